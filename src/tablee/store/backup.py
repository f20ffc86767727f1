"""A copy of a house in one file: a SQLite database like that of an embedded store, with a seal in it.

It is the same whatever the house is kept in, so a house moves from a file to a database, or back, by a copy. The seal
counts what there is, and has a digest over all rows: a copy that is damaged, cut off or something else is found out
before anything is done with it.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

import msgspec

from tablee.store.errors import BadBackup, BadMigration, Occupied, Unavailable
from tablee.store.migrate import APPLIED, FOLDER, migrations, missing
from tablee.store.sqlite import SqliteStore
from tablee.store.sqlite_file import NO_ROOM, code_of

FORMAT: Final = 1
SEAL: Final = """
    CREATE TABLE backup (format INTEGER, tables INTEGER, people INTEGER, rows INTEGER, sha256 TEXT, schema TEXT)
"""
OURS: Final = frozenset({"migration", "journal", "room", "backup"})  # what is not the house's, but a file's
EVERY: Final = 1 << 256
STEPS: Final = 2_000  # of SQLite's machine between two pauses: some hundred rows

Pause = Callable[[], None]  # whoever copies stops again and again for a moment, so that those who play do not wait

encode = msgspec.msgpack.Encoder().encode


class Seal(NamedTuple):
    """What a copy holds, and the digests of its rows and of its schema."""

    format: int
    tables: int
    people: int
    rows: int
    sha256: str
    schema: str


class Digest:
    """The sum of the digests of all rows: the same in whatever order they are read, and wherever they are kept."""

    def __init__(self) -> None:
        self.total = 0
        self.rows = 0

    def add(self, table: str, lines: Iterable[Sequence[Any]]) -> None:
        """Lines have the values of a table in the order of its columns' names, as SQLite gives them."""
        total = 0
        for line in lines:
            total += int.from_bytes(sha256(encode((table, *line))).digest(), "big")
            self.rows += 1
        self.total = (self.total + total) % EVERY

    def hexdigest(self) -> str:
        return f"{self.total:064x}"


# --- What is in a file


def house_tables(db: sqlite3.Connection) -> dict[str, list[str]]:
    """The tables of a house, each with its columns by name."""
    names = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
    ours = [name for name in names if name not in OURS and not name.startswith("sqlite_")]
    return {name: sorted(line[1] for line in db.execute(f"PRAGMA table_info({name})")) for name in ours}


def sealed(db: sqlite3.Connection) -> Seal:
    """The seal that this file should have."""
    digest = Digest()
    for table, columns in house_tables(db).items():
        digest.add(table, db.execute(f"SELECT {', '.join(columns)} FROM {table}"))
    tables, people = (db.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("table_record", "person"))
    return Seal(FORMAT, tables, people, digest.rows, digest.hexdigest(), schema_of(db))


def schema_of(db: sqlite3.Connection) -> str:
    made = db.execute("SELECT name, sql FROM sqlite_master WHERE name <> 'backup' ORDER BY name").fetchall()
    return sha256(encode((made, db.execute("SELECT * FROM migration ORDER BY number").fetchall()))).hexdigest()


def is_house(db: sqlite3.Connection) -> bool:
    """Whether a house was ever kept here, by its first migration."""
    names = {name for (name,) in db.execute("SELECT name FROM sqlite_master")}
    return {"migration", "log", "person", "table_record"} <= names


def check_version(db: sqlite3.Connection) -> None:
    missing(migrations(FOLDER / "sqlite"), db.execute(APPLIED).fetchall())


def check_whole(db: sqlite3.Connection, path: Path) -> None:
    if db.execute("PRAGMA integrity_check(1)").fetchone()[0] != "ok":
        raise BadBackup(str(path), "damaged")


async def settle(path: Path) -> None:
    """As after an evening in good order: of this program's version, its owner's alone, nothing left in the journal."""
    async with SqliteStore(path, "normal"):
        pass
    with closing(connected(path)) as db:
        db.execute("PRAGMA journal_mode = DELETE")
        if db.execute("SELECT 1 FROM journal").fetchone() is not None:
            raise Unavailable("broken", "not folded")


def connected(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None)


# --- Sealing and reading


async def seal(path: Path, pause: Pause) -> Seal:
    """Make a copy of a house a backup, without haste."""
    await settle(path)
    with closing(connected(path)) as db:
        db.set_progress_handler(pause, STEPS)
        check_whole(db, path)
        found = sealed(db)
        db.execute(SEAL)
        db.execute("INSERT INTO backup VALUES (?, ?, ?, ?, ?, ?)", found)
    return found


async def unseal(backup: Path, house: Path) -> Seal:
    """A house from a backup, if it is one and as it was made. The backup itself is only read."""
    try:
        shutil.copyfile(backup, house)
        with closing(connected(house)) as db:
            found = verified(db, backup)
            db.execute("DROP TABLE backup")
    except OSError as error:
        raise (BadBackup(str(backup), "missing") if not house.exists() else error) from None
    except sqlite3.Error as error:
        if code_of(error) in NO_ROOM:
            raise Unavailable("full", str(error)) from error
        foreign = code_of(error) == sqlite3.SQLITE_NOTADB
        raise BadBackup(str(backup), "foreign" if foreign else "damaged") from error
    await settle(house)
    return found


def verified(db: sqlite3.Connection, backup: Path) -> Seal:
    names = {name for (name,) in db.execute("SELECT name FROM sqlite_master")}
    if "backup" not in names or not is_house(db):
        raise BadBackup(str(backup), "foreign")
    check_whole(db, backup)
    seals = db.execute("SELECT * FROM backup").fetchall()
    if [one[0] for one in seals] != [FORMAT]:
        raise BadBackup(str(backup), "newer")
    try:
        check_version(db)
    except BadMigration as error:
        raise BadBackup(str(backup), "newer" if error.why == "newer" else "damaged") from error
    found = sealed(db)
    if seals != [found]:
        raise BadBackup(str(backup), "damaged")
    return found


# --- A new file, whole or not at all


@contextmanager
def beside(target: Path) -> Iterator[Path]:
    """A place for a file that is not finished, in the same folder, and gone afterwards. Nobody else can look in."""
    with TemporaryDirectory(prefix=".tablee-", dir=target.parent) as folder:
        yield Path(folder, target.name)


def put(fresh: Path, target: Path) -> None:
    """There it is, at once and for good."""
    give_to_owner(fresh, target.parent)
    synchronise(fresh)
    fresh.replace(target)
    if os.name == "posix":
        synchronise(target.parent)


def give_to_owner(path: Path, folder: Path) -> None:
    """What root puts into the folder of a service is the service's, which could not read it otherwise."""
    if os.name == "posix" and os.geteuid() == 0:
        owner = folder.stat()
        os.chown(path, owner.st_uid, owner.st_gid)


def synchronise(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def check_free(target: Path, replace: bool) -> None:
    if target.exists() and not replace:
        raise Occupied(str(target))
