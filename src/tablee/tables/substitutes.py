"""Bots at the table: they think in other processes, on what their seat has seen and heard, within a time budget.

A bot is asked as soon as its seat is awaited, or, where its game has it look only so long before it moves, then. It
answers before its delay is over; when it moves depends only on the delay, which was drawn independently of what it
holds. A bot that is not done in time plays the harmless default, or nothing where nobody waits for it.

Whoever has so many bots that they would not be done in time is answered by lower levels, which are sooner done.

What it is asked, and how it answers, is in `asking`; whoever asks what a bot would do in their place, in `advice`.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from concurrent.futures import Executor
from typing import TYPE_CHECKING, Final

from tablee.tables.advice import Advisers
from tablee.tables.asking import Asking, Choice, Key, Sight
from tablee.tables.company import CLOSED
from tablee.tables.workers import Beside, Process

if TYPE_CHECKING:
    from tablee.tables.room import Room

FEWEST_WORKERS: Final = 2
MOST_WORKERS: Final = 8
NICE: Final = 10  # how far bots stand back behind the house itself: who plays comes before who thinks
SHORTEST: Final = 100  # milliseconds that a bot is said to have, even if it has less


def as_many_as_cores() -> int:
    return min(MOST_WORKERS, max(FEWEST_WORKERS, os.cpu_count() or 1))


class Substitutes(Asking):
    """The bots of all tables; and beside them those that advise people."""

    def __init__(
        self,
        workers: int | None = None,
        pool: Executor | None = None,
        seconds: Callable[[], float] = time.monotonic,
    ) -> None:
        count = as_many_as_cores() if workers is None else workers
        super().__init__([Process(nice=NICE) for _ in range(count)] if pool is None else [Beside(pool)], seconds)
        self.answers: dict[Key, tuple[int, asyncio.Future[Choice | None]]] = {}
        self.looks: dict[Key, tuple[int, asyncio.TimerHandle]] = {}
        self.advisers = Advisers(pool)
        self.lowered = 0  # thoughts of which a lower level was asked

    # --- When

    def think(self, room: Room) -> None:
        """Ask the bots of the seats that are awaited now, unless they were asked already."""
        sitting = room.table.sitting
        if sitting is None:
            for seat, place in enumerate(room.table.places):
                if place.level is not None:
                    self.worker((room.table.id, seat)).wake()
            return
        if sitting.position.over or room.table.state == CLOSED:
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

    def look_again(self, room: Room, key: Key) -> None:
        del self.looks[key]
        now = room.hall.rooms.get(key[0])  # it may have been read again since
        if now is not None and now.broken is None:
            room.hall.entry_written(now)

    def answer(self, room: Room, seat: int) -> Choice | None:
        """What the bot has chosen for the thought it has now; None if it is not done, or failed."""
        deadline, future = self.answers.pop((room.table.id, seat), (0, None))
        self.withdraw(room, seat)
        sitting = room.table.sitting
        if sitting is None or seat not in sitting.clocks or sitting.clocks[seat].deadline != deadline:
            return None
        if future is None or not future.done() or future.cancelled():
            return None
        return future.result()

    # --- Which level

    def deadline(self, room: Room, seat: int) -> int | None:
        """When its clock lets it move."""
        clock = None if room.table.sitting is None else room.table.sitting.clocks.get(seat)
        return None if clock is None else clock.deadline

    def sight(self, room: Room, seat: int) -> Sight:
        """Nobody is told that a lower level was asked: at the table the bot is who it was."""
        sight = super().sight(room, seat)
        level = self.level_in_time(sight)
        self.lowered += level != sight.level
        return sight._replace(level=level)

    def level_in_time(self, sight: Sight) -> str:
        """The bot's own level; one lower for each time that it would have had to move before it is done."""
        room, levels = sight.room, sight.running.game.levels
        if sight.deadline is None or sight.level not in levels:
            return sight.level
        left = max(SHORTEST, sight.deadline - room.hall.clock()) / 1000
        lower = int(self.line(sight.key).wait(self.owner(room, sight.seat)) / left)
        return levels[max(0, levels.index(sight.level) - lower)]

    # --- The end

    def forget(self, room: Room) -> None:
        for seat in range(len(room.table.places)):
            self.answers.pop((room.table.id, seat), None)
        super().forget(room)
        self.advisers.forget(room)

    async def close(self) -> None:
        for _, later in self.looks.values():
            later.cancel()
        await super().close()
        await self.advisers.close()
