"""A hall on a real file, without threads: the disk takes a step when it is told to, and bots have no thoughts.

What happens is then a matter of what was asked for, in what order, and of nothing else: a story that fails once fails
every time. The power can be cut at each of the moments of an entry: before it is handed over, before it is written,
before it is told.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import msgspec

from tablee.store.sqlite_orders import Order
from tablee.store.sqlite_writer import Writer
from tablee.tables.acts import ByPeople
from tablee.tables.commands import REMEMBERED
from tablee.tables.minds import Answer
from tablee.tables.room import Room
from tests.server.socket.inside import PATIENCE, Ear, Inside

P = ParamSpec("P")
T = TypeVar("T")

FOLD_AT = 12  # rows: often enough to matter


class AtOnce(ThreadPoolExecutor):
    """Does what it is given before it answers, in the caller's thread."""

    def submit(self, work: Callable[P, T], /, *given: P.args, **named: P.kwargs) -> Future[T]:
        done: Future[T] = Future()
        try:
            done.set_result(work(*given, **named))
        except Exception as error:
            done.set_exception(error)
        return done


class Thoughtless(AtOnce):
    """For bots: the first move that they may make."""

    def submit(self, _: Callable[..., Any], /, asked: Any) -> Future[Any]:  # type: ignore[override]
        first = msgspec.json.decode(asked).get("view", {"options": [""]})["options"][0]  # or it is told to forget
        return super().submit(lambda: msgspec.json.encode(Answer(first)))


class ByHand(Writer):
    """The thread that writes, without the thread."""

    full = False

    def start(self) -> None:
        """It does not run by itself."""

    def join(self, timeout: float | None = None) -> None:
        self.run()

    def step(self) -> None:
        """Commit what was handed over; in trouble, look whether it has passed."""
        if not self.inbox.empty():
            self.serve(self.gather())
        elif self.trouble is not None:
            self.do_chores()

    def lose_what_was_handed_over(self) -> None:
        while not self.inbox.empty():
            self.inbox.get()

    def carry_out(self, order: Order) -> None:
        super().carry_out(order)
        self.must_have_room()

    def probe(self) -> None:
        self.must_have_room()
        super().probe()

    def must_have_room(self) -> None:
        if self.full:
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise error


class Still(Inside):
    """One process after the other on the same file; the writer is `ByHand`."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, fold_at=FOLD_AT)
        self.pool = Thoughtless()

    @property
    def disk(self) -> ByHand:
        assert isinstance(self.store.writer, ByHand)
        return self.store.writer

    async def quiet(self) -> None:
        """The disk works; everything that was sent is on it, told and answered, and nothing is due."""
        self.disk.full = False
        async with asyncio.timeout(PATIENCE):
            while self.busy():
                self.disk.step()
                for room in self.hall.rooms.values():
                    room.wake()  # the alarms of a hall know nothing of a clock that stands still
                await asyncio.sleep(0)

    def busy(self) -> bool:
        handed_over = self.store.waiting or not self.disk.inbox.empty()
        at_work = self.disk.trouble or self.hall.tasks or self.hall.loading
        return bool(handed_over or at_work or any(self.stirs(room) for room in self.hall.rooms.values()))

    def stirs(self, room: Room) -> bool:
        due = room.due is not None and room.due <= self.clock.now
        return bool(room.pending or room.broken or room.listeners.arriving or due)

    def did_lately(self, table: str, command: str) -> bool:
        """Whether a command is on disk, among the rows that a room remembers for sure."""
        before = self.disk.ledger.head(table) - REMEMBERED
        line = "SELECT 1 FROM log WHERE table_id = ? AND command = ? AND number > ?"
        folded = self.disk.db.execute(line, (table, command, before)).fetchone()
        return bool(folded) or any(row.command == command for row in self.store.tail.of(table) if row.number > before)

    async def cut_the_power(self, written: bool) -> None:
        """What was handed over may be written or not; nobody hears of it any more."""
        if not written:
            self.disk.lose_what_was_handed_over()
        self.disk.tell = lambda orders, seconds: None
        await self.kill()


class Tab(Ear):
    """A connection; whoever opened it hears of refusals when they come."""

    def __init__(self, person: str, refused: Callable[[str, str], None]) -> None:
        super().__init__(person)
        self.refused = refused

    def send(self, frame: bytes) -> None:
        super().send(frame)
        if not self.deaf and self.frames[-1].get("type") == "refused":
            self.refused(self.person, self.frames[-1]["id"])


class Browser:
    """One person's browser: it remembers what its last tab knew, and every intention."""

    def __init__(self, person: str, refused: Callable[[str, str], None]) -> None:
        self.person = person
        self.refused = refused
        self.tabs: list[Ear] = []
        self.past: list[Ear] = []
        self.sent: dict[str, ByPeople] = {}

    def open_tab(self, resume: bool) -> Ear:
        tab = Tab(self.person, self.refused)
        known = (self.tabs or self.past)[-1:]
        if known and resume:
            tab.remember(known[0])
        self.tabs.append(tab)
        return tab

    def lose(self, tab: Ear) -> None:
        tab.deaf = True
        self.tabs.remove(tab)
        self.past.append(tab)

    def answers(self) -> list[tuple[str, bool]]:
        """Each answer that was heard: to which intention, and whether it was acknowledged."""
        frames = [frame for tab in (*self.past, *self.tabs) for frame in tab.frames if "id" in frame]
        return [(frame["id"], frame.get("type") != "refused") for frame in frames]

    def acknowledged(self) -> set[str]:
        return {command for command, acknowledged in self.answers() if acknowledged}

    def not_answered(self) -> set[str]:
        return self.sent.keys() - {command for command, _ in self.answers()}
