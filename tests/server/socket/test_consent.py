"""What needs the others' consent, and what does not: taking back, pausing, handing over, playing again."""

from __future__ import annotations

import pytest

from tests.server.socket.people import Tab, begin, each, play, sit_down, whose_turn
from tests.server.socket.serving import Serving

pytestmark = pytest.mark.anyio


async def mover_of(tabs: list[Tab]) -> Tab:
    mover = await whose_turn(tabs)
    assert mover is not None
    return mover


async def test_a_move_is_taken_back_at_once_before_anybody_acted(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    mover = await mover_of(tabs)
    before = [tab.view for tab in tabs]
    await mover.heard("play", move=mover.view["options"][0])
    await mover.heard("ask_undo")
    await each(tabs, lambda tab: tab.settle())
    assert [tab.view for tab in tabs] == before
    assert tabs[0].events("move_taken_back") == [["move_taken_back", mover.seat]]
    await play(tabs)
    assert tabs[0].view["over"]


async def test_a_move_after_which_another_was_made_is_taken_back_by_everybodys_consent(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    first = await mover_of(tabs)
    before = [tab.view for tab in tabs]
    await play(tabs, 2)
    await first.heard("ask_undo")
    others = [tab for tab in tabs if tab is not first]
    await others[0].until(lambda: others[0].table["question"] is not None)
    assert await first.refusal("answer", yes=True) == "already_answered"
    await others[0].heard("answer", yes=True)
    assert others[0].view != before[0]
    await others[1].heard("answer", yes=True)
    await each(tabs, lambda tab: tab.settle())
    assert [tab.view for tab in tabs] == before
    assert tabs[0].table["question"] is None


async def test_one_no_is_enough(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    first = await mover_of(tabs)
    await play(tabs, 2)
    view = tabs[0].view
    await first.heard("ask_undo")
    other = next(tab for tab in tabs if tab is not first)
    await other.heard("answer", yes=False)
    await each(tabs, lambda tab: tab.settle())
    assert tabs[0].view == view
    assert tabs[0].events("question_dropped") == [["question_dropped", "undo"]]


async def test_nothing_can_be_taken_back_before_one_has_played(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    assert await tabs[0].refusal("ask_undo") == "nothing_to_take_back"


async def test_time_stands_still_while_everybody_agreed_to_pause(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    mover = await mover_of(tabs)
    await tabs[0].heard("ask_pause")
    assert await tabs[1].refusal("ask_pause") == "question_open"
    await tabs[1].heard("answer", yes=True)
    await tabs[2].heard("answer", yes=True)
    await each(tabs, lambda tab: tab.settle())
    assert {tab.table["state"] for tab in tabs} == {"paused"}
    assert await mover.refusal("play", move=mover.view["options"][0]) == "paused"
    await serving.pass_time(tabs[0], 10_000_000)
    await each(tabs, lambda tab: tab.settle())
    assert tabs[0].events("default_played", "seat_gone") == []
    await tabs[2].heard("resume")
    await play(tabs)
    assert tabs[0].view["over"]


async def test_a_seat_that_was_handed_over_comes_back_with_any_message(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    mover = await mover_of(tabs)
    await mover.heard("hand_over")
    await mover.until(lambda: mover.table["places"][mover.seat]["gone"])
    await serving.pass_time(mover)
    await mover.until(lambda: mover.view["turn"] != mover.seat)
    assert "bot_play" in await serving.acts(mover)
    await mover.ask("ask_pause")
    await mover.until(lambda: not mover.table["places"][mover.seat]["gone"])
    assert mover.events("seat_gone", "seat_back") == [
        ["seat_gone", mover.seat, "handed_over", "bot"],
        ["seat_back", mover.seat],
    ]


async def test_the_clock_plays_for_who_does_not_and_gives_the_seat_away_at_the_second_time(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    lazy = await mover_of(tabs)
    while lazy.events("seat_gone") == []:
        now = await mover_of(tabs)
        if now is lazy:
            await serving.pass_time(lazy)
        else:
            await now.heard("play", move=now.view["options"][0])
    await each(tabs, lambda tab: tab.settle())
    assert tabs[0].events("default_played") == [["default_played", lazy.seat, "timeout"]] * 2
    assert tabs[0].events("seat_gone") == [["seat_gone", lazy.seat, "timeouts", "bot"]]


async def test_a_connection_lost_for_long_gives_the_seat_to_a_bot_until_it_is_back(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"), pace="relaxed")
    await tabs[1].drop()
    await serving.lost(tabs[1])
    await serving.pass_time(tabs[0], 60_000)
    await tabs[0].until(lambda: tabs[0].table["places"][1]["gone"])
    back = await tabs[1].guest.tab(tabs[1].table_id)
    await back.until(lambda: not back.table["places"][1]["gone"])
    await play([tabs[0], back, tabs[2]])
    assert back.view["over"]


async def test_the_same_people_sit_down_again(serving: Serving) -> None:
    people = await serving.people("Ana", "Bo", "Cy")
    tabs = await begin(people)
    await play(tabs)
    await tabs[2].heard("rematch")
    await each(tabs, lambda tab: tab.until(lambda: tab.table["rematch"]))
    new = tabs[0].table["rematch"]
    assert {tab.table["rematch"] for tab in tabs} == {new}
    assert await tabs[0].refusal("rematch") == "rematch_open"
    again = [await guest.tab(new) for guest in people]
    assert [tab.seat for tab in again] == [0, 1, 2]
    assert again[2].host
    for tab in again:
        await tab.heard("ready")
    await again[2].heard("start")
    await each(again, lambda tab: tab.until(lambda: tab.view is not None))
    await play(again, 5)
    mine = (await people[0].ask("GET", "/api/tables/mine")).json()
    assert {table["id"] for table in mine["tables"]} == {tabs[0].table_id, new}


async def test_a_rematch_that_everybody_asks_for_at_once_is_one_table(serving: Serving) -> None:
    people = await serving.people("Ana", "Bo", "Cy")
    tabs = await begin(people)
    await play(tabs)
    ids = [await tab.do("rematch") for tab in tabs]
    answers = [await tab.answer(command) for tab, command in zip(tabs, ids, strict=True)]
    assert sorted(answer.get("code", "") for answer in answers) == ["", "rematch_open", "rematch_open"]
    assert len(serving.hall.rooms) == 2


async def test_a_rematch_has_the_same_bots(serving: Serving) -> None:
    (ana,) = await serving.people("Ana")
    table = await ana.open(seats=3)
    (tab,) = await sit_down(table, [ana])
    for seat in (1, 2):
        await tab.heard("add_bot", seat=seat, level="beginner")
    await tab.heard("swap", one=1, other=2)  # whoever sits where, each keeps its name
    await tab.heard("start")
    await tab.until(lambda: tab.view)
    while not tab.view["over"]:
        if tab.view["turn"] == 0:
            await tab.heard("play", move=tab.view["options"][0])
        else:
            await serving.pass_time(tab)
        await tab.settle()
    await tab.heard("rematch")
    await tab.until(lambda: tab.table["rematch"])
    again = await ana.tab(tab.table["rematch"])
    assert [place["level"] for place in again.table["places"]] == [None, "beginner", "beginner"]
    assert [place["who"] for place in again.table["places"]] == [place["who"] for place in tab.table["places"]]
    await again.heard("start")
