"""A busy writer takes a breath between two commits, so that more is written together; one that was idle does not."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from tablee.store import SqliteStore, sqlite_writer
from tablee.store.sqlite_file import SqliteFile
from tablee.store.sqlite_writer import BREATH, Writer
from tablee.store.tail import Tail
from tests.store.places import ENOUGH, Answers, append, row, run


def test_it_waits_for_what_is_left_of_a_breath(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []
    now = [100.0]
    monkeypatch.setattr(sqlite_writer, "sleep", waits.append)
    monkeypatch.setattr(sqlite_writer, "perf_counter", lambda: now[0])
    writer = Writer(SqliteFile(tmp_path / "tables.db", "normal", 100), Tail(), lambda orders, seconds: None, 1)
    writer.breathe()
    assert waits == [], "nothing was written before"
    writer.serve([])
    now[0] += BREATH / 4
    writer.breathe()
    assert waits == [pytest.approx(BREATH * 3 / 4)]
    now[0] += BREATH
    writer.breathe()
    assert len(waits) == 1, "it has breathed long enough"
    writer.db.close()


def test_what_comes_in_a_breath_is_written_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    breathing, enough = threading.Event(), threading.Event()
    sizes: list[int] = []

    def sleep(seconds: float) -> None:
        breathing.set()
        assert enough.wait(ENOUGH)

    async def story() -> None:
        monkeypatch.setattr(sqlite_writer, "sleep", sleep)
        monkeypatch.setattr(sqlite_writer, "perf_counter", lambda: 100.0)
        async with SqliteStore(tmp_path / "tables.db") as store:
            store.committed = lambda count, seconds: sizes.append(count)
            assert await append(store, row("a", 1)) == ["ok"]
            assert await asyncio.to_thread(breathing.wait, ENOUGH)
            answers = Answers()
            for table in ("b", "c", "d"):
                store.append(row(table, 1), answers.then)
                await asyncio.sleep(0)  # each in a turn of its own
                await asyncio.sleep(0)
            assert answers == []
            enough.set()
            assert await answers.all(3) == [None] * 3
        assert sizes == [1, 3]

    run(story())
