"""Thief (LGT-040 to 043): he may exchange his card for one of the two in the centre."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.loupsgarous.box import THIEF, is_wolf
from tablee.games.loupsgarous.calls import NO_CELL, Call, Cells
from tablee.games.loupsgarous.events import ThiefChose, ThiefOffered
from tablee.games.loupsgarous.moves import CARDS, LEFT, NONE, RIGHT

if TYPE_CHECKING:
    from tablee.games.loupsgarous.rules import Village
    from tablee.kernel.luck import Luck


class ThiefCall(Call):
    def is_due(self, village: Village) -> bool:
        """Where there are cards in the centre: a village of 29 has none to spare (LGT-012)."""
        return village.round == 1 and village.known_cards[THIEF] > 0 and len(village.centre) > 0

    def begin(self, village: Village, luck: Luck) -> None:
        for seat in self.actors(village):
            village.offered[seat] = True
            village.tell(ThiefOffered(seat, [CARDS[card] for card in village.centre]))

    def actors(self, village: Village) -> list[int]:
        return [seat for seat in village.living() if village.dealt[seat] == THIEF]

    def choices(self, village: Village, seat: int) -> list[Cells]:
        """LGT-041. Two Werewolves: he must take one of them."""
        taken: list[Cells] = [(LEFT,), (RIGHT,)]
        if not (is_wolf(village.centre[0]) and is_wolf(village.centre[1])):
            taken.append(NO_CELL)
        return taken

    def settle(self, village: Village, luck: Luck) -> None:
        for seat in self.actors(village):
            cells = village.taps[seat]
            choices = self.choices(village, seat)
            if cells is None and NO_CELL not in choices:
                cells = choices[luck.stream("thief").below(2)]
            if cells is None or cells[0] == NONE:
                village.note("kept", seat, -1)
                continue
            self.exchange(village, seat, 0 if cells[0] == LEFT else 1)

    def exchange(self, village: Village, seat: int, side: int) -> None:
        """LGT-042. From now on he is the new character."""
        card = village.centre[side]
        village.centre[side] = village.cards[seat]
        village.cards[seat] = card
        village.note("stole", seat, -1, CARDS[card])
        village.tell(ThiefChose(seat, CARDS[card]))

    def decoys(self, village: Village) -> list[str]:
        return [LEFT, RIGHT, NONE]


THIEF_CALL: Final = ThiefCall("thief", 1)
