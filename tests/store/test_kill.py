"""kill -9 at random moments: everything that was acknowledged is there, whole, and nothing is torn."""

from __future__ import annotations

import asyncio
import random
import signal
import subprocess
import sys
from pathlib import Path

from tablee.store import SqliteStore, Store
from tablee.store.postgres import PostgresStore
from tests.store import appender
from tests.store.places import ENOUGH, append, row, run
from tests.store.test_postgres_leases import beside

KILLS = 20
LATEST = 300  # acknowledgements before the kill, at most


def acknowledged_before_a_kill(path: Path | str, kill_after: int) -> dict[str, int]:
    """The last number of each table that the process has printed."""
    command = [sys.executable, str(appender.__file__), str(path)]
    last: dict[str, int] = {}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "open\n"
        for count, line in enumerate(process.stdout):
            if count == kill_after:
                process.send_signal(signal.SIGKILL)
            if line.endswith("\n"):
                table, number = line.split()
                assert int(number) == last.get(table, int(number) - 1) + 1  # in order
                last[table] = int(number)
    assert process.returncode == -signal.SIGKILL
    return last


def test_after_kill_9_everything_acknowledged_is_there(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    luck = random.Random(1)
    for _ in range(KILLS):
        last = acknowledged_before_a_kill(path, luck.randrange(LATEST))
        run(check(path, last))
    run(check_new_tables(path, KILLS))


def test_after_kill_9_of_a_node_everything_acknowledged_is_in_the_database(database: str) -> None:
    """The same address, so that nobody has to wait until the node that was killed is known to be dead."""
    luck = random.Random(1)
    for _ in range(KILLS // 4):
        last = acknowledged_before_a_kill(database, luck.randrange(LATEST))
        run(check(database, last))
    run(check_new_tables(database, KILLS // 4))


def test_a_node_that_is_frozen_and_wakes_up_writes_nothing_to_what_it_has_lost(database: str) -> None:
    """SIGSTOP: it takes part in nothing, and does not know that it did not. Its tables are played on elsewhere."""
    names = [f"t{table}" for table in range(appender.TABLES)]

    async def take_over() -> dict[str, int]:
        taken = {}
        async with PostgresStore(database, node="elsewhere") as store, beside(database) as db:
            await db.execute("UPDATE node SET until = now() - interval '1 second' WHERE address = 'appender'")
            for name in names:
                await store.claim(name)
                taken[name] = len(await store.read(name, 0, 1_000_000)) + 1
                assert await append(store, row(name, taken[name], "elsewhere")) == ["ok"]
        return taken

    with subprocess.Popen(
        [sys.executable, str(appender.__file__), database], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(200)]
        process.send_signal(signal.SIGSTOP)
        try:
            taken = asyncio.run(asyncio.wait_for(take_over(), ENOUGH))
        finally:
            process.send_signal(signal.SIGCONT)
        lines += process.stdout.readlines()
    assert process.wait() == 0
    assert lines[-1] in ("failed fenced\n", "failed conflict\n")
    run(check_taken(database, taken, acknowledged_in(lines)))


def acknowledged_in(lines: list[str]) -> dict[str, int]:
    words = [line.split() for line in lines if line.startswith("t")]
    return {table: int(number) for table, number in words}


async def check_taken(database: str, taken: dict[str, int], last: dict[str, int]) -> None:
    """Every table ends with the row that was written elsewhere, and nothing was acknowledged after it."""
    async with PostgresStore(database) as store:
        for table, number in taken.items():
            rows = await store.read(table, 0, 1_000_000)
            assert [one.number for one in rows] == list(range(1, number + 1))
            assert rows[-1].command == "elsewhere"
            assert last[table] < number


async def check_contents(store: Store) -> int:
    """A table, its first row and its cards are there together; how many tables there are."""
    found = await store.records(state="lobby", limit=1_000_000)
    for record in found:
        assert [row.number for row in await store.read(record.id)] == [1]
        assert await store.content(record.digest) == b"cards of " + record.id.encode() * 200
    assert isinstance(store, (SqliteStore, PostgresStore))
    (kept,) = await store.query("SELECT count(*) FROM contents")
    assert tuple(kept) == (len(found),), "and none without a table"
    return len(found)


async def check_new_tables(path: Path | str, least: int) -> None:
    async with appender.store_at(str(path)) as store:
        assert await check_contents(store) > least


async def check(path: Path | str, last: dict[str, int]) -> None:
    async with appender.store_at(str(path)) as store:
        await check_contents(store)
        deadlines = dict(await store.deadlines())
        for table, acknowledged in last.items():
            rows = await store.read(table, 0, 1_000_000)
            assert len(rows) >= acknowledged
            assert [row.number for row in rows] == list(range(1, len(rows) + 1))
            for row in rows:
                assert (row.command, row.act, len(row.told), row.due) == (
                    f"c{row.number}",
                    b'"%d"' % row.number,
                    row.number % 7 * 400,
                    row.number * 10,
                )
            assert deadlines[table] == len(rows) * 10
            fifth = len(rows) // 5 * 5
            if fifth:
                record = await store.record(table)
                assert record is not None
                assert record.summary == b"%d" % fifth
                assert await store.latest_snapshot(table) == (fifth, b"position %d" % fifth)
