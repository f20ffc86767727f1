"""What whoever keeps the house can have done, and that nobody else can."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
import pytest

from tablee.server.admin.door import METHODS, bearer
from tablee.server.admin.office import FORGOTTEN
from tablee.server.admin.orders import LONGEST_NOTICE, SHOWN
from tablee.store import KeptElsewhere, Notice, Unavailable
from tablee.tables import replay
from tablee.tables.room import Room
from tests.server.http.conftest import NOON, TABLE, House
from tests.server.http.playing import Listener, begin, on_disk, person, play

pytestmark = pytest.mark.anyio

NOW = int(NOON * 1000)
MINUTE = 60_000


async def post(house: House, body: object, token: str | None = None) -> httpx.Response:
    if token is None:
        await house.app.door.open()
        assert house.app.door.secret is not None
        token = bearer(house.app.door.secret)
    return await house.visitor().post("/admin", json=body, headers={"Authorization": token})


async def give(house: House, order: str, **more: Any) -> Any:
    """An order that is carried out, and its answer."""
    answer = await post(house, {"order": order, **more})
    assert answer.status_code == 200, answer.text
    return answer.json()


async def refused(house: House, order: str, **more: Any) -> tuple[int, str]:
    answer = await post(house, {"order": order, **more})
    return answer.status_code, answer.json()["code"]


async def over(house: House, name: str = "Ana") -> Room:
    host = await person(house, name)
    room = await begin(house, host)
    await play(house, room, host)
    assert room.table.state == "over"
    await on_disk(room)
    for ear in room.listeners.everybody():
        room.leave(ear)
    return room


# --- Who may


@pytest.mark.parametrize("token", ["", "Bearer ", "Bearer 00", f"Bearer {'0' * 64}", "Basic YWRtaW46"])
async def test_without_the_secret_of_the_house_there_is_nothing_there(house: House, token: str) -> None:
    nothing = await house.visitor().post("/nothing", json={"order": "health"})
    answer = await post(house, {"order": "health"}, token)
    assert (answer.status_code, answer.content) == (404, nothing.content)
    bare = await house.visitor().post("/admin", json={"order": "health"})
    assert (bare.status_code, bare.content) == (404, nothing.content)


@pytest.mark.parametrize("method", METHODS)
async def test_an_order_is_posted(house: House, method: str) -> None:
    await house.app.door.open()
    assert house.app.door.secret is not None
    headers = {"Authorization": bearer(house.app.door.secret)}
    answer = await house.visitor().request(method, "/admin", json={"order": "health"}, headers=headers)
    assert answer.status_code == (200 if method == "POST" else 404)


async def test_the_secret_is_one_of_256_bits_and_stays(house: House) -> None:
    await house.app.door.open()
    first = house.app.door.secret
    house.begin_again(house.hall.editions.shelf)
    await house.app.door.open()
    assert house.app.door.secret == first
    assert first is not None
    assert len(first) == 32


async def test_neither_the_secret_nor_what_was_ordered_is_in_the_log_of_the_house(house: House) -> None:
    room = await begin(house, await person(house))
    await give(house, "show_table", table=room.table.id)
    assert house.app.door.secret is not None
    said = house.lines.getvalue()
    assert '"admin"' in said
    for secret in (house.app.door.secret.hex(), room.table.id, room.table.id[:SHOWN], "show_table"):
        assert secret not in said


async def test_it_is_not_part_of_what_is_described_for_everybody(house: House) -> None:
    described = (await house.visitor().get("/openapi.json")).json()
    assert "/admin" not in described["paths"]


@pytest.mark.parametrize(
    "body",
    [
        {},
        [],
        {"order": "burn"},
        {"order": "close"},
        {"order": "close", "table": ""},
        {"order": "close", "table": "a", "more": 1},
        {"order": "tables", "state": "nowhere"},
        {"order": "tables", "limit": 0},
        {"order": "put_up", "text": "", "minutes": 1},
        {"order": "put_up", "text": "x", "minutes": 0},
        {"order": "put_up", "text": "x", "minutes": LONGEST_NOTICE + 1},
        {"order": "put_up", "text": "x" * 301, "minutes": 1},
    ],
)
async def test_what_is_no_order_changes_nothing(house: House, body: object) -> None:
    answer = await post(house, body)
    assert (answer.status_code, answer.json()["code"]) == (422, "invalid")
    assert await house.store.notice() is None


# --- Tables


async def test_tables_are_listed_by_their_state_with_who_sits_there_and_no_key_to_them(house: House) -> None:
    ended, running = await over(house), await begin(house, await person(house, "Bo"))
    ana = await house.guest()
    lobby = (await ana.post("/api/tables", json=TABLE)).json()
    listing = await give(house, "tables")
    assert listing["now"] == house.clock.milliseconds()
    assert listing["counts"] == {"lobby": 1, "over": 1, "playing": 1}
    lines = {line["id"]: line for line in listing["tables"]}
    assert set(lines) == {table[:SHOWN] for table in (ended.table.id, running.table.id, lobby["id"])}
    assert lines[running.table.id[:SHOWN]] == {
        "id": running.table.id[:SHOWN],
        "game": "smile",
        "state": "playing",
        "created": running.created,
        "touched": lines[running.table.id[:SHOWN]]["touched"],
        "seats": 3,
        "people": 1,
        "bots": 2,
    }
    assert lines[lobby["id"][:SHOWN]]["people"] == 0
    assert [line["state"] for line in (await give(house, "tables", state="over"))["tables"]] == ["over"]
    assert len((await give(house, "tables", limit=2))["tables"]) == 2


async def test_a_table_is_shown_without_what_it_hides(house: House) -> None:
    room = await begin(house, await person(house, "Zoé"), salt="grain of salt")
    await house.store.say(room.table.id, "table", b'{"text":"psst"}')
    sheet = await give(house, "show_table", table=room.table.id)
    assert sheet["table"]["state"] == "playing"
    assert sheet["settings"]["seats"] == 3
    assert [place["kind"] for place in sheet["places"]] == ["person", "bot", "bot"]
    assert sheet["places"][0]["name"] == "Zoé"
    assert sheet["entries"] == room.number
    assert sheet["moved"] == room.last_at
    assert sheet["here"] == 1
    assert (sheet["keeper"], sheet["unknown"]) == (house.store.node, "")
    text = json.dumps(sheet)
    opened = room.table.opened
    for secret in (opened.seed, opened.code, room.table.id, "grain of salt", "psst", "hand", "deck"):
        assert secret not in text


@pytest.mark.parametrize(
    "name",
    [lambda room: room.table.id, lambda room: room.table.id[:6].upper(), lambda room: room.table.opened.code.lower()],
)
async def test_a_table_is_found_by_its_id_the_first_letters_of_it_and_its_code(
    house: House, name: Callable[[Room], str]
) -> None:
    room = await begin(house, await person(house))
    await begin(house, await person(house))
    assert (await give(house, "show_table", table=name(room)))["table"]["id"] == room.table.id[:SHOWN]


async def test_what_names_no_table_or_several_is_refused(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.tables.hall.secrets.token_hex", make_ids())
    for name in ("Ana", "Bo"):
        await begin(house, await person(house, name))
    assert await refused(house, "show_table", table="aaaaaa") == (409, "many_tables")
    assert await refused(house, "show_table", table="aaaaa") == (404, "unknown_table"), "too few letters to be sure"
    assert await refused(house, "show_table", table="cccccc") == (404, "unknown_table")
    assert await refused(house, "show_table", table="aaaaaa%") == (404, "unknown_table")
    for order in ("close", "delete", "export"):
        assert await refused(house, order, table="aaaaaa") == (409, "many_tables")


def make_ids() -> Callable[[int], str]:
    ids = iter(["aaaaaa1", "aaaaaa2"])
    return lambda _: next(ids)


async def test_a_running_game_is_closed_and_whoever_is_there_is_told(house: House) -> None:
    host = await person(house)
    room = await begin(house, host)
    ear = Listener(host)
    room.enter(ear, None)
    assert await give(house, "close", table=room.table.id) == {"id": room.table.id[:SHOWN]}
    assert b"table_closed" in ear.frames[-1]
    kept = await house.store.record(room.table.id)
    assert kept is not None
    assert kept.state == "closed"
    assert await refused(house, "close", table=room.table.id) == (422, "not_playing")
    assert await refused(house, "close", table=(await over(house)).table.id) == (422, "not_playing")


async def test_a_table_that_another_node_keeps_is_for_that_node_to_close_and_delete(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, ended = await begin(house, await person(house)), await over(house)

    async def other(_: str) -> str:
        return "http://other:8000"

    async def kept_elsewhere(table: str) -> int:
        raise KeptElsewhere(table, "http://other:8000")

    monkeypatch.setattr(house.store, "keeper", other)
    monkeypatch.setattr(house.store, "claim", kept_elsewhere)
    for order, table in (("close", room.table.id), ("delete", ended.table.id)):
        answer = await post(house, {"order": order, "table": table})
        assert (answer.status_code, answer.json()["code"], answer.json()["right"]) == (
            409,
            "kept_elsewhere",
            "http://other:8000",
        )
    assert room.table.state == "playing"
    assert await house.store.record(ended.table.id) is not None


async def test_the_record_of_a_finished_and_of_a_closed_game_is_a_replay(house: House) -> None:
    ended, closed = await over(house), await begin(house, await person(house, "Bo"))
    await give(house, "close", table=closed.table.id)
    for room in (ended, closed):
        written = replay.read(msgspec.json.encode(await give(house, "export", table=room.table.id)))
        assert replay.verify(written).whole
        assert (written.outcome is None) == (room is closed)


async def test_a_running_game_is_not_exported_its_log_holds_secrets(house: House) -> None:
    room = await begin(house, await person(house))
    answer = await post(house, {"order": "export", "table": room.table.id})
    assert (answer.status_code, answer.json()["code"]) == (409, "not_finished")
    assert room.table.opened.seed not in answer.text
    ana = await house.guest()
    lobby = (await ana.post("/api/tables", json=TABLE)).json()["id"]
    assert await refused(house, "export", table=lobby) == (409, "not_finished")
    await give(house, "close", table=lobby)
    assert await refused(house, "export", table=lobby) == (409, "no_game")


async def test_what_has_ended_is_deleted_and_what_has_not_is_not(house: House) -> None:
    ended, running = await over(house), await begin(house, await person(house, "Bo"))
    assert (await house.visitor().get(f"/api/tables/{ended.table.id}/replay")).status_code == 200
    assert await give(house, "delete", table=ended.table.id) == {"id": ended.table.id[:SHOWN]}
    assert await house.store.record(ended.table.id) is None
    assert house.app.replays.kept == {}
    assert house.app.replays.size == 0
    assert (await house.visitor().get(f"/api/tables/{ended.table.id}/replay")).status_code == 404
    assert await refused(house, "delete", table=ended.table.id) == (404, "unknown_table")
    assert await refused(house, "delete", table=running.table.id) == (409, "not_ended")
    assert await house.store.record(running.table.id) is not None


async def test_a_store_in_trouble_says_so_and_nothing_has_changed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = await over(house)

    async def trouble(*_: object) -> bool:
        raise Unavailable("full")

    monkeypatch.setattr(house.store, "erase", trouble)
    assert await refused(house, "delete", table=ended.table.id) == (503, "disk_full")


# --- People


async def test_what_is_kept_of_a_person_is_shown_and_nothing_that_proves_who_they_are(house: House) -> None:
    host = await person(house, "Zoé")
    room = await begin(house, host)
    await house.store.seat(room.table.id, host.id)
    found = await give(house, "people", person=host.id)
    (sheet,) = found["people"]
    assert {name: sheet[name] for name in ("id", "name", "created", "seen")} == {
        "id": host.id,
        "name": "Zoé",
        "created": NOW,
        "seen": NOW,
    }
    assert [table["id"] for table in sheet["tables"]] == [room.table.id[:SHOWN]]
    assert set(sheet) == {"id", "name", "created", "seen", "tables"}
    await person(house, "Zoé")
    assert len((await give(house, "people", name="Zoé"))["people"]) == 2
    assert await refused(house, "people", person="nobody") == (404, "unknown_person")
    assert await refused(house, "people", name="Nobody") == (404, "unknown_person")


async def test_whoever_is_forgotten_is_nobody_at_once_and_their_name_stays_where_they_sat(house: House) -> None:
    zoe = await house.guest("Zoé")
    identity = (await zoe.get("/api/me")).json()["id"]
    ended = await over(house)
    await house.store.seat(ended.table.id, identity)
    assert await give(house, "forget", person=identity) == {"id": identity, "deleted": 0, "left": 1}
    assert (await zoe.get("/api/me")).status_code == 401
    assert await house.store.person(identity) is None
    assert await house.store.records_of(identity, 10) == []
    assert await house.store.record(ended.table.id) is not None
    assert await refused(house, "forget", person=identity) == (404, "unknown_person")


async def test_with_their_tables_those_that_have_ended_are_deleted(house: House) -> None:
    host = await person(house, "Zoé")
    ended, running = await over(house), await begin(house, host)
    for room in (ended, running):
        await house.store.seat(room.table.id, host.id)
    assert await give(house, "forget", person=host.id, tables=True) == {"id": host.id, "deleted": 1, "left": 1}
    assert await house.store.record(ended.table.id) is None
    assert await house.store.record(running.table.id) is not None


async def test_what_another_node_has_forgotten_is_forgotten_here(house: House) -> None:
    zoe = await house.guest("Zoé")
    identity = (await zoe.get("/api/me")).json()["id"]
    await house.store.forget(identity)
    assert (await zoe.get("/api/me")).status_code == 200, "as long as nobody has told us"
    house.app.office.hear(FORGOTTEN, identity)
    assert (await zoe.get("/api/me")).status_code == 401


async def test_when_the_bell_was_not_heard_for_a_while_everybody_is_looked_for_again(house: House) -> None:
    zoe = await house.guest("Zoé")
    await house.store.forget((await zoe.get("/api/me")).json()["id"])
    await house.app.office.see_off_the_forgotten()
    assert (await zoe.get("/api/me")).status_code == 401


async def test_that_somebody_was_here_is_written_once_a_day(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    zoe = await house.guest("Zoé")
    identity = (await zoe.get("/api/me")).json()["id"]
    days: list[int] = []
    saw = house.store.saw

    async def seen(who: str, at: int) -> None:
        days.append(at)
        await saw(who, at)

    monkeypatch.setattr(house.store, "saw", seen)
    for _ in range(4):
        house.clock.now += 43_200  # half a day
        assert (await zoe.get("/api/me")).status_code == 200
        assert (await zoe.get("/api/me")).status_code == 200
    assert days == [NOW + 86_400_000, NOW + 2 * 86_400_000]
    kept = await house.store.person(identity)
    assert kept is not None
    assert kept.seen == days[-1]


async def test_a_store_that_cannot_write_that_somebody_was_here_keeps_nobody_out(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    zoe = await house.guest("Zoé")
    house.clock.now += 90_000

    async def trouble(*_: object) -> None:
        raise Unavailable("full")

    monkeypatch.setattr(house.store, "saw", trouble)
    assert (await zoe.get("/api/me")).status_code == 200


# --- The house


async def test_the_health_of_the_house(house: House) -> None:
    await begin(house, await person(house))
    house.clock.now += 90
    sheet = await give(house, "health")
    assert sheet["version"]
    assert (sheet["since"], sheet["now"]) == (NOW, NOW + 90_000)
    assert (sheet["store"], sheet["nodes"], sheet["tables"]) == ("ok", [house.store.node], {"playing": 1})
    assert (sheet["rooms"], sheet["sockets"], sheet["faults"], sheet["notice"]) == (1, 0, 0, None)
    assert isinstance(sheet["thoughts"], int)


async def test_a_notice_is_put_up_for_some_minutes_and_taken_down(house: House) -> None:
    board = house.app.office.board
    assert board.frame() is None
    answer = await give(house, "put_up", text="  Pause à\u202e midi \n", minutes=5)
    until = NOW + 5 * MINUTE
    assert answer["notice"] == {"text": "Pause à midi", "until": until}
    assert json.loads(board.frame() or b"") == {"type": "notice", "text": "Pause à midi", "until": until}
    assert (await give(house, "health"))["notice"]["text"] == "Pause à midi"
    house.clock.now += 5 * 60
    assert board.frame() is None, "its time is over"
    await give(house, "put_up", text="Encore", minutes=5)
    assert (await give(house, "take_down"))["notice"] is None
    assert board.frame() is None
    assert await refused(house, "put_up", text="\u200b \u2800", minutes=5) == (422, "empty_line")


async def test_a_notice_is_still_there_after_a_start(house: House) -> None:
    await give(house, "put_up", text="Pause à midi", minutes=5)
    house.begin_again(house.hall.editions.shelf)
    assert house.app.office.board.frame() is None
    await house.app.office.open()
    assert b"midi" in (house.app.office.board.frame() or b"")


async def test_everybody_here_is_told_of_a_notice_of_another_node_once(house: House) -> None:
    told: list[bytes] = []
    board = house.app.office.board
    board.tell = told.append
    await house.store.put_up(Notice("Pause à midi", NOW + MINUTE))
    for _ in range(2):
        await board.look()
    assert len(told) == 1
    await house.store.put_up(None)
    await board.look()
    assert json.loads(told[-1]) == {"type": "notice", "text": "", "until": 0}
