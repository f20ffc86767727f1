"""What goes out through a socket, typed: the source of the client's types, and of nothing that is sent.

Frames are put together by hand where they are made (`tables/telling.py`, `tables/commands.py`, `tables/room.py`,
`tables/hall.py`, `server/socket.py`), because every move is told through them. A test reads real ones by these types
and finds nothing missing and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from types import UnionType
from typing import Any, Final, Generic, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec import UNSET, UnsetType

from tablee.kernel import TABLE_EVENTS, Channels, Eyes, Game, Reason
from tablee.kernel.records import snake_case
from tablee.server.messages import AnySignal
from tablee.tables.events import EVENTS
from tablee.tables.views import TableView

V = TypeVar("V")  # a game's view
E = TypeVar("E")  # its events, and the table's
T = TypeVar("T")  # what changed of the table
C = TypeVar("C")  # what changed of a view


class Outgoing(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag=snake_case):
    """A frame that says what it is. The numbered ones do not: there are too many of them."""


class Whole(Outgoing, Generic[V, E], frozen=True):
    """Everything these eyes may know, up to number `n`. `clocks` are the running ones: seat, deadline and bank.

    `past` is the end of what they have heard of the game's story: nothing new, but what a log shows. `aloud` is the
    channel in which people talk to everybody.
    """

    n: int
    seat: Eyes
    moderates: bool  # with eyes for everything, and no seat
    host: bool
    table: TableView
    clocks: dict[int, tuple[int, int]]
    view: V | None  # once the game has begun
    past: Sequence[E]
    aloud: str
    channels: Channels


class Told(msgspec.Struct, Generic[T, C, E], frozen=True, forbid_unknown_fields=True):
    """The next thing that happened: what was heard, and what changed, to be merged. `id` is the command it answers."""

    n: int
    id: str | UnsetType = UNSET
    events: Sequence[E] | UnsetType = UNSET
    table: T | UnsetType = UNSET
    public: C | UnsetType = UNSET
    own: C | UnsetType = UNSET
    channels: Channels | UnsetType = UNSET  # where these eyes may talk and listen, if that has changed


class Resumed(Outgoing, frozen=True):
    """Nothing was forgotten: the frames up to number `n` follow."""

    n: int


class Heard(Outgoing, frozen=True):
    """A command was done, with nothing more to tell."""

    id: str


class Refused(Outgoing, frozen=True):
    """A command was not done, and nothing changed. Its id is empty for a message that was none."""

    id: str
    code: str
    rule: str  # of the game; `table` for a rule of the house
    detail: str | UnsetType = UNSET  # of `bad_option`: what is wrong with it,
    option: str | UnsetType = UNSET  # and which one it is


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of chat."""

    seat: Eyes
    name: str
    channel: str
    text: str


class Said(Outgoing, frozen=True):
    number: int
    line: Line


class Signalled(Outgoing, frozen=True):
    """What a seat shows to everybody who hears the table, for a moment."""

    seat: int
    signal: AnySignal


class Advised(Outgoing, frozen=True):
    """To whoever asked: what a bot would play in their place, with what was told up to number `n`, and why."""

    id: str
    n: int
    move: str
    reason: Reason | None


class Trouble(Outgoing, frozen=True):
    """The table stands still. A `whole` follows when it goes on."""

    code: str


class Notice(Outgoing, frozen=True):
    """What the operator of the house tells everybody, until that time of the table; empty if it is withdrawn."""

    text: str
    until: int


class Pong(Outgoing, frozen=True):
    """The answer to a ping, with the time of the table."""

    at: int
    now: int


NOTICES: Final = (Resumed, Heard, Refused, Said, Signalled, Advised, Trouble, Notice, Pong)  # the same at every table


# --- What changed


@cache
def changes(kind: type[msgspec.Struct]) -> Any:
    """The record of some changed fields of another: of a list perhaps some items by place, and of those in part."""
    fields = [
        (field.encode_name, Union[field.type, items(field.type), UnsetType], UNSET)  # noqa: UP007
        for field in msgspec.structs.fields(kind)
    ]
    return msgspec.defstruct(
        f"{kind.__name__}Changes", fields, namespace={"of": kind}, frozen=True, forbid_unknown_fields=True
    )


def items(kind: Any) -> Any:
    """Some items of a list, by place; UnsetType for what is no list."""
    for part in get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,):
        if get_origin(part) in (Sequence, list):
            (item,) = get_args(part)
            if is_record(item):
                return dict[int, changes(item)]  # type: ignore[misc]
            if get_origin(item) in (Union, UnionType):
                kinds = tuple(changes(kind) if is_record(kind) else kind for kind in get_args(item))
                return dict[int, Union[kinds]]  # type: ignore[valid-type]  # noqa: UP007
            return dict[int, item]  # type: ignore[valid-type]
    return UnsetType


def is_record(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct) and not kind.__struct_config__.array_like


# --- The frames of one game


class Frames:
    """What is sent at the tables of a game. `whole` and `told` are its own; the others are `NOTICES`."""

    def __init__(self, game: Game[Any]) -> None:
        mine = [event for event in game.events if event not in TABLE_EVENTS]
        events: Any = Union[(*mine, *TABLE_EVENTS, *EVENTS)]
        kept: Any = Union[(*mine, *TABLE_EVENTS)]
        self.whole: Any = Whole[game.view_type, kept]  # type: ignore[name-defined]
        self.told: Any = Told[changes(TableView), changes(game.view_type), events]  # type: ignore[misc]
        self.named = msgspec.json.Decoder(Union[(self.whole, *NOTICES)])
        self.numbered = msgspec.json.Decoder(self.told)

    def read(self, frame: bytes | str) -> Any:
        """A frame as its type has it; `msgspec.ValidationError` for one that it does not fit."""
        named = "type" in msgspec.json.decode(frame, type=dict[str, msgspec.Raw])
        return (self.named if named else self.numbered).decode(frame)
