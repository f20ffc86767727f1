"""A step that asks somebody: what is decided (section 7), on which clock, and that everybody is told so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from tablee.games.archibald import events
from tablee.kernel import agenda
from tablee.kernel.position import Move

if TYPE_CHECKING:
    from tablee.games.archibald.rules import Race


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking(agenda.Asking["Race"]):
    """One seat decides, and is asked even if there is one answer only."""

    __slots__ = ()

    def open_to_all(self) -> bool:
        """Section 6. Whether everybody can see what may be answered; not where it tells of a hand."""
        return True

    def clock(self, race: Race, seat: int) -> str | None:
        """A card window and a move have a long clock, everything else a short one."""
        return "short"

    def open(self, race: Race) -> None:
        if race.told is not None:
            if self.window():
                race.told.append(events.WindowOpened(self.seat, race.round, self.window()))
            race.told.append(events.DecisionRequested(self.seat, self.decision()))


@mypyc_attr(allow_interpreted_subclasses=True)
class Deciding(Asking):
    """One seat decides, and the rules answer where there is one answer only (section 7)."""

    __slots__ = ()

    def forced(self, race: Race) -> Move | None:
        options = self.options(race)
        return options[0] if len(options) == 1 else None
