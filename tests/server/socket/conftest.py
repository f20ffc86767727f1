"""A server for each test, on a loopback port."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from tablee.server.limits import Rate
from tests.server.socket.serving import Serving


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def rates() -> Mapping[str, Rate]:
    """No limits; a test may ask for some."""
    return {}


@pytest.fixture
def store_options() -> dict[str, Any]:
    return {}


@pytest.fixture
async def serving(
    tmp_path: Path, anyio_backend: str, rates: Mapping[str, Rate], store_options: dict[str, Any]
) -> AsyncIterator[Serving]:
    serving = Serving(tmp_path, rates=rates, **store_options)
    await serving.start()
    yield serving
    await serving.stop()
