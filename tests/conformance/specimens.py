"""The specimens that the suite runs over: every box on the shelf, and the small games of the kernel's tests."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from tablee.games import SHELF
from tablee.kernel import Game
from tests.conformance.play import Case, cases
from tests.conformance.specimen import Specimen
from tests.kernel.owls_specimen import SPECIMEN as OWLS
from tests.kernel.riddles_specimen import SPECIMEN as RIDDLES
from tests.kernel.specimen import SPECIMEN as BIDS


def specimen_from(key: str) -> Specimen:
    """Beside the tests of a game; a box from elsewhere brings its own."""
    brought = f"tablee.games.{key}.specimen"
    module = import_module(brought if find_spec(brought) else f"tests.games.{key}.specimen")
    found: Specimen = module.SPECIMEN
    return found


ON_THE_SHELF = [specimen_from(key) for key in SHELF]
SPECIMENS = {specimen.game.key: specimen for specimen in (*ON_THE_SHELF, BIDS, OWLS, RIDDLES)}
GAMES: list[Game[Any]] = [specimen.game for specimen in SPECIMENS.values()]
CASES: list[Case] = cases(*GAMES)


def specimen_of(case: Case) -> Specimen:
    return SPECIMENS[case.game.key]
