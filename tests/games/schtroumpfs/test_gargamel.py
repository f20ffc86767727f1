"""Gargamel's seventeen cards, with the notes of section 5.7."""

from __future__ import annotations

from typing import Unpack

import pytest

from tablee.games.schtroumpfs import Village
from tablee.games.schtroumpfs.events import (
    ActionPerformed,
    CardCaged,
    CardDiscarded,
    DieRolled,
    GameLost,
    HouseDestroyed,
    HowlibirdAttack,
    InventionCrafted,
    InventionDiscarded,
    ObjectiveChanged,
    ResourcesLost,
    TargetDesignated,
)
from tests.games.schtroumpfs.village import (
    Scene,
    against,
    built,
    choices,
    crafted,
    only,
    options,
    pile,
    play,
    row,
    scene,
    seen,
    stock,
    told,
)

SEVEN = "2U:2 3U:2 4U:2 6U"


def revealing(card: str, hands: list[str], **more: Unpack[Scene]) -> Village:
    """Seat 0 is about to place the last meeple of the round; then this card comes."""
    at: Scene = {
        "rows": SEVEN,
        "active": 0,
        "played": "P14",
        "gargamel": f"{card} G12 G17" if card != "G12" else "G12 G17",
    }
    at.update(more)
    return scene(hands, **at)


LAST = "0 place 5U"


# --- Immediate cards


def test_g01_temper_tantrum_the_leader_chooses() -> None:
    position = revealing("G01", ["S02", "S03"], leader=1, stock="3/3/3", built="R1 R2")
    play(position, LAST)
    assert position.awaited() == (1,)
    assert options(position) == ["destroy R1", "destroy R2", "lose any"]
    heard = play(position, "1 destroy R2")
    assert only(heard, HouseDestroyed) == HouseDestroyed("R2")
    assert (stock(position), built(position)) == ("3/3/3", ["R1"])


def test_g01_with_fewer_than_six_a_house_must_go() -> None:
    position = revealing("G01", ["S02", "S03"], stock="2/2/1", built="R2")
    heard = play(position, LAST)
    assert only(heard, HouseDestroyed).house == "R2"
    assert stock(position) == "2/2/1"


def test_g01_with_exactly_six_they_may_all_go() -> None:
    position = revealing("G01", ["S02", "S03"], stock="2/2/2", built="R2")
    heard = play(position, LAST, "0 lose any")
    assert only(heard, ResourcesLost).tokens == (2, 2, 2)
    assert built(position) == ["R2"]


@pytest.mark.parametrize(
    ("card", "have", "after"),
    [
        ("G02", "7/3/3", "3/3/3"),
        ("G02", "6/3/3", "3/3/3"),
        ("G02", "1/3/3", "0/3/3"),
        ("G02", "0/3/3", "0/3/3"),
        ("G03", "3/5/3", "3/2/3"),
        ("G03", "3/0/3", "3/0/3"),
        ("G04", "3/3/5", "3/3/2"),
        ("G04", "3/3/8", "3/3/4"),
    ],
)
def test_g02_g03_g04_half_of_a_kind_rounded_up(card: str, have: str, after: str) -> None:
    position = revealing(card, ["S02", "S03"], stock=have)
    play(position, LAST)
    assert stock(position) == after


def test_g05_howlibird_unleashed_two_attacks_one_after_the_other() -> None:
    position = revealing("G05", ["S02", "P05 P06", "S04"], leader=2, active=0)
    play(position, LAST)
    assert (seen(position).nest, position.awaited()) == (1, (1,))
    heard = play(position, "1 discard P05")
    assert told(heard, HowlibirdAttack) == [HowlibirdAttack(2, "G05", True, False)]
    assert told(heard, CardDiscarded) == [CardDiscarded(1, "P05", "attack"), CardDiscarded(1, "P06", "attack")]
    assert told(heard, TargetDesignated) == [TargetDesignated(2, 1, "attack")]
    assert (seen(position).nest, seen(position).esplanade) == (2, 6)


def test_g05_the_leader_designates() -> None:
    position = revealing("G05", ["P03", "P05", "S04"], leader=2, active=0)
    play(position, LAST)
    assert position.awaited() == (2,)
    assert options(position) == ["target 0", "target 1"]


def test_g05_the_meeples_are_missing_in_the_next_round() -> None:
    position = revealing("G05", ["S02"])
    play(position, LAST)
    assert (seen(position).round, seen(position).esplanade, seen(position).nest) == (2, 6, 2)


def test_g05_with_a_hungry_howlibird_the_esplanade_may_hold_fewer() -> None:
    position = revealing("G05", ["S02"], hungry=True, nest=7, rows="")
    heard = play(position, LAST)
    assert [event.meeple for event in told(heard, HowlibirdAttack)] == [True, False]
    assert seen(position).nest == 8


def test_g06_sabotage_one_invention_of_the_leaders_choice() -> None:
    position = revealing("G06", ["S02", "S03"], leader=1, crafted="N12 N14", stock="3/0/0")
    play(position, LAST)
    assert position.awaited() == (1,)
    assert options(position) == ["discard N12", "discard N14"]
    heard = play(position, "1 discard N12")
    assert only(heard, InventionDiscarded) == InventionDiscarded("N12", "G06", False)
    assert (crafted(position), stock(position)) == (["N14"], "3/0/0")


@pytest.mark.parametrize(("have", "after"), [("3/0/0", "1/0/0"), ("1/0/0", "0/0/0"), ("0/0/0", "0/0/0")])
def test_g06_without_an_invention_two_resources(have: str, after: str) -> None:
    position = revealing("G06", ["S02", "S03"], stock=have)
    play(position, LAST)
    assert stock(position) == after


def test_g07_big_boot_a_built_house() -> None:
    position = revealing("G07", ["S02", "S03"], built="R1 R3", stock="9/0/0")
    play(position, LAST)
    assert options(position) == ["destroy R1", "destroy R3"]
    heard = play(position, "0 destroy R3")
    assert only(heard, HouseDestroyed) == HouseDestroyed("R3")
    assert stock(position) == "9/0/0"


@pytest.mark.parametrize(("have", "after"), [("0/6/0", "0/2/0"), ("0/3/0", "0/0/0")])
def test_g07_without_a_house_four_resources(have: str, after: str) -> None:
    position = revealing("G07", ["S02", "S03"], stock=have)
    play(position, LAST)
    assert stock(position) == after


def test_g08_caged_smurf_the_leader_picks_in_the_discard_pile() -> None:
    position = revealing("G08", ["P01", "S03"], leader=1, discard="P05 S05 P06", forest="P07")
    play(position, LAST)
    assert position.awaited() == (1,)
    assert options(position) == ["cage P05", "cage P06", "cage P14"]
    heard = play(position, "1 cage P06")
    assert only(heard, CardCaged) == CardCaged("P06", None)
    assert pile(position, "forest") == ["P07", "P06"]
    assert list(seen(position).forest_under) == ["P06"]


def test_g08_makes_the_forest_objective_invalid_again() -> None:
    position = revealing("G08", ["S02", "S03"], forest="", discard="P05")
    assert seen(position).rescue_done
    heard = play(position, LAST, "0 cage P05")
    assert ObjectiveChanged("rescue", False) in heard
    assert not seen(position).rescue_done


def test_g08_failing_that_a_player_who_holds_one_gives_one_of_their_choice() -> None:
    position = revealing("G08", ["P01 S02", "P03 P04", "S04"], leader=2, played="S12")
    play(position, LAST)
    assert position.awaited() == (2,)
    assert options(position) == ["target 0", "target 1"]
    heard = play(position, "2 target 1")
    assert only(heard, TargetDesignated) == TargetDesignated(2, 1, "cage")
    assert position.awaited() == (1,)
    answers = options(position)
    assert [answer.split()[1] for answer in answers] == ["P03", "P04"]
    heard = play(position, f"1 {answers[1]}")
    assert only(heard, CardCaged) == CardCaged("P04", 1)
    assert pile(position, "forest")[-1] == "P04"


def test_g08_without_any_useful_smurf_no_effect() -> None:
    position = revealing("G08", ["S02", "S03"], played="S12")
    heard = play(position, LAST)
    assert told(heard, CardCaged) == []
    assert position.awaited() == (1,)


def test_g09_every_smurf_for_himself_clockwise_from_the_leader() -> None:
    position = revealing("G09", ["S02 S05", "P05 P06 S03", ""], leader=1, active=0)
    play(position, LAST)
    assert position.awaited() == (1,)
    assert options(position) == ["discard P05", "discard P06"]
    play(position, "1 discard P06")
    assert position.awaited() == (0,)
    assert options(position) == ["discard S02", "discard S05"]
    heard = play(position, "0 discard S02")
    assert only(heard, CardDiscarded) == CardDiscarded(0, "S02", "scatter")


# --- Lasting cards


@pytest.mark.parametrize(("card", "codes"), [("G10", ["1L", "1U"]), ("G11", ["8L", "8U"])])
def test_g10_g11_close_a_location(card: str, codes: list[str]) -> None:
    position = scene(["S02", "S03"], lasting=card, stock="9/9/9", played="P10")
    for code in codes:
        assert row(position, code).closed
        assert against(position, f"0 place {code}") != ""
    assert [shown.id for shown in seen(position).rows if shown.closed] == sorted(codes, reverse=True)


def test_g10_closes_it_to_the_hefty_smurf_too() -> None:
    position = scene(["S02", "S03"], lasting="G10", stock="9/9/9", played="P16")
    assert against(position, "0 place 1L double") != ""


def test_g12_downpour() -> None:
    position = scene(["S02", "S03"], lasting="G12", rows="3U", played="P14")
    play(position, "0 place 3U")
    assert stock(position) == "0/2/0"


def test_g13_azrael_on_the_prowl() -> None:
    position = scene(["S02", "S03"], lasting="G13", azrael=3, played="P14")
    heard = play(position, "0 place 3U", dice="azrael:hunt azrael:hunt")
    assert len(told(heard, DieRolled)) == 2


@pytest.mark.parametrize(
    ("code", "rows", "have"),
    [("7U", "", "0/1/1"), ("7L", "7L", "1/0/0"), ("8U", "", "0/5/4"), ("8L", "8L", "0/5/4")],
)
def test_g14_booby_traps_the_shelter_and_the_site_are_dangerous(code: str, rows: str, have: str) -> None:
    position = scene(["S02", "S03"], lasting="G14", rows=rows, stock=have, played="P10")
    assert row(position, code).dangerous
    heard = play(position, f"0 place {code}", dice="danger:cat")
    assert only(heard, ActionPerformed).dangerous
    assert only(heard, DieRolled).source == code


def test_g14_the_crane_is_no_site() -> None:
    position = scene(["S02", "S03"], lasting="G14", crafted="N23", stock="0/5/4", played="P10")
    heard = play(position, "0 place N23")
    assert not only(heard, ActionPerformed).dangerous


def test_g15_stubborn_roofs() -> None:
    position = scene(["S02", "S03"], lasting="G15", stock="0/6/5", played="P10")
    play(position, "0 place 8U")
    assert choices(position, "build") == ["R1 0/6/5", "R2 0/6/5"]


# --- G16 Forgetting Spell


def test_g16_no_crafting() -> None:
    position = scene(["P14 S02", "S03"], lasting="G16", ideas="N09", stock="9/0/0")
    assert choices(position, "craft") == []
    assert against(position, "0 craft N09") != ""


def test_g16_the_upper_workshop_does_nothing() -> None:
    position = scene(["S02", "S03"], lasting="G16", ideas="N09 N10", rows="6U", played="P14")
    heard = play(position, "0 place 6U")
    assert told(heard, InventionCrafted) == []
    assert len(told(heard, ActionPerformed)) == 1
    assert position.awaited() == (1,)


def test_g16_the_lower_workshop_still_reveals() -> None:
    position = scene(["S02", "S03"], lasting="G16", played="P14")
    play(position, "0 place 6L")
    assert len(seen(position).ideas) == 3


def test_g16_no_use_no_reaction_no_durable_effect_no_placement() -> None:
    position = scene(["P14 S02", "S03"], lasting="G16", crafted="N07 N10 N12 N20", rows="3U")
    assert choices(position, "use") == []
    play(position, "0 play P14")
    assert against(position, "0 place N20") != ""
    play(position, "0 place 3L", dice="danger:cat")
    assert stock(position) == "0/3/0"
    assert crafted(position) == ["N07", "N10", "N12", "N20"]


def test_g16_the_lantern_is_out() -> None:
    position = scene(["S02", "S03"], lasting="G16", crafted="N17", played="P14")
    assert against(position, "0 place 1U") == "SCH-081"


def test_g16_the_robots_meeple_stays() -> None:
    position = revealing("G16", ["S02", "S03"], crafted="N11", rows=SEVEN + " 6L")
    play(position, LAST)
    assert (seen(position).lasting, seen(position).esplanade) == ("G16", 9)


def test_g16_may_be_rewound_itself() -> None:
    position = revealing("G16", ["S02", "S03"], crafted="N05", gargamel="G16 G12 G13 G17")
    play(position, LAST, "0 use N05")
    assert seen(position).lasting == "G12"


def test_g16_ends_before_the_next_card_can_be_answered() -> None:
    position = revealing("G02", ["S02", "S03"], lasting="G16", crafted="N05 N08")
    play(position, LAST)
    assert options(position) == ["decline", "use N05"]
    play(position, "0 decline")
    assert options(position) == ["decline", "use N08"]


def test_g17_too_late() -> None:
    position = scene(["S02", "S03"], rows=SEVEN, played="P14", gargamel="G17")
    heard = play(position, LAST)
    assert len(told(heard, GameLost)) == 1
