"""Questions to the database: a few lines, of which one is taken that is free and well."""

from __future__ import annotations

from asyncio import Semaphore
from functools import partial
from typing import Any, Final

import asyncpg

from tablee.store.errors import Unavailable
from tablee.store.postgres_line import Db, Line, Unfit

READERS: Final = 3
READING: Final = {"default_transaction_read_only": "on"}


class Readers:
    """Lines that are made when they are first needed: as many as are asked at once."""

    def __init__(self, address: str, settings: dict[str, str], readers: int = READERS) -> None:
        self.lines = [Line(address, {**settings, **READING}) for _ in range(readers)]
        self.free = list(self.lines)
        self.places = Semaphore(readers)

    async def fetch(self, statement: str, *values: object) -> list[Any]:
        """Lines of the answer. What cannot be kept is not there. A connection may be dead without our knowing."""
        async with self.places:
            try:
                return await self.ask(statement, values)
            except Unavailable as error:
                if error.code != "broken":
                    raise
            return await self.ask(statement, values)

    async def ask(self, statement: str, values: tuple[object, ...]) -> list[Any]:
        line = next((line for line in self.free if line.trouble is None), self.free[0])
        self.free.remove(line)
        try:
            return await line.carry_out(partial(fetched, statement, values))
        except Unfit as error:
            if isinstance(error.error, asyncpg.DataError):
                return []
            raise Unavailable("locked", str(error)) from error
        finally:
            self.free.insert(0, line)


async def fetched(statement: str, values: tuple[object, ...], db: Db) -> list[Any]:
    found: list[Any] = await db.fetch(statement, *values)
    return found
