"""Positions of Les Schtroumpfs on paper: JSON short enough to write by hand (docs/schtroumpfs.md), and checked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, Protocol, TypeVar

import msgspec

from tablee.games.schtroumpfs.box import END, ROW_NUMBER, STARTING, Box, GargamelCard, Invention, Smurf
from tablee.games.schtroumpfs.moves import LOCATIONS, ROWS
from tablee.kernel.errors import BadPosition
from tablee.kernel.reading import read_written
from tablee.kernel.records import Json

if TYPE_CHECKING:
    from tablee.games.schtroumpfs.rules import Village

Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Few = Annotated[int, msgspec.Meta(ge=0, le=99)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=4)]
PAGE = "docs/schtroumpfs.md"


# What a position and its paper have under the same name, as it is.
SAME: Final = [
    "hungry",
    "super_die",
    "round",
    "turn",
    "leader",
    "active",
    "over",
    "won",
    "azrael",
    "esplanade",
    "nest",
    "aside",
    "loose",
    "spare",
    "removed",
    "forest_known",
    "extra_known",
    "gargamel_known",
    "peeked",
    "danger_streak",
    "useful_streak",
    "actions",
    "discounted",
    "rescued_again",
    "rescues",
    "pending",
    "pending_extra",
]


def same_in(village: Village, names: Sequence[str]) -> dict[str, Any]:
    return {name: getattr(village, name) for name in names}


class Card(Protocol):
    @property
    def id(self) -> str: ...


C = TypeVar("C", bound=Card)


class Paper(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A position. What is left out has the value of a new game, as far as the cards that are named allow it."""

    hands: Annotated[list[list[str]], msgspec.Meta(min_length=1, max_length=5)]
    level: Literal["standard", "complex", "terrible", "nightmare"] = "standard"
    hungry: bool | None = None
    super_die: bool | None = None
    round: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1
    turn: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 1
    leader: Seat = 0
    active: Seat | None = None
    stock: tuple[Few, Few, Few] = (0, 0, 0)
    houses: dict[str, bool] | None = None
    cakes: dict[str, bool] | None = None
    rows: dict[str, Few] = {}
    doubles: list[str] = []
    overflow: dict[str, Few] = {}
    esplanade: Few | None = None
    nest: Few = 0
    aside: Few = 0
    loose: Few = 0
    spare: Few | None = None
    removed: Few = 0
    azrael: Annotated[int, msgspec.Meta(ge=1, le=LOCATIONS)] = 1
    ideas: list[str] = []
    crafted: list[str] = []
    occupied: list[str] = []
    inventions: list[str] | None = None
    scrapped: list[str] = []
    deck: list[str] | None = None
    discard: list[str] = []
    played: str | None = None
    forced: str | None = None
    sheltered: list[str] = []
    forest: list[str] | None = None
    extra: list[str] | None = None
    forest_known: Few = 0
    extra_known: Few = 0
    gargamel: list[str] | None = None
    gargamel_known: Few = 0
    revealed: list[str] = []
    lasting: str | None = None
    peeked: bool = False
    danger_streak: Count = 0
    useful_streak: Count = 0
    actions: Count = 0
    discounted: bool = False
    rescued_again: bool = False
    rescues: Count = 0
    pending: str = ""
    pending_extra: Few = 0
    agenda: list[Json] | None = None
    over: bool = False
    won: bool = False


def write(village: Village) -> Json:
    from tablee.games.schtroumpfs.steps import STEPS

    return msgspec.to_builtins(
        Paper(
            **same_in(village, SAME),
            hands=[codes(hand) for hand in village.hands],
            level=village.level.id,  # type: ignore[arg-type]
            stock=(village.stock[0], village.stock[1], village.stock[2]),
            houses={house.roof.id: house.built for house in village.houses},
            cakes={one.cake.id: one.prepared for one in village.cakes},
            rows={code: village.meeples[row] for row, code in enumerate(ROWS) if village.meeples[row]},
            doubles=[code for row, code in enumerate(ROWS) if village.doubles[row]],
            overflow={code: village.overflow[row] for row, code in enumerate(ROWS) if village.overflow[row]},
            ideas=codes(village.ideas),
            crafted=codes(village.crafted),
            occupied=[card.id for place, card in enumerate(village.crafted) if village.occupied[place]],
            inventions=downwards(village.inventions),
            scrapped=downwards(village.scrapped),
            deck=downwards(village.deck),
            discard=downwards(village.discard),
            played=None if village.played is None else village.played.id,
            forced=None if village.forced_card is None else village.forced_card.id,
            sheltered=codes(village.sheltered),
            forest=downwards(village.forest),
            extra=downwards(village.extra),
            gargamel=downwards(village.gargamel),
            revealed=downwards(village.revealed),
            lasting=None if village.lasting is None else village.lasting.id,
            agenda=STEPS.write(village.agenda),
        )
    )


def codes(cards: Sequence[Card]) -> list[str]:
    return [card.id for card in cards]


def downwards(pile: Sequence[Card]) -> list[str]:
    """A pile as one reads it: its top card first."""
    return [card.id for card in reversed(pile)]


def read(box: Box, written: Json) -> Village:
    return Reader(box, read_written(written, Paper, PAGE)).read()


class Cards:
    """The cards of one kind. Each may be in one place only."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self.all = {card.id: card for card in cards}
        self.used: set[str] = set()

    def use(self, code: str) -> None:
        if code in self.used:
            raise BadPosition(code, detail="card_twice")
        if code not in self.all:
            raise BadPosition(code, detail="no_such_card")
        self.used.add(code)


class Reader:
    """Reads one paper."""

    def __init__(self, box: Box, paper: Paper) -> None:
        self.box = box
        self.paper = paper
        self.smurfs = Cards(box.smurfs)
        self.inventions = Cards(box.inventions)
        self.gargamel = Cards(box.gargamel)

    def read(self) -> Village:
        from tablee.games.schtroumpfs.rules import Village

        paper = self.paper
        village = Village(self.box, self.box.levels[paper.level], len(paper.hands))
        village.hungry = self.option(paper.hungry, village.level.hungry, "hungry", "SCH-021")
        village.super_die = self.option(paper.super_die, village.level.super_die, "super_die", "SCH-022")
        village.round, village.turn = paper.round, paper.turn
        village.leader = paper.leader
        village.active = paper.leader if paper.active is None else paper.active
        village.azrael = paper.azrael
        village.over, village.won = paper.over, paper.won
        self.resources(village)
        self.board(village)
        self.smurf_cards(village)
        self.invention_cards(village)
        self.gargamel_cards(village)
        self.meeples(village)
        self.counters(village)
        village.valid = village.objectives()
        self.steps(village)
        return village

    def option(self, chosen: bool | None, forced: bool, name: str, rule: str) -> bool:
        if chosen is False and forced:
            raise BadPosition(name, "true", detail="forced_option", level=self.paper.level, rule=rule)
        return forced if chosen is None else chosen

    # --- The board

    def resources(self, village: Village) -> None:
        for kind, tokens in enumerate(self.paper.stock):
            if tokens > self.box.tokens:
                raise BadPosition(tokens, self.box.tokens, detail="tokens", rule="SCH-002")
            village.stock[kind] = tokens

    def board(self, village: Village) -> None:
        from tablee.games.schtroumpfs.rules import House, PreparedCake

        roofs = {roof.id: roof for roof in self.box.roofs}
        houses = self.paper.houses
        if houses is None:
            houses = {roof.id: False for roof in self.box.roofs[: village.level.houses]}
        village.houses = [House(self.known(roofs, code), houses[code]) for code in sorted(houses)]
        if len(houses) != village.level.houses:
            raise BadPosition(len(houses), village.level.houses, detail="count_houses", rule="SCH-020")
        all_cakes = {cake.id: cake for cake in self.box.cakes}
        in_play = self.paper.cakes
        if in_play is None:
            in_play = {cake.id: False for cake in self.box.cakes[: village.level.cakes]}
        village.cakes = [PreparedCake(self.known(all_cakes, code), in_play[code]) for code in sorted(in_play)]
        if len(in_play) != village.level.cakes:
            raise BadPosition(len(in_play), village.level.cakes, detail="count_cakes", rule="SCH-020")

    def known(self, cards: dict[str, C], code: str) -> C:
        if code not in cards:
            raise BadPosition(code, detail="no_such_card")
        return cards[code]

    # --- Cards

    def smurf_cards(self, village: Village) -> None:
        paper = self.paper
        village.hands = [self.named_smurfs(hand) for hand in paper.hands]
        village.discard = self.named_smurfs(paper.discard[::-1])
        village.sheltered = self.named_smurfs(paper.sheltered)
        village.sheltered_starting = sum(not card.useful for card in village.sheltered)
        if paper.played is not None:
            (village.played,) = self.named_smurfs([paper.played])
        piles = [self.named_smurfs(pile[::-1]) if pile else [] for pile in (paper.deck, paper.forest, paper.extra)]
        village.deck, village.forest, village.extra = piles
        if paper.deck is None:
            village.deck = self.rest_of_smurfs(lambda card: not card.useful)[::-1]
        lost = self.rest_of_smurfs(lambda card: card.useful)
        there = 0
        if paper.forest is None:
            there = min(village.level.lost, len(lost))
            village.forest = self.taken(lost[:there])[::-1]
        if paper.extra is None:
            village.extra = self.taken(lost[there:])[::-1]
        self.all_smurfs()
        for card in village.forest + village.extra:
            if not card.useful:
                raise BadPosition(card.id, detail="not_lost", rule="SCH-016")
        self.forced(village)
        village.forest_known = self.at_most(paper.forest_known, len(village.forest), "forest_known")
        village.extra_known = self.at_most(paper.extra_known, len(village.extra), "extra_known")

    def named_smurfs(self, named: list[str]) -> list[Smurf]:
        for code in named:
            self.smurfs.use(code)
        return [self.box.smurf_by_id[code] for code in named]

    def rest_of_smurfs(self, fits: Callable[[Smurf], bool]) -> list[Smurf]:
        """Those that are named nowhere; starting Smurfs are then taken, lost ones when their pile is known."""
        rest = [card for card in self.box.smurfs if fits(card) and card.id not in self.smurfs.used]
        return self.taken(rest) if rest and rest[0].number < STARTING else rest

    def taken(self, cards: list[Smurf]) -> list[Smurf]:
        return self.named_smurfs([card.id for card in cards])

    def all_smurfs(self) -> None:
        """SCH-203. Every one is somewhere."""
        missing = [card.id for card in self.box.smurfs if card.id not in self.smurfs.used]
        if missing:
            raise BadPosition(missing[0], detail="card_missing", rule="SCH-203")

    def forced(self, village: Village) -> None:
        code = self.paper.forced
        if code is None:
            return
        held = [card for card in village.hands[self.seat(village.active)] if card.id == code]
        if not held:
            raise BadPosition(code, detail="not_held", rule="SCH-072")
        village.forced_card = held[0]

    def at_most(self, found: int, most: int, what: str) -> int:
        if found > most:
            raise BadPosition(what, most)
        return found

    def invention_cards(self, village: Village) -> None:
        paper = self.paper
        village.ideas = self.named_inventions(paper.ideas)
        village.crafted = self.named_inventions(paper.crafted)
        village.scrapped = self.named_inventions(paper.scrapped[::-1])
        if len(village.crafted) > self.box.most_inventions:
            most = self.box.most_inventions
            raise BadPosition(len(village.crafted), most, detail="count_crafted", rule="SCH-141")
        if paper.inventions is None:
            rest = [card.id for card in self.box.inventions if card.id not in self.inventions.used]
            village.inventions = self.named_inventions(rest[::-1])
        else:
            village.inventions = self.named_inventions(paper.inventions[::-1])
        missing = [card.id for card in self.box.inventions if card.id not in self.inventions.used]
        if missing:
            raise BadPosition(missing[0], detail="card_missing", rule="SCH-203")
        village.occupied = [card.id in paper.occupied for card in village.crafted]
        for code in paper.occupied:
            if code not in [card.id for card in village.crafted if card.kind == "action"]:
                raise BadPosition(code, detail="not_crafted", rule="SCH-146")

    def named_inventions(self, named: list[str]) -> list[Invention]:
        for code in named:
            self.inventions.use(code)
        return [self.box.invention_by_id[code] for code in named]

    def gargamel_cards(self, village: Village) -> None:
        """SCH-011, 012. Too Late is in his deck as long as the game goes on."""
        paper = self.paper
        village.revealed = self.named_gargamel(paper.revealed[::-1])
        if paper.gargamel is not None:
            village.gargamel = self.named_gargamel(paper.gargamel[::-1])
        else:
            village.gargamel = self.rest_of_gargamel(village)
        ends = [card for card in village.gargamel if card.kind == END]
        judged = [card for card in village.revealed if card.kind == END]
        if not ends and not judged:
            raise BadPosition(self.box.gargamel[-1].id, detail="card_missing", rule="SCH-012")
        if paper.lasting is not None:
            if (
                not village.revealed
                or village.revealed[-1].id != paper.lasting
                or village.revealed[-1].kind != "lasting"
            ):
                raise BadPosition(paper.lasting, detail="not_lasting", rule="SCH-185")
            village.lasting = village.revealed[-1]
        village.gargamel_known = self.at_most(paper.gargamel_known, len(village.gargamel), "gargamel_known")
        village.peeked = paper.peeked

    def named_gargamel(self, named: list[str]) -> list[GargamelCard]:
        for code in named:
            self.gargamel.use(code)
        return [self.box.gargamel_by_id[code] for code in named]

    def rest_of_gargamel(self, village: Village) -> list[GargamelCard]:
        """The first cards that are not named, as many as the rounds before have left; the last of them is Too Late."""
        rest = [card.id for card in self.box.gargamel[:-1] if card.id not in self.gargamel.used]
        left = max(1, village.level.gargamel - len(village.revealed))
        return self.named_gargamel([*rest[: left - 1], self.box.gargamel[-1].id][::-1])

    # --- Meeples

    def meeples(self, village: Village) -> None:
        """SCH-062, 203. On rows, inventions and elsewhere: nine in all."""
        paper = self.paper
        for code, number in paper.rows.items():
            row = self.row(code)
            if number > self.box.rows[row].slots:
                raise BadPosition(number, self.box.rows[row].slots, detail="row_slots", row=code, rule="SCH-052")
            village.meeples[row] = number
        for code in paper.doubles:
            row = self.row(code)
            if village.meeples[row] != 1 or self.box.rows[row].slots != 2:
                raise BadPosition(code, detail="not_double", rule="SCH-062")
            village.doubles[row] = True
        for code, number in paper.overflow.items():
            village.overflow[self.row(code)] = number
        village.nest, village.aside, village.loose = paper.nest, paper.aside, paper.loose
        village.removed = paper.removed
        robot = any(card.effect == "ninth_meeple" for card in village.crafted)
        village.spare = (0 if robot or paper.removed else 1) if paper.spare is None else paper.spare
        elsewhere = sum(village.meeples) + sum(village.overflow) + sum(village.occupied)
        elsewhere += village.nest + village.aside + village.loose + village.spare + village.removed
        left = self.box.meeples + 1 - elsewhere
        village.esplanade = left if paper.esplanade is None else paper.esplanade
        if left < 0 or village.esplanade != left:
            raise BadPosition(
                elsewhere + max(0, village.esplanade), self.box.meeples + 1, detail="meeples", rule="SCH-203"
            )

    def row(self, code: str) -> int:
        if code not in ROW_NUMBER:
            raise BadPosition(code, detail="no_such_row", rule="SCH-051")
        return ROW_NUMBER[code]

    # --- The rest

    def counters(self, village: Village) -> None:
        paper = self.paper
        village.danger_streak, village.useful_streak = paper.danger_streak, paper.useful_streak
        village.actions, village.rescues = paper.actions, paper.rescues
        village.discounted, village.rescued_again = paper.discounted, paper.rescued_again
        if paper.pending:
            self.row(paper.pending)
        village.pending, village.pending_extra = paper.pending, paper.pending_extra

    def seat(self, seat: int) -> int:
        if seat >= len(self.paper.hands):
            raise BadPosition(seat, detail="no_such_seat", seats=len(self.paper.hands))
        return seat

    def steps(self, village: Village) -> None:
        from tablee.games.schtroumpfs.steps import STEPS
        from tablee.games.schtroumpfs.turn import BeforeCard, EndTurn, Placing
        from tablee.games.schtroumpfs.windows import BeforeEnd

        seat = self.seat(village.active)
        self.seat(village.leader)
        if self.paper.agenda is not None:
            village.agenda = STEPS.read(self.paper.agenda, PAGE)
        elif not village.over:
            village.agenda = [EndTurn(seat), BeforeEnd(seat), Placing(seat)]
            if village.played is None:
                village.agenda.append(BeforeCard(seat))
        village.opened = not village.over
        STEPS.check(village)
