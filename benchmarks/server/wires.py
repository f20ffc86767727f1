"""WebSocket clients by the thousand in one thread: as little as the protocol allows, so that the generator stays light.

Client frames are masked as a browser's are; compression is not asked for. Linux only (epoll), as is the rest here.
"""

from __future__ import annotations

import base64
import os
import select
import socket
import struct
from collections.abc import Iterator
from typing import Any, Final

HOST: Final = "127.0.0.1"
LARGEST_READ: Final = 1 << 15
TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
FIN: Final = 0x80
MASK: Final = b"\x5a\x17\xc3\x88"
LONGEST: Final = 1 << 12  # of what a client sends here, and so of the stretched mask
STRETCHED: Final = int.from_bytes(MASK * (LONGEST // len(MASK)), "big")
GOING_AWAY: Final = struct.pack("!H", 1001)
ABRUPTLY: Final = struct.pack("ii", 1, 0)  # SO_LINGER: reset instead of closing


class Closed(Exception):
    """The server hung up, or did not let us in."""


def framed(payload: bytes, opcode: int = TEXT) -> bytes:
    """One masked frame."""
    size = len(payload)
    if size > LONGEST:
        raise ValueError(f"{size} bytes are more than a client sends here")
    mask = STRETCHED >> (8 * (LONGEST - size))
    masked = (int.from_bytes(payload, "big") ^ mask).to_bytes(size, "big")
    if size < 126:
        return bytes((FIN | opcode, 0x80 | size)) + MASK + masked
    return struct.pack("!BBH", FIN | opcode, 0x80 | 126, size) + MASK + masked


class Wire:
    """One socket. `owner` is whatever its user wants to find again when something is heard."""

    __slots__ = ("sock", "owner", "request", "ready", "rest")

    def __init__(self, port: int, path: str, headers: dict[str, str], owner: Any) -> None:
        self.owner = owner
        self.ready = False
        self.rest = b""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: {HOST}:{port}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        self.request = ("\r\n".join(lines) + "\r\n\r\n").encode()
        self.sock = socket.socket()
        self.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.sock.setblocking(False)
        self.sock.connect_ex((HOST, port))

    def send(self, payload: bytes, opcode: int = TEXT) -> None:
        frame = framed(payload, opcode)
        if self.sock.send(frame) != len(frame):
            raise Closed("the server does not read")

    def let_in(self, received: bytes) -> bytes | None:
        """What follows the answer to our request; None while there is more of it to come."""
        head, end, rest = received.partition(b"\r\n\r\n")
        if not end:
            return None
        if b" 101 " not in head.partition(b"\r\n")[0]:
            raise Closed(f"not let in: {received[:300].decode(errors='replace')}")
        self.ready = True
        return rest

    def payloads(self, received: bytes) -> Iterator[bytes]:
        """The text messages that are complete."""
        at, size = 0, len(received)
        while size - at >= 2:
            first, length = received[at], received[at + 1]
            begin = at + 2
            if length == 126:
                length = int.from_bytes(received[begin : begin + 2], "big")
                begin += 2
            elif length == 127:
                length = int.from_bytes(received[begin : begin + 8], "big")
                begin += 8
            if begin + length > size:
                break
            payload = received[begin : begin + length]
            at = begin + length
            self.rest = received[at:] if at < size else b""
            if first == FIN | TEXT:
                yield payload
            else:
                self.control(first, payload)
        if at < size:
            self.rest = received[at:]

    def control(self, first: int, payload: bytes) -> None:
        if first == FIN | PING:
            self.send(payload, PONG)
        elif first == FIN | CLOSE:
            code = int.from_bytes(payload[:2], "big")
            raise Closed(f"closed by the server: {code} {payload[2:].decode(errors='replace')}")
        elif first != FIN | PONG:
            raise Closed(f"a frame that begins with {first:#x} is not expected")


class Wires:
    """All the sockets of a load, and what they hear. The owner's `opened` and `heard` are called from `turn`."""

    def __init__(self, listener: Any) -> None:
        self.listener = listener  # opened(owner), heard(owner, payload)
        self.epoll = select.epoll()
        self.by_fd: dict[int, Wire] = {}
        self.bytes = 0  # payload of all text messages so far

    def add(self, wire: Wire) -> None:
        fd = wire.sock.fileno()
        self.by_fd[fd] = wire
        self.epoll.register(fd, select.EPOLLOUT)

    def cut(self, wire: Wire) -> None:
        """Hang up abruptly, as a lost connection does."""
        del self.by_fd[wire.sock.fileno()]
        wire.sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, ABRUPTLY)
        wire.sock.close()

    def close(self, wire: Wire) -> None:
        """Hang up politely."""
        del self.by_fd[wire.sock.fileno()]
        wire.send(GOING_AWAY, CLOSE)
        wire.sock.close()

    def close_all(self) -> None:
        for wire in self.by_fd.values():
            wire.sock.close()
        self.by_fd.clear()
        self.epoll.close()

    def turn(self, seconds: float) -> None:
        """Wait for something to be heard, at most so long, and pass everything on."""
        for fd, event in self.epoll.poll(max(seconds, 0.0), 1024):
            wire = self.by_fd.get(fd)
            if wire is None:
                continue  # cut in this very turn
            if event & select.EPOLLOUT:
                self.connected(wire)
            else:
                self.receive(wire)

    def connected(self, wire: Wire) -> None:
        error = wire.sock.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR)
        if error:
            raise Closed(os.strerror(error))
        wire.sock.send(wire.request)
        self.epoll.modify(wire.sock.fileno(), select.EPOLLIN)

    def receive(self, wire: Wire) -> None:
        received = wire.sock.recv(LARGEST_READ)
        if not received:
            raise Closed("the server hung up")
        if wire.rest:
            received = wire.rest + received
        wire.rest = b""
        if not wire.ready:
            after = wire.let_in(received)
            if after is None:
                wire.rest = received
                return
            self.listener.opened(wire.owner)
            received = after
        heard = self.listener.heard
        for payload in wire.payloads(received):
            self.bytes += len(payload)
            heard(wire.owner, payload)
