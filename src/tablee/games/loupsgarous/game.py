"""Les Loups-Garous de Thiercelieux, with Le Village and the characters of Nouvelle Lune."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar, Final, Literal

import msgspec

from tablee.games.loupsgarous import paper
from tablee.games.loupsgarous.box import VILLAGER, WEREWOLF, Box
from tablee.games.loupsgarous.content import BOX, PRINTED, box_of, counted
from tablee.games.loupsgarous.events import EVENTS
from tablee.games.loupsgarous.founding import (
    could_be_drawn,
    drawn_set,
    found,
    usual_set,
    usual_tokens,
    why_not_playable,
)
from tablee.games.loupsgarous.moves import BUNDLE, FEWEST, HOUSES, MOST, read_move
from tablee.games.loupsgarous.refusals import REFUSALS
from tablee.games.loupsgarous.register import House
from tablee.games.loupsgarous.rhythm import thoughts
from tablee.games.loupsgarous.rules import Village
from tablee.games.loupsgarous.view import VillageView
from tablee.kernel import (
    BadContent,
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

FACTORS: Final = {"normal": 10, "fast": 7, "relaxed": 15}
DAYS: Final = {"before_night_1": 0, "1": 1, "2": 2, "3": 3}
MOST_BUNDLES: Final = 15
LETTERS: Final = "^([WBYXHCGTRPSEIOFV][0-9]{0,2}( |$))*$"
TOKENS: Final = f"^(({'|'.join((*HOUSES, BUNDLE))})( |$))*$"


class LoupsGarousOptions(Options, frozen=True):
    """5.12."""

    preset: Literal["usual", "S", "P", "D", "C", "T", "N", "F", "V1", "V2", "custom"] = "usual"
    cards: Annotated[str, msgspec.Meta(max_length=60, pattern=LETTERS)] = ""  # custom: `W3 Y X H V6`; hidden: the pool
    village: bool | None = None  # the tokens of Le Village
    tokens: Annotated[str, msgspec.Meta(max_length=300, pattern=TOKENS)] = ""  # custom: `farm1 farm2 church bundle`
    token_mode: Literal["random_selection", "random_all", "draft"] = "random_selection"
    presentation: bool = True
    hidden_composition: bool = False
    box_limits: bool = True
    wolf_majority: bool = False
    kind_start: bool = False
    moderator: Literal["server", "human"] = "server"
    captain: bool = True
    captain_day: Literal["1", "before_night_1", "2", "3"] = "1"
    mode: Literal["online", "same_room"] = "online"
    night_mode: Literal["grouped", "sequential"] | None = None
    clocks: Literal["normal", "fast", "relaxed"] = "normal"
    dead_view: Literal["all", "public"] = "all"
    on_leave: Literal["bot", "die"] = "bot"
    narration: Literal["fr", "en"] = "fr"
    bots: Annotated[str, msgspec.Meta(pattern="^([0-9]{1,2}( |$))*$")] = ""  # seats that code plays
    first_out: Annotated[int, msgspec.Meta(ge=0, lt=MOST)] | None = None  # of the game before (LGT-061)


class LoupsGarousGame(Game[Village]):
    key: ClassVar[str] = "loupsgarous"
    rules_version: ClassVar[str] = "1"
    prefix: ClassVar[str] = "LGT"
    seats: ClassVar[range] = range(FEWEST, MOST + 1)  # LGT-001
    traits: ClassVar[Traits] = Traits(
        hidden=True,
        secrets=True,
        simultaneous=True,
        real_time=True,
        teams=True,
        hushes=True,
        chance="play",
    )
    options: ClassVar[type[Options]] = LoupsGarousOptions
    known_to_the_table: ClassVar[frozenset[str]] = frozenset({"bots", "first_out"})
    paces: ClassVar[Mapping[str, Pace]] = {"live": Pace(turn=30_000, missed=0)}
    levels: ClassVar[tuple[str, ...]] = ("beginner", "solid", "strong")
    events: ClassVar[tuple[type[Event], ...]] = EVENTS
    view_type: ClassVar[type[View]] = VillageView
    refusals: ClassVar[tuple[Refusal, ...]] = REFUSALS
    longest: ClassVar[int] = 100_000
    shelf: ClassVar[int] = 3
    minutes: ClassVar[int] = 40
    age: ClassVar[int] = 10
    sides: ClassVar[tuple[str, ...]] = ("villagers", "werewolves")
    aloud: ClassVar[str] = "village"
    notices_talk: ClassVar[bool] = True

    def __init__(self, box: Box = BOX, edition: Edition = PRINTED) -> None:
        self.box = box
        self.edition = edition

    # --- Options

    def settled(self, options: Options) -> Options:
        """In the same room calls come one after the other (LGT-345); a set of 5.7 has its tokens, or none."""
        assert isinstance(options, LoupsGarousOptions)
        if options.mode == "same_room":
            options = impose(options, "night_mode", "sequential", by="mode")
        elif options.night_mode is None:
            options = impose(options, "night_mode", "grouped", by="mode")
        if options.preset in ("V1", "V2"):
            return impose(options, "village", True, by="preset")
        if options.preset not in ("custom", "usual"):
            return impose(options, "village", False, by="preset")
        return options

    def forced(self, options: Options) -> Mapping[str, str]:
        assert isinstance(options, LoupsGarousOptions)
        found: dict[str, str] = {}
        if options.mode == "same_room":
            found["night_mode"] = "mode"
        if options.preset not in ("custom", "usual"):
            found["village"] = "preset"
        return found

    def check(self, seats: int, options: Options) -> None:
        """LGT-001, 009 to 013. A set that cannot be played is refused when it is chosen, with the rule."""
        self.check_seats(seats)
        assert isinstance(options, LoupsGarousOptions)
        tokens = self.has_tokens(options, seats)
        if options.cards and options.preset != "custom":
            raise BadOption(options.cards, "custom", detail="not_custom", option="cards")
        if options.preset not in ("custom", "usual") and seats not in self.box.presets[options.preset]:
            numbers = sorted(self.box.presets[options.preset])
            raise BadOption(options.preset, numbers, detail="no_such_row", option="preset", rule="LGT-001", seats=seats)
        self.check_tokens(seats, options, tokens)
        cards = self.chosen_cards(seats, options)
        if options.hidden_composition:
            wolves = self.hidden_wolves(seats)
            houses = self.has_buildings(options, tokens)
            if not could_be_drawn(self.box, cards, wolves, seats, houses, options.box_limits):
                raise BadOption(options.cards, wolves, detail="no_such_set", option="cards", rule="LGT-009")
            return
        rule = why_not_playable(self.box, cards, seats, self.has_buildings(options, tokens), options.box_limits)
        if rule:
            raise BadOption(
                options.cards or options.preset, seats, detail="not_playable", option="cards", rule=rule, seats=seats
            )

    def check_tokens(self, seats: int, options: LoupsGarousOptions, tokens: bool) -> None:
        """LGT-025. So many tokens as players, or more to draft from; each building once."""
        if not options.tokens:
            return
        chosen = options.tokens.split()
        if not tokens:
            raise BadOption(options.tokens, "village", detail="no_tokens", option="tokens", rule="LGT-025")
        houses = [token for token in chosen if token != BUNDLE]
        wrong = [token for token in houses if token not in HOUSES or houses.count(token) > 1]
        enough = len(chosen) >= seats if options.token_mode == "draft" else len(chosen) == seats
        if chosen.count(BUNDLE) > MOST_BUNDLES:
            raise BadOption(chosen.count(BUNDLE), MOST_BUNDLES, detail="wrong_tokens", option="tokens", rule="LGT-025")
        if wrong or not enough:
            raise BadOption(
                wrong[0] if wrong else len(chosen), seats, detail="wrong_tokens", option="tokens", rule="LGT-025"
            )

    def has_tokens(self, options: LoupsGarousOptions, seats: int) -> bool:
        if options.preset == "usual":
            return usual_set(seats) == "V2" if options.village is None else options.village
        return bool(options.village) or options.preset in ("V1", "V2")

    def has_buildings(self, options: LoupsGarousOptions, tokens: bool) -> bool:
        """LGT-013. The tokens that are offered include one building at least."""
        return tokens and (not options.tokens or any(token != BUNDLE for token in options.tokens.split()))

    def chosen_cards(self, seats: int, options: LoupsGarousOptions) -> list[int]:
        """How many of each card; of a hidden set, the pool."""
        if options.preset == "custom":
            letters = {row["letter"]: row["id"] for row in self.box.shown["cards"]}
            try:
                return counted(options.cards, letters, ("cards",))
            except BadContent:
                raise BadOption(options.cards, sorted(letters), detail="no_such_card", option="cards") from None
        return self.box.presets[usual_set(seats) if options.preset == "usual" else options.preset][seats][:]

    def hidden_wolves(self, seats: int) -> int:
        """LGT-009. As many ordinary Werewolves as the set P, D or V2 has for so many players."""
        row = "P" if seats < 8 else "D" if seats <= 18 else "V2"
        return self.box.presets[row][seats][WEREWOLF]

    # --- The deal

    def setup(self, seats: int, luck: Luck, options: Options | None = None, listen: bool = False) -> Village:
        chosen = self.checked(options, LoupsGarousOptions)
        self.check(seats, chosen)
        village = Village(self.box, self.house_of(seats, chosen), seats)
        if listen:
            village.drain()
        cards = pool = self.chosen_cards(seats, chosen)
        tokens = village.house.tokens
        if chosen.hidden_composition:
            houses = self.has_buildings(chosen, tokens)
            cards = drawn_set(self.box, pool, self.hidden_wolves(seats), seats, houses, chosen.box_limits, luck)
            pool = [1 if count > 0 or card in (VILLAGER, WEREWOLF) else 0 for card, count in enumerate(pool)]
        found(village, cards, pool, self.tokens_of(seats, chosen) if tokens else [], luck)
        village.go_on(luck)
        return village

    def house_of(self, seats: int, options: LoupsGarousOptions) -> House:
        house = House()
        house.same_room = options.mode == "same_room"
        house.grouped = options.night_mode != "sequential"
        house.factor = FACTORS[options.clocks]
        house.captain = options.captain
        house.captain_day = DAYS[options.captain_day]
        house.tokens = self.has_tokens(options, seats)
        house.token_mode = options.token_mode
        house.presentation = options.presentation
        house.dead_see = options.dead_view == "all"
        house.leavers_die = options.on_leave == "die"
        house.wolf_majority = options.wolf_majority
        house.kind_start = options.kind_start
        house.hidden = options.hidden_composition
        house.spare = -1 if options.first_out is None or options.first_out >= seats else options.first_out
        house.bots = [int(seat) for seat in options.bots.split()]
        return house

    def tokens_of(self, seats: int, options: LoupsGarousOptions) -> list[str]:
        if options.tokens:
            return options.tokens.split()
        first = options.preset == "V1"
        return usual_tokens(self.box, "first" if first else "standard", seats)

    # --- At a table

    def at_table(self, options: Options, pace: str, bots: Sequence[int], carried: Sequence[str] = ()) -> Options:
        first = next((seat for seat, word in enumerate(carried) if word), None)
        return msgspec.structs.replace(options, bots=" ".join(str(seat) for seat in sorted(bots)), first_out=first)

    def tempo(self, level: str, kind: str, options: Options) -> Sequence[int]:
        """LGT-362. The same for whoever acts and for whoever does not."""
        return thoughts(kind)

    def moderated(self, options: Options) -> bool:
        """LGT-016."""
        assert isinstance(options, LoupsGarousOptions)
        return options.moderator == "human"

    # --- The box

    def content(self) -> Json:
        return self.box.shown

    def in_edition(self, written: Json) -> LoupsGarousGame:
        return LoupsGarousGame(box_of(written), Edition(written))

    def move(self, text: str) -> Move:
        return read_move(text)

    def position(self, written: Json) -> Village:
        return paper.read(self.box, written)

    def believe(self, seat: int) -> Belief:
        from tablee.games.loupsgarous.mind import Mind

        return Mind(self.box, seat)

    def bot_makers(self) -> Mapping[str, BotMaker]:
        from tablee.games.loupsgarous.bots import LEVELS

        return LEVELS


LOUPSGAROUS: Final = LoupsGarousGame()
