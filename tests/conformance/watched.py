"""A table and everything that is sent from it, for the tests of what a table tells."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import msgspec

from tablee.kernel import Event, Eyes, FastLuck, Game, Move, Position, Refused
from tablee.tables import acts
from tablee.tables.acts import AnyAct, Entry, Settings
from tablee.tables.company import OVER, PLAYING, Unchanged
from tablee.tables.records import TableState
from tablee.tables.table import Table
from tablee.tables.telling import Teller
from tests.conformance.play import Case

PEOPLE = ("ada", "bob", "cleo", "dan", "eve", "fay", *(f"guest{number}" for number in range(6, 29)))
HURRY = 10  # one step in so many waits for what falls due
SHORT = 900  # between two things that people do, if nothing falls due before
AROUND: tuple[AnyAct, ...] = (
    acts.Lose(),
    acts.Find(),
    acts.Find(),
    acts.Stand(),
    acts.HandOver(),
    acts.AskPause(),
    acts.AskUndo(),
    acts.Answer(True),
    acts.Answer(True),
    acts.Resume(),
)


class Watched:
    """A table and its teller, which are told the same things together."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.teller = Teller(table)

    @property
    def position(self) -> Position:
        position = self.table.position()
        assert position is not None
        return position

    def on_paper(self) -> bytes:
        return msgspec.json.encode(self.table.to_state())

    def do(self, at: int, act: AnyAct, by: str | None) -> tuple[list[Event], dict[Eyes, Any]]:
        events = self.table.apply(Entry(at, act, by, by or ""))
        return events, self.teller.tell(events)

    def wanted(self, at: int) -> int | None:
        assert self.table.sitting is not None
        return self.table.sitting.wanted(at)

    def out_of_time(self, at: int) -> list[int]:
        """The seats whose clocks have run out."""
        assert self.table.sitting is not None
        return [seat for seat, clock in self.table.sitting.clocks.items() if clock.deadline <= at]


def opened(case: Case, seed: int) -> Watched:
    """A game that has just begun at time 0; in every other one the last seat is a bot, unless it is the only one."""
    game = case.game
    settings = Settings(
        case.seats,
        options=msgspec.to_builtins(case.options),
        takeover="bot" if seed % 4 < 2 else "default",
    )
    secret = sha256(f"sitting {seed}".encode()).hexdigest()
    opening = acts.Open(game.key, "1", "CODE", settings, secret, "ada", house=acts.HOUSE)
    table = Table("table", game, Entry(0, opening, "ada"))
    people = max(1, case.seats - seed % 2)
    for person in PEOPLE[:people]:
        table.apply(Entry(0, acts.Sit(salt=person), person, person))
        table.apply(Entry(0, acts.Ready(), person, person))
    for seat in range(people, case.seats):
        table.apply(Entry(0, acts.AddBot(seat, game.levels[0]), "ada"))
    table.apply(Entry(0, acts.Start(), "ada"))
    return Watched(table)


def read(game: Game[Any], written: bytes, position: Position | None = None) -> Watched:
    """The table on a paper, with another position if one is given."""
    state = msgspec.json.decode(written, type=TableState)
    if position is not None:
        state.position = position.to_json()
    return Watched(Table.from_state("table", game, state))


# --- What is done at a table, or at two


class Doings:
    """Chooses what is done next at one table, or at two so that it is possible at both."""

    def __init__(self, tables: tuple[Watched, ...], at: int, seed: int) -> None:
        self.tables = tables
        self.at = at
        self.choice = FastLuck(seed)

    def next(self) -> tuple[int, AnyAct, str | None] | None:
        """When, what, by whom; None if nothing is possible at all of them."""
        due = min((due for table in self.tables if (due := table.table.due()) is not None), default=None)
        if due is not None and (due <= self.at or self.choice.below(HURRY) == 0):
            return self.at_its_time(max(due, self.at))
        at = self.at + self.choice.below(SHORT)
        if due is not None:
            at = min(at, due - 1)
        if self.choice.below(3) == 0:
            return at, *self.around_the_game()
        moves = list(self.moves())
        if not moves:
            return (at, *self.around_the_game()) if due is None else self.at_its_time(max(due, self.at))
        person, move = moves[self.choice.below(len(moves))]
        return at, acts.Play(move), person

    def moves(self) -> Iterator[tuple[str, str]]:
        """The moves of people that are legal at all tables."""
        first = self.tables[0]
        for seat in first.position.acting():
            person = first.table.places[seat].person
            if person is not None:
                for move in self.possible(seat):
                    yield person, move.text

    def possible(self, seat: int) -> list[Move]:
        """The moves of a seat that are legal at all tables."""
        first, *others = self.tables
        moves = list(first.position.moves(seat))
        for other in others:
            legal = set(map(id, other.position.moves(seat)))
            moves = [move for move in moves if id(move) in legal]
        return moves

    def at_its_time(self, at: int) -> tuple[int, AnyAct, str | None] | None:
        """What falls due happens: a bot makes a move that is legal at all tables, or time passes.

        A default has to be the same at all of them, else they part lawfully.
        """
        first, *others = self.tables
        wanted = {table.wanted(at) for table in self.tables}  # in real time something else may be due first at one
        seat = wanted.pop() if len(wanted) == 1 else None
        if seat is not None:
            moves = [move.text for move in self.possible(seat)]
            if seat not in first.position.awaited():
                moves.append("")
            return (at, acts.BotPlay(seat, moves[self.choice.below(len(moves))]), None) if moves else None
        for seat in first.out_of_time(at):
            if any(other.position.default(seat) is not first.position.default(seat) for other in others):
                return None
        return at, acts.Pass(), None

    def around_the_game(self) -> tuple[AnyAct, str | None]:
        people = [place.person for place in self.tables[0].table.places if place.person is not None]
        return AROUND[self.choice.below(len(AROUND))], people[self.choice.below(len(people))]


def played(case: Case, seed: int) -> list[tuple[int, bytes]]:
    """Some moments of a game with everything that happens at a table, each with its time."""
    watched = opened(case, seed)
    doings = Doings((watched,), 0, seed)
    moments = [(0, watched.on_paper())]
    for _ in range(400):
        if watched.table.state == OVER:
            break
        chosen = doings.next()
        assert chosen is not None
        at, act, by = chosen
        try:
            watched.do(at, act, by)
        except (Refused, Unchanged):
            continue
        doings.at = at
        if watched.table.state == PLAYING:
            moments.append((at, watched.on_paper()))
    return moments
