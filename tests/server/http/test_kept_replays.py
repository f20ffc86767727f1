"""A finished game is made ready once, for everybody who asks: packed, kept within bounds, and the same for ever."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from tablee.server.limits import USUAL, Rate
from tablee.server.replays import Packed, Replays, pack, weight
from tablee.tables import acts, replay
from tablee.tables.room import Room
from tests.server.http.conftest import House, problem
from tests.server.http.playing import Listener, begin, person, play, whole_game

pytestmark = pytest.mark.anyio
BUILD = {"build": "/assets/index-12345678.js"}


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Counter[object]:
    """What was made, and how often."""
    count: Counter[object] = Counter()

    def counted(name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def making(record: Any, rows: Any, *more: Any) -> Any:
            count[name if name == "stories" else more[0]] += 1
            return real(record, rows, *more)

        return making

    for name in ("export", "stories"):
        monkeypatch.setattr(replay, name, counted(name, getattr(replay, name)))
    return count


async def ask(visitor: httpx.AsyncClient, table: str, what: str = "replay", **how: str) -> httpx.Response:
    headers = {name.replace("_", "-"): how.pop(name) for name in list(how) if "_" in name}
    return await visitor.get(f"/api/tables/{table}/{what}", params=how, headers=headers)


# --- Once


@pytest.mark.parametrize(("what", "eyes", "key"), [("replay", "open", "open"), ("story", "none", "stories")])
async def test_many_who_ask_at_once_share_one(
    house: House, made: Counter[object], what: str, eyes: str, key: str
) -> None:
    table = (await whole_game(house)).table.id
    answers = await asyncio.gather(*(ask(house.visitor(), table, what, eyes=eyes) for _ in range(30)))
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.content for answer in answers}) == 1
    assert made == {key: 1}
    assert (await ask(house.visitor(), table, what, eyes=eyes)).content == answers[0].content
    assert made == {key: 1}


async def test_the_stories_of_all_seats_are_made_together(house: House, made: Counter[object]) -> None:
    table = (await whole_game(house)).table.id
    for eyes in ("0", "1", "2", "none", "open"):
        heard = (await ask(house.visitor(), table, "story", eyes=eyes)).json()["events"]
        whole = (await ask(house.visitor(), table, "replay", eyes=eyes)).json()
        assert heard == [event for line in whole["lines"] for event in line.get("events", ())]
        assert heard[0][0] == "game_begun"
    assert made["stories"] == 1


async def test_the_replay_of_each_pair_of_eyes_is_its_own(house: House, made: Counter[object]) -> None:
    table = (await whole_game(house)).table.id
    told = [(await ask(house.visitor(), table, eyes=eyes)).json()["eyes"] for eyes in ("open", "none", "0", "open")]
    assert told == ["open", None, 0, "open"]
    assert made == {"open": 1, None: 1, 0: 1}


async def test_one_is_made_after_the_other(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
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
    eyes = ("open", "none", "0", "1", "2")
    answers = await asyncio.gather(*(ask(house.visitor(), table, eyes=each) for each in eyes))
    assert [answer.status_code for answer in answers] == [200] * 5
    assert most == 1


async def test_a_fault_is_not_kept(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = (await whole_game(house)).table.id

    def broken(*_: Any) -> Any:
        raise RuntimeError("ours")

    with monkeypatch.context() as patch:
        patch.setattr(replay, "export", broken)
        answers = await asyncio.gather(*(ask(house.visitor(), table) for _ in range(3)))
        assert [problem(answer) for answer in answers] == [(500, "internal")] * 3
    assert (await ask(house.visitor(), table)).status_code == 200
    assert house.app.replays.making == {}


# --- Whose credits


@pytest.mark.parametrize("settings", [{"rates": {**USUAL, "replay": Rate(2, 0.1)}}])
async def test_only_what_has_to_be_made_costs_a_credit(house: House) -> None:
    table, other = (await whole_game(house)).table.id, (await whole_game(house)).table.id
    family = house.visitor("192.0.2.7")
    assert [(await ask(family, table, "story", eyes=str(n % 3))).status_code for n in range(9)] == [200] * 9
    assert [(await ask(family, table)).status_code for _ in range(9)] == [200] * 9
    refused = await ask(family, other)
    assert problem(refused) == (429, "too_many")
    assert refused.headers["retry-after"] == "10"
    assert (await ask(family, table)).status_code == 200
    assert (await ask(house.visitor("192.0.2.8"), other)).status_code == 200
    assert (await ask(family, other)).status_code == 200  # somebody else has paid for it


@pytest.mark.parametrize("settings", [{"rates": {**USUAL, "replay": Rate(1, 0.1)}}])
async def test_what_is_refused_before_anything_is_made_costs_nothing(house: House) -> None:
    host = await person(house)
    running = (await begin(house, host)).table.id
    over = (await whole_game(house, host)).table.id
    visitor = house.visitor()
    for what in ("replay", "story"):
        assert problem(await ask(visitor, running, what)) == (409, "not_finished")
        assert problem(await ask(visitor, over, what, eyes="3")) == (422, "bad_replay")
        assert problem(await ask(visitor, over, what, eyes="x")) == (422, "bad_eyes")
        assert problem(await ask(visitor, "0" * 32, what)) == (404, "unknown_table")
    assert (await ask(visitor, over)).status_code == 200


async def test_a_running_game_has_no_story(house: House) -> None:
    host = await person(house)
    room = await begin(house, host)
    await play(house, room, host, moves=10)
    for eyes in ("open", "none", "0", "1"):
        assert problem(await ask(house.visitor(), room.table.id, "story", eyes=eyes)) == (409, "not_finished")


# --- For ever


async def left_early(house: House) -> tuple[Room, Listener]:
    """A finished game, and somebody for whom a bot has played it to its end."""
    host, other = await person(house, "Ana"), await person(house, "Bo")
    room = await house.hall.open_table(host.id, host.name, "smile", acts.Settings(3))
    people = Listener(host), Listener(other)
    for seat, ear in enumerate(people):
        room.enter(ear, None)
        await ear.do(room, acts.Sit(seat))
        await ear.do(room, acts.Ready())
    await people[0].do(room, acts.AddBot(2, "beginner"))
    await people[0].do(room, acts.Start())
    await people[1].do(room, acts.HandOver())
    await play(house, room, host)
    assert room.table.state == "over"
    return room, people[1]


@pytest.mark.parametrize("what", ["replay", "story"])
async def test_what_people_do_after_the_end_changes_nothing(house: House, what: str) -> None:
    """Who was away comes back, which is in the log; and goes again, which changes nothing any more."""
    room, bo = await left_early(house)
    before = await ask(house.visitor(), room.table.id, what)
    length = room.number
    await bo.do(room, acts.Sit())
    await bo.do(room, acts.Stand())
    assert room.number == length + 1
    assert b"seat_back" in (await house.hall.rows(room.table.id, length))[0].told
    house.app = house.make_app()
    after = await ask(house.visitor(), room.table.id, what)
    assert after.content == before.content
    assert after.headers["etag"] == before.headers["etag"]


@pytest.mark.parametrize("what", ["replay", "story"])
async def test_a_client_that_names_its_build_keeps_it_for_good(house: House, what: str) -> None:
    table, visitor = (await whole_game(house)).table.id, house.visitor()
    named = await ask(visitor, table, what, **BUILD)
    assert named.headers["cache-control"] == "private, max-age=31536000, immutable"
    for unnamed in (await ask(visitor, table, what), await ask(visitor, table, what, build="")):
        assert unnamed.headers["cache-control"] == "private, no-cache"
        assert unnamed.content == named.content


async def test_whoever_has_it_is_not_sent_it_again(house: House) -> None:
    table, visitor = (await whole_game(house)).table.id, house.visitor()
    first = await ask(visitor, table)
    again = await ask(visitor, table, if_none_match=first.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    other = await ask(visitor, table, eyes="0", if_none_match=first.headers["etag"])
    assert other.status_code == 200


async def test_no_answer_that_says_no_is_kept(house: House) -> None:
    host = await person(house)
    room = await begin(house, host)
    assert (await ask(house.visitor(), room.table.id, **BUILD)).headers["cache-control"] == "no-store"


# --- Packed


async def test_it_is_sent_packed_to_whoever_can_unpack_it(house: House) -> None:
    table, visitor = (await whole_game(house)).table.id, house.visitor()
    packed = await ask(visitor, table, accept_encoding="gzip, deflate, br")
    plain = await ask(visitor, table, accept_encoding="identity")
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    assert packed.content == plain.content
    assert int(packed.headers["content-length"]) * 4 < int(plain.headers["content-length"])
    assert packed.headers["content-type"] == plain.headers["content-type"] == "application/json"


# --- Within bounds


class Asking:
    """A shelf of finished games with room for so much, and who asks for them."""

    def __init__(self, most: int) -> None:
        self.replays = Replays(None, most)  # type: ignore[arg-type]
        self.made: list[str] = []

    async def find(self, table: str, text: bytes) -> Packed:
        async def make() -> dict[replay.Ears, Packed]:
            self.made.append(table)
            return {None: Packed(text, "tag")}

        return (await self.replays.find(("replay", table, None), make, lambda: None))[None]


async def test_what_was_not_asked_for_the_longest_makes_room() -> None:
    asking = Asking(most=250)
    for table in ("a", "b", "a", "c", "a", "b"):
        await asking.find(table, b"x" * 100)
    assert asking.made == ["a", "b", "c", "b"]
    assert asking.replays.size == 200
    assert [table for _, table, _ in asking.replays.kept] == ["a", "b"]


async def test_what_is_too_big_to_keep_is_sent_all_the_same() -> None:
    asking = Asking(most=50)
    assert (await asking.find("a", b"x" * 100)).data == b"x" * 100
    assert (asking.replays.size, len(asking.replays.kept)) == (0, 0)


def test_what_several_share_weighs_once() -> None:
    one, other = pack(b'{"events":[1]}'), pack(b'{"events":[2]}')
    assert weight({0: one, 1: one, None: other}) == len(one.data) + len(other.data)


def test_the_same_text_is_packed_the_same() -> None:
    text = json.dumps({"events": list(range(100))}).encode()
    assert pack(text) == pack(text)
    assert gzip.decompress(pack(text).data) == text
