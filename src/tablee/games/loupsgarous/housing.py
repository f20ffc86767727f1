"""The Bailiff's houses (LGT-218 to 222)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.loupsgarous.box import BAILIFF, TAVERN, UNIQUE
from tablee.games.loupsgarous.events import Asked, HouseLeftVacant, HouseMoved, HouseOffered, HouseRefused
from tablee.games.loupsgarous.moves import SEATS, Deed, deed
from tablee.games.loupsgarous.refusals import ALREADY_ASKED, NOT_A_VAGABOND, NOT_LIVING
from tablee.games.loupsgarous.requests import day_powers, queue_power, why_no_power
from tablee.games.loupsgarous.timed import Timed
from tablee.kernel.agenda import DONE, Step, Steps
from tablee.kernel.position import Move, Refusal

if TYPE_CHECKING:
    from tablee.games.loupsgarous.register import Building
    from tablee.games.loupsgarous.rules import Village
    from tablee.kernel.luck import Luck


def vacant(village: Village) -> list[Building]:
    """LGT-218, 221. Standing and empty, in place order; never the Bailiff's own house."""
    found = [
        building
        for building in village.buildings
        if building.standing and building.owner < 0 and building.kind != BAILIFF
    ]
    return sorted(found, key=lambda building: building.place)


def homeless(village: Village) -> list[int]:
    """The living Vagabonds whom he has not asked for this building yet."""
    return [
        seat
        for seat in village.in_place_order(village.living())
        if village.is_vagabond(seat) and seat not in village.vacant_asked
    ]


class Housing(Step["Village"]):
    """Once per vacant building, in place order."""

    def run(self, village: Village, luck: Luck) -> Steps:
        village.houses_done = []
        return (NextHouse(),)


class NextHouse(Step["Village"]):
    def run(self, village: Village, luck: Luck) -> Steps:
        village.vacant_asked = []
        bailiff = village.occupant(BAILIFF)
        if bailiff < 0 or len(homeless(village)) == 0:
            village.houses_done = []
            return DONE
        for building in vacant(village):
            if building.id not in village.houses_done:
                village.houses_done.append(building.id)
                return (OfferHouse(building.id), NextHouse())
        village.houses_done = []
        return DONE


class OfferHouse(Step["Village"]):
    """D31. To whom?"""

    __slots__ = ("building",)

    def __init__(self, building: str) -> None:
        self.building = building

    def run(self, village: Village, luck: Luck) -> Steps:
        bailiff = village.occupant(BAILIFF)
        if bailiff < 0 or len(homeless(village)) == 0:
            village.tell(HouseLeftVacant(self.building))
            return DONE
        village.begun = village.now
        ends = village.now + village.time("house")
        village.tell(Asked(bailiff, "house", ends))
        return (Offer(self.building, ends),)


class Offer(Timed):
    __slots__ = ("building",)

    def __init__(self, building: str, ends: int) -> None:
        super().__init__(ends)
        self.building = building

    def name(self) -> str:
        return "house"

    def later(self, ends: int) -> Timed:
        return Offer(self.building, ends)

    def stands(self, village: Village) -> bool:
        named = village.named(self.building)
        return named is not None and named.owner < 0 and village.occupant(BAILIFF) >= 0

    def asked(self, village: Village) -> tuple[int, ...]:
        return (village.occupant(BAILIFF),)

    def moves(self, village: Village, seat: int) -> tuple[Move, ...]:
        powers = day_powers(village, seat)
        if seat != village.occupant(BAILIFF):
            return powers
        return (deed("leave"), *(deed("house", SEATS[other]) for other in homeless(village)), *powers)

    def objection(self, village: Village, seat: int, move: Move) -> Refusal | None:
        if seat != village.occupant(BAILIFF) or not isinstance(move, Deed) or move.verb != "house":
            return why_no_power(village, seat, move)
        if not 0 <= move.target < village.seats or not village.alive[move.target]:
            return NOT_LIVING
        if not village.is_vagabond(move.target):
            return NOT_A_VAGABOND
        return ALREADY_ASKED if move.target in village.vacant_asked else None

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        if move.verb == "house":
            village.vacant_asked.append(move.target)
            village.begun = village.now
            ends = village.now + village.time("accept")
            village.tell(HouseOffered(self.building, move.target, ends))
            return (Accept(self.building, move.target, ends),)
        if move.verb == "leave":
            return self.leave(village)
        queue_power(village, seat, move)
        return None

    def expire(self, village: Village, luck: Luck) -> Steps | None:
        return self.leave(village)

    def leave(self, village: Village) -> Steps:
        village.tell(HouseLeftVacant(self.building))
        return DONE


class Accept(Timed):
    """D32. The Vagabond may refuse; then the Bailiff may ask another one (LGT-219)."""

    __slots__ = ("building", "seat")

    def __init__(self, building: str, seat: int, ends: int) -> None:
        super().__init__(ends)
        self.building = building
        self.seat = seat

    def name(self) -> str:
        return "accept"

    def later(self, ends: int) -> Timed:
        return Accept(self.building, self.seat, ends)

    def stands(self, village: Village) -> bool:
        named = village.named(self.building)
        return named is not None and named.owner < 0 and self.seat < village.seats and village.is_vagabond(self.seat)

    def asked(self, village: Village) -> tuple[int, ...]:
        return (self.seat,)

    def moves(self, village: Village, seat: int) -> tuple[Move, ...]:
        if seat != self.seat:
            return day_powers(village, seat)
        return (deed("decline"), deed("accept"))

    def objection(self, village: Village, seat: int, move: Move) -> Refusal | None:
        return why_no_power(village, seat, move)

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        if seat != self.seat:
            queue_power(village, seat, move)
            return None
        if move.verb == "accept":
            move_in(village, self.building, self.seat)
            return DONE
        return self.refuse(village)

    def expire(self, village: Village, luck: Luck) -> Steps | None:
        return self.refuse(village)

    def refuse(self, village: Village) -> Steps:
        village.tell(HouseRefused(self.building, self.seat))
        return (OfferHouse(self.building),)


def move_in(village: Village, id: str, seat: int) -> None:
    """LGT-220, 222. The token is fresh, whatever the last occupant has done with it."""
    building = village.named(id)
    assert building is not None
    before = village.place[seat]
    building.owner = seat
    building.token = building.kind in UNIQUE or building.kind == TAVERN
    village.place[seat] = building.place
    village.tell(HouseMoved(id, seat, before, building.place))
