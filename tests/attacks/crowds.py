"""Too many: tables without end, sockets without end, connections that say nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any, Final

from tablee.server.limits import Rate
from tablee.server.messages import SILENT
from tests.attacks.attack import Attack, Counts
from tests.attacks.ground import PATIENCE, Chair, Ground, Person, allowed
from tests.attacks.house import House
from tests.attacks.questions import seated
from tests.attacks.served import CONNECTIONS
from tests.attacks.wire import LOST, PING, PONG, Line, Wire, frame

EACH = 45  # tables that somebody wants
OF_PERSON: Final = Rate(30, 0.2)  # tables opened
OF_ADDRESS: Final = Rate(120, 1)
AT_ONCE = 50
LETTER = 0.5  # seconds
TOLD: Final = Rate(4_000, 400)  # frames to a crowd because of one person
MOST_OF_ONE = 24  # sockets that one person may keep
A_WHILE = 10.0  # seconds: less than a silent connection has by itself
A_MOMENT = 0.3


class ManyTables(Attack):
    """People open tables as fast as they are let: many from one address, or each from their own."""

    wanted = "so many of a person and of an address; newcomers still get tables and codes"
    alone = True

    def __init__(self, name: str, people: int, *, together: bool) -> None:
        super().__init__(name)
        self.number = people
        self.together = together

    async def prepare(self, ground: Ground) -> None:
        number = self.number if self.together else ground.many(self.number)
        self.people = await ground.people(number, together=self.together)

    async def strike(self, ground: Ground) -> None:
        opened = await asyncio.gather(*(self.open(ground, person) for person in self.people))
        ground.counts["tables"] = sum(opened)
        ground.counts["most of one person"] = max(opened)
        ground.counts["ms"] = ground.milliseconds

    async def open(self, ground: Ground, person: Person) -> int:
        opened = 0
        for _ in range(EACH):
            answer = await person.ask("POST", "/api/tables", {"game": "smile", "settings": {"seats": 3}})
            opened += answer.status == 201
            ground.counts["refused"] += answer.status == 429
        return opened

    def complaints(self, counts: Counts) -> Iterator[str]:
        if counts["most of one person"] > allowed(OF_PERSON, counts["ms"]):
            yield f"somebody opened {counts['most of one person']} tables"
        if self.together and counts["tables"] > allowed(OF_ADDRESS, counts["ms"]):
            yield f"one address opened {counts['tables']} tables"
        if not counts["refused"]:
            yield "nobody was refused a table"


class TablesOfANetwork(Attack):
    """One network has an address for everybody: new people from each of them open tables and never come to them."""

    wanted = "so many of a network and of all; neighbours elsewhere still get tables and codes"
    alone = True
    longest = 60.0
    people = 100
    addresses = 250
    most = 300  # at once, and one more every two seconds

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.network = "2001:db8:{:x}:{:x}::1"

    async def prepare(self, ground: Ground) -> None:
        self.guests: list[Person] = []
        for number in range(self.people):
            address = self.network.format(ground.orders.number, number % self.addresses)
            self.guests.append(await ground.person(f"M{number}", address))

    async def strike(self, ground: Ground) -> None:
        while True:
            for first in range(0, len(self.guests), AT_ONCE):
                await asyncio.gather(*(self.open(ground, guest) for guest in self.guests[first : first + AT_ONCE]))
            ground.counts["seconds"] = round(ground.seconds - ground.left())
            if not ground.goes_on:
                break

    async def open(self, ground: Ground, guest: Person) -> None:
        answer = await guest.ask("POST", "/api/tables", {"game": "smile", "settings": {"seats": 3}})
        ground.counts["tables"] += answer.status == 201
        ground.counts["refused"] += answer.status == 429
        if answer.status == 429:
            ground.counts[f"refused as {answer.json()['code']}"] += 1

    def complaints(self, counts: Counts) -> Iterator[str]:
        allowed = self.most + counts["seconds"] // 2 + 30
        if counts["tables"] > allowed:
            yield f"one network opened {counts['tables']} tables, and {allowed} are allowed"
        if counts["seconds"] > 10 and not counts.get("refused as too_many_tables_around"):
            yield "the network was never refused a table"


class ManySockets(Attack):
    """One guest opens sockets without end, to a table of theirs or to none, and keeps them."""

    wanted = "so many of one person; the others come in; a line in the log"
    number = 250

    def __init__(self, name: str, *, to_a_table: bool) -> None:
        super().__init__(name)
        self.to_a_table = to_a_table
        self.noted = f"too many at once: person, the most is {MOST_OF_ONE}" if to_a_table else "too often: person"
        self.alive = MOST_OF_ONE if to_a_table else 0

    async def prepare(self, ground: Ground) -> None:
        self.person = await ground.person()
        self.table = await self.person.open() if self.to_a_table else "f" * 32

    async def strike(self, ground: Ground) -> None:
        wires: list[Wire] = []
        for _ in range(0, ground.many(self.number), AT_ONCE):
            wires += await asyncio.gather(*(self.person.wire(self.table) for _ in range(AT_ONCE)))
        ground.counts["sockets"] = len(wires)
        endings = [asyncio.create_task(wire.ending(PATIENCE)) for wire in wires]
        alive = await left(endings, self.alive)
        codes = [ending.result() for ending in endings if ending not in alive]
        ground.counts["alive"] = len(alive) + codes.count(SILENT)
        for code in {*codes}:
            ground.counts[f"code {code}"] = codes.count(code)

    def complaints(self, counts: Counts) -> Iterator[str]:
        if counts["alive"] > self.alive:
            yield f"{counts['alive']} of {counts['sockets']} sockets of one person are open"


async def left(endings: Sequence[asyncio.Task[Any]], few: int) -> set[asyncio.Task[Any]]:
    """What has not come to an end, when there are only so few; the rest may take as long as a busy house needs."""
    pending = {*endings}
    with suppress(TimeoutError):
        async with asyncio.timeout(A_WHILE):
            while len(pending) > few:
                _, pending = await asyncio.wait(pending, return_when=asyncio.FIRST_COMPLETED)
    await asyncio.sleep(A_MOMENT)  # one more that ends is one too many that was turned away
    return {one for one in pending if not one.done()}


NO_PROXY = "127.0.0.2"  # an address of its own, for which no proxy speaks


class ManyLines(Attack):
    """Connections of one address that say nothing, or a letter now and then, or ask and never read."""

    wanted = "so many of one address, and not for long; the others come in"
    number = 600
    noted = f"too many at once: connection, the most is {CONNECTIONS}"

    def __init__(self, name: str, *, letters: bytes = b"") -> None:
        super().__init__(name)
        self.letters = letters

    async def strike(self, ground: Ground) -> None:
        lines = [ground.line(NO_PROXY) for _ in range(ground.many(self.number))]
        for first in range(0, len(lines), AT_ONCE):
            await asyncio.gather(*(self.open(ground, line) for line in lines[first : first + AT_ONCE]))
        for letter in self.letters:
            if not ground.goes_on:
                break
            for line in lines:
                with suppress(*LOST, AssertionError):
                    await line.send(bytes([letter]))
            await asyncio.sleep(LETTER)
        opened = [line for line in lines if line.reader is not None]
        alive = await left([asyncio.create_task(line.closed(PATIENCE)) for line in opened], CONNECTIONS)
        ground.counts["alive"] = len(alive)

    async def open(self, ground: Ground, line: Line) -> None:
        try:
            await line.open()
            ground.counts["opened"] += 1
        except OSError:
            ground.counts["turned away"] += 1

    def complaints(self, counts: Counts) -> Iterator[str]:
        if counts["opened"] <= CONNECTIONS:
            yield f"only {counts['opened']} connections were made: nobody would have noticed"
        if counts["alive"] > CONNECTIONS:
            yield f"{counts['alive']} silent connections of one address are open"


class BeforeACrowd(Attack):
    """A dozen people are ready and not ready, as fast as they are let, before a hundred sockets of theirs."""

    wanted = "so many frames to others a second because of one person"
    seated = 12
    onlookers = 4
    tabs = 22  # of each of them

    async def prepare(self, ground: Ground) -> None:
        self.chairs = await seated(ground, self.seated, "loupsgarous")
        table = self.chairs[0].table_id
        watching = [
            await person.chair(table) for person in await ground.people(self.onlookers) for _ in range(self.tabs)
        ]
        self.crowd = [*self.chairs, *watching]

    async def strike(self, ground: Ground) -> None:
        listening = [asyncio.create_task(self.count(ground, chair)) for chair in self.crowd]
        await asyncio.gather(*(self.toggle(ground, chair) for chair in self.chairs[1:]))  # the host is not counted
        ground.counts["ms"] = ground.milliseconds
        for task in listening:
            task.cancel()

    async def toggle(self, ground: Ground, chair: Chair) -> None:
        turn = 0
        while ground.goes_on:
            with suppress(*LOST):
                await chair.do("ready", ready=turn % 2 == 0)
            turn += 1
            await asyncio.sleep(0.01 if turn < 100 else 0.1)

    async def count(self, ground: Ground, chair: Chair) -> None:
        while (found := await chair.wire.next()) is not None:
            ground.counts["frames"] += 1
            if found[0] == PING:
                await chair.wire.send(frame(found[1], PONG))

    def complaints(self, counts: Counts) -> Iterator[str]:
        most = self.seated * allowed(TOLD, counts["ms"])
        if counts["frames"] > most:
            yield f"{counts['frames']} frames were told, and {most} are allowed"


class SecondServer(Attack):
    """Another server is started on the same file, by a symbolic link and by a hard link."""

    wanted = "it is refused"
    alone = True

    async def strike(self, ground: Ground) -> None:
        await asyncio.sleep(0)

    async def inside(self, house: House) -> dict[str, int]:
        symbolic, hard = house.file.with_name("soft.db"), house.file.with_name("hard.db")
        symbolic.symlink_to(house.file)
        hard.hardlink_to(house.file)
        return {f"{link.stem}: {await house.second_server(link, PATIENCE)}": 1 for link in (symbolic, hard)}

    def complaints(self, counts: Counts) -> Iterator[str]:
        for link in ("soft", "hard"):
            if f"{link}: refused" not in counts:
                yield f"a second server runs on the same file by a {link} link"


CROWDS = (
    ManyTables("tables of one address", 8, together=True),
    ManyTables("tables of many addresses", 8, together=False),
    TablesOfANetwork("tables of a network"),
    ManySockets("sockets to a table", to_a_table=True),
    ManySockets("sockets to nothing", to_a_table=False),
    ManyLines("silent connections"),
    ManyLines("a letter now and then", letters=b"GET /api/shelf HTTP/1.1\r\n" * 10),
    BeforeACrowd("acts before a crowd"),
    SecondServer("two servers on one file"),
)
