"""Cupid and the Lovers (LGT-044 to 049)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.loupsgarous.box import CUPID
from tablee.games.loupsgarous.calls import Call, Cells
from tablee.games.loupsgarous.events import LoversChosen, LoverTold
from tablee.games.loupsgarous.moves import SEATS

if TYPE_CHECKING:
    from tablee.games.loupsgarous.rules import Village
    from tablee.kernel.luck import Luck


class CupidCall(Call):
    def is_due(self, village: Village) -> bool:
        return village.round == 1 and village.known_cards[CUPID] > 0

    def actors(self, village: Village) -> list[int]:
        return [seat for seat in village.living() if village.cards[seat] == CUPID]

    def choices(self, village: Village, seat: int) -> list[Cells]:
        """LGT-044. Two different players, possibly himself; he must choose."""
        living = village.in_place_order(village.living())
        return [(SEATS[one], SEATS[other]) for one in living for other in living if one != other]

    def settle(self, village: Village, luck: Luck) -> None:
        for seat in self.actors(village):
            cells = village.taps[seat]
            if cells is None:  # D04: two random players other than Cupid
                others = [other for other in village.living() if other != seat]
                luck.stream("cupid").shuffle(others)
                village.lovers = sorted(others[:2])
            else:
                village.lovers = sorted((int(cells[0]), int(cells[1])))
            village.cupid_seat = seat
            for lover in village.lovers:
                village.note("lover", seat, lover)
            village.tell(LoversChosen(seat, village.lovers[:]))


class LoversCall(Call):
    """LGT-046. Made whenever Cupid is in the set."""

    def is_due(self, village: Village) -> bool:
        return village.round == 1 and village.known_cards[CUPID] > 0

    def begin(self, village: Village, luck: Luck) -> None:
        for seat in village.lovers:
            village.tell(LoverTold(seat, village.lover_of(seat)))


CUPID_CALL: Final = CupidCall("cupid", 2)
LOVERS_CALL: Final = LoversCall("lovers", 1)
