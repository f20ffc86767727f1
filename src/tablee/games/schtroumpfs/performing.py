"""Step 3: an action is paid, its danger is met, and it takes effect (SCH-090 to 097, 219; sections 3.7 and 5.1)."""

# ruff: noqa: ARG001 (what one table of effects holds, takes the same)

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from tablee.games.schtroumpfs import defaults, events, prices
from tablee.games.schtroumpfs.actions import BuildHouse, Receive, RescueSmurf, Shelter, collect, reveal_ideas
from tablee.games.schtroumpfs.asking import Deciding
from tablee.games.schtroumpfs.box import ROW_NUMBER, RowCard
from tablee.games.schtroumpfs.dangers import danger_rolls
from tablee.games.schtroumpfs.inventions import craft_for_free
from tablee.games.schtroumpfs.moves import SPRING, Deed, build
from tablee.games.schtroumpfs.refusals import WRONG_PRICE
from tablee.games.schtroumpfs.windows import Pause
from tablee.kernel.agenda import DONE, Step, Steps
from tablee.kernel.luck import Luck
from tablee.kernel.position import Move, Refusal

if TYPE_CHECKING:
    from tablee.games.schtroumpfs.rules import Village


class Perform(Step["Village"]):
    """SCH-090, 091. The last slot was filled: pay, meet the danger, take the effect; or nothing at all (SCH-093)."""

    __slots__ = ("seat", "target", "extra")

    def __init__(self, seat: int, target: str, extra: int) -> None:
        self.seat = seat
        self.target = target
        self.extra = extra  # overflow meeples that it needs

    def run(self, village: Village, luck: Luck) -> Steps:
        village.pending = ""
        village.pending_extra = 0
        if not self.is_occupied(village):
            return self.fizzle(village, "slots")
        if not prices.can_pay(village, self.target):
            return self.fizzle(village, "cost")
        number = ROW_NUMBER.get(self.target, -1)
        if number >= 0:
            return pay_row(village, self.seat, self.target, village.box.rows[number])
        invention = village.box.invention_by_id[self.target]
        village.spend(self.seat, (invention.fee, 0, 0), self.target)
        return NEW_ACTIONS[invention.effect](village, self.seat, self.target)

    def is_occupied(self, village: Village) -> bool:
        """SCH-097. By nothing but the Robot's leaving can that change."""
        row = ROW_NUMBER.get(self.target, -1)
        return row < 0 or (village.is_full(row) and village.overflow[row] >= self.extra)

    def fizzle(self, village: Village, reason: str) -> Steps:
        if village.told is not None:
            village.told.append(events.ActionFizzled(self.seat, self.target, reason))
        return DONE


# --- Paying (SCH-091)


def pay_row(village: Village, seat: int, target: str, row: RowCard) -> Steps:
    """The cost of a row: of the one that is filled, or of the one that a Springboard repeats."""
    village.spend(seat, prices.row_cost(village, row), row.id)
    if row.effect == "build":
        return (ChooseHouse(seat, target),)
    return danger_then(village, seat, target, TakeEffect(seat, row.id))


class ChooseHouse(Deciding):
    """DEC-15, SCH-215. Which unfinished house, and what is left out of its price or added to it."""

    __slots__ = ("target",)

    def __init__(self, seat: int, target: str) -> None:
        self.seat = seat
        self.target = target  # the row or invention whose action it is

    def decision(self) -> str:
        return "choose_house"

    def subject(self) -> str:
        return self.target

    def amount(self, village: Village) -> int:
        return prices.surcharge(village)

    def options(self, village: Village) -> tuple[Move, ...]:
        moves: list[Move] = []
        for house in village.houses:
            if not house.built:
                for paid in prices.payments(village, house.roof):
                    moves.append(build(house.roof.number, paid[0], paid[1], paid[2]))
        return tuple(moves)

    def objections(self, village: Village) -> dict[str, Refusal]:
        return {"build": WRONG_PRICE}

    def default(self, village: Village, seat: int) -> Move:
        """The dearest that can be paid; what is left out as for a gain, what is added as for a loss."""
        chosen = None
        for house in village.houses:
            dearer = chosen is None or house.roof.total > chosen.total
            if dearer and not house.built and len(prices.payments(village, house.roof)) > 0:
                chosen = house.roof
        assert chosen is not None
        cost = chosen.cost
        paid = prices.payments(village, chosen)
        if prices.surcharge(village) <= 0:
            out = [(cost[0] - one[0], cost[1] - one[1], cost[2] - one[2]) for one in paid]
            left = defaults.to_gain(village, out)
            return build(chosen.number, cost[0] - left[0], cost[1] - left[1], cost[2] - left[2])
        added = [(one[0] - cost[0], one[1] - cost[1], one[2] - cost[2]) for one in paid]
        more = defaults.to_lose(village, added)
        return build(chosen.number, cost[0] + more[0], cost[1] + more[1], cost[2] + more[2])

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        """The roof is paid before any die; the house stands when the action takes effect."""
        assert isinstance(move, Deed)
        village.spend(seat, move.tokens(), move.what)
        house = BuildHouse(seat, move.what, move.berries, move.logs, move.stones)
        return danger_then(village, seat, self.target, house)


# --- Danger, then the effect (SCH-092, 219)


def danger_then(village: Village, seat: int, target: str, effect: Step[Any]) -> Steps:
    """What follows the payment: the danger die where there is danger, then the action counts, then its effect."""
    number = ROW_NUMBER.get(target, -1)
    if number < 0 or not prices.is_dangerous(village, village.box.rows[number]):
        return (Performed(seat, target, False), effect)
    rolls = danger_rolls(village, seat, 2 if village.plays("roll_twice") else 1, target)
    performed = Performed(seat, target, True)
    if len(rolls) == 0:  # a Papa Smurf: not even a window E
        return (performed, effect)
    return rolls + (performed, Pause(seat, "E"), effect)


class Performed(Step["Village"]):
    """SCH-219, 220. Its cost is fully paid: it counts, also if its die was not rolled."""

    __slots__ = ("seat", "target", "dangerous")

    def __init__(self, seat: int, target: str, dangerous: bool) -> None:
        self.seat = seat
        self.target = target
        self.dangerous = dangerous

    def run(self, village: Village, luck: Luck) -> Steps:
        village.danger_streak = village.danger_streak + 1 if self.dangerous else 0
        village.actions += 1
        if village.told is not None:
            village.told.append(
                events.ActionPerformed(self.seat, self.target, self.dangerous, village.danger_streak, village.actions)
            )
        return DONE


class TakeEffect(Step["Village"]):
    """The effect of a row (table 5.1)."""

    __slots__ = ("seat", "row")

    def __init__(self, seat: int, row: str) -> None:
        self.seat = seat
        self.row = row

    def run(self, village: Village, luck: Luck) -> Steps:
        row = village.box.rows[ROW_NUMBER[self.row]]
        return ROW_EFFECTS[row.effect](village, self.seat, row)


def rescue(village: Village, seat: int, row: RowCard) -> Steps:
    """SCH-110."""
    return (RescueSmurf(seat, row.id),)


def craft(village: Village, seat: int, row: RowCard) -> Steps:
    """SCH-117."""
    return craft_for_free(village, seat, row.id)


def renew(village: Village, seat: int, row: RowCard) -> Steps:
    """SCH-118."""
    reveal_ideas(village, row.amount, row.id)
    return DONE


def shelter(village: Village, seat: int, row: RowCard) -> Steps:
    """SCH-121, 125. Mandatory here."""
    return (Shelter(seat, False, (), row.id),)


RowEffect = Callable[["Village", int, RowCard], Steps]

ROW_EFFECTS: Final[dict[str, RowEffect]] = {
    "rescue": rescue,
    "collect": collect,
    "collect_different": collect,
    "craft": craft,
    "reveal_ideas": renew,
    "shelter": shelter,
}


# --- New actions (SCH-146; section 5.6)


def harvest(village: Village, seat: int, target: str) -> Steps:
    """N19 to N21. A gain, not a collection at a location."""
    invention = village.box.invention_by_id[target]
    tokens = prices.of_kind(invention.resource, invention.amount)
    return (Performed(seat, target, False), Receive(seat, tokens[0], tokens[1], tokens[2], target))


def balloon(village: Village, seat: int, target: str) -> Steps:
    """N22. A rescue."""
    return (Performed(seat, target, False), RescueSmurf(seat, target))


def crane(village: Village, seat: int, target: str) -> Steps:
    """N23."""
    return (ChooseHouse(seat, target),)


def springboard(village: Village, seat: int, target: str) -> Steps:
    """N24."""
    return (Springboard(seat, target),)


NewAction = Callable[["Village", int, str], Steps]

NEW_ACTIONS: Final[dict[str, NewAction]] = {
    "harvest": harvest,
    "rescue": balloon,
    "build": crane,
    "springboard": springboard,
}


class Springboard(Deciding):
    """DEC-31, N24. Cost and effect of a full action without danger, with everything in force."""

    __slots__ = ("target",)

    def __init__(self, seat: int, target: str) -> None:
        self.seat = seat
        self.target = target

    def decision(self) -> str:
        return "springboard"

    def subject(self) -> str:
        return self.target

    def options(self, village: Village) -> tuple[Move, ...]:
        return tuple([SPRING[row.id] for row in prices.spring_rows(village)])

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        return pay_row(village, seat, self.target, village.box.rows[ROW_NUMBER[move.what]])
