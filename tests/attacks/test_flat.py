"""After many games a house holds what it held before them (`python -m tests.attacks.flat` plays thousands)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.attacks.flat import Evenings

GAMES = 60


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.anyio
async def test_when_everybody_has_gone_no_room_no_alarm_no_task_and_no_file_is_left(tmp_path: Path) -> None:
    evenings = Evenings(tmp_path)
    await evenings.open()
    try:
        await evenings.play(1)
        await evenings.rest()
        before = evenings.state()
        await evenings.play(GAMES)
        await evenings.rest()
        after = evenings.state()
    finally:
        await evenings.close()
    assert evenings.played == GAMES + 1
    assert after._replace(memory=0) == before._replace(memory=0)
    assert (after.rooms, after.alarms, after.tasks) == (0, 0, 0)
