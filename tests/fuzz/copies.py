"""Backups with something wrong: not restored, with a reason, or restored as they were made."""

from __future__ import annotations

import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from tablee.store import BadBackup, SqliteStore
from tablee.store.backup import Seal, connected, house_tables, sealed
from tablee.store.backup_sqlite import backup_file, restore_file
from tests.fuzz.mutate import Mutator
from tests.fuzz.target import Tally, Target, where
from tests.store.test_backup import furnish, no_pause

NEVER_HERE = "never_here"


class Backups(Target):
    """Bytes changed anywhere in a backup, or a value, or a row taken away: the seal finds it out."""

    name = "backups"
    short = 40
    share = 0.01
    batch = 5

    async def open(self) -> None:
        self.mutator = Mutator(f"{self.name} {self.seed}")
        self.folder = tempfile.TemporaryDirectory(prefix="tablee-fuzz-")
        self.here = Path(self.folder.name)
        async with SqliteStore(self.here / "house.db", "normal") as store:
            await furnish(store)
        self.good = self.here / "good.backup"
        self.seal = await backup_file(self.here / "house.db", self.good, pause=no_pause)
        with closing(connected(self.good)) as db:
            self.columns = house_tables(db)
            self.filled = [name for name in self.columns if db.execute(f"SELECT 1 FROM {name}").fetchone()]
        assert await self.restore(self.good) == "as it was"

    async def feed(self, tally: Tally, number: int) -> None:
        for _ in range(number):
            stained = self.here / "stained.backup"
            kind = self.mutator.chance.choice((self.in_bytes, self.in_a_value, self.without_a_row))
            what = kind(stained)
            try:
                outcome = await self.restore(stained)
            except Exception as error:
                tally.fault(where(error), what)
                continue
            tally.outcomes[outcome] += 1
            if outcome == "as it was" and kind != self.in_bytes:
                tally.fault("a change that was not found", what)

    async def restore(self, backup: Path) -> str:
        """What becomes of it. A house that was restored is the one that was copied."""
        target = self.here / "restored.db"
        try:
            found = await restore_file(backup, target, replace=True)
        except BadBackup as error:
            assert not target.exists(), "something was left behind"
            return error.why
        with closing(connected(target)) as db:
            assert found == self.seal == Seal(*sealed(db)), "another house"
        for file in self.here.glob("restored.db*"):
            file.unlink()
        return "as it was"

    # --- What is wrong with it

    def in_bytes(self, stained: Path) -> str:
        stained.write_bytes(self.mutator.data(self.good.read_bytes()))
        return "bytes"

    def in_a_value(self, stained: Path) -> str:
        table = self.mutator.chance.choice(self.filled)
        column = self.mutator.chance.choice(self.columns[table])
        return self.change(stained, f"UPDATE {table} SET {column} = '{NEVER_HERE}' WHERE rowid = {{row}}", table)

    def without_a_row(self, stained: Path) -> str:
        table = self.mutator.chance.choice(self.filled)
        return self.change(stained, f"DELETE FROM {table} WHERE rowid = {{row}}", table)

    def change(self, stained: Path, statement: str, table: str) -> str:
        """What the database itself does not take is another change."""
        stained.write_bytes(self.good.read_bytes())
        with closing(connected(stained)) as db:
            try:
                rows = [row for (row,) in db.execute(f"SELECT rowid FROM {table}")]
                db.execute(statement.format(row=self.mutator.chance.choice(rows)))
            except sqlite3.Error:
                db.execute("DELETE FROM person")
        return statement

    async def close(self) -> None:
        self.folder.cleanup()


COPIES: tuple[type[Target], ...] = (Backups,)
