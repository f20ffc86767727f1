"""The box, its position and its bot: small enough for one file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Final

import msgspec

from tablee.bots import RandomBot, Thinker
from tablee.kernel import (
    TABLE_EVENTS,
    BadMove,
    BadPosition,
    Belief,
    BotMaker,
    Edition,
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
    Reason,
    Refusal,
    Traits,
    View,
)
from tablee.kernel.content import read_content
from tablee.kernel.reading import content_of, read_toml, read_written

HIGHEST: Final = 60  # heap that an owner may have
MOST: Final = 3  # that are taken at once (PEB-002)
MOVES: Final = tuple(Move(f"take {count}") for count in range(1, MOST + 1))

MALFORMED: Final = Refusal("malformed", "PEB-002")
GAME_OVER: Final = Refusal("game_over", "PEB-003")
NOT_YOUR_TURN: Final = Refusal("not_your_turn", "PEB-001")
TOO_FEW_LEFT: Final = Refusal("too_few_left", "PEB-002")


class Taken(Event, frozen=True):
    seat: int
    count: int
    left: int


class Won(Event, frozen=True):
    seat: int


class PebblesView(View, frozen=True):
    left: int
    turn: int
    options: list[str]


class Contents(msgspec.Struct, forbid_unknown_fields=True):
    heap: Annotated[int, msgspec.Meta(ge=1, le=HIGHEST)]


class Paper(msgspec.Struct, forbid_unknown_fields=True):
    seats: Annotated[int, msgspec.Meta(ge=2, le=4)]
    left: Annotated[int, msgspec.Meta(ge=0, le=HIGHEST)] | None = None  # the whole heap
    turn: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0


PRINTED: Final = Edition(read_toml(content_of("tablee.games.pebbles")))


class Pebbles(Position):
    def __init__(self, seats: int, left: int, turn: int = 0) -> None:
        self.seats = seats
        self.over = left == 0
        self.now = 0
        self.told = None
        self.left = left
        self.turn = turn  # who takes next; who has won, when it is over

    def awaited(self) -> tuple[int, ...]:
        """PEB-001. One after the other."""
        return () if self.over else (self.turn,)

    def moves(self, seat: int) -> tuple[Move, ...]:
        return tuple(move for move in MOVES if self.why_not(seat, move) is None)

    def why_not(self, seat: int, move: Move) -> Refusal | None:
        if not 0 <= seat < self.seats or move not in MOVES:
            return MALFORMED
        if self.over:
            return GAME_OVER
        if seat != self.turn:
            return NOT_YOUR_TURN
        return None if MOVES.index(move) < self.left else TOO_FEW_LEFT

    def default(self, seat: int) -> Move:
        return MOVES[0]

    def play(self, seat: int, move: Move, luck: Luck) -> None:
        """PEB-002, 003."""
        count = MOVES.index(move) + 1
        self.left -= count
        self.over = self.left == 0
        self.tell(Taken(seat, count, self.left))
        if self.over:
            self.tell(Won(seat))
        else:
            self.turn = (seat + 1) % self.seats

    def public(self) -> PebblesView:
        options = [] if self.over else [move.text for move in self.moves(self.turn)]
        return PebblesView(None, self.seats, self.over, self.left, self.turn, options)

    def private(self, eyes: int) -> dict[str, object]:
        return {"eyes": eyes}

    def view(self, eyes: Eyes) -> PebblesView:
        return self.public() if eyes is None else msgspec.structs.replace(self.public(), eyes=eyes)

    def imagine(self, eyes: Eyes, luck: Luck) -> Pebbles:
        return self.clone()

    def payoff(self) -> list[float]:
        return [1.0 if seat == self.turn else 0.0 for seat in range(self.seats)]

    def outcome(self) -> Outcome:
        """Nothing is counted: whoever took the last one has won."""
        return Outcome.by_rank([1 if seat == self.turn else 2 for seat in range(self.seats)], [], "last_pebble")

    def clone(self) -> Pebbles:
        return Pebbles(self.seats, self.left, self.turn)

    def to_json(self) -> Json:
        return {"seats": self.seats, "left": self.left, "turn": self.turn}


class PebblesBelief(Belief):
    """Nothing is hidden, and nothing has to be remembered."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.seen = Pebbles(2, 0)

    def hear(self, event: Event) -> None:
        pass

    def see(self, view: View) -> None:
        assert isinstance(view, PebblesView)
        self.seen = Pebbles(view.seats, view.left, view.turn)

    def imagine(self, luck: Luck) -> Pebbles:
        return self.seen.clone()


class Counting(Thinker[PebblesBelief]):
    """Leaves a heap of which whoever is next cannot take the last one, and says so."""

    def decide(self, view: View) -> Move:
        position = self.belief.imagine(self.luck)
        count = position.left % (MOST + 1)
        self.why = reason_for(position.left - count) if count else None
        moves = position.moves(self.seat)
        return MOVES[count - 1] if count else moves[self.luck.below(len(moves))]

    def reason(self) -> Reason | None:
        return self.why


def reason_for(left: int) -> Reason:
    return Reason("leaves", {"left": left}) if left else Reason("last")


class PebblesGame(Game[Pebbles]):
    key: ClassVar[str] = "pebbles"
    rules_version: ClassVar[str] = "1"
    prefix: ClassVar[str] = "PEB"
    seats: ClassVar[range] = range(2, 5)
    traits: ClassVar[Traits] = Traits(chance="none")
    paces: ClassVar[Mapping[str, Pace]] = {"live": Pace(turn=30_000)}
    levels: ClassVar[tuple[str, ...]] = ("beginner", "solid")
    reasons: ClassVar[tuple[str, ...]] = ("leaves", "last")
    spots: ClassVar[str] = r"heap|seat:[0-3]"
    adviser: ClassVar[str] = "solid"
    proposals: ClassVar[tuple[str, ...]] = ("few",)
    events: ClassVar[tuple[type[Event], ...]] = (Taken, Won, *TABLE_EVENTS)
    view_type: ClassVar[type[View]] = PebblesView
    refusals: ClassVar[tuple[Refusal, ...]] = (MALFORMED, GAME_OVER, NOT_YOUR_TURN, TOO_FEW_LEFT)
    longest: ClassVar[int] = HIGHEST

    def __init__(self, edition: Edition = PRINTED) -> None:
        self.edition = edition
        self.heap = read_content(edition.written, Contents).heap

    def in_edition(self, written: Json) -> PebblesGame:
        return PebblesGame(Edition(written))

    def setup(self, seats: int, luck: Luck, options: Options | None = None, listen: bool = False) -> Pebbles:
        self.check_seats(seats)
        position = Pebbles(seats, self.heap)
        if listen:
            position.drain()
        return position

    def move(self, text: str) -> Move:
        for move in MOVES:
            if move.text == text:
                return move
        raise BadMove(text, MOVES[0].text)

    def position(self, written: Json) -> Pebbles:
        paper = read_written(written, Paper, "docs/adding-a-game.md")
        if paper.turn >= paper.seats:
            raise BadPosition(paper.turn, paper.seats - 1)
        left = self.heap if paper.left is None else paper.left
        if left > self.heap:
            raise BadPosition(left, self.heap)
        return Pebbles(paper.seats, left, paper.turn)

    def believe(self, seat: int) -> PebblesBelief:
        return PebblesBelief(seat)

    def bot_makers(self) -> Mapping[str, BotMaker]:
        return {"beginner": RandomBot, "solid": Counting}
