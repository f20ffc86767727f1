"""Step 3: perform the action. SCH-090 to SCH-097. Step 4: discard and draw. SCH-100 to SCH-104."""

from __future__ import annotations

import pytest

from tablee.games.schtroumpfs.events import (
    ActionFizzled,
    ActionPerformed,
    AzraelMoved,
    CardDiscarded,
    CardDrawn,
    DeckReshuffled,
    DieRolled,
    HouseBuilt,
    IdeasRevealed,
    InventionCrafted,
    Rescue,
    ResourcesGained,
    ResourcesLost,
    ResourcesSpent,
    RoundEnded,
    SmurfSheltered,
    TurnEnded,
    TurnStarted,
)
from tests.games.schtroumpfs.village import (
    against,
    choices,
    hand,
    only,
    options,
    order,
    play,
    row,
    scene,
    seen,
    stock,
    told,
    window,
)


@pytest.mark.rules("SCH-090")
def test_a_filled_action_must_be_performed_at_once() -> None:
    position = scene(["S02", "S03"], stock="1/0/0", rows="7L", played="P10", discard="S01")
    play(position, "0 place 7L")
    assert stock(position) == "0/0/0"
    assert choices(position, "shelter") == ["S01", "S02", "S03"]
    assert against(position, "0 go on") != ""
    assert against(position, "0 decline") != ""


@pytest.mark.rules("SCH-091")
def test_resources_are_paid_before_the_die_and_the_effect_comes_last() -> None:
    position = scene(["S02", "S03"], stock="0/1/1", lasting="G14", played="P10", discard="S01")
    heard = play(position, "0 place 7U", "0 shelter S01", dice="danger:cat")
    assert order(heard, ResourcesSpent, DieRolled, AzraelMoved, ActionPerformed, SmurfSheltered) == [
        ResourcesSpent,
        DieRolled,
        AzraelMoved,
        ActionPerformed,
        SmurfSheltered,
    ]


@pytest.mark.rules("SCH-091")
def test_a_house_is_chosen_and_paid_before_the_die() -> None:
    position = scene(["S02", "S03"], stock="0/5/5", lasting="G14", played="P10")
    play(position, "0 place 8U")
    assert options(position) == ["build R1 0/5/4", "build R2 0/4/5"]
    heard = play(position, "0 build R2 0/4/5", dice="danger:shortages")
    assert order(heard, ResourcesSpent, DieRolled, ResourcesLost, ActionPerformed, HouseBuilt) == [
        ResourcesSpent,
        DieRolled,
        ResourcesLost,
        ActionPerformed,
        HouseBuilt,
    ]
    assert stock(position) == "0/0/0"


@pytest.mark.rules("SCH-092")
def test_a_dangerous_action_rolls_the_danger_die_once() -> None:
    position = scene(["S02", "S03"], played="P10")
    heard = play(position, "0 place 3L", dice="danger:cat")
    assert told(heard, DieRolled) == [DieRolled(0, "danger", 1, "azrael", 1, "3L", False)]


@pytest.mark.rules("SCH-092")
def test_whoever_takes_a_first_slot_of_a_dangerous_action_rolls_nothing() -> None:
    position = scene(["P10 S02", "P17 S03"], lasting="G14", stock="1/0/0")
    assert told(play(position, "0 play P10", "0 place 7L"), DieRolled) == []
    heard = play(position, "1 play P17", "1 place 7L", dice="danger:cat")
    assert only(heard, DieRolled).seat == 1


@pytest.mark.rules("SCH-093")
def test_a_cost_that_the_azrael_die_has_taken_is_not_paid_and_nothing_is_performed() -> None:
    position = scene(["S02", "S03"], azrael=7, stock="0/1/1", lasting="G14", played="P10", danger_streak=2, actions=3)
    heard = play(position, "0 place 7U", "0 lose 0/1/0", dice="azrael:shortage")
    assert only(heard, ActionFizzled) == ActionFizzled(0, "7U", "cost")
    assert order(heard, ResourcesSpent, ActionPerformed, SmurfSheltered) == []
    assert stock(position) == "0/0/1"
    assert row(position, "7U").meeples == 1
    assert (seen(position).danger_streak, seen(position).actions) == (2, 3)


@pytest.mark.rules("SCH-093", "SCH-211")
def test_a_bonus_action_in_window_c_repairs_the_cost() -> None:
    position = scene(["S02", "S03"], azrael=1, stock="1/0/0", crafted="N07", played="P14")
    play(position, "0 place 1U", dice="azrael:shortages")
    assert window(position) == "C"
    assert options(position) == ["go on", "use N07"]
    heard = play(position, "0 use N07", "0 gain 1/3/0")
    assert only(heard, ResourcesSpent) == ResourcesSpent(0, (1, 0, 0), "1U")
    assert told(heard, Rescue) == [Rescue(0, True, False, 1)]


@pytest.mark.rules("SCH-093")
def test_without_the_repair_it_fizzles() -> None:
    position = scene(["S02", "S03"], azrael=1, stock="1/0/0", crafted="N07", played="P14")
    heard = play(position, "0 place 1U", "0 go on", dice="azrael:shortages")
    assert only(heard, ActionFizzled).reason == "cost"
    assert window(position) == "D"


@pytest.mark.rules("SCH-094")
def test_azrael_coming_in_step_3_does_nothing_to_the_meeple_just_placed() -> None:
    position = scene(["S02", "S03"], azrael=2, played="P10")
    heard = play(position, "0 place 3L", dice="danger:cat")
    assert seen(position).azrael == 3
    assert [event.die for event in told(heard, DieRolled)] == ["danger"]
    assert stock(position) == "0/3/0"


@pytest.mark.rules("SCH-094", "SCH-095")
def test_azrael_leaving_in_step_3_takes_nothing_back() -> None:
    position = scene(["S02", "S03"], azrael=3, played="P10")
    heard = play(position, "0 place 3L", dice="azrael:hunt danger:cat")
    assert [event.die for event in told(heard, DieRolled)] == ["azrael", "danger"]
    assert seen(position).azrael == 4
    assert stock(position) == "0/3/0"


@pytest.mark.rules("SCH-095")
def test_the_danger_die_is_rolled_after_window_c() -> None:
    position = scene(["S02", "S03"], azrael=3, crafted="N07", played="P10")
    heard = play(position, "0 place 3L", dice="azrael:hunt")
    assert [event.die for event in told(heard, DieRolled)] == ["azrael"]
    assert window(position) == "C"
    heard = play(position, "0 go on", dice="danger:hunt")
    assert [event.die for event in told(heard, DieRolled)] == ["danger"]
    assert window(position) == "E"


@pytest.mark.rules("SCH-096")
def test_an_effect_without_anything_to_act_on_does_nothing_and_counts() -> None:
    position = scene(["S02", "S03"], rows="6U", played="P10", danger_streak=1, actions=2)
    heard = play(position, "0 place 6U")
    assert only(heard, ActionPerformed) == ActionPerformed(0, "6U", False, 0, 3)
    assert told(heard, InventionCrafted) == []


@pytest.mark.rules("SCH-096")
def test_an_empty_invention_deck_reveals_nothing_and_counts() -> None:
    every = " ".join(f"N{number:02}" for number in range(1, 25))
    position = scene(["S02", "S03"], inventions="", scrapped=every, played="P10")
    heard = play(position, "0 place 6L")
    assert len(told(heard, ActionPerformed)) == 1
    assert told(heard, IdeasRevealed) == []


@pytest.mark.rules("SCH-097")
def test_an_action_whose_meeple_was_removed_is_not_performed() -> None:
    position = scene(
        ["S02", "S03"], azrael=3, crafted="N11", rows="2U:2 4U:2 5U:2 6U 3U", played="P10", gargamel="G12 G10 G17"
    )
    heard = play(position, "0 place 3U", "0 remove 3U", dice="azrael:destroy")
    assert only(heard, ActionFizzled) == ActionFizzled(0, "3U", "slots")
    assert order(heard, ActionPerformed, ResourcesGained) == []


@pytest.mark.rules("SCH-097")
def test_an_action_whose_row_is_still_full_is_performed() -> None:
    position = scene(
        ["S02", "S03"], azrael=3, crafted="N11", rows="2U:2 4U:2 5U:2 6U 3U", played="P10", gargamel="G12 G10 G17"
    )
    heard = play(position, "0 place 3U", "0 remove 6U", dice="azrael:destroy")
    assert only(heard, ResourcesGained).tokens == (0, 3, 0)


@pytest.mark.rules("SCH-097")
def test_an_overflow_meeple_that_is_gone_performs_nothing() -> None:
    position = scene(
        ["S02", "S03"], azrael=3, crafted="N11", rows="2U:2 4U:2 5U:2 6U 3L", played="P23", gargamel="G12 G10 G17"
    )
    play(position, "0 place 3L overflow", dice="azrael:destroy")
    assert "3L overflow" in choices(position, "remove")
    heard = play(position, "0 remove 3L overflow")
    assert only(heard, ActionFizzled) == ActionFizzled(0, "3L", "slots")


# --- Step 4


@pytest.mark.rules("SCH-100")
def test_the_card_in_play_goes_on_the_discard_pile() -> None:
    position = scene(["S02", "S03"], discard="S05 S06", played="P10")
    heard = play(position, "0 place 3U")
    assert only(heard, CardDiscarded) == CardDiscarded(0, "P10", "played")
    assert list(seen(position).discard) == ["S06", "S05", "P10"]


@pytest.mark.rules("SCH-101")
@pytest.mark.parametrize(("seats", "drawn"), [(1, 6), (2, 4), (3, 3), (4, 2), (5, 2)])
def test_an_empty_hand_draws_up_to_the_hand_size(seats: int, drawn: int) -> None:
    others = ["S02", "S03", "S04", "S05"][: seats - 1]
    position = scene(["", *others], played="P10")
    heard = play(position, "0 place 3U")
    assert len(told(heard, CardDrawn)) == drawn
    assert {event.reason for event in told(heard, CardDrawn)} == {"hand"}
    assert only(heard, TurnEnded) == TurnEnded(0, drawn)
    assert len(hand(position, 0)) == drawn


@pytest.mark.rules("SCH-101")
def test_with_one_card_left_nothing_is_drawn() -> None:
    position = scene(["S02", "S03", "S04"], played="P10")
    heard = play(position, "0 place 3U")
    assert told(heard, CardDrawn) == []
    assert only(heard, TurnEnded) == TurnEnded(0, 0)


@pytest.mark.rules("SCH-101")
def test_only_the_active_player_draws() -> None:
    position = scene(["S02", "", "S04"], played="P10")
    heard = play(position, "0 place 3U")
    assert [event.reason for event in told(heard, CardDrawn)] == ["empty"]


@pytest.mark.rules("SCH-102")
def test_the_deck_is_made_anew_only_when_a_card_must_be_drawn() -> None:
    position = scene(["", "S03", "S04"], deck="S05 S06 S07", discard="S08 S09", sheltered="…", played="P10")
    heard = play(position, "0 place 3U")
    assert told(heard, DeckReshuffled) == []
    assert seen(position).deck_count == 0
    assert len(seen(position).discard) == 3


@pytest.mark.rules("SCH-102")
def test_if_both_piles_are_empty_what_can_be_drawn_is_drawn() -> None:
    position = scene(["", "S03", "S04"], deck="S05", sheltered="…", played="P10")
    heard = play(position, "0 place 3U")
    assert sorted(event.card for event in told(heard, CardDrawn)) == ["P10", "S05"]
    assert only(heard, TurnEnded) == TurnEnded(0, 2)


@pytest.mark.rules("SCH-102")
def test_the_card_in_play_is_not_reshuffled_in_its_own_turn() -> None:
    position = scene(["P08 S02", "S03"], deck="", discard="S05", sheltered="…")
    heard = play(position, "0 play P08")
    assert [event.card for event in told(heard, CardDrawn)] == ["S05"]


@pytest.mark.rules("SCH-103")
def test_other_effects_bring_a_hand_above_its_size() -> None:
    position = scene(["P08 S02 S04 S05", "S03", "S06"])
    play(position, "0 play P08", "0 place 3U")
    assert len(hand(position, 0)) == 5
    assert seen(position).hand_size == 3


@pytest.mark.rules("SCH-104")
def test_then_the_next_player_has_their_turn() -> None:
    position = scene(["S02", "S03", "S04"], active=2, leader=1, played="P10", turn=5)
    heard = play(position, "2 place 3U")
    assert order(heard, TurnEnded, TurnStarted) == [TurnEnded, TurnStarted]
    assert only(heard, TurnStarted) == TurnStarted(0, 6)


@pytest.mark.rules("SCH-104")
def test_or_the_round_ends() -> None:
    position = scene(["S02", "S03"], rows="2U:2 4U:2 5U:2 6U", played="P10", gargamel="G12 G13 G17")
    heard = play(position, "0 place 3U")
    assert order(heard, TurnEnded, RoundEnded, TurnStarted) == [TurnEnded, RoundEnded, TurnStarted]
