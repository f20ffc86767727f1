"""Errands: all play together, and a turn is made of small moves. What a table does with both is tried with it.

A turn: the seat packs two things, one after the other (one question, one clock), then goes, and a die says what came of
it. After four turns everybody has won if they fetched enough. It is only as much of a game as a table needs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, cast

import msgspec

from tablee.bots import RandomBot
from tablee.kernel import (
    TABLE_EVENTS,
    BadMove,
    Belief,
    BotMaker,
    Event,
    Eyes,
    Game,
    Json,
    Luck,
    Move,
    Options,
    Outcome,
    Pace,
    Refusal,
    Traits,
    View,
)
from tablee.kernel.agenda import DONE, Choice, Step, Steps, Stepwise
from tablee.kernel.step_book import StepBook

TURNS = 4
THINGS = 2
NOT_NOW = Refusal("not_now", "ERR-001")
PACK = [Move(f"pack {size}") for size in range(3)]
GO = Move("go")


class Packed(Event, frozen=True):
    seat: int
    size: int


class DieRolled(Event, frozen=True):
    reveals: ClassVar[bool] = True

    face: int


class ErrandsView(View, frozen=True):
    turn: int
    load: int
    fetched: int
    agenda: list[Json]


class Pack(Choice["Errands"]):
    def options(self, position: Errands) -> tuple[Move, ...]:
        return tuple(PACK)

    def question(self, position: Errands, seat: int) -> str | None:
        return f"turn {position.turn}"

    def answer(self, position: Errands, seat: int, move: Move, luck: Luck) -> Steps | None:
        position.load += PACK.index(move)
        position.tell(Packed(seat, PACK.index(move)))
        return DONE


class Leave(Choice["Errands"]):
    def options(self, position: Errands) -> tuple[Move, ...]:
        return (GO,)

    def question(self, position: Errands, seat: int) -> str | None:
        return f"turn {position.turn}"

    def answer(self, position: Errands, seat: int, move: Move, luck: Luck) -> Steps | None:
        return (Roll(),)


class Roll(Step["Errands"]):
    def run(self, position: Errands, luck: Luck) -> Steps:
        face = luck.below(6)
        position.tell(DieRolled(face))
        position.fetched += position.load if face > 0 else 0
        position.load = 0
        position.turn += 1
        if position.turn == TURNS:
            position.finish()
            return DONE
        return position.one_turn()


STEPS = StepBook({Pack: {"seat": int}, Leave: {"seat": int}, Roll: {}})


class Paper(msgspec.Struct):
    seats: int
    turn: int
    load: int
    fetched: int
    over: bool
    agenda: list[Any]


class Errands(Stepwise):
    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.over = False
        self.now = 0
        self.told = None
        self.opened = False
        self.agenda = []
        self.turn = 0
        self.load = 0
        self.fetched = 0

    def one_turn(self) -> Steps:
        seat = self.turn % self.seats
        return (*(Pack(seat) for _ in range(THINGS)), Leave(seat))

    def not_now(self, seat: int, move: Move) -> Refusal:
        return NOT_NOW

    def public(self) -> ErrandsView:
        return ErrandsView(None, self.seats, self.over, self.turn, self.load, self.fetched, STEPS.write(self.agenda))

    def private(self, eyes: int) -> dict[str, object]:
        return {"eyes": eyes}

    def view(self, eyes: Eyes) -> ErrandsView:
        return self.public() if eyes is None else msgspec.structs.replace(self.public(), eyes=eyes)

    def imagine(self, eyes: Eyes, luck: Luck) -> Errands:
        return self.clone()

    def payoff(self) -> list[float]:
        return [float(self.fetched > TURNS)] * self.seats

    def outcome(self) -> Outcome:
        everybody = list(range(self.seats)) if self.fetched > TURNS else []
        return Outcome(everybody, [1] * self.seats, (), "fetched" if everybody else "lost")

    def clone(self) -> Errands:
        return read(self.to_json())

    def to_json(self) -> Json:
        agenda = STEPS.write(self.agenda)
        return msgspec.to_builtins(Paper(self.seats, self.turn, self.load, self.fetched, self.over, agenda))


def read(written: Json) -> Errands:
    paper = msgspec.convert(written, Paper)
    position = Errands(paper.seats)
    position.turn, position.load, position.fetched, position.over = paper.turn, paper.load, paper.fetched, paper.over
    position.agenda = STEPS.read(paper.agenda)
    position.opened = not paper.over
    return position


class Sight(Belief):
    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.position: Errands | None = None

    def hear(self, event: Event) -> None:
        pass

    def see(self, view: View) -> None:
        seen = cast(ErrandsView, view)
        self.position = read(msgspec.to_builtins(seen) | {"agenda": seen.agenda})

    def imagine(self, luck: Luck) -> Errands:
        assert self.position is not None
        return self.position.clone()


class ErrandsGame(Game[Errands]):
    key: ClassVar[str] = "errands"
    rules_version: ClassVar[str] = "1"
    prefix: ClassVar[str] = "ERR"
    seats: ClassVar[range] = range(1, 4)
    traits: ClassVar[Traits] = Traits(hidden=True, cooperative=True, chance="play")
    paces: ClassVar[Mapping[str, Pace]] = {"live": Pace(turn=20_000)}
    levels: ClassVar[tuple[str, ...]] = ("random",)
    events: ClassVar[tuple[type[Event], ...]] = (Packed, DieRolled, *TABLE_EVENTS)
    view_type: ClassVar[type[View]] = ErrandsView
    refusals: ClassVar[tuple[Refusal, ...]] = (NOT_NOW,)
    longest: ClassVar[int] = 12

    def setup(self, seats: int, luck: Luck, options: Options | None = None, listen: bool = False) -> Errands:
        self.check_seats(seats)
        position = Errands(seats)
        position.told = [] if listen else None
        position.put_first(position.one_turn())
        position.go_on(luck)
        return position

    def move(self, text: str) -> Move:
        for move in (*PACK, GO):
            if move.text == text:
                return move
        raise BadMove(text, "pack 1")

    def position(self, written: Json) -> Errands:
        return read(written)

    def believe(self, seat: int) -> Sight:
        return Sight(seat)

    def bot_makers(self) -> Mapping[str, BotMaker]:
        return {"random": RandomBot}


ERRANDS_GAME = ErrandsGame()
