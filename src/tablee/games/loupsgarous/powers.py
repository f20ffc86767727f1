"""Day powers (LGT-193 to 195): the Confessor's rosary, the Healer's mortar, the Barber's razor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.loupsgarous.box import is_wolf
from tablee.games.loupsgarous.deaths import Deaths, aftermath
from tablee.games.loupsgarous.events import CardSeen, ConfessionHeld, PowerRestored, RazorUsed, TokenSpent
from tablee.games.loupsgarous.moves import CARDS
from tablee.games.loupsgarous.requests import power_targets
from tablee.kernel.agenda import DONE, Step, Steps

if TYPE_CHECKING:
    from tablee.games.loupsgarous.rules import Village
    from tablee.kernel.luck import Luck


def use_power(village: Village, seat: int, verb: str, target: int) -> Steps:
    """It is legal: the token goes back, and what follows comes before everything else."""
    building = village.building_of(seat)
    assert building is not None
    building.token = False
    if verb == "confess":
        village.tell(ConfessionHeld(seat, target))
        village.see_card(seat, 0, target)
        village.note("confession", seat, target, CARDS[village.cards[target]])
        village.tell(CardSeen(seat, 0, target, CARDS[village.cards[target]]))
    elif verb == "restore":
        restored = village.building_of(target)
        assert restored is not None
        restored.token = True
        village.tell(PowerRestored(seat, target, restored.id))
    else:
        village.tell(RazorUsed(seat, target))
    village.tell(TokenSpent(building.id))
    return shave(village, seat, target) if verb == "shave" else DONE


def shave(village: Village, seat: int, target: int) -> Steps:
    """LGT-235. He survives if the victim is a Werewolf; otherwise both fall in one batch."""
    if is_wolf(village.cards[target]):
        return aftermath(Deaths((target,), ("razor",)))
    batch = village.in_place_order([seat, target])
    return aftermath(Deaths(tuple(batch), tuple("razor" if each == target else "razor_penalty" for each in batch)))


class Requests(Step["Village"]):
    """LGT-193. A window opens: what was asked for meanwhile is checked again, one after the other."""

    def run(self, village: Village, luck: Luck) -> Steps:
        while len(village.requests) > 0:
            seat, verb, target = village.requests.pop(0)
            if target in power_targets(village, seat, verb):
                return (*use_power(village, seat, verb, target), Requests())
        return DONE
