"""After many games and guests a house holds what it held before them.

`python -m tests.attacks.flat` plays thousands of games, thousands of guests come in `python -m tests.attacks.passing`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.attacks.flat import MB, Evenings
from tests.attacks.passing import Passers

GAMES = 60
GUESTS = 300
MOST_OF_GAMES = 16 * MB  # for pages that SQLite keeps at hand, and modules that are used for the first time
MOST_OF_GUESTS = 4 * MB


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.anyio
async def test_when_everybody_has_gone_no_room_no_alarm_no_task_and_no_file_is_left(tmp_path: Path) -> None:
    evenings = Evenings(tmp_path)
    await evenings.open()
    try:
        await evenings.play(20)
        await evenings.rest()
        before = evenings.state()
        await evenings.play(GAMES)
        await evenings.rest()
        after = evenings.state()
    finally:
        await evenings.close()
    assert evenings.played == GAMES + 20
    assert after.memory <= before.memory + MOST_OF_GAMES
    assert after._replace(memory=0) == before._replace(memory=0)
    assert (after.rooms, after.alarms, after.tasks) == (0, 0, 0)


@pytest.mark.anyio
async def test_when_all_guests_have_gone_no_socket_and_no_memory_is_left_of_them(tmp_path: Path) -> None:
    passers = Passers(tmp_path)
    try:
        await passers.open()
        await passers.come(GUESTS)
        before = await passers.held()
        await passers.come(GUESTS)
        after = await passers.held()
        faults = passers.house.faults()
        await passers.close()
    finally:
        await passers.abandon()
    assert passers.came == 2 * GUESTS
    assert after.files == before.files
    assert after.memory <= before.memory + MOST_OF_GUESTS
    assert faults == []
