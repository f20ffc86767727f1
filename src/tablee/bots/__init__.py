"""Search over any game, and how long it may think. Games add their own judgement in `games/*/bots.py`."""

from tablee.bots.search import Search, Supposed
from tablee.bots.thinkers import RandomBot, SearchBot

__all__ = ["RandomBot", "Search", "SearchBot", "Supposed"]
