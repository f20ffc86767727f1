"""Owls, a village with time and secrets (`tests/kernel/owls.py`), as a box that is played in the terminal."""

from tests.kernel.owls import OWLS_GAME as GAME

__all__ = ["GAME"]
