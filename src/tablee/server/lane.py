"""A fast lane through uvicorn's WebSocket protocol, for what happens at every move.

Uvicorn hands each message to the application through a queue and a task, stops reading until it is taken, and puts each
answer through the framing of the library again for every listener. Here a text goes straight to the table, and a frame
that many hear is framed once. Everything else (handshake, pings, closing, fragments, bad frames) stays uvicorn's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION: Final = "tablee.lane"  # where the application finds the lane of its connection
TEXT: Final = 0x81  # a whole text message in one frame


def framed(text: bytes) -> bytes:
    """A text as one WebSocket frame, from a server (unmasked)."""
    size = len(text)
    if size < 126:
        return bytes((TEXT, size)) + text
    if size < 65_536:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + text
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + text


class Lane(WebSocketsSansIOProtocol):
    """Given to uvicorn as its WebSocket protocol."""

    on_text: Callable[[bytes], None] | None = None

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    def send_receive_event_to_app(self) -> None:
        if self.on_text is None or self.curr_msg_data_type != "text" or self.close_sent:
            super().send_receive_event_to_app()
            return
        text = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.on_text(text)

    def write(self, frame: bytes) -> int:
        """Send a frame; how many bytes now wait for a slow reader. Nothing is sent through a closing door."""
        if self.close_sent or self.disconnected or not self.handshake_complete:
            return 0
        self.transport.write(frame)
        return self.transport.get_write_buffer_size()
