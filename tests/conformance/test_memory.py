"""What a seat knows is never lost: not by a snapshot, a restart, a substitution, a move taken back, or a what-if.

A mind that sat at the table all the time is compared with minds that were made later and told only what the table
remembers. From the same luck both must imagine the same positions: a view and the story are all that a mind needs.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec
import pytest

from tablee.games.smile import SMILE
from tablee.kernel import Belief, Event, FastLuck, Position, Refused
from tablee.tables import acts
from tablee.tables.acts import AnyAct, Entry
from tablee.tables.company import OVER, PLAYING, Unchanged
from tablee.tables.events import MoveTakenBack
from tablee.tables.table import Table
from tests.conformance.play import Case, cases, heard, paper
from tests.conformance.watched import Doings, Watched, opened, read

STEPS = 160
EVERY = 20  # steps between two looks
LUCKS = 2


@dataclass(frozen=True)
class Happened:
    """What was done by which seat, and what it caused."""

    act: AnyAct
    seat: int | None
    events: list[Event]


@dataclass
class Evening:
    """A table that is put on paper and read again now and then, and minds that sit there all the time."""

    case: Case
    seed: int
    entries: list[Entry] = field(default_factory=list)
    taken_back: int = 0

    def __post_init__(self) -> None:
        self.watched = opened(self.case, self.seed)
        assert self.watched.table.sitting is not None
        self.past = [Happened(acts.Start(), None, self.watched.table.sitting.opening)]
        self.minds = [self.mind(seat) for seat in range(self.case.seats)]

    # --- What a seat has heard that was not taken back

    def mind(self, seat: int) -> Belief:
        """One that has heard everything."""
        return told(self.case.game.believe(seat), self.heard(seat))

    def heard(self, seat: int) -> list[Event]:
        return heard([event for happened in self.past for event in self.of_the_game(happened.events)], seat)

    def of_the_game(self, events: list[Event]) -> list[Event]:
        return [event for event in events if isinstance(event, self.case.game.events)]

    # --- Spending it

    def spend(self) -> None:
        doings = Doings((self.watched,), 0, self.seed)
        for step in range(STEPS):
            chosen = doings.next()
            assert chosen is not None
            at, act, by = chosen
            try:
                events, _ = self.watched.do(at, act, by)
            except (Refused, Unchanged):
                continue
            doings.at = at
            self.entries.append(Entry(at, act, by, by or ""))
            self.note(act, self.watched.table.seat_of(by), events)
            if self.watched.table.state == OVER:
                return
            if step % EVERY == 0:
                self.look_at_all(at)
                if step % (2 * EVERY) == 0 and self.watched.table.question is None:
                    self.watched = self.from_paper()
                    doings.tables = (self.watched,)

    def note(self, act: AnyAct, seat: int | None, events: list[Event]) -> None:
        for event in events:
            if isinstance(event, MoveTakenBack):
                self.forget(event.seat)
        self.past.append(Happened(act, seat, events))
        for one, mind in enumerate(self.minds):
            told(mind, heard(self.of_the_game(events), one))
            mind.see(self.watched.position.view(one))

    def forget(self, seat: int) -> None:
        """The last move of a seat has not happened, nor anything since."""
        self.taken_back += 1
        while not (isinstance(self.past[-1].act, acts.Play) and self.past[-1].seat == seat):
            self.past.pop()
        self.past.pop()
        self.minds = [self.mind(seat) for seat in range(self.case.seats)]

    # --- The same table, come to in other ways

    def from_paper(self) -> Watched:
        return read(self.case.game, self.watched.on_paper())

    def from_the_log(self) -> Watched:
        again = opened(self.case, self.seed)
        for entry in self.entries:
            again.table.apply(entry)
        return again

    def look_at_all(self, at: int) -> None:
        for watched in (self.watched, self.from_paper(), self.from_the_log()):
            assert watched.table.to_state() == self.watched.table.to_state()
            for seat, sitting_there in enumerate(self.minds):
                same_mind(sitting_there, self.told_later(watched.table, seat), watched.position)
        if self.watched.table.state == PLAYING:
            self.look_at_a_what_if(at)

    def told_later(self, table: Table, seat: int) -> Belief:
        """One that was told by the table what it remembers."""
        return told(self.case.game.believe(seat), table.running.heard_by(seat))

    def look_at_a_what_if(self, at: int) -> None:
        """The game goes on at a new table; whoever sat at the old one hears what is told when it begins."""
        table, beginning = what_if(self.watched.table, at)
        position = table.position()
        assert position is not None
        for seat in range(self.case.seats):
            mind = told(self.mind(seat), heard(self.of_the_game(beginning), seat))
            same_mind(mind, self.told_later(table, seat), position)
        again = read(self.case.game, msgspec.json.encode(table.to_state())).table
        assert again.to_state() == table.to_state()
        assert again.running.story == table.running.story


def told(mind: Belief, events: list[Event]) -> Belief:
    for event in events:
        mind.hear(event)
    return mind


def same_mind(one: Belief, other: Belief, position: Position) -> None:
    view = position.view(one.seat)
    one.see(view)
    other.see(view)
    for seed in range(LUCKS):
        assert paper(one.imagine(FastLuck(seed))) == paper(other.imagine(FastLuck(seed)))


def what_if(table: Table, at: int) -> tuple[Table, list[Event]]:
    """The same game from now on, at another table; and what is told when it begins."""
    position = table.position()
    assert position is not None
    opened = msgspec.structs.replace(
        table.opened, position=position.to_json(), past=msgspec.to_builtins(table.running.story)
    )
    entry = msgspec.json.decode(msgspec.json.encode(Entry(at, opened, "ada", "ada")), type=Entry)
    new = Table("what-if", table.game, entry)
    new.apply(Entry(at, acts.Seat(0, "ada", "ada")))
    for seat in range(1, position.seats):
        new.apply(Entry(at, acts.AddBot(seat, table.game.levels[0]), "ada"))
    return new, new.apply(Entry(at, acts.Start(), "ada"))


@pytest.mark.parametrize("seed", range(3))
def test_whoever_is_told_what_the_table_remembers_knows_as_much_as_whoever_sat_there(case: Case, seed: int) -> None:
    Evening(case, seed).spend()


def test_moves_are_taken_back_in_some_of_these_evenings() -> None:
    evenings = [Evening(cases(SMILE)[0], seed) for seed in range(8)]
    for evening in evenings:
        evening.spend()
    assert sum(evening.taken_back for evening in evenings) >= 3
    assert all(evening.watched.table.running.rewound == evening.taken_back for evening in evenings)


@pytest.mark.parametrize("seed", range(2))
def test_a_game_that_forgets_what_its_minds_need_is_found_out(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(SMILE), "remembered", ())
    with pytest.raises(AssertionError):
        Evening(cases(SMILE)[0], seed).spend()


def test_what_is_remembered_are_events_of_the_game(case: Case) -> None:
    assert set(case.game.remembered) <= set(case.game.events)
