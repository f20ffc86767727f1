"""Dare: as Toss, at a level; and blind, so that no coin is turned: as one likes, but always at the wildest level.

The smallest game that is played together at several levels, with an option that another one imposes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, Literal, cast

import msgspec

from tablee.bots import Thinker
from tablee.kernel import Belief, BotMaker, Eyes, Json, Luck, Move, Options, View, impose
from tests.arena.games.toss import TOSS, TURN, Seen, Toss, TossGame

FACES: Final = {"tame": 8, "bold": 4, "wild": 2}  # of a coin, one of which is tails


class DareOptions(Options, frozen=True):
    level: Literal["tame", "bold", "wild"] = "tame"
    blind: bool | None = None


class DareView(View, frozen=True):
    heads: list[bool]
    blind: bool


class Dare(Toss):
    def __init__(self, seats: int, faces: int, blind: bool, heads: list[bool] | None = None) -> None:
        super().__init__(seats, faces, heads)
        self.blind = blind

    def moves(self, seat: int) -> tuple[Move, ...]:
        return (TOSS,) if self.blind else (TOSS, TURN)

    def public(self) -> DareView:  # type: ignore[override]
        return DareView(None, self.seats, self.over, self.heads, self.blind)

    def view(self, eyes: Eyes) -> DareView:  # type: ignore[override]
        return self.public() if eyes is None else msgspec.structs.replace(self.public(), eyes=eyes)

    def clone(self) -> Dare:
        return Dare(self.seats, self.faces, self.blind, self.heads[:])

    def to_json(self) -> Json:
        return {"seats": self.seats, "faces": self.faces, "blind": self.blind, "heads": self.heads}


class Sight(Seen):
    def see(self, view: View) -> None:
        seen = cast(DareView, view)
        self.position = Dare(seen.seats, 2, seen.blind, seen.heads[:])


class Prudent(Thinker[Seen]):
    """Turns its coin wherever it may."""

    def decide(self, view: View) -> Move:
        return TOSS if cast(DareView, view).blind else TURN


class DareGame(TossGame):
    key: ClassVar[str] = "dare"
    options: ClassVar[type[Options]] = DareOptions
    difficulty: ClassVar[str] = "level"
    view_type: ClassVar[type[View]] = DareView

    def settled(self, options: Options) -> Options:
        chosen = cast(DareOptions, options)
        return impose(chosen, "blind", chosen.blind or chosen.level == "wild", by="level")

    def forced(self, options: Options) -> Mapping[str, str]:
        return {"blind": "level"} if cast(DareOptions, options).level == "wild" else {}

    def setup(self, seats: int, luck: Luck, options: Options | None = None, listen: bool = False) -> Dare:
        chosen = self.checked(options, DareOptions)
        self.check(seats, chosen)
        position = Dare(seats, FACES[chosen.level], chosen.blind is True)
        position.told = [] if listen else None
        return position

    def position(self, written: Json) -> Dare:
        return Dare(written["seats"], written["faces"], written["blind"], written["heads"])

    def believe(self, seat: int) -> Belief:  # type: ignore[override]
        return Sight(seat)

    def bot_makers(self) -> Mapping[str, BotMaker]:
        return {**super().bot_makers(), "solid": Prudent}


GAME = DareGame()
