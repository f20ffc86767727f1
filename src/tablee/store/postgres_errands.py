"""What is written beside the log: each errand is one statement, and those that wait together are one transaction."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Generic, TypeVar, cast

from tablee.store.answers import settle
from tablee.store.errors import StoreError
from tablee.store.postgres_line import Db

T = TypeVar("T")

OVERHEAD: Final = 200  # bytes


class Awaited(Generic[T]):
    """An order that somebody waits for."""

    def __init__(self, about: str, answer: Future[T], weight: int) -> None:
        self.about = about
        self.answer = answer
        self.weight = weight
        self.result: T | None = None
        self.error: StoreError | None = None

    def tell(self) -> None:
        settle(self.answer, cast(T, self.result), self.error)


class Errand(Awaited[T]):
    def __init__(self, about: str, do: Callable[[Db], Awaitable[T]], answer: Future[T], weight: int = OVERHEAD) -> None:
        super().__init__(about, answer, weight)
        self.do = do


async def run_errands(errands: Sequence[Errand[Any]], db: Db) -> None:
    if len(errands) == 1:
        await run_errand(errands[0], db)
        return
    async with db.transaction():
        for errand in errands:
            await run_errand(errand, db)


async def run_errand(errand: Errand[T], db: Db) -> None:
    errand.result = await errand.do(db)
