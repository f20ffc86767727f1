"""Roll-outs: every promising move is played out in the same imagined games, and the one that ends best is chosen.

What promises less can be dropped on the way, so that most of the time is spent on the few moves that are hard to tell
apart. A game says how one imagined game is played out with each move, and how well it ended.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from tablee.kernel.luck import Luck
from tablee.kernel.position import Move

FIRST_SIGHT: Final = 0.5  # imagined games that the gain at first sight counts for


@final
class Trial:
    """A move that is tried out: what it gains at first sight, and what its imagined games brought."""

    __slots__ = ("move", "gain", "total", "count")

    def __init__(self, move: Move, gain: float = 0.0) -> None:
        self.move = move
        self.gain = gain
        self.total = 0.0
        self.count = 0

    def add(self, success: float) -> None:
        self.total += success
        self.count += 1

    def worth(self) -> float:
        return (self.total + FIRST_SIGHT * self.gain) / self.count


@mypyc_attr(allow_interpreted_subclasses=True)
class Rollouts:
    """The roll-outs of one decision."""

    __slots__ = ()

    def try_all(self, trials: list[Trial], luck: Luck) -> None:
        """Play one imagined game out with each of these moves, and add how well it ended."""
        raise NotImplementedError

    def best(self, trials: list[Trial], stages: list[int], luck: Luck) -> Move:
        """So many imagined games in each stage; after each, the better half of the moves goes on."""
        for games in stages:
            if len(trials) == 1:
                break
            for _ in range(games):
                self.try_all(trials, luck)
            trials = better_half(trials)
        return trials[0].move


def better_half(trials: list[Trial]) -> list[Trial]:
    """The best first; of equals, the one that was first before."""
    ranked: list[Trial] = []
    for trial in trials:
        place = len(ranked)
        while place > 0 and ranked[place - 1].worth() < trial.worth():
            place -= 1
        ranked.insert(place, trial)
    return ranked[: (len(ranked) + 1) // 2]


def best_rival(standings: list[float], seat: int) -> float:
    """The highest standing among the others."""
    best = standings[seat - 1]
    for other, standing in enumerate(standings):
        if other != seat and standing > best:
            best = standing
    return best
