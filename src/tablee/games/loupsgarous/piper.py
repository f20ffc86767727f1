"""Piper and the charmed (LGT-295 to 297)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.loupsgarous.box import PIPER
from tablee.games.loupsgarous.calls import NO_CELLS, Call, Cells, is_called
from tablee.games.loupsgarous.events import CharmedTold, CharmSet
from tablee.games.loupsgarous.moves import NONE, SEATS

if TYPE_CHECKING:
    from tablee.games.loupsgarous.rules import Village
    from tablee.kernel.luck import Luck


class PiperCall(Call):
    def is_due(self, village: Village) -> bool:
        return is_called(village, PIPER)

    def actors(self, village: Village) -> list[int]:
        return [seat for seat in village.living() if village.cards[seat] == PIPER]

    def choices(self, village: Village, seat: int) -> list[Cells]:
        """Two of those who are not charmed yet; if fewer are left, he fills up with nobody (LGT-351)."""
        free = [other for other in village.in_place_order(village.living()) if is_free(village, seat, other)]
        if len(free) == 0:
            return [NO_CELLS]
        if len(free) == 1:
            return [(SEATS[free[0]], NONE)]
        return [(SEATS[one], SEATS[other]) for one in free for other in free if one != other]

    def settle(self, village: Village, luck: Luck) -> None:
        for seat in self.actors(village):
            cells = village.taps[seat]
            if cells is None:
                continue
            charmed = [int(cell) for cell in cells if cell != NONE]
            for other in charmed:
                village.charmed[other] = True
                village.note("charm", seat, other)
            village.tell(CharmSet(seat, charmed))


class CharmedCall(Call):
    """LGT-296. All the charmed, old and new, are told who they are."""

    def is_due(self, village: Village) -> bool:
        return is_called(village, PIPER)

    def begin(self, village: Village, luck: Luck) -> None:
        charmed = [seat for seat in village.living() if village.charmed[seat]]
        if len(charmed) > 0:
            for seat in charmed:
                village.told_charm[seat] = True
            village.tell(CharmedTold(charmed, village.in_place_order(charmed)))


def is_free(village: Village, piper: int, other: int) -> bool:
    return other != piper and not village.charmed[other]


PIPER_CALL: Final = PiperCall("piper", 2)
CHARMED_CALL: Final = CharmedCall("charmed", 1)
