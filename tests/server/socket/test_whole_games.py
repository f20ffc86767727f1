"""From the lobby to the end of the game, over real sockets."""

from __future__ import annotations

import pytest

from tests.server.socket.people import Tab, begin, play, sit_down, whose_turn
from tests.server.socket.serving import Serving
from tests.server.socket.told import without_clocks

pytestmark = [pytest.mark.anyio, pytest.mark.both_forms]


async def test_four_people_play_from_the_lobby_to_the_end(serving: Serving) -> None:
    tabs = await begin(await serving.people())
    assert [tab.seat for tab in tabs] == [0, 1, 2, 3]
    moves = await play(tabs)
    assert moves > 20
    for tab in tabs:
        assert tab.table["state"] == "over"
        assert [event[0] for event in tab.events()][-2:] == ["game_ended", "seed_revealed"]
    assert (await serving.acts(tabs[0])).count("play") == moves


async def test_what_was_merged_is_what_a_newcomer_is_told(serving: Serving) -> None:
    people = await serving.people()
    tabs = await begin(people, watchable=True)
    watcher = await (await serving.guest("Eve")).tab(tabs[0].table_id)
    for _ in range(6):
        await play([*tabs, watcher][:4], 7)
        for tab in [*tabs, watcher]:
            await tab.settle()
            await same_as_fresh(tab)
    await play(tabs)
    for tab in [*tabs, watcher]:
        await tab.settle()
        await same_as_fresh(tab)


async def same_as_fresh(tab: Tab) -> None:
    fresh = await tab.guest.tab(tab.table_id)
    assert (fresh.n, fresh.seat, fresh.view) == (tab.n, tab.seat, tab.view)
    assert without_clocks(fresh.table) == without_clocks(tab.table)
    await fresh.close()


async def test_numbers_are_dense_for_every_audience(serving: Serving) -> None:
    tabs = await begin(await serving.people(), watchable=True)
    watcher = await (await serving.guest("Eve")).tab(tabs[0].table_id)
    began = watcher.n
    await play(tabs)
    await watcher.settle()
    for tab in [*tabs, watcher]:
        numbers = [frame["n"] for frame in tab.numbered()]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    assert watcher.numbered()[0]["n"] == began + 1


async def test_bots_play_to_the_end_with_one_person(serving: Serving) -> None:
    (ana,) = await serving.people("Ana")
    table = await ana.open(seats=4)
    (tab,) = await sit_down(table, [ana])
    for seat in (1, 2, 3):
        await tab.heard("add_bot", seat=seat, level="beginner")
    await tab.heard("start")
    await tab.until(lambda: tab.view)
    while not tab.view["over"]:
        if tab.view["turn"] == 0:
            await tab.heard("play", move=tab.view["options"][0])
        else:
            await serving.pass_time(tab)
        await tab.settle()
    acts = await serving.acts(tab)
    assert acts.count("bot_play") > 3 * acts.count("play") // 2
    assert "pass" not in acts


async def test_a_bot_takes_the_seat_of_somebody_who_leaves_and_gives_it_back(serving: Serving) -> None:
    tabs = await begin(await serving.people())
    mover = await whose_turn(tabs)
    assert mover is not None
    others = [tab for tab in tabs if tab is not mover]
    await mover.heard("stand")
    await others[0].until(lambda: others[0].table["places"][mover.seat]["gone"])
    await serving.pass_time(mover)
    await others[0].until(lambda: others[0].view["turn"] != mover.seat)
    assert "bot_play" in await serving.acts(mover)
    await mover.heard("sit")
    await others[0].until(lambda: not others[0].table["places"][mover.seat]["gone"])
    await play(tabs)
    assert tabs[0].table["state"] == "over"
