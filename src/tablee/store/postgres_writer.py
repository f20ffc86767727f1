"""Group commit: everything that waits is one transaction, and who waited is told in the order in which they came.

What cannot be written does not keep the rest from being written: if a transaction fails because of something in it,
its first half is tried, then the other one, until what is wrong stands alone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from time import perf_counter
from typing import Final, Generic, Protocol, TypeVar

from tablee.store.errors import BadRow, StoreError, Unavailable
from tablee.store.postgres_line import Db, Line, Unfit, unavailable

MOST_AT_ONCE: Final = 2_000  # orders in a transaction
MOST_BYTES: Final = 8 << 20  # the same; a single larger one is a transaction of its own
MOST_WAITING: Final = 50_000  # orders: more than that is not written in the time that anybody waits
TRIES: Final = 5  # of what others were quicker with


class Order(Protocol):
    error: StoreError | None
    weight: int  # in bytes

    @property
    def about(self) -> str: ...

    def tell(self) -> None:
        """After the transaction."""


Sent = TypeVar("Sent", bound=Order)


class Writer(Generic[Sent]):
    """What is sent in one turn of the event loop, and while another commit is under way, is committed together."""

    def __init__(
        self,
        line: Line,
        commit: Callable[[Sequence[Sent], Db], Awaitable[None]],
        note: Callable[[int, float], None] | None = None,
    ) -> None:
        self.line = line
        self.commit = commit
        self.note = note
        self.waiting: list[Sent] = []
        self.something = asyncio.Event()
        self.ending = False
        self.task = asyncio.get_running_loop().create_task(self.run())

    def send(self, order: Sent) -> None:
        if len(self.waiting) >= MOST_WAITING:
            order.error = order.error or Unavailable("locked", "too much is waiting")
        self.waiting.append(order)
        self.something.set()

    async def close(self) -> None:
        """Everything that was sent is answered first."""
        self.ending = True
        self.something.set()
        await self.task

    async def run(self) -> None:
        while self.waiting or not self.ending:
            await self.something.wait()
            self.something.clear()
            while self.waiting:
                await self.serve(self.take())

    def take(self) -> list[Sent]:
        """The first ones, as many as go into a transaction."""
        count, size = 0, 0
        for order in self.waiting[:MOST_AT_ONCE]:
            size += order.weight
            if count and size > MOST_BYTES:
                break
            count += 1
        taken, self.waiting = self.waiting[:count], self.waiting[count:]
        return taken

    async def serve(self, orders: list[Sent]) -> None:
        began = perf_counter()
        sound = [order for order in orders if order.error is None]
        written = not sound or await self.carry_out(sound)
        seconds = perf_counter() - began
        for order in orders:
            call(order.tell)
        if written and self.note is not None:
            call(partial(self.note, len(orders), seconds))

    async def carry_out(self, orders: Sequence[Sent]) -> bool:
        """Whether the database took it, as far as it could be taken."""
        try:
            await self.line.carry_out(partial(self.commit, orders))
        except Unfit as error:
            if len(orders) == 1:
                return await self.carry_out_alone(orders[0], error)
            half = len(orders) // 2
            return await self.carry_out(orders[:half]) & await self.carry_out(orders[half:])
        except Unavailable as error:
            for order in orders:
                order.error = error
            return False
        return True

    async def carry_out_alone(self, order: Sent, error: Unfit) -> bool:
        """Once more, as long as others are quicker; then it is told what is wrong with it."""
        for _ in range(TRIES):
            if not error.raced:
                break
            try:
                await self.line.carry_out(partial(self.commit, [order]))
            except Unfit as another:
                error = another
            except Unavailable as trouble:
                order.error = trouble
                return False
            else:
                return True
        order.error = unavailable(error.error) if error.busy else BadRow(order.about, str(error))
        return True


def call(told: Callable[[], None]) -> None:
    """One table's mistake must not keep the others from hearing."""
    try:
        told()
    except Exception as error:
        context = {"message": "a table failed when it was told", "exception": error}
        asyncio.get_running_loop().call_exception_handler(context)
