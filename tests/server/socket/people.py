"""People at their browsers: they ask for a name, open sockets, send what they want, and merge what they are told."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from tablee.tables.hush import Unwrapping
from tests.server.socket.told import Frame, Told

PATIENCE = 30  # seconds after which something that should happen has not happened


class Guest:
    """A person with a name and a cookie; as many tabs as they like."""

    def __init__(self, base: str, name: str, cookie: str, identity: str) -> None:
        self.base = base
        self.name = name
        self.cookie = cookie
        self.id = identity
        self.ids = count(1)
        self.tabs: list[Tab] = []

    @classmethod
    async def arrive(cls, base: str, name: str) -> Self:
        async with browser(base) as visitor:
            answer = await visitor.post("/api/guest", json={"name": name})
            assert answer.status_code == 201, answer.text
            return cls(base, name, f"tablee={answer.cookies['tablee']}", answer.json()["id"])

    async def ask(self, method: str, path: str, **given: Any) -> httpx.Response:
        async with browser(self.base, self.cookie) as visitor:
            return await visitor.request(method, path, **given)

    async def open(self, game: str = "smile", **settings: Any) -> str:
        """A new table; its id."""
        answer = await self.ask("POST", "/api/tables", json={"game": game, "settings": settings})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def next_id(self) -> str:
        return f"{self.name}-{next(self.ids)}"

    async def tab(self, table: str, after: int | None = None) -> Tab:
        """Open a socket, say hello, and wait for the first answer."""
        tab = await Tab.open(self, table)
        await tab.hello(after)
        await tab.until(lambda: tab.answered_hello)
        return tab

    async def leave(self) -> None:
        for tab in self.tabs:
            await tab.close()


def browser(base: str, cookie: str = "") -> httpx.AsyncClient:
    headers = {"Origin": base} | ({"Cookie": cookie} if cookie else {})
    return httpx.AsyncClient(base_url=base, headers=headers, trust_env=False, verify=False, timeout=PATIENCE)


async def knock(
    base: str, table: str, *, cookie: str = "", origin: str | None = "", sock: socket.socket | None = None
) -> ClientConnection:
    """A bare socket. Of our own origin, if nothing else is said; `None` is a program that tells none."""
    return await connect(
        f"{base.replace('http', 'ws', 1)}/ws/{table}",
        sock=sock,
        additional_headers={"Cookie": cookie} if cookie else {},
        origin=None if origin is None else Origin(origin or base),
        compression=None,
        proxy=None,
        max_size=None,
        ping_interval=None,
        open_timeout=PATIENCE,
        close_timeout=PATIENCE,
    )


class Tab(Told):
    """One socket at one table."""

    def __init__(self, guest: Guest, table: str, connection: ClientConnection) -> None:
        super().__init__()
        self.guest = guest
        self.table_id = table
        self.socket = connection
        self.news = asyncio.Event()
        self.unwrapping = Unwrapping()
        self.reading = asyncio.create_task(self.read())

    @classmethod
    async def open(cls, guest: Guest, table: str) -> Self:
        tab = cls(guest, table, await knock(guest.base, table, cookie=guest.cookie))
        guest.tabs.append(tab)
        return tab

    # --- Hearing

    async def read(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                self.unwrap(text.encode())
                self.news.set()
        except ConnectionClosed:
            pass
        finally:
            self.news.set()

    def unwrap(self, frame: bytes) -> None:
        """Of a hushed room, or as it is."""
        for message in self.unwrapping.messages(frame):
            self.hear(message.decode())

    async def until(self, true: Callable[[], object]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not true():
                if self.reading.done():
                    self.reading.result()
                    raise AssertionError(f"closed with {self.socket.close_code} before it happened")
                self.news.clear()
                await self.news.wait()

    async def closed(self) -> int:
        """The code with which the other side has ended it."""
        async with asyncio.timeout(PATIENCE):
            await self.reading
        code = self.socket.close_code
        assert code is not None
        return code

    # --- Speaking

    async def send(self, message: str | bytes | Frame) -> None:
        await self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    async def hello(self, after: int | None = None) -> None:
        await self.send({"type": "hello", "after": after})

    async def do(self, act: str, *, as_id: str | None = None, **fields: Any) -> str:
        """Send an intention and go on; its id."""
        command = as_id or self.guest.next_id()
        await self.send({"type": "do", "id": command, "act": {"act": act, **fields}, "seen": self.n})
        return command

    async def ask(self, act: str, *, as_id: str | None = None, **fields: Any) -> Frame:
        """Send an intention and wait for its answer."""
        return await self.answer(await self.do(act, as_id=as_id, **fields))

    async def answer(self, command: str) -> Frame:
        await self.until(lambda: command in self.answers)
        return self.answers[command]

    async def refusal(self, act: str, **fields: Any) -> str:
        """The code with which an intention is refused."""
        answer = await self.ask(act, **fields)
        assert answer.get("type") == "refused", answer
        return str(answer["code"])

    async def heard(self, act: str, **fields: Any) -> Frame:
        """An intention that must not be refused."""
        answer = await self.ask(act, **fields)
        assert answer.get("type") != "refused", answer
        return answer

    async def say(self, text: str, **fields: Any) -> Frame:
        command = self.guest.next_id()
        await self.send({"type": "say", "id": command, "text": text, **fields})
        return await self.answer(command)

    async def settle(self) -> None:
        """Everything that the server has sent so far is here: an answer to a ping comes after it."""
        pongs = sum(frame.get("type") == "pong" for frame in self.frames)
        await self.send({"type": "ping", "at": pongs})
        await self.until(lambda: sum(frame.get("type") == "pong" for frame in self.frames) > pongs)

    # --- Going

    async def close(self) -> None:
        await self.socket.close()
        await asyncio.wait([self.reading])

    async def drop(self) -> None:
        """The connection breaks, without a word."""
        self.socket.transport.abort()
        await asyncio.wait([self.reading])


# --- At the table


async def sit_down(table: str, people: list[Guest], **sit: Any) -> list[Tab]:
    """Everybody connects, sits down in order and is ready."""
    tabs = [await guest.tab(table) for guest in people]
    for seat, tab in enumerate(tabs):
        await tab.heard("sit", seat=seat, **sit)
        await tab.until(lambda tab=tab, seat=seat: tab.seat == seat)  # type: ignore[misc]
        await tab.heard("ready")
    return tabs


async def begin(people: list[Guest], **settings: Any) -> list[Tab]:
    """A table of these people, and the game has begun."""
    table = await people[0].open(seats=settings.pop("seats", len(people)), **settings)
    tabs = await sit_down(table, people)
    await tabs[0].heard("start")
    await each(tabs, lambda tab: tab.until(lambda: tab.view is not None))
    return tabs


async def each(tabs: list[Tab], do: Callable[[Tab], Awaitable[None]]) -> None:
    for tab in tabs:
        await do(tab)


async def whose_turn(tabs: list[Tab]) -> Tab | None:
    """The tab whose seat has options now; None when the game is over. Every tab is up to date then."""
    await each(tabs, lambda tab: tab.settle())
    if tabs[0].view["over"]:
        return None
    (mover,) = [tab for tab in tabs if tab.view["options"]]
    return mover


def first_option(tab: Tab) -> str:
    return str(tab.view["options"][0])


async def play(tabs: list[Tab], moves: int = 10_000, choose: Callable[[Tab], str] = first_option) -> int:
    """So many moves by whoever is to move, or to the end; how many there were."""
    for played in range(moves):
        mover = await whose_turn(tabs)
        if mover is None:
            return played
        await mover.heard("play", move=choose(mover))
    await each(tabs, lambda tab: tab.settle())
    return moves
