"""How the bots of Grumpf judge a hunt (section 11 of its rules): what shares are worth, what may still be met.

A hunt is judged beat by beat. What animals are worth does not change while it lasts (`Scales`); how the boards lie is
the same for everybody who chooses in one beat (`Outlook`).
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from tablee.games.grumpf.box import SIDE_2, Box, Condition
from tablee.games.grumpf.clans import AWAKE, HELD, Clan
from tablee.games.grumpf.moves import BOARDS, CLUB, HIGHEST, SORCERER, SPECIES
from tablee.games.grumpf.rules import Grumpf
from tablee.games.grumpf.scoring import best_use
from tablee.games.grumpf.sharing import Spot, Standing, Tally, share, tally

FURTHER: Final = 0.55  # of the value of one animal, for each further one of the same board
TILE: Final = 1.6
EXCHANGE_AT_LEAST: Final = 0.5
ENVY: Final = 0.12  # how much the shares of all others together weigh
ENVY_OF_LEADER: Final = 0.3  # from round 3 on
LATE: Final = 3
COMMON: Final = 0.2  # what an animal promises besides its points ...
RARE: Final = 0.77  # ... and how much more if there are few of its species
FEWEST: Final = 5

UNKNOWN: Final = -1000.0

CLUB_COSTS: Final = 0.25
FLIP_COSTS: Final = 0.05
CLUB_IS_LIKE: Final = 4.5  # the value that one gives up as unwillingly as a club


def potential(tokens: int) -> float:
    """What one animal of a species promises for the rounds to come: more, if there are few of them in the game."""
    return COMMON + RARE * sqrt(FEWEST / tokens) if tokens else COMMON


def points_of(clan: Clan, animals: list[int], series: list[int]) -> int:
    return best_use(animals, clan.tiles, clan.jokers, series).points


@final
class Scales:
    """What shares of the six boards are worth to each seat. Made once in a hunt, by whoever judges it."""

    __slots__ = ("seats", "units", "stakes", "points", "pawns_with", "indifferent")

    def __init__(self, position: Grumpf) -> None:
        self.seats = position.seats
        self.indifferent = [0.0] * position.seats  # to what an exchange costs others
        self.pawns_with = [pawns_with(position.box, face) for face in range(HIGHEST + 1)]
        series = position.box.series
        self.points = [points_of(clan, clan.animals, series) for clan in position.clans[: self.seats]]
        self.units = [units_of(position, board) for board in range(len(BOARDS))]  # [board][clans present][rank]
        worths = [[self.worths(position, seat, board) for board in range(len(BOARDS))] for seat in range(self.seats)]
        # [seat][board][clan][units]: what it is worth to a seat that a clan takes so many units of a board
        self.stakes = [self.stakes_of(position, seat, worths) for seat in range(self.seats)]

    def worths(self, position: Grumpf, seat: int, board: int) -> list[float]:
        """Of 0, 1, 2 ... units of a board to the clan that takes them."""
        most = 1 if board == SORCERER else position.animals[board]
        one = self.prize(position, seat) if board == SORCERER else self.animal(position, seat, board)
        worths = [0.0]
        for _ in range(most):
            worths.append(worths[-1] + one)
            one *= FURTHER
        return worths

    def animal(self, position: Grumpf, seat: int, species: int) -> float:
        """The points that one more makes, and what it promises."""
        clan = position.clans[seat]
        more = clan.animals[:]
        more[species] += 1
        made = points_of(clan, more, position.box.series) - self.points[seat]
        return made + potential(position.box.tokens[species])

    def prize(self, position: Grumpf, seat: int) -> float:
        """Of the Sorcerer: a tile, or the best exchange found now."""
        if position.terms.sides[SORCERER] != SIDE_2:
            return TILE
        best = EXCHANGE_AT_LEAST
        mine = position.clans[seat].animals
        for taken in range(len(SPECIES)):
            offered = False
            for other in range(self.seats):
                offered = offered or (other != seat and position.clans[other].animals[taken] > 0)
            for given in range(len(SPECIES)):
                if offered and given != taken and mine[given] > 0:
                    best = max(best, swap(position, seat, taken, given))
        return best

    def stakes_of(self, position: Grumpf, seat: int, worths: list[list[list[float]]]) -> list[list[list[float]]]:
        leader = self.points.index(max(self.points))
        stakes: list[list[list[float]]] = []
        for board in range(len(BOARDS)):
            row: list[list[float]] = []
            for clan in range(len(position.clans)):
                if clan == seat:
                    weight = 1.0
                elif clan >= self.seats:
                    weight = 0.0
                elif clan == leader and position.round >= LATE:
                    weight = -ENVY_OF_LEADER
                else:
                    weight = -ENVY / (self.seats - 1)
                source = worths[min(clan, self.seats - 1)][board]
                row.append([weight * worth for worth in source])
            stakes.append(row)
        return stakes


def swap(position: Grumpf, seat: int, taken: int, given: int) -> float:
    """What a seat gains by one animal of a species for one of another; in the last round only points count."""
    clan = position.clans[seat]
    after = clan.animals[:]
    after[taken] += 1
    after[given] -= 1
    gained = float(points_of(clan, after, position.box.series) - points_of(clan, clan.animals, position.box.series))
    if position.round < position.box.constants.rounds:
        gained += potential(position.box.tokens[taken]) - potential(position.box.tokens[given])
    return gained


def pawns_with(box: Box, face: int) -> list[int]:
    """The places of the pawns that have a face, those first whose other face is missed least."""
    ranked: list[int] = []
    costs: list[float] = []
    for index, pawn in enumerate(box.pawns):
        side = pawn.side_with(face)
        if side >= 0:
            other = pawn.faces[1 - side]
            cost = CLUB_IS_LIKE if other == CLUB else float(other)
            place = len(ranked)
            while place > 0 and costs[place - 1] > cost:
                place -= 1
            ranked.insert(place, index)
            costs.insert(place, cost)
    return ranked


def units_of(position: Grumpf, board: int) -> list[list[int]]:
    """GRU-144 to 149, 160. What each rank takes, by the number of clans present."""
    found: list[list[int]] = []
    for present in range(len(position.clans) + 1):
        if board == SORCERER:
            prize = position.terms.sides[board] == SIDE_2 or position.tiles > 0
            found.append([int(prize)] if present else [])
            continue
        pattern = position.box.boards[board].pattern
        ranked = [Standing(rank, 0, 0) for rank in range(present)]
        taken = [0] * min(present, len(pattern))
        if present and position.animals[board] > 0:
            for part in share(pattern, ranked, position.animals[board]):
                taken[part.clan] += part.taken
        found.append(taken)
    return found


# --- What may still be met


def logistic(x: float) -> float:
    return 1.0 / (1.0 + exp(-x))


def likelihood(condition: Condition, total: int, count: int, fits: bool, left: float) -> float:
    """That a board will be met: `left` is the part of all pawns that may still be placed, `fits` how it looks now."""
    kind = condition.kind
    if kind == "none" or kind == "last3":
        return 1.0
    if kind == "sum_ge":
        return logistic((total + 0.9 * condition.low * left - condition.low) / 2.0)
    if kind == "sum_between":
        expected = total + 9.0 * left
        return logistic((expected - condition.low + 0.5) / 1.5) * logistic((condition.high + 0.5 - expected) / 1.5)
    if kind == "sum_le":
        return logistic((condition.high + 1.0 - total - 5.0 * left) / 1.5)
    if kind == "count_ge":
        return min(1.0, (count + 5.0 * left) / condition.low)
    if kind == "sum_even":
        return 0.5 * left + (1.0 - left if total % 2 == 0 else 0.0)
    return (1.0 if fits else 0.2 * left) * (1.0 - 0.4 * left)


def by_each_pawn(condition: Condition) -> bool:
    """Does the condition look at every single pawn, and not only at their sum and number?"""
    return condition.kind in ("all_same", "all_different", "each_le")


@final
class Outlook:
    """The six boards as they lie, for everybody who chooses now."""

    __slots__ = (
        "position",
        "scales",
        "left",
        "tallies",
        "totals",
        "strengths",
        "firsts",
        "chances",
        "chances_with",
        "full",
        "last",
        "worthless",
        "worths",
        "clubs",
    )

    def __init__(self, position: Grumpf, scales: Scales) -> None:
        self.position = position
        self.scales = scales
        self.left = part_left(position)
        self.tallies: list[Tally] = []
        self.totals: list[int] = []
        self.strengths: list[list[int]] = []  # [board][clan]
        self.firsts: list[list[int]] = []  # [board][clan]: the space of its first tallied pawn
        self.chances: list[float] = []
        self.chances_with: list[list[float]] = []  # [board][value]: with one more pawn of this value; -1: not yet known
        self.full: list[bool] = []
        self.last: list[bool] = []  # only the last pawns are tallied (GRU-125)
        self.worthless: list[bool] = []  # nothing is to be taken there
        self.worths: list[list[float]] = []  # [board][seat], as far as they are known
        for board in range(len(BOARDS)):
            self.look_at(board)
        self.clubs = [self.clubs_of(clan) for clan in position.clans]  # that may still be used

    def clubs_of(self, clan: Clan) -> int:
        clubs = 0
        if clan.hut == AWAKE:
            for index in self.scales.pawns_with[CLUB]:
                if clan.states[index] == HELD:
                    clubs += 1
        return clubs

    def look_at(self, board: int) -> None:
        position = self.position
        condition = position.condition(board)
        count = tally(position.tracks[board], condition)
        total = sum(count.values)
        strengths = [0] * len(position.clans)
        firsts = [len(position.tracks[board]) + 1] * len(position.clans)
        for standing in count.standings:
            strengths[standing.clan] = standing.strength
            firsts[standing.clan] = standing.space
        self.tallies.append(count)
        self.totals.append(total)
        self.strengths.append(strengths)
        self.firsts.append(firsts)
        self.chances.append(likelihood(condition, total, len(count.values), count.met, self.left))
        self.chances_with.append([-1.0] * (HIGHEST + 1))
        self.full.append(position.is_full(board))
        self.last.append(condition.tallied() > 0)
        self.worthless.append(self.scales.units[board][1][0] == 0)
        self.worths.append([UNKNOWN] * position.seats)

    # --- What boards are worth

    def worth(self, seat: int, board: int) -> float:
        """U of a board as it lies."""
        worth = self.worths[board][seat]
        if worth == UNKNOWN:
            worth = self.chances[board] * self.shares(seat, board, self.tallies[board].standings)
            self.worths[board][seat] = worth
        return worth

    def shares(self, seat: int, board: int, standings: list[Standing]) -> float:
        """What these shares of a board would be worth to a seat, if it is met."""
        units = self.scales.units[board][len(standings)]
        stakes = self.scales.stakes[seat][board]
        total = 0.0
        for rank in range(len(units)):
            total += stakes[standings[rank].clan][units[rank]]
        return total

    def shares_if(self, seat: int, board: int, clan: int, strength: int, space: int) -> float:
        """The same, were this clan so strong, its first pawn on this space; without strength it is not there."""
        standings = self.tallies[board].standings
        present = len(standings) + (1 if strength > 0 else 0) - (1 if self.strengths[board][clan] > 0 else 0)
        units = self.scales.units[board][present]
        ranks = len(units)
        stakes = self.scales.stakes[seat][board]
        total = 0.0
        rank = 0
        to_rank = strength > 0
        for standing in standings:
            if rank >= ranks:
                return total
            if standing.clan == clan:
                continue
            other = standing.strength
            if to_rank and (strength > other or (strength == other and space < standing.space)):
                total += stakes[clan][units[rank]]
                rank += 1
                to_rank = False
                if rank >= ranks:
                    return total
            total += stakes[standing.clan][units[rank]]
            rank += 1
        if to_rank and rank < ranks:
            total += stakes[clan][units[rank]]
        return total

    def worth_with(self, seat: int, board: int, value: int) -> float:
        """U of a board with one more pawn of this seat on it."""
        if self.last[board]:
            track = self.position.tracks[board] + [Spot(seat, 0, value)]
            count = tally(track, self.position.condition(board))
            return self.shares(seat, board, count.standings)
        strength = self.strengths[board][seat] + value
        shares = self.shares_if(seat, board, seat, strength, self.firsts[board][seat])
        return self.chance_with(board, value) * shares

    def chance_with(self, board: int, value: int) -> float:
        chance = self.chances_with[board][value]
        if chance < 0.0:
            condition = self.position.condition(board)
            values = self.tallies[board].values
            fits = not by_each_pawn(condition) or condition.met(values + [value])
            chance = likelihood(condition, self.totals[board] + value, len(values) + 1, fits, self.left)
            self.chances_with[board][value] = chance
        return chance

    def worth_without(self, seat: int, board: int, space: int) -> float:
        """U of a board, were the pawn on this space clubbed."""
        spot = self.position.tracks[board][space - 1]
        condition = self.position.condition(board)
        if self.last[board]:
            spot.club_clan = seat
            count = tally(self.position.tracks[board], condition)
            spot.club_clan = -1
            return self.shares(seat, board, count.standings)
        values = self.tallies[board].values[:]
        values.remove(spot.value)
        fits = not by_each_pawn(condition) or condition.met(values)
        chance = likelihood(condition, self.totals[board] - spot.value, len(values), fits, self.left)
        strength = self.strengths[board][spot.clan] - spot.value
        first = self.firsts[board][spot.clan]
        if first == space:
            first = self.next_space(board, spot.clan, space)
        return chance * self.shares_if(seat, board, spot.clan, strength, first)

    def next_space(self, board: int, clan: int, space: int) -> int:
        """Of the next pawn of a clan along the track that counts."""
        track = self.position.tracks[board]
        while space < len(track):
            spot = track[space]
            space += 1
            if spot.clan == clan and spot.club_clan < 0:
                break
        return space

    def frozen(self, seat: int, board: int) -> float:
        """What a board is worth if the hunt ends now."""
        count = self.tallies[board]
        return self.shares(seat, board, count.standings) if count.met else 0.0

    def units(self, seat: int, board: int) -> int:
        """What a seat would take of a board now, if it is met."""
        standings = self.tallies[board].standings
        units = self.scales.units[board][len(standings)]
        for rank in range(len(units)):
            if standings[rank].clan == seat:
                return units[rank]
        return 0


def part_left(position: Grumpf) -> float:
    """The part of the table's pawns that awake seats have not yet placed."""
    held = 0
    pawns = 0
    for pawn in position.box.pawns:
        if position.box.used(pawn, position.seats):
            pawns += position.seats
    for seat in range(position.seats):
        clan = position.clans[seat]
        if clan.hut == AWAKE:
            held += clan.states.count(HELD)
    return held / pawns
