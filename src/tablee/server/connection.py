"""One open WebSocket: its frames put together, its distance measured, its end."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias, cast

from picows import WSCloseCode, WSFrame, WSMsgType, WSTransport

from tablee.server.messages import NONSENSE, TOO_BIG, TOO_FAST, TOO_SLOW
from tablee.server.pulse import Pulse, shortest_round_trip
from tablee.server.visitor import Visitor
from tablee.server.websocket_protocol import Listener

if TYPE_CHECKING:
    from tablee.server.links import Route
    from tablee.server.socket import Socket

Scope: TypeAlias = Mapping[str, Any]

BIGGEST_FRAME: Final = 8_192  # bytes of one message
MOST_PARTS: Final = 64  # frames of one message
LONGEST_WAIT: Final = 262_144  # bytes that a slow reader may be behind
CLOSING: Final = 10.0  # seconds for a goodbye
BREATH: Final = 0.1  # seconds in which nothing is read of whoever was shut out
FAREWELLS: Final = 16  # frames that may still be on their way then
TEXT: Final = WSMsgType.TEXT


class Connection(Visitor, Listener):
    """One open socket, as the table sees it, and as picows does (`WSListener`)."""

    def __init__(self, socket: Socket, scope: Scope) -> None:
        super().__init__()
        self.socket = socket
        self.scope = scope
        self.route: Route | None = None  # to its table, if another node keeps it
        self.parts: list[bytes] = []  # of a message in several frames
        self.alive = True  # since the last look
        self.unusual_frames = 0  # before it is known who sends them
        self.farewells: int | None = None  # frames since we wait for the other side's goodbye
        self.address = ""
        self.pulse: Pulse | None = None  # where it matters how far away somebody is

    @property
    def delay(self) -> int:  # type: ignore[override]
        return 0 if self.pulse is None else self.pulse.delay

    def answers_after(self, wait: int) -> None:
        if self.pulse is not None:
            self.pulse.answers_after(wait)

    @property
    def timed(self) -> bool:
        there = self.route is not None or (self.room is not None and self.room.real_time)
        return self.pulse is not None and not self.gone and there

    # --- From picows

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self.push_at_once()
        transport.underlying_transport.set_write_buffer_limits(high=LONGEST_WAIT)
        self.socket.connected(self)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        self.alive = True
        if self.gone:
            self.part(frame)
        elif frame.rsv1 or frame.rsv2 or frame.rsv3:  # of extensions that nobody has agreed to
            self.shut(NONSENSE)
        elif frame.msg_type == TEXT and frame.fin and not self.parts:
            self.socket.receive(self, frame.get_payload_as_bytes())
        else:
            self.unusual(frame)

    def unusual(self, frame: WSFrame) -> None:
        """Whatever is not a text in one piece. It costs something, too, however small it is."""
        if frame.msg_type == WSMsgType.CLOSE:
            self.go()
            self.transport.send_close(frame.get_close_code())
            self.transport.disconnect()
        elif not self.socket.affords(self):
            self.shut(TOO_FAST)
        elif frame.msg_type == WSMsgType.PING:
            self.transport.send_pong(frame.get_payload_as_bytes())
        elif frame.msg_type in (WSMsgType.TEXT, WSMsgType.CONTINUATION):
            self.put_together(frame)
        elif frame.msg_type == WSMsgType.PONG and self.pulse is not None:
            self.pulse.answered(frame.get_payload_as_bytes(), milliseconds())
        elif frame.msg_type == WSMsgType.BINARY:
            self.shut(NONSENSE)

    def put_together(self, frame: WSFrame) -> None:
        if (frame.msg_type == WSMsgType.TEXT) == bool(self.parts):
            self.shut(NONSENSE)
            return
        self.parts.append(frame.get_payload_as_bytes())
        if len(self.parts) > MOST_PARTS or sum(map(len, self.parts)) > BIGGEST_FRAME:
            self.shut(TOO_BIG)
        elif frame.fin:
            text, self.parts = b"".join(self.parts), []
            self.socket.receive(self, text)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.go()
        self.socket.disconnected(self)

    def pause_writing(self) -> None:
        """More waits to be read than we are ready to keep."""
        self.shut(TOO_SLOW)

    def resume_writing(self) -> None:
        pass

    def be_measured(self) -> None:
        if self.pulse is None:
            self.measure()
            self.socket.go_on_measuring()

    def measure(self) -> None:
        """Ask how far away somebody is, at a table where that matters."""
        if self.pulse is None:
            self.pulse = Pulse()
        if self.socket.proxy is None:  # else it would be the way to the proxy
            self.pulse.shortest = shortest_round_trip(self.transport.underlying_transport)
        self.transport.send_ping(self.pulse.ask(milliseconds()))

    # --- From the table

    def push_at_once(self) -> None:
        """As long as nothing has to wait, and nobody is gone: without a step in between, since each move is pushed to
        everybody.
        """
        vars(self)["push"] = partial(self.transport.send, TEXT)

    def push_with_care(self) -> None:
        vars(self).pop("push", None)

    def hush(self) -> None:
        super().hush()
        self.push_with_care()

    def speak_up(self) -> None:
        super().speak_up()
        if not self.gone:
            self.push_at_once()

    def go(self) -> None:
        self.gone = True
        self.push_with_care()

    def send(self, frame: bytes) -> None:
        """Sent at once if the other side takes it; kept by the transport if not. Never waits."""
        if not self.gone:
            self.transport.send(TEXT, frame)

    def shut(self, code: int) -> None:
        """Say why, and end. The table is left at once: who reads too slowly may not take note of it for long.

        From now on nothing is read; after a breath, only the other side's goodbye.
        """
        if not self.gone:
            self.go()
            if not self.transport.underlying_transport.is_closing():
                self.transport.underlying_transport.pause_reading()
            loop = asyncio.get_running_loop()
            loop.call_soon(self.hang_up, code)
            loop.call_later(BREATH, self.wait_for_goodbye)
            loop.call_later(CLOSING, self.transport.disconnect, False)

    def hang_up(self, code: int) -> None:
        self.socket.disconnected(self)
        self.transport.send_close(cast(WSCloseCode, code))  # codes of our own are numbers, too

    def wait_for_goodbye(self) -> None:
        self.farewells = 0
        if not self.transport.underlying_transport.is_closing():
            self.transport.underlying_transport.resume_reading()

    def part(self, frame: WSFrame) -> None:
        """After the end, only a goodbye is waited for: whoever goes on sending is cut off."""
        if frame.msg_type == WSMsgType.CLOSE:
            self.transport.disconnect()
        elif self.farewells is not None:
            self.farewells += 1
            if self.farewells > FAREWELLS:
                self.transport.disconnect(False)


def milliseconds() -> int:
    """For measuring: a clock that nobody sets."""
    return time.monotonic_ns() // 1_000_000
