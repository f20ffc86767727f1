"""One guard for the legal list, the greyed buttons and the refusals; and a refused move has never been."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.games import SHELF
from tablee.kernel import BadMove, Game, Move, Refused
from tests.conformance.play import Case, cases, paper, wire
from tests.conformance.specimens import GAMES, SPECIMENS, specimen_of
from tools.rules_coverage import ROOT, read_law

pytestmark = pytest.mark.once

STRANGER = Move("no move of any game")


def universe(case: Case) -> list[Move]:
    return [case.game.move(text) for text in specimen_of(case).universe]


@pytest.mark.parametrize("seed", range(3))
def test_a_move_is_in_the_legal_list_exactly_when_nothing_speaks_against_it(case: Case, seed: int) -> None:
    every_move = universe(case)
    for position in case.begin(seed).glimpses():
        for seat in range(case.seats):
            moves = position.moves(seat)
            asked = dict.fromkeys((*every_move, *moves))
            assert {move for move in asked if position.why_not(seat, move) is None} == set(moves)


def test_a_refusal_is_one_of_those_that_the_game_declares(case: Case) -> None:
    declared = {(refusal.code, refusal.rule) for refusal in case.game.refusals}
    every_move = universe(case)
    for position in case.begin(3).glimpses():
        for seat in range(case.seats):
            refused = [refusal for refusal in (position.why_not(seat, move) for move in every_move) if refusal]
            assert {(refusal.code, refusal.rule) for refusal in refused} <= declared


def test_a_refused_move_changes_nothing(case: Case) -> None:
    every_move = universe(case)
    run = case.begin(6)
    for position in run.glimpses():
        before = paper(position), run.luck.drawn
        for seat in range(case.seats):
            for move in every_move[len(run.steps) % 7 :: 7]:
                refusal = position.why_not(seat, move)
                if refusal is not None:
                    with pytest.raises(Refused) as refused:
                        position.attempt(seat, move, run.luck)
                    assert (refused.value.reason, refused.value.rule) == (refusal.code, refusal.rule)
        assert (paper(position), run.luck.drawn) == before
        assert position.drain() == []


def test_asking_what_is_legal_changes_nothing(case: Case) -> None:
    every_move = universe(case)
    for position in case.begin(7).glimpses():
        before = paper(position)
        for seat in range(case.seats):
            position.moves(seat)
            for move in every_move[::11]:
                position.why_not(seat, move)
        for seat in position.awaited():
            position.default(seat)
        for eyes in case.all_eyes:
            position.view(eyes)
        assert paper(position) == before
        assert position.drain() == []


def test_seats_that_do_not_exist_and_moves_of_another_game_are_refused(case: Case) -> None:
    legal = universe(case)[0]
    for position in case.begin(8).moments():
        for seat in range(-1, case.seats + 1):
            assert position.why_not(seat, STRANGER) is not None
        for seat in (-2, -1, case.seats, case.seats + 7):
            assert position.why_not(seat, legal) is not None


def test_the_legal_list_names_every_move_once_and_cannot_be_changed(case: Case) -> None:
    for position in case.begin(9).moments():
        for seat in range(case.seats):
            moves = position.moves(seat)
            assert isinstance(moves, tuple)
            assert len(set(moves)) == len(moves)


def test_every_refusal_is_reached(game: Game[Any]) -> None:
    """In random games, asked for by every seat, by seats that do not exist, and for a move of another game.

    In real time some are found out only when a command is done, and told then.
    """
    reached: set[str] = set()
    for case in cases(game):
        every_move = [*universe(case), STRANGER]
        for seed in range(2):
            run = case.begin(seed)
            for position in run.glimpses():
                for seat in range(-1, case.seats):
                    refusals = [position.why_not(seat, move) for move in every_move]
                    reached |= {refusal.code for refusal in refusals if refusal is not None}
            reached |= {event.reason for event in run.events if isinstance(event, SPECIMENS[game.key].refused_later)}
    assert reached == {refusal.code for refusal in game.refusals}.difference(SPECIMENS[game.key].rare)


def test_a_refusal_names_a_rule_of_the_law() -> None:
    for key, game in SHELF.items():
        law = read_law((ROOT / "docs" / "rules" / f"{key}.md").read_text("utf-8"))
        assert {refusal.rule for refusal in game.refusals} <= set(law)


def test_a_refusal_has_a_code_and_not_a_sentence(game: Game[Any]) -> None:
    codes = [refusal.code for refusal in game.refusals]
    assert all(re.fullmatch(r"[a-z]+(_[a-z]+)*", code) for code in codes)
    assert len(set(codes)) == len(codes)


def test_every_move_has_one_notation_and_exists_once(game: Game[Any]) -> None:
    notations = SPECIMENS[game.key].universe
    assert len(set(notations)) == len(notations)
    for text in notations:
        assert game.move(text).text == text
        assert game.move(text) is game.move(text)


def test_legal_moves_are_the_ones_that_the_notation_gives(case: Case) -> None:
    for position in case.begin(10).glimpses():
        for seat in position.acting():
            for move in position.moves(seat):
                assert case.game.move(move.text) is move


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@given(text=st.text(max_size=20))
def test_a_text_that_means_nothing_is_a_bad_move(game: Game[Any], text: str) -> None:
    if not means_something(game, text):
        with pytest.raises(BadMove) as wrong:
            game.move(text)
        assert wrong.value.wrong == text
        assert wrong.value.right


def means_something(game: Game[Any], text: str) -> bool:
    """A game may have more moves than its specimen lists; each has one notation."""
    try:
        return game.move(text).text == text
    except BadMove:
        return False


@pytest.mark.parametrize("changed", [str.upper, str.title, "{} ".format, " {}".format, "{}0".format, lambda t: t[:-1]])
def test_a_notation_is_exact(game: Game[Any], changed: Any) -> None:
    with pytest.raises(BadMove):
        game.move(changed(SPECIMENS[game.key].universe[0]))


def test_a_refused_move_is_not_told_to_anybody(case: Case) -> None:
    run = case.begin(11)
    while not run.position.over:
        told = run.step()
        for seat in range(case.seats):
            if run.position.why_not(seat, STRANGER) is not None:
                with pytest.raises(Refused):
                    run.position.attempt(seat, STRANGER, run.luck)
        assert wire(run.position.drain()) == b"[]"
        assert wire(told) == wire(run.events[run.told[-2] :])
