"""Day powers, before they are used (LGT-193): who may use which on whom, and what waits for the next window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.loupsgarous.box import BARBER, CHURCH, HOVEL, RESTORABLE
from tablee.games.loupsgarous.events import PowerQueued
from tablee.games.loupsgarous.moves import SEATS, Deed, deed
from tablee.games.loupsgarous.refusals import (
    DEAD,
    ILLEGAL_CHOICE,
    NO_SUCH_POWER,
    NOT_LIVING,
    NOT_NOW,
    NOT_YOURSELF,
    NOTHING_TO_RESTORE,
    POWER_SPENT,
    VAGABOND,
)
from tablee.games.loupsgarous.rules import DAY
from tablee.kernel.position import Move, Refusal

if TYPE_CHECKING:
    from tablee.games.loupsgarous.rules import Village

DAY_POWERS: Final = ("confess", "restore", "shave")
POWER_OF: Final = {"confess": CHURCH, "restore": HOVEL, "shave": BARBER}


def power_targets(village: Village, seat: int, verb: str) -> list[int]:
    """LGT-208, 212, 235. Whom the Confessor, the Healer or the Barber may choose now."""
    if not village.alive[seat] or not village.holds_token(seat, POWER_OF[verb]):
        return []
    others = [other for other in village.in_place_order(village.living()) if other != seat]
    if verb == "confess":
        return others
    if verb == "restore":
        return [other for other in others if has_spent(village, other)]
    lover = village.lover_of(seat)
    return [other for other in others if other != lover and not village.is_vagabond(other)]


def has_spent(village: Village, seat: int) -> bool:
    building = village.building_of(seat)
    return building is not None and building.kind in RESTORABLE and not building.token


def day_powers(village: Village, seat: int) -> tuple[Move, ...]:
    found: list[Move] = []
    if village.phase == DAY and village.house.tokens:
        for verb in DAY_POWERS:
            found.extend(deed(verb, SEATS[target]) for target in power_targets(village, seat, verb))
    return tuple(found)


def why_no_power(village: Village, seat: int, move: Move) -> Refusal | None:
    """Why a day power cannot be used; None for every other move."""
    if not isinstance(move, Deed) or move.verb not in DAY_POWERS:
        return None
    if not village.alive[seat]:
        return DEAD
    if village.phase != DAY:
        return NOT_NOW
    building = village.building_of(seat)
    if building is None or building.kind != POWER_OF[move.verb]:
        return NO_SUCH_POWER
    if not building.token:
        return POWER_SPENT
    if not 0 <= move.target < village.seats or not village.alive[move.target]:
        return NOT_LIVING
    if move.target == seat:
        return NOT_YOURSELF
    if move.target in power_targets(village, seat, move.verb):
        return None
    if move.verb == "restore":
        return NOTHING_TO_RESTORE
    return VAGABOND if village.is_vagabond(move.target) else ILLEGAL_CHOICE


def queue_power(village: Village, seat: int, move: Deed) -> None:
    """One request for each player, in order of arrival."""
    village.requests = [request for request in village.requests if request[0] != seat]
    village.requests.append((seat, move.verb, move.target))
    village.tell(PowerQueued(seat, move.verb, move.target))
