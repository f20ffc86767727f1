"""`tablee admin`: the same orders, whether a process serves the file or none; and the way to a house of nodes."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import re
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import pytest

from tablee.cli.admin import way
from tablee.cli.admin.commands import Which, house_of
from tablee.cli.admin.way import Answer, House
from tablee.cli.complaints import Complaint
from tablee.cli.settings import DATABASE_URL
from tablee.server.admin.orders import Close
from tablee.store import SqliteStore
from tablee.store.postgres import PostgresStore
from tablee.text import speaker
from tests.cli.conftest import Run, Said
from tests.postgres import Server
from tests.store.places import record, row
from tools.corpus import CORPUS, DATABASE

RECORDED = CORPUS / "0.1.0" / DATABASE
COMMANDS = ("tables", "table", "health", "close", "export", "delete", "person", "forget", "notice")
ANSWERING = re.compile(r"http://127\.0\.0\.1:\d+")


class Kept(NamedTuple):
    """A house with tables of all kinds, as it was recorded."""

    file: Path
    at: str  # empty if nobody serves it
    run: Run

    def __call__(self, words: str) -> Said:
        where = f"--data {self.file}" + (f" --at {self.at}" if self.at else "")
        return self.run(f"admin {words} {where}")

    def json(self, words: str) -> object:
        said = self(f"{words} --json")
        assert said.code == 0, said.err
        return json.loads(said.out)

    def ids(self, state: str) -> list[str]:
        """By a connection of our own: beside whoever serves it."""
        with closing(sqlite3.connect(f"file:{self.file}?mode=ro", uri=True)) as db:
            asked = "SELECT id FROM table_record WHERE state = ? ORDER BY id"
            return [table for (table,) in db.execute(asked, (state,)).fetchall()]


@pytest.fixture(autouse=True)
def nothing_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(DATABASE_URL, raising=False)
    monkeypatch.chdir(tmp_path)


def recorded(folder: Path) -> Path:
    file = folder / "house.db"
    file.write_bytes(gzip.decompress(RECORDED.read_bytes()))

    async def guests() -> None:
        async with SqliteStore(file) as store:
            for person in ("zoe", "other"):
                await store.save_person(person, b"hash", "Zoé", time.time_ns() // 1_000_000)

    asyncio.run(guests())
    return file


@pytest.fixture
def shut(tmp_path: Path, run: Run) -> Kept:
    """Nobody serves it."""
    return Kept(recorded(tmp_path), "", run)


@pytest.fixture
def opened(tmp_path: Path, run: Run) -> Iterator[Kept]:
    file = recorded(tmp_path)
    words = [sys.executable, "-m", "tablee", "serve", "--port", "0", "--data", str(file), "--lang", "en"]
    with subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=os.environ
    ) as serving:
        assert serving.stdout is not None
        found = ANSWERING.search(serving.stdout.readline())
        assert found is not None
        try:
            yield Kept(file, found[0], run)
        finally:
            serving.terminate()


@pytest.fixture(params=["shut", "opened"])
def kept(request: pytest.FixtureRequest) -> Kept:
    kept: Kept = request.getfixturevalue(request.param)
    return kept


# --- Orders


def test_an_evening_of_orders(kept: Kept, tmp_path: Path, run: Run) -> None:
    """One after the other: starting a server for each would take longer than all of them."""
    over, playing, lobby = (kept.ids(state) for state in ("over", "playing", "lobby"))

    listed = kept("tables --limit 3")
    assert listed.code == 0, listed.err
    assert listed.out.startswith(f"{len(over) + len(playing) + len(lobby)} tables: lobby {len(lobby)}, playing")
    assert len(listed.out.splitlines()) == 5, "a sentence, a headline and three tables"
    assert not any(table in listed.out for table in [*over, *playing, *lobby])

    shown = kept(f"table {playing[0]}")
    assert (shown.code, "State: playing" in shown.out, "Seat 0: " in shown.out) == (0, True, True)
    assert "Mémoire" not in kept("health").out
    assert "Registre\u00a0: en ordre" in kept("health --lang fr").out

    assert kept(f"export {playing[0]}").err.startswith("This game is not finished")
    assert kept(f"delete {playing[0]}").err == "This table has not ended. Close it first.\n"
    assert kept(f"close {playing[0]}").out == f"Table {playing[0][:8]} is closed.\n"
    assert kept(f"close {playing[0]}").err == "No game is being played at this table now.\n"
    assert kept.ids("closed") == [playing[0]]

    for table in (over[0], playing[0]):
        file = tmp_path / "game.json"
        file.write_text(kept(f"export {table}").out)
        assert run(f"verify {file}").code == 0
    assert len(kept(f"export {over[0]} {over[1]}").out.splitlines()) == 2

    assert kept(f"delete {over[0]}").out == f"Table {over[0][:8]} is deleted.\n"
    assert over[0] not in kept.ids("over")

    people = kept.json("person --name Zoé")
    assert isinstance(people, dict)
    assert {sheet["id"] for sheet in people["people"]} == {"zoe", "other"}
    assert "Name: Zoé" in kept("person zoe").out
    assert kept("forget zoe").out.startswith("zoe is forgotten. No table was deleted")
    assert kept("person zoe").err == "Nobody here is known by that.\n"

    assert kept("notice Pause --minutes 10").out == "Everybody at a table is told, for 10 min: “Pause”\n"
    assert "Pause" in kept("health").out
    assert kept("notice --withdraw").out == "Nothing is put up.\n"


def test_a_house_that_is_being_served_goes_on_being_served(opened: Kept) -> None:
    health = opened.json("health")
    assert isinstance(health, dict)
    assert health["rooms"] > 0, "the tables of the process that serves it"
    with pytest.raises(Exception, match="in_use"):
        asyncio.run(SqliteStore(opened.file).open())


def test_the_ways_to_a_house_that_do_not_lead_there(opened: Kept, tmp_path: Path, run: Run) -> None:
    nowhere = run(f"admin health --data {opened.file} --at http://127.0.0.1:1")
    assert (nowhere.code, "nobody answers at http://127.0.0.1:1" in nowhere.err) == (2, True)
    for wrong in ("nowhere", "ftp://127.0.0.1", "http://[", "http://127.0.0.1:x"):
        said = run(f"admin health --data {opened.file} --at {wrong}")
        assert (said.code, said.err) == (
            2,
            f"--at needs an address such as http://127.0.0.1:8000, not “{wrong}”.\n",
        )
    with closing(sqlite3.connect(opened.file)) as db:
        db.execute("UPDATE secret SET value = x'00' WHERE name = 'admin'")
        db.commit()
    other = run(f"admin health --data {opened.file} --at {opened.at}")
    assert (other.code, "is not the house of" in other.err) == (2, True)


def test_the_settings_of_the_house_say_where_it_is_and_where_it_listens(opened: Kept, tmp_path: Path, run: Run) -> None:
    config = tmp_path / "tablee.toml"
    config.write_text(f"host = '0.0.0.0'\nport = {urlsplit(opened.at).port}\ndata = '{opened.file}'\n", "utf-8")
    health = run(f"admin health --config {config} --json")
    assert (health.code, health.err) == (0, "")
    assert json.loads(health.out)["rooms"] > 0, "the tables of the process that serves it"
    elsewhere = run(f"admin health --config {config} --at http://127.0.0.1:1")
    assert "nobody answers at http://127.0.0.1:1" in elsewhere.err


@pytest.mark.parametrize(
    ("host", "at"),
    [("0.0.0.0", "http://127.0.0.1:80"), ("::", "http://[::1]:80"), ("10.0.0.5", "http://10.0.0.5:80")],
)
def test_a_house_that_listens_everywhere_is_asked_on_this_machine(host: str, at: str, tmp_path: Path) -> None:
    config = tmp_path / "tablee.toml"
    config.write_text(f"host = '{host}'\nport = 80\n", "utf-8")
    assert house_of(speaker("en"), Which(config=config)).here == at


def test_where_there_is_no_file_none_is_made(run: Run, tmp_path: Path) -> None:
    said = run("admin tables --data nothing.db")
    assert said.code == 2
    assert said.err == "There is no file “nothing.db”. Say with --data or --config which house is meant.\n"
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "words.db").write_text("These are words.")
    assert run("admin tables --data words.db").code == 2


# --- What is typed


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("table", "Something is missing: TABLE. tablee admin table --help shows what has to be written."),
        ("forget", "Something is missing: PERSON. tablee admin forget --help shows what has to be written."),
        ("export", "Something is missing: TABLE. tablee admin export --help shows what has to be written."),
        ("person", "Say the id of a person, or --name and a name."),
        ("person zoe --name Zoé", "Say the id of a person, or --name and a name."),
        ("notice", "Say what everybody is to be told, or --withdraw."),
        ("notice Pause --withdraw", "Say what everybody is to be told, or --withdraw."),
        ("notice Pause --minutes 0", "--minutes needs a number from 1 to 10,080, not 0."),
        (f"notice {'x' * 301}", "A notice has from 1 to 300 characters."),
        ("tables --limit 0", "--limit needs a number from 1 to 1,000, not 0."),
        ("tables --state nowhere", "--state cannot be “nowhere”. Choose from: lobby, playing, over, closed."),
        (
            "burn",
            f"There is no command “burn”. There are: {', '.join(COMMANDS)}.",
        ),
    ],
)
def test_what_cannot_be_used_is_said_and_nothing_is_done(run: Run, words: str, why: str) -> None:
    said = run(f"admin {words}")
    assert (said.code, said.err) == (2, f"{why}\n")


@pytest.mark.parametrize("command", ["", *(f" {name}" for name in COMMANDS)])
def test_help_is_complete_in_both_languages(run: Run, command: str) -> None:
    english, french = (run(f"admin{command} --help --lang {language}") for language in ("en", "fr"))
    assert (english.code, french.code) == (0, 0)
    assert f"For example: tablee admin{command}" in english.out
    assert "Par exemple\u00a0: tablee" in french.out
    for word in ("Usage", "Display", "required", "default", "Commands", "Parameters", "Arguments", "the "):
        assert word not in french.out


def test_in_a_narrow_terminal_each_table_stands_below_the_other(shut: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    said = shut("tables --limit 2")
    assert said.code == 0
    assert max(map(len, said.out.splitlines())) <= 40
    assert said.out.count("Seats: ") == 2


# --- A house with nodes


def test_an_order_about_a_table_of_another_node_goes_there(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, bytes]] = []

    def post(_: object, address: str, secret: bytes, text: bytes) -> Answer:
        asked.append((address, secret))
        if address == "http://one":
            raise ConnectionRefusedError
        if address == "http://two":
            return Answer(409, b'{"code":"kept_elsewhere","wrong":"","right":"http://three"}')
        return Answer(200, b'{"id":"abc"}')

    monkeypatch.setattr(way, "post", post)
    house = House(Path("unused"), "postgresql://house")
    answer = way.sent(speaker("en"), house, ["http://one", "http://two"], b"secret", b"{}")
    assert answer.body == b'{"id":"abc"}'
    assert asked == [("http://one", b"secret"), ("http://two", b"secret"), ("http://three", b"secret")]
    with pytest.raises(Complaint, match="nobody answers at http://one"):
        way.sent(speaker("en"), house, ["http://one"], b"secret", b"{}")


def test_where_no_node_lives_the_orders_are_carried_out_on_the_database(
    postgres: Server, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = postgres.fresh()
    monkeypatch.setenv(DATABASE_URL, address)
    assert run("admin tables").out == "No tables.\n", "and the schema is made"

    async def story() -> None:
        async with PostgresStore(address) as store:
            closed = record("c" * 32, state="closed", summary=b'{"settings":{"seats":2},"places":[]}')
            await store.create(closed, row("c" * 32, 1))

    asyncio.run(story())
    assert run("admin tables").out.startswith("One table: closed 1.")
    assert run("admin delete cccccccc").out == "Table cccccccc is deleted.\n"
    assert run("admin tables").out == "No tables.\n"


def test_the_nodes_that_live_are_asked_with_the_secret_of_their_database(
    postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    address, asked = postgres.fresh(), []

    def post(_: object, address: str, secret: bytes, text: bytes) -> Answer:
        asked.append((address, secret, text))
        return Answer(200, b"{}")

    async def story() -> None:
        async with PostgresStore(address, node="http://one") as store:
            await store.secret("admin", lambda: b"secret")
            house = house_of(speaker("en"), Which(store=address))
            await asyncio.to_thread(way.ask, speaker("en"), house, Close("abc"))
            there = house_of(speaker("en"), Which(store=address, at="http://there"))
            await asyncio.to_thread(way.ask, speaker("en"), there, Close("abc"))

    monkeypatch.setattr(way, "post", post)
    asyncio.run(story())
    text = b'{"order":"close","table":"abc"}'
    assert asked == [("http://one", b"secret", text), ("http://there", b"secret", text)]


def test_a_database_that_is_not_there_is_a_complaint(run: Run) -> None:
    said = run("admin tables --store postgresql://tablee@127.0.0.1:1/house")
    assert (said.code, said.err.startswith("postgresql://tablee@127.0.0.1:1/house cannot be reached")) == (2, True)
