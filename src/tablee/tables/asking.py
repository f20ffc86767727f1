"""What bots are asked: they think in other processes, on what their seat has seen and heard.

Each bot is at home in one of the processes, by its table and seat, and lives on there between its thoughts (`minds`).
It is told only what it has not heard yet.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from zlib import crc32

import msgspec

from tablee.kernel import Reason
from tablee.tables.minds import NOTHING, Answer, Forget, Thought
from tablee.tables.workers import Worker, WorkerLost

if TYPE_CHECKING:
    from tablee.tables.room import Room
    from tablee.tables.running import Running

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


class Asking:
    """Some processes, and what the bots there were told."""

    def __init__(self, workers: list[Worker]) -> None:
        self.workers = workers
        self.hearers: dict[Key, Hearer] = {}
        self.stories = 0  # begun to tell
        self.tasks: set[asyncio.Task[Any]] = set()

    def level(self, room: Room, seat: int) -> str:
        """Which bot is asked for a seat: the one that plays there."""
        return room.table.running.level_of(seat)

    def forget(self, room: Room) -> None:
        """The game is over."""
        for seat in range(len(room.table.places)):
            key = (room.table.id, seat)
            if self.hearers.pop(key, None) is not None:
                self.spawn(self.tell_to_forget(key))

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        for worker in self.workers:
            worker.close()

    def ask(self, room: Room, seat: int) -> asyncio.Future[Choice | None]:
        return self.spawn(self.chosen(room, room.table.running, self.thought(room, seat)))

    def thought(self, room: Room, seat: int) -> Thought:
        """What the bot of a seat is asked now: only what it has not heard yet, and what it sees."""
        sitting, running, game = room.table.sitting, room.table.running, room.table.game
        assert sitting is not None
        key, level, told = (room.table.id, seat), self.level(room, seat), running.told
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
