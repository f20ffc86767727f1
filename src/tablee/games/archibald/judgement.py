"""What bots think of a way and of what lies on it, of lives and of cards (section 11 of the rules). Compiled.

Everything is counted in turns; ways in twentieths of one, so that they are whole numbers.
"""

from __future__ import annotations

from typing import Final, final

from tablee.games.archibald import effects, odds
from tablee.games.archibald.board import AROUND, FIRST_JAIL, LAST_ROW, LEVEL, ROW, TOWARDS
from tablee.games.archibald.box import CARD, ENEMY, EQUIPMENT, HEART, SPRING, TRIAL, Box, Card, Part
from tablee.games.archibald.moves import CELLS
from tablee.games.archibald.rules import Race, Runner

TURN: Final = 20
FAR: Final = 500 * TURN  # no way
WAY: Final = 256  # places in the queue of cells, more than enough

# --- What it costs to enter a cell, in twentieths of a turn

EMPTY: Final = 12
FOES: Final = 10  # any enemies at all,
PAWN: Final = 10  # each of them,
RED: Final = 16  # each of their dice,
YELLOW: Final = 8
WEAK: Final = 30  # and what comes on top with few lives
FEW_LIVES: Final = 2
STRAW: Final = 16
HEART_IN_NEED: Final = -12
HEART_WELCOME: Final = -3
CARD_WELCOME: Final = -4
HOP: Final = -16

# --- What things are worth, in turns

LIFE: Final = 0.6
LIFE_IN_NEED: Final = 1.1
DEFEAT: Final = 4.5
DRAWN: Final = 0.6
SURPLUS: Final = 0.2  # a card that takes the place of another
GIVEN_UP: Final = 0.35
BLOCKED: Final = 1.0
GLIMPSE: Final = 0.5
BETTER: Final = 0.3  # by so much must a new equipment be better than the old one
ARMOUR: Final = 1.6  # of each life that it saves

WORTH: Final[dict[str, float]] = {  # of a card in hand, by what it does
    "LIFE": 0.7,
    "BONUS_MOVE": 1.0,
    "DRAW": 0.8,
    "PRANK": 0.3,
    "STUCK": 0.9,
    "FLY": 0.7,
    "GUST": 0.6,
    "WATER": 0.3,
    "PEEK": 0.5,
    "PICKAXE": 0.4,
}


# --- What lies behind the doors of the last row


def knows(race: Race, seat: int, jail: int) -> bool:
    """Turned up, or looked into by this seat."""
    return race.board.face_up[jail] or race.seen[seat][jail - FIRST_JAIL]


def goals(race: Race, seat: int) -> list[int]:
    """Jails that may hold Archibald."""
    found: list[int] = []
    for jail in range(FIRST_JAIL, len(CELLS)):
        if not knows(race, seat, jail):
            found.append(jail)
        elif not race.board.face_up[jail]:
            tile = race.board.tiles[jail]
            if tile is not None and tile.archibald:
                return [jail]
    return found


def may_cross(race: Race, seat: int, cell: int) -> bool:
    """A jail only if it is known to be a book; any other cell that can be entered."""
    if cell < FIRST_JAIL:
        return True
    tile = race.board.tiles[cell]
    return knows(race, seat, cell) and tile is not None and not tile.trap


def is_known_trap(race: Race, seat: int, cell: int) -> bool:
    tile = race.board.tiles[cell]
    return cell >= FIRST_JAIL and knows(race, seat, cell) and tile is not None and tile.trap


@final
class Judge:
    """Judges a race from one seat's place at the table: it looks into no hand and no jail that this seat has not seen.

    `look` fills `entry`, what it costs to enter each cell, and `left`, what it costs from each cell to a jail.
    """

    __slots__ = (
        "box",
        "base",
        "hearts",
        "danger",
        "pawn",
        "code",
        "amount",
        "entry",
        "left",
        "foes",
        "queue",
        "waits",
    )

    def __init__(self, box: Box) -> None:
        self.box = box
        self.base: list[int] = []  # of each tile
        self.hearts: list[bool] = []
        self.danger: list[int] = []  # of its enemies
        self.pawn: list[int] = []  # of each enemy pawn
        self.code: list[str] = []  # what each card does first
        self.amount: list[int] = []
        self.entry: list[int] = [0] * len(CELLS)
        self.left: list[int] = [0] * len(CELLS)
        self.foes: list[int] = [0] * len(CELLS)
        self.queue: list[int] = [0] * WAY
        self.waits: list[bool] = [False] * len(CELLS)
        kinds = [PAWN + RED * enemy.red + YELLOW * enemy.yellow for enemy in box.enemies]
        for tile in box.tiles:
            cost = TURN
            if TRIAL in tile.shows:
                cost += STRAW
            if CARD in tile.shows:
                cost += CARD_WELCOME
            if SPRING in tile.shows:
                cost += HOP
            self.base.append(cost)
            self.hearts.append(HEART in tile.shows)
            self.danger.append(sum([kinds[kind] for kind in tile.enemies]))
        for kind in box.pawns:
            self.pawn.append(kinds[kind])
        for card in box.cards:
            part = self.first_part(card)
            self.code.append(card.kind if part is None else part.code)
            self.amount.append(0 if part is None else part.amount)

    def first_part(self, card: Card) -> Part | None:
        if card.kind in (EQUIPMENT, ENEMY):
            return None
        return self.box.scripts[card.script].parts[0]

    # --- Ways

    def look(self, race: Race, seat: int) -> None:
        """Dijkstra's map from the jails that may hold Archibald, with what this seat pays for each cell."""
        self.price(race, seat)
        self.spread(race, seat)

    def price(self, race: Race, seat: int) -> None:
        """What it costs to enter each cell."""
        runner = race.runners[seat]
        hero = runner.hero
        few = runner.lives <= FEW_LIVES
        heart = 0 if hero is None or runner.lives >= hero.most else HEART_IN_NEED if few else HEART_WELCOME
        fight = FOES + WEAK if few else FOES
        foes = self.count_foes(race)
        board = race.board
        tiles = board.tiles
        for cell in range(len(CELLS)):
            tile = tiles[cell]
            if tile is None:
                cost = TURN + EMPTY
            elif not board.face_up[cell]:
                cost = TURN
            else:
                number = tile.number
                cost = self.base[number]
                if self.hearts[number]:
                    cost += heart
                against = foes[cell]
                if board.fresh[cell]:
                    against += self.danger[number]
                if against > 0:
                    cost += against + fight
            self.entry[cell] = cost

    def count_foes(self, race: Race) -> list[int]:
        """How dangerous the enemies on each cell are."""
        foes = self.foes
        for cell in range(len(CELLS)):
            foes[cell] = 0
        where = race.where
        for pawn in range(len(where)):
            cell = where[pawn]
            if cell >= 0:
                foes[cell] += self.pawn[pawn]
        return foes

    def spread(self, race: Race, seat: int) -> None:
        """What is left from each cell, as far as this seat knows."""
        board = race.board
        left = self.left
        queue = self.queue
        waits = self.waits
        for cell in range(len(CELLS)):
            left[cell] = FAR
            waits[cell] = False
        head = 0
        tail = 0
        for cell in goals(race, seat):
            left[cell] = 0
            waits[cell] = True
            queue[tail] = cell
            tail += 1
        while head != tail:
            cell = queue[head]
            head = (head + 1) % WAY
            waits[cell] = False
            cost = left[cell] + self.entry[cell]
            closed = board.closed[cell]
            around = AROUND[cell]
            towards = TOWARDS[cell]
            for place in range(len(around)):
                other = around[place]
                if cost >= left[other] or closed & towards[place] or not may_cross(race, seat, other):
                    continue
                left[other] = cost
                if not waits[other]:
                    waits[other] = True
                    queue[tail] = other
                    tail = (tail + 1) % WAY

    # --- Things

    def equipment(self, card: Card | None) -> float:
        """Section 11: a weapon by its dice, an armour by the lives that it saves."""
        if card is None:
            return 0.0
        return 2.0 * card.red + card.yellow + ARMOUR * card.armour

    def card(self, race: Race, seat: int, card: Card) -> float:
        """What a card in this seat's own hand is worth to it."""
        if card.kind == EQUIPMENT:
            gain = self.equipment(card) - self.equipment(race.runners[seat].equipment)
            return 0.5 * gain if gain > BETTER else 0.05
        if card.kind == ENEMY:
            enemy = self.box.enemies[card.enemy]
            return 0.4 + 0.25 * card.count * (enemy.red + 0.5 * enemy.yellow)
        code = self.code[card.number]
        if code == "LIFE":
            runner = race.runners[seat]
            hero = runner.hero
            room = 0 if hero is None else hero.most - runner.lives
            return 0.3 + 0.4 * min(self.amount[card.number], room)
        if code == "PEEK":
            return GLIMPSE if ROW[race.runners[seat].cell] > LAST_ROW[2] else 0.3
        return WORTH.get(code, 0.3)

    def worst(self, race: Race, seat: int) -> Card:
        """The card of its own hand that this seat misses least."""
        hand = race.runners[seat].hand
        found = hand[0]
        least = self.card(race, seat, found)
        for place in range(1, len(hand)):
            worth = self.card(race, seat, hand[place])
            if worth < least:
                found = hand[place]
                least = worth
        return found

    def gained(self, runner: Runner, lives: int) -> float:
        hero = runner.hero
        assert hero is not None
        room = min(lives, hero.most - runner.lives)
        needed = min(room, max(0, FEW_LIVES + 1 - runner.lives))
        return LIFE_IN_NEED * needed + LIFE * (room - needed)

    def lost(self, runner: Runner, lives: int) -> float:
        worn = runner.equipment
        if worn is not None and worn.armour > 0:
            lives = max(0, lives - worn.armour)
            return LIFE_IN_NEED + self.lost_bare(runner, lives)
        return self.lost_bare(runner, lives)

    def lost_bare(self, runner: Runner, lives: int) -> float:
        if lives >= runner.lives:
            return DEFEAT
        return LIFE * lives if runner.lives - lives > FEW_LIVES else LIFE_IN_NEED * lives

    # --- What a script brings (ARC-520 to 535), on average

    def script(self, race: Race, seat: int, number: int) -> float:
        script = self.box.scripts[number]
        if not effects.holds(race, seat, script.condition):
            return 0.0
        worth = 0.0
        for part in script.parts:
            worth += self.part(race, seat, part)
        return worth

    def part(self, race: Race, seat: int, part: Part) -> float:
        code = part.code
        runner = race.runners[seat]
        if code == "ROLL":
            return self.branches(race, seat, part, 6.0)
        if code == "CONTEST":
            return self.contest(race, seat, part)
        if code == "LIFE":
            return self.gained(runner, part.amount) if part.amount > 0 else -self.lost(runner, -part.amount)
        if code == "DRAW":
            room = max(0, self.box.hand - len(runner.hand))
            more = min(room, part.amount)
            return DRAWN * more + SURPLUS * (part.amount - more)
        if code == "DISCARD":
            return -GIVEN_UP * min(part.amount, len(runner.hand))
        if code == "BONUS_MOVE":
            return 0.0 if race.any_enemy_at(runner.cell) or race.immobilised else self.step_gain(race, seat)
        if code == "SPAWN":
            return -self.fight(race, seat, part)
        if code == "STUCK":
            return -BLOCKED
        if code == "TUNNEL":
            return self.tunnel_gain(race, seat)
        if code == "WATER":
            return self.water(race, seat) if part.amount > 0 else 0.1
        if code == "PEEK":
            return GLIMPSE if len(effects.unseen_jails(race, seat)) > 0 else 0.0
        return self.of_others(race, seat, part)

    def of_others(self, race: Race, seat: int, part: Part) -> float:
        """Codes about equipment and the left neighbour."""
        runner = race.runners[seat]
        if part.code == "LOSE_EQUIP":
            return -0.5 * self.equipment(runner.equipment)
        if part.code == "LEFT_DRAW":
            return -GIVEN_UP * part.amount
        if part.code == "SWAP_HANDS":
            mine = 0.0
            for card in runner.hand:
                mine += self.card(race, seat, card)
            return 2.0 * (DRAWN * len(race.runners[race.left_of(seat)].hand) - mine)
        return 0.0

    def branches(self, race: Race, seat: int, part: Part, faces: float) -> float:
        worth = 0.0
        for branch in part.branches:
            worth += (branch.high - branch.low + 1) / faces * self.script(race, seat, branch.script)
        return worth

    def contest(self, race: Race, seat: int, part: Part) -> float:
        worth = 0.0
        for branch in part.branches:
            chance = 6.0 if branch.low == 0 else 15.0
            worth += chance / 36.0 * self.script(race, seat, branch.script)
        return worth

    def step_gain(self, race: Race, seat: int) -> float:
        """How much nearer the best bonus move brings a hero: nothing, if there is none."""
        self.look(race, seat)
        cell = race.runners[seat].cell
        best = self.left[cell]
        closed = race.board.closed[cell]
        for place in range(len(AROUND[cell])):
            other = AROUND[cell][place]
            if not closed & TOWARDS[cell][place] and not is_known_trap(race, seat, other):
                best = min(best, self.left[other] + self.entry[other] - TURN)
        return (self.left[cell] - best) / TURN

    def tunnel_gain(self, race: Race, seat: int) -> float:
        self.look(race, seat)
        best = self.left[race.runners[seat].cell]
        now = best
        for cell in effects.tunnel_ends(race, seat):
            best = min(best, self.left[cell])
        return (now - best) / TURN

    def fight(self, race: Race, seat: int, part: Part) -> float:
        """What it costs to fight enemies that appear here."""
        runner = race.runners[seat]
        enemy = self.box.enemies[part.kind]
        chance = odds.fight(
            self.box,
            odds.hero_dice(race, seat),
            (enemy.red * part.amount, enemy.yellow * part.amount),
            part.amount,
            runner.lives,
        )
        cost = (1000 - chance.win) / 1000.0 * 1.3 * BLOCKED
        cost += chance.defeat / 1000.0 * DEFEAT
        return cost + chance.loss / 1000.0 * (LIFE_IN_NEED if runner.lives <= FEW_LIVES else LIFE)

    def water(self, race: Race, seat: int) -> float:
        """One token more: for this seat, against the hero who is furthest."""
        if race.water + 1 < self.box.flood:
            return -0.05
        return self.swept(race, self.leader(race, seat)) - self.swept(race, seat)

    def swept(self, race: Race, seat: int) -> float:
        """Rows that a flood costs a hero."""
        cell = race.runners[seat].cell
        level = LEVEL[cell]
        return 0.0 if level == 1 else float(ROW[cell] - LAST_ROW[level - 1])

    # --- Rivals

    def leader(self, race: Race, seat: int) -> int:
        """The opponent who is furthest; of several, the one whose turn comes first."""
        best = race.left_of(seat)
        other = race.left_of(best)
        while other != seat:
            if ROW[race.runners[other].cell] > ROW[race.runners[best].cell]:
                best = other
            other = race.left_of(other)
        return best
