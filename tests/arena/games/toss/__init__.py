"""Toss: everybody tosses a coin, one after the other, or turns it; all win together if none shows tails.

The smallest game that is played together. Another copy of the box has other coins.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

import msgspec

from tablee.bots import RandomBot, Thinker
from tablee.kernel import (
    TABLE_EVENTS,
    BadMove,
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
    Refusal,
    Traits,
    View,
)

TOSS: Final = Move("toss")
TURN: Final = Move("turn")
NOT_NOW: Final = Refusal("not_now", "TOS-001")


class TossView(View, frozen=True):
    heads: list[bool]


class Toss(Position):
    def __init__(self, seats: int, faces: int = 2, heads: list[bool] | None = None) -> None:
        self.seats = seats
        self.now = 0
        self.told = None
        self.faces = faces  # one of which is tails
        self.heads = heads or []
        self.over = len(self.heads) == seats

    def awaited(self) -> tuple[int, ...]:
        return () if self.over else (len(self.heads),)

    def moves(self, seat: int) -> tuple[Move, ...]:
        return (TOSS, TURN)

    def why_not(self, seat: int, move: Move) -> Refusal | None:
        return None if seat in self.awaited() and move in (TOSS, TURN) else NOT_NOW

    def default(self, seat: int) -> Move:
        return TOSS

    def play(self, seat: int, move: Move, luck: Luck) -> None:
        self.heads.append(move == TURN or luck.below(self.faces) > 0)
        self.over = len(self.heads) == self.seats

    def payoff(self) -> list[float]:
        return [float(all(self.heads))] * self.seats

    def outcome(self) -> Outcome:
        won = all(self.heads)
        return Outcome.by_rank([1 if won else 2] * self.seats, [], "all_heads" if won else "tails")

    def public(self) -> TossView:
        return TossView(None, self.seats, self.over, self.heads)

    def private(self, eyes: int) -> dict[str, object]:
        return {"eyes": eyes}

    def view(self, eyes: Eyes) -> TossView:
        return self.public() if eyes is None else msgspec.structs.replace(self.public(), eyes=eyes)

    def imagine(self, eyes: Eyes, luck: Luck) -> Toss:
        return self.clone()

    def clone(self) -> Toss:
        return Toss(self.seats, self.faces, self.heads[:])

    def to_json(self) -> Json:
        return {"seats": self.seats, "faces": self.faces, "heads": self.heads}


class Seen(Belief):
    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.position = Toss(2)

    def hear(self, event: Event) -> None:
        pass

    def see(self, view: View) -> None:
        assert isinstance(view, TossView)
        self.position = Toss(view.seats, heads=view.heads[:])

    def imagine(self, luck: Luck) -> Toss:
        return self.position


class Careful(Thinker[Seen]):
    def decide(self, view: View) -> Move:
        return TURN


class Bold(Thinker[Seen]):
    def decide(self, view: View) -> Move:
        return TOSS


class TossGame(Game[Toss]):
    key: ClassVar[str] = "toss"
    rules_version: ClassVar[str] = "1"
    prefix: ClassVar[str] = "TOS"
    seats: ClassVar[range] = range(2, 5)
    traits: ClassVar[Traits] = Traits(cooperative=True, chance="play")
    paces: ClassVar[Mapping[str, Pace]] = {"live": Pace(turn=30_000)}
    levels: ClassVar[tuple[str, ...]] = ("beginner", "solid")
    events: ClassVar[tuple[type[Event], ...]] = TABLE_EVENTS
    view_type: ClassVar[type[View]] = TossView
    refusals: ClassVar[tuple[Refusal, ...]] = (NOT_NOW,)
    longest: ClassVar[int] = 4

    def __init__(self, edition: Json = None) -> None:
        self.edition = Edition({"faces": 2} if edition is None else edition)

    def setup(self, seats: int, luck: Luck, options: Options | None = None, listen: bool = False) -> Toss:
        self.check_seats(seats)
        return Toss(seats, self.edition.written["faces"])

    def in_edition(self, written: Json) -> TossGame:
        return TossGame(written)

    def move(self, text: str) -> Move:
        for move in (TOSS, TURN):
            if move.text == text:
                return move
        raise BadMove(text, TOSS.text)

    def position(self, written: Json) -> Toss:
        return Toss(written["seats"], written["faces"], written["heads"])

    def believe(self, seat: int) -> Seen:
        return Seen(seat)

    def bot_makers(self) -> Mapping[str, BotMaker]:
        return {"random": RandomBot, "beginner": Bold, "solid": Careful}


GAME = TossGame()
