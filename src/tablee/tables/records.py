"""What a table, its game and its place in the log are made of, on paper.

Records stand here, and what is done with them elsewhere: modules that are compiled lose the types of their records.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.tables import acts
from tablee.tables.acts import Settings


class ChairState(msgspec.Struct):
    """A seat and whoever is responsible for it (`tables.chairs`)."""

    bank: int
    bot: bool
    gone: bool = False
    why: str = ""
    missed: int = 0
    disconnected_at: int | None = None
    left: int | None = None


class ClockState(msgspec.Struct, omit_defaults=True):
    """The running clock of one seat."""

    started: int
    deadline: int
    free: bool = False


class SittingState(msgspec.Struct):
    """Everything about a sitting but the position and the luck."""

    chairs: list[ChairState]
    clocks: dict[int, ClockState]
    zero: int
    now: int  # of the rules
    paused: bool
    asleep: bool


class Place(msgspec.Struct):
    """A seat at the table. Free, or with a person, or with a bot."""

    person: str | None = None
    name: str = ""
    level: str | None = None  # of a bot
    ready: bool = False
    salt: str = ""
    gone: bool = False  # as the game has told it
    who: int | None = None  # which bot it is: its name depends on the language of whoever reads it
    carried: str = ""  # what they bring along from the game before
    barred: bool = False  # the person was sent away in the middle of the game
    turned_down: int = 0  # questions of theirs that were refused or dropped since the last one that was accepted
    asks_from: int = 0  # when they may ask something again

    @property
    def free(self) -> bool:
        return self.person is None and self.level is None


class Moderator(msgspec.Struct):
    """A person without a seat who is told everything."""

    person: str
    name: str


class Question(msgspec.Struct):
    """Something that needs everybody's consent."""

    what: str
    seat: int
    yes: list[int]
    asked: int = 0  # when


class BeforeState(msgspec.Struct):
    """A game as it was before a move (`tables.deeds`)."""

    sitting: SittingState
    position: Any
    drawn: int


class DrivenState(msgspec.Struct, omit_defaults=True):
    """Something that moved the sitting (`tables.deeds`)."""

    at: int
    told: int
    player: int | None = None
    reveals: bool = False
    settles: bool = False
    before: BeforeState | None = None


class TableState(msgspec.Struct):
    """A whole table on paper: what a snapshot holds."""

    opened: acts.Open
    settings: Settings
    host: str
    state: str
    places: list[Place]
    question: Question | None
    rematch: str
    sitting: SittingState | None
    position: Any
    drawn: int
    begun: int
    returned: int | None = None  # the seat that has its decision again, because it took its move back
    story: list[Any] | None = None  # what is remembered since the deal; None in snapshots of before there were stories
    rewound: int = 0  # how often the story was cut, because a move was taken back
    moderator: Moderator | None = None
    chosen: dict[str, Any] | None = None  # the options before one imposed another; None in snapshots of before that
    driven: list[DrivenState] = []  # since the first move that can still be taken back
    last_play: int | None = None  # in `driven`: the move that can be taken back at once
    locked: bool = False
    barred: list[str] = []
    muted: list[str] = []
    television: str = ""  # the person whose screen opened it
    barred_names: dict[str, str] = {}  # by person; those of older snapshots have none, and stay away


class Snapshot(msgspec.Struct):
    """What a snapshot holds: the table, and how far each audience has been told."""

    table: TableState
    numbers: dict[str, int]
    program: str = ""  # the digest of the sources that wrote it (`tables/fidelity.py`); older ones name none
