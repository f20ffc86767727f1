"""A full disk, a locked database, a broken one: everybody is told, nothing is half written, and it heals by itself."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from tablee.store import SqliteStore, Unavailable
from tests.store import small_disk
from tests.store.places import ENOUGH, Answers, append, record, row, run, until


def store_at(path: Path, **options: Any) -> SqliteStore:
    return SqliteStore(path / "tables.db", "normal", patience=20, **options)


def no_more_pages(store: SqliteStore) -> None:
    store.writer.db.execute("PRAGMA max_page_count = 1")  # that is: no more than it has


def room_again(store: SqliteStore) -> None:
    store.writer.db.execute("PRAGMA max_page_count = 1000000000")


@contextmanager
def somebody_writing(path: Path) -> Iterator[None]:
    with closing(sqlite3.connect(path / "tables.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


# --- Full


def test_on_a_full_disk_everybody_is_told_and_nothing_of_the_batch_is_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with store_at(tmp_path) as store:
            await store.create(record("a"), row("a", 1))
            await append(store, row("b", 1))
            no_more_pages(store)
            answers = Answers()
            talk = asyncio.create_task(store.say("a", "table", b"hello"))
            await asyncio.sleep(0)  # said in this turn of the loop, like what follows
            store.append(row("a", 2), answers.then, record("a", state="over"), b"snapshot")
            store.append(row("b", 2, told=b"x" * 500_000), answers.then)
            store.append(row("b", 7), answers.then)
            await answers.all(3)
            assert answers.codes() == ["full"] * 3
            with pytest.raises(Unavailable, match="full"):
                await talk
            assert store.health() == "full"
            assert await store.read("a") == [row("a", 1)]
            assert await store.read("b") == [row("b", 1)]
            assert await store.record("a") == record("a")
            assert await store.latest_snapshot("a") is None
            assert await store.said("a", "table") == []

    run(story())


def test_what_fills_the_disk_by_itself_is_told_like_the_others(tmp_path: Path) -> None:
    """Inside of a transaction SQLite may go back to its beginning by itself: the others' rows are then gone, too."""

    async def story() -> None:
        async with store_at(tmp_path) as store:
            await append(store, row("a", 1))
            no_more_pages(store)
            answers = Answers()
            store.append(row("a", 2), answers.then)
            store.append(row("b", 1), answers.then, snapshot=b"x" * 50_000_000)  # more than is kept in memory
            store.append(row("c", 1), answers.then)
            await answers.all(3)
            assert answers.codes() == ["full"] * 3
            with pytest.raises(Unavailable, match="full"):
                await store.say("a", "table", b"x" * 500_000)

    run(story())


def test_when_the_disk_has_room_again_the_store_heals_and_goes_on_where_it_was(tmp_path: Path) -> None:
    async def story() -> None:
        async with store_at(tmp_path) as store:
            await append(store, row("a", 1))
            no_more_pages(store)
            big = row("a", 2, told=b"x" * 500_000)
            assert await append(store, big, row("a", 3)) == ["full", "full"]
            room_again(store)
            await until(lambda: store.health() == "ok")  # nobody has to try
            assert await append(store, row("a", 3)) == ["conflict"]  # its basis was never written
            assert await append(store, big, row("a", 3)) == ["ok", "ok"]  # the same commands, sent again
        async with store_at(tmp_path) as store:
            assert await store.read("a") == [row("a", 1), big, row("a", 3)]

    run(story())


def test_a_full_disk_is_a_line_when_nobody_can_move_any_more_and_one_when_it_is_over(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    big = row("a", 2, told=b"what table a holds" * 50_000)

    async def story() -> None:
        async with store_at(tmp_path) as store:
            await append(store, row("a", 1))
            for _ in range(2):
                no_more_pages(store)
                assert await append(store, big) == ["full"]
                assert await append(store, big) == ["full"]
                room_again(store)
                await until(lambda: store.health() == "ok")
            assert await append(store, big) == ["ok"]

    run(story())
    lines = ["the file takes no rows: full, OperationalError", "the file takes rows again"]
    assert [line.getMessage() for line in caplog.records if line.name == "tablee"] == 2 * lines


def test_a_disk_that_is_still_full_is_still_said_to_be(tmp_path: Path) -> None:
    async def story() -> None:
        async with store_at(tmp_path) as store:
            await append(store, row("a", 1))
            no_more_pages(store)
            assert await append(store, row("a", 2, told=b"x" * 500_000)) == ["full"]
            with pytest.raises(sqlite3.OperationalError):
                store.writer.probe()
            assert store.health() == "full"
            assert await append(store, row("a", 2, told=b"x" * 500_000)) == ["full"]

    run(story())


def test_when_there_is_no_room_to_fold_nothing_is_lost_and_everything_can_be_read(tmp_path: Path) -> None:
    rows = [row("a", number, told=b"x" * 4_000, due=number) for number in range(1, 101)]

    async def story() -> None:
        async with store_at(tmp_path, fold_at=60) as store:
            assert await append(store, *rows[:50]) == ["ok"] * 50
            store.writer.move_into_log = no_room  # type: ignore[method-assign]
            assert await append(store, *rows[50:]) == ["ok"] * 50
            await until(lambda: store.health() == "full")
            assert await store.read("a") == rows
            assert await store.deadlines() == [("a", 100)]
            assert await append(store, row("a", 101, "c7")) == ["duplicate"]
        async with store_at(tmp_path) as store:  # closed in trouble, and opened with a long journal
            assert await store.read("a") == rows
            assert await append(store, row("a", 101, "c7")) == ["duplicate"]

    def no_room(tables: object) -> None:
        store = sqlite3.connect(":memory:", isolation_level=None)
        with closing(store):
            store.executescript("PRAGMA max_page_count = 2; CREATE TABLE t (x)")
            store.execute("INSERT INTO t VALUES (?)", (bytes(100_000),))

    run(story())


def test_a_fold_that_fails_is_a_line_when_it_begins_and_one_when_it_is_over(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(tables: object) -> None:
        raise sqlite3.OperationalError("what table a holds")

    async def story() -> None:
        async with store_at(tmp_path, fold_at=1) as store:
            move = store.writer.move_into_log
            for first in (1, 6):
                store.writer.move_into_log = fail  # type: ignore[method-assign]
                for number in range(first, first + 5):  # each of them is tried to be folded
                    assert await append(store, row("a", number)) == ["ok"]
                await until(lambda: not store.writer.folds)
                store.writer.move_into_log = move  # type: ignore[method-assign]
                await until(lambda: store.writer.folds)

    run(story())
    lines = ["rows cannot be folded into the log: broken, OperationalError", "rows are folded into the log again"]
    assert [line.getMessage() for line in caplog.records if line.name == "tablee"] == 2 * lines


def test_a_commit_is_synchronised_even_after_a_fold_that_failed(tmp_path: Path) -> None:
    async def story() -> None:
        async with SqliteStore(tmp_path / "tables.db", "full", fold_at=2) as store:
            writer, levels = store.writer, {"commit": set[int](), "fold": set[int]()}
            look_up, move = writer.look_up_commands, writer.move_into_log

            def note(what: str) -> None:
                levels[what].add(writer.db.execute("PRAGMA synchronous").fetchone()[0])

            def committing(orders: Any) -> None:
                note("commit")
                look_up(orders)

            def folding(tables: Any) -> None:
                note("fold")
                move(tables)
                raise sqlite3.OperationalError

            writer.look_up_commands = committing  # type: ignore[method-assign]
            writer.move_into_log = folding  # type: ignore[method-assign]
            writer.reconnect = lambda: None  # type: ignore[method-assign]
            for number in range(1, 9):
                assert await append(store, row("a", number)) == ["ok"]
            assert levels == {"commit": {2}, "fold": {1}}

    run(story())


def test_a_disk_that_refuses_to_write_loses_nothing(tmp_path: Path) -> None:
    """In a process of its own: the limit on the size of files is a limit of the process."""
    command = [sys.executable, "-B", str(small_disk.__file__), str(tmp_path / "tables.db")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.stderr == "the file takes no rows: broken, OperationalError\nthe file takes rows again\n"
    assert done.stdout.split() == ["ok", "broken", "read", "ok", "whole"]


# --- Locked


def test_while_somebody_else_writes_everybody_is_told_that_it_is_locked(tmp_path: Path) -> None:
    async def story() -> None:
        async with store_at(tmp_path) as store:
            await append(store, row("a", 1))
            with somebody_writing(tmp_path):
                assert await append(store, row("a", 2), row("b", 1)) == ["locked", "locked"]
                assert store.health() == "locked"
                assert await store.read("a") == [row("a", 1)]
                with pytest.raises(Unavailable, match="locked"):
                    await store.seat("a", "p")
            await until(lambda: store.health() == "ok")
            assert await append(store, row("a", 2), row("b", 1)) == ["ok", "ok"]

    run(story())


def test_a_lock_that_is_short_is_waited_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with SqliteStore(tmp_path / "tables.db", patience=20_000) as store:
            await append(store, row("a", 1))
            answers = Answers()
            with somebody_writing(tmp_path):
                store.append(row("a", 2), answers.then)
                await asyncio.sleep(0)
                await store.read("a")
                assert answers == []
            assert await answers.all(1) == [None]

    run(story())


def test_a_locked_file_cannot_be_opened_and_can_be_later(tmp_path: Path) -> None:
    async def story() -> None:
        with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
            other.execute("CREATE TABLE something (x)")
            other.execute("BEGIN EXCLUSIVE")
            with pytest.raises(Unavailable, match="locked"):
                await store_at(tmp_path).open()
            other.execute("ROLLBACK")
            other.execute("DROP TABLE something")
        async with store_at(tmp_path) as store:
            assert await append(store, row("a", 1)) == ["ok"]

    run(story())


# --- Broken


def test_a_writer_that_has_lost_its_connection_tells_everybody_and_connects_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with store_at(tmp_path) as store:
            await append(store, row("a", 1))
            store.writer.db.close()
            assert await append(store, row("a", 2), row("b", 1)) == ["broken", "broken"]
            assert store.health() == "broken"
            await until(lambda: store.health() == "ok")
            assert await append(store, row("a", 2), row("b", 1)) == ["ok", "ok"]
            assert len(await store.read("a")) == 2

    run(story())


def test_a_mistake_in_the_writer_itself_is_told_and_the_next_commit_works(tmp_path: Path) -> None:
    async def story() -> None:
        async with store_at(tmp_path) as store:
            look_up = store.writer.look_up_commands

            def fail(orders: object) -> None:
                store.writer.look_up_commands = look_up  # type: ignore[method-assign]
                raise MemoryError

            store.writer.look_up_commands = fail  # type: ignore[method-assign]
            assert await append(store, row("a", 1), row("b", 1)) == ["broken", "broken"]
            assert await append(store, row("a", 1), row("b", 1)) == ["ok", "ok"]
            assert store.writer.is_alive()

    run(story())


def test_what_waits_behind_a_commit_that_fails_is_answered_with_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with store_at(tmp_path) as store:
            began, handed_over = threading.Event(), threading.Event()
            tries = []

            def fail(orders: list[Any]) -> None:
                tries.append(len(orders))
                began.set()
                assert handed_over.wait(ENOUGH)
                raise MemoryError

            store.writer.commit = fail  # type: ignore[method-assign]
            answers = Answers()
            store.append(row("a", 1), answers.then)
            await until(began.is_set)
            for number in range(2, 5):
                store.append(row("a", number), answers.then)
                store.hand_over()
            handed_over.set()
            await answers.all(4)
            assert answers.codes() == ["broken"] * 4
            assert tries == [1]

    run(story())


def test_a_reader_that_has_lost_its_connection_connects_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with store_at(tmp_path) as store:
            await append(store, row("a", 1))
            store.reader.close()
            with pytest.raises(Unavailable, match="broken"):
                await store.read("a")
            assert len(await store.read("a")) == 1

    run(story())


def test_a_file_that_is_no_database_is_refused_and_not_touched(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.write_bytes(b"Dear diary, " * 1_000)

    async def story() -> None:
        with pytest.raises(Unavailable) as caught:
            await store_at(tmp_path).open()
        assert caught.value.code == "broken"

    run(story())
    assert file.read_bytes() == b"Dear diary, " * 1_000


def test_a_folder_that_cannot_be_made_is_said_to_be_broken(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    async def story() -> None:
        with pytest.raises(Unavailable, match="broken"):
            await SqliteStore(tmp_path / "file" / "tables.db").open()

    run(story())
