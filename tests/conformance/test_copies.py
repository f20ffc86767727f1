"""A clone is the same game from here on, and what happens in one does not happen in the other."""

from __future__ import annotations

import pytest

from tablee.kernel import playout
from tests.conformance.play import Case, carry_on, paper, sealed, wire


@pytest.mark.parametrize("seed", range(2))
def test_what_is_played_on_a_clone_does_not_happen_in_the_original(case: Case, seed: int) -> None:
    run = case.begin(seed)
    for position in run.moments():
        before = paper(position)
        clone = position.clone()
        playout(clone, sealed(seed + 1))
        assert clone.over
        assert paper(position) == before
        assert position.drain() == []


def test_what_is_played_on_the_original_does_not_happen_in_a_clone(case: Case) -> None:
    run = case.begin(3)
    clones = [(position.clone(), paper(position)) for position in run.moments()]
    for clone, before in clones:
        assert paper(clone) == before


def test_a_clone_plays_on_exactly_as_the_original(case: Case) -> None:
    run = case.begin(4)
    clones = [(len(run.steps), position.clone()) for position in run.glimpses()]
    for number, clone in clones:
        told = carry_on(case.game, clone, run.steps[number:], sealed(4, run.drawn[number]))
        assert paper(clone) == paper(run.position)
        assert wire(told) == wire(run.events[run.told[number] :])


def test_a_clone_of_a_game_with_time_is_at_the_same_time(case: Case) -> None:
    if case.game.traits.real_time:
        for position in case.begin(8).moments():
            assert (position.clone().now, position.clone().due()) == (position.now, position.due())


def test_nobody_listens_to_a_clone(case: Case) -> None:
    for position in case.begin(5).moments():
        assert position.told is not None
        assert position.clone().told is None


def test_a_clone_of_a_clone_is_a_clone(case: Case) -> None:
    for position in case.begin(6).moments():
        assert paper(position.clone().clone()) == paper(position)


def test_a_clone_looks_the_same_to_all_eyes(case: Case) -> None:
    for position in case.begin(7).moments():
        clone = position.clone()
        for eyes in case.all_eyes:
            assert wire(clone.view(eyes)) == wire(position.view(eyes))
