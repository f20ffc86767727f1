"""The scenarios of the law's section 9, in its order: 21 to 39. A is seat 0, S seat 1."""

from __future__ import annotations

import pytest

from tablee.games.schtroumpfs.events import (
    ActionFizzled,
    ActionPerformed,
    AzraelMoved,
    CakePrepared,
    CardDiscarded,
    DieRolled,
    GameLost,
    GameWon,
    GargamelPeeked,
    GargamelRevealed,
    GargamelRewound,
    HouseBuilt,
    HouseDestroyed,
    HowlibirdAttack,
    IdeasRevealed,
    InventionCrafted,
    InventionDiscarded,
    LeaderPassed,
    MeepleAside,
    ObjectiveChanged,
    ReactionUsed,
    Rescue,
    ResourcesGained,
    ResourcesLost,
    RoundEnded,
    RoundStarted,
)
from tests.games.schtroumpfs.village import (
    against,
    built,
    choices,
    crafted,
    ideas,
    only,
    options,
    order,
    pile,
    play,
    row,
    scene,
    seen,
    stock,
    told,
    window,
)

SEVEN = "2U:2 3U:2 4U:2 6U"  # meeples of the round, the eighth is to be placed


@pytest.mark.rules("SCH-141")
def test_21_limit_of_four() -> None:
    position = scene(["P14 S02", "S03"], crafted="N09 N10 N13 N16", ideas="N19", stock="3/0/0")
    play(position, "0 craft N19")
    assert stock(position) == "0/0/0"
    assert options(position) == ["discard N09", "discard N10", "discard N13", "discard N16"]
    heard = play(position, "0 discard N09")
    assert only(heard, InventionDiscarded) == InventionDiscarded("N09", "limit", False)
    assert crafted(position) == ["N10", "N13", "N16", "N19"]
    assert told(heard, IdeasRevealed) == []
    assert ideas(position) == []


@pytest.mark.rules("SCH-147")
def test_22_meeple_on_a_discarded_invention() -> None:
    position = scene(
        ["S02", "S03"],
        crafted="N20",
        occupied="N20",
        rows="2U:2 4U:2 5U:2",
        azrael=3,
        active=1,
        played="P14",
        gargamel="G12 G13 G17",
    )
    heard = play(position, "1 place 3U", dice="azrael:destroy")
    assert only(heard, InventionDiscarded) == InventionDiscarded("N20", "azrael", True)
    assert only(heard, RoundEnded).returned == 8
    assert (seen(position).esplanade, seen(position).loose) == (8, 0)
    assert list(seen(position).scrapped) == ["N20"]


@pytest.mark.rules("SCH-147")
def test_22_the_meeple_is_loose_until_then() -> None:
    position = scene(["S02", "S03"], crafted="N20", occupied="N20", azrael=3, active=1, played="P14")
    play(position, "1 place 3U", dice="azrael:destroy")
    assert (seen(position).esplanade, seen(position).loose) == (6, 1)


@pytest.mark.rules("SCH-095")
def test_23_cat_and_danger() -> None:
    position = scene(["S02", "S03"], azrael=3, stock="1/0/0", played="P14")
    heard = play(position, "0 place 3L", dice="azrael:shortage danger:cat")
    assert order(heard, DieRolled, ResourcesLost, AzraelMoved, ResourcesGained) == [
        DieRolled,
        ResourcesLost,
        DieRolled,
        AzraelMoved,
        ResourcesGained,
    ]
    assert only(heard, AzraelMoved) == AzraelMoved(3, 4, 1, "danger")
    assert stock(position) == "0/3/0"


@pytest.mark.rules("SCH-093")
def test_24_fizzle() -> None:
    position = scene(["S02", "S03"], azrael=1, stock="1/0/0", played="P14", danger_streak=2)
    heard = play(position, "0 place 1U", dice="azrael:shortages")
    assert only(heard, ActionFizzled) == ActionFizzled(0, "1U", "cost")
    assert order(heard, Rescue, ActionPerformed) == []
    assert stock(position) == "0/0/0"
    assert row(position, "1U").meeples == 1
    assert seen(position).danger_streak == 2


@pytest.mark.rules("SCH-036", "SCH-037")
def test_25_victory_in_mid_turn() -> None:
    position = scene(
        ["P10", "S02"],
        built="R1 R2 R3 R4 R5 R6",
        prepared="C02 C07",
        forest="P01",
        stock="1/0/0",
        azrael=5,
    )
    heard = play(position, "0 play P10", "0 place 1U")
    assert position.over
    assert seen(position).won
    assert len(told(heard, GameWon)) == 1
    assert len(told(heard, Rescue)) == 1
    assert told(heard, CardDiscarded) == []


@pytest.mark.rules("SCH-033", "SCH-035", "SCH-191")
def test_26_objective_lost() -> None:
    position = scene(
        ["S02", "P07 S03"],
        forest="",
        built="R1 R2 R3 R4 R5 R6",
        cakes="C01 C07",
        prepared="C07",
        stock="0/5/4",
        rows=SEVEN,
        played="P14",
        gargamel="G07 G12 G17",
    )
    play(position, "0 place 5U")
    assert position.awaited() == (0,)
    assert choices(position, "destroy") == ["R1", "R2", "R3", "R4", "R5", "R6"]
    heard = play(position, "0 destroy R1")
    assert only(heard, HouseDestroyed) == HouseDestroyed("R1")
    assert ObjectiveChanged("build", False) in heard
    assert built(position) == ["R2", "R3", "R4", "R5", "R6"]
    heard = play(position, "1 play P07", "1 gain 1/0/0")
    assert only(heard, CakePrepared).cake == "C01"
    assert not seen(position).over
    heard = play(position, "1 place 8U")
    assert only(heard, HouseBuilt) == HouseBuilt(1, "R1", (0, 5, 4))
    assert position.over
    assert seen(position).won


@pytest.mark.rules("SCH-038")
def test_27_too_late() -> None:
    position = scene(["S02", "S03"], rows=SEVEN, played="P14", gargamel="G17")
    heard = play(position, "0 place 5U")
    assert only(heard, GargamelRevealed).card == "G17"
    lost = only(heard, GameLost)
    assert (lost.houses, lost.smurfs, lost.cakes) == (6, 10, 2)
    assert order(heard, AzraelMoved, LeaderPassed, RoundStarted) == []
    assert position.over
    assert not seen(position).won
    assert (seen(position).azrael, seen(position).leader) == (1, 0)


@pytest.mark.rules("SCH-235")
def test_28_rewinding_too_late() -> None:
    position = scene(["S02", "S03"], rows=SEVEN, played="P14", crafted="N05", gargamel="G17 G12 G03", azrael=3)
    play(position, "0 place 5U")
    assert options(position) == ["decline", "use N05"]
    heard = play(position, "0 use N05")
    assert only(heard, GargamelRewound) == GargamelRewound("G17")
    assert only(heard, GargamelRevealed) == GargamelRevealed("G12", "lasting", 1)
    assert only(heard, AzraelMoved) == AzraelMoved(3, 4, 1, "G12")
    assert seen(position).lasting == "G12"
    assert pile(position, "gargamel") == ["G03", "G17"]
    assert crafted(position) == []
    assert list(seen(position).scrapped) == ["N05"]


@pytest.mark.rules("SCH-021", "SCH-182")
def test_29_hungry_howlibird() -> None:
    position = scene(
        ["S02", "S03"], level="terrible", nest=2, rows="2U:2 3U:2 4U", played="P14", gargamel="G12 G13 G17"
    )
    heard = play(position, "0 place 5U")
    assert only(heard, RoundEnded) == RoundEnded(1, 6, 2)
    assert (seen(position).esplanade, seen(position).nest) == (6, 2)


@pytest.mark.rules("SCH-022", "SCH-165")
def test_30_super_danger_die() -> None:
    position = scene(["S10 S02", "S03"], super_die=True, azrael=8)
    heard = play(position, "0 play S10", dice="super:cats")
    assert seen(position).azrael == 2
    assert sum(event.steps or 0 for event in told(heard, AzraelMoved)) == 2


@pytest.mark.rules("SCH-214", "SCH-229", "SCH-234")
def test_31_brook_bonuses() -> None:
    position = scene(["S02", "S03"], crafted="N12", played="P13", rows="2U")
    play(position, "0 place 2U")
    assert choices(position, "gain") == ["1/1/2", "1/2/1", "2/1/1"]
    heard = play(position, "0 gain 1/1/2")
    assert told(heard, ResourcesGained) == [ResourcesGained(0, (1, 1, 2), "2U")]
    assert stock(position) == "1/1/2"


@pytest.mark.rules("SCH-062", "SCH-117")
def test_32_hefty_smurf() -> None:
    position = scene(["S02", "P23 S03"], ideas="N15 N19", played="P16")
    play(position, "0 place 6U double")
    assert options(position) == ["craft N15", "craft N19"]
    heard = play(position, "0 craft N19")
    assert only(heard, InventionCrafted) == InventionCrafted(0, "N19", 0, True)
    assert (row(position, "6U").meeples, row(position, "6U").double, row(position, "6U").full) == (1, True, True)
    play(position, "1 play P23")
    assert against(position, "1 place 6U") == "SCH-052"


@pytest.mark.rules("SCH-215")
def test_33_house_price() -> None:
    position = scene(["S02", "S03"], lasting="G15", crafted="N14", played="P14", stock="0/5/4")
    heard = play(position, "0 place 8U")
    assert only(heard, HouseBuilt) == HouseBuilt(0, "R1", (0, 5, 4))
    assert stock(position) == "0/0/0"
    assert built(position) == ["R1"]


@pytest.mark.rules("SCH-240")
def test_34_solo() -> None:
    position = scene(["S10 S01 P02"])
    heard = play(position, "0 play S10", dice="danger:attack")
    assert seen(position).nest == 1
    assert only(heard, CardDiscarded) == CardDiscarded(0, "P02", "attack")


@pytest.mark.rules("SCH-086", "SCH-222")
def test_35_no_placement_possible() -> None:
    position = scene(
        ["S02 S04", "S03"],
        crafted="N11",
        rows="1L 2U 3U 4U 5U 6U 7L 8L",
        stock="5/5/5",
        gargamel="G12 G13 G17",
    )
    heard = play(position, "0 play S02")
    assert only(heard, MeepleAside) == MeepleAside(0)
    assert only(heard, RoundEnded).returned == 9
    assert (seen(position).esplanade, seen(position).aside) == (9, 0)


def test_36_crystal_ball() -> None:
    position = scene(["P14 S02", "S03"], crafted="N09", gargamel="G12 G13 G17")
    heard = play(position, "0 use N09")
    peeked = only(heard, GargamelPeeked)
    assert peeked == GargamelPeeked(0, "G12")
    assert [peeked.heard_by(eyes) for eyes in (0, 1, None)] == [peeked, peeked, GargamelPeeked(0, None)]
    assert [position.view(eyes).top_gargamel for eyes in (0, 1, None)] == ["G12", "G12", None]
    assert pile(position, "gargamel") == ["G12", "G13", "G17"]
    play(position, "0 play P14")
    assert only(play(position, "0 use N09"), GargamelPeeked) == peeked


@pytest.mark.rules("SCH-141", "SCH-216")
def test_37_a_toolbox_given_up() -> None:
    position = scene(["P14 S02", "S03"], crafted="N09 N10 N13 N18", ideas="N19", stock="2/0/0")
    heard = play(position, "0 craft N19", "0 discard N18")
    assert only(heard, InventionCrafted).paid == 2
    assert stock(position) == "0/0/0"
    assert crafted(position) == ["N09", "N10", "N13", "N19"]


@pytest.mark.rules("SCH-210")
def test_38_berries_before_the_die() -> None:
    position = scene(["S07 S02", "S03"], ideas="N10", stock="2/0/0")
    play(position, "0 play S07", "0 gain 2/0/0")
    assert window(position) == "F"
    assert options(position) == ["craft N10", "go on"]
    play(position, "0 craft N10", dice="danger:attack")
    assert stock(position) == "0/0/0"
    assert options(position) == ["decline", "use N10"]
    heard = play(position, "0 use N10", dice="danger:cat")
    assert only(heard, ReactionUsed) == ReactionUsed(0, "N10", "danger")
    assert only(heard, DieRolled).reroll
    assert told(heard, HowlibirdAttack) == []
    assert seen(position).azrael == 2
    assert window(position) == "B"


@pytest.mark.rules("SCH-235")
def test_39_the_new_card_must_be_applied() -> None:
    position = scene(
        ["S02", "S03"], rows=SEVEN, played="P14", crafted="N05 N08", gargamel="G09 G04 G17", stock="0/0/5", azrael=2
    )
    play(position, "0 place 5U")
    heard = play(position, "0 use N05")
    assert only(heard, GargamelRewound).card == "G09"
    assert only(heard, GargamelRevealed).card == "G04"
    assert only(heard, ResourcesLost).tokens == (0, 0, 3)
    assert stock(position) == "0/0/2"
    assert seen(position).azrael == 3
    assert crafted(position) == ["N08"]
    assert pile(position, "gargamel") == ["G17", "G09"]
    assert position.awaited() == (1,)
