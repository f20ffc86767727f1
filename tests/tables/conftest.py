"""A house without a network: halls and rooms over a file, and the shelf that they open boxes from."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from tablee.games import SHELF
from tablee.kernel import Game
from tests.server.socket.inside import Inside


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def shelf() -> Mapping[str, Game[Any]]:
    """The boxes of the house; a test with others has a shelf of its own."""
    return SHELF


@pytest.fixture
async def inside(tmp_path: Path, anyio_backend: str, shelf: Mapping[str, Game[Any]]) -> AsyncIterator[Inside]:
    inside = Inside(tmp_path)
    inside.shelf = shelf
    await inside.open()
    yield inside
    await inside.close()
