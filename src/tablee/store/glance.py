"""A look into a store from outside, while another process serves it: nothing is locked, opened for good or changed."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

from tablee.store.errors import NoDatabase, Unavailable

PATIENCE: Final = 5.0  # seconds


class Glance(NamedTuple):
    """A secret of the house, if it has made it, and where its nodes are."""

    secret: bytes | None
    nodes: tuple[str, ...] = ()


def into_file(path: Path, secret: str) -> Glance:
    """By a connection that can only read. Whoever serves the file neither waits for it nor notices it."""
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=PATIENCE)) as db:
            found = db.execute("SELECT value FROM secret WHERE name = ?", (secret,)).fetchone()
    except sqlite3.Error as error:
        raise Unavailable("broken", str(error)) from error
    return Glance(bytes(found[0]) if found else None)


async def into_database(address: str, secret: str) -> Glance:
    """By a connection of its own, in a transaction that can only read."""
    try:
        import asyncpg
    except ModuleNotFoundError as error:
        raise NoDatabase("no_driver") from error
    from tablee.store.postgres_line import not_there
    from tablee.store.postgres_statements import NODES

    try:
        db = await asyncpg.connect(address, timeout=PATIENCE)
    except Exception as error:
        raise not_there(error) from error
    try:
        async with db.transaction(readonly=True):
            value = await db.fetchval("SELECT value FROM secret WHERE name = $1", secret)
            nodes = await db.fetch(NODES)
    except asyncpg.UndefinedTableError:  # nobody has opened a house there yet
        return Glance(None)
    except Exception as error:
        raise not_there(error) from error
    finally:
        await db.close()
    return Glance(value, tuple(str(node) for (node,) in nodes if node))
