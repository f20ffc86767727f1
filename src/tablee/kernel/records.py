"""What leaves a game: events, views, outcomes. Typed records, ready for the wire, the log and the screen."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, ClassVar, Final, TypeAlias

import msgspec

Json: TypeAlias = Any  # what json.loads can give: the one place where anything goes, checked on entry
Eyes: TypeAlias = int | None  # a seat; None for spectators and the TV
EVERYTHING: Final = -1  # eyes that see all: a finished game's open replay, a human moderator without a seat


def snake_case(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Event(msgspec.Struct, frozen=True, tag=snake_case, array_like=True):
    """A fact in the past tense: enough to animate it, to write a log line and to count statistics.

    As JSON it is short, because it is sent so often: its name, then its fields: `["turn_started", 1]`.
    """

    reveals: ClassVar[bool] = False  # shows what was hidden: after it a move cannot simply be taken back

    def heard_by(self, eyes: Eyes) -> Event | None:
        """What these eyes learn of it: all, a part, or nothing, not even that something happened."""
        return self


class PrivateEvent(Event, frozen=True):
    """A fact for one seat alone."""

    seat: int

    def heard_by(self, eyes: Eyes) -> Event | None:
        return self if eyes == self.seat or eyes == EVERYTHING else None


class GroupEvent(Event, frozen=True):
    """A fact for some seats together, who may know of each other that they hear it."""

    to: Sequence[int]

    def heard_by(self, eyes: Eyes) -> Event | None:
        return self if eyes in self.to or eyes == EVERYTHING else None


class SeatGone(Event, frozen=True):
    """A seat's player is away: left, disconnected or out of time. The game goes on with somebody else's hands."""

    seat: int
    reason: str
    played_by: str


class SeatBack(Event, frozen=True):
    """The player of a gone seat has taken it again."""

    seat: int


class DefaultPlayed(Event, frozen=True):
    """The harmless move is played for a seat, because its clock ran out or its player is gone."""

    seat: int
    reason: str


class ClockStarted(Event, frozen=True):
    """A seat's clock runs: until `deadline` in table time, the last `bank` milliseconds of it from its bank."""

    seat: int
    deadline: int
    bank: int


class LatencyMeasured(PrivateEvent, frozen=True):
    """How long a message of a seat is on its way, in whole milliseconds. Noticed by rules in real time, never told."""

    one_way: int


class Spoke(PrivateEvent, frozen=True):
    """A seat has said something in a channel: where, never what. Noticed by rules that ask for it, never told."""

    channel: str


class Interrupted(Event, frozen=True):
    """The table stood still for a while, and goes on now. Noticed by rules in real time, never told."""


class Moderated(Event, frozen=True):
    """What a human moderator has done at the table itself: a pause. Noticed by the rules, never told by the table."""

    what: str


TABLE_EVENTS: Final[tuple[type[Event], ...]] = (SeatGone, SeatBack, DefaultPlayed, ClockStarted)


class View(msgspec.Struct, frozen=True):
    """What one pair of eyes may know, built up from nothing."""

    eyes: Eyes
    seats: int
    over: bool


class Channels(msgspec.Struct, frozen=True):
    """Where a pair of eyes may talk and listen now, by channel name. Who hears a channel may know all that was ever
    said in it.
    """

    speak: Sequence[str]
    hear: Sequence[str]


TABLE_TALK: Final = Channels(("table",), ("table",))
ONLY_LISTEN: Final = Channels((), ("table",))


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text of a box in both languages: in its content file, and from there in a view or an event.

    What only some eyes may read, or not yet, stands in no client and in no `Game.content`: it is sent to whoever may
    read it, when they may.
    """

    fr: Annotated[str, msgspec.Meta(min_length=1)]
    en: Annotated[str, msgspec.Meta(min_length=1)]


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a bot has chosen its move, for everybody to read: the sentence `reason-<key>` of its game, and its parts."""

    key: Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9-]{0,39}$")]
    params: Mapping[str, int | Annotated[str, msgspec.Meta(max_length=60)]] = {}


# --- Signals: said with a finger, shown on everybody's board, kept nowhere


class Signal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag=snake_case, tag_field="signal"):
    """Something that a seat shows to everybody who hears it, for a moment."""


class Point(Signal, frozen=True):
    """At a spot of the board, as the game names it (`Game.spots`)."""

    spot: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Propose(Signal, frozen=True):
    """What could be done at a spot of the board: the sentence `proposal-<key>` of its game (`Game.proposals`)."""

    key: Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9-]{0,39}$")]
    spot: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Think(Signal, frozen=True):
    """Let me think."""


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended, and why. One winner, several together, a team, all of them, or nobody."""

    winners: Sequence[int]
    ranks: Sequence[int]  # of every seat; 1 is best
    scores: Sequence[int]  # empty in a game that has none
    reason: str

    @classmethod
    def by_rank(cls, ranks: Sequence[int], scores: Sequence[int], reason: str) -> Outcome:
        """In a game where the best rank wins."""
        return cls([seat for seat, rank in enumerate(ranks) if rank == 1], ranks, scores, reason)


def to_json(record: msgspec.Struct) -> Json:
    """A record as plain JSON values."""
    return msgspec.to_builtins(record)
