"""Whoever has to wait until all of a table is on disk is told so, and does not have to look again and again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tablee.store.errors import StoreError, Unavailable
from tablee.tables import acts
from tablee.tables.acts import Entry
from tablee.tables.room import Room
from tests.server.socket.inside import Ear, Inside

pytestmark = pytest.mark.anyio


class Slow:
    """A store that answers when it is told to."""

    def __init__(self, inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
        self.answers: list[Callable[[StoreError | None], None]] = []
        monkeypatch.setattr(inside.store, "append", self.append)

    def append(self, row: object, answer: Callable[[StoreError | None], None], *more: Any) -> None:
        self.answers.append(answer)

    def answer(self, error: StoreError | None = None) -> None:
        self.answers.pop(0)(error)


@pytest.fixture
async def room(inside: Inside) -> Room:
    room = await inside.table(Ear("ana"))
    await inside.on_disk(room)
    return room


def lock(room: Room, locked: bool) -> None:
    room.happen(Entry(room.now(), acts.Lock(locked), "ana"))


async def turns(task: asyncio.Task[None]) -> bool:
    """Whether it is done after some turns of the loop, in which no time passes."""
    for _ in range(5):
        await asyncio.sleep(0)
    return task.done()


async def test_where_all_is_on_disk_nobody_waits(room: Room) -> None:
    assert await turns(asyncio.ensure_future(room.on_disk()))


async def test_all_who_wait_are_told_at_once_when_the_last_entry_is_there(
    inside: Inside, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Slow(inside, monkeypatch)
    lock(room, True)
    lock(room, False)
    first, second, gone = (asyncio.ensure_future(room.on_disk()) for _ in range(3))
    assert not await turns(first)
    gone.cancel()
    slow.answer()
    assert not await turns(first)
    slow.answer()
    assert await turns(first)
    assert await turns(second)


async def test_what_happens_in_between_is_waited_for(
    inside: Inside, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Slow(inside, monkeypatch)
    lock(room, True)
    waiting = asyncio.ensure_future(room.on_disk())
    assert not await turns(waiting)
    slow.answer()
    lock(room, False)  # before whoever waits has had their turn
    assert not await turns(waiting)
    slow.answer()
    assert await turns(waiting)


async def test_what_cannot_be_written_is_not_waited_for(
    inside: Inside, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Slow(inside, monkeypatch)
    lock(room, True)
    waiting = asyncio.ensure_future(room.on_disk())
    assert not await turns(waiting)
    slow.answer(Unavailable("full"))
    assert await turns(waiting)
