"""Les Schtroumpfs : le Village secret. Keep docs/rules/schtroumpfs.md open: the sections below follow its sections.

A game is an agenda of steps (SCH-201). This module has the village itself: what lies where, what is in force, and the
smallest changes. Steps and what they may do are told in `turn`, `placing`, `actions`, `abilities`, `inventions`,
`dangers` and `gargamel`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from tablee.games.schtroumpfs import cakes, events, paper, sight, turn
from tablee.games.schtroumpfs.box import (
    BERRY,
    BOTTOM,
    LOG,
    STARTING,
    STONE,
    Box,
    Cake,
    Face,
    GargamelCard,
    Invention,
    Level,
    Roof,
    Smurf,
)
from tablee.games.schtroumpfs.moves import LOCATIONS, ROWS
from tablee.games.schtroumpfs.refusals import GAME_OVER, NOT_NOW, NOT_YOUR_TURN, REFUSALS
from tablee.kernel.agenda import Stepwise
from tablee.kernel.luck import Luck
from tablee.kernel.position import Move, Refusal
from tablee.kernel.records import Outcome

if TYPE_CHECKING:
    from tablee.games.schtroumpfs.view import SchtroumpfsView
    from tablee.kernel.records import Eyes, Json

__all__ = ["REFUSALS", "House", "PreparedCake", "Village"]

NOTHING: Final = (0, 0, 0)


@final
class House:
    """A mushroom house: its roof, and whether it is built (SCH-033)."""

    __slots__ = ("roof", "built")

    def __init__(self, roof: Roof, built: bool) -> None:
        self.roof = roof
        self.built = built


@final
class PreparedCake:
    """A cake in play, prepared or not yet (SCH-034)."""

    __slots__ = ("cake", "prepared")

    def __init__(self, cake: Cake, prepared: bool) -> None:
        self.cake = cake
        self.prepared = prepared


@final
class Village(Stepwise):
    """A game of Les Schtroumpfs at one moment. Seats go clockwise: 0, 1, ... and round again (SCH-018)."""

    __slots__ = (
        "box",
        "level",
        "hungry",
        "super_die",
        "round",
        "turn",
        "leader",
        "active",
        "stock",
        "houses",
        "cakes",
        "meeples",
        "doubles",
        "overflow",
        "esplanade",
        "nest",
        "aside",
        "loose",
        "spare",
        "removed",
        "azrael",
        "hands",
        "deck",
        "discard",
        "played",
        "forced_card",
        "sheltered",
        "forest",
        "extra",
        "forest_known",
        "extra_known",
        "ideas",
        "crafted",
        "occupied",
        "inventions",
        "scrapped",
        "gargamel",
        "gargamel_known",
        "revealed",
        "lasting",
        "peeked",
        "danger_streak",
        "useful_streak",
        "sheltered_starting",
        "actions",
        "discounted",
        "rescued_again",
        "rescues",
        "pending",
        "pending_extra",
        "valid",
        "won",
    )

    def __init__(self, box: Box, level: Level, seats: int) -> None:
        self.box = box
        self.level = level
        self.seats = seats
        self.over = False
        self.now = 0
        self.told = None
        self.agenda = []
        self.opened = False
        self.hungry = level.hungry
        self.super_die = level.super_die
        self.round = 1
        self.turn = 0
        self.leader = 0
        self.active = 0
        self.stock: list[int] = [0, 0, 0]
        self.houses: list[House] = []
        self.cakes: list[PreparedCake] = []
        self.meeples: list[int] = [0] * len(ROWS)  # on the slots of each row
        self.doubles: list[bool] = [False] * len(ROWS)  # one meeple closes both slots (P16)
        self.overflow: list[int] = [0] * len(ROWS)  # extra ones (P23)
        self.esplanade = box.meeples
        self.nest = 0
        self.aside = 0
        self.loose = 0  # in the inventions zone, from a discarded card (SCH-147)
        self.spare = 1  # the ninth meeple (SCH-015)
        self.removed = 0
        self.azrael = 1  # SCH-009
        self.hands: list[list[Smurf]] = [[] for _ in range(seats)]
        self.deck: list[Smurf] = []  # piles have their top card last
        self.discard: list[Smurf] = []
        self.played: Smurf | None = None
        self.forced_card: Smurf | None = None  # SCH-072
        self.sheltered: list[Smurf] = []
        self.forest: list[Smurf] = []
        self.extra: list[Smurf] = []
        self.forest_known = 0  # cards at the bottom that everybody has seen
        self.extra_known = 0
        self.ideas: list[Invention] = []
        self.crafted: list[Invention] = []
        self.occupied: list[bool] = []  # whether a meeple is on each crafted invention
        self.inventions: list[Invention] = []
        self.scrapped: list[Invention] = []
        self.gargamel: list[GargamelCard] = []
        self.gargamel_known = 0
        self.revealed: list[GargamelCard] = []
        self.lasting: GargamelCard | None = None  # the active card (SCH-184, 185)
        self.peeked = False
        self.danger_streak = 0
        self.useful_streak = 0
        self.sheltered_starting = 0
        self.actions = 0  # performed in this round
        self.discounted = False  # P17 was used up
        self.rescued_again = False  # P10 was
        self.rescues = 0  # in this turn
        self.pending = ""  # the row whose action is about to be performed (SCH-211)
        self.pending_extra = 0  # overflow meeples that it needs
        self.valid = 0  # objectives, as bits
        self.won = False

    # --- Setup

    @staticmethod
    def deal(
        box: Box, level: Level, seats: int, hungry: bool, super_die: bool, starter: int, luck: Luck, listen: bool
    ) -> Village:
        """SCH-001 to 018, in the order of SCH-202."""
        village = Village(box, level, seats)
        village.hungry = hungry
        village.super_die = super_die
        if listen:
            village.told = []
        village.lay_out(luck)
        village.deal_smurfs(luck)
        village.leader = starter if starter >= 0 else luck.below(seats)
        village.active = village.leader
        village.valid = village.objectives()
        village.announce()
        village.put_first((turn.StartRound(),))
        village.go_on(luck)
        return village

    def lay_out(self, luck: Luck) -> None:
        """SCH-004 to 012. Roofs, cakes, inventions and Gargamel's deck, with Too Late among its last three cards."""
        roofs = self.box.roofs[:]
        luck.shuffle(roofs)
        chosen = roofs[: self.level.houses]
        chosen.sort(key=roof_number)
        self.houses = [House(roof, False) for roof in chosen]
        all_cakes = self.box.cakes[:]
        luck.shuffle(all_cakes)
        in_play = all_cakes[: self.level.cakes]
        in_play.sort(key=cake_number)
        self.cakes = [PreparedCake(cake, False) for cake in in_play]
        self.inventions = self.box.inventions[:]
        luck.shuffle(self.inventions)
        for _ in range(self.box.ideas):
            self.ideas.append(self.inventions.pop())
        others = self.box.gargamel[:-1]
        luck.shuffle(others)
        bottom = [others.pop() for _ in range(BOTTOM - 1)]
        bottom.append(self.box.gargamel[-1])
        luck.shuffle(bottom)
        self.gargamel = bottom + others[: self.level.gargamel - BOTTOM]

    def deal_smurfs(self, luck: Luck) -> None:
        """SCH-013, 014, 016. A whole hand at a time; the rest is the deck. Lost Smurfs in the Forest, others beside."""
        deck = self.box.smurfs[:STARTING]
        luck.shuffle(deck)
        for hand in self.hands:
            for _ in range(self.hand_size()):
                hand.append(deck.pop())
        self.deck = deck
        lost = self.box.smurfs[STARTING:]
        luck.shuffle(lost)
        self.forest = lost[: self.level.lost]
        self.extra = lost[self.level.lost :]

    def announce(self) -> None:
        if self.told is not None:
            self.told.append(
                events.GameSetup(
                    self.level.id,
                    self.hungry,
                    self.super_die,
                    [[card.id for card in hand] for hand in self.hands],
                    [house.roof.id for house in self.houses],
                    [one.cake.id for one in self.cakes],
                    [idea.id for idea in self.ideas],
                    len(self.deck),
                    len(self.forest),
                    len(self.extra),
                    len(self.gargamel),
                    self.leader,
                )
            )

    def hand_size(self) -> int:
        """SCH-014."""
        return self.box.hands[self.seats - 1]

    # --- Objectives and end of the game

    def objectives(self) -> int:
        """SCH-032 to 034. A bit for each that is valid now: the Forest is empty, all houses built, all cakes ready."""
        valid = 1 if len(self.forest) == 0 else 0
        if self.unfinished() == 0:
            valid |= 2
        if self.unprepared() == 0:
            valid |= 4
        return valid

    def unfinished(self) -> int:
        missing = 0
        for house in self.houses:
            if not house.built:
                missing += 1
        return missing

    def unprepared(self) -> int:
        missing = 0
        for one in self.cakes:
            if not one.prepared:
                missing += 1
        return missing

    def between(self, luck: Luck) -> None:
        """SCH-037, 156, 205. After every elementary effect: cakes, during a turn; then the objectives; then victory."""
        if self.over:
            return
        if self.in_turn():
            cakes.bake(self)
        valid = self.objectives()
        if valid != self.valid:
            changed = valid ^ self.valid
            self.valid = valid
            if self.told is not None:
                for bit, objective in enumerate(("rescue", "build", "bake")):
                    if changed & (1 << bit):
                        self.told.append(events.ObjectiveChanged(objective, valid & (1 << bit) != 0))
        if valid == 7:
            self.win()

    def in_turn(self) -> bool:
        """SCH-158. Whether it is somebody's turn: then its end lies at the bottom of the agenda."""
        return len(self.agenda) > 0 and isinstance(self.agenda[0], turn.EndTurn)

    def win(self) -> None:
        """SCH-031, 036. At once."""
        self.won = True
        self.finish()
        if self.told is not None:
            self.told.append(events.GameWon(self.active, self.round, self.turn, self.unseen_cards()))

    def lose(self) -> None:
        """SCH-038. Nothing that was to come comes any more."""
        self.finish()
        if self.told is not None:
            self.told.append(
                events.GameLost(
                    self.round, self.turn, self.unfinished(), len(self.forest), self.unprepared(), self.unseen_cards()
                )
            )

    def unseen_cards(self) -> list[str]:
        """Gargamel's deck, the next card first."""
        left = [card.id for card in self.gargamel]
        left.reverse()
        return left

    # --- Resources

    def supply(self, kind: int) -> int:
        """SCH-043. Limited to the tokens of the box."""
        return self.box.tokens - self.stock[kind]

    def in_stock(self) -> int:
        return self.stock[BERRY] + self.stock[LOG] + self.stock[STONE]

    def receive(self, seat: int, tokens: tuple[int, int, int], reason: str) -> None:
        """SCH-041, 043. From the supply to the stock, as far as it goes; all at once."""
        berries = min(tokens[0], self.supply(BERRY))
        logs = min(tokens[1], self.supply(LOG))
        stones = min(tokens[2], self.supply(STONE))
        self.stock[BERRY] += berries
        self.stock[LOG] += logs
        self.stock[STONE] += stones
        if self.told is not None and berries + logs + stones > 0:
            self.told.append(events.ResourcesGained(seat, (berries, logs, stones), reason))

    def take(self, tokens: tuple[int, int, int]) -> None:
        """SCH-042. Back to the supply."""
        self.stock[BERRY] -= tokens[0]
        self.stock[LOG] -= tokens[1]
        self.stock[STONE] -= tokens[2]

    def spend(self, seat: int, tokens: tuple[int, int, int], purpose: str) -> None:
        self.take(tokens)
        if self.told is not None and tokens != NOTHING:
            self.told.append(events.ResourcesSpent(seat, tokens, purpose))

    def forfeit(self, seat: int, tokens: tuple[int, int, int], reason: str) -> None:
        """SCH-045."""
        self.take(tokens)
        if self.told is not None and tokens != NOTHING:
            self.told.append(events.ResourcesLost(seat, tokens, reason))

    def has_tokens(self, tokens: tuple[int, int, int]) -> bool:
        return self.stock[BERRY] >= tokens[0] and self.stock[LOG] >= tokens[1] and self.stock[STONE] >= tokens[2]

    # --- Rows

    def is_full(self, row: int) -> bool:
        """SCH-062. Each slot holds a meeple, or is closed by a Hefty Smurf's."""
        return self.doubles[row] or self.meeples[row] >= self.box.rows[row].slots

    def on_row(self, row: int) -> int:
        return self.meeples[row] + self.overflow[row]

    def at_location(self, location: int) -> int:
        """Real meeples, on both of its rows."""
        upper = 2 * location - 2
        return self.on_row(upper) + self.on_row(upper + 1)

    def any_on_rows(self) -> bool:
        for row in range(len(ROWS)):
            if self.on_row(row) > 0:
                return True
        return False

    def lift(self, row: int, overflow: bool) -> None:
        """SCH-062. One meeple off a row; taking a Hefty Smurf's frees both slots."""
        if overflow:
            self.overflow[row] -= 1
        else:
            self.meeples[row] -= 1
            self.doubles[row] = False

    # --- Cards

    def draw_card(self, seat: int, reason: str, luck: Luck) -> Smurf | None:
        """SCH-102. From the Smurf deck; if it is empty, the discard pile is shuffled into a new one."""
        if len(self.deck) == 0:
            if len(self.discard) == 0:
                return None
            self.deck = self.discard
            self.discard = []
            luck.shuffle(self.deck)
            if self.told is not None:
                self.told.append(events.DeckReshuffled(len(self.deck)))
        card = self.deck.pop()
        self.hands[seat].append(card)
        if self.told is not None:
            self.told.append(events.CardDrawn(seat, card.id, "deck", reason))
        return card

    def draw_lost(self, seat: int, reason: str) -> Smurf | None:
        """SCH-111. From the Forest; if it is empty, from the extra pile."""
        from_forest = len(self.forest) > 0
        pile = self.forest if from_forest else self.extra
        if len(pile) == 0:
            return None
        card = pile.pop()
        self.forest_known = min(self.forest_known, len(self.forest))
        self.extra_known = min(self.extra_known, len(self.extra))
        self.hands[seat].append(card)
        if self.told is not None:
            self.told.append(events.CardDrawn(seat, card.id, "forest" if from_forest else "extra", reason))
        return card

    def throw_away(self, seat: int, card: Smurf, reason: str) -> None:
        """SCH-175. From a hand to the discard pile, face up."""
        self.hands[seat].remove(card)
        self.discard.append(card)
        if self.told is not None:
            self.told.append(events.CardDiscarded(seat, card.id, reason))

    def has_useful(self, seat: int) -> bool:
        for card in self.hands[seat]:
            if card.useful:
                return True
        return False

    # --- What is in force

    def plays(self, effect: str) -> bool:
        """SCH-217. Whether the one card in play does this."""
        return self.played is not None and self.played.effect == effect

    def plays_amount(self, effect: str) -> int:
        played = self.played
        return played.amount if played is not None and played.effect == effect else 0

    def suffers(self, effect: str) -> bool:
        """SCH-185. Whether Gargamel's active card does this."""
        return self.lasting is not None and self.lasting.effect == effect

    def suffers_amount(self, effect: str) -> int:
        lasting = self.lasting
        return lasting.amount if lasting is not None and lasting.effect == effect else 0

    def suffers_at(self, effect: str, location: int) -> bool:
        lasting = self.lasting
        return lasting is not None and lasting.effect == effect and location in lasting.locations

    def inventions_work(self) -> bool:
        """SCH-221, G16."""
        return not self.plays("dimwitty") and not self.suffers("forget")

    def has(self, effect: str) -> Invention | None:
        """A crafted invention that does this, and works now."""
        for invention in self.crafted:
            if invention.effect == effect:
                return invention if self.inventions_work() else None
        return None

    def has_amount(self, effect: str) -> int:
        """What all such inventions come to together."""
        total = 0
        for invention in self.crafted:
            if invention.effect == effect:
                total += invention.amount
        return total if total > 0 and self.inventions_work() else 0

    # --- Azrael

    def walk(self, steps: int, reason: str) -> None:
        """SCH-162. To the next location, one step at a time; after 8 comes 1."""
        start = self.azrael
        self.azrael = (start - 1 + steps) % LOCATIONS + 1
        if self.told is not None and steps > 0:
            self.told.append(events.AzraelMoved(start, self.azrael, steps, reason))

    def send(self, location: int, reason: str) -> None:
        """SCH-161. Straight there, his own location included."""
        start = self.azrael
        self.azrael = location
        if self.told is not None:
            self.told.append(events.AzraelMoved(start, location, None, reason))

    def danger_die(self) -> str:
        """SCH-022. The red one, if it is played with, instead of the white one."""
        return "super" if self.super_die else "danger"

    def faces(self, die: str) -> list[Face]:
        return self.box.dice[die]

    # --- Seats

    def after(self, seat: int) -> int:
        """SCH-018. On the left."""
        return seat + 1 if seat + 1 < self.seats else 0

    def decider(self) -> int:
        """SCH-046, 189. The active player; the leader at the end of the round."""
        return self.active if self.in_turn() else self.leader

    def not_now(self, seat: int, move: Move) -> Refusal:
        if self.over:
            return GAME_OVER
        return NOT_NOW if seat in self.awaited() else NOT_YOUR_TURN

    # --- Results

    def payoff(self) -> list[float]:
        """SCH-030. All together."""
        return [1.0 if self.won else 0.0] * self.seats

    def outcome(self) -> Outcome:
        everybody = list(range(self.seats))
        return Outcome(everybody if self.won else [], [1] * self.seats, (), "won" if self.won else "lost")

    # --- Who knows what (section 6)

    def view(self, eyes: Eyes) -> SchtroumpfsView:
        return sight.view_of(self, eyes)

    def public(self) -> SchtroumpfsView:
        return sight.public_view(self)

    def private(self, eyes: int) -> dict[str, object]:
        return sight.private_fields(self, eyes)

    def imagine(self, eyes: Eyes, luck: Luck) -> Village:
        """Whatever lies face down, in any order that fits what is known."""
        imagined = self.clone()
        if not self.over:
            sight.shuffle_unknown(imagined, eyes, luck)
        return imagined

    def clone(self) -> Village:
        copy = Village(self.box, self.level, self.seats)
        copy.agenda = self.agenda[:]
        copy.stock = self.stock[:]
        copy.houses = [House(house.roof, house.built) for house in self.houses]
        copy.cakes = [PreparedCake(one.cake, one.prepared) for one in self.cakes]
        copy.meeples = self.meeples[:]
        copy.doubles = self.doubles[:]
        copy.overflow = self.overflow[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.deck = self.deck[:]
        copy.discard = self.discard[:]
        copy.sheltered = self.sheltered[:]
        copy.forest = self.forest[:]
        copy.extra = self.extra[:]
        copy.ideas = self.ideas[:]
        copy.crafted = self.crafted[:]
        copy.occupied = self.occupied[:]
        copy.inventions = self.inventions[:]
        copy.scrapped = self.scrapped[:]
        copy.gargamel = self.gargamel[:]
        copy.revealed = self.revealed[:]
        copy.over, copy.now, copy.opened = self.over, self.now, self.opened
        copy.hungry, copy.super_die = self.hungry, self.super_die
        copy.round, copy.turn = self.round, self.turn
        copy.leader, copy.active = self.leader, self.active
        copy.esplanade, copy.nest = self.esplanade, self.nest
        copy.aside, copy.loose = self.aside, self.loose
        copy.spare, copy.removed, copy.azrael = self.spare, self.removed, self.azrael
        copy.played, copy.forced_card = self.played, self.forced_card
        copy.forest_known, copy.extra_known = self.forest_known, self.extra_known
        copy.lasting, copy.peeked, copy.gargamel_known = self.lasting, self.peeked, self.gargamel_known
        copy.danger_streak, copy.useful_streak = self.danger_streak, self.useful_streak
        copy.sheltered_starting, copy.actions = self.sheltered_starting, self.actions
        copy.discounted, copy.rescued_again, copy.rescues = self.discounted, self.rescued_again, self.rescues
        copy.pending, copy.pending_extra = self.pending, self.pending_extra
        copy.valid, copy.won = self.valid, self.won
        return copy

    def to_json(self) -> Json:
        return paper.write(self)


def roof_number(roof: Roof) -> int:
    return roof.number


def cake_number(cake: Cake) -> int:
    return cake.number
