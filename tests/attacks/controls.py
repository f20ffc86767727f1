"""Frames that say nothing: pings, pongs and empty fragments, as fast as a socket takes them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress

from tablee.server.messages import SILENT
from tests.attacks.attack import Attack, Counts
from tests.attacks.ground import PATIENCE, Ground, Person
from tests.attacks.wire import CONTINUATION, LOST, PING, PONG, TEXT, Wire, frame

AT_ONCE = 500  # frames in one write
BUFFERS = 8 << 20  # bytes that lie in the buffers of two systems without anybody reading them

EMPTY_PINGS = frame(b"", PING)
LONG_PINGS = frame(b"x" * 125, PING)
EMPTY_PONGS = frame(b"", PONG)
LONG_PONGS = frame(b"x" * 125, PONG)
FRAGMENTS = frame(b"", CONTINUATION, fin=False)
NOWHERE = "0" * 32


class ControlFrames(Attack):
    """The same frame again and again, through one socket or many, and on after the server has shut it."""

    wanted = "every frame costs credit; shut quickly, and then no longer read"

    def __init__(self, name: str, flood: bytes, *, first: bytes = b"", sockets: int = 1, session: bool = True) -> None:
        super().__init__(name)
        self.flood = flood
        self.first = first
        self.sockets = sockets
        self.session = session

    async def prepare(self, ground: Ground) -> None:
        self.people: list[Person] = [await ground.person() for _ in range(self.sockets)]
        self.table = await self.people[0].open(watchable=True)
        for person in self.people:
            if not self.session:
                person.cookie = ""

    async def strike(self, ground: Ground) -> None:
        await asyncio.gather(*(self.flood_one(ground, person) for person in self.people))

    async def flood_one(self, ground: Ground, person: Person) -> None:
        """One socket after the other: the next when nothing more can be sent through the last."""
        while ground.goes_on:
            wire = await person.wire(self.table if self.session else NOWHERE)
            ground.counts["sockets"] += 1
            if wire.status != 101:
                ground.counts["not let in"] += 1
                await asyncio.sleep(0.05)
                continue
            reading = asyncio.create_task(wire.ending(ground.left() + PATIENCE))
            sending = asyncio.create_task(self.send(ground, wire, reading))
            await asyncio.wait([sending], timeout=max(1.0, ground.left()))
            sending.cancel()
            code = await reading
            ground.counts["not shut" if code in (None, SILENT) else "shut"] += 1
            ground.counts[f"code {code}"] += 1
            wire.drop()

    async def send(self, ground: Ground, wire: Wire, reading: asyncio.Task[int | None]) -> None:
        """As long as somebody takes it, also after it was shut."""
        burst = self.flood * AT_ONCE
        after = 0
        with suppress(*LOST):
            await wire.send(self.first + burst)
            while ground.goes_on:
                await wire.send(burst)
                ground.counts["frames"] += AT_ONCE
                after += len(burst) * reading.done()
                ground.counts["most bytes after shut"] = max(ground.counts["most bytes after shut"], after)

    def complaints(self, counts: Counts) -> Iterator[str]:
        if counts["not shut"] or not counts["shut"]:
            yield f"{counts['shut']} of {counts['sockets']} sockets were shut after {counts['frames']} frames"
        if counts["most bytes after shut"] > BUFFERS:
            yield f"{counts['most bytes after shut']} bytes were read after a socket was shut"


CONTROLS = (
    ControlFrames("pings", EMPTY_PINGS),
    ControlFrames("long pings", LONG_PINGS),
    ControlFrames("pongs", EMPTY_PONGS),
    ControlFrames("long pongs", LONG_PONGS),
    ControlFrames("pings without a session", EMPTY_PINGS, session=False),
    ControlFrames("pings through many sockets", EMPTY_PINGS, sockets=20),
    ControlFrames("empty fragments", FRAGMENTS, first=frame(b"", TEXT, fin=False)),
)
