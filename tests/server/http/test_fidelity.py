"""What is said, and given, of games that our rules would tell otherwise, though they call themselves the same."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tablee.cli import main
from tablee.games.smile import SMILE, SmileGame
from tablee.tables import acts
from tablee.tables.replay import read, verify
from tablee.tables.room import SNAPSHOT
from tablee.text import LANGUAGES
from tests.server.http.conftest import House, problem
from tests.server.http.playing import LONG, begin, person, play, whole_game
from tests.tables.owners import QuietSmile, program

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("same_shelf")]


async def restart(house: House, printed: SmileGame) -> None:
    await house.hall.close()
    house.begin_again(program(printed))


async def asked(house: House, path: str) -> Any:
    answer = await house.visitor().get(path)
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize("moves", [20, SNAPSHOT])  # before and after the first snapshot of a table
async def test_a_running_game_that_would_be_told_otherwise_says_so_and_is_not_offered(house: House, moves: int) -> None:
    host = await person(house)
    room = await begin(house, host, LONG)
    await play(house, room, host, moves)
    assert ((await house.store.latest_snapshot(room.table.id)) is not None) == (moves == SNAPSHOT)
    table = f"/api/tables/{room.table.id}"
    waiting = await house.hall.open_table(host.id, host.name, "smile", acts.Settings(3, listed=True))
    before = await house.hall.rows(room.table.id, 0)
    await restart(house, QuietSmile())
    offered = await asked(house, "/api/tables")
    assert [each["id"] for each in offered["to_join"]] == [waiting.table.id], "nothing was dealt there yet"
    assert offered["to_watch"] == []
    assert (await asked(house, table))["unknown"] == "rules"
    for part in ("/replay", "/replay?eyes=0"):
        assert problem(await house.visitor().get(f"{table}{part}")) == (409, "not_finished")
    assert await house.hall.rows(room.table.id, 0) == before
    await restart(house, SMILE)
    assert (await asked(house, table))["unknown"] == ""
    assert [each["id"] for each in (await asked(house, "/api/tables"))["to_watch"]] == [room.table.id]


async def test_a_finished_game_that_would_be_told_otherwise_is_given_as_a_bare_record(house: House) -> None:
    room = await whole_game(house)
    table = f"/api/tables/{room.table.id}"
    whole = await asked(house, f"{table}/replay")
    await restart(house, QuietSmile())
    bare = await asked(house, f"{table}/replay")
    lines = [{key: value for key, value in line.items() if key != "view"} for line in whole["lines"]]
    assert bare == whole | {"outcome": None, "lines": lines}
    assert (await asked(house, table))["unknown"] == "rules"
    for eyes in ("0", "none"):  # who may hear what is for its own rules to say
        answer = await house.visitor().get(f"{table}/replay", params={"eyes": eyes})
        assert problem(answer) == (409, "other_rules")
        assert answer.json()["detail"] == "rules"
    await restart(house, SMILE)
    assert await asked(house, f"{table}/replay") == whole
    assert verify(read(json.dumps(bare).encode())).whole, "whoever has its rules can check it"


async def test_nothing_goes_on_from_a_game_that_would_be_told_otherwise(house: House) -> None:
    room = await whole_game(house)
    await restart(house, QuietSmile())
    eve = await house.guest("Eve")
    path = f"/api/tables/{room.table.id}/what-if"
    answer = await eve.post(path, json={"line": 40, "seat": 0})
    assert problem(answer) == (409, "other_rules")
    assert answer.json()["detail"] == "rules"
    await restart(house, SMILE)
    assert (await house.visitor().get(f"/api/tables/{room.table.id}")).json()["unknown"] == ""


async def test_a_file_that_our_rules_tell_otherwise_is_said_to_be_changed_or_played_by_other_rules(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TABLEE_STRICT_TEXT", "1")
    monkeypatch.setenv("COLUMNS", "400")
    file = tmp_path / "game.json"
    room = await whole_game(house)
    file.write_text(json.dumps(await asked(house, f"/api/tables/{room.table.id}/replay")), "utf-8")
    assert main(["verify", str(file), "--lang", "en"]) == 0
    program(QuietSmile())
    capsys.readouterr()
    words = {"en": "other rules than those here, which are called version 2", "fr": "version 2"}
    for language in LANGUAGES:
        assert main(["verify", str(file), "--lang", language]) == 2
        assert words[language] in capsys.readouterr().err
