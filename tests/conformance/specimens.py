"""The specimens that the suite runs over: every box on the shelf, and the small game of the kernel's tests."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tablee.games import SHELF
from tablee.kernel import Game
from tests.conformance.play import Case, cases
from tests.conformance.specimen import Specimen
from tests.kernel.specimen import SPECIMEN as BIDS

ON_THE_SHELF: list[Specimen] = [import_module(f"tests.games.{key}.specimen").SPECIMEN for key in SHELF]
SPECIMENS = {specimen.game.key: specimen for specimen in (*ON_THE_SHELF, BIDS)}
GAMES: list[Game[Any]] = [specimen.game for specimen in SPECIMENS.values()]
CASES: list[Case] = cases(*GAMES)


def specimen_of(case: Case) -> Specimen:
    return SPECIMENS[case.game.key]
