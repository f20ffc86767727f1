"""Witch (LGT-080 to 086): one healing potion, one poison; she is shown the pack's victim."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.loupsgarous.box import WITCH
from tablee.games.loupsgarous.calls import Call, Cells, is_called
from tablee.games.loupsgarous.events import VictimShown
from tablee.games.loupsgarous.moves import NONE, SEATS

if TYPE_CHECKING:
    from tablee.games.loupsgarous.rules import Village
    from tablee.kernel.luck import Luck


class WitchCall(Call):
    def is_due(self, village: Village) -> bool:
        return is_called(village, WITCH) and not village.powers_lost

    def begin(self, village: Village, luck: Luck) -> None:
        """LGT-081. Even if she has no potion left; nobody, where a fire has cancelled the attack."""
        for seat in self.actors(village):
            village.was_shown = seat
            village.shown_victim = -1 if village.cancelled else village.victim
            village.tell(VictimShown(seat, None if village.shown_victim < 0 else village.shown_victim))

    def actors(self, village: Village) -> list[int]:
        return [seat for seat in village.living() if village.has_power(seat, WITCH)]

    def choices(self, village: Village, seat: int) -> list[Cells]:
        """First whom she heals, then whom she poisons (LGT-082 to 084, 351)."""
        lover = village.lover_of(seat)
        heals = [NONE]
        if village.heal and village.shown_victim >= 0:
            heals.append(SEATS[village.shown_victim])
        poisons = [NONE]
        if village.poison:
            for other in village.in_place_order(village.living()):
                if other not in (seat, lover):
                    poisons.append(SEATS[other])
        return [(one, other) for one in heals for other in poisons if one == NONE or one != other]

    def settle(self, village: Village, luck: Luck) -> None:
        """LGT-085. A potion spent without effect stays spent."""
        for seat in self.actors(village):
            cells = village.taps[seat]
            if cells is None:
                continue
            if cells[0] != NONE:
                village.heal = False
                village.healed = True
                village.note("heal", seat, int(cells[0]))
            if cells[1] != NONE:
                village.poison = False
                village.poisoned = int(cells[1])
                village.note("poison", seat, village.poisoned)


WITCH_CALL: Final = WitchCall("witch", 2)
