"""À la recherche d'Archibald on the shelf."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar

import msgspec

from tablee.games.archibald import paper, rules
from tablee.games.archibald.box import Box
from tablee.games.archibald.content import BOX, PRINTED, box_of
from tablee.games.archibald.events import EVENTS, STORY
from tablee.games.archibald.motives import REASONS
from tablee.games.archibald.moves import MOST_SEATS, read_move
from tablee.games.archibald.view import ArchibaldView
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
)


class ArchibaldOptions(Options, frozen=True):
    bump_retry: bool = False  # ARC-907
    starter: Annotated[int, msgspec.Meta(ge=0, le=MOST_SEATS)] = 0  # ARC-102: a seat, counted from 1; 0 by lot
    bots: Annotated[str, msgspec.Meta(pattern="^0?1?2?3?$")] = ""  # seats that code plays (ARC-905, 906)


class ArchibaldGame(Game[rules.Race]):
    key: ClassVar[str] = "archibald"
    rules_version: ClassVar[str] = "1"
    prefix: ClassVar[str] = "ARC"
    seats: ClassVar[range] = range(2, MOST_SEATS + 1)  # ARC-101
    traits: ClassVar[Traits] = Traits(hidden=True, secrets=True, chance="play")
    options: ClassVar[type[Options]] = ArchibaldOptions
    known_to_the_table: ClassVar[frozenset[str]] = frozenset({"bots"})
    paces: ClassVar[Mapping[str, Pace]] = {  # section 7
        "live": Pace(turn=60_000, bank=120_000, others={"short": 20_000}),
        "relaxed": Pace(turn=300_000),
        "daily": Pace(turn=86_400_000, disconnection=0),
    }
    levels: ClassVar[tuple[str, ...]] = ("beginner", "solid", "strong")
    events: ClassVar[tuple[type[Event], ...]] = EVENTS
    view_type: ClassVar[type[View]] = ArchibaldView
    refusals: ClassVar[tuple[Refusal, ...]] = rules.REFUSALS
    longest: ClassVar[int] = 100_000
    shelf: ClassVar[int] = 5
    minutes: ClassVar[int] = 50
    age: ClassVar[int] = 8
    remembered: ClassVar[tuple[type[Event], ...]] = STORY
    spots: ClassVar[str] = r"[A-E]([1-9]|1[01])|seat:[0-3]|water|E[234]|ADV"
    reasons: ClassVar[tuple[str, ...]] = REASONS

    def __init__(self, box: Box = BOX, edition: Edition = PRINTED) -> None:
        self.box = box
        self.edition = edition

    def setup(self, seats: int, luck: Luck, options: Options | None = None, listen: bool = False) -> rules.Race:
        chosen = self.checked(options, ArchibaldOptions)
        self.check(seats, chosen)
        bots = frozenset(int(seat) for seat in chosen.bots)
        return rules.Race.deal(self.box, seats, chosen.bump_retry, chosen.starter - 1, bots, luck, listen)

    def check(self, seats: int, options: Options) -> None:
        """ARC-101, 102. The seat that starts is one of those that play."""
        self.check_seats(seats)
        assert isinstance(options, ArchibaldOptions)
        if options.starter > seats:
            raise BadOption(options.starter, seats, detail="no_such_starter", seats=seats, rule="ARC-102")

    def at_table(self, options: Options, pace: str, bots: Sequence[int], carried: Sequence[str] = ()) -> Options:
        assert isinstance(options, ArchibaldOptions)
        return msgspec.structs.replace(options, bots="".join(str(seat) for seat in sorted(bots)))

    def content(self) -> Json:
        """Everything but what the answers of an adventure bring."""
        return self.box.shown

    def in_edition(self, written: Json) -> ArchibaldGame:
        return ArchibaldGame(box_of(written), Edition(written))

    def move(self, text: str) -> Move:
        return read_move(text)

    def position(self, written: Json) -> rules.Race:
        return paper.read(self.box, written)

    def believe(self, seat: int) -> Belief:
        from tablee.games.archibald.mind import Sighted

        return Sighted(self.box, seat)

    def bot_makers(self) -> Mapping[str, BotMaker]:
        from tablee.games.archibald.bots import LEVELS

        return LEVELS


ARCHIBALD = ArchibaldGame()
