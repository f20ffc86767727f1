"""Dawn (3.6): fire, poster, deaths, and what follows; then the day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.loupsgarous.box import ELDER, GIRL
from tablee.games.loupsgarous.captain import Election
from tablee.games.loupsgarous.deaths import Cascade, aftermath, eliminate
from tablee.games.loupsgarous.debate import OpenDebate
from tablee.games.loupsgarous.events import BuildingBurnt, DayBroke, PosterPlaced, PosterVoid
from tablee.games.loupsgarous.presence import publish
from tablee.games.loupsgarous.rules import DAY
from tablee.games.loupsgarous.timed import Timed
from tablee.kernel.agenda import Step, Steps

if TYPE_CHECKING:
    from tablee.games.loupsgarous.rules import Village
    from tablee.kernel.luck import Luck


class Dawn(Step["Village"]):
    """LGT-090. What the night has brought is told in one breath, which takes the same time for any number (LGT-363)."""

    def run(self, village: Village, luck: Luck) -> Steps:
        village.phase = DAY
        village.begun = village.now
        wolf = burnt_wolf(village)
        fallen = night_deaths(village, wolf)
        leavers = leavers_now(village)  # LGT-371: whatever else has hit them
        dead = village.in_place_order(leavers + [seat for seat in fallen if seat not in leavers])
        ends = village.now + village.time("dawn")
        burnt = village.burning
        posted = village.posted
        village.tell(DayBroke(village.round, burnt or None, None if posted < 0 else posted, dead, ends))
        if burnt:
            burn(village, burnt)
        put_up(village, posted)
        publish(village)
        for seat in dead:
            eliminate(village, seat, "left" if seat in leavers else "night")
        return (Breaking(ends), *aftermath(Cascade()), Election(), OpenDebate())


def leavers_now(village: Village) -> list[int]:
    leavers, village.leavers = village.leavers, []
    return [seat for seat in leavers if village.alive[seat]]


def night_deaths(village: Village, wolf: int) -> list[int]:
    """LGT-093, 094. Each player once, whatever hit them."""
    dead: list[int] = []
    victim = village.victim
    if victim >= 0 and is_devoured(village, victim):
        dead.append(victim)
    for seat in (village.poisoned, wolf):
        if seat >= 0 and seat not in dead:
            dead.append(seat)
    bitten = village.bitten
    if bitten >= 0 and bitten not in dead and not is_guarded(village, bitten):
        dead.append(bitten)
    return dead


def is_devoured(village: Village, victim: int) -> bool:
    """LGT-093. Tested in this order: fire, healing, protection, the Elder's first life."""
    if village.cancelled:
        return saved(village, victim, "fire")
    if village.healed:
        return saved(village, victim, "heal")
    if is_guarded(village, victim):
        return saved(village, victim, "guard")
    if village.cards[victim] == ELDER and village.lives == 2:
        village.lives = 1
        return saved(village, victim, "elder")
    return True


def saved(village: Village, victim: int, by: str) -> bool:
    village.note("saved", -1, victim, by)
    return False


def is_guarded(village: Village, seat: int) -> bool:
    """LGT-290, 291. It has no effect on the Little Girl."""
    return village.guard == seat and village.cards[seat] != GIRL


def burnt_wolf(village: Village) -> int:
    """LGT-253. The first Werewolf to the right of a house that burns over the pack's victim; Vagabonds do not burn."""
    if not village.cancelled:
        return -1
    start = village.place[village.victim]
    wolves = [seat for seat in village.living_wolves() if not village.is_vagabond(seat)]
    if len(wolves) == 0:
        return -1
    found = min(wolves, key=lambda seat: (start - village.place[seat]) % village.seats)
    village.note("burnt", -1, found)
    return found


def burn(village: Village, id: str) -> None:
    """LGT-091, 252. The building is gone for good; whoever lives there is a Vagabond, at the same place."""
    building = village.named(id)
    assert building is not None
    evicted = building.owner
    building.standing = False
    building.owner = -1
    building.token = False
    village.fire_seen = True
    village.tell(BuildingBurnt(id, building.place, None if evicted < 0 else evicted))


def put_up(village: Village, posted: int) -> None:
    """LGT-092, 262. On a player who has just lost the house it has no effect."""
    village.poster = -1
    if posted < 0:
        return
    village.tell(PosterPlaced(posted))
    if village.is_vagabond(posted):
        village.tell(PosterVoid(posted))
    else:
        village.poster = posted


class Breaking(Timed):
    """The announcement."""

    def name(self) -> str:
        return "dawn"

    def later(self, ends: int) -> Timed:
        return Breaking(ends)

    def expire(self, village: Village, luck: Luck) -> Steps | None:
        return ()
