"""When a node looks around for tables that nobody keeps."""

from __future__ import annotations

import asyncio

import pytest

from tablee.tables.keeping import EVERY, Keeping
from tests.server.socket.inside import Inside

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("chance", [0.0, 0.25, 1.0])
async def test_chance_says_when_a_node_looks_again_so_that_not_all_look_at_once(inside: Inside, chance: float) -> None:
    loop = asyncio.get_running_loop()
    keeping = Keeping(inside.hall, lambda: chance)
    before = loop.time()
    keeping.next_look()
    assert keeping.timer is not None
    assert before <= keeping.timer.when() - EVERY * (0.5 + chance) <= loop.time()
    keeping.stop()
