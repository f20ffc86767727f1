"""Baker (LGT-215): right after the Werewolves, one look, without risk."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.loupsgarous.box import BAKERY
from tablee.games.loupsgarous.calls import Call
from tablee.games.loupsgarous.events import Glimpsed, NothingGlimpsed
from tablee.games.loupsgarous.pack import glimpse

if TYPE_CHECKING:
    from tablee.games.loupsgarous.rules import Village
    from tablee.kernel.luck import Luck


class BakerCall(Call):
    def is_due(self, village: Village) -> bool:
        return village.occupant(BAKERY) >= 0

    def begin(self, village: Village, luck: Luck) -> None:
        seat = village.occupant(BAKERY)
        wolves = [wolf for wolf in village.living_wolves() if wolf != seat]
        drawn = luck.stream("baker", village.round, seat)
        if drawn.uniform() < village.box.baker_glimpse and len(wolves) > 0:
            players = glimpse(village, seat, wolves, drawn)
            village.see_players(seat, village.round, 0, players)
            village.note("baker", seat, -1, " ".join(str(player) for player in players))
            village.tell(Glimpsed(seat, village.round, 0, players))
        else:
            village.tell(NothingGlimpsed(seat, village.round))


BAKER_CALL: Final = BakerCall("baker", 1)
