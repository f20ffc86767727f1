"""Positions on paper: what may be left out, what comes back, and what is refused with a reason."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tablee.games.smile import SMILE, SmileOptions
from tablee.kernel import BadPosition, FastLuck
from tablee.text import speaker
from tests.games.smile.table import final, fled, front, hands, paper, play, random_game, row, scene, tears

Paper = dict[str, Any]


def valid() -> Paper:
    """A middle of a Lure with something everywhere."""
    return {
        "hunters": [
            {"hand": 4, "front": ["C02", "C21"], "collected": True},
            {"hand": 10, "tears": 2, "fled": ["C06", "C07"]},
            {"hand": 3},
        ],
        "row": {"C24": 2, "C18": 1},
        "turn": 1,
        "starter": 2,
        "round": 8,
        "deck": ["C30", "C10", "C11", "C12", "C13", "C14"],
    }


# --- Reading


def test_a_position_is_read_as_it_is_written() -> None:
    position = SMILE.position(valid())
    assert position.seats == 3
    assert hands(position) == [4, 10, 3]
    assert tears(position) == [0, 2, 0]
    assert [front(position, seat) for seat in range(3)] == [["C02", "C21"], [], []]
    assert [fled(position, seat) for seat in range(3)] == [[], ["C06", "C07"], []]
    assert [hunter.hunting for hunter in position.hunters] == [False, True, True]
    assert row(position) == {"C24": 2, "C18": 1}
    assert (position.turn, position.starter, position.round, position.over) == (1, 2, 8, False)
    assert [creature.id for creature in reversed(position.deck)] == ["C30", "C10", "C11", "C12", "C13", "C14"]
    assert not position.shows_unseen


@pytest.mark.rules("SMI-025", "SMI-028", "SMI-145")
def test_what_is_left_out_has_the_value_of_a_new_game() -> None:
    position = SMILE.position({"hunters": [{}, {}, {}], "row": {"C01": 0, "C26": 0, "C08": 0}})
    assert hands(position) == [6, 6, 6]
    assert tears(position) == [0, 0, 0]
    assert [hunter.hunting for hunter in position.hunters] == [True, True, True]
    assert (position.turn, position.starter, position.round, position.over) == (0, 0, 1, False)
    assert not position.shows_unseen


@pytest.mark.rules("SMI-145")
@pytest.mark.parametrize(
    ("fronts", "round"),
    [("", 1), ("C02", 2), ("C02 C21 C06", 2), ("C02 C21 C06 C11", 3), ("C02 C21 C06 C11 C16 C23", 3)],
)
def test_a_round_left_out_is_the_first_that_leaves_enough_cards(fronts: str, round: int) -> None:
    written = paper([6, 6, 6], "C01 C26 C08", fronts={1: fronts})
    del written["round"]
    position = SMILE.position(written)
    assert position.round == round
    assert len(position.deck) == 3 * (10 - round)


def test_a_round_left_out_is_never_before_the_first_and_is_the_last_when_the_game_is_over() -> None:
    written = paper([6, 6, 5], "C01:1 C26", collected=[2])
    del written["round"]
    assert SMILE.position(written).round == 1
    assert SMILE.position({"hunters": [{}, {}, {}], "over": True}).round == 10


@pytest.mark.rules("SMI-145")
@pytest.mark.parametrize(("cards", "round"), [(0, 10), (3, 9), (6, 8), (27, 1)])
def test_a_round_left_out_is_told_by_a_deck_that_is_written(cards: int, round: int) -> None:
    unused = [f"C{number:02}" for number in range(1, 31) if number not in (1, 26, 8)]
    written = {"hunters": [{}, {}, {}], "row": {"C01": 0, "C26": 0, "C08": 0}, "deck": unused[:cards]}
    position = SMILE.position(written)
    assert position.round == round
    assert position.to_json()["deck"] == unused[:cards]


def test_a_deck_too_long_for_any_round_is_refused() -> None:
    unused = [f"C{number:02}" for number in range(1, 31) if number not in (1, 26, 8)]
    written = {"hunters": [{}, {}, {}], "row": {"C01": 0, "C26": 0, "C08": 0}, "deck": [*unused, "C31", "C32", "C33"]}
    with pytest.raises(BadPosition) as refused:
        SMILE.position(written)
    assert (refused.value.detail, refused.value.wrong, refused.value.right) == ("deck_size", "30", "27")


def test_a_starter_left_out_is_the_seat_to_act() -> None:
    assert scene([6, 6, 6], "C01 C26 C08", turn=2).starter == 2
    written = paper([6, 6, 6], "C01 C26 C08", turn=2) | {"starter": 0}
    assert SMILE.position(written).starter == 0


@pytest.mark.rules("SMI-145")
@pytest.mark.parametrize(("seats", "round", "cards"), [(3, 1, 27), (3, 9, 3), (3, 10, 0), (4, 5, 20), (5, 9, 5)])
def test_a_deck_left_out_is_filled_with_unused_cards_lowest_number_on_top(seats: int, round: int, cards: int) -> None:
    lures = " ".join(["C01", "C22", "C23", "C24", "C29"][:seats])
    position = scene([6] * seats, lures, round=round)
    unused = [f"C{number:02}" for number in range(1, 10 * seats + 1) if f"C{number:02}" not in lures]
    assert position.to_json()["deck"] == unused[:cards]


def test_the_first_card_of_a_written_deck_is_the_top() -> None:
    position = scene([5, 6, 6], "C29:1 C30", collected=[2], round=8, deck="C01 C22 C28 C10 C11 C12")
    play(position, "0 collect C29")
    assert list(row(position)) == ["C01", "C22", "C28"]
    play(position, "1 offer C01", "2 collect C01", "0 offer C22", "1 collect C22")
    assert list(row(position)) == ["C11", "C12", "C10"]


def test_a_paper_is_not_changed_by_the_game_played_from_it() -> None:
    written = valid()
    play(SMILE.position(written), "1 collect C18")
    assert written == valid()


# --- Writing


def test_a_position_comes_back_as_it_was_written() -> None:
    assert SMILE.position(valid()).to_json() == valid()


def test_only_what_differs_from_a_new_game_is_written_down() -> None:
    position = scene([6, 6, 6], "C01 C26 C08", round=9, deck="C30 C10 C11")
    assert position.to_json() == {
        "hunters": [{}, {}, {}],
        "row": {"C01": 0, "C26": 0, "C08": 0},
        "starter": 0,
        "round": 9,
        "deck": ["C30", "C10", "C11"],
    }


def test_a_game_that_is_over_is_written_as_such() -> None:
    assert final([7, 5, 6], "C30").to_json() == {
        "hunters": [{"hand": 7, "front": ["C30"]}, {"hand": 5}, {}],
        "starter": 0,
        "round": 10,
        "deck": [],
        "over": True,
    }


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_position_of_a_game_survives_paper(seats: int) -> None:
    for position in random_game(seats, seed=60 + seats, patience=70):
        written = position.to_json()
        copy = SMILE.position(json.loads(json.dumps(written)))
        assert copy.to_json() == written
        for eyes in (None, 0, seats - 1):
            assert copy.view(eyes) == position.view(eyes)


def test_the_deck_help_survives_paper() -> None:
    position = SMILE.setup(3, FastLuck(1), SmileOptions(unseen_cards=True))
    assert SMILE.position(position.to_json()).view(None).unseen == position.view(None).unseen is not None


# --- Bad papers


@pytest.mark.parametrize(
    ("written", "wrong"),
    [
        (None, "$"),
        ([], "$"),
        ("a position", "$"),
        (7, "$"),
        ({"hunters": 3}, "$.hunters"),
        ({"hunters": [{}, {}]}, "$.hunters"),
        ({"hunters": [{}] * 6}, "$.hunters"),
        ({"hunters": []}, "$.hunters"),
        (valid() | {"hunters": [{}, {}, {"hand": -1}]}, "$.hunters[2].hand"),
        (valid() | {"hunters": [{}, {}, {"hand": 10_001}]}, "$.hunters[2].hand"),
        (valid() | {"hunters": [{}, {}, {"hand": True}]}, "$.hunters[2].hand"),
        (valid() | {"hunters": [{}, {}, {"hand": 6.5}]}, "$.hunters[2].hand"),
        (valid() | {"hunters": [{}, {}, {"hand": "6"}]}, "$.hunters[2].hand"),
        (valid() | {"hunters": [{}, {}, {"hand": None}]}, "$.hunters[2].hand"),
        (valid() | {"hunters": [{}, {}, {"tears": -1}]}, "$.hunters[2].tears"),
        (valid() | {"hunters": [{}, {}, {"tears": 10_001}]}, "$.hunters[2].tears"),
        (valid() | {"hunters": [{}, {}, {"front": "C01"}]}, "$.hunters[2].front"),
        (valid() | {"hunters": [{}, {}, {"front": [1]}]}, "$.hunters[2].front[0]"),
        (valid() | {"hunters": [{}, {}, {"fled": [None]}]}, "$.hunters[2].fled[0]"),
        (valid() | {"hunters": [{}, {}, {"collected": 1}]}, "$.hunters[2].collected"),
        (valid() | {"hunters": [{}, {}, "Julie"]}, "$.hunters[2]"),
        (valid() | {"row": ["C01", "C26"]}, "$.row"),
        (valid() | {"row": {"C01": -1, "C26": 0}}, "$.row[...]"),
        (valid() | {"row": {"C01": 10_001, "C26": 0}}, "$.row[...]"),
        (valid() | {"row": {"C01": None, "C26": 0}}, "$.row[...]"),
        (valid() | {"turn": -1}, "$.turn"),
        (valid() | {"turn": 5}, "$.turn"),
        (valid() | {"turn": None}, "$.turn"),
        (valid() | {"starter": -1}, "$.starter"),
        (valid() | {"starter": 5}, "$.starter"),
        (valid() | {"round": 0}, "$.round"),
        (valid() | {"round": 1.5}, "$.round"),
        (valid() | {"deck": "C01 C02"}, "$.deck"),
        (valid() | {"over": "no"}, "$.over"),
        (valid() | {"unseen": 0}, "$.unseen"),
    ],
)
def test_a_paper_of_the_wrong_shape_is_refused_at_the_wrong_place(written: Any, wrong: str) -> None:
    with pytest.raises(BadPosition) as refused:
        SMILE.position(written)
    assert refused.value.detail == "shape"
    assert refused.value.wrong == wrong
    assert refused.value.right == "docs/smile.md"


@pytest.mark.parametrize(
    ("written", "detail", "wrong"),
    [
        ({}, "missing_field", "$.hunters"),
        (valid() | {"hunters": [{}, {}, {"score": 4}]}, "unknown_field", "$.hunters[2].score"),
        (valid() | {"seed": 12}, "unknown_field", "$.seed"),
    ],
)
def test_a_field_too_few_or_too_many_is_named(written: Any, detail: str, wrong: str) -> None:
    with pytest.raises(BadPosition) as refused:
        SMILE.position(written)
    assert (refused.value.detail, refused.value.wrong) == (detail, wrong)


HUNTERS = valid()["hunters"]


@pytest.mark.parametrize(
    ("change", "detail", "wrong", "right"),
    [
        ({"row": {"C24": 2, "C99": 1}}, "not_in_deck", "C99", ""),
        ({"row": {"C24": 2, "C31": 1}}, "not_in_deck", "C31", ""),
        ({"row": {"C24": 2, "C02": 1}}, "card_twice", "C02", ""),
        ({"row": {"C24": 2, "C06": 1}}, "card_twice", "C06", ""),
        ({"deck": ["C30", "C30", "C11", "C12", "C13", "C14"]}, "card_twice", "C30", ""),
        ({"deck": ["C18", "C10", "C11", "C12", "C13", "C14"]}, "card_twice", "C18", ""),
        ({"deck": ["C41", "C10", "C11", "C12", "C13", "C14"]}, "not_in_deck", "C41", ""),
        ({"deck": ["", "C10", "C11", "C12", "C13", "C14"]}, "not_in_deck", "", ""),
        ({"deck": []}, "deck_size", "0", "6"),
        ({"deck": ["C30", "C10", "C11", "C12", "C13"]}, "deck_size", "5", "6"),
        ({"round": 9}, "deck_size", "6", "3"),
        ({"round": 10}, "deck_size", "6", "0"),
        ({"round": 7}, "deck_size", "6", "9"),
        ({"deck": None, "round": 1}, "deck_size", "24", "27"),
        ({"deck": ["C30", "C10", "C11", "C12"], "round": None}, "deck_size", "4", "3"),
        ({"round": 11}, "no_such_round", "11", "10"),
        ({"turn": 3}, "no_such_seat", "3", "0, 1, 2"),
        ({"turn": 4}, "no_such_seat", "4", "0, 1, 2"),
        ({"starter": 3}, "no_such_seat", "3", "0, 1, 2"),
        ({"turn": 0}, "has_collected", "0", "1, 2"),
        ({"row": {"C26": 2, "C18": 1}}, "row_order", "C26, C18", "C18, C26"),
        ({"row": {"C24": 2, "C26": 1}}, "not_lowest", "C26", "C24"),
        ({"row": {"C24": 3}}, "row_size", "1", "2"),
        ({"row": {}}, "row_size", "0", "2"),
        ({"row": {"C24": 2, "C18": 1, "C29": 0}}, "row_size", "3", "2"),
        ({"row": {"C24": 2, "C18": 2}}, "fireflies", "21", "20"),
        ({"row": {"C24": 0, "C18": 0}}, "fireflies", "17", "20"),
        ({"over": True, "deck": []}, "row_left", "C24, C18", ""),
        ({"over": True, "row": {}}, "deck_left", "6", "0"),
        ({"over": True, "row": {}, "deck": []}, "fireflies", "17", "20"),
        (
            {"hunters": [{"hand": 4, "front": ["C02", "C21", "C05"], "collected": True}, *HUNTERS[1:]]},
            "pair_in_front",
            "C02, C21, C05",
            "",
        ),
        (
            {"hunters": [{"hand": 4, "front": ["C21", "C21"], "collected": True}, *HUNTERS[1:]]},
            "card_twice",
            "C21",
            "",
        ),
        ({"hunters": [*HUNTERS[:2], {"hand": 3, "fled": ["C06", "C08"]}]}, "card_twice", "C06", ""),
        (
            {"hunters": [*HUNTERS[:2], {"hand": 3, "collected": True}], "row": {"C24": 3}},
            "few_still_in",
            "1",
            "2",
        ),
    ],
)
def test_a_paper_on_which_the_game_cannot_stand_says_what_would_be_right(
    change: Paper, detail: str, wrong: str, right: str
) -> None:
    with pytest.raises(BadPosition) as refused:
        SMILE.position(valid() | change)
    assert (refused.value.detail, refused.value.wrong, refused.value.right) == (detail, wrong, right)
    said = [speaker(language, SMILE, strict=True).error(refused.value) for language in ("en", "fr")]
    for sentence in said:
        assert wrong in sentence
        assert right in sentence
        assert str(refused.value.parts.get("rule", "")) in sentence


def test_two_creatures_without_colour_may_lie_in_one_front() -> None:
    assert front(scene([6, 6, 6], "C01 C26 C08", fronts={0: "C21 C22 C05 C06"}), 0) == ["C21", "C22", "C05", "C06"]


def test_a_pair_of_white_creatures_is_refused_too() -> None:
    with pytest.raises(BadPosition, match="SMI-105"):
        scene([6, 6, 6], "C01 C26 C08", fronts={2: "C17 C19"})
    with pytest.raises(BadPosition, match="SMI-105"):
        scene([6, 6, 6], "C23 C26 C08", fronts={2: "C01 C02"})


def test_the_error_is_a_code_with_what_was_wrong_and_what_is_right() -> None:
    with pytest.raises(BadPosition) as refused:
        SMILE.position(valid() | {"turn": 3})
    assert (refused.value.code, refused.value.detail) == ("bad_position", "no_such_seat")
    assert str(refused.value) == "bad_position.no_such_seat: 3 (right would be: 0, 1, 2; rule = SMI-005)"


def test_the_largest_numbers_on_paper_are_accepted() -> None:
    position = scene([10_000, 6, 12], "C01 C26 C08", tears={0: 10_000})
    assert hands(position) == [10_000, 6, 12]
    assert row(scene([0, 8, 10], "C01:10000 C26 C08", tears={0: 10_000})) == {"C01": 10_000, "C26": 0, "C08": 0}


def test_with_five_players_seat_four_may_act() -> None:
    position = scene([6] * 5, "C01 C22 C23 C24 C29", turn=4)
    assert position.awaited() == (4,)
    assert position.starter == 4


@pytest.mark.rules("SMI-100")
@pytest.mark.parametrize("gone", [["C06"], ["C06", "C11"], ["C21", "C22"], ["C06", "C11", "C07", "C12"]])
def test_creatures_flee_in_pairs_of_one_colour(gone: list[str]) -> None:
    with pytest.raises(BadPosition) as caught:
        SMILE.position({"hunters": [{}, {"fled": gone}, {}], "row": {"C01": 0, "C26": 0, "C08": 0}})
    assert (caught.value.detail, caught.value.wrong) == ("fled_in_pairs", ", ".join(gone))
    assert (caught.value.parts["seat"], caught.value.parts["rule"]) == (1, "SMI-100")


@pytest.mark.rules("SMI-003", "SMI-005", "SMI-023", "SMI-032", "SMI-038", "SMI-066", "SMI-070", "SMI-100", "SMI-105")
@pytest.mark.rules("SMI-112", "SMI-140", "SMI-142", "SMI-145")
@pytest.mark.parametrize(
    ("change", "detail", "parts"),
    [
        ({"row": {"C24": 2, "C02": 1}}, "card_twice", {}),
        ({"row": {"C24": 2, "C99": 1}}, "not_in_deck", {"seats": 3, "rule": "SMI-023"}),
        ({"deck": []}, "deck_size", {"round": 8, "rule": "SMI-145"}),
        ({"round": 11}, "no_such_round", {"rule": "SMI-003"}),
        ({"turn": 3}, "no_such_seat", {"rule": "SMI-005"}),
        ({"turn": 0}, "has_collected", {"rule": "SMI-038"}),
        ({"row": {"C26": 2, "C18": 1}}, "row_order", {"rule": "SMI-032"}),
        ({"row": {"C24": 2, "C26": 1}}, "not_lowest", {"rule": "SMI-142"}),
        ({"row": {"C24": 3}}, "row_size", {"rule": "SMI-066"}),
        ({"row": {"C24": 2, "C18": 2}}, "fireflies", {"rule": "SMI-140"}),
        ({"over": True, "deck": []}, "row_left", {"rule": "SMI-112"}),
        ({"over": True, "row": {}}, "deck_left", {"rule": "SMI-112"}),
        (
            {"hunters": [*HUNTERS[:2], {"hand": 3, "front": ["C05", "C01"]}]},
            "pair_in_front",
            {"seat": 2, "rule": "SMI-105"},
        ),
        ({"hunters": [*HUNTERS[:2], {"hand": 3, "fled": ["C01"]}]}, "fled_in_pairs", {"seat": 2, "rule": "SMI-100"}),
        (
            {"hunters": [*HUNTERS[:2], {"hand": 3, "collected": True}], "row": {"C24": 3}},
            "few_still_in",
            {"rule": "SMI-070"},
        ),
    ],
)
def test_a_paper_is_refused_with_its_place_and_its_rule(change: Paper, detail: str, parts: dict[str, object]) -> None:
    with pytest.raises(BadPosition) as refused:
        SMILE.position(valid() | change)
    said = {name: part for name, part in refused.value.parts.items() if name not in ("wrong", "right")}
    assert (refused.value.detail, said) == (detail, parts)


def test_a_paper_of_the_wrong_shape_is_refused_with_the_page_that_explains_it() -> None:
    with pytest.raises(BadPosition) as refused:
        SMILE.position(valid() | {"turn": "1"})
    assert refused.value.right == "docs/smile.md"
