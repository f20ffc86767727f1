"""Every test of the contract runs on every store that there is."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.store.places import PLACES, Place


@pytest.fixture(params=PLACES)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    return PLACES[request.param](tmp_path)
