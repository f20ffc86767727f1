"""From uvicorn to picows: a request for a WebSocket leaves uvicorn with its connection, and stays with picows.

Every move goes through a socket, and is told through four or more. Picows reads, frames and sends in C, without a queue
or a task in between. Uvicorn keeps count of the connection until it ends, so that the server can stop in good order.
"""

from __future__ import annotations

import logging
from asyncio import BaseTransport
from collections.abc import Callable
from typing import Any, Final, TypeAlias

import picows
from picows.picows import WSProtocol  # type: ignore[attr-defined]

from tablee.server.doors import Doors
from tablee.server.messages import RESTART

Accept: TypeAlias = Callable[[picows.WSUpgradeRequest], "Listener"]

HANDSHAKE: Final = 5.0  # seconds
READ_BUFFER: Final = 2_048  # bytes, to begin with
MOST_READ: Final = 8_192  # bytes of one connection at a time: the others have their turn, too
LOG: Final = logging.LoggerAdapter(logging.getLogger("picows"), {})  # of a logger, picows makes one per connection
THEIRS: Final = ("WS parser error", "on_ws_frame raised WSProtocolError")


def is_ours(record: logging.LogRecord) -> bool:
    """What a client has sent wrongly is no trouble of ours: it is told so, and gone."""
    return not str(record.msg).startswith(THEIRS)


LOG.logger.addFilter(is_ours)


class Listener(picows.WSListener):
    """What picows calls with each frame of a connection, which can also be asked to end it."""

    def shut(self, code: int) -> None:
        raise NotImplementedError


class WebSocketProtocol(WSProtocol):  # type: ignore[misc]
    """What uvicorn makes when a socket is asked for. `accept` makes the listener; who may stay is its business."""

    def __init__(
        self, *, accept: Accept, biggest: int, doors: Doors, config: object, server_state: Any, app_state: object
    ) -> None:
        super().__init__(
            host_port=None,
            ws_path=None,
            is_client_side=False,
            ws_listener_factory=accept,
            logger=LOG,
            disconnect_on_exception=True,
            websocket_handshake_timeout=HANDSHAKE,
            enable_auto_ping=False,
            auto_ping_idle_timeout=0,
            auto_ping_reply_timeout=0,
            auto_ping_strategy=picows.WSAutoPingStrategy.PING_WHEN_IDLE,
            enable_auto_pong=False,  # a ping costs something like every other frame
            max_frame_size=biggest,
            extra_headers=None,
            read_buffer_init_size=READ_BUFFER,
        )
        self.connections: set[Any] = server_state.connections
        self.doors = doors
        self.made_of: BaseTransport | None = None

    def connection_made(self, transport: Any) -> None:
        self.connections.add(self)
        self.made_of = transport
        super().connection_made(transport)

    def connection_lost(self, error: Exception | None) -> None:
        self.connections.discard(self)
        if self.made_of is not None:
            self.doors.leave(self.made_of)
        super().connection_lost(error)

    def get_buffer(self, size: int) -> memoryview:
        """Picows' own grows as long as somebody fills it."""
        space: memoryview = WSProtocol.get_buffer(self, size)
        return space if len(space) <= MOST_READ else space[:MOST_READ]

    def data_received(self, head: bytes) -> None:
        """Uvicorn has read the head of the request already, and hands it over."""
        while head:
            space = self.get_buffer(-1)
            part = head[: len(space)]
            space[: len(part)] = part
            self.buffer_updated(len(part))
            head = head[len(part) :]

    def shutdown(self) -> None:
        """The server stops."""
        if self.listener is None:
            self.transport.disconnect()
        else:
            self.listener.shut(RESTART)
