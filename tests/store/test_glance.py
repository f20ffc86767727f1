"""A look into a store from outside: it finds the secret and the nodes, and whoever serves the store notices nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tablee.store import NoDatabase, SqliteStore, Unavailable
from tablee.store.glance import Glance, into_database, into_file
from tablee.store.postgres import PostgresStore
from tests.store.places import append, row, run


def test_the_secret_of_a_file_that_is_being_served_is_read_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def story() -> None:
        async with SqliteStore(path) as store:
            assert into_file(path, "admin") == Glance(None)
            await store.secret("admin", lambda: b"secret")
            assert into_file(path, "admin") == Glance(b"secret")
            assert await append(store, row("a", 1)) == ["ok"]
            assert store.health() == "ok"
        assert into_file(path, "admin") == Glance(b"secret"), "when nobody serves it, too"

    run(story())


def test_it_does_not_wait_for_whoever_writes(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def story() -> None:
        async with SqliteStore(path) as store:
            await store.secret("admin", lambda: b"secret")
            with closing(sqlite3.connect(path, isolation_level=None)) as writing:
                writing.execute("BEGIN IMMEDIATE")
                assert into_file(path, "admin") == Glance(b"secret")
                writing.execute("ROLLBACK")

    run(story())


@pytest.mark.parametrize("text", [None, "", "These are words, and no tables at all."])
def test_what_is_no_file_of_tables_is_said_to_be_broken_and_nothing_is_made(tmp_path: Path, text: str | None) -> None:
    path = tmp_path / "tables.db"
    if text is not None:
        path.write_text(text)
    with pytest.raises(Unavailable):
        into_file(path, "admin")
    assert path.exists() == (text is not None)


def test_a_database_tells_its_secret_and_the_nodes_that_live(database: str) -> None:
    async def story() -> None:
        assert await into_database(database, "admin") == Glance(None), "nobody has opened a house there yet"
        async with PostgresStore(database, node="http://one") as one, PostgresStore(database, node="") as _:
            await one.secret("admin", lambda: b"secret")
            assert await into_database(database, "admin") == Glance(b"secret", ("http://one",))
            assert await one.nodes() == ["", "http://one"]
        assert await into_database(database, "admin") == Glance(b"secret")

    run(story())


def test_a_database_that_is_not_there_is_said_to_be_so() -> None:
    with pytest.raises(NoDatabase) as caught:
        asyncio.run(into_database("postgresql://tablee@127.0.0.1:1/house", "admin"))
    assert caught.value.reason == "unreachable"
