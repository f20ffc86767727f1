"""A game is its luck and its list of moves: both together give the same game again, byte for byte."""

from __future__ import annotations

from tablee.kernel import EVERYTHING
from tests.conformance.play import Case, carry_on, heard, paper, sealed, take, wire

SEEDS = range(8)


def test_a_replay_gives_the_same_position_and_the_same_events(case: Case) -> None:
    for seed in SEEDS:
        run = case.begin(seed).finish()
        luck = sealed(seed)
        again = case.game.setup(case.seats, luck, case.options, listen=True)
        for step in run.steps:
            take(case.game, again, step, luck)
        assert paper(again) == paper(run.position)
        assert wire(again.drain()) == wire(run.events)
        assert luck.drawn == run.luck.drawn


def test_a_replay_can_start_at_any_moment_from_the_position_on_paper_and_the_state_of_luck(case: Case) -> None:
    run = case.begin(5)
    papers = [(len(run.steps), position.to_json()) for position in run.glimpses()]
    for number, written in papers:
        position = case.game.position(written)
        told = carry_on(case.game, position, run.steps[number:], sealed(5, run.drawn[number]))
        assert paper(position) == paper(run.position)
        assert wire(told) == wire(run.events[run.told[number] :])


def test_nobody_listening_changes_nothing(case: Case) -> None:
    for seed in SEEDS:
        run = case.begin(seed).finish()
        luck = sealed(seed)
        silent = case.game.setup(case.seats, luck, case.options)
        assert silent.told is None
        for step in run.steps:
            take(case.game, silent, step, luck)
        assert silent.told is None
        assert paper(silent) == paper(run.position)


def test_another_seed_gives_another_game(case: Case) -> None:
    assert len({wire(case.begin(seed).finish().events) for seed in range(6)}) == 6


def test_every_event_is_told_once(case: Case) -> None:
    run = case.begin(2)
    position = run.position
    while not position.over:
        run.step()
        assert position.drain() == []


def test_everything_is_heard_by_eyes_that_see_everything(case: Case) -> None:
    run = case.begin(4).finish()
    assert wire(heard(run.events, EVERYTHING)) == wire(run.events)
