"""Positions of Archibald on paper: JSON short enough to write by hand (docs/archibald.md), and checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, Protocol, TypeVar

import msgspec

from tablee.games.archibald.board import FIRST_JAIL, JAIL_LEVEL, LEVEL, side_towards
from tablee.games.archibald.box import DECKS, ENEMY, EQUIPMENT, Box, Card, Tile
from tablee.games.archibald.moves import ANSWERS, CELL, CELLS, KINDS, MOST_SEATS, WIDTH
from tablee.kernel.errors import BadPosition
from tablee.kernel.reading import read_written
from tablee.kernel.records import Json

if TYPE_CHECKING:
    from tablee.games.archibald.rules import Race
    from tablee.kernel.agenda import Step

Few = Annotated[int, msgspec.Meta(ge=0, le=99)]
Seat = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
Level = Literal["2", "3", "4"]
SeatKey = Annotated[str, msgspec.Meta(pattern="^[0-3]$")]
PAGE: Final = "docs/archibald.md"

# What a race and its paper have under the same name, as it is.
SAME: Final = (
    "bump_retry",
    "round",
    "first",
    "active",
    "card_played",
    "fought",
    "immobilised",
    "water",
    "over",
    "ended",
)


class Thing(Protocol):
    """A card or a tile."""

    @property
    def id(self) -> str: ...


T = TypeVar("T", bound=Thing)


class HeroPaper(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    hero: Literal["arthur", "selenia", "betameche", "max"] | None = None
    cell: str | None = None
    lives: Annotated[int, msgspec.Meta(ge=0, le=9)] = 3
    hand: list[str] = []
    equipment: str | None = None
    stuck: bool = False
    bonuses: list[Literal[3, 4]] = []


class ReadingPaper(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    card: str
    seat: Seat
    answer: Literal["A", "B", "C"] | None = None


class DraftPaper(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    card: str
    cell: str
    taken: list[str] = []


class Paper(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A position. What is left out has the value of a new game, as far as what is named allows it."""

    heroes: Annotated[list[HeroPaper], msgspec.Meta(min_length=2, max_length=MOST_SEATS)]
    board: dict[str, str] = {}
    breached: list[str] = []
    fresh: list[str] = []
    opened: list[tuple[str, str]] = []
    jails: Annotated[list[str], msgspec.Meta(min_length=WIDTH, max_length=WIDTH)] | None = None
    turned: list[str] = []
    enemies: dict[str, dict[str, Few]] = {}
    water: Few = 0
    reached: list[Literal[2, 3, 4, 5]] | None = None
    round: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)] = 1
    first: Seat = 0
    active: Seat | None = None
    card_played: bool = False
    fought: bool = False
    immobilised: bool = False
    hops: list[tuple[str, str]] = []
    piles: dict[Level, list[str]] = {}
    under: dict[Level, Few] = {}
    decks: dict[Level, list[str]] = {}
    discards: dict[Level, list[str]] = {}
    adventures: list[str] = []
    adventure_discard: list[str] = []
    played: str | None = None
    reading: list[ReadingPaper] = []
    seen: dict[SeatKey, list[str]] = {}
    known: dict[SeatKey, list[str]] = {}
    draft: DraftPaper | None = None
    bump_retry: bool = False
    bots: list[Seat] = []
    left: list[Seat] = []
    at: Literal["A", "B", "C"] | None = None
    agenda: list[Json] | None = None
    over: bool = False
    winner: Seat | None = None
    ended: Literal["", "archibald", "forfeit", "round_limit"] = ""


# --- Writing


def write(race: Race) -> Json:
    from tablee.games.archibald.steps import STEPS

    board = race.board
    return msgspec.to_builtins(
        Paper(
            **{name: getattr(race, name) for name in SAME},
            heroes=[hero_paper(race, seat) for seat in range(race.seats)],
            board={CELLS[cell]: tile.id for cell, tile in laid(race)},
            breached=[CELLS[cell] for cell in range(FIRST_JAIL) if board.breached[cell]],
            fresh=[CELLS[cell] for cell in range(FIRST_JAIL) if board.fresh[cell]],
            opened=[(one, other) for one, other in opened(race)],
            jails=race.jails(),
            turned=[CELLS[cell] for cell in range(FIRST_JAIL, len(CELLS)) if board.face_up[cell]],
            enemies={CELLS[cell]: counts(race, cell) for cell in sorted(set(race.where)) if cell >= 0},
            reached=[level for level in range(2, JAIL_LEVEL + 1) if race.reached[level]],  # type: ignore[misc]
            hops=[(CELLS[start], CELLS[end]) for start, end in race.hops],
            piles=by_level(race.piles),
            under={str(level): race.under[level] for level in DECKS if race.under[level]},  # type: ignore[misc]
            decks=by_level(race.decks),
            discards=by_level(race.discards),
            adventures=downwards(race.adventures),
            adventure_discard=downwards(race.adventure_discard),
            played=None if race.played is None else race.played.id,
            reading=[ReadingPaper(one.card.id, one.seat, answer_name(one.answer)) for one in race.reading],
            seen={
                str(seat): [CELLS[FIRST_JAIL + place] for place, looked in enumerate(seen) if looked]
                for seat, seen in enumerate(race.seen)
                if any(seen)
            },
            known={str(seat): [card.id for card in known] for seat, known in enumerate(race.known) if known},
            draft=draft_paper(race),
            bots=[seat for seat in range(race.seats) if race.bots[seat]],
            left=[seat for seat in range(race.seats) if race.left[seat]],
            agenda=STEPS.write(race.agenda),
            winner=None if race.winner < 0 else race.winner,
        )
    )


def hero_paper(race: Race, seat: int) -> HeroPaper:
    runner = race.runners[seat]
    return HeroPaper(
        hero=None if runner.hero is None else runner.hero.id,  # type: ignore[arg-type]
        cell=None if runner.cell < 0 else CELLS[runner.cell],
        lives=runner.lives,
        hand=[card.id for card in runner.hand],
        equipment=None if runner.equipment is None else runner.equipment.id,
        stuck=runner.stuck,
        bonuses=[level for level, taken in enumerate(runner.bonuses) if taken],  # type: ignore[misc]
    )


def laid(race: Race) -> list[tuple[int, Tile]]:
    tiles = enumerate(race.board.tiles[:FIRST_JAIL])
    return [(cell, tile) for cell, tile in tiles if tile is not None and cell >= WIDTH]


def opened(race: Race) -> list[tuple[str, str]]:
    """ARC-529. Each passage once, from its southern or western cell."""
    found: list[tuple[str, str]] = []
    for cell in range(len(CELLS)):
        for other in (cell + WIDTH, cell + 1):
            if other < len(CELLS) and race.board.dug[cell] & side_towards(cell, other):
                found.append((CELLS[cell], CELLS[other]))
    return found


def counts(race: Race, cell: int) -> dict[str, int]:
    there = race.enemies_at(cell)
    return {KINDS[kind]: there.count(kind) for kind in sorted(set(there))}


def by_level(piles: Sequence[Sequence[Thing]]) -> Any:
    return {str(level): downwards(piles[level]) for level in DECKS if piles[level]}


def downwards(pile: Sequence[Thing]) -> list[str]:
    """A pile as one reads it: its top first."""
    return [thing.id for thing in reversed(pile)]


def answer_name(answer: int) -> Any:
    return None if answer < 0 else ANSWERS[answer]


def draft_paper(race: Race) -> DraftPaper | None:
    draft = race.draft
    if draft is None:
        return None
    return DraftPaper(draft.card.id, CELLS[draft.cell], [CELLS[cell] for cell in draft.taken])


# --- Reading


def read(box: Box, written: Json) -> Race:
    return Reader(box, read_written(written, Paper, PAGE)).read()


class Stock(Mapping[str, T]):
    """The cards or tiles of one kind. Each may be in one place only; what is named nowhere is left."""

    def __init__(self, things: Sequence[T]) -> None:
        self.things = {thing.id: thing for thing in things}
        self.left = dict(self.things)

    def __getitem__(self, name: str) -> T:
        return self.things[name]

    def __iter__(self) -> Any:
        return iter(self.things)

    def __len__(self) -> int:
        return len(self.things)

    def take(self, name: str) -> T:
        if name not in self.things:
            raise BadPosition(name, detail="no_such_tile" if name.startswith("T") else "no_such_card")
        if name not in self.left:
            raise BadPosition(name, detail="card_twice")
        return self.left.pop(name)

    def pile(self, names: Sequence[str]) -> list[T]:
        """So named, the top first; here it is last."""
        return [self.take(name) for name in names][::-1]

    def rest(self) -> list[T]:
        return [self.left.pop(name) for name in list(self.left)]


class Reader:
    """Reads one paper."""

    def __init__(self, box: Box, paper: Paper) -> None:
        from tablee.games.archibald.rules import Race

        self.box = box
        self.paper = paper
        self.race = Race(box, len(paper.heroes))
        self.tiles = {
            level: Stock([tile for tile in box.tiles if tile.level == level]) for level in range(1, JAIL_LEVEL + 1)
        }
        self.cards = {level: Stock([card for card in box.cards if card.level == level]) for level in DECKS}
        self.adventures = Stock(box.adventures)

    def read(self) -> Race:
        race, paper = self.race, self.paper
        for name in SAME:
            if name != "active":
                setattr(race, name, getattr(paper, name))
        race.first = self.seat(paper.first)
        race.active = race.first if paper.active is None else self.seat(paper.active)
        race.lay_start_tiles()
        self.board()
        self.jails()
        self.heroes()
        self.enemies()
        self.reached()
        self.turn()
        self.piles()
        self.knowledge()
        self.ending()
        self.steps()
        return race

    # --- Names

    def seat(self, seat: int) -> int:
        if seat >= self.race.seats:
            raise BadPosition(seat, detail="no_such_seat", seats=self.race.seats)
        return seat

    def cell(self, name: str) -> int:
        if name not in CELL:
            raise BadPosition(name, detail="no_such_cell", rule="ARC-002")
        return CELL[name]

    def jail(self, name: str) -> int:
        cell = self.cell(name)
        if cell < FIRST_JAIL:
            raise BadPosition(name, detail="no_jail", rule="ARC-107")
        return cell

    def tile_cell(self, name: str) -> int:
        """A cell with a face-up tile."""
        cell = self.cell(name)
        if not self.race.board.face_up[cell]:
            raise BadPosition(name, detail="no_tile_there", rule="ARC-007")
        return cell

    def spring(self, name: str) -> int:
        cell = self.tile_cell(name)
        if not self.race.board.is_spring(cell):
            raise BadPosition(name, detail="no_spring", rule="ARC-411")
        return cell

    def card(self, name: str) -> Card:
        level = name[1:2]
        stock = self.cards.get(int(level)) if level.isdigit() else None
        if stock is None:
            raise BadPosition(name, detail="no_such_card")
        return stock.take(name)

    # --- The board

    def board(self) -> None:
        race, paper = self.race, self.paper
        for one, other in paper.opened:
            cell, next_one = self.cell(one), self.cell(other)
            if side_towards(cell, next_one) == 0:
                raise BadPosition(f"{one} {other}", detail="not_adjacent", rule="ARC-003")
            race.board.dig(cell, next_one)
        for name, tile in paper.board.items():
            cell = self.cell(name)
            if LEVEL[cell] not in DECKS:
                raise BadPosition(name, detail="no_place_for_tiles", rule="ARC-304")
            race.board.lay(cell, self.tiles[LEVEL[cell]].take(tile), name in paper.breached)
            race.board.fresh[cell] = False
        for name in paper.breached:
            self.laid_cell(name)
        for name in paper.fresh:
            found = race.board.tiles[self.laid_cell(name)]
            if found is None or not found.enemies:
                raise BadPosition(name, detail="not_fresh", rule="ARC-409")
            race.board.fresh[CELL[name]] = True

    def laid_cell(self, name: str) -> int:
        if name not in self.paper.board:
            raise BadPosition(name, detail="no_tile_there", rule="ARC-007")
        return CELL[name]

    def jails(self) -> None:
        stock = self.tiles[JAIL_LEVEL]
        named = list(stock) if self.paper.jails is None else self.paper.jails
        for place, name in enumerate(named):
            self.race.board.tiles[FIRST_JAIL + place] = stock.take(name)
        for name in self.paper.turned:
            self.race.board.face_up[self.jail(name)] = True

    def enemies(self) -> None:
        race = self.race
        for name, there in self.paper.enemies.items():
            cell = self.tile_cell(name)
            if race.board.is_falls(cell) or race.board.is_trap(cell):
                raise BadPosition(name, detail="no_enemies_there", rule="ARC-510")
            for kind, count in there.items():
                if kind not in KINDS:
                    raise BadPosition(kind, detail="no_such_enemy", rule="ARC-408")
                for _ in range(count):
                    if not race.move_pawn(KINDS.index(kind), -1, cell):
                        pawns = self.box.enemies[KINDS.index(kind)].pawns
                        raise BadPosition(kind, detail="pawns", pawns=pawns, rule="ARC-113")

    def reached(self) -> None:
        race = self.race
        if self.paper.reached is not None:
            for reached in self.paper.reached:
                race.reached[reached] = True
            return
        there = [LEVEL[cell] for cell in range(len(CELLS)) if race.board.face_up[cell]]
        there += [LEVEL[runner.cell] for runner in race.runners if runner.cell >= 0]
        for level in range(2, max(there) + 1):
            race.reached[level] = True

    # --- Heroes

    def heroes(self) -> None:
        taken: set[str] = set()
        for seat, paper in enumerate(self.paper.heroes):
            runner = self.race.runners[seat]
            if paper.hero is None:
                if paper.cell is not None or paper.hand or paper.equipment is not None or paper.stuck:
                    raise BadPosition(seat, detail="no_hero", rule="ARC-108")
                continue
            if paper.hero in taken:
                raise BadPosition(paper.hero, detail="hero_twice", rule="ARC-108")
            taken.add(paper.hero)
            runner.hero = next(hero for hero in self.box.heroes if hero.id == paper.hero)
            runner.lives = paper.lives
            if paper.lives > runner.hero.most:
                raise BadPosition(paper.lives, runner.hero.most, detail="too_many_lives", rule="ARC-525")
            if paper.cell is not None:
                runner.cell = self.hero_cell(paper.cell)
            elif self.paper.agenda is None:
                raise BadPosition(seat, detail="no_cell", rule="ARC-108")
            runner.hand = [self.card(name) for name in paper.hand]
            if paper.equipment is not None:
                runner.equipment = self.card(paper.equipment)
                if runner.equipment.kind != EQUIPMENT:
                    raise BadPosition(paper.equipment, detail="not_equipment", rule="ARC-506")
            runner.stuck = paper.stuck
            for level in paper.bonuses:
                runner.bonuses[level] = True

    def hero_cell(self, name: str) -> int:
        cell = self.tile_cell(name)
        if self.race.board.is_falls(cell):
            raise BadPosition(name, detail="falls", rule="ARC-307")
        return cell

    # --- Piles and decks

    def piles(self) -> None:
        race, paper = self.race, self.paper
        for level in DECKS:
            key: Any = str(level)
            race.piles[level] = self.filled(self.tiles[level], paper.piles.get(key, []))
            race.under[level] = paper.under.get(key, 0)
            if race.under[level] > len(race.piles[level]):
                raise BadPosition(race.under[level], len(race.piles[level]), detail="too_many_under", rule="ARC-803")
        if paper.played is not None:
            race.played = self.card(paper.played)
        for level in DECKS:
            key = str(level)
            race.discards[level] = self.cards[level].pile(paper.discards.get(key, []))
            race.decks[level] = self.filled(self.cards[level], paper.decks.get(key, []))
        self.read_adventures()

    def read_adventures(self) -> None:
        from tablee.games.archibald.rules import Reading

        race, paper = self.race, self.paper
        for one in paper.reading:
            card = self.adventures.take(one.card)
            answer = -1 if one.answer is None else ANSWERS.index(one.answer)
            if answer >= len(card.answers):
                raise BadPosition(one.answer, detail="no_such_answer", rule="ARC-412")
            race.reading.append(Reading(card, self.seat(one.seat), answer))
        race.adventure_discard = self.adventures.pile(paper.adventure_discard)
        race.adventures = self.filled(self.adventures, paper.adventures)

    def filled(self, stock: Stock[T], top: Sequence[str]) -> list[T]:
        """What is named lies on top; below it everything that is named nowhere."""
        named = stock.pile(top)
        return stock.rest()[::-1] + named

    # --- The turn, and what is known

    def turn(self) -> None:
        self.race.hops = [(self.spring(start), self.spring(end)) for start, end in self.paper.hops]

    def knowledge(self) -> None:
        race, paper = self.race, self.paper
        for seat, cells in paper.seen.items():
            for name in cells:
                race.seen[self.seat(int(seat))][self.jail(name) - FIRST_JAIL] = True
        for seat, cards in paper.known.items():
            others = [card for place, runner in enumerate(race.runners) if place != int(seat) for card in runner.hand]
            known = {card.id: card for card in others}
            for name in cards:
                if name not in known:
                    raise BadPosition(name, detail="not_in_a_hand", rule="ARC-533")
                race.known[self.seat(int(seat))].append(known.pop(name))
        race.bots = [seat in paper.bots for seat in range(race.seats)]
        race.left = [seat in paper.left for seat in range(race.seats)]
        for one in (*paper.bots, *paper.left):
            self.seat(one)
        if paper.draft is not None:
            self.read_draft(paper.draft)

    def read_draft(self, paper: DraftPaper) -> None:
        from tablee.games.archibald import playing

        race = self.race
        hand = {card.id: card for card in race.runners[race.active].hand}
        if paper.card not in hand or hand[paper.card].kind != ENEMY:
            raise BadPosition(paper.card, detail="no_such_draft", rule="ARC-513")
        draft = playing.Draft(hand[paper.card], self.cell(paper.cell), [])
        if draft.cell not in playing.tiles_for_enemies(race) or race.card_played:
            raise BadPosition(paper.cell, detail="no_such_draft", rule="ARC-510")
        for name in paper.taken:
            if playing.missing(race, draft) <= 0 or not playing.can_take(race, draft, self.cell(name)):
                raise BadPosition(name, detail="no_such_draft", rule="ARC-513")
            draft.taken.append(self.cell(name))
        if race.supply(draft.card.enemy) >= draft.card.count:
            raise BadPosition(paper.card, detail="no_such_draft", rule="ARC-513")
        race.draft = draft

    # --- Where it stands

    def ending(self) -> None:
        paper = self.paper
        if paper.winner is not None:
            self.race.winner = self.seat(paper.winner)
        for cell in range(FIRST_JAIL, len(CELLS)):
            self.race.board.face_up[cell] = self.race.board.face_up[cell] or paper.over  # section 6
        if paper.over != bool(paper.ended) or (paper.winner is not None) != (paper.ended in ("archibald", "forfeit")):
            raise BadPosition(paper.ended, detail="no_such_ending", rule="ARC-901")

    def steps(self) -> None:
        from tablee.games.archibald.steps import STEPS

        race = self.race
        if self.paper.agenda is not None:
            race.agenda = STEPS.read(self.paper.agenda, PAGE)
        elif not race.over:
            race.agenda = self.choosing() or self.playing()
        race.opened = not race.over
        self.whole_turn()
        STEPS.check(race)
        self.standing()

    def whole_turn(self) -> None:
        """ARC-202, 420. The steps of a turn are those of its player, and what is in play has its end to come."""
        from tablee.games.archibald import effects, moving, playing, turn

        race = self.race
        if race.over:
            return
        if not race.agenda or not isinstance(race.agenda[0], (turn.EndTurn, turn.DealHands)):
            raise BadPosition("agenda", ["end_turn", "deal_hands"])
        for step in race.agenda:
            seat = self.seat(getattr(step, "seat", 0))
            own = (turn.Window, turn.Movement, turn.EndTurn, moving.Walk, moving.MoveAgain)
            if isinstance(step, own) and seat != race.active:
                raise BadPosition(seat, race.active, detail="not_active", rule="ARC-202")
        chosen = all(runner.hero is not None and runner.cell >= 0 for runner in race.runners)
        if not chosen and isinstance(race.agenda[0], turn.EndTurn):
            raise BadPosition("heroes", detail="no_hero", seats=race.seats, rule="ARC-108")
        books = sum(isinstance(step, effects.CloseBook) for step in race.agenda)
        cards = sum(isinstance(step, playing.Used) for step in race.agenda)
        if books != len(race.reading) or cards != (race.played is not None):
            raise BadPosition(books + cards, detail="in_play", rule="ARC-420")
        if race.draft is not None and not isinstance(race.agenda[-1], turn.Window):
            raise BadPosition("draft", detail="no_such_draft", rule="ARC-203")

    def standing(self) -> None:
        """What the rules never leave so: a surplus, a hero without lives or on a trap, four tokens, Archibald found."""
        from tablee.games.archibald import arriving, effects, fighting, playing, water

        race = self.race
        if race.over:
            return
        for seat, runner in enumerate(race.runners):
            own = [step for step in race.agenda if getattr(step, "seat", seat) == seat]
            ending = pending(race.agenda, effects.CloseBook) or pending(race.agenda, playing.Used)
            if len(runner.hand) > self.box.hand and not ending and not pending(own, effects.Overflow):
                raise BadPosition(len(runner.hand), detail="hand_too_large", rule="ARC-503")
            if runner.hero is not None and runner.lives == 0 and not pending(own, fighting.Restart):
                raise BadPosition(runner.hero.id, detail="no_lives", rule="ARC-621")
            trapped = runner.cell >= 0 and race.board.is_trap(runner.cell)
            if trapped and not pending(own, water.SendTo) and not pending(own, arriving.Resolve):
                raise BadPosition(CELLS[runner.cell], detail="on_a_trap", rule="ARC-416")
        if race.water >= self.box.flood and not pending(race.agenda, water.Ebb):
            raise BadPosition(race.water, self.box.flood - 1, detail="too_much_water", rule="ARC-705")
        for cell in range(FIRST_JAIL, len(CELLS)):
            tile = race.board.tiles[cell]
            if tile is not None and tile.archibald and race.board.face_up[cell]:
                raise BadPosition(CELLS[cell], detail="archibald_found", rule="ARC-901")

    def choosing(self) -> list[Step[Any]]:
        """ARC-108. Who has not chosen a hero yet, the next one last."""
        from tablee.games.archibald import turn

        race = self.race
        order = [(race.first + place) % race.seats for place in range(race.seats)]
        waiting = [seat for seat in order if race.runners[seat].hero is None]
        if not waiting:
            return []
        return [turn.DealHands(), *(turn.ChooseHero(seat) for seat in reversed(waiting))]

    def playing(self) -> list[Step[Any]]:
        """ARC-202. From a window on, or from the move."""
        from tablee.games.archibald import moving, turn

        seat = self.race.active
        at = self.paper.at or ("A" if self.race.runners[seat].hand else "B")
        agenda: list[Step[Any]] = [turn.EndTurn(seat), turn.Window(seat, "C")]
        if at == "A":
            agenda += [turn.Movement(seat), turn.Window(seat, "A")]
        elif at == "B":
            agenda.append(moving.Walk(seat))
        return agenda


def pending(steps: Sequence[Step[Any]], kind: type[Step[Any]]) -> bool:
    return any(isinstance(step, kind) for step in steps)
