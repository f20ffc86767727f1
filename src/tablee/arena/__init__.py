"""Many games at once: tournaments between bots, with statistics."""

from tablee.arena.tournament import GameRecord, Line, Result, tournament

__all__ = ["GameRecord", "Line", "Result", "tournament"]
