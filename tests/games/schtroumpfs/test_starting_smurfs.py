"""The twelve starting Smurfs, with the notes of section 5.4."""

from __future__ import annotations

import pytest

from tablee.games.schtroumpfs.events import (
    AbilityResolved,
    ActionPerformed,
    AzraelMoved,
    CardDiscarded,
    CardDrawn,
    CardPickedAtRandom,
    DieRolled,
    ResourcesGained,
    ResourcesLost,
    TargetDesignated,
)
from tests.games.schtroumpfs.village import (
    against,
    choices,
    hand,
    only,
    options,
    order,
    play,
    scene,
    seen,
    stock,
    told,
    window,
)


def test_s01_dimwitty_smurf() -> None:
    position = scene(["S01 S02", "S03"], rows="6U", crafted="N07 N12", ideas="N01", stock="9/9/9")
    play(position, "0 play S01")
    for target in ("6U", "6L", "8U"):
        assert against(position, f"0 place {target}") == "SCH-221"
    assert against(position, "0 place 8L") == ""
    assert choices(position, "use") == []


def test_s01_is_over_with_his_turn() -> None:
    position = scene(["S01 S02", "P14 S03"], rows="3U", crafted="N12")
    play(position, "0 play S01", "0 place 4U", "1 play P14", "1 place 3U")
    assert stock(position) == "0/4/0"


def test_s02_baby_smurf() -> None:
    position = scene(["S02 S04", "S03"], rows="4U")
    play(position, "0 play S02")
    assert choices(position, "place") == ["1L", "2U", "3U", "5U", "6U", "7L", "8L"]
    assert against(position, "0 place 4U") == "SCH-222"


@pytest.mark.parametrize(
    ("code", "after"), [("3U", "0/2/0"), ("4U", "2/0/0"), ("5U", "0/0/2"), ("6U", "0/0/0"), ("N20", "0/3/0")]
)
def test_s03_slouchy_smurf_gains_one_fewer_at_a_location(code: str, after: str) -> None:
    position = scene(["S03 S02", "S04"], rows="" if code == "N20" else code, crafted="N20")
    play(position, "0 play S03", f"0 place {code}")
    assert stock(position) == after


def test_s03_at_the_brook_one_of_any_kind() -> None:
    position = scene(["S03 S02", "S04"], rows="2U")
    play(position, "0 play S03", "0 place 2U")
    assert choices(position, "gain") == ["0/0/1", "0/1/0", "1/0/0"]


def test_s04_lazy_smurf() -> None:
    position = scene(["S04 S02", "S03"], rows="3U 4L")
    play(position, "0 play S04")
    assert choices(position, "place") == ["1L", "2L", "2U", "5L", "5U", "6L", "6U", "7L", "8L"]
    assert against(position, "0 place 3L") == "SCH-223"


def test_s05_vanity_smurf() -> None:
    position = scene(["S05 S02", "S03"], rows="3U 4L")
    play(position, "0 play S05")
    assert choices(position, "place") == ["3L", "3U", "4U"]
    assert against(position, "0 place 5U") == "SCH-224"


def test_s06_grouchy_smurf_loses_a_resource_of_choice() -> None:
    position = scene(["S06 S02", "S03"], stock="1/2/0")
    play(position, "0 play S06")
    assert options(position) == ["lose 0/1/0", "lose 1/0/0"]
    heard = play(position, "0 lose 0/1/0")
    assert only(heard, ResourcesLost) == ResourcesLost(0, (0, 1, 0), "S06")
    assert stock(position) == "1/1/0"


def test_s06_with_one_kind_nobody_is_asked() -> None:
    position = scene(["S06 S02", "S03"], stock="0/0/2")
    play(position, "0 play S06")
    assert stock(position) == "0/0/1"
    assert window(position) == "B"


def test_s07_smurfblossom_gains_two_and_then_rolls() -> None:
    position = scene(["S07 S02", "S03"])
    heard = play(position, "0 play S07", "0 gain 1/0/1", dice="danger:shortages")
    assert order(heard, ResourcesGained, DieRolled, ResourcesLost) == [ResourcesGained, DieRolled, ResourcesLost]
    assert only(heard, ResourcesGained) == ResourcesGained(0, (1, 0, 1), "S07")
    assert only(heard, DieRolled).source == "S07"
    assert stock(position) == "0/0/0"


def test_s08_snappy_smurf_a_random_card_of_a_chosen_player() -> None:
    position = scene(["S08 S02", "S03 S04 S05", ""])
    play(position, "0 play S08")
    assert options(position) == ["target 0", "target 1"]
    heard = play(position, "0 target 1", dice="pick:2")
    assert only(heard, TargetDesignated) == TargetDesignated(0, 1, "snap")
    picked = only(heard, CardPickedAtRandom)
    assert only(heard, CardDiscarded) == CardDiscarded(1, picked.card, "snap")
    assert len(hand(position, 1)) == 2


def test_s08_every_card_of_the_hand_may_be_picked() -> None:
    taken = set()
    for number in range(3):
        position = scene(["S08 S02", "S03 P04 S05"])
        heard = play(position, "0 play S08", "0 target 1", dice=f"pick:{number}")
        taken.add(only(heard, CardDiscarded).card)
    assert taken == {"S03", "P04", "S05"}


def test_s08_the_active_player_may_be_chosen_but_not_the_card_in_play() -> None:
    position = scene(["S08 S02", "S03"])
    heard = play(position, "0 play S08", "0 target 0", dice="pick:0")
    assert only(heard, CardDiscarded) == CardDiscarded(0, "S02", "snap")


def test_s08_nobody_with_a_card_nothing() -> None:
    position = scene(["S08", ""])
    heard = play(position, "0 play S08")
    assert order(heard, TargetDesignated, CardDiscarded) == []
    assert window(position) == "B"


def test_s09_brainy_smurf_draws_before_he_rolls() -> None:
    position = scene(["S09", "S03"], deck="S05 …")
    heard = play(position, "0 play S09", dice="danger:hunt")
    assert order(heard, CardDrawn, DieRolled) == [CardDrawn, DieRolled]
    assert only(heard, CardDrawn) == CardDrawn(0, "S05", "deck", "S09")
    assert hand(position, 0) == ["S05"]


def test_s09_the_drawn_card_may_be_hunted() -> None:
    position = scene(["S09 S02", "S03"], deck="P05 …")
    heard = play(position, "0 play S09", dice="danger:hunt")
    assert only(heard, CardDiscarded) == CardDiscarded(0, "P05", "hunt")


def test_s09_without_a_card_to_draw_he_still_rolls() -> None:
    position = scene(["S09 S02", "S03"], deck="", sheltered="…", azrael=4)
    play(position, "0 play S09", dice="danger:cat")
    assert seen(position).azrael == 5


def test_s10_harmony_smurf_rolls() -> None:
    position = scene(["S10 S02", "S03"])
    heard = play(position, "0 play S10", dice="danger:cat")
    assert only(heard, DieRolled) == DieRolled(0, "danger", 1, "azrael", 1, "S10", False)
    assert only(heard, AbilityResolved) == AbilityResolved(0, "S10")


def test_s11_clumsy_smurf_rolls_twice_one_after_the_other() -> None:
    position = scene(["S11 S02", "S03"], azrael=8)
    play(position, "0 play S11")
    heard = play(position, "0 place 3L", dice="danger:cat danger:cat")
    assert order(heard, DieRolled, AzraelMoved) == [DieRolled, AzraelMoved, DieRolled, AzraelMoved]
    assert only(heard, ActionPerformed).danger_streak == 1
    assert seen(position).azrael == 2


def test_s11_rolls_nothing_for_another_action() -> None:
    position = scene(["S11 S02", "S03"], rows="3U")
    play(position, "0 play S11", "0 place 3U")
    assert stock(position) == "0/3/0"


def test_s11_rolls_once_for_azrael() -> None:
    position = scene(["S11 S02", "S03"], azrael=3)
    play(position, "0 play S11", "0 place 3L", dice="azrael:hunt danger:hunt danger:hunt")
    assert stock(position) == "0/3/0"


def test_s11_each_roll_may_be_re_rolled() -> None:
    position = scene(["S02", "S03"], crafted="N10", azrael=8, played="S11")
    play(position, "0 place 3L", "0 use N10", dice="danger:attack danger:hunt danger:attack")
    assert options(position) == ["decline", "use N10"]
    play(position, "0 use N10", dice="danger:cat")
    assert seen(position).azrael == 1


@pytest.mark.parametrize(("steps", "end"), [(1, 8), (2, 1)])
def test_s12_jokey_smurf_advances_azrael_by_one_or_two(steps: int, end: int) -> None:
    position = scene(["S12 S02", "S03"], azrael=7)
    play(position, "0 play S12")
    assert options(position) == ["advance 1", "advance 2"]
    heard = play(position, f"0 advance {steps}")
    assert only(heard, AzraelMoved) == AzraelMoved(7, end, steps, "S12")
    assert told(heard, DieRolled) == []


@pytest.mark.parametrize("card", ["S01", "S02", "S03", "S04", "S05", "S11"])
def test_those_that_act_until_the_end_of_the_turn_ask_nothing_when_played(card: str) -> None:
    position = scene([f"{card} P03", "P04"], stock="5/5/5")
    play(position, f"0 play {card}")
    assert window(position) == "B"
    assert stock(position) == "5/5/5"
