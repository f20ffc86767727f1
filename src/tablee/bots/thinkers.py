"""Players for any game: one that chooses by lot, one that searches."""

from __future__ import annotations

from tablee.bots.search import Search
from tablee.kernel import Belief, Bot, Event, Luck, Move, View


class RandomBot(Bot):
    """Any legal move, each as likely."""

    def __init__(self, belief: Belief, seat: int, luck: Luck) -> None:
        self.belief = belief
        self.seat = seat
        self.luck = luck

    def hear(self, event: Event) -> None:
        self.belief.hear(event)

    def choose(self, view: View) -> Move:
        self.belief.see(view)
        moves = self.belief.imagine(self.luck).moves(self.seat)
        return moves[self.luck.below(len(moves))]


class SearchBot(Bot):
    """Information-set Monte Carlo tree search, with a number of iterations for each decision."""

    def __init__(self, belief: Belief, seat: int, luck: Luck, iterations: int = 1000) -> None:
        self.belief = belief
        self.seat = seat
        self.luck = luck
        self.iterations = iterations

    def hear(self, event: Event) -> None:
        self.belief.hear(event)

    def choose(self, view: View) -> Move:
        self.belief.see(view)
        search = Search(self.belief, self.luck)
        search.run(self.iterations)
        return search.best()
