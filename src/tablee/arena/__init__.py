"""Many games at once: tournaments between bots, with statistics."""

from tablee.arena.figures import Ending, GameRecord, Line, Result, SideLine, Together
from tablee.arena.tournament import tournament

__all__ = ["Ending", "GameRecord", "Line", "Result", "SideLine", "Together", "tournament"]
