"""The bonus windows of a turn (SCH-210): while one is open, its player may craft and use inventions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from tablee.games.schtroumpfs import inventions
from tablee.games.schtroumpfs.asking import Asking
from tablee.games.schtroumpfs.moves import END_TURN, GO_ON, Deed
from tablee.kernel.agenda import DONE, Steps
from tablee.kernel.luck import Luck
from tablee.kernel.position import Move, Refusal

if TYPE_CHECKING:
    from tablee.games.schtroumpfs.rules import Village


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Asking):
    """It stays open for any number of bonus actions, until its player does what comes after it (SCH-071)."""

    __slots__ = ()

    def closing(self, village: Village) -> list[Move]:
        """The moves that close it."""
        raise NotImplementedError

    def close(self, village: Village, deed: Deed, luck: Luck) -> Steps:
        return DONE

    def options(self, village: Village) -> tuple[Move, ...]:
        return tuple(self.closing(village) + inventions.bonus_moves(village))

    def objections(self, village: Village) -> dict[str, Refusal]:
        return inventions.objections(village)

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        if move.verb == "craft":
            bonus = inventions.craft(village, seat, village.box.invention_by_id[move.what])
        elif move.verb == "use":
            bonus = inventions.use(village, seat, village.box.invention_by_id[move.what])
        else:
            return self.close(village, move, luck)
        return bonus + (self,)


class Pause(Window):
    """DEC-06. Windows C, E and F: skipped when no bonus action is possible."""

    __slots__ = ("name",)

    def __init__(self, seat: int, name: str) -> None:
        self.seat = seat
        self.name = name

    def decision(self) -> str:
        return "perform"

    def window(self) -> str:
        return self.name

    def closing(self, village: Village) -> list[Move]:
        return [GO_ON]

    def forced(self, village: Village) -> Move | None:
        return None if inventions.worth_asking(village) else GO_ON


class BeforeEnd(Window):
    """DEC-07. Window D, before the turn ends; it ends by itself when no bonus action is possible."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def decision(self) -> str:
        return "end_turn"

    def window(self) -> str:
        return "D"

    def closing(self, village: Village) -> list[Move]:
        return [END_TURN]

    def forced(self, village: Village) -> Move | None:
        return None if inventions.worth_asking(village) else END_TURN
