"""The bots of Smile, from its rules' section 11. They hear their seat's events and see its view, never a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablee.bots import RandomBot
from tablee.games.smile.judgement import ROLLOUTS, Counting, solid_move, strong_move
from tablee.kernel import Belief, Bot, Event, Luck, Move, View

MOODS: Final = 4  # a beginner's greed: one of -2, -1, 0, +1 for the whole game


class SmileBot(Bot):
    """A player with a seat, a memory and some luck of its own."""

    def __init__(self, belief: Belief, seat: int, luck: Luck) -> None:
        assert isinstance(belief, Counting)
        self.belief = belief
        self.seat = seat
        self.luck = luck

    def hear(self, event: Event) -> None:
        self.belief.hear(event)

    def choose(self, view: View) -> Move:
        self.belief.see(view)  # type: ignore[arg-type]
        return self.decide()

    def decide(self) -> Move:
        raise NotImplementedError


class Beginner(SmileBot):
    """One move in four by lot; otherwise greedy, by a temper drawn once. Knows nothing of colours to come."""

    def __init__(self, belief: Belief, seat: int, luck: Luck) -> None:
        super().__init__(belief, seat, luck)
        self.threshold = luck.below(MOODS) - 2

    def decide(self) -> Move:
        position = self.belief.imagine(self.luck)
        if self.luck.below(4) == 0:
            moves = position.moves(self.seat)
            return moves[self.luck.below(len(moves))]
        return position.greedy(self.seat, self.threshold)


class Solid(SmileBot):
    """Weighs the best creature now against what waiting promises."""

    def decide(self) -> Move:
        return solid_move(self.belief.imagine(self.luck), self.seat, 0.0, self.luck)


class Strong(SmileBot):
    """Remembers every hand, and plays each of its moves out to the end of many imagined games before it chooses."""

    rollouts = ROLLOUTS

    def decide(self) -> Move:
        return strong_move(self.belief, self.seat, self.luck, self.rollouts)


class Default(SmileBot):
    """What the table plays for a clock that ran out: a yardstick."""

    def decide(self) -> Move:
        return self.belief.imagine(self.luck).default(self.seat)


LEVELS: Final[dict[str, Callable[[Belief, int, Luck], Bot]]] = {
    "random": RandomBot,
    "default": Default,
    "beginner": Beginner,
    "solid": Solid,
    "strong": Strong,
}
