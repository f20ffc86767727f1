"""Bonus action: prepare a cake. SCH-155 to SCH-158, SCH-205, and the ten cakes of table 5.8 with their counters."""

from __future__ import annotations

import pytest

from tablee.games.schtroumpfs.content import BOX
from tablee.games.schtroumpfs.events import (
    CakePrepared,
    DieRolled,
    MeeplePlaced,
    ResourcesGained,
    RoundEnded,
    TurnStarted,
)
from tablee.kernel import FastLuck
from tests.games.schtroumpfs.village import (
    cake,
    choices,
    only,
    order,
    play,
    prepared,
    random_moves,
    scene,
    seen,
    setup,
    stock,
    told,
)

GOALS = {
    "C01": 10,
    "C02": 4,
    "C03": 4,
    "C04": 10,
    "C05": 7,
    "C06": 6,
    "C07": 5,
    "C08": 6,
    "C09": 3,
    "C10": 7,
}


def test_the_conditions_are_those_of_table_5_8() -> None:
    assert {card.id: card.amount for card in BOX.cakes} == GOALS


@pytest.mark.rules("SCH-155", "SCH-156")
def test_a_cake_is_prepared_at_once_without_asking() -> None:
    position = scene(["P07 S02", "S03"], cakes="C01 C07", stock="3/3/3")
    heard = play(position, "0 play P07", "0 gain 0/0/1")
    assert order(heard, ResourcesGained, CakePrepared) == [ResourcesGained, CakePrepared]
    assert only(heard, CakePrepared) == CakePrepared(0, "C01")
    assert choices(position, "place") != []


@pytest.mark.rules("SCH-155")
def test_it_is_prepared_for_the_rest_of_the_game() -> None:
    position = scene(["S06 S02", "S03"], cakes="C01 C07", prepared="C01", stock="1/0/0")
    play(position, "0 play S06")
    assert prepared(position) == ["C01"]


@pytest.mark.rules("SCH-156")
def test_even_in_the_middle_of_an_ability() -> None:
    position = scene(["S07 S02", "S03"], cakes="C01 C07", stock="8/0/0")
    heard = play(position, "0 play S07", "0 gain 2/0/0", dice="danger:shortages")
    assert order(heard, ResourcesGained, CakePrepared, DieRolled) == [ResourcesGained, CakePrepared, DieRolled]
    assert stock(position) == "8/0/0"
    assert prepared(position) == ["C01"]


@pytest.mark.rules("SCH-157")
def test_nothing_is_consumed() -> None:
    position = scene(["P07 S02", "S03"], cakes="C01 C07", stock="9/0/0")
    play(position, "0 play P07", "0 gain 1/0/0")
    assert stock(position) == "10/0/0"


@pytest.mark.rules("SCH-205", "SCH-156")
def test_several_cakes_at_one_instant_are_prepared_in_the_order_of_their_codes() -> None:
    position = scene(["P01 S02", "S03"], cakes="C04 C01", stock="8/0/0")
    heard = play(position, "0 play P01", "0 gain 2/0/0")
    assert [event.cake for event in told(heard, CakePrepared)] == ["C01", "C04"]


@pytest.mark.rules("SCH-205")
def test_conditions_are_looked_at_when_a_turn_begins() -> None:
    position = scene(["P14 S02", "S03"], cakes="C01 C07", stock="10/0/0")
    heard = play(position, "0 play P14", "0 place 3U")
    assert order(heard, CakePrepared, MeeplePlaced) == [CakePrepared, MeeplePlaced]
    assert prepared(position) == ["C01"]


@pytest.mark.rules("SCH-158")
@pytest.mark.parametrize("seed", range(4))
def test_no_cake_is_prepared_at_the_end_of_a_round(seed: int) -> None:
    position = setup(3, seed, level="terrible", hungry=True)
    ending = False
    for _ in random_moves(position, FastLuck(seed), 5_000):
        for event in position.drain():
            if isinstance(event, RoundEnded):
                ending = True
            elif isinstance(event, TurnStarted):
                ending = False
            assert not (ending and isinstance(event, CakePrepared))


# --- The ten cakes


@pytest.mark.parametrize(("have", "done"), [("3/3/2", False), ("3/3/3", True), ("9/0/0", True), ("0/0/14", True)])
def test_c01_ten_resources_in_the_stock(have: str, done: bool) -> None:
    position = scene(["P07 S02", "S03"], cakes="C01 C07", stock=have)
    play(position, "0 play P07", "0 gain 1/0/0")
    assert (prepared(position) == ["C01"]) == done
    assert cake(position, "C01").needed == 10


@pytest.mark.rules("SCH-219")
@pytest.mark.parametrize(("streak", "done"), [(1, False), (2, False), (3, True)])
def test_c02_four_dangerous_actions_in_a_row(streak: int, done: bool) -> None:
    position = scene(["S02", "S03"], cakes="C01 C02", danger_streak=streak, played="P14")
    play(position, "0 place 3L", dice="danger:hunt")
    assert (prepared(position) == ["C02"]) == done
    assert seen(position).danger_streak == streak + 1


@pytest.mark.parametrize(("have", "done"), [("N10 N13", False), ("N10 N13 N14", True)])
def test_c03_four_crafted_inventions(have: str, done: bool) -> None:
    position = scene(["P14 S02", "S03"], cakes="C03 C07", crafted=have, ideas="N09", stock="2/0/0")
    play(position, "0 craft N09")
    assert (prepared(position) == ["C03"]) == done


def test_c03_a_free_craft_counts() -> None:
    position = scene(["S02", "S03"], cakes="C03 C07", crafted="N10 N13 N14", ideas="N11", rows="6U", played="P14")
    play(position, "0 place 6U")
    assert prepared(position) == ["C03"]


@pytest.mark.parametrize(("have", "done"), [("8/5/5", False), ("9/0/0", True)])
def test_c04_ten_berries(have: str, done: bool) -> None:
    position = scene(["P07 S02", "S03"], cakes="C04 C07", stock=have)
    play(position, "0 play P07", "0 gain 1/0/0")
    assert (prepared(position) == ["C04"]) == done


@pytest.mark.parametrize(
    ("rows", "place", "done"),
    [
        ("1L 2U 3U 4U 5U 6U", "7L", True),
        ("1L 2U 3U 4U 5U 6U", "6L", False),
        ("1L 2U 3U 4U 5U 5L", "8L", False),
        ("2U 3U 4U 5U 6U 7L", "8L", True),
    ],
)
def test_c05_meeples_in_seven_locations(rows: str, place: str, done: bool) -> None:
    position = scene(["S02", "S03"], cakes="C05 C07", rows=rows, played="P14", azrael=1)
    play(position, f"0 place {place}")
    assert (prepared(position) == ["C05"]) == done


def test_c05_an_overflow_meeple_counts_for_its_location() -> None:
    position = scene(["S02", "S03"], cakes="C05 C07", rows="1L 2U 3U 4U 5U", overflow="6L", played="P14")
    play(position, "0 place 7L")
    assert prepared(position) == ["C05"]


def test_c05_a_meeple_on_an_invention_is_in_no_location() -> None:
    position = scene(["S02", "S03"], cakes="C05 C07", rows="1L 2U 3U 4U 5U 6U", crafted="N20", played="P14")
    play(position, "0 place N20")
    assert prepared(position) == []


@pytest.mark.parametrize(("have", "done"), [("0/5/6", True), ("0/5/5", False), ("9/5/5", False), ("0/5/9", True)])
def test_c06_six_logs_and_six_stones(have: str, done: bool) -> None:
    position = scene(["P07 S02", "S03"], cakes="C06 C07", stock=have)
    play(position, "0 play P07", "0 gain 0/1/0")
    assert (prepared(position) == ["C06"]) == done


@pytest.mark.parametrize(("card", "streak", "done"), [("P14", 3, False), ("P14", 4, True), ("S02", 4, False)])
def test_c07_five_useful_smurfs_in_a_row(card: str, streak: int, done: bool) -> None:
    position = scene([f"{card} S04", "S03"], cakes="C02 C07", useful_streak=streak)
    play(position, f"0 play {card}")
    assert (prepared(position) == ["C07"]) == done


def test_c07_the_row_goes_on_in_the_next_round() -> None:
    position = scene(
        ["P14 S02", "P17 S03"], cakes="C02 C07", useful_streak=3, rows="2U:2 3U:2 4U:2 6U", gargamel="G12 G13 G17"
    )
    play(position, "0 play P14", "0 place 5U")
    assert (seen(position).round, seen(position).useful_streak) == (2, 4)
    play(position, "1 play P17")
    assert prepared(position) == ["C07"]


@pytest.mark.parametrize(
    ("gone", "card", "done"),
    [
        ("S05 S06 S07 S08 S09", "S01", True),
        ("S05 S06 S07 S08 S09", "P01", False),
        ("S05 S06 S07 S08", "S01", False),
        ("S05 S06 S07 S08 P05 P06", "S01", False),
    ],
)
def test_c08_six_sheltered_starting_smurfs(gone: str, card: str, done: bool) -> None:
    position = scene(["S02", "S03"], cakes="C02 C08", sheltered=gone, discard="S01 P01", stock="0/1/1", played="P14")
    play(position, "0 place 7U", f"0 shelter {card}")
    assert (prepared(position) == ["C08"]) == done


@pytest.mark.parametrize(
    ("rows", "overflow", "place", "done"),
    [
        ("4U 4L", "", "4U", True),
        ("4L", "", "4U", False),
        ("4U:2 5U", "", "5U", False),
        ("4L", "4L", "4U", True),
    ],
)
def test_c09_three_meeples_under_the_cats_nose(rows: str, overflow: str, place: str, done: bool) -> None:
    position = scene(["S02", "S03"], cakes="C09 C07", rows=rows, overflow=overflow, azrael=4, played="P15")
    play(position, f"0 place {place}")
    assert (prepared(position) == ["C09"]) == done


def test_c09_a_closed_slot_is_no_meeple() -> None:
    position = scene(["S02", "S03"], cakes="C09 C07", rows="4L", azrael=4, played="P16")
    play(position, "0 place 4U double", dice="azrael:hunt")
    assert prepared(position) == []


def test_c09_azrael_may_come_to_them() -> None:
    position = scene(["S12 S02", "S03"], cakes="C09 C07", rows="4U:2 4L", azrael=3)
    play(position, "0 play S12", "0 advance 1")
    assert prepared(position) == ["C09"]


def test_c09_he_must_not_only_pass_by() -> None:
    position = scene(["S12 S02", "S03"], cakes="C09 C07", rows="4U:2 4L", azrael=3)
    play(position, "0 play S12", "0 advance 2")
    assert (prepared(position), seen(position).azrael) == ([], 5)


@pytest.mark.parametrize(("actions", "done"), [(5, False), (6, True)])
def test_c10_seven_actions_in_one_round(actions: int, done: bool) -> None:
    position = scene(["S02", "S03"], cakes="C10 C07", actions=actions, rows="3U", played="P14")
    play(position, "0 place 3U")
    assert (prepared(position) == ["C10"]) == done
    assert seen(position).actions == actions + 1


def test_c10_new_actions_count_and_each_round_begins_at_zero() -> None:
    position = scene(
        ["S02", "S03"],
        cakes="C10 C07",
        actions=6,
        rows="2U:2 3U:2 4U:2 6U",
        crafted="N20",
        played="P14",
        gargamel="G12 G13 G17",
    )
    play(position, "0 place N20")
    assert prepared(position) == ["C10"]
    assert seen(position).actions == 0


def test_the_counters_are_kept_whatever_the_cakes_in_play() -> None:
    position = scene(["P14 S02", "S03"], cakes="C01 C04", sheltered="S07 P07")
    play(position, "0 play P14", "0 place 3L", dice="danger:hunt")
    view = seen(position)
    assert (view.danger_streak, view.useful_streak, view.sheltered_starting, view.actions) == (1, 1, 1, 1)
