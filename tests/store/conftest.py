"""Every test of the contract runs on every store that there is."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.postgres import Server
from tests.store.places import PLACES, Place


@pytest.fixture(params=PLACES)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    def database() -> str:
        server: Server = request.getfixturevalue("postgres")
        return server.fresh()

    return PLACES[request.param](tmp_path, database)


@pytest.fixture
def database(postgres: Server) -> str:
    """The address of a database with nothing in it."""
    return postgres.fresh()
