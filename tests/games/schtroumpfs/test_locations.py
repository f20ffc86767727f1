"""Locations and actions: SCH-050 to SCH-063, and table 5.1."""

from __future__ import annotations

import pytest

from tablee.games.schtroumpfs.content import BOX
from tablee.games.schtroumpfs.events import ActionPerformed, DieRolled, MeeplePlaced, ResourcesGained
from tablee.games.schtroumpfs.moves import ROWS
from tests.games.schtroumpfs.village import (
    against,
    choices,
    on_rows,
    only,
    play,
    row,
    scene,
    seen,
    setup,
    stock,
    tables,
    told,
)

TWO_SLOTS = ["1L", "2U", "3U", "4U", "5U", "6U", "7L", "8L"]
DANGEROUS = ["2L", "3L", "4L", "5L"]
RICH = "20/20/20"


@pytest.mark.rules("SCH-050")
def test_the_locations_are_numbered_from_the_forest_to_the_site() -> None:
    shown = BOX.shown["locations"]
    assert [place["number"] for place in shown] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert [place["name"]["en"] for place in shown] == [
        "Dark Forest",
        "Brook",
        "Sawmill",
        "Bushes",
        "River",
        "Workshop",
        "Shelter",
        "Construction Site",
    ]
    assert [place["name"]["fr"] for place in shown] == [
        "Forêt noire",
        "Ruisseau",
        "Scierie",
        "Buissons",
        "Rivière",
        "Atelier",
        "Refuge",
        "Chantier",
    ]


@pytest.mark.rules("SCH-051")
def test_each_location_has_an_upper_and_a_lower_action() -> None:
    assert [shown.id for shown in seen(setup(2)).rows] == ROWS
    assert [f"{place}{half}" for place in range(1, 9) for half in "UL"] == ROWS


@pytest.mark.rules("SCH-052")
@pytest.mark.parametrize("code", ROWS)
def test_a_row_has_so_many_slots_as_table_5_1_says(code: str) -> None:
    slots = 2 if code in TWO_SLOTS else 1
    full = scene(["S02", "S03"], rows=f"{code}:{slots}", stock=RICH, played="P15")
    assert row(full, code).full
    assert against(full, f"0 place {code}") == "SCH-052"
    if slots == 2:
        half = scene(["S02", "S03"], rows=f"{code}:1", stock=RICH, played="P15")
        assert not row(half, code).full
        assert against(half, f"0 place {code}") == ""


@pytest.mark.rules("SCH-053", "SCH-090")
@pytest.mark.parametrize("code", [code for code in ROWS if code not in TWO_SLOTS])
def test_an_action_with_one_slot_is_performed_by_whoever_takes_it(code: str) -> None:
    position = scene(
        ["S02", "S03"], stock="0/5/4" if code == "8U" else "1/1/1", azrael=int(code[0]) % 8 + 1, played="P10"
    )
    heard = play(position, f"0 place {code}", dice="danger:hunt" if code in DANGEROUS else "")
    assert only(heard, MeeplePlaced) == MeeplePlaced(0, code, "", True)
    assert only(heard, ActionPerformed) == ActionPerformed(0, code, code in DANGEROUS, int(code in DANGEROUS), 1)


@pytest.mark.rules("SCH-053", "SCH-054", "SCH-090")
@pytest.mark.parametrize("code", TWO_SLOTS)
def test_an_action_with_two_slots_needs_two_turns(code: str) -> None:
    have = "0/5/4" if code == "8L" else "1/1/1"
    position = scene(["P15 S02", "P17 S03"], stock=have, azrael=int(code[0]) % 8 + 1)
    heard = play(position, "0 play P15", f"0 place {code}")
    assert only(heard, MeeplePlaced) == MeeplePlaced(0, code, "", False)
    assert told(heard, ActionPerformed) == []
    heard = play(position, "1 play P17", f"1 place {code}")
    assert only(heard, MeeplePlaced) == MeeplePlaced(1, code, "", True)
    assert only(heard, ActionPerformed) == ActionPerformed(1, code, False, 0, 1)


@pytest.mark.rules("SCH-055", "SCH-092")
def test_four_actions_are_dangerous() -> None:
    assert [shown.id for shown in seen(setup(3)).rows if shown.dangerous] == DANGEROUS


@pytest.mark.rules("SCH-055", "SCH-056")
@pytest.mark.parametrize("code", ["2U", "3U", "4U", "5U"])
def test_a_blue_slot_rolls_no_die(code: str) -> None:
    position = scene(["S02", "S03"], rows=code, played="P14")
    assert told(play(position, f"0 place {code}"), DieRolled) == []


@pytest.mark.rules("SCH-051", "SCH-056")
def test_the_rows_are_those_of_table_5_1() -> None:
    law = []
    for cells in tables("5.1"):
        code, _, _, slots, colour, danger, cost = cells[:7]
        assert (colour == "red") == (danger == "yes")
        price = {"—": (0, 0, 0), "1 berry": (1, 0, 0), "1 log + 1 stone": (0, 1, 1), "roof of a house": (0, 0, 0)}[cost]
        law.append((code, int(slots), danger == "yes", price))
    assert len(law) == 16
    assert [(card.id, card.slots, card.dangerous, card.cost) for card in BOX.rows] == law
    assert sum(card.slots for card in BOX.rows) == 24


@pytest.mark.rules("SCH-057")
def test_both_actions_of_a_location_have_the_same_effect_but_at_the_workshop() -> None:
    effects = {card.id: (card.effect, card.amount, card.resource) for card in BOX.rows}
    differ = [place for place in range(1, 9) if effects[f"{place}U"] != effects[f"{place}L"]]
    assert differ == [6]


@pytest.mark.rules("SCH-058")
@pytest.mark.parametrize("place", [1, 8])
def test_at_the_forest_and_the_site_the_upper_action_is_cheaper(place: int) -> None:
    cards = {card.id: card for card in BOX.rows}
    upper, lower = cards[f"{place}U"], cards[f"{place}L"]
    assert upper.slots < lower.slots
    assert upper.cost == lower.cost
    assert not upper.dangerous


@pytest.mark.rules("SCH-059")
def test_a_meeple_stays_until_the_end_of_the_round() -> None:
    position = scene(["P14 S02", "P17 S03"], rows="2U:2 4U:2 5U:2", gargamel="G12 G13 G17")
    play(position, "0 play P14", "0 place 3U")
    assert on_rows(position) == "2U:2 3U 4U:2 5U:2"
    play(position, "1 play P17", "1 place 3U")
    assert on_rows(position) == ""
    assert seen(position).esplanade == 8


@pytest.mark.rules("SCH-060")
def test_slots_have_no_names_only_the_first_filled_and_the_last_free() -> None:
    position = scene(["S02", "S03"], rows="3U:1", played="P14")
    assert choices(position, "place").count("3U") == 1
    assert only(play(position, "0 place 3U"), MeeplePlaced).filled


@pytest.mark.rules("SCH-061")
def test_a_full_action_is_not_performed_again_in_this_round() -> None:
    position = scene(["P14 S02", "P17 S03"])
    play(position, "0 play P14", "0 place 3L", dice="danger:cat")
    play(position, "1 play P17")
    assert against(position, "1 place 3L") == "SCH-052"


# --- SCH-062: the state of a row


@pytest.mark.rules("SCH-062")
def test_one_meeple_may_close_both_slots() -> None:
    position = scene(["S02", "S03"], rows="3U", doubles="3U", played="P14")
    assert (row(position, "3U").meeples, row(position, "3U").double, row(position, "3U").full) == (1, True, True)
    assert against(position, "0 place 3U") == "SCH-052"
    assert seen(position).esplanade == 7


@pytest.mark.rules("SCH-062")
def test_an_overflow_meeple_never_moves_into_a_slot() -> None:
    position = scene(["P02 S02", "S03"], rows="3L", overflow="3L")
    play(position, "0 play P02")
    assert choices(position, "return") == ["3L", "3L overflow"]
    play(position, "0 return 3L")
    assert (row(position, "3L").meeples, row(position, "3L").overflow, row(position, "3L").full) == (0, 1, False)
    heard = play(position, "0 place 3L", dice="danger:cat")
    assert only(heard, ActionPerformed).target == "3L"
    assert (row(position, "3L").meeples, row(position, "3L").overflow) == (1, 1)


@pytest.mark.rules("SCH-062")
def test_the_overflow_meeple_may_be_the_one_that_is_taken() -> None:
    position = scene(["P02 S02", "S03"], rows="3L", overflow="3L")
    play(position, "0 play P02", "0 return 3L overflow")
    assert (row(position, "3L").meeples, row(position, "3L").overflow, row(position, "3L").full) == (1, 0, True)


@pytest.mark.rules("SCH-062")
def test_taking_a_double_meeple_frees_both_slots() -> None:
    position = scene(["P02 S02", "S03"], rows="3U", doubles="3U")
    play(position, "0 play P02", "0 return 3U")
    shown = row(position, "3U")
    assert (shown.meeples, shown.double, shown.full) == (0, False, False)
    heard = play(position, "0 place 3U")
    assert not only(heard, MeeplePlaced).filled


@pytest.mark.rules("SCH-063")
def test_a_row_that_was_emptied_of_one_slot_needs_only_that_one() -> None:
    position = scene(["P02 S02", "S03"], rows="3U:2")
    heard = play(position, "0 play P02", "0 return 3U", "0 place 3U")
    assert told(heard, ResourcesGained) == [ResourcesGained(0, (0, 3, 0), "3U")]
    assert stock(position) == "0/3/0"
