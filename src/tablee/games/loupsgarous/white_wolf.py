"""White Werewolf (LGT-240 to 244): every other night he may bite a Werewolf."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.loupsgarous.box import WEREWOLF, WHITE
from tablee.games.loupsgarous.calls import Call, Cells, chosen_seat, is_called, one_of

if TYPE_CHECKING:
    from tablee.games.loupsgarous.rules import Village
    from tablee.kernel.luck import Luck


class WhiteWolfCall(Call):
    def is_due(self, village: Village) -> bool:
        return village.round % 2 == 0 and is_called(village, WHITE)

    def actors(self, village: Village) -> list[int]:
        return [seat for seat in village.living() if village.cards[seat] == WHITE]

    def choices(self, village: Village, seat: int) -> list[Cells]:
        lover = village.lover_of(seat)
        wolves = [other for other in village.living() if village.cards[other] == WEREWOLF and other != lover]
        return one_of(village.in_place_order(wolves))

    def settle(self, village: Village, luck: Luck) -> None:
        for seat in self.actors(village):
            village.bitten = chosen_seat(village.taps[seat])
            if village.bitten >= 0:
                village.note("bite", seat, village.bitten)


WHITE_WOLF_CALL: Final = WhiteWolfCall("white_wolf", 1)
