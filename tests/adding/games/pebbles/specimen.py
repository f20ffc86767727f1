"""What the conformance suite is told about Pebbles."""

from __future__ import annotations

from tablee.games.pebbles import GAME
from tablee.games.pebbles.game import MOVES, Pebbles

from tablee.kernel import Eyes, Json
from tests.conformance.specimen import Specimen


def secrets(position: Pebbles, eyes: Eyes) -> set[str]:
    return set()


def marked(seats: int) -> Json:
    return {"seats": seats}


SPECIMEN = Specimen(
    game=GAME,
    universe=tuple(move.text for move in MOVES),
    reveals=(),
    twins=(),  # nothing is hidden: no two positions look alike
    secrets=secrets,
    marked=marked,
)
