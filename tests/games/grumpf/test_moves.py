"""Moves and their notation; and that a refused one changes nothing."""

from __future__ import annotations

import pytest

from tablee.games.grumpf import GRUMPF
from tablee.games.grumpf.moves import BOARDS, EXAMPLES, MOVES
from tablee.games.grumpf.refusals import REFUSALS
from tablee.kernel import BadMove, FastLuck, Refused
from tests.games.grumpf.board import LAW, hunt, later, play, refusal, whole_round


def test_every_move_is_known_by_its_text_and_exists_once() -> None:
    for text, move in MOVES.items():
        assert str(move) == text
        assert GRUMPF.move(text) is move
    assert len({id(move) for move in MOVES.values()}) == len(MOVES)


@pytest.mark.parametrize("text", EXAMPLES)
def test_the_examples_are_moves(text: str) -> None:
    assert str(GRUMPF.move(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "place",
        "place 3 5",
        "place 9 5 bees",
        "place 0 5 bees",
        "place 3 7 bees",
        "place 3 5 river",
        "place 3 5 bees 1",
        "Place 3 5 bees",
        " place 3 5 bees",
        "place  3 5 bees",
        "club 1 bees",
        "club 1 bees 0",
        "club 1 bees 13",
        "flip",
        "flip 9",
        "bed 1",
        "exchange 1 bees",
        "exchange 6 bees fish",
        "exchange 1 sorcerer bees",
        "sleep",
    ],
)
def test_a_text_that_means_nothing_is_no_move(text: str) -> None:
    with pytest.raises(BadMove):
        GRUMPF.move(text)


@pytest.mark.parametrize("pace", ["turns", "beats"])
def test_moves_and_refusals_agree_for_every_move_there_is(pace: str) -> None:
    position = hunt("bees: P5 B4 Y3xG; fish: G2; sorcerer: Y5 P1", asleep="P", pace=pace)
    for seat in range(4):
        legal = set(position.moves(seat))
        assert len(legal) == len(position.moves(seat))
        for move in MOVES.values():
            assert (position.why_not(seat, move) is None) == (move in legal), (seat, move)


def test_moves_and_refusals_agree_in_real_time_too() -> None:
    position = hunt("bees: P5 B4", asleep="P", pace="realtime")
    later(position, 10)
    for seat in range(4):
        legal = set(position.moves(seat))
        for move in MOVES.values():
            assert (position.why_not(seat, move) is None) == (move in legal), (seat, move)


@pytest.mark.parametrize("phase", ["review", "exchange", "end"])
def test_moves_and_refusals_agree_outside_the_hunt(phase: str) -> None:
    position = hunt(
        "sorcerer: B5",
        own={"B": "bees 1", "P": "fish 1"},
        double=["sorcerer"],
        phase=phase,
        round=4,
        chooser=None if phase == "end" else 0,
    )
    for seat in range(4):
        legal = set(position.moves(seat))
        for move in MOVES.values():
            assert (position.why_not(seat, move) is None) == (move in legal), (seat, move)


@pytest.mark.rules("GRU-076")
def test_a_refused_move_changes_nothing() -> None:
    position = hunt("bees: P5 B4#6 Y3xG; fish: G2")
    before = position.to_json()
    for move in MOVES.values():
        if position.why_not(0, move) is not None:
            with pytest.raises(Refused):
                position.attempt(0, move, FastLuck(1))
    assert position.to_json() == before
    assert position.drain() == []


def test_every_refusal_names_a_rule_of_the_law() -> None:
    law = LAW.read_text("utf-8")
    for refused in REFUSALS:
        assert f"**{refused.rule}**" in law
        assert f"`{refused.code}`" in law
    assert len({refused.code for refused in REFUSALS}) == len(REFUSALS)


@pytest.mark.rules("GRU-061", "GRU-105")
def test_a_board_is_named_by_its_key() -> None:
    for board in BOARDS:
        assert refusal(hunt(), "B", f"place 8 2 {board}") is None


def test_nobody_moves_after_the_end() -> None:
    position = hunt(clans="BPY", round=4)
    whole_round(position)
    for seat in range(3):
        assert position.moves(seat) == ()
        for text in ("wait", "bed", "continue", "place 8 2 bees", "decline"):
            assert refusal(position, seat, text) == "not_now"
    with pytest.raises(Refused):
        play(position, 0, "continue")
