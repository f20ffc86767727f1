"""However many ask at once, they are read and answered two by two, and whatever else is to be done has its turn."""

from __future__ import annotations

import asyncio
import sys
from functools import partial
from itertools import pairwise
from typing import Any

import pytest
import uvicorn
from starlette.types import Message, Receive, Scope, Send
from uvicorn.server import ServerState

from tablee.games import SHELF
from tablee.server.headers import Hosts, Origins
from tablee.server.http_protocol import TimedHttp, timed_http
from tablee.server.limits import Limits, Rate
from tablee.server.records import on_shelf
from tablee.server.request_filter import RequestFilter
from tablee.server.run import SWITCH, let_threads_in_sooner
from tablee.server.turnstile import AT_ONCE, Turnstile
from tablee.tables.acts import Settings
from tablee.tables.hall import OPENING
from tests.server.http.conftest import House

anyio = pytest.mark.anyio

CROWD = 500
REQUEST = b"GET /api/shelf HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def most_in_a_turn(growing: list[Any]) -> int:
    """By how much a list grows at most in one turn of the event loop, in turns enough for all."""
    counts = [len(growing)]
    for _ in range(2 * CROWD):
        await asyncio.sleep(0)  # here the frames of a table would have their turn
        counts.append(len(growing))
    return max(after - before for before, after in pairwise(counts))


# --- The turnstile by itself


@anyio
async def test_many_at_once_pass_two_by_two_and_whoever_has_gone_takes_no_place() -> None:
    turnstile, order = Turnstile(), list[str]()

    async def ask(number: int) -> None:
        await turnstile.pass_through()
        order.append(str(number))

    asking = [asyncio.ensure_future(ask(number)) for number in range(7)]
    asking[4].cancel()
    for _ in range(12):
        order.append("|")
        await asyncio.sleep(0)
    assert [part for part in "".join(order).split("|") if part] == ["01", "23", "56"]
    await ask(7)
    assert order[-1] == "7"


@anyio
async def test_whoever_stumbles_stops_nobody_else() -> None:
    turnstile, passed, stumbles = Turnstile(1), list[int](), list[object]()
    asyncio.get_running_loop().set_exception_handler(lambda _, context: stumbles.append(context["exception"]))
    assert turnstile.lets_pass()
    for number in range(4):
        turnstile.queue((lambda: 1 / 0) if number == 1 else partial(passed.append, number), lambda: False)
    for _ in range(6):
        await asyncio.sleep(0)
    assert passed == [0, 2, 3]
    assert [type(error) for error in stumbles] == [ZeroDivisionError]
    assert turnstile.lets_pass()


@anyio
async def test_nobody_overtakes_those_who_wait() -> None:
    turnstile = Turnstile(1)
    assert turnstile.lets_pass()
    turnstile.queue(lambda: None, lambda: False)
    assert not turnstile.lets_pass()
    await asyncio.sleep(0)
    assert not turnstile.lets_pass()  # it is the turn of the one who waited
    await asyncio.sleep(0)
    assert turnstile.lets_pass()


# --- What comes in


class Wire(asyncio.Transport):
    """A connection without a network, which knows whether anything more is read from it."""

    def __init__(self) -> None:
        super().__init__()
        self.paused = False
        self.closed = False
        self.answered = b""

    def is_closing(self) -> bool:
        return self.closed

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self.protocol

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.answered += data

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False

    def close(self) -> None:
        self.closed = True


class Crowd:
    """Connections on which somebody asks for something in the same turn of the event loop."""

    def __init__(self, turnstile: Turnstile) -> None:
        self.begun: list[int] = []
        settings = uvicorn.Config(self.answer, interface="asgi3", log_config=None)
        kind = timed_http(1_000, turnstile=turnstile)
        self.wires = [Wire() for _ in range(CROWD)]
        self.connections = [self.connect(kind, settings, wire) for wire in self.wires]

    def connect(self, kind: type[TimedHttp], settings: uvicorn.Config, wire: Wire) -> TimedHttp:
        connection = kind(settings, ServerState(), {})
        wire.set_protocol(connection)
        connection.connection_made(wire)
        return connection

    def ask(self) -> None:
        for number, connection in enumerate(self.connections):
            connection.data_received(REQUEST.replace(b"shelf", b"%d" % number))

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.begun.append(int(scope["path"].rpartition("/")[2]))
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    def leave(self) -> None:
        for connection in self.connections:
            connection.connection_lost(None)


@anyio
async def test_five_hundred_requests_in_one_turn_are_read_two_by_two_and_nobody_starves() -> None:
    turnstile = Turnstile()
    crowd = Crowd(turnstile)
    crowd.ask()
    assert sum(wire.paused for wire in crowd.wires) == len(turnstile.waiting) == CROWD - AT_ONCE
    assert await most_in_a_turn(crowd.begun) == AT_ONCE
    assert crowd.begun == list(range(CROWD))
    assert all(wire.answered.startswith(b"HTTP/1.1 204") and not wire.paused for wire in crowd.wires)
    crowd.leave()


@anyio
async def test_a_request_whose_connection_is_gone_is_not_read_any_more() -> None:
    turnstile = Turnstile()
    crowd = Crowd(turnstile)
    crowd.ask()
    for wire in crowd.wires[AT_ONCE:-1]:
        wire.close()
    await asyncio.sleep(0)
    assert not turnstile.waiting  # all those who are gone were one turn
    await asyncio.sleep(0)
    assert crowd.begun == [*range(AT_ONCE), CROWD - 1]
    crowd.leave()


# --- What goes out


@anyio
@pytest.mark.parametrize("rates", [{}, {"request": Rate(0, 1)}], ids=["let in", "refused"])
async def test_those_who_waited_for_the_same_thing_are_answered_two_by_two(rates: dict[str, Rate]) -> None:
    done = asyncio.Event()
    answered: list[Message] = []

    async def wait(scope: Scope, receive: Receive, send: Send) -> None:
        await done.wait()
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def send(message: Message) -> None:
        if message["type"] == "http.response.body":
            answered.append(message)

    async def receive() -> Message:
        return {"type": "http.request", "body": b""}

    app = RequestFilter(wait, Origins(), Hosts(), Limits(rates), 1_000, Turnstile())
    scope: dict[str, Any] = {"type": "http", "method": "GET", "path": "/", "headers": []}
    asking = [asyncio.ensure_future(app(dict(scope), receive, send)) for _ in range(30)]
    await asyncio.sleep(0)
    done.set()
    assert await most_in_a_turn(answered) == AT_ONCE
    await asyncio.gather(*asking)
    assert len(answered) == len(asking)


@anyio
async def test_tables_are_opened_a_few_at_a_time_and_all_of_them_are(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked_up, under_way, counts = house.store.opened_by, set[str](), list[int]()

    async def watched(person: str) -> list[tuple[str, str]]:
        under_way.add(person)
        counts.append(len(under_way))
        return await looked_up(person)

    async def open_one(person: str) -> str:
        room = await house.hall.open_table(person, "Ana", "smile", Settings(seats=3))
        under_way.discard(person)
        return room.table.id

    monkeypatch.setattr(house.store, "opened_by", watched)
    opened = await asyncio.gather(*(open_one(f"p{number}") for number in range(20)))
    assert len(set(opened)) == 20
    assert max(counts) == OPENING


# --- What each of them costs


def test_the_options_of_a_box_are_looked_at_once() -> None:
    for game in SHELF.values():
        assert on_shelf(game).options is on_shelf(game).options


def test_a_thread_that_waits_for_the_event_loop_is_let_in_soon() -> None:
    before = sys.getswitchinterval()
    try:
        let_threads_in_sooner()
        assert sys.getswitchinterval() == pytest.approx(SWITCH)
    finally:
        sys.setswitchinterval(before)
