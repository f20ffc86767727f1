"""Talk at the table: who may speak where, who hears it, how fast, how much."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import pytest

from tablee.kernel import Channels, Eyes
from tablee.server.limits import Rate
from tablee.store.errors import StoreError
from tablee.tables.talk import REPEATED
from tests.server.socket.people import Tab, begin, each
from tests.server.socket.serving import Serving

pytestmark = pytest.mark.anyio


async def test_what_is_said_is_heard_by_everybody_in_order(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"), watchable=True)
    eve = await (await serving.guest("Eve")).tab(tabs[0].table_id)
    assert (await tabs[0].say("Bravo !"))["type"] == "heard"
    assert (await tabs[1].say("Merci ☺"))["type"] == "heard"
    for tab in [*tabs, eve]:
        await tab.settle()
        assert [said["line"]["text"] for said in tab.said] == ["Bravo !", "Merci ☺"]
        assert [said["number"] for said in tab.said] == [1, 2]
        assert [(said["line"]["seat"], said["line"]["name"]) for said in tab.said] == [(0, "Ana"), (1, "Bo")]


async def test_whoever_sits_there_speaks_under_the_name_of_their_seat(serving: Serving) -> None:
    """Else anybody could take the name of somebody else at the table, come back, and speak as them."""
    ana, bo, _ = await begin(await serving.people("Ana", "Bo", "Cy"))
    assert (await bo.guest.ask("PUT", "/api/me", json={"name": "Ana"})).status_code == 200
    await bo.close()
    back = await bo.guest.tab(bo.table_id)
    assert (await back.say("It was me."))["type"] == "heard"
    await ana.settle()
    (said,) = ana.said
    assert (said["line"]["seat"], said["line"]["name"]) == (1, "Bo")


async def test_talk_is_kept_apart_from_the_log_and_takes_no_number(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    rows, n = len(await serving.rows(tabs[0])), tabs[0].n
    await tabs[0].say("hello")
    await tabs[0].settle()
    assert (len(await serving.rows(tabs[0])), tabs[0].n) == (rows, n)
    assert len(await serving.store.said(tabs[0].table_id, "table")) == 1


@pytest.mark.rules("SMI-154")
async def test_who_speaks_is_back_at_the_table(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    await tabs[1].heard("hand_over")
    await tabs[1].until(lambda: tabs[1].table["places"][1]["gone"])
    await tabs[0].say("Bo ?")
    await tabs[1].settle()
    assert tabs[1].table["places"][1]["gone"], "somebody else's words are no sign of life"
    await tabs[1].say("Me voilà")
    await tabs[1].until(lambda: not tabs[1].table["places"][1]["gone"])


async def test_spectators_listen_and_do_not_speak_during_the_game(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"), watchable=True)
    eve = await (await serving.guest("Eve")).tab(tabs[0].table_id)
    assert (await eve.say("she has no fireflies left"))["code"] == "silence"
    await tabs[0].settle()
    assert tabs[0].said == []


async def test_in_the_lobby_everybody_speaks_at_one_table(serving: Serving) -> None:
    ana, eve = await serving.people("Ana", "Eve")
    table = await ana.open(seats=3)
    tabs = [await ana.tab(table), await eve.tab(table)]
    assert (await tabs[1].say("may I?"))["type"] == "heard"
    assert (await tabs[1].say("psst", channel="wolves"))["code"] == "silence"
    await tabs[0].settle()
    assert [said["line"]["text"] for said in tabs[0].said] == ["may I?"]


async def test_a_channel_of_the_game_is_heard_only_by_those_whom_the_game_lets_hear(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"), watchable=True)
    eve = await (await serving.guest("Eve")).tab(tabs[0].table_id)
    sitting = serving.room(tabs[0]).table.sitting
    assert sitting is not None
    monkeypatch.setattr(type(sitting.position), "channels", pack, raising=False)
    assert (await tabs[0].say("the one with the lamp", channel="pack"))["type"] == "heard"
    assert (await tabs[2].say("who?", channel="pack"))["code"] == "silence"
    for tab in [*tabs, eve]:
        await tab.settle()
    assert [len(tab.said) for tab in [*tabs, eve]] == [1, 1, 0, 0]
    assert all("lamp" not in text for tab in (tabs[2], eve) for text in tab.raw)


def pack(_: object, eyes: Eyes) -> Channels:
    """Seats 0 and 1 whisper."""
    return Channels(("table", "pack"), ("table", "pack")) if eyes in (0, 1) else Channels(("table",), ("table",))


async def test_an_empty_or_endless_line_is_malformed(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    for text in ("", "x" * 501):
        await tabs[0].send({"type": "say", "id": "long", "text": text})
    await tabs[0].settle()
    assert tabs[0].refusals() == ["malformed", "malformed"]
    assert (await tabs[0].say("x" * 500))["type"] == "heard"


async def test_a_line_is_kept_tame_and_one_with_nothing_to_see_is_refused(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    assert (await tabs[0].say("look\n\u202ehere" + "\u0316" * 30))["type"] == "heard"
    assert (await tabs[0].say("\u200b \u200d"))["code"] == "empty_line"
    await tabs[1].settle()
    assert [said["line"]["text"] for said in tabs[1].said] == ["look here" + "\u0316" * 3]
    assert len(await serving.store.said(tabs[0].table_id, "table")) == 1


# --- The same id is the same line


async def test_a_line_that_is_sent_again_is_heard_again_and_kept_once(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    for tab in (tabs[0], tabs[0], await tabs[0].guest.tab(tabs[0].table_id)):
        await tab.send({"type": "say", "id": "once", "text": "Bravo !"})
        assert (await tab.answer("once"))["type"] == "heard"
    await each(tabs, lambda tab: tab.settle())
    assert [len(tab.said) for tab in tabs] == [1, 1, 1]
    assert [frame["type"] for frame in tabs[0].frames if frame.get("id") == "once"] == ["heard", "heard"]
    assert len(await serving.store.said(tabs[0].table_id, "table")) == 1


async def test_a_line_that_is_sent_twice_before_it_is_on_disk_is_kept_once_and_answered_twice(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    full, write = asyncio.Event(), serving.store.say

    async def slowly(*line: Any) -> Any:
        await full.wait()
        return await write(*line)

    monkeypatch.setattr(serving.store, "say", slowly)
    for _ in range(3):
        await tabs[0].send({"type": "say", "id": "once", "text": "Bravo !"})
    await tabs[0].settle()
    assert "once" not in tabs[0].answers
    full.set()
    await tabs[0].until(lambda: len([frame for frame in tabs[0].frames if frame.get("id") == "once"]) == 3)
    await tabs[1].settle()
    assert len(tabs[1].said) == 1


async def test_a_line_that_could_not_be_kept_may_be_sent_again_under_its_id(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))

    async def full(*line: Any) -> int:
        raise StoreError

    monkeypatch.setattr(serving.store, "say", full)
    await tabs[0].send({"type": "say", "id": "once", "text": "Bravo !"})
    assert (await tabs[0].answer("once"))["code"] == "try_again"
    monkeypatch.undo()
    await tabs[0].send({"type": "say", "id": "once", "text": "Bravo !"})
    await tabs[1].until(lambda: tabs[1].said)
    await tabs[0].until(lambda: tabs[0].answers["once"]["type"] == "heard")


async def test_the_same_id_of_somebody_else_is_another_line(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    for tab in tabs[:2]:
        await tab.send({"type": "say", "id": "once", "text": tab.guest.name})
        assert (await tab.answer("once"))["type"] == "heard"
    await tabs[2].settle()
    assert [said["line"]["text"] for said in tabs[2].said] == ["Ana", "Bo"]


async def test_only_the_last_few_hundred_lines_are_known_by_their_ids(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    ids = serving.room(tabs[0]).talk.ids
    for number in range(2 * REPEATED):
        ids.remember(f"somebody/{number}")
    assert len(ids.done) == REPEATED


class TestTooFast:
    @pytest.fixture
    def rates(self) -> Mapping[str, Rate]:
        return {"say": Rate(3, 0.5)}

    async def test_who_talks_too_fast_is_refused_and_heard_again_later(self, serving: Serving) -> None:
        tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
        answers = [await tabs[0].say(f"line {number}") for number in range(5)]
        assert [answer.get("code") for answer in answers] == [None, None, None, "too_fast", "too_fast"]
        assert (await tabs[1].say("others speak"))["type"] == "heard"
        serving.steps.now += 2
        assert (await tabs[0].say("again"))["type"] == "heard"
        await tabs[2].settle()
        texts = [said["line"]["text"] for said in tabs[2].said]
        assert texts == ["line 0", "line 1", "line 2", "others speak", "again"]


async def test_who_comes_back_is_told_what_was_said_aloud_meanwhile(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    await tabs[0].say("before")
    await tabs[1].until(lambda: tabs[1].said)
    heard = tabs[1].said[-1]["number"]
    await tabs[1].drop()
    await tabs[0].say("meanwhile")
    fresh = await Tab.open(tabs[1].guest, tabs[1].table_id)
    await fresh.send({"type": "hello", "said": heard})
    await fresh.until(lambda: fresh.said)
    assert [line["line"]["text"] for line in fresh.said] == ["meanwhile"]
