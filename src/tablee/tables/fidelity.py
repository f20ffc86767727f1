"""Whether this program tells the same story as the one that wrote a log.

A `rules_version` is a promise of whoever changes the rules; here it is kept. Each row of a log says what was told
because of it, and if it is applied again, it has to tell the same. If it does not, our rules are others, whatever they
call themselves, and the table is left as it is (`OtherRules`): it goes on with a program that tells its story.

What a snapshot stands for is not told again. So it names the program that wrote it, by a digest of its sources; if that
is not ours, everything from the first row on is told once, at a table of which nobody else knows.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

import msgspec

from tablee import kernel
from tablee.kernel import Game, Json, TableeError
from tablee.store.errors import StoreError
from tablee.store.log import Row, TableRecord
from tablee.tables.acts import Entry
from tablee.tables.company import LOBBY, PLAYING
from tablee.tables.editions import SHOWN, OtherRules, Unknown
from tablee.tables.records import Snapshot, TableState
from tablee.tables.table import Table

if TYPE_CHECKING:
    from tablee.tables.hall import Hall

SLICE: Final = 0.002  # seconds of work before everybody else has their turn
MOST_KNOWN: Final = 50_000
SOURCES: Final = frozenset((".py", ".toml"))
CONTRADICTIONS: Final = (TableeError, AssertionError, LookupError, ValueError)  # of rules to a game that is not theirs

decode_entry = msgspec.json.Decoder(Entry).decode
decode_snapshot = msgspec.json.Decoder(Snapshot).decode
decode_told = msgspec.json.Decoder(list[list[Any]]).decode
encode = msgspec.json.Encoder().encode


# --- The same story


def other_story(game: Game[Any], number: int) -> OtherRules:
    """The version is the same: what tells our rules from the others is the digest of our program."""
    ours = f"{game.rules_version} ({program_of(game)[:SHOWN] or '?'})"
    return OtherRules(game.rules_version, ours, detail="rules", row=number)


def must_tell(game: Game[Any], row: Row, now: bytes) -> None:
    if not tells(row.told, now):
        raise other_story(game, row.number)


def tells(then: bytes, now: bytes) -> bool:
    """Every event again, in its order, with the same values. A later program may add fields to them."""
    if then == now:
        return True
    told, again = decode_told(then), decode_told(now)
    return len(told) == len(again) and all(map(holds_fields, told, again))


def holds_fields(event: list[Any], again: list[Any]) -> bool:
    return len(event) <= len(again) and all(map(holds, event, again))


def holds(then: Json, now: Json) -> bool:
    """Whether all of a value is still there."""
    if isinstance(then, dict) and isinstance(now, dict):
        return all(key in now and holds(value, now[key]) for key, value in then.items())
    if isinstance(then, list) and isinstance(now, list):
        return len(then) == len(now) and all(map(holds, then, now))
    return type(then) is type(now) and then == now


@contextmanager
def contradicted(game: Game[Any], number: int) -> Iterator[None]:
    """Rules that stumble over a row which was written once are not those that wrote it."""
    try:
        yield
    except OtherRules:
        raise
    except CONTRADICTIONS as error:
        raise other_story(game, number) from error


def retell(table: Table, row: Row) -> None:
    """The next row happens again; `OtherRules` if it does not tell the same."""
    entry = decode_entry(row.act)
    with contradicted(table.game, row.number):
        must_tell(table.game, row, encode(table.apply(entry)))


def must_be_like(table: Table, state: TableState, number: int) -> None:
    """A snapshot, as we read it, is the table that the log leads to. Those of before there were stories have none."""
    with contradicted(table.game, number):
        read = Table.from_state(table.id, table.game, state).to_state()
        story = table.to_state().story if state.story is None else read.story
        if essence(msgspec.structs.replace(read, story=story)) != essence(table.to_state()):
            raise other_story(table.game, number)


def essence(state: TableState) -> bytes:
    """What the rules say of a table. Who is there, and the time, follow from what was told."""
    return encode((state.state, state.drawn, state.position, state.story))


# --- The same program


def program_of(game: Game[Any]) -> str:
    """The digest of everything that the story of a table follows from: the game's folder, the kernel, the tables.

    Compiled modules lie beside their sources, and have the same. Empty where sources were not shipped: then nobody can
    say that nothing has changed, and every snapshot is checked once by each process that reads it.
    """
    return digest_of(folders_of(type(game)))


@cache
def folders_of(kind: type[Game[Any]]) -> tuple[Path, ...]:
    """Where a box comes from, its class and those that it is made from; none if one of them is nowhere."""
    names = {each.__module__ for each in kind.__mro__ if issubclass(each, Game)} | {kernel.__name__, __name__}
    files = [getattr(sys.modules.get(name), "__file__", None) for name in names]
    return () if None in files else tuple(sorted({Path(str(file)).parent for file in files}))


@cache
def digest_of(folders: tuple[Path, ...]) -> str:
    """Once for each process: what lies there may be replaced while it runs."""
    digest = sha256()
    for folder in folders:
        files = sorted(file for file in folder.rglob("*") if file.suffix in SOURCES)
        if not any(file.suffix == ".py" for file in files):
            return ""
        for file in files:
            digest.update(f"{folder.name}/{file.relative_to(folder).as_posix()}\0".encode())
            digest.update(sha256(file.read_bytes()).digest())
    return digest.hexdigest() if folders else ""


def is_ours(game: Game[Any], written: Snapshot) -> bool:
    return written.program != "" and written.program == program_of(game)


# --- The tables of a house


class Fidelity:
    """Which tables this program goes on with. What it has found out is remembered for as long as it runs."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.frozen: dict[str, int] = {}  # tables that we tell otherwise, and the first row of which we do
        self.known: dict[str, str] = {}  # tables that we tell as they were told, and who wrote what was checked
        self.retold = 0  # tables that were told again because others wrote their snapshot, or somebody asked
        self.one_at_a_time = asyncio.Lock()
        for game in hall.editions.shelf.values():
            program_of(game)

    async def check(self, record: TableRecord, game: Game[Any], snapshot: tuple[int, bytes] | None) -> None:
        """Before a table is read; `OtherRules` if it would not be the table that its log tells of."""
        self.must_be_known(record.id, game)
        if snapshot is not None and not is_ours(game, decode_snapshot(snapshot[1])):
            await self.judge(record, game, snapshot)  # what is read row by row is compared row by row

    def must_be_known(self, table: str, game: Game[Any]) -> None:
        if table in self.frozen:
            raise other_story(game, self.frozen[table])

    @contextmanager
    def noting(self, table: str) -> Iterator[None]:
        """Whoever finds out that a table is not ours tells it here: the house is told once."""
        try:
            yield
        except OtherRules as other:
            if table not in self.frozen:
                number = self.frozen[table] = int(str(other.parts.get("row", 0)))
                line = "table %s is left as it is: our rules tell another story from row %d on"
                logging.getLogger("tablee").error(line, self.hall.tag(table), number)
            raise

    def remember(self, table: str, program: str | None = None) -> None:
        if len(self.known) >= MOST_KNOWN:
            self.known.clear()
        self.known[table] = self.known.get(table, "") if program is None else program

    async def unknown(self, record: TableRecord) -> Unknown:
        """What this program does not know of a table. Of one that goes on, it finds out."""
        unknown = await self.hall.editions.unknown(record)
        if unknown or record.id in self.frozen:
            return unknown or "rules"
        if record.state not in (LOBBY, PLAYING) or record.id in self.known or record.id in self.hall.rooms:
            return ""
        try:
            await self.judge(
                record, await self.hall.editions.of(record), await self.hall.store.latest_snapshot(record.id)
            )
        except OtherRules:
            return "rules"
        except StoreError:
            raise
        except Exception as error:  # one that cannot be read is told so who comes, and spoils no list
            self.hall.report(record.id, error)
            self.remember(record.id)
        return ""

    async def judge(self, record: TableRecord, game: Game[Any], snapshot: tuple[int, bytes] | None) -> None:
        """The whole log again; or, from a snapshot of ours, what came after it. In slices, and one after the other."""
        program = "" if snapshot is None else decode_snapshot(snapshot[1]).program
        async with self.one_at_a_time:
            if self.known.get(record.id) == program:  # else another program has gone on with it since
                return
            self.must_be_known(record.id, game)
            self.retold += 1
            with self.noting(record.id):
                await self.tell_again(record.id, game, snapshot)
            self.remember(record.id, program)

    async def tell_again(self, identity: str, game: Game[Any], snapshot: tuple[int, bytes] | None) -> None:
        number, written = (0, None) if snapshot is None else (snapshot[0], decode_snapshot(snapshot[1]))
        table: Table | None = None
        if written is not None and is_ours(game, written):
            table = Table.from_state(identity, game, written.table)
        began = perf_counter()
        for row in await self.hall.rows(identity, 0 if table is None else number):
            if table is None:
                table = Table(identity, game, decode_entry(row.act))
            else:
                retell(table, row)
            if row.number == number and written is not None:
                must_be_like(table, written.table, number)
            if perf_counter() - began > SLICE:
                await asyncio.sleep(0)
                began = perf_counter()
