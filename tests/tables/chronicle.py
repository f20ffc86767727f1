"""A chronicle: as many writers as a table has room for, one line after the other, and nothing is ever forgotten.

It is played for what has to be told of it: a history that grows, seen by everybody or by each writer alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, Literal

import msgspec

from tablee.bots import RandomBot
from tablee.kernel import (
    ALONE,
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
    Position,
    Refusal,
    Traits,
    View,
)

WRITERS: Final = 29
WRITE: Final = Move("write")
NOT_YOUR_TURN: Final = Refusal("not_your_turn", "CHR-001")


class Line(msgspec.Struct, frozen=True):
    seat: int
    word: str
    marks: Sequence[int]


class LineWritten(Event, frozen=True):
    seat: int
    number: int


class ChronicleView(View, frozen=True):
    turn: int
    history: Sequence[Line]
    diary: Sequence[Line] | None  # a seat's own


class ChronicleOptions(Options, frozen=True):
    seen: Literal["by_all", "by_each"] = "by_all"


class Chronicle(Position):
    def __init__(self, seats: int, lines: list[Line], by_all: bool) -> None:
        self.seats = seats
        self.over = False
        self.now = 0
        self.told = None
        self.lines = lines
        self.by_all = by_all

    def awaited(self) -> tuple[int, ...]:
        return ALONE[len(self.lines) % self.seats]

    def moves(self, seat: int) -> tuple[Move, ...]:
        return (WRITE,) if seat in self.awaited() else ()

    def why_not(self, seat: int, move: Move) -> Refusal | None:
        return None if move in self.moves(seat) else NOT_YOUR_TURN

    def default(self, seat: int) -> Move:
        return WRITE

    def play(self, seat: int, move: Move, luck: Luck) -> None:
        self.lines.append(line(len(self.lines), seat))
        self.tell(LineWritten(seat, len(self.lines)))

    def public(self) -> ChronicleView:
        history = self.lines[:] if self.by_all else []
        return ChronicleView(None, self.seats, self.over, self.awaited()[0], history, None)

    def private(self, eyes: int) -> dict[str, object]:
        return {"eyes": eyes, "diary": None if self.by_all else self.lines[:]}

    def view(self, eyes: Eyes) -> ChronicleView:
        public = self.public()
        return public if eyes is None else msgspec.structs.replace(public, **self.private(eyes))

    def imagine(self, eyes: Eyes, luck: Luck) -> Chronicle:
        return self.clone()

    def payoff(self) -> list[float]:
        return [0.0] * self.seats

    def outcome(self) -> Outcome:
        return Outcome((), [1] * self.seats, (), "written")

    def clone(self) -> Chronicle:
        return Chronicle(self.seats, self.lines[:], self.by_all)

    def to_json(self) -> Json:
        return {"seats": self.seats, "lines": len(self.lines), "by_all": self.by_all}


def line(number: int, seat: int) -> Line:
    return Line(seat, f"word {number}", [number, number + 1])


def written(seats: int, lines: int, by_all: bool) -> Chronicle:
    return Chronicle(seats, [line(number, number % seats) for number in range(lines)], by_all)


class ChronicleBelief(Belief):
    """Everything is in the view."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def hear(self, event: Event) -> None:
        pass

    def see(self, view: View) -> None:
        assert isinstance(view, ChronicleView)
        self.position = Chronicle(view.seats, list(view.history or view.diary or ()), view.diary is None)

    def imagine(self, luck: Luck) -> Chronicle:
        return self.position.clone()


class ChronicleGame(Game[Chronicle]):
    key: ClassVar[str] = "chronicle"
    rules_version: ClassVar[str] = "1"
    prefix: ClassVar[str] = "CHR"
    seats: ClassVar[range] = range(2, 33)
    traits: ClassVar[Traits] = Traits(secrets=True, chance="none")
    options: ClassVar[type[Options]] = ChronicleOptions
    paces: ClassVar[Mapping[str, Pace]] = {"live": Pace(turn=20_000)}
    levels: ClassVar[tuple[str, ...]] = ("random",)
    events: ClassVar[tuple[type[Event], ...]] = (LineWritten, *TABLE_EVENTS)
    view_type: ClassVar[type[View]] = ChronicleView
    refusals: ClassVar[tuple[Refusal, ...]] = (NOT_YOUR_TURN,)
    longest: ClassVar[int] = 1_000_000

    def setup(self, seats: int, luck: Luck, options: Options | None = None, listen: bool = False) -> Chronicle:
        chosen = self.checked(options, ChronicleOptions)
        position = written(seats, 0, chosen.seen == "by_all")
        position.told = [] if listen else None
        return position

    def move(self, text: str) -> Move:
        if text != WRITE.text:
            raise BadMove(text, WRITE.text)
        return WRITE

    def position(self, written_down: Json) -> Chronicle:
        return written(written_down["seats"], written_down["lines"], written_down["by_all"])

    def believe(self, seat: int) -> Belief:
        return ChronicleBelief(seat)

    def bot_makers(self) -> Mapping[str, BotMaker]:
        return {"random": RandomBot}


CHRONICLE = ChronicleGame()
