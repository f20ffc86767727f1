"""Positions on paper: what is left out, and what no village can be."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.schtroumpfs import SCHTROUMPFS
from tablee.kernel import BadPosition, TableeError
from tests.games.schtroumpfs.village import LOST, STARTING, on_rows, paper, pile, seen, window


def test_what_is_left_out_is_as_in_a_new_game() -> None:
    position = SCHTROUMPFS.position({"hands": [["S01", "P03"], ["S02"]]})
    view = seen(position)
    assert (view.level, view.hungry, view.super_die, view.round, view.turn) == ("standard", False, False, 1, 1)
    assert (view.leader, view.active, tuple(view.stock), view.azrael) == (0, 0, (0, 0, 0), 1)
    assert [house.roof for house in view.houses] == ["R1", "R2", "R3", "R4", "R5", "R6"]
    assert [cake.cake for cake in view.cakes] == ["C01", "C02"]
    assert not any(house.built for house in view.houses)
    assert (view.esplanade, view.nest, view.aside, view.loose, view.spare, view.removed) == (8, 0, 0, 0, 1, 0)
    assert (on_rows(position), list(view.ideas), list(view.crafted), list(view.scrapped)) == ("", [], [], [])
    assert pile(position, "deck") == STARTING[2:]
    lost = [card for card in LOST if card != "P03"]
    assert (pile(position, "forest"), pile(position, "extra")) == (lost[:10], lost[10:])
    assert pile(position, "gargamel") == [f"G{number:02}" for number in range(1, 10)] + ["G17"]
    assert len(pile(position, "inventions")) == 24
    assert (window(position), view.played, view.forced, view.lasting, view.peeked) == ("A", None, None, None, False)


@pytest.mark.parametrize(
    ("level", "houses", "forest", "cakes", "gargamel", "hungry", "super_die"),
    [
        ("complex", 7, 14, 3, 11, False, False),
        ("terrible", 8, 16, 4, 10, True, False),
        ("nightmare", 8, 18, 4, 10, True, True),
    ],
)
def test_a_level_fills_in_its_numbers(
    level: str, houses: int, forest: int, cakes: int, gargamel: int, hungry: bool, super_die: bool
) -> None:
    view = seen(SCHTROUMPFS.position({"hands": [["S01"]], "level": level}))
    assert (len(view.houses), view.forest_count, len(view.cakes), view.gargamel_count) == (
        houses,
        forest,
        cakes,
        gargamel,
    )
    assert (view.hungry, view.super_die) == (hungry, super_die)


def test_meeples_that_are_elsewhere_are_not_on_the_esplanade() -> None:
    view = seen(
        SCHTROUMPFS.position(
            {"hands": [["S01"]], "rows": {"3U": 2}, "overflow": {"4L": 1}, "nest": 1, "aside": 1, "loose": 1}
        )
    )
    assert view.esplanade == 2


@pytest.mark.rules("SCH-233")
def test_with_the_robot_there_are_nine() -> None:
    view = seen(SCHTROUMPFS.position({"hands": [["S01"]], "crafted": ["N11"]}))
    assert (view.esplanade, view.spare) == (9, 0)


def test_with_a_card_in_play_it_is_time_to_place() -> None:
    position = SCHTROUMPFS.position({"hands": [["S01"]], "played": "P14"})
    assert (window(position), seen(position).played) == ("B", "P14")


WRONG: list[tuple[str, dict[str, Any]]] = [
    ("no seats", {"hands": []}),
    ("six seats", {"hands": [["S01"], [], [], [], [], []]}),
    ("hands of letters", {"hands": "S01"}),
    ("an unknown card", {"hands": [["S13"]]}),
    ("no Smurf", {"hands": [["N01"]]}),
    ("a card in two hands", {"hands": [["S01"], ["S01"]]}),
    ("a card in hand and in the discard pile", {"hands": [["S01"]], "discard": ["S01"]}),
    ("a card in play that is in hand", {"hands": [["S01"]], "played": "S01"}),
    ("cards that are nowhere", {"hands": [["S01"]], "deck": [], "discard": []}),
    ("a starting Smurf in the Forest", {"hands": [["S01"]], "forest": ["S02"]}),
    ("an unknown key", {"hands": [["S01"]], "weather": "rain"}),
    ("an unknown level", {"hands": [["S01"]], "level": "easy"}),
    ("a fed bird where it must be hungry", {"hands": [["S01"]], "level": "terrible", "hungry": False}),
    ("more than twenty berries", {"hands": [["S01"]], "stock": [21, 0, 0]}),
    ("fewer than none", {"hands": [["S01"]], "stock": [-1, 0, 0]}),
    ("two kinds of resources", {"hands": [["S01"]], "stock": [1, 1]}),
    ("an unknown row", {"hands": [["S01"]], "rows": {"9U": 1}}),
    ("two meeples on one slot", {"hands": [["S01"]], "rows": {"3L": 2}}),
    ("three meeples on two slots", {"hands": [["S01"]], "rows": {"3U": 3}}),
    ("a double without a meeple", {"hands": [["S01"]], "doubles": ["3U"]}),
    ("a double with two", {"hands": [["S01"]], "rows": {"3U": 2}, "doubles": ["3U"]}),
    ("a double on one slot", {"hands": [["S01"]], "rows": {"3L": 1}, "doubles": ["3L"]}),
    ("too many meeples", {"hands": [["S01"]], "esplanade": 8, "nest": 1, "spare": 1}),
    ("too few meeples", {"hands": [["S01"]], "esplanade": 7}),
    ("ten meeples", {"hands": [["S01"]], "nest": 10}),
    ("five inventions", {"hands": [["S01"]], "crafted": ["N02", "N03", "N04", "N05", "N06"]}),
    ("an invention twice", {"hands": [["S01"]], "crafted": ["N02"], "ideas": ["N02"]}),
    ("a meeple on what is not crafted", {"hands": [["S01"]], "occupied": ["N20"]}),
    ("a meeple on what holds none", {"hands": [["S01"]], "crafted": ["N09"], "occupied": ["N09"]}),
    ("Azrael nowhere", {"hands": [["S01"]], "azrael": 0}),
    ("Azrael in a ninth location", {"hands": [["S01"]], "azrael": 9}),
    ("an unknown roof", {"hands": [["S01"]], "houses": {"R9": False}}),
    ("an unknown cake", {"hands": [["S01"]], "cakes": {"C11": False}}),
    ("no Too Late", {"hands": [["S01"]], "gargamel": ["G01"]}),
    ("a Gargamel card twice", {"hands": [["S01"]], "gargamel": ["G01", "G17"], "revealed": ["G01"]}),
    ("an active card that lies nowhere", {"hands": [["S01"]], "lasting": "G12"}),
    ("an active card that is not on top", {"hands": [["S01"]], "lasting": "G12", "revealed": ["G02", "G12"]}),
    ("an active card that does not last", {"hands": [["S01"]], "lasting": "G02", "revealed": ["G02"]}),
    ("a leader who is not there", {"hands": [["S01"]], "leader": 1}),
    ("a player who is not there", {"hands": [["S01"]], "active": 2}),
    ("a round before the first", {"hands": [["S01"]], "round": 0}),
    ("a forced card that is not in hand", {"hands": [["S01"]], "forced": "S02"}),
    ("more known cards than there are", {"hands": [["S01"]], "forest": ["P01"], "forest_known": 2}),
    ("a number as a text", {"hands": [["S01"]], "nest": "1"}),
    ("an unknown step", {"hands": [["S01"]], "agenda": [{"step": "dance"}]}),
    ("no steps at all", {"hands": [["S01"]], "agenda": []}),
]


@pytest.mark.rules("SCH-203", "SCH-200")
@pytest.mark.parametrize("written", [wrong for _, wrong in WRONG], ids=[name for name, _ in WRONG])
def test_what_no_village_can_be_is_refused(written: dict[str, Any]) -> None:
    with pytest.raises(TableeError) as refused:
        SCHTROUMPFS.position(written)
    assert isinstance(refused.value, BadPosition) or refused.value.code == "bad_seats"


@pytest.mark.parametrize("written", [None, [], "village", 5, {}])
def test_what_is_no_paper_is_refused(written: object) -> None:
    with pytest.raises(BadPosition):
        SCHTROUMPFS.position(written)


def test_a_position_is_not_changed_by_its_paper_afterwards() -> None:
    written = paper(["S01 P03", "S02"], rows="3U")
    position = SCHTROUMPFS.position(written)
    before = position.to_json()
    written["hands"][0].append("S05")
    written["rows"]["4U"] = 1
    assert position.to_json() == before


DETAILS: list[tuple[dict[str, Any], tuple[str, str, str]]] = [
    ({"hands": [["S01"]], "discard": ["S01"]}, ("card_twice", "S01", "")),
    ({"hands": [["S99"]]}, ("no_such_card", "S99", "")),
    ({"hands": [["S01"]], "forest": ["P01"], "extra": ["P02"]}, ("card_missing", "P03", "SCH-203")),
    ({"hands": [["S01"]], "forest": ["S02"]}, ("not_lost", "S02", "SCH-016")),
    ({"hands": [["S01"]], "forced": "S02"}, ("not_held", "S02", "SCH-072")),
    ({"hands": [["S01"]], "inventions": ["N01"]}, ("card_missing", "N02", "SCH-203")),
    ({"hands": [["S01"]], "occupied": ["N20"]}, ("not_crafted", "N20", "SCH-146")),
    ({"hands": [["S01"]], "crafted": ["N01", "N02", "N03", "N04", "N05"]}, ("count_crafted", "5", "SCH-141")),
    ({"hands": [["S01"]], "gargamel": ["G01"]}, ("card_missing", "G17", "SCH-012")),
    ({"hands": [["S01"]], "lasting": "G12"}, ("not_lasting", "G12", "SCH-185")),
    ({"hands": [["S01"]], "rows": {"9U": 1}}, ("no_such_row", "9U", "SCH-051")),
    ({"hands": [["S01"]], "rows": {"3L": 2}}, ("row_slots", "2", "SCH-052")),
    ({"hands": [["S01"]], "doubles": ["3U"]}, ("not_double", "3U", "SCH-062")),
    ({"hands": [["S01"]], "esplanade": 9}, ("meeples", "10", "SCH-203")),
    ({"hands": [["S01"]], "stock": [21, 0, 0]}, ("tokens", "21", "SCH-002")),
    ({"hands": [["S01"]], "houses": {"R1": False}}, ("count_houses", "1", "SCH-020")),
    ({"hands": [["S01"]], "cakes": {"C01": False}}, ("count_cakes", "1", "SCH-020")),
    ({"hands": [["S01"]], "level": "terrible", "hungry": False}, ("forced_option", "hungry", "SCH-021")),
    ({"hands": [["S01"]], "level": "nightmare", "super_die": False}, ("forced_option", "super_die", "SCH-022")),
    ({"hands": [["S01"]], "leader": 1}, ("no_such_seat", "1", "")),
]


@pytest.mark.parametrize(("written", "said"), DETAILS)
def test_what_is_wrong_is_named_with_its_rule(written: dict[str, Any], said: tuple[str, str, str]) -> None:
    with pytest.raises(BadPosition) as refused:
        SCHTROUMPFS.position(written)
    error = refused.value
    assert (error.detail, error.wrong, error.parts.get("rule", "")) == said


@pytest.mark.parametrize(("level", "left"), [("standard", 10), ("complex", 11)])
def test_the_deck_of_gargamel_is_what_the_rounds_before_have_left(level: str, left: int) -> None:
    whole = SCHTROUMPFS.position({"hands": [["S01"]], "level": level})
    assert [card.id for card in whole.gargamel[:2]] == ["G17", f"G{left - 1:02}"]
    assert len(whole.gargamel) == left
    later = SCHTROUMPFS.position({"hands": [["S01"]], "level": level, "revealed": ["G01", "G05"]})
    assert len(later.gargamel) == left - 2
    assert [card.id for card in later.gargamel[::-1]][:3] == ["G02", "G03", "G04"]
