"""The cards of a house and of each of its tables; games that this program does not know, and their records."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.cli import main
from tablee.games.smile import SMILE, SmileGame
from tablee.kernel import Edition, Json, TableeError
from tablee.tables import acts
from tablee.tables.keepsake import keepsake
from tablee.tables.replay import BadReplay, read, verify
from tablee.tables.room import Room
from tablee.text import LANGUAGES, speaker
from tests.server.http.conftest import TABLE, House, problem
from tests.server.http.playing import WATCHED, Listener, begin, on_disk, person, play, whole_game
from tests.tables.owners import DIGEST, OWNERS, OWNERS_SHELF, STRANGE, NewerSmile, StricterSmile, program

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("same_shelf")]
PRINTED = SMILE.edition.digest


@pytest.fixture
async def theirs(house: House) -> House:
    """A house whose owner has cards of their own."""
    house.begin_again(OWNERS_SHELF)
    return house


async def restart(house: House, printed: SmileGame | None = SMILE) -> None:
    """Without the owner's file, and as a program that prints these cards; None: one without the game."""
    await house.hall.close()
    house.begin_again(program(printed))


async def asked(house: House, path: str, **parameters: str) -> Any:
    answer = await house.visitor().get(path, params=parameters)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def replay_of(house: House, room: Room) -> dict[str, Any]:
    found: dict[str, Any] = await asked(house, f"/api/tables/{room.table.id}/replay")
    return found


# --- The cards of a table


async def test_the_house_gives_its_own_cards_and_those_of_each_digest(theirs: House) -> None:
    path = "/api/games/smile/content"
    assert await asked(theirs, path) == OWNERS.content()
    assert await asked(theirs, path, edition=DIGEST) == OWNERS.content()
    assert await asked(theirs, path, edition=PRINTED) == SMILE.content()
    await begin(theirs, await person(theirs))
    await restart(theirs)
    assert await asked(theirs, path) == SMILE.content()
    assert await asked(theirs, path, edition=DIGEST) == OWNERS.content()
    assert await asked(theirs, path, edition=PRINTED) == SMILE.content()


async def test_the_cards_of_a_digest_are_kept_for_good_and_those_of_the_house_are_not(theirs: House) -> None:
    path = "/api/games/smile/content"
    visitor = theirs.visitor()
    assert (await visitor.get(path)).headers["cache-control"] == "no-store"
    unnamed = await visitor.get(path, params={"edition": ""})
    assert (unnamed.json(), unnamed.headers["cache-control"]) == (OWNERS.content(), "no-store")
    kept = await visitor.get(path, params={"edition": DIGEST})
    assert kept.headers["cache-control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize("digest", ["0" * 64, "x", "é", DIGEST[:8], "' OR 1=1"])
async def test_cards_that_nobody_has_are_not_found(house: House, digest: str) -> None:
    answer = await house.visitor().get("/api/games/smile/content", params={"edition": digest})
    assert problem(answer) == (404, "unknown_edition")
    assert answer.headers["cache-control"] == "no-store"
    assert problem(await house.visitor().get("/api/games/chess/content", params={"edition": digest}))[0] == 422


async def test_a_house_lists_and_opens_what_stands_on_its_own_shelf(house: House) -> None:
    house.begin_again({"smile": OWNERS})
    assert [game["key"] for game in (await asked(house, "/api/shelf"))["games"]] == ["smile"]
    ana = await house.guest()
    grumpf = {"game": "grumpf", "settings": {"seats": 3}}
    assert problem(await ana.post("/api/tables", json=grumpf)) == (422, "unknown_game")
    opened = (await ana.post("/api/tables", json=TABLE)).json()
    assert (await asked(house, f"/api/tables/{opened['id']}"))["digest"] == DIGEST


async def test_a_replay_holds_its_cards_and_is_checked_with_them(theirs: House) -> None:
    room = await whole_game(theirs)
    before = await replay_of(theirs, room)
    assert (before["digest"], before["content"]) == (DIGEST, OWNERS.edition.written)
    await restart(theirs)
    after = await replay_of(theirs, room)
    assert after == before
    assert verify(read(msgspec.json.encode(after))).whole
    printed = after | {"digest": PRINTED, "content": SMILE.edition.written}
    assert not verify(read(msgspec.json.encode(printed))).whole, "with other cards it is another game"


async def test_a_game_with_the_printed_cards_is_checked_with_them_in_a_house_that_has_others(house: House) -> None:
    room = await whole_game(house)
    house.begin_again(OWNERS_SHELF)
    game = await replay_of(house, room)
    assert game["digest"] == PRINTED
    assert verify(read(msgspec.json.encode(game))).whole


async def test_an_older_file_names_no_cards_and_is_played_with_the_printed_ones(house: House) -> None:
    game = await replay_of(house, await whole_game(house))
    del game["digest"], game["content"]
    assert verify(read(msgspec.json.encode(game))).whole


async def test_cards_that_were_changed_in_a_file_are_found(theirs: House) -> None:
    game = await replay_of(theirs, await whole_game(theirs))
    twice = json.loads(json.dumps(OWNERS.edition.written))
    twice["creatures"][0]["value"] = 6
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"content": SMILE.edition.written}, "bad_replay.digest"),
        ({"content": twice}, "bad_replay.digest"),
        ({"digest": PRINTED}, "bad_replay.digest"),
        ({"digest": ""}, "bad_replay.digest"),
        ({"content": None}, "bad_replay.content"),
        ({"content": []}, "bad_replay.digest"),
        ({"digest": digest_of([]), "content": []}, "bad_replay.content"),
        ({"digest": digest_of("cards"), "content": "cards"}, "bad_replay.content"),
        ({"digest": digest_of({}), "content": {}}, "bad_replay.content"),
        ({"digest": digest_of(twice), "content": twice}, "bad_replay.content"),
    ]
    for part, name in wrong:
        with pytest.raises(TableeError) as caught:
            read(msgspec.json.encode(game | part))
        assert str(caught.value).startswith(f"{name}: "), part
        for language in LANGUAGES:
            assert speaker(language, strict=True).error(caught.value)


def digest_of(written: Json) -> str:
    return Edition(written).digest


async def test_another_ending_has_the_cards_of_the_game_it_comes_from(theirs: House) -> None:
    room = await whole_game(theirs)
    await restart(theirs)
    eve = await theirs.guest("Eve")
    made = (await eve.post(f"/api/tables/{room.table.id}/what-if", json={"line": 9, "seat": 0})).json()
    other = theirs.hall.rooms[made["id"]]
    await on_disk(other)
    assert other.table.game.content() == OWNERS.content()
    assert other.table.opened.owned


# --- What this program does not know


@pytest.mark.parametrize("what", STRANGE)
async def test_a_table_of_something_unknown_says_so_and_is_not_offered(theirs: House, what: str) -> None:
    ana = await theirs.guest("Ana")
    me = await theirs.store.person((await ana.get("/api/me")).json()["id"])
    assert me is not None
    strange = await begin(theirs, me, WATCHED)
    await theirs.hall.open_table(me.id, me.name, "smile", acts.Settings(3, listed=True))
    while theirs.hall.tasks:
        await next(iter(theirs.hall.tasks))
    cookies = ana.cookies
    await restart(theirs, STRANGE[what])
    ana = theirs.visitor()
    ana.cookies = cookies
    (mine,) = (await ana.get("/api/tables/mine")).json()["tables"]
    assert (mine["id"], mine["unknown"], mine["digest"], mine["state"]) == (strange.table.id, what, DIGEST, "playing")
    assert (await asked(theirs, f"/api/tables/{strange.table.id}"))["unknown"] == what
    assert await asked(theirs, "/api/tables") == {"to_join": [], "to_watch": []}
    for part in ("/replay", "/replay?eyes=0"):
        answer = await ana.get(f"/api/tables/{strange.table.id}{part}")
        assert problem(answer) == (409, "not_finished"), "it keeps its secrets: another program may go on with it"


async def test_a_table_that_is_known_says_nothing_of_it(house: House) -> None:
    room = await begin(house, await person(house))
    assert (await asked(house, f"/api/tables/{room.table.id}"))["unknown"] == ""


@pytest.mark.parametrize("what", STRANGE)
async def test_a_finished_game_of_something_unknown_is_given_as_a_bare_record(theirs: House, what: str) -> None:
    host = await person(theirs)
    room = await whole_game(theirs, host)
    whole = await replay_of(theirs, room)
    await restart(theirs, STRANGE[what])
    bare = await replay_of(theirs, room)
    lines = [{key: value for key, value in line.items() if key != "view"} for line in whole["lines"]]
    assert bare == whole | {"outcome": None, "lines": lines}
    text = json.dumps(bare)
    assert host.id not in text
    assert room.table.id not in text
    for eyes in ("0", "none"):  # who may hear what is for its rules to say
        answer = await theirs.visitor().get(f"/api/tables/{room.table.id}/replay", params={"eyes": eyes})
        assert problem(answer) == (409, "other_rules")
        assert answer.json()["detail"] == what
    eve = await theirs.guest("Eve")
    answer = await eve.post(f"/api/tables/{room.table.id}/what-if", json={"line": 9, "seat": 0})
    assert problem(answer) == (409, "other_rules")


async def test_a_bare_record_knows_who_sat_where_after_all_that_was_done_before_the_game(house: House) -> None:
    """Seats that were taken, left, freed, swapped: all of it is in what was told."""
    host, bo = await person(house), await person(house, "Bo")
    room = await house.hall.open_table(host.id, host.name, "smile", acts.Settings(3))
    ana, other = Listener(host), Listener(bo)
    await ana.do(room, acts.Sit(0, "salt"))
    await other.do(room, acts.Sit(1, "pepper"))
    await other.do(room, acts.Stand())
    await ana.do(room, acts.AddBot(1, "beginner"))
    await ana.do(room, acts.Sit(2, "more salt"))
    await ana.do(room, acts.AddBot(0, "beginner"))
    await ana.do(room, acts.Swap(0, 2))
    await ana.do(room, acts.Ready())
    await ana.do(room, acts.Start())
    assert [place.name for place in room.table.places] == ["Ana", "", ""]
    await play(house, room, host)
    whole = await replay_of(house, room)
    await restart(house, NewerSmile())
    bare = await replay_of(house, room)
    assert (bare["host"], bare["seats"]) == (whole["host"], whole["seats"])
    assert [line.get("seat") for line in bare["lines"]] == [line.get("seat") for line in whole["lines"]]


@pytest.mark.parametrize(
    ("row", "part"),
    [
        ("open", {"act": b"{}"}),
        ("open", {"act": b'{"at":0,"act":{"act":"start"}}'}),
        ("start", {"act": b'{"at":0,"act":{"act":"pass"}}'}),
        ("start", {"told": b"[]"}),
        ("start", {"told": b'[["game_begun"]]'}),
        ("start", {"told": b'[["game_begun","",["one salt"]]]'}),
    ],
)
async def test_a_log_that_another_program_wrote_otherwise_has_no_record(
    theirs: House, row: str, part: dict[str, Any]
) -> None:
    room = await whole_game(theirs)
    rows = await theirs.hall.rows(room.table.id, 0)
    rows = [msgspec.structs.replace(each, **part) if f'"{row}"'.encode() in each.act else each for each in rows]
    with pytest.raises(BadReplay):
        keepsake(room.record(), rows, None)


async def test_a_bare_record_is_checked_by_a_program_that_knows_its_game(theirs: House) -> None:
    room = await whole_game(theirs)
    await restart(theirs, StricterSmile())
    bare = await replay_of(theirs, room)
    program(SMILE)
    assert verify(read(msgspec.json.encode(bare))).whole
    changed = json.loads(json.dumps(bare))
    changed["lines"][5]["at"] += 1_000_000
    assert not verify(read(msgspec.json.encode(changed))).whole
    cut = bare | {"lines": bare["lines"][:-1]}
    assert not verify(read(msgspec.json.encode(cut))).whole, "it has to end"
    seen = json.loads(json.dumps(bare))
    seen["lines"][0]["view"] = {"round": 1}
    assert not verify(read(msgspec.json.encode(seen))).whole, "a record that shows something says how it ended"


WORDS = {"rules": "version 2", "game": "smile", "content": DIGEST[:8]}


@pytest.mark.parametrize("what", STRANGE)
@pytest.mark.parametrize("command", ["replay", "verify"])
async def test_the_command_line_says_what_it_does_not_know_of_a_record(
    theirs: House,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    what: str,
    command: str,
) -> None:
    monkeypatch.setenv("TABLEE_STRICT_TEXT", "1")
    monkeypatch.setenv("COLUMNS", "100")
    room = await whole_game(theirs)
    await restart(theirs, STRANGE[what])
    file = tmp_path / "game.json"
    file.write_text(json.dumps(await replay_of(theirs, room)), "utf-8")
    for language in LANGUAGES:
        assert main([command, str(file), "--lang", language]) == 2
        assert WORDS[what] in capsys.readouterr().err


async def test_the_command_line_tells_and_checks_a_game_with_the_owners_cards(
    theirs: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TABLEE_STRICT_TEXT", "1")
    monkeypatch.setenv("COLUMNS", "100")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(await replay_of(theirs, await whole_game(theirs))), "utf-8")
    assert main(["verify", str(file), "--lang", "en"]) == 0
    assert "Everything follows from it" in capsys.readouterr().out
    assert main(["replay", str(file), "--lang", "en"]) == 0
    assert "Round 10" in capsys.readouterr().out
