"""Non-interference on the wire: two tables that differ only in what some eyes may not know send them the same bytes.

From a moment of a game, a twin of the table is made whose position these eyes cannot tell from the first. Both rooms
are given the same commands at the same times. What the connections with these eyes are sent must be the same, byte for
byte: frames, order, numbers, sizes; answers to refused commands; what a newcomer and a returner are told; and when the
table will wake up by itself. It ends at the first event that lawfully makes a secret public.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tablee.kernel import Eyes, FastLuck, Position
from tablee.store import Row
from tablee.store.log import Then
from tablee.tables import acts
from tablee.tables.acts import ByPeople, Entry, Settings
from tablee.tables.hall import Hall
from tablee.tables.hush import Unwrapping
from tablee.tables.records import TableState
from tablee.tables.room import Room
from tablee.tables.table import Table
from tests.conformance.play import CHOSEN, Case
from tests.conformance.specimen import Specimen, Twin
from tests.conformance.specimens import CASES, SPECIMENS, specimen_of
from tests.server.socket.inside import Ear
from tests.server.socket.serving import Clock

pytestmark = pytest.mark.once

SEED = "5eed" * 16
MOMENTS = 6  # of each game, at which a twin is made
STEPS = 40  # from each of them
BEGIN = 1_000  # table time
IDLE = 3  # where nobody is awaited, so many steps but one let time pass


class AtOnce:
    """A disk that is never slow, and whose rows can be compared."""

    def __init__(self) -> None:
        self.dues: list[int | None] = []

    def append(self, row: Row, then: Then, *_: object) -> None:
        self.dues.append(row.due)
        then(None)


class NoIdeas:
    """No bot has an idea: the default is played."""

    def answer(self, *_: object) -> None: ...


class Beside(Hall):
    """A hall of one room, whose time comes when it is said to come."""

    def __init__(self, clock: Clock) -> None:
        self.disk = AtOnce()
        super().__init__(self.disk, NoIdeas(), clock)  # type: ignore[arg-type]
        self.errors: list[Exception] = []

    def entry_written(self, room: Room) -> None: ...

    def set_beat(self, room: Room) -> None: ...

    def retell(self, *_: object) -> None: ...

    def report(self, table: str, error: Exception) -> None:
        self.errors.append(error)

    def reload(self, room: Room) -> None:
        raise self.errors[-1]


def begun(case: Case, bots: int) -> Table:
    """A watchable table at which the game has just begun, with bots in the last seats and people in the others."""
    settings = Settings(case.seats, options=msgspec.to_builtins(case.options), watchable=True, pace=slowest(case))
    opened = acts.Open(case.game.key, case.game.rules_version, "CODES", settings, SEED, "P0", house=acts.HOUSE)
    table = Table("0" * 32, case.game, Entry(0, opened, "p0", "P0"))
    for seat in range(case.seats - bots):
        table.apply(Entry(0, acts.Sit(seat, f"salt {seat}"), f"p{seat}", f"P{seat}"))
        table.apply(Entry(0, acts.Ready(), f"p{seat}"))
    for seat in range(case.seats - bots, case.seats):
        table.apply(Entry(0, acts.AddBot(seat, case.game.levels[0]), "p0"))
    table.apply(Entry(BEGIN, acts.Start(), "p0"))
    return table


def slowest(case: Case) -> str:
    paces = case.game.paces_for(case.options)
    return max(paces, key=lambda name: paces[name].turn)


class Recorder(Ear):
    """Keeps what it hears and when, and does not try to understand it."""

    def __init__(self, person: str, clock: Clock) -> None:
        super().__init__(person)
        self.clock = clock

    def send(self, frame: bytes) -> None:
        self.raw.append(f"{self.clock.now} {frame.decode()}")


class House:
    """One of the twins: a room, everybody's connections, and a connection whose traffic is compared."""

    def __init__(self, table: Table, at: int, eyes: Eyes) -> None:
        self.clock = Clock(at)
        self.beside = Beside(self.clock)
        self.room = Room(self.beside, table, 10)
        self.ears = [Ear(place.person) for place in table.places if place.person is not None]
        self.watched = Recorder("watcher" if eyes is None else f"p{eyes}", self.clock)
        self.public = Recorder("other watcher", self.clock)
        for ear in (*self.ears, self.watched, self.public):
            ear.enter(self.room)

    @property
    def position(self) -> Position:
        sitting = self.room.table.sitting
        assert sitting is not None
        return sitting.position

    def traffic(self) -> list[str]:
        return [*self.watched.raw, *self.public.raw]

    def messages(self) -> list[str]:
        """What was said, however it was sent."""
        found: list[str] = []
        for recorder in (self.watched, self.public):
            unwrapping = Unwrapping()
            for text in recorder.raw:
                found += [told.decode() for told in unwrapping.messages(text.partition(" ")[2].encode())]
        return found

    def newcomer(self, eyes: Eyes, after: int | None) -> list[str]:
        """What a connection with these eyes is told if it comes in, or comes back, now."""
        ear = Recorder("newcomer" if eyes is None else f"p{eyes}", self.clock)
        ear.enter(self.room, after)
        self.room.listeners.forget(ear)
        return ear.raw

    def pass_time(self, until: int) -> None:
        """Whatever falls due up to a moment happens, each thing in its time."""
        while (due := self.next_thing()) is not None and due <= until:
            self.clock.now = max(self.clock.now, due)
            self.room.wake()
            self.room.beat()
        self.clock.now = max(self.clock.now, until)

    def tell_all(self) -> None:
        """What has happened is told with the next beat of a hushed room, and with those after it, if it is long."""
        while self.room.hush.next is not None:
            self.pass_time(self.room.hush.next)
            if not self.watched.raw[-1].partition("~")[2].strip():
                break

    def next_thing(self) -> int | None:
        """When something is due, or a hushed room has its next beat."""
        return min((when for when in (self.room.due, self.room.hush.next) if when is not None), default=None)


class Twins:
    def __init__(self, case: Case, states: tuple[bytes, bytes], at: int, eyes: Eyes, seed: int) -> None:
        self.case = case
        self.specimen: Specimen = specimen_of(case)
        self.eyes = eyes
        self.choice = FastLuck(seed)
        self.one, self.other = (House(table_of(case, state), at, eyes) for state in states)
        self.people = len(self.one.ears)
        self.steps = 0

    def walk(self) -> int:
        """The same commands to both until they part lawfully; how many steps they went together."""
        self.compare()
        while self.steps < STEPS and self.one.room.table.state != "over" and self.step():
            self.both(House.tell_all)
            if self.parted():
                break
            self.compare()
            self.steps += 1
        return self.steps

    # --- One thing that happens in both

    def step(self) -> bool:
        pause = self.choice.below(50)
        self.both(lambda house: house.pass_time(house.clock.now + pause))
        chosen = self.choice.below(10)
        happens: Callable[[], bool] = self.move
        if chosen >= 7:
            happens = (self.talk, self.refuse, self.come_and_go)[chosen - 7]
        return happens() or self.move() or self.time()

    def both(self, do: Callable[[House], object]) -> bool:
        do(self.one)
        do(self.other)
        return True

    def command(self, seat: int, act: ByPeople) -> bool:
        name = f"c{self.steps}"
        return self.both(lambda house: house.ears[seat].do(act, name))

    def move(self) -> bool:
        """A move that is legal in both, of a seat that may act in both."""
        one, other = self.one.position, self.other.position
        moves: list[tuple[int, str]] = []
        for seat in set(one.acting()).intersection(other.acting(), range(self.people)):
            legal = set(map(id, other.moves(seat)))
            moves += [(seat, move.text) for move in one.moves(seat) if id(move) in legal]
        if not moves or self.one.room.table.state != "playing":
            return self.command(0, acts.Resume()) if self.one.room.table.state == "paused" else False
        seat, text = moves[self.choice.below(len(moves))]
        return self.command(seat, acts.Play(text))

    def talk(self) -> bool:
        """What people can do besides: take back, pause, agree, disagree, hand over, come back."""
        doings: list[ByPeople] = [
            acts.AskUndo(),
            acts.AskPause(),
            acts.Answer(True),
            acts.Answer(True),
            acts.Answer(False),
            acts.HandOver(),
            acts.Sit(),
            acts.Stand(),
        ]
        return self.command(self.choice.below(self.people), doings[self.choice.below(len(doings))])

    def refuse(self) -> bool:
        """The watched seat tries whatever it likes; why not is told to it alone."""
        if self.eyes is None:
            return False
        move = self.specimen.universe[self.choice.below(len(self.specimen.universe))]
        ones, others = (
            house.position.why_not(self.eyes, self.case.game.move(move)) for house in (self.one, self.other)
        )
        if ones is None or others is None:
            return False
        name = f"r{self.steps}"
        return self.both(lambda house: house.watched.do(acts.Play(move), name))

    def come_and_go(self) -> bool:
        """Somebody else's connection breaks, and comes back."""
        seat = self.choice.below(self.people)
        if seat == self.eyes:
            return False

        def gone_and_back(house: House) -> None:
            house.ears[seat].leave()
            house.ears[seat] = Ear(f"p{seat}")
            house.ears[seat].enter(house.room)

        return self.both(gone_and_back)

    def time(self) -> bool:
        """Up to the next thing that is due in either, if what is played then by default is the same, or secret."""
        dues = [house.room.due for house in (self.one, self.other) if house.room.due is not None]
        if not dues or not (self.case.game.traits.simultaneous or self.same_defaults()):
            return False
        return self.both(lambda house: house.pass_time(min(dues)))

    def same_defaults(self) -> bool:
        defaults = [
            [(seat, house.position.default(seat).text) for seat in house.position.awaited()]
            for house in (self.one, self.other)
        ]
        return defaults[0] == defaults[1]

    # --- What must be the same

    def parted(self) -> bool:
        """By an event that may make a secret public. Any other way is a leak."""
        ours, theirs = self.one.traffic(), self.other.traffic()
        if ours != theirs:
            ours, theirs = self.one.messages(), self.other.messages()
            news = [text for text in (*ours, *theirs) if text not in ours or text not in theirs]
            assert any(self.reveals(text) for text in news), f"eyes {self.eyes} tell the tables apart: {news}"
            return True
        return False

    def reveals(self, text: str) -> bool:
        names = {str(kind.__struct_config__.tag) for kind in self.specimen.reveals} | {"seed_revealed"}
        return any(event[0] in names for event in json.loads(text).get("events", ()))

    def compare(self) -> None:
        assert self.one.traffic() == self.other.traffic()
        if not self.case.game.traits.simultaneous:  # there, who has still to choose may be a secret
            assert self.one.beside.disk.dues == self.other.beside.disk.dues
        assert (self.one.beside.errors, self.other.beside.errors) == ([], [])
        n = self.one.room.teller.numbers.get(self.eyes, 0)
        for after in (None, n - 2):
            told = [house.newcomer(self.eyes, after) for house in (self.one, self.other)]
            assert told[0] == told[1], f"eyes {self.eyes} that come in after {after} tell the tables apart"


def table_of(case: Case, state: bytes) -> Table:
    return Table.from_state("0" * 32, case.game, msgspec.json.decode(state, type=TableState))


def moments(case: Case, seed: int, bots: int) -> list[tuple[int, bytes]]:
    """A table on paper, now and then in the course of a random game, and the time."""
    table = begun(case, bots)
    choice = FastLuck(seed)
    found: list[tuple[int, bytes]] = []
    at = BEGIN
    while table.state == "playing":
        found.append((at, msgspec.json.encode(table.to_state())))
        position = table.position()
        assert position is not None
        at += 10
        due = table.due()
        if (due is not None and due <= at) or (not position.awaited() and choice.below(IDLE)):
            assert due is not None
            at = max(at, due)
            table.apply(Entry(at, falls_due(table, at)))
            continue
        seats = [seat for seat in position.acting() if seat < case.seats - bots and position.moves(seat)]
        if seats:
            seat = seats[choice.below(len(seats))]
            moves = position.moves(seat)
            table.apply(Entry(at, acts.Play(moves[choice.below(len(moves))].text), f"p{seat}"))
    return found[:: max(1, len(found) // MOMENTS)]


def falls_due(table: Table, at: int) -> acts.AnyAct:
    """Time passes, or a bot plays what is harmless: nothing, where nobody waits for it."""
    assert table.sitting is not None
    bot, position = table.sitting.wanted(at), table.sitting.position
    if bot is None:
        return acts.Pass()
    return acts.BotPlay(bot, position.default(bot).text if bot in position.awaited() else "")


def twin_of(case: Case, state: bytes, at: int, twin: Twin, eyes: Eyes, seed: int) -> bytes:
    """The same table with another position, which these eyes cannot tell from the first; its bots think, or do not."""
    written: dict[str, Any] = msgspec.json.decode(state)
    sitting = written["sitting"]
    position = case.game.position(written["position"])
    position.now = sitting.get("now", 0)
    other = twin(position, eyes, FastLuck(seed))
    written["position"] = other.to_json()
    thinks = {"started": at, "deadline": at + 1_000}
    bots = [seat for seat in other.awaited() if sitting["chairs"][seat]["bot"]]
    clocks = {seat: clock for seat, clock in sitting["clocks"].items() if int(seat) in other.acting()}
    sitting["clocks"] = {str(seat): thinks for seat in bots} | clocks
    return msgspec.json.encode(written)


def evenings(case: Case) -> list[tuple[int, int]]:
    """Seeds, and how many bots; fewer of the games in which very much happens."""
    if not case.game.traits.simultaneous or case in CROWDS:
        return [(0, 0)]
    return [(seed, bots) for bots in (0, 1) for seed in range(1 if case.game.key in CHOSEN else 3)]


def some_eyes(case: Case, number: int) -> list[Eyes]:
    """All of them, or where very much happens two seats in turn and a spectator; of a crowd, two seats."""
    if case in CROWDS:
        return [number % case.seats, case.seats - 1 - number % case.seats]
    seats = range(case.seats) if case.game.key not in CHOSEN else {number % case.seats, (number + 1) % case.seats}
    return [*seats, None]


CROWDS = [  # a full house of whatever is drawn by lot
    Case(specimen.game, specimen.lots[-1], specimen.game.settled(specimen.game.read_options({})))
    for specimen in SPECIMENS.values()
    if specimen.lots
]
PAIRS = [
    pytest.param(case, twin, id=f"{case.name}-{twin.__name__}")
    for case in (*CASES, *CROWDS)
    for twin in specimen_of(case).twins
]


@pytest.mark.parametrize(("case", "twin"), PAIRS)
def test_eyes_are_sent_the_same_bytes_at_the_same_times_whatever_they_may_not_know(case: Case, twin: Twin) -> None:
    """With bots only where nobody sees their moves: else these depend lawfully on what they hold."""
    steps = differences = 0
    for number, (at, state) in enumerate(
        moment for seed, bots in evenings(case) for moment in moments(case, seed, bots)
    ):
        for eyes in some_eyes(case, number):
            other = twin_of(case, state, at, twin, eyes, seed=number)
            differences += other != state
            steps += Twins(case, (state, other), at, eyes, seed=number).walk()
    assert differences > MOMENTS, "the twins were the same: nothing was proven"
    assert steps > 3 * MOMENTS, "the twins parted too soon: little was proven"
