"""Smile (Michael Schacht): an auction with fireflies, three to five players. Rules: docs/rules/smile.md."""

from tablee.games.smile.game import SMILE, SmileGame, SmileOptions
from tablee.games.smile.rules import Smile

__all__ = ["SMILE", "Smile", "SmileGame", "SmileOptions"]
