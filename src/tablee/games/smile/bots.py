"""The bots of Smile, from its rules' section 11. They hear their seat's events and see its view, never a position."""

from __future__ import annotations

from typing import Final

from tablee.bots import DefaultBot, RandomBot, Thinker
from tablee.games.smile.judgement import ROLLOUTS, Counting, solid_move, strong_move
from tablee.kernel import BotMaker, Luck, Move, View

MOODS: Final = 4  # a beginner's greed: one of -2, -1, 0, +1 for the whole game


class Beginner(Thinker[Counting]):
    """One move in four by lot; otherwise greedy, by a temper drawn once. Knows nothing of colours to come."""

    def __init__(self, belief: Counting, seat: int, luck: Luck) -> None:
        super().__init__(belief, seat, luck)
        self.threshold = luck.below(MOODS) - 2

    def decide(self, view: View) -> Move:
        position = self.belief.imagine(self.luck)
        if self.luck.below(4) == 0:
            moves = position.moves(self.seat)
            return moves[self.luck.below(len(moves))]
        return position.greedy(self.seat, self.threshold)


class Solid(Thinker[Counting]):
    """Weighs the best creature now against what waiting promises."""

    def decide(self, view: View) -> Move:
        return solid_move(self.belief.imagine(self.luck), self.seat, 0.0, self.luck)


class Strong(Thinker[Counting]):
    """Remembers every hand, and plays each of its moves out to the end of many imagined games before it chooses."""

    rollouts = ROLLOUTS

    def decide(self, view: View) -> Move:
        return strong_move(self.belief, self.seat, self.luck, self.rollouts)


LEVELS: Final[dict[str, BotMaker]] = {
    "random": RandomBot,
    "default": DefaultBot,
    "beginner": Beginner,
    "solid": Solid,
    "strong": Strong,
}
