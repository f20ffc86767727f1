"""Seer (LGT-050, 051): she is shown the card of another player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.loupsgarous.box import SEER
from tablee.games.loupsgarous.calls import Call, Cells, chosen_seat, is_called, one_of
from tablee.games.loupsgarous.events import CardSeen
from tablee.games.loupsgarous.moves import CARDS

if TYPE_CHECKING:
    from tablee.games.loupsgarous.rules import Village
    from tablee.kernel.luck import Luck


class SeerCall(Call):
    def is_due(self, village: Village) -> bool:
        return is_called(village, SEER) and not village.powers_lost

    def actors(self, village: Village) -> list[int]:
        return [seat for seat in village.living() if village.has_power(seat, SEER)]

    def choices(self, village: Village, seat: int) -> list[Cells]:
        return one_of([other for other in village.in_place_order(village.living()) if other != seat])

    def is_final(self, village: Village, seat: int) -> bool:
        return chosen_seat(village.taps[seat]) >= 0

    def hear(self, village: Village, seat: int, cells: Cells, luck: Luck) -> None:
        target = chosen_seat(cells)
        if target >= 0:
            card = village.cards[target]
            village.see_card(seat, village.round, target)
            village.note("vision", seat, target, CARDS[card])
            village.tell(CardSeen(seat, village.round, target, CARDS[card]))


SEER_CALL: Final = SeerCall("seer", 1)
