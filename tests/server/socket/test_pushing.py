"""What is pushed to an open socket goes out at once, to a hushed one with the next beat, to one that is gone never."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tablee.server.connection import Connection
from tablee.server.messages import NOT_ALLOWED
from tablee.tables.hush import NOTHING, Unwrapping


class Wire:
    """What picows is told to send."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.underlying_transport = self

    def send(self, kind: object, frame: bytes) -> None:
        self.sent.append(frame)

    def set_write_buffer_limits(self, high: int) -> None: ...

    def is_closing(self) -> bool:
        return True

    def send_close(self, code: int) -> None: ...

    def disconnect(self, graceful: bool = True) -> None: ...


class Door:
    """Who is told that somebody came or went."""

    proxy = None

    def connected(self, connection: Connection) -> None: ...

    def disconnected(self, connection: Connection) -> None: ...


@pytest.fixture
def wire() -> Wire:
    return Wire()


@pytest.fixture
def connection(wire: Wire) -> Connection:
    door: Any = Door()
    transport: Any = wire
    made = Connection(door, {})
    made.on_ws_connected(transport)
    return made


def test_what_is_pushed_is_sent_at_once_and_in_order(connection: Connection, wire: Wire) -> None:
    connection.push(b"one")
    connection.push(b"two")
    assert wire.sent == [b"one", b"two"]


def test_whoever_is_hushed_is_sent_one_frame_at_each_beat(connection: Connection, wire: Wire) -> None:
    connection.hush()
    connection.push(b"one")
    connection.push(b"two")
    assert wire.sent == []
    connection.beat()
    connection.beat()
    assert [len(frame) for frame in wire.sent] == [len(NOTHING)] * 2
    assert Unwrapping().messages(wire.sent[0]) == [b"one", b"two"]
    assert wire.sent[1] == NOTHING


def test_whoever_is_hushed_no_longer_is_sent_the_rest_and_then_everything_at_once(
    connection: Connection, wire: Wire
) -> None:
    connection.hush()
    connection.push(b"one")
    connection.speak_up()
    connection.push(b"two")
    assert Unwrapping().messages(wire.sent[0]) == [b"one"]
    assert wire.sent[1:] == [b"two"]


def test_whoever_was_shut_out_is_sent_nothing_more(connection: Connection, wire: Wire) -> None:
    async def story() -> None:
        connection.shut(NOT_ALLOWED)
        connection.push(b"one")
        connection.speak_up()
        connection.push(b"two")

    asyncio.run(story())
    assert wire.sent == []


def test_whoever_is_gone_is_sent_nothing_more(connection: Connection, wire: Wire) -> None:
    transport: Any = wire
    connection.on_ws_disconnected(transport)
    connection.push(b"one")
    connection.hush()
    connection.push(b"two")
    connection.speak_up()
    assert wire.sent == []
