"""The shelf, and tables as they are seen from outside."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest

from tablee.games import SHELF
from tablee.server.limits import USUAL
from tablee.server.records import on_shelf, option
from tablee.tables import acts
from tests.arena.small_games import put_on_the_shelf
from tests.server.http.conftest import TABLE, House, problem
from tests.server.http.playing import WATCHED, Listener, begin, on_disk, person, whole_game

pytestmark = pytest.mark.anyio
UNKNOWN = "0" * 32


async def test_the_shelf_has_every_game_and_its_choices(house: House) -> None:
    games = (await house.visitor().get("/api/shelf")).json()["games"]
    assert [game["key"] for game in games] == list(SHELF)
    (smile,) = [game for game in games if game["key"] == "smile"]
    assert smile["seats"] == [3, 4, 5]
    assert smile["levels"] == ["beginner", "solid", "strong"]
    assert smile["traits"]["secrets"] is True
    assert [pace["name"] for pace in smile["paces"]] == ["live", "relaxed", "daily"]
    assert smile["paces"][0]["turn"] == 20_000
    (unseen,) = smile["options"]
    assert (unseen["name"], unseen["kind"], unseen["default"]) == ("unseen_cards", "bool", False)


@pytest.mark.parametrize("key", list(SHELF))
def test_every_option_of_every_game_can_be_shown(key: str) -> None:
    for each in on_shelf(SHELF[key]).options:
        assert each.kind in ("bool", "int", "str", "choice")
        assert each.kind != "choice" or each.choices


class Options(msgspec.Struct):
    """Of a game that does not exist."""

    rounds: Annotated[int, msgspec.Meta(ge=1, le=9)] = 3
    mood: Literal["wild", "tame"] = "tame"
    name: str = ""
    hungry: bool | None = None
    wind: Literal["east", "west"] | None = None


def test_numbers_and_choices_come_with_their_bounds() -> None:
    rounds, mood, name, *_ = (option(field) for field in msgspec.inspect.type_info(Options).fields)  # type: ignore[attr-defined]
    assert (rounds.kind, rounds.default, rounds.least, rounds.most) == ("int", 3, 1, 9)
    assert (mood.kind, mood.default, sorted(map(str, mood.choices))) == ("choice", "tame", ["tame", "wild"])
    assert (name.kind, name.default) == ("str", "")


def test_what_may_be_left_open_says_so_beside_its_kind() -> None:
    *closed, hungry, wind = (option(field) for field in msgspec.inspect.type_info(Options).fields)  # type: ignore[attr-defined]
    assert [each.open for each in closed] == [False, False, False]
    assert (hungry.kind, hungry.open, hungry.default) == ("bool", True, None)
    assert (wind.kind, wind.open, sorted(map(str, wind.choices))) == ("choice", True, ["east", "west"])


# --- Opening


async def test_a_guest_opens_a_table(house: House) -> None:
    ana = await house.guest()
    opened = await ana.post("/api/tables", json=TABLE)
    assert opened.status_code == 201
    assert set(opened.json()) == {"id", "code"}
    shown = (await house.visitor().get(f"/api/tables/{opened.json()['id']}")).json()
    assert (shown["game"], shown["state"], len(shown["places"])) == ("smile", "lobby", 3)
    assert "code" not in shown


async def test_a_screen_opens_a_table_for_whoever_sits_down_first(house: House) -> None:
    screen = await house.guest("Screen")
    opened = (await screen.post("/api/tables", json=TABLE | {"screen": True})).json()
    assert house.hall.rooms[opened["id"]].table.opened.screen
    assert (await screen.get("/api/tables/mine")).json() == {"tables": []}


async def test_only_guests_open_tables(house: House) -> None:
    assert problem(await house.visitor().post("/api/tables", json=TABLE)) == (401, "no_session")


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({}, 422, "invalid"),
        ({"game": "smile"}, 422, "invalid"),
        ({"game": "chess", "settings": {"seats": 2}}, 422, "unknown_game"),
        ({"game": "smile", "settings": {"seats": 2}}, 422, "bad_seats"),
        ({"game": "smile", "settings": {"seats": 0}}, 422, "invalid"),
        ({"game": "smile", "settings": {"seats": 3, "options": {"nonsense": 1}}}, 422, "bad_option"),
        ({"game": "smile", "settings": {"seats": 3, "options": {"unseen_cards": "yes"}}}, 422, "bad_option"),
        ({"game": "smile", "settings": {"seats": 3, "pace": "hurry"}}, 422, "no_such_pace"),
        ({"game": "smile", "settings": {"seats": 3, "takeover": "nobody"}}, 422, "invalid"),
        ({"game": "smile", "settings": {"seats": 3}, "seed": "00"}, 422, "invalid"),
        ({"game": "smile", "settings": {"seats": 3, "seed": "00"}}, 422, "invalid"),
        ({"game": "s" * 41, "settings": {"seats": 3}}, 422, "invalid"),
    ],
)
async def test_a_table_that_cannot_be_is_not_opened(house: House, body: object, status: int, code: str) -> None:
    ana = await house.guest()
    assert problem(await ana.post("/api/tables", json=body)) == (status, code)
    assert await house.store.records() == []
    assert house.hall.rooms == {}


async def test_a_choice_that_contradicts_another_one_says_what_would_be_right(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_on_the_shelf(monkeypatch)
    ana = await house.guest()
    options = {"level": "wild", "blind": False}
    refused = await ana.post("/api/tables", json={"game": "dare", "settings": {"seats": 2, "options": options}})
    assert (refused.status_code, refused.json()) == (
        422,
        {
            "code": "bad_option",
            "wrong": "blind = False",
            "right": "blind = True",
            "detail": "forced",
            "option": "blind",
        },
    )
    assert await house.store.records() == []


THREE_WITH_TWO_COLOURS = {"game": "grumpf", "settings": {"seats": 3, "options": {"colours": "VO"}}}
SEATS_THAT_ARE_NOT_THERE = {"game": "grumpf", "settings": {"seats": 3, "options": {"beginners": "15"}}}


async def test_options_that_do_not_fit_the_seats_are_named_with_what_would_be_right(house: House) -> None:
    ana = await house.guest()
    colours = await ana.post("/api/tables", json=THREE_WITH_TWO_COLOURS)
    assert (colours.status_code, colours.json()) == (
        422,
        {"code": "bad_option", "wrong": "VO", "right": "VOG", "detail": "colours", "option": "colours"},
    )
    flags = await ana.post("/api/tables", json=SEATS_THAT_ARE_NOT_THERE)
    assert (flags.status_code, flags.json()) == (
        422,
        {"code": "bad_option", "wrong": "15", "right": "0, 1, 2", "detail": "seats", "option": "beginners"},
    )
    unknown = await ana.post("/api/tables", json={"game": "smile", "settings": {"seats": 3, "options": {"wings": 1}}})
    assert unknown.json()["option"] == "wings"
    assert house.hall.rooms == {}


# --- Finding


async def test_only_listed_tables_with_free_seats_are_to_join(house: House) -> None:
    ana = await house.guest()
    listed = {"game": "smile", "settings": {"seats": 3, "listed": True}}
    there = (await ana.post("/api/tables", json=listed)).json()["id"]
    await ana.post("/api/tables", json=TABLE)
    shown = (await house.visitor().get("/api/tables", params={"listed": ""})).json()
    assert [table["id"] for table in shown["to_join"]] == [there]
    assert shown["to_watch"] == []


async def test_a_table_stays_on_the_list_however_many_somebody_else_puts_there(house: House) -> None:
    listed = {"game": "smile", "settings": {"seats": 3, "listed": True}}
    there = (await (await house.guest()).post("/api/tables", json=listed)).json()["id"]
    for number in range(4):
        mallory = await house.guest(f"M{number}")
        for _ in range(30):
            house.clock.now += 1
            assert (await mallory.post("/api/tables", json=listed)).status_code == 201
    shown = (await house.visitor().get("/api/tables")).json()["to_join"]
    assert there in [table["id"] for table in shown]


async def test_listed_games_to_watch_are_those_that_let_people_in(house: House) -> None:
    host = await person(house)
    watchable = await begin(house, host, WATCHED)
    await begin(house, host, acts.Settings(3, listed=True))
    await begin(house, host, acts.Settings(3, watchable=True))
    await whole_game(house, host, WATCHED)
    shown = (await house.visitor().get("/api/tables")).json()
    assert [table["id"] for table in shown["to_watch"]] == [watchable.table.id]
    assert shown["to_join"] == []
    (table,) = shown["to_watch"]
    assert [place["kind"] for place in table["places"]] == ["person", "bot", "bot"]


async def test_a_list_shows_how_a_table_is_set_up(house: House) -> None:
    settings = {
        "seats": 4,
        "pace": "relaxed",
        "options": {"unseen_cards": True},
        "takeover": "default",
        "listed": True,
        "watchable": True,
        "adviser": False,
    }
    ana = await house.guest()
    table = (await ana.post("/api/tables", json={"game": "smile", "settings": settings})).json()["id"]
    (shown,) = (await house.visitor().get("/api/tables")).json()["to_join"]
    assert shown["settings"] == settings
    host = await house.store.person((await ana.get("/api/me")).json()["id"])
    assert host is not None
    await Listener(host).do(house.hall.rooms[table], acts.Configure(acts.Settings(3, "daily", watchable=True)))
    shown = (await ana.get(f"/api/tables/{table}")).json()
    assert shown["settings"] == msgspec.to_builtins(acts.Settings(3, "daily", watchable=True))
    assert (shown["listed"], shown["watchable"], len(shown["places"])) == (False, True, 3)


async def test_my_tables_are_those_where_i_sit(house: House) -> None:
    ana = await house.guest("Ana")
    me = await house.store.person((await ana.get("/api/me")).json()["id"])
    assert me is not None
    assert (await ana.get("/api/tables/mine")).json() == {"tables": []}
    room = await begin(house, me)
    await house.hall.open_table(me.id, me.name, "smile", acts.Settings(3))
    while house.hall.tasks:
        await next(iter(house.hall.tasks))
    assert [table["id"] for table in (await ana.get("/api/tables/mine")).json()["tables"]] == [room.table.id]
    assert (await (await house.guest("Bo")).get("/api/tables/mine")).json() == {"tables": []}


@pytest.mark.parametrize("identity", [UNKNOWN, "x", "A" * 32, "..", "%2e%2e", "0" * 31 + "%00", "mine "])
async def test_a_table_that_nobody_opened_is_not_found(house: House, identity: str) -> None:
    ana = await house.guest()
    for path in ("", "/qr.svg", "/replay"):
        answer = await ana.get(f"/api/tables/{identity}{path}")
        assert problem(answer)[0] == 404


async def test_nothing_is_shown_before_it_is_on_disk(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    host = await person(house, "Ana")
    room = await house.hall.open_table(host.id, host.name, "smile", acts.Settings(3))
    kept: list[tuple[Any, ...]] = []
    monkeypatch.setattr(house.store, "append", lambda *row: kept.append(row))
    room.command(Listener(host), "sit", acts.Sit(0))
    assert room.pending == 1
    path = f"/api/tables/{room.table.id}"
    assert (await house.visitor().get(path)).json()["places"][0]["kind"] == "free"
    monkeypatch.undo()
    for row in kept:
        house.store.append(*row)
    await on_disk(room)
    assert (await house.visitor().get(path)).json()["places"][0]["name"] == "Ana"


# --- Codes


async def test_a_spoken_code_finds_the_table(house: House) -> None:
    ana = await house.guest()
    opened = (await ana.post("/api/tables", json=TABLE)).json()
    code = opened["code"]
    for said in (code, code.lower(), f" {code[:2]} {code[2:]} ", "-".join(code)):
        assert (await house.visitor().get(f"/api/codes/{said}")).json() == {"id": opened["id"]}


async def test_every_code_that_finds_nothing_gets_the_same_answer(house: House) -> None:
    over = await whole_game(house)
    codes = ["ZZZZZ", "zzzzz", "1", "ÄÖÜ", "' OR 1=1", "A" * 300, over.table.opened.code]
    answers = [await house.visitor().get(f"/api/codes/{code}") for code in codes]
    assert {answer.status_code for answer in answers} == {404}
    assert {answer.content for answer in answers} == {b'{"code":"unknown_code","wrong":"","right":""}'}
    assert len({tuple(answer.headers.items()) for answer in answers}) == 1


async def test_codes_cannot_be_guessed_quickly(house: House) -> None:
    guesser, other = house.visitor("192.0.2.7"), house.visitor("192.0.2.8")
    statuses = [(await guesser.get(f"/api/codes/BABA{letter}")).status_code for letter in "BDFGKLMNPRST"]
    assert statuses == [404] * 10 + [429] * 2
    ana = await house.guest()
    code = (await ana.post("/api/tables", json=TABLE)).json()["code"]
    assert problem(await guesser.get(f"/api/codes/{code}")) == (429, "too_many")
    assert (await other.get(f"/api/codes/{code}")).status_code == 200
    house.clock.now += 10
    assert (await guesser.get("/api/codes/BABAB")).status_code == 404
    assert (await guesser.get(f"/api/codes/{code}")).status_code == 429


async def test_the_code_of_a_finished_game_leads_to_the_next_table_that_gets_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.tables.hall.spoken_code", lambda _: "BABAB")
    over = await whole_game(house)
    fresh = (await (await house.guest("Bo")).post("/api/tables", json=TABLE)).json()
    assert (over.table.opened.code, fresh["code"]) == ("BABAB", "BABAB")
    assert (await house.visitor().get("/api/codes/BABAB")).json() == {"id": fresh["id"]}
    assert (await house.visitor().get(f"/api/tables/{over.table.id}/replay")).status_code == 200


async def test_a_code_of_a_lobby_a_game_or_a_pause_is_not_given_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes = iter(["BABAB", "DADAD", "FAFAF", "BABAB", "DADAD", "FAFAF", "GAGAG", *["BABAB"] * 100])
    monkeypatch.setattr("tablee.tables.hall.spoken_code", lambda _: next(codes))
    host = await person(house)
    lobby = await house.hall.open_table(host.id, host.name, "smile", acts.Settings(3))
    game = await begin(house, host)
    pause = await begin(house, host)
    await Listener(host).do(pause, acts.AskPause())
    assert [room.table.state for room in (lobby, game, pause)] == ["lobby", "playing", "paused"]
    ana = await house.guest()
    assert (await ana.post("/api/tables", json=TABLE)).json()["code"] == "GAGAG"
    for room in (lobby, game, pause):
        found = await house.visitor().get(f"/api/codes/{room.table.opened.code}")
        assert found.json() == {"id": room.table.id}
    assert problem(await ana.post("/api/tables", json=TABLE)) == (422, "no_code_left")


# --- QR codes


async def test_a_link_is_drawn_for_a_phone(house: House) -> None:
    ana = await house.guest()
    table = (await ana.post("/api/tables", json=TABLE)).json()["id"]
    drawn = await ana.get(f"/api/tables/{table}/qr.svg")
    assert drawn.status_code == 200
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert drawn.text.startswith("<svg")
    assert "<script" not in drawn.text
    assert "style=" not in drawn.text
    same = await ana.get(f"/api/tables/{table}/qr.svg", params={"text": f"http://tablee.local/t/{table}"})
    other = await ana.get(f"/api/tables/{table}/qr.svg", params={"text": f"http://tablee.local/t/{table}?lang=fr"})
    assert same.content == drawn.content != other.content


async def test_a_picture_is_drawn_once_and_whoever_wants_many_has_to_wait(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []

    def draw(link: str) -> bytes:
        drawn.append(link)
        return b"<svg/>"

    monkeypatch.setattr("tablee.server.qr.picture", draw)
    ana = await house.guest()
    table = (await ana.post("/api/tables", json=TABLE)).json()["id"]
    burst = int(USUAL["picture"].burst)
    links = [f"http://tablee.local/t/{table}?{number}" for number in range(burst + 1)]
    answers = [await ana.get(f"/api/tables/{table}/qr.svg", params={"text": link}) for link in [*links[:-1], *links]]
    assert [answer.status_code for answer in answers] == [200] * 2 * burst + [429]
    assert drawn == links[:-1]


@pytest.mark.parametrize(
    "link",
    [
        "",
        "hello",
        "https://evil.example/t/{table}",
        "https://tablee.local/t/{table}",
        "http://tablee.local.evil.example/t/{table}",
        "http://tablee.local@evil.example/t/{table}",
        "http://tablee.local/t/00000000000000000000000000000000",
        "http://tablee.local/?{table}",
        "javascript:alert(1)//{table}",
        "http://tablee.local/t/{table}/\u00e9",
        "http://tablee.local/t/{table}\n",
        "http://tablee.local/t/{table}?" + "a" * 200,
        "http://[tablee.local/t/{table}",
    ],
)
async def test_no_link_to_elsewhere_is_drawn(house: House, link: str) -> None:
    ana = await house.guest()
    table = (await ana.post("/api/tables", json=TABLE)).json()["id"]
    answer = await ana.get(f"/api/tables/{table}/qr.svg", params={"text": link.replace("{table}", table)})
    assert problem(answer) == (422, "foreign_link")
