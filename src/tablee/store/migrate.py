"""The schema, in hand-numbered SQL files: each is applied once, in order, and never edited afterwards."""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from tablee.store.errors import BadMigration

FOLDER: Final = Path(__file__).parent / "migrations"

TABLE: Final = "CREATE TABLE IF NOT EXISTS migration (number INTEGER PRIMARY KEY, name TEXT, sha256 TEXT)"
APPLIED: Final = "SELECT name, sha256 FROM migration ORDER BY number"


class Migration(NamedTuple):
    name: str
    sql: str

    @property
    def sha256(self) -> str:
        return hashlib.sha256(self.sql.encode()).hexdigest()


def migrations(folder: Path) -> list[Migration]:
    """`0001_….sql`, `0002_….sql` and so on, without a gap. Line ends do not count."""
    files = sorted(folder.glob("*.sql"))
    for number, file in enumerate(files, start=1):
        if not file.name.startswith(f"{number:04}_"):
            raise BadMigration(file.name, "misnumbered")
    return [Migration(file.name, file.read_text("utf-8")) for file in files]


def missing(files: list[Migration], applied: Sequence[tuple[str, str]]) -> list[tuple[int, Migration]]:
    """What is not applied yet, with its number. Refuse a file that changed, and a database that is newer."""
    if len(applied) > len(files):
        raise BadMigration(applied[len(files)][0], "newer")
    for file, (name, sha256) in zip(files, applied, strict=False):
        if file.sha256 != sha256:
            raise BadMigration(name, "changed")
    return list(enumerate(files[len(applied) :], start=len(applied) + 1))


def migrate(db: sqlite3.Connection, folder: Path) -> None:
    """Apply what is new, each file in one transaction."""
    files = migrations(folder)
    db.execute(TABLE)
    for number, file in missing(files, db.execute(APPLIED).fetchall()):
        apply(db, number, file)


def apply(db: sqlite3.Connection, number: int, file: Migration) -> None:
    try:
        db.executescript(f"BEGIN IMMEDIATE;\n{file.sql}")
        db.execute("INSERT INTO migration VALUES (?, ?, ?)", (number, file.name, file.sha256))
        db.execute("COMMIT")
    finally:
        if db.in_transaction:
            db.execute("ROLLBACK")
