"""Finished games as files: complete, checkable, and from any eyes. Running ones stay closed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.cli import main
from tablee.kernel import Seal, TableeError
from tablee.tables import acts
from tablee.tables.acts import Entry
from tablee.tables.replay import BadReplay, NotFinished, Replay, export, read, verify
from tablee.tables.room import SNAPSHOT
from tablee.text import LANGUAGES, speaker
from tests.server.http.conftest import House, problem
from tests.server.http.playing import LONG, WATCHED, Listener, begin, person, play, whole_game
from tests.server.socket.told import merged

pytestmark = [pytest.mark.anyio, pytest.mark.both_forms]
PRIVATE = ("hand_updated", "decision_requested")


async def told(house: House, table: str, eyes: str = "open") -> dict[str, Any]:
    answer = await house.visitor().get(f"/api/tables/{table}/replay", params={"eyes": eyes})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def events(game: dict[str, Any]) -> list[list[Any]]:
    return [event for line in game["lines"] for event in line.get("events", ())]


async def test_a_finished_game_has_everything_that_is_needed_to_check_it(house: House) -> None:
    room = await whole_game(house)
    game = await told(house, room.table.id)
    assert (game["game"], game["rules_version"], game["eyes"]) == ("smile", "2", "open")
    assert game["seed"] == room.table.opened.seed
    assert game["commitment"] == Seal(bytes.fromhex(game["seed"])).commitment
    assert game["seats"][0] == {"name": "Ana", "salt": "grain of salt"}
    assert [seat.get("level") for seat in game["seats"]] == [None, "beginner", "beginner"]
    assert game["settings"]["seats"] == 3
    assert game["lines"][0]["act"] == {"act": "start"}
    moves = [line["act"]["move"] for line in game["lines"] if "move" in line["act"]]
    assert len(moves) > 30
    position = room.table.position()
    assert position is not None
    assert game["outcome"] == msgspec.to_builtins(position.outcome())


async def test_people_are_seats_in_a_replay(house: House) -> None:
    host = await person(house)
    room = await whole_game(house, host)
    text = json.dumps(await told(house, room.table.id))
    assert host.id not in text
    assert room.table.id not in text
    assert room.table.opened.code not in text
    assert {line.get("seat") for line in json.loads(text)["lines"]} == {0, None}


async def test_a_replay_does_not_say_where_people_met_afterwards(house: House) -> None:
    host = await person(house)
    room = await whole_game(house, host)
    before = await told(house, room.table.id)
    room.write(Entry(room.now(), acts.Rematch("f00d" * 8), host.id, host.name))
    after = await told(house, room.table.id)
    assert after == before
    assert verify(read(msgspec.json.encode(after))).whole


@pytest.mark.parametrize("eyes", ["open", "none", "0", "1", "2"])
async def test_each_pair_of_eyes_is_told_what_it_heard_and_no_more(house: House, eyes: str) -> None:
    room = await whole_game(house)
    heard = [event for event in events(await told(house, room.table.id, eyes)) if event[0] in PRIVATE]
    seats = {event[1] for event in heard}
    assert seats == {"open": {0, 1, 2}, "none": set()}.get(eyes, {int(eyes) if eyes.isdigit() else 0})


@pytest.mark.parametrize("eyes", ["open", "none", "0", "1", "2"])
async def test_every_replay_can_be_played_again(house: House, eyes: str) -> None:
    room = await whole_game(house)
    report = verify(read(msgspec.json.encode(await told(house, room.table.id, eyes))))
    assert report.whole, report
    assert report.lines > 50


async def test_a_replay_is_the_same_after_a_restart(house: House) -> None:
    room = await whole_game(house)
    before = await told(house, room.table.id)
    house.hall.rooms.clear()
    house.app = house.make_app()
    assert await told(house, room.table.id) == before


@pytest.mark.parametrize("moves", [0, SNAPSHOT])  # before and after the first snapshot of the table
async def test_a_move_taken_back_is_part_of_the_story(house: House, moves: int) -> None:
    host = await person(house)
    room = await begin(house, host, LONG)
    ear = Listener(host)
    await play(house, room, host, moves)
    while room.table.running.last_play_of(0) is None or room.table.running.last_play is None:
        await play(house, room, host, moves=1)
        assert room.table.state == "playing"
    assert (room.snapshot_at > 1) == bool(moves)
    await ear.do(room, acts.AskUndo())
    await play(house, room, host)
    game = await told(house, room.table.id)
    assert "move_taken_back" in {event[0] for event in events(game)}
    assert verify(read(msgspec.json.encode(game))).whole


async def test_pauses_and_absences_are_part_of_the_story(house: House) -> None:
    host = await person(house)
    room = await begin(house, host)
    ear = Listener(host)
    await ear.do(room, acts.AskPause())
    await ear.do(room, acts.Resume())
    await ear.do(room, acts.HandOver())
    await ear.do(room, acts.Sit())
    await play(house, room, host)
    game = await told(house, room.table.id, "0")
    assert {"game_paused", "game_resumed", "seat_gone", "seat_back"} <= {event[0] for event in events(game)}
    assert verify(read(msgspec.json.encode(game))).whole


# --- Not yet, or not at all


async def test_a_running_game_shows_nothing_of_what_it_hides(house: House) -> None:
    host = await person(house)
    room = await begin(house, host, WATCHED)
    await play(house, room, host, moves=10)
    for eyes in ("open", "none", "0", "1"):
        answer = await house.visitor().get(f"/api/tables/{room.table.id}/replay", params={"eyes": eyes})
        assert problem(answer) == (409, "not_finished")
        assert answer.json() == {"code": "not_finished", "wrong": "playing", "right": "over"}
    record = await house.store.record(room.table.id)
    assert record is not None
    with pytest.raises(NotFinished):
        export(record, await house.hall.rows(room.table.id, 0))


async def test_a_table_in_the_lobby_has_no_replay(house: House) -> None:
    host = await person(house)
    room = await house.hall.open_table(host.id, host.name, "smile", acts.Settings(3))
    assert problem(await house.visitor().get(f"/api/tables/{room.table.id}/replay")) == (409, "not_finished")


@pytest.mark.parametrize("eyes", ["3", "-1", "x", "", "00000", "٣", "None", "1.0"])
async def test_eyes_that_nobody_has_are_refused(house: House, eyes: str) -> None:
    room = await whole_game(house)
    answer = await house.visitor().get(f"/api/tables/{room.table.id}/replay", params={"eyes": eyes})
    assert problem(answer) in ((422, "bad_eyes"), (422, "bad_replay"))


# --- A file that was changed


def first(game: dict[str, Any], kind: str) -> dict[str, Any]:
    line: dict[str, Any] = next(line for line in game["lines"] if line["act"]["act"] == kind)
    return line


def another_seed(game: dict[str, Any]) -> None:
    game["seed"] = "00" * 32


def another_promise(game: dict[str, Any]) -> None:
    game["commitment"] = "00" * 32


def another_salt(game: dict[str, Any]) -> None:
    game["seats"][0]["salt"] = "pepper"


def another_move(game: dict[str, Any]) -> None:
    first(game, "bot_play")["act"]["move"] = "borrow C01"


def another_time(game: dict[str, Any]) -> None:
    first(game, "bot_play")["at"] -= 100_000


def another_event(game: dict[str, Any]) -> None:
    events(game)[5][1] = 2


def one_line_less(game: dict[str, Any]) -> None:
    del game["lines"][len(game["lines"]) // 2]


def the_end_is_missing(game: dict[str, Any]) -> None:
    del game["lines"][-1]


def another_winner(game: dict[str, Any]) -> None:
    game["outcome"]["winners"] = [seat for seat in range(3) if seat not in game["outcome"]["winners"]]


def two_games_in_one(game: dict[str, Any]) -> None:
    game["lines"] += game["lines"]


def an_act_of_nobody(game: dict[str, Any]) -> None:
    game["lines"].insert(1, {"at": game["lines"][0]["at"], "act": {"act": "play", "move": "offer C01"}})


def another_view(game: dict[str, Any]) -> None:
    game["lines"][0]["view"]["deck_count"] += 1


def a_view_that_fits_nowhere(game: dict[str, Any]) -> None:
    game["lines"][-1]["view"] = {"row": {"99": ["C01", 0]}}


def no_view_at_all(game: dict[str, Any]) -> None:
    game["lines"][-1]["view"] = [1, 2]


CHANGES: list[Callable[[dict[str, Any]], None]] = [
    another_seed,
    another_promise,
    another_salt,
    another_move,
    another_time,
    another_event,
    one_line_less,
    the_end_is_missing,
    another_winner,
    two_games_in_one,
    an_act_of_nobody,
    another_view,
    a_view_that_fits_nowhere,
    no_view_at_all,
]


async def test_every_change_is_found(house: House) -> None:
    whole = await told(house, (await whole_game(house)).table.id)
    for change in CHANGES:
        game = json.loads(json.dumps(whole))
        change(game)
        report = verify(read(msgspec.json.encode(game)))
        assert not report.whole, change.__name__
    assert not verify(read(changed(whole, another_seed))).seal
    assert not verify(read(changed(whole, another_promise))).seal
    assert verify(read(changed(whole, another_winner))).line is None
    assert verify(read(changed(whole, one_line_less))).line is not None


async def test_a_view_that_is_written_as_a_whole_is_as_good_as_what_changed_of_it(house: House) -> None:
    """As replays had them before growing lists were told by their new items."""
    game = await told(house, (await whole_game(house)).table.id)
    shown: dict[str, Any] = {}
    for line in game["lines"]:
        if "view" in line:
            line["view"] = shown = merged(shown, line["view"])
    assert verify(read(msgspec.json.encode(game))).whole


def changed(game: dict[str, Any], change: Callable[[dict[str, Any]], None]) -> bytes:
    copy = json.loads(json.dumps(game))
    change(copy)
    return msgspec.json.encode(copy)


def told_of(event: list[Any]) -> list[dict[str, Any]]:
    return [{"at": 0, "act": {"act": "start"}, "events": [event]}]


async def test_a_file_that_holds_no_game_is_refused(house: House) -> None:
    whole = await told(house, (await whole_game(house)).table.id)
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"format": 2}, "bad_replay.shape"),
        ({"game": "chess"}, "unknown_game"),
        ({"rules_version": "0"}, "bad_replay.rules_version"),
        ({"eyes": 9}, "bad_replay.eyes"),
        ({"seed": "xyz"}, "bad_replay.unreadable"),
        ({"seed": "00"}, "bad_replay.unreadable"),
        ({"seats": whole["seats"] * 2}, "bad_replay.seats"),
        ({"settings": {"seats": 2}}, "bad_seats"),
        ({"lines": [{"at": 0, "act": {"act": "nothing"}}]}, "bad_replay.shape"),
        ({"lines": [{"at": 0, "act": {"act": "start"}, "events": [["nothing"]]}]}, "bad_replay.shape"),
        ({"lines": [{"at": 0, "act": {"act": "start"}, "seat": 30}]}, "bad_replay.seat"),
        ({"lines": told_of(["default_played", 3, "gone"])}, "bad_replay.seat"),
        ({"lines": told_of(["move_explained", 9, "generous", {}])}, "bad_replay.seat"),
        ({"lines": told_of(["move_explained", 0, "generous", {"left_seat": -1}])}, "bad_replay.seat"),
        ({"lines": told_of(["move_explained", 0, "generous", {"left_seat": "C01"}])}, "bad_replay.seat"),
        ({"more": 1}, "bad_replay.unknown_field"),
    ]
    for part, name in wrong:
        with pytest.raises(TableeError) as caught:
            verify(read(msgspec.json.encode(whole | part)))
        assert str(caught.value).startswith(f"{name}: ")
        for language in LANGUAGES:
            assert speaker(language, strict=True).error(caught.value)
    for text in (b"", b"{}", b"[", b"\xff", b"[" * 100_000):
        with pytest.raises(BadReplay):
            read(text)


# --- From the command line


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_STRICT_TEXT", "1")
    monkeypatch.setenv("COLUMNS", "100")


async def written(house: House, file: Path, eyes: str = "open") -> Replay:
    game = await told(house, (await whole_game(house)).table.id, eyes)
    file.write_text(json.dumps(game), "utf-8")
    return read(file.read_bytes())


@pytest.mark.usefixtures("strict")
async def test_tablee_replay_tells_a_game_in_both_languages(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    await written(house, file)
    assert main(["replay", str(file), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "Round 10" in said
    assert "Ana " in said
    assert "Bot 1 (beginner)" in said
    assert main(["replay", str(file), "--lang", "fr", "--eyes", "0"]) == 0
    french = capsys.readouterr().out
    assert "Manche 10" in french
    assert "Tu " in french
    assert "⟦" not in said + french


@pytest.mark.usefixtures("strict")
async def test_tablee_replay_tells_only_what_the_file_holds(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    await written(house, file, "1")
    assert main(["replay", str(file), "--lang", "en"]) == 0
    assert "You " in capsys.readouterr().out
    assert main(["replay", str(file), "--eyes", "0", "--lang", "en"]) == 2
    assert "It holds: 1." in capsys.readouterr().err
    await written(house, file, "none")
    assert main(["replay", str(file), "--lang", "en"]) == 0
    assert "You " not in capsys.readouterr().out


@pytest.mark.usefixtures("strict")
async def test_tablee_verify_deals_and_plays_a_file_again(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    game = msgspec.to_builtins(await written(house, file))
    assert main(["verify", str(file), "--lang", "en"]) == 0
    assert "Everything follows from it" in capsys.readouterr().out
    assert main(["verify", str(file), "--lang", "fr"]) == 0
    assert "Tout en découle" in capsys.readouterr().out
    for change, words in (
        (another_promise, "The seal is broken"),
        (another_event, "does not follow"),
        (another_winner, "not the one that the moves lead to"),
    ):
        file.write_bytes(changed(game, change))
        assert main(["verify", str(file), "--lang", "en"]) == 2
        assert words in capsys.readouterr().err


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("command", ["replay", "verify"])
async def test_files_that_cannot_be_used_are_said_to(
    tmp_path: Path, command: str, capsys: pytest.CaptureFixture[str], anyio_backend: str
) -> None:
    assert main([command, str(tmp_path / "none.json")]) == 2
    assert "none.json" in capsys.readouterr().err
    empty = tmp_path / "empty.json"
    empty.write_text("{}")
    assert main([command, str(empty)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
