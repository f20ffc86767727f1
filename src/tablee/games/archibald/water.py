"""Flood tokens, the flood, and being sent somewhere (3.7; ARC-416, 623)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.archibald import defaults, events
from tablee.games.archibald.asking import Deciding
from tablee.games.archibald.board import LAST_ROW, LEVEL, ROW
from tablee.games.archibald.moves import CELLS, TO, WIDTH, Deed
from tablee.games.archibald.refusals import NOT_SAFE, WRONG_ROW
from tablee.kernel.agenda import DONE, Step, Steps
from tablee.kernel.luck import Luck
from tablee.kernel.position import Move, Refusal

if TYPE_CHECKING:
    from tablee.games.archibald.rules import Race


def add_token(race: Race, reason: str) -> Steps:
    """ARC-703 to 706. The fourth one makes the flood happen at once."""
    race.water += 1
    if race.told is not None:
        race.told.append(events.WaterChanged(1, race.water, reason))
    return (Flood(),) if race.water >= race.box.flood else DONE


def remove_token(race: Race, reason: str) -> None:
    """ARC-530. If there is one."""
    if race.water > 0:
        race.water -= 1
        if race.told is not None:
            race.told.append(events.WaterChanged(-1, race.water, reason))


class Flood(Step["Race"]):
    """ARC-706 to 710. All heroes on levels 2 to 5 are swept, in turn order, but for one who stands on a trap."""

    __slots__ = ()

    def run(self, race: Race, luck: Luck) -> Steps:
        order: list[int] = []
        for turn in range(race.seats):
            seat = (race.active + turn) % race.seats
            cell = race.runners[seat].cell
            if LEVEL[cell] > 1 and not race.board.is_trap(cell):
                order.append(seat)
        if race.told is not None:
            race.told.append(events.FloodStarted(order))
        swept: list[Step[Race]] = [
            SendTo(seat, LAST_ROW[LEVEL[race.runners[seat].cell] - 1], "flood") for seat in order
        ]
        swept.append(Ebb())
        return tuple(swept)


class Ebb(Step["Race"]):
    """ARC-711."""

    __slots__ = ()

    def run(self, race: Race, luck: Luck) -> Steps:
        tokens = race.water
        race.water = 0
        if race.told is not None:
            race.told.append(events.WaterChanged(-tokens, 0, "flood"))
            race.told.append(events.FloodEnded())
        return DONE


class SendTo(Deciding):
    """D-12. A hero is sent to a safe tile of a row, chosen by the owner; that is no arrival (ARC-403)."""

    __slots__ = ("row", "cause")

    def __init__(self, seat: int, row: int, cause: str) -> None:
        self.seat = seat
        self.row = row
        self.cause = cause  # of the sending: "defeat", "trap", "flood"

    def decision(self) -> str:
        return "destination"

    def subject(self) -> str:
        return self.cause

    def amount(self, race: Race) -> int:
        return self.row

    def options(self, race: Race) -> tuple[Move, ...]:
        return tuple([TO[cell] for cell in safe_in_row(race, self.row)])

    def objections(self, race: Race) -> dict[str, Refusal]:
        there = safe_in_row(race, self.row)
        found: dict[str, Refusal] = {}
        for cell in range(len(CELLS)):
            if cell not in there:
                found[TO[cell].text] = NOT_SAFE if ROW[cell] == self.row else WRONG_ROW
        return found

    def default(self, race: Race, seat: int) -> Move:
        return TO[defaults.destination(race, safe_in_row(race, self.row))]

    def answer(self, race: Race, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        race.send(seat, move.cell, self.cause)
        return DONE


def safe_in_row(race: Race, row: int) -> list[int]:
    """ARC-009. By the invariants of 3.8 there is one; a position written by hand may have to go further back."""
    safe = race.board.safe()
    while row > 1:
        found = [cell for cell in range((row - 1) * WIDTH, row * WIDTH) if safe[cell]]
        if len(found) > 0:
            return found
        row -= 1
    return list(range(WIDTH))
