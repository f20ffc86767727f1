"""The facts of Smile, as section 8 of its rules lists them. Public, unless the class says otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

import msgspec

from tablee.kernel import ClockStarted, DefaultPlayed, Event, PrivateEvent, SeatBack, SeatGone


class GameStarted(Event, frozen=True):
    seats: int
    removed_marks: Sequence[str]
    deck_count: int
    supply_fireflies: int
    supply_tears: int
    start_seat: int


class HandUpdated(PrivateEvent, frozen=True):
    """To its owner alone: how many fireflies are in the hand."""

    fireflies: int


class RoundStarted(Event, frozen=True):
    round: int
    start_seat: int
    deck_count: int


class RowRevealed(Event, frozen=True):
    reveals: ClassVar[bool] = True

    cards: Sequence[str]
    draw_order: Sequence[str]


class TurnStarted(Event, frozen=True):
    seat: int


class DecisionRequested(PrivateEvent, frozen=True):
    """To the active seat alone: how many options there are would tell an empty hand."""

    options: Sequence[str]


class FireflyOffered(Event, frozen=True):
    seat: int
    card: str
    card_fireflies: int


class TearTaken(Event, frozen=True):
    reveals: ClassVar[bool] = True  # an empty hand

    seat: int
    seat_tears: int


class FireflyBorrowed(Event, frozen=True):
    seat: int
    card: str
    card_fireflies: int


class CreatureCollected(Event, frozen=True):
    seat: int
    card: str
    fireflies: int
    automatic: bool


class PairFled(Event, frozen=True):
    seat: int
    cards: tuple[str, str]
    colour: str


class RoundEnded(Event, frozen=True):
    round: int
    next_start_seat: int | None


class Tally(msgspec.Struct, frozen=True):
    """A seat's final count, with nothing hidden any more."""

    creatures: Sequence[str]
    creature_points: int
    fireflies: int
    firefly_points: int
    tears: int
    score: int
    rank: int


class GameEnded(Event, frozen=True):
    reveals: ClassVar[bool] = True

    tallies: Sequence[Tally]
    winners: Sequence[int]


EVENTS: Final[tuple[type[Event], ...]] = (
    GameStarted,
    HandUpdated,
    RoundStarted,
    RowRevealed,
    TurnStarted,
    DecisionRequested,
    FireflyOffered,
    TearTaken,
    FireflyBorrowed,
    CreatureCollected,
    PairFled,
    RoundEnded,
    GameEnded,
    DefaultPlayed,
    SeatGone,
    SeatBack,
    ClockStarted,
)

# What a log tells, and all that hands are counted from. Not what changes with every move and only the present has.
PASSING: Final = frozenset((ClockStarted, DecisionRequested, HandUpdated, TurnStarted))
STORY: Final[tuple[type[Event], ...]] = tuple(event for event in EVENTS if event not in PASSING)
