"""What the operator tells everybody who is here. It is kept in the store: every node knows it, after a start too."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from tablee.store.errors import StoreError
from tablee.store.log import Notice, Store
from tablee.tables.telling import encode

CHANNEL: Final = "notice"  # of the bell between nodes
NOTHING: Final = b'{"type":"notice","text":"","until":0}'


class Board:
    """One notice at most. `tell` reaches every connection of this node."""

    def __init__(self, store: Store, clock: Callable[[], int], tell: Callable[[bytes], None]) -> None:
        self.store = store
        self.clock = clock
        self.tell = tell
        self.notice: Notice | None = None
        self.turn = asyncio.Lock()

    def current(self) -> Notice | None:
        """As long as its time is not over."""
        return self.notice if self.notice is not None and self.notice.until > self.clock() else None

    def frame(self) -> bytes | None:
        """For whoever comes in now."""
        notice = self.current()
        return None if notice is None else notice_frame(notice)

    async def put_up(self, notice: Notice | None) -> None:
        await self.store.put_up(notice)
        await self.look()
        await self.store.ring(CHANNEL, "")

    async def look(self) -> None:
        """What is new is told to everybody; a store that does not answer is asked when the bell rings again."""
        async with self.turn:  # what was read last is what counts
            try:
                found = await self.store.notice()
            except StoreError:
                return
            before, self.notice = self.current(), found
            now = self.current()
            if now != before:
                self.tell(NOTHING if now is None else notice_frame(now))


def notice_frame(notice: Notice) -> bytes:
    return b'{"type":"notice","text":%b,"until":%d}' % (encode(notice.text), notice.until)
