"""What the conformance suite is told about Owls, the small game of the agenda."""

from __future__ import annotations

from tablee.kernel import EVERYTHING, Eyes, FastLuck, Json
from tests.conformance.specimen import Specimen, imagined
from tests.kernel import owls
from tests.kernel.owls import OWLS_GAME


def secrets(position: owls.Owls, eyes: Eyes) -> set[str]:
    if eyes == EVERYTHING or position.over:
        return set()
    return {card for seat, card in enumerate(position.cards) if position.alive[seat] and seat != eyes}


def marked(seats: int) -> Json:
    return OWLS_GAME.setup(seats, FastLuck(1)).to_json()


SPECIMEN = Specimen(
    game=OWLS_GAME,
    universe=tuple(owls.MOVES),
    reveals=(owls.DayBroke, owls.Died, owls.BallotClosed, owls.GameWon),
    twins=(imagined,),
    secrets=secrets,
    marked=marked,
    reported=(owls.SpokeUp,),
)
