"""Coming back: what was missed and nothing else, or the whole when that is too much."""

from __future__ import annotations

import pytest

from tablee.tables.listeners import KEPT
from tests.server.socket.people import Tab, begin, each, play, sit_down
from tests.server.socket.serving import Serving

pytestmark = [pytest.mark.anyio, pytest.mark.both_forms]


async def back_with(tab: Tab, after: int | None) -> Tab:
    """The same browser again, knowing what it knew."""
    again = await Tab.open(tab.guest, tab.table_id)
    again.remember(tab)
    await again.hello(after)
    await again.until(lambda: again.answered_hello)
    await again.settle()
    return again


async def test_who_lost_the_connection_hears_what_they_missed_and_nothing_else(serving: Serving) -> None:
    people = await serving.people("Ana", "Bo", "Cy")
    tabs = await begin(people)
    witness = await people[0].tab(tabs[0].table_id)
    await tabs[0].drop()
    await play([witness, *tabs[1:]], 10)
    back = await back_with(tabs[0], tabs[0].n)
    assert back.kinds()[0] == "resumed"
    missed = [text for text, frame in zip(witness.raw, witness.frames, strict=True) if "type" not in frame]
    assert [text for text, frame in zip(back.raw, back.frames, strict=True) if "type" not in frame] == missed
    assert (back.n, back.view) == (witness.n, witness.view)


async def test_a_player_who_was_the_only_tab_of_a_seat_resumes_and_plays_on(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    for _ in range(5):
        await play(tabs, 3)
        await tabs[1].drop()
        await tabs[0].settle()
        tabs[1] = await back_with(tabs[1], tabs[1].n)
        assert tabs[1].kinds()[0] == "resumed"
    await play(tabs)
    assert tabs[1].view["over"]


async def test_who_missed_more_than_is_kept_is_told_the_whole(serving: Serving) -> None:
    tabs = await begin(await serving.people(), watchable=True)
    eve = await (await serving.guest("Eve")).tab(tabs[0].table_id)
    await eve.drop()
    while tabs[0].n - eve.n <= KEPT:
        assert await play(tabs, 1)
    back = await back_with(eve, eve.n)
    assert back.kinds()[0] == "whole"
    assert back.numbered() == []


@pytest.mark.parametrize("after", [None, 0, -5, 10**12, 10**25])
async def test_any_other_number_is_answered_by_the_whole(serving: Serving, after: int | None) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    await play(tabs, 3)
    assert (await back_with(tabs[0], after)).kinds()[0] == "whole"


async def test_saying_hello_again_on_the_same_connection_tells_again(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    await play(tabs, 3)
    tab, before = tabs[0], len(tabs[0].frames)
    rows = len(await serving.rows(tab))
    await tab.hello(tab.n)
    await tab.hello()
    await tab.settle()
    assert tab.kinds()[before:] == ["resumed", "whole", "pong"]
    assert len(await serving.rows(tab)) == rows, "nobody was lost or found"
    await play(tabs, 3)
    assert len({frame["n"] for frame in tab.numbered()}) == len(tab.numbered()), "each frame came once"


async def test_who_comes_back_after_a_restart_resumes(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    await play(tabs, 6)
    await serving.restart()
    back = [await back_with(tab, tab.n) for tab in tabs]
    assert [tab.kinds()[0] for tab in back] == ["resumed"] * 3
    await play(back)
    assert back[0].table["state"] == "over"


async def test_frames_missed_over_a_restart_are_the_same_as_those_that_were_told(serving: Serving) -> None:
    people = await serving.people("Ana", "Bo", "Cy")
    tabs = await begin(people)
    witness = await people[2].tab(tabs[0].table_id)
    await tabs[2].drop()
    await play([*tabs[:2], witness], 8)
    told = [text for text, frame in zip(witness.raw, witness.frames, strict=True) if "type" not in frame]
    await serving.restart()
    back = await back_with(tabs[2], tabs[2].n)
    assert back.kinds()[0] == "resumed"
    heard = [text for text, frame in zip(back.raw, back.frames, strict=True) if "type" not in frame]
    assert heard[: len(told)] == told
    assert [event[0] for event in back.numbered()[-1]["events"]] == ["clock_started"]  # it had stopped with the house
    assert len(heard) == len(told) + 1


async def test_a_lobby_is_always_told_whole(serving: Serving) -> None:
    people = await serving.people("Ana", "Bo", "Cy")
    table = await people[0].open(seats=3)
    tabs = await sit_down(table, people)
    await tabs[1].drop()
    await tabs[0].heard("swap", one=1, other=2)
    back = await back_with(tabs[1], tabs[1].n)
    assert back.kinds()[0] == "whole"
    assert back.seat == 2


async def test_two_tabs_in_one_seat_hear_the_same_and_either_may_play(serving: Serving) -> None:
    people = await serving.people("Ana", "Bo", "Cy")
    tabs = await begin(people)
    twins = [await guest.tab(tabs[0].table_id) for guest in people]
    for turn in range(10):
        await play(tabs if turn % 2 else twins, 1)
    await each([*tabs, *twins], lambda tab: tab.settle())
    for tab, twin in zip(tabs, twins, strict=True):
        assert (tab.n, tab.view) == (twin.n, twin.view)
    room = serving.room(tabs[0])
    await tabs[0].close()
    await serving.until(lambda: len(room.listeners.ears[0]) == 1)
    await serving.on_disk(room)
    assert "lose" not in await serving.acts(tabs[0])
    await twins[0].close()
    await serving.lost(twins[0])
    assert "lose" in await serving.acts(tabs[0])
