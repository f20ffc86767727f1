"""Every table of a game on the screen: rows of players, columns of levels; by default, or when it is asked for."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tablee.cli import arena
from tests.arena.small_games import put_on_the_shelf
from tests.cli.conftest import Run

ALL = "arena dare --games 8 --workers 1"


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelf(monkeypatch)


@pytest.mark.parametrize(
    ("language", "heads", "rows", "title"),
    [
        ("en", ["Tame", "Bold", "Wild"], "players", "Dare, 8 games at each table, seed 1"),
        ("fr", ["Sage", "Hardi", "Fou"], "joueurs", "Défi, 8 parties par table, graine 1"),
    ],
)
def test_a_game_with_levels_shows_every_table_if_none_is_named(
    run: Run, monkeypatch: pytest.MonkeyPatch, language: str, heads: list[str], rows: str, title: str
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    said = run(f"{ALL} --lang {language}")
    assert (said.code, said.err) == (0, "")
    first, _, columns, *lines = said.out.splitlines()
    assert (first, columns.split()) == (title, heads)
    assert [line.split()[:2] for line in lines] == [[str(seats), rows] for seats in (2, 3, 4)]
    assert all(line.count("(") == 3 for line in lines), "a share with its interval for each level"


def test_one_bot_fills_all_seats_the_one_that_plays_for_people_if_none_is_named(run: Run) -> None:
    assert "with solid in every seat" in " ".join(run(ALL).out.split())
    assert "with random in every seat" in " ".join(run(f"{ALL} --bots random").out.split())


@pytest.mark.parametrize("options", ["--level wild", "--seats 3", "--bots solid,solid", "--bots random,solid,solid"])
def test_whoever_names_a_level_seats_or_a_line_up_means_one_table(run: Run, options: str) -> None:
    said = run(f"{ALL} {options}").out
    assert "Won together" in said
    assert "at each table" not in said


def test_asked_for_it_shows_every_table_of_what_is_named(run: Run) -> None:
    found = json.loads(run(f"{ALL} --every-table --level wild --json -").out)
    assert [(cell["seats"], cell["level"]) for cell in found["cells"]] == [(2, "wild"), (3, "wild"), (4, "wild")]
    found = json.loads(run(f"{ALL} --every-table --seats 4 --json -").out)
    assert [(cell["seats"], cell["level"]) for cell in found["cells"]] == [(4, "tame"), (4, "bold"), (4, "wild")]


def test_json_keeps_all_of_it(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "tables.json"
    said = run(f"{ALL} --json {file}")
    assert "Written to" in said.out
    found = json.loads(file.read_text("utf-8"))
    assert len(found["cells"]) == 9
    for cell in found["cells"]:
        assert set(cell["result"]["together"]) == {"wins", "share", "low", "high"}
        assert cell["result"]["games"] == 8


def test_without_a_number_some_games_are_played_at_each_and_many_at_one(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena, "SOME", 3)
    monkeypatch.setattr(arena, "MANY", 5)
    assert json.loads(run("arena dare --workers 1 --json -").out)["games"] == 3
    assert json.loads(run("arena dare --workers 1 --level tame --json -").out)["games"] == 5


@pytest.mark.parametrize("width", [20, 40, 59, 60, 80, 120])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_it_fits_the_screen(run: Run, monkeypatch: pytest.MonkeyPatch, width: int, language: str) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    said = run(f"{ALL} --lang {language}").out
    assert max(map(len, said.splitlines())) <= width
    assert "…" not in said
    assert said.count("(") == 9


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (
            "arena smile --every-table",
            "Smile has no levels that all win or lose together: --every-table",
        ),
        ("arena toss --every-table", "Toss has no levels"),
        (
            f"{ALL} --every-table --bots solid,random",
            "With --every-table one bot plays in all seats, for example",
        ),
        (f"{ALL} --every-table --bots easy=solid", "With --every-table one bot plays in all seats"),
        (f"{ALL} --no-blind", "blind = False does not go with level = 'wild', which imposes blind = True."),
        (f"{ALL} --bots nobody", "nobody"),
    ],
)
def test_what_cannot_be_played_is_said_before_anything_is(run: Run, command: str, words: str) -> None:
    said = run(command)
    assert (said.code, said.out) == (2, "")
    assert words in " ".join(said.err.split())


def test_the_flag_may_stand_before_the_game(run: Run) -> None:
    assert run("arena --every-table dare --games 1 --workers 1").code == 0
