"""`tablee serve --store`: which database is meant, what is never shown of it, and what is said when it does not do."""

from __future__ import annotations

import builtins
import socket
from pathlib import Path
from typing import Any

import pytest

from tablee.cli.complaints import Complaint
from tablee.cli.database import node_at, shown
from tablee.cli.settings import DATABASE_URL, wishes
from tablee.store import BadMigration, StoreError, Unavailable
from tablee.store.postgres import PostgresStore
from tablee.text import speaker
from tests.cli.conftest import Run
from tests.postgres import Server

SAID = "postgresql://ana:secret@db.example:5433/house?sslmode=require&password=secret"
ELSE = "postgres://bo@/other"


@pytest.fixture(autouse=True)
def nothing_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(DATABASE_URL, raising=False)
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(
    ("said", "variables", "meant"),
    [
        ({}, {}, ("", "tablee.db")),
        ({}, {DATABASE_URL: SAID}, (SAID, "tablee.db")),
        ({"store": ELSE}, {DATABASE_URL: SAID}, (ELSE, "tablee.db")),
        ({"data": "mine.db"}, {DATABASE_URL: SAID}, ("", "mine.db")),
        ({"data": "mine.db"}, {"TABLEE_STORE": SAID}, ("", "mine.db")),
        ({}, {DATABASE_URL: SAID, "TABLEE_STORE": ELSE}, (ELSE, "tablee.db")),
        ({}, {DATABASE_URL: SAID, "TABLEE_DATA": "mine.db"}, ("", "mine.db")),
        ({}, {DATABASE_URL: ""}, ("", "tablee.db")),
    ],
)
def test_what_is_said_aloud_counts_more_than_the_variable(
    said: dict[str, object], variables: dict[str, str], meant: tuple[str, str]
) -> None:
    found = wishes(speaker("en"), said, None, variables)
    assert (found.store, str(found.data)) == meant


def test_a_database_and_a_file_at_once_are_refused(run: Run) -> None:
    said = run(f"serve --store {SAID} --data tables.db")
    assert (said.code, said.err) == (
        2,
        "--store and --data are two places for the same tables. Choose one of them.\n",
    )
    assert "deux endroits" in run(f"serve --store {SAID} --data tables.db --lang fr").err


@pytest.mark.parametrize(
    "wrong", ["tables.db", "mysql://ana:secret@h/d", "postgresql://ana:secret@h:port/d", "postgresql"]
)
def test_what_is_no_address_of_a_database_is_refused_and_not_repeated(
    run: Run, monkeypatch: pytest.MonkeyPatch, wrong: str
) -> None:
    said = run(f"serve --store {wrong}")
    assert said.code == 2
    assert said.err == (
        "--store needs the address of a PostgreSQL database, such as postgresql://tablee@localhost/tablee.\n"
    )
    monkeypatch.setenv(DATABASE_URL, wrong)
    for language, start in (("en", "DATABASE_URL needs"), ("fr", "DATABASE_URL attend")):
        said = run(f"serve --lang {language}")
        assert (said.code, said.err.startswith(start), "secret" in said.err) == (2, True, False)


def test_an_empty_address_is_no_address(run: Run) -> None:
    with pytest.raises(Complaint):
        wishes(speaker("en"), {"store": ""}, None, {})


def test_the_password_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown(SAID) == "postgresql://ana@db.example:5433/house"
    assert shown(ELSE) == "postgres://bo@/other"
    assert shown("postgresql:///tables?user=ana&password=secret") == "postgresql:///tables"


def test_a_node_is_known_by_the_name_of_its_machine_where_it_listens_to_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "machine")
    assert [node_at(host, 80) for host in ("0.0.0.0", "127.0.0.1", "10.0.0.5", "fe80::1")] == [
        "http://machine:80",
        "http://127.0.0.1:80",
        "http://10.0.0.5:80",
        "http://[fe80::1]:80",
    ]


def test_without_asyncpg_it_is_said_how_to_get_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *rest: Any, **more: Any) -> Any:
        if name == "tablee.store.postgres":
            raise ModuleNotFoundError("no asyncpg", name="asyncpg")
        return real(name, *rest, **more)

    monkeypatch.setattr(builtins, "__import__", without)
    said = run(f"serve --port 0 --store {SAID}")
    assert said.code == 2
    assert "pip install tablee[postgres]" in said.err
    assert "secret" not in said.err


@pytest.mark.parametrize(
    ("error", "english"),
    [
        (BadMigration("0002", "newer"), "newer Tablée"),
        (BadMigration("0002", "changed"), "another Tablée"),
        (Unavailable("full"), "full"),
        (Unavailable("locked"), "locked by"),
    ],
)
def test_a_database_that_does_not_do_is_told_why(
    run: Run, monkeypatch: pytest.MonkeyPatch, error: StoreError, english: str
) -> None:
    async def refuse(self: PostgresStore) -> None:
        raise error

    monkeypatch.setattr(PostgresStore, "open", refuse)
    said = run(f"serve --port 0 --store {SAID}")
    assert (said.code, english in said.err, "secret" in said.err) == (2, True, False)
    french = run(f"serve --port 0 --store {SAID} --lang fr")
    assert (french.code, "⟦" in french.err, "secret" in french.err) == (2, False, False)


def test_a_database_that_is_not_there_is_told_why(run: Run, postgres: Server) -> None:
    there = f"host={postgres.folder}"
    for address, english, french in (
        ("postgresql://ana:secret@127.0.0.1:1/d", "cannot be reached", "ne répond pas"),
        (f"postgresql://tablee:secret@/nowhere?{there}", "Create the database first", "Crée d’abord la base"),
        (f"postgresql://ana:secret@/postgres?{there}", "does not let Tablée in", "ne laisse pas entrer"),
    ):
        said = run(f"serve --port 0 --store {address}")
        assert (said.code, english in said.err, "secret" in said.err) == (2, True, False)
        assert french in run(f"serve --port 0 --store {address} --lang fr").err
