"""Whole games at a table, without waiting for any clock."""

from __future__ import annotations

import asyncio
from itertools import count

from tablee.kernel import Eyes
from tablee.store import Person
from tablee.tables import acts
from tablee.tables.acts import ByPeople, Settings
from tablee.tables.hush import Hearing
from tablee.tables.room import Room
from tests.server.http.conftest import House

COMMANDS = count(1)  # no id twice
THREE = Settings(3)
WATCHED = Settings(3, listed=True, watchable=True)
LONG = Settings(5, listed=True, watchable=True)  # longer than from one snapshot to the next


class Listener(Hearing):
    """A connection that keeps what it hears."""

    def __init__(self, person: Person) -> None:
        self.person = person.id
        self.name = person.name
        self.eyes: Eyes = None
        self.lines: dict[str, int] = {}
        self.delay = 0
        self.frames: list[bytes] = []

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)

    def move_on(self) -> None:
        raise AssertionError("there is nowhere else")

    def follow(self, room: Room) -> None:
        raise AssertionError("the table was read again")

    def dismiss(self) -> None:
        raise AssertionError("sent away")

    def fail(self) -> None:
        raise AssertionError("a mistake of ours")

    async def do(self, room: Room, act: ByPeople) -> None:
        room.command(self, f"command {next(COMMANDS)}", act)
        await on_disk(room)


async def on_disk(room: Room) -> None:
    while room.pending:
        await asyncio.sleep(0)


async def person(house: House, name: str = "Ana") -> Person:
    made, _ = await house.app.sessions.welcome(name, {})
    return made


async def begin(house: House, host: Person, settings: Settings = THREE, salt: str = "grain of salt") -> Room:
    """The host in seat 0, bots in the others."""
    room = await house.hall.open_table(host.id, host.name, "smile", settings)
    ear = Listener(host)
    room.enter(ear, None)
    await ear.do(room, acts.Sit(0, salt))
    for seat in range(1, settings.seats):
        await ear.do(room, acts.AddBot(seat, "beginner"))
    await ear.do(room, acts.Ready())
    await ear.do(room, acts.Start())
    assert room.table.state == "playing", ear.frames
    return room


async def play(house: House, room: Room, host: Person, moves: int = 10_000) -> None:
    """The host plays the first legal move, bots what they like; until the end, or so many moves."""
    ear = Listener(host)
    for _ in range(moves):
        sitting = room.table.sitting
        assert sitting is not None
        if sitting.position.over:
            return
        (seat,) = sitting.position.awaited()
        if seat == 0:
            await ear.do(room, acts.Play(sitting.position.moves(seat)[0].text))
        else:
            await asyncio.wait([house.hall.bots.answers[room.table.id, seat][1]])
            due = room.table.due()
            assert due is not None
            house.clock.now = due / 1000
            room.wake()
            await on_disk(room)


async def whole_game(house: House, host: Person | None = None, settings: Settings = THREE) -> Room:
    host = await person(house) if host is None else host
    room = await begin(house, host, settings)
    await play(house, room, host)
    assert room.table.state == "over"
    return room
