"""Where rules meet: moments at which two or three of them must agree."""

from __future__ import annotations

import pytest

from tablee.games.schtroumpfs.events import (
    ActionFizzled,
    ActionPerformed,
    CakePrepared,
    CardDrawn,
    DieRolled,
    GameWon,
    HouseBuilt,
    HowlibirdAttack,
    PermissionAsked,
    Rescue,
    ResourcesGained,
    SmurfSheltered,
)
from tests.games.schtroumpfs.village import (
    against,
    built,
    choices,
    crafted,
    decision,
    hand,
    ideas,
    only,
    options,
    order,
    pile,
    places,
    play,
    prepared,
    row,
    scene,
    seen,
    stock,
    told,
    window,
)

SEVEN = "2U:2 3U:2 4U:2 6U"
NINE = "2U:2 4U:2 5U:2 6U"  # seven meeples; with one more and the Robot's, the last one is to be placed


# --- Window C


@pytest.mark.rules("SCH-093", "SCH-210", "SCH-215")
def test_a_scaffolding_crafted_in_window_c_makes_a_house_payable_again() -> None:
    position = scene(["S02", "S03"], azrael=8, stock="4/5/4", ideas="N14", played="P10")
    play(position, "0 place 8U", "0 lose 0/1/0", dice="azrael:shortage")
    assert (window(position), stock(position)) == ("C", "4/4/4")
    play(position, "0 craft N14")
    assert choices(position, "build") == ["R1 0/4/4", "R2 0/4/4"]


@pytest.mark.rules("SCH-211", "SCH-082")
@pytest.mark.parametrize(("houses", "legal"), [("", True), ("R1", False)])
def test_berries_that_the_only_payable_roof_needs_are_not_spent_in_window_c(houses: str, legal: bool) -> None:
    position = scene(["S02", "S03"], azrael=8, stock="2/5/4", ideas="N09", crafted="N02", built=houses, played="P10")
    play(position, "0 place 8U", dice="azrael:hunt")
    assert window(position) == "C"
    assert against(position, "0 craft N09") == ("" if legal else "SCH-211")


@pytest.mark.rules("SCH-211", "SCH-097")
def test_the_row_of_a_pending_overflow_meeple_is_not_emptied() -> None:
    position = scene(["S02", "S03"], azrael=3, rows="3L 4U 5U", crafted="N01", played="P23")
    play(position, "0 place 3L overflow", "0 use N01", dice="azrael:hunt")
    assert choices(position, "empty") == ["4U", "5U"]


@pytest.mark.rules("SCH-210")
def test_window_c_comes_before_the_slots_are_looked_at() -> None:
    position = scene(["S02", "S03"], azrael=3, rows=f"{NINE} 3U", crafted="N11 N07", played="P10")
    play(position, "0 place 3U", "0 discard N11", "0 remove 3U", dice="azrael:destroy")
    assert window(position) == "C"
    heard = play(position, "0 go on")
    assert only(heard, ActionFizzled).reason == "slots"


# --- SCH-097


@pytest.mark.rules("SCH-097", "SCH-062")
def test_an_overflow_action_needs_its_slots_too() -> None:
    """The action's slots are no longer all occupied: it is not performed, though the overflow meeple is there."""
    position = scene(["S02", "S03"], azrael=3, rows=f"{NINE} 3L", crafted="N11", played="P23", gargamel="G12 G17")
    heard = play(position, "0 place 3L overflow", "0 remove 3L", dice="azrael:destroy")
    assert only(heard, ActionFizzled) == ActionFizzled(0, "3L", "slots")


@pytest.mark.rules("SCH-097", "SCH-062")
def test_a_double_meeple_that_is_removed_performs_nothing() -> None:
    position = scene(["S02", "S03"], azrael=3, rows=f"{NINE} 7L", crafted="N11", played="P16", gargamel="G12 G17")
    heard = play(position, "0 place 3U double", "0 remove 3U", dice="azrael:destroy")
    assert only(heard, ActionFizzled) == ActionFizzled(0, "3U", "slots")
    assert not row(position, "3U").double


# --- Smurfs and inventions


@pytest.mark.rules("SCH-221", "SCH-190")
def test_dimwitty_is_over_when_gargamel_reveals_his_card() -> None:
    position = scene(["S02", "S03"], rows=SEVEN, crafted="N05", played="S01", gargamel="G12 G13 G17")
    play(position, "0 place 5U")
    assert options(position) == ["decline", "use N05"]


@pytest.mark.rules("SCH-224")
def test_a_meeple_on_an_invention_is_no_company() -> None:
    position = scene(["S02", "S03"], crafted="N20", occupied="N20", played="S05")
    assert places(position) == "1L 2L 2U 3L 3U 4L 4U 5L 5U 6L 6U 7L 8L"


@pytest.mark.rules("SCH-223")
def test_a_meeple_on_an_invention_does_not_disturb_a_lazy_smurf() -> None:
    position = scene(["S02", "S03"], crafted="N20", occupied="N20", rows="3L", played="S04")
    assert "3U" not in choices(position, "place")
    assert "4U" in choices(position, "place")


@pytest.mark.rules("SCH-043", "SCH-078")
def test_smurfblossom_rolls_even_when_nothing_can_be_gained() -> None:
    position = scene(["S07 S02", "S03"], stock="20/20/20", azrael=3)
    play(position, "0 play S07", dice="danger:cat")
    assert seen(position).azrael == 4


@pytest.mark.rules("SCH-213", "SCH-220")
def test_gutsy_smurf_in_a_trapped_shelter() -> None:
    position = scene(["S02", "S03"], lasting="G14", stock="0/1/1", discard="S05", danger_streak=1, played="P21")
    heard = play(position, "0 place 7U", "0 gain 1/0/0", "0 shelter S05")
    assert only(heard, ActionPerformed) == ActionPerformed(0, "7U", True, 2, 1)
    assert order(heard, DieRolled) == []


@pytest.mark.rules("SCH-228", "SCH-116")
def test_smurflily_on_the_springboard() -> None:
    position = scene(["S02", "S03"], crafted="N24", rows="3U:2", played="P12")
    play(position, "0 place N24")
    assert decision(position) == "smurflily_type"
    play(position, "0 collect berry")
    assert stock(position) == "3/0/0"


@pytest.mark.rules("SCH-126")
def test_after_a_house_of_the_springboard_one_may_shelter() -> None:
    position = scene(["S02", "S03"], crafted="N24", rows="8U", stock="0/5/4", played="P10")
    heard = play(position, "0 place N24")
    assert only(heard, HouseBuilt).house == "R1"
    assert options(position) == ["decline", "shelter S02", "shelter S03"]


@pytest.mark.rules("SCH-118")
def test_the_springboard_on_the_lower_workshop() -> None:
    position = scene(["S02", "S03"], crafted="N24", rows="6L", inventions="N01 N02 N03 …", played="P10")
    play(position, "0 place N24")
    assert ideas(position) == ["N01", "N02", "N03"]


@pytest.mark.rules("SCH-061", "SCH-146")
def test_the_springboard_repeats_a_row_that_is_closed_to_placements() -> None:
    """Under the Forbidden Forest no meeple may be placed there; the Springboard places none."""
    position = scene(["S02", "S03"], crafted="N24", rows="1U", stock="1/0/0", lasting="G10", played="P14", azrael=5)
    heard = play(position, "0 place N24")
    assert len(told(heard, Rescue)) == 1


@pytest.mark.rules("SCH-213")
@pytest.mark.parametrize("crafted", ["N06", "N10", "N15"])
def test_under_the_forgetting_spell_nothing_answers_a_die(crafted: str) -> None:
    position = scene(["S02", "S03"], lasting="G16", crafted=crafted, azrael=3, played="P14")
    heard = play(position, "0 place 3L", "0 target 1", dice="azrael:attack danger:cat")
    assert only(heard, HowlibirdAttack) == HowlibirdAttack(0, "azrael", True, False)


@pytest.mark.rules("SCH-141", "SCH-147", "SCH-233")
def test_a_robot_given_up_for_the_limit_takes_a_meeple_with_it() -> None:
    position = scene(["P14 S02", "S03"], crafted="N11 N10 N13 N14", ideas="N09", stock="2/0/0")
    play(position, "0 craft N09", "0 discard N11")
    assert (seen(position).esplanade, seen(position).removed) == (8, 1)
    assert crafted(position) == ["N09", "N10", "N13", "N14"]


# --- Cards and piles


@pytest.mark.rules("SCH-126")
def test_without_any_card_nobody_is_asked_to_shelter_after_a_house() -> None:
    position = scene(["", ""], stock="0/5/4", deck="S05 …", played="P10")
    heard = play(position, "0 place 8U")
    assert built(position) == ["R1"]
    assert told(heard, SmurfSheltered) == []
    assert position.awaited() == (1,)


@pytest.mark.rules("SCH-122", "SCH-175")
def test_a_hand_emptied_by_a_shelter_draws_at_the_start_of_its_turn() -> None:
    position = scene(["S02", "S03"], stock="0/1/1", deck="S06 …", played="P14")
    heard = play(position, "0 place 7U", "0 shelter S03", "1 allow")
    assert len(told(heard, PermissionAsked)) == 1
    assert only(heard, CardDrawn) == CardDrawn(1, "S06", "deck", "empty")


@pytest.mark.rules("SCH-102")
def test_a_draw_of_two_may_reshuffle_between_them() -> None:
    position = scene(["P08 S02", "S03"], deck="S05", discard="S06 S07", sheltered="…")
    heard = play(position, "0 play P08", dice="shuffle")
    assert told(heard, CardDrawn)[0].card == "S05"
    assert len(hand(position, 0)) == 3
    assert seen(position).deck_count == 1


@pytest.mark.rules("SCH-236")
def test_what_is_known_under_the_forest_shrinks_when_it_is_drawn() -> None:
    position = scene(["S02", "S03"], crafted="N17", forest="P01 P02", forest_known=2, azrael=5, played="P14")
    play(position, "0 place 1U")
    assert list(seen(position).forest_under) == ["P02"]


@pytest.mark.rules("SCH-236", "SCH-111")
def test_the_card_under_the_forest_is_drawn_last() -> None:
    position = scene(["S02", "S03"], crafted="N13", forest="P01 P02 P03", stock="1/0/0", azrael=5, played="P10")
    play(position, "0 place 1U", "0 use N13", "0 use N13")
    assert hand(position, 0) == ["P01", "P02", "S02"]
    assert pile(position, "forest") == ["P03"]


# --- Cakes and victory


@pytest.mark.rules("SCH-156", "SCH-084")
def test_the_third_meeple_under_the_cats_nose_prepares_before_the_die() -> None:
    position = scene(["S02", "S03"], cakes="C09 C07", rows="4U 4L", azrael=4, played="P14")
    heard = play(position, "0 place 4U", dice="azrael:hunt")
    assert order(heard, CakePrepared, DieRolled) == [CakePrepared, DieRolled]


@pytest.mark.rules("SCH-156")
def test_the_resource_of_gutsy_smurf_may_prepare_before_the_harvest() -> None:
    position = scene(["S02", "S03"], cakes="C01 C07", stock="3/3/3", played="P21", azrael=8)
    heard = play(position, "0 place 3L", "0 gain 1/0/0")
    assert order(heard, ResourcesGained, CakePrepared) == [ResourcesGained, CakePrepared, ResourcesGained]
    assert prepared(position) == ["C01"]


@pytest.mark.rules("SCH-037", "SCH-126")
def test_the_sixth_sheltered_smurf_wins_at_the_house() -> None:
    position = scene(
        ["S02", "S03"],
        cakes="C08 C07",
        prepared="C07",
        built="R1 R2 R3 R4 R5 R6",
        forest="",
        sheltered="S05 S06 S07 S08 S09",
        stock="0/1/1",
        played="P14",
    )
    heard = play(position, "0 place 7U", "0 shelter S03", "1 allow")
    assert len(told(heard, GameWon)) == 1
    assert seen(position).won


@pytest.mark.rules("SCH-034", "SCH-033")
def test_a_lost_house_does_not_unprepare_a_cake() -> None:
    position = scene(
        ["S02", "S03"], rows=SEVEN, built="R1", cakes="C01 C07", prepared="C01", played="P14", gargamel="G07 G12 G17"
    )
    play(position, "0 place 5U")
    assert prepared(position) == ["C01"]
    assert built(position) == []
