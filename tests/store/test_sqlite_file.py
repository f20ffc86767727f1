"""The file of the embedded store: what is in it when, who may read it, who may serve it."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tablee.store import InUse, SqliteStore, StoreError, sqlite_writer
from tests.store import appender
from tests.store.places import Answers, append, appended, record, row, run, until


def lines(path: Path, statement: str) -> list[Any]:
    with closing(sqlite3.connect(path)) as db:
        return [line[0] if len(line) == 1 else line for line in db.execute(statement).fetchall()]


def permissions(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


# --- On disk first, then told


def test_a_row_is_in_the_files_when_it_is_told(tmp_path: Path) -> None:
    """Copied at the moment of the answer, the files alone have the row."""
    path = tmp_path / "tables.db"

    async def story() -> None:
        copies: list[Path] = []

        def then(error: StoreError | None) -> None:
            assert error is None
            copies.append(tmp_path / f"copy{len(copies)}.db")
            for suffix in ("", "-wal"):
                shutil.copy(f"{path}{suffix}", f"{copies[-1]}{suffix}")

        async with SqliteStore(path, fold_at=4) as store:
            for number in range(1, 10):
                store.append(row("a", number), then)
                await until(lambda number=number: len(copies) == number)  # type: ignore[misc]
        for number, copy in enumerate(copies, start=1):
            async with SqliteStore(copy) as store:
                assert len(await store.read("a")) >= number

    run(story())


@pytest.mark.parametrize(("durability", "level"), [("full", 2), ("normal", 1)])
def test_a_commit_is_synchronised_as_it_was_asked_for(tmp_path: Path, durability: Any, level: int) -> None:
    """2 is FULL: SQLite synchronises the write-ahead log with the disk in every commit."""

    async def story() -> None:
        async with SqliteStore(tmp_path / "tables.db", durability, fold_at=2) as store:
            levels = []
            commit = store.writer.commit

            def watched(orders: Any) -> None:
                levels.append(store.writer.db.execute("PRAGMA synchronous").fetchone()[0])
                commit(orders)

            store.writer.commit = watched  # type: ignore[method-assign]
            for number in range(1, 10):
                await append(store, row("a", number))
            assert levels == [level] * 9
            assert store.writer.db.execute("PRAGMA journal_mode").fetchone()[0] == "wal"

    run(story())


def test_all_rows_of_one_turn_are_one_commit(tmp_path: Path) -> None:
    async def story() -> None:
        async with SqliteStore(tmp_path / "tables.db", fold_at=1_000_000) as store:
            await append(store, *[row(f"t{number}", 1) for number in range(200)])
            assert lines(store.file.path, "SELECT count(*) FROM journal") == [1]

    run(story())


# --- Folding


def test_rows_are_folded_into_the_log_when_there_are_many_or_nothing_else_to_do(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def story() -> None:
        async with SqliteStore(path, fold_at=1_000_000) as store:
            await append(store, *[row("a", number) for number in range(1, 6)])
            assert len(await store.read("a")) == 5
            await until(lambda: lines(path, "SELECT count(*) FROM log") == [5])  # nobody asks for anything
            await until(lambda: lines(path, "SELECT count(*) FROM journal") == [0])
        async with SqliteStore(path, fold_at=10) as store:
            for start in range(6, 506, 5):
                await append(store, *[row("a", number) for number in range(start, start + 5)])
            assert lines(path, "SELECT count(*) FROM log")[0] > 400
            assert store.writer.tail.size < 40

    run(story())


def test_reading_while_rows_are_folded_finds_each_of_them_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with SqliteStore(tmp_path / "tables.db", "normal", fold_at=3) as store:
            answers = Answers()
            for number in range(1, 301):
                store.append(row("a", number, due=number), answers.then)
                told = len(answers)
                found = [entry.number for entry in await store.read("a")]
                assert found == list(range(1, len(found) + 1))
                assert len(found) >= told
                deadlines = await store.deadlines()
                assert not told or deadlines[0][1] >= told

    run(story())


def test_rows_that_were_folded_before_a_crash_are_not_there_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tables are folded one after the other; the journal is emptied with the last one."""
    monkeypatch.setattr(sqlite_writer, "SLICE", 1)
    path, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    rows = {table: [row(table, number) for number in range(1, 4)] for table in "abc"}

    def copy_files(tables: object) -> None:
        for suffix in ("", "-wal"):
            if not Path(f"{copy}{suffix}").exists():
                shutil.copy(f"{path}{suffix}", f"{copy}{suffix}")

    async def story() -> None:
        async with SqliteStore(path, fold_at=1_000_000) as store:
            await append(store, *[entry for table in rows.values() for entry in table])
            forget = store.writer.forget

            def forgetting(tables: Any) -> None:
                copy_files(tables)
                forget(tables)

            store.writer.forget = forgetting  # type: ignore[method-assign]
        assert lines(copy, "SELECT DISTINCT table_id FROM log") == ["a"]
        assert lines(copy, "SELECT count(*) FROM journal") == [1]
        async with SqliteStore(copy) as store:
            assert {table: await store.read(table) for table in rows} == rows
            assert await append(store, row("a", 4), row("b", 4)) == ["ok", "ok"]
        assert lines(copy, "SELECT table_id, count(*) FROM log GROUP BY 1") == [("a", 4), ("b", 4), ("c", 3)]
        assert lines(copy, "SELECT count(*) FROM journal") == [0]

    run(story())


def test_what_was_said_and_named_is_not_in_the_file_any_more_when_it_was_erased(tmp_path: Path) -> None:
    """Rows went through the journal, whose pages are not overwritten when they are free: that would slow every move."""
    path = tmp_path / "tables.db"
    marks = (b"said long ago", "Zoé".encode(), b"a position")

    async def story() -> None:
        async with SqliteStore(path, fold_at=1) as store:
            await store.create(record("a", state="over"), row("a", 1))
            await appended(store, row("a", 2), snapshot=marks[2] * 1_000)
            await store.say("a", "aloud", marks[0])
            await store.save_person("p", b"", "Zoé", 1)
        assert all(mark in path.read_bytes() for mark in marks)
        async with SqliteStore(path) as store:
            assert await store.erase("a")
            assert await store.forget("p")
        assert [mark for mark in marks if mark in path.read_bytes()] == []

    run(story())


def test_a_closed_store_is_one_file_with_everything_in_it(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def story() -> None:
        async with SqliteStore(path) as store:
            await store.create(record("a"), row("a", 1, due=5))
            await append(store, *[row("a", number, due=number) for number in range(2, 2_000)])

    run(story())
    assert sorted(file.name for file in tmp_path.iterdir()) == ["tables.db", "tables.db.lock"]
    assert lines(path, "SELECT count(*), max(number) FROM log") == [(1_999, 1_999)]
    assert lines(path, "SELECT * FROM deadline") == [("a", 1_999)]
    assert lines(path, "SELECT count(*) FROM journal") == [0]
    assert lines(path, "PRAGMA integrity_check") == ["ok"]


def test_closing_leaves_nothing_in_the_write_ahead_log_even_if_somebody_is_reading(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def story() -> None:
        async with SqliteStore(path) as store:
            await append(store, row("a", 1))
            backup.execute("SELECT * FROM log").fetchall()

    with closing(sqlite3.connect(path)) as backup:
        run(story())
        assert (tmp_path / "tables.db-wal").stat().st_size == 0


def test_the_log_itself_refuses_two_rows_in_one_place_and_two_rows_for_one_command(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def story() -> None:
        async with SqliteStore(path) as store:
            await append(store, row("a", 1))

    run(story())
    for number, command in ((1, "other"), (2, "c1")):
        with pytest.raises(sqlite3.IntegrityError):
            lines(path, f"INSERT INTO log VALUES ('a', {number}, 0, '{command}', '', '', 0)")


# --- Whose file it is


def test_nobody_else_may_read_the_files(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "tables.db"
    umask = os.umask(0)
    try:

        async def story() -> None:
            async with SqliteStore(path) as store:
                await append(store, row("a", 1))
                await store.read("a")
                assert {permissions(file) for file in path.parent.iterdir()} == {0o600}
                assert len(list(path.parent.iterdir())) == 4

        run(story())
    finally:
        os.umask(umask)


def test_a_file_that_everybody_could_read_is_made_private(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.touch(0o666)

    async def story() -> None:
        async with SqliteStore(path):
            assert permissions(path) == 0o600

    run(story())


def test_a_second_process_is_refused_while_the_first_serves_the_file(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    command = [sys.executable, str(appender.__file__), str(path)]

    async def refused() -> None:
        with pytest.raises(InUse) as caught:
            await SqliteStore(path).open()
        assert caught.value.path == str(path)

    async def accepted() -> None:
        async with SqliteStore(path) as store:
            assert await appended(store, row("mine", 1)) == "ok"

    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "open\n"
        run(refused())
        run(refused())
        first.kill()
        first.stdout.read()
    run(accepted())


def test_a_second_store_in_the_same_process_is_refused_and_does_not_disturb_the_first(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    attempt = (
        "import asyncio, sys; from tablee.store import InUse, SqliteStore\n"
        "try: asyncio.run(SqliteStore(sys.argv[1]).open())\n"
        "except InUse: print('in use')"
    )

    async def story() -> None:
        async with SqliteStore(path) as store:
            for _ in range(2):
                with pytest.raises(InUse):
                    await SqliteStore(path).open()
            assert await append(store, row("a", 1)) == ["ok"]
            other = subprocess.run([sys.executable, "-c", attempt, path], capture_output=True, text=True, check=True)
            assert other.stdout == "in use\n"

    run(story())


def linked(folder: Path) -> Path:
    (folder / "link.db").symlink_to("tables.db")
    return folder / "link.db"


def hard_linked(folder: Path) -> Path:
    (folder / "elsewhere").mkdir()
    (folder / "elsewhere" / "other.db").hardlink_to(folder / "tables.db")
    return folder / "elsewhere" / "other.db"


def in_a_linked_folder(folder: Path) -> Path:
    (folder.parent / f"{folder.name}-link").symlink_to(folder)
    return folder.parent / f"{folder.name}-link" / "tables.db"


def in_a_renamed_folder(folder: Path) -> Path:
    return folder.rename(folder.parent / f"{folder.name}-renamed") / "tables.db"


OTHER_NAMES = [
    linked,
    pytest.param(hard_linked, marks=pytest.mark.skipif(sys.platform != "linux", reason="no such locks")),
    in_a_linked_folder,
    in_a_renamed_folder,
]


@pytest.mark.parametrize("renamed", OTHER_NAMES)
def test_a_second_process_is_refused_by_whatever_name_it_found_the_file(
    tmp_path: Path, renamed: Callable[[Path], Path]
) -> None:
    folder = tmp_path / "house"
    command = [sys.executable, str(appender.__file__), str(folder / "tables.db")]

    async def refused(path: Path) -> None:
        with pytest.raises(InUse) as caught:
            await SqliteStore(path).open()
        assert caught.value.path == str(path)

    async def accepted(path: Path) -> None:
        async with SqliteStore(path) as store:
            assert await appended(store, row("mine", 1)) == "ok"

    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "open\n"
        path = renamed(folder)
        try:
            run(refused(path))
            run(refused(path))
        finally:
            first.kill()
            first.stdout.read()
    run(accepted(path))


@pytest.mark.parametrize("renamed", OTHER_NAMES)
def test_another_name_of_the_file_in_the_same_process_is_refused_and_takes_no_lock_from_the_first(
    tmp_path: Path, renamed: Callable[[Path], Path]
) -> None:
    """SQLite's locks belong to the process: a descriptor that is opened and closed beside it would take them away."""
    folder = tmp_path / "house"
    elsewhere = "import sqlite3, sys; sqlite3.connect(sys.argv[1], timeout=0).execute('PRAGMA journal_mode = DELETE')"

    async def story() -> None:
        async with SqliteStore(folder / "tables.db") as store:
            path = renamed(folder)
            for _ in range(2):
                with pytest.raises(InUse):
                    await SqliteStore(path).open()
            file = folder / "tables.db" if folder.exists() else path
            other = subprocess.run([sys.executable, "-c", elsewhere, file], capture_output=True, text=True, check=False)
            assert "database is locked" in other.stderr
            assert await append(store, row("a", 1)) == ["ok"]
        async with SqliteStore(path) as store:
            assert len(await store.read("a")) == 1

    run(story())


def test_a_link_leads_to_one_file_with_everything_beside_it(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    (tmp_path / "link.db").symlink_to(Path("there", "tables.db"))

    async def story() -> None:
        async with SqliteStore(tmp_path / "link.db") as store:
            await append(store, row("a", 1))
        async with SqliteStore(tmp_path / "there" / "tables.db") as store:
            assert len(await store.read("a")) == 1

    run(story())
    assert sorted(file.name for file in tmp_path.iterdir()) == ["link.db", "there"]


def test_a_file_that_is_let_go_can_be_served_again_by_another_name(tmp_path: Path) -> None:
    async def story() -> None:
        async with SqliteStore(tmp_path / "tables.db") as store:
            await append(store, row("a", 1))
        for path in (linked(tmp_path), hard_linked(tmp_path), tmp_path / "tables.db"):
            async with SqliteStore(path) as store:
                assert len(await store.read("a")) == 1

    run(story())


def test_a_store_in_memory_leaves_nothing_behind(tmp_path: Path) -> None:
    async def story() -> None:
        async with SqliteStore(":memory:") as store:
            assert await append(store, row("a", 1)) == ["ok"]
            folder = store.file.path.parent
            assert folder.exists()
        assert not folder.exists()
        async with store:
            assert await store.read("a") == []

    run(story())


def test_full_durability_is_what_one_gets_without_asking(tmp_path: Path) -> None:
    async def story() -> None:
        async with SqliteStore(tmp_path / "tables.db") as store:
            await append(store, row("a", 1))
            assert store.writer.db.execute("PRAGMA synchronous").fetchone()[0] == 2
            assert store.writer.db.execute("PRAGMA journal_mode").fetchone()[0] == "wal"

    run(story())
