"""How quick the bots of Grumpf are (the table of section 11), in milliseconds.

A delay is one of a few equally likely times, so that a single draw decides it and a recorded game replays exactly.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import exp
from statistics import NormalDist
from typing import Final, Literal

import msgspec

Tempo = Literal["calm", "normal", "quick"]

DRAWS: Final = 64  # equally likely times of each kind
FLOOR: Final = 600  # between two placements, whatever the tempo
FACTORS: Final[dict[Tempo, float]] = {"calm": 1.5, "normal": 1.0, "quick": 0.8}
SLOW: Final = (1_000, 2_500)  # an answer in the slow paces
NOBODY_WAITS: Final = (1_000,)  # a seat that nobody plays for (GRU-313)


class Rhythm(msgspec.Struct, frozen=True):
    """Of one level: when it sees what happens, when it begins after GO, and how soon it goes on."""

    perception: int
    reaction: int
    start: int
    start_spread: int
    act: int  # the median; times are log-normal
    act_sigma: float
    act_floor: int
    flip: int  # more, if the last pawn had to be turned

    def looks_back(self) -> int:
        """What it acts on is so old: it neither sees nor reacts sooner."""
        return max(self.perception, self.reaction)


RHYTHMS: Final = {
    "beginner": Rhythm(1_500, 1_800, 3_000, 500, 3_000, 0.35, 1_800, 600),
    "solid": Rhythm(900, 1_100, 2_000, 400, 1_900, 0.30, 1_100, 400),
    "strong": Rhythm(500, 700, 1_200, 300, 1_200, 0.25, 800, 300),
}


@cache
def quantiles(level: str, kind: str, tempo: Tempo) -> tuple[int, ...]:
    """The equally likely delays before a command: the first after GO (`start`), any later one (`act`), one after a
    pawn that had to be turned (`flip`), or an answer in a slow pace (any other kind). No level: nobody plays there.
    """
    rhythm = RHYTHMS.get(level)
    if rhythm is None:
        return NOBODY_WAITS
    at = quantile_of(rhythm, kind)
    factor = FACTORS[tempo]
    return tuple(max(FLOOR, round(factor * at((place + 0.5) / DRAWS))) for place in range(DRAWS))


def quantile_of(rhythm: Rhythm, kind: str) -> Callable[[float], float]:
    normal = NormalDist()
    if kind == "start":
        return lambda part: max(rhythm.looks_back(), rhythm.start + rhythm.start_spread * normal.inv_cdf(part))
    if kind in ("act", "flip"):
        extra = rhythm.flip if kind == "flip" else 0
        sigma = rhythm.act_sigma
        return lambda part: extra + max(rhythm.act_floor, rhythm.act * exp(sigma * normal.inv_cdf(part)))
    first, last = SLOW
    return lambda part: first + (last - first) * part
