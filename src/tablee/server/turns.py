"""What is heavy is done for one at a time. Those who wait take turns by where they come from, so that nobody waits long
because somebody else has asked for much.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Final

from tablee.server.problems import Problem
from tablee.tables.fair_queue import FairQueue

MOST_WAITING: Final = 100  # of one owner
A_WHILE: Final = "10"  # seconds


class Turns:
    """One at a time."""

    def __init__(self, most: int = MOST_WAITING) -> None:
        self.most = most
        self.waiting: FairQueue[asyncio.Future[None]] = FairQueue(most)
        self.numbers = count()
        self.busy = False

    @asynccontextmanager
    async def of(self, owner: str) -> AsyncIterator[None]:
        """Somebody's turn; a problem for whoever has too much waiting already."""
        await self.begin(owner)
        try:
            yield
        finally:
            self.next()

    async def begin(self, owner: str) -> None:
        if len(self.waiting.lines.get(owner, ())) >= self.most:
            raise Problem(429, "too_many", "replay", A_WHILE, {"Retry-After": A_WHILE})
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.put(owner, next(self.numbers), mine)
        if not self.busy:
            self.next()
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():  # it was their turn already
                self.next()
            raise

    def next(self) -> None:
        """Whoever has gone away meanwhile is passed over."""
        while (one := self.waiting.take()) is not None and one.done():
            pass
        self.busy = one is not None
        if one is not None:
            one.set_result(None)
