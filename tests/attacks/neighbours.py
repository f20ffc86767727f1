"""The neighbours of an attack: people who play Smile at several tables, one with bots, and those who come meanwhile.

Each move is timed from its sending until everybody at the table was told. A table has one move under way at a time and
waits a little after each, as people do: many slow tables notice a house that stands still sooner than one quick table.
"""

from __future__ import annotations

import asyncio
import io
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tests.attacks.ground import Ground, Orders, Person
from tests.attacks.served import OPTIONS, marked
from tests.attacks.wire import Received
from tests.server.socket.people import Guest, Tab, sit_down

TABLES = 8
SEATS = 3
GAP = 0.25  # seconds between two moves of a table, on average
BOTS = "strong"
COOPERATIVE = "schtroumpfs"  # its bots say why they do what they do, so that a default can be told from a thought
EVERY = 0.5  # seconds between two newcomers
NEWCOMER = 120.0  # seconds that one may take: whoever waits longer is kept out, however busy the machine is


class Table:
    """Some people at one table, one game after the other, for as long as they are asked to play."""

    def __init__(self, guests: list[Guest], seed: int) -> None:
        self.guests = guests
        self.chance = random.Random(seed)
        self.tabs: list[Tab] = []
        self.past: list[Tab] = []
        self.sent = self.acknowledged = 0
        self.times: list[float] = []  # seconds, one for each move
        self.trouble: list[str] = []
        self.broken = False
        self.hands: set[str] = set()  # that anybody has held here

    async def sit(self) -> None:
        """At a new table, when there is none or the game is over. The hosts take turns."""
        self.guests.append(self.guests.pop(0))
        for tab in self.tabs:
            await tab.close()
        self.past += self.tabs
        table = await self.guests[0].open(seats=SEATS, pace="daily", options=OPTIONS)
        self.tabs = await sit_down(table, self.guests)
        await self.tabs[0].heard("start")
        for tab in self.tabs:
            await tab.until(lambda tab=tab: tab.view is not None)  # type: ignore[misc]

    async def play(self, playing: asyncio.Event) -> None:
        """Until nobody plays any more. What goes wrong is noted, and a new game begun."""
        await asyncio.sleep(self.chance.random() * GAP)
        while playing.is_set():
            try:
                await (self.sit() if self.broken else self.move())
                self.broken = False
                await asyncio.sleep(self.chance.uniform(0.5, 1.5) * GAP)
            except Exception as error:
                self.trouble.append(f"{type(error).__name__}: {error}")
                self.broken = True
                await asyncio.sleep(GAP)

    async def move(self) -> None:
        mover = next((tab for tab in self.tabs if tab.view["options"]), None)
        if mover is None:
            await self.sit()
            return
        heard = [len(tab.frames) for tab in self.tabs]
        self.sent += 1
        began = time.perf_counter()
        command = await mover.do("play", move=self.chance.choice(mover.view["options"]))
        answer = await mover.answer(command)
        assert answer.get("type") != "refused", answer
        self.acknowledged += 1
        for tab, frames in zip(self.tabs, heard, strict=True):
            await tab.until(lambda tab=tab, frames=frames: len(tab.frames) > frames)  # type: ignore[misc]
        self.times.append(time.perf_counter() - began)
        self.hands |= {marked(tab.view) for tab in self.tabs}

    def clients(self) -> list[Tab]:
        return [*self.past, *self.tabs]


class BotTable(Table):
    """One person and two strong bots, at the usual pace: nobody is timed here, bots think."""

    async def sit(self) -> None:
        for tab in self.tabs:
            await tab.close()
        self.past += self.tabs
        table = await self.guests[0].open(COOPERATIVE, seats=SEATS)
        self.tabs = await sit_down(table, self.guests)
        for seat in range(1, SEATS):
            await self.tabs[0].heard("add_bot", seat=seat, level=BOTS)
        await self.tabs[0].heard("start")
        await self.tabs[0].until(lambda: self.tabs[0].view is not None)

    async def move(self) -> None:
        (tab,) = self.tabs
        if tab.view["over"]:
            await self.sit()
        elif tab.view["options"]:
            answer = await tab.ask("play", move=self.chance.choice(tab.view["options"]))
            assert answer.get("type") != "refused" or answer["rule"] != "table", answer


class Neighbours:
    """All of them, and what they have noticed."""

    def __init__(self, base: str, tables: int = TABLES) -> None:
        self.base = base
        self.number = tables
        self.tables: list[Table] = []

    async def sit(self) -> None:
        names = iter(f"Voisine {number:03}" for number in range(1, 1000))
        for seed in range(self.number):
            self.tables.append(Table([await Guest.arrive(self.base, next(names)) for _ in range(SEATS)], seed))
        self.tables.append(BotTable([await Guest.arrive(self.base, next(names))], 0))
        for table in self.tables:
            await table.sit()

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """They play meanwhile; at the end each finishes the move that is under way."""
        on = asyncio.Event()
        on.set()
        async with asyncio.TaskGroup() as together:
            for table in self.tables:
                together.create_task(table.play(on))
            try:
                yield
            finally:
                on.clear()

    async def moves(self, seconds: float) -> list[float]:
        """The times of the moves in the next seconds."""
        before = self.marks()
        await asyncio.sleep(seconds)
        return self.since(before)

    def marks(self) -> list[int]:
        return [len(table.times) for table in self.tables]

    def since(self, marks: list[int]) -> list[float]:
        return [one for table, mark in zip(self.tables, marks, strict=True) for one in table.times[mark:]]

    @property
    def trouble(self) -> list[str]:
        return [said for table in self.tables for said in table.trouble]

    @property
    def unanswered(self) -> int:
        """Moves that were sent and never acknowledged."""
        return sum(table.sent - table.acknowledged for table in self.tables)

    def forget(self) -> None:
        """What was noticed before: the next attack has no part in it."""
        for table in self.tables:
            table.trouble.clear()
            table.acknowledged = table.sent

    def clients(self) -> list[Tab]:
        return [tab for table in self.tables for tab in table.clients()]

    def secrets(self, ids: bool = True) -> dict[str, set[bytes]]:
        """What nobody else may be told: people, what proves who they are, what they hold, and their tables. A code that
        is guessed tells the id of its table, to whoever is that lucky.
        """
        guests = [guest for table in self.tables for guest in table.guests]
        found = {
            "people": {guest.id for guest in guests} | {guest.name for guest in guests},
            "cookies": {guest.cookie.partition("=")[2] for guest in guests},
            "hands": {hand for table in self.tables for hand in table.hands},
            "tables": {tab.table_id for tab in self.clients()} if ids else set(),
            "codes": {f'"code":"{tab.table["code"]}"' for tab in self.clients()} if ids else set(),
        }
        return {kind: {text.encode() for text in texts} - {b""} for kind, texts in found.items()}

    async def leave(self) -> None:
        for table in self.tables:
            for tab in table.tabs:
                await tab.close()


class Newcomers:
    """People who were never here, each from an address of their own: a name, a table, its code, a seat there."""

    def __init__(self, port: int) -> None:
        self.ground = Ground(Orders("", port, 0, 1, 0, ""), Received(io.BytesIO()))
        self.came = 0
        self.admitted = 0
        self.slowest = 0.0
        self.trouble: list[str] = []

    async def come(self) -> None:
        """One. Whoever is not admitted within some seconds is not admitted."""
        self.came += 1
        began = time.perf_counter()
        person = Person(self.ground, "Nouvelle", f"203.0.{self.came // 250}.{self.came % 250 + 1}")
        try:
            async with asyncio.timeout(NEWCOMER):
                await self.sit(person)
            self.admitted += 1
        except Exception as error:
            self.trouble.append(f"{type(error).__name__}: {str(error)[:200]}")
        finally:
            person.line.drop()
            self.slowest = max(self.slowest, time.perf_counter() - began)

    async def sit(self, person: Person) -> None:
        await person.arrive()
        answer = await person.ask("POST", "/api/tables", {"game": "smile", "settings": {"seats": 3}})
        assert answer.status == 201, answer
        opened: dict[str, Any] = answer.json()
        assert (await person.ask("GET", f"/api/codes/{opened['code']}")).status == 200
        chair = await person.chair(opened["id"])
        try:
            assert (await chair.heard("sit")).get("type") != "refused"
            assert (await chair.heard("close")).get("type") != "refused"
        finally:
            chair.wire.drop()

    @asynccontextmanager
    async def coming(self) -> AsyncIterator[None]:
        """One after the other, meanwhile; the last one is waited for."""
        over = asyncio.Event()

        async def again_and_again() -> None:
            while not over.is_set():
                await self.come()
                await asyncio.wait([waiting], timeout=EVERY)

        waiting = asyncio.create_task(over.wait())
        task = asyncio.create_task(again_and_again())
        try:
            yield
        finally:
            over.set()
            await task
