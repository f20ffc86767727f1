"""Random legal play reaches an end, whatever was drawn, and the end is explained."""

from __future__ import annotations

import re

import pytest

from tests.conformance.play import Case

SEEDS = range(20)


def test_random_play_reaches_the_end_within_the_longest_game(case: Case) -> None:
    for seed in SEEDS:
        run = case.begin(seed).finish()
        assert run.position.over
        assert run.steps


def test_somebody_is_awaited_until_the_game_is_over_and_nobody_afterwards(case: Case) -> None:
    for seed in SEEDS:
        for position in case.begin(seed).moments():
            awaited = position.awaited()
            if position.over:
                assert awaited == ()
                assert position.due() is None
            elif case.game.traits.real_time:
                assert awaited or position.due() is not None
            else:
                assert awaited
                assert position.due() is None
            assert len(set(awaited)) == len(awaited)
            assert set(awaited) <= set(range(case.seats))
            assert case.game.traits.simultaneous or len(awaited) <= 1


def test_an_awaited_seat_has_a_move_and_without_real_time_no_other_seat_has_one(case: Case) -> None:
    for seed in SEEDS:
        for position in case.begin(seed).moments():
            awaited = position.awaited()
            for seat in range(case.seats):
                if seat in awaited:
                    assert position.moves(seat)
                else:
                    assert case.game.traits.real_time or not position.moves(seat)


def test_the_default_of_an_awaited_seat_is_always_legal(case: Case) -> None:
    for seed in SEEDS:
        for position in case.begin(seed).moments():
            for seat in position.awaited():
                default = position.default(seat)
                assert position.why_not(seat, default) is None
                assert any(default is move for move in position.moves(seat))


def test_defaults_alone_reach_the_end(case: Case) -> None:
    run = case.begin(1)
    position = run.position
    moves = 0
    while not position.over:
        awaited = position.awaited()
        if awaited:
            position.attempt(awaited[0], position.default(awaited[0]), run.luck)
            moves += 1
            assert moves <= case.game.longest
        else:
            due = position.due()
            assert due is not None
            position.advance(due, run.luck)


def test_the_number_of_seats_never_changes(case: Case) -> None:
    for position in case.begin(3).moments():
        assert position.seats == case.seats


def test_every_seat_has_a_rank_and_better_scores_never_rank_worse(case: Case) -> None:
    for seed in SEEDS:
        outcome = case.begin(seed).finish().position.outcome()
        assert len(outcome.ranks) == case.seats
        assert len(outcome.scores) in (0, case.seats)
        for seat, score in enumerate(outcome.scores):
            for other, other_score in enumerate(outcome.scores):
                if score > other_score:
                    assert outcome.ranks[seat] < outcome.ranks[other]


def test_a_rank_counts_the_seats_that_did_better(case: Case) -> None:
    if case.game.traits.cooperative:
        pytest.skip("everybody wins or loses together")
    for seed in SEEDS:
        ranks = case.begin(seed).finish().position.outcome().ranks
        assert [1 + sum(other < rank for other in ranks) for rank in ranks] == list(ranks)


def test_the_winners_share_the_victory_alike_and_nobody_else_has_a_part_in_it(case: Case) -> None:
    traits = case.game.traits
    for seed in SEEDS:
        position = case.begin(seed).finish().position
        winners = position.outcome().winners
        share = 1.0 if traits.cooperative or traits.teams else 1 / max(1, len(winners))
        assert position.payoff() == pytest.approx([share if seat in winners else 0.0 for seat in range(case.seats)])


def test_the_result_is_explained_by_a_code(case: Case) -> None:
    for seed in SEEDS:
        assert re.fullmatch(r"[a-z]+(_[a-z]+)*", case.begin(seed).finish().position.outcome().reason)
