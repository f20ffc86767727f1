"""Les Loups-Garous de Thiercelieux and Le Village, five to twenty-nine players: docs/rules/loupsgarous.md."""

from tablee.games.loupsgarous.game import LOUPSGAROUS, LoupsGarousGame, LoupsGarousOptions
from tablee.games.loupsgarous.rules import Village

GAME = LOUPSGAROUS
COMPILED = (  # the modules of this folder that mypyc compiles
    "moves",
    "box",
    "refusals",
    "timed",
    "calls",
    "register",
    "rules",
    "copies",
    "bets",
    "requests",
    "victory",
    "talk",
    "presence",
    "table",
    "founding",
    "thief",
    "cupid",
    "seer",
    "pack",
    "baker",
    "white_wolf",
    "witch",
    "protector",
    "piper",
    "pyromaniac",
    "raven",
    "night",
    "dawn",
    "deaths",
    "captain",
    "scapegoat",
    "housing",
    "powers",
    "speech",
    "debate",
    "vote",
    "sentence",
    "suspicion",
    "worlds",
)

__all__ = ["COMPILED", "GAME", "LOUPSGAROUS", "LoupsGarousGame", "LoupsGarousOptions", "Village"]
