"""The schema on PostgreSQL, made by whichever node comes first; the others wait for it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tablee.store.migrate import APPLIED, FOLDER, TABLE, migrations, missing
from tablee.store.postgres_line import Db

MIGRATIONS: Final = FOLDER / "postgres"
ONE_AT_A_TIME: Final = "SELECT pg_advisory_xact_lock(hashtext('tablee migrations'), hashtext(current_schema()))"


async def migrate(db: Db, folder: Path = MIGRATIONS) -> None:
    """Apply what is new, all of it or nothing. However many nodes start at once, one does it."""
    files = migrations(folder)
    async with db.transaction():
        await db.execute("SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 0")
        await db.execute(ONE_AT_A_TIME)
        await db.execute(f"SET LOCAL client_min_messages = warning; {TABLE}")
        for number, file in missing(files, [tuple(line) for line in await db.fetch(APPLIED)]):
            await db.execute(file.sql)
            await db.execute("INSERT INTO migration VALUES ($1, $2, $3)", number, file.name, file.sha256)
