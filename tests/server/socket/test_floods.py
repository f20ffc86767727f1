"""Too fast, too slow, too many: only whoever does it feels it."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Mapping

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tablee.server.limits import Rate
from tablee.server.messages import TOO_FAST, TOO_SLOW
from tests.server.socket.people import PATIENCE, Tab, begin, each, knock, play, sit_down
from tests.server.socket.serving import Serving

pytestmark = pytest.mark.anyio

STORM = 100  # sockets


class TestCredits:
    @pytest.fixture
    def rates(self) -> Mapping[str, Rate]:
        return {"message": Rate(400, 20)}

    async def test_a_flood_ends_only_its_own_socket(self, serving: Serving) -> None:
        tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
        flood = await tabs[0].guest.tab(tabs[0].table_id)
        for _ in range(401):
            await flood.send({"type": "ping", "at": 1})
        assert await flood.closed() == TOO_FAST
        await tabs[1].settle()
        await tabs[2].settle()
        serving.steps.now += 20
        await play(tabs, 20)

    async def test_credits_come_back_with_time(self, serving: Serving) -> None:
        tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
        for _ in range(401):
            await tabs[0].send({"type": "ping", "at": 1})
        assert await tabs[0].closed() == TOO_FAST
        bare = await knock(serving.base, tabs[0].table_id, cookie=tabs[0].guest.cookie)
        await bare.wait_closed()
        assert bare.close_code == TOO_FAST, "opening sockets costs credits too"
        serving.steps.now += 20
        back = await tabs[0].guest.tab(tabs[0].table_id)
        await play([back, *tabs[1:]])
        assert back.view["over"]


class TestBeforeACrowd:
    """Three sit there and two look on: that is one more than few, here."""

    @pytest.fixture
    def rates(self) -> Mapping[str, Rate]:
        return {"told": Rate(10, 1)}

    @pytest.fixture(autouse=True)
    def few(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("tablee.server.socket.FEW", 4)

    async def crowd(self, serving: Serving, onlookers: int) -> list[Tab]:
        guests = await serving.people("Ana", "Bo", "Cy")
        table = await guests[0].open(seats=3)
        tabs = await sit_down(table, guests)
        for _ in range(onlookers):
            await guests[0].tab(table)
        serving.steps.now += 1_000  # the credits of sitting down are back
        return tabs

    async def test_what_is_told_to_a_crowd_costs_as_many_credits_as_it_has_ears(self, serving: Serving) -> None:
        _, bo, cy = await self.crowd(serving, onlookers=2)
        await bo.heard("ready", ready=False)
        await bo.heard("ready")
        assert await bo.refusal("ready", ready=False) == "too_fast"
        assert (await bo.say("Well?"))["code"] == "too_fast"
        await cy.heard("ready", ready=False)  # everybody has their own
        serving.steps.now += 5
        await bo.heard("ready", ready=False)

    async def test_what_nobody_else_is_told_costs_nothing(self, serving: Serving) -> None:
        _, bo, _ = await self.crowd(serving, onlookers=2)
        for _ in range(10):
            assert await bo.refusal("start") == "not_host"
            await bo.heard("ready")
        await bo.heard("ready", ready=False)

    async def test_the_host_keeps_order_before_whatever_crowd(self, serving: Serving) -> None:
        ana, *_ = await self.crowd(serving, onlookers=2)
        for turn in range(10):
            await ana.heard("lock", yes=turn % 2 == 0)

    async def test_whoever_brings_a_crowd_keeps_nobody_from_playing(
        self, serving: Serving, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("tablee.server.socket.PLAYED_FOR", 5)
        tabs = await begin(await serving.people("Ana", "Bo", "Cy"), watchable=True)
        eve = await serving.guest("Eve")
        for _ in range(10):
            await eve.tab(tabs[0].table_id)
        serving.steps.now += 1_000
        assert await play(tabs, 3) == 3
        assert (await tabs[1].say("How many are you?"))["code"] == "too_fast"

    async def test_among_few_it_costs_nothing(self, serving: Serving) -> None:
        _, bo, _ = await self.crowd(serving, onlookers=1)
        for turn in range(10):
            await bo.heard("ready", ready=turn % 2 == 1)


async def small_ears(serving: Serving, tab: Tab) -> ClientConnection:
    """A socket whose system buffers are small on both sides, so that a slow reader is noticed soon."""
    assert serving.listening is not None
    serving.listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4_096)
    bare = socket.socket()
    bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    bare.setblocking(False)
    await asyncio.get_running_loop().sock_connect(bare, serving.listening.getsockname())
    return await knock(serving.base, tab.table_id, cookie=tab.guest.cookie, sock=bare)


async def test_a_slow_reader_is_cut_off_and_the_others_play_on(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    await tabs[2].close()
    await serving.lost(tabs[2])
    slow = await small_ears(serving, tabs[2])
    await slow.send('{"type":"hello"}')
    room = serving.room(tabs[0])
    await serving.until(lambda: room.listeners.ears.get(2))
    slow.transport.pause_reading()
    spoken = 0
    while room.listeners.ears.get(2):
        await tabs[0].say("x" * 500)
        spoken += 1
        assert spoken < 10_000
    await serving.on_disk(room)
    assert (await serving.acts(tabs[0]))[-1] == "lose", "who is cut off has lost the connection"
    await tabs[0].settle()
    assert len(tabs[1].said) <= spoken
    back = await tabs[2].guest.tab(tabs[2].table_id)
    await play([*tabs[:2], back])
    assert back.view["over"]
    slow.transport.resume_reading()
    heard = await everything(slow)
    assert slow.close_code == TOO_SLOW
    assert not any("game_ended" in text for text in heard), "nothing was sent after it was cut off"


async def everything(bare: ClientConnection) -> list[str]:
    texts: list[str] = []
    with contextlib.suppress(ConnectionClosed):
        while True:
            texts.append(str(await bare.recv()))
    return texts


async def test_a_hundred_sockets_come_back_at_once_and_no_move_is_lost(serving: Serving) -> None:
    """A reconnect storm: every seat of many tables, and spectators."""
    games = [
        await begin(await serving.people(*(f"{name}{number}" for name in "abcd")), watchable=True)
        for number in range(STORM // 5)
    ]
    eve = await serving.guest("Eve")
    for tabs in games:
        tabs.append(await eve.tab(tabs[0].table_id))
        await play(tabs[:4], 3)
    await each([tab for tabs in games for tab in tabs], lambda tab: tab.drop())
    everybody = [tab for tabs in games for tab in tabs]
    assert len(everybody) == STORM
    back = await asyncio.wait_for(asyncio.gather(*(again(tab) for tab in everybody)), PATIENCE)
    assert [tab.kinds()[0] for tab in back] == ["resumed"] * STORM
    for number, tabs in enumerate(games):
        now = back[5 * number : 5 * number + 5]
        assert [(tab.n, tab.view) for tab in now] == [(tab.n, tab.view) for tab in tabs]
    await play(back[:4])
    assert back[4].table is not None
    assert serving.app.socket.open == STORM


async def again(tab: Tab) -> Tab:
    fresh = await Tab.open(tab.guest, tab.table_id)
    fresh.remember(tab)
    await fresh.hello(tab.n)
    await fresh.until(lambda: fresh.answered_hello)
    await fresh.settle()
    return fresh


async def test_many_tabs_of_one_person_come_and_go_and_are_forgotten(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    room = serving.room(tabs[0])
    for _ in range(5):
        more = [await tabs[0].guest.tab(tabs[0].table_id) for _ in range(10)]
        await each(more, lambda tab: tab.drop())
    await serving.until(lambda: serving.app.socket.open == 3)
    assert len(room.listeners.ears[0]) == 1
    assert "lose" not in await serving.acts(tabs[0])
