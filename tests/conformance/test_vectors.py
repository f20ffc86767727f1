"""What the guards of the client are tested with is what the rules answer today (tools/vectors.py)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tablee.games import SHELF
from tablee.kernel import Game, Json
from tests.conformance.play import option_sets
from tests.conformance.specimens import SPECIMENS
from tools import vectors

pytestmark = pytest.mark.one_form

IN_THE_CLIENT = [game for game in SHELF.values() if vectors.folder_of(game) is not None]
every_game = pytest.mark.parametrize("game", IN_THE_CLIENT, ids=lambda game: game.key)


def stored(game: Game[Any]) -> Json:
    folder = vectors.folder_of(game)
    assert folder is not None
    return json.loads((folder / vectors.FILE).read_text("utf-8"))


@every_game
def test_the_stored_answers_are_those_of_the_rules(game: Game[Any]) -> None:
    """If they were meant to change: python -m tools.vectors, and read what did."""
    assert stored(game) == json.loads(vectors.written(game))


@every_game
def test_every_set_of_options_that_the_suite_plays_with_is_among_them(game: Game[Any]) -> None:
    assert len({str(case.options) for case in vectors.tables(game)}) == len(option_sets(game))
    assert {position["table"] for position in stored(game)["positions"]} == {c.name for c in vectors.tables(game)}


@every_game
def test_every_reason_that_a_guard_can_know_is_among_them(game: Game[Any]) -> None:
    """Not what only a text that is no move is refused for, nor what needs more commands than anybody sends."""
    told = {code for position in stored(game)["positions"] for _, code, _ in position["answers"]}
    specimen = SPECIMENS[game.key]
    missing = {refusal.code for refusal in game.refusals}.difference(told, specimen.rare, specimen.unshown)
    assert missing <= {"malformed", "superseded"}
    assert None in told
