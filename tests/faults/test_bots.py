"""Bots think in processes of their own. When one of those is lost, the game goes on; with the server they all end."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from unittest.mock import patch

import msgspec
import pytest

from tablee.kernel import Seal
from tablee.tables import acts
from tablee.tables.hall import Hall, decode_entry
from tablee.tables.minds import Forget
from tablee.tables.room import Room
from tablee.tables.substitutes import Substitutes
from tablee.tables.workers import PATIENCE, Process, WorkerLost
from tests.faults.victim import Victim, children_of, is_running
from tests.server.socket.inside import Ear, Inside
from tests.server.socket.people import Guest, sit_down

pytestmark = pytest.mark.anyio


@pytest.fixture
async def inside(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Inside]:
    """With real processes for the bots: two, one for each seat of a bot."""
    inside = Inside(tmp_path)
    await inside.open()
    inside.hall = Hall(inside.store, Substitutes(workers=2), inside.clock)
    yield inside
    workers = inside.hall.bots.workers
    await inside.close()
    assert not any(worker.process.is_alive() for worker in workers if isinstance(worker, Process) and worker.process)


async def a_bots_turn(inside: Inside, ears: list[Ear]) -> tuple[Room, int]:
    """Up to where a bot is awaited; the person plays whenever it is their turn."""
    room = ears[0].room
    assert room is not None
    while ears[0].view["turn"] == 0:
        await inside.play(ears, 1)
    return room, ears[0].view["turn"]


async def let_a_bot_move(inside: Inside, ears: list[Ear]) -> None:
    room, seat = await a_bots_turn(inside, ears)
    _, thinking = inside.hall.bots.answers[room.table.id, seat]
    await asyncio.wait([thinking])
    inside.wake(room)
    await inside.on_disk(room)


def home(room: Room, seat: int) -> Process:
    worker = room.hall.bots.worker((room.table.id, seat))
    assert isinstance(worker, Process)
    return worker


def pid_of(worker: Process) -> int:
    assert worker.process is not None
    assert worker.process.pid is not None
    return worker.process.pid


async def test_when_a_bots_process_is_killed_its_next_thought_has_another_one(inside: Inside) -> None:
    ears = await inside.begun("ana")
    for _ in range(2):
        await let_a_bot_move(inside, ears)
    room = inside.hall.rooms[table_of(ears)]
    one, other = home(room, 1), home(room, 2)
    assert one is not other
    dead, alive = one.process, pid_of(other)
    assert dead is not None
    os.kill(pid_of(one), signal.SIGKILL)
    await asyncio.to_thread(dead.join)
    for _ in range(4):
        await let_a_bot_move(inside, ears)
    assert one.process is not dead
    assert pid_of(other) == alive, "the other bot has noticed nothing"
    assert (room.broken, inside.hall.faults) == (None, 0), "nobody was thinking there"
    assert (await inside.acts(table_of(ears))).count("bot_play") == 6


@pytest.mark.parametrize("trouble", [signal.SIGKILL, signal.SIGSTOP])
async def test_a_bot_whose_process_dies_or_hangs_in_its_thought_plays_the_default_and_has_another_for_the_next(
    inside: Inside, trouble: signal.Signals
) -> None:
    ears = await inside.begun("ana")
    await let_a_bot_move(inside, ears)
    await let_a_bot_move(inside, ears)
    room = inside.hall.rooms[table_of(ears)]
    worker = home(room, 1)
    started = worker.started

    def strike() -> Connection:
        """Just before it is asked: it was there, and will never answer."""
        pipe, process = started(), worker.process
        assert process is not None
        worker.started = started  # type: ignore[method-assign]
        os.kill(pid_of(worker), trouble)
        if trouble == signal.SIGKILL:
            process.join()
        else:
            worker.patience = 0.01
        return pipe

    worker.started = strike  # type: ignore[method-assign]
    while worker.started == strike:
        await let_a_bot_move(inside, ears)
    worker.patience = PATIENCE
    for _ in range(4):
        await let_a_bot_move(inside, ears)
    assert worker.process is not None
    assert worker.process.is_alive()
    assert (room.broken, inside.hall.faults) == (None, 1), "one thought was lost"


async def moves_of_bots(folder: Path, workers: int) -> list[tuple[int, str]]:
    """The first moves of the bots of one deal, in so many processes."""
    inside = Inside(folder)
    folder.mkdir()
    await inside.open()
    inside.hall = Hall(inside.store, Substitutes(workers=workers), inside.clock)
    with patch.object(Seal, "fresh", return_value=Seal(bytes(32))):
        ears = await inside.begun("ana")
    for _ in range(6):
        await let_a_bot_move(inside, ears)
    rows = await inside.rows(table_of(ears))
    await inside.close()
    played = [decode_entry(row.act).act for row in rows]
    return [(act.seat, act.move) for act in played if isinstance(act, acts.BotPlay)]


def test_a_process_that_cannot_be_started_is_tried_again_for_the_next_thought() -> None:
    worker = Process()
    asked = msgspec.json.encode(Forget("a-table", 0, "solid"))
    with patch.object(SpawnProcess, "start", side_effect=OSError("no memory")):
        for _ in range(2):
            with pytest.raises(WorkerLost):
                worker.ask(asked)
    try:
        assert worker.ask(asked) == b"{}"
    finally:
        worker.close()


async def test_bots_play_the_same_moves_in_one_two_and_three_processes(tmp_path: Path) -> None:
    one, two, three = [await moves_of_bots(tmp_path / str(count), count) for count in (1, 2, 3)]
    assert len(one) == 6
    assert one == two == three


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
