"""A canary: a whole game, and not one secret in any answer, line of the log or figure before its time."""

from __future__ import annotations

import re

import pytest

from tablee.tables import acts
from tablee.tables.hall import decode_entry
from tests.server.http.conftest import House
from tests.server.http.playing import WATCHED, Listener, begin, on_disk, play

pytestmark = pytest.mark.anyio
PATHS = ("/api/tables", "/api/tables?listed", "/api/shelf", "/healthz", "/readyz", "/metrics", "/openapi.json", "/")


async def test_no_secret_leaves_by_http_log_or_figures(house: House) -> None:
    ana = await house.guest("Canary Ana")
    cookie = ana.cookies["tablee"]
    identity, token, _, signature = cookie.split(".")
    me = await house.store.person(identity)
    assert me is not None
    room = await begin(house, me, WATCHED, "canary-salt")
    table = room.table
    seen: list[str] = []
    for _ in range(40):
        seen += await everything(house, table.id)
        await play(house, room, me, moves=1)
        if table.state != "playing":
            break
    secrets = [table.opened.seed, token, signature, cookie, me.token_hash.hex(), *hidden(house, table.id)]
    said = "\n".join([*seen, house.lines.getvalue()])
    assert [secret for secret in secrets if secret in said] == []
    assert not re.search(r'"hand"|"deck"|"draw_order"|hand_updated|decision_requested', re.sub(OPENAPI, "", said))
    await play(house, room, me)
    assert table.opened.seed in (await ana.get(f"/api/tables/{table.id}/replay")).text


OPENAPI = re.compile(r'^\{"openapi".*$', re.MULTILINE)


def hidden(house: House, table: str) -> list[str]:
    """The order of the cards that are still to come, as it would be written."""
    position = house.hall.rooms[table].table.position()
    assert position is not None
    deck = position.to_json()["deck"]
    return ['","'.join(deck[place : place + 3]) for place in range(len(deck) - 2)]


async def everything(house: House, table: str) -> list[str]:
    visitors = [house.visitor(f"192.0.2.{number}") for number in range(2)]
    paths = [*PATHS, f"/api/tables/{table}", f"/api/tables/{table}/qr.svg", f"/api/tables/{table}/replay"]
    answers = [await visitor.get(path) for visitor in visitors for path in paths]
    return [answer.text + "".join(map(str, answer.headers.items())) for answer in answers]


async def test_neither_names_nor_ids_nor_codes_nor_moves_are_in_logs_and_figures(house: House) -> None:
    ana = await house.guest("Canary Ana")
    opened = (await ana.post("/api/tables", json={"game": "smile", "settings": {"seats": 3}})).json()
    me = (await ana.get("/api/me")).json()
    await ana.get(f"/api/codes/{opened['code']}")
    await ana.get(f"/api/tables/{opened['id']}?eyes=1")
    await ana.put("/api/me", json={"name": "Canary Bo"})
    person = await house.store.person(me["id"])
    assert person is not None
    room = await begin(house, person)
    await play(house, room, person)
    await ana.get(f"/api/tables/{room.table.id}/replay")
    noted = house.lines.getvalue() + (await house.visitor("127.0.0.1").get("/metrics")).text
    assert noted.count("\n") > 20
    done = [decode_entry(row.act).act for row in await house.hall.rows(room.table.id, 0)]
    moves = [act.move for act in done if isinstance(act, (acts.Play, acts.BotPlay))]
    for secret in ("Canary", me["id"], opened["id"], opened["code"], room.table.id, "192.0.2.1", *moves):
        assert secret not in noted


async def test_a_refusal_tells_nothing_of_the_table(house: House) -> None:
    ana = await house.guest("Ana")
    identity = ana.cookies["tablee"].split(".")[0]
    me = await house.store.person(identity)
    assert me is not None
    room = await begin(house, me)
    ear = Listener(me)
    await ear.do(room, acts.Play("collect C01"))
    await on_disk(room)
    assert len(ear.frames) == 1
    assert room.table.opened.seed.encode() not in ear.frames[0]
