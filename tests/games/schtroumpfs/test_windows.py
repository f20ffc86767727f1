"""Bonus windows: SCH-210 and SCH-211."""

from __future__ import annotations

from typing import Unpack

import pytest

from tablee.games.schtroumpfs import Village
from tablee.games.schtroumpfs.events import CardDrawn, DieRolled, MeepleReturned, Rescue, ResourcesGained, WindowOpened
from tests.games.schtroumpfs.village import (
    Scene,
    against,
    choices,
    only,
    options,
    play,
    scene,
    seen,
    stock,
    told,
    window,
)


def windows(events: object) -> list[str]:
    assert isinstance(events, list)
    return [event.window for event in told(events, WindowOpened)]


@pytest.mark.rules("SCH-210")
def test_window_a_is_before_the_card() -> None:
    position = scene(["P14 S02", "S03"], crafted="N07", ideas="N09", stock="2/0/0")
    assert window(position) == "A"
    assert options(position) == ["craft N09", "play P14", "play S02", "use N07"]


@pytest.mark.rules("SCH-210")
def test_window_b_is_between_the_ability_and_the_placement() -> None:
    position = scene(["P03 S02", "S03"], ideas="N09", stock="1/0/0")
    heard = play(position, "0 play P03")
    assert windows(heard)[-1] == "B"
    assert window(position) == "B"
    assert "craft N09" in options(position)


@pytest.mark.rules("SCH-210")
@pytest.mark.parametrize(("card", "before"), [("S07", ["0 gain 1/1/0"]), ("S09", [])])
def test_window_f_is_before_the_die_of_two_smurfs(card: str, before: list[str]) -> None:
    position = scene([f"{card} S02", "S03"], crafted="N02")
    heard = play(position, f"0 play {card}", *before)
    assert told(heard, DieRolled) == []
    assert window(position) == "F"
    assert options(position) == ["go on", "use N02"]
    heard = play(position, "0 go on", dice="danger:hunt")
    assert len(told(heard, DieRolled)) == 1
    assert window(position) == "B"


@pytest.mark.rules("SCH-210")
def test_the_other_die_roller_has_no_window_f() -> None:
    position = scene(["S10 S02", "S03"], crafted="N02")
    heard = play(position, "0 play S10", dice="danger:hunt")
    assert "F" not in windows(heard)
    assert window(position) == "B"


@pytest.mark.rules("SCH-210")
def test_window_c_is_after_the_azrael_die_of_a_filled_action() -> None:
    position = scene(["S02", "S03"], crafted="N02", rows="3U", azrael=3, played="P14")
    play(position, "0 place 3U", dice="azrael:hunt")
    assert window(position) == "C"
    assert seen(position).pending == "3U"
    assert options(position) == ["go on", "use N02"]
    heard = play(position, "0 go on")
    assert only(heard, ResourcesGained).tokens == (0, 3, 0)


@pytest.mark.rules("SCH-210")
def test_no_window_c_for_a_first_slot() -> None:
    position = scene(["S02", "S03"], crafted="N02", azrael=3, played="P14")
    heard = play(position, "0 place 3U", dice="azrael:hunt")
    assert windows(heard) == ["D"]


@pytest.mark.rules("SCH-210")
def test_no_window_c_without_an_azrael_die() -> None:
    position = scene(["S02", "S03"], crafted="N02", rows="3U", azrael=4, played="P14")
    assert windows(play(position, "0 place 3U")) == ["D"]
    position = scene(["S02", "S03"], crafted="N02", rows="3U", azrael=3, played="P15")
    assert windows(play(position, "0 place 3U")) == ["D"]


@pytest.mark.rules("SCH-210")
def test_window_c_also_where_nat_replaces_the_die() -> None:
    position = scene(["S02", "S03"], crafted="N02", rows="3U", azrael=3, played="P22")
    heard = play(position, "0 place 3U", "0 gain 1/1/0")
    assert windows(heard) == ["C"]


@pytest.mark.rules("SCH-210")
def test_window_e_is_after_the_danger_die_and_before_the_effect() -> None:
    position = scene(["S02", "S03"], ideas="N12", stock="5/0/0", azrael=8, played="P14")
    play(position, "0 place 3L", "0 gain 1/0/0", dice="danger:find")
    assert window(position) == "E"
    assert options(position) == ["craft N12", "go on"]
    play(position, "0 craft N12")
    assert stock(position) == "0/4/0"  # the Shovel comes in time


@pytest.mark.rules("SCH-210")
def test_window_e_also_where_gutsy_replaces_the_die() -> None:
    position = scene(["S02", "S03"], crafted="N02", azrael=8, played="P21")
    heard = play(position, "0 place 3L", "0 gain 1/0/0")
    assert windows(heard) == ["E"]


@pytest.mark.rules("SCH-210")
@pytest.mark.parametrize(("played", "place"), [("P15", "3L"), ("P14", "4U")])
def test_no_window_e_without_a_danger_die(played: str, place: str) -> None:
    position = scene(["S02", "S03"], crafted="N02", rows="4U", azrael=8, played=played)
    assert windows(play(position, f"0 place {place}")) == ["D"]


@pytest.mark.rules("SCH-210")
def test_window_d_is_after_the_action() -> None:
    position = scene(["S02", "S03"], crafted="N02", rows="3U", played="P14")
    play(position, "0 place 3U")
    assert window(position) == "D"
    assert options(position) == ["end turn", "use N02"]
    assert stock(position) == "0/3/0"
    assert seen(position).played == "P14"


@pytest.mark.rules("SCH-210")
def test_windows_without_a_bonus_action_pass_by_themselves() -> None:
    position = scene(["S02", "S03"], azrael=3, played="P14", ideas="N11", stock="6/0/0")
    heard = play(position, "0 place 3L", dice="azrael:hunt danger:hunt")
    assert windows(heard) == ["A"]
    assert position.awaited() == (1,)


@pytest.mark.rules("SCH-210")
def test_looking_again_at_a_known_card_keeps_no_window_open() -> None:
    position = scene(["S02", "S03"], azrael=3, played="P14", crafted="N09", peeked=True)
    heard = play(position, "0 place 3L", dice="azrael:hunt danger:hunt")
    assert windows(heard) == ["A"]
    position = scene(["S02", "S03"], azrael=3, played="P14", crafted="N09")
    heard = play(position, "0 place 3L", dice="azrael:hunt")
    assert windows(heard) == ["C"]


@pytest.mark.rules("SCH-210")
def test_outside_of_the_windows_there_is_no_bonus_action() -> None:
    position = scene(["S12 S02", "S03"], crafted="N07", ideas="N09", stock="9/0/0")
    play(position, "0 play S12")
    assert options(position) == ["advance 1", "advance 2"]
    assert against(position, "0 use N07") != ""
    assert against(position, "0 craft N09") != ""


@pytest.mark.rules("SCH-210")
def test_a_window_stays_open_while_something_can_be_done() -> None:
    position = scene(["P14 S02", "S03"], crafted="N02 N07", rows="3U", azrael=3, played="P13")
    play(position, "0 place 3U", "0 use N02", "0 send 5", dice="azrael:hunt")
    assert window(position) == "C"
    play(position, "0 use N07", "0 gain 4/0/0")
    assert stock(position) == "4/4/0"


@pytest.mark.rules("SCH-210")
def test_between_two_azrael_dice_there_is_no_window() -> None:
    position = scene(["S02", "S03"], crafted="N02", rows="3U", azrael=3, lasting="G13", played="P14")
    heard = play(position, "0 place 3U", dice="azrael:hunt azrael:hunt")
    assert windows(heard) == ["C"]


@pytest.mark.rules("SCH-210")
def test_between_clumsys_two_dice_there_is_no_window() -> None:
    position = scene(["S02", "S03"], crafted="N02", azrael=8, played="S11")
    heard = play(position, "0 place 3L", dice="danger:hunt danger:hunt")
    assert windows(heard) == ["E"]


# --- SCH-211


def pending(**more: Unpack[Scene]) -> Village:
    """Window C: seat 0 has filled a row in Azrael's location, and his die has done nothing."""
    at: Scene = {"azrael": 1, "played": "P14"}
    at.update(more)
    position = scene(["S02", "S03"], **at)
    play(position, "0 place 1U", dice="azrael:hunt")
    assert window(position) == "C"
    return position


@pytest.mark.rules("SCH-211")
def test_what_the_pending_action_needs_cannot_be_spent() -> None:
    position = pending(stock="3/0/0", ideas="N07 N09")
    assert options(position) == ["craft N09", "go on"]
    assert against(position, "0 craft N07") == "SCH-211"
    play(position, "0 craft N09", "0 use N09")
    assert stock(position) == "0/0/0"


@pytest.mark.rules("SCH-211")
def test_with_a_lantern_it_needs_nothing() -> None:
    position = pending(stock="2/0/0", ideas="N09", crafted="N17")
    assert choices(position, "craft") == ["N09"]


@pytest.mark.rules("SCH-211")
def test_the_lantern_that_it_needs_cannot_be_discarded() -> None:
    position = pending(stock="2/0/0", ideas="N09", crafted="N17 N10 N13 N14")
    play(position, "0 craft N09")
    assert options(position) == ["discard N10", "discard N13", "discard N14"]
    assert against(position, "0 discard N17") == "SCH-211"


@pytest.mark.rules("SCH-211")
def test_a_lantern_that_it_does_not_need_can() -> None:
    position = pending(stock="3/0/0", ideas="N09", crafted="N17 N10 N13 N14")
    play(position, "0 craft N09")
    assert "discard N17" in options(position)


@pytest.mark.rules("SCH-211")
def test_the_scaffolding_that_it_needs_cannot_be_discarded() -> None:
    position = scene(
        ["S02", "S03"], azrael=8, stock="2/5/3", ideas="N09", crafted="N14 N10 N13 N16", built="R5", played="P10"
    )
    play(position, "0 place 8U", dice="azrael:hunt")
    play(position, "0 craft N09")
    assert options(position) == ["discard N10", "discard N13", "discard N16"]
    assert against(position, "0 discard N14") == "SCH-211"


@pytest.mark.rules("SCH-211")
def test_the_row_itself_cannot_be_emptied() -> None:
    position = pending(stock="1/0/0", rows="3U", crafted="N01")
    heard = play(position, "0 use N01")
    assert only(heard, MeepleReturned) == MeepleReturned("3U", 1, "N01")  # the only other one, without asking
    assert len(told(heard, Rescue)) == 1
    position = pending(stock="1/0/0", rows="3U 4U", crafted="N01")
    play(position, "0 use N01")
    assert choices(position, "empty") == ["3U", "4U"]
    assert against(position, "0 empty 1U") == "SCH-211"


@pytest.mark.rules("SCH-211")
def test_if_there_is_no_other_row_the_potion_is_not_used() -> None:
    position = pending(stock="1/0/0", crafted="N01 N02")
    assert options(position) == ["go on", "use N02"]
    assert against(position, "0 use N01") == "SCH-211"


@pytest.mark.rules("SCH-211", "SCH-233")
def test_none_of_its_meeples_can_be_removed_for_a_robot() -> None:
    position = scene(
        ["S02", "S03"],
        azrael=1,
        rows="2U:2 4U:2 5U:2 6U:2",
        stock="3/0/0",
        ideas="N09",
        crafted="N11 N10 N13 N14",
        played="P10",
    )
    play(position, "0 place 1U", "0 craft N09", "0 discard N11", dice="azrael:hunt")
    assert choices(position, "remove") == ["2U", "4U", "5U", "6U"]
    assert against(position, "0 remove 1U") == "SCH-211"


@pytest.mark.rules("SCH-211")
def test_if_the_action_is_impossible_already_there_is_no_limit() -> None:
    position = scene(["S02", "S03"], azrael=1, stock="1/0/0", rows="3U", crafted="N01", played="P14")
    play(position, "0 place 1U", "0 use N01", dice="azrael:shortages")
    assert choices(position, "empty") == ["1U", "3U"]


@pytest.mark.rules("SCH-211")
def test_in_window_e_there_is_no_limit() -> None:
    position = scene(["S02", "S03"], azrael=8, crafted="N01", rows="4U", played="P14")
    heard = play(position, "0 place 3L", "0 use N01", "0 empty 3L", dice="danger:hunt")
    assert only(heard, ResourcesGained).tokens == (0, 3, 0)
    assert seen(position).esplanade == 7


@pytest.mark.rules("SCH-211")
def test_in_window_c_a_draw_is_no_harm() -> None:
    position = pending(stock="1/0/0", crafted="N03", forest="P01 P02 P03")
    heard = play(position, "0 use N03")
    assert [event.reason for event in told(heard, CardDrawn)] == ["N03", "1U"]
    assert told(heard, Rescue) == [Rescue(0, True, False, 1)]
