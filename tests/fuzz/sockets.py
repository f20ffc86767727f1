"""The same through real sockets: frames and requests with something wrong, to a server in a process of its own."""

from __future__ import annotations

import asyncio
import io
import tempfile
from contextlib import suppress
from pathlib import Path

from tests.attacks.ground import Ground, Orders
from tests.attacks.hostile import FRAMES, MESSAGES, REQUESTS
from tests.attacks.house import House
from tests.attacks.wire import LOST, TEXT, Received, Wire, frame
from tests.fuzz.acts import ACTS
from tests.fuzz.mutate import Mutator
from tests.fuzz.rooms import OTHERS
from tests.fuzz.target import Tally, Target

FAULT = 1011
PATIENCE = 10.0  # seconds
A_LITTLE = 0.05
BROKEN = 0.1  # of the batches: with a frame that is none
PING = b'{"type":"ping","at":424242}'


class Served(Target):
    """A house without limits, and somebody at a table there. A line of trouble in its log is a fault."""

    async def open(self) -> None:
        self.mutator = Mutator(f"{self.name} {self.seed}")
        self.folder = tempfile.TemporaryDirectory(prefix="tablee-fuzz-")
        self.house = House(Path(self.folder.name), "--unlimited", "--durability", "normal")
        await self.house.start()
        self.ground = Ground(Orders("", self.house.port, 0, 1, 1, ""), Received(io.BytesIO()))
        self.person = await self.ground.person()
        self.table = await self.person.open(watchable=True)
        self.known = 0

    async def look_back(self, tally: Tally) -> None:
        """Also at what is said when it is stopped, in good order."""
        self.person.line.drop()
        await self.house.stop()
        self.look_at_the_log(tally, b"the last of all")

    async def close(self) -> None:
        await self.house.kill()
        self.folder.cleanup()

    def look_at_the_log(self, tally: Tally, data: bytes) -> None:
        faults = self.house.faults()
        for fault in faults[self.known :]:
            tally.fault(str(fault), data)
        self.known = len(faults)


class Frames(Served):
    """Messages and frames with something wrong, many in one write, through one socket after the other."""

    name = "frames, to a server"
    short = 2_000
    batch = 18  # what makes no sense twenty times ends a socket
    share = 3.0

    async def feed(self, tally: Tally, number: int) -> None:
        """All of a batch in one write, with a ping behind it; then the answers, or the end of the socket."""
        wire = await self.person.wire(self.table)
        broken = self.mutator.chance.random() < BROKEN
        data = b"".join(self.make() for _ in range(number - 1)) + (self.broken() if broken else self.make())
        with suppress(*LOST):
            await wire.send(frame(b'{"type":"hello"}') + data + frame(PING))
        try:
            async with asyncio.timeout(A_LITTLE if broken else PATIENCE):
                outcome = await self.outcome(wire)
        except TimeoutError:
            outcome = "waits for the rest of a frame" if broken else "no answer"
        if outcome in (f"closed with {FAULT}", "no answer"):
            tally.fault(outcome, data)
        tally.outcomes[outcome] += number
        wire.drop()
        if tally.fed % (10 * self.batch) == 0:
            self.look_at_the_log(tally, data)
            self.table = await self.person.open(watchable=True)  # some act has closed the other, sooner or later

    def broken(self) -> bytes:
        """Perhaps the beginning of a frame that never ends, so the last one."""
        chance, mutator = self.mutator.chance, self.mutator
        return mutator.data(chance.choice([*FRAMES.values(), *map(frame, MESSAGES.values())])[:8_000])

    def make(self) -> bytes:
        chance, mutator = self.mutator.chance, self.mutator
        if chance.random() < 0.05:
            return frame(chance.choice([*MESSAGES.values()])[:8_000])
        act = {"type": "do", "id": f"c{chance.randrange(10**9)}", "act": chance.choice(ACTS)}
        return frame(mutator.message(act if chance.random() < 0.7 else chance.choice(OTHERS))[:8_000])

    async def outcome(self, wire: Wire) -> str:
        while (found := await wire.next()) is not None:
            if found[0] == TEXT and b"424242" in found[1]:
                return "answered"
        return f"closed with {wire.code}"


class Requests(Served):
    """Requests with something wrong in heads and bodies, each on a connection of its own."""

    name = "requests, to a server"
    short = 300
    batch = 20
    share = 0.4

    async def feed(self, tally: Tally, number: int) -> None:
        outcomes = await asyncio.gather(*(self.ask(self.make()) for _ in range(number)))
        for data, outcome in outcomes:
            tally.outcomes[outcome] += 1
            if outcome in ("500", "no HTTP"):
                tally.fault(outcome, data)
        if tally.fed % 200 == 0:
            self.look_at_the_log(tally, b"")

    def make(self) -> bytes:
        chance, mutator = self.mutator.chance, self.mutator
        if chance.random() < 0.3:
            return mutator.data(chance.choice([*REQUESTS.values()])[:20_000])
        body = mutator.message({"game": "smile", "settings": {"seats": 3}})
        head = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {self.person.cookie}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        return mutator.data(head.encode()) + body

    async def ask(self, data: bytes) -> tuple[bytes, str]:
        """Half of a request is no request: the connection is dropped when nothing comes."""
        line = self.ground.line()
        try:
            async with asyncio.timeout(0.5):
                return data, str((await line.raw(data + b"\r\n\r\n")).status)
        except TimeoutError:
            return data, "waits for the rest"
        except (ValueError, IndexError, asyncio.LimitOverrunError):
            return data, "no HTTP"
        finally:
            line.drop()


SOCKETS: tuple[type[Target], ...] = (Frames, Requests)
