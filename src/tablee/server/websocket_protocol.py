"""From uvicorn to picows: a request for a WebSocket leaves uvicorn with its connection, and stays with picows.

Every move goes through a socket, and is told through four or more. Picows reads, frames and sends in C, without a queue
or a task in between. Uvicorn keeps count of the connection until it ends, so that the server can stop in good order.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, Final, TypeAlias

import picows
from picows.picows import WSProtocol  # type: ignore[attr-defined]

Accept: TypeAlias = Callable[[picows.WSUpgradeRequest], "Listener"]

HANDSHAKE: Final = 5.0  # seconds
READ_BUFFER: Final = 2_048  # bytes, to begin with
RESTART: Final = 1012
LOG: Final = logging.LoggerAdapter(logging.getLogger("picows"), {})  # of a logger, picows makes one per connection


class Listener(picows.WSListener):
    """What picows calls with each frame of a connection, which can also be asked to end it."""

    def shut(self, code: int) -> None:
        raise NotImplementedError


class WebSocketProtocol(WSProtocol):  # type: ignore[misc]
    """What uvicorn makes when a socket is asked for. `accept` makes the listener; who may stay is its business."""

    def __init__(self, *, accept: Accept, biggest: int, config: object, server_state: Any, app_state: object) -> None:
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
            enable_auto_pong=True,
            max_frame_size=biggest,
            extra_headers=None,
            read_buffer_init_size=READ_BUFFER,
        )
        self.connections: set[Any] = server_state.connections

    def connection_made(self, transport: Any) -> None:
        self.connections.add(self)
        super().connection_made(transport)

    def connection_lost(self, error: Exception | None) -> None:
        self.connections.discard(self)
        super().connection_lost(error)

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
