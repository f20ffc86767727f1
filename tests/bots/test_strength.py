"""Thinking pays: the strong bot of Smile beats solid ones, and owes it to the games that it imagines."""

from __future__ import annotations

import pytest

from tablee.arena.tournament import play_game
from tablee.games.smile import SmileGame
from tablee.games.smile.bots import Strong
from tablee.kernel import Bot, FastLuck, Luck

pytestmark = pytest.mark.once

GAMES = 12


class Hasty(SmileGame):
    """Smile, whose strong bots imagine one game only."""

    def bot(self, level: str, seat: int, luck: Luck) -> Bot:
        bot = super().bot(level, seat, luck)
        if isinstance(bot, Strong):
            bot.rollouts = 1
        return bot


def wins(game: SmileGame) -> float:
    """Of one strong bot against two solid ones. Fixed seeds, so that this is a fact and not a chance."""
    line_up = ["strong", "solid", "solid"]
    return sum(play_game(game, line_up, FastLuck(1 << 32 | number), number).shares[0] for number in range(GAMES))


def test_the_strong_bot_beats_solid_ones() -> None:
    assert wins(SmileGame()) >= 9


def test_a_strong_bot_that_imagines_one_game_only_does_not() -> None:
    assert wins(Hasty()) <= 6
