"""Several nodes on one PostgreSQL."""

from __future__ import annotations

import pytest

from tests.postgres import Server


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def database(postgres: Server) -> str:
    return postgres.fresh()
