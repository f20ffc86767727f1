"""A village of Owls whose cards are known: seats 0 and 1 are owls, 2 the hunter, 3 and 4 the twins, 5 a mouse."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec

from tablee.bots import RandomBot
from tablee.kernel import BotMaker, Event, Eyes, Luck, Options, Refused, Traits
from tablee.tables.acts import AnyAct
from tests.conformance.play import Case
from tests.conformance.watched import PEOPLE, Watched, opened
from tests.kernel.owls import A_WHILE, Owls, OwlsGame, cards_for

SIX = 6
NIGHT, DAY, BALLOT = A_WHILE, 2 * A_WHILE, 3 * A_WHILE  # when each of them ends, on the first day


class VillageGame(OwlsGame):
    """Nobody is hushed: what is sent can be read as it comes."""

    traits: ClassVar[Traits] = msgspec.structs.replace(OwlsGame.traits, hushes=False)

    def setup(self, seats: int, luck: Luck, options: Options | None = None, listen: bool = False) -> Owls:
        position = Owls(cards_for(seats))
        if listen:
            position.told = []
        position.go_on(luck)
        return position

    def bot_makers(self) -> Mapping[str, BotMaker]:
        """One that plays for whoever is away, too."""
        return {"random": RandomBot, "solid": RandomBot}


VILLAGE_GAME = VillageGame()


class Village:
    """Six people, who are at a table from nightfall at 0 on."""

    def __init__(self) -> None:
        self.watched: Watched = opened(Case(VILLAGE_GAME, SIX, Options()), 0)
        self.frames: dict[Eyes, dict[str, Any]] = {}  # of the last act

    @property
    def position(self) -> Owls:
        position = self.watched.position
        assert isinstance(position, Owls)
        return position

    def do(self, at: int, act: AnyAct, seat: int | None = None) -> list[Event]:
        events, frames = self.watched.do(at, act, None if seat is None else PEOPLE[seat])
        self.frames = {eyes: msgspec.json.decode(frame) for eyes, (_, frame) in frames.items()}
        return events

    def refusal(self, at: int, act: AnyAct, seat: int) -> str:
        """Why not; and nothing has changed."""
        before = self.watched.on_paper()
        try:
            self.do(at, act, seat)
        except Refused as refused:
            assert self.watched.on_paper() == before
            return refused.reason
        raise AssertionError("it was allowed")

    def told(self) -> dict[Eyes, tuple[list[str], list[str]]]:
        """Where each of those who were just told so may talk and listen now."""
        told = {eyes: frame["channels"] for eyes, frame in self.frames.items() if "channels" in frame}
        return {eyes: (channels["speak"], channels["hear"]) for eyes, channels in told.items()}
