"""What the tests of every store share: places where a store can be opened again and again, and short words for rows."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from itertools import count
from pathlib import Path
from typing import Any, Protocol

import msgspec

from tablee.store import Row, SqliteStore, Store, StoreError, TableRecord
from tablee.store.postgres import PostgresStore

ENOUGH = 20.0  # seconds, for what is a matter of milliseconds


class Place(Protocol):
    """Somewhere to keep things: each store that it gives has what the ones before it were told to keep."""

    def store(self) -> Store: ...


class SqlitePlace:
    """A file; rows are folded after so many."""

    def __init__(self, folder: Path, fold_at: int = 4) -> None:
        self.path = folder / "tables.db"
        self.fold_at = fold_at

    def store(self) -> SqliteStore:
        return SqliteStore(self.path, "normal", fold_at=self.fold_at, patience=50)


class PostgresPlace:
    """A database; every store in it is a node of its own."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.nodes = count(1)

    def store(self) -> PostgresStore:
        return PostgresStore(self.address, "normal", node=f"node {next(self.nodes)}", patience=500)


PLACES: dict[str, Callable[[Path, Callable[[], str]], Place]] = {
    "sqlite, folding at once": lambda folder, database: SqlitePlace(folder, fold_at=1),
    "sqlite, folding late": lambda folder, database: SqlitePlace(folder, fold_at=1_000_000),
    "postgresql": lambda folder, database: PostgresPlace(database()),
}


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(story, ENOUGH))


def row(table: str, number: int, command: str | None = "", **other: Any) -> Row:
    """By default every row has a command of its own."""
    command = f"c{number}" if command == "" else command
    fresh = Row(table, number, 1_700_000_000_000 + number, command, b'{"did":%d}' % number, b"[1,2]", None)
    return msgspec.structs.replace(fresh, **other)


def record(table: str, code: str = "", **other: Any) -> TableRecord:
    fresh = TableRecord(table, code or table.upper(), "smile", 5, True, False, "lobby", "1.0", b'{"seats":4}')
    return msgspec.structs.replace(fresh, **other)


class Answers(list[StoreError | None]):
    """What the appends were answered, in the order of the answers."""

    def __init__(self) -> None:
        super().__init__()
        self.heard = asyncio.Event()

    def then(self, error: StoreError | None) -> None:
        self.append(error)
        self.heard.set()

    async def all(self, count: int) -> list[StoreError | None]:
        while len(self) < count:
            self.heard.clear()
            await self.heard.wait()
        return self

    def codes(self) -> list[str]:
        return [error.code if error else "ok" for error in self]


async def append(store: Store, *rows: Row) -> list[str]:
    """All of them in one turn of the loop; the code of each answer."""
    answers = Answers()
    for one in rows:
        store.append(one, answers.then)
    await answers.all(len(rows))
    return answers.codes()


async def appended(store: Store, entry: Row, **extra: Any) -> str:
    answers = Answers()
    store.append(entry, answers.then, **extra)
    await answers.all(1)
    return answers.codes()[0]


async def until(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + ENOUGH
    while not holds():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.001)
