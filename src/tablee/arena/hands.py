"""Who plays the games of a tournament: this process, others on this machine, or Ray.

A batch of games follows from the seed and its numbers alone, so it may be played anywhere, at any time, and again if it
was lost. What comes of the batches is handed back in their order, whichever is done first: a sum of fractions depends
on its order, and a result must not depend on who was quicker.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from typing import Protocol, TypeAlias, TypeVar

from tablee.arena.figures import GameRecord

Play: TypeAlias = Callable[[range], list[GameRecord]]
HandOut: TypeAlias = Callable[[Play, list[range]], Iterable[list[GameRecord]]]
Job = TypeVar("Job")


class Scheduler(Protocol[Job]):
    """Plays batches somewhere else, in whatever order it likes."""

    def begin(self, play: Play, numbers: range) -> Job: ...

    def one_done(self, jobs: Sequence[Job]) -> Job:
        """Wait for one of them."""
        ...

    def records(self, job: Job) -> list[GameRecord]:
        """What came of a job that is done; an error, if it was lost."""
        ...

    def drop(self, job: Job) -> None:
        """Nobody wants to know any more what comes of it."""
        ...


@contextmanager
def hands(workers: int | None, ray: str | None = None) -> Iterator[HandOut]:
    """Who plays: this process, or so many others (as many as there are cores, if nobody says how many).

    With `ray` they are Ray's, at that address (`on_ray.HERE`: one that is started for these games).
    """
    if ray is not None:
        from tablee.arena.on_ray import ray_at

        with ray_at(ray, workers) as (scheduler, at_once):
            yield partial(in_order, scheduler, at_once)
        return
    count = workers or os.cpu_count() or 1
    if count == 1:
        yield map
        return
    with ProcessPoolExecutor(count, mp_context=get_context("spawn")) as pool:
        yield pool.map


def in_order(scheduler: Scheduler[Job], at_once: int, play: Play, batches: list[range]) -> Iterator[list[GameRecord]]:
    """What comes of the batches, in their order. So many are under way at once; whoever stops leaves none of them."""
    under_way: dict[Job, int] = {}
    done: dict[int, list[GameRecord]] = {}
    begun = 0
    try:
        for place in range(len(batches)):
            while place not in done:
                while begun < len(batches) and len(under_way) < at_once:
                    under_way[scheduler.begin(play, batches[begun])] = begun
                    begun += 1
                job = scheduler.one_done(list(under_way))
                number = under_way.pop(job)
                done[number] = scheduler.records(job)
            yield done.pop(place)
    finally:
        for job in under_way:
            scheduler.drop(job)
