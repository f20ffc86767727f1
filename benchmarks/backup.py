"""A backup while people play: what it costs their moves, and whether what is restored is the same house. Ours alone.

    python -m benchmarks backup [--finished 10000] [--running 100] [--pace 200] [--rounds 3]

The finished games are a few that were really played, copied under new ids. Moves are sent at one pace, while a backup
works and while it is made to stand still, turn by turn; each is timed until all four seats know of it. Everything is on
one machine, the players too.
"""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import statistics
import subprocess
import sys
import time
from argparse import ArgumentParser
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from rich.console import Console

from benchmarks.prepare import COMPILED, SOURCE
from benchmarks.server.load import Load, percentile
from benchmarks.server.peer import Running, scratch
from benchmarks.server.ports import free_port
from benchmarks.server.tablee import Tablee
from tablee.store.backup_sqlite import backup_file, restore_file

NAME = "backup"
PLAYED = 20  # games that are really played
STRETCH = 2.0  # seconds that a backup works, or stands still
COPIED = {  # of a table: where its id stands
    "log": ("table_id", "number", "at", "command", "act", "told", "due"),
    "snapshot": ("table_id", "number", "state"),
    "place": ("table_id", "person"),
}


class Times(NamedTuple):
    """Of the moves of one kind of stretch, in ms."""

    moves: int
    p50: float
    p99: float


class House(Tablee):
    """`tablee serve` on a file that is there already."""

    page = "/healthz"

    def __init__(self, data: Path) -> None:
        super().__init__("full")
        self.data = data

    def start(self) -> Running:
        port = free_port()
        return Running(NAME, self.command(self.data.parent, port), environment(), self.page, port)


def environment() -> dict[str, str]:
    return {"PYTHONPATH": str(COMPILED if COMPILED.is_dir() else SOURCE)}


# --- A house with many games


def furnish(house: House, finished: int) -> None:
    """Some games from start to end, and then as many copies of them as it takes."""
    with house.start() as server, Load(house, server) as load:
        load.connect(PLAYED)
        load.closed_loop = True
        load.play_all()
        load.settle()
    with closing(sqlite3.connect(house.data)) as db, db:
        for number in range(1, finished // PLAYED):
            copy_all(db, f"{number:08x}")


def copy_all(db: sqlite3.Connection, prefix: str) -> None:
    """Every finished game that was played, once more. Played ones have ids that begin with anything else."""
    fresh = f"'{prefix}' || substr(t.id, 9)"
    db.execute(
        f"""INSERT INTO table_record SELECT {fresh}, code, game, created, listed, watchable, state, rules_version,
        summary, digest, opener, touched FROM table_record t WHERE state = 'over' AND id NOT LIKE '000%'"""
    )
    for table, (key, *others) in COPIED.items():
        columns = ", ".join(f"c.{other}" for other in others)
        db.execute(
            f"""INSERT INTO {table} ({key}, {", ".join(others)}) SELECT {fresh}, {columns} FROM {table} c
            JOIN table_record t ON t.id = c.{key} WHERE t.state = 'over' AND t.id NOT LIKE '000%'"""
        )


# --- Moves, with a backup beside them and without


def with_and_without(load: Load, pace: float, data: Path, target: Path) -> tuple[Times, Times, float]:
    """While the backup works, and while it is made to stand still: by turns, so that neighbours disturb both alike.

    And how many seconds it worked.
    """
    words = [sys.executable, "-P", "-m", "tablee", "backup", str(target), "--data", str(data), "--replace"]
    working: list[float] = []
    still: list[float] = []
    seconds = 0.0
    with subprocess.Popen(words, env=environment(), stdout=subprocess.DEVNULL) as backup:
        try:
            while backup.poll() is None:
                begin = time.perf_counter()
                working += load.stretch(STRETCH, pace).latencies
                seconds += time.perf_counter() - begin
                backup.send_signal(signal.SIGSTOP)
                still += load.stretch(STRETCH, pace).latencies
                backup.send_signal(signal.SIGCONT)
        except BaseException:
            backup.kill()
            raise
    if backup.returncode:
        raise SystemExit(f"the backup ended with {backup.returncode}")
    return times(working), times(still), seconds


def times(latencies: list[float]) -> Times:
    return Times(len(latencies), percentile(latencies, 0.5) * 1000, percentile(latencies, 0.99) * 1000)


# --- The same house again


async def same_house(data: Path) -> tuple[str, str]:
    """The digest of the house, and that of the house that was restored from its backup."""
    copy, again, restored = (data.with_name(name) for name in ("copy", "again", "restored.db"))
    first = await backup_file(data, copy, replace=True, pause=lambda: None)
    await restore_file(copy, restored, replace=True)
    second = await backup_file(restored, again, replace=True, pause=lambda: None)
    return first.sha256, second.sha256


def main(arguments: Sequence[str] = ()) -> None:
    parser = ArgumentParser(prog="python -m benchmarks backup", description=__doc__)
    parser.add_argument("--finished", type=int, default=10_000, help="games that are over (%(default)s)")
    parser.add_argument("--running", type=int, default=100, help="games that go on (%(default)s)")
    parser.add_argument("--pace", type=float, default=200, help="moves a second (%(default)g)")
    parser.add_argument("--rounds", type=int, default=3, help="how many backups (%(default)s)")
    options = parser.parse_args(arguments)
    console = Console()
    data = scratch(NAME) / "tables.db"
    house = House(data)
    furnish(house, options.finished)
    console.print(f"{options.finished} finished games: {data.stat().st_size / 1e6:.0f} MB")
    ratios = []
    with house.start() as server, Load(house, server) as load:
        load.connect(options.running)
        load.stretch(2, options.pace)
        for number in range(options.rounds):
            during, quiet, seconds = with_and_without(load, options.pace, data, data.with_name("house.backup"))
            ratios.append(during.p99 / quiet.p99)
            console.print(
                f"round {number + 1}: without {shown(quiet)}; with {shown(during)}; it worked {seconds:.0f} s"
            )
    console.print(f"p99 with a backup is {statistics.median(ratios):.2f} times that without (aim: at most 2)")
    before, after = asyncio.run(same_house(data))
    console.print(f"restored: {'the same house' if before == after else 'ANOTHER HOUSE'} ({before[:16]}, {after[:16]})")


def shown(found: Times) -> str:
    return f"p50 {found.p50:.1f} ms, p99 {found.p99:.1f} ms ({found.moves} moves)"
