"""What bots are asked: they think in other processes, on what their seat has seen and heard.

Each bot is at home in one of the processes, by its table and seat, and lives on there between its thoughts (`minds`).
It is told only what it has not heard yet.

A process has one thought after the other. Before it people take turns (`fair_queue`), each with the bots of their own
tables; what to tell a bot is put together when its turn comes. A thought for which it is too late then is dropped.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from zlib import crc32

import msgspec

from tablee.kernel import Event, Reason
from tablee.tables.fair_queue import FairQueue
from tablee.tables.minds import NOTHING, Answer, Forget, Thought
from tablee.tables.workers import Worker, WorkerLost

if TYPE_CHECKING:
    from tablee.tables.room import Room
    from tablee.tables.running import Running

TRIES: Final = 3  # a thought, the cards that were not known, the story that was not known
NEWEST: Final = 1 / 16  # what the last thought counts in the time that one takes on average

Key = tuple[str, int]  # a table and a seat


class Choice(NamedTuple):
    """What a bot has chosen: the notation of its move, empty for nothing, and why."""

    move: str
    reason: Reason | None = None


class Hearer(NamedTuple):
    """What a bot was told, as far as we know: so much of a story that is true as long as these are the same."""

    running: Running
    rewound: int
    story: int
    told: int

    def still_hears(self, running: Running) -> bool:
        return self.running is running and self.rewound == running.rewound


class Sight(NamedTuple):
    """What a bot has before it when it is asked: the view, how much of the story goes with it, and until when."""

    room: Room
    running: Running
    rewound: int
    seat: int
    level: str
    seed: int
    told: int
    view: msgspec.Raw
    deadline: int | None  # of the hall's clock

    @property
    def key(self) -> Key:
        return (self.room.table.id, self.seat)

    def has_passed(self) -> bool:
        """It is too late for an answer, or what was seen was taken back."""
        late = self.deadline is not None and self.deadline < self.room.hall.clock()
        return late or self.rewound != self.running.rewound


class Waiting(NamedTuple):
    """A bot whose turn to think has not come yet."""

    sight: Sight
    answer: asyncio.Future[Choice | None]

    def conclude(self, choice: Choice | None) -> None:
        if not self.answer.done():  # whoever waited for it may have gone
            self.answer.set_result(choice)


class Line(FairQueue[Waiting]):
    """Those who wait for one process, and how long a thought takes there."""

    def __init__(self) -> None:
        super().__init__()
        self.served = False  # while nobody waits
        self.average = 0.0  # in seconds

    def took(self, seconds: float) -> None:
        self.average += (seconds - self.average) * NEWEST

    def wait(self, owner: str) -> float:
        """The seconds until somebody's next thought is done, as far as one can tell."""
        return (self.ahead(owner) + 1) * self.average


class Asking:
    """Some processes, who waits for them, and what the bots there were told."""

    def __init__(self, workers: list[Worker], seconds: Callable[[], float] = time.monotonic) -> None:
        self.workers = workers
        self.seconds = seconds
        self.lines: defaultdict[Worker, Line] = defaultdict(Line)
        self.hearers: dict[Key, dict[str, Hearer]] = {}  # by their levels
        self.stories = 0  # begun to tell
        self.thoughts = 0  # that had their turn
        self.dropped = 0  # that had none
        self.tasks: set[asyncio.Task[Any]] = set()

    def level(self, room: Room, seat: int) -> str:
        """Which bot is asked for a seat: the one that plays there."""
        return room.table.running.level_of(seat)

    def owner(self, room: Room, seat: int) -> str:
        """Who takes turns with others for the bot of a seat: the host of its table."""
        return room.table.host

    def deadline(self, room: Room, seat: int) -> int | None:
        """When the answer comes too late, if ever."""
        return None

    def forget(self, room: Room) -> None:
        """The game is over."""
        for seat in range(len(room.table.places)):
            self.withdraw(room, seat)
            key = (room.table.id, seat)
            for level in self.hearers.pop(key, ()):
                self.spawn(self.tell_to_forget(key, level))

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        for worker in self.workers:
            worker.close()

    # --- Waiting for a turn

    def ask(self, room: Room, seat: int) -> asyncio.Future[Choice | None]:
        """What the bot of a seat chooses when its turn comes; None if that is too late, or it is asked again before."""
        waiting = Waiting(self.sight(room, seat), asyncio.get_running_loop().create_future())
        line = self.line(waiting.sight.key)
        self.drop(line.put(self.owner(room, seat), waiting.sight.key, waiting))
        if not line.served:
            line.served = True
            self.spawn(self.serve(line))
        return waiting.answer

    async def serve(self, line: Line) -> None:
        """One thought after the other, as long as somebody waits."""
        try:
            while (waiting := line.take()) is not None:
                if waiting.sight.has_passed():
                    self.drop(waiting)
                else:
                    await self.give_turn(line, waiting)
        finally:
            line.served = False

    async def give_turn(self, line: Line, waiting: Waiting) -> None:
        """Whatever happens, whoever waits for the answer does not wait for ever."""
        self.thoughts += 1
        choice = None
        try:
            choice = await self.chosen(line, waiting.sight)
        finally:
            waiting.conclude(choice)

    def withdraw(self, room: Room, seat: int) -> None:
        """Nobody wants to know any more."""
        key = (room.table.id, seat)
        self.drop(self.line(key).remove(self.owner(room, seat), key))

    def drop(self, waiting: Waiting | None) -> None:
        """There will be no thought, and its bot is told nothing: it hears that with its next one."""
        if waiting is not None:
            self.dropped += 1
            waiting.conclude(None)

    @property
    def waiting(self) -> int:
        return sum(map(len, self.lines.values()))

    # --- What is said

    def sight(self, room: Room, seat: int) -> Sight:
        """What the bot of a seat has before it now."""
        sitting, running = room.table.sitting, room.table.running
        assert sitting is not None
        return Sight(
            room=room,
            running=running,
            rewound=running.rewound,
            seat=seat,
            level=self.level(room, seat),
            seed=running.luck_of_bot(seat),
            told=running.told,
            view=raw(sitting.position.view(seat)),
            deadline=self.deadline(room, seat),
        )

    def thought(self, sight: Sight) -> Thought:
        """What a bot is asked in its turn: only what it has not heard yet, and what it has seen."""
        running, seat, level = sight.running, sight.seat, sight.level
        hearers = self.hearers.setdefault(sight.key, {})
        hearer = hearers.get(level)
        if hearer is None or not hearer.still_hears(running):
            self.stories += 1
            hearer = Hearer(running, running.rewound, self.stories, 0)
        hearers[level] = hearer._replace(told=sight.told)
        return Thought(
            table=sight.room.table.id,
            seat=seat,
            level=level,
            game=running.game.key,
            edition=running.game.edition.digest,
            temper=running.temper_of_bot(seat),
            seed=sight.seed,
            story=hearer.story,
            after=hearer.told,
            told=sight.told,
            heard=raw(heard_between(running, seat, hearer.told, sight.told)),
            view=sight.view,
        )

    async def chosen(self, line: Line, sight: Sight) -> Choice | None:
        """What a bot answers, and how long that took; None if it has failed, which is reported."""
        room, began = sight.room, self.seconds()
        try:
            answer = await self.exchange(sight)
            line.took(self.seconds() - began)
            if answer.fault:
                report(room, answer.fault)
            elif not answer.lacks:
                return Choice(answer.move, self.reason(room, answer))
        except WorkerLost:
            report(room, "a process of the bots was lost")
        except Exception as error:
            room.hall.report(room.table.id, error)
        return None

    async def exchange(self, sight: Sight) -> Answer:
        """The answer of the process that knows this bot, which is told more if it has lost it."""
        thought = self.thought(sight)
        for _ in range(TRIES):
            answer = msgspec.json.decode(await self.submit(sight.key, msgspec.json.encode(thought)), type=Answer)
            if not answer.lacks or sight.rewound != sight.running.rewound:  # so is the decision that this was about
                break
            thought = more(sight.running, thought, answer.lacks)
        return answer

    def submit(self, key: Key, asked: bytes) -> asyncio.Future[bytes]:
        return self.worker(key).submit(asked)

    def worker(self, key: Key) -> Worker:
        """Where a bot is at home: those of a table next to one another."""
        table, seat = key
        return self.workers[(crc32(table.encode()) + seat) % len(self.workers)]

    def line(self, key: Key) -> Line:
        return self.lines[self.worker(key)]

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

    async def tell_to_forget(self, key: Key, level: str) -> None:
        """In nobody's turn: it takes no time, and comes after whatever the bot thinks about now."""
        try:
            await self.submit(key, msgspec.json.encode(Forget(*key, level)))
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
    return msgspec.structs.replace(thought, after=0, heard=raw(heard_between(running, thought.seat, 0, thought.told)))


def heard_between(running: Running, seat: int, after: int, told: int) -> list[Event]:
    """What a seat has heard of the story between two places in it."""
    later = len(running.heard_by(seat, told))
    heard = running.heard_by(seat, after)
    return heard[: len(heard) - later]


def raw(something: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(something))


def report(room: Room, what: str) -> None:
    """For the log of the house. The game goes on without this bot's idea."""
    room.hall.faults += 1
    logging.getLogger("tablee").error("a fault at table %s: %s", room.hall.tag(room.table.id), what)
