"""What goes through HTTP, in and out: typed, bounded, and the source of the OpenAPI page and of the client's types."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Annotated, Any, Literal

import msgspec

from tablee.kernel import Game, Traits
from tablee.tables.acts import Settings
from tablee.tables.editions import Unknown
from tablee.tables.views import PlaceView

Given = Annotated[str, msgspec.Meta(max_length=200)]  # what a person typed, before it is looked at


# --- In


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to be called."""

    name: Given


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`screen`: opened by a television, which hands the key to whoever sits down first."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    settings: Settings
    screen: bool = False


# --- Out


class Me(msgspec.Struct, frozen=True):
    """Who somebody is here. The id is public, and means nothing elsewhere."""

    id: str
    name: str


class ShelfOption(msgspec.Struct, frozen=True):
    """A choice that a table makes before the game. `kind` is `bool`, `int`, `str` or `choice`.

    One that is `open` may be left to what else is chosen: null. How it is settled then, the table says.
    """

    name: str
    kind: str
    open: bool
    default: bool | int | str | None
    choices: Sequence[int | str]
    least: int | None
    most: int | None


class ShelfPace(msgspec.Struct, frozen=True):
    """A clock: milliseconds for a decision, for special kinds of decisions, and a bank for the whole game."""

    name: str
    turn: int
    bank: int
    others: Mapping[str, int]
    disconnection: int


class ShelfGame(msgspec.Struct, frozen=True):
    key: str
    rules_version: str
    seats: Sequence[int]
    options: Sequence[ShelfOption]
    paces: Sequence[ShelfPace]
    levels: Sequence[str]
    traits: Traits
    minutes: int
    age: int
    spots: str  # what can be pointed at on its board: a regular expression, empty for nothing
    adviser: str  # the level of the bot that may advise people; empty if none does
    proposals: Sequence[str]  # what can be proposed there, by the keys of its sentences


class Shelf(msgspec.Struct, frozen=True):
    games: Sequence[ShelfGame]


class WhatIf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Go on from after a line of a finished game, in one of its seats."""

    line: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=63)]


class OpenedTable(msgspec.Struct, frozen=True):
    """A new table. Its id is the key to it, for the link; its code can be said aloud."""

    id: str
    code: str


class FoundTable(msgspec.Struct, frozen=True):
    id: str


class Story(msgspec.Struct, frozen=True):
    """What was told of a finished game. Events are lists: a name, then their fields."""

    events: Sequence[Any]


class TableSummary(msgspec.Struct, frozen=True):
    """What is shown of a table outside it. If something of it is `unknown` to us, it cannot be played here."""

    id: str
    game: str
    rules_version: str
    digest: str  # of the cards that it was begun with; empty if it named none
    unknown: Unknown
    state: str
    created: int
    listed: bool
    watchable: bool
    settings: Settings
    places: Sequence[PlaceView]
    locked: bool  # nobody new comes in before the game


class ListedTables(msgspec.Struct, frozen=True):
    """The tables that are on the board by the door."""

    to_join: Sequence[TableSummary]
    to_watch: Sequence[TableSummary]


class MyTables(msgspec.Struct, frozen=True):
    tables: Sequence[TableSummary]


class Addresses(msgspec.Struct, frozen=True):
    """Where phones find this house, the likeliest first; none if there is no network."""

    origins: Sequence[str]


class Health(msgspec.Struct, frozen=True):
    status: Literal["ok", "trouble"]


# --- From the shelf


def on_shelf(game: Game[Any]) -> ShelfGame:
    return ShelfGame(
        key=game.key,
        rules_version=game.rules_version,
        seats=list(game.seats),
        options=options(game.options),
        paces=[ShelfPace(name, p.turn, p.bank, p.others, p.disconnection) for name, p in game.paces.items()],
        levels=game.levels,
        traits=game.traits,
        minutes=game.minutes,
        age=game.age,
        spots=game.spots,
        adviser=game.adviser,
        proposals=game.proposals,
    )


@cache
def options(kind: type[msgspec.Struct]) -> Sequence[ShelfOption]:
    """Looked at once: it takes a millisecond for all boxes, and whoever comes in asks for the shelf."""
    return tuple(option(field) for field in msgspec.inspect.type_info(kind).fields)  # type: ignore[attr-defined]


def option(field: msgspec.inspect.Field) -> ShelfOption:
    kind, open_ = closed(field.type)
    default = None if field.default is msgspec.NODEFAULT else field.default
    choices: Sequence[int | str] = ()
    if isinstance(kind, msgspec.inspect.LiteralType):
        choices = tuple(value for value in kind.values if value is not None)
    least = kind.ge if isinstance(kind, msgspec.inspect.IntType) else None
    most = kind.le if isinstance(kind, msgspec.inspect.IntType) else None
    return ShelfOption(field.name, KINDS.get(type(kind), "choice"), open_, default, choices, least, most)


def closed(kind: msgspec.inspect.Type) -> tuple[msgspec.inspect.Type, bool]:
    """A type without null, and whether it had it: `bool | None` is a `bool` that may be left open."""
    if isinstance(kind, msgspec.inspect.UnionType) and kind.includes_none:
        named = [each for each in kind.types if not isinstance(each, msgspec.inspect.NoneType)]
        return (named[0] if len(named) == 1 else kind), True
    return kind, isinstance(kind, msgspec.inspect.LiteralType) and None in kind.values


KINDS: Mapping[type[msgspec.inspect.Type], str] = {
    msgspec.inspect.BoolType: "bool",
    msgspec.inspect.IntType: "int",
    msgspec.inspect.StrType: "str",
}
