"""The embedded store: one SQLite file, served by one process, with one thread that writes and one that reads."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeVar

from tablee.store.beside import LAST, ROW, Beside
from tablee.store.errors import BadRow, Conflict, Health, Unavailable
from tablee.store.log import EVERYBODY, Durability, Heard, Row, TableRecord, Then
from tablee.store.migrate import FOLDER, migrate
from tablee.store.sqlite_file import SqliteFile
from tablee.store.sqlite_orders import Append, Errand, Order, packed
from tablee.store.sqlite_statements import KEEP_CONTENT, NEW_RECORD
from tablee.store.sqlite_writer import FOLD_AT, Writer
from tablee.store.tail import Tail

T = TypeVar("T")
Line = tuple[Any, ...]

PATIENCE: Final = 2_000  # ms to wait for somebody else's lock
LARGEST_SNAPSHOT: Final = 1 << 28  # bytes: far more than any table has, and less than SQLite takes


class SqliteStore(Beside):
    """`durability="full"` survives a power cut; `"normal"` survives a crash of the process, and is quicker.

    The path ":memory:" stands for a file that disappears when the store is closed.
    """

    def __init__(
        self,
        path: str | Path,
        durability: Durability = "full",
        *,
        patience: int = PATIENCE,
        fold_at: int = FOLD_AT,
    ) -> None:
        self.path = path
        self.durability: Durability = durability
        self.patience = patience
        self.fold_at = fold_at
        self.waiting: list[Order] = []  # of this turn of the event loop
        self.tail = Tail()
        self.listening: list[tuple[str, Heard]] = []
        self.is_open = False

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.listening.clear()
        self.reads = ThreadPoolExecutor(1, "tablee-reader")
        self.passing = TemporaryDirectory(prefix="tablee-") if str(self.path) == ":memory:" else None
        path = Path(self.passing.name, "tablee.db") if self.passing else Path(self.path)
        self.file = SqliteFile(path, self.durability, self.patience)
        try:
            await self.loop.run_in_executor(self.reads, self.start)
        except BaseException:
            self.clean_up()
            raise
        self.is_open = True

    def start(self) -> None:
        try:
            self.file.claim()
            self.tail = Tail()
            self.writer = Writer(self.file, self.tail, self.tell, self.fold_at)
            self.prepare()
        except (sqlite3.Error, OSError) as error:
            raise self.file.unavailable(error) from error
        self.writer.start()

    def prepare(self) -> None:
        try:
            migrate(self.writer.db, FOLDER / "sqlite")
            self.writer.recover()
            self.reader = self.file.reader()
        except BaseException:
            self.writer.db.close()
            raise

    async def close(self) -> None:
        if not self.is_open:
            return
        self.is_open = False
        self.hand_over()
        await self.loop.run_in_executor(self.reads, self.reader.close)
        self.writer.inbox.put(None)
        await self.loop.run_in_executor(self.reads, self.writer.join)
        self.clean_up()

    def clean_up(self) -> None:
        self.reads.shutdown(wait=False)
        self.file.release()
        if self.passing is not None:
            self.passing.cleanup()

    def health(self) -> Health:
        return self.writer.trouble or "ok" if self.is_open else "broken"

    # --- To the writer: everything of one turn of the event loop together

    def send(self, order: Order) -> None:
        if not self.waiting:
            self.loop.call_soon(self.hand_over)
        self.waiting.append(order)

    def hand_over(self) -> None:
        if self.waiting:
            self.writer.inbox.put(self.waiting)
            self.waiting = []

    def tell(self, orders: list[Order], seconds: float | None) -> None:
        """Called by the writer: once for each commit, however many wait for it."""
        with suppress(RuntimeError):  # the loop is closed: nobody is left to hear
            self.loop.call_soon_threadsafe(self.deliver, orders, seconds)

    def deliver(self, orders: list[Order], seconds: float | None) -> None:
        for order in orders:
            try:
                order.tell()
            except Exception as error:  # one table's mistake must not keep the others from hearing
                self.loop.call_exception_handler({"message": "a table failed when it was told", "exception": error})
        if self.committed is not None and seconds is not None:
            self.committed(len(orders), seconds)

    def check_open(self) -> None:
        if not self.is_open:
            raise Unavailable("broken", "closed")

    async def write(self, about: str, do: Callable[[Writer], T]) -> T:
        self.check_open()
        answer: asyncio.Future[T] = self.loop.create_future()
        self.send(Errand(about, do, answer))
        return await answer

    async def execute(self, about: str, statement: str, *values: object) -> None:
        def do(writer: Writer) -> None:
            writer.db.execute(statement, values)

        await self.write(about, do)

    # --- From the reader

    async def query(self, statement: str, *values: object) -> list[Line]:
        self.check_open()
        return await self.loop.run_in_executor(self.reads, self.fetch, statement, values)

    def fetch(self, statement: str, values: tuple[object, ...]) -> list[Line]:
        try:
            return self.reader.execute(statement, values).fetchall()
        except (UnicodeError, OverflowError):  # what cannot be kept is not there
            return []
        except sqlite3.Error as error:
            unavailable = self.file.unavailable(error)
            if unavailable.code == "broken":
                self.reopen()
            raise unavailable from error

    def reopen(self) -> None:
        self.reader.close()
        with suppress(sqlite3.Error):
            self.reader = self.file.reader()

    # --- The log

    def append(self, row: Row, then: Then, record: TableRecord | None = None, snapshot: bytes | None = None) -> None:
        if not self.is_open:
            asyncio.get_running_loop().call_soon(then, Unavailable("broken", "closed"))
            return
        try:
            if snapshot is not None:
                check_snapshot(row, snapshot)
            self.send(Append(row, then, record, snapshot, packed(row)))
        except BadRow as error:
            self.send(Append(row, then, record, None, error=error))

    async def create(self, record: TableRecord, row: Row, content: bytes | None = None) -> None:
        if row.table != record.id or row.number != 1:
            raise BadRow(record.id, "not its first row")
        first = packed(row)

        def do(writer: Writer) -> None:
            head = writer.ledger.head(row.table)
            if head or writer.has_record(row.table):
                raise Conflict(row.table, 1, head + 1)
            writer.keep_record(NEW_RECORD, record)
            if content is not None:
                writer.db.execute(KEEP_CONTENT, (record.digest, content))
            writer.ledger.accept(row, first, row.table, row.number, row.command)

        await self.write(record.id, do)

    async def read(self, table: str, after: int = 0, limit: int = 1000) -> list[Row]:
        tail = self.tail.of(table)  # first: what is folded while we read is then in both, and not in neither
        found = await self.query(
            f"SELECT {ROW} FROM log WHERE table_id = ? AND number > ? ORDER BY number LIMIT ?", table, after, limit
        )
        rows = [Row(*line) for line in found]
        last = rows[-1].number if rows else after
        rows += [row for row in tail if row.number > last]
        return rows[:limit]

    async def has_command(self, table: str, command: str) -> bool:
        if any(row.command == command for row in self.tail.of(table)):  # first, as in `read`
            return True
        return await self.first("SELECT 1 FROM log WHERE table_id = ? AND command = ?", table, command) is not None

    async def commands(self, table: str, before: int) -> list[str]:
        asked = "SELECT command FROM log WHERE table_id = ? AND number < ? AND command IS NOT NULL"
        return [command for (command,) in await self.query(asked, table, before)]

    async def deadlines(self) -> list[tuple[str, int]]:
        newer = self.tail.dues()
        dues: dict[str, int | None] = {**dict(await self.query("SELECT table_id, at FROM deadline")), **newer}
        return sorted(((table, due) for table, due in dues.items() if due is not None), key=lambda line: line[1])

    async def last(self, table: str) -> Row | None:
        tail = self.tail.of(table)
        if tail:
            return tail[-1]
        found = await self.first(LAST, table)
        return Row(*found) if found else None

    async def erase(self, table: str) -> bool:
        return await self.write(table, lambda writer: writer.erase(table))

    # --- Talk

    async def say(self, table: str, channel: str, line: bytes) -> int:
        last = "SELECT max(number) FROM chat WHERE table_id = ? AND channel = ?"

        def do(writer: Writer) -> int:
            number = int(writer.db.execute(last, (table, channel)).fetchone()[0] or 0) + 1
            writer.db.execute("INSERT INTO chat VALUES (?, ?, ?, ?)", (table, channel, number, line))
            return number

        return await self.write(table, do)

    async def forget(self, person: str) -> bool:
        return await self.write(person, lambda writer: writer.forget_person(person))

    # --- Nodes: one file, one process, so every table is always ours

    async def claim(self, table: str) -> int:
        self.check_open()
        return 1

    async def renew(self, tables: Iterable[str]) -> list[str]:
        self.check_open()
        return []

    async def release(self, tables: Iterable[str]) -> None:
        self.check_open()

    async def keeper(self, table: str) -> str | None:
        self.check_open()
        return self.node

    async def adrift(self, before: int, limit: int) -> list[str]:
        self.check_open()
        return []

    async def bury(self, address: str) -> None:
        self.check_open()

    async def nodes(self) -> list[str]:
        self.check_open()
        return [self.node]

    async def ring(self, channel: str, payload: str) -> None:
        self.check_open()
        for listened, heard in self.listening:
            if listened == channel:
                self.loop.call_soon(heard, channel, payload)

    async def listen(self, heard: Heard, *channels: str) -> None:
        self.check_open()
        self.listening += [(channel, heard) for channel in channels or (EVERYBODY,)]


def check_snapshot(row: Row, snapshot: bytes) -> None:
    """It is written together with those of others, and must not keep them from being written."""
    if type(snapshot) is not bytes or len(snapshot) > LARGEST_SNAPSHOT:
        raise BadRow(row.table, "no snapshot")
