"""The lost Smurfs who act until the end of the turn: P10 to P23, with the notes of section 5.5."""

from __future__ import annotations

import pytest

from tablee.games.schtroumpfs.events import (
    ActionPerformed,
    CardDrawn,
    DieRolled,
    DieSkipped,
    HouseBuilt,
    InventionCrafted,
    MeeplePlaced,
    Rescue,
    ResourcesGained,
    ResourcesSpent,
)
from tests.games.schtroumpfs.village import (
    against,
    choices,
    hand,
    only,
    options,
    play,
    row,
    scene,
    seen,
    stock,
    told,
)

# --- P10 Smurfwillow


def test_p10_the_extra_rescue_is_a_full_one_and_costs_nothing() -> None:
    position = scene(["S02", "S03"], stock="1/0/0", nest=1, forest="P01 P02 P03", azrael=5, played="P10")
    play(position, "0 place 1U")
    assert options(position) == ["rescue both", "rescue draw", "rescue nest"]
    play(position, "0 rescue draw")
    assert options(position) == ["rescue both", "rescue draw", "rescue nest"]
    heard = play(position, "0 rescue both")
    assert only(heard, Rescue) == Rescue(0, True, True, 2)
    assert (seen(position).forest_count, seen(position).nest, stock(position)) == (1, 0, "0/0/0")


def test_p10_does_not_trigger_itself_again() -> None:
    position = scene(["S02", "S03"], stock="1/0/0", forest="P01 P02 P03", azrael=5, played="P10")
    heard = play(position, "0 place 1U")
    assert len(told(heard, Rescue)) == 2
    assert hand(position, 0) == ["P01", "P02", "S02"]


def test_p10_a_rescue_that_was_declined_is_none() -> None:
    position = scene(["S02", "S03"], stock="1/0/0", forest="", azrael=5, played="P10")
    heard = play(position, "0 place 1U", "0 decline")
    assert told(heard, Rescue) == []
    assert position.awaited() == (1,)


def test_p10_the_wardrobe_on_each_draw() -> None:
    position = scene(["S02", "S03"], stock="1/0/0", crafted="N13", forest="P01 P02 P03 P04", azrael=5, played="P10")
    play(position, "0 place 1U", "0 use N13", "0 use N13")
    assert hand(position, 0) == ["P02", "P04", "S02"]


def test_p10_with_the_balloon() -> None:
    position = scene(["S02", "S03"], stock="1/0/0", crafted="N22", forest="P01 P02 P03", played="P10")
    heard = play(position, "0 place N22")
    assert told(heard, CardDrawn)[0].reason == "N22"
    assert len(told(heard, Rescue)) == 2


def test_p11_poet_smurf_two_berries_for_a_rescue() -> None:
    position = scene(["S02", "S03"], stock="1/0/0", azrael=5, played="P11")
    heard = play(position, "0 place 1U")
    assert only(heard, ResourcesGained) == ResourcesGained(0, (2, 0, 0), "P11")
    assert stock(position) == "2/0/0"


def test_p11_with_the_springboard_on_the_forest() -> None:
    position = scene(["S02", "S03"], stock="1/0/0", rows="1U", crafted="N24", azrael=5, played="P11")
    play(position, "0 place N24")
    assert stock(position) == "2/0/0"


# --- P12, P13: collecting


def test_p12_smurflily_the_shown_kind_is_allowed() -> None:
    position = scene(["S02", "S03"], rows="3U", played="P12")
    play(position, "0 place 3U", "0 collect log")
    assert stock(position) == "0/3/0"


def test_p12_where_a_kind_is_short_the_player_may_still_take_what_is_most() -> None:
    position = scene(["S02", "S03"], rows="3U", stock="20/0/20", played="P12")
    play(position, "0 place 3U")
    assert stock(position) == "20/3/20"


def test_p12_also_where_it_is_dangerous() -> None:
    position = scene(["S02", "S03"], played="P12")
    play(position, "0 place 3L", "0 collect berry", dice="danger:hunt")
    assert stock(position) == "3/0/0"


def test_p13_smurfstorm() -> None:
    position = scene(["S02", "S03"], rows="3U", played="P13")
    heard = play(position, "0 place 3U")
    assert only(heard, ResourcesGained) == ResourcesGained(0, (0, 4, 0), "3U")


# --- P14, P15


def test_p14_builder_smurf_leaves_out_one_resource() -> None:
    position = scene(["S02", "S03"], stock="0/4/4", played="P14")
    play(position, "0 place 8U")
    assert choices(position, "build") == ["R1 0/4/4", "R2 0/4/4"]
    heard = play(position, "0 build R2 0/4/4")
    assert only(heard, HouseBuilt) == HouseBuilt(0, "R2", (0, 4, 4))


def test_p14_with_the_crane() -> None:
    position = scene(["S02", "S03"], stock="0/4/4", crafted="N23", played="P14")
    play(position, "0 place N23")
    assert choices(position, "build") == ["R1 0/4/4", "R2 0/4/4"]


def test_p15_papa_smurf_covers_the_placement_and_the_action() -> None:
    position = scene(["S02", "S03"], azrael=3, danger_streak=1, played="P15")
    heard = play(position, "0 place 3L")
    assert told(heard, DieRolled) == []
    assert [event.die for event in told(heard, DieSkipped)] == ["azrael", "danger"]
    assert only(heard, ActionPerformed) == ActionPerformed(0, "3L", True, 2, 1)


# --- P16 Hefty


def test_p16_hefty_smurf_takes_both_slots_of_an_empty_action() -> None:
    position = scene(["S02", "S03"], rows="4U", stock="1/0/0", played="P16")
    doubles = [choice for choice in choices(position, "place") if choice.endswith("double")]
    assert doubles == ["1L double", "2U double", "3U double", "5U double", "6U double", "7L double"]


def test_p16_the_action_is_filled_and_performed() -> None:
    position = scene(["S02", "S03"], played="P16")
    heard = play(position, "0 place 3U double")
    assert only(heard, MeeplePlaced) == MeeplePlaced(0, "3U", "double", True)
    assert stock(position) == "0/3/0"
    assert seen(position).esplanade == 7


def test_p16_one_azrael_roll() -> None:
    position = scene(["S02", "S03"], azrael=3, played="P16")
    heard = play(position, "0 place 3U double", dice="azrael:hunt")
    assert len(told(heard, DieRolled)) == 1


def test_p16_may_simply_take_one_slot() -> None:
    position = scene(["S02", "S03"], rows="4U", played="P16")
    heard = play(position, "0 place 3U")
    assert only(heard, MeeplePlaced) == MeeplePlaced(0, "3U", "", False)
    position = scene(["S02", "S03"], rows="4U", played="P16")
    heard = play(position, "0 place 4U")
    assert only(heard, MeeplePlaced) == MeeplePlaced(0, "4U", "", True)


def test_p16_not_where_somebody_stands() -> None:
    position = scene(["S02", "S03"], rows="4U", played="P16")
    assert against(position, "0 place 4U double") != ""


@pytest.mark.parametrize("way", ["P02", "N01"])
def test_p16_when_he_leaves_both_slots_are_free(way: str) -> None:
    position = scene(["P02 S02", "S03"], rows="3U 4U", doubles="3U", crafted="N01")
    play(position, *(["0 play P02", "0 return 3U"] if way == "P02" else ["0 use N01", "0 empty 3U"]))
    assert (row(position, "3U").meeples, row(position, "3U").double) == (0, False)


def test_p17_handy_smurf() -> None:
    position = scene(["S02", "S03"], ideas="N11", stock="4/0/0", played="P17")
    heard = play(position, "0 craft N11")
    assert only(heard, InventionCrafted).paid == 4


@pytest.mark.parametrize(
    ("card", "code", "after"), [("P18", "4U", "5/0/0"), ("P19", "3U", "0/5/0"), ("P20", "5U", "0/0/5")]
)
def test_p18_p19_p20_farmer_timber_and_miner(card: str, code: str, after: str) -> None:
    position = scene(["S02", "S03"], rows=code, played=card)
    play(position, f"0 place {code}")
    assert stock(position) == after


@pytest.mark.parametrize(("card", "code"), [("P18", "2U"), ("P19", "2U"), ("P20", "2U")])
def test_p18_p19_p20_not_at_the_brook(card: str, code: str) -> None:
    position = scene(["S02", "S03"], rows=code, played=card)
    play(position, f"0 place {code}")
    assert choices(position, "gain") == ["0/1/1", "1/0/1", "1/1/0"]


# --- P21, P22


def test_p21_gutsy_smurf_for_the_danger_die_only() -> None:
    position = scene(["S02", "S03"], azrael=3, played="P21")
    heard = play(position, "0 place 3L", "0 gain 1/0/0", dice="azrael:hunt")
    assert [event.die for event in told(heard, DieRolled)] == ["azrael"]
    assert stock(position) == "1/3/0"


def test_p22_nat_for_azraels_die_only() -> None:
    position = scene(["S02", "S03"], azrael=3, played="P22")
    heard = play(position, "0 place 3L", "0 gain 1/1/0", dice="danger:hunt")
    assert [event.die for event in told(heard, DieRolled)] == ["danger"]
    assert stock(position) == "1/4/0"


def test_p22_under_g13_nat_replaces_each_of_the_two_rolls() -> None:
    position = scene(["S02", "S03"], azrael=3, lasting="G13", played="P22")
    heard = play(position, "0 place 3U", "0 gain 1/1/0", "0 gain 0/0/2")
    assert told(heard, DieRolled) == []
    assert [event.reason for event in told(heard, ResourcesGained)] == ["P22", "P22"]
    assert stock(position) == "1/1/2"


# --- P23 Dreamy


def test_p23_dreamy_smurf_performs_a_full_action() -> None:
    position = scene(["S02", "S03"], rows="3U:2", played="P23")
    assert "3U overflow" in choices(position, "place")
    assert "3U" not in choices(position, "place")
    heard = play(position, "0 place 3U overflow")
    assert only(heard, MeeplePlaced) == MeeplePlaced(0, "3U", "overflow", True)
    assert stock(position) == "0/3/0"
    assert (row(position, "3U").meeples, row(position, "3U").overflow) == (2, 1)


def test_p23_only_where_all_slots_are_occupied() -> None:
    position = scene(["S02", "S03"], rows="3U 4L", played="P23")
    assert [choice for choice in choices(position, "place") if choice.endswith("overflow")] == ["4L overflow"]


def test_p23_a_double_is_full() -> None:
    position = scene(["S02", "S03"], rows="3U", doubles="3U", played="P23")
    assert "3U overflow" in choices(position, "place")


def test_p23_pays_and_rolls_like_anybody() -> None:
    position = scene(["S02", "S03"], rows="1U", stock="1/0/0", azrael=1, played="P23")
    heard = play(position, "0 place 1U overflow", dice="azrael:hunt")
    assert only(heard, ResourcesSpent) == ResourcesSpent(0, (1, 0, 0), "1U")
    position = scene(["S02", "S03"], rows="3L", azrael=8, played="P23")
    heard = play(position, "0 place 3L overflow", dice="danger:hunt")
    assert stock(position) == "0/3/0"


@pytest.mark.parametrize(("lasting", "code"), [("G10", "1U"), ("G11", "8U")])
def test_p23_not_at_a_closed_location(lasting: str, code: str) -> None:
    position = scene(["S02", "S03"], rows=code, stock="9/9/9", lasting=lasting, played="P23")
    assert against(position, f"0 place {code} overflow") != ""


def test_p23_not_on_an_occupied_invention() -> None:
    position = scene(["S02", "S03"], crafted="N20", occupied="N20", played="P23")
    assert against(position, "0 place N20") == "SCH-146"


def test_p23_a_second_overflow_meeple_may_follow() -> None:
    position = scene(["S02", "S03"], rows="3U:2", overflow="3U", played="P23")
    play(position, "0 place 3U overflow")
    assert row(position, "3U").overflow == 2
