"""Little is asked, much is answered: how many bytes and how much work does one person get out of the house?"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from typing import Final

from tablee.server.limits import Rate
from tablee.server.messages import TOO_FAST
from tests.attacks.attack import Attack, Counts
from tests.attacks.ground import PATIENCE, Chair, Ground, Person, allowed
from tests.attacks.questions import begun
from tests.attacks.wire import LOST

MOST_BYTES = 4 << 20  # a second, of one person, after a burst
BURST = 32 << 20
TABLES = 28
HELLO: Final = Rate(60, 1)  # of one person
OPENED: Final = Rate(30, 0.2)  # tables, of one person


async def finished(ground: Ground) -> tuple[list[Chair], str]:
    """A whole game of Smile, as quickly as messages are allowed."""
    chairs = await begun(ground, 3)
    while (mover := next((chair for chair in chairs if chair.view["options"]), None)) is not None:
        known = [(chair, len(chair.frames)) for chair in chairs]
        await mover.heard("play", move=mover.view["options"][0])
        for chair, frames in known:
            assert await chair.until(lambda chair=chair, frames=frames: len(chair.frames) > frames)  # type: ignore[misc]
    return chairs, chairs[0].table_id


class Bounded(Attack):
    """What one person is sent is bounded, whatever they ask for."""

    wanted = "so many bytes a second of one person"

    def complaints(self, counts: Counts) -> Iterator[str]:
        most = BURST + MOST_BYTES * counts["ms"] // 1000
        if counts["bytes"] > most:
            yield f"{counts['bytes']} bytes to one person in {counts['ms']} ms"


class Hellos(Bounded):
    """`hello` with nothing seen, again and again, at a table with a long story: each is told the whole."""

    wanted = "as many as one has credits for, then the door"

    async def prepare(self, ground: Ground) -> None:
        chairs, table = await finished(ground)
        self.chair = await chairs[0].person.chair(table)

    async def strike(self, ground: Ground) -> None:
        before, wholes = self.chair.size, self.chair.kinds().count("whole")
        listening = asyncio.create_task(self.chair.listen())
        while not listening.done() and (
            ground.goes_on or ground.counts["hellos"] <= 2 * allowed(HELLO, ground.milliseconds)
        ):
            with suppress(*LOST):
                await self.chair.say(type="hello", after=None)
            ground.counts["hellos"] += 1
            await asyncio.sleep(0.02)
        await asyncio.wait([listening], timeout=PATIENCE)
        ground.counts["shut"] += self.chair.wire.code == TOO_FAST
        ground.counts["wholes"] = self.chair.kinds().count("whole") - wholes
        ground.counts["bytes"] = self.chair.size - before
        ground.counts["ms"] = ground.milliseconds

    def complaints(self, counts: Counts) -> Iterator[str]:
        yield from super().complaints(counts)
        if counts["wholes"] > allowed(HELLO, counts["ms"]):
            yield f"{counts['wholes']} times the whole, and {allowed(HELLO, counts['ms'])} are allowed"
        if not counts["shut"]:
            yield f"somebody was not shut out after {counts['hellos']} hellos"


class Lists(Bounded):
    """Pages with much on them, again and again through several connections: lists of tables, the shelf, the client."""

    def __init__(self, name: str, *paths: str, tables: int = 0) -> None:
        super().__init__(name)
        self.paths = paths
        self.tables_open = tables

    async def prepare(self, ground: Ground) -> None:
        self.person = await ground.person()
        self.here: dict[str, str] = {}
        for _ in range(self.tables_open):
            table = await self.person.open(listed=True)
            chair = await self.person.chair(table)
            await chair.heard("sit")
            chair.wire.drop()

    async def strike(self, ground: Ground) -> None:
        before = ground.received.size
        await asyncio.gather(*(self.fetch(ground) for _ in range(8)))
        ground.counts["bytes"] = ground.received.size - before
        ground.counts["ms"] = ground.milliseconds

    async def fetch(self, ground: Ground) -> None:
        tab = Person(ground, self.person.name, self.person.address)
        tab.cookie = self.person.cookie
        while ground.goes_on:
            for path in self.paths:
                answer = await tab.ask("GET", path.format(**self.here))
                if answer.status == 429:
                    await asyncio.sleep(0.01)


class Replays(Lists):
    """A finished game is fetched again and again, unpacked, from all eyes."""

    async def prepare(self, ground: Ground) -> None:
        chairs, table = await finished(ground)
        self.person = chairs[0].person
        self.here = {"table": table}


class WhatIfs(Bounded):
    """What-ifs of one's own finished game, replays of tables that are not over or not there, and rematches."""

    wanted = "refused or bounded: one rematch, few what-ifs, no replay of what is not over"

    async def prepare(self, ground: Ground) -> None:
        self.chairs, self.table = await finished(ground)
        self.running = await self.chairs[1].person.open()

    async def strike(self, ground: Ground) -> None:
        await asyncio.gather(self.what_ifs(ground), self.rematches(ground), self.replays(ground))
        ground.counts["ms"] = ground.milliseconds

    async def what_ifs(self, ground: Ground) -> None:
        person = self.chairs[0].person
        for line in range(ground.many(50)):
            if not ground.goes_on:
                break
            answer = await person.ask("POST", f"/api/tables/{self.table}/what-if", {"line": line % 30, "seat": 0})
            ground.counts[f"what-if {answer.status}"] += 1

    async def rematches(self, ground: Ground) -> None:
        commands = [(chair, await chair.do("rematch")) for chair in self.chairs for _ in range(30)]
        for chair, command in commands:
            await chair.until(lambda chair=chair, command=command: command in chair.answers)  # type: ignore[misc]
            answer = chair.answers.get(command, {"code": "not answered"})
            ground.counts[f"rematch {answer.get('code', 'heard')}"] += 1

    async def replays(self, ground: Ground) -> None:
        person = self.chairs[2].person
        for turn in range(ground.many(50)):
            table = (self.running, "0" * 32, "nothing", "%2e%2e")[turn % 4]
            answer = await person.ask("GET", f"/api/tables/{table}/{('replay', 'story')[turn % 2]}")
            ground.counts["replays of what is not over"] += answer.status == 200

    def complaints(self, counts: Counts) -> Iterator[str]:
        if counts["what-if 201"] > allowed(OPENED, counts["ms"]):
            yield f"{counts['what-if 201']} what-ifs were opened"
        if counts["rematch heard"] != 1:
            yield f"{counts['rematch heard']} rematches were opened"
        if counts["replays of what is not over"]:
            yield "a game that is not over was told"


AMPLIFIERS = (
    Hellos("hello, hello"),
    Lists("lists of tables", "/api/tables/mine", "/api/tables", tables=TABLES),
    Lists("the shelf and the client", "/api/shelf", "/", "/openapi.json", "/api/games/grumpf/content"),
    Replays("replays", "/api/tables/{table}/replay", "/api/tables/{table}/replay?eyes=0", "/api/tables/{table}/story"),
    WhatIfs("what-ifs and rematches"),
)
