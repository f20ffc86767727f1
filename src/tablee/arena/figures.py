"""What many games come to: shares with their intervals, by bot, by side, together, and how the games ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import Final

import msgspec

CONFIDENCE: Final = 1.96  # standard deviations on each side of a 95 % interval


class GameRecord(msgspec.Struct, frozen=True):
    """One game: by bot in the order of the line-up, not by seat."""

    number: int
    shares: Sequence[float]  # of the victory
    ranks: Sequence[int]
    scores: Sequence[int]  # empty in a game that has none
    moves: Sequence[int]
    seconds: Sequence[float]  # spent choosing
    sides: Sequence[str] = ()  # in a game that has some
    reason: str = ""  # of its end
    won: bool = True  # by anybody
    order: Sequence[int] = ()  # places in turn order, from 0: where one seat alone begins


class Line(msgspec.Struct, frozen=True):
    """What one bot of the line-up achieved."""

    bot: str
    games: int
    wins: float  # shared victories count in parts
    share: float
    low: float  # 95 % confidence interval of the share
    high: float
    mean_score: float | None  # in a game that has scores
    mean_rank: float
    seconds_per_move: float


class SideLine(msgspec.Struct, frozen=True):
    """What one side achieved, in the games in which it was dealt. A victory that some of it share counts in parts."""

    side: str
    bot: str  # the level that played all of it; empty where each seat had its own
    games: int
    mean_seats: float
    wins: float
    share: float
    low: float
    high: float
    seconds_per_move: float


class PlaceLine(msgspec.Struct, frozen=True):
    """What whoever plays first, second, ... achieved, whichever bot that was."""

    place: int  # 1 begins
    wins: float
    share: float
    low: float
    high: float


class Together(msgspec.Struct, frozen=True):
    """How often everybody won, where all win or lose together."""

    wins: int
    share: float
    low: float
    high: float


class Ending(msgspec.Struct, frozen=True):
    """How often games ended for one reason."""

    reason: str
    games: int
    share: float
    low: float
    high: float


class Result(msgspec.Struct, frozen=True):
    """A tournament. By sides there are no lines of single bots: a bot is its side's."""

    game: str
    seed: int
    games: int
    seats: int
    fair_share: float | None  # none for sides, and where all win or lose together
    lines: Sequence[Line]
    sides: Sequence[SideLine]
    together: Together | None
    endings: Sequence[Ending]
    places: Sequence[PlaceLine] = ()  # by turn order, where somebody begins and not all win or lose together


def summary(bot: str, place: int, records: Sequence[GameRecord]) -> Line:
    count = len(records)
    wins = sum(record.shares[place] for record in records)
    low, high = wilson(wins, count)
    moves = sum(record.moves[place] for record in records)
    return Line(
        bot=bot,
        games=count,
        wins=wins,
        share=wins / count,
        low=low,
        high=high,
        mean_score=sum(record.scores[place] for record in records) / count if records[0].scores else None,
        mean_rank=sum(record.ranks[place] for record in records) / count,
        seconds_per_move=sum(record.seconds[place] for record in records) / max(1, moves),
    )


def side_summary(side: str, bot: str, records: Sequence[GameRecord]) -> SideLine | None:
    """None for a side that was never dealt."""
    wins = seconds = 0.0
    count = seats = moves = 0
    for record in records:
        places = [place for place, dealt in enumerate(record.sides) if dealt == side]
        if places:
            count += 1
            seats += len(places)
            wins += sum(record.shares[place] for place in places) / len(places)
            moves += sum(record.moves[place] for place in places)
            seconds += sum(record.seconds[place] for place in places)
    if not count:
        return None
    low, high = wilson(wins, count)
    return SideLine(side, bot, count, seats / count, wins, wins / count, low, high, seconds / max(1, moves))


def places(records: Sequence[GameRecord]) -> list[PlaceLine]:
    """By turn order; nothing if there was a game that nobody alone began."""
    if not all(record.order for record in records):
        return []
    count = len(records)
    wins = [0.0] * len(records[0].order)
    for record in records:
        for place, share in zip(record.order, record.shares, strict=True):
            wins[place] += share
    return [PlaceLine(place + 1, won, won / count, *wilson(won, count)) for place, won in enumerate(wins)]


def together(records: Sequence[GameRecord]) -> Together:
    wins = sum(record.won for record in records)
    return Together(wins, wins / len(records), *wilson(wins, len(records)))


def endings(records: Sequence[GameRecord]) -> list[Ending]:
    """The most frequent first."""
    count = len(records)
    reasons = sorted(Counter(record.reason for record in records).items(), key=lambda found: (-found[1], found[0]))
    return [Ending(reason, games, games / count, *wilson(games, count)) for reason, games in reasons]


def wilson(wins: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's, which stays between 0 and 1)."""
    share = wins / count
    spread = CONFIDENCE**2 / count
    centre = (share + spread / 2) / (1 + spread)
    half = CONFIDENCE * sqrt(share * (1 - share) / count + spread / (4 * count)) / (1 + spread)
    return max(0.0, centre - half), min(1.0, centre + half)
