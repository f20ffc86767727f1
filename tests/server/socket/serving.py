"""A whole server on a loopback port, in the test's own event loop, with clocks and limits that the test holds."""

from __future__ import annotations

import asyncio
import contextlib
import io
import socket
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tablee.games import SHELF
from tablee.kernel import Game
from tablee.server.app import App, create_app
from tablee.server.limits import Limits, Rate
from tablee.server.logs import make_log
from tablee.server.run import Server, bridged, config, listen
from tablee.server.settings import Settings
from tablee.store import Row, SqliteStore, Store
from tablee.tables.hall import Hall, decode_entry
from tablee.tables.room import Room
from tablee.tables.substitutes import Substitutes
from tests.server.socket.people import PATIENCE, Guest, Tab

NOON = 1_800_000_000_000


class Clock:
    """Table time, in ms. It passes only when it is told to."""

    def __init__(self, now: int = NOON) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


class Serving:
    """A server that can be stopped and started again on the same file. Everything it logs is kept."""

    def __init__(self, folder: Path, *, rates: Mapping[str, Rate] | None = None, **store: Any) -> None:
        self.file = folder / "tables.db"
        self.settings = Settings(rates=rates or {}, caps={})
        self.store_options = {"durability": "normal"} | store
        self.clock = Clock()
        self.steps = Clock(0)  # of the limits, in seconds
        self.shelf: Mapping[str, Game[Any]] = SHELF
        self.lines = io.StringIO()
        self.listening: socket.socket | None = None
        self.guests: list[Guest] = []
        self.running = contextlib.ExitStack()

    def make_store(self) -> Store:
        return SqliteStore(self.file, **self.store_options)

    async def start(self) -> None:
        self.pool = ThreadPoolExecutor(1)
        self.listening = listen("127.0.0.1", 0)
        self.base = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        self.store: Any = self.make_store()
        await self.store.open()
        self.hall = Hall(self.store, Substitutes(pool=self.pool), self.clock, self.shelf)
        log = make_log(self.lines)
        limits = Limits(self.settings.rates, lambda: float(self.steps()))
        self.app: App = create_app(self.hall, self.store, self.settings, limits=limits, log=log)
        self.running.enter_context(bridged(log))
        self.server = Ours(config(self.app), self.app.listens, self.app.leave)
        self.server.config.load()
        self.server.lifespan = self.server.config.lifespan_class(self.server.config)
        await self.server.startup([self.listening])
        for guest in self.guests:
            guest.base = self.base

    async def stop(self) -> None:
        """In order: sockets first, then the hall, then the store."""
        if self.listening is None:
            return
        for guest in self.guests:
            await guest.leave()
        await self.server.shutdown([self.listening])
        await self.store.close()
        self.pool.shutdown()
        self.listening.close()
        self.listening = None
        self.running.close()

    async def restart(self) -> None:
        await self.stop()
        await self.start()

    # --- People

    async def guest(self, name: str) -> Guest:
        guest = await Guest.arrive(self.base, name)
        self.guests.append(guest)
        return guest

    async def people(self, *names: str) -> list[Guest]:
        return [await self.guest(name) for name in names or ("Ana", "Bo", "Cy", "Di")]

    # --- What is in the house

    def room(self, table: Tab | str) -> Room:
        return self.hall.rooms[table if isinstance(table, str) else table.table_id]

    async def rows(self, table: Tab | str) -> list[Row]:
        return await self.hall.rows(table if isinstance(table, str) else table.table_id, 0)

    async def acts(self, table: Tab | str) -> list[str]:
        """The names of what is in the log, in order."""
        return [str(type(decode_entry(row.act).act).__struct_config__.tag) for row in await self.rows(table)]

    async def until(self, true: Callable[[], object]) -> None:
        """Something inside of the server, which nobody tells."""
        async with asyncio.timeout(PATIENCE):
            while not true():
                await asyncio.sleep(0)

    async def on_disk(self, room: Room) -> None:
        await self.until(lambda: room.pending == 0)

    async def lost(self, tab: Tab) -> None:
        """The table has noticed that a seat has no connection any more, and written it down."""
        room = self.room(tab)
        await self.until(lambda: not room.listeners.ears.get(tab.seat))
        await self.on_disk(room)

    # --- Time

    async def pass_time(self, table: Tab | str, ms: int | None = None) -> None:
        """Let time pass: so much, or until the next thing is due; and whatever is due happens."""
        room = self.room(table)
        due = room.table.due()
        if ms is None:
            assert due is not None
            ms = max(0, due - self.clock.now)
        self.clock.now += ms
        await self.bots_are_ready(room)
        room.wake()
        await self.on_disk(room)

    async def bots_are_ready(self, room: Room) -> None:
        for (table, _), (_, thinking) in list(self.hall.bots.answers.items()):
            if table == room.table.id:
                await asyncio.wait([thinking], timeout=PATIENCE)


class Ours(Server):
    """Uvicorn, which leaves the signals to pytest."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield
