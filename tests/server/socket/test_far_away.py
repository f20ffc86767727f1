"""People far away, behind lines that delay, tremble and lose: a proxy on loopback between them and the server."""

from __future__ import annotations

import asyncio
import random
import socket as sockets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tablee.server import socket
from tests.server.socket.hunts import believe_answers, connection_of, go, hunt, put, until
from tests.server.socket.people import Guest, Tab, each, knock
from tests.server.socket.serving import Serving

pytestmark = pytest.mark.anyio

LOST = 5  # one piece in so many is lost on a bad line, and sent again by TCP
AGAIN = 0.15  # seconds until it is
CREDITED = 150  # ms of a delay: more does not count (GRU-242)
TURN = 1e-4  # seconds between two pieces: the loop keeps no order among what is due at the same moment


class Line:
    """Everything that goes through it arrives later, in order. Each way has the same delay, in milliseconds."""

    def __init__(self, delay: int, jitter: int = 0, loses: bool = False) -> None:
        self.delay = delay
        self.jitter = jitter
        self.loses = loses
        self.chance = random.Random(delay)
        self.pipes: list[asyncio.Task[None]] = []
        self.ends: list[asyncio.StreamWriter] = []

    def late(self) -> float:
        lost = AGAIN if self.loses and self.chance.randrange(LOST) == 0 else 0.0
        return (self.delay + self.chance.randint(0, self.jitter)) / 1_000 + lost

    @asynccontextmanager
    async def to(self, base: str) -> AsyncIterator[tuple[str, int]]:
        """The address at which somebody finds the server behind this line."""
        host, _, port = base.removeprefix("http://").partition(":")

        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            behind = await asyncio.open_connection(host, int(port))
            self.ends += [writer, behind[1]]
            self.pipes.append(asyncio.create_task(self.carry(reader, behind[1])))
            self.pipes.append(asyncio.create_task(self.carry(behind[0], writer)))

        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        try:
            yield server.sockets[0].getsockname()[:2]
        finally:
            server.close()
            for pipe in self.pipes:
                pipe.cancel()
            await asyncio.gather(*self.pipes, return_exceptions=True)
            for end in self.ends:
                end.close()
            await asyncio.gather(*(end.wait_closed() for end in self.ends), return_exceptions=True)
            await server.wait_closed()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One way. What comes while something is under way comes after it, but does not wait for it to arrive."""
        loop = asyncio.get_running_loop()
        arrives = 0.0
        while piece := await reader.read(65_536):
            arrives = max(arrives + TURN, loop.time() + self.late())
            loop.call_at(arrives, writer.write, piece)
        loop.call_at(arrives + TURN, writer.close)


async def far_tab(guest: Guest, table: str, address: tuple[str, int]) -> Tab:
    """A socket of this guest through a line."""
    sock = sockets.create_connection(address)
    sock.setblocking(False)
    tab = Tab(guest, table, await knock(guest.base, table, cookie=guest.cookie, sock=sock))
    guest.tabs.append(tab)
    await tab.hello()
    await tab.until(lambda: tab.answered_hello)
    return tab


async def far_hunters(serving: Serving, addresses: list[tuple[str, int]]) -> list[Tab]:
    """A hunt, each of its people behind a line of their own."""
    people = await serving.people("Ana", "Bo", "Cy")
    table = await people[0].open("grumpf", seats=len(people))
    tabs = [await far_tab(guest, table, address) for guest, address in zip(people, addresses, strict=True)]
    for seat, tab in enumerate(tabs):
        await tab.heard("sit", seat=seat)
    for tab in tabs:
        await tab.heard("ready")
    await tabs[0].heard("start")
    await each(tabs, lambda tab: tab.until(lambda: tab.view is not None))
    await go(serving, tabs)
    return tabs


@pytest.mark.rules("GRU-242")
async def test_the_server_measures_how_far_away_everybody_is(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    """20, 80 and 200 ms one way, with jitter. A busy machine may add to it; nothing can take away from it."""
    believe_answers(monkeypatch)
    monkeypatch.setattr(socket, "EVERY", 1.0)
    lines = [Line(20, jitter=5), Line(80, jitter=20), Line(200, jitter=50)]
    async with (
        lines[0].to(serving.base) as near,
        lines[1].to(serving.base) as far,
        lines[2].to(serving.base) as farthest,
    ):
        tabs = await far_hunters(serving, [near, far, farthest])
        pulses = [connection_of(serving, tab).pulse for tab in tabs]
        await serving.until(lambda: all(pulse is not None and pulse.round_trips for pulse in pulses))
        for seat, (line, tab, pulse) in enumerate(zip(lines, tabs, pulses, strict=True)):
            assert pulse is not None
            assert pulse.delay >= line.delay - 1
            await until(serving, tabs[0], 150 + 1_000 * seat)
            await tab.heard("play", move=put(tab, "fish"))
            assert hunt(serving, tab).hands[seat].one_way >= min(line.delay, CREDITED) - 1
        await each(tabs, lambda tab: tab.close())


async def test_lines_that_tremble_and_lose_lose_no_command_and_change_no_history(serving: Serving) -> None:
    lines = [Line(20, jitter=10, loses=True), Line(80, jitter=40, loses=True), Line(200, jitter=100, loses=True)]
    async with lines[0].to(serving.base) as one, lines[1].to(serving.base) as two, lines[2].to(serving.base) as three:
        tabs = await far_hunters(serving, [one, two, three])
        for number, board in enumerate(("fish", "bees", "birds"), 1):
            await until(serving, tabs[0], 1_000 * number + 50)
            await each(tabs, lambda tab, board=board: tab.heard("play", move=put(tab, board)))  # type: ignore[misc]
            await until(serving, tabs[0], 1_000 * number + 950)
            await each(tabs, lambda tab: tab.settle())
        for tab in tabs:
            assert len(tab.events("placed")) == 9, "three commands of each, once"
            assert tab.events("placed") == tabs[0].events("placed")
            assert public(tab.view) == public(tabs[0].view)
        await each(tabs, lambda tab: tab.close())


def public(view: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in view.items() if name not in ("eyes", "hands", "choices", "options")}
