"""Step 2: place a meeple. SCH-080 to SCH-086."""

from __future__ import annotations

import pytest

from tablee.games.schtroumpfs.events import (
    ActionPerformed,
    DieRolled,
    InventionDiscarded,
    MeepleAside,
    MeeplePlaced,
    PlacementSkipped,
    ResourcesSpent,
    RobotMeeple,
    RoundEnded,
    TurnEnded,
)
from tablee.games.schtroumpfs.moves import ROWS
from tests.games.schtroumpfs.village import (
    against,
    choices,
    only,
    options,
    order,
    play,
    row,
    scene,
    seen,
    stock,
    told,
    window,
)

TWO_SLOTS = "1L 2U 3U 4U 5U 6U 7L 8L"


@pytest.mark.rules("SCH-080")
def test_any_free_slot_and_any_new_action_will_do() -> None:
    position = scene(["S02", "S03"], stock="1/5/4", crafted="N20 N22", played="P10")
    assert choices(position, "place") == sorted([*ROWS, "N20", "N22"])


@pytest.mark.rules("SCH-080")
def test_the_meeple_comes_from_the_esplanade() -> None:
    position = scene(["S02", "S03"], played="P10")
    heard = play(position, "0 place 3U")
    assert only(heard, MeeplePlaced) == MeeplePlaced(0, "3U", "", False)
    assert seen(position).esplanade == 7
    assert row(position, "3U").meeples == 1


@pytest.mark.rules("SCH-080")
def test_placing_is_mandatory() -> None:
    position = scene(["S02", "S03"], played="P10")
    assert options(position) == [f"place {code}" for code in choices(position, "place")]
    for other in ("go on", "end turn", "aside", "decline"):
        assert against(position, f"0 {other}") != ""


@pytest.mark.rules("SCH-081")
@pytest.mark.parametrize(
    ("code", "rows", "have", "legal"),
    [
        ("1U", "", "0/9/9", False),
        ("1U", "", "1/0/0", True),
        ("1L", "", "0/9/9", True),
        ("1L", "1L", "0/9/9", False),
        ("1L", "1L", "1/0/0", True),
        ("7U", "", "9/1/0", False),
        ("7U", "", "9/0/1", False),
        ("7U", "", "0/1/1", True),
        ("7L", "", "0/9/9", True),
        ("7L", "7L", "0/9/9", False),
        ("7L", "7L", "1/0/0", True),
        ("N22", "", "0/9/9", False),
        ("N22", "", "1/0/0", True),
    ],
)
def test_a_last_slot_needs_its_cost_in_the_stock(code: str, rows: str, have: str, legal: bool) -> None:
    position = scene(["S02", "S03"], rows=rows, stock=have, crafted="N22", played="P10")
    assert against(position, f"0 place {code}") == ("" if legal else "SCH-081")


@pytest.mark.rules("SCH-081")
@pytest.mark.parametrize(("have", "offered"), [("0/0/0", []), ("1/0/0", ["1L double"])])
def test_both_slots_at_once_need_the_cost_too(have: str, offered: list[str]) -> None:
    position = scene(["S02", "S03"], stock=have, played="P16")
    assert [choice for choice in choices(position, "place") if choice == "1L double"] == offered


@pytest.mark.rules("SCH-081")
@pytest.mark.parametrize(("have", "offered"), [("0/0/0", []), ("0/1/1", ["7U overflow"])])
def test_an_overflow_meeple_needs_the_cost_too(have: str, offered: list[str]) -> None:
    position = scene(["S02", "S03"], stock=have, rows="7U", played="P23")
    assert [choice for choice in choices(position, "place") if choice.startswith("7U")] == offered


@pytest.mark.rules("SCH-082")
@pytest.mark.parametrize(("have", "legal"), [("0/5/3", False), ("0/4/4", False), ("9/4/4", False), ("0/5/4", True)])
@pytest.mark.parametrize("target", ["8U", "8L", "N23"])
def test_at_the_site_one_roof_must_be_payable(have: str, legal: bool, target: str) -> None:
    position = scene(["S02", "S03"], rows="8L", stock=have, crafted="N23", played="P10")
    assert against(position, f"0 place {target}") == ("" if legal else "SCH-082")


@pytest.mark.rules("SCH-082")
def test_a_built_house_is_no_house_to_pay() -> None:
    position = scene(["S02", "S03"], stock="0/5/4", built="R1", played="P10")
    assert against(position, "0 place 8U") == "SCH-082"


@pytest.mark.rules("SCH-082")
def test_with_all_houses_built_nobody_completes_the_site() -> None:
    position = scene(["S02", "S03"], stock="9/9/9", built="R1 R2 R3 R4 R5 R6", rows="8L", played="P10")
    assert against(position, "0 place 8U") == "SCH-082"
    assert against(position, "0 place 8L") == "SCH-082"


@pytest.mark.rules("SCH-083")
@pytest.mark.parametrize("code", TWO_SLOTS.split())
def test_a_first_slot_costs_nothing_and_performs_nothing(code: str) -> None:
    position = scene(["S02", "S03"], played="P10", azrael=int(code[0]) % 8 + 1)
    heard = play(position, f"0 place {code}")
    assert order(heard, ResourcesSpent, ActionPerformed, DieRolled) == []
    assert row(position, code).meeples == 1


# --- SCH-084: Azrael's die


@pytest.mark.rules("SCH-084", "SCH-163")
@pytest.mark.parametrize("code", [code for code in ROWS if code not in ("1U", "7U", "8U")])
def test_every_meeple_placed_where_azrael_stands_rolls_his_die(code: str) -> None:
    position = scene(["S02", "S03"], azrael=int(code[0]), played="P10")
    dice = "azrael:hunt danger:hunt" if code in ("2L", "3L", "4L", "5L") else "azrael:hunt"
    heard = play(position, f"0 place {code}", dice=dice)
    assert told(heard, DieRolled)[0] == DieRolled(0, "azrael", 5, "hunt", 1, code, False)


@pytest.mark.rules("SCH-084")
def test_a_meeple_placed_elsewhere_rolls_nothing() -> None:
    position = scene(["S02", "S03"], azrael=3, played="P10")
    assert told(play(position, "0 place 4U"), DieRolled) == []


@pytest.mark.rules("SCH-084")
def test_what_counts_is_where_azrael_stands_at_the_moment_of_placement() -> None:
    position = scene(["S12 S02", "S03"], azrael=2)
    heard = play(position, "0 play S12", "0 advance 1", "0 place 3U", dice="azrael:hunt")
    assert len(told(heard, DieRolled)) == 1
    position = scene(["S12 S02", "S03"], azrael=3)
    play(position, "0 play S12", "0 advance 1", "0 place 3U")


@pytest.mark.rules("SCH-084")
def test_the_second_roll_is_made_even_if_the_first_one_removed_the_meeple() -> None:
    position = scene(
        ["S02", "S03"],
        lasting="G13",
        azrael=3,
        crafted="N11",
        rows="2U:2 4U:2 5U:2 6U:2",
        played="P10",
        gargamel="G12 G10 G17",
    )
    assert seen(position).esplanade == 1
    heard = play(position, "0 place 3U", dice="azrael:destroy")
    assert only(heard, InventionDiscarded) == InventionDiscarded("N11", "azrael", False)
    heard = play(position, "0 remove 3U", dice="azrael:hunt")
    assert only(heard, RobotMeeple) == RobotMeeple(False, "3U")
    assert told(heard, RoundEnded)[0].returned == 8


# --- SCH-085 and SCH-086


@pytest.mark.rules("SCH-085")
def test_without_a_meeple_steps_2_and_3_are_skipped() -> None:
    position = scene(["S10 S02", "S03 S04"], rows="2U:2 3U:2 4U:2 6U", gargamel="G12 G13 G17")
    heard = play(position, "0 play S10", "0 target 1", "1 discard S03", dice="danger:attack")
    assert order(heard, PlacementSkipped, MeeplePlaced, TurnEnded, RoundEnded) == [
        PlacementSkipped,
        TurnEnded,
        RoundEnded,
    ]


@pytest.mark.rules("SCH-085", "SCH-210")
def test_without_a_meeple_window_b_still_opens() -> None:
    position = scene(["S10 S02", "S03 S04"], rows="2U:2 3U:2 4U:2 6U", crafted="N04", gargamel="G12 G13 G17")
    play(position, "0 play S10", "0 target 1", "1 discard S03", dice="danger:attack")
    assert window(position) == "B"
    assert options(position) == ["go on", "use N04"]
    play(position, "0 use N04")
    assert seen(position).esplanade == 1
    assert choices(position, "place") != []


@pytest.mark.rules("SCH-086")
def test_without_a_legal_placement_the_meeple_is_laid_aside() -> None:
    position = scene(["S04", "S03"], rows=TWO_SLOTS, crafted="N11", played="S02", gargamel="G12 G13 G17")
    heard = play(position, "0 aside")
    assert only(heard, MeepleAside) == MeepleAside(0)
    assert order(heard, MeeplePlaced, ActionPerformed) == []
    assert only(heard, RoundEnded).returned == 9
    assert stock(position) == "0/0/0"


@pytest.mark.rules("SCH-086", "SCH-210")
def test_before_that_window_b_may_make_a_placement_legal() -> None:
    position = scene(["S02 S04", "S03"], rows=TWO_SLOTS, crafted="N11 N01")
    play(position, "0 play S02")
    assert options(position) == ["aside", "use N01"]
    play(position, "0 use N01", "0 empty 3U")
    assert options(position) == ["place 3U"]
    assert against(position, "0 aside") != ""
