"""The facts of Grumpf, as section 8 of its rules lists them. Public, unless the class says otherwise.

`t` is in milliseconds: since GO in a hunt in real time, else since the game began. `seq` (GRU-246) is the place of an
event among those that a table tells, and the table's to give; so are deadlines that the table's own clocks keep.
A clan is named by its seat; the neutral clan, of the game for two, by the number after the last seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

import msgspec

from tablee.kernel import ClockStarted, DefaultPlayed, Event, PrivateEvent, SeatBack, SeatGone


class Fact(Event, frozen=True):
    """A public fact, and when it happened."""

    t: int


class SeatSetup(msgspec.Struct, frozen=True):
    colour: str
    bot: bool
    child: bool
    joker: bool


class GameSetup(Fact, frozen=True):
    seats: Sequence[SeatSetup]
    sides: str
    huts: int
    pawns: int
    neutral: str | None
    tiles: int
    pace: str


class RoundStart(Fact, frozen=True):
    round: int
    seat_priority: Sequence[int] | None
    first_seat: int | None


class AnimalsDrawn(Fact, frozen=True):
    reveals: ClassVar[bool] = True

    species: Sequence[str]
    boards: Sequence[int]
    bag: Sequence[int]


class Dealt(msgspec.Struct, frozen=True, array_like=True):
    """A neutral pawn, its board and the face that it shows."""

    board: str
    pawn: int
    face: str


class NeutralDealt(Fact, frozen=True):
    reveals: ClassVar[bool] = True

    dealt: Sequence[Dealt]
    set_aside: Sequence[int]


class SeatReady(Fact, frozen=True):
    seat: int
    auto: bool


class Shout(Fact, frozen=True):
    seat: int | None  # None: the server
    go_at: int


class Go(Fact, frozen=True):
    """The drop: the faces of every pawn, by seat, #1 first; None for a pawn that is not played with."""

    reveals: ClassVar[bool] = True

    faces: Sequence[Sequence[str | None]]


class Flipped(Fact, frozen=True):
    reveals: ClassVar[bool] = True

    seat: int
    pawn: int
    face: str


class Placed(Fact, frozen=True):
    reveals: ClassVar[bool] = True

    seat: int
    pawn: int
    value: int
    board: str
    space: int


class Clubbed(Fact, frozen=True):
    reveals: ClassVar[bool] = True

    seat: int
    pawn: int
    board: str
    space: int
    victim: int
    victim_pawn: int
    victim_value: int


class Bed(Fact, frozen=True):
    """A seat is asleep; "Grumpf" and its colour are shouted (GRU-087), in words that are not the rules'."""

    reveals: ClassVar[bool] = True

    seat: int
    hut: int
    colour: str
    huts_left: int


class Rejected(PrivateEvent, frozen=True):
    """To its author alone: the number of the command, why, and how long the hand is busy now."""

    reveals: ClassVar[bool] = True

    t: int
    client_seq: int
    reason: str
    retry_after: int


class Buffered(PrivateEvent, frozen=True):
    """To its author alone: the command waits; until when, if that is already known."""

    t: int
    client_seq: int
    due: int | None


class HuntResumed(Fact, frozen=True):
    resume_at: int


class StallWarning(Fact, frozen=True):
    reveals: ClassVar[bool] = True

    seconds_left: int


class TimeWarning(Fact, frozen=True):
    seconds_left: int


class HuntEnd(Fact, frozen=True):
    reveals: ClassVar[bool] = True

    cause: str
    seat: int | None


class BeatOpen(Fact, frozen=True):
    beat: int
    initiative: Sequence[int]


class SeatChose(Fact, frozen=True):
    seat: int


class BeatReveal(Fact, frozen=True):
    reveals: ClassVar[bool] = True

    actions: Sequence[tuple[int, str]]


class TurnOpen(Fact, frozen=True):
    seat: int


class Waited(Fact, frozen=True):
    seat: int
    auto: bool


class ActionFailed(Fact, frozen=True):
    seat: int
    action: str
    reason: str


class TalliedPawn(msgspec.Struct, frozen=True, array_like=True):
    clan: int
    pawn: int
    value: int
    space: int


class Rank(msgspec.Struct, frozen=True, array_like=True):
    clan: int
    strength: int
    rank: int


class BoardTally(Fact, frozen=True):
    board: str
    condition: str
    pawns: Sequence[TalliedPawn]
    sum: int
    count: int
    met: bool
    ranking: Sequence[Rank]
    tie_broken: Sequence[tuple[int, int]]


class BoardFailed(Fact, frozen=True):
    board: str
    animals: int


class AnimalsShared(Fact, frozen=True):
    board: str
    shares: Sequence[tuple[int, int]]


class AnimalsDiscarded(Fact, frozen=True):
    board: str
    species: str
    number: int


class TileWon(Fact, frozen=True):
    seat: int
    tiles_left: int


class TileDiscarded(Fact, frozen=True):
    tiles_left: int


class TileUnclaimed(Fact, frozen=True):
    tiles_left: int


class ReviewOpen(Fact, frozen=True):
    deadline: int


class ExchangeOpen(Fact, frozen=True):
    seat: int
    options: Sequence[str]


class ExchangeDone(Fact, frozen=True):
    seat: int
    other: int
    taken: str
    given: str


class ExchangeDeclined(Fact, frozen=True):
    seat: int


class ExchangeImpossible(Fact, frozen=True):
    seat: int


class RoundEnd(Fact, frozen=True):
    animals: Sequence[Sequence[int]]
    scores: Sequence[int]


class Count(msgspec.Struct, frozen=True):
    """A seat's final count."""

    series: Sequence[int]
    copies: Sequence[str]
    joker: str | None
    points: int
    animals: int
    rank: int


class GameEnd(Fact, frozen=True):
    counts: Sequence[Count]
    winners: Sequence[int]


EVENTS: Final[tuple[type[Event], ...]] = (
    GameSetup,
    RoundStart,
    AnimalsDrawn,
    NeutralDealt,
    SeatReady,
    Shout,
    Go,
    Flipped,
    Placed,
    Clubbed,
    Bed,
    Rejected,
    Buffered,
    HuntResumed,
    StallWarning,
    TimeWarning,
    HuntEnd,
    BeatOpen,
    SeatChose,
    BeatReveal,
    TurnOpen,
    Waited,
    ActionFailed,
    BoardTally,
    BoardFailed,
    AnimalsShared,
    AnimalsDiscarded,
    TileWon,
    TileDiscarded,
    TileUnclaimed,
    ReviewOpen,
    ExchangeOpen,
    ExchangeDone,
    ExchangeDeclined,
    ExchangeImpossible,
    RoundEnd,
    GameEnd,
    DefaultPlayed,
    SeatGone,
    SeatBack,
    ClockStarted,
)

# What a log tells, and all that a memory is made of. Not the flips, which are many, nor what concerns one hand alone.
PASSING: Final = frozenset((Buffered, ClockStarted, Flipped, Rejected, SeatChose, SeatReady, TurnOpen))
STORY: Final[tuple[type[Event], ...]] = tuple(event for event in EVENTS if event not in PASSING)
