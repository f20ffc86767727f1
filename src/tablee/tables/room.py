"""A running table in memory: takes commands, writes them to the log, and tells them once they are on disk."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

from tablee.kernel import Event, Eyes, Refused, TableeError
from tablee.store.errors import Duplicate, StoreError
from tablee.store.log import Row, TableRecord
from tablee.tables import acts
from tablee.tables.acts import Entry
from tablee.tables.table import CLOSED, LOBBY, OVER, PAUSED, PLAYING, Table
from tablee.tables.telling import Frame, Teller, encode
from tablee.tables.views import place_view

if TYPE_CHECKING:
    from tablee.tables.hall import Hall

REMEMBERED: Final = 64  # command ids that a room answers again without asking the log
KEPT: Final = 64  # frames of each audience that a room can send again to whoever comes back
SNAPSHOT: Final = 50  # entries between two snapshots
TROUBLE: Final = {"full": "disk_full", "locked": "store_busy", "broken": "store_broken"}


class Ear(Protocol):
    """A connection, seen from the table."""

    person: str
    name: str
    eyes: Eyes

    def push(self, frame: bytes) -> None:
        """Send soon, in order; never waits."""

    def moved(self, room: Room) -> None:
        """The table was read again from the log: listen to this one from now on."""


class Frames:
    """The last frames of one audience, by number."""

    def __init__(self) -> None:
        self.last = 0
        self.frames: list[bytes] = []

    def after(self, number: int) -> list[bytes] | None:
        """What was told since; None if that is no longer known, or was never told."""
        missing = self.last - number
        if missing < 0 or missing > len(self.frames):
            return None
        return self.frames[len(self.frames) - missing :]


class Room:
    """One table, its listeners, and its place in the log. Everything happens in the event loop's thread."""

    def __init__(self, hall: Hall, table: Table, number: int) -> None:
        self.hall = hall
        self.table = table
        self.number = number
        self.teller = Teller(table)
        self.ears: dict[Eyes, list[Ear]] = {}
        self.kept: dict[Eyes, Frames] = {}
        self.heard: OrderedDict[str, bytes] = OrderedDict()
        self.pending = 0  # entries that are not on disk yet
        self.waiting: list[Callable[[], None]] = []  # to be done when they are
        self.broken: str | None = None
        self.last_at = 0
        self.due = table.due()
        self.snapshot_at = number
        self.thinking: dict[int, int] = {}  # seat -> the entry after which its bot was asked

    # --- Commands

    def command(self, ear: Ear, command: str, act: acts.ByPeople) -> None:
        """An act by a person: on disk, then told; or refused, to its sender alone."""
        if command in self.heard:
            ear.push(self.heard[command])
            return
        if self.broken is not None:
            ear.push(refused(command, self.broken, "table"))
            return
        try:
            self.catch_up()
            self.sign_of_life(ear, act)
            self.write(Entry(self.now(), act, ear.person, ear.name), command, ear)
        except Refused as refusal:
            ear.push(refused(command, refusal.reason, refusal.rule))
        except TableeError as error:
            ear.push(refused(command, error.code, "table"))
        except Exception as error:
            self.hall.report(self.table.id, error)
            ear.push(refused(command, "try_again", "table"))
            self.give_up("fault")

    def sign_of_life(self, ear: Ear, act: acts.ByPeople) -> None:
        seat = self.table.seat_of(ear.person)
        if seat is None or not self.table.places[seat].gone or isinstance(act, (acts.Stand, acts.HandOver)):
            return
        if self.table.state == PLAYING:
            self.write(Entry(self.now(), acts.Find(), ear.person))

    def catch_up(self) -> None:
        """Let what is due happen first, so that a late move meets the table as it is."""
        if self.due is not None and self.due <= self.now() and self.table.sitting is not None:
            if self.table.sitting.wanted(self.due) is None:
                self.write(Entry(self.now(), acts.Pass()))

    def now(self) -> int:
        """Server time, never going back within a table."""
        self.last_at = max(self.last_at, self.hall.clock())
        return self.last_at

    def write(self, entry: Entry, command: str | None = None, ear: Ear | None = None) -> None:
        """Apply an entry, queue it for the log, and have it told when it is there."""
        state = self.table.state
        seats = [place.person for place in self.table.places] if state == LOBBY else None
        events = self.table.apply(entry)
        self.number += 1
        frames = self.teller.tell(events, command, None if ear is None else ear.eyes)
        self.due = self.table.due()
        snapshot = self.snapshot_if_due()
        row = Row(
            self.table.id,
            self.number,
            entry.at,
            command,
            encode(entry),
            encode(events),
            self.due,
        )
        record = self.record() if state != PLAYING or self.table.state != PLAYING else None
        self.pending += 1
        self.hall.store.append(row, partial(self.stored, frames, command, ear), record, snapshot)
        if seats is not None:
            self.reseat(seats)
        self.hall.entry_written(self)

    def snapshot_if_due(self) -> bytes | None:
        if self.number - self.snapshot_at < SNAPSHOT:
            return None
        self.snapshot_at = self.number
        return encode(Snapshot(self.table.to_state(), {str(eyes): n for eyes, n in self.teller.numbers.items()}))

    def stored(self, frames: dict[Eyes, Frame], command: str | None, ear: Ear | None, error: StoreError | None) -> None:
        """The entry is on disk: now, and only now, it is told."""
        self.pending -= 1
        if error is not None:
            self.fail(error, command, ear)
            return
        told = False
        for eyes, (number, frame) in frames.items():
            self.keep(eyes, number, frame)
            for listener in self.ears.get(eyes, ()):
                listener.push(frame)
                told = told or listener is ear
        if command is not None:
            self.remember(command)
            if ear is not None and not told:
                ear.push(heard(command))
        if self.pending == 0 and self.waiting:
            waiting, self.waiting = self.waiting, []
            for then in waiting:
                then()

    def keep(self, eyes: Eyes, number: int, frame: bytes) -> None:
        kept = self.kept.get(eyes)
        if kept is None:
            kept = self.kept[eyes] = Frames()
        kept.last = number
        kept.frames.append(frame)
        if len(kept.frames) > KEPT:
            del kept.frames[0]

    def remember(self, command: str) -> None:
        self.heard[command] = heard(command)
        if len(self.heard) > REMEMBERED:
            self.heard.popitem(last=False)

    # --- Trouble with the disk

    def fail(self, error: StoreError, command: str | None, ear: Ear | None) -> None:
        """What is in memory is not on disk: nothing of it was told, so forget it and read the log again."""
        if ear is not None and command is not None:
            ear.push(heard(command) if isinstance(error, Duplicate) else refused(command, "try_again", "table"))
        self.give_up(TROUBLE.get(error.code, "try_again"))

    def give_up(self, code: str) -> None:
        """Forget this room; the hall reads the table again from its log."""
        if self.broken is None:
            self.broken = code
            self.hall.reload(self)

    # --- Listeners

    def enter(self, ear: Ear, after: int | None) -> None:
        """A connection comes in, or comes back knowing everything up to a number."""
        if self.pending:
            self.waiting.append(partial(self.enter, ear, after))
            return
        ear.eyes = self.table.seat_of(ear.person)
        self.ears.setdefault(ear.eyes, []).append(ear)
        missed = None if after is None else self.missed(ear.eyes, after)
        if missed is None:
            ear.push(self.teller.whole(ear.eyes, ear.person == self.table.host))
        else:
            ear.push(b'{"type":"resumed","n":%d}' % self.teller.numbers.get(ear.eyes, 0))
            for frame in missed:
                ear.push(frame)
        self.presence(ear, acts.Find())

    def missed(self, eyes: Eyes, after: int) -> list[bytes] | None:
        kept = self.kept.get(eyes)
        if kept is None:
            return [] if after == self.teller.numbers.get(eyes, 0) else None
        return kept.after(after)

    def leave(self, ear: Ear) -> None:
        """A connection is gone."""
        listeners = self.ears.get(ear.eyes, [])
        if ear in listeners:
            listeners.remove(ear)
            self.presence(ear, acts.Lose())

    def presence(self, ear: Ear, act: acts.Find | acts.Lose) -> None:
        """The first connection of a seat's player, or the last, matters to a running game."""
        if ear.eyes is None or self.table.state not in (PLAYING, PAUSED) or self.broken is not None:
            return
        others = sum(listener.person == ear.person for listener in self.ears.get(ear.eyes, ()))
        sitting = self.table.sitting
        assert sitting is not None
        chair = sitting.chairs[ear.eyes]
        if isinstance(act, acts.Lose) and others == 0:
            self.write(Entry(self.now(), act, ear.person))
        elif isinstance(act, acts.Find) and (chair.disconnected_at is not None or chair.gone):
            self.write(Entry(self.now(), act, ear.person))

    def reseat(self, before: list[str | None]) -> None:
        """People who sat down or stood up hear with other eyes from now on: each gets the whole table again."""
        if before == [place.person for place in self.table.places]:
            return
        self.hall.seats_changed(self, before)
        moved = [
            ear for listeners in self.ears.values() for ear in listeners if ear.eyes != self.table.seat_of(ear.person)
        ]
        self.waiting.append(partial(self.hear_anew, moved))

    def hear_anew(self, moved: list[Ear]) -> None:
        for ear in moved:
            if ear in self.ears.get(ear.eyes, []):
                self.ears[ear.eyes].remove(ear)
                ear.eyes = self.table.seat_of(ear.person)
                self.ears.setdefault(ear.eyes, []).append(ear)
                ear.push(self.teller.whole(ear.eyes, ear.person == self.table.host))

    def tell_all(self, frame: bytes) -> None:
        for listeners in self.ears.values():
            for ear in listeners:
                ear.push(frame)

    # --- Time and bots

    def wake(self) -> None:
        """Something is due: the bot of a seat moves, or a clock has run out."""
        if self.due is None or self.due > self.now() or self.broken is not None:
            return
        sitting = self.table.sitting
        assert sitting is not None
        seat = sitting.wanted(self.now())
        if seat is None:
            self.write(Entry(self.now(), acts.Pass()))
            return
        move = self.hall.bots.answer(self, seat) or sitting.position.default(seat).text
        try:
            self.write(Entry(self.now(), acts.BotPlay(seat, move)))
        except Refused:
            self.write(Entry(self.now(), acts.BotPlay(seat, sitting.position.default(seat).text)))

    # --- For lists

    def record(self) -> TableRecord:
        table = self.table
        state = {PAUSED: PLAYING}.get(table.state, table.state)
        return TableRecord(
            id=table.id,
            code=table.opened.code,
            game=table.game.key,
            created=self.hall.created_at(table),
            listed=table.settings.listed and state != CLOSED,
            watchable=table.settings.watchable,
            state=state,
            rules_version=table.opened.rules_version,
            summary=encode([place_view(place) for place in table.places]),
        )

    @property
    def idle(self) -> bool:
        """Nobody listens, nothing is due soon, nothing is under way."""
        return not any(self.ears.values()) and self.pending == 0 and self.table.state in (OVER, CLOSED, LOBBY)


class Snapshot(msgspec.Struct):
    """What a snapshot holds: the table, and how far each audience has been told."""

    table: Any
    numbers: dict[str, int]


def heard(command: str) -> bytes:
    return b'{"type":"heard","id":%b}' % encode(command)


def refused(command: str, code: str, rule: str) -> bytes:
    return b'{"type":"refused","id":%b,"code":%b,"rule":%b}' % (encode(command), encode(code), encode(rule))


def told_events(row: Row) -> list[Any]:
    return list(msgspec.json.decode(row.told))


__all__ = ["Ear", "Event", "Frames", "Room", "Snapshot"]
