"""Bots at the table: they think in other processes, on what their seat has seen and heard, within a time budget.

A bot is asked as soon as its seat is awaited, or, where its game has it look only so long before it moves, then. It
answers before its delay is over; when it moves depends only on the delay, which was drawn independently of what it
holds. A bot that is not done in time plays the harmless default, or nothing where nobody waits for it.

Each bot is at home in one of the processes, by its table and seat, and lives on there between its thoughts (`minds`).
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Coroutine
from concurrent.futures import Executor
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from zlib import crc32

import msgspec

from tablee.kernel import Reason
from tablee.tables.minds import NOTHING, Answer, Forget, Thought
from tablee.tables.workers import Beside, Process, Worker, WorkerLost

if TYPE_CHECKING:
    from tablee.tables.room import Room
    from tablee.tables.running import Running

FEWEST_WORKERS: Final = 2
MOST_WORKERS: Final = 8
TRIES: Final = 3  # a thought, the cards that were not known, the story that was not known

Key = tuple[str, int]  # a table and a seat


class Choice(NamedTuple):
    """What a bot has chosen: the notation of its move, empty for nothing, and why."""

    move: str
    reason: Reason | None = None


class Hearer(NamedTuple):
    """What a bot was told, as far as we know: so much of a story that is true as long as these are the same."""

    running: Running
    rewound: int
    level: str
    story: int
    told: int

    def still_hears(self, running: Running, level: str) -> bool:
        return self.running is running and self.rewound == running.rewound and self.level == level


def as_many_as_cores() -> int:
    return min(MOST_WORKERS, max(FEWEST_WORKERS, os.cpu_count() or 1))


class Substitutes:
    """The bots of all tables."""

    def __init__(self, workers: int | None = None, pool: Executor | None = None) -> None:
        count = as_many_as_cores() if workers is None else workers
        self.workers: list[Worker] = [Process() for _ in range(count)] if pool is None else [Beside(pool)]
        self.answers: dict[Key, tuple[int, asyncio.Future[Choice | None]]] = {}
        self.looks: dict[Key, tuple[int, asyncio.TimerHandle]] = {}
        self.hearers: dict[Key, Hearer] = {}
        self.stories = 0  # begun to tell
        self.tasks: set[asyncio.Task[Any]] = set()

    # --- When

    def think(self, room: Room) -> None:
        """Ask the bots of the seats that are awaited now, unless they were asked already."""
        sitting = room.table.sitting
        if sitting is None:
            for seat, place in enumerate(room.table.places):
                if place.level is not None:
                    self.worker((room.table.id, seat)).wake()
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

    def look_again(self, room: Room, key: Key) -> None:
        del self.looks[key]
        now = room.hall.rooms.get(key[0])  # it may have been read again since
        if now is not None and now.broken is None:
            room.hall.entry_written(now)

    def answer(self, room: Room, seat: int) -> Choice | None:
        """What the bot has chosen for the thought it has now; None if it is not done, or failed."""
        deadline, future = self.answers.pop((room.table.id, seat), (0, None))
        sitting = room.table.sitting
        if sitting is None or seat not in sitting.clocks or sitting.clocks[seat].deadline != deadline:
            return None
        if future is None or not future.done() or future.cancelled():
            return None
        return future.result()

    def forget(self, room: Room) -> None:
        """The game is over."""
        for seat in range(len(room.table.places)):
            key = (room.table.id, seat)
            self.answers.pop(key, None)
            if self.hearers.pop(key, None) is not None:
                self.spawn(self.tell_to_forget(key))

    async def close(self) -> None:
        for _, later in self.looks.values():
            later.cancel()
        for task in self.tasks:
            task.cancel()
        for worker in self.workers:
            worker.close()

    # --- What

    def ask(self, room: Room, seat: int) -> asyncio.Future[Choice | None]:
        return self.spawn(self.chosen(room, room.table.running, self.thought(room, seat)))

    def thought(self, room: Room, seat: int) -> Thought:
        """What the bot of a seat is asked now: only what it has not heard yet, and what it sees."""
        sitting, running, game = room.table.sitting, room.table.running, room.table.game
        assert sitting is not None
        key, level, told = (room.table.id, seat), running.level_of(seat), running.told
        hearer = self.hearers.get(key)
        if hearer is None or not hearer.still_hears(running, level):
            self.stories += 1
            hearer = Hearer(running, running.rewound, level, self.stories, 0)
        self.hearers[key] = hearer._replace(told=told)
        return Thought(
            table=room.table.id,
            seat=seat,
            game=game.key,
            edition=game.edition.digest,
            level=level,
            temper=running.temper_of_bot(seat),
            seed=running.luck_of_bot(seat),
            story=hearer.story,
            after=hearer.told,
            told=told,
            heard=raw(running.heard_by(seat, hearer.told)),
            view=raw(sitting.position.view(seat)),
        )

    async def chosen(self, room: Room, running: Running, thought: Thought) -> Choice | None:
        """The answer of the process that knows this bot, which is told more if it has lost it."""
        rewound = running.rewound
        try:
            for _ in range(TRIES):
                written = await self.submit((thought.table, thought.seat), msgspec.json.encode(thought))
                answer = msgspec.json.decode(written, type=Answer)
                if answer.fault:
                    report(room, answer.fault)
                    return None
                if not answer.lacks:
                    return Choice(answer.move, self.reason(room, answer))
                if running.rewound != rewound:  # so is the decision that this was about
                    return None
                thought = more(running, thought, answer.lacks)
        except WorkerLost:
            report(room, "a process of the bots was lost")
        except Exception as error:
            room.hall.report(room.table.id, error)
        return None

    def submit(self, key: Key, asked: bytes) -> asyncio.Future[bytes]:
        return self.worker(key).submit(asked)

    def worker(self, key: Key) -> Worker:
        """Where a bot is at home: those of a table next to one another."""
        table, seat = key
        return self.workers[(crc32(table.encode()) + seat) % len(self.workers)]

    def reason(self, room: Room, answer: Answer) -> Reason | None:
        """Why the bot has chosen so, if its game has words for that."""
        if answer.reason == NOTHING:
            return None
        try:
            reason = msgspec.json.decode(answer.reason, type=Reason)
        except msgspec.ValidationError:
            report(room, "a bot gave a reason that is none")
            return None
        if reason.key not in room.table.game.reasons:
            report(room, f"a bot gave a reason that its game does not have: {reason.key}")
            return None
        seats = [value for name, value in reason.params.items() if name == "seat" or name.endswith("_seat")]
        if any(seat not in range(len(room.table.places)) for seat in seats):
            report(room, "a bot gave a reason with a seat that is not there")
            return None
        return reason

    async def tell_to_forget(self, key: Key) -> None:
        try:
            await self.submit(key, msgspec.json.encode(Forget(*key)))
        except WorkerLost:
            return  # and its bots with it

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task


def more(running: Running, thought: Thought, lacks: str) -> Thought:
    """The same thought for somebody who knows nothing: with its cards, or all that was heard up to then."""
    if lacks == "edition":
        return msgspec.structs.replace(thought, written=raw(running.game.edition.written))
    later = len(running.heard_by(thought.seat, thought.told))
    heard = running.heard_by(thought.seat)
    return msgspec.structs.replace(thought, after=0, heard=raw(heard[: len(heard) - later]))


def raw(something: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(something))


def report(room: Room, what: str) -> None:
    """For the log of the house. The game goes on without this bot's idea."""
    room.hall.faults += 1
    logging.getLogger("tablee").error("a fault at table %s: %s", room.table.id[:8], what)
