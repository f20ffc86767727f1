"""Scapegoat (LGT-286 to 288): he dies instead of the tied, and names tomorrow's voters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.loupsgarous.events import Asked, VotersDrafted, VotersNamed
from tablee.games.loupsgarous.moves import SEATS, Deed, deed
from tablee.games.loupsgarous.refusals import ALREADY_NAMED, NOBODY_NAMED, NOT_LIVING
from tablee.games.loupsgarous.requests import day_powers, queue_power, why_no_power
from tablee.games.loupsgarous.timed import Timed
from tablee.kernel.agenda import DONE, Step, Steps
from tablee.kernel.position import Move, Refusal

if TYPE_CHECKING:
    from tablee.games.loupsgarous.rules import Village
    from tablee.kernel.luck import Luck


class VotersList(Step["Village"]):
    """If the Scapegoat has just died from a tie, and somebody lives."""

    def run(self, village: Village, luck: Luck) -> Steps:
        seat, village.scapegoat_fell = village.scapegoat_fell, -1
        if seat < 0 or len(village.living()) == 0:
            return DONE
        village.begun = village.now
        village.voters_draft = []
        ends = village.now + village.time("voters")
        village.tell(Asked(seat, "voters", ends))
        return (Naming(seat, ends),)


class Naming(Timed):
    """LGT-287. At least one living player, named one by one; what is not closed yet only he knows."""

    __slots__ = ("seat",)

    def __init__(self, seat: int, ends: int) -> None:
        super().__init__(ends)
        self.seat = seat

    def name(self) -> str:
        return "voters"

    def later(self, ends: int) -> Timed:
        return Naming(self.seat, ends)

    def stands(self, village: Village) -> bool:
        return 0 <= self.seat < village.seats and not village.alive[self.seat]

    def asked(self, village: Village) -> tuple[int, ...]:
        return (self.seat,)

    def moves(self, village: Village, seat: int) -> tuple[Move, ...]:
        if seat != self.seat:
            return day_powers(village, seat)
        found: list[Move] = [deed("close")] if len(village.voters_draft) > 0 else []
        for target in village.in_place_order(village.living()):
            if target not in village.voters_draft:
                found.append(deed("let", SEATS[target]))
        return tuple(found)

    def objection(self, village: Village, seat: int, move: Move) -> Refusal | None:
        if seat != self.seat or not isinstance(move, Deed):
            return why_no_power(village, seat, move)
        if move.verb == "close":
            return None if len(village.voters_draft) > 0 else NOBODY_NAMED
        if move.verb == "let":
            if not 0 <= move.target < village.seats or not village.alive[move.target]:
                return NOT_LIVING
            return ALREADY_NAMED if move.target in village.voters_draft else None
        return None

    def default(self, village: Village, seat: int) -> Move:
        return self.moves(village, seat)[0]

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        if seat != self.seat:
            queue_power(village, seat, move)
            return None
        if move.verb == "let":
            village.voters_draft.append(move.target)
            village.tell(VotersDrafted(seat, village.voters_draft[:]))
            return None
        return self.close(village)

    def expire(self, village: Village, luck: Luck) -> Steps | None:
        """D17. All living players, if nobody was named."""
        if len(village.voters_draft) == 0:
            village.voters_draft = village.living()
        return self.close(village)

    def close(self, village: Village) -> Steps:
        village.allowed = sorted(village.voters_draft)
        village.allowed_day = village.round + 1
        village.voters_draft = []
        village.tell(VotersNamed(village.allowed[:]))
        return DONE
