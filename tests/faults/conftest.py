"""Faults of the world: the process is killed, the disk is full, the database is locked, the clock runs on."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.faults.victim import Victim


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def victim(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Victim]:
    victim = Victim(tmp_path)
    await victim.start()
    yield victim
    await victim.kill()
