"""Roll-outs for any game: how moves are tried, dropped and chosen."""

from __future__ import annotations

import pytest

from tablee.bots import Rollouts, Trial, best_rival
from tablee.bots.rollouts import better_half
from tablee.kernel import FastLuck, Luck, Move

MOVES = [Move(text) for text in ("a", "b", "c", "d", "e")]


class Counted(Rollouts):
    """Each move always ends as well as it is written here."""

    def __init__(self, worth: dict[str, float]) -> None:
        self.worth = worth
        self.tried: list[str] = []

    def try_all(self, trials: list[Trial], luck: Luck) -> None:
        self.tried.append("".join(trial.move.text for trial in trials))
        for trial in trials:
            trial.add(self.worth[trial.move.text])


def trials(*gains: float) -> list[Trial]:
    return [Trial(move, gain) for move, gain in zip(MOVES, gains, strict=False)]


def test_after_each_stage_the_better_half_goes_on() -> None:
    rollouts = Counted({"a": 0.1, "b": 0.4, "c": 0.9, "d": 0.3, "e": 0.5})
    assert rollouts.best(trials(0, 0, 0, 0, 0), [2, 1, 1], FastLuck(1)).text == "c"
    assert rollouts.tried == ["abcde", "abcde", "ceb", "ce"]


def test_a_single_move_is_not_tried() -> None:
    rollouts = Counted({})
    assert rollouts.best(trials(0), [5], FastLuck(1)).text == "a"
    assert rollouts.tried == []


def test_of_equals_the_first_is_chosen() -> None:
    rollouts = Counted(dict.fromkeys("abc", 0.5))
    assert rollouts.best(trials(0, 0, 0), [3], FastLuck(1)).text == "a"


def test_first_sight_counts_like_half_a_game() -> None:
    first, second = trials(1.0, 0.0)
    for trial in (first, second):
        trial.add(0.25)
        trial.add(0.5)
    assert (first.worth(), second.worth()) == pytest.approx((0.625, 0.375))
    assert [trial.move.text for trial in better_half([second, first])] == ["a"]


@pytest.mark.parametrize(("seat", "best"), [(0, 5.0), (1, 7.0), (2, 7.0)])
def test_the_best_rival_is_somebody_else(seat: int, best: float) -> None:
    assert best_rival([7.0, -3.0, 5.0], seat) == best


def test_the_best_rival_may_be_below_nothing() -> None:
    assert best_rival([-2000.0, -1500.0], 0) == -1500.0
