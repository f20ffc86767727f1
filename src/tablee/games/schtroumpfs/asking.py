"""A step that asks somebody: what is decided (section 7), on which clock, and that everybody is told so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from tablee.games.schtroumpfs import events
from tablee.kernel import agenda
from tablee.kernel.position import Move

if TYPE_CHECKING:
    from tablee.games.schtroumpfs.rules import Village


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking(agenda.Asking["Village"]):
    """One seat decides, and is asked even if there is one answer only."""

    __slots__ = ()

    def question(self, village: Village, seat: int) -> str | None:
        """One clock for all that a player decides in a turn of their own."""
        return f"turn {village.turn}" if seat == village.active and village.in_turn() else None

    def open(self, village: Village) -> None:
        if village.told is not None:
            if self.window():
                village.told.append(events.WindowOpened(self.seat, self.window()))
            village.told.append(events.DecisionRequested(self.seat, self.decision()))


@mypyc_attr(allow_interpreted_subclasses=True)
class Deciding(Asking):
    """One seat decides, and is not asked where there is nothing to choose."""

    __slots__ = ()

    def forced(self, village: Village) -> Move | None:
        options = self.options(village)
        return options[0] if len(options) == 1 else None
