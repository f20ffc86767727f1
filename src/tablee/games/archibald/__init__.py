"""À la recherche d'Archibald, a race over an unknown board, two to four players: docs/rules/archibald.md."""

from tablee.games.archibald.game import ARCHIBALD, ArchibaldGame, ArchibaldOptions
from tablee.games.archibald.rules import Race

GAME = ARCHIBALD
COMPILED = (  # the modules of this folder that mypyc compiles
    "moves",
    "box",
    "refusals",
    "board",
    "asking",
    "odds",
    "defaults",
    "water",
    "fighting",
    "arriving",
    "moving",
    "effects",
    "playing",
    "turn",
    "rules",
    "judgement",
    "habits",
    "foresight",
)

__all__ = ["ARCHIBALD", "COMPILED", "GAME", "ArchibaldGame", "ArchibaldOptions", "Race"]
