"""Uvicorn's HTTP protocol, which here does not wait for ever for the rest of a request.

Uvicorn's own limit is for connections on which nothing is asked; whoever sends a letter of a head now and then, or of a
body, keeps theirs. Here a request has to arrive whole within some seconds, however it trickles in.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import ClassVar, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from tablee.server.doors import Doors
from tablee.server.turnstile import Turnstile

PATIENCE: Final = 15.0  # seconds for a whole request; a connection that asks nothing from the start has no longer
PENANCE: Final = 1.0  # seconds that a request waits whose address has no credits left
OWING: Final = (h11.IDLE, h11.SEND_BODY)  # a part of the request is still to come
THEIRS: Final = "Invalid HTTP request received."


def is_ours(record: logging.LogRecord) -> bool:
    """What a client has sent wrongly is no trouble of ours: it is told so, and gone."""
    return record.msg != THEIRS


logging.getLogger("uvicorn.error").addFilter(is_ours)


class TimedHttp(H11Protocol):
    """One connection. A timer runs while the other side owes us a part of a request."""

    patience: ClassVar[float] = PATIENCE
    turnstile: ClassVar[Turnstile]
    enter: ClassVar[Callable[[asyncio.Transport], bool]] = lambda _: True
    leave: ClassVar[Callable[[asyncio.Transport], None]] = lambda _: None
    lets_wait: ClassVar[Callable[[asyncio.Transport], bool]] = lambda _: False
    timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if type(self).enter(transport):
            self.look()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """What has to wait is kept by the sender's machine, but for this first piece."""
        if type(self).lets_wait(self.transport):
            self.transport.pause_reading()
            self.loop.call_later(PENANCE, self.queue, data)
        elif self.turnstile.lets_pass():
            self.read(data)
        else:
            self.transport.pause_reading()
            self.queue(data)

    def queue(self, data: bytes) -> None:
        self.turnstile.queue(partial(self.read_at_last, data), self.transport.is_closing)

    def read_at_last(self, data: bytes) -> None:
        """Refused or not: it is answered."""
        self.transport.resume_reading()
        self.read(data)

    def read(self, data: bytes) -> None:
        super().data_received(data)
        self.look()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        type(self).leave(self.transport)
        self.stop()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.conn.trailing_data[0]:  # the next request has begun to come while this one was answered
            self.look()

    def send_400_response(self, msg: str) -> None:
        """The other side has broken its request off with nonsense: whoever is answering it need not go on."""
        if self.cycle is not None:
            self.cycle.disconnected = True
        super().send_400_response(msg)

    def look(self) -> None:
        """More of a request does not start the timer again. All of it ends the timer, or a WebSocket."""
        ours = not self.transport.is_closing() and self.transport.get_protocol() is self
        if not ours or self.conn.their_state not in OWING:
            self.stop()
        elif self.timer is None:
            self.timer = self.loop.call_later(self.patience, self.transport.abort)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


def timed_http(seconds: float, doors: Doors | None = None, turnstile: Turnstile | None = None) -> type[TimedHttp]:
    """The protocol with another patience, a door, and a turnstile behind it: uvicorn is given a class."""
    bound: dict[str, object] = {"patience": seconds, "turnstile": Turnstile() if turnstile is None else turnstile}
    if doors is not None:
        bound |= {"enter": staticmethod(doors.enter), "leave": staticmethod(doors.leave)}
        bound["lets_wait"] = staticmethod(doors.lets_wait)
    return type("TimedHttp", (TimedHttp,), bound)
