"""kill -9 at random moments: everything that was acknowledged is there, whole, and nothing is torn."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
from pathlib import Path

from tablee.store import SqliteStore
from tests.store import appender
from tests.store.places import run

KILLS = 20
LATEST = 300  # acknowledgements before the kill, at most


def acknowledged_before_a_kill(path: Path, kill_after: int) -> dict[str, int]:
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
    run(check_new_tables(path))


async def check_contents(store: SqliteStore) -> int:
    """A table, its first row and its cards are there together; how many tables there are."""
    found = await store.records(state="lobby", limit=1_000_000)
    for record in found:
        assert [row.number for row in await store.read(record.id)] == [1]
        assert await store.content(record.digest) == b"cards of " + record.id.encode() * 200
    (kept,) = await store.query("SELECT count(*) FROM contents")
    assert kept == (len(found),), "and none without a table"
    return len(found)


async def check_new_tables(path: Path) -> None:
    async with SqliteStore(path) as store:
        assert await check_contents(store) > KILLS


async def check(path: Path, last: dict[str, int]) -> None:
    async with SqliteStore(path) as store:
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
