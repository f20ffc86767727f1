"""Commands that were certainly never written: nobody looks them up; every other one is looked up."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.store import SqliteStore
from tablee.store.seen import Seen
from tests.store.places import append, row, run


def test_a_command_is_new_until_it_is_noted() -> None:
    seen = Seen()
    seen.note("a", 1, None)
    assert seen.is_new("a", "c")
    seen.note("a", 2, "c")
    assert not seen.is_new("a", "c")


def test_of_a_table_whose_first_rows_nobody_saw_nothing_is_known() -> None:
    seen = Seen()
    seen.note("a", 7, None)
    assert not seen.is_new("a", "c")


def test_when_all_marks_are_wiped_out_nothing_is_new_but_at_tables_that_begin() -> None:
    seen = Seen(most=2)
    seen.note("a", 1, "c1")
    seen.note("a", 2, "c2")
    seen.note("a", 3, "c3")
    assert not any(seen.is_new("a", command) for command in ("c1", "c2", "c3", "c4"))
    seen.note("b", 1, None)
    assert seen.is_new("b", "c1")


def test_a_mark_that_is_anothers_is_no_proof() -> None:
    seen = Seen(bits=3)
    seen.note("a", 1, None)
    for number in range(2, 200):
        seen.note("a", number, f"c{number}")
    assert not seen.is_new("a", "another one")


@pytest.fixture
def statements() -> list[str]:
    return []


def test_rows_alone_are_one_statement(tmp_path: Path, statements: list[str]) -> None:
    async def story() -> None:
        async with SqliteStore(tmp_path / "tables.db") as store:
            assert await append(store, row("a", 1), row("b", 1)) == ["ok", "ok"]
            store.writer.db.set_trace_callback(statements.append)
            assert await append(store, row("a", 2), row("b", 2)) == ["ok", "ok"]
            store.writer.db.set_trace_callback(None)

    run(story())
    assert len(statements) == 1
    assert statements[0].startswith("INSERT INTO journal")


def test_what_was_written_before_a_restart_is_looked_up(tmp_path: Path, statements: list[str]) -> None:
    async def story() -> None:
        async with SqliteStore(tmp_path / "tables.db") as store:
            assert await append(store, row("a", 1), row("a", 2, "c2")) == ["ok", "ok"]
        async with SqliteStore(tmp_path / "tables.db") as store:
            store.writer.db.set_trace_callback(statements.append)
            assert await append(store, row("a", 3, "c2")) == ["duplicate"]
            assert await append(store, row("a", 3, "c3")) == ["ok"]
            store.writer.db.set_trace_callback(None)

    run(story())
    assert sum("JOIN log" in statement for statement in statements) == 2
