"""Who somebody is follows from their session, and from nothing that they say."""

from __future__ import annotations

import base64

import pytest
from websockets.exceptions import ConnectionClosed

from tablee.server.messages import NO_SESSION, NO_TABLE, NOT_ALLOWED
from tests.server.socket.people import Guest, begin, knock, play
from tests.server.socket.serving import Serving

pytestmark = pytest.mark.anyio


async def code_of(serving: Serving, table: str, cookie: str = "", origin: str | None = "") -> int | None:
    """With which code a socket is closed before anything was told."""
    bare = await knock(serving.base, table, cookie=cookie, origin=origin)
    with pytest.raises(ConnectionClosed):
        await bare.recv()
    return bare.close_code


async def test_without_a_cookie_there_is_no_table(serving: Serving) -> None:
    (ana,) = await serving.people("Ana")
    table = await ana.open(seats=3)
    assert await code_of(serving, table) == NO_SESSION
    assert await code_of(serving, table, "other=cookie") == NO_SESSION


async def test_a_forged_cookie_is_no_cookie(serving: Serving) -> None:
    ana, bo = await serving.people("Ana", "Bo")
    table = await ana.open(seats=3)
    name, _, value = ana.cookie.partition("=")
    identity, token, stamp, signature = value.split(".")
    theirs = bo.cookie.partition("=")[2].split(".")
    forgeries = [
        f"{identity}.{token}.{stamp}",
        f"{identity}.{token}.{stamp}.",
        f"{identity}.{token}.{stamp}.{signature[:-1]}",
        f"{identity}.{token}.{stamp}.{'A' * len(signature)}",
        f"{identity}.{token}.{stamp}.{theirs[3]}",
        f"{theirs[0]}.{token}.{stamp}.{signature}",
        f"{identity}.{theirs[1]}.{stamp}.{signature}",
        f"{identity}.{token}.{theirs[2]}x.{signature}",
        f"{identity}.{token}.AAAAAA.{signature}",
        base64.b64encode(value.encode()).decode(),
        "",
        "." * 50,
        "x" * 5_000,
        "\u00e9".encode().decode("latin-1"),
    ]
    for forged in forgeries:
        assert await code_of(serving, table, f"{name}={forged}") == NO_SESSION, forged
    assert await code_of(serving, table, f"{ana.cookie}; {bo.cookie}") == NO_SESSION
    assert (await ana.tab(table)).host


async def test_the_cookie_of_somebody_else_is_somebody_else(serving: Serving) -> None:
    """Whoever has a cookie is that person, whatever they say; and only that person."""
    people = await serving.people("Ana", "Bo", "Cy")
    tabs = await begin(people)
    as_bo = Guest(serving.base, "Ana", people[1].cookie, people[0].id)
    serving.guests.append(as_bo)
    tab = await as_bo.tab(tabs[0].table_id)
    assert tab.seat == 1
    assert tab.view["hand"] == tabs[1].view["hand"]


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:1", "http://127.0.0.1.evil.example", "x"],
)
async def test_a_foreign_origin_is_turned_away(serving: Serving, origin: str) -> None:
    (ana,) = await serving.people("Ana")
    table = await ana.open(seats=3)
    assert await code_of(serving, table, ana.cookie, origin) == NOT_ALLOWED


async def test_a_program_without_an_origin_is_let_in(serving: Serving) -> None:
    (ana,) = await serving.people("Ana")
    bare = await knock(serving.base, await ana.open(seats=3), cookie=ana.cookie, origin=None)
    await bare.send('{"type":"hello"}')
    assert '"whole"' in str(await bare.recv())
    await bare.close()


async def test_an_unknown_table_is_nowhere(serving: Serving) -> None:
    (ana,) = await serving.people("Ana")
    table = await ana.open(seats=3)
    code = serving.room(table).table.opened.code
    for nowhere in ("0" * 32, "", code, "../healthz", table.upper(), table[:-1], f"{table}/", "%00", "x" * 2_000):
        assert await code_of(serving, nowhere, ana.cookie) == NO_TABLE, nowhere
    assert list(serving.hall.rooms) == [table]


async def test_no_message_says_where_one_sits(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    (mover,) = [tab for tab in tabs if tab.view["options"]]
    other = next(tab for tab in tabs if tab is not mover)
    move = mover.view["options"][0]
    for forged in (
        {"type": "do", "id": "f1", "act": {"act": "play", "move": move}, "seat": mover.seat},
        {"type": "do", "id": "f2", "act": {"act": "play", "move": move, "seat": mover.seat}},
        {"type": "do", "id": "f3", "act": {"act": "play", "move": move, "by": mover.guest.id}},
        {"type": "hello", "after": None, "seat": mover.seat},
        {"type": "hello", "after": None, "person": mover.guest.id},
    ):
        await other.send(forged)
    await other.settle()
    assert other.refusals() == ["malformed"] * 5
    assert await other.refusal("play", move=move) == "not_your_turn"
    await play(tabs)


async def test_a_renamed_person_keeps_their_seat(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    answer = await tabs[1].guest.ask("PUT", "/api/me", json={"name": "Bob"})
    assert answer.status_code == 200
    again = await tabs[1].guest.tab(tabs[1].table_id)
    assert again.seat == 1
    assert again.table["places"][1]["name"] == "Bo"
