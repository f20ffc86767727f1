"""Options that may be left open, and options that another one imposes, on the command line."""

from __future__ import annotations

import json

import pytest

from tests.arena.small_games import put_on_the_shelf
from tests.cli.conftest import Run

ARENA = "arena dare --bots solid --seats 2 --games 40 --workers 1"


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelf(monkeypatch)


def share(run: Run, options: str) -> float:
    """Who may turn a coin never loses; who may not sometimes does."""
    said = run(f"{ARENA} {options} --json -")
    assert (said.code, said.err) == (0, "")
    return float(json.loads(said.out)["together"]["share"])


def test_what_is_left_open_is_settled_by_the_level(run: Run) -> None:
    assert share(run, "--level bold") == share(run, "--level bold --no-blind") == 1
    assert share(run, "--level bold --blind") < 1
    assert share(run, "--level wild") == share(run, "--level wild --blind") < 1


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "blind = False does not go with level = 'wild', which imposes blind = True."),
        ("fr", "blind = False ne va pas avec level = 'wild', qui impose blind = True."),
    ],
)
@pytest.mark.parametrize("command", ["play dare --seats 2", ARENA])
def test_a_contradiction_says_what_would_be_right(run: Run, command: str, language: str, words: str) -> None:
    said = run(f"{command} --level wild --no-blind --lang {language}")
    assert (said.code, said.out) == (2, "")
    assert words in " ".join(said.err.split())


def test_an_open_option_is_written_without_a_value(run: Run) -> None:
    said = run("arena dare --blind=maybe")
    assert "--blind is written without a value" in said.err


@pytest.mark.parametrize("flag", ["--blind", "--no-blind"])
def test_the_game_may_stand_after_it(run: Run, flag: str) -> None:
    assert run(f"arena {flag} dare --level bold --bots random --seats 2 --games 2 --workers 1").code == 0


def test_the_help_has_its_yes_and_its_no(run: Run) -> None:
    said = run("arena dare --help").out
    assert "--blind" in said
    assert "--no-blind" in said
