"""A step that asks somebody: what is decided (section 7), what may be answered, and why not something else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from tablee.games.schtroumpfs import events
from tablee.games.schtroumpfs.moves import Deed
from tablee.games.schtroumpfs.refusals import NOT_NOW, NOT_YOUR_TURN
from tablee.kernel.agenda import Choice
from tablee.kernel.position import Move, Refusal

if TYPE_CHECKING:
    from tablee.games.schtroumpfs.rules import Village


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking(Choice["Village"]):
    """One seat decides, and is asked even if there is one answer only."""

    __slots__ = ()

    def decision(self) -> str:
        """The name of section 7."""
        raise NotImplementedError

    def window(self) -> str:
        """SCH-210. Which bonus window is open, if one is."""
        return ""

    def subject(self) -> str:
        """The card, row or die that asks."""
        return ""

    def amount(self, village: Village) -> int:
        return 0

    def objections(self, village: Village) -> dict[str, Refusal]:
        """Why what lies on the table cannot be done: by the notation of a move, or by its verb for all others."""
        return {}

    def reason(self, village: Village, deed: Deed) -> Refusal:
        """Why this seat may not answer so."""
        objections = self.objections(village)
        found = objections.get(deed.text)
        if found is None:
            found = objections.get(deed.verb)
        return NOT_NOW if found is None else found

    def why_not(self, village: Village, seat: int, move: Move) -> Refusal | None:
        if seat != self.seat:
            return NOT_YOUR_TURN
        if move in self.options(village):
            return None
        return self.reason(village, move) if isinstance(move, Deed) else NOT_NOW

    def stands(self, village: Village) -> bool:
        return 0 <= self.seat < village.seats and len(self.options(village)) > 0

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
