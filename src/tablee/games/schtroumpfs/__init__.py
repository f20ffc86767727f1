"""Les Schtroumpfs : le Village secret, together against Gargamel, one to five players: docs/rules/schtroumpfs.md."""

from tablee.games.schtroumpfs.game import SCHTROUMPFS, SchtroumpfsGame, SchtroumpfsOptions
from tablee.games.schtroumpfs.rules import Village

GAME = SCHTROUMPFS
COMPILED = (  # the modules of this folder that mypyc compiles
    "moves",
    "box",
    "refusals",
    "asking",
    "prices",
    "placing",
    "cakes",
    "defaults",
    "actions",
    "inventions",
    "windows",
    "dangers",
    "abilities",
    "performing",
    "gargamel",
    "turn",
    "rules",
    "judgement",
    "habits",
    "foresight",
)

__all__ = ["COMPILED", "GAME", "SCHTROUMPFS", "SchtroumpfsGame", "SchtroumpfsOptions", "Village"]
