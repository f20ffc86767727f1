"""Channels that the rules open and close: who is told what was said in them, when, and that nobody else notices.

The village is that of `tests/tables/village.py`: seats 0 and 1 are owls, who talk by night; the dead talk always.
"""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games import SHELF
from tablee.tables.talk import REMINDED
from tests.server.socket.people import Tab, begin, each
from tests.server.socket.serving import Serving
from tests.tables.village import VILLAGE_GAME

pytestmark = pytest.mark.anyio

PEOPLE = ("Ana", "Bo", "Cy", "Di", "Ed", "Flo")


@pytest.fixture(autouse=True)
def on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, "owls", VILLAGE_GAME)


async def village(serving: Serving, **settings: Any) -> list[Tab]:
    """It is night."""
    return await begin(await serving.people(*PEOPLE), game="owls", **settings)


async def settled(*tabs: Tab) -> None:
    await each(list(tabs), lambda tab: tab.settle())


async def dawn(serving: Serving, tabs: list[Tab], victim: int = 5) -> None:
    await tabs[0].heard("play", move=f"mark {victim}")
    await until(serving, tabs, "shot" if victim == 2 else "debate")


async def dusk(serving: Serving, tabs: list[Tab]) -> None:
    """The debate and the ballot are over; nobody was condemned."""
    await until(serving, tabs, "night")


async def until(serving: Serving, tabs: list[Tab], step: str) -> None:
    """Time passes until the rules are there."""
    while tabs[0].view["agenda"][0]["step"] != step:
        await serving.pass_time(tabs[0])
        await settled(*tabs)


def lines(tab: Tab, channel: str) -> list[tuple[int, str]]:
    """What a tab was told of a channel, in the order in which it came."""
    said = [frame for frame in tab.said if frame["line"]["channel"] == channel]
    return [(frame["number"], frame["line"]["text"]) for frame in said]


def raw(*tabs: Tab) -> list[list[str]]:
    """What was sent, without the answers to pings."""
    return [[text for text in tab.raw if '"type":"pong"' not in text] for tab in tabs]


async def back(tab: Tab, **hello: Any) -> Tab:
    fresh = await Tab.open(tab.guest, tab.table_id)
    if hello.get("after") is not None:
        fresh.remember(tab)
    await fresh.send({"type": "hello", **hello})
    await fresh.until(lambda: fresh.answered_hello)
    return fresh


# --- Who hears it


async def test_by_night_the_pack_talks_and_nobody_else_is_sent_a_byte(serving: Serving) -> None:
    tabs = await village(serving, watchable=True)
    eve = await (await serving.guest("Eve")).tab(tabs[0].table_id)
    await settled(*tabs, eve)
    before = raw(*tabs[2:], eve)
    assert (await tabs[0].say("the mouse?", channel="pack"))["type"] == "heard"
    assert (await tabs[1].say("the mouse.", channel="pack"))["type"] == "heard"
    await settled(*tabs, eve)
    for owl in tabs[:2]:
        assert lines(owl, "pack") == [(1, "the mouse?"), (2, "the mouse.")]
    assert raw(*tabs[2:], eve) == before


async def test_who_may_not_speak_somewhere_now_is_refused_and_nobody_else_notices(serving: Serving) -> None:
    tabs = await village(serving)
    await settled(*tabs)
    before, rows = raw(*tabs[1:]), await serving.rows(tabs[0])
    for channel in ("village", "", "dead", "attic"):
        assert (await tabs[0].say("hoo", channel=channel))["code"] == "silence"
    await settled(*tabs)
    assert raw(*tabs[1:]) == before
    assert await serving.rows(tabs[0]) == rows
    assert (await tabs[2].say("me too", channel="pack"))["code"] == "silence"


async def test_a_line_that_names_no_channel_is_said_aloud(serving: Serving) -> None:
    tabs = await village(serving)
    await dawn(serving, tabs)
    await tabs[3].say("Good morning")
    await settled(*tabs)
    assert [lines(tab, "village") for tab in tabs] == [[(1, "Good morning")]] * len(tabs)


async def test_what_is_said_before_the_game_is_said_aloud_too(serving: Serving) -> None:
    ana, bo = await serving.people("Ana", "Bo")
    tabs = [await ana.tab(await ana.open("owls", seats=4))]
    await tabs[0].say("who plays an owl?")
    fresh = await bo.tab(tabs[0].table_id)
    await fresh.until(lambda: fresh.said)
    assert lines(fresh, "village") == [(1, "who plays an owl?")]


async def test_time_that_has_run_out_closes_a_channel_before_the_line_comes(serving: Serving) -> None:
    """The night is over, though nobody has woken the table yet."""
    tabs = await village(serving)
    due = serving.room(tabs[0]).due
    assert due is not None
    serving.clock.now = due
    assert (await tabs[0].say("too late", channel="pack"))["code"] == "silence"
    assert (await tabs[0].say("Good morning"))["type"] == "heard"


# --- What was said before


async def test_a_channel_that_is_closed_is_told_to_nobody_who_comes_in(serving: Serving) -> None:
    tabs = await village(serving)
    await tabs[0].say("the mouse", channel="pack")
    await dawn(serving, tabs)
    fresh = await back(tabs[1])
    await fresh.settle()
    await tabs[0].say("Good morning")
    await fresh.until(lambda: lines(fresh, "village"))
    assert lines(fresh, "pack") == []
    assert not any("the mouse" in text for text in fresh.raw)


async def test_what_was_said_is_told_again_when_the_rules_open_the_channel_again(serving: Serving) -> None:
    tabs = await village(serving)
    await tabs[0].say("the mouse", channel="pack")
    await dawn(serving, tabs)
    fresh = await back(tabs[1])
    await dusk(serving, tabs)
    await tabs[1].say("now the hunter", channel="pack")
    for tab in (*tabs[:2], fresh):
        await tab.until(lambda tab=tab: lines(tab, "pack")[-1:] == [(2, "now the hunter")])  # type: ignore[misc]
    assert lines(fresh, "pack") == [(1, "the mouse"), (2, "now the hunter")]
    assert lines(tabs[0], "pack") == [(1, "the mouse"), (1, "the mouse"), (2, "now the hunter")]


async def test_the_dead_are_told_what_the_pack_has_said_and_the_living_notice_nothing(serving: Serving) -> None:
    tabs = await village(serving)
    await tabs[0].say("the mouse", channel="pack")
    await dawn(serving, tabs)
    await tabs[5].until(lambda: tabs[5].said)
    assert lines(tabs[5], "pack") == [(1, "the mouse")]
    told = [frame["channels"] for frame in tabs[5].numbered() if "channels" in frame]
    assert told[-1] == {"speak": ["dead"], "hear": ["village", "pack", "dead"]}
    before = raw(*tabs[:5])
    assert (await tabs[5].say("It was Ana!", channel="dead"))["type"] == "heard"
    assert (await tabs[5].say("It was Ana!"))["code"] == "silence"
    await settled(*tabs)
    assert raw(*tabs[:5]) == before
    assert lines(tabs[5], "dead") == [(1, "It was Ana!")]


async def test_who_has_still_to_shoot_is_told_nothing_of_the_pack_before(serving: Serving) -> None:
    tabs = await village(serving)
    await tabs[0].say("the hunter", channel="pack")
    await dawn(serving, tabs, victim=2)
    assert tabs[2].said == []
    await tabs[2].heard("play", move="shoot 1")
    await each([tabs[1], tabs[2]], lambda tab: tab.until(lambda: tab.said))
    assert lines(tabs[2], "pack") == lines(tabs[1], "pack")[-1:] == [(1, "the hunter")]


# --- Coming back


async def test_who_comes_back_is_told_each_channel_from_where_they_left_off(serving: Serving) -> None:
    tabs = await village(serving)
    await dawn(serving, tabs)
    for number in range(3):
        await tabs[0].say(f"aloud {number}")
        await tabs[5].say(f"below {number}", channel="dead")
    fresh = await back(tabs[5], said={"village": 1, "dead": 2})
    await fresh.until(lambda: len(fresh.said) == 3)
    assert lines(fresh, "village") == [(2, "aloud 1"), (3, "aloud 2")]
    assert lines(fresh, "dead") == [(3, "below 2")]


async def test_a_number_alone_is_a_line_said_aloud(serving: Serving) -> None:
    tabs = await village(serving)
    await dawn(serving, tabs)
    for number in range(3):
        await tabs[0].say(f"aloud {number}")
    fresh = await back(tabs[1], said=2)
    await fresh.until(lambda: fresh.said)
    assert lines(fresh, "village") == [(3, "aloud 2")]


async def test_of_a_long_talk_only_the_end_is_told_again(serving: Serving) -> None:
    tabs = await village(serving)
    for number in range(REMINDED + 3):
        await tabs[0].say(f"line {number}", channel="pack")
    fresh = await back(tabs[1])
    await fresh.until(lambda: len(fresh.said) == REMINDED)
    await tabs[0].say("the last", channel="pack")
    await fresh.until(lambda: len(fresh.said) > REMINDED)
    assert [number for number, _ in lines(fresh, "pack")] == list(range(4, REMINDED + 5))


async def test_who_missed_that_a_channel_was_closed_and_opened_again_is_told_all_of_it_again(serving: Serving) -> None:
    """By the frames that they missed, their client has forgotten what it knew."""
    tabs = await village(serving)
    await tabs[0].say("the mouse", channel="pack")
    await settled(*tabs)
    known = tabs[1].n
    await tabs[1].drop()
    await serving.lost(tabs[1])
    await dawn(serving, [tabs[0], *tabs[2:]])
    await dusk(serving, [tabs[0], *tabs[2:]])
    fresh = await back(tabs[1], after=known, said={"pack": 1})
    await fresh.until(lambda: fresh.said)
    assert "resumed" in fresh.kinds()
    assert lines(fresh, "pack") == [(1, "the mouse")]


async def test_everything_that_was_said_is_still_there_after_a_restart(serving: Serving) -> None:
    tabs = await village(serving)
    await tabs[0].say("the mouse", channel="pack")
    await dawn(serving, tabs)
    await tabs[3].say("Good morning")
    history = tabs[3].view["history"]
    await serving.restart()
    dead, alive = await back(tabs[5]), await back(tabs[3])
    await dead.until(lambda: len(dead.said) == 2)
    await alive.until(lambda: alive.said)
    assert lines(dead, "pack") == [(1, "the mouse")]
    assert lines(alive, "village") == lines(dead, "village") == [(1, "Good morning")]
    assert [frame["line"]["channel"] for frame in alive.said] == ["village"]
    assert alive.view["history"][: len(history)] == history


# --- What the rules and the log know of it


async def test_the_log_knows_who_spoke_where_and_never_what(serving: Serving) -> None:
    tabs = await village(serving)
    await tabs[0].say("Mortimer", channel="pack")
    await dawn(serving, tabs)
    await tabs[3].say("Mortimer")
    rows = await serving.rows(tabs[0])
    spoken = [row.act for row in rows if b'"speak"' in row.act]
    assert [b'"channel":"pack"' in act for act in spoken] == [True, False]
    assert not any(b"Mortimer" in row.act + row.told for row in rows)
    await settled(*tabs)
    assert [tab.view["history"] for tab in tabs] == [[[1, "speak", 3, 3]]] * len(tabs)


async def test_a_game_that_does_not_ask_for_it_notices_nothing(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    rows = await serving.rows(tabs[0])
    await tabs[0].say("Bravo !")
    assert await serving.rows(tabs[0]) == rows
