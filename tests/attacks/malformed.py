"""What nobody should send, through real sockets: refused, typed, and nothing has changed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress

from tablee.server.messages import FAULT, SILENT
from tests.attacks.attack import Attack, Counts
from tests.attacks.ground import PATIENCE, Chair, Ground
from tests.attacks.hostile import ANSWERS, FRAMES, MESSAGES, REQUESTS
from tests.attacks.questions import seated
from tests.attacks.wire import LOST, frame

A_MOMENT = 1.0  # seconds, for what is not answered before the rest of it is there
STILL_OPEN = "still open: "
WRONGLY = "answered wrongly: "
NO_ANSWER = 0


class BadMessages(Attack):
    """Every text that is no message, at one's own table, each through a socket of its own person."""

    wanted = "each is refused; nothing has changed; nobody else is told anything"

    async def prepare(self, ground: Ground) -> None:
        self.chairs = await seated(ground, 3)
        self.watcher = self.chairs[2]
        self.before = self.watcher.n

    async def strike(self, ground: Ground) -> None:
        for turn, (name, text) in enumerate(MESSAGES.items()):
            await self.send(ground, self.chairs[turn % 2], name, text)
        await self.watcher.say(type="ping", at=78)
        await self.watcher.until(lambda: any(one.get("at") == 78 for one in self.watcher.frames))
        ground.counts["frames told to others"] = self.watcher.n - self.before

    async def send(self, ground: Ground, chair: Chair, name: str, text: bytes) -> None:
        """A socket for each: who talks nonsense again and again is shown the door."""
        fresh = await chair.person.chair(chair.table_id)
        heard = len(fresh.frames)
        with suppress(*LOST):
            await fresh.wire.send(frame(text) + frame(b'{"type":"ping","at":77}'))
        await fresh.until(lambda: any(one.get("at") == 77 for one in fresh.frames[heard:]))
        ground.counts["messages"] += 1
        ground.counts["refused"] += bool(fresh.refusals())
        ground.counts["closed with a fault"] += fresh.wire.code == FAULT
        ground.counts["answered with a fault"] += "try_again" in fresh.refusals()
        fresh.wire.drop()

    def complaints(self, counts: Counts) -> Iterator[str]:
        if counts["closed with a fault"] or counts["answered with a fault"]:
            yield f"{counts['closed with a fault'] + counts['answered with a fault']} messages ended in a fault of ours"
        if counts["frames told to others"]:
            yield f"others were told {counts['frames told to others']} frames of it"
        if counts["refused"] < counts["messages"] // 2:
            yield f"only {counts['refused']} of {counts['messages']} messages were refused"


class BadFrames(Attack):
    """Every frame that is none, each through a socket of its own."""

    wanted = "the socket is closed, and no other"

    async def prepare(self, ground: Ground) -> None:
        self.chairs = await seated(ground, 3)

    async def strike(self, ground: Ground) -> None:
        for turn, (name, data) in enumerate(FRAMES.items()):
            chair = self.chairs[turn % 2]
            wire = await chair.person.wire(chair.table_id)
            ending = asyncio.create_task(wire.ending(PATIENCE))
            with suppress(*LOST):
                await wire.send(frame(b'{"type":"hello"}') + data)
            code = await ending
            ground.counts["frames"] += 1
            ground.counts["faults"] += code == FAULT
            if code in (None, SILENT):
                ground.counts[f"{STILL_OPEN}{name}"] += 1
            wire.drop()
        ground.counts["others closed"] += self.chairs[2].wire.code is not None

    def complaints(self, counts: Counts) -> Iterator[str]:
        if counts["faults"]:
            yield f"{counts['faults']} frames ended in a fault of ours"
        if counts["others closed"]:
            yield "the socket of somebody else was closed"
        yield from (what for what in counts if what.startswith(STILL_OPEN))


class BadRequests(Attack):
    """Every request that is none, each on a connection of its own; and in the long form again and again."""

    wanted = "for each the answer that it deserves"

    async def strike(self, ground: Ground) -> None:
        for _ in range(ground.many(1)):
            for name, data in REQUESTS.items():
                await self.send(ground, name, data)

    async def send(self, ground: Ground, name: str, data: bytes) -> None:
        line = ground.line()
        forwarded = f"X-Forwarded-For: {ground.address()}\r\n".encode()
        status = NO_ANSWER
        try:
            async with asyncio.timeout(A_MOMENT if NO_ANSWER in ANSWERS[name] else PATIENCE):
                head, _, rest = data.partition(b"\r\n")
                status = (await line.raw(head + b"\r\n" + forwarded + rest)).status
        except TimeoutError:
            ground.counts["no answer"] += 1
        except (ValueError, IndexError):
            ground.counts["answers that are none"] += 1
        ground.saw(status)
        if status not in ANSWERS[name]:
            ground.counts[f"{WRONGLY}{name}: {status}"] += 1
        ground.counts["requests"] += 1
        line.drop()

    def complaints(self, counts: Counts) -> Iterator[str]:
        if counts["answers that are none"]:
            yield "an answer was no HTTP"
        yield from (what for what in counts if what.startswith(WRONGLY))


MALFORMED = (
    BadMessages("bad messages"),
    BadFrames("bad frames"),
    BadRequests("bad requests"),
)
