"""What the sockets do is in the figures: exactly as often as it happened, and nothing else of it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.server.socket.people import Tab, begin, play, sit_down
from tests.server.socket.serving import Serving
from tests.server.socket.test_faults import break_table

pytestmark = pytest.mark.anyio

COUNTED = ("tablee_moves", "tablee_frames", "tablee_refusals", "tablee_faults")


async def figures(tab: Tab) -> dict[str, float]:
    page = (await tab.guest.ask("GET", "/metrics")).text
    samples = [sample for family in text_string_to_metric_families(page) for sample in family.samples]
    mine = [sample for sample in samples if sample.name.removesuffix("_total") in COUNTED]
    assert all(sample.labels == {} for sample in mine), "nothing tells whose they were, or why"
    return {sample.name.removeprefix("tablee_").removesuffix("_total"): sample.value for sample in mine}


def heard(*tabs: Tab) -> dict[str, Any]:
    return {
        "frames": sum(len(tab.numbered()) for tab in tabs),
        "refusals": sum(len(tab.refusals()) for tab in tabs),
    }


async def test_moves_frames_and_refusals_of_a_whole_game_are_counted(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    played = await play(tabs)
    assert tabs[0].view["over"]
    assert await tabs[0].refusal("play", move="offer C01") == "game_over"
    await tabs[1].send("nonsense")
    await tabs[1].settle()
    assert await figures(tabs[0]) == {"moves": played, "faults": 0} | heard(*tabs)
    assert heard(*tabs)["refusals"] == 2


async def test_moves_of_bots_are_counted_and_what_time_does_is_none(serving: Serving) -> None:
    (ana,) = await serving.people("Ana")
    table = await ana.open(seats=3)
    (tab,) = await sit_down(table, [ana])
    for seat in (1, 2):
        await tab.heard("add_bot", seat=seat, level="beginner")
    await tab.heard("start")
    while serving.room(tab).table.due() is not None:  # until Ana was twice out of time, and nobody is left to play for
        await serving.pass_time(tab)
    acts = await serving.acts(tab)
    moves = acts.count("play") + acts.count("bot_play")
    assert moves > 0
    assert "pass" in acts
    assert (await figures(tab))["moves"] == moves


async def test_frames_that_are_sent_again_are_counted_again(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    back = await Tab.open(tabs[0].guest, tabs[0].table_id)
    back.remember(tabs[0])
    await play(tabs, 5)
    await back.hello(back.n)
    await back.settle()
    assert back.kinds()[0] == "resumed"
    assert len(back.numbered()) >= 5
    assert (await figures(back))["frames"] == heard(*tabs, back)["frames"]


async def test_what_is_refused_before_hello_and_in_chat_is_counted(serving: Serving) -> None:
    (ana,) = await serving.people("Ana")
    tab = await Tab.open(ana, await ana.open(seats=3))
    assert await tab.refusal("sit") == "hello_first"
    await tab.hello()
    await tab.heard("sit")
    assert (await tab.say("psst", channel="elsewhere"))["code"] == "silence"
    assert (await figures(tab))["refusals"] == 2


async def test_mistakes_of_ours_are_counted(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    mover = next(tab for tab in tabs if tab.view["options"])
    break_table(serving, mover, "play")
    assert await mover.refusal("play", move=mover.view["options"][0]) == "try_again"
    await mover.until(lambda: mover.kinds()[-1] == "whole")
    found = await figures(mover)
    assert (found["faults"], found["refusals"], found["moves"]) == (1, 1, 0)


async def test_a_move_that_is_not_on_disk_is_no_move(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    mover = next(tab for tab in tabs if tab.view["options"])
    kept: list[Any] = []
    monkeypatch.setattr(serving.store, "append", lambda *row: kept.append(row))
    command = await mover.do("play", move=mover.view["options"][0])
    await mover.settle()
    assert (await figures(mover))["moves"] == 0
    monkeypatch.undo()
    for row in kept:
        serving.store.append(*row)
    await mover.answer(command)
    assert (await figures(mover))["moves"] == 1


async def test_the_figures_name_no_table_no_code_and_nobody(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    await play(tabs, 5)
    await tabs[0].refusal("play", move="offer C99")
    page = (await tabs[0].guest.ask("GET", "/metrics")).text
    told = json.loads(tabs[0].raw[0])["table"]
    for secret in (told["id"], told["code"], "Ana", tabs[0].guest.id, "C99", "not_your_turn", "malformed"):
        assert secret not in page
