"""What the conformance suite and the golden playthroughs are told about Bids, the small game of the kernel's tests."""

from __future__ import annotations

from tablee.kernel import EVERYTHING, Eyes, Json
from tests.conformance.specimen import Specimen, imagined
from tests.kernel import bids
from tests.kernel.bids import BIDS_GAME


def secrets(position: bids.Bids, eyes: Eyes) -> set[str]:
    if eyes == EVERYTHING:
        return set()
    others = [seat for seat in range(position.seats) if seat != eyes]
    return {str(card) for seat in others for card in (*position.hands[seat], position.bids[seat]) if card is not None}


def marked(seats: int) -> Json:
    return bids.Bids([[101 + seat + seats * n for n in range(bids.HAND)] for seat in range(seats)], 1).to_json()


SPECIMEN = Specimen(
    game=BIDS_GAME,
    universe=tuple(f"bid {card}" for card in range(101, bids.LAST_CARD + 1)),
    reveals=(bids.BidsClosed, bids.BidsShown),
    twins=(imagined,),
    secrets=secrets,
    marked=marked,
)
