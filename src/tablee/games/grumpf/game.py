"""Grumpf on the shelf."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, ClassVar, Final, Literal

import msgspec

from tablee.games.grumpf import reading, rules
from tablee.games.grumpf.box import COLOURS, LETTERS, SIDE_1, SIDE_2, Box
from tablee.games.grumpf.clans import Clan
from tablee.games.grumpf.content import BOX, CONSTANTS, PRINTED, box_of
from tablee.games.grumpf.events import EVENTS, STORY
from tablee.games.grumpf.moves import BOARDS, read_move
from tablee.games.grumpf.refusals import REFUSALS
from tablee.games.grumpf.rhythm import RHYTHMS, quantiles
from tablee.games.grumpf.setup import full_bag, new, new_clans
from tablee.games.grumpf.terms import PaceName, Patience, Terms
from tablee.games.grumpf.view import GrumpfView
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

SECOND: Final = 1_000
DAY: Final = 86_400_000
COLOUR_OF: Final[dict[str, int]] = {letter: colour for colour, letter in enumerate(LETTERS)}

Seats = Annotated[str, msgspec.Meta(pattern="^0?1?2?3?4?5?$")]  # "02" are seats 0 and 2


class GrumpfOptions(Options, frozen=True):
    """Section 3.1. Flags of seats are written as their numbers, colours as their letters in seat order."""

    pace: PaceName = "realtime"
    sides: Annotated[str, msgspec.Meta(pattern="^(first_game|expert|mix_random|[12]{6})$")] = "first_game"
    hunt_max: Literal[60, 90, 120, 180] = 120  # seconds
    clock: Literal["live", "daily"] = "live"
    colours: Annotated[str, msgspec.Meta(pattern="^[VOGYPB]{0,6}$")] = ""
    beginners: Seats = ""  # each gets a Joker (GRU-007)
    children: Seats = ""
    bots: Seats = ""  # known from the start, so that nobody waits for them
    bot_tempo: Literal["calm", "normal", "quick"] = "normal"
    patience: Patience = "short"  # with somebody who plays alone (GRU-315, 316)


class GrumpfGame(Game[rules.Grumpf]):
    key: ClassVar[str] = "grumpf"
    rules_version: ClassVar[str] = "2"
    prefix: ClassVar[str] = "GRU"
    seats: ClassVar[range] = range(2, 7)  # GRU-001
    traits: ClassVar[Traits] = Traits(
        hidden=True, secrets=True, simultaneous=True, real_time=True, stands_still=False, chance="play"
    )
    options: ClassVar[type[Options]] = GrumpfOptions
    known_to_the_table: ClassVar[frozenset[str]] = frozenset({"bots", "clock"})
    paces: ClassVar[Mapping[str, Pace]] = {  # 5.7: TURN_MAX, BEAT_MAX, EXCHANGE_MAX
        "live": Pace(turn=30_000, others={"beat": 20_000, "exchange": 20_000}, disconnection=15_000, missed=0),
        "daily": Pace(turn=DAY, disconnection=0, missed=0),
    }
    levels: ClassVar[tuple[str, ...]] = ("beginner", "solid", "strong")
    events: ClassVar[tuple[type[Event], ...]] = EVENTS
    view_type: ClassVar[type[View]] = GrumpfView
    refusals: ClassVar[tuple[Refusal, ...]] = REFUSALS
    longest: ClassVar[int] = 100_000
    unnamed: ClassVar[str] = "beb8ebe795baacb6cb693c8ee35d30867d4aced68562cc2ed4248a9e8c194cb2"
    shelf: ClassVar[int] = 2
    minutes: ClassVar[int] = 15
    remembered: ClassVar[tuple[type[Event], ...]] = STORY

    def __init__(self, box: Box = BOX, edition: Edition = PRINTED) -> None:
        self.box = box
        self.edition = edition

    def setup(self, seats: int, luck: Luck, options: Options | None = None, listen: bool = False) -> rules.Grumpf:
        """Section 3.2. Luck is drawn in the order of R31: the bag, the sides, the first seat, then the round."""
        chosen = self.checked(options, GrumpfOptions)
        self.check(seats, chosen)
        bag = full_bag(self.box)
        luck.shuffle(bag)
        daily = chosen.clock == "daily" and chosen.pace != "realtime"  # GRU-012
        terms = Terms(chosen.pace, self.faces_up(chosen.sides, luck), daily, chosen.hunt_max * SECOND, chosen.patience)
        position = new(self.box, terms, seats, self.clans(seats, chosen))
        position.bag = bag
        if chosen.pace != "realtime":
            position.first = luck.below(seats)  # GRU-282
        if listen:
            position.told = []
        position.open_game(luck)
        return position

    # --- At a table

    def paces_for(self, options: Options) -> Mapping[str, Pace]:
        """GRU-012. Real time is always live."""
        if self.checked(options, GrumpfOptions).pace == "realtime":
            return {"live": self.paces["live"]}
        return self.paces

    def at_table(self, options: Options, pace: str, bots: Sequence[int], carried: Sequence[str] = ()) -> Options:
        """GRU-012, 235. The table's pace is the clock; nobody waits for bots to be ready."""
        clock = "daily" if pace == "daily" else "live"
        return msgspec.structs.replace(
            self.checked(options, GrumpfOptions), clock=clock, bots="".join(map(str, sorted(bots)))
        )

    def again(self, options: dict[str, Any]) -> dict[str, Any]:
        """GRU-316. Nobody practises twice; whoever plays alone is still not hurried."""
        return {**options, "patience": "long"} if options.get("patience") == "practice" else options

    def credited(self, delay: int) -> int:
        """GRU-242, R62."""
        return min(delay, self.box.constants.lat_cap)

    # --- The box

    def faces_up(self, preset: str, luck: Luck) -> list[int]:
        """GRU-003 to 006."""
        if preset == "mix_random":
            return [luck.below(2) for _ in BOARDS]
        if preset in ("first_game", "expert"):
            return [SIDE_1 if preset == "first_game" else SIDE_2] * len(BOARDS)
        return [int(side) - 1 for side in preset]

    def clans(self, seats: int, chosen: GrumpfOptions) -> list[Clan]:
        """GRU-002, 007, 008, 027, 230. One for each seat; for two, the neutral clan besides."""
        colours = [COLOUR_OF[letter] for letter in chosen.colours] or list(range(seats))
        beginners = chosen.beginners if len(chosen.beginners) < seats else ""  # GRU-007, R22
        return new_clans(colours, chosen.children, chosen.bots, beginners)

    def check(self, seats: int, options: Options) -> None:
        """Flags are for seats that there are; colours, if given, one for each seat (GRU-002)."""
        self.check_seats(seats)
        chosen = self.checked(options, GrumpfOptions)
        for name in ("beginners", "children", "bots"):
            flagged = getattr(chosen, name)
            if any(int(seat) >= seats for seat in flagged):
                raise BadOption(flagged, list(range(seats)), detail="seats", option=name)
        colours = chosen.colours
        if colours and (len(colours) != seats or len(set(colours)) != seats):
            raise BadOption(colours, "".join(LETTERS[:seats]), detail="colours", option="colours")

    def content(self) -> Json:
        """What a client needs to draw the box."""
        box = self.box
        return {
            "pawns": [{"number": pawn.number, "faces": pawn.faces, "up_to": pawn.up_to} for pawn in box.pawns],
            "boards": [
                {
                    "key": board.key,
                    "spaces": board.spaces,
                    "pattern": board.pattern,
                    "colour": board.colour,
                    "neutral": board.neutral,
                    "sides": [
                        {"kind": condition.kind, "low": condition.low, "high": condition.high}
                        for condition in board.conditions
                    ],
                }
                for board in box.boards
            ],
            "tokens": box.tokens,
            "huts": {str(seats): huts for seats, huts in box.huts.items()},
            "series": box.series,
            "colours": COLOURS,
            "constants": {name: getattr(box.constants, name) for name in CONSTANTS},
        }

    def in_edition(self, written: Json) -> GrumpfGame:
        return GrumpfGame(box_of(written), Edition(written))

    def move(self, text: str) -> Move:
        return read_move(text)

    def position(self, written: Json) -> rules.Grumpf:
        return reading.read(self.box, written)

    def believe(self, seat: int) -> Belief:
        from tablee.games.grumpf.memory import Memory

        return Memory(self.box, seat)

    def bot_makers(self) -> Mapping[str, BotMaker]:
        from tablee.games.grumpf.bots import LEVELS

        return LEVELS

    # --- How quick its bots are

    def tempo(self, level: str, kind: str, options: Options) -> Sequence[int]:
        return quantiles(level, kind, self.checked(options, GrumpfOptions).bot_tempo)

    def foresight(self, level: str) -> int | None:
        rhythm = RHYTHMS.get(level)
        return None if rhythm is None else rhythm.looks_back()


GRUMPF = GrumpfGame()
