"""Elimination and its cascade (3.7), and what follows it: the aftermath of LGT-410, in the law's order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.loupsgarous.box import ELDER, HUNTER, IDIOT
from tablee.games.loupsgarous.captain import Succession
from tablee.games.loupsgarous.events import Eliminated, PowersLost, ShotAsked, ShotFired
from tablee.games.loupsgarous.housing import Housing
from tablee.games.loupsgarous.moves import CARDS, SEATS, Deed, deed
from tablee.games.loupsgarous.refusals import NOT_LIVING
from tablee.games.loupsgarous.requests import day_powers, queue_power, why_no_power
from tablee.games.loupsgarous.scapegoat import VotersList
from tablee.games.loupsgarous.timed import Timed
from tablee.games.loupsgarous.victory import Check
from tablee.kernel.agenda import DONE, Step, Steps
from tablee.kernel.position import Move, Refusal

if TYPE_CHECKING:
    from tablee.games.loupsgarous.rules import Village
    from tablee.kernel.luck import Luck


def aftermath(*deaths: Step[Village]) -> Steps:
    """LGT-102, 410. The cascade, loss of powers, victory, successor, the Scapegoat's list, houses."""
    return (*deaths, LossOfPowers(), Check(), Succession(), VotersList(), Housing())


class Deaths(Step["Village"]):
    """LGT-101 a. All at once, each with the card shown; then whatever follows from them."""

    __slots__ = ("victims", "causes")

    def __init__(self, victims: tuple[int, ...], causes: tuple[str, ...]) -> None:
        self.victims = victims
        self.causes = causes

    def stands(self, village: Village) -> bool:
        return all(seat < village.seats for seat in self.victims) and len(self.victims) == len(self.causes)

    def run(self, village: Village, luck: Luck) -> Steps:
        for number, seat in enumerate(self.victims):
            if village.alive[seat]:
                eliminate(village, seat, self.causes[number])
        return (Cascade(),)


def eliminate(village: Village, seat: int, cause: str) -> None:
    """LGT-100. The card is shown; the house is vacant; what the cascade has still to do is kept."""
    card = village.cards[seat]
    farmer = village.is_farmer(seat)
    village.alive[seat] = False
    village.shown[seat] = True
    village.causes[seat] = cause
    village.died_in[seat] = village.round
    village.deaths_this_round += 1
    if village.first_out < 0:
        village.first_out = seat
    building = village.building_of(seat)
    if building is not None:
        building.owner = -1
    if farmer and len(village.farmers()) == 0:
        village.last_farmer_fell = True
    village.requests = [request for request in village.requests if request[0] != seat]
    village.draft[seat] = []
    village.ready = [False] * village.seats  # R70: a number that fell would say whether they were
    village.tell(Eliminated(seat, CARDS[card], cause))
    if card == HUNTER and not village.powers_lost and cause != "left":
        village.hunter_due = seat
    if card == ELDER:
        village.elder_fell = True
        village.elder_executed = village.elder_executed or cause == "vote"
    if village.captain == seat:
        village.captain = -1
        village.captain_fell = seat


class Cascade(Step["Village"]):
    """LGT-101 b, c, d. Grief, then the shot, then the Idiot's fate: each with all that it causes before the next."""

    def run(self, village: Village, luck: Luck) -> Steps:
        if len(village.lovers) == 2:
            one, other = village.lovers
            if village.alive[one] != village.alive[other]:
                return (Deaths((one if village.alive[one] else other,), ("grief",)),)
        if village.hunter_due >= 0:
            hunter, village.hunter_due = village.hunter_due, -1
            if len(village.living()) > 0:
                return (AskShot(hunter),)
        if village.elder_fell and village.spared:
            for seat in village.living():
                if village.cards[seat] == IDIOT:
                    return (Deaths((seat,), ("idiot_fate",)),)
        return DONE


class AskShot(Step["Village"]):
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, village: Village, luck: Luck) -> Steps:
        village.begun = village.now
        ends = village.now + village.time("shot")
        village.tell(ShotAsked(self.seat, ends))
        return (Shot(self.seat, ends),)


class Shot(Timed):
    """LGT-105. He must shoot one living player."""

    __slots__ = ("seat",)

    def __init__(self, seat: int, ends: int) -> None:
        super().__init__(ends)
        self.seat = seat

    def name(self) -> str:
        return "shot"

    def later(self, ends: int) -> Timed:
        return Shot(self.seat, ends)

    def stands(self, village: Village) -> bool:
        return 0 <= self.seat < village.seats and not village.alive[self.seat] and len(village.living()) > 0

    def asked(self, village: Village) -> tuple[int, ...]:
        return (self.seat,)

    def moves(self, village: Village, seat: int) -> tuple[Move, ...]:
        if seat != self.seat:
            return day_powers(village, seat)
        return tuple(deed("shoot", SEATS[target]) for target in village.in_place_order(village.living()))

    def objection(self, village: Village, seat: int, move: Move) -> Refusal | None:
        if seat == self.seat and isinstance(move, Deed) and move.verb == "shoot":
            return None if 0 <= move.target < village.seats and village.alive[move.target] else NOT_LIVING
        return why_no_power(village, seat, move)

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        if seat != self.seat:
            queue_power(village, seat, move)
            return None
        return self.fire(village, move.target)

    def expire(self, village: Village, luck: Luck) -> Steps | None:
        """D15. The last player he voted against, if living; else one at random."""
        target = village.last_vote_of(self.seat)
        if target < 0 or not village.alive[target]:
            living = village.living()
            target = living[luck.stream("shot", village.round, self.seat).below(len(living))]
        return self.fire(village, target)

    def fire(self, village: Village, target: int) -> Steps:
        village.tell(ShotFired(self.seat, target))
        return (Deaths((target,), ("shot",)),)


class LossOfPowers(Step["Village"]):
    """LGT-284. The Elder was executed: the powers of Villagers stop, and everybody knows."""

    def run(self, village: Village, luck: Luck) -> Steps:
        if village.elder_executed and not village.powers_lost:
            village.powers_lost = True
            village.tell(PowersLost())
        village.elder_fell = False
        village.elder_executed = False
        return DONE
