"""From a moment of a finished game on, in any seat, against bots; and what was to be seen at each moment."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.http.conftest import House, problem
from tests.server.http.playing import begin, on_disk, person, whole_game
from tests.tables.client import merge

pytestmark = [pytest.mark.anyio, pytest.mark.both_forms]


async def replay(house: House, table: str, eyes: str) -> dict[str, Any]:
    game: dict[str, Any] = (await house.visitor().get(f"/api/tables/{table}/replay?eyes={eyes}")).json()
    return game


@pytest.mark.parametrize("eyes", ["0", "2", "none", "open"])
async def test_every_line_shows_what_these_eyes_saw_after_it(house: House, eyes: str) -> None:
    room = await whole_game(house)
    game = await replay(house, room.table.id, eyes)
    assert game["lines"][0]["view"]["round"] == 1, "everything, to begin with"
    seen: Any = {}
    for line in game["lines"]:
        seen = merge(seen, line.get("view") or {})
        hands = [hunter["fireflies"] for hunter in seen["hunters"]]
        if not seen["over"]:
            assert (None in hands) == (eyes != "open"), "only open eyes see the hands before the end"
    assert seen["over"]


async def test_a_seat_is_taken_over_in_the_middle_of_a_game(house: House) -> None:
    room = await whole_game(house)
    game = await replay(house, room.table.id, "open")
    line = len(game["lines"]) // 2
    seen: Any = {}
    for each in game["lines"][: line + 1]:
        seen = merge(seen, each.get("view") or {})
    eve = await house.guest("Eve")
    answer = await eve.post(f"/api/tables/{room.table.id}/what-if", json={"line": line, "seat": 1})
    assert answer.status_code == 201
    other = house.hall.rooms[answer.json()["id"]]
    await on_disk(other)
    assert [(place.name, place.level) for place in other.table.places] == [("", "solid"), ("Eve", None), ("", "solid")]
    assert other.table.state == "playing"
    position = other.table.position()
    assert position is not None
    now: Any = position.public()
    assert (now.round, now.deck_count, now.turn) == (seen["round"], seen["deck_count"], seen["turn"])
    assert [list(hunter.creatures) for hunter in now.hunters] == [hunter["creatures"] for hunter in seen["hunters"]]


async def test_what_ifs_and_replays_are_made_one_after_the_other(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = (await whole_game(house)).table.id
    at_work, most = 0, 0
    rows = house.hall.rows

    async def watched(*asked: Any) -> Any:
        nonlocal at_work, most
        at_work += 1
        most = max(most, at_work)
        found = await rows(*asked)
        await asyncio.sleep(0)
        at_work -= 1
        return found

    monkeypatch.setattr(house.hall, "rows", watched)
    eve = await house.guest("Eve")
    asked = [eve.post(f"/api/tables/{table}/what-if", json={"line": line, "seat": 0}) for line in range(4)]
    answers = await asyncio.gather(*asked, eve.get(f"/api/tables/{table}/replay"))
    assert [answer.status_code for answer in answers] == [201] * 4 + [200]
    assert most == 1


async def test_nothing_is_read_for_a_seat_that_is_not_there(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = (await whole_game(house)).table.id
    eve = await house.guest("Eve")
    monkeypatch.setattr(house.hall, "rows", None)
    answer = await eve.post(f"/api/tables/{table}/what-if", json={"line": 0, "seat": 3})
    assert problem(answer) == (422, "bad_replay")


async def test_a_game_that_begins_in_the_middle_is_read_again_after_a_restart(house: House) -> None:
    room = await whole_game(house)
    eve = await house.guest("Eve")
    made = (await eve.post(f"/api/tables/{room.table.id}/what-if", json={"line": 5, "seat": 0})).json()
    before = house.hall.rooms[made["id"]]
    await on_disk(before)
    position = before.table.position()
    assert position is not None
    del house.hall.rooms[made["id"]]
    again = (await house.hall.room(made["id"])).table.position()
    assert again is not None
    assert again.to_json() == position.to_json()


@pytest.mark.parametrize("asked", [{"line": 100_000, "seat": 0}, {"line": 3, "seat": 3}])
async def test_moments_and_seats_that_a_game_does_not_have_are_refused(house: House, asked: dict[str, int]) -> None:
    room = await whole_game(house)
    eve = await house.guest("Eve")
    answer = await eve.post(f"/api/tables/{room.table.id}/what-if", json=asked)
    assert problem(answer) == (422, "bad_replay")


async def test_a_running_game_cannot_be_gone_on_with_elsewhere(house: House) -> None:
    ana = await person(house)
    room = await begin(house, ana)
    eve = await house.guest("Eve")
    answer = await eve.post(f"/api/tables/{room.table.id}/what-if", json={"line": 1, "seat": 0})
    assert problem(answer) == (409, "not_finished")
