"""What nobody should send: a collection, for attacks through real sockets and for fuzzing."""

from __future__ import annotations

import json
import struct
from collections.abc import Mapping, Sequence
from typing import Any, Final

from tests.attacks.wire import BINARY, CLOSE, CONTINUATION, PING, TEXT, frame


def do(act: Any, **fields: Any) -> bytes:
    return json.dumps({"type": "do", "id": "x", "act": act} | fields).encode()


# --- Texts that are no messages, in whole frames

MESSAGES: Final[Mapping[str, bytes]] = {
    "nothing": b"",
    "no json": b"hello",
    "half of it": b'{"type":"do","id":"x"',
    "a list": b"[]",
    "a number": b"12",
    "a deep list": b"[" * 4_000 + b"]" * 4_000,
    "a deep object": b'{"a":' * 1_300 + b"1" + b"}" * 1_300,
    "deep options": do({"act": "configure", "settings": {"seats": 3, "options": {"a": "X"}}}).replace(
        b'"X"', b"[" * 3_000 + b"]" * 3_000
    ),
    "a huge number": b'{"type":"ping","at":' + b"9" * 8_000 + b"}",
    "a huge seen": do({"act": "resume"}, seen=10**300),
    "an endless float": b'{"type":"hello","after":1e999}',
    "a field twice": b'{"type":"do","type":"say","id":"x","id":"y","act":{"act":"resume","act":"close"}}',
    "no utf-8": b'{"type":"say","id":"x","text":"\xff\xfe\xc0\x80"}',
    "half a character": b'{"type":"say","id":"x","text":"\\ud800"}',
    "half a character in an id": b'{"type":"do","id":"\\udfff","act":{"act":"ready"}}',
    "half a character in a key": b'{"type":"hello","said":{"\\ud800":1}}',
    "an unknown type": b'{"type":"cheat","id":"x"}',
    "an act of the table": do({"act": "bot_play", "seat": 0, "move": "offer C01"}),
    "a seat by force": do({"act": "seat", "seat": 0, "person": "me", "name": "Me"}),
    "the end of a connection": do({"act": "lose"}),
    "a prototype": do({"act": "configure", "settings": {"seats": 3, "options": {"__proto__": {"x": 1}}}}),
    "a class": do({"act": "configure", "settings": {"seats": 3, "options": {"__class__": 1}}}),
    "many options": do({"act": "configure", "settings": {"seats": 3, "options": {str(n): n for n in range(700)}}}),
    "a level that is none": do({"act": "add_bot", "seat": 1, "level": "../../etc"}),
    "a move that is none": do({"act": "play", "move": "\u0000" * 200}),
    "a rematch elsewhere": do({"act": "rematch", "table": "0" * 32}),
    "an endless hello": b'{"type":"hello","after":' + b"9" * 400 + b"}",
    "a hello from before": b'{"type":"hello","after":-99999999999999999999}',
    "many channels": json.dumps({"type": "hello", "said": {f"c{n}": n for n in range(600)}}).encode(),
    "a nul": b"\x00" * 100,
    "a byte order mark": b'\xef\xbb\xbf{"type":"ping","at":1}',
}

# --- Frames that are none

FRAMES: Final[Mapping[str, bytes]] = {
    "binary": frame(b'{"type":"hello"}', BINARY),
    "reserved bit 1": frame(b"{}", TEXT, bits=0x40),
    "reserved bit 2": frame(b"{}", TEXT, bits=0x20),
    "reserved bit 3": frame(b"{}", TEXT, bits=0x10),
    "an unknown code": frame(b"{}", 0x3),
    "an unknown control code": frame(b"", 0xB),
    "not masked": frame(b'{"type":"hello"}', TEXT, masked=False),
    "a continuation of nothing": frame(b"{}", CONTINUATION),
    "a text within a text": frame(b"{", TEXT, fin=False) + frame(b"}", TEXT),
    "a ping in pieces": frame(b"x", PING, fin=False),
    "a ping too long": frame(b"x" * 126, PING),
    "a close of one byte": frame(b"\x03", CLOSE),
    "a close with a bad code": frame(struct.pack("!H", 999), CLOSE),
    "a close with bad words": frame(struct.pack("!H", 1000) + b"\xff\xff", CLOSE),
    "a huge length": b"\x81\xff" + struct.pack("!Q", 1 << 62) + bytes(4) + b"x" * 100,
    "a negative length": b"\x81\xff" + struct.pack("!Q", (1 << 64) - 1) + bytes(4),
    "a length that is too long for its size": b"\x81\xfe" + struct.pack("!H", 5) + bytes(4) + b"[1,2]",
    "a message too big": frame(b'"' + b"x" * 9_000 + b'"'),
    "a message far too big": frame(b'"' + b"x" * 200_000 + b'"'),
    "garbage": bytes(range(256)) * 8,
    "HTTP": b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * 10,
    "many pieces": frame(b"", TEXT, fin=False) + frame(b" ", CONTINUATION, fin=False) * 2_000,
}

# --- Requests that are none

GET: Final = b"GET /api/shelf HTTP/1.1\r\nHost: 127.0.0.1\r\n"
POST: Final = b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"

REQUESTS: Final[Mapping[str, bytes]] = {
    "no request": b"hello\r\n\r\n",
    "no version": b"GET /\r\n\r\n",
    "another version": b"GET / HTTP/3.0\r\nHost: 127.0.0.1\r\n\r\n",
    "no host": b"GET /api/shelf HTTP/1.1\r\n\r\n",
    "two hosts": GET + b"Host: evil.example\r\n\r\n",
    "a header without a name": GET + b": x\r\n\r\n",
    "a header in two lines": GET + b"X: a\r\n b\r\n\r\n",
    "a nul in a header": GET + b"X: \x00\r\n\r\n",
    "bytes that are no letters": GET + b"X\xff\xfe: \xff\r\n\r\n",
    "a huge header": GET + b"X: " + b"x" * 100_000 + b"\r\n\r\n",
    "a thousand headers": GET + b"".join(b"X%d: y\r\n" % n for n in range(3_000)) + b"\r\n",
    "a huge path": b"GET /" + b"a" * 60_000 + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    "a path with dots": b"GET /assets/../../../../etc/passwd HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    "a path with hidden dots": b"GET /assets/%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    "a path with a nul": b"GET /api/tables/%00 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    "a path that is no utf-8": b"GET /api/tables/%ff%fe HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    "half a percent": b"GET /api/codes/%f HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    "an unknown method": b"BREW /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    "a tunnel": b"CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n",
    "an absolute path": b"GET http://evil.example/api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    "a length that is none": POST + b"Content-Length: x\r\n\r\n{}",
    "a length below zero": POST + b"Content-Length: -5\r\n\r\n{}",
    "a huge length": POST + b"Content-Length: 99999999999999999999\r\n\r\n{}",
    "two lengths": POST + b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}x",
    "a length and chunks": POST + b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "bad chunks": POST + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n",
    "bad chunks after a refusal": POST.replace(b"POST", b"PORT", 1)
    + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n",
    "huge chunks": POST + b"Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFF\r\n{}",
    "many chunks": POST + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\nx\r\n" * 20_000 + b"0\r\n\r\n",
    "unknown encoding": POST + b"Transfer-Encoding: gzip\r\n\r\n{}",
    "a body that is no json": POST + b"Content-Length: 5\r\n\r\nhello",
    "a deep body": POST + b"Content-Length: 16000\r\n\r\n" + b"[" * 8_000 + b"]" * 8_000,
    "a body that is too big": POST + b"Content-Length: 20000\r\n\r\n" + b"x" * 20_000,
    "half a character": POST + b'Content-Length: 17\r\n\r\n{"name":"\\ud800"}',
    "an upgrade to something else": GET + b"Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
    "a socket without a key": GET + b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\r\n",
    "a socket of another version": GET
    + b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 99\r\n\r\n",
    "requests in a row": (GET + b"\r\n") * 50,
}

READ_AT_ONCE: Final = "a huge header", "a thousand headers", "a header in two lines", "another version"

# What each is answered: 400, if it is not here; 0 if nothing is, until the rest comes. What arrives in one piece is
# read, even if it is longer than we would wait for.
ANSWERS: Final[Mapping[str, Sequence[int]]] = {
    **dict.fromkeys(REQUESTS, (400,)),
    **dict.fromkeys(READ_AT_ONCE, (200, 400)),
    **dict.fromkeys((name for name in REQUESTS if "path" in name or name == "half a percent"), (404,)),
    "a huge path": (400, 404),
    "an unknown method": (405,),
    "a tunnel": (421,),
    "huge chunks": (0,),
    "a huge length": (413,),
    "many chunks": (413,),
    "a body that is too big": (413,),
    "a deep body": (422,),
    "an upgrade to something else": (200,),
    "requests in a row": (200,),
}
