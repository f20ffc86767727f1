"""A commit of the log: look at what is there, decide in the order of the orders, and write it all in one statement."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import msgspec

from tablee.store.errors import BadRow, CodeTaken, Conflict, Duplicate, Fenced, StoreError
from tablee.store.fitting import check
from tablee.store.log import Row, TableRecord, Then
from tablee.store.postgres_leases import LEASE, Leases
from tablee.store.postgres_line import Db
from tablee.store.postgres_statements import LOOK, WRITE, WRITE_ROWS

CODED_STATES: Final = frozenset({"lobby", "playing"})  # the tables whose code is theirs alone
OVERHEAD: Final = 200  # bytes of a row, besides what it says

Lines: TypeAlias = Sequence[Sequence[object]]


class Entry(msgspec.Struct, gc=False):
    """A row, and what goes with it: an order of the log. `first`: the table is new."""

    row: Row
    then: Then
    record: TableRecord | None = None
    snapshot: bytes | None = None
    content: bytes | None = None
    first: bool = False
    error: StoreError | None = None
    weight: int = OVERHEAD

    @property
    def about(self) -> str:
        return self.row.table

    def tell(self) -> None:
        self.then(self.error)


def entry(row: Row, then: Then, **more: Any) -> Entry:
    """With what is wrong with it, if that can be seen at once."""
    made = Entry(row, then, **more)
    try:
        check(row)
        if "\0" in row.table:
            raise BadRow(row.table, "a character that no name can have")
        if made.record is not None and made.record.id != row.table:
            raise BadRow(row.table, "the record of another table")
        row.table.encode()
        encoded(row.command)
        made.weight += len(row.act) + len(row.told) + len(made.snapshot or b"") + len(made.content or b"")
    except BadRow as error:
        made.error = error
    except (TypeError, ValueError, AttributeError) as error:
        made.error = BadRow(row.table, type(error).__name__)
    return made


def encoded(command: str | None) -> bytes | None:
    return None if command is None else command.encode()


class Page:
    """What one commit writes. Each order finds the log as the ones before it will have left it."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.entries = entries
        self.heads: dict[str, int] = {}
        self.commands: dict[tuple[str, bytes], int] = {}
        self.codes: dict[str, str] = {}  # of running tables, and whose they are
        self.there: set[str] = set()  # tables that have a record already
        self.accepted: list[Entry] = []
        self.refused: list[tuple[Entry, StoreError]] = []
        self.last: dict[str, Row] = {}
        self.snapshots: dict[str, tuple[str, int, bytes]] = {}
        self.records: dict[str, TableRecord] = {}
        self.contents: list[tuple[str, str, bytes]] = []

    # --- What is there

    async def look(self, db: Db) -> None:
        """One question, and none if everything is known."""
        rows = [entry.row for entry in self.entries]
        unknown = list({row.table for row in rows} - self.heads.keys())
        sent = [(row.table, command) for row in rows if (command := encoded(row.command)) is not None]
        running = [entry.record for entry in self.entries if entry.record and entry.record.state in CODED_STATES]
        codes = [record.code for record in running]
        fresh = [entry.row.table for entry in self.entries if entry.first]
        if unknown or sent or codes or fresh:
            for line in await db.fetch(LOOK, unknown, *columns(sent, 2), codes, fresh):
                self.note(*line)

    def note(self, kind: str, table: str, word: bytes | None, number: int) -> None:
        if kind == "head":
            self.heads[table] = number
        elif kind == "record":
            self.there.add(table)
        elif word is not None:
            if kind == "command":
                self.commands[table, word] = number
            else:
                self.codes[word.decode()] = table

    # --- What is decided

    def decide(self) -> None:
        for entry in self.entries:
            error = self.why_not(entry)
            if error is None:
                self.accept(entry)
            else:
                self.refused.append((entry, error))

    def why_not(self, entry: Entry) -> StoreError | None:
        row, record = entry.row, entry.record
        head = self.heads[row.table]
        command = encoded(row.command)
        if entry.first:
            if head or row.table in self.there:
                return Conflict(row.table, 1, head + 1)
        elif command is not None and (row.table, command) in self.commands:
            return Duplicate(row.table, row.command or "", self.commands[row.table, command])
        elif row.number != head + 1:
            return Conflict(row.table, row.number, head + 1)
        if record is not None and record.state in CODED_STATES and self.codes.get(record.code, record.id) != record.id:
            return CodeTaken(record.code)
        return None

    def accept(self, entry: Entry) -> None:
        row, command = entry.row, encoded(entry.row.command)
        self.accepted.append(entry)
        self.heads[row.table] = row.number
        self.last[row.table] = row
        if command is not None:
            self.commands[row.table, command] = row.number
        if entry.snapshot is not None:
            self.snapshots[row.table] = (row.table, row.number, entry.snapshot)
        if entry.content is not None and entry.record is not None:
            self.contents.append((row.table, entry.record.digest, entry.content))
        if entry.record is not None:
            self.keep(entry.record)

    def keep(self, record: TableRecord) -> None:
        """The last one of each table, in the order of the last ones."""
        for code in [code for code, table in self.codes.items() if table == record.id]:
            del self.codes[code]
        if record.state in CODED_STATES:
            self.codes[record.code] = record.id
        self.there.add(record.id)
        self.records.pop(record.id, None)
        self.records[record.id] = record

    # --- What is written

    def rows(self) -> list[list[object]]:
        """Columns, for `unnest`: the rows, and when each table is due."""
        rows = [
            (row.table, row.number, row.at, encoded(row.command), row.act, row.told, row.due)
            for row in (entry.row for entry in self.accepted)
        ]
        dues = [(table, row.due) for table, row in self.last.items()]
        return columns(rows, 7) + columns(dues, 2)

    def what_goes_with_them(self) -> list[list[object]]:
        if not (self.snapshots or self.contents or self.records):
            return []
        records = [msgspec.structs.astuple(record) for record in self.records.values()]
        width = len(TableRecord.__struct_fields__)
        return columns(list(self.snapshots.values()), 3) + columns(self.contents, 3) + columns(records, width)


def columns(lines: Lines, width: int) -> list[list[object]]:
    return [[line[place] for line in lines] for place in range(width)]


class Log:
    """The log of the tables that this node keeps."""

    def __init__(self, leases: Leases) -> None:
        self.leases = leases

    async def commit(self, entries: Sequence[Entry], db: Db) -> None:
        """Answers are given only when it has succeeded: whoever tries again decides again."""
        page = Page(entries)
        kept = self.leases.kept
        for table in {entry.row.table for entry in entries}:
            lease = kept.get(table)
            if lease is not None and lease.head is not None:
                page.heads[table] = lease.head
        try:
            await page.look(db)
            page.decide()
            ours = await self.write(page, db) if page.accepted else {}
        except BaseException:
            self.forget_heads(entries)
            raise
        self.answer(page, ours)

    async def write(self, page: Page, db: Db) -> dict[str, int]:
        """The tables that are ours, and the number of each lease."""
        kept = self.leases.kept
        held = [(table, kept[table].epoch) for table in page.last if table in kept]
        free = [table for table in page.last if table not in kept]
        more = page.what_goes_with_them()
        rows = [self.leases.node, LEASE, free, *columns(held, 2), *page.rows()]
        found = dict(await db.fetch(WRITE if more else WRITE_ROWS, *rows, *more))
        for table in free:
            if table in found:
                self.leases.hold(table, found[table])
        return found

    def answer(self, page: Page, ours: dict[str, int]) -> None:
        for entry, error in page.refused:
            entry.error = error
        for entry in page.accepted:
            if entry.row.table not in ours:
                entry.error = Fenced(entry.row.table)
        for table, row in page.last.items():
            if table in ours:
                self.leases.wrote(table, ours[table], row.number)
            else:
                self.leases.kept.pop(table, None)

    def forget_heads(self, entries: Sequence[Entry]) -> None:
        """It was not written, or nobody knows whether it was."""
        for entry in entries:
            lease = self.leases.kept.get(entry.row.table)
            if lease is not None:
                lease.head = None
