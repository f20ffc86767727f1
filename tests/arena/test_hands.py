"""Games that are played elsewhere: whoever plays them, and whichever is done first, the result is the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from typing import Any

import pytest

from tablee.arena import every_table, tournament
from tablee.arena.figures import GameRecord
from tablee.arena.hands import Play, in_order
from tablee.arena.on_ray import HERE
from tablee.kernel import FastLuck
from tests.arena.small_games import put_on_the_shelf
from tests.arena.test_sides import facts

LINE_UP = ["solid", "beginner", "random"]


class Lost(Exception):
    """What a scheduler says of a batch that it could not play."""


class AnyOrder:
    """A scheduler that finishes whatever luck says of what is under way, and may lose one batch."""

    def __init__(self, seed: int, losing: int | None = None) -> None:
        self.luck = FastLuck(seed)
        self.losing = losing
        self.numbers = count()
        self.under_way: dict[int, tuple[Play, range]] = {}
        self.finished: list[int] = []
        self.dropped: list[int] = []
        self.most = 0

    def begin(self, play: Play, numbers: range) -> int:
        job = next(self.numbers)
        self.under_way[job] = play, numbers
        self.most = max(self.most, len(self.under_way))
        return job

    def one_done(self, jobs: Sequence[int]) -> int:
        assert sorted(jobs) == sorted(self.under_way)
        return jobs[self.luck.below(len(jobs))]

    def records(self, job: int) -> list[GameRecord]:
        play, numbers = self.under_way.pop(job)
        self.finished.append(job)
        if job == self.losing:
            raise Lost
        return play(numbers)

    def drop(self, job: int) -> None:
        del self.under_way[job]
        self.dropped.append(job)


def numbered(numbers: range) -> list[GameRecord]:
    return [GameRecord(number, [], [], [], [], []) for number in numbers]


BATCHES = [range(first, first + 3) for first in range(0, 60, 3)]


@pytest.mark.parametrize("at_once", [1, 2, 5, 100])
@pytest.mark.parametrize("seed", range(5))
def test_batches_come_back_in_their_order_whichever_is_done_first(seed: int, at_once: int) -> None:
    anyhow = AnyOrder(seed)
    found = list(in_order(anyhow, at_once, numbered, BATCHES))
    assert [record.number for batch in found for record in batch] == list(range(60))
    assert anyhow.most == min(at_once, len(BATCHES))
    assert (anyhow.finished == sorted(anyhow.finished)) == (at_once == 1)


def test_a_batch_that_is_lost_is_told_and_the_others_are_dropped() -> None:
    losing = AnyOrder(1, losing=7)
    with pytest.raises(Lost):
        list(in_order(losing, 4, numbered, BATCHES))
    assert len(losing.dropped) == 3
    assert losing.under_way == {}


def test_whoever_stops_listening_leaves_nothing_under_way() -> None:
    anyhow = AnyOrder(1)
    some: Any = in_order(anyhow, 4, numbered, BATCHES)
    next(some)
    some.close()
    assert anyhow.dropped
    assert anyhow.under_way == {}


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> list[AnyOrder]:
    """Instead of Ray: a scheduler for each tournament, the next one with other luck."""
    made: list[AnyOrder] = []

    @contextmanager
    def anywhere(address: str, workers: int | None) -> Iterator[tuple[AnyOrder, int]]:
        made.append(AnyOrder(len(made)))
        yield made[-1], workers or 4

    monkeypatch.setattr("tablee.arena.on_ray.ray_at", anywhere)
    return made


def test_a_tournament_elsewhere_has_the_result_of_one_here_to_the_last_bit(elsewhere: list[AnyOrder]) -> None:
    here = facts(tournament("smile", LINE_UP, 43, seed=9, workers=1))
    for workers in (None, 1, 2, 3, 9):
        assert facts(tournament("smile", LINE_UP, 43, seed=9, workers=workers, ray=HERE)) == here
    assert any(anyhow.finished != sorted(anyhow.finished) for anyhow in elsewhere)


def test_every_table_elsewhere_is_every_table_here(elsewhere: list[AnyOrder], monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelf(monkeypatch)
    here, there = (every_table("dare", "random", 12, workers=1, ray=ray) for ray in (None, HERE))
    assert [facts(cell.result) for cell in here.cells] == [facts(cell.result) for cell in there.cells]
    assert len(elsewhere) == 1


def test_progress_counts_what_is_in_order(elsewhere: list[AnyOrder]) -> None:
    seen: list[int] = []
    tournament("smile", ["random"] * 3, 12, ray=HERE, progress=seen.append)
    assert seen == [5, 10, 12]
