"""A running table in memory: takes commands, writes them to the log, and tells them once they are on disk."""

from __future__ import annotations

import asyncio
from collections import deque
from functools import partial
from typing import TYPE_CHECKING, Final, final

from tablee.kernel import EVERYTHING, BadOption, Eyes, Refused, TableeError
from tablee.store.errors import Duplicate, StoreError
from tablee.store.log import Row, TableRecord
from tablee.tables import acts
from tablee.tables.acts import Entry
from tablee.tables.commands import Commands, heard, own
from tablee.tables.company import CLOSED, LOBBY, PAUSED, PLAYING, Unchanged
from tablee.tables.decisions import Decisions
from tablee.tables.fidelity import contradicted, must_tell, program_of
from tablee.tables.hush import NOBODY, Hush
from tablee.tables.keeping import MOVED
from tablee.tables.listeners import Ear, Listeners
from tablee.tables.records import Snapshot
from tablee.tables.table import Table
from tablee.tables.talk import Talk
from tablee.tables.telling import Frame, Teller, Written, encode
from tablee.tables.views import Summary, place_view

if TYPE_CHECKING:
    from tablee.tables.hall import Hall

OVERSLEPT: Final = 5_000  # milliseconds after which an alarm was not late, but the house stood still
SNAPSHOT: Final = 80  # entries between two snapshots
GO_AWAY: Final = frozenset((acts.Stand, acts.HandOver))  # no sign of life; kinds, because `isinstance` is slow here
MOVES: Final = frozenset((acts.Play, acts.BotPlay))
TIMED: Final = 16  # frames of each pair of eyes of which it is known when they were sent
TROUBLE: Final = {"full": "disk_full", "locked": "store_busy", "broken": "store_broken"}


@final
class Writing:
    """An entry on its way to the disk, and what is to be done when it is there."""

    __slots__ = ("begins", "command", "ear", "frames", "hushed", "key", "lobby", "move", "opened", "reseats")

    def __init__(
        self,
        frames: dict[Eyes, Frame],
        command: str | None,
        key: str | None,
        ear: Ear | None,
        lobby: bool,
        begins: bool,
        reseats: bool,
        move: bool,
        hushed: frozenset[Eyes],
        opened: dict[Eyes, list[str]],
    ) -> None:
        self.frames = frames
        self.command = command  # of `ear`
        self.key = key  # under which it is in the log
        self.ear = ear
        self.lobby = lobby  # it was written before the game had begun
        self.begins = begins
        self.reseats = reseats
        self.move = move  # of a person or a bot
        self.hushed = hushed  # from then on
        self.opened = opened  # channels that eyes hear from then on


class Room:
    """One table, its listeners, and its place in the log. Everything happens in the event loop's thread."""

    def __init__(self, hall: Hall, table: Table, number: int, created: int = 0, opener: str = "") -> None:
        self.hall = hall
        self.created = created
        self.opener = opener
        self.table = table
        self.hushes = table.game.traits.hushes
        self.in_real_time = table.game.traits.real_time
        self.number = number
        self.teller = Teller(table)
        self.listeners = Listeners()
        self.talk = Talk(self)
        self.hush = Hush()
        self.decisions = Decisions()
        self.commands = Commands()
        self.pending = 0  # entries that are not on disk yet
        self.written: asyncio.Event | None = None  # somebody waits until there are none
        self.broken: str | None = None
        self.faults = 0  # one after the other
        self.repeated = False  # it is broken only because it had forgotten a command that came again
        self.told_at: dict[Eyes, deque[tuple[int, int]]] = {}  # in real time: the last frames, and when they were sent
        self.last_at = 0
        self.used_at = hall.clock()  # somebody came, went, or did something
        self.due = table.due()
        self.snapshot_at = number
        self.rematching = False
        self.note_decisions()

    # --- Commands

    def command(self, ear: Ear, command: str, act: acts.ByPeople, seen: int = 0, looked_up: bool = False) -> None:
        """An act by a person who had seen a number (0: all): on disk, then told; or refused, to its sender alone."""
        key = own(ear.person, command)
        if self.commands.sent_before(ear, key, command):
            return
        if not looked_up and key in self.commands.forgotten:
            self.hall.spawn(self.look_up(ear, command, act, seen))
            return
        if self.broken == MOVED:  # it is sent again to wherever the table is now
            return
        if self.broken is not None:
            self.hall.refuse(ear, command, self.broken)
            return
        said, seen = seen, seen or self.teller.numbers.get(ear.eyes, 0)
        try:
            at = self.now()
            self.catch_up(at)
            if type(act) not in GO_AWAY:
                self.sign_of_life(ear, at)
            play = act if type(act) is acts.Play else None
            delay = self.delay_of(ear, said, at) if play is not None and self.real_time else 0
            entry = Entry(at, act, ear.person, ear.name, delay)
            if play is not None and self.decisions.is_late(ear.eyes, seen):
                self.table.running.judged(entry, play, late=True)
            else:
                self.write(entry, command, ear, key)
        except Unchanged:
            self.commands.change_nothing(ear, command)
            self.finish_unwritten()
        except Refused as refusal:
            self.hall.refuse(ear, command, refusal.reason, refusal.rule)
        except BadOption as error:
            self.hall.refuse_option(ear, command, error)
        except TableeError as error:
            self.hall.refuse(ear, command, error.code)
        except Exception as error:
            self.hall.refuse(ear, command, "try_again")
            self.fault(error)

    async def look_up(self, ear: Ear, command: str, act: acts.ByPeople, seen: int) -> None:
        """It may be one of long ago. Then nothing of it is done again, not even in memory."""
        key = own(ear.person, command)
        try:
            known = await self.hall.store.has_command(self.table.id, key)
        except StoreError as error:
            self.hall.refuse(ear, command, TROUBLE.get(error.code, "try_again"))
            return
        room = self.hall.rooms.get(self.table.id, self)  # it may have been read again since
        if known:
            room.commands.remember(key)
        room.command(ear, command, act, seen, looked_up=True)

    def delay_of(self, ear: Ear, seen: int, at: int) -> int:
        """How long a move was on its way, as far as it counts. It answers the last frame that its sender had seen."""
        told = self.told_at.get(ear.eyes, ())
        for number, sent in told:
            if number == seen:
                ear.answers_after(at - sent)
        return self.table.game.credited(ear.delay)

    def note_telling(self, frames: dict[Eyes, Frame]) -> None:
        at = self.hall.clock()
        for eyes, (number, _) in frames.items():
            self.told_at.setdefault(eyes, deque(maxlen=TIMED)).append((number, at))

    def told(self) -> int:
        """How many things everybody is told, those on their way to the disk too."""
        return self.teller.numbers.get(None, 0)

    @property
    def real_time(self) -> bool:
        """Does it matter here how far away somebody is?"""
        if not self.in_real_time:
            return False
        position = self.table.position()
        return position is None or position.live()

    def sign_of_life(self, ear: Ear, at: int) -> None:
        if self.table.state != PLAYING:
            return
        seat = self.table.seat_of(ear.person)
        if seat is not None and self.table.places[seat].gone:
            self.write(Entry(at, acts.Find(), ear.person))

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

    def note_decisions(self) -> None:
        sitting = self.table.sitting
        if sitting is not None and not self.table.running.takes_back:
            self.decisions.note(sitting, self.teller.numbers)

    def now(self) -> int:
        """Server time, never going back within a table."""
        self.used_at = self.hall.clock()
        self.last_at = max(self.last_at, self.used_at)
        return self.last_at

    def write(self, entry: Entry, command: str | None = None, ear: Ear | None = None, key: str | None = None) -> None:
        """Apply an entry, queue it for the log, and have it told when it is there."""
        state, act = self.table.state, type(entry.act)
        seats = self.table.seated() if state == LOBBY or act is acts.Bar else None
        seat = None if ear is None else ear.eyes
        told, frames = self.apply(entry, None if seat is None else command, seat)
        row = Row(self.table.id, self.number, entry.at, key, encode(entry), told, self.due)
        record = self.record() if state != PLAYING or self.table.state != PLAYING else None
        snapshot = self.snapshot_if_due()
        reseats = seats is not None and self.seats_changed(seats)
        begins = state == LOBBY and self.table.state == PLAYING
        reseats = reseats or (begins and self.table.moderator is not None)
        hushed, opened = self.hushed(), self.teller.opened
        writing = Writing(frames, command, key, ear, state == LOBBY, begins, reseats, act in MOVES, hushed, opened)
        self.pending += 1
        if key is not None:
            self.commands.start(key)
        self.hall.store.append(row, partial(self.stored, writing), record, snapshot)
        if self.needs_the_hall():
            self.hall.entry_written(self)

    def needs_the_hall(self) -> bool:
        """Whether an alarm is to be set, or a bot to be asked or forgotten. After most moves there is nothing to do."""
        if self.due is not None:
            alarm = self.hall.alarms.get(self.table.id)
            if alarm is None or alarm.due > self.due:
                return True
        sitting = self.table.sitting
        return sitting is None or sitting.position.over or sitting.a_bot_thinks()

    def apply(self, entry: Entry, command: str | None, sender: Eyes) -> tuple[bytes, dict[Eyes, Frame]]:
        """The next entry happens: the events that it causes, as JSON, and what everybody will be told."""
        lobby = self.table.state == LOBBY
        events = self.table.apply(entry)
        self.number += 1
        self.due = self.table.due()
        if lobby:  # everybody hears the same; a seat that was added counts like the others
            told = self.teller.numbers.get(None, 0)
            self.teller.numbers = dict.fromkeys(self.teller.audiences(), told)
        written = Written(events)
        frames = self.teller.tell(events, command, sender, written)
        self.note_decisions()
        return written.told, frames

    def replay(self, row: Row, entry: Entry) -> None:
        """The next entry is read from the log: everything as it was when it was written, or `OtherRules`."""
        lobby = self.table.state == LOBBY
        seat = None if entry.by is None else self.table.eyes_of(entry.by)
        command = None if row.command is None or lobby else row.command.partition("/")[2]
        with contradicted(self.table.game, row.number):
            told, frames = self.apply(entry, command, seat)
        must_tell(self.table.game, row, told)
        if not lobby:
            for eyes, (_, frame) in frames.items():
                self.listeners.keep(eyes, frame)

    def snapshot_if_due(self) -> bytes | None:
        """Every so many entries, whatever is going on. What can be taken back now is in it; what was before is not."""
        if self.number - self.snapshot_at < SNAPSHOT:
            return None
        self.snapshot_at = self.number
        self.table.running.go_on_from_here()
        numbers = {str(eyes): n for eyes, n in self.teller.numbers.items()}
        return encode(Snapshot(self.table.to_state(), numbers, program_of(self.table.game)))

    def stored(self, writing: Writing, error: StoreError | None) -> None:
        """The entry is on disk: now, and only now, it is told."""
        self.pending -= 1
        if self.written is not None:
            self.note_written(self.written)
        if error is not None:
            self.fail(error, writing)
            self.finish_unwritten()
            return
        self.faults = 0
        self.hall.moves += writing.move
        if writing.begins and not self.table.settings.watchable:
            moderator = self.table.moderator
            self.listeners.dismiss_onlookers(None if moderator is None else moderator.person)
        if self.real_time:
            self.note_telling(writing.frames)
        count, told = self.listeners.tell(writing.frames, writing.ear, keep=not writing.lobby)
        self.hall.frames += count
        ear = writing.ear
        if ear is not None and writing.command is not None and writing.key is not None:
            self.commands.finish(ear, writing.key, writing.command, told and ear.eyes is not None)
        self.change_hush(writing.hushed)
        if writing.opened:
            self.talk.opened(writing.opened)
        if writing.reseats:
            self.listeners.reseat(self.table.eyes_of)
        self.finish_unwritten()
        if self.pending == 0 and self.broken is None:
            for ear, after in self.listeners.take_arriving():
                self.let_in(ear, after)

    def note_written(self, written: asyncio.Event) -> None:
        if self.pending == 0:
            self.written = None
            written.set()

    async def on_disk(self) -> None:
        """Until the store has answered for all that was done here."""
        while self.pending:
            if self.written is None:
                self.written = asyncio.Event()
            await self.written.wait()

    def finish_unwritten(self) -> None:
        """What changed nothing is heard when everything that it found is on disk."""
        if self.pending == 0:
            broken = self.broken is not None
            self.commands.finish_unwritten(partial(self.hall.refuse, code="try_again") if broken else None)

    # --- Trouble

    def fail(self, error: StoreError, writing: Writing) -> None:
        """What is in memory is not on disk: nothing of it was told, so forget it and read the log again."""
        command, ear = writing.command, writing.ear
        self.repeated = self.repeated or (self.broken is None and isinstance(error, Duplicate))
        if ear is not None and command is not None:
            for sender in self.commands.abandon(ear, command):
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

    def let_in(self, ear: Ear, after: int | None) -> None:
        """One of many who come in together: a mistake of ours keeps only this one out."""
        try:
            self.enter(ear, after)
        except Exception as error:
            self.hall.report(self.table.id, error)
            self.listeners.forget(ear)
            ear.fail()

    def enter(self, ear: Ear, after: int | None) -> None:
        """A connection comes in, or comes back knowing everything up to a number."""
        self.listeners.forget(ear)
        self.used_at = self.hall.clock()
        self.hall.housekeeping.was_entered(self.table.id)
        if self.pending or self.broken is not None:  # memory is ahead of the disk
            self.listeners.arriving.append((ear, after))
            return
        if not self.table.may_stay(ear.person):
            ear.dismiss()
            return
        self.change_hush(self.hushed())
        ear.speak_up()  # whoever comes in is told at once what there is, and then beat by beat
        ear.eyes = self.table.eyes_of(ear.person)
        self.listeners.add(ear)
        missed = None if after is None else self.missed(ear.eyes, after)
        if missed is None:
            ear.push(self.teller.whole(ear.eyes, ear.person == self.table.host))
        else:
            ear.push(b'{"type":"resumed","n":%d}' % self.teller.numbers.get(ear.eyes, 0))
            self.hall.frames += len(missed)
            for frame in missed:
                ear.push(frame)
        if ear.eyes in self.hush.eyes:
            ear.hush()
        self.talk.welcome(ear, None if missed is None else after)
        self.presence(ear, acts.Find())

    def missed(self, eyes: Eyes, after: int) -> list[bytes] | None:
        """None if it has to be the whole: in the lobby always, because seats change there."""
        if self.table.state == LOBBY:
            return None
        return self.listeners.missed(eyes, after, self.teller.numbers.get(eyes, 0))

    def leave(self, ear: Ear) -> None:
        """A connection is gone."""
        self.used_at = self.hall.clock()
        if self.listeners.forget(ear):
            self.presence(ear, acts.Lose())

    def presence(self, ear: Ear, act: acts.Find | acts.Lose) -> None:
        """The first connection of a seat's player, or the last, matters to a running game."""
        if ear.eyes in (None, EVERYTHING) or self.table.state not in (PLAYING, PAUSED) or self.broken is not None:
            return
        assert ear.eyes is not None
        if self.table.places[ear.eyes].barred:
            return
        here = self.listeners.present(ear.person, ear.eyes)
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
        here = {ear.person for ear in self.listeners.everybody()}
        for place, chair in zip(self.table.places, sitting.chairs, strict=True):
            away = chair.gone or chair.disconnected_at is not None or place.person is None
            if not away and place.person not in here and self.broken is None:
                self.happen(Entry(self.now(), acts.Lose(), place.person))

    def seats_changed(self, before: list[str | None]) -> bool:
        if before == self.table.seated():
            return False
        self.hall.seats_changed(self, before)
        return True

    # --- A hushed room

    def hushed(self) -> frozenset[Eyes]:
        """Whom the rules want to be told beat by beat now."""
        position = self.table.position() if self.hushes and self.table.state != CLOSED else None
        return NOBODY if position is None else frozenset(filter(position.hushed, range(position.seats)))

    def change_hush(self, hushed: frozenset[Eyes]) -> None:
        """As the last entry that was told has it: nothing is told of one that is not on disk."""
        before = self.hush.eyes
        if hushed is not before and hushed != before:
            self.hush.change(hushed, self.now())
            self.listeners.hush(before, hushed)
            self.hall.set_beat(self)

    def beat(self) -> None:
        """One frame for everybody who is hushed, whatever there is to say."""
        at = self.hall.clock()
        if self.hush.is_due(at):
            self.hall.beats += self.listeners.beat(self.hush.eyes)
            self.hush.beaten(at)

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
        played = acts.BotPlay(seat, harmless) if answer is None else acts.BotPlay(seat, answer.move, answer.reason)
        try:
            self.write(Entry(at, played))
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
            created=self.created,
            listed=table.settings.listed and state != CLOSED and not table.is_shut(),
            watchable=table.settings.watchable,
            state=state,
            rules_version=table.opened.rules_version,
            summary=encode(Summary(table.settings, [place_view(place) for place in table.places], table.locked)),
            digest=table.opened.digest,
            opener=self.opener,
            touched=self.last_at,
        )

    def idle(self, far: int) -> bool:
        """Nobody listens, nothing is under way, and nothing falls due before that time."""
        under_way = self.pending or self.rematching or self.listeners.arriving or self.hush.timer is not None
        if self.listeners.somebody() or under_way or self.broken is not None:
            return False
        return self.due is None or self.due > far
