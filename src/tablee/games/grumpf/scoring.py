"""Section 3.10: series of different animals, and the best use of tiles and Jokers, found exactly."""

from __future__ import annotations

from typing import final


@final
class Best:
    """The best that a clan can make of its animals: which it puts on tiles, and what its Joker stands for."""

    __slots__ = ("points", "series", "copies", "joker")

    def __init__(self, points: int, series: list[int], copies: list[int], joker: int) -> None:
        self.points = points
        self.series = series  # the number of species in each, longest first
        self.copies = copies  # species duplicated, in board order (GRU-184)
        self.joker = joker  # a species; -1 without a Joker


def series_of(counts: list[int]) -> list[int]:
    """GRU-181, 183. As long as possible: the k-th series has every species of which there are k or more."""
    series: list[int] = []
    while True:
        length = 0
        for count in counts:
            if count > len(series):
                length += 1
        if length == 0:
            return series
        series.append(length)


def points_of(series: list[int], points: list[int]) -> int:
    """GRU-182. Each series by its number of species; they add up."""
    total = 0
    for length in series:
        total += points[length]
    return total


def best_use(animals: list[int], tiles: int, jokers: int, points: list[int]) -> Best:
    """GRU-184 to 189. Every choice is tried; of equals the fewest tiles, then the first species.

    The order of trying is that order, so that only a better one replaces what was found.
    """
    best: Best | None = None
    for used in range(tiles + 1):
        for copies in ways_to_copy(animals, used, 0):
            counts = animals[:]
            for species in copies:
                counts[species] += 1
            for joker in range(len(animals)) if jokers else [-1]:
                if joker >= 0:
                    counts[joker] += 1
                series = series_of(counts)
                total = points_of(series, points)
                if best is None or total > best.points:
                    best = Best(total, series, copies, joker)
                if joker >= 0:
                    counts[joker] -= 1
    assert best is not None
    return best


def ways_to_copy(animals: list[int], tiles: int, first: int) -> list[list[int]]:
    """GRU-185. So many tiles on tokens from `first` on, no token twice; first species first."""
    if tiles == 0:
        return [[]]
    ways: list[list[int]] = []
    for species in range(first, len(animals)):
        for copies in range(min(tiles, animals[species]), 0, -1):
            for rest in ways_to_copy(animals, tiles - copies, species + 1):
                ways.append([species] * copies + rest)
    return ways


def ranks_of(points: list[int], animals: list[int]) -> list[int]:
    """GRU-190 to 193. Most points, then fewest animals; equal on both is the same rank, and the next is skipped."""
    ranks: list[int] = []
    for seat in range(len(points)):
        rank = 1
        for other in range(len(points)):
            ahead = points[other] - points[seat]
            if ahead > 0 or (ahead == 0 and animals[other] < animals[seat]):
                rank += 1
        ranks.append(rank)
    return ranks
