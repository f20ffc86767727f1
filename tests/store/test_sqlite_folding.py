"""Journal, tail and log, step by step and without a thread: at every moment each row is somewhere, and found once."""

from __future__ import annotations

import asyncio
import sqlite3
from asyncio import Future
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from tablee.store import Row, StoreError
from tablee.store.migrate import FOLDER, migrate
from tablee.store.sqlite_file import SqliteFile
from tablee.store.sqlite_orders import Append, Errand, packed, unbound
from tablee.store.sqlite_statements import KEEP_RECORD
from tablee.store.sqlite_writer import Writer
from tablee.store.tail import Tail
from tests.store.places import record, row

TABLES = ["a", "b", "c", "d"]
BATCH = st.lists(st.sampled_from(TABLES), min_size=1, max_size=6)
LOOP = asyncio.new_event_loop()  # of answers that nobody waits for
DUES = st.sampled_from([None, 5, 6])


class Folding(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.folder = TemporaryDirectory()
        self.file = SqliteFile(Path(self.folder.name, "tables.db"), "normal", 100)
        self.rows: dict[str, list[Row]] = {table: [] for table in TABLES}
        self.writer = self.opened()
        migrate(self.writer.db, FOLDER / "sqlite")

    def opened(self) -> Writer:
        return Writer(self.file, Tail(), lambda orders, seconds: None, fold_at=1_000_000)

    def teardown(self) -> None:
        self.writer.finish()
        with closing(self.file.connect()) as db:
            assert db.execute("SELECT count(*) FROM log").fetchone()[0] == sum(map(len, self.rows.values()))
            assert db.execute("SELECT count(*) FROM journal").fetchone()[0] == 0
        self.folder.cleanup()

    # --- What can happen

    @rule(tables=BATCH, due=DUES)
    def rows_are_committed(self, tables: list[str], due: int | None) -> None:
        orders = []
        for table in tables:
            entry = row(table, len(self.rows[table]) + 1, due=due)
            self.rows[table].append(entry)
            orders.append(Append(entry, self.heard, None, None, packed(entry)))
        self.writer.commit([*orders])
        assert [order.error for order in orders] == [None] * len(orders)

    def heard(self, error: StoreError | None) -> None: ...

    @rule(table=st.sampled_from(TABLES), number=st.integers(1, 9))
    def a_command_is_sent_again(self, table: str, number: int) -> None:
        entry = row(table, len(self.rows[table]) + 1, f"c{number}")
        order = Append(entry, self.heard, None, None, packed(entry))
        if number <= len(self.rows[table]):
            self.writer.commit([order])
            assert order.error is not None
            assert order.error.code == "duplicate"

    @rule(least=st.integers(1, 5))
    def some_tables_are_folded(self, least: int) -> None:
        self.writer.fold(least)

    @rule(tables=BATCH, due=DUES, before=st.integers(1, 2), after=st.integers(1, 5))
    def rows_come_between_two_tables(self, tables: list[str], due: int | None, before: int, after: int) -> None:
        self.writer.fold(before)
        self.rows_are_committed(tables, due)
        self.writer.fold(after)

    @rule(least=st.integers(1, 5))
    def a_fold_fails_at_its_end(self, least: int) -> None:
        """As on a full disk: all of it is undone."""

        def no_room(tables: dict[str, list[Row]]) -> None:
            Writer.move_into_log(self.writer, tables)
            raise sqlite3.OperationalError

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(self.writer, "move_into_log", no_room)
            with pytest.raises(sqlite3.OperationalError):
                self.writer.fold(least)

    @rule(table=st.sampled_from(TABLES))
    def a_table_is_erased(self, table: str) -> None:
        self.end(table)
        order = self.erasure(table)
        self.writer.commit([order])
        assert (order.error, order.result) == (None, True)
        self.rows[table] = []

    @rule(table=st.sampled_from(TABLES))
    def a_table_is_erased_and_the_process_dies(self, table: str) -> None:
        """Nothing that is still in the journal brings it back."""
        self.a_table_is_erased(table)
        self.the_process_dies()

    @rule(table=st.sampled_from(TABLES))
    def erasing_a_table_fails_at_its_end(self, table: str) -> None:
        """As on a full disk: all of it is still there."""
        self.end(table)
        no_room = Errand[None]("", self.no_room, Future(loop=LOOP))
        with pytest.raises(sqlite3.OperationalError):
            self.writer.commit([self.erasure(table), no_room])

    def end(self, table: str) -> None:
        self.writer.keep_record(KEEP_RECORD, record(table, state="over"))

    def erasure(self, table: str) -> Errand[bool]:
        return Errand("", lambda writer: writer.erase(table), Future(loop=LOOP))

    def no_room(self, writer: Writer) -> None:
        raise sqlite3.OperationalError

    @rule()
    def the_process_dies(self) -> None:
        self.writer.db.close()
        self.writer = self.opened()
        self.writer.recover()

    # --- What always holds

    @invariant()
    def each_row_is_found_once(self) -> None:
        """As the store reads: the tail first, and then what is above it in the log."""
        writer = self.writer
        dues = dict(writer.db.execute("SELECT table_id, at FROM deadline").fetchall()) | writer.tail.dues()
        for table, rows in self.rows.items():
            lines = writer.db.execute("SELECT * FROM log WHERE table_id = ? ORDER BY number", (table,)).fetchall()
            folded = [Row(*line) for line in lines]
            assert folded + writer.tail.of(table) == rows
            assert dues.get(table) == (rows[-1].due if rows else None)
            assert writer.ledger.head(table) == len(rows)

    @invariant()
    def the_journal_has_every_row_that_the_log_has_not(self) -> None:
        pages = self.writer.db.execute("SELECT packed FROM journal").fetchall()
        durable = {(row.table, row.number): row for (page,) in pages for row in unbound(page)}
        waiting = [row for table in TABLES for row in self.writer.tail.of(table)]
        assert [durable.get((row.table, row.number)) for row in waiting] == waiting
        assert self.writer.ledger.commands == {(row.table, row.command): row.number for row in waiting}


def test_whatever_is_folded_when_each_row_is_found_once_and_none_is_lost() -> None:
    run_state_machine_as_test(Folding, settings=settings(max_examples=40, stateful_step_count=20))
