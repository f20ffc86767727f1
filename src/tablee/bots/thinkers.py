"""Players for any game: one that chooses by lot, one that plays what the table would, one that searches.

A game's own bots are `Thinker`s, too: they say what they decide, and nothing else.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Generic, TypeVar

from tablee.bots.search import Search
from tablee.kernel import Belief, Bot, Event, Luck, Move, View

B = TypeVar("B", bound=Belief)


class Thinker(Bot, Generic[B]):
    """A player with a seat, a mind of one kind, and some luck of its own."""

    def __init__(self, belief: B, seat: int, luck: Luck) -> None:
        self.belief = belief
        self.seat = seat
        self.luck = luck

    def hear(self, event: Event) -> None:
        self.belief.hear(event)

    def draw_from(self, luck: Luck) -> None:
        self.luck = luck

    def choose(self, view: View) -> Move | None:
        self.belief.see(view)
        return self.decide(view)

    @abstractmethod
    def decide(self, view: View) -> Move | None:
        """The move that this view calls for, now that the mind has seen it."""


class RandomBot(Thinker[Belief]):
    """Any legal move, each as likely."""

    def decide(self, view: View) -> Move:
        moves = self.belief.imagine(self.luck).moves(self.seat)
        return moves[self.luck.below(len(moves))]


class DefaultBot(Thinker[Belief]):
    """What the table plays for a clock that ran out: a yardstick."""

    def decide(self, view: View) -> Move:
        return self.belief.imagine(self.luck).default(self.seat)


class SearchBot(Thinker[Belief]):
    """Information-set Monte Carlo tree search, with a number of iterations for each decision."""

    def __init__(self, belief: Belief, seat: int, luck: Luck, iterations: int = 1000) -> None:
        super().__init__(belief, seat, luck)
        self.iterations = iterations

    def decide(self, view: View) -> Move:
        search = Search(self.belief, self.luck)
        search.run(self.iterations)
        return search.best()
