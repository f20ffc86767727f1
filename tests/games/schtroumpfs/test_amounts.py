"""Amounts, prices and counters: SCH-214 to SCH-220."""

from __future__ import annotations

import pytest

from tablee.games.schtroumpfs.events import ActionPerformed, InventionCrafted, ResourcesGained
from tests.games.schtroumpfs.village import (
    against,
    choices,
    only,
    play,
    price,
    scene,
    seen,
    stock,
    told,
)

PERMUTED = ["0/1/2", "0/2/1", "1/0/2", "1/2/0", "2/0/1", "2/1/0"]

# --- SCH-214: what a collection yields


@pytest.mark.rules("SCH-214")
@pytest.mark.parametrize(
    ("code", "played", "crafted", "lasting", "after"),
    [
        ("3U", "S03", "", "", "0/2/0"),
        ("3U", "P14", "", "G12", "0/2/0"),
        ("3U", "S03", "", "G12", "0/1/0"),
        ("3U", "P13", "", "", "0/4/0"),
        ("3U", "P14", "N12", "", "0/4/0"),
        ("3U", "P13", "N12", "", "0/5/0"),
        ("3U", "S03", "N12", "G12", "0/2/0"),
        ("3U", "P13", "N12", "G12", "0/4/0"),
        ("3U", "P19", "", "", "0/5/0"),
        ("3U", "P19", "N12", "", "0/6/0"),
        ("3U", "P19", "N12", "G12", "0/5/0"),
        ("3U", "P18", "", "", "0/3/0"),
        ("3U", "P20", "", "", "0/3/0"),
        ("4U", "P18", "", "", "5/0/0"),
        ("4U", "P18", "N12", "", "6/0/0"),
        ("4U", "P19", "", "", "3/0/0"),
        ("5U", "P20", "", "", "0/0/5"),
        ("5U", "P20", "N12", "G12", "0/0/5"),
        ("5U", "P18", "", "", "0/0/3"),
        ("5U", "S03", "N12", "", "0/0/3"),
    ],
)
def test_base_less_penalties_and_then_bonuses(code: str, played: str, crafted: str, lasting: str, after: str) -> None:
    position = scene(["S02", "S04"], rows=code, played=played, crafted=crafted, lasting=lasting)
    heard = play(position, f"0 place {code}")
    assert len(told(heard, ResourcesGained)) == 1
    assert stock(position) == after


@pytest.mark.rules("SCH-214", "SCH-229", "SCH-234")
@pytest.mark.parametrize(
    ("played", "crafted", "lasting", "offered"),
    [
        ("P14", "", "", ["0/1/1", "1/0/1", "1/1/0"]),
        ("S03", "", "", ["0/0/1", "0/1/0", "1/0/0"]),
        ("P14", "", "G12", ["0/0/1", "0/1/0", "1/0/0"]),
        ("P13", "N12", "", ["1/1/2", "1/2/1", "2/1/1"]),
        ("S03", "N12", "", ["0/1/1", "1/0/1", "1/1/0"]),  # one base token, the bonus of another kind
        ("P14", "N12", "G12", ["0/1/1", "1/0/1", "1/1/0"]),
        ("P13", "", "G12", ["0/1/1", "1/0/1", "1/1/0"]),
        ("S03", "N12", "G12", ["0/0/1", "0/1/0", "1/0/0"]),  # no base token: the bonus is free
        ("P13", "N12", "G12", [*PERMUTED[:3], "1/1/1", *PERMUTED[3:]]),  # one base token, two of other kinds
        ("P12", "", "", ["0/0/2", "0/1/1", "0/2/0", "1/0/1", "1/1/0", "2/0/0"]),
        ("P12", "N12", "", [*PERMUTED[:3], "1/1/1", *PERMUTED[3:]]),
        ("P12", "", "G12", ["0/0/1", "0/1/0", "1/0/0"]),
        ("P12", "N12", "G12", ["0/1/1", "1/0/1", "1/1/0"]),
    ],
)
def test_bonuses_at_the_brook_are_of_other_kinds(played: str, crafted: str, lasting: str, offered: list[str]) -> None:
    position = scene(["S02", "S04"], rows="2U", played=played, crafted=crafted, lasting=lasting)
    play(position, "0 place 2U")
    assert choices(position, "gain") == offered


@pytest.mark.rules("SCH-214", "SCH-229")
def test_two_base_kinds_and_one_bonus_are_one_of_each() -> None:
    position = scene(["S02", "S04"], rows="2U", played="P13")
    heard = play(position, "0 place 2U")
    assert only(heard, ResourcesGained) == ResourcesGained(0, (1, 1, 1), "2U")


@pytest.mark.rules("SCH-214")
def test_nothing_is_left_at_the_brook_for_a_slouchy_smurf_in_the_rain() -> None:
    position = scene(["S02", "S04"], rows="2U", played="S03", lasting="G12")
    heard = play(position, "0 place 2U")
    assert told(heard, ResourcesGained) == []
    assert len(told(heard, ActionPerformed)) == 1


@pytest.mark.rules("SCH-214", "SCH-228")
@pytest.mark.parametrize(("kind", "after"), [("berry", "3/1/0"), ("log", "0/4/0"), ("stone", "0/1/3")])
def test_with_smurflily_the_bonus_keeps_the_kind_of_the_location(kind: str, after: str) -> None:
    position = scene(["S02", "S04"], rows="3U", played="P12", crafted="N12")
    play(position, "0 place 3U")
    assert choices(position, "collect") == ["berry", "log", "stone"]
    heard = play(position, f"0 collect {kind}")
    assert len(told(heard, ResourcesGained)) == 1
    assert stock(position) == after


# --- SCH-215: the price of a house


@pytest.mark.rules("SCH-215")
@pytest.mark.parametrize(
    ("played", "crafted", "lasting", "have", "offered"),
    [
        ("P10", "", "", "0/5/4", None),
        ("P14", "", "", "0/5/4", ["R1 0/4/4", "R1 0/5/3", "R2 0/4/4", "R3 0/5/4"]),
        ("P10", "N14", "", "0/5/4", ["R1 0/4/4", "R1 0/5/3", "R2 0/4/4", "R3 0/5/4"]),
        ("P14", "", "", "0/4/4", ["R1 0/4/4", "R2 0/4/4"]),
        ("P14", "N14", "", "0/4/3", ["R1 0/4/3", "R2 0/4/3"]),
        ("P10", "", "G15", "1/5/5", ["R1 1/5/5", "R2 1/5/5"]),
        ("P14", "", "G15", "0/5/5", ["R1 0/5/5", "R2 0/5/5"]),
        ("P14", "N14", "G15", "0/5/4", None),
    ],
)
def test_a_house_costs_the_net_difference(
    played: str, crafted: str, lasting: str, have: str, offered: list[str] | None
) -> None:
    position = scene(["S02", "S03"], played=played, crafted=crafted, stock=have, lasting=lasting)
    play(position, "0 place 8U")
    if offered is None:
        assert stock(position) == "0/0/0"  # R1 alone can be paid
    else:
        assert choices(position, "build") == offered


@pytest.mark.rules("SCH-215")
def test_what_is_left_out_is_on_the_roof_and_what_is_added_is_any() -> None:
    position = scene(["S02", "S03"], houses="R5 R1 R2 R3 R4 R6", played="P14", crafted="N14", stock="2/5/3")
    play(position, "0 place 8U")
    fives = [choice for choice in choices(position, "build") if choice.startswith("R5")]
    assert fives == ["R5 0/5/3", "R5 1/4/3", "R5 1/5/2", "R5 2/3/3", "R5 2/4/2", "R5 2/5/1"]
    position = scene(["S02", "S03"], houses="R1 R2 R3 R4 R5 R6", played="P10", lasting="G15", stock="2/7/6")
    play(position, "0 place 8U")
    ones = [choice for choice in choices(position, "build") if choice.startswith("R1")]
    assert ones == ["R1 0/5/6", "R1 0/6/5", "R1 0/7/4", "R1 1/5/5", "R1 1/6/4", "R1 2/5/4"]


@pytest.mark.rules("SCH-215", "SCH-082")
@pytest.mark.parametrize(
    ("played", "crafted", "lasting", "have", "legal"),
    [
        ("P14", "", "", "0/4/4", True),
        ("P14", "", "", "0/4/3", False),
        ("P14", "N14", "", "0/4/3", True),
        ("P14", "N14", "", "0/3/3", False),
        ("P10", "", "G15", "0/5/4", False),
        ("P10", "", "G15", "0/5/5", False),
        ("P10", "", "G15", "2/5/4", True),
        ("P10", "", "G15", "0/6/5", True),
        ("P10", "N14", "G15", "0/5/5", True),
    ],
)
def test_the_modified_price_decides_whether_one_may_go_there(
    played: str, crafted: str, lasting: str, have: str, legal: bool
) -> None:
    position = scene(["S02", "S03"], played=played, crafted=crafted, stock=have, lasting=lasting)
    assert against(position, "0 place 8U") == ("" if legal else "SCH-082")


# --- SCH-216: the price of an invention


@pytest.mark.rules("SCH-216")
@pytest.mark.parametrize(
    ("played", "crafted", "idea", "cost"),
    [
        ("P14", "", "N11", 7),
        ("P14", "N18", "N11", 6),
        ("P17", "", "N11", 4),
        ("P17", "N18", "N11", 3),
        ("P17", "", "N09", 0),
        ("P17", "N18", "N09", 0),
        ("P14", "N18", "N09", 1),
        ("P17", "", "N07", 0),
    ],
)
def test_reductions_of_a_price(played: str, crafted: str, idea: str, cost: int) -> None:
    position = scene(["S02", "S03"], played=played, crafted=crafted, ideas=idea, stock=f"{cost}/0/0")
    assert price(position, idea) == cost
    heard = play(position, f"0 craft {idea}")
    assert only(heard, InventionCrafted).paid == cost
    if cost:
        poor = scene(["S02", "S03"], played=played, crafted=crafted, ideas=idea, stock=f"{cost - 1}/0/0")
        assert against(poor, f"0 craft {idea}") == "SCH-140"


@pytest.mark.rules("SCH-216")
def test_handy_smurf_lowers_the_first_price_only() -> None:
    position = scene(["S02", "S03"], played="P17", ideas="N10 N14", stock="9/0/0")
    play(position, "0 craft N10")
    assert stock(position) == "8/0/0"
    assert seen(position).discounted
    play(position, "0 craft N14")
    assert stock(position) == "4/0/0"


@pytest.mark.rules("SCH-216")
def test_a_price_of_nothing_uses_the_discount_up() -> None:
    position = scene(["S02", "S03"], played="P17", ideas="N09 N10", stock="4/0/0")
    play(position, "0 craft N09", "0 craft N10")
    assert stock(position) == "0/0/0"


@pytest.mark.rules("SCH-216")
def test_a_free_craft_does_not_use_the_discount_up() -> None:
    position = scene(["S02", "S03"], played="P17", ideas="N10 N12", rows="6U", stock="1/0/0")
    play(position, "0 place 6U", "0 craft N12")
    assert not seen(position).discounted
    play(position, "0 craft N10")
    assert stock(position) == "0/0/0"


@pytest.mark.rules("SCH-216")
def test_before_the_handy_smurf_is_played_the_price_is_the_printed_one() -> None:
    position = scene(["P17 S02", "S03"], ideas="N10", stock="4/0/0")
    assert price(position, "N10") == 4
    play(position, "0 craft N10")
    assert stock(position) == "0/0/0"


@pytest.mark.rules("SCH-216")
def test_the_discount_ends_with_the_turn() -> None:
    position = scene(["P17 S02", "P14 S03"], ideas="N10", stock="4/0/0")
    play(position, "0 play P17", "0 place 3U", "0 end turn")
    assert price(position, "N10") == 4


# --- SCH-217, 219, 220


@pytest.mark.rules("SCH-217")
def test_the_card_of_the_turn_before_does_not_combine() -> None:
    position = scene(["P13 S02", "P19 S03"], rows="3U")
    play(position, "0 play P13", "0 place 4U", "1 play P19", "1 place 3U")
    assert stock(position) == "0/5/0"


@pytest.mark.rules("SCH-219")
@pytest.mark.parametrize(
    ("rows", "place", "dice", "streak"),
    [
        ("", "3L", "danger:hunt", 3),
        ("", "6L", "", 0),
        ("3U", "3U", "", 0),
        ("", "3U", "", 2),
        ("", "N20", "", 0),
        ("", "1L", "", 2),
    ],
)
def test_the_danger_streak(rows: str, place: str, dice: str, streak: int) -> None:
    position = scene(["S02", "S03"], rows=rows, crafted="N20", danger_streak=2, azrael=8, played="P14")
    play(position, f"0 place {place}", dice=dice)
    assert seen(position).danger_streak == streak


@pytest.mark.rules("SCH-219")
def test_bonus_actions_and_dice_of_cards_leave_the_streak() -> None:
    position = scene(["S10 S02", "S03"], crafted="N07", ideas="N09", stock="2/0/0", danger_streak=3)
    play(position, "0 craft N09", "0 use N07", "0 gain 4/0/0", "0 play S10", dice="danger:hunt")
    assert seen(position).danger_streak == 3


@pytest.mark.rules("SCH-219")
def test_the_end_of_a_round_leaves_the_streak() -> None:
    position = scene(
        ["S02", "S03"], rows="2U:2 3U:2 4U:2 6U", danger_streak=3, actions=2, played="P14", gargamel="G12 G13 G17"
    )
    play(position, "0 place 5U")
    assert (seen(position).round, seen(position).danger_streak, seen(position).actions) == (2, 3, 0)


@pytest.mark.rules("SCH-219")
def test_an_action_counts_when_its_cost_is_paid_before_its_effect() -> None:
    position = scene(["S02", "S03"], danger_streak=2, azrael=8, played="P14", rows="2U")
    play(position, "0 place 2U")
    assert choices(position, "gain") != []
    assert (seen(position).danger_streak, seen(position).actions) == (0, 1)


@pytest.mark.rules("SCH-219")
def test_a_trapped_site_is_a_dangerous_action() -> None:
    position = scene(["S02", "S03"], stock="0/1/1", discard="S05", danger_streak=1, lasting="G14", played="P14")
    heard = play(position, "0 place 7U", "0 shelter S05", dice="danger:hunt")
    assert only(heard, ActionPerformed) == ActionPerformed(0, "7U", True, 2, 1)


@pytest.mark.rules("SCH-220")
@pytest.mark.parametrize(("played", "answer"), [("P15", []), ("P21", ["0 gain 1/0/0"])])
def test_an_action_stays_dangerous_without_its_die(played: str, answer: list[str]) -> None:
    position = scene(["S02", "S03"], danger_streak=1, azrael=8, played=played)
    heard = play(position, "0 place 3L", *answer)
    assert only(heard, ActionPerformed) == ActionPerformed(0, "3L", True, 2, 1)
