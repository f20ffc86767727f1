"""Hunts over real sockets: races inside a window, commands that come twice, people who drop out and come back."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tablee.server import socket
from tests.games.grumpf.specimen import FAR_AWAY
from tests.games.grumpf.specimen import secrets as secrets_of
from tests.server.socket.hunts import Stopwatch, believe_answers, connection_of, hunt, hunting, put, seated, time, until
from tests.server.socket.ledger import Ledger
from tests.server.socket.people import Tab, each
from tests.server.socket.serving import Serving
from tests.tables.hunt_rooms import look_in_time

pytestmark = pytest.mark.anyio

COUNTDOWN = 3_000
GRACE = 15_000


@pytest.fixture(autouse=True)
def stopwatch(monkeypatch: pytest.MonkeyPatch) -> Stopwatch:
    stopwatch = Stopwatch()
    believe_answers(monkeypatch)
    monkeypatch.setattr("tablee.server.connection.milliseconds", stopwatch)
    monkeypatch.setattr(socket, "EVERY", 3_600.0)
    return stopwatch


def placed(tab: Tab) -> list[tuple[int, int, int]]:
    """When, who, and on which space."""
    return [(event[1], event[2], event[6]) for event in tab.events("placed")]


async def all_settle(tabs: list[Tab]) -> None:
    await each(tabs, lambda tab: tab.settle())


# --- Start


@pytest.mark.rules("GRU-235", "GRU-236", "GRU-237", "GRU-238")
async def test_go_is_at_the_same_moment_for_everybody_and_nobody_knows_a_face_before(serving: Serving) -> None:
    tabs = await seated(serving)
    for tab in tabs:
        await tab.heard("play", move="ready")
    await tabs[2].heard("play", move="shout")
    await all_settle(tabs)
    assert {tuple(tab.events("shout")[0]) for tab in tabs} == {
        ("shout", tabs[0].view["go_at"] - COUNTDOWN, 2, tabs[0].view["go_at"])
    }
    assert {time(serving, tab) for tab in tabs} == {-COUNTDOWN}
    for tab in tabs:
        assert {pawn[2] for clan in tab.view["clans"] for pawn in clan["pawns"]} == {None}
    await serving.pass_time(tabs[0])
    await all_settle(tabs)
    assert {time(serving, tab) for tab in tabs} == {0}
    assert {json.dumps(tab.events("go")) for tab in tabs} == {json.dumps(tabs[0].events("go"))}
    assert len(tabs[0].events("go")) == 1


@pytest.mark.rules("GRU-239")
async def test_a_command_a_moment_after_go_is_taken_although_nothing_else_has_happened(serving: Serving) -> None:
    tabs = await hunting(serving)
    assert await tabs[0].refusal("play", move="flip 8") == "not_started"
    serving.clock.now += 1
    await tabs[0].heard("play", move="flip 8")


# --- Windows


@pytest.mark.rules("GRU-240", "GRU-241", "GRU-242", "GRU-260")
async def test_in_a_race_for_one_space_the_one_who_is_further_away_is_not_the_slower(
    serving: Serving, stopwatch: Stopwatch
) -> None:
    """Scenario 18: 1 230 from 20 ms away, 1 260 from 80 ms away; both in the window that closes at 1 300."""
    tabs = await hunting(serving)
    await stopwatch.measure(connection_of(serving, tabs[0]), *[40] * 8)
    await stopwatch.measure(connection_of(serving, tabs[1]), *[160] * 8)
    await until(serving, tabs[0], 1_230)
    await tabs[0].heard("play", move=put(tabs[0], "fish"))
    serving.clock.now += 30
    await tabs[1].heard("play", move=put(tabs[1], "fish"))
    await until(serving, tabs[0], 1_299)
    await all_settle(tabs)
    assert [placed(tab) for tab in tabs] == [[], [], []]
    await until(serving, tabs[0], 1_300)
    await all_settle(tabs)
    for tab in tabs:
        assert placed(tab) == [(1_300, 1, 1), (1_300, 0, 2)]
        assert [spot[0] for spot in tab.view["boards"][2]["track"]] == [1, 0]


@pytest.mark.rules("GRU-242", "GRU-244")
async def test_a_closed_window_is_not_reopened_for_anybody(serving: Serving, stopwatch: Stopwatch) -> None:
    """Scenario 19: from 400 ms away, with a key before the others' close; they stand all the same."""
    tabs = await hunting(serving)
    await stopwatch.measure(connection_of(serving, tabs[2]), *[800] * 8)
    await until(serving, tabs[0], 1_290)
    await tabs[0].heard("play", move=put(tabs[0], "fish"))
    await until(serving, tabs[0], 1_310)
    await tabs[2].heard("play", move=put(tabs[2], "fish"))
    await tabs[1].heard("play", move=put(tabs[1], "birds"))
    coming = hunt(serving, tabs[2]).hands[2].coming
    assert coming is not None
    assert coming.key == 1_160
    await until(serving, tabs[0], 1_400)
    await all_settle(tabs)
    assert placed(tabs[1]) == [(1_300, 0, 1), (1_400, 2, 2), (1_400, 1, 1)]


@pytest.mark.rules("GRU-245", "GRU-253")
async def test_of_two_commands_in_one_window_the_first_is_done_and_the_other_waits(serving: Serving) -> None:
    tabs = await hunting(serving)
    await until(serving, tabs[0], 1_010)
    await tabs[0].heard("play", move=put(tabs[0], "fish"))
    serving.clock.now += 40
    second = await tabs[0].heard("play", move="flip 8")
    assert second["events"] == [["buffered", 0, 1_050, 2, None]]
    serving.clock.now += 20
    third = await tabs[0].heard("play", move="flip 7")
    assert [event[0] for event in third["events"]] == ["rejected", "buffered"]
    assert third["events"][0][4] == "superseded"
    await until(serving, tabs[0], 1_600)
    await all_settle(tabs)
    assert [event[1:4] for event in tabs[2].events("placed", "flipped")][1] == [1_600, 0, 7]


@pytest.mark.rules("GRU-246", "GRU-266")
async def test_numbers_have_no_gaps_and_what_is_rejected_uses_nobody_elses(serving: Serving) -> None:
    """`Told` checks every number that it hears."""
    tabs = await hunting(serving, watchable=True)
    watcher = await (await serving.guest("Eve")).tab(tabs[0].table_id)
    await until(serving, tabs[0], 150)
    await all_settle([*tabs, watcher])
    before = [tab.n for tab in (*tabs, watcher)]
    await tabs[0].heard("play", move="place 1 club bees")
    await tabs[0].heard("play", move="flip 8")
    assert await tabs[0].refusal("play", move="wait") == "bad_request"
    await until(serving, tabs[0], 300)
    await all_settle([*tabs, watcher])
    assert [tab.n - n for tab, n in zip((*tabs, watcher), before, strict=True)] == [3, 0, 0, 0]
    await until(serving, tabs[0], 400)
    await all_settle([*tabs, watcher])
    assert [tab.n - n for tab, n in zip((*tabs, watcher), before, strict=True)] == [4, 1, 1, 1]
    assert [len(tab.events("rejected", "buffered")) for tab in (*tabs, watcher)] == [2, 0, 0, 0]


# --- The same id


@pytest.mark.rules("GRU-267")
async def test_a_command_sent_twice_and_again_from_a_new_connection_is_one_command(serving: Serving) -> None:
    tabs = await hunting(serving)
    await until(serving, tabs[0], 150)
    await tabs[0].do("play", move="flip 8", as_id="c")
    await tabs[0].do("play", move="flip 8", as_id="c")
    await tabs[0].drop()
    await serving.lost(tabs[0])
    back = await Tab.open(tabs[0].guest, tabs[0].table_id)
    back.remember(tabs[0])
    await back.hello(tabs[0].n)
    await back.ask("play", move="flip 8", as_id="c")
    await until(serving, back, 1_000)
    await back.settle()
    assert hunt(serving, back).hands[0].sent == 1
    assert len(tabs[1].events("flipped")) == 1


# --- Dropping out and coming back


@pytest.mark.rules("GRU-272", "GRU-312")
async def test_who_drops_out_is_replaced_after_fifteen_seconds_and_comes_back_to_everything(serving: Serving) -> None:
    tabs = await hunting(serving)
    await until(serving, tabs[1], 150)
    await tabs[0].heard("play", move=put(tabs[0], "fish"))
    await tabs[0].heard("play", move="flip 8")
    await tabs[0].drop()
    await serving.lost(tabs[0])
    lost = time(serving, tabs[1])
    await until(serving, tabs[1], lost + GRACE - 1)
    await tabs[1].settle()
    assert tabs[1].events("seat_gone") == []
    await until(serving, tabs[1], lost + GRACE)
    await tabs[1].settle()
    assert tabs[1].events("seat_gone") == [["seat_gone", 0, "disconnected", "bot"]]
    assert tabs[1].view["clans"][0]["gone"]
    sent = hunt(serving, tabs[1]).hands[0].sent
    for _ in range(40):
        if hunt(serving, tabs[1]).hands[0].sent > sent:
            break
        look_in_time(serving.hall.bots, serving.clock, serving.room(tabs[1]))
        await serving.pass_time(tabs[1])
    assert hunt(serving, tabs[1]).hands[0].sent > sent, "a bot plays"
    back = await tabs[0].guest.tab(tabs[0].table_id)
    await tabs[1].until(lambda: tabs[1].events("seat_back"))
    await all_settle([back, tabs[1]])
    assert back.kinds()[0] == "whole"
    assert back.view["phase"] == "hunt"
    assert (back.view["boards"], back.view["clans"]) == (tabs[1].view["boards"], tabs[1].view["clans"])
    assert not back.view["clans"][0]["gone"]
    serving.clock.now += 1
    await back.heard("play", move="flip 7")


# --- A server that stops and starts


@pytest.mark.rules("GRU-274")
async def test_a_hunt_goes_on_after_a_restart_and_everybody_is_told(serving: Serving) -> None:
    tabs = await hunting(serving)
    await until(serving, tabs[0], 1_230)
    await tabs[0].heard("play", move=put(tabs[0], "fish"))
    await serving.stop()
    serving.clock.now += 60_000
    await serving.start()
    back = []
    for tab in tabs:
        again = await Tab.open(tab.guest, tab.table_id)
        again.remember(tab)
        await again.hello(tab.n)
        await again.until(lambda again=again: again.answered_hello)  # type: ignore[misc]
        back.append(again)
    await all_settle(back)
    assert {len(tab.events("hunt_resumed")) for tab in back} == {1}
    assert {tab.table["zero"] for tab in back} == {back[0].table["zero"]}
    assert placed(back[0]) == []
    await until(serving, back[0], 1_300)
    await all_settle(back)
    assert {json.dumps(placed(tab)) for tab in back} == {json.dumps([(1_300, 0, 1)])}
    ledger = Ledger(await serving.rows(back[0]))
    for tab in back:
        ledger.told(tab)


# --- Secrets


@pytest.mark.rules("GRU-242", "GRU-266")
async def test_no_frame_of_a_hunt_holds_what_another_seat_has_sent_or_how_far_away_it_is(
    serving: Serving, stopwatch: Stopwatch
) -> None:
    tabs = await hunting(serving, "Ana", "Bo", "Cy", "Di", watchable=True)
    watcher = await (await serving.guest("Eve")).tab(tabs[0].table_id)
    for seat, tab in enumerate(tabs):
        await stopwatch.measure(connection_of(serving, tab), *[2 * (FAR_AWAY + 100 * seat)] * 8)
    boards = ("bees", "fish", "birds", "mammoths")  # to each seat its own, so that nobody else has ever sent the same
    sent: dict[int, str] = {}
    searched = 0
    for turn in range(5):
        await until(serving, tabs[0], 1_000 * turn + 910)
        for seat, tab in enumerate(tabs):
            sent[seat] = put(tab, boards[seat])
            await tab.heard("play", move=sent[seat])
            await tab.heard("play", move="flip 8")  # waits
        for tab in (*tabs, watcher):
            await tab.settle()
            newcomer = await tab.guest.tab(tab.table_id)
            secrets = secrets_of(hunt(serving, tab), tab.seat)
            others = [move for seat, move in sent.items() if seat != tab.seat]
            for text in (*tab.raw, *newcomer.raw):
                assert found(secrets, text) == []
                assert [move for move in others if f'"{move}"' in text] == []
                searched += 1
            await newcomer.close()
    assert len(tabs[0].events("placed")) > 8
    assert searched > 300


def found(secrets: set[str], text: str) -> list[Any]:
    return [secret for secret in secrets if re.search(rf"(?<![0-9]){secret}(?![0-9])", text)]
