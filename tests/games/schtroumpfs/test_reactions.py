"""Reactions and their order: SCH-212, SCH-213, SCH-218."""

from __future__ import annotations

import pytest

from tablee.games.schtroumpfs.events import (
    CardDiscarded,
    CardDrawn,
    DieRolled,
    DieSkipped,
    GargamelCancelled,
    HowlibirdAttack,
    InventionDiscarded,
    ReactionUsed,
    Rescue,
    ResourcesGained,
    ResourcesLost,
    WardrobeExchanged,
)
from tests.games.schtroumpfs.village import (
    choices,
    crafted,
    only,
    options,
    order,
    play,
    scene,
    seen,
    stock,
    told,
)

SEVEN = "2U:2 3U:2 4U:2 6U"


# --- A danger die roll is required


@pytest.mark.rules("SCH-213", "SCH-220")
def test_papa_smurf_no_danger_die_at_all() -> None:
    position = scene(["S02", "S03"], played="P15")
    heard = play(position, "0 place 3L")
    assert only(heard, DieSkipped) == DieSkipped(0, "danger", "P15")
    assert told(heard, ResourcesGained) == [ResourcesGained(0, (0, 3, 0), "3L")]


@pytest.mark.rules("SCH-213")
def test_gutsy_smurf_a_resource_instead() -> None:
    position = scene(["S02", "S03"], played="P21")
    heard = play(position, "0 place 3L", "0 gain 0/0/1")
    assert only(heard, DieSkipped) == DieSkipped(0, "danger", "P21")
    assert told(heard, ResourcesGained) == [
        ResourcesGained(0, (0, 0, 1), "P21"),
        ResourcesGained(0, (0, 3, 0), "3L"),
    ]


@pytest.mark.rules("SCH-213")
def test_clumsy_smurf_twice_each_roll_resolved_before_the_next() -> None:
    position = scene(["S02", "S03"], stock="0/5/0", azrael=8, played="S11")
    heard = play(position, "0 place 3L", dice="danger:shortages danger:cat")
    assert order(heard, DieRolled, ResourcesLost, ResourcesGained)[:3] == [DieRolled, ResourcesLost, DieRolled]
    assert stock(position) == "0/6/0"


# --- A die shows a face


@pytest.mark.rules("SCH-213", "SCH-231")
def test_the_disguise_re_rolls_once_and_the_second_face_stands() -> None:
    position = scene(["S10 S02", "S03"], crafted="N10")
    play(position, "0 play S10", dice="danger:attack")
    assert options(position) == ["decline", "use N10"]
    heard = play(position, "0 use N10", dice="danger:attack")
    assert only(heard, ReactionUsed) == ReactionUsed(0, "N10", "danger")
    assert only(heard, HowlibirdAttack) == HowlibirdAttack(0, "danger", True, False)
    assert crafted(position) == ["N10"]


@pytest.mark.rules("SCH-213")
@pytest.mark.parametrize("face", ["cat", "attack", "shortages", "hunt", "find", "idea"])
def test_the_disguise_is_offered_on_every_face(face: str) -> None:
    position = scene(["S10 S02", "S03"], crafted="N10")
    play(position, "0 play S10", dice=f"danger:{face}")
    assert options(position) == ["decline", "use N10"]


@pytest.mark.rules("SCH-213")
def test_declined_the_first_face_stands() -> None:
    position = scene(["S10 S02", "S03"], crafted="N10", azrael=5)
    play(position, "0 play S10", "0 decline", dice="danger:cat")
    assert seen(position).azrael == 6


@pytest.mark.rules("SCH-213")
def test_first_the_disguise_then_the_scarecrow() -> None:
    position = scene(["S10 S02", "S03"], crafted="N06 N10")
    play(position, "0 play S10", dice="danger:attack")
    assert options(position) == ["decline", "use N10"]
    play(position, "0 decline")
    assert options(position) == ["decline", "use N06"]
    heard = play(position, "0 use N06")
    assert only(heard, ReactionUsed) == ReactionUsed(0, "N06", "attack")
    assert only(heard, HowlibirdAttack) == HowlibirdAttack(0, "danger", False, True)
    assert only(heard, InventionDiscarded) == InventionDiscarded("N06", "used", False)
    assert (seen(position).nest, crafted(position)) == (0, ["N10"])
    assert told(heard, CardDiscarded) == []


@pytest.mark.rules("SCH-213")
def test_the_scarecrow_answers_the_second_face_too() -> None:
    position = scene(["S10 S02", "S03"], crafted="N06 N10")
    play(position, "0 play S10", "0 use N10", dice="danger:hunt danger:attack")
    assert options(position) == ["decline", "use N06"]


@pytest.mark.rules("SCH-213")
def test_the_bell_collar_then_the_scarecrow_for_azraels_die() -> None:
    position = scene(["S02", "S03"], crafted="N06 N10 N15", azrael=3, played="P14")
    play(position, "0 place 3U", dice="azrael:attack")
    assert options(position) == ["decline", "use N15"]
    heard = play(position, "0 use N15", dice="azrael:attack")
    assert only(heard, ReactionUsed) == ReactionUsed(0, "N15", "azrael")
    assert options(position) == ["decline", "use N06"]


@pytest.mark.rules("SCH-213", "SCH-218")
@pytest.mark.parametrize(("dice", "lost"), [("danger:shortages", 1), ("super:shortages", 1), ("super:shortage", 0)])
def test_the_false_bottom_chest_is_applied_to_each_shortage(dice: str, lost: int) -> None:
    position = scene(["S10 S02", "S03"], crafted="N16", stock="0/4/0", super_die=dice.startswith("super"))
    play(position, "0 play S10", dice=dice)
    assert stock(position) == f"0/{4 - lost}/0"


# --- An Azrael die roll is required


@pytest.mark.rules("SCH-213")
def test_papa_smurf_no_azrael_die_at_all() -> None:
    position = scene(["S02", "S03"], azrael=3, played="P15", lasting="G13")
    heard = play(position, "0 place 3L")
    assert told(heard, DieRolled) == []
    assert {event.card for event in told(heard, DieSkipped)} == {"P15"}


@pytest.mark.rules("SCH-213")
def test_nat_two_resources_instead() -> None:
    position = scene(["S02", "S03"], azrael=3, played="P22")
    heard = play(position, "0 place 3U", "0 gain 1/0/1")
    assert only(heard, DieSkipped) == DieSkipped(0, "azrael", "P22")
    assert only(heard, ResourcesGained) == ResourcesGained(0, (1, 0, 1), "P22")


@pytest.mark.rules("SCH-213")
def test_under_g13_the_azrael_die_is_rolled_twice_each_resolved_before_the_next() -> None:
    position = scene(["S02", "S03"], azrael=3, stock="0/5/0", lasting="G13", played="P14")
    heard = play(position, "0 place 3U", dice="azrael:shortages azrael:shortage")
    assert order(heard, DieRolled, ResourcesLost) == [DieRolled, ResourcesLost, DieRolled, ResourcesLost]
    assert stock(position) == "0/2/0"


# --- Rescues


@pytest.mark.rules("SCH-213", "SCH-236")
def test_the_wardrobe_is_asked_for_a_lost_smurf_drawn_by_a_rescue() -> None:
    position = scene(["S02", "S03"], crafted="N13", stock="1/0/0", forest="P01 P02", azrael=5, played="P14")
    play(position, "0 place 1U")
    assert options(position) == ["decline", "use N13"]
    heard = play(position, "0 use N13")
    assert only(heard, ReactionUsed) == ReactionUsed(0, "N13", "P01")
    assert only(heard, WardrobeExchanged) == WardrobeExchanged(0, "forest", "P01")
    assert told(heard, CardDrawn)[-1].card == "P02"


@pytest.mark.rules("SCH-213", "SCH-230")
def test_willow_rescues_once_more_when_a_rescue_is_complete() -> None:
    position = scene(["S02", "S03"], crafted="N13", stock="1/0/0", forest="P01 P02 P03", azrael=5, played="P10")
    heard = play(position, "0 place 1U", "0 use N13", "0 use N13")
    assert [event.count for event in told(heard, Rescue)] == [1, 2]
    assert seen(position).forest_count == 1
    assert told(heard, Rescue) == [Rescue(0, True, False, 1), Rescue(0, True, False, 2)]


# --- Gargamel reveals a card


@pytest.mark.rules("SCH-213", "SCH-235")
def test_first_the_rewind_spell_then_the_smoke_bomb() -> None:
    position = scene(["S02", "S03"], rows=SEVEN, crafted="N05 N08", stock="4/0/0", played="P14", gargamel="G02 G13 G17")
    play(position, "0 place 5U")
    assert options(position) == ["decline", "use N05"]
    play(position, "0 decline")
    assert options(position) == ["decline", "use N08"]
    heard = play(position, "0 use N08")
    assert only(heard, GargamelCancelled) == GargamelCancelled("G02")
    assert only(heard, ReactionUsed) == ReactionUsed(0, "N08", "G02")
    assert (stock(position), crafted(position), seen(position).azrael) == ("4/0/0", ["N05"], 2)


# --- SCH-218


@pytest.mark.rules("SCH-218")
def test_what_is_never_harmful_is_not_asked() -> None:
    position = scene(["P14 S02", "S03"], crafted="N12 N14 N16 N17", rows="3U", azrael=3)
    play(position, "0 play P14", "0 place 3U", dice="azrael:shortage")
    assert stock(position) == "0/4/0"
    position = scene(["P14 S02", "S03"], crafted="N18", ideas="N09", stock="1/0/0")
    assert choices(position, "craft") == ["N09"]
    position = scene(["S02", "S03"], crafted="N17", azrael=5, played="P14")
    heard = play(position, "0 place 1U")
    assert len(told(heard, Rescue)) == 1


@pytest.mark.rules("SCH-212")
def test_effects_resolve_one_after_the_other() -> None:
    """The attack of the first die is over, its discard included, before the second die is rolled."""
    position = scene(["S02", "P05 P06"], azrael=3, lasting="G13", played="P14")
    heard = play(position, "0 place 3U", dice="azrael:attack")
    assert len(told(heard, DieRolled)) == 1
    heard = play(position, "1 discard P05", dice="azrael:hunt")
    assert order(heard, CardDiscarded, DieRolled)[:2] == [CardDiscarded, DieRolled]
