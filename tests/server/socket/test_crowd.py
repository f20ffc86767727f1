"""Frames that are no messages, sockets that are too many, names that are not ours: nobody else notices them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tablee.server.connection import FAREWELLS
from tablee.server.limits import Rate
from tablee.server.messages import NO_SESSION, NOT_ALLOWED, TOO_FAST, TRY_LATER
from tablee.server.socket import MOST_EARLY
from tests.server.socket.people import PATIENCE, begin, knock, play
from tests.server.socket.serving import Serving

pytestmark = pytest.mark.anyio

PING = b"\x89\x80\0\0\0\0"  # masked, and empty
PONG = b"\x8a\x80\0\0\0\0"
PART = b"\x00\x80\0\0\0\0"  # of a message that never began, or never ends


async def ended(bare: ClientConnection) -> int | None:
    await bare.wait_closed()
    return bare.close_code


# --- Frames


class TestFrames:
    @pytest.fixture
    def rates(self) -> Mapping[str, Rate]:
        return {"frame": Rate(50, 1), "message": Rate(400, 20), "socket": Rate(200, 1)}

    @pytest.mark.parametrize("frame", [PING, PONG], ids=["ping", "pong"])
    async def test_frames_that_say_nothing_cost_something(self, serving: Serving, frame: bytes) -> None:
        tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
        tabs[0].socket.transport.write(frame * 51)
        assert await tabs[0].closed() == TOO_FAST
        await serving.lost(tabs[0])
        serving.steps.now += 60
        back = await tabs[0].guest.tab(tabs[0].table_id)
        await play([back, *tabs[1:]])
        assert back.view["over"]

    async def test_parts_of_a_message_cost_something_each(self, serving: Serving) -> None:
        tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
        tabs[0].socket.transport.write(b"\x01\x80\0\0\0\0" + PART * 50)
        assert await tabs[0].closed() == TOO_FAST

    async def test_a_ping_is_answered_as_long_as_it_is_paid_for(self, serving: Serving) -> None:
        tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
        answered = await tabs[0].socket.ping()
        await answered
        await tabs[0].settle()

    async def test_what_others_pay_is_not_mine(self, serving: Serving) -> None:
        tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
        tabs[0].socket.transport.write(PING * 60)
        assert await tabs[0].closed() == TOO_FAST
        tabs[1].socket.transport.write(PONG * 40)
        await tabs[1].settle()


async def test_whoever_is_not_known_has_few_frames(serving: Serving) -> None:
    bare = await knock(serving.base, "0" * 32)
    bare.transport.write(PING * (MOST_EARLY + 1))
    assert await ended(bare) in (TOO_FAST, NO_SESSION)


async def test_after_the_end_nothing_is_read_but_a_goodbye(serving: Serving) -> None:
    """Whoever goes on sending is cut off, long before a polite end would be given up."""
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    bare = tabs[0].socket
    (connection,) = [one for one in serving.app.socket.connections if one.person == tabs[0].guest.id]
    below = connection.transport.underlying_transport
    bare.transport.pause_reading()  # it never says goodbye
    connection.shut(NOT_ALLOWED)
    assert not below.is_reading()
    bare.transport.write(PING * 10_000)
    await serving.until(below.is_closing)
    assert FAREWELLS < (connection.farewells or 0) < 10_000 // 2
    bare.transport.abort()


async def test_a_flood_is_read_in_small_bites(serving: Serving) -> None:
    """However much has come, no connection has more of a turn than the others."""
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    everybody: set[Any] = serving.server.server_state.connections
    sockets = [one for one in everybody if getattr(one, "listener", None) is not None]
    (protocol,) = [one for one in sockets if one.listener.person == tabs[0].guest.id]
    tabs[0].socket.transport.write(b'\x81\xfe\x10\x00\0\0\0\0"' + b"x" * 4_094 + b'"')
    await tabs[0].settle()
    assert len(protocol.get_buffer(-1)) <= 8_192


# --- Too many


async def test_one_person_has_so_many_sockets_and_others_come_in(serving: Serving) -> None:
    serving.app.crowd.caps = {"person": 4}
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    more = [await tabs[0].guest.tab(tabs[0].table_id) for _ in range(3)]
    one_too_many = await knock(serving.base, tabs[0].table_id, cookie=tabs[0].guest.cookie)
    assert await ended(one_too_many) == TOO_FAST
    assert "too many at once: person" in serving.lines.getvalue()
    await tabs[1].guest.tab(tabs[0].table_id)
    await more[0].drop()
    await serving.until(lambda: len(serving.app.socket.connections) == 6)
    await tabs[0].guest.tab(tabs[0].table_id)
    await play(tabs)


async def test_one_address_has_so_many_sockets(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    serving.app.crowd.caps = {"socket": 3}
    assert await ended(await knock(serving.base, tabs[0].table_id, cookie=tabs[0].guest.cookie)) == TOO_FAST
    await play(tabs)


class TestTooOften:
    @pytest.fixture
    def rates(self) -> Mapping[str, Rate]:
        return {"message": Rate(400, 0), "socket": Rate(200, 0)}

    @pytest.mark.parametrize(("kind", "said"), [("message", "person"), ("socket", "socket")])
    async def test_whoever_opens_sockets_too_often_is_a_line_in_the_log(
        self, serving: Serving, kind: str, said: str
    ) -> None:
        """Though they hold none of them, and so are never too many."""
        tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
        key = tabs[0].guest.id if kind == "message" else "127.0.0.1"
        serving.app.limits.charge(kind, key, 400)
        one_too_often = await knock(serving.base, tabs[0].table_id, cookie=tabs[0].guest.cookie)
        assert await ended(one_too_often) == TOO_FAST
        assert f"too often: {said}" in serving.lines.getvalue()


async def test_one_table_has_so_many_sockets(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"), watchable=True)
    eve = await serving.guest("Eve")
    serving.app.crowd.caps = {"table": 3}
    assert await ended(await knock(serving.base, tabs[0].table_id, cookie=eve.cookie)) == TRY_LATER
    elsewhere = await eve.open(seats=3)
    assert (await eve.tab(elsewhere)).host


async def test_one_address_has_so_many_connections_whatever_it_asks(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    await serving.until(lambda: sum(serving.app.crowd.count.values()) >= 3)
    serving.app.crowd.caps = {"connection": serving.app.crowd.count["connection", "127.0.0.1"]}
    with pytest.raises((ConnectionClosed, OSError, EOFError, ValueError, Exception)):
        await knock(serving.base, tabs[0].table_id, cookie=tabs[0].guest.cookie)
    assert serving.app.crowd.turned_away == 1
    await play(tabs)


async def test_whoever_has_gone_is_counted_no_more(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    for _ in range(30):
        more = await tabs[0].guest.tab(tabs[0].table_id)
        await more.drop()
        await serving.until(lambda: serving.app.socket.open == 3)
    for tab in tabs:
        await tab.close()
    await serving.until(lambda: serving.app.socket.open == 0)
    await serving.until(lambda: not serving.server.server_state.connections)
    assert not serving.app.crowd.count
    assert not serving.app.crowd.inside


# --- Names


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "localhost.example"])
async def test_a_socket_under_a_foreign_name_is_turned_away(serving: Serving, host: str) -> None:
    """A page whose own name points to this machine is of one origin with it, as its browser sees it."""
    (ana,) = await serving.people("Ana")
    table = await ana.open(seats=3)
    port = serving.base.rpartition(":")[2]
    bare = await connect(
        f"ws://{host.partition(':')[0]}:{port}/ws/{table}",
        host="127.0.0.1",
        port=int(port),
        additional_headers={"Cookie": ana.cookie},
        origin=None,
        proxy=None,
        open_timeout=PATIENCE,
    )
    assert await ended(bare) == NOT_ALLOWED
