"""A call in the night: Bids in which a choice may be changed, and only the time ends the round.

Nothing that anybody chooses, and nothing that they do not choose, changes when the cards are shown; so whoever may not
know of a choice must be sent the same, at the same times, whatever was chosen (LGT-033, 034, 362).
"""

from __future__ import annotations

from typing import ClassVar

from tablee.kernel import Json, Luck, Move, Options, Refusal
from tests.kernel.bids import BIDS, GAME_OVER, MALFORMED, NOT_YOUR_CARD, Bid, BidMade, Bids, BidsGame


class Call(Bids):
    @property
    def closed(self) -> bool:
        """Nobody is told when all have chosen."""
        return False

    def moves(self, seat: int) -> tuple[Move, ...]:
        return () if self.over else tuple(BIDS[card] for card in self.hands[seat])

    def why_not(self, seat: int, move: Move) -> Refusal | None:
        if not 0 <= seat < self.seats or not isinstance(move, Bid):
            return MALFORMED
        if self.over:
            return GAME_OVER
        return None if move.card in self.hands[seat] else NOT_YOUR_CARD

    def play(self, seat: int, move: Move, luck: Luck) -> None:
        """The last choice counts; the one before is in the hand again."""
        assert isinstance(move, Bid)
        before = self.bids[seat]
        self.hands[seat].remove(move.card)
        self.bids[seat] = move.card
        if before is not None:
            self.hands[seat] = sorted([*self.hands[seat], before])
        self.tell(BidMade(seat, move.card))

    def clone(self) -> Call:
        return called(super().clone())


def called(position: Bids) -> Call:
    position.__class__ = Call
    assert isinstance(position, Call)
    return position


class CallGame(BidsGame):
    key: ClassVar[str] = "call"

    def setup(self, seats: int, luck: Luck, options: Options | None = None, listen: bool = False) -> Bids:
        return called(super().setup(seats, luck, options, listen))

    def position(self, written: Json) -> Bids:
        return called(super().position(written))


CALL_GAME = CallGame()
