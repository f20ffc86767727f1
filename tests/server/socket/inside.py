"""A hall on a real store, without sockets: connections are ears, time stands still, and the power can be cut."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from typing import Any, ClassVar

from tablee.games import SHELF
from tablee.kernel import Eyes, Game
from tablee.store import Row, SqliteStore
from tablee.tables import acts
from tablee.tables.acts import ByPeople, Settings
from tablee.tables.hall import Hall, decode_entry
from tablee.tables.hush import Hearing, Unwrapping
from tablee.tables.room import Room
from tablee.tables.substitutes import Substitutes
from tests.server.socket.serving import Clock
from tests.server.socket.told import Frame, Told

PATIENCE = 30


class Ear(Hearing, Told):
    """A connection, seen from the table; and the client behind it, who never uses an id twice."""

    ids: ClassVar = count(1)

    def __init__(self, person: str, name: str | None = None) -> None:
        super().__init__()
        self.person = person
        self.name = person.title() if name is None else name
        self.eyes: Eyes = None
        self.lines: dict[str, int] = {}
        self.delay = 0
        self.room: Room | None = None
        self.deaf = False
        self.dismissed = False
        self.failed = False
        self.unwrapping = Unwrapping()

    def send(self, frame: bytes) -> None:
        if not self.deaf:
            for message in self.unwrapping.messages(frame):
                self.hear(message.decode())

    def move_on(self) -> None:
        raise AssertionError("there is nowhere else")

    def follow(self, room: Room) -> None:
        self.room = room
        room.let_in(self, None)

    def dismiss(self) -> None:
        self.dismissed = True
        self.deaf = True

    def fail(self) -> None:
        self.failed = True
        self.deaf = True

    # --- What a connection does

    def enter(self, room: Room, after: int | None = None) -> None:
        self.room = room
        room.enter(self, after)

    def do(self, act: ByPeople, as_id: str | None = None) -> str:
        command = as_id or f"{self.person}-{next(self.ids)}"
        assert self.room is not None
        self.room.command(self, command, act)
        return command

    def leave(self) -> None:
        assert self.room is not None
        self.deaf = True
        self.room.leave(self)


class Inside:
    """One process after the other on the same file."""

    def __init__(self, folder: Path, **store: Any) -> None:
        self.file = folder / "tables.db"
        self.store_options = {"durability": "normal"} | store
        self.clock = Clock()
        self.shelf: Mapping[str, Game[Any]] = SHELF
        self.pool = ThreadPoolExecutor(1)

    async def open(self) -> None:
        self.store = SqliteStore(self.file, **self.store_options)
        await self.store.open()
        self.hall = Hall(self.store, Substitutes(pool=self.pool), self.clock, self.shelf)
        await self.hall.wake_up()

    async def close(self) -> None:
        await self.hall.close()
        await self.store.close()
        self.pool.shutdown()

    async def kill(self) -> None:
        """The power is cut: what was not handed over is lost, what is in the journal stays there, nobody is told."""
        self.store.waiting = []
        self.hall.closed = True
        for room in self.hall.rooms.values():
            for ears in room.listeners.ears.values():
                for ear in ears:
                    assert isinstance(ear, Ear)
                    ear.deaf = True
        self.hall.housekeeping.stop()
        for alarm in self.hall.alarms.values():
            alarm.cancel()
        for task in list(self.hall.tasks):
            task.cancel()
        writer = self.store.writer
        writer.finish = writer.db.close  # type: ignore[method-assign]
        await self.store.close()

    async def reopen(self) -> None:
        await self.kill()
        await self.open()

    # --- Tables

    async def table(self, host: Ear, **settings: Any) -> Room:
        room = await self.hall.open_table(host.person, host.name, "smile", Settings(**{"seats": 3} | settings))
        host.enter(room)
        return room

    async def begun(self, *names: str, **settings: Any) -> list[Ear]:
        """A game that has begun, with these people in the first seats and bots in the others."""
        ears = [Ear(name) for name in names or ("ana", "bo", "cy")]
        seats = max(3, len(ears))
        room = await self.table(ears[0], **{"seats": seats} | settings)
        for ear in ears[1:]:
            ear.enter(room)
        for seat, ear in enumerate(ears):
            await self.done(ear, acts.Sit(seat))
            await self.done(ear, acts.Ready())
        for seat in range(len(ears), seats):
            await self.done(ears[0], acts.AddBot(seat, "beginner"))
        await self.done(ears[0], acts.Start())
        return ears

    async def done(self, ear: Ear, act: ByPeople, as_id: str | None = None) -> Frame:
        """An act, on disk and answered."""
        command = ear.do(act, as_id)
        await self.until(lambda: command in ear.answers)
        return ear.answers[command]

    async def until(self, true: Callable[[], object]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not true():
                await asyncio.sleep(0)

    async def on_disk(self, room: Room) -> None:
        await room.on_disk()

    async def play(self, ears: list[Ear], moves: int = 10_000) -> int:
        """The first option of whoever is to move, so often or to the end; how many moves there were."""
        for played in range(moves):
            mover = next((ear for ear in ears if ear.view["options"] and not ear.view["over"]), None)
            if mover is None:
                return played
            answer = await self.done(mover, acts.Play(mover.view["options"][0]))
            assert answer.get("type") != "refused", answer
        return moves

    async def rows(self, table: str) -> list[Row]:
        return await self.hall.rows(table, 0)

    async def acts(self, table: str) -> list[str]:
        return [str(type(decode_entry(row.act).act).__struct_config__.tag) for row in await self.rows(table)]

    def wake(self, room: Room, at: int | None = None) -> None:
        """Time has come: the next thing that is due, or a moment."""
        due = room.table.due() if at is None else at
        assert due is not None
        self.clock.now = max(self.clock.now, due)
        self.hall.ring(room.table.id)
