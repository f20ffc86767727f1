"""Equal players with unequal lines win alike, within what the rules allow (GRU-242).

The full figure is measured by `python -m benchmarks.fairness`; here a small one, decided by its seed, shows that
nothing is upside down.
"""

from __future__ import annotations

import pytest

from tablee.arena.live import Thoughts
from tablee.arena.tournament import play_game
from tablee.games.grumpf import GRUMPF, GrumpfOptions
from tablee.games.grumpf.realtime import RealTime
from tablee.kernel import FastLuck

pytestmark = pytest.mark.once

GAMES = 24
SEATS = 3


@pytest.mark.rules("GRU-242", "GRU-244")
def test_somebody_far_away_wins_like_the_others() -> None:
    won = sum(
        play_game(GRUMPF, ["solid"] * SEATS, FastLuck(n), n, delays=(200, 20, 20)).shares[0] for n in range(GAMES)
    )
    assert 1 <= won <= GAMES - 4, "a third of twelve is four"


@pytest.mark.rules("GRU-242")
def test_what_somebody_far_away_does_arrives_later_and_its_delay_is_known() -> None:
    luck = FastLuck(3)
    options = GrumpfOptions(bots="012")
    position = GRUMPF.setup(SEATS, luck, options)
    while not position.acting():
        due = position.due()
        assert due is not None
        position.advance(due, luck)
    thoughts = Thoughts(GRUMPF, dict.fromkeys(range(SEATS), "solid"), options, luck.spawn(), {1: 200})
    thoughts.follow(position)
    times = {seat: thought.arrival - thought.sent for seat, thought in thoughts.running.items()}
    assert times == {0: 0, 1: 200, 2: 0}
    while True:
        acts = thoughts.step(position, luck)
        if acts is not None and acts[0] == 1:
            break
    assert isinstance(position, RealTime)
    assert [hand.one_way for hand in position.hands] == [0, 200, 0]
