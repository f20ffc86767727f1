"""Whoever never reads, whoever is gone without a word, whoever hangs up in the middle of a frame."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress

from tests.attacks.attack import Attack, Counts
from tests.attacks.ground import Ground
from tests.attacks.questions import seated
from tests.attacks.wire import LOST, PING, frame

HELLO = frame(b'{"type":"hello"}')


class SlowReaders(Attack):
    """Onlookers with small buffers who never read, at a table where there is much to tell."""

    wanted = "cut off; nobody keeps more for them than a little"

    async def prepare(self, ground: Ground) -> None:
        self.chairs = await seated(ground, 3)
        people = await ground.people(ground.many(5))
        self.wires = [await person.wire(self.chairs[0].table_id, small=True) for person in people]
        for wire in self.wires:
            assert wire.writer is not None
            wire.writer.transport.pause_reading()  # type: ignore[attr-defined]

    async def strike(self, ground: Ground) -> None:
        sending = [asyncio.create_task(self.ask(ground, index)) for index in range(len(self.wires))]
        await asyncio.wait(sending, timeout=ground.left())
        for task in sending:
            task.cancel()
        for wire in self.wires:
            if wire.writer is not None:
                wire.writer.transport.resume_reading()  # type: ignore[attr-defined]
        codes = await asyncio.gather(*(wire.ending(2) for wire in self.wires))
        ground.counts["readers"] = len(codes)
        ground.counts["cut off"] = len(codes) - codes.count(None)

    async def ask(self, ground: Ground, index: int) -> None:
        """For the whole, again and again: more than they may be behind."""
        with suppress(*LOST):
            while ground.goes_on:
                await self.wires[index].send(HELLO)
                ground.counts["hellos"] += 1
                await asyncio.sleep(0.005)

    def complaints(self, counts: Counts) -> Iterator[str]:
        if counts["cut off"] < counts["readers"]:
            yield f"{counts['readers'] - counts['cut off']} of {counts['readers']} who never read were not cut off"


class Resets(Attack):
    """Connections that are reset in the middle of a request, of a handshake, of a frame."""

    wanted = "forgotten at once"

    async def prepare(self, ground: Ground) -> None:
        self.people = await ground.people(5)
        self.table = await self.people[0].open(watchable=True)

    async def strike(self, ground: Ground) -> None:
        turn = 0
        while ground.goes_on:
            await asyncio.gather(*(self.break_off(ground, turn + one) for one in range(10)))
            turn += 10
            await asyncio.sleep(0.05)

    async def break_off(self, ground: Ground, turn: int) -> None:
        person = self.people[turn % len(self.people)]
        with suppress(*LOST):
            if turn % 3 == 0:
                line = ground.line()
                await line.open()
                await line.send(b"POST /api/tables HTTP/1.1\r\nContent-Length: 900\r\n\r\n{"[: 20 + turn % 60])
            else:
                line = await person.wire(self.table)
                data = HELLO + frame(b'{"type":"ping","at":1}') if turn % 3 == 1 else HELLO + frame(b"x" * 125, PING)
                await line.send(data[: 3 + turn % len(data)])
            line.drop(abruptly=True)
            ground.counts["resets"] += 1


class HalfOpen(Attack):
    """Sockets that are opened, say hello, and from then on neither read nor answer."""

    wanted = "gone after two looks of twenty seconds; the others are not disturbed"

    async def prepare(self, ground: Ground) -> None:
        self.people = await ground.people(ground.many(10))
        self.table = await self.people[0].open(watchable=True)

    async def strike(self, ground: Ground) -> None:
        wires = [await person.wire(self.table) for person in self.people]
        for wire in wires:
            await wire.send(HELLO)
            assert wire.writer is not None
            wire.writer.transport.pause_reading()  # type: ignore[attr-defined]
        ground.counts["half open"] = len(wires)
        await asyncio.sleep(ground.left())


SLOW = (SlowReaders("slow readers"), Resets("resets"), HalfOpen("half open"))
