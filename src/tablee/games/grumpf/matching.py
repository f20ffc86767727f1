"""Who gets what, when there is only one of each: a matching, found by paths on which things change hands.

Every path looks at each thing once, so the work grows with the number of wishes, not with the ways to fulfil them.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Generic, NamedTuple, TypeVar

Thing = TypeVar("Thing", bound=Hashable)


class Shortage(NamedTuple, Generic[Thing]):
    """Wishes that cannot all be fulfilled, by their places: only these things would do, and they are one too few."""

    wishes: list[int]
    things: list[Thing]


def match(wishes: Sequence[Sequence[Thing]]) -> list[Thing] | Shortage[Thing]:
    """For each wish one of the things that would do, each thing once: the first that leaves enough for the others."""
    owners: dict[Thing, int] = {}
    for place in range(len(wishes)):
        tried: set[Thing] = set()
        if not find(wishes, owners, place, tried):
            short = sorted({owners[thing] for thing in tried} | {place})
            return Shortage(short, list(dict.fromkeys(thing for wish in short for thing in wishes[wish])))
    return prefer_the_first(wishes, owners)


def find(wishes: Sequence[Sequence[Thing]], owners: dict[Thing, int], place: int, tried: set[Thing]) -> bool:
    """Give this wish something free, or something whose owner finds another; if there is none, nothing changes."""
    for thing in wishes[place]:
        if thing not in tried:
            tried.add(thing)
            if thing not in owners or find(wishes, owners, owners[thing], tried):
                owners[thing] = place
                return True
    return False


def prefer_the_first(wishes: Sequence[Sequence[Thing]], owners: dict[Thing, int]) -> list[Thing]:
    """One wish after the other takes the first thing that it can have, as long as later ones find something else."""
    settled: dict[Thing, int] = {}
    for place, wish in enumerate(wishes):
        mine = next(thing for thing, owner in owners.items() if owner == place)
        del owners[mine]
        for thing in wish:
            if thing in settled:
                continue
            if thing not in owners or find(wishes, owners, owners[thing], {*settled, thing}):
                owners[thing] = place
                settled[thing] = place
                break
    return list(settled)
