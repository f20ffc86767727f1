"""Salvateur (LGT-290 to 293): he guards one player against Werewolves, never the same one twice in a row."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.loupsgarous.box import PROTECTOR
from tablee.games.loupsgarous.calls import Call, Cells, chosen_seat, is_called, one_of

if TYPE_CHECKING:
    from tablee.games.loupsgarous.rules import Village
    from tablee.kernel.luck import Luck


class ProtectorCall(Call):
    def is_due(self, village: Village) -> bool:
        return is_called(village, PROTECTOR) and not village.powers_lost

    def actors(self, village: Village) -> list[int]:
        return [seat for seat in village.living() if village.has_power(seat, PROTECTOR)]

    def choices(self, village: Village, seat: int) -> list[Cells]:
        return one_of([other for other in village.in_place_order(village.living()) if other != village.guarded])

    def settle(self, village: Village, luck: Luck) -> None:
        """LGT-292. A night without protection resets the restriction."""
        village.guard = -1
        for seat in self.actors(village):
            village.guard = chosen_seat(village.taps[seat])
            if village.guard >= 0:
                village.note("guard", seat, village.guard)
        village.guarded = village.guard


PROTECTOR_CALL: Final = ProtectorCall("protector", 1)
