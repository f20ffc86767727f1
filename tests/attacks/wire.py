"""What an attacker speaks: bare HTTP and bare WebSocket frames over plain streams, well-formed or not.

Everything that comes back goes into `Received`, where it is searched later for what is nobody else's business.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import socket
import struct
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, BinaryIO, NamedTuple, Self

HOST = "127.0.0.1"
CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
FIN = 0x80
MOST_KEPT = 8 << 20  # bytes
ABRUPTLY = struct.pack("ii", 1, 0)  # SO_LINGER: reset instead of closing
NO_CODE = 1005
BROKEN = 1006
LOST = (OSError, EOFError, asyncio.IncompleteReadError)


def frame(payload: bytes = b"", opcode: int = TEXT, *, fin: bool = True, bits: int = 0, masked: bool = True) -> bytes:
    """One frame. The mask is all zeros, which is as good as any other, and quick."""
    size = len(payload)
    head = bytes([(FIN if fin else 0) | bits | opcode])
    mask = 0x80 if masked else 0
    if size < 126:
        head += bytes([mask | size])
    elif size < 1 << 16:
        head += struct.pack("!BH", mask | 126, size)
    else:
        head += struct.pack("!BQ", mask | 127, size)
    return head + (bytes(4) if masked else b"") + payload


class Received:
    """All that came back, in a file, up to a bound; and how much it was in all."""

    def __init__(self, file: BinaryIO) -> None:
        self.file = file
        self.size = 0

    def take(self, data: bytes) -> None:
        if self.size < MOST_KEPT:
            self.file.write(data)
        self.size += len(data)


class Answer(NamedTuple):
    """Of HTTP: status 0 for a connection that was closed without a word."""

    status: int
    head: bytes = b""
    body: bytes = b""

    def json(self) -> Any:
        return json.loads(self.body)

    def header(self, name: str) -> str:
        for line in self.head.decode("latin-1").split("\r\n")[1:]:
            key, _, value = line.partition(":")
            if key.lower() == name:
                return value.strip()
        return ""


class Line:
    """One connection. It is opened when it is needed, and again if the other side has closed it."""

    def __init__(self, port: int, received: Received, here: str = HOST) -> None:
        self.port = port
        self.received = received
        self.here = here  # where it comes from
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def open(self, *, small: bool = False) -> None:
        """`small`: with so little room for what is not read that a slow reader is noticed soon."""
        bare = socket.socket()
        if small:
            bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        bare.setblocking(False)
        bare.bind((self.here, 0))
        await asyncio.get_running_loop().sock_connect(bare, (HOST, self.port))
        self.reader, self.writer = await asyncio.open_connection(sock=bare, limit=1 << 22)

    async def send(self, data: bytes) -> None:
        assert self.writer is not None
        self.writer.write(data)
        await self.writer.drain()
        await asyncio.sleep(0)  # a buffer with room does not wait, and others want to read

    async def request(
        self, method: str, path: str, headers: Mapping[str, str] | None = None, body: bytes | None = None
    ) -> Answer:
        lines = [f"{method} {path} HTTP/1.1"]
        given = {"Host": f"{HOST}:{self.port}"} | dict(headers or {})
        if body is not None:
            given |= {"Content-Length": str(len(body))}
        lines += [f"{name}: {value}" for name, value in given.items()]
        return await self.raw(("\r\n".join(lines) + "\r\n\r\n").encode("latin-1", "replace") + (body or b""), method)

    async def raw(self, data: bytes, method: str = "GET") -> Answer:
        """Send bytes as they are, and read one answer."""
        if self.reader is None:
            await self.open()
        try:
            await self.send(data)
            return await self.answer(method)
        except LOST:
            self.drop()
            return Answer(0)

    async def answer(self, method: str = "GET") -> Answer:
        assert self.reader is not None
        head = await self.reader.readuntil(b"\r\n\r\n")
        self.received.take(head)
        found = Answer(int(head.split(b" ", 2)[1]), head[:-4])
        length = int(found.header("content-length") or 0)
        body = b"" if method == "HEAD" or found.status == 304 else await self.reader.readexactly(length)
        self.received.take(body)
        if found.header("connection") == "close":
            self.drop()
        return found._replace(body=body)

    async def closed(self, seconds: float) -> bool:
        """Whether the other side hangs up within so many seconds; what it says before is kept."""
        assert self.reader is not None
        with suppress(OSError):
            try:
                async with asyncio.timeout(seconds):
                    while data := await self.reader.read(1 << 16):
                        self.received.take(data)
            except TimeoutError:
                return False
        return True

    def drop(self, *, abruptly: bool = False) -> None:
        if self.writer is not None:
            bare = self.writer.get_extra_info("socket")
            if abruptly and bare is not None:
                with suppress(OSError):
                    bare.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, ABRUPTLY)
            self.writer.transport.abort()
        self.reader = self.writer = None


class Wire(Line):
    """A WebSocket, frame by frame."""

    status = 0  # of the answer to our request: 101 if we were let in
    code: int | None = None  # with which the other side has closed it
    rest = b""  # of what was read

    @classmethod
    async def to(cls, port: int, received: Received, path: str, headers: Mapping[str, str], **how: Any) -> Self:
        """Open one. `status` says whether it was let in at all."""
        wire = cls(port, received)
        await wire.open(**how)
        wire.status = (await wire.upgrade(path, headers)).status
        return wire

    async def upgrade(self, path: str, headers: Mapping[str, str]) -> Answer:
        given = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
        given |= {"Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode()}
        return await self.request("GET", path, given | dict(headers))

    async def next(self) -> tuple[int, bytes] | None:
        """The next frame, whatever it is; None at the end, after which `code` says why."""
        while (found := self.cut_off()) is None:
            try:
                data = b"" if self.reader is None else await self.reader.read(1 << 16)
            except OSError:
                data = b""
            if not data:
                self.code = self.code or BROKEN
                return None
            self.received.take(data)
            self.rest += data
        if found[0] == CLOSE:
            self.code = int.from_bytes(found[1][:2], "big") if found[1] else NO_CODE
            return None
        return found

    def cut_off(self) -> tuple[int, bytes] | None:
        """The first frame of what was read, if it is complete."""
        rest = self.rest
        if len(rest) < 2:
            return None
        length, begin = rest[1], 2
        if length >= 126:
            begin += 2 if length == 126 else 8
            length = int.from_bytes(rest[2:begin], "big")
        if len(rest) < begin + length:
            return None
        self.rest = rest[begin + length :]
        return rest[0] & 0xF, rest[begin : begin + length]

    async def ending(self, seconds: float) -> int | None:
        """The code with which the other side ends it; None if it does not, within so many seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while await self.next() is not None:
                    pass
        return self.code
