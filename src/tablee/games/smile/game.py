"""Smile on the shelf."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from tablee.games.smile import paper, rules
from tablee.games.smile.box import Box
from tablee.games.smile.content import BOX, PRINTED, box_of
from tablee.games.smile.events import EVENTS, STORY
from tablee.games.smile.moves import read_move
from tablee.games.smile.view import SmileView
from tablee.kernel import (
    Belief,
    BotMaker,
    Edition,
    Event,
    Game,
    Json,
    Luck,
    Move,
    Options,
    Pace,
    Refusal,
    Traits,
    View,
)


class SmileOptions(Options, frozen=True):
    unseen_cards: bool = False  # deck help: everybody may look up which creatures are still to come


class SmileGame(Game[rules.Smile]):
    key: ClassVar[str] = "smile"
    rules_version: ClassVar[str] = "2"
    prefix: ClassVar[str] = "SMI"
    seats: ClassVar[range] = range(3, 6)  # SMI-001
    traits: ClassVar[Traits] = Traits(hidden=True, secrets=True)
    options: ClassVar[type[Options]] = SmileOptions
    paces: ClassVar[Mapping[str, Pace]] = {  # SMI-155
        "live": Pace(turn=20_000, bank=60_000),
        "relaxed": Pace(turn=120_000),
        "daily": Pace(turn=86_400_000, disconnection=0),
    }
    levels: ClassVar[tuple[str, ...]] = ("beginner", "solid", "strong")
    events: ClassVar[tuple[type[Event], ...]] = EVENTS
    view_type: ClassVar[type[View]] = SmileView
    refusals: ClassVar[tuple[Refusal, ...]] = rules.REFUSALS
    longest: ClassVar[int] = 10_000
    unnamed: ClassVar[str] = "13d0b9136c982cf1851529d67e2912a9f00a6540a25988b56cfcfe63feac33cc"
    shelf: ClassVar[int] = 1
    minutes: ClassVar[int] = 20
    remembered: ClassVar[tuple[type[Event], ...]] = STORY
    spots: ClassVar[str] = r"C(0[1-9]|[1-4][0-9]|50)|seat:[0-4]|deck|supply"

    def __init__(self, box: Box = BOX, edition: Edition = PRINTED) -> None:
        self.box = box
        self.edition = edition

    def setup(self, seats: int, luck: Luck, options: Options | None = None, listen: bool = False) -> rules.Smile:
        self.check_seats(seats)
        return rules.Smile.deal(self.box, seats, luck, self.checked(options, SmileOptions).unseen_cards, listen)

    def content(self) -> Json:
        return {"creatures": [creature.on_paper() for creature in self.box.creatures]}

    def in_edition(self, written: Json) -> SmileGame:
        return SmileGame(box_of(written), Edition(written))

    def move(self, text: str) -> Move:
        return read_move(text)

    def position(self, written: Json) -> rules.Smile:
        return paper.read(self.box, written)

    def believe(self, seat: int) -> Belief:
        from tablee.games.smile.judgement import Counting

        return Counting(self.box, seat)

    def bot_makers(self) -> Mapping[str, BotMaker]:
        from tablee.games.smile.bots import LEVELS

        return LEVELS


SMILE = SmileGame()
