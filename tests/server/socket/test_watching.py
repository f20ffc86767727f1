"""Spectators: they see what everybody may see, and only where they are let in."""

from __future__ import annotations

import pytest

from tablee.server.messages import NOT_ALLOWED
from tests.server.socket.people import begin, knock, play, sit_down
from tests.server.socket.serving import Serving

pytestmark = pytest.mark.anyio


async def test_a_spectator_sees_the_whole_game_and_no_hand(serving: Serving) -> None:
    tabs = await begin(await serving.people(), watchable=True)
    eve = await (await serving.guest("Eve")).tab(tabs[0].table_id)
    assert eve.seat is None
    assert eve.view["hand"] is None
    await play(tabs)
    await eve.settle()
    assert eve.view["over"]
    assert eve.events("hand_updated", "decision_requested") == []
    assert all("own" not in frame for frame in eve.numbered())


async def test_a_spectator_cannot_act(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"), watchable=True)
    eve = await (await serving.guest("Eve")).tab(tabs[0].table_id)
    rows = len(await serving.rows(eve))
    assert await eve.refusal("sit") == "already_started"
    for act in ("hand_over", "ask_undo", "ask_pause", "stand", "resume", "rematch"):
        assert await eve.refusal(act) == "not_seated"
    assert await eve.refusal("play", move="offer C01") == "not_seated"
    assert await eve.refusal("close") in ("not_host", "not_lobby")
    assert len(await serving.rows(eve)) == rows


async def test_a_private_table_lets_no_stranger_in_after_the_start(serving: Serving) -> None:
    people = await serving.people("Ana", "Bo", "Cy")
    eve = await serving.guest("Eve")
    tabs = await begin(people)
    stranger = await knock(serving.base, tabs[0].table_id, cookie=eve.cookie)
    await stranger.wait_closed()
    assert stranger.close_code == NOT_ALLOWED
    await play(tabs)
    stranger = await knock(serving.base, tabs[0].table_id, cookie=eve.cookie)
    await stranger.wait_closed()
    assert stranger.close_code == NOT_ALLOWED
    again = await people[1].tab(tabs[0].table_id)
    assert again.seat == 1


async def test_an_onlooker_of_the_lobby_is_sent_away_when_a_private_game_begins(serving: Serving) -> None:
    people = await serving.people("Ana", "Bo", "Cy")
    eve = await serving.guest("Eve")
    table = await people[0].open(seats=3)
    tabs = await sit_down(table, people)
    onlooker = await eve.tab(table)
    await tabs[0].heard("start")
    assert await onlooker.closed() == NOT_ALLOWED
    assert onlooker.view is None
    assert onlooker.events("game_begun") == []


async def test_a_stranger_who_was_let_in_but_says_hello_after_the_start_is_sent_away(serving: Serving) -> None:
    people = await serving.people("Ana", "Bo", "Cy")
    eve = await serving.guest("Eve")
    table = await people[0].open(seats=3)
    tabs = await sit_down(table, people)
    slow = await knock(serving.base, table, cookie=eve.cookie)
    await serving.until(lambda: any(one.early is None and not one.entered for one in serving.app.socket.connections))
    await tabs[0].heard("start")
    await slow.send('{"type":"hello"}')
    await slow.wait_closed()
    assert slow.close_code == NOT_ALLOWED


async def test_spectators_do_not_hear_the_ids_of_one_another(serving: Serving) -> None:
    ana, bo, cy = await serving.people("Ana", "Bo", "Cy")
    table = await ana.open(seats=3)
    first, second, third = await ana.tab(table), await bo.tab(table), await cy.tab(table)
    await first.heard("sit", as_id="mine")
    await second.settle()
    await third.settle()
    assert "mine" not in second.answers
    assert all('"mine"' not in text for tab in (second, third) for text in tab.raw)
