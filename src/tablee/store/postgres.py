"""The store of a house with many nodes: one PostgreSQL database, and as many processes as one likes.

A node has a line that writes the log, one for what is written beside it, one for the bell, and a few that read. On
disk first, then told: PostgreSQL answers a commit when its own write-ahead log is synchronised.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from functools import cache, partial
from typing import Any, Final, TypeVar

from tablee.store.answers import settle
from tablee.store.beside import LAST, ROW, Beside
from tablee.store.errors import BadRow, Health, KeptElsewhere, Unavailable
from tablee.store.log import EVERYBODY, Durability, Heard, Row, TableRecord, Then
from tablee.store.postgres_bell import Bell, Ring, check
from tablee.store.postgres_errands import OVERHEAD, Errand, run_errands
from tablee.store.postgres_leases import BEAT, Leases
from tablee.store.postgres_line import Db, Line, Unfit, not_there, patient
from tablee.store.postgres_log import CODED_STATES, Entry, Log, entry
from tablee.store.postgres_reads import Readers
from tablee.store.postgres_schema import migrate
from tablee.store.postgres_statements import ADRIFT, BURY, FORGET, KEEPER, NODES
from tablee.store.postgres_writer import Writer

T = TypeVar("T")

PATIENCE: Final = 2_000  # ms to wait for somebody else's lock
BY_INDEX: Final = {"enable_seqscan": "off"}  # a plan that is made once, for an empty house, has to do for a full one
TRIES: Final = 3  # to claim a table whose keeper disappears while we look

SAY: Final = """
    INSERT INTO chat (table_id, channel, number, line)
    SELECT $1, $2, coalesce(max(number), 0) + 1, $3 FROM chat WHERE table_id = $1 AND channel = $2
    RETURNING number
"""


class PostgresStore(Beside):
    """`durability="full"` survives a power cut; `"normal"` may lose the last moments in one, and is quicker.

    `node` is the address at which other nodes find this one. It may have been that of a process that has ended; no two
    that live may have the same.
    """

    shared = True

    def __init__(
        self, address: str, durability: Durability = "full", *, node: str = "", patience: int = PATIENCE
    ) -> None:
        self.address = address
        self.durability: Durability = durability
        self.node = node
        self.settings = patient(patience)
        self.is_open = False

    # --- From the first connection to the last

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.leases = Leases(self.node)
        self.bell = Bell()
        self.reads = Readers(self.address, self.settings)
        beside = Line(self.address, self.settings, self.durability)
        settings = {**self.settings, **BY_INDEX}
        logging = Line(self.address, settings, self.durability, self.leases.greet, says_so=True)
        try:
            await self.prepare(beside)
            await logging.connect()
        except Exception as error:
            await beside.close()
            raise not_there(error) from error
        self.log = Writer[Entry](logging, Log(self.leases).commit, self.note)
        self.errands = Writer[Errand[Any]](beside, run_errands, self.note)
        self.rings = Writer[Ring](Line(self.address, self.settings, "normal", self.bell.greet), self.bell.ring)
        self.beating = self.loop.create_task(self.beat())
        self.is_open = True

    async def prepare(self, line: Line) -> None:
        """The schema, and whose succession this is."""
        await line.connect()
        db: Db = line.db
        await migrate(db)
        await self.leases.succeed(db)
        self.bell.house = await db.fetchval("SELECT current_schema()")

    async def close(self) -> None:
        if not self.is_open:
            return
        self.is_open = False
        self.beating.cancel()
        writers = (self.log, self.errands, self.rings)
        for writer in writers:
            await writer.close()
        with suppress(Unavailable, Unfit):  # a node that cannot say so is dead before long
            await self.errands.line.carry_out(self.leases.die)
        for line in [*(writer.line for writer in writers), *self.reads.lines]:
            await line.close()

    def sure(self) -> bool:
        return self.is_open and self.leases.sure()

    def health(self) -> Health:
        return self.log.line.trouble or self.errands.line.trouble or "ok" if self.is_open else "broken"

    async def beat(self) -> None:
        """Say again and again that this node lives. Tables that were taken meanwhile are told to whoever has them."""
        while True:
            await asyncio.sleep(BEAT)
            with suppress(Unavailable, Unfit):
                lost = await self.errands.line.carry_out(self.leases.live)
                if lost and self.lost is not None:
                    self.lost(lost)

    def note(self, count: int, seconds: float) -> None:
        if self.committed is not None:
            self.committed(count, seconds)

    # --- Writing and reading

    def check_open(self) -> None:
        if not self.is_open:
            raise Unavailable("broken", "closed")

    async def write(self, about: str, do: Callable[[Db], Awaitable[T]], weight: int = OVERHEAD) -> T:
        self.check_open()
        answer: asyncio.Future[T] = self.loop.create_future()
        self.errands.send(Errand(about, do, answer, weight))
        return await answer

    async def execute(self, about: str, statement: str, *values: object) -> None:
        await self.write(about, lambda db: db.execute(numbered(statement), *values))

    async def query(self, statement: str, *values: object) -> list[Any]:
        self.check_open()
        return await self.reads.fetch(numbered(statement), *values)

    # --- The log

    def append(self, row: Row, then: Then, record: TableRecord | None = None, snapshot: bytes | None = None) -> None:
        if not self.is_open:
            asyncio.get_running_loop().call_soon(then, Unavailable("broken", "closed"))
            return
        self.log.send(entry(row, then, record=record, snapshot=snapshot))

    async def create(self, record: TableRecord, row: Row, content: bytes | None = None) -> None:
        if row.table != record.id or row.number != 1:
            raise BadRow(record.id, "not its first row")
        self.check_open()
        answer: asyncio.Future[None] = self.loop.create_future()
        self.log.send(entry(row, partial(settle, answer, None), record=record, content=content, first=True))
        await answer

    async def read(self, table: str, after: int = 0, limit: int = 1000) -> list[Row]:
        asked = f"SELECT {ROW} FROM log WHERE table_id = $1 AND number > $2 ORDER BY number LIMIT $3"
        return [as_row(*line) for line in await self.query(asked, table, after, limit)]

    async def has_command(self, table: str, command: str) -> bool:
        asked = "SELECT 1 FROM log WHERE table_id = $1 AND command = $2"
        try:
            return await self.first(asked, table, command.encode()) is not None
        except UnicodeError:
            return False

    async def commands(self, table: str, before: int) -> list[str]:
        asked = "SELECT command FROM log WHERE table_id = $1 AND number < $2 AND command IS NOT NULL"
        return [command.decode() for (command,) in await self.query(asked, table, before)]

    async def deadlines(self) -> list[tuple[str, int]]:
        return [(table, due) for table, due in await self.query("SELECT table_id, at FROM deadline ORDER BY at")]

    async def last(self, table: str) -> Row | None:
        found = await self.first(LAST, table)
        return as_row(*found) if found else None

    async def erase(self, table: str) -> bool:
        record = await self.record(table)
        if record is None or record.state in CODED_STATES:
            return False
        await self.claim(table)
        return await self.write(table, lambda db: self.leases.erase(db, table))

    # --- Talk

    async def say(self, table: str, channel: str, line: bytes) -> int:
        return await self.write(table, lambda db: db.fetchval(SAY, table, channel, line), OVERHEAD + len(line))

    async def forget(self, person: str) -> bool:
        return bool(await self.write(person, lambda db: db.fetchval(FORGET, person)))

    # --- Nodes

    async def claim(self, table: str) -> int:
        for _ in range(TRIES):
            epoch = await self.write(table, lambda db: self.leases.claim(db, table))
            if epoch is not None:
                return epoch
            address = await self.keeper(table)
            if address is not None:
                raise KeptElsewhere(table, address)
        raise KeptElsewhere(table, "")

    async def renew(self, tables: Iterable[str]) -> list[str]:
        asked = list(tables)
        return await self.write("", lambda db: self.leases.renew(db, asked))

    async def release(self, tables: Iterable[str]) -> None:
        given = list(tables)
        await self.write("", lambda db: self.leases.release(db, given))

    async def keeper(self, table: str) -> str | None:
        found = await self.first(KEEPER, table)
        return str(found[0]) if found else None

    async def adrift(self, before: int, limit: int) -> list[str]:
        return [table for (table,) in await self.query(ADRIFT, before, limit)]

    async def bury(self, address: str) -> None:
        await self.execute("", BURY, address, self.leases.node)

    async def nodes(self) -> list[str]:
        return [str(address) for (address,) in await self.query(NODES)]

    # --- The bell

    async def ring(self, channel: str, payload: str) -> None:
        self.check_open()
        check(channel, payload)
        answer: asyncio.Future[None] = self.loop.create_future()
        self.rings.send(Ring(self.bell.name(channel), payload, answer))
        await answer

    async def listen(self, heard: Heard, *channels: str) -> None:
        self.check_open()
        fresh = self.bell.add(heard, channels or (EVERYBODY,))
        with suppress(Unavailable, Unfit):  # when the line is mended, everybody is told to look
            await self.rings.line.carry_out(lambda db: self.bell.begin(db, fresh))


@cache
def numbered(statement: str) -> str:
    """A `?` for each value is `$1`, `$2` and so on here."""
    first, *rest = statement.split("?")
    return first + "".join(f"${place}{part}" for place, part in enumerate(rest, start=1))


def as_row(table: str, number: int, at: int, command: bytes | None, act: bytes, told: bytes, due: int | None) -> Row:
    return Row(table, number, at, None if command is None else command.decode(), act, told, due)
