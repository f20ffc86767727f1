"""What Smurfs do at once when they are played (step 1; sections 5.4 and 5.5), each as one small named function.

What a Smurf does until the end of the turn is asked where it counts, by the name of its effect: `village.plays("…")`.
"""

# ruff: noqa: ARG001 (what one table of effects holds, takes the same)

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tablee.games.schtroumpfs import events, prices
from tablee.games.schtroumpfs.actions import ANY, SAME, Gain, Lose, Receive, Shelter, reveal_ideas
from tablee.games.schtroumpfs.asking import Asking, Deciding
from tablee.games.schtroumpfs.box import NOW, ROW_NUMBER, Smurf
from tablee.games.schtroumpfs.dangers import danger_rolls
from tablee.games.schtroumpfs.inventions import SendAzrael
from tablee.games.schtroumpfs.moves import (
    ADVANCE,
    DECLINE,
    OVERFLOW,
    RETURN,
    RETURN_OVERFLOW,
    ROWS,
    TARGET,
    Deed,
    exchange,
)
from tablee.games.schtroumpfs.windows import Pause
from tablee.kernel.agenda import DONE, Step, Steps
from tablee.kernel.luck import Luck
from tablee.kernel.position import Move

if TYPE_CHECKING:
    from tablee.games.schtroumpfs.prices import Tokens
    from tablee.games.schtroumpfs.rules import Village


class Ability(Step["Village"]):
    """SCH-074, 078. It always takes effect, as far as it can."""

    __slots__ = ("seat", "card")

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card

    def run(self, village: Village, luck: Luck) -> Steps:
        card = village.box.smurf_by_id[self.card]
        if card.kind != NOW:
            return DONE
        steps = ABILITIES[card.effect](village, self.seat, card, luck)
        return steps + (Resolved(self.seat, self.card),)


class Resolved(Step["Village"]):
    """An ability is over."""

    __slots__ = ("seat", "card")

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card

    def run(self, village: Village, luck: Luck) -> Steps:
        if village.told is not None:
            village.told.append(events.AbilityResolved(self.seat, self.card))
        return DONE


class RollDanger(Step["Village"]):
    """A card asks for the danger die; what is in force is looked at now (SCH-213)."""

    __slots__ = ("seat", "card")

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card

    def run(self, village: Village, luck: Luck) -> Steps:
        return danger_rolls(village, self.seat, 1, self.card)


# --- Starting Smurfs (5.4)


def lose(village: Village, seat: int, card: Smurf, luck: Luck) -> Steps:
    """S06."""
    return (Lose(seat, card.amount, card.id),)


def gain_then_roll(village: Village, seat: int, card: Smurf, luck: Luck) -> Steps:
    """S07, SCH-226. With window F between them."""
    return (Gain(seat, card.amount, ANY, card.id), Pause(seat, "F"), RollDanger(seat, card.id))


def snap(village: Village, seat: int, card: Smurf, luck: Luck) -> Steps:
    """S08. Any player with a card in hand; nobody: nothing."""
    return (Snap(seat, card.id),) if len(with_cards(village, seat)) > 0 else DONE


def draw_then_roll(village: Village, seat: int, card: Smurf, luck: Luck) -> Steps:
    """S09. The drawn card is in the hand before the roll, with window F between them."""
    draw(village, seat, card, luck)
    return (Pause(seat, "F"), RollDanger(seat, card.id))


def roll(village: Village, seat: int, card: Smurf, luck: Luck) -> Steps:
    """S10."""
    return (RollDanger(seat, card.id),)


def advance_azrael(village: Village, seat: int, card: Smurf, luck: Luck) -> Steps:
    """S12."""
    return (AdvanceAzrael(seat, card.id, card.amount),)


# --- Lost Smurfs (5.5)


def gain(village: Village, seat: int, card: Smurf, luck: Luck) -> Steps:
    return (Gain(seat, card.amount, ANY, card.id),)


def gain_same(village: Village, seat: int, card: Smurf, luck: Luck) -> Steps:
    """P01, SCH-227."""
    return (Gain(seat, card.amount, SAME, card.id),)


def return_meeple(village: Village, seat: int, card: Smurf, luck: Luck) -> Steps:
    """P02. No meeple in a location: no effect."""
    return (ReturnMeeple(seat, card.id),) if village.any_on_rows() else DONE


def gain_each(village: Village, seat: int, card: Smurf, luck: Luck) -> Steps:
    """P03."""
    return (Receive(seat, card.amount, card.amount, card.amount, card.id),)


def send_azrael(village: Village, seat: int, card: Smurf, luck: Luck) -> Steps:
    """P04."""
    return (SendAzrael(seat, card.id),)


def reveal(village: Village, seat: int, card: Smurf, luck: Luck) -> Steps:
    """P05."""
    reveal_ideas(village, card.amount, card.id)
    return DONE


def swap(village: Village, seat: int, card: Smurf, luck: Luck) -> Steps:
    """P06."""
    return (Exchange(seat, card.id, card.amount),)


def free_or_gain(village: Village, seat: int, card: Smurf, luck: Luck) -> Steps:
    """P07. A meeple of the nest; if it is empty, a resource of your choice."""
    if village.nest == 0:
        return (Gain(seat, card.amount, ANY, card.id),)
    village.nest -= 1
    village.esplanade += 1
    if village.told is not None:
        village.told.append(events.MeepleReturned("nest", 1, card.id))
    return DONE


def draw(village: Village, seat: int, card: Smurf, luck: Luck) -> Steps:
    """P08."""
    for _ in range(card.amount):
        village.draw_card(seat, card.id, luck)
    return DONE


def shelter(village: Village, seat: int, card: Smurf, luck: Luck) -> Steps:
    """P09. If one wants to."""
    return (Shelter(seat, True, (), card.id),)


AbilityEffect = Callable[["Village", int, Smurf, Luck], Steps]

ABILITIES: Final[dict[str, AbilityEffect]] = {
    "lose": lose,
    "gain_then_roll": gain_then_roll,
    "snap": snap,
    "draw_then_roll": draw_then_roll,
    "roll": roll,
    "advance_azrael": advance_azrael,
    "gain": gain,
    "gain_same": gain_same,
    "return_meeple": return_meeple,
    "gain_each": gain_each,
    "send_azrael": send_azrael,
    "reveal_ideas": reveal,
    "exchange": swap,
    "free_or_gain": free_or_gain,
    "draw": draw,
    "shelter": shelter,
}


# --- What they ask


def with_cards(village: Village, first: int) -> list[int]:
    """Players with a card in hand, clockwise from this one."""
    found: list[int] = []
    seat = first
    for _ in range(village.seats):
        if len(village.hands[seat]) > 0:
            found.append(seat)
        seat = village.after(seat)
    return found


class Snap(Deciding):
    """DEC-18, S08. Who discards a card by lot."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card

    def decision(self) -> str:
        return "snappy_target"

    def subject(self) -> str:
        return self.card

    def options(self, village: Village) -> tuple[Move, ...]:
        return tuple([TARGET[seat] for seat in with_cards(village, self.seat)])

    def default(self, village: Village, seat: int) -> Move:
        best = self.seat
        for other in with_cards(village, self.seat):
            if len(village.hands[other]) > len(village.hands[best]):
                best = other
        return TARGET[best]

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        hand = village.hands[move.number]
        card = hand[luck.below(len(hand))]
        if village.told is not None:
            village.told.append(events.TargetDesignated(seat, move.number, "snap"))
            village.told.append(events.CardPickedAtRandom(move.number, card.id))
        village.throw_away(move.number, card, "snap")
        return DONE


class AdvanceAzrael(Deciding):
    """DEC-19, S12. One location, or more."""

    __slots__ = ("card", "most")

    def __init__(self, seat: int, card: str, most: int) -> None:
        self.seat = seat
        self.card = card
        self.most = most

    def decision(self) -> str:
        return "jokey_steps"

    def subject(self) -> str:
        return self.card

    def amount(self, village: Village) -> int:
        return self.most

    def options(self, village: Village) -> tuple[Move, ...]:
        return tuple(ADVANCE[: self.most])

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        village.walk(move.number, self.card)
        return DONE


class ReturnMeeple(Asking):
    """DEC-21, P02. One meeple of a location comes back, if one wants to."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card

    def decision(self) -> str:
        return "return_meeple"

    def subject(self) -> str:
        return self.card

    def options(self, village: Village) -> tuple[Move, ...]:
        found: list[Move] = []
        for row, code in enumerate(ROWS):
            if village.meeples[row] > 0:
                found.append(RETURN[code])
            if village.overflow[row] > 0:
                found.append(RETURN_OVERFLOW[code])
        found.append(DECLINE)
        return tuple(found)

    def default(self, village: Village, seat: int) -> Move:
        """One of a full row with one slot, the lowest code."""
        for row, code in enumerate(ROWS):
            if village.box.rows[row].slots == 1 and village.meeples[row] > 0:
                return RETURN[code]
        return DECLINE

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        if move is DECLINE:
            return DONE
        village.lift(ROW_NUMBER[move.what], move.mode == OVERFLOW)
        village.esplanade += 1
        if village.told is not None:
            village.told.append(events.MeepleReturned(move.what, 1, self.card))
        return DONE


class Exchange(Deciding):
    """DEC-22, P06. Tokens of the stock for as many others; both halves together (SCH-037)."""

    __slots__ = ("card", "most")

    def __init__(self, seat: int, card: str, most: int) -> None:
        self.seat = seat
        self.card = card
        self.most = most

    def decision(self) -> str:
        return "exchange"

    def subject(self) -> str:
        return self.card

    def amount(self, village: Village) -> int:
        return self.most

    def options(self, village: Village) -> tuple[Move, ...]:
        """Never a kind for itself: that is no exchange."""
        found: list[Move] = [DECLINE]
        stock = prices.stock_of(village)
        supply = prices.supply_of(village)
        for number in range(1, self.most + 1):
            for out in prices.shares(number, stock):
                for into in prices.shares(number, others(out, supply)):
                    found.append(exchange(out, into))
        return tuple(found)

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        if move is DECLINE:
            return DONE
        village.take(move.tokens())
        for kind in range(3):
            village.stock[kind] += move.into[kind]
        if village.told is not None:
            village.told.append(events.ResourcesExchanged(seat, move.tokens(), move.into))
        return DONE


def others(out: Tokens, supply: Tokens) -> Tokens:
    """What the supply has of the kinds that are not given."""
    return (
        0 if out[0] > 0 else supply[0],
        0 if out[1] > 0 else supply[1],
        0 if out[2] > 0 else supply[2],
    )
