"""The turn, and step 1: play a card. SCH-070 to SCH-079."""

from __future__ import annotations

import pytest

from tablee.games.schtroumpfs.content import BOX
from tablee.games.schtroumpfs.events import (
    ActionPerformed,
    CardDiscarded,
    CardDrawn,
    CardMissing,
    CardPlayed,
    InventionCrafted,
    MeeplePlaced,
    ResourcesLost,
)
from tablee.games.schtroumpfs.moves import INVENTIONS
from tests.games.schtroumpfs.village import (
    LOST,
    STARTING,
    against,
    choices,
    crafted,
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

NO_DECK = "S01 S03 S04 S05 S06 S07 S08 S09 S10 S11 S12"


@pytest.mark.rules("SCH-070")
def test_a_turn_has_four_steps_in_this_order() -> None:
    position = scene(["P14 S02", "S03"], rows="3U")
    heard = play(position, "0 play P14", "0 place 3U")
    assert order(heard, CardPlayed, MeeplePlaced, ActionPerformed, CardDiscarded) == [
        CardPlayed,
        MeeplePlaced,
        ActionPerformed,
        CardDiscarded,
    ]
    assert only(heard, CardDiscarded) == CardDiscarded(0, "P14", "played")


@pytest.mark.rules("SCH-070", "SCH-217")
def test_one_card_is_played_in_a_turn_and_one_meeple_placed() -> None:
    position = scene(["P14 S02", "S03"])
    assert choices(position, "place") == []
    play(position, "0 play P14")
    assert against(position, "0 play S02") != ""
    play(position, "0 place 3U")
    assert against(position, "0 place 4U") != ""


@pytest.mark.rules("SCH-071")
def test_bonus_actions_are_done_any_number_of_times_in_any_order() -> None:
    position = scene(["P14 S02", "S03"], stock="9/0/0", ideas="N07 N09 N13", cakes="C03 C07", crafted="N14")
    heard = play(position, "0 craft N07", "0 use N07", "0 gain 4/0/0", "0 craft N09", "0 use N09", "0 craft N13")
    assert [event.invention for event in told(heard, InventionCrafted)] == ["N07", "N09", "N13"]
    assert crafted(position) == ["N09", "N13", "N14"]
    assert stock(position) == "6/0/0"


# --- Step 1


@pytest.mark.rules("SCH-072")
def test_whoever_has_no_card_draws_one_and_must_play_it_even_with_another_at_hand() -> None:
    position = scene(["P14 S02", ""], crafted="N03", deck="S06 S07 …", forest="P01 P02", stock="0/0/0")
    heard = play(position, "0 play P14", "0 place 3U", "0 end turn")
    assert only(heard, CardDrawn) == CardDrawn(1, "S06", "deck", "empty")
    play(position, "1 use N03")
    assert hand(position, 1) == ["P01", "S06"]
    assert choices(position, "play") == ["S06"]
    assert against(position, "1 play P01") == "SCH-072"
    play(position, "1 play S06")
    assert seen(position).played == "S06"
    assert seen(position).forced is None


@pytest.mark.rules("SCH-072", "SCH-102")
def test_a_deck_that_is_empty_is_shuffled_for_the_forced_card() -> None:
    position = scene(["P14 S02", ""], deck="", discard="S05", sheltered="…")
    heard = play(position, "0 play P14", "0 place 3U", dice="shuffle")
    assert only(heard, CardDrawn).reason == "empty"
    assert hand(position, 1) in (["S05"], ["P14"])


@pytest.mark.rules("SCH-073")
def test_any_card_of_the_hand_may_be_played_and_no_other() -> None:
    position = scene(["P14 S02 S07", "S03"])
    assert options(position) == ["play P14", "play S02", "play S07"]
    assert against(position, "0 play S03") == "SCH-073"
    assert against(position, "0 play P01") == "SCH-073"


@pytest.mark.rules("SCH-073")
def test_playing_is_mandatory() -> None:
    position = scene(["P14", "S03"])
    assert options(position) == ["play P14"]
    for other in ("go on", "end turn", "place 3U", "decline", "aside"):
        assert against(position, f"0 {other}") != ""


@pytest.mark.rules("SCH-074")
def test_an_unwanted_ability_takes_effect() -> None:
    position = scene(["S06 S02", "S03"], stock="1/0/0")
    heard = play(position, "0 play S06")
    assert only(heard, ResourcesLost).tokens == (1, 0, 0)
    position = scene(["S06 S02", "S03"], stock="1/1/0")
    play(position, "0 play S06")
    assert against(position, "0 decline") != ""


@pytest.mark.rules("SCH-075", "SCH-076")
def test_starting_smurfs_are_not_useful_and_lost_ones_are() -> None:
    assert [card.id for card in BOX.smurfs if card.useful] == LOST
    assert [card.id for card in BOX.smurfs if not card.useful] == STARTING
    assert (len(STARTING), len(LOST)) == (12, 23)
    assert {card.kind for card in BOX.smurfs} == {"now", "turn"}


@pytest.mark.rules("SCH-075")
def test_an_immediate_smurf_acts_at_once() -> None:
    position = scene(["P03 S02", "S03"])
    play(position, "0 play P03")
    assert stock(position) == "1/1/1"


@pytest.mark.rules("SCH-075", "SCH-217")
def test_a_lasting_smurf_acts_until_the_end_of_the_turn_and_no_longer() -> None:
    position = scene(["P13 S02", "P17 S03"], rows="3U 4U")
    play(position, "0 play P13", "0 place 3U")
    assert stock(position) == "0/4/0"
    play(position, "1 play P17", "1 place 4U")
    assert stock(position) == "3/4/0"


@pytest.mark.rules("SCH-076")
@pytest.mark.parametrize(("card", "streak"), [("P14", 4), ("P17", 4), ("S02", 0), ("S11", 0)])
def test_useful_smurfs_are_counted_in_a_row(card: str, streak: int) -> None:
    position = scene([f"{card} S03", "S04"], useful_streak=3)
    heard = play(position, f"0 play {card}")
    assert only(heard, CardPlayed) == CardPlayed(0, card, streak)
    assert seen(position).useful_streak == streak


@pytest.mark.rules("SCH-077")
def test_the_card_in_play_is_in_no_hand_and_in_no_pile() -> None:
    position = scene(["P14 S02", "S03"])
    play(position, "0 play P14")
    assert seen(position).played == "P14"
    assert hand(position, 0) == ["S02"]
    assert list(seen(position).discard) == []
    play(position, "0 place 3U")
    assert seen(position).played is None
    assert list(seen(position).discard) == ["P14"]


@pytest.mark.rules("SCH-078")
@pytest.mark.parametrize("card", ["S06", "S08", "P02", "P05", "P06", "P08", "P09"])
def test_an_ability_without_anything_to_act_on_is_ignored(card: str) -> None:
    position = scene([card, ""], deck="", sheltered="…", inventions="", scrapped=" ".join(INVENTIONS))
    heard = play(position, f"0 play {card}")
    assert window(position) == "B"
    assert order(heard, ResourcesLost, CardDrawn) == []


@pytest.mark.rules("SCH-078")
def test_what_can_be_done_of_an_ability_is_done() -> None:
    position = scene(["P08 S02", "S03"], deck="S04", sheltered="…")
    heard = play(position, "0 play P08")
    assert [event.card for event in told(heard, CardDrawn)] == ["S04"]


# --- SCH-079: no card anywhere


@pytest.mark.rules("SCH-079")
def test_without_any_card_the_turn_goes_on_with_the_placement() -> None:
    position = scene(["S02", ""], deck="", sheltered=NO_DECK, cakes="C02 C07", useful_streak=0)
    heard = play(position, "0 play S02", "0 place 3U")
    assert hand(position, 0) == ["S02"]
    assert only(heard, CardMissing) == CardMissing(1)
    assert position.awaited() == (1,)
    assert window(position) == "B"
    heard = play(position, "1 place 3U")
    assert told(heard, CardPlayed) == []
    assert stock(position) == "0/3/0"


@pytest.mark.rules("SCH-079")
def test_a_turn_without_a_card_leaves_the_useful_streak() -> None:
    position = scene(["P14", ""], deck="", sheltered="S02 " + NO_DECK, useful_streak=1)
    play(position, "0 play P14", "0 place 3U")
    play(position, "1 place 4U")
    assert seen(position).useful_streak == 2


@pytest.mark.rules("SCH-079")
def test_window_a_may_still_bring_a_card() -> None:
    position = scene(["S02", ""], deck="", sheltered=NO_DECK, crafted="N03", forest="P01 P02")
    play(position, "0 play S02", "0 place 3U", "0 end turn")
    assert options(position) == ["go on", "use N03"]
    play(position, "1 use N03")
    assert options(position) == ["play P01"]


@pytest.mark.rules("SCH-079")
def test_window_a_may_be_passed_without_a_card() -> None:
    position = scene(["S02", ""], deck="", sheltered=NO_DECK, crafted="N03", forest="P01 P02")
    play(position, "0 play S02", "0 place 3U", "0 end turn")
    heard = play(position, "1 go on")
    assert only(heard, CardMissing) == CardMissing(1)
    assert window(position) == "B"
