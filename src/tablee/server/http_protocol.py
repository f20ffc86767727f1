"""Uvicorn's HTTP protocol, which here does not wait for ever for the rest of a request.

Uvicorn's own limit is for connections on which nothing is asked; whoever sends a letter of a head now and then, or of a
body, keeps theirs. Here a request has to arrive whole within some seconds, however it trickles in.
"""

from __future__ import annotations

import asyncio
from typing import ClassVar, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

PATIENCE: Final = 15.0  # seconds for a whole request; a connection that asks nothing from the start has no longer
OWING: Final = (h11.IDLE, h11.SEND_BODY)  # a part of the request is still to come


class TimedHttp(H11Protocol):
    """One connection. A timer runs while the other side owes us a part of a request."""

    patience: ClassVar[float] = PATIENCE
    timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.look()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.look()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.stop()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.conn.trailing_data[0]:  # the next request has begun to come while this one was answered
            self.look()

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


def timed_http(seconds: float) -> type[TimedHttp]:
    """The protocol with another patience: uvicorn is given a class."""
    return type("TimedHttp", (TimedHttp,), {"patience": seconds})
