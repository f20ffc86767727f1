"""Whoever never reads, whoever is gone without a word, whoever hangs up in the middle of a frame."""

from __future__ import annotations

import asyncio
import io
import time
from collections.abc import Iterator
from contextlib import suppress

from tablee.server.messages import SILENT
from tests.attacks.attack import Attack, Counts
from tests.attacks.ground import PATIENCE, Chair, Ground, Orders, Person
from tests.attacks.house import House
from tests.attacks.questions import seated
from tests.attacks.wire import LOST, PING, PONG, Received, frame

UPGRADED = 101
MOST_OF_ONE = 24  # sockets that one person may have at once
ENOUGH = 200  # hellos
MOST_RESETS = 500  # after which a slow machine has done enough
A_MOMENT = 0.5  # seconds
A_LOOK = 15.0  # seconds: less than until a look that nobody has asked for
PATIENT = 249  # whose addresses no attacker has
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
        await asyncio.gather(*(self.ask(ground, index) for index in range(len(self.wires))))
        for wire in self.wires:
            if wire.writer is not None:
                wire.writer.transport.resume_reading()  # type: ignore[attr-defined]
        codes = await asyncio.gather(*(wire.ending(PATIENCE) for wire in self.wires))
        ground.counts["readers"] = len(codes)
        ground.counts["cut off"] = len(codes) - codes.count(None) - codes.count(SILENT)

    async def ask(self, ground: Ground, index: int) -> None:
        """For the whole, again and again: more than they may be behind."""
        asked = 0
        with suppress(*LOST, TimeoutError):
            while ground.goes_on or asked < ENOUGH:
                async with asyncio.timeout(A_LOOK):
                    await self.wires[index].send(HELLO)
                asked += 1
                ground.counts["hellos"] += 1
                await asyncio.sleep(0.005)

    def complaints(self, counts: Counts) -> Iterator[str]:
        if counts["cut off"] < counts["readers"]:
            yield f"{counts['readers'] - counts['cut off']} of {counts['readers']} who never read were not cut off"


class Resets(Attack):
    """Connections that are reset in the middle of a request, of a handshake, of a frame."""

    wanted = "forgotten at once: whoever was cut off comes back, as often as they like"

    async def prepare(self, ground: Ground) -> None:
        self.people = await ground.people(3)
        self.table = await self.people[0].open(watchable=True)

    async def strike(self, ground: Ground) -> None:
        turn = 0
        enough = len(self.people) * MOST_OF_ONE
        while ground.goes_on or (ground.counts["let in"] <= enough and turn < MOST_RESETS):
            await asyncio.gather(*(self.break_off(ground, turn + one) for one in range(10)))
            turn += 10
            await asyncio.sleep(0.05)
        for person in self.people:
            ground.counts["came back"] += await self.comes_back(person)
        ground.counts["people"] = len(self.people)

    async def comes_back(self, person: Person) -> bool:
        """Within a moment: a busy house may have some of their resets still before it."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            chair = Chair(person, await person.wire(self.table), self.table)
            with suppress(*LOST):
                await chair.say(type="hello")
            if await chair.until(lambda chair=chair: chair.answered_hello):  # type: ignore[misc]
                return True
            chair.wire.drop()
            await asyncio.sleep(0.1)
        return False

    async def break_off(self, ground: Ground, turn: int) -> None:
        person = self.people[turn % len(self.people)]
        with suppress(*LOST):
            if turn % 3 == 0:
                line = ground.line()
                await line.open()
                await line.send(b"POST /api/tables HTTP/1.1\r\nContent-Length: 900\r\n\r\n{"[: 20 + turn % 60])
            else:
                line = await person.wire(self.table)
                ground.counts["let in"] += line.status == UPGRADED
                data = HELLO + frame(b'{"type":"ping","at":1}') if turn % 3 == 1 else HELLO + frame(b"x" * 125, PING)
                await line.send(data[: 3 + turn % len(data)])
            line.drop(abruptly=True)
            ground.counts["resets"] += 1

    def complaints(self, counts: Counts) -> Iterator[str]:
        if counts["let in"] <= counts["people"] * MOST_OF_ONE:
            yield f"only {counts['let in']} sockets were reset: nobody would have noticed if they were kept"
        if counts["came back"] < counts["people"]:
            yield f"only {counts['came back']} of {counts['people']} people came back after their resets"


class HalfOpen(Attack):
    """Sockets that are opened, say hello, and from then on neither read nor answer; one beside them answers."""

    wanted = "gone after two looks; whoever answers stays, and the others are not disturbed"

    async def prepare(self, ground: Ground) -> None:
        people = await ground.people(ground.many(10))
        table = await people[0].open(watchable=True)
        self.wires = [await person.wire(table) for person in people]
        for wire in self.wires:
            await wire.send(HELLO)
            assert wire.writer is not None
            wire.writer.transport.pause_reading()  # type: ignore[attr-defined]

    async def inside(self, house: House) -> dict[str, int]:
        """Two looks. Whoever answers is here, where it is known that they had the time for it."""
        ground = Ground(Orders("", house.port, 0, 1, PATIENT, ""), Received(io.BytesIO()))
        person = await ground.person("Patience")
        chair = await person.chair(await person.open())
        pinged = 0
        for _ in range(2):
            house.look_for_the_silent()
            found = await chair.wire.next()
            assert found is None or found[0] == PING, found
            if found is not None:
                pinged += 1
                await chair.wire.send(frame(found[1], PONG))
            await asyncio.sleep(A_MOMENT)  # the neighbours answer, too
        await chair.say(type="ping", at=1)
        stayed = await chair.until(lambda: "pong" in chair.kinds())
        chair.wire.drop()
        person.line.drop()
        await asyncio.sleep(0)
        return {"looks": pinged, "stayed": int(stayed)}

    async def strike(self, ground: Ground) -> None:
        for wire in self.wires:
            assert wire.writer is not None
            wire.writer.transport.resume_reading()  # type: ignore[attr-defined]
        ground.counts["half open"] = len(self.wires)
        codes = await asyncio.gather(*(wire.ending(A_LOOK) for wire in self.wires))
        ground.counts["missed"] = codes.count(SILENT)

    def complaints(self, counts: Counts) -> Iterator[str]:
        if counts["missed"] < counts["half open"]:
            yield f"{counts['half open'] - counts['missed']} of {counts['half open']} who are silent are still there"
        if counts["looks"] < 2 or not counts["stayed"]:
            yield "somebody who answers was taken for gone"


SLOW = (SlowReaders("slow readers"), Resets("resets"), HalfOpen("half open"))
