"""Whoever heard a game from its beginning knows what its story says: they need not ask for it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.socket.people import Tab, begin, play
from tests.server.socket.serving import Serving

pytestmark = [pytest.mark.anyio, pytest.mark.both_forms]


def heard(tab: Tab) -> list[Any]:
    """Everything from the frame on that began the game."""
    events = [event for frame in tab.frames for event in frame.get("events", ())]
    return events[[event[0] for event in events].index("game_begun") :]


async def test_the_story_of_a_seat_is_what_it_was_told(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"), watchable=True)
    table = tabs[0].table_id
    tv = await (await serving.guest("Tv")).tab(table)
    await play(tabs)
    await tv.settle()
    for seat, tab in enumerate(tabs):
        answer = await tab.guest.ask("GET", f"/api/tables/{table}/story?eyes={seat}")
        assert answer.json()["events"] == heard(tab)
    public = (await tv.guest.ask("GET", f"/api/tables/{table}/story?eyes=none")).json()["events"]
    late = [event for frame in tv.frames for event in frame.get("events", ())]
    assert public[0][0] == "game_begun"
    assert public[-len(late) :] == late
    assert len(public) > len(late)
