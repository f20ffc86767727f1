"""A backup of a house in a database, while its nodes write to it; and back, into an empty one."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import asyncpg

from tablee.store.backup import (
    STEPS,
    Digest,
    Pause,
    Seal,
    beside,
    check_free,
    connected,
    house_tables,
    put,
    seal,
    sealed,
    unseal,
)
from tablee.store.errors import BadBackup, BadMigration, NoHouse, Occupied
from tablee.store.migrate import APPLIED, FOLDER, migrations, missing
from tablee.store.migrate import migrate as migrate_file
from tablee.store.postgres_line import CONNECT, Db, not_there
from tablee.store.postgres_schema import MIGRATIONS, migrate

AT_ONCE: Final = 500  # rows
TYPES: Final = """
    SELECT column_name, data_type FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = $1
"""
WITHOUT_HASTE: Final = {"statement_timeout": "0", "idle_in_transaction_session_timeout": "0", "jit": "off"}


async def backup_database(address: str, target: Path, *, replace: bool = False, pause: Pause) -> Seal:
    """A copy of the house as it is at one moment, whoever plays in it meanwhile."""
    check_free(target, replace)
    with beside(target) as fresh:
        async with connection(address) as db:
            read = await read_house(db, fresh, pause)
        found = await seal(fresh, pause)
        if found.sha256 != read:
            raise BadBackup(str(target), "unlike")
        check_free(target, replace)
        put(fresh, target)
    return found


async def restore_database(backup: Path, address: str) -> Seal:
    """The house of a backup in a database without one: all of it, or nothing."""
    if not backup.is_file():
        raise BadBackup(str(backup), "missing")
    with TemporaryDirectory(prefix="tablee-") as folder:
        fresh = Path(folder, "house.db")
        found = await unseal(backup, fresh)
        async with connection(address) as db:
            with closing(connected(fresh)) as file:
                await write_house(db, file, backup)
    return found


@asynccontextmanager
async def connection(address: str) -> AsyncIterator[Db]:
    try:
        db = await asyncpg.connect(
            address,
            timeout=CONNECT,
            server_settings={"application_name": "tablee backup", **WITHOUT_HASTE},
            target_session_attrs="primary",
        )
    except Exception as error:
        raise not_there(error) from error
    try:
        yield db
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
        raise not_there(error) from error
    finally:
        await db.close(timeout=CONNECT)


# --- Out of a database


async def read_house(db: Db, path: Path, pause: Pause) -> str:
    """Into a new file; the digest of what was read."""
    digest = Digest()
    async with db.transaction(isolation="repeatable_read", readonly=True):
        await check_version(db)
        with closing(connected(path)) as file:
            file.execute("PRAGMA synchronous = OFF")
            file.set_progress_handler(pause, STEPS)
            migrate_file(file, FOLDER / "sqlite")
            file.execute("BEGIN")
            for table, columns in house_tables(file).items():
                await read_table(db, file, table, columns, digest)
            file.execute("COMMIT")
    return digest.hexdigest()


async def check_version(db: Db) -> None:
    if await db.fetchval("SELECT to_regclass('migration')") is None:
        raise NoHouse("")
    applied = [tuple(line) for line in await db.fetch(APPLIED)]
    left = missing(migrations(MIGRATIONS), applied)
    if left:
        raise BadMigration(left[0][1].name, "older")


async def read_table(db: Db, file: sqlite3.Connection, table: str, columns: Sequence[str], digest: Digest) -> None:
    places = ", ".join("?" * len(columns))
    async for lines in batches(db, file, table, columns):
        file.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})", lines)
        digest.add(table, lines)


async def batches(db: Db, file: sqlite3.Connection, table: str, columns: Sequence[str]) -> AsyncIterator[list[Any]]:
    """The rows of a table as a file has them, some at a time."""
    types = {line[1]: line[2] for line in file.execute(f"PRAGMA table_info({table})")}
    texts = [types[column] == "TEXT" for column in columns]
    cursor = await db.cursor(f"SELECT {', '.join(columns)} FROM {table}")
    while found := await cursor.fetch(AT_ONCE):
        yield [[as_in_a_file(value, text) for value, text in zip(line, texts, strict=True)] for line in found]


def as_in_a_file(value: Any, text: bool) -> Any:
    """SQLite has no truth values, and its texts may have any character."""
    if isinstance(value, bool):
        return int(value)
    return value.decode() if text and isinstance(value, bytes) else value


# --- Into a database


async def write_house(db: Db, file: sqlite3.Connection, backup: Path) -> None:
    """In one transaction, and read again before it is committed."""
    tables, digest = house_tables(file), Digest()
    async with db.transaction():
        await migrate(db)
        for table in tables:
            if await db.fetchval(f"SELECT EXISTS (SELECT FROM {table})"):
                raise Occupied("")
        for table, columns in tables.items():
            types = dict(await db.fetch(TYPES, table))
            lines = file.execute(f"SELECT {', '.join(columns)} FROM {table}")
            ready = as_in_a_database(lines, [types[column] for column in columns])
            await db.copy_records_to_table(table, records=ready, columns=columns)
            async for found in batches(db, file, table, columns):
                digest.add(table, found)
        if digest.hexdigest() != sealed(file).sha256:
            raise BadBackup(str(backup), "unlike")


def as_in_a_database(lines: sqlite3.Cursor, types: Sequence[str]) -> Iterator[list[Any]]:
    for line in lines:
        yield [converted(value, kind) for value, kind in zip(line, types, strict=True)]


def converted(value: Any, kind: str) -> Any:
    if kind == "boolean":
        return bool(value)
    return value.encode() if kind == "bytea" and isinstance(value, str) else value
