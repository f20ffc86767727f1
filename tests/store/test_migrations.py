"""The schema: made from numbered files, brought up to date, and never from a file that has changed."""

from __future__ import annotations

import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from tablee.store import BadMigration, CodeTaken, SqliteStore
from tablee.store.migrate import FOLDER, migrate, migrations
from tablee.tables import acts
from tablee.tables.acts import AnyAct, Entry, Settings
from tablee.tables.views import PlaceView, Summary
from tests.store.places import append, record, row, run

FIRST = "CREATE TABLE shelf (game TEXT);\nINSERT INTO shelf VALUES ('smile; grumpf');\n"
SECOND = "ALTER TABLE shelf ADD COLUMN seats INTEGER;\nUPDATE shelf SET seats = 4;\n"


@pytest.fixture
def db() -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        yield connection


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "0001_shelf.sql").write_text(FIRST)
    return tmp_path


def shelf(db: sqlite3.Connection) -> list[tuple[object, ...]]:
    return db.execute("SELECT * FROM shelf").fetchall()


def test_a_fresh_file_gets_every_migration_once(db: sqlite3.Connection, folder: Path) -> None:
    (folder / "0002_seats.sql").write_text(SECOND)
    for _ in range(2):
        migrate(db, folder)
        assert shelf(db) == [("smile; grumpf", 4)]
    applied = db.execute("SELECT number, name FROM migration ORDER BY number").fetchall()
    assert applied == [(1, "0001_shelf.sql"), (2, "0002_seats.sql")]


def test_an_older_file_gets_what_is_new(db: sqlite3.Connection, folder: Path) -> None:
    migrate(db, folder)
    db.execute("INSERT INTO shelf VALUES ('archibald')")
    (folder / "0002_seats.sql").write_text(SECOND)
    migrate(db, folder)
    assert shelf(db) == [("smile; grumpf", 4), ("archibald", 4)]


def test_a_migration_that_was_edited_later_is_refused(db: sqlite3.Connection, folder: Path) -> None:
    migrate(db, folder)
    (folder / "0001_shelf.sql").write_text(FIRST.replace("grumpf", "archibald"))
    (folder / "0002_seats.sql").write_text(SECOND)
    with pytest.raises(BadMigration) as caught:
        migrate(db, folder)
    assert (caught.value.name, caught.value.why) == ("0001_shelf.sql", "changed")
    assert shelf(db) == [("smile; grumpf",)]


def test_line_ends_are_not_an_edit(db: sqlite3.Connection, folder: Path) -> None:
    migrate(db, folder)
    (folder / "0001_shelf.sql").write_bytes(FIRST.replace("\n", "\r\n").encode())
    migrate(db, folder)


def test_a_file_from_a_newer_program_is_refused(db: sqlite3.Connection, folder: Path) -> None:
    (folder / "0002_seats.sql").write_text(SECOND)
    migrate(db, folder)
    (folder / "0002_seats.sql").unlink()
    with pytest.raises(BadMigration) as caught:
        migrate(db, folder)
    assert (caught.value.name, caught.value.why) == ("0002_seats.sql", "newer")


def test_a_migration_that_fails_leaves_nothing_behind(db: sqlite3.Connection, folder: Path) -> None:
    (folder / "0002_seats.sql").write_text(SECOND + "SELECT nothing FROM nowhere;")
    with pytest.raises(sqlite3.OperationalError):
        migrate(db, folder)
    assert shelf(db) == [("smile; grumpf",)]
    (folder / "0002_seats.sql").write_text(SECOND)
    migrate(db, folder)
    assert shelf(db) == [("smile; grumpf", 4)]


@pytest.mark.parametrize("name", ["0003_late.sql", "2_short.sql", "0001_twice.sql"])
def test_numbers_have_no_gaps_and_no_twins(db: sqlite3.Connection, folder: Path, name: str) -> None:
    (folder / name).write_text(SECOND)
    with pytest.raises(BadMigration, match="misnumbered"):
        migrate(db, folder)


def test_our_own_migrations_make_a_store_and_a_changed_one_keeps_it_closed(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def story() -> None:
        async with SqliteStore(path) as store:
            await append(store, row("a", 1))
        with closing(sqlite3.connect(path)) as db:
            db.execute("UPDATE migration SET sha256 = 'another' WHERE number = 1")
            db.commit()
        for _ in range(2):  # a refusal lets go of the file
            with pytest.raises(BadMigration):
                await SqliteStore(path).open()

    assert [file.name[:5] for file in migrations(FOLDER / "sqlite")] == [
        "0001_",
        "0002_",
        "0003_",
        "0004_",
        "0005_",
        "0006_",
        "0007_",
    ]
    run(story())


# --- Files that older programs have written


def older(path: Path, folder: Path, migrations: int) -> sqlite3.Connection:
    """A file as a program with so many migrations made it."""
    for file in sorted((FOLDER / "sqlite").glob("*.sql"))[:migrations]:
        shutil.copy(file, folder)
    db = sqlite3.connect(path, isolation_level=None)
    migrate(db, folder)
    return db


def keep(db: sqlite3.Connection, table: str, code: str, state: str, summary: bytes) -> None:
    line = (table, code, "smile", 5, 1, 0, state, "1.0", summary)
    db.execute("INSERT INTO table_record VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", line)


def test_codes_of_finished_games_in_an_older_file_are_free_again(tmp_path: Path, folder: Path) -> None:
    path = tmp_path / "tables.db"
    (folder / "0001_shelf.sql").unlink()
    with closing(older(path, folder, 1)) as db:
        keep(db, "a", "MOUSE", "over", b"[]")
        keep(db, "b", "HORSE", "playing", b"[]")

    async def story() -> None:
        async with SqliteStore(path) as store:
            assert await store.by_code("MOUSE") is None
            await store.create(record("c", "MOUSE"), row("c", 1))
            with pytest.raises(CodeTaken):
                await store.create(record("d", "HORSE"), row("d", 1))

    run(story())


def test_tables_in_an_older_file_get_their_settings_into_their_summaries(tmp_path: Path, folder: Path) -> None:
    path = tmp_path / "tables.db"
    (folder / "0001_shelf.sql").unlink()
    places = [PlaceView("person", "Zoé", None, True, False), PlaceView("free", "", None, False, False)]
    opened = Settings(2, "live")
    changed = Settings(2, "daily", {"unseen_cards": True}, "default", listed=True, watchable=True)
    history: dict[str, list[AnyAct]] = {
        "a": [acts.Open("smile", "1", "MOUSE", opened, "00", "Zoé"), acts.Sit(0)],
        "b": [acts.Open("smile", "1", "HORSE", opened, "00", "Zoé"), acts.Configure(changed), acts.Sit(0)],
        "c": [],  # still in the journal
    }
    with closing(older(path, folder, 1)) as db:
        for table, done in history.items():
            keep(db, table, table, "lobby", msgspec.json.encode(places))
            for number, act in enumerate(done, start=1):
                entry = msgspec.json.encode(Entry(5, act, "zoe"))
                db.execute("INSERT INTO log VALUES (?, ?, 5, NULL, ?, '[]', NULL)", (table, number, entry))

    async def story() -> None:
        async with SqliteStore(path) as store:
            found = [await store.record(table) for table in "abc"]
            summaries = [msgspec.json.decode(one.summary, type=Summary) for one in found if one is not None]
            assert [summary.settings for summary in summaries] == [opened, changed, Settings(2)]
            assert [summary.places for summary in summaries] == [places] * 3

    run(story())


def test_tables_in_an_older_file_name_no_content_and_new_ones_beside_them_do(tmp_path: Path, folder: Path) -> None:
    path = tmp_path / "tables.db"
    (folder / "0001_shelf.sql").unlink()
    with closing(older(path, folder, 4)) as db:
        keep(db, "a", "MOUSE", "playing", b"{}")
        db.execute("INSERT INTO log VALUES ('a', 1, 5, NULL, '{}', '[]', NULL)")

    async def story() -> None:
        async with SqliteStore(path) as store:
            old = await store.record("a")
            assert old is not None
            assert (old.digest, old.state, old.rules_version) == ("", "playing", "1.0")
            assert await append(store, row("a", 2)) == ["ok"]
            await store.create(record("b", digest="d1"), row("b", 1), b"cards")
            assert await store.content("d1") == b"cards"

    run(story())


def test_tables_in_an_older_file_were_last_touched_when_they_were_opened(tmp_path: Path, folder: Path) -> None:
    path = tmp_path / "tables.db"
    (folder / "0001_shelf.sql").unlink()
    with closing(older(path, folder, 5)) as db:
        db.execute("INSERT INTO table_record VALUES ('a', 'MOUSE', 'smile', 5, 1, 0, 'lobby', '1.0', '{}', '')")

    async def story() -> None:
        async with SqliteStore(path) as store:
            found = await store.record("a")
            assert found is not None
            assert (found.opener, found.touched) == ("", 5)
            assert await store.untouched("lobby", 6, 10) == ["a"]

    run(story())


def test_guests_in_an_older_file_count_as_seen_when_it_is_brought_up_to_date(tmp_path: Path, folder: Path) -> None:
    path = tmp_path / "tables.db"
    (folder / "0001_shelf.sql").unlink()
    with closing(older(path, folder, 6)) as db:
        db.execute("INSERT INTO person VALUES ('p', x'00', 'Zoé', 5)")

    async def story() -> None:
        before = time.time_ns() // 1_000_000 - 1_000  # to the second
        async with SqliteStore(path) as store:
            found = await store.person("p")
            assert found is not None
            assert (found.name, found.created) == ("Zoé", 5)
            assert before <= found.seen <= time.time_ns() // 1_000_000
            assert await store.unseen(before, 10) == []

    run(story())
