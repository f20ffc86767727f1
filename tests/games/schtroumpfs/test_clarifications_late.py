"""Card clarifications: SCH-231 to SCH-237, of inventions and of Gargamel."""

from __future__ import annotations

import pytest

from tablee.games.schtroumpfs.events import (
    CardDrawn,
    GameLost,
    GargamelRevealed,
    HouseDestroyed,
    InventionDiscarded,
    Rescue,
    ResourcesGained,
    ResourcesLost,
    RobotMeeple,
)
from tests.games.schtroumpfs.village import (
    choices,
    hand,
    only,
    options,
    pile,
    play,
    scene,
    seen,
    stock,
    told,
    window,
)

SEVEN = "2U:2 3U:2 4U:2 6U"


# --- SCH-231 to SCH-234: inventions


@pytest.mark.rules("SCH-231")
@pytest.mark.parametrize("super_die", [False, True])
def test_the_disguise_is_for_both_danger_dice_and_not_for_azraels(super_die: bool) -> None:
    position = scene(["S02", "S03"], crafted="N10", azrael=3, super_die=super_die, played="P14")
    dice = "azrael:hunt super:hunt" if super_die else "azrael:hunt danger:hunt"
    play(position, "0 place 3L", dice=dice)
    assert options(position) == ["decline", "use N10"]


@pytest.mark.rules("SCH-232")
@pytest.mark.parametrize("code", ["N03", "N04"])
def test_the_recruitment_plan_and_the_rescue_cart_are_no_rescue(code: str) -> None:
    for played in ("P10", "P11"):
        position = scene(["S02", "S03"], crafted=f"{code} N13", nest=2, played=played, forest="P01 P02 P03")
        heard = play(position, f"0 use {code}")
        assert told(heard, Rescue) == []
        assert told(heard, ResourcesGained) == []
        assert window(position) == "B"


@pytest.mark.rules("SCH-233")
def test_the_robot_brings_the_ninth_meeple() -> None:
    position = scene(["P14 S02", "S03"], ideas="N11", stock="7/0/0")
    heard = play(position, "0 craft N11")
    assert only(heard, RobotMeeple) == RobotMeeple(True, "esplanade")
    assert (seen(position).esplanade, seen(position).spare) == (9, 0)


@pytest.mark.rules("SCH-233")
def test_a_discarded_robot_takes_a_meeple_of_the_esplanade() -> None:
    position = scene(["S02", "S03"], crafted="N11", azrael=3, played="P14")
    heard = play(position, "0 place 3U", dice="azrael:destroy")
    assert only(heard, RobotMeeple) == RobotMeeple(False, "esplanade")
    assert (seen(position).esplanade, seen(position).removed, seen(position).spare) == (7, 1, 0)


@pytest.mark.rules("SCH-233")
def test_from_an_empty_esplanade_one_of_an_action_of_a_location_or_an_invention() -> None:
    position = scene(
        ["S02", "S03"],
        crafted="N11 N20",
        occupied="N20",
        rows="2U:2 4U:2 5L",
        overflow="5L",
        nest=1,
        azrael=3,
        played="P14",
        gargamel="G12 G13 G17",
    )
    play(position, "0 place 3U", "0 discard N11", dice="azrael:destroy")
    assert choices(position, "remove") == ["2U", "3U", "4U", "5L", "5L overflow", "N20"]
    heard = play(position, "0 remove N20")
    assert only(heard, RobotMeeple) == RobotMeeple(False, "N20")


@pytest.mark.rules("SCH-233")
def test_at_the_end_of_the_round_the_esplanade_is_full_again() -> None:
    position = scene(["S02", "S03"], crafted="N11", rows=SEVEN + " 5U", played="P14", gargamel="G06 G13 G17")
    heard = play(position, "0 place 6U")
    assert only(heard, InventionDiscarded) == InventionDiscarded("N11", "G06", False)
    assert only(heard, RobotMeeple) == RobotMeeple(False, "esplanade")
    assert seen(position).esplanade == 8


@pytest.mark.rules("SCH-233")
def test_failing_all_else_one_of_the_nest() -> None:
    position = scene(
        ["S10 S02", "S03"], crafted="N11", nest=8, hungry=True, gargamel="G06 G13 G17", rows="", esplanade=1
    )
    heard = play(position, "0 play S10", "0 target 1", dice="danger:attack")
    assert only(heard, RobotMeeple) == RobotMeeple(False, "nest")
    assert position.over  # and all others stay there until it is too late


@pytest.mark.rules("SCH-233")
@pytest.mark.parametrize("how", ["S01", "G16"])
def test_it_holds_even_while_the_card_is_useless(how: str) -> None:
    position = scene(
        ["S02", "S03"],
        crafted="N11",
        azrael=3,
        played="S01" if how == "S01" else "P14",
        lasting="G16" if how == "G16" else "",
    )
    heard = play(position, "0 place 3U", dice="azrael:destroy")
    assert only(heard, RobotMeeple) == RobotMeeple(False, "esplanade")


@pytest.mark.rules("SCH-234")
def test_the_shovel_gives_one_more_of_the_kind_of_the_location() -> None:
    position = scene(["S02", "S03"], rows="4U", crafted="N12", played="P14")
    play(position, "0 place 4U")
    assert stock(position) == "4/0/0"


# --- SCH-235 to SCH-237


@pytest.mark.rules("SCH-235")
def test_the_rewind_spell_needs_a_card_left_in_the_deck() -> None:
    position = scene(["S02", "S03"], rows=SEVEN, crafted="N05", played="P14", gargamel="G17")
    heard = play(position, "0 place 5U")
    assert len(told(heard, GameLost)) == 1


@pytest.mark.rules("SCH-235", "SCH-038")
def test_if_the_next_card_is_too_late_the_players_lose() -> None:
    position = scene(["S02", "S03"], rows=SEVEN, crafted="N05", played="P14", gargamel="G12 G17")
    heard = play(position, "0 place 5U", "0 use N05")
    assert [event.card for event in told(heard, GargamelRevealed)] == ["G12", "G17"]
    assert position.over


@pytest.mark.rules("SCH-235")
def test_the_revealed_card_goes_under_the_deck_without_effect() -> None:
    position = scene(["S02", "S03"], rows=SEVEN, crafted="N05", stock="4/0/0", played="P14", gargamel="G02 G12 G17")
    play(position, "0 place 5U", "0 use N05")
    assert stock(position) == "4/0/0"
    assert pile(position, "gargamel") == ["G17", "G02"]
    assert list(seen(position).gargamel_under) == ["G02"]
    assert list(seen(position).revealed) == ["G12"]


@pytest.mark.rules("SCH-236")
def test_the_wardrobe_needs_another_card_in_that_pile() -> None:
    position = scene(["S02", "S03"], crafted="N13", stock="1/0/0", forest="P01", azrael=5, played="P14")
    play(position, "0 place 1U")
    assert hand(position, 0) == ["P01", "S02"]
    assert position.awaited() == (1,)


@pytest.mark.rules("SCH-236")
def test_the_other_card_must_be_kept_and_the_first_lies_under_its_pile() -> None:
    position = scene(["S02", "S03"], crafted="N13", stock="1/0/0", forest="P01 P02 P03", azrael=5, played="P14")
    heard = play(position, "0 place 1U", "0 use N13")
    assert [event.card for event in told(heard, CardDrawn)] == ["P01", "P02"]
    assert pile(position, "forest") == ["P03", "P01"]
    assert list(seen(position).forest_under) == ["P01"]
    assert told(heard, Rescue) == [Rescue(0, True, False, 1)]
    assert position.awaited() == (1,)


@pytest.mark.rules("SCH-236")
def test_a_card_of_the_extra_pile_goes_under_the_extra_pile() -> None:
    position = scene(["S02", "S03"], crafted="N13", stock="1/0/0", forest="", azrael=5, played="P14")
    first, second = pile(position, "extra")[:2]
    play(position, "0 place 1U", "0 rescue draw", "0 use N13")
    assert second in hand(position, 0)
    assert pile(position, "extra")[-1] == first
    assert list(seen(position).extra_under) == [first]


@pytest.mark.rules("SCH-237")
@pytest.mark.parametrize(
    ("have", "houses", "offered"),
    [
        ("2/2/2", "R1 R2", ["destroy R1", "destroy R2", "lose any"]),
        ("2/2/1", "R1 R2", ["destroy R1", "destroy R2"]),
    ],
)
def test_a_tantrum_is_six_resources_or_a_house(have: str, houses: str, offered: list[str]) -> None:
    position = scene(["S02", "S03"], rows=SEVEN, stock=have, built=houses, played="P14", gargamel="G01 G13 G17")
    play(position, "0 place 5U")
    assert options(position) == offered


@pytest.mark.rules("SCH-237")
@pytest.mark.parametrize(("have", "lost"), [("2/2/2", 6), ("2/2/1", 5), ("0/0/0", 0)])
def test_without_a_house_as_much_as_possible_is_lost(have: str, lost: int) -> None:
    position = scene(["S02", "S03"], rows=SEVEN, stock=have, played="P14", gargamel="G01 G13 G17")
    heard = play(position, "0 place 5U")
    assert sum(sum(event.tokens) for event in told(heard, ResourcesLost)) == lost
    assert stock(position) == "0/0/0"
    assert told(heard, HouseDestroyed) == []


@pytest.mark.rules("SCH-237")
def test_the_leader_picks_the_six() -> None:
    position = scene(["S02", "S03"], rows=SEVEN, stock="4/4/0", built="R1", played="P14", gargamel="G01 G13 G17")
    play(position, "0 place 5U", "0 lose any")
    assert choices(position, "lose") == ["2/4/0", "3/3/0", "4/2/0"]
    play(position, "0 lose 3/3/0")
    assert (stock(position), seen(position).azrael) == ("1/1/0", 3)


@pytest.mark.rules("SCH-233")
def test_without_a_meeple_on_any_action_a_loose_one_or_one_aside_before_the_nest() -> None:
    position = scene(
        ["S10 S02", "S03"],
        crafted="N11 N10 N13 N14",
        ideas="N09",
        stock="2/0/0",
        loose=1,
        aside=1,
        nest=6,
        gargamel="G12 G13 G17",
    )
    assert seen(position).esplanade == 1
    play(position, "0 play S10", "0 decline", "0 target 1", "0 craft N09", "0 discard N11", dice="danger:attack")
    assert options(position) == ["remove aside", "remove loose"]
    heard = play(position, "0 remove aside")
    assert only(heard, RobotMeeple) == RobotMeeple(False, "aside")
