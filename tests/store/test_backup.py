"""A copy of a house, made while it is open: the same in every store, sealed, and put back where no house is open."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from collections.abc import Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tablee.store import BadBackup, InUse, NoHouse, Occupied, SqliteStore, Store, Unavailable
from tablee.store.backup import OURS, SEAL, Seal, house_tables, seal, sealed
from tablee.store.backup_postgres import backup_database, restore_database
from tablee.store.backup_sqlite import backup_file, restore_file
from tablee.store.migrate import FOLDER, migrate
from tablee.store.postgres import PostgresStore
from tests.postgres import Server
from tests.store.places import Place, PostgresPlace, SqlitePlace, append, appended, record, row, run

COMMANDS = ("a command", None, "with \0 in it", "é")


def no_pause() -> None:
    pass


async def backup(place: Place, target: Path, **how: bool) -> Seal:
    if isinstance(place, PostgresPlace):
        return await backup_database(place.address, target, pause=no_pause, **how)
    assert isinstance(place, SqlitePlace)
    return await backup_file(place.path, target, pause=no_pause, **how)


async def restore(file: Path, place: Place, **how: bool) -> Seal:
    if isinstance(place, PostgresPlace):
        return await restore_database(file, place.address)
    assert isinstance(place, SqlitePlace)
    return await restore_file(file, place.path, **how)


@pytest.fixture(params=["sqlite", "postgresql"])
def elsewhere(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Where nothing is yet."""
    if request.param == "sqlite":
        folder = tmp_path / "elsewhere"
        folder.mkdir()
        return SqlitePlace(folder)
    server: Server = request.getfixturevalue("postgres")
    return PostgresPlace(server.fresh())


async def furnish(store: Store) -> None:
    """Something of everything that a house can hold."""
    await store.create(record("t1", "ABC", digest="d1", opener="ana"), row("t1", 1, due=5_000), b"cards")
    for number, command in enumerate(COMMANDS, start=2):
        assert await appended(store, row("t1", number, command, act=b"\0\xff", due=9_000 + number)) == "ok"
    changed = record("t1", "ABC", state="playing", listed=False, watchable=True, touched=7, digest="d1", opener="ana")
    assert await appended(store, row("t1", 6), record=changed, snapshot=b"\x00snapshot") == "ok"
    await store.create(record("t2", "DEF", state="over"), row("t2", 1))
    await store.save_person("ana", b"\x00hash", "Ana ✨", 12)
    await store.seat("t1", "ana")
    await store.say("t1", "wolves", b'"psst"')
    await store.secret("cookies", lambda: b"\x00secret")


async def contents(store: Store) -> object:
    """What a house says of itself, by every door."""
    return [
        await store.read("t1"),
        await store.read("t2"),
        await store.record("t1"),
        await store.by_code("ABC"),
        await store.by_code("DEF"),
        await store.latest_snapshot("t1"),
        await store.deadlines(),
        await store.content("d1"),
        await store.person("ana"),
        [one.id for one in await store.records_of("ana", 9)],
        await store.said("t1", "wolves"),
        await store.secret("cookies", lambda: b"another"),
        [await store.has_command("t1", command) for command in COMMANDS if command],
    ]


# --- There and back


def test_a_house_is_the_same_after_a_backup_whatever_it_is_kept_in(
    place: Place, elsewhere: Place, tmp_path: Path
) -> None:
    async def story() -> None:
        async with place.store() as store:
            await furnish(store)
            before = await contents(store)
            made = await backup(place, tmp_path / "house.backup")  # while it is open
        assert (made.tables, made.people) == (2, 1)
        assert await restore(tmp_path / "house.backup", elsewhere) == made
        async with elsewhere.store() as store:
            assert await contents(store) == before
            assert await append(store, row("t1", 7, "c7"), row("t1", 8, "c6")) == ["ok", "duplicate"]
            assert await append(store, row("t1", 7, "c9")) == ["conflict"]

    run(story())


def test_backups_of_one_house_from_two_stores_have_one_seal(place: Place, elsewhere: Place, tmp_path: Path) -> None:
    """The digest is of the rows, not of how they are kept."""

    async def story() -> None:
        async with place.store() as store:
            await furnish(store)
        first = await backup(place, tmp_path / "first.backup")
        await restore(tmp_path / "first.backup", elsewhere)
        assert await backup(elsewhere, tmp_path / "second.backup") == first
        async with elsewhere.store() as store:
            await store.say("t1", "wolves", b'"once more"')
        assert (await backup(elsewhere, tmp_path / "third.backup")).sha256 != first.sha256

    run(story())


def test_a_backup_under_writes_is_what_was_acknowledged_until_one_moment(place: Place, tmp_path: Path) -> None:
    """Everything that was acknowledged before it began, and of what came afterwards the first rows, without a gap."""

    async def story() -> None:
        target, restored = tmp_path / "house.backup", SqlitePlace(tmp_path / "restored")
        restored.path.parent.mkdir()
        async with place.store() as store:
            await store.create(record("t1"), row("t1", 1))
            assert await append(store, *(row("t1", number) for number in range(2, 300))) == ["ok"] * 298
            writing = asyncio.create_task(write_on(store))
            made = await asyncio.to_thread(asyncio.run, backup(place, target))
            writing.cancel()
            written = await store.read("t1", 0, 1_000_000)
        await restore(target, restored)
        async with restored.store() as store:
            kept = await store.read("t1", 0, 1_000_000)
            opened = await store.records(limit=1_000_000)
            assert kept == written[: len(kept)]
            assert len(kept) >= 299
            assert len(opened) == made.tables == len(kept) - 298 or len(opened) == len(kept) - 299
            for one in opened:  # a table and its first row are written together
                assert (await store.read(one.id))[0].number == 1

    run(story())


async def write_on(store: Store) -> None:
    """A row and then a table, again and again."""
    number = 300
    while True:
        await append(store, row("t1", number))
        await store.create(record(f"opened {number}"), row(f"opened {number}", 1))
        number += 1


def test_a_house_that_was_killed_is_backed_up_with_what_is_in_its_journal(tmp_path: Path) -> None:
    place = SqlitePlace(tmp_path, fold_at=1_000_000)

    async def story() -> None:
        store = place.store()
        await store.open()
        await store.create(record("t1"), row("t1", 1))
        frozen = tmp_path / "killed.db"  # as the disk has it at this moment
        for end in ("", "-wal"):
            frozen.with_name(frozen.name + end).write_bytes(place.path.with_name(place.path.name + end).read_bytes())
        await store.close()
        made = await backup_file(frozen, tmp_path / "house.backup", pause=no_pause)
        assert made.rows > 1
        await restore_file(tmp_path / "house.backup", tmp_path / "restored.db")
        async with SqliteStore(tmp_path / "restored.db") as again:
            assert await again.read("t1") == [row("t1", 1)]

    run(story())


def test_what_was_deleted_is_not_in_a_backup(tmp_path: Path) -> None:
    place = SqlitePlace(tmp_path)

    async def story() -> None:
        async with place.store() as store:
            await store.save_person("ana", b"hash", "a name that is nobody's", 1)
            await store.execute("ana", "DELETE FROM person")
            await backup(place, tmp_path / "house.backup")
        assert b"a name that is nobody's" in place.path.read_bytes()
        assert b"a name that is nobody's" not in (tmp_path / "house.backup").read_bytes()

    run(story())


def test_whoever_copies_stops_for_breath(place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("backup", "backup_sqlite", "backup_postgres"):
        monkeypatch.setattr(f"tablee.store.{module}.STEPS", 10)
    breaths: list[int] = []

    async def story() -> None:
        async with place.store() as store:
            await store.create(record("t1"), row("t1", 1))
            await append(store, *(row("t1", number) for number in range(2, 500)))
            if isinstance(place, SqlitePlace):
                await backup_file(place.path, tmp_path / "house.backup", pause=lambda: breaths.append(1))
            elif isinstance(place, PostgresPlace):
                await backup_database(place.address, tmp_path / "house.backup", pause=lambda: breaths.append(1))

    run(story())
    assert len(breaths) > 50


# --- The file


@pytest.fixture
def made(tmp_path: Path) -> Path:
    """A backup, whose house lies beside it, closed."""

    async def story() -> None:
        place = SqlitePlace(tmp_path)
        async with place.store() as store:
            await furnish(store)
        await backup(place, tmp_path / "house.backup")

    run(story())
    return tmp_path / "house.backup"


def test_nobody_else_may_read_a_backup_and_nothing_is_left_beside_it(made: Path, tmp_path: Path) -> None:
    assert stat.S_IMODE(made.stat().st_mode) == 0o600
    assert {path.name for path in tmp_path.iterdir()} == {"tables.db", "tables.db.lock", "house.backup"}


def test_a_backup_is_not_written_over_unless_it_is_said(made: Path, tmp_path: Path) -> None:
    before = made.read_bytes()
    house = tmp_path / "tables.db"
    with pytest.raises(Occupied):
        run_quietly(backup_file(house, made, pause=no_pause))
    assert made.read_bytes() == before
    made.write_bytes(b"something else")
    run_quietly(backup_file(house, made, replace=True, pause=no_pause))
    assert made.read_bytes()[:15] == b"SQLite format 3"


def run_quietly(story: Coroutine[Any, Any, Seal]) -> None:
    asyncio.run(story)


def test_a_house_is_never_written_over_by_its_own_backup_nor_by_that_of_another(made: Path, tmp_path: Path) -> None:
    house, other = tmp_path / "tables.db", tmp_path / "other.db"
    before = house.read_bytes()
    with pytest.raises(InUse):
        run_quietly(backup_file(house, house, replace=True, pause=no_pause))

    async def story() -> None:
        async with SqliteStore(other) as store:
            await store.save_person("bo", b"hash", "Bo", 1)
            with pytest.raises(InUse):
                await backup_file(house, other, replace=True, pause=no_pause)
            assert await store.person("bo") is not None

    run(story())
    assert house.read_bytes() == before


@pytest.mark.parametrize("what", ["nothing", "a folder", "text", "another database", "an empty file"])
def test_what_is_no_house_is_not_backed_up(what: str, tmp_path: Path) -> None:
    source = tmp_path / "source"
    if what == "a folder":
        source.mkdir()
    elif what == "another database":
        with closing(sqlite3.connect(source)) as db:
            db.execute("CREATE TABLE log (x)")
    elif what != "nothing":
        source.write_bytes(b"just a text, and a long one" * 40 if what == "text" else b"")
    with pytest.raises(NoHouse):
        run_quietly(backup_file(source, tmp_path / "house.backup", pause=no_pause))
    assert [path.name for path in tmp_path.iterdir()] == ([] if what == "nothing" else ["source"])


def test_a_database_without_a_house_is_not_backed_up(database: str, tmp_path: Path) -> None:
    with pytest.raises(NoHouse):
        run_quietly(backup_database(database, tmp_path / "house.backup", pause=no_pause))
    assert list(tmp_path.iterdir()) == []


# --- A backup that is none


def flip(data: bytes, place: int) -> bytes:
    return data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :]


def test_every_damage_is_found_out_and_changes_nothing(made: Path, tmp_path: Path) -> None:
    """A letter changed in any row, in the seal or in the middle of a page; the end cut off."""
    whole, target = made.read_bytes(), tmp_path / "restored.db"
    marks = (b"Ana", b"psst", b"snapshot", b"cards", b"ABC", b"secret", b"0001_log.sql")
    damaged = [flip(whole, whole.index(mark)) for mark in marks]
    damaged += [whole[: len(whole) - cut] for cut in (1, 4096, len(whole) // 2, len(whole) - 100)]
    damaged += [flip(whole, place) for place in range(100, len(whole), len(whole) // 20)]
    for number, data in enumerate(damaged):
        if data_means_the_same(data, whole, tmp_path):
            continue
        made.write_bytes(data)
        with pytest.raises(BadBackup):
            run_quietly(restore_file(made, target))
        assert not target.exists(), number


def data_means_the_same(data: bytes, whole: bytes, tmp_path: Path) -> bool:
    """A byte that no row has: in the free part of a page, or in a field of the head that nobody reads."""

    def rows(data: bytes) -> object:
        file = tmp_path / "looked at.db"
        file.write_bytes(data)
        try:
            with closing(sqlite3.connect(file)) as db:
                return list(db.iterdump()), db.execute("PRAGMA integrity_check").fetchall()
        except (sqlite3.Error, UnicodeDecodeError):
            return None

    found = rows(data)
    return found is not None and found == rows(whole)


def test_a_house_or_anything_else_is_no_backup(made: Path, tmp_path: Path) -> None:
    text = tmp_path / "text"
    text.write_bytes(b"no database at all" * 100)
    empty = tmp_path / "empty"
    empty.touch()
    for file, why in (
        (tmp_path / "tables.db", "foreign"),
        (text, "foreign"),
        (empty, "foreign"),
        (tmp_path / "nowhere", "missing"),
        (tmp_path, "missing"),
    ):
        with pytest.raises(BadBackup) as error:
            run_quietly(restore_file(file, tmp_path / "restored.db"))
        assert error.value.why == why
    assert not (tmp_path / "restored.db").exists()


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE backup SET format = 2",
        "INSERT INTO migration VALUES (99, '0099_later.sql', 'x'), (98, '0098_later.sql', 'x')",
    ],
)
def test_a_backup_of_a_later_program_is_refused(made: Path, tmp_path: Path, change: str) -> None:
    with closing(sqlite3.connect(made)) as db, db:
        db.execute(change)
    with pytest.raises(BadBackup) as error:
        run_quietly(restore_file(made, tmp_path / "restored.db"))
    assert error.value.why == "newer"


def test_a_backup_of_an_earlier_program_is_brought_up_to_date(tmp_path: Path) -> None:
    """As a house is that is opened by a later program."""
    old, made = tmp_path / "old.db", tmp_path / "house.backup"
    folder = tmp_path / "migrations"
    folder.mkdir()
    for file in sorted((FOLDER / "sqlite").glob("*.sql"))[:5]:
        (folder / file.name).write_text(file.read_text("utf-8"), "utf-8")
    with closing(sqlite3.connect(old, isolation_level=None)) as db:
        migrate(db, folder)
        db.execute("INSERT INTO person VALUES ('ana', X'00', 'Ana', 1)")
        found = sealed(db)
        db.execute(SEAL)
        db.execute("INSERT INTO backup VALUES (?, ?, ?, ?, ?, ?)", found)
    old.rename(made)

    async def story() -> None:
        assert await restore_file(made, tmp_path / "restored.db") == found
        async with SqliteStore(tmp_path / "restored.db") as store:
            assert await store.person("ana") is not None
            assert await store.records() == []

    run(story())


# --- Where something is already


def test_a_house_that_is_there_stays_unless_it_is_said(made: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.db"

    async def story() -> None:
        async with SqliteStore(other) as store:
            await store.save_person("bo", b"hash", "Bo", 1)
            with pytest.raises(Occupied):
                await restore_file(made, other)
            with pytest.raises(InUse):
                await restore_file(made, other, replace=True)
            assert await store.person("bo") is not None
        with pytest.raises(Occupied):
            await restore_file(made, other)
        await restore_file(made, other, replace=True)
        async with SqliteStore(other) as store:
            assert (await store.person("bo"), ([one.id for one in await store.records_of("ana", 9)])) == (None, ["t1"])

    run(story())


def test_a_house_comes_back_to_a_machine_on_which_its_folder_never_was(made: Path, tmp_path: Path) -> None:
    target = tmp_path / "var" / "lib" / "tables.db"

    async def story() -> None:
        await restore_file(made, target)
        async with SqliteStore(target) as store:
            assert [one.id for one in await store.records_of("ana", 9)] == ["t1"]

    run(story())


def test_what_a_killed_house_left_does_not_get_into_the_restored_one(made: Path, tmp_path: Path) -> None:
    """The write-ahead log of the old file would be read as a part of the new one."""
    target = tmp_path / "restored.db"

    async def story() -> None:
        house = SqliteStore(target)
        await house.open()
        await house.save_person("bo", b"hash", "Bo", 1)
        kept = {end: target.with_name(target.name + end).read_bytes() for end in ("", "-wal")}
        await house.close()
        for end, data in kept.items():
            target.with_name(target.name + end).write_bytes(data)
        assert len(kept["-wal"]) > 1_000
        await restore_file(made, target, replace=True)
        async with SqliteStore(target) as store:
            assert await store.person("bo") is None
            assert [one.id for one in await store.records_of("ana", 9)] == ["t1"]

    run(story())


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can give a file away")
def test_what_root_restores_belongs_to_whoever_serves_it(made: Path, tmp_path: Path) -> None:
    folder = tmp_path / "service"
    folder.mkdir()
    os.chown(folder, 10_001, 10_002)
    run_quietly(restore_file(made, folder / "tables.db"))
    for path in folder.iterdir():
        assert (path.stat().st_uid, path.stat().st_gid, path.name) == (10_001, 10_002, path.name)


def test_a_database_with_a_house_stays_as_it_is(made: Path, database: str) -> None:
    async def story() -> None:
        async with PostgresStore(database, node="here") as store:
            await store.save_person("bo", b"hash", "Bo", 1)
            with pytest.raises(Occupied):
                await restore_database(made, database)
            assert await store.person("bo") is not None
            assert await store.person("ana") is None

    run(story())


def test_a_damaged_backup_leaves_a_database_empty(made: Path, database: str) -> None:
    data = made.read_bytes()
    made.write_bytes(flip(data, data.index(b"psst")))

    async def story() -> None:
        with pytest.raises(BadBackup):
            await restore_database(made, database)
        with pytest.raises(NoHouse):
            await backup_database(database, made.with_name("other.backup"), pause=no_pause)

    run(story())


def test_a_restore_that_fails_half_way_leaves_a_database_empty(
    made: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.store.backup_postgres.sealed", lambda _: Seal(1, 0, 0, 0, "another", ""))

    async def story() -> None:
        with pytest.raises(BadBackup) as error:
            await restore_database(made, database)
        assert error.value.why == "unlike"
        with pytest.raises(NoHouse):
            await backup_database(database, made.with_name("other.backup"), pause=no_pause)

    run(story())


def test_a_database_that_is_not_there_is_told_why(made: Path, tmp_path: Path) -> None:
    nowhere = "postgresql://ana@127.0.0.1:1/d"
    for story in (backup_database(nowhere, tmp_path / "b", pause=no_pause), restore_database(made, nowhere)):
        with pytest.raises(Unavailable):
            run_quietly(story)
    assert not (tmp_path / "b").exists()


# --- What is copied


def test_both_stores_keep_a_house_in_the_same_tables(postgres: Server, tmp_path: Path) -> None:
    """Whatever is added to one of them, and is the house's, is added to the other, under the same names."""
    database = postgres.fresh()

    async def story() -> None:
        from tablee.store.backup_postgres import connection

        with closing(sqlite3.connect(":memory:", isolation_level=None)) as file:
            migrate(file, FOLDER / "sqlite")
            ours = {table: set(columns) for table, columns in house_tables(file).items()}
        async with PostgresStore(database, node="here"):
            pass
        asked = "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = current_schema()"
        theirs: dict[str, set[str]] = {}
        async with connection(database) as db:
            for table, column in await db.fetch(asked):
                theirs.setdefault(table, set()).add(column)
        of_a_database = OURS | {"node", "lease"}
        assert {table: columns for table, columns in theirs.items() if table not in of_a_database} == ours

    run(story())


def test_a_seal_is_of_every_column_of_every_row(tmp_path: Path) -> None:
    place = SqlitePlace(tmp_path)

    async def story() -> None:
        async with place.store() as store:
            await furnish(store)
        found = await seal(place.path, no_pause)
        with closing(sqlite3.connect(place.path, isolation_level=None)) as db:
            for table, columns in house_tables(db).items():
                for column in columns:
                    db.execute("BEGIN")
                    if db.execute(f"UPDATE {table} SET {column} = 'x' WHERE rowid = 1").rowcount:
                        assert sealed(db).sha256 != found.sha256, (table, column)
                    db.execute("ROLLBACK")
            assert sealed(db) == found

    run(story())


# --- No room


def test_a_disk_that_is_full_is_not_taken_for_damage(
    made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> Seal:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error

    monkeypatch.setattr("tablee.store.backup.verified", full)
    with pytest.raises(Unavailable) as error:
        run_quietly(restore_file(made, tmp_path / "restored.db"))
    assert error.value.code == "full"
    assert not (tmp_path / "restored.db").exists()
