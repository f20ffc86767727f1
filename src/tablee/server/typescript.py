"""The client's types, made from ours: `python -m tablee.server.typescript` writes `web/src/wire.ts`, the house's own.

In each game's folder of the client it writes another one, with the types of that game. Beside each stands `fields.ts`:
the names of the fields of events, which are sent as lists.

What we send is always whole; what we are sent may leave out what has a default. A record that travels both ways and
differs by that has two names: `Settings` as it is sent to the client, `SettingsGiven` as the client sends it.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, get_args, get_origin

import msgspec
from msgspec import inspect

from tablee import games
from tablee.kernel import TABLE_EVENTS, Channels, Event, Game, Words
from tablee.server.api import ENDPOINTS
from tablee.server.frames import NOTICES, Frames
from tablee.server.messages import AnySignal, Incoming
from tablee.server.problems import Wrong
from tablee.tables.acts import AnyAct, ByPeople
from tablee.tables.events import EVENTS
from tablee.tables.views import TableView

CLIENT: Final = Path(__file__).parents[3] / "web" / "src"
MADE: Final = "// Made by `python -m tablee.server.typescript` from the server's own types. Do not edit.\n\n"
HEAD: Final = """\
/** What changed of a record, to be merged into it (docs/protocol.md): of a list perhaps only some items, by place. */
export type Changes<T> = { readonly [K in keyof T]?: T[K] | ChangedItems<T[K]> };

export type ChangedItems<L> = L extends readonly (infer Item)[] ? Readonly<Record<number, ChangedItem<Item>>> : never;

export type ChangedItem<Item> = Item extends readonly unknown[] ? Item : Item extends object ? Changes<Item> : Item;
"""
SIMPLE: Final[dict[type[inspect.Type], str]] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


class Writer:
    """Types in one direction or the other, each after those that it is made of; not again those that `house` has."""

    def __init__(self, both_ways: frozenset[type] = frozenset(), house: Writer | None = None) -> None:
        self.both_ways = both_ways
        self.known = {} if house is None else house.written
        self.written: dict[str, str] = {}
        self.owners: dict[str, type] = {} if house is None else dict(house.owners)
        self.unions: dict[str, str] = {} if house is None else dict(house.unions)
        self.names: dict[Any, str] = {}
        self.ways: dict[type, set[bool]] = {}

    def of(self, kind: inspect.Type, given: bool) -> str:
        """How a type is called."""
        if isinstance(kind, inspect.Metadata):
            return self.of(kind.type, given)
        if isinstance(kind, inspect.LiteralType):
            return " | ".join(msgspec.json.encode(value).decode() for value in kind.values)
        if isinstance(kind, inspect.UnionType):
            members = " | ".join(self.of(each, given) for each in kind.types)
            for union, name in self.unions.items():
                members = f"| {members} |".replace(f"| {union} |", f"| {name} |")[2:-2]
            return members
        if isinstance(kind, inspect.TupleType):
            return f"readonly [{', '.join(self.of(each, given) for each in kind.item_types)}]"
        if isinstance(kind, inspect.DictType):
            return f"Readonly<Record<{self.of(kind.key_type, given)}, {self.of(kind.value_type, given)}>>"
        if isinstance(kind, inspect.CollectionType):
            item = self.of(kind.item_type, given)
            return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
        if isinstance(kind, inspect.StructType):
            return self.record(kind, given)
        return SIMPLE[type(kind)]

    def record(self, kind: inspect.StructType, given: bool) -> str:
        changed = getattr(kind.cls, "of", None)
        if changed is not None:
            return f"Changes<{self.of(inspect.type_info(changed), given)}>"
        self.ways.setdefault(kind.cls, set()).add(given)
        name = self.names.get(kind.cls) or name_of(kind.cls)
        name += "Given" if given and kind.cls in self.both_ways and differs(kind) else ""
        assert self.owners.setdefault(name, kind.cls) is kind.cls, f"two records are called {name}"
        if name not in self.written and name not in self.known:
            self.written[name] = ""  # a record may hold others of its kind
            text = self.fields_in_a_row(kind, name) if kind.array_like else self.fields_by_name(kind, name, given)
            del self.written[name]  # what it is made of stands before it
            self.written[name] = explained(kind.cls) + text
        return name

    def fields_in_a_row(self, kind: inspect.StructType, name: str) -> str:
        tag = [] if kind.tag is None else [f'event: "{kind.tag}"']
        fields = [f"{field.encode_name}: {self.of(field.type, False)}" for field in kind.fields]
        return f"export type {name} = readonly [{', '.join(tag + fields)}];\n"

    def fields_by_name(self, kind: inspect.StructType, name: str, given: bool) -> str:
        lines = [] if kind.tag is None else [f'  readonly {kind.tag_field}: "{kind.tag}";']
        sparse = bool(plain(kind.cls).__struct_config__.omit_defaults) or given
        for field in kind.fields:
            mark = "?" if (sparse and not field.required) or unset(field) else ""
            lines.append(f"  readonly {field.encode_name}{mark}: {self.of(field.type, given)};")
        return (
            "\n".join([f"export interface {name} {{", *lines, "}", ""]) if lines else f"export type {name} = object;\n"
        )

    def add(self, kind: Any, given: bool = False, name: str = "") -> None:
        if name:
            self.names[kind] = name
        self.of(inspect.type_info(kind), given)

    def name(self, name: str, kinds: Sequence[Any], given: bool = False) -> None:
        """A union with a name of its own."""
        members = [self.of(inspect.type_info(kind), given) for kind in kinds]
        self.unions[" | ".join(members)] = name
        self.written[name] = "\n  | ".join([f"export type {name} =", *members]) + ";\n"

    def borrowed(self) -> list[str]:
        """What its types are made of that the house has."""
        code = re.sub(r"/\*\*.*?\*/", "", "".join(self.written.values()))
        return sorted(set(re.findall(r"\b[A-Z]\w*", code)) & {"Changes", *self.known})


def differs(kind: inspect.Type) -> bool:
    """Whether something may be left out by the client that is always sent by us, here or further inside."""
    if isinstance(kind, inspect.StructType):
        whole = not plain(kind.cls).__struct_config__.omit_defaults and not kind.array_like
        return any((whole and not field.required) or differs(field.type) for field in kind.fields)
    return any(differs(part) for part in parts(kind))


def parts(kind: inspect.Type) -> Iterator[inspect.Type]:
    for name in ("type", "item_type", "key_type", "value_type"):
        part = getattr(kind, name, None)
        if isinstance(part, inspect.Type):
            yield part
    for name in ("types", "item_types"):
        yield from getattr(kind, name, ())


def plain(cls: Any) -> Any:
    """`Whole` for `Whole[SmileView]`."""
    return get_origin(cls) or cls


def unset(field: inspect.Field) -> bool:
    """Whether a field is left out when there is nothing to say."""
    return not field.required and field.default is field.default_factory is msgspec.NODEFAULT


def explained(cls: type) -> str:
    text = (plain(cls).__dict__.get("__doc__") or "").partition("\n")[0]
    return f"/** {text} */\n" if text else ""


def name_of(cls: type) -> str:
    """Games do not know one another: what belongs to one bears its name."""
    home = cls.__module__.split(".")
    game = home[2].capitalize() if home[:2] == ["tablee", "games"] else ""
    return cls.__name__ if cls.__name__.startswith(game) else game + cls.__name__


def typescript() -> dict[str, str]:
    """The types of each game by its key; those of the house by an empty one."""
    first = written(frozenset())
    ways: dict[type, set[bool]] = {}
    for writer in first.values():
        for cls, seen in writer.ways.items():
            ways.setdefault(cls, set()).update(seen)
    house, *own = written(frozenset(cls for cls, seen in ways.items() if len(seen) == 2)).items()
    return {"": MADE + "\n".join([HEAD, *house[1].written.values()]), **{key: of_a_game(writer) for key, writer in own}}


def of_a_game(writer: Writer) -> str:
    names = "".join(f"  {name},\n" for name in writer.borrowed())
    return MADE + "\n".join([f'import type {{\n{names}}} from "../../wire";\n', *writer.written.values()])


def written(both_ways: frozenset[type]) -> dict[str, Writer]:
    house = Writer(both_ways)
    write_house(house)
    writers = {"": house}
    for key, game in games.SHELF.items():
        writers[key] = Writer(both_ways, house)
        write_game(writers[key], game)
    return writers


def write_house(writer: Writer) -> None:
    writer.name("TableEvent", EVENTS)
    writer.name("Signal", get_args(AnySignal))
    for kind in (*TABLE_EVENTS, TableView, Words, Channels, *NOTICES):
        writer.add(kind)
    writer.name("Act", get_args(ByPeople), given=True)
    writer.name("PastAct", get_args(AnyAct))
    writer.name("Incoming", get_args(Incoming), given=True)
    for line in ENDPOINTS:
        if line.takes is not None:
            writer.add(line.takes, given=True)
        if isinstance(line.gives, type):
            writer.add(line.gives)
    writer.add(Wrong)


def write_game(writer: Writer, game: Game[Any]) -> None:
    frames, name = Frames(game), game.key.capitalize()
    writer.name(f"{name}Event", [*own_events(game), *TABLE_EVENTS])
    writer.add(game.view_type)
    writer.add(frames.whole, name=f"{name}Whole")
    writer.add(frames.told, name=f"{name}Told")
    writer.name(f"{name}Frame", [frames.whole, frames.told, *NOTICES])


def own_events(game: Game[Any]) -> list[type[Event]]:
    return [event for event in game.events if event not in TABLE_EVENTS]


def fields(events: Iterable[type[Event]]) -> str:
    """How the fields of some events are called."""
    lines = [f"  {event.__struct_config__.tag}: {list(event.__struct_fields__)}," for event in events]
    about = "/** The fields of each event, in the order in which they are sent. */\n"
    return f"{MADE}{about}" + "\n".join(["export const FIELDS = {", *lines, "} as const;", ""]).replace("'", '"')


def files() -> dict[Path, str]:
    """Everything that is made; a game that the client does not have has nothing there."""
    types = typescript()
    made = {CLIENT / "wire.ts": types[""], CLIENT / "fields.ts": fields((*EVENTS, *TABLE_EVENTS))}
    for key, game in games.SHELF.items():
        folder = CLIENT / "games" / key
        if folder.exists():
            made |= {folder / "wire.ts": types[key], folder / "fields.ts": fields(own_events(game))}
    return made


def main() -> None:
    for path, text in files().items():
        path.write_text(text, "utf-8")
        sys.stderr.write(f"{path.relative_to(CLIENT)}\n")


if __name__ == "__main__":
    main()
