"""Players who never give up: each has one intention at a time, and sends it until it is answered.

Whatever happens to the server, they come back with the last number they have heard, and send again what they have not
heard an answer to.
"""

from __future__ import annotations

import asyncio
import random
from typing import Any, NamedTuple

import httpx
from websockets.exceptions import WebSocketException

from tests.faults.runner import HURRIED
from tests.server.socket.people import Guest, Tab
from tests.server.socket.told import Told

TROUBLE = 503  # the store cannot be reached now
GONE = (WebSocketException, OSError, TimeoutError, httpx.HTTPError)


async def come_back(tab: Tab, base: str) -> Tab:
    """The same browser after its connection broke: it resumes where it was."""
    tab.guest.base = base
    await tab.drop()
    back = await Tab.open(tab.guest, tab.table_id)
    back.remember(tab)
    await back.hello(tab.n)
    await back.until(lambda: back.answered_hello)
    return back


class World:
    """The server, as its clients see it: an address, if it runs. Everything that is told counts."""

    def __init__(self) -> None:
        self.base = ""
        self.up = asyncio.Event()
        self.news = asyncio.Event()
        self.told = 0

    def rises(self, base: str) -> None:
        self.base = base
        self.up.set()

    def falls(self) -> None:
        self.up.clear()

    def hear(self, frames: int, table: str) -> None:
        self.told += frames
        self.news.set()

    async def until_told(self, frames: int) -> None:
        """So many more frames have been told."""
        goal = self.told + frames
        while self.told < goal:
            self.news.clear()
            await self.news.wait()


class Company(NamedTuple):
    """Who meets at a table. Bots have the seats that people leave free."""

    people: int
    seats: int
    pace: str = "relaxed"


class Player:
    """One person at one table."""

    def __init__(self, world: World, guest: Guest, table: str, seat: int, company: Company) -> None:
        self.world = world
        self.guest = guest
        self.table = table
        self.seat = seat
        self.company = company
        self.chance = random.Random(f"{guest.name} at {seat}")
        self.known: Told = Told()
        self.tabs: list[Tab] = []
        self.command = ""
        self.act: dict[str, Any] | None = None
        self.heard: set[str] = set()  # of what one does once before a game: done again, it would change nothing
        self.pondered = -1  # the number after which this player last thought about what to do

    # --- Connections

    async def play(self) -> None:
        """To the end of the game, however often the connection breaks."""
        while not self.over():
            await self.world.up.wait()
            try:
                await self.sit_at_the_screen()
            except GONE:
                await asyncio.sleep(0)

    async def sit_at_the_screen(self) -> None:
        tab = await self.come_back()
        try:
            await self.until_told(tab, tab.n if tab.table else None)
            self.known = tab
            while not self.over():
                await self.next_step(tab)
        except AssertionError:
            if not tab.reading.done() or tab.reading.exception() is not None:
                raise
        finally:
            self.known = tab
            await tab.drop()

    async def come_back(self) -> Tab:
        self.guest.base = self.world.base
        tab = await Tab.open(self.guest, self.table)
        tab.remember(self.known)
        self.tabs.append(tab)
        return tab

    async def until_told(self, tab: Tab, after: int | None) -> None:
        """Hello, and once more what has not been answered."""
        await tab.hello(after)
        await tab.until(lambda: tab.answered_hello)
        if self.act is not None:
            await tab.do(**self.act, as_id=self.command)

    async def next_step(self, tab: Tab) -> None:
        """Something to do, or some news."""
        if self.act is None:
            self.act = self.wish(tab)
            if self.act is not None:
                self.command = self.guest.next_id()
                await tab.do(**self.act, as_id=self.command)
        heard = len(tab.frames)
        await tab.until(lambda: len(tab.frames) > heard)
        self.known = tab
        self.world.hear(len(tab.frames) - heard, self.table)
        if self.act is not None and self.command in tab.answers:
            if tab.answers[self.command].get("type") != "refused":
                self.heard.add(self.act["act"])
            self.act = None

    async def finish(self) -> None:
        """Come back a last time, and hear the answer to what is still open."""
        tab = await self.come_back()
        await self.until_told(tab, tab.n if tab.table else None)
        if self.act is not None:
            await tab.answer(self.command)
        await tab.settle()
        await tab.drop()

    # --- Intentions

    def over(self) -> bool:
        return self.known.table is not None and self.known.table["state"] in ("over", "closed")

    def wish(self, tab: Told) -> dict[str, Any] | None:
        state, question = tab.table["state"], tab.table["question"]
        if state == "lobby":
            return self.in_the_lobby(tab)
        if state == "paused":
            return {"act": "resume"} if self.seat == 0 else None
        if question is not None:
            return None if tab.seat in question["yes"] else {"act": "answer", "yes": self.chance.random() < 0.8}
        if tab.view is not None and tab.view["options"]:
            return None if self.dawdles(tab) else {"act": "play", "move": self.chance.choice(tab.view["options"])}
        return self.perhaps_ask(tab)

    def in_the_lobby(self, tab: Told) -> dict[str, Any] | None:
        places = tab.table["places"]
        if tab.seat is None:
            return None if "sit" in self.heard else {"act": "sit", "seat": self.seat, "salt": self.guest.name}
        if not places[tab.seat]["ready"]:
            return None if "ready" in self.heard else {"act": "ready"}
        if self.seat == 0:
            free = [seat for seat in range(self.company.people, self.company.seats) if places[seat]["kind"] == "free"]
            if free:
                return {"act": "add_bot", "seat": free[0], "level": "beginner"}
            if all(place["ready"] for place in places):
                return {"act": "start"}
        return None

    def dawdles(self, tab: Told) -> bool:
        """Where clocks run out, some let them; not where somebody is gone, because a deserted table sleeps.

        And not after an undo: it gives seconds, and a table where nobody acts looks like one that is in trouble.
        """
        if self.company.pace != HURRIED or any(place["gone"] for place in tab.table["places"]):
            return False
        if taken_back(tab):
            return False
        return self.pondered == tab.n or (self.ponder(tab) < 0.3)

    def perhaps_ask(self, tab: Told) -> dict[str, Any] | None:
        drawn = 1.0 if self.pondered == tab.n else self.ponder(tab)
        return {"act": "ask_undo"} if drawn < 0.04 else {"act": "ask_pause"} if drawn < 0.05 else None

    def ponder(self, tab: Told) -> float:
        """A new thought, once for each thing that happened."""
        self.pondered = tab.n
        return self.chance.random()


def taken_back(tab: Told) -> bool:
    """The last thing that was told is that a move was undone."""
    last = next((frame for frame in reversed(tab.frames) if "type" not in frame), {})
    return any(name == "move_taken_back" for name, *_ in last.get("events", ()))


class Game:
    """A table from its opening to its end."""

    def __init__(self, world: World, guests: list[Guest], company: Company) -> None:
        self.world = world
        self.guests = guests
        self.company = company
        self.players: list[Player] = []
        self.table = ""

    async def play(self) -> None:
        while not self.table:
            await self.world.up.wait()
            try:
                self.table = await self.open()
            except GONE:
                await asyncio.sleep(0)
        self.players = [
            Player(self.world, guest, self.table, seat, self.company) for seat, guest in enumerate(self.guests)
        ]
        async with asyncio.TaskGroup() as together:
            for player in self.players:
                together.create_task(player.play())

    async def open(self) -> str:
        host = self.guests[0]
        host.base = self.world.base
        settings = {"seats": self.company.seats, "pace": self.company.pace, "takeover": "default"}
        answer = await host.ask("POST", "/api/tables", json={"game": "smile", "settings": settings})
        if answer.status_code == TROUBLE:
            raise ConnectionError(answer.text)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])
