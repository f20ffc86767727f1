"""All the tables of a house: opened, found, woken when something is due, read again from the log when they must be."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
import traceback
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2s
from typing import Any, Final, NamedTuple

import msgspec

from tablee.games import SHELF
from tablee.kernel import BadOption, Game, Json, Refused, Seal, TableeError
from tablee.store.errors import CodeTaken, KeptElsewhere, StoreError
from tablee.store.log import Row, Store, TableRecord
from tablee.tables import acts
from tablee.tables.acts import Entry, Settings
from tablee.tables.commands import REMEMBERED, refused, refused_option
from tablee.tables.company import LOBBY, OVER, PLAYING
from tablee.tables.editions import Editions, OtherRules, on_paper
from tablee.tables.fidelity import Fidelity
from tablee.tables.housekeeping import Housekeeping
from tablee.tables.keeping import MOVED, Keeping
from tablee.tables.listeners import Ear
from tablee.tables.records import Snapshot
from tablee.tables.replay import Moment
from tablee.tables.retention import FOR_EVER, Terms
from tablee.tables.room import TROUBLE, Room
from tablee.tables.running import SUBSTITUTE
from tablee.tables.substitutes import Substitutes
from tablee.tables.table import Table
from tablee.tables.telling import encode

CONSONANTS: Final = "BDFGKLMNPRSTVZ"
VOWELS: Final = "AEIOU"
RETRY: Final = 0.5  # seconds between two looks at a store in trouble, or at a table that fails again and again
LONGEST_RETRY: Final = 60.0
LONGEST_SLEEP: Final = 30.0  # seconds between two looks at the clock: somebody may set it, or close the lid
LETTERS: Final = 5  # of a code: 68 600 of them
TRIES: Final = 20  # codes that are tried before we give up
ROOMY: Final = 2  # of them, before it is too crowded for so few letters
SLICE: Final = 20  # entries that are read in one turn of the event loop
OPENING: Final = 4  # tables that are opened at once: what many wait for together, they all go on with together
MANY: Final = 2_000  # commands of long ago, the same

decode_entry = msgspec.json.Decoder(Entry).decode


NO_CAPS: Final[Mapping[str, int]] = {}


class UnknownTable(TableeError):
    """No table has that id or code."""

    code = "unknown_table"


def spoken_code(letters: int = LETTERS) -> str:
    """Letters that can be said aloud: consonant, vowel, consonant, vowel, consonant; one more where it is crowded."""
    return "".join(secrets.choice(CONSONANTS if place % 2 == 0 else VOWELS) for place in range(letters))


def wall_clock() -> int:
    return time.time_ns() // 1_000_000


real_chance: Final = secrets.SystemRandom().random  # from 0 to 1


def wait_after(faults: int) -> float:
    """Seconds: longer and longer, as long as it does not help."""
    return min(RETRY * (1 << min(faults, 20)), LONGEST_RETRY)


def without_old_ones(game: Game[Any], snapshot: tuple[int, bytes] | None) -> tuple[int, bytes] | None:
    """A snapshot of before there were stories would forget what the game wants remembered: the log tells it all."""
    if snapshot is None or not game.remembered:
        return snapshot
    table = msgspec.json.decode(snapshot[1], type=Snapshot).table
    return None if table.sitting is not None and table.story is None else snapshot


def carry_over(old: Table, new: Room) -> None:
    """What the rules want the next game to know of those who play it."""
    position = old.position()
    assert position is not None
    for seat in range(position.seats):
        if (carried := position.carried(seat)) and not old.places[seat].barred:
            new.write(Entry(new.now(), acts.Carry(seat, carried)))


class Alarm(NamedTuple):
    """Rings when something may be due at a table."""

    due: int
    handle: asyncio.TimerHandle

    def cancel(self) -> None:
        self.handle.cancel()


class Hall:
    """Where tables stand. One for each server process."""

    def __init__(
        self,
        store: Store,
        substitutes: Substitutes,
        clock: Callable[[], int] = wall_clock,
        shelf: Mapping[str, Game[Any]] = SHELF,
        caps: Mapping[str, int] = NO_CAPS,
        terms: Terms = FOR_EVER,
        chance: Callable[[], float] = real_chance,
    ) -> None:
        self.store = store
        self.editions = Editions(store, shelf)
        self.fidelity = Fidelity(self)
        self.bots = substitutes
        self.clock = clock
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Future[Room]] = {}
        self.alarms: dict[str, Alarm] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.closed = False
        self.tagging = secrets.token_bytes(16)
        self.housekeeping = Housekeeping(self, caps, terms)
        self.keeping = Keeping(self, chance)
        self.opening = asyncio.Semaphore(OPENING)
        self.moves = 0  # written, of people and bots
        self.frames = 0  # with a number, told
        self.beats = 0  # frames of one size, in hushed rooms
        self.refusals = 0
        self.faults = 0

    async def wake_up(self) -> None:
        """After a start: every table that has something due is read and goes on; among many nodes, in due time."""
        self.housekeeping.start()
        self.keeping.start()
        if self.store.shared:
            return
        for table, _ in await self.store.deadlines():
            try:
                self.go_on(await self.room(table))
            except OtherRules:  # whoever comes is told
                continue
            except Exception as error:  # one table that cannot be read does not keep the others from playing
                self.report(table, error)

    def go_on(self, room: Room, stood_still: bool = True) -> None:
        """A table that was read from the log: its clocks run, its bots think, its absent people are missed."""
        if stood_still:
            room.after_standstill()
        if self.store.shared:
            self.keeping.miss(room)
        else:
            room.roll_call()
        self.entry_written(room)

    async def close(self) -> None:
        self.closed = True
        self.housekeeping.stop()
        self.keeping.stop()
        for alarm in self.alarms.values():
            alarm.cancel()
        for task in list(self.tasks):
            task.cancel()
        await self.bots.close()

    # --- Opening and finding

    async def open_table(
        self,
        person: str,
        name: str,
        game_key: str,
        settings: Settings,
        position: Json | None = None,
        screen: bool = False,
        past: Sequence[Json] = (),
        like: acts.Open | None = None,
    ) -> Room:
        """A new table, with the box that stands on the shelf; or with that of another table, which it is to be like."""
        self.housekeeping.opening[person] += 1
        try:
            async with self.opening:
                await self.housekeeping.make_room_for(person)
                return await self.opened(person, name, game_key, settings, position, screen, past, like)
        finally:
            self.housekeeping.opening[person] -= 1
            if not self.housekeeping.opening[person]:
                del self.housekeeping.opening[person]

    async def opened(
        self,
        person: str,
        name: str,
        game_key: str,
        settings: Settings,
        position: Json | None,
        screen: bool,
        past: Sequence[Json],
        like: acts.Open | None,
    ) -> Room:
        game = self.editions.find(game_key) if like is None else await self.editions.copy(game_key, like.digest)
        owned = self.editions.owned(game) if like is None else like.owned
        identity = secrets.token_hex(16)
        for tries in range(TRIES):
            seed = Seal.fresh().seed.hex()
            opened = acts.Open(
                game_key,
                game.rules_version,
                spoken_code(LETTERS if tries < ROOMY else LETTERS + 1),
                settings,
                seed,
                name,
                position,
                screen,
                past,
                game.edition.digest,
                owned,
                acts.HOUSE,
            )
            entry = Entry(self.clock(), opened, person, name)
            room = Room(self, Table(identity, game, entry), 1, entry.at, person)
            room.last_at = entry.at
            row = Row(identity, 1, entry.at, None, encode(entry), b"[]", None)
            try:
                await self.store.create(room.record(), row, on_paper(game.edition))
            except CodeTaken:
                continue
            self.rooms[identity] = room
            self.housekeeping.was_opened(identity)
            return room
        raise Refused("no_code_left", "table")

    async def room(self, table: str) -> Room:
        """The room of a table; read from the log if it is not here, and only once if many ask."""
        room = self.rooms.get(table)
        if room is not None:
            return room
        loading = self.loading.get(table)
        if loading is None:
            loading = self.loading[table] = asyncio.get_running_loop().create_future()
            try:
                room = await self.load(table)
            except BaseException as error:
                loading.set_exception(error)
                loading.exception()  # it is raised here; whoever waits gets it too
                raise
            else:
                self.rooms[table] = room
                loading.set_result(room)
            finally:
                del self.loading[table]
            if self.store.shared:
                self.keeping.taken(room)
            return room
        return await asyncio.shield(loading)

    async def load(self, identity: str) -> Room:
        """Kept here from now on, unless it is elsewhere; and read."""
        record = await self.store.record(identity)
        if record is None:
            raise UnknownTable(identity)
        await self.keeping.claim(identity)
        try:
            return await self.read(record)
        except BaseException:
            self.keeping.give_back([identity])
            raise

    async def read(self, record: TableRecord) -> Room:
        """From the last snapshot, or from the first entry, every entry again."""
        identity = record.id
        game = await self.editions.of(record)
        snapshot = without_old_ones(game, await self.store.latest_snapshot(identity))
        await self.fidelity.check(record, game, snapshot)
        number = 0 if snapshot is None else snapshot[0]
        rows = await self.rows(identity, max(0, number - REMEMBERED))
        if not rows:  # it was erased while we looked
            raise UnknownTable(identity)
        if snapshot is None:
            room = Room(self, Table(identity, game, decode_entry(rows[0].act)), rows[0].number)
        else:
            room = self.from_snapshot(identity, game, number, snapshot[1])
        room.created, room.opener = record.created, record.opener
        with self.fidelity.noting(identity):
            for row in rows:
                if row.number > room.number:
                    room.replay(row, decode_entry(row.act))
                    if row.number % SLICE == 0:
                        await asyncio.sleep(0)  # everybody else has their turn
                if row.command is not None:
                    room.commands.remember(row.command)
        await self.remember_old_commands(room, rows[0].number)
        self.fidelity.remember(identity)
        room.last_at = rows[-1].at
        return room

    async def remember_old_commands(self, room: Room, before: int) -> None:
        """Those of long ago, as far as a trace of them goes."""
        old = await self.store.commands(room.table.id, before) if before > 1 else []
        for number, command in enumerate(old):
            room.commands.forgotten.add(command)
            if number % MANY == 0:
                await asyncio.sleep(0)

    def from_snapshot(self, identity: str, game: Game[Any], number: int, written: bytes) -> Room:
        snapshot = msgspec.json.decode(written, type=Snapshot)
        room = Room(self, Table.from_state(identity, game, snapshot.table), number)
        numbers = {None if eyes == "None" else int(eyes): n for eyes, n in snapshot.numbers.items()}
        room.teller.numbers = numbers
        return room

    async def rows(self, table: str, after: int) -> list[Row]:
        rows: list[Row] = []
        while True:
            batch = await self.store.read(table, after + len(rows))
            rows += batch
            if not batch:
                return rows

    async def rematch(self, room: Room, ear: Ear, command: str) -> None:
        """The same people and bots at a new table; everybody at the old one is told where it is. Only one is opened."""
        old = room.table
        stranger = old.eyes_of(ear.person) is None or old.is_muted(ear.person)
        if old.state != OVER or old.rematch or stranger or room.broken is not None:
            room.command(ear, command, acts.Rematch())
            return
        if room.rematching:
            self.refuse(ear, command, "rematch_open")
            return
        room.rematching = True
        try:
            settings = msgspec.structs.replace(old.settings, options=old.game.again(old.chosen))
            new = await self.open_table(ear.person, ear.name, old.game.key, settings, like=old.opened)
            if old.barred or old.muted:
                new.write(Entry(new.now(), acts.Inherit(old.barred, old.muted, old.barred_names)))
            for seat, place in enumerate(old.places):
                if place.barred:
                    continue
                if place.person is not None:
                    new.write(Entry(new.now(), acts.Seat(seat, place.person, place.name)))
                elif place.level is not None:
                    new.write(Entry(new.now(), acts.AddBot(seat, place.level, place.who), ear.person))
            carry_over(old, new)
            if old.moderator is not None:
                new.write(Entry(new.now(), acts.Moderate(), old.moderator.person, old.moderator.name))
            self.rooms.get(old.id, room).command(ear, command, acts.Rematch(new.table.id))
        except Refused as refusal:
            self.refuse(ear, command, refusal.reason, refusal.rule)
        except StoreError as error:
            self.refuse(ear, command, TROUBLE.get(error.code, "try_again"))
        finally:
            room.rematching = False

    def refuse(self, ear: Ear, command: str, code: str, rule: str = "table") -> None:
        """Say no, to one alone. What is refused by the house and not by a game has the rule `table`."""
        self.refusals += 1
        ear.push(refused(command, code, rule))

    def refuse_option(self, ear: Ear, command: str, error: BadOption) -> None:
        """Say no to what was chosen, and to which part of it."""
        self.refusals += 1
        ear.push(refused_option(command, error))

    async def what_if(self, person: str, name: str, past: Moment, seat: int) -> Room:
        """A table where a game goes on from a moment of another one: somebody in one seat, bots in the others."""
        settings = msgspec.structs.replace(past.settings, listed=False, watchable=False)
        room = await self.open_table(person, name, past.game, settings, past.position, past=past.past, like=past.like)
        for other in range(settings.seats):
            if other == seat:
                room.write(Entry(room.now(), acts.Seat(seat, person, name)))
            else:
                room.write(Entry(room.now(), acts.AddBot(other, SUBSTITUTE), person))
        room.write(Entry(room.now(), acts.Ready(), person, name))
        room.write(Entry(room.now(), acts.Start(), person, name))
        return room

    # --- After every entry

    def entry_written(self, room: Room) -> None:
        self.set_alarm(room)
        try:
            self.bots.think(room)
        except Exception as error:  # the entry is written all the same; a bot without an idea plays the default
            self.report(room.table.id, error)

    def set_alarm(self, room: Room) -> None:
        """One alarm for each table. It may ring early, and is then set again."""
        due = room.due
        if due is None or room.broken is not None:
            return
        alarm = self.alarms.get(room.table.id)
        if alarm is not None:
            if alarm.due <= due:
                return
            alarm.cancel()
        wait = min(max(0, due - self.clock()) / 1000, LONGEST_SLEEP)
        handle = asyncio.get_running_loop().call_later(wait, self.ring, room.table.id)
        self.alarms[room.table.id] = Alarm(due, handle)

    def ring(self, table: str) -> None:
        del self.alarms[table]
        room = self.rooms.get(table)
        if room is None:  # it has left memory
            self.spawn(self.wake(table))
        else:
            room.wake()
            self.set_alarm(room)

    async def wake(self, table: str) -> None:
        try:
            room = await self.room(table)
        except (OtherRules, UnknownTable):
            return
        except StoreError:
            loop = asyncio.get_running_loop()
            self.alarms.setdefault(table, Alarm(0, loop.call_later(LONGEST_SLEEP, self.ring, table)))
            return
        room.wake()
        self.set_alarm(room)

    def set_beat(self, room: Room) -> None:
        """The next frame for everybody who is hushed at a table. When it comes depends on the last one alone."""
        hush = room.hush
        hush.stop()
        left = hush.left(self.clock())
        if left is not None:
            hush.timer = asyncio.get_running_loop().call_later(left / 1000, self.beat, room)

    def beat(self, room: Room) -> None:
        room.hush.timer = None
        if self.rooms.get(room.table.id) is room:
            room.beat()
            self.set_beat(room)

    def retell(self, room: Room, ear: Ear, channels: Sequence[str]) -> None:
        """What was said in these channels, to whoever was not told it."""
        if channels:
            self.spawn(room.talk.retell(ear, channels))

    def seats_changed(self, room: Room, before: list[str | None]) -> None:
        """Keep the list of each person's tables, in the background: it is a convenience, not the truth."""
        now = set(room.table.seated())
        for person in set(before) - now - {None}:
            self.spawn(self.store.unseat(room.table.id, str(person)))
        for person in now - set(before) - {None}:
            self.spawn(self.store.seat(room.table.id, str(person)))

    def spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Exception):
            self.report("", error)

    def forget(self, room: Room) -> None:
        """It leaves memory. Where others may keep the table from now on, its alarm rings there."""
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
        self.bots.forget(room)
        if self.store.shared:
            alarm = self.alarms.pop(room.table.id, None)
            if alarm is not None:
                alarm.cancel()
            room.hush.stop()

    # --- Trouble

    def tag(self, table: str) -> str:
        """What a table is called in the log of the house: the same as long as the house is open, no part of its id."""
        return blake2s(table.encode(), key=self.tagging, digest_size=4).hexdigest() if table else ""

    def report(self, table: str, error: Exception) -> None:
        """A fault of ours: for the log of the house. Where it happened, never what the table holds."""
        self.faults += 1
        frames = traceback.extract_tb(error.__traceback__)
        where = " < ".join(f"{frame.name}:{frame.lineno}" for frame in reversed(frames))
        logging.getLogger("tablee").error("a fault at table %s: %s in %s", self.tag(table), type(error).__name__, where)

    def reload(self, room: Room) -> None:
        room.listeners.tell_all(b'{"type":"trouble","code":%b}' % encode(room.broken))
        if not self.closed:
            self.spawn(self.mend(room))

    async def mend(self, room: Room) -> None:
        """Read the table again as soon as the store answers, and let everybody in again."""
        await room.on_disk()
        if room.faults:  # it has just been read again, and nothing could be written since
            await asyncio.sleep(wait_after(room.faults))
        try:
            fresh = await self.load_again(room.table.id)
        except (OtherRules, UnknownTable):
            self.leave_alone(room)
            return
        except KeptElsewhere:
            self.keeping.lose(room)
            return
        if room.broken == MOVED:  # given up meanwhile
            self.keeping.give_back([room.table.id])
            return
        fresh.faults = room.faults + 1 if room.broken == "fault" else 0
        fresh.talk.ids = room.talk.ids
        self.rooms[room.table.id] = fresh
        if fresh.real_time and not room.repeated:  # else anybody could stop a hunt by saying something twice
            fresh.after_standstill()  # before anybody who comes in lets the time pass
        for ear in room.listeners.everybody():
            ear.follow(fresh)
        self.go_on(fresh, stood_still=False)

    def leave_alone(self, room: Room) -> None:
        """It tells another story than it told, or is kept no longer: whoever was there goes, and is told so when they
        come back.
        """
        self.rooms.pop(room.table.id, None)
        for ear in room.listeners.everybody():
            ear.fail()

    async def load_again(self, table: str) -> Room:
        tries = 0
        while True:
            try:
                if self.store.health() == "ok":
                    return await self.load(table)
            except (KeptElsewhere, OtherRules, UnknownTable):
                raise
            except StoreError:
                pass
            except Exception as error:
                tries += 1
                self.report(table, error)
            await asyncio.sleep(wait_after(tries))


__all__ = ["LOBBY", "PLAYING", "Hall", "OtherRules", "UnknownTable", "spoken_code", "wall_clock"]
