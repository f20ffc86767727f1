"""Nights as the phones hear them: one text of one size at every beat for everybody living, at the same times."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import floor
from statistics import median
from typing import Final

from tablee.tables.hush import BEAT

SECONDS: Final = BEAT / 1000
EARLY: Final = 0.02  # seconds before its place on the grid: still this beat, not a very late one before it


@dataclass
class Found:
    """What the nights of a stretch of load showed."""

    nights: int = 0  # that came to their dawn
    uneven: int = 0  # in which some phone got more beats than another
    astray: int = 0  # phones that live and were not hushed, or the other way round
    odd: int = 0  # texts of another size
    missed: int = 0  # beats that nobody got
    late: list[float] = field(default_factory=list)  # seconds of each text behind its place on the grid
    apart: list[float] = field(default_factory=list)  # seconds of each beat between its first and its last phone


class Night:
    """The beats of one village, phone by phone, until all phones know of the dawn."""

    __slots__ = ("told", "astray", "heard")

    def __init__(self) -> None:
        self.told = 0
        self.astray = 0
        self.heard: list[list[float]] = []

    def dawn(self, beats: list[float], living: bool) -> int:
        """One more phone has heard of it, after these beats; how many know by now."""
        self.told += 1
        self.astray += bool(beats) != living
        if beats:
            self.heard.append(beats)
        return self.told

    def judge(self, found: Found, since: float) -> None:
        """Of a night that began before the time was taken, only the beats after that."""
        found.nights += 1
        found.astray += self.astray
        if len({len(beats) for beats in self.heard}) > 1:
            found.uneven += 1
            return
        rows = [row for row in zip(*self.heard, strict=True) if min(row) >= since]
        if not rows:
            return
        grid, places = slots([min(row) for row in rows])
        found.missed += places[-1] - places[0] + 1 - len(places)
        for row, place in zip(rows, places, strict=True):
            due = grid + place * SECONDS
            found.late.extend(max(0.0, arrived - due) for arrived in row)
            found.apart.append(max(row) - min(row))


def slots(arrivals: list[float]) -> tuple[float, list[int]]:
    """The grid on which beats came, by those that came first within theirs, and the place of each beat on it."""
    begin = arrivals[0] + median(phase(arrived - arrivals[0]) for arrived in arrivals)
    phases = sorted(phase(arrived - begin) for arrived in arrivals)
    grid = begin + phases[len(phases) // 20]
    places: list[int] = []
    for arrived in arrivals:
        place = floor((arrived - grid + EARLY) / SECONDS)
        places.append(max(place, places[-1] + 1) if places else place)
    return grid, places


def phase(seconds: float) -> float:
    """How far from the nearest beat: by less than half of one, before or after it."""
    return (seconds + SECONDS / 2) % SECONDS - SECONDS / 2
