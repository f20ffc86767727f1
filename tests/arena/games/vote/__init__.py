"""Vote: one seat in three is a wolf, and the wolves know each other. Everybody votes once; who has most votes is out.

The village wins if that is a wolf. The smallest game of hidden sides; nothing is counted.
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

VOTES: Final = tuple(Move(f"vote {seat}") for seat in range(8))
NOT_NOW: Final = Refusal("not_now", "VOT-001")


class VoteView(View, frozen=True):
    wolves: list[int]  # as far as these eyes know
    votes: int


class Vote(Position):
    def __init__(self, wolves: list[bool], votes: list[int] | None = None) -> None:
        self.seats = len(wolves)
        self.now = 0
        self.told = None
        self.wolves = wolves
        self.votes = votes or []
        self.over = len(self.votes) == self.seats

    def side(self, seat: int) -> str:
        return "wolves" if self.wolves[seat] else "village"

    def awaited(self) -> tuple[int, ...]:
        return () if self.over else (len(self.votes),)

    def moves(self, seat: int) -> tuple[Move, ...]:
        return tuple(vote for other, vote in enumerate(VOTES[: self.seats]) if other != seat)

    def why_not(self, seat: int, move: Move) -> Refusal | None:
        return None if seat in self.awaited() and move in self.moves(seat) else NOT_NOW

    def default(self, seat: int) -> Move:
        return self.moves(seat)[0]

    def play(self, seat: int, move: Move, luck: Luck) -> None:
        self.votes.append(VOTES.index(move))
        self.over = len(self.votes) == self.seats

    def village_wins(self) -> bool:
        out = max(range(self.seats), key=self.votes.count)
        return self.wolves[out]

    def payoff(self) -> list[float]:
        """The victory of a side is whole for each of it."""
        return [float(wolf != self.village_wins()) for wolf in self.wolves]

    def outcome(self) -> Outcome:
        ranks = [1 if paid else 2 for paid in self.payoff()]
        return Outcome.by_rank(ranks, [], "wolf_out" if self.village_wins() else "villager_out")

    def public(self) -> VoteView:
        return VoteView(None, self.seats, self.over, [], len(self.votes))

    def private(self, eyes: int) -> dict[str, object]:
        known = [seat for seat, wolf in enumerate(self.wolves) if wolf] if self.wolves[eyes] else []
        return {"eyes": eyes, "wolves": known}

    def view(self, eyes: Eyes) -> VoteView:
        return self.public() if eyes is None else msgspec.structs.replace(self.public(), **self.private(eyes))

    def imagine(self, eyes: Eyes, luck: Luck) -> Vote:
        return self.clone()

    def clone(self) -> Vote:
        return Vote(self.wolves, self.votes[:])

    def to_json(self) -> Json:
        return {"wolves": self.wolves, "votes": self.votes}


class Seen(Belief):
    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.view = VoteView(seat, 3, False, [], 0)

    def hear(self, event: Event) -> None:
        pass

    def see(self, view: View) -> None:
        assert isinstance(view, VoteView)
        self.view = view

    def imagine(self, luck: Luck) -> Vote:
        return Vote([seat in self.view.wolves for seat in range(self.view.seats)])


class Solid(Thinker[Seen]):
    """Votes for the first seat that is not on its own side, as far as it knows."""

    def decide(self, view: View) -> Move:
        friends = {self.seat, *self.belief.view.wolves}
        return next(vote for seat, vote in enumerate(VOTES) if seat not in friends)


class VoteGame(Game[Vote]):
    key: ClassVar[str] = "vote"
    rules_version: ClassVar[str] = "1"
    prefix: ClassVar[str] = "VOT"
    seats: ClassVar[range] = range(3, 9)
    traits: ClassVar[Traits] = Traits(hidden=True, secrets=True, teams=True)
    sides: ClassVar[tuple[str, ...]] = ("village", "wolves")
    paces: ClassVar[Mapping[str, Pace]] = {"live": Pace(turn=30_000)}
    levels: ClassVar[tuple[str, ...]] = ("random", "solid")
    events: ClassVar[tuple[type[Event], ...]] = TABLE_EVENTS
    view_type: ClassVar[type[View]] = VoteView
    refusals: ClassVar[tuple[Refusal, ...]] = (NOT_NOW,)
    longest: ClassVar[int] = 8

    def setup(self, seats: int, luck: Luck, options: Options | None = None, listen: bool = False) -> Vote:
        self.check_seats(seats)
        wolves = [seat < seats // 3 for seat in range(seats)]
        luck.shuffle(wolves)
        return Vote(wolves)

    def move(self, text: str) -> Move:
        for move in VOTES:
            if move.text == text:
                return move
        raise BadMove(text, VOTES[0].text)

    def position(self, written: Json) -> Vote:
        return Vote(written["wolves"], written["votes"])

    def believe(self, seat: int) -> Seen:
        return Seen(seat)

    def bot_makers(self) -> Mapping[str, BotMaker]:
        return {"random": RandomBot, "solid": Solid}


GAME = VoteGame()
