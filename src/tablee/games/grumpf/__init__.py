"""Grumpf (Pierre Compain): prehistoric clans in real time, two to six players. Rules: docs/rules/grumpf.md."""

from tablee.games.grumpf.game import GRUMPF, GrumpfGame, GrumpfOptions
from tablee.games.grumpf.rules import Grumpf

__all__ = ["GRUMPF", "Grumpf", "GrumpfGame", "GrumpfOptions"]
