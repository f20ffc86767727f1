"""Victory (3.14), tested in the order of LGT-312."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.loupsgarous.box import PIPER, WEREWOLF, WHITE, is_wolf
from tablee.games.loupsgarous.events import GameEnded, ModeratorIntervened
from tablee.games.loupsgarous.moves import CARDS
from tablee.games.loupsgarous.presence import publish
from tablee.games.loupsgarous.rules import END
from tablee.kernel.agenda import DONE, Step, Steps

if TYPE_CHECKING:
    from tablee.games.loupsgarous.rules import Village
    from tablee.kernel.luck import Luck


class Check(Step["Village"]):
    def run(self, village: Village, luck: Luck) -> Steps:
        reason = verdict(village)
        if reason:
            finish(village, reason)
        return DONE


def verdict(village: Village) -> str:
    """LGT-312. Empty, if the game goes on."""
    living = village.living()
    if len(living) == 0:
        return "draw"
    mixed = village.is_mixed()
    if mixed and len(living) == 2 and village.alive[village.lovers[0]] and village.alive[village.lovers[1]]:
        return "lovers"
    if len(living) == 1 and village.cards[living[0]] == WHITE:
        return "white"
    piper = village.holder(PIPER)
    free = piper >= 0 and not (mixed and piper in village.lovers)
    if free and all(village.charmed[seat] for seat in living if seat != piper):
        return "piper"
    wolves = len(village.living_wolves())
    if wolves == 0:
        return "villagers"
    return "werewolves" if wolves == len(living) else ""


def winners(village: Village, reason: str) -> list[int]:
    """LGT-315, 319, 320."""
    seats = range(village.seats)
    couple = village.lovers if village.is_mixed() else []
    if reason == "lovers":
        return village.lovers[:]
    if reason == "white":
        return [seat for seat in seats if village.cards[seat] == WHITE]
    if reason == "piper":
        return [seat for seat in seats if village.cards[seat] == PIPER]
    if reason == "villagers":
        return [
            seat
            for seat in seats
            if not is_wolf(village.cards[seat]) and village.cards[seat] != PIPER and seat not in couple
        ]
    if reason == "werewolves":
        return [seat for seat in seats if village.cards[seat] == WEREWOLF and seat not in couple]
    return []


def finish(village: Village, reason: str) -> None:
    """LGT-318. Everything is shown."""
    village.reason_over = reason
    village.winners = winners(village, reason)
    village.phase = END
    for at, step, what in village.interventions_made:
        village.tell(ModeratorIntervened(at, step, what))
    village.finish()
    publish(village)
    village.tell(
        GameEnded(
            reason,
            village.winners[:],
            [CARDS[card] for card in village.cards],
            [CARDS[card] for card in village.centre],
            village.lovers[:],
            village.all_notes(),
        )
    )
