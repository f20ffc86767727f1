"""The facts of a table: who comes and goes, what was agreed. Public, as the table itself is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tablee.kernel import Event
from tablee.tables.acts import Settings


class PersonSat(Event, frozen=True):
    seat: int
    name: str


class PersonStood(Event, frozen=True):
    seat: int
    name: str


class BotSat(Event, frozen=True):
    seat: int
    level: str


class SeatFreed(Event, frozen=True):
    seat: int


class SeatsSwapped(Event, frozen=True):
    one: int
    other: int


class SettingsChanged(Event, frozen=True):
    settings: Settings


class ReadyChanged(Event, frozen=True):
    seat: int
    ready: bool


class HostChanged(Event, frozen=True):
    name: str


class ModeratorChanged(Event, frozen=True):
    """Somebody has the moderator's chair now."""

    name: str


class ChairFreed(Event, frozen=True):
    """Nobody has the moderator's chair any more."""


class TableLocked(Event, frozen=True):
    """Nobody new comes in any more; or, if not `locked`, whoever has the link does again."""

    locked: bool


class PersonMuted(Event, frozen=True):
    """What this person says and shows is heard by nobody any more; or, if not `muted`, by everybody again."""

    seat: int
    muted: bool


class PersonBarred(Event, frozen=True):
    """A person was sent away, and does not come back unless the host lets them."""

    seat: int
    name: str


class PersonUnbarred(Event, frozen=True):
    """Whoever was sent away under that name may come in again."""

    name: str


class GameBegun(Event, frozen=True):
    """The promise, and the salts of the seats: from now on the deal is fixed."""

    commitment: str
    salts: Sequence[str]


class QuestionAsked(Event, frozen=True):
    seat: int
    question: str


class QuestionAnswered(Event, frozen=True):
    seat: int
    question: str
    yes: bool


class QuestionDropped(Event, frozen=True):
    question: str


class MoveExplained(Event, frozen=True):
    """Why a bot makes the move that it makes now: the sentence `reason-<key>` of its game, and its parts."""

    seat: int
    key: str
    params: Mapping[str, int | str]


class MoveTakenBack(Event, frozen=True):
    seat: int


class GamePaused(Event, frozen=True):
    pass


class GameResumed(Event, frozen=True):
    pass


class SeedRevealed(Event, frozen=True):
    """After the end: what everybody needs to deal again and check."""

    seed: str
    salts: Sequence[str]


class RematchOpened(Event, frozen=True):
    table: str


class TableClosed(Event, frozen=True):
    pass


EVENTS: Final[tuple[type[Event], ...]] = (
    PersonSat,
    PersonStood,
    BotSat,
    SeatFreed,
    SeatsSwapped,
    SettingsChanged,
    ReadyChanged,
    HostChanged,
    ModeratorChanged,
    ChairFreed,
    TableLocked,
    PersonMuted,
    PersonBarred,
    PersonUnbarred,
    GameBegun,
    QuestionAsked,
    QuestionAnswered,
    QuestionDropped,
    MoveExplained,
    MoveTakenBack,
    GamePaused,
    GameResumed,
    SeedRevealed,
    RematchOpened,
    TableClosed,
)
