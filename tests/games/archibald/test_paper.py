"""Positions on paper: what is left out, what goes round, and what no race can be."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.archibald import ARCHIBALD
from tablee.kernel import FastLuck
from tests.games.archibald.race import (
    ADVENTURES,
    ALL_CARDS,
    asked,
    discard,
    hand,
    lives,
    pile,
    play,
    race,
    random_moves,
    seen,
    setup,
    sheet,
    supply,
    tile,
)

TWO: list[dict[str, Any]] = [{"hero": "arthur", "cell": "C1"}, {"hero": "max", "cell": "B1"}]


def with_first(**more: object) -> list[dict[str, Any]]:
    return [{**TWO[0], **more}, TWO[1]]


# --- What is left out


def test_what_is_left_out_is_as_in_a_new_game() -> None:
    position = ARCHIBALD.position({"heroes": TWO})
    view = seen(position)
    assert (view.seats, view.round, view.first, view.active, view.water, list(view.reached)) == (2, 1, 0, 0, 0, [])
    assert (view.card_played, view.fought, view.immobilised, list(view.hops)) == (False, False, False, [])
    assert (view.bump_retry, list(view.bots), list(view.left), view.winner, view.ended) == (False, [], [], None, "")
    one = sheet(position)
    assert (one.hero, one.cell, one.lives, one.cards, one.equipment, one.immobilised) == (
        "arthur",
        "C1",
        3,
        0,
        None,
        False,
    )
    assert list(one.bonuses) == []
    assert list(view.board[5:]) == [None] * 50
    assert (list(view.breached), list(view.fresh), list(view.opened), dict(view.enemies)) == ([], [], [], {})
    for level in (2, 3, 4):
        assert pile(position, "piles", level) == [f"T{level}-{number:02}" for number in range(1, 16)]
        assert pile(position, "decks", level) == [card for card in ALL_CARDS if card[1] == str(level)]
        assert discard(position, level) == ""
    written = position.to_json()
    assert (written["adventures"], written["jails"]) == (ADVENTURES, [f"T5-0{number}" for number in range(1, 6)])
    assert (view.played, list(view.reading), [list(cells) for cells in view.peeks]) == (None, [], [[], []])
    assert (asked(position), supply(position)) == ("0 move", "4/6/2/2/2")


@pytest.mark.parametrize(
    ("more", "wanted"),
    [
        ({}, []),
        ({"board": {"C2": "T2-01"}}, [2]),
        ({"board": {"C5": "T3-03"}}, [2, 3]),
        ({"board": {"C8": "T4-02"}}, [2, 3, 4]),
        ({"turned": ["D11"]}, [2, 3, 4, 5]),
        ({"reached": [2, 3]}, [2, 3]),
    ],
)
def test_reached_levels_follow_from_what_lies_there(more: dict[str, Any], wanted: list[int]) -> None:
    assert list(seen(ARCHIBALD.position({"heroes": TWO, **more})).reached) == wanted


def test_where_the_turn_stands() -> None:
    cards = with_first(hand=["E2-A#1"])
    assert asked(ARCHIBALD.position({"heroes": cards})) == "0 window A"
    assert asked(ARCHIBALD.position({"heroes": cards, "at": "B"})) == "0 move"
    assert asked(ARCHIBALD.position({"heroes": cards, "at": "C"})) == "0 window C"
    assert asked(ARCHIBALD.position({"heroes": cards, "active": 1})) == "1 move"
    assert seen(ARCHIBALD.position({"heroes": TWO, "first": 1})).active == 1


def test_of_a_pile_only_the_top_needs_to_be_written() -> None:
    position = race(
        "arthur C1 hand=E2-B", "max B1 wears=E2-A", piles="T2-15 T2-12", decks="E2-J E2-I", board="C2:T2-01"
    )
    assert pile(position, "piles", 2)[:4] == ["T2-15", "T2-12", "T2-02", "T2-03"]
    assert pile(position, "decks", 2)[:4] == ["E2-J#1", "E2-I#1", "E2-A#2", "E2-C#1"]
    assert (len(pile(position, "piles", 2)), len(pile(position, "decks", 2))) == (14, 13)


def test_a_player_who_has_not_chosen() -> None:
    position = ARCHIBALD.position({"heroes": [{}, {}, {}], "first": 1})
    assert asked(position) == "1 choose_hero"
    some = ARCHIBALD.position({"heroes": [TWO[0], {}], "first": 0})
    assert asked(some) == "1 choose_hero"
    assert play(some, "1 hero max", "1 start A1")[-1] == "decision_requested 0 window"


def test_a_draft_and_cards_in_play_can_be_written() -> None:
    position = race(
        "arthur C1 hand=E4-F",
        "max B1",
        board="C2:T2-01 D2:T2-03 E2:T2-05",
        enemies="D2:darkos E2:darkos",
        draft={"card": "E4-F#1", "cell": "C2", "taken": ["D2"]},
    )
    draft = seen(position, 0).draft
    assert draft is not None
    assert (draft.card, draft.cell, list(draft.taken), draft.missing) == ("E4-F#1", "C2", ["D2"], 0)
    play(position, "send")
    assert seen(position).enemies["C2"] == ["darkos"]


def test_the_end_can_be_written() -> None:
    position = ARCHIBALD.position({"heroes": TWO, "over": True, "winner": 1, "ended": "archibald", "turned": ["A11"]})
    assert (position.over, position.awaited(), seen(position).winner, asked(position)) == (True, (), 1, "")
    assert (list(position.outcome().winners), position.outcome().reason) == ([1], "archibald")


# --- There and back


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (3, 3), (4, 4)])
def test_every_moment_of_a_game_goes_to_paper_and_back(seats: int, seed: int) -> None:
    position = setup(seats, seed, bump_retry=seed % 2 == 0)
    for count, at in enumerate(random_moves(position, FastLuck(seed), 700)):
        if count % 3 and not at.over:
            continue
        written = at.to_json()
        again = ARCHIBALD.position(written)
        assert again.to_json() == written
        assert again.awaited() == at.awaited()
        for eyes in (None, 0, 1):
            assert again.view(eyes) == at.view(eyes)
        if not at.over:
            (seat,) = at.awaited()
            assert again.moves(seat) == at.moves(seat)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_from_paper_goes_on_as_the_other(seats: int) -> None:
    position = setup(seats, 5)
    for count, at in enumerate(random_moves(position, FastLuck(6), 300)):
        if at.over:
            break
        if count % 20 == 0:
            again, other = ARCHIBALD.position(at.to_json()), at.clone()
            for _ in range(8):
                if other.over:
                    break
                (seat,) = other.awaited()
                move = other.moves(seat)[count % len(other.moves(seat))]
                other.attempt(seat, move, FastLuck(count))
                again.attempt(seat, move, FastLuck(count))
            assert again.to_json() == other.to_json()


def test_a_clone_is_independent() -> None:
    position = race("arthur C1 hand=E2-F,E2-D", "max B1 hand=E2-A", board="C2:T2-01", enemies="C2:seide")
    before = position.to_json()
    copy = position.clone()
    play(copy, "play E2-D#1 C2", "go on", "move D1", "go on")
    assert position.to_json() == before
    assert copy.to_json() != before


def test_a_clone_has_everything() -> None:
    """In the middle of a card, a book and a turn that remembers much."""
    position = race(
        "arthur C2 hand=E2-G,E2-A lives=2 wears=E3-C stuck",
        "max B1",
        road=2,
        board="C3:T2-13 D2:T2-08",
        fresh="D2",
        adventures="A09 A02",
        seen={"0": ["A11"], "1": ["B11"]},
        known={"1": ["E2-A#1"]},
        water=2,
        bots=[1],
        left=[0],
    )
    play(position, "play E2-G#1", "move C3", "answer B")
    copy = position.clone()
    assert copy.to_json() == position.to_json()
    for eyes in (None, 0, 1):
        assert copy.view(eyes) == position.view(eyes)
    assert play(copy, "decline") == play(position, "decline")
    drafted = race(
        "arthur C1 hand=E4-F",
        "max B1",
        board="C2:T2-01 D2:T2-03 E2:T2-05",
        enemies="D2:darkos E2:darkos",
        draft={"card": "E4-F#1", "cell": "C2", "taken": ["D2"]},
    )
    other = drafted.clone()
    play(other, "back")
    assert seen(drafted, 0).draft != seen(other, 0).draft
    assert play(drafted, "send")[0] == "card_played 0 E4-F#1 C2 - D2"


def test_what_was_written_is_there() -> None:
    position = race(
        "arthur C6 lives=4 hand=E3-A,E2-F wears=E4-A stuck bonuses=3",
        "max B1",
        road=6,
        board="B3:T2-08",
        fresh="B3",
        breached="C5",
        opened="C2-C3",
        water=2,
        round=12,
        first=1,
        active=0,
        card_played=True,
        fought=True,
        immobilised=True,
    )
    one, view = sheet(position), seen(position)
    assert (one.cell, one.lives, hand(position), one.equipment) == ("C6", 4, "E3-A#1 E2-F#1", "E4-A#1")
    assert (one.immobilised, list(one.bonuses), lives(position, 1)) == (True, [3], 3)
    assert (view.water, view.round, view.first, view.active) == (2, 12, 1, 0)
    assert (view.card_played, view.fought, view.immobilised) == (True, True, True)
    assert (list(view.breached), list(view.fresh), tile(position, "B3")) == (["C5"], ["B3"], "T2-08")
