"""The durable inventions (N09 to N18), with the notes of section 5.6."""

from __future__ import annotations

import pytest

from tablee.games.schtroumpfs.events import (
    CardDrawn,
    DieRolled,
    GargamelPeeked,
    InventionDiscarded,
    ReactionUsed,
    Rescue,
    ResourcesGained,
    ResourcesLost,
    ResourcesSpent,
    RobotMeeple,
)
from tests.games.schtroumpfs.village import (
    against,
    choices,
    crafted,
    hand,
    only,
    options,
    pile,
    play,
    price,
    scene,
    seen,
    stock,
    told,
)

SEVEN = "2U:2 3U:2 4U:2 6U"


def test_n09_crystal_ball_any_number_of_times() -> None:
    position = scene(["P14 S02", "S03"], crafted="N09", gargamel="G12 G13 G17")
    for _ in range(3):
        heard = play(position, "0 use N09")
        assert only(heard, GargamelPeeked) == GargamelPeeked(0, "G12")
        assert told(heard, InventionDiscarded) == []
    assert pile(position, "gargamel") == ["G12", "G13", "G17"]
    assert crafted(position) == ["N09"]


def test_n09_what_was_seen_is_known_until_it_is_revealed() -> None:
    position = scene(["P14 S02", "P17 S03"], rows=SEVEN, crafted="N09", gargamel="G12 G13 G17")
    play(position, "0 use N09", "0 play P14")
    assert position.view(1).top_gargamel == "G12"
    play(position, "0 place 5U")
    assert position.view(1).top_gargamel is None
    assert not seen(position).peeked


def test_n10_disguise_re_rolls_each_danger_die_once() -> None:
    position = scene(["S10 S02", "S03"], crafted="N10")
    heard = play(position, "0 play S10", "0 use N10", dice="danger:attack danger:hunt")
    assert [event.reroll for event in told(heard, DieRolled)] == [False, True]
    assert against(position, "0 use N10") != ""


def test_n10_in_the_same_turn_for_another_roll() -> None:
    position = scene(["S10 S02", "S03"], crafted="N10", azrael=8)
    play(position, "0 play S10", "0 use N10", "0 place 3L", dice="danger:attack danger:hunt danger:attack")
    assert options(position) == ["decline", "use N10"]


def test_n11_robot_assistant() -> None:
    position = scene(["P14 S02", "S03"], ideas="N11", stock="7/0/0")
    play(position, "0 craft N11")
    assert seen(position).esplanade == 9
    assert choices(position, "use") == []


def test_n11_once_discarded_neither_it_nor_its_meeple_returns() -> None:
    position = scene(["S02", "S03"], crafted="N11", rows=SEVEN + " 5U", played="P14", gargamel="G06 G12 G17")
    heard = play(position, "0 place 6U")
    assert only(heard, RobotMeeple) == RobotMeeple(False, "esplanade")
    view = seen(position)
    assert (view.esplanade, view.removed, view.spare, list(view.scrapped)) == (8, 1, 0, ["N11"])


def test_n11_a_free_craft_brings_the_meeple_too() -> None:
    position = scene(["S02", "S03"], ideas="N11", rows="6U", played="P14")
    heard = play(position, "0 place 6U")
    assert only(heard, RobotMeeple) == RobotMeeple(True, "esplanade")
    assert seen(position).esplanade == 7


def test_n12_shovel() -> None:
    position = scene(["S02", "S03"], crafted="N12", rows="5U", played="P14")
    heard = play(position, "0 place 5U")
    assert only(heard, ResourcesGained) == ResourcesGained(0, (0, 0, 4), "5U")


def test_n13_wardrobe_is_asked_for_each_draw_of_a_rescue() -> None:
    position = scene(["S02", "S03"], crafted="N13", stock="1/0/0", forest="P01 P02 P03", azrael=5, played="P14")
    play(position, "0 place 1U")
    assert options(position) == ["decline", "use N13"]
    play(position, "0 decline")
    assert hand(position, 0) == ["P01", "S02"]
    assert pile(position, "forest") == ["P02", "P03"]


def test_n13_not_for_a_meeple_of_the_nest() -> None:
    position = scene(["S02", "S03"], crafted="N13", stock="1/0/0", nest=1, azrael=5, played="P14")
    heard = play(position, "0 place 1U", "0 rescue nest")
    assert only(heard, Rescue) == Rescue(0, False, True, 1)
    assert position.awaited() == (1,)


def test_n13_not_for_the_recruitment_plan() -> None:
    position = scene(["P14 S02", "S03"], crafted="N03 N13", forest="P01 P02")
    heard = play(position, "0 use N03")
    assert [event.card for event in told(heard, CardDrawn)] == ["P01"]
    assert choices(position, "play") == ["P01", "P14", "S02"]


def test_n14_scaffolding() -> None:
    position = scene(["S02", "S03"], crafted="N14", stock="0/4/4", played="P10")
    play(position, "0 place 8U")
    assert choices(position, "build") == ["R1 0/4/4", "R2 0/4/4"]


def test_n15_bell_collar_re_rolls_azraels_die_once() -> None:
    position = scene(["S02", "S03"], crafted="N15", azrael=3, stock="0/5/0", played="P14")
    heard = play(position, "0 place 3U", "0 use N15", dice="azrael:shortages azrael:shortage")
    assert only(heard, ReactionUsed) == ReactionUsed(0, "N15", "azrael")
    assert stock(position) == "0/4/0"


def test_n15_not_for_the_danger_die() -> None:
    position = scene(["S02", "S03"], crafted="N15", azrael=8, played="P14")
    play(position, "0 place 3L", dice="danger:cat")
    assert position.awaited() == (1,)


def test_n15_each_of_the_two_rolls_of_g13() -> None:
    position = scene(["S02", "S03"], crafted="N15", azrael=3, lasting="G13", played="P14")
    play(position, "0 place 3U", "0 use N15", dice="azrael:attack azrael:hunt azrael:attack")
    assert options(position) == ["decline", "use N15"]


@pytest.mark.parametrize(("face", "lost"), [("shortage", 0), ("shortages", 1)])
def test_n16_false_bottom_chest_one_less_for_each_result(face: str, lost: int) -> None:
    position = scene(["S02", "S03"], crafted="N16", azrael=3, stock="0/5/0", played="P14")
    heard = play(position, "0 place 3U", dice=f"azrael:{face}")
    assert sum(sum(event.tokens) for event in told(heard, ResourcesLost)) == lost


def test_n16_per_result() -> None:
    position = scene(["S02", "S03"], crafted="N16", azrael=3, stock="0/5/0", lasting="G13", played="P14")
    play(position, "0 place 3U", dice="azrael:shortages azrael:shortages")
    assert stock(position) == "0/3/0"


@pytest.mark.parametrize(("card", "after"), [("S06", "0/4/0"), ("G06", "0/5/0"), ("G07", "0/1/0")])
def test_n16_is_for_shortages_alone(card: str, after: str) -> None:
    if card == "S06":
        position = scene(["S06 S02", "S03"], crafted="N16", stock="0/5/0")
        play(position, "0 play S06")
    else:
        position = scene(
            ["S02", "S03"], rows=SEVEN, crafted="N16", stock="0/5/0", played="P14", gargamel=f"{card} G12 G17"
        )
        play(position, "0 place 5U")
    assert stock(position) == after


@pytest.mark.parametrize("code", ["1U", "1L"])
def test_n17_lantern_the_forest_costs_no_berry(code: str) -> None:
    position = scene(["S02", "S03"], crafted="N17", rows="1L", azrael=5, played="P14")
    heard = play(position, f"0 place {code}")
    assert told(heard, ResourcesSpent) == []
    assert len(told(heard, Rescue)) == 1


def test_n17_elsewhere_berries_are_paid() -> None:
    position = scene(["S02", "S03"], crafted="N17", rows="7L", played="P14")
    assert against(position, "0 place 7L") == "SCH-081"


def test_n18_toolbox() -> None:
    position = scene(["P14 S02", "S03"], crafted="N18", ideas="N09 N11", stock="1/0/0")
    assert (price(position, "N09"), price(position, "N11")) == (1, 6)
    play(position, "0 craft N09")
    assert stock(position) == "0/0/0"


def test_n18_applies_to_every_invention_of_the_turn() -> None:
    position = scene(["P14 S02", "S03"], crafted="N18", ideas="N09 N13", stock="2/0/0")
    play(position, "0 craft N09", "0 craft N13")
    assert crafted(position) == ["N09", "N13", "N18"]
