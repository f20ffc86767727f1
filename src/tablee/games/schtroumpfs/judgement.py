"""How the bots of Les Schtroumpfs judge (section 11 of its rules): how much work is left, and what helps with it.

Everything is measured in turns of work: a turn is worth one, whatever is missing costs what it takes to get it.
"""

from __future__ import annotations

from typing import Final, final

from tablee.games.schtroumpfs import cakes
from tablee.games.schtroumpfs.box import BOTTOM, END, Box
from tablee.games.schtroumpfs.rules import Village

HOUSE: Final = 1.5  # the turn in which it is built
RESOURCE: Final = 0.66  # that is missing
SPARE: Final = 0.1  # that nobody needs yet
LOST: Final = 1.35  # a Smurf in the Forest
MEEPLE: Final = 0.5  # on the esplanade: a turn that is still to come
NEST: Final = 0.05  # a meeple there, which comes back by itself
HUNGRY: Final = 0.4  # a round without it, if it does not
HALF_ROW: Final = 0.25  # a row that waits for its second meeple
CAT: Final = 0.12  # for each row of his location that a meeple could go to
HOPE: Final = 0.5  # rounds that Too Late may leave beyond the earliest
WORTHWHILE: Final = 0.12  # that a bonus action must bring at least
WON: Final = 1000.0

SMURF_WORTH: Final[dict[str, float]] = {
    "dimwitty": -0.28,
    "never_last": -0.36,
    "collect_less": -0.16,
    "alone": -0.08,
    "company": -0.12,
    "lose": -0.2,
    "gain_then_roll": 0.28,
    "snap": -0.32,
    "draw_then_roll": -0.04,
    "roll": -0.32,
    "roll_twice": -0.12,
    "advance_azrael": 0.04,
    "gain": 0.48,
    "gain_same": 0.6,
    "return_meeple": 0.76,
    "gain_each": 0.76,
    "send_azrael": 0.2,
    "reveal_ideas": 0.2,
    "exchange": 0.32,
    "free_or_gain": 0.4,
    "draw": 0.24,
    "shelter": 0.36,
    "rescue_again": 0.64,
    "rescue_berries": 0.48,
    "collect_other": 0.24,
    "collect_more": 0.3,
    "cheaper_house": 0.28,
    "no_dice": 0.4,
    "both_slots": 0.64,
    "cheaper_invention": 0.4,
    "no_danger_die": 0.56,
    "no_azrael_die": 0.28,
    "overflow": 0.64,
}
INVENTION_WORTH: Final[dict[str, float]] = {  # for each round that is left
    "ninth_meeple": 1.0,
    "collect_more": 1.3,
    "reroll_danger": 0.5,
    "rescue": 0.7,
    "no_berries": 0.33,
    "harvest": 0.6,
    "cheaper_house": 0.35,
    "springboard": 0.4,
    "build": 0.45,
    "cheaper_invention": 0.2,
    "reroll_azrael": 0.12,
    "lighter_shortage": 0.12,
    "wardrobe": 0.08,
    "peek": 0.05,
}
SINGLE_WORTH: Final[dict[str, float]] = {  # of what is used once
    "empty_row": 1.8,
    "draw_lost": 1.5,
    "gain": 1.1,
    "rewind": 0.9,
    "free_all": 0.6,
    "smoke": 0.6,
    "scare": 0.5,
    "send_azrael": 0.3,
}
CAKE_STEP: Final[dict[str, float]] = {  # what one more towards a condition is worth
    "stock": 0.16,
    "dangers": 0.45,
    "inventions": 0.5,
    "resource": 0.18,
    "locations": 0.18,
    "logs_and_stones": 0.14,
    "useful": 0.35,
    "sheltered": 0.45,
    "with_azrael": 0.4,
    "actions": 0.25,
}
CAKE: Final = 0.5  # that is not prepared, however near


@final
class Judge:
    """What cards are worth in one box."""

    __slots__ = (
        "smurfs",
        "inventions",
        "singles",
        "cake_steps",
        "house",
        "resource",
        "spare",
        "lost",
        "meeple",
        "nest",
        "hungry",
        "half_row",
        "cat",
        "cake",
        "hope",
        "worthwhile",
    )

    def __init__(self, box: Box) -> None:
        self.smurfs: list[float] = [SMURF_WORTH[card.effect] for card in box.smurfs]
        self.inventions: list[float] = [INVENTION_WORTH.get(card.effect, 0.0) for card in box.inventions]
        self.singles: list[float] = [SINGLE_WORTH.get(card.effect, 0.0) for card in box.inventions]
        self.cake_steps: list[float] = [CAKE_STEP[cake.effect] for cake in box.cakes]
        self.house: float = HOUSE
        self.resource: float = RESOURCE
        self.spare: float = SPARE
        self.lost: float = LOST
        self.meeple: float = MEEPLE
        self.nest: float = NEST
        self.hungry: float = HUNGRY
        self.half_row: float = HALF_ROW
        self.cat: float = CAT
        self.cake: float = CAKE
        self.hope: float = HOPE
        self.worthwhile: float = WORTHWHILE

    # --- How far it is

    def evaluate(self, village: Village) -> float:
        """Turns of work, less those that are left: higher is better."""
        if village.over:
            return WON if village.won else -WON
        rounds = rounds_left(village) + self.hope
        turns = rounds * (village.box.meeples - 0.3) + village.esplanade
        worth = -self.work(village)
        worth += turns * self.mean_card(village)
        worth += self.meeples(village, rounds)
        worth += self.crafts(village, rounds)
        return worth

    def work(self, village: Village) -> float:
        """What is still to be built, rescued and baked."""
        berries = float(len(village.forest))
        logs = 0.0
        stones = 0.0
        houses = 0
        for house in village.houses:
            if not house.built:
                houses += 1
                berries += house.roof.cost[0]
                logs += house.roof.cost[1]
                stones += house.roof.cost[2]
        work = self.house * houses + self.lost * len(village.forest)
        work += self.missing(berries - village.stock[0])
        work += self.missing(logs - village.stock[1])
        work += self.missing(stones - village.stock[2])
        for one in village.cakes:
            if not one.prepared:
                left = cakes.needed(one.cake) - cakes.progress(village, one.cake)
                work += self.cake + self.cake_steps[one.cake.number] * left
        return work

    def missing(self, short: float) -> float:
        """What it takes to get so many tokens; those that nobody needs yet are worth a little."""
        return self.resource * short if short > 0.0 else self.spare * short

    def mean_card(self, village: Village) -> float:
        """Of all cards in circulation."""
        total = 0.0
        count = 0
        for hand in village.hands:
            count += len(hand)
            for card in hand:
                total += self.smurfs[card.number]
        for card in village.deck:
            total += self.smurfs[card.number]
        for card in village.discard:
            total += self.smurfs[card.number]
        count += len(village.deck) + len(village.discard)
        played = village.played
        if played is not None:
            total += self.smurfs[played.number]
            count += 1
        return total / count if count > 0 else 0.0

    def meeples(self, village: Village, rounds: float) -> float:
        worth = self.meeple * village.esplanade
        if village.hungry:
            worth -= village.nest * (self.meeple + self.hungry * rounds)
        else:
            worth -= village.nest * self.nest
        if village.esplanade > 0:
            for row in village.box.rows:
                if row.slots == 2 and village.meeples[row.number] == 1 and not village.doubles[row.number]:
                    worth += self.half_row
            upper = 2 * village.azrael - 2
            for number in (upper, upper + 1):
                if not village.is_full(number):
                    worth -= self.cat
        return worth

    def crafts(self, village: Village, rounds: float) -> float:
        worth = 0.0
        left = rounds + 0.5
        for invention in village.crafted:
            worth += self.inventions[invention.number] * left
            worth += self.singles[invention.number] * min(1.0, 0.3 + 0.25 * rounds)
        worth += 0.05 * min(len(village.ideas), 5)
        return worth


def rounds_left(village: Village) -> int:
    """After this one, if Too Late comes as early as it can."""
    known = village.gargamel_known
    deck = village.gargamel
    for place in range(known):
        if deck[place].kind == END:
            return len(deck) - 1 - place
    earliest = len(deck) - (known + BOTTOM)
    return max(0, earliest)
