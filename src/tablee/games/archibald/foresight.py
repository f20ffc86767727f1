"""The strong player (section 11 of the rules) plays its candidates on in imagined games, and compares. Compiled.

All candidates of one imagined game have the same luck. What the habits would do is done, unless something else has
shown itself to be better.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from tablee.games.archibald import effects, fighting, moving, playing, turn, water
from tablee.games.archibald.board import FIRST_JAIL, LEVEL, ROW
from tablee.games.archibald.box import AT_CELL, AT_SEAT, DECKS, ENEMY, EQUIPMENT, Box, Card, Tile
from tablee.games.archibald.habits import Habits
from tablee.games.archibald.judgement import FAR, TURN, Judge, goals, is_known_trap
from tablee.games.archibald.moves import CELLS, Deed
from tablee.games.archibald.rules import Race
from tablee.kernel.luck import FastLuck, Luck
from tablee.kernel.position import Move

END_ROW: Final = 9  # when a hero has come so far, or a jail is open, the end is near
ROUNDS: Final = 3  # that are played on; the last two are looked at
WORLDS: Final = 300  # at most, when the end is near,
ROLL_OUTS: Final = 700  # and all candidates together so many;
EARLY: Final = 4  # of both, one in so many before that, when a victory still depends on many other things
FAIR_TRIAL: Final = 16  # worlds before a candidate is dropped
BEHIND: Final = -1.5  # standard errors, with which it is dropped;
AHEAD: Final = 0.3  # with which it is chosen,
CLEARLY: Final = 4.0  # and with which there is no more doubt
FARTHEST: Final = 30.0  # turns; whoever is further has no more to lose

# --- How a victory depends on what can be seen: fitted to games of solid players, by the jails that may hold Archibald

DOORS: Final = [1.4, 1.35, 0.55, -0.15, -0.56, -0.87]
WAY: Final = [-0.08, -0.08, -0.14, -0.12, -0.095, -0.04]  # for each turn that is left,
CLOSE: Final = [-0.6, -0.6, -0.29, -0.17, -0.08, -0.09]  # of the last four,
DOOR_STEP: Final = [-0.16, -0.16, -0.21, -0.37, -0.52, -0.59]  # of the last one
FOES: Final = [-0.3, -0.3, -0.25, -0.27, -0.21, -0.12]  # for what enemies on the tile cost, in turns
STUCK: Final = [-0.4, -0.4, -0.5, -0.6, -0.5, -0.1]
LATER: Final = [-0.5, -0.5, -0.42, -0.34, -0.29, -0.11]  # for a whole round until the next turn
LIFE: Final = 0.03
LAST_LIFE: Final = 0.08
CARDS: Final[dict[str, float]] = {"BONUS_MOVE": 0.08, "PEEK": 0.2, "LIFE": 0.04, EQUIPMENT: 0.01, ENEMY: 0.03}
ANY_CARD: Final = 0.05


@final
class Trial:
    """A candidate, and how much better it did than the first one in the same imagined games."""

    __slots__ = ("move", "count", "ahead", "squares")

    def __init__(self, move: Move) -> None:
        self.move = move
        self.count = 0
        self.ahead = 0.0
        self.squares = 0.0

    def add(self, worth: float, first: float) -> None:
        self.count += 1
        self.ahead += worth - first
        self.squares += (worth - first) * (worth - first)

    def lead(self) -> float:
        return self.ahead / self.count if self.count > 0 else 0.0

    def doubt(self) -> float:
        """The standard error of the lead."""
        if self.count < 2:
            return 1.0
        mean = self.lead()
        return sqrt(max(1e-9, self.squares / self.count - mean * mean) / (self.count - 1))


@final
class Foresight:
    """The roll-outs of one player."""

    __slots__ = ("judge", "habits", "played")

    def __init__(self, box: Box) -> None:
        self.judge = Judge(box)
        self.habits = Habits(self.judge)
        self.played = 0

    # --- Choosing

    def choose(self, race: Race, seat: int, luck: Luck) -> Move:
        """The best candidate in a race as this seat may imagine it."""
        usual = self.habits.answer(race, seat)
        return self.compare(race, seat, self.candidates(race, seat, usual), luck).move

    def compare(self, race: Race, seat: int, trials: list[Trial], luck: Luck) -> Trial:
        """What leads clearly; the first candidate, if nothing does. What falls behind is dropped on the way."""
        first = trials[0]
        worlds = 0
        share = 1 if end_is_near(race) else EARLY
        end = self.played + ROLL_OUTS // share
        while worlds < WORLDS // share and len(trials) > 1 and self.played + len(trials) <= end:
            world = another_world(race, seat, luck)
            seed: int = luck.below(1 << 30)
            base = 0.0
            for trial in trials:
                worth = self.roll_out(world, seat, trial.move, seed)
                if trial is first:
                    base = worth
                trial.add(worth, base)
            worlds += 1
            if worlds >= FAIR_TRIAL and worlds % 4 == 0:
                trials = [trial for trial in trials if trial is first or trial.lead() > BEHIND * trial.doubt()]
                if len(trials) == 2 and trials[1].lead() > CLEARLY * trials[1].doubt():
                    break
        best = first
        most = 0.0
        for trial in trials:
            lead = trial.lead() - AHEAD * trial.doubt()
            if trial is not first and lead > most:
                best = trial
                most = lead
        return best

    def roll_out(self, world: Race, seat: int, move: Move, seed: int) -> float:
        """This move, then some rounds by habit; how likely a victory is then, and was a round before."""
        self.played += 1
        race = world.clone()
        luck = FastLuck(seed)
        begun = turns(race)
        race.play(seat, move, luck)
        self.play_on(race, begun + (ROUNDS - 1) * race.seats, luck)
        before = self.chance(race, seat)
        self.play_on(race, begun + ROUNDS * race.seats, luck)
        return (before + self.chance(race, seat)) / 2.0

    def play_on(self, race: Race, last: int, luck: Luck) -> None:
        """By habit, until so many turns have begun."""
        while not race.over and turns(race) < last:
            seat = race.awaited()[0]
            race.play(seat, self.habits.answer(race, seat), luck)

    # --- Candidates

    def candidates(self, race: Race, seat: int, usual: Move) -> list[Trial]:
        """What the habits say comes first."""
        found = [Trial(usual)]
        step = race.agenda[-1]
        if isinstance(step, turn.Window):
            if race.draft is None:
                for move in self.acts(race, seat):
                    add(found, move)
        elif isinstance(step, (moving.Walk, moving.BonusMove, moving.MoveAgain)):
            self.add_steps(race, seat, race.moves(seat), found)
        elif isinstance(step, (fighting.Armour, effects.Overflow, effects.GiveUp, effects.Answer, water.SendTo)):
            for move in race.moves(seat):
                add(found, move)
        return found

    def add_steps(self, race: Race, seat: int, moves: tuple[Move, ...], found: list[Trial]) -> None:
        """Not onto a known trap, and not far out of the way."""
        judge = self.judge
        judge.look(race, seat)
        least = FAR
        for move in moves:
            assert isinstance(move, Deed)
            if move.cell >= 0:
                least = min(least, judge.entry[move.cell] + judge.left[move.cell])
        for move in moves:
            assert isinstance(move, Deed)
            cell = move.cell
            if cell >= 0 and (
                is_known_trap(race, seat, cell) or judge.entry[cell] + judge.left[cell] > least + 2 * TURN
            ):
                continue
            add(found, move)

    def acts(self, race: Race, seat: int) -> list[Move]:
        """Cards that may be played, each with the targets that matter; equipment; and to wait."""
        found: list[Move] = []
        runner = race.runners[seat]
        for card in runner.hand:
            if card.kind == EQUIPMENT:
                if self.judge.equipment(card) > 0.7 * self.judge.equipment(runner.equipment):
                    found.append(card.equip)
            elif not race.card_played and playing.why_not_play(race, seat, card) is None:
                self.add_acts(race, seat, card, found)
        moves = race.moves(seat)
        found.append(moves[len(moves) - 1])
        return found

    def add_acts(self, race: Race, seat: int, card: Card, found: list[Move]) -> None:
        if card.kind == ENEMY:
            whole = race.supply(card.enemy) >= card.count
            for other in range(race.seats):
                cell = race.runners[other].cell
                if other != seat and LEVEL[cell] > 1 and cell != race.runners[seat].cell:
                    found.append(card.play_at[cell] if whole else card.aim_at[cell])
        elif card.aims == AT_SEAT:
            for other in range(race.seats):
                if playing.why_not_target(race, seat, card, other) is None:
                    found.append(card.play_on[other])
        elif card.aims == AT_CELL:
            self.add_cells(race, seat, card, found)
        else:
            found.append(card.play)

    def add_cells(self, race: Race, seat: int, card: Card, found: list[Move]) -> None:
        """Of jails the nearest one; of tiles those that bring the hero on."""
        if self.judge.code[card.number] == "PEEK":
            found.append(card.play_at[self.habits.jail_to_look_at(race, seat)])
            return
        self.judge.look(race, seat)
        now = self.judge.left[race.runners[seat].cell] + TURN
        for cell in playing.cells(race, seat, card):
            if self.judge.left[cell] <= now and not is_known_trap(race, seat, cell):
                found.append(card.play_at[cell])

    # --- How likely a victory is

    def chance(self, race: Race, seat: int) -> float:
        if race.over:
            return 1.0 if race.winner == seat else 0.0
        total = 0.0
        mine = 0.0
        for other in range(race.seats):
            weight = exp(self.standing(race, other))
            total += weight
            if other == seat:
                mine = weight
        return mine / total

    def standing(self, race: Race, seat: int) -> float:
        """How a seat stands, as far as it knows: by its way and what delays it, and by the jails that it knows."""
        judge = self.judge
        judge.look(race, seat)
        runner = race.runners[seat]
        way = min(judge.left[runner.cell] / TURN, FARTHEST)
        doors = len(goals(race, seat))
        worth = DOORS[doors] + WAY[doors] * way + CLOSE[doors] * min(way, 4.0) + DOOR_STEP[doors] * min(way, 1.5)
        worth += FOES[doors] * judge.foes[runner.cell] / TURN
        if runner.stuck or (seat == race.active and race.immobilised):
            worth += STUCK[doors]
        after = seat - race.active if seat >= race.active else seat - race.active + race.seats
        worth += LATER[doors] * after / race.seats
        worth += LIFE * runner.lives - (LAST_LIFE if runner.lives == 1 else 0.0)
        for card in runner.hand:
            worth += CARDS.get(judge.code[card.number], ANY_CARD)
        return worth


def add(trials: list[Trial], move: Move) -> None:
    for trial in trials:
        if trial.move is move:
            return
    trials.append(Trial(move))


def end_is_near(race: Race) -> bool:
    """A hero has come far, or a jail is open."""
    for runner in race.runners:
        if runner.cell >= 0 and ROW[runner.cell] >= END_ROW:
            return True
    for jail in range(FIRST_JAIL, len(CELLS)):
        if race.board.face_up[jail]:
            return True
    return False


def turns(race: Race) -> int:
    """Turns that have begun."""
    place = race.active - race.first
    return race.round * race.seats + (place if place >= 0 else place + race.seats)


# --- Other worlds that this seat cannot tell from this one


def another_world(race: Race, seat: int, luck: Luck) -> Race:
    """Piles, decks, other hands and unseen jails in another order."""
    world = race.clone()
    for level in DECKS:
        shuffle_pile(world, level, luck)
        shuffle_cards(world, seat, level, luck)
    luck.shuffle(world.adventures)
    shuffle_jails(world, seat, luck)
    return world


def shuffle_pile(race: Race, level: int, luck: Luck) -> None:
    """What everybody has seen stays under the pile."""
    under = race.under[level]
    unseen = race.piles[level][under:]
    luck.shuffle(unseen)
    race.piles[level] = race.piles[level][:under] + unseen


def shuffle_cards(race: Race, seat: int, level: int, luck: Luck) -> None:
    """The deck and other hands; what this seat knows to be in a hand stays there."""
    sure = race.known[seat]
    unknown = race.decks[level]
    for other in range(race.seats):
        if other != seat:
            for card in race.runners[other].hand:
                if card.level == level and card not in sure:
                    unknown.append(card)
    luck.shuffle(unknown)
    for other in range(race.seats):
        if other == seat:
            continue
        hand = race.runners[other].hand
        for place in range(len(hand)):
            if hand[place].level == level and hand[place] not in sure:
                hand[place] = unknown.pop()
        race.known[other] = []


def shuffle_jails(race: Race, seat: int, luck: Luck) -> None:
    cells: list[int] = []
    tiles: list[Tile | None] = []
    for cell in range(FIRST_JAIL, len(CELLS)):
        if not race.board.face_up[cell] and not race.seen[seat][cell - FIRST_JAIL]:
            cells.append(cell)
            tiles.append(race.board.tiles[cell])
    luck.shuffle(tiles)
    for place in range(len(cells)):
        race.board.tiles[cells[place]] = tiles[place]
