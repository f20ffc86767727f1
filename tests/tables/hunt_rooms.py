"""Hunts in a hall with a real log: connections are ears, and time passes when it is told to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from unittest.mock import patch

from tablee.games.grumpf import GRUMPF
from tablee.games.grumpf.realtime import RealTime
from tablee.kernel import Seal
from tablee.tables import acts
from tablee.tables.acts import Settings
from tablee.tables.room import Room
from tablee.tables.substitutes import Substitutes
from tests.server.socket.inside import Ear, Inside
from tests.server.socket.serving import Clock

COUNTDOWN = 3_000
SEED = "5eed" * 16


async def seated(inside: Inside, *names: str, bots: Sequence[str] = (), **settings: Any) -> tuple[Room, list[Ear]]:
    """A game of Grumpf that has just begun, always the same one."""
    ears = [Ear(name) for name in names]
    seats = len(ears) + len(bots)
    with patch.object(Seal, "fresh", return_value=Seal(bytes.fromhex(SEED))):
        room = await inside.hall.open_table(ears[0].person, ears[0].name, "grumpf", Settings(seats, **settings))
    for seat, ear in enumerate(ears):
        ear.enter(room)
        await inside.done(ear, acts.Sit(seat))
        await inside.done(ear, acts.Ready())
    for seat, level in enumerate(bots, len(ears)):
        await inside.done(ears[0], acts.AddBot(seat, level))
    await inside.done(ears[0], acts.Start())
    await inside.on_disk(room)
    return room, ears


async def go(inside: Inside, room: Room, ears: list[Ear]) -> None:
    for ear in ears:
        await inside.done(ear, acts.Play("ready"))
    if hunt(room).phase == "ready":
        await next_due(inside, room)
    await inside.done(ears[0], acts.Play("shout"))
    await next_due(inside, room)
    assert hunt(room).phase == "hunt"


async def hunting(inside: Inside, *names: str, **chosen: Any) -> tuple[Room, list[Ear]]:
    room, ears = await seated(inside, *(names or ("ana", "bo", "cy")), **chosen)
    await go(inside, room, ears)
    return room, ears


def hunt(room: Room) -> RealTime:
    position = room.table.position()
    assert isinstance(position, RealTime)
    return position


def time(inside: Inside, room: Room) -> int:
    """After GO."""
    assert room.table.sitting is not None
    return inside.clock.now - room.table.sitting.zero - hunt(room).go_at


async def next_due(inside: Inside, room: Room) -> None:
    inside.hall.alarms[room.table.id].cancel()
    inside.wake(room)
    await inside.on_disk(room)


async def until(inside: Inside, room: Room, after_go: int) -> None:
    """Time passes up to so long after GO; bots that were not asked do nothing."""
    assert room.table.sitting is not None
    end = room.table.sitting.zero + hunt(room).go_at + after_go
    while room.due is not None and room.due <= end and hunt(room).phase == "hunt":
        await next_due(inside, room)
    inside.clock.now = end


def put(ear: Ear, board: str) -> str:
    """A PLACE of the first pawn that shows a value."""
    pawns = ear.view["clans"][ear.eyes]["pawns"]
    number, _, face = next(pawn for pawn in pawns if pawn[1] == "held" and pawn[2] != "club")
    return f"place {number} {face} {board}"


async def again(inside: Inside, ear: Ear, move: str, command: str) -> Any:
    """The answer to a command that was answered before."""
    del ear.answers[command]
    return await inside.done(ear, acts.Play(move), command)


async def refused(inside: Inside, ear: Ear, move: str) -> str:
    answer = await inside.done(ear, acts.Play(move))
    return str(answer.get("code"))


def look_in_time(bots: Substitutes, clock: Clock, room: Room) -> None:
    """Whichever bot would look before the next thing is due looks now: timers know nothing of a clock that is held."""
    for seat in range(hunt(room).seats):
        key = (room.table.id, seat)
        foresight = GRUMPF.foresight(room.table.running.level_of(seat))
        if key in bots.looks and foresight is not None and bots.looks[key][0] - foresight <= (room.due or 0):
            deadline, timer = bots.looks[key]
            timer.cancel()
            clock.now = max(clock.now, deadline - foresight)
            bots.look_again(room, key)
