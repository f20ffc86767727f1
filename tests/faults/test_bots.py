"""Bots think in processes of their own. When one of those dies, the game goes on; with the server they all end."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from tablee.tables.hall import Hall
from tablee.tables.substitutes import Substitutes
from tests.faults.victim import Victim, children_of, is_running
from tests.server.socket.inside import Ear, Inside
from tests.server.socket.people import Guest, sit_down

pytestmark = pytest.mark.anyio


@pytest.fixture
async def inside(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Inside]:
    """With real processes for the bots."""
    inside = Inside(tmp_path)
    await inside.open()
    inside.hall = Hall(inside.store, Substitutes(), inside.clock)
    yield inside
    pool = inside.hall.bots.pool
    await inside.close()
    assert isinstance(pool, ProcessPoolExecutor)
    await asyncio.to_thread(pool.shutdown)


async def let_a_bot_move(inside: Inside, ears: list[Ear]) -> None:
    """One move of a bot; the person plays whenever it is their turn."""
    room = ears[0].room
    assert room is not None
    while ears[0].view["turn"] == 0:
        await inside.play(ears, 1)
    _, thinking = inside.hall.bots.answers[room.table.id, ears[0].view["turn"]]
    await asyncio.wait([thinking])
    inside.wake(room)
    await inside.on_disk(room)


async def test_when_a_bots_process_is_killed_the_next_thought_has_another_process(inside: Inside) -> None:
    ears = await inside.begun("ana")
    await let_a_bot_move(inside, ears)
    pool = inside.hall.bots.pool
    assert isinstance(pool, ProcessPoolExecutor)
    (worker,) = pool._processes.values()
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGKILL)
    await asyncio.to_thread(worker.join)
    for _ in range(4):
        await let_a_bot_move(inside, ears)
    assert inside.hall.bots.pool is not pool
    assert inside.hall.rooms[table_of(ears)].broken is None
    acts = await inside.acts(table_of(ears))
    assert acts.count("bot_play") == 5


def table_of(ears: list[Ear]) -> str:
    assert ears[0].room is not None
    return ears[0].room.table.id


async def test_the_processes_of_the_bots_end_with_a_server_that_is_killed(victim: Victim) -> None:
    assert victim.process is not None
    ana = await Guest.arrive(victim.base, "Ana")
    (tab,) = await sit_down(await ana.open(seats=3), [ana])
    for seat in (1, 2):
        await tab.heard("add_bot", seat=seat, level="beginner")
    await tab.heard("start")
    await tab.until(lambda: tab.view is not None and tab.view["options"])
    await tab.heard("play", move=tab.view["options"][0])
    await tab.until(lambda: tab.view["options"] or tab.view["over"])
    children = children_of(victim.process.pid)
    assert any(is_running(child) for child in children)
    await victim.kill()
    assert not any(is_running(child) for child in children)
    await tab.drop()
