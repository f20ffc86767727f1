"""Smile (Michael Schacht): an auction with fireflies, three to five players. Rules: docs/rules/smile.md."""

from tablee.games.smile.game import SMILE, SmileGame, SmileOptions
from tablee.games.smile.rules import Smile

GAME = SMILE
COMPILED = (  # the modules of this folder that mypyc compiles
    "box",
    "moves",
    "rules",
    "sight",
    "judgement",
)

__all__ = ["COMPILED", "GAME", "SMILE", "Smile", "SmileGame", "SmileOptions"]
