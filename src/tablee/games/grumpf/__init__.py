"""Grumpf (Pierre Compain): prehistoric clans in real time, two to six players. Rules: docs/rules/grumpf.md."""

from tablee.games.grumpf.game import GRUMPF, GrumpfGame, GrumpfOptions
from tablee.games.grumpf.rules import Grumpf

GAME = GRUMPF
COMPILED = (  # the modules of this folder that mypyc compiles
    "moves",
    "box",
    "clans",
    "refusals",
    "names",
    "terms",
    "sharing",
    "scoring",
    "sight",
    "hunt",
    "counting",
    "neutral",
    "phases",
    "rules",
    "start",
    "hand",
    "windows",
    "realtime",
    "slow",
    "setup",
    "judgement",
    "tactics",
    "rollouts",
)

__all__ = ["COMPILED", "GAME", "GRUMPF", "Grumpf", "GrumpfGame", "GrumpfOptions"]
