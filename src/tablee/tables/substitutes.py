"""Bots at the table: they think in other processes, on what their seat has seen and heard, within a time budget.

A bot is asked as soon as its seat is awaited, or, where its game has it look only so long before it moves, then. It
answers before its delay is over; when it moves depends only on the delay, which was drawn independently of what it
holds. A bot that is not done in time plays the harmless default, or nothing where nobody waits for it.
"""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import TYPE_CHECKING, Any, Union

import msgspec

from tablee import games
from tablee.kernel import FastLuck

if TYPE_CHECKING:
    from tablee.tables.room import Room


class Thought(msgspec.Struct, frozen=True):
    """Everything a bot is given: which seat of which game it plays, what that seat heard, and what it sees."""

    game: str
    level: str
    seat: int
    seed: int
    heard: list[Any]
    view: Any


def choose(thought: bytes) -> str:
    """In the other process: nothing but data has come here."""
    asked = msgspec.json.decode(thought, type=Thought)
    game = games.find(asked.game)
    bot = game.bot(asked.level, asked.seat, FastLuck(asked.seed))
    for event in msgspec.convert(asked.heard, list[Union[game.events]]):  # type: ignore[name-defined]  # noqa: UP007
        bot.hear(event)
    move = bot.choose(msgspec.convert(asked.view, game.view_type))
    return "" if move is None else move.text


def end_with_the_server() -> None:
    """In the other process: a server that was killed cannot say goodbye."""
    Thread(target=wait_for_its_end, daemon=True).start()


def wait_for_its_end() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


class Substitutes:
    """The bots of all tables."""

    def __init__(self, workers: int = 1, pool: Executor | None = None) -> None:
        self.workers = workers
        self.pool = pool
        self.answers: dict[tuple[str, int], tuple[int, asyncio.Future[str]]] = {}
        self.looks: dict[tuple[str, int], tuple[int, asyncio.TimerHandle]] = {}

    def think(self, room: Room) -> None:
        """Ask the bots of the seats that are awaited now, unless they were asked already."""
        sitting = room.table.sitting
        if sitting is None:
            return
        if sitting.position.over:
            self.forget(room)
            return
        for seat, clock in sitting.clocks.items():
            if sitting.played_by_bot(seat):
                key = (room.table.id, seat)
                answered = self.answers.get(key)
                if answered is None or answered[0] != clock.deadline:
                    self.look(room, seat, clock.deadline)

    def look(self, room: Room, seat: int, deadline: int) -> None:
        """Ask the bot of a seat now, or when it looks for the last time before it moves."""
        key = (room.table.id, seat)
        free = room.table.sitting is not None and room.table.sitting.clocks[seat].free
        foresight = room.table.game.foresight(room.table.running.level_of(seat)) if free else None
        wait = 0 if foresight is None else deadline - foresight - room.now()
        if wait <= 0:
            self.answers[key] = (deadline, self.ask(room, seat))
            return
        planned = self.looks.get(key)
        if planned is not None:
            if planned[0] == deadline:
                return
            planned[1].cancel()
        later = asyncio.get_running_loop().call_later(wait / 1000, self.look_again, room, key)
        self.looks[key] = (deadline, later)

    def look_again(self, room: Room, key: tuple[str, int]) -> None:
        del self.looks[key]
        now = room.hall.rooms.get(key[0])  # it may have been read again since
        if now is not None and now.broken is None:
            room.hall.entry_written(now)

    def ask(self, room: Room, seat: int) -> asyncio.Future[str]:
        sitting = room.table.sitting
        assert sitting is not None
        thought = Thought(
            game=room.table.game.key,
            level=room.table.running.level_of(seat),
            seat=seat,
            seed=room.table.running.luck_of_bot(seat),
            heard=room.table.running.heard_by(seat),
            view=sitting.position.view(seat),
        )
        written = msgspec.json.encode(thought)
        try:
            return self.submit(written)
        except BrokenExecutor:  # a process was ended by somebody: the next bots think in others
            self.pool = None
            return self.submit(written)

    def submit(self, thought: bytes) -> asyncio.Future[str]:
        if self.pool is None:
            spawn = get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, mp_context=spawn, initializer=end_with_the_server)
        return asyncio.get_running_loop().run_in_executor(self.pool, choose, thought)

    def answer(self, room: Room, seat: int) -> str | None:
        """What the bot has chosen for the thought it has now; None if it is not done, or failed."""
        deadline, future = self.answers.pop((room.table.id, seat), (0, None))
        sitting = room.table.sitting
        if sitting is None or seat not in sitting.clocks or sitting.clocks[seat].deadline != deadline:
            return None
        if future is None or not future.done() or future.cancelled() or future.exception() is not None:
            return None
        return future.result()

    def forget(self, room: Room) -> None:
        """The game is over."""
        for seat in range(len(room.table.places)):
            self.answers.pop((room.table.id, seat), None)

    async def close(self) -> None:
        for _, later in self.looks.values():
            later.cancel()
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
