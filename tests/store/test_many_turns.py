"""The log as a state machine: whatever is asked in whatever order, it is what a plain list would be."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from tablee.store import Duplicate, Row, SqliteStore, Store, sqlite_writer
from tablee.store.postgres import PostgresStore
from tests.postgres import Server
from tests.store.places import Answers, row

TABLES = st.sampled_from(["a", "b", "c"])
STEPS = st.sampled_from([1, 1, 1, 1, 1, 0, -1, 2])  # from the last number to that of the row
COMMANDS = st.sampled_from([None, "x", "y", "z", "new", "new", "new", "new"])
DUES = st.sampled_from([None, 100, 200, 300])
SENT = st.tuples(TABLES, STEPS, COMMANDS, DUES, st.sampled_from([None, None, b"position"]))


class Log(RuleBasedStateMachine):
    """The model: a list of rows for each table, and the last snapshot."""

    def __init__(self) -> None:
        super().__init__()
        self.turns = asyncio.Runner()
        self.rows: dict[str, list[Row]] = {"a": [], "b": [], "c": []}
        self.snapshots: dict[str, tuple[int, bytes]] = {}
        self.count = 0
        self.prepare()
        self.begin()

    def prepare(self) -> None: ...

    def make(self) -> Store:
        raise NotImplementedError

    def begin(self) -> None:
        self.store = self.make()
        self.turns.run(self.store.open())

    def teardown(self) -> None:
        self.turns.run(self.store.close())
        self.turns.close()

    # --- What can happen

    @rule(sent=st.lists(SENT, min_size=1, max_size=12))
    def many_are_appended_in_one_turn(self, sent: list[tuple[str, int, str | None, int | None, bytes | None]]) -> None:
        async def turn() -> Answers:
            answers = Answers()
            for one, snapshot, _ in planned:
                self.store.append(one, answers.then, snapshot=snapshot)
            await answers.all(len(planned))
            return answers

        planned = [self.plan(*one) for one in sent]
        answers = self.turns.run(turn())
        assert answers.codes() == [code for _, _, code in planned]
        for (one, _, _), answer in zip(planned, answers, strict=True):
            if isinstance(answer, Duplicate):
                assert self.rows[one.table][answer.number - 1].command == one.command

    def plan(
        self, table: str, step: int, command: str | None, due: int | None, snapshot: bytes | None
    ) -> tuple[Row, bytes | None, str]:
        """The row, and what it must be answered. The model has it at once if it must be taken."""
        rows = self.rows[table]
        self.count += 1
        name = f"new {self.count}" if command == "new" else command
        one = row(table, max(1, len(rows) + step), name, due=due, act=b"%d" % self.count)
        if name is not None and any(name == earlier.command for earlier in rows):
            return one, snapshot, "duplicate"
        if one.number != len(rows) + 1:
            return one, snapshot, "conflict"
        rows.append(one)
        if snapshot is not None:
            self.snapshots[table] = (one.number, snapshot)
        return one, snapshot, "ok"

    @rule()
    def the_store_is_closed_and_opened_again(self) -> None:
        self.turns.run(self.store.close())
        self.begin()

    @rule()
    def the_process_dies(self) -> None:
        raise NotImplementedError

    # --- What always holds

    @rule(table=TABLES, after=st.integers(0, 12), limit=st.integers(1, 12))
    def any_part_can_be_read(self, table: str, after: int, limit: int) -> None:
        assert self.turns.run(self.store.read(table, after, limit)) == self.rows[table][after : after + limit]

    @precondition(lambda self: self.count)
    @invariant()
    def the_store_has_what_the_model_has(self) -> None:
        async def look() -> tuple[dict[str, Any], dict[str, Any], dict[str, int]]:
            tables = list(self.rows)
            found = {table: await self.store.read(table) for table in tables}
            snapshots = {table: await self.store.latest_snapshot(table) for table in tables}
            return found, snapshots, dict(await self.store.deadlines())

        found, snapshots, deadlines = self.turns.run(look())
        assert found == self.rows
        assert snapshots == {table: self.snapshots.get(table) for table in self.rows}
        dues = {table: rows[-1].due for table, rows in self.rows.items() if rows}
        assert deadlines == {table: due for table, due in dues.items() if due is not None}


class SqliteLog(Log):
    """Rows are folded table by table, while new ones come."""

    def prepare(self) -> None:
        self.patch = pytest.MonkeyPatch()
        self.patch.setattr(sqlite_writer, "SLICE", 1)
        self.folder = TemporaryDirectory()
        self.lives = 0
        self.path = self.life()

    def life(self) -> Path:
        self.lives += 1
        path = Path(self.folder.name, str(self.lives))
        path.mkdir()
        return path

    def make(self) -> Store:
        return SqliteStore(self.path / "tables.db", "normal", fold_at=5)

    def teardown(self) -> None:
        super().teardown()
        self.folder.cleanup()
        self.patch.undo()

    @rule()
    def the_process_dies(self) -> None:
        """Nothing is closed: whoever comes next finds the files as they are now."""
        path = self.life()
        for file in ("tables.db", "tables.db-wal"):
            shutil.copy(self.path / file, path / file)
        self.turns.run(self.store.close())
        self.path = path
        self.begin()


class PostgresLog(Log):
    """One node after the other; what the one kept, the next one finds free."""

    server: Server

    def prepare(self) -> None:
        self.address = self.server.fresh()

    def make(self) -> Store:
        return PostgresStore(self.address, "normal", node="here")

    @rule()
    def the_process_dies(self) -> None:
        """Nothing is closed: whoever comes next at the same address has everything at once."""
        before = self.store
        self.begin()
        self.the_store_has_what_the_model_has()
        self.turns.run(before.close())


TestLog = SqliteLog.TestCase
TestLog.settings = settings(max_examples=40, stateful_step_count=15)


@pytest.fixture(scope="class")
def on_postgres(postgres: Server) -> None:
    PostgresLog.server = postgres


TestPostgresLog = PostgresLog.TestCase
TestPostgresLog.settings = settings(max_examples=25, stateful_step_count=15)
pytest.mark.usefixtures("on_postgres")(TestPostgresLog)
