"""Tournaments in real time: bots act when they have thought, on what they saw before, and a seed decides everything."""

from __future__ import annotations

from tablee.arena import tournament
from tablee.arena.live import Thoughts
from tablee.arena.tournament import play_game
from tablee.games.grumpf import GRUMPF, GrumpfOptions
from tablee.games.grumpf.view import GrumpfView
from tablee.kernel import FastLuck, Position

BOTS = {0: "strong", 1: "solid", 2: "beginner"}
OPTIONS = GrumpfOptions(bots="012")


def hunt(luck: FastLuck) -> Position:
    """A table of bots at GO."""
    position = GRUMPF.setup(3, luck, OPTIONS)
    while not position.acting():
        due = position.due()
        assert due is not None
        position.advance(due, luck)
    return position


def test_every_bot_acts_after_one_of_its_times_on_what_it_saw_before() -> None:
    luck = FastLuck(1)
    position = hunt(luck)
    go = position.now
    thoughts = Thoughts(GRUMPF, BOTS, OPTIONS, luck.spawn())
    seen: dict[int, int] = {}
    while len(seen) < len(BOTS):
        acts = thoughts.step(position, luck)
        for seat, thought in thoughts.running.items():
            looks_back = GRUMPF.foresight(BOTS[seat])
            assert looks_back is not None
            assert thought.sent - thought.look <= looks_back
            assert thought.look >= go
        if acts is not None:
            seat, view = acts
            assert isinstance(view, GrumpfView)
            assert view.eyes == seat
            seen.setdefault(seat, position.now - go)
    for seat, level in BOTS.items():
        assert seen[seat] in GRUMPF.tempo(level, "start", OPTIONS)


def test_whoever_may_not_act_any_more_stops_thinking() -> None:
    luck = FastLuck(1)
    position = hunt(luck)
    thoughts = Thoughts(GRUMPF, BOTS, OPTIONS, luck.spawn())
    thoughts.follow(position)
    assert set(thoughts.running) == {0, 1, 2}
    position.advance(position.now + 50, luck)
    position.play(1, GRUMPF.move("bed"), luck)
    position.advance(position.now + 100, luck)
    thoughts.follow(position)
    assert set(thoughts.running) == {0, 2}


def test_a_seed_decides_every_game_in_real_time() -> None:
    line_up = ["solid", "beginner", "beginner"]
    first, second = (play_game(GRUMPF, line_up, FastLuck(4), 0, OPTIONS) for _ in range(2))
    assert (first.ranks, first.scores, first.moves) == (second.ranks, second.scores, second.moves)
    assert min(first.moves) >= 20


def test_a_tournament_is_played_with_the_options_that_are_asked_for() -> None:
    """By turns a seat is asked once for each of its actions; in real time also for what comes to nothing."""
    live, turns = (
        tournament("grumpf", ["solid", "beginner", "random"], 2, workers=1, options={"pace": pace})
        for pace in ("realtime", "turns")
    )
    assert [line.mean_score for line in live.lines] != [line.mean_score for line in turns.lines]
