"""The arena's table: by sides, together, without points; in both languages, on any screen."""

from __future__ import annotations

import json

import pytest

from tests.arena.small_games import put_on_the_shelf
from tests.cli.conftest import Run

VOTE = "arena vote --bots wolves=solid,village=random --seats 6 --games 20 --workers 1"


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelf(monkeypatch)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            ("the wolves", "the village", "Seats", "4.0", "A wolf was voted out", "villager_out", "counts in parts"),
        ),
        ("fr", ("les loups", "le village", "Places", "4,0", "Un loup est éliminé", "villager_out", "en fractions")),
    ],
)
def test_sides_and_endings_have_their_lines(run: Run, language: str, words: tuple[str, ...]) -> None:
    said = run(f"{VOTE} --lang {language}")
    assert (said.code, said.err) == (0, "")
    for word in words:
        assert word in said.out
    for none in ("fair share", "équitable", "Mean", "moyen"):
        assert none not in said.out


@pytest.mark.parametrize(("language", "words"), [("en", "Won together: "), ("fr", "Victoires ensemble\u00a0: ")])
def test_a_victory_together_is_one_sentence(run: Run, language: str, words: str) -> None:
    said = run(f"arena toss --bots beginner,solid --games 20 --workers 1 --lang {language}").out
    assert words in said
    assert "95" in said
    for none in ("fair share", "équitable", "Wins", "Mean", "moyen"):
        assert none not in said


def test_a_game_without_points_has_no_column_for_them(run: Run) -> None:
    assert "Mean score" not in run("arena vote --games 3 --workers 1").out
    assert "Mean score" in run("arena smile --bots random --seats 3 --games 3 --workers 1").out


@pytest.mark.parametrize("width", [20, 40, 59, 60, 80, 120])
@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(
    "command",
    [
        VOTE,
        "arena vote --games 3 --workers 1",
        "arena toss --games 3 --workers 1",
        "arena smile --bots random --games 3 --workers 1",
    ],
)
def test_it_fits_the_screen(run: Run, monkeypatch: pytest.MonkeyPatch, width: int, language: str, command: str) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    said = run(f"{command} --lang {language}").out
    assert max(map(len, said.splitlines())) <= width
    assert "…" not in said


def test_json_has_all_of_it(run: Run) -> None:
    result = json.loads(run(f"{VOTE} --json -").out)
    assert [(line["side"], line["bot"]) for line in result["sides"]] == [("village", "random"), ("wolves", "solid")]
    assert (result["lines"], result["fair_share"], result["seats"]) == ([], None, 6)
    assert sum(ending["games"] for ending in result["endings"]) == 20


def test_without_bots_one_of_each_plays_and_the_best_fills_the_seats(run: Run) -> None:
    result = json.loads(run("arena vote --games 2 --workers 1 --json -").out)
    assert [line["bot"] for line in result["lines"]] == ["random", "solid", "solid"]


def test_the_last_level_fills_the_seats_that_the_game_needs(run: Run) -> None:
    result = json.loads(run("arena smile --bots beginner,random --games 2 --workers 1 --json -").out)
    assert [line["bot"] for line in result["lines"]] == ["beginner", "random", "random"]


def test_a_level_that_is_none_is_what_is_complained_of(run: Run) -> None:
    assert "“stong”" in run("arena smile --bots stong --games 2 --workers 1").err


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ("By turn order", "plays first", "plays third")), ("fr", ("Ordre de jeu", "joue en premier"))],
)
def test_who_plays_when_has_a_table_where_somebody_begins(run: Run, language: str, words: tuple[str, ...]) -> None:
    said = run(f"arena smile --bots random --games 2 --workers 1 --lang {language}").out
    for word in words:
        assert word in said


def test_together_and_by_sides_there_is_no_turn_order(run: Run) -> None:
    for command in (VOTE, "arena toss --games 3 --workers 1"):
        assert "turn order" not in run(command).out
        assert json.loads(run(f"{command} --json -").out)["places"] == []


def test_how_it_ended_stands_apart_from_who_won(run: Run) -> None:
    said = run("arena smile --bots random --games 2 --workers 1").out
    assert "\n\nHow it ended" in said


@pytest.mark.parametrize(
    ("bots", "english", "french"),
    [
        (
            "wolves=solid",
            "Nobody is named for “village”. Name a level for each of: village, wolves.",
            "village, wolves",
        ),
        (
            "wolves=solid,bears=solid",
            "no side called “bears”. It has: village, wolves.",
            "pas de camp «\u202fbears\u202f»",
        ),
        ("wolves=solid,village=genius", "no bot of level “genius”", "niveau «\u202fgenius\u202f»"),
        ("wolves=solid,solid", "--bots village=solid,wolves=solid", "--bots village=solid,wolves=solid"),
        ("wolves=solid,wolves=random,village=solid", "one level for each side", "un niveau par camp"),
        ("wolves=,village=solid", "one level for each side", "un niveau par camp"),
        ("=", "one level for each side", "un niveau par camp"),
    ],
)
def test_sides_that_do_not_fit_are_explained(run: Run, bots: str, english: str, french: str) -> None:
    for language, words in (("en", english), ("fr", french)):
        said = run(f"arena vote --bots {bots} --lang {language}")
        assert (said.code, said.out) == (2, "")
        assert words in said.err.replace("\n", " ")


def test_a_game_without_sides_says_so(run: Run) -> None:
    assert "has no sides" in run("arena smile --bots wolves=solid").err
    assert "n’a pas de camps" in run("arena smile --bots wolves=solid --lang fr").err
