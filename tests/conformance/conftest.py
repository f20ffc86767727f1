"""Every test of the suite runs over every game, at every number of seats, with every set of options."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.kernel import Game
from tests.conformance.play import Case
from tests.conformance.specimens import CASES, GAMES


@pytest.fixture(params=CASES, ids=lambda case: case.name)
def case(request: pytest.FixtureRequest) -> Case:
    chosen: Case = request.param
    return chosen


@pytest.fixture(params=GAMES, ids=lambda game: game.key)
def game(request: pytest.FixtureRequest) -> Game[Any]:
    chosen: Game[Any] = request.param
    return chosen
