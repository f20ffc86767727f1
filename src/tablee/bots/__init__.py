"""Search and roll-outs over any game, and the shell of every bot. A game adds its judgement in `games/*/bots.py`."""

from tablee.bots.rollouts import Rollouts, Trial, best_rival
from tablee.bots.search import Search, Supposed
from tablee.bots.thinkers import DefaultBot, RandomBot, SearchBot, Thinker

__all__ = ["DefaultBot", "RandomBot", "Rollouts", "Search", "SearchBot", "Supposed", "Thinker", "Trial", "best_rival"]
