"""The bell between nodes: PostgreSQL's LISTEN and NOTIFY, on a line of its own that is made when it is first needed.

Whatever waits to be rung goes in one statement. A ring is heard by whoever listens now; nothing of it is kept. What is
rung twice at once on one channel, in the same words, may be heard once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from hashlib import blake2s
from typing import Final

from tablee.store.errors import BadRow
from tablee.store.log import Heard
from tablee.store.postgres_errands import Awaited
from tablee.store.postgres_line import Db

LONGEST: Final = 7_900  # bytes of a payload: PostgreSQL takes less than 8 000
RING: Final = "SELECT pg_notify(channel, payload) FROM unnest($1::text[], $2::text[]) AS r (channel, payload)"


class Ring(Awaited[None]):
    def __init__(self, name: str, payload: str, answer: asyncio.Future[None]) -> None:
        super().__init__(name, answer, len(payload))
        self.name = name
        self.payload = payload


class Bell:
    """`house` tells the bells of houses apart that lie in one database."""

    def __init__(self) -> None:
        self.house = ""
        self.rings_before = False  # on another connection
        self.channels: dict[str, str] = {}  # by the name that PostgreSQL has for it
        self.listening: dict[str, list[Heard]] = {}  # the same

    def name(self, channel: str) -> str:
        """Any text, as a name that PostgreSQL can have."""
        return f"tablee_{blake2s(f'{self.house}/{channel}'.encode(), digest_size=16).hexdigest()}"

    async def ring(self, rings: Sequence[Ring], db: Db) -> None:
        await db.execute(RING, [ring.name for ring in rings], [ring.payload for ring in rings])

    # --- Listening

    def add(self, heard: Heard, channels: Sequence[str]) -> list[str]:
        """The names of those that nobody has listened to yet."""
        fresh = []
        for channel in channels:
            name = self.name(channel)
            if name not in self.listening:
                self.channels[name] = channel
                self.listening[name] = []
                fresh.append(name)
            self.listening[name].append(heard)
        return fresh

    async def begin(self, db: Db, names: Sequence[str]) -> None:
        for name in names:
            await db.add_listener(name, self.heard)

    async def greet(self, db: Db) -> None:
        """A new connection: what was rung before it is lost, so everybody looks for themselves."""
        await self.begin(db, list(self.listening))
        if self.rings_before:
            for name in self.listening:
                self.tell(name, "")
        self.rings_before = True

    def heard(self, db: Db, process: int, name: str, payload: str) -> None:
        self.tell(name, payload)

    def tell(self, name: str, payload: str) -> None:
        for heard in self.listening.get(name, ()):
            asyncio.get_running_loop().call_soon(heard, self.channels[name], payload)


def check(channel: str, payload: str) -> None:
    try:
        if len(payload.encode()) > LONGEST or "\0" in payload:
            raise BadRow(channel, "no payload for a bell")
        channel.encode()
    except ValueError as error:
        raise BadRow(channel, type(error).__name__) from error
