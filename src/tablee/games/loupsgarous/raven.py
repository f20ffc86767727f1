"""Raven (LGT-260 to 262): the last call, an anonymous poster."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.loupsgarous.box import RAVEN
from tablee.games.loupsgarous.calls import Call, Cells, chosen_seat, is_called, one_of

if TYPE_CHECKING:
    from tablee.games.loupsgarous.rules import Village
    from tablee.kernel.luck import Luck


class RavenCall(Call):
    def is_due(self, village: Village) -> bool:
        return is_called(village, RAVEN) and not village.powers_lost

    def actors(self, village: Village) -> list[int]:
        return [seat for seat in village.living() if village.has_power(seat, RAVEN)]

    def choices(self, village: Village, seat: int) -> list[Cells]:
        lover = village.lover_of(seat)
        return one_of(
            [
                other
                for other in village.in_place_order(village.living())
                if other not in (seat, lover) and not village.is_vagabond(other)
            ]
        )

    def settle(self, village: Village, luck: Luck) -> None:
        for seat in self.actors(village):
            village.posted = chosen_seat(village.taps[seat])
            if village.posted >= 0:
                village.note("poster", seat, village.posted)


RAVEN_CALL: Final = RavenCall("raven", 1)
