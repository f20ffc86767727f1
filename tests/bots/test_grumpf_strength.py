"""Thinking pays in Grumpf, too. Fixed seeds, so that these are facts and not chances; the arena measures the rest."""

from __future__ import annotations

import pytest

from tablee.arena.tournament import play_game
from tablee.games.grumpf import GRUMPF, GrumpfOptions
from tablee.kernel import FastLuck

pytestmark = pytest.mark.once


def wins(bots: list[str], games: int, options: GrumpfOptions) -> float:
    """Of the first of them."""
    return sum(
        play_game(GRUMPF, bots, FastLuck(1 << 32 | number), number, options).shares[0] for number in range(games)
    )


@pytest.mark.parametrize(
    ("bots", "games", "least"),
    [
        (["strong", "solid", "solid", "solid"], 4, 3),
        (["solid", "beginner", "beginner", "beginner"], 30, 14),
        (["beginner", "random", "random", "random"], 30, 18),
    ],
    ids=["strong", "solid", "beginner"],
)
def test_each_level_beats_the_one_below_by_beats(bots: list[str], games: int, least: int) -> None:
    assert wins(bots, games, GrumpfOptions(pace="beats")) >= least


def test_a_solid_bot_beats_beginners_in_real_time() -> None:
    assert wins(["solid", "beginner", "beginner", "beginner"], 10, GrumpfOptions()) >= 4


def test_a_strong_bot_beats_a_solid_one_at_a_table_for_two() -> None:
    assert wins(["strong", "solid"], 3, GrumpfOptions(pace="turns")) >= 2
