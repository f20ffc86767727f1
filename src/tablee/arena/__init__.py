"""Many games at once: tournaments between bots, with statistics."""

from tablee.arena.every_table import Cell, EveryTable, every_table, has_every_table
from tablee.arena.figures import Ending, GameRecord, Line, PlaceLine, Result, SideLine, Together
from tablee.arena.tournament import tournament

__all__ = [
    "Cell",
    "Ending",
    "EveryTable",
    "GameRecord",
    "Line",
    "PlaceLine",
    "Result",
    "SideLine",
    "Together",
    "every_table",
    "has_every_table",
    "tournament",
]
