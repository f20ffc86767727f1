"""The orders of whoever keeps the house, and what they are answered. Nothing here has a field for a secret of a game.

A table is named by its id, by the first letters of it, or by its code. Answers have the first letters alone: an id is a
key, and a list on a screen is seen by others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from tablee.kernel.records import snake_case
from tablee.tables.acts import Settings

SHOWN: Final = 8  # letters of an id: enough to find the table, and no key to it
LONGEST_TEXT: Final = 300  # characters of a notice
LONGEST_NOTICE: Final = 7 * 24 * 60  # minutes

State = Literal["lobby", "playing", "over", "closed"]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Limit = Annotated[int, msgspec.Meta(ge=1, le=1000)]


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag=snake_case, tag_field="order"):
    """Something that is to be done."""


class Tables(Order, frozen=True):
    """List tables, the newest first."""

    state: State | None = None
    limit: Limit = 50


class ShowTable(Order, frozen=True):
    table: Name


class Close(Order, frozen=True):
    """End a lobby or a running game, and tell whoever is there."""

    table: Name


class Export(Order, frozen=True):
    """The whole record of a table that has ended, as a replay."""

    table: Name


class Delete(Order, frozen=True):
    """Keep nothing of a table that has ended."""

    table: Name


class People(Order, frozen=True):
    """What is kept of a person; of everybody who is called so, if a name is given."""

    person: Name | None = None
    name: Name | None = None


class Forget(Order, frozen=True):
    """Keep nothing of a person; with `tables`, nothing of the ended tables where they sat, either."""

    person: Name
    tables: bool = False


class Health(Order, frozen=True):
    """How the house is."""


class PutUp(Order, frozen=True):
    """Tell everybody who is here, and whoever comes in the next minutes."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_TEXT)]
    minutes: Annotated[int, msgspec.Meta(ge=1, le=LONGEST_NOTICE)]


class TakeDown(Order, frozen=True):
    """The notice is withdrawn."""


AnyOrder: TypeAlias = Tables | ShowTable | Close | Export | Delete | People | Forget | Health | PutUp | TakeDown
read_order: Final = msgspec.json.Decoder(AnyOrder).decode


# --- Answers


class TableLine(msgspec.Struct, frozen=True):
    id: str  # the first letters of it
    game: str
    state: str
    created: int
    touched: int  # when its line last changed: it was opened, joined, begun, ended
    seats: int
    people: int
    bots: int


class Listing(msgspec.Struct, frozen=True):
    now: int
    counts: Mapping[str, int]  # of all tables, by their state
    tables: Sequence[TableLine]


class SeatLine(msgspec.Struct, frozen=True):
    kind: str  # "free", "person" or "bot"
    name: str
    level: str | None


class TableSheet(msgspec.Struct, frozen=True):
    now: int
    table: TableLine
    rules_version: str
    unknown: str  # what of it this house does not know
    settings: Settings
    places: Sequence[SeatLine]
    entries: int
    moved: int | None  # when its last entry was written
    here: int  # connections
    keeper: str | None  # the address of the node that keeps it


class Ended(msgspec.Struct, frozen=True):
    """A table that was closed or deleted."""

    id: str


class PersonSheet(msgspec.Struct, frozen=True):
    id: str
    name: str
    created: int
    seen: int
    tables: Sequence[TableLine]


class PeopleFound(msgspec.Struct, frozen=True):
    now: int
    people: Sequence[PersonSheet]


class Forgotten(msgspec.Struct, frozen=True):
    id: str
    deleted: int  # tables
    left: int  # tables where they have a place, that hold the name they had there


class NoticeLine(msgspec.Struct, frozen=True):
    text: str
    until: int


class HealthSheet(msgspec.Struct, frozen=True):
    now: int
    version: str
    since: int
    store: str
    nodes: Sequence[str]  # the addresses of those that live
    tables: Mapping[str, int]
    rooms: int  # tables in memory
    sockets: int
    thoughts: int  # of bots, whose turn has not come
    faults: int
    notice: NoticeLine | None


class Notices(msgspec.Struct, frozen=True):
    now: int
    notice: NoticeLine | None
