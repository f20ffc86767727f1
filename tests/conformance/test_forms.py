"""Compiled and interpreted, the rules are the same rules: both forms must agree with the same stored digests."""

from __future__ import annotations

import importlib
import json
from pathlib import Path
from typing import Any

import pytest

from tablee import kernel
from tablee.kernel import Game
from tools import compile as compiling
from tools import golden

SOURCE = Path(compiling.__file__).resolve().parent.parent / "src"
TABLES = golden.tables()
every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda part: getattr(part, "key", str(part)))
CHANGED = "not what tests/golden/digests.json says; if that is meant, run `python -m tools.golden`"


def stored(game: Game[Any], seats: int) -> dict[str, str]:
    digests: dict[str, dict[str, str]] = json.loads(golden.DIGESTS.read_text("utf-8"))
    return digests[f"{game.key}-{seats}"]


@every_table
def test_random_games_go_step_by_step_as_the_digest_says(game: Game[Any], seats: int) -> None:
    assert golden.digest_moves(game, seats) == stored(game, seats)["moves"], CHANGED


@every_table
def test_bots_of_every_level_choose_as_the_digest_says(game: Game[Any], seats: int) -> None:
    assert golden.digest_bots(game, seats) == stored(game, seats)["bots"], CHANGED


@every_table
def test_search_grows_the_tree_that_the_digest_says(game: Game[Any], seats: int) -> None:
    assert golden.digest_search(game, seats) == stored(game, seats)["search"], CHANGED


def test_there_is_a_digest_for_every_table_and_no_other() -> None:
    tables = {f"{game.key}-{seats}" for game, seats in TABLES}
    assert set(json.loads(golden.DIGESTS.read_text("utf-8"))) == tables


@pytest.mark.parametrize("path", compiling.modules(SOURCE))
def test_every_module_that_is_compiled_runs_in_the_same_form_as_the_kernel(path: str) -> None:
    module = importlib.import_module(path.removesuffix(".py").replace("/", "."))
    assert str(module.__file__).endswith(".py") != kernel.COMPILED
