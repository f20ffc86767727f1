"""Werewolves and the Little Girl (LGT-055 to 073): one step, in eight beats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.loupsgarous.box import GIRL, is_wolf
from tablee.games.loupsgarous.calls import Call, Cells, chosen_seat, one_of
from tablee.games.loupsgarous.events import DesignationChanged, GirlCaught, Glimpsed, LidsRead, PackTold

if TYPE_CHECKING:
    from tablee.games.loupsgarous.rules import Village
    from tablee.kernel.luck import Luck


class PackCall(Call):
    def time(self, village: Village) -> int:
        return village.time("wolves_first" if village.round == 1 else "wolves")

    def is_due(self, village: Village) -> bool:
        return True

    def begin(self, village: Village, luck: Luck) -> None:
        """LGT-055. The White Werewolf is not distinguished."""
        pack = village.living_wolves()
        if len(pack) > 0:
            village.tell(PackTold(pack, village.in_place_order(pack)))

    def actors(self, village: Village) -> list[int]:
        return village.living_wolves()

    def choices(self, village: Village, seat: int) -> list[Cells]:
        return one_of([other for other in village.in_place_order(village.living()) if may_devour(village, seat, other)])

    def hear(self, village: Village, seat: int, cells: Cells, luck: Luck) -> None:
        """LGT-056. Visible at once to the other Werewolves."""
        target = chosen_seat(cells)
        village.designations[seat] = target
        village.tell(DesignationChanged(village.living_wolves(), seat, None if target < 0 else target))

    def settle(self, village: Village, luck: Luck) -> None:
        village.victim = agreed(village)
        for seat in village.living_wolves():
            village.note("designated", seat, village.designations[seat])
        village.note("victim", -1, village.victim)

    # --- Beats (LGT-067)

    def read_lids(self, village: Village, luck: Luck) -> None:
        """The end of a beat, one of those in which lids are read."""
        for seat in village.living():
            if village.has_power(seat, GIRL):
                village.tell(LidsRead(seat, village.beat, village.lids[seat]))
                if village.lids[seat]:
                    self.peek(village, seat, luck)

    def peek(self, village: Village, seat: int, luck: Luck) -> None:
        """LGT-068, 069, 070. A glimpse, perhaps; then she is caught, perhaps."""
        wolves = village.living_wolves()
        drawn = luck.stream("glimpse", village.round, village.beat, seat)
        if drawn.uniform() < village.box.girl_glimpse and len(wolves) > 0:
            players = glimpse(village, seat, wolves, drawn)
            village.see_players(seat, village.round, village.beat, players)
            village.note("glimpse", seat, village.beat, " ".join(str(player) for player in players))
            village.tell(Glimpsed(seat, village.round, village.beat, players))
        if village.caught:
            return
        chance = luck.stream("caught", village.round, village.beat, seat).uniform()
        if chance < 1.0 - village.box.unnoticed ** len(wolves):
            village.caught = True
            village.note("caught", seat, village.beat)
            village.tell(GirlCaught(wolves, seat))


def may_devour(village: Village, wolf: int, target: int) -> bool:
    """LGT-057, 061."""
    spared = village.round == 1 and village.house.kind_start and target == village.house.spare
    return (
        village.alive[target]
        and not is_wolf(village.cards[target])
        and not village.is_immune(target)
        and target != village.lover_of(wolf)
        and not spared
    )


def agreed(village: Village) -> int:
    """LGT-058, 059. All that designate somebody the same one; or more than half of the living Werewolves."""
    wolves = village.living_wolves()
    named = [village.designations[wolf] for wolf in wolves if village.designations[wolf] >= 0]
    if village.house.wolf_majority:
        for target in named:
            if 2 * named.count(target) > len(wolves):
                return target
        return -1
    return named[0] if len(named) > 0 and named.count(named[0]) == len(named) else -1


def glimpse(village: Village, seat: int, wolves: list[int], luck: Luck) -> list[int]:
    """LGT-068. A run of living players in place order that contains a Werewolf, drawn among those given."""
    wolf = wolves[luck.below(len(wolves))]
    circle = village.in_place_order([other for other in village.living() if other != seat])
    size = min(village.box.run, max(1, len(circle) - 1))
    start = circle.index(wolf) - luck.below(size)
    return [circle[(start + step) % len(circle)] for step in range(size)]


PACK_CALL: Final = PackCall("wolves", 1)
