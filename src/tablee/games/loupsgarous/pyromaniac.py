"""Pyromaniac (LGT-250 to 254): once in the game he may burn a building down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.loupsgarous.box import PYROMANIAC
from tablee.games.loupsgarous.calls import NO_CELL, Call, Cells, is_called
from tablee.games.loupsgarous.moves import NONE

if TYPE_CHECKING:
    from tablee.games.loupsgarous.rules import Village
    from tablee.kernel.luck import Luck


class PyromaniacCall(Call):
    def is_due(self, village: Village) -> bool:
        """LGT-013, 254."""
        called = is_called(village, PYROMANIAC) and not village.powers_lost
        return called and not village.fire_seen and len(village.buildings) > 0

    def actors(self, village: Village) -> list[int]:
        return [seat for seat in village.living() if village.has_power(seat, PYROMANIAC) and village.fire]

    def choices(self, village: Village, seat: int) -> list[Cells]:
        """Any standing building, occupied or not, his own too, but not his Lover's."""
        lover = village.lover_of(seat)
        found: list[Cells] = [
            (building.id,)
            for building in village.buildings
            if building.standing and (lover < 0 or building.owner != lover)
        ]
        found.append(NO_CELL)
        return found

    def settle(self, village: Village, luck: Luck) -> None:
        """LGT-253. If the pack's victim lives there, there is no victim."""
        for seat in self.actors(village):
            cells = village.taps[seat]
            if cells is None or cells[0] == NONE:
                continue
            village.fire = False
            village.burning = cells[0]
            village.note("fire", seat, -1, cells[0])
            building = village.named(cells[0])
            if building is not None and village.victim >= 0 and building.owner == village.victim:
                village.cancelled = True

    def decoys(self, village: Village) -> list[str]:
        return [*(building.id for building in village.buildings if building.standing), NONE]


PYROMANIAC_CALL: Final = PyromaniacCall("pyromaniac", 1)
