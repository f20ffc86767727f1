"""Les Schtroumpfs on the shelf."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

import msgspec

from tablee.games.schtroumpfs import paper, rules
from tablee.games.schtroumpfs.box import Box
from tablee.games.schtroumpfs.content import BOX, PRINTED, box_of
from tablee.games.schtroumpfs.events import EVENTS, STORY
from tablee.games.schtroumpfs.motives import REASONS
from tablee.games.schtroumpfs.moves import read_move
from tablee.games.schtroumpfs.view import SchtroumpfsView
from tablee.kernel import (
    BadOption,
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
    impose,
)


class SchtroumpfsOptions(Options, frozen=True):
    level: Literal["standard", "complex", "terrible", "nightmare"] = "standard"  # SCH-020
    hungry: bool | None = None  # SCH-021: None is as the level says
    super_die: bool | None = None  # SCH-022
    starter: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0  # SCH-017: a seat, counted from 1; 0 by lot


class SchtroumpfsGame(Game[rules.Village]):
    key: ClassVar[str] = "schtroumpfs"
    rules_version: ClassVar[str] = "1"
    prefix: ClassVar[str] = "SCH"
    seats: ClassVar[range] = range(1, 6)  # SCH-241
    traits: ClassVar[Traits] = Traits(hidden=True, secrets=True, cooperative=True, chance="play")
    options: ClassVar[type[Options]] = SchtroumpfsOptions
    difficulty: ClassVar[str] = "level"
    paces: ClassVar[Mapping[str, Pace]] = {
        "live": Pace(turn=60_000, bank=120_000),
        "relaxed": Pace(turn=300_000),
        "daily": Pace(turn=86_400_000, disconnection=0),
    }
    levels: ClassVar[tuple[str, ...]] = ("beginner", "solid", "strong")
    events: ClassVar[tuple[type[Event], ...]] = EVENTS
    view_type: ClassVar[type[View]] = SchtroumpfsView
    refusals: ClassVar[tuple[Refusal, ...]] = rules.REFUSALS
    longest: ClassVar[int] = 20_000
    shelf: ClassVar[int] = 4
    minutes: ClassVar[int] = 40
    age: ClassVar[int] = 8
    remembered: ClassVar[tuple[type[Event], ...]] = STORY
    spots: ClassVar[str] = (
        r"[1-8][UL]|loc:[1-8]|S(0[1-9]|1[0-2])|P(0[1-9]|1[0-9]|2[0-3])|N(0[1-9]|1[0-9]|2[0-4])|R[1-8]"
        r"|C(0[1-9]|10)|G(0[1-9]|1[0-7])|seat:[0-4]|stock|esplanade|forest|gargamel"
    )

    reasons: ClassVar[tuple[str, ...]] = REASONS
    proposals: ClassVar[tuple[str, ...]] = ("join", "finish", "keep")
    adviser: ClassVar[str] = "strong"

    def __init__(self, box: Box = BOX, edition: Edition = PRINTED) -> None:
        self.box = box
        self.edition = edition

    def setup(self, seats: int, luck: Luck, options: Options | None = None, listen: bool = False) -> rules.Village:
        chosen = self.checked(options, SchtroumpfsOptions)
        self.check(seats, chosen)
        level = self.box.levels[chosen.level]
        hungry = chosen.hungry is True
        super_die = chosen.super_die is True
        return rules.Village.deal(self.box, level, seats, hungry, super_die, chosen.starter - 1, luck, listen)

    def settled(self, options: Options) -> Options:
        """SCH-020 to 022. What a level imposes; `BadOption` where it was chosen otherwise. Else no is meant."""
        assert isinstance(options, SchtroumpfsOptions)
        imposed = self.forced(options)
        for name in ("hungry", "super_die"):
            if name in imposed:
                options = impose(options, name, True, imposed[name])
            elif getattr(options, name) is None:
                options = msgspec.structs.replace(options, **{name: False})
        return options

    def forced(self, options: Options) -> Mapping[str, str]:
        assert isinstance(options, SchtroumpfsOptions)
        level = self.box.levels[options.level]
        imposed = {"hungry": level.hungry, "super_die": level.super_die}
        return {name: self.difficulty for name, forced in imposed.items() if forced}

    def check(self, seats: int, options: Options) -> None:
        """SCH-017. The seat that starts is one of those that play."""
        self.check_seats(seats)
        assert isinstance(options, SchtroumpfsOptions)
        if options.starter > seats:
            raise BadOption(options.starter, seats, detail="no_such_starter", seats=seats, rule="SCH-017")

    def content(self) -> Json:
        return self.box.shown

    def in_edition(self, written: Json) -> SchtroumpfsGame:
        return SchtroumpfsGame(box_of(written), Edition(written))

    def move(self, text: str) -> Move:
        return read_move(text)

    def position(self, written: Json) -> rules.Village:
        return paper.read(self.box, written)

    def believe(self, seat: int) -> Belief:
        from tablee.games.schtroumpfs.mind import Open

        return Open(self.box, seat)

    def bot_makers(self) -> Mapping[str, BotMaker]:
        from tablee.games.schtroumpfs.bots import LEVELS

        return LEVELS


SCHTROUMPFS = SchtroumpfsGame()
