"""The inventions of a single use (N01 to N08) and the new actions (N19 to N24), with the notes of section 5.6."""

from __future__ import annotations

import pytest

from tablee.games.schtroumpfs.events import (
    ActionPerformed,
    AzraelMoved,
    CardDrawn,
    GargamelCancelled,
    GargamelRevealed,
    GargamelRewound,
    HouseBuilt,
    HowlibirdAttack,
    InventionDiscarded,
    InventionUsed,
    MeepleReturned,
    Rescue,
    ResourcesGained,
    ResourcesSpent,
)
from tests.games.schtroumpfs.village import (
    LOST,
    against,
    built,
    choices,
    crafted,
    hand,
    on_rows,
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

SEVEN = "2U:2 3U:2 4U:2 6U"


# --- N01 Energy Potion


def test_n01_energy_potion_empties_one_action() -> None:
    position = scene(["P14 S02", "S03"], crafted="N01", rows="3U:2 4L", overflow="4L")
    play(position, "0 use N01")
    assert choices(position, "empty") == ["3U", "4L"]
    heard = play(position, "0 empty 3U")
    assert only(heard, MeepleReturned) == MeepleReturned("3U", 2, "N01")
    assert on_rows(position) == "4L"
    assert seen(position).esplanade == 6


def test_n01_all_meeples_on_it_return() -> None:
    position = scene(["P14 S02", "S03"], crafted="N01", rows="3U:2 4L", overflow="4L")
    play(position, "0 use N01", "0 empty 4L")
    assert (row(position, "4L").meeples, row(position, "4L").overflow) == (0, 0)
    assert seen(position).esplanade == 6


def test_n01_needs_an_action_with_a_meeple() -> None:
    position = scene(["P14 S02", "S03"], crafted="N01 N20", occupied="N20")
    assert choices(position, "use") == []
    assert against(position, "0 use N01") != ""


def test_n01_the_only_action_is_emptied_without_asking() -> None:
    position = scene(["P14 S02", "S03"], crafted="N01", rows="3U")
    play(position, "0 use N01")
    assert on_rows(position) == ""


def test_n01_the_action_can_be_performed_again() -> None:
    position = scene(["P14 S02", "S03"], crafted="N01", rows="1U", stock="1/0/0", azrael=5)
    play(position, "0 use N01", "0 play P14", "0 place 1U")
    assert seen(position).forest_count == 9


# --- N02, N03, N04


def test_n02_cat_treats() -> None:
    position = scene(["P14 S02", "S03"], crafted="N02", azrael=3)
    heard = play(position, "0 use N02", "0 send 3")
    assert [(event.start, event.end) for event in told(heard, AzraelMoved)] in ([], [(3, 3)])
    assert crafted(position) == []
    position = scene(["P14 S02", "S03"], crafted="N02", azrael=3)
    heard = play(position, "0 use N02", "0 send 8")
    assert only(heard, AzraelMoved) == AzraelMoved(3, 8, None, "N02")


def test_n03_recruitment_plan_draws_a_lost_smurf() -> None:
    position = scene(["P14 S02", "S03"], crafted="N03", forest="P01 P02")
    heard = play(position, "0 use N03")
    assert only(heard, CardDrawn) == CardDrawn(0, "P01", "forest", "N03")
    assert hand(position, 0) == ["P01", "P14", "S02"]


def test_n03_from_the_extra_pile_when_the_forest_is_empty() -> None:
    position = scene(["P14 S02", "S03"], crafted="N03", forest="")
    first = pile(position, "extra")[0]
    heard = play(position, "0 use N03")
    assert only(heard, CardDrawn) == CardDrawn(0, first, "extra", "N03")


def test_n03_with_both_piles_empty_is_legal_and_has_no_effect() -> None:
    gone = " ".join(card for card in LOST if card != "P14")
    position = scene(["P14 S02", "S03"], crafted="N03", forest="", extra="", discard=gone)
    heard = play(position, "0 use N03")
    assert told(heard, CardDrawn) == []
    assert list(seen(position).scrapped) == ["N03"]


def test_n03_wins_the_game_with_the_last_lost_smurf() -> None:
    position = scene(["P14 S02", "S03"], crafted="N03", forest="P01", built="R1 R2 R3 R4 R5 R6", prepared="C02 C07")
    play(position, "0 use N03")
    assert seen(position).won


def test_n04_rescue_cart_returns_the_whole_nest() -> None:
    position = scene(["P14 S02", "S03"], crafted="N04", nest=3)
    heard = play(position, "0 use N04")
    assert only(heard, MeepleReturned) == MeepleReturned("nest", 3, "N04")
    assert (seen(position).nest, seen(position).esplanade) == (0, 8)


def test_n04_with_an_empty_nest_is_legal_and_has_no_effect() -> None:
    position = scene(["P14 S02", "S03"], crafted="N04")
    heard = play(position, "0 use N04")
    assert only(heard, InventionDiscarded) == InventionDiscarded("N04", "used", False)
    assert told(heard, MeepleReturned) == []


# --- N05 Rewind Spell, N08 Smoke Bomb


def test_n05_rewind_spell() -> None:
    position = scene(["S02", "S03"], rows=SEVEN, crafted="N05", played="P14", gargamel="G02 G12 G13 G17")
    heard = play(position, "0 place 5U", "0 use N05")
    assert [event.card for event in told(heard, GargamelRevealed)] == ["G02", "G12"]
    assert only(heard, GargamelRewound) == GargamelRewound("G02")
    assert only(heard, InventionDiscarded) == InventionDiscarded("N05", "used", False)
    assert pile(position, "gargamel") == ["G13", "G17", "G02"]


def test_n05_answers_a_lasting_card_too() -> None:
    position = scene(["S02", "S03"], rows=SEVEN, crafted="N05", played="P14", gargamel="G16 G12 G17")
    play(position, "0 place 5U")
    assert options(position) == ["decline", "use N05"]
    play(position, "0 use N05")
    assert seen(position).lasting == "G12"


def test_n05_declined_the_card_is_applied() -> None:
    position = scene(["S02", "S03"], rows=SEVEN, crafted="N05", played="P14", gargamel="G12 G13 G17")
    play(position, "0 place 5U", "0 decline")
    assert seen(position).lasting == "G12"
    assert crafted(position) == ["N05"]


def test_n08_smoke_bomb_azrael_still_moves() -> None:
    position = scene(
        ["S02", "S03"], rows=SEVEN, crafted="N08", stock="0/4/0", played="P14", azrael=3, gargamel="G03 G12 G17"
    )
    heard = play(position, "0 place 5U", "0 use N08")
    assert only(heard, GargamelCancelled) == GargamelCancelled("G03")
    assert (stock(position), seen(position).azrael, crafted(position)) == ("0/4/0", 5, [])
    assert list(seen(position).revealed) == ["G03"]


@pytest.mark.parametrize("card", ["G10", "G11", "G12", "G13", "G14", "G15", "G16"])
def test_n08_never_answers_a_lasting_card(card: str) -> None:
    position = scene(["S02", "S03"], rows=SEVEN, crafted="N08", played="P14", gargamel=f"{card} G17")
    play(position, "0 place 5U")
    assert seen(position).lasting == card
    assert position.awaited() == (1,)


def test_n08_never_answers_too_late() -> None:
    position = scene(["S02", "S03"], rows=SEVEN, crafted="N08", played="P14", gargamel="G17")
    play(position, "0 place 5U")
    assert position.over


# --- N06 Scarecrow


@pytest.mark.parametrize(
    ("place", "dice", "die"), [("3L", "danger:attack", "danger"), ("4U", "azrael:attack", "azrael")]
)
def test_n06_scarecrow_cancels_the_whole_attack_of_any_die(place: str, dice: str, die: str) -> None:
    position = scene(["S02", "P05"], crafted="N06", azrael=4, played="P14")
    heard = play(position, f"0 place {place}", "0 use N06", dice=dice)
    assert only(heard, HowlibirdAttack) == HowlibirdAttack(0, die, False, True)
    assert (seen(position).nest, hand(position, 1)) == (0, ["P05"])


def test_n06_may_be_kept() -> None:
    position = scene(["S10 S02", "P05"], crafted="N06")
    play(position, "0 play S10", "0 decline", dice="danger:attack")
    assert (seen(position).nest, hand(position, 1), crafted(position)) == (1, [], ["N06"])


def test_n06_does_not_work_on_the_howlibird_unleashed() -> None:
    position = scene(["S02", "S03"], rows=SEVEN, crafted="N06", played="P14", gargamel="G05 G12 G17")
    play(position, "0 place 5U")
    assert choices(position, "target") == ["0", "1"]
    assert crafted(position) == ["N06"]


def test_n07_provision_sack() -> None:
    position = scene(["P14 S02", "S03"], crafted="N07")
    heard = play(position, "0 use N07", "0 gain 0/2/2")
    assert only(heard, InventionUsed) == InventionUsed(0, "N07")
    assert only(heard, ResourcesGained) == ResourcesGained(0, (0, 2, 2), "N07")


# --- New actions


@pytest.mark.parametrize(("code", "after"), [("N19", "3/0/0"), ("N20", "0/3/0"), ("N21", "0/0/3")])
@pytest.mark.parametrize("played", ["P14", "S03", "P13", "P12", "P18"])
def test_n19_n20_n21_are_gains_that_nothing_changes(code: str, after: str, played: str) -> None:
    position = scene(["S02", "S04"], crafted=f"{code} N12", lasting="G12", played=played)
    play(position, f"0 place {code}")
    assert stock(position) == after


def test_n22_hot_air_balloon_is_a_rescue_for_a_berry() -> None:
    position = scene(["S02", "S03"], crafted="N22", stock="1/0/0", nest=1, played="P11")
    heard = play(position, "0 place N22", "0 rescue both")
    assert only(heard, ResourcesSpent) == ResourcesSpent(0, (1, 0, 0), "N22")
    assert only(heard, Rescue) == Rescue(0, True, True, 1)
    assert stock(position) == "2/0/0"


def test_n22_is_illegal_without_a_berry_and_the_lantern_does_not_apply() -> None:
    position = scene(["S02", "S03"], crafted="N17 N22", stock="0/9/9", played="P14")
    assert against(position, "0 place N22") == "SCH-081"
    assert against(position, "0 place 1U") == ""


def test_n22_the_wardrobe_works_with_it() -> None:
    position = scene(["S02", "S03"], crafted="N13 N22", stock="1/0/0", forest="P01 P02", played="P14")
    play(position, "0 place N22", "0 use N13")
    assert hand(position, 0) == ["P02", "S02"]


def test_n22_is_not_closed_by_the_forbidden_forest() -> None:
    position = scene(["S02", "S03"], crafted="N22", stock="1/0/0", lasting="G10", played="P14")
    assert against(position, "0 place N22") == ""


def test_n23_wooden_crane_builds_and_may_shelter() -> None:
    position = scene(["S02", "S03"], crafted="N23", stock="0/5/4", discard="S05", played="P10")
    heard = play(position, "0 place N23")
    assert only(heard, HouseBuilt) == HouseBuilt(0, "R1", (0, 5, 4))
    assert options(position) == ["decline", "shelter S02", "shelter S03", "shelter S05"]


def test_n23_is_not_closed_by_the_blockade_and_takes_part_in_the_prices() -> None:
    position = scene(["S02", "S03"], crafted="N14 N23", stock="0/5/3", lasting="G11", played="P10")
    play(position, "0 place N23")
    assert built(position) == ["R1"]
    position = scene(["S02", "S03"], crafted="N23", stock="0/5/4", lasting="G15", played="P10")
    assert against(position, "0 place N23") != ""


# --- N24 Springboard


def test_n24_springboard_repeats_a_full_safe_action() -> None:
    position = scene(["S02", "S03"], crafted="N24", rows="3U:2 4U:2 5U 4L", played="P14")
    play(position, "0 place N24")
    assert choices(position, "spring") == ["3U", "4U"]
    heard = play(position, "0 spring 4U")
    assert only(heard, ResourcesGained) == ResourcesGained(0, (3, 0, 0), "4U")
    assert on_rows(position) == "3U:2 4U:2 4L 5U"


def test_n24_counts_as_one_performed_safe_action() -> None:
    position = scene(["S02", "S03"], crafted="N24", rows="3U:2", danger_streak=3, actions=2, played="P14")
    heard = play(position, "0 place N24")
    assert len(told(heard, ActionPerformed)) == 1
    assert not only(heard, ActionPerformed).dangerous
    assert (seen(position).danger_streak, seen(position).actions) == (0, 3)


def test_n24_pays_the_cost_of_the_row() -> None:
    position = scene(["S02", "S03"], crafted="N24", rows="7U", stock="0/1/1", discard="S05", played="P14")
    heard = play(position, "0 place N24", "0 shelter S05")
    assert only(heard, ResourcesSpent) == ResourcesSpent(0, (0, 1, 1), "7U")


@pytest.mark.parametrize(
    ("rows", "have", "lasting", "legal"),
    [
        ("", "9/9/9", "", False),
        ("3U", "9/9/9", "", False),
        ("3L", "9/9/9", "", False),
        ("3U:2", "0/0/0", "", True),
        ("1U", "0/0/0", "", False),
        ("1U", "1/0/0", "", True),
        ("7U", "0/1/1", "", True),
        ("7U", "0/1/1", "G14", False),
        ("8U", "0/5/4", "", True),
        ("8U", "0/5/3", "", False),
        ("8U", "0/5/4", "G14", False),
        ("8U", "0/5/4", "G15", False),
    ],
)
def test_n24_needs_a_full_safe_action_with_a_payable_cost(rows: str, have: str, lasting: str, legal: bool) -> None:
    position = scene(["S02", "S03"], crafted="N24", rows=rows, stock=have, lasting=lasting, played="P10", azrael=5)
    assert (against(position, "0 place N24") == "") == legal


def test_n24_every_modification_in_force_applies() -> None:
    position = scene(["S02", "S03"], crafted="N12 N24", rows="3U:2", lasting="G12", played="P19")
    play(position, "0 place N24")
    assert stock(position) == "0/5/0"  # 3 - 1 + 1 + 2
    position = scene(["S02", "S03"], crafted="N17 N24", rows="1U", azrael=5, played="P14")
    play(position, "0 place N24")
    assert seen(position).forest_count == 9
    position = scene(["S02", "S03"], crafted="N14 N24", rows="8U", stock="0/5/3", azrael=5, played="P10")
    play(position, "0 place N24")
    assert built(position) == ["R1"]


def test_n24_takes_a_double_for_full() -> None:
    position = scene(["S02", "S03"], crafted="N24", rows="3U", doubles="3U", played="P14")
    play(position, "0 place N24")
    assert stock(position) == "0/3/0"


def test_n24_rolls_no_die_where_azrael_stands() -> None:
    position = scene(["S02", "S03"], crafted="N24", rows="3U:2", azrael=3, played="P14")
    heard = play(position, "0 place N24")
    assert order(heard, ResourcesGained) == [ResourcesGained]


@pytest.mark.parametrize("code", ["N01", "N02", "N03", "N04", "N07", "N09"])
@pytest.mark.parametrize("open_window", ["A", "B", "C", "D", "E", "F"])
def test_bonus_inventions_are_usable_in_all_six_windows(code: str, open_window: str) -> None:
    crafted_now = f"{code} N02" if code == "N09" else code
    ways: dict[str, tuple[str, list[str], str]] = {
        "A": ("P14 S02", [], ""),
        "B": ("P14 S02", ["0 play P14"], ""),
        "C": ("P14 S02", ["0 play P14", "0 place 3U"], "azrael:hunt"),
        "D": ("P14 S02", ["0 play P14", "0 place 4U"], ""),
        "E": ("P14 S02", ["0 play P14", "0 place 5L"], "danger:hunt"),
        "F": ("S07 S02", ["0 play S07", "0 gain 0/1/1"], ""),
    }
    held, moves, dice = ways[open_window]
    position = scene([held, "S03"], crafted=crafted_now, rows="3U 6U", azrael=3)
    play(position, *moves, dice=dice)
    assert window(position) == open_window
    assert code in choices(position, "use")
