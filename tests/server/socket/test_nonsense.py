"""Bad input: each message that makes no sense gets a refusal, changes nothing, and hurts nobody else."""

from __future__ import annotations

import json
import struct
from typing import Any

import pytest
from websockets.frames import Frame as WireFrame
from websockets.frames import Opcode

from tablee.server.connection import BIGGEST_FRAME
from tablee.server.messages import NONSENSE, TOO_BIG
from tablee.server.socket import STRIKES
from tests.server.socket.people import Tab, begin, knock, play
from tests.server.socket.serving import Serving

pytestmark = pytest.mark.anyio


def do(act: Any, **fields: Any) -> str:
    return json.dumps({"type": "do", "id": "x", "act": act} | fields)


def deep(depth: int, opening: str = "[", closing: str = "]") -> str:
    inside = opening * depth + closing * depth
    return '{"type":"do","id":"x","act":{"act":"configure","settings":{"seats":3,"options":{"a":' + inside + "}}}}"


MALFORMED = {
    "nothing": "",
    "no json": "hello",
    "half of it": '{"type":"do","id":"x"',
    "two of them": '{"type":"ping","at":1}{"type":"ping","at":2}',
    "a list": "[]",
    "a number": "12",
    "null": "null",
    "no type": '{"id":"x"}',
    "an unknown type": '{"type":"cheat","id":"x"}',
    "a type that is a number": '{"type":5}',
    "an unknown field": do({"act": "ready"}, by="somebody"),
    "an unknown field in the act": do({"act": "play", "move": "offer C01", "seat": 1}),
    "an unknown act": do({"act": "peek"}),
    "no act": '{"type":"do","id":"x"}',
    "an act that is a text": do("ready"),
    "an act of the table itself: pass": do({"act": "pass"}),
    "an act of the table itself: bot_play": do({"act": "bot_play", "seat": 1, "move": "offer C01"}),
    "an act of the table itself: seat": do({"act": "seat", "seat": 0, "person": "me", "name": "Me"}),
    "an act of the table itself: lose": do({"act": "lose"}),
    "no id": '{"type":"do","act":{"act":"ready"}}',
    "an empty id": do({"act": "ready"}, id=""),
    "an endless id": do({"act": "ready"}, id="x" * 41),
    "an id that is a number": do({"act": "ready"}, id=7),
    "a seat that is a text": do({"act": "sit", "seat": "0"}),
    "a seat below zero": do({"act": "sit", "seat": -1}),
    "a seat that is true": do({"act": "sit", "seat": True}),
    "a seat with a fraction": do({"act": "sit", "seat": 0.5}),
    "a seat out of all bounds": do({"act": "sit", "seat": 10**30}),
    "a move that is a list": do({"act": "play", "move": ["offer", "C01"]}),
    "an endless move": do({"act": "play", "move": "x" * 201}),
    "an endless salt": do({"act": "sit", "salt": "x" * 65}),
    "ready, perhaps": do({"act": "ready", "ready": "yes"}),
    "not a number": '{"type":"hello","after":NaN}',
    "endless": '{"type":"hello","after":Infinity}',
    "too large for a float": '{"type":"hello","after":1e999}',
    "a number of a thousand digits": '{"type":"ping","at":' + "9" * 5_000 + "}",
    "a fraction where a number belongs": '{"type":"ping","at":1.5}',
    "a seen that is a text": do({"act": "ready"}, seen="12"),
    "seats without end": do({"act": "configure", "settings": {"seats": 10**9}}),
    "settings with a field of their own": do({"act": "configure", "settings": {"seats": 3, "seed": "00"}}),
    "half a character": '{"type":"say","id":"x","text":"\\ud800"}',
    "deep brackets": deep(3_000),
    "deep braces": deep(1_300, '{"":', "}").replace(":}", ":0}", 1),
}


@pytest.mark.parametrize("message", MALFORMED.values(), ids=MALFORMED.keys())
async def test_a_malformed_message_is_refused_and_changes_nothing(serving: Serving, message: str) -> None:
    ana, bo = await serving.people("Ana", "Bo")
    table = await ana.open(seats=3)
    tab, other = await ana.tab(table), await bo.tab(table)
    frames = len(other.frames)
    await tab.send(message)
    await tab.settle()
    assert tab.refusals() == ["malformed"]
    await other.settle()
    assert other.kinds()[frames:] == ["pong"]
    assert len(await serving.rows(table)) == 1
    await tab.heard("sit")
    assert "trouble" not in serving.lines.getvalue()


ODD = {
    "spaces": ' \n{ "type" : "ping" , "at" : 1 }\t',
    "a field twice": '{"type":"ping","at":1,"at":2}',
    "a huge number": '{"type":"ping","at":' + "9" * 30 + "}",
    "a number below zero": '{"type":"ping","at":-5}',
    "a nul": '{"type":"say","id":"x","text":"\\u0000"}',
    "directions": '{"type":"say","id":"x","text":"\\u202ehcterts"}',
    "a huge hello": '{"type":"hello","after":' + "9" * 200 + "}",
    "a seen from the future": do({"act": "ready", "ready": False}, seen=10**40),
}


@pytest.mark.parametrize("message", ODD.values(), ids=ODD.keys())
async def test_an_odd_message_hurts_nobody(serving: Serving, message: str) -> None:
    ana, _ = await serving.people("Ana", "Bo")
    table = await ana.open(seats=3)
    tab = await ana.tab(table)
    await tab.send(message)
    await tab.settle()
    await tab.heard("sit")
    assert "trouble" not in serving.lines.getvalue()


async def test_a_text_that_is_no_text_ends_the_connection_or_is_refused(serving: Serving) -> None:
    """Invalid UTF-8 in a text frame."""
    ana, bo = await serving.people("Ana", "Bo")
    table = await ana.open(seats=3)
    other = await bo.tab(table)
    tab = await ana.tab(table)
    tab.socket.transport.write(
        WireFrame(Opcode.TEXT, b'{"type":"say","id":"x","text":"\xff\xfe"}').serialize(mask=True)
    )
    await tab.until(lambda: tab.refusals() or tab.reading.done())
    await other.heard("sit")
    assert other.said == []


async def test_who_talks_nonsense_again_and_again_is_shown_the_door(serving: Serving) -> None:
    ana, bo = await serving.people("Ana", "Bo")
    table = await ana.open(seats=3)
    tab, other = await ana.tab(table), await bo.tab(table)
    for _ in range(STRIKES):
        await tab.send("nonsense")
    assert await tab.closed() == NONSENSE
    await other.heard("sit")


async def test_a_message_that_is_too_big_ends_the_connection(serving: Serving) -> None:
    ana, bo = await serving.people("Ana", "Bo")
    table = await ana.open(seats=3)
    other = await bo.tab(table)
    for size in (BIGGEST_FRAME + 1, 4 * BIGGEST_FRAME + 1, 1 << 20):
        tab = await ana.tab(table)
        await tab.send('"' + "x" * (size - 2) + '"')
        assert await tab.closed() == TOO_BIG
    tab = await ana.tab(table)
    await tab.send('"' + "x" * (BIGGEST_FRAME - 2) + '"')
    await tab.settle()
    assert tab.refusals() == ["malformed"]
    await other.heard("sit")


async def test_a_message_in_many_pieces_is_bounded_as_a_whole(serving: Serving) -> None:
    (ana,) = await serving.people("Ana")
    tab = await ana.tab(await ana.open(seats=3))
    await tab.socket.send(['{"type":"ping",', '"at":', "77}"])
    await tab.until(lambda: any(frame.get("at") == 77 for frame in tab.frames))
    await tab.socket.send(["x" * 4_000] * 20)
    assert await tab.closed() == TOO_BIG


async def test_bytes_end_the_connection(serving: Serving) -> None:
    ana, bo = await serving.people("Ana", "Bo")
    table = await ana.open(seats=3)
    other = await bo.tab(table)
    for message in (b"", b'{"type":"hello"}', struct.pack("!I", 5) * 500):
        tab = await ana.tab(table)
        await tab.send(message)
        assert await tab.closed() == NONSENSE
    await other.heard("sit")


async def test_who_does_not_say_hello_first_is_told_so(serving: Serving) -> None:
    (ana,) = await serving.people("Ana")
    table = await ana.open(seats=3)
    tab = await Tab.open(ana, table)
    assert await tab.refusal("sit", seat=0) == "hello_first"
    assert (await tab.say("anybody there?"))["code"] == "hello_first"
    await tab.settle()
    assert len(await serving.rows(table)) == 1
    await tab.hello()
    await tab.heard("sit", seat=0)


async def test_a_broken_frame_ends_only_that_connection(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    for garbage in (b"\xff" * 64, b"\x81\x05hello", b"\x88\x02\x00\x00", b"GET / HTTP/1.1\r\n\r\n"):
        bare = await knock(serving.base, tabs[0].table_id, cookie=tabs[0].guest.cookie)
        bare.transport.write(garbage)
        await bare.wait_closed()
    await play(tabs)
    assert tabs[0].view["over"]


async def test_a_connection_that_never_says_anything_hurts_nobody(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    silent = [await knock(serving.base, tabs[0].table_id, cookie=tabs[0].guest.cookie) for _ in range(20)]
    await play(tabs)
    assert tabs[0].view["over"]
    for bare in silent:
        await bare.close()
    assert "lose" not in await serving.acts(tabs[0])
