"""Bots at the table: they think in other processes, on what their seat has seen and heard, within a time budget.

A bot is asked as soon as its seat is awaited and answers before its delay is over; when it moves depends only on the
delay, which was drawn independently of what it holds. A bot that is not done in time plays the harmless default.
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
    return bot.choose(msgspec.convert(asked.view, game.view_type)).text


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

    def think(self, room: Room) -> None:
        """Ask the bots of the seats that are awaited now, unless they were asked already."""
        sitting = room.table.sitting
        if sitting is None or sitting.position.over:
            return
        for seat in sitting.clocks:
            if sitting.played_by_bot(seat):
                key = (room.table.id, seat)
                if key not in self.answers or self.answers[key][0] != sitting.clocks[seat].deadline:
                    self.answers[key] = (sitting.clocks[seat].deadline, self.ask(room, seat))

    def ask(self, room: Room, seat: int) -> asyncio.Future[str]:
        sitting = room.table.sitting
        assert sitting is not None
        thought = Thought(
            game=room.table.game.key,
            level=room.table.level_of(seat),
            seat=seat,
            seed=room.table.luck_of_bot(seat),
            heard=room.table.heard_by(seat),
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
        """What the bot has chosen; None if it is not done, or failed."""
        _, future = self.answers.pop((room.table.id, seat), (0, None))
        if future is None or not future.done() or future.cancelled() or future.exception() is not None:
            return None
        return future.result()

    async def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
