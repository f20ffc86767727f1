"""Objectives and the end of the game: SCH-030 to SCH-038."""

from __future__ import annotations

from typing import Unpack

import pytest

from tablee.games.schtroumpfs import Village
from tablee.games.schtroumpfs.events import (
    ActionPerformed,
    AzraelMoved,
    CakePrepared,
    CardDiscarded,
    GameLost,
    GameWon,
    LeaderPassed,
    ObjectiveChanged,
    RoundEnded,
    SmurfSheltered,
    TurnEnded,
)
from tests.games.schtroumpfs.village import (
    Scene,
    built,
    choices,
    only,
    order,
    play,
    prepared,
    scene,
    seen,
    stock,
    told,
)

SEVEN = "2U:2 3U:2 4U:2 6U"
ALL = "R1 R2 R3 R4 R5 R6"


def nearly(hands: list[str], **more: Unpack[Scene]) -> Village:
    """All houses built, all cakes prepared, the Forest empty: but for what is said."""
    at: Scene = {"built": ALL, "prepared": "C02 C07", "forest": ""}
    at.update(more)
    return scene(hands, **at)


def last_house() -> tuple[Village, str]:
    return nearly(["S02", "S03"], built="R2 R3 R4 R5 R6", stock="0/5/4", played="P10"), "0 place 8U"


def last_cake() -> tuple[Village, str]:
    return nearly(["S02", "S03"], cakes="C01 C07", prepared="C07", stock="4/3/0", played="P10", rows="5U"), "0 place 5U"


def last_smurf() -> tuple[Village, str]:
    return nearly(["S02", "S03"], forest="P01", stock="1/0/0", played="P14", azrael=5), "0 place 1U"


@pytest.mark.rules("SCH-031", "SCH-035", "SCH-036")
@pytest.mark.parametrize("objective", ["build", "bake", "rescue"])
def test_the_players_win_with_the_third_objective_whichever_it_is(objective: str) -> None:
    position, move = {"build": last_house, "bake": last_cake, "rescue": last_smurf}[objective]()
    heard = play(position, move)
    assert position.over
    assert (seen(position).rescue_done, seen(position).build_done, seen(position).bake_done) == (True, True, True)
    assert ObjectiveChanged(objective, True) in heard
    assert only(heard, GameWon).seat == 0
    assert order(heard, CardDiscarded, TurnEnded, SmurfSheltered) == []


@pytest.mark.rules("SCH-030")
def test_all_win_together() -> None:
    position, move = last_house()
    play(position, move)
    assert list(position.outcome().winners) == [0, 1]
    assert list(position.outcome().ranks) == [1, 1]


@pytest.mark.rules("SCH-030", "SCH-038")
def test_all_lose_together() -> None:
    position = scene(["S02", "S03", "S04"], rows=SEVEN, played="P14", gargamel="G17")
    play(position, "0 place 5U")
    assert position.over
    assert list(position.outcome().winners) == []
    assert len(set(position.outcome().ranks)) == 1


@pytest.mark.rules("SCH-031")
@pytest.mark.parametrize("missing", ["house", "cake", "smurf"])
def test_two_objectives_are_not_enough(missing: str) -> None:
    at: dict[str, Scene] = {
        "house": {"played": "P14", "built": "R2 R3 R4 R5 R6"},
        "cake": {"played": "P14", "prepared": "C07"},
        "smurf": {"played": "P14", "forest": "P01"},
    }
    position = nearly(["S02", "S03"], **at[missing])
    play(position, "0 place 3U")
    assert not position.over


@pytest.mark.rules("SCH-032")
def test_the_forest_is_saved_when_its_deck_is_empty_whatever_the_extra_pile_holds() -> None:
    position = scene(["S02", "S03"], forest="P01", stock="1/0/0", played="P14", azrael=5)
    assert not seen(position).rescue_done
    play(position, "0 place 1U")
    assert seen(position).rescue_done
    assert seen(position).extra_count == 21


@pytest.mark.rules("SCH-032", "SCH-111")
def test_drawing_from_the_extra_pile_does_not_count() -> None:
    position = nearly(["S02", "S03"], prepared="C07", stock="1/0/0", played="P14", azrael=5)
    play(position, "0 place 1U", "0 rescue draw")
    assert seen(position).extra_count == 21
    assert seen(position).rescue_done
    assert not position.over


@pytest.mark.rules("SCH-033", "SCH-035")
def test_a_destroyed_house_makes_the_objective_invalid() -> None:
    position = scene(["S02", "S03"], built=ALL, rows=SEVEN, played="P14", gargamel="G07 G12 G17")
    assert seen(position).build_done
    heard = play(position, "0 place 5U", "0 destroy R3")
    assert ObjectiveChanged("build", False) in heard
    assert not seen(position).build_done
    assert built(position) == ["R1", "R2", "R4", "R5", "R6"]


@pytest.mark.rules("SCH-034")
def test_the_cakes_are_done_when_all_are_face_down() -> None:
    position = scene(["P07 S02", "S03"], cakes="C01 C07", prepared="C07", stock="9/0/0")
    assert not seen(position).bake_done
    heard = play(position, "0 play P07", "0 gain 1/0/0")
    assert seen(position).bake_done
    assert ObjectiveChanged("bake", True) in heard
    assert prepared(position) == ["C01", "C07"]


@pytest.mark.rules("SCH-036")
def test_a_victory_with_the_last_meeple_leaves_no_end_of_round() -> None:
    position = nearly(["S02", "S03"], built="R2 R3 R4 R5 R6", stock="0/5/4", played="P10", rows=SEVEN, gargamel="G17")
    heard = play(position, "0 place 8U")
    assert seen(position).won
    assert order(heard, RoundEnded, GameLost) == []


# --- SCH-037: after each elementary effect


@pytest.mark.rules("SCH-037", "SCH-156")
def test_a_gain_wins_before_the_die_that_follows_it() -> None:
    position = nearly(["S07 S02", "S03"], cakes="C01 C07", prepared="C07", stock="4/4/0")
    play(position, "0 play S07", "0 gain 1/0/1")
    assert seen(position).won


@pytest.mark.rules("SCH-037")
def test_a_placement_wins_before_the_azrael_die() -> None:
    position = nearly(["S02", "S03"], cakes="C05 C07", prepared="C07", rows="1L 2U 3U 4U 5U 6U", azrael=7, played="P14")
    play(position, "0 place 7L")
    assert seen(position).won


@pytest.mark.rules("SCH-037")
def test_a_bonus_action_wins_before_a_card_is_played() -> None:
    position = nearly(
        ["S02", "S03"], cakes="C03 C07", prepared="C07", crafted="N10 N13 N14", ideas="N09", stock="2/0/0"
    )
    play(position, "0 craft N09")
    assert seen(position).won


@pytest.mark.rules("SCH-037")
def test_a_card_ability_wins_before_the_placement() -> None:
    position = nearly(["P03 S02", "S03"], cakes="C01 C07", prepared="C07", stock="3/3/1")
    play(position, "0 play P03")
    assert seen(position).won
    assert stock(position) == "4/4/2"


@pytest.mark.rules("SCH-037")
def test_the_die_of_a_card_wins_before_the_placement() -> None:
    position = nearly(["S10 S02", "S03"], cakes="C09 C07", prepared="C07", rows="4U:2 4L", azrael=3)
    play(position, "0 play S10", dice="danger:cat")
    assert seen(position).won


@pytest.mark.rules("SCH-037")
def test_the_danger_die_of_an_action_wins_before_its_effect() -> None:
    position = nearly(["S02", "S03"], cakes="C09 C07", prepared="C07", rows="4U:2 4L", azrael=3, played="P14")
    heard = play(position, "0 place 2L", dice="danger:cat")
    assert seen(position).won
    assert only(heard, AzraelMoved).end == 4
    assert stock(position) == "0/0/0"


@pytest.mark.rules("SCH-037")
def test_the_fourth_dangerous_action_wins_before_its_effect() -> None:
    position = nearly(["S02", "S03"], cakes="C02 C07", prepared="C07", danger_streak=3, played="P14")
    heard = play(position, "0 place 3L", dice="danger:cat")
    assert seen(position).won
    assert only(heard, ActionPerformed).danger_streak == 4
    assert stock(position) == "0/0/0"


@pytest.mark.rules("SCH-037")
def test_an_exchange_is_one_effect() -> None:
    position = nearly(["P06 S02", "S03"], cakes="C06 C07", prepared="C07", stock="1/7/4")
    play(position, "0 play P06", "0 exchange 1/1/0 0/0/2")
    assert seen(position).won
    assert stock(position) == "0/6/6"


@pytest.mark.rules("SCH-037", "SCH-205")
def test_victory_is_checked_after_the_last_of_several_cakes() -> None:
    position = nearly(["P07 S02", "S03"], cakes="C01 C04", prepared="", stock="9/0/0")
    heard = play(position, "0 play P07", "0 gain 1/0/0")
    assert [event.cake for event in told(heard, CakePrepared)] == ["C01", "C04"]
    assert seen(position).won


@pytest.mark.rules("SCH-037")
def test_a_played_card_wins_before_its_ability() -> None:
    position = nearly(["P03 S02", "S03"], cakes="C02 C07", prepared="C02", useful_streak=4)
    play(position, "0 play P03")
    assert seen(position).won
    assert stock(position) == "0/0/0"


# --- SCH-038


@pytest.mark.rules("SCH-038")
def test_too_late_ends_everything_at_once() -> None:
    position = scene(
        ["S02", "S03"], rows=SEVEN, played="P14", gargamel="G17 G12 G13", azrael=4, built="R1 R2", prepared="C02"
    )
    heard = play(position, "0 place 5U")
    lost = only(heard, GameLost)
    assert (lost.round, lost.houses, lost.smurfs, lost.cakes, list(lost.left)) == (1, 4, 10, 1, ["G12", "G13"])
    assert order(heard, AzraelMoved, LeaderPassed) == []
    assert (seen(position).azrael, seen(position).leader, position.awaited()) == (4, 0, ())


@pytest.mark.rules("SCH-038", "SCH-235")
def test_too_late_may_be_rewound() -> None:
    position = scene(["S02", "S03"], rows=SEVEN, played="P14", gargamel="G17 G12", crafted="N05")
    play(position, "0 place 5U")
    assert choices(position, "use") == ["N05"]
    play(position, "0 decline")
    assert position.over
