"""The playthroughs that somebody has read are the games that are played."""

from __future__ import annotations

import re
from difflib import unified_diff
from typing import Any

import pytest

from tablee.games import SHELF
from tablee.kernel import TABLE_EVENTS, Game
from tests.conformance.specimens import SPECIMENS
from tools import golden

TABLES = golden.tables()
every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda part: getattr(part, "key", str(part)))
LINES_SHOWN = 60


@every_table
def test_the_game_goes_as_the_golden_playthrough_says(game: Game[Any], seats: int) -> None:
    path = golden.playthrough_file(game, seats)
    read, played = path.read_text("utf-8").splitlines(), golden.playthrough(game, seats).splitlines()
    difference = list(unified_diff(read, played, f"tests/golden/{path.name}", "played now", n=6, lineterm=""))
    if difference:
        shown = "\n".join(difference[:LINES_SHOWN])
        pytest.fail(f"{shown}\n... if this is meant: python -m tools.golden, and read what changed", pytrace=False)


def test_there_is_no_golden_playthrough_without_a_game() -> None:
    expected = {golden.playthrough_file(game, seats) for game, seats in TABLES}
    assert set(golden.GOLDEN.glob("*.txt")) == expected


@pytest.mark.parametrize("game", SHELF.values(), ids=lambda game: game.key)
def test_the_golden_playthroughs_of_a_game_show_every_event_that_players_cause(game: Game[Any]) -> None:
    """Together. What hardly ever happens in a random game has tests of its own."""
    text = "\n".join(golden.playthrough_file(game, seats).read_text("utf-8") for one, seats in TABLES if one is game)
    told = set(re.findall(r"^ *\S+  (\w+)(?:  |$)", text, re.MULTILINE))
    missing = {event for event in game.events if event.__struct_config__.tag not in told}
    specimen = SPECIMENS[game.key]
    assert missing.difference(specimen.seldom, specimen.reported) == set(TABLE_EVENTS)
