"""A running table in memory: takes commands, writes them to the log, and tells them once they are on disk."""

from __future__ import annotations

from collections import OrderedDict
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from tablee.kernel import Event, Eyes, Position, Refused, TableeError
from tablee.store.errors import Duplicate, StoreError
from tablee.store.log import Row, TableRecord
from tablee.tables import acts
from tablee.tables.acts import Entry
from tablee.tables.paper import Snapshot
from tablee.tables.table import CLOSED, LOBBY, OVER, PAUSED, PLAYING, Table
from tablee.tables.telling import Frame, Teller, encode
from tablee.tables.views import Summary, place_view

if TYPE_CHECKING:
    from tablee.tables.hall import Hall

REMEMBERED: Final = 1_024  # command ids that a room answers again without asking the log: of half a minute in real time
KEPT: Final = 64  # frames of each audience that a room can send again to whoever comes back
OVERSLEPT: Final = 5_000  # milliseconds after which an alarm was not late, but the house stood still
SNAPSHOT: Final = 50  # entries between two snapshots
TROUBLE: Final = {"full": "disk_full", "locked": "store_busy", "broken": "store_broken"}


class Ear(Protocol):
    """A connection, seen from the table."""

    person: str
    name: str
    eyes: Eyes

    @property
    def delay(self) -> int:
        """How long a message is on its way, in milliseconds; 0 if nobody knows."""

    def push(self, frame: bytes) -> None:
        """Send soon, in order; never waits."""

    def moved(self, room: Room) -> None:
        """The table was read again from the log: listen to this one from now on."""

    def dismiss(self) -> None:
        """The game is not for these eyes: go away."""

    def fail(self) -> None:
        """A mistake of ours: go away, and come back."""


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


class Writing(NamedTuple):
    """An entry on its way to the disk, and what is to be done when it is there."""

    frames: dict[Eyes, Frame]
    command: str | None  # of `ear`
    ear: Ear | None
    lobby: bool  # it was written before the game had begun
    begins: bool
    reseats: bool
    move: bool  # of a person or a bot


class Room:
    """One table, its listeners, and its place in the log. Everything happens in the event loop's thread."""

    def __init__(self, hall: Hall, table: Table, number: int) -> None:
        self.hall = hall
        self.table = table
        self.number = number
        self.teller = Teller(table)
        self.ears: dict[Eyes, list[Ear]] = {}
        self.kept: dict[Eyes, Frames] = {}
        self.heard: OrderedDict[str, None] = OrderedDict()  # the last commands that are on disk
        self.in_flight: dict[str, list[Ear]] = {}  # commands that are not, and who sent them again meanwhile
        self.pending = 0  # entries that are not on disk yet
        self.arriving: list[tuple[Ear, int | None]] = []  # who comes in when they are, and what they have seen
        self.broken: str | None = None
        self.faults = 0  # one after the other
        self.repeated = False  # it is broken only because it had forgotten a command that came again
        self.last_at = 0
        self.due = table.due()
        self.snapshot_at = number
        self.rematching = False
        self.awaited: tuple[int, ...] = ()  # when decisions were last noted
        self.alarms = 0
        self.questions: dict[int, str | None] = {}  # what a seat was asked then, if the rules say
        self.asked: dict[Eyes, int] = {}  # with which number a seat was told of the decision that it has
        self.note_decisions()

    # --- Commands

    def command(self, ear: Ear, command: str, act: acts.ByPeople, seen: int = 0) -> None:
        """An act by a person who had seen a number (0: all): on disk, then told; or refused, to its sender alone."""
        if self.heard_before(ear, command):
            return
        if self.broken is not None:
            self.hall.refuse(ear, command, self.broken)
            return
        seen = seen or self.teller.numbers.get(ear.eyes, 0)
        try:
            at = self.now()
            self.catch_up(at)
            if not isinstance(act, (acts.Stand, acts.HandOver)):
                self.sign_of_life(ear, at)
            if isinstance(act, acts.Play):
                self.must_be_in_time(ear.eyes, act, seen, at)
            delay = self.table.game.credited(ear.delay) if self.real_time and isinstance(act, acts.Play) else 0
            self.write(Entry(at, act, ear.person, ear.name, delay), command, ear)
        except Refused as refusal:
            self.hall.refuse(ear, command, refusal.reason, refusal.rule)
        except TableeError as error:
            self.hall.refuse(ear, command, error.code)
        except Exception as error:
            self.hall.refuse(ear, command, "try_again")
            self.fault(error)

    @property
    def real_time(self) -> bool:
        """Does it matter here how far away somebody is?"""
        position = self.table.position()
        return self.table.game.traits.real_time and (position is None or position.live())

    def heard_before(self, ear: Ear, command: str) -> bool:
        """The same id of the same person is the same intention: answered again, not done again."""
        key = own(ear.person, command)
        if key in self.heard:
            ear.push(heard(command))
        elif key in self.in_flight:
            self.in_flight[key].append(ear)
        else:
            return False
        return True

    def sign_of_life(self, ear: Ear, at: int) -> None:
        seat = self.table.seat_of(ear.person)
        if seat is not None and self.table.places[seat].gone and self.table.state == PLAYING:
            self.write(Entry(at, acts.Find(), ear.person))

    def spoke(self, ear: Ear) -> None:
        """A line of chat is a message, too: whoever speaks is back (SMI-154)."""
        if self.broken is not None:
            return
        try:
            at = self.now()
            self.catch_up(at)
            self.sign_of_life(ear, at)
        except Exception as error:
            self.fault(error)

    def catch_up(self, at: int) -> None:
        """Let what is due happen first, so that a late move meets the table as it is."""
        sitting = self.table.sitting
        if self.due is None or self.due > at or sitting is None:
            return
        if self.overslept(at):
            self.write(Entry(at, acts.Interrupt()))
        elif sitting.behind(at):
            self.write(Entry(sitting.before(at), acts.Pass()))

    def overslept(self, at: int) -> bool:
        """Something is overdue: where people play together, the house stood still (GRU-274)."""
        return self.due is not None and at - self.due > OVERSLEPT and self.table.stands_with_the_house()

    def must_be_in_time(self, eyes: Eyes, act: acts.Play, seen: int, at: int) -> None:
        """A move is for the decision that its sender saw, not for one that others or the time have made since.

        Where the rules themselves have something against it by now, that is the better answer.
        """
        if eyes is not None and seen < self.asked.get(eyes, 0):
            sitting = self.table.sitting
            if sitting is not None:
                sitting.turned_away(eyes, at)
            refusal = None if sitting is None else sitting.why_not(eyes, self.table.game.move(act.move), at)
            raise Refused("too_late", "table") if refusal is None else Refused(refusal.code, refusal.rule)

    def note_decisions(self) -> None:
        """A seat that was not awaited, that has moved, or that the rules' own time has passed by, has another decision.

        In a game of turns there is no need: a move that comes too late or too early is against the rules.
        """
        sitting = self.table.sitting
        if sitting is None or self.table.takes_back:
            return
        before, self.awaited = self.awaited, sitting.position.awaited()
        seats = set(self.awaited).difference(before) | sitting.moved.intersection(self.awaited)
        sitting.moved.clear()
        if sitting.alarms != self.alarms:
            self.alarms = sitting.alarms
            seats.update(seat for seat in (*before, *self.awaited) if self.another_question(sitting.position, seat))
        for seat in seats:
            self.asked[seat] = self.teller.numbers.get(seat, 0)
            self.questions[seat] = sitting.position.question(seat)

    def another_question(self, position: Position, seat: int) -> bool:
        question = position.question(seat)
        return question is None or question != self.questions.get(seat)

    def now(self) -> int:
        """Server time, never going back within a table."""
        self.last_at = max(self.last_at, self.hall.clock())
        return self.last_at

    def write(self, entry: Entry, command: str | None = None, ear: Ear | None = None) -> None:
        """Apply an entry, queue it for the log, and have it told when it is there."""
        state = self.table.state
        seats = [place.person for place in self.table.places] if state == LOBBY else None
        seat = None if ear is None else ear.eyes
        told, frames = self.apply(entry, None if seat is None else command, seat)
        key = None if ear is None or command is None else own(ear.person, command)
        row = Row(
            self.table.id,
            self.number,
            entry.at,
            key,
            encode(entry),
            told,
            self.due,
        )
        record = self.record() if state != PLAYING or self.table.state != PLAYING else None
        snapshot = self.snapshot_if_due()
        reseats = seats is not None and self.seats_changed(seats)
        begins = state == LOBBY and self.table.state == PLAYING
        move = isinstance(entry.act, (acts.Play, acts.BotPlay))
        writing = Writing(frames, command, ear, state == LOBBY, begins, reseats, move)
        self.pending += 1
        if key is not None:
            self.in_flight[key] = []
        self.hall.store.append(row, partial(self.stored, writing), record, snapshot)
        self.hall.entry_written(self)

    def apply(self, entry: Entry, command: str | None, sender: Eyes) -> tuple[bytes, dict[Eyes, Frame]]:
        """The next entry happens: the events that it causes, as JSON, and what everybody will be told."""
        lobby = self.table.state == LOBBY
        events = self.table.apply(entry)
        self.number += 1
        self.due = self.table.due()
        if lobby:  # everybody hears the same; a seat that was added counts like the others
            told = self.teller.numbers.get(None, 0)
            self.teller.numbers = dict.fromkeys(self.teller.audiences(), told)
        lines = [encode(event) for event in events]
        frames = self.teller.tell(events, command, sender, lines)
        self.note_decisions()
        return b"[%b]" % b",".join(lines), frames

    def replay(self, row: Row, entry: Entry) -> None:
        """The next entry is read from the log: everything as it was when it was written."""
        lobby = self.table.state == LOBBY
        seat = self.table.seat_of(entry.by)
        command = None if row.command is None or lobby else row.command.partition("/")[2]
        _, frames = self.apply(entry, command, seat)
        if not lobby:
            for eyes, (number, frame) in frames.items():
                self.keep(eyes, number, frame)

    def snapshot_if_due(self) -> bytes | None:
        """Now and then, when nobody has a move to take back: what is in a snapshot cannot be taken back any more."""
        since = self.number - self.snapshot_at
        table = self.table
        if since < SNAPSHOT or table.question is not None or (table.last_play is not None and since < 4 * SNAPSHOT):
            return None
        self.snapshot_at = self.number
        state = table.to_state()
        if state.sitting is not None:  # the table goes on as it would if it were read from here
            table.base, table.driven, table.last_play = encode(state), [], None
        return encode(Snapshot(state, {str(eyes): n for eyes, n in self.teller.numbers.items()}))

    def stored(self, writing: Writing, error: StoreError | None) -> None:
        """The entry is on disk: now, and only now, it is told."""
        self.pending -= 1
        if error is not None:
            self.fail(error, writing)
            return
        self.faults = 0
        self.hall.moves += writing.move
        if writing.begins and not self.table.settings.watchable:
            for onlooker in self.ears.pop(None, []):
                onlooker.dismiss()
        told = self.tell(writing)
        if writing.command is not None and writing.ear is not None:
            self.answer(writing.command, writing.ear, told and writing.ear.eyes is not None)
        if writing.reseats:
            self.reseat()
        if self.pending == 0 and self.broken is None:
            arriving, self.arriving = self.arriving, []
            for ear, after in arriving:
                self.let_in(ear, after)

    def tell(self, writing: Writing) -> bool:
        """To everybody who hears it; whether its sender was among them. The lobby is told whole to who comes back."""
        told = False
        for eyes, (number, frame) in writing.frames.items():
            if not writing.lobby:
                self.keep(eyes, number, frame)
            listeners = self.ears.get(eyes, ())
            self.hall.frames += len(listeners)
            for listener in listeners:
                listener.push(frame)
                told = told or listener is writing.ear
        return told

    def answer(self, command: str, ear: Ear, told: bool) -> None:
        key = own(ear.person, command)
        self.remember(key)
        if not told:
            ear.push(heard(command))
        for again in self.in_flight.pop(key, ()):
            again.push(heard(command))

    def keep(self, eyes: Eyes, number: int, frame: bytes) -> None:
        kept = self.kept.get(eyes)
        if kept is None:
            kept = self.kept[eyes] = Frames()
        kept.last = number
        kept.frames.append(frame)
        if len(kept.frames) > KEPT:
            del kept.frames[0]

    def remember(self, key: str) -> None:
        self.heard[key] = None
        if len(self.heard) > REMEMBERED:
            self.heard.popitem(last=False)

    # --- Trouble

    def fail(self, error: StoreError, writing: Writing) -> None:
        """What is in memory is not on disk: nothing of it was told, so forget it and read the log again."""
        command, ear = writing.command, writing.ear
        self.repeated = self.repeated or (self.broken is None and isinstance(error, Duplicate))
        if ear is not None and command is not None:
            for sender in (ear, *self.in_flight.pop(own(ear.person, command), ())):
                if isinstance(error, Duplicate):
                    sender.push(heard(command))
                else:
                    self.hall.refuse(sender, command, "try_again")
        self.give_up(TROUBLE.get(error.code, "try_again"))

    def fault(self, error: Exception) -> None:
        """A mistake of ours: nobody knows what the table looks like now, but the log does."""
        self.hall.report(self.table.id, error)
        self.give_up("fault")

    def give_up(self, code: str) -> None:
        """Forget this room; the hall reads the table again from its log."""
        if self.broken is None:
            self.broken = code
            self.hall.reload(self)

    # --- Listeners

    def lets_in(self, person: str) -> bool:
        """Whoever has the link may come in before the game; then its players, and spectators where they are let in."""
        table = self.table
        return table.state == LOBBY or table.settings.watchable or table.seat_of(person) is not None

    def everybody(self) -> list[Ear]:
        """Who listens, and who is about to."""
        return [ear for ears in self.ears.values() for ear in ears] + [ear for ear, _ in self.arriving]

    def let_in(self, ear: Ear, after: int | None) -> None:
        """One of many who come in together: a mistake of ours keeps only this one out."""
        try:
            self.enter(ear, after)
        except Exception as error:
            self.hall.report(self.table.id, error)
            self.forget(ear)
            ear.fail()

    def enter(self, ear: Ear, after: int | None) -> None:
        """A connection comes in, or comes back knowing everything up to a number."""
        self.forget(ear)
        if self.pending or self.broken is not None:  # memory is ahead of the disk
            self.arriving.append((ear, after))
            return
        if not self.lets_in(ear.person):
            ear.dismiss()
            return
        ear.eyes = self.table.seat_of(ear.person)
        self.ears.setdefault(ear.eyes, []).append(ear)
        missed = None if after is None else self.missed(ear.eyes, after)
        if missed is None:
            ear.push(self.teller.whole(ear.eyes, ear.person == self.table.host))
        else:
            ear.push(b'{"type":"resumed","n":%d}' % self.teller.numbers.get(ear.eyes, 0))
            self.hall.frames += len(missed)
            for frame in missed:
                ear.push(frame)
        self.presence(ear, acts.Find())

    def missed(self, eyes: Eyes, after: int) -> list[bytes] | None:
        """None if it has to be the whole: in the lobby always, because seats change there."""
        if self.table.state == LOBBY:
            return None
        kept = self.kept.get(eyes)
        if kept is None:
            return [] if after == self.teller.numbers.get(eyes, 0) else None
        return kept.after(after)

    def leave(self, ear: Ear) -> None:
        """A connection is gone."""
        if self.forget(ear):
            self.presence(ear, acts.Lose())

    def forget(self, ear: Ear) -> bool:
        """Whether this one was listening."""
        self.arriving = [(other, after) for other, after in self.arriving if other is not ear]
        listeners = self.ears.get(ear.eyes, [])
        if ear in listeners:
            listeners.remove(ear)
            return True
        return False

    def presence(self, ear: Ear, act: acts.Find | acts.Lose) -> None:
        """The first connection of a seat's player, or the last, matters to a running game."""
        if ear.eyes is None or self.table.state not in (PLAYING, PAUSED) or self.broken is not None:
            return
        here = any(listener.person == ear.person for listener in self.ears.get(ear.eyes, ()))
        sitting = self.table.sitting
        assert sitting is not None
        chair = sitting.chairs[ear.eyes]
        if (isinstance(act, acts.Lose) and not here) or (
            isinstance(act, acts.Find) and (chair.disconnected_at is not None or chair.gone)
        ):
            self.happen(Entry(self.now(), act, ear.person))

    def after_standstill(self) -> None:
        """The table was read from the log: where people play together, time did not run while nobody could play."""
        if self.table.stands_with_the_house():
            self.happen(Entry(self.now(), acts.Interrupt()))

    def roll_call(self) -> None:
        """The table was read from the log: whoever is not here now has lost the connection, and nobody noticed."""
        sitting = self.table.sitting
        if sitting is None or self.table.state not in (PLAYING, PAUSED) or not sitting.pace.disconnection:
            return
        here = {ear.person for ear in self.everybody()}
        for place, chair in zip(self.table.places, sitting.chairs, strict=True):
            away = chair.gone or chair.disconnected_at is not None or place.person is None
            if not away and place.person not in here and self.broken is None:
                self.happen(Entry(self.now(), acts.Lose(), place.person))

    def seats_changed(self, before: list[str | None]) -> bool:
        if before == [place.person for place in self.table.places]:
            return False
        self.hall.seats_changed(self, before)
        return True

    def reseat(self) -> None:
        """Who sat down or stood up hears with other eyes: nothing more with the old ones, then the whole again."""
        for listeners in self.ears.values():
            for ear in [ear for ear in listeners if ear.eyes != self.table.seat_of(ear.person)]:
                listeners.remove(ear)
                ear.eyes = None
                self.arriving.append((ear, None))

    def tell_all(self, frame: bytes) -> None:
        for ear in self.everybody():
            ear.push(frame)

    # --- Time and bots

    def wake(self) -> None:
        """Something is due: the bot of a seat moves, or a clock has run out."""
        at = self.now()  # one moment for all of it: a window may close while we are at work
        if self.due is None or self.due > at or self.broken is not None:
            return
        sitting = self.table.sitting
        assert sitting is not None
        if self.overslept(at):
            self.happen(Entry(at, acts.Interrupt()))
            return
        seat = sitting.wanted(at)
        if seat is None:
            self.happen(Entry(at, acts.Pass()))
            return
        harmless = sitting.position.default(seat).text if seat in sitting.position.awaited() else ""
        answer = self.hall.bots.answer(self, seat)
        try:
            self.write(Entry(at, acts.BotPlay(seat, harmless if answer is None else answer)))
        except TableeError:
            self.happen(Entry(at, acts.BotPlay(seat, harmless)))
        except Exception as error:
            self.fault(error)

    def happen(self, entry: Entry) -> None:
        """What nobody sent is written, too; there is nobody whom it could be refused to."""
        try:
            self.write(entry)
        except Exception as error:
            self.fault(error)

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
            summary=encode(Summary(table.settings, [place_view(place) for place in table.places])),
        )

    @property
    def idle(self) -> bool:
        """Nobody listens, nothing is due soon, nothing is under way."""
        return not any(self.ears.values()) and self.pending == 0 and self.table.state in (OVER, CLOSED, LOBBY)


def own(person: str, command: str) -> str:
    """A command in the log: two people may have chosen the same id."""
    return f"{person}/{command}"


def heard(command: str) -> bytes:
    return b'{"type":"heard","id":%b}' % encode(command)


def refused(command: str, code: str, rule: str) -> bytes:
    return b'{"type":"refused","id":%b,"code":%b,"rule":%b}' % (encode(command), encode(code), encode(rule))


__all__ = ["Ear", "Event", "Frames", "Room", "Snapshot"]
