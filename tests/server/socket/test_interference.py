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

from tablee.kernel import EVERYTHING, Eyes, FastLuck, Pace, Position
from tablee.store import Row
from tablee.store.log import Then
from tablee.tables import acts
from tablee.tables.acts import ByPeople, Entry, Settings
from tablee.tables.room import Room
from tablee.tables.table import Table, TableState
from tests.conformance.play import Case
from tests.conformance.specimens import CASES, Specimen, Twin, specimen_of
from tests.kernel.bids import Bids, BidsGame
from tests.server.socket.inside import Ear
from tests.server.socket.serving import Clock

SEED = "5eed" * 16
MOMENTS = 6  # of each game, at which a twin is made
STEPS = 40  # from each of them
BEGIN = 1_000  # table time


class AtOnce:
    """A disk that is never slow, and whose rows can be compared."""

    def __init__(self) -> None:
        self.dues: list[int | None] = []

    def append(self, row: Row, then: Then, *_: object) -> None:
        self.dues.append(row.due)
        then(None)


class Beside:
    """What a room needs of its hall."""

    def __init__(self, clock: Clock) -> None:
        self.store = AtOnce()
        self.clock = clock
        self.bots = self
        self.faults: list[Exception] = []

    def answer(self, *_: object) -> None:
        """No bot has an idea: the default is played."""

    def entry_written(self, _: Room) -> None: ...

    def seats_changed(self, *_: object) -> None: ...

    def created_at(self, _: Table) -> int:
        return 0

    def report(self, _: str, error: Exception) -> None:
        self.faults.append(error)

    def reload(self, _: Room) -> None:
        raise self.faults[-1]


def begun(case: Case) -> Table:
    """A watchable table at which the game has just begun, with a person in each seat."""
    settings = Settings(case.seats, options=msgspec.to_builtins(case.options), watchable=True, pace=slowest(case))
    opened = acts.Open(case.game.key, case.game.rules_version, "CODES", settings, SEED, "P0")
    table = Table("0" * 32, case.game, Entry(0, opened, "p0", "P0"))
    for seat in range(case.seats):
        table.apply(Entry(0, acts.Sit(seat, f"salt {seat}"), f"p{seat}", f"P{seat}"))
        table.apply(Entry(0, acts.Ready(), f"p{seat}"))
    table.apply(Entry(BEGIN, acts.Start(), "p0"))
    return table


def slowest(case: Case) -> str:
    return max(case.game.paces, key=lambda name: case.game.paces[name].turn)


class Recorder(Ear):
    """Keeps what it hears, and does not try to understand it."""

    def push(self, frame: bytes) -> None:
        self.raw.append(frame.decode())


class House:
    """One of the twins: a room, everybody's connections, and a connection whose traffic is compared."""

    def __init__(self, case: Case, table: Table, clock: Clock, eyes: Eyes) -> None:
        self.beside = Beside(clock)
        self.room = Room(self.beside, table, 10)  # type: ignore[arg-type]
        self.ears = [Ear(f"p{seat}") for seat in range(case.seats)]
        self.watched = Ear("watcher" if eyes is None else f"p{eyes}")
        self.public = Ear("other watcher")
        for ear in (*self.ears, self.watched, self.public):
            ear.enter(self.room)

    @property
    def position(self) -> Position:
        sitting = self.room.table.sitting
        assert sitting is not None
        return sitting.position

    def traffic(self) -> list[str]:
        return [*self.watched.raw, *self.public.raw]

    def newcomer(self, eyes: Eyes, after: int | None) -> list[str]:
        """What a connection with these eyes is told if it comes in, or comes back, now."""
        ear = Recorder("newcomer" if eyes is None else f"p{eyes}")
        ear.enter(self.room, after)
        self.room.forget(ear)
        return ear.raw


class Twins:
    def __init__(self, case: Case, states: tuple[bytes, bytes], eyes: Eyes, seed: int) -> None:
        self.case = case
        self.specimen: Specimen = specimen_of(case)
        self.eyes = eyes
        self.clock = Clock(BEGIN)
        self.choice = FastLuck(seed)
        self.one, self.other = (House(case, table_of(case, state), self.clock, eyes) for state in states)
        self.steps = self.kinds = 0

    def walk(self) -> int:
        """The same commands to both until they part lawfully; how many steps they went together."""
        self.compare()
        while self.steps < STEPS and self.one.room.table.state != "over" and self.step():
            if self.parted():
                break
            self.compare()
            self.steps += 1
        return self.steps

    # --- One thing that happens in both

    def step(self) -> bool:
        self.clock.now += self.choice.below(50)
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
        """A move that is legal in both, of a seat that both wait for."""
        one, other = self.one.position, self.other.position
        moves = [
            (seat, move.text)
            for seat in one.awaited()
            for move in one.moves(seat)
            if seat in other.awaited() and move in other.moves(seat)
        ]
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
        return self.command(self.choice.below(self.case.seats), doings[self.choice.below(len(doings))])

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
        seat = self.choice.below(self.case.seats)
        if seat == self.eyes:
            return False

        def gone_and_back(house: House) -> None:
            house.ears[seat].leave()
            house.ears[seat] = Ear(f"p{seat}")
            house.ears[seat].enter(house.room)

        return self.both(gone_and_back)

    def time(self) -> bool:
        """Whatever is due, if both play the same default."""
        due = self.one.room.due
        if due is None or due != self.other.room.due:
            return False
        awaited = self.one.position.awaited()
        if awaited != self.other.position.awaited():
            return False
        defaults = [{house.position.default(seat).text for seat in awaited} for house in (self.one, self.other)]
        if defaults[0] != defaults[1]:
            return False
        self.clock.now = max(self.clock.now, due)
        return self.both(lambda house: house.room.wake())

    # --- What must be the same

    def parted(self) -> bool:
        """By an event that may make a secret public, or by the time at which one will. Any other way is a leak."""
        ours, theirs = self.one.traffic(), self.other.traffic()
        if ours != theirs:
            news = [text for text in (*ours, *theirs) if text not in ours or text not in theirs]
            assert any(self.reveals(text) for text in news), f"eyes {self.eyes} tell the tables apart: {news}"
            return True
        if self.one.room.due != self.other.room.due:
            assert self.one.position.due() != self.other.position.due(), "the tables keep different times"
            return True
        return False

    def reveals(self, text: str) -> bool:
        names = {str(kind.__struct_config__.tag) for kind in self.specimen.reveals} | {"seed_revealed"}
        return any(event[0] in names for event in json.loads(text).get("events", ()))

    def compare(self) -> None:
        assert self.one.traffic() == self.other.traffic()
        assert self.one.beside.store.dues == self.other.beside.store.dues
        assert (self.one.beside.faults, self.other.beside.faults) == ([], [])
        n = self.one.room.teller.numbers.get(self.eyes, 0)
        for after in (None, n - 2):
            told = [house.newcomer(self.eyes, after) for house in (self.one, self.other)]
            assert told[0] == told[1], f"eyes {self.eyes} that come in after {after} tell the tables apart"


def table_of(case: Case, state: bytes) -> Table:
    return Table.from_state("0" * 32, case.game, msgspec.json.decode(state, type=TableState))


def moments(case: Case, seed: int) -> list[bytes]:
    """A table on paper, now and then in the course of a random game."""
    table = begun(case)
    choice = FastLuck(seed)
    found: list[bytes] = []
    at = BEGIN
    while table.state == "playing":
        found.append(msgspec.json.encode(table.to_state()))
        position = table.position()
        assert position is not None
        awaited = position.awaited()
        at += 10
        if awaited:
            seat = awaited[choice.below(len(awaited))]
            moves = position.moves(seat)
            table.apply(Entry(at, acts.Play(moves[choice.below(len(moves))].text), f"p{seat}"))
        else:
            due = table.due()
            assert due is not None
            at = due
            table.apply(Entry(at, acts.Pass()))
    return found[:: max(1, len(found) // MOMENTS)]


def twin_of(case: Case, state: bytes, twin: Twin, eyes: Eyes, seed: int) -> bytes:
    """The same table with another position, which these eyes cannot tell from the first."""
    written: dict[str, Any] = msgspec.json.decode(state)
    position = case.game.position(written["position"])
    position.now = written["sitting"].get("now", 0)
    written["position"] = twin(position, eyes, FastLuck(seed)).to_json()
    return msgspec.json.encode(written)


@pytest.fixture(autouse=True)
def bids_at_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bids keeps the time by its rules: a clock for each seat would tell who has not bid (BID-002)."""
    monkeypatch.setattr(BidsGame, "paces", {"live": Pace(turn=20_000)})
    monkeypatch.setattr(Bids, "clock", lambda *_: None)


PAIRS = [
    pytest.param(case, twin, id=f"{case.name}-{twin.__name__}")
    for case in CASES
    for twin in specimen_of(case).twins
    if not (case.game.key == "bids" and twin.__name__ == "imagined")  # whoever has still to bid is timed
]


@pytest.mark.parametrize(("case", "twin"), PAIRS)
def test_eyes_are_sent_the_same_bytes_at_the_same_times_whatever_they_may_not_know(case: Case, twin: Twin) -> None:
    steps = differences = 0
    games = 3 if case.game.longest < 100 else 1
    for number, state in enumerate(state for seed in range(games) for state in moments(case, seed)):
        for eyes in case.all_eyes:
            if eyes != EVERYTHING:
                other = twin_of(case, state, twin, eyes, seed=number)
                differences += other != state
                steps += Twins(case, (state, other), eyes, seed=number).walk()
    assert differences > MOMENTS, "the twins were the same: nothing was proven"
    assert steps > 3 * MOMENTS, "the twins parted too soon: little was proven"
