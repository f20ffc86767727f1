"""Effects of the locations, second half: workshop, shelter, site. SCH-117 to SCH-127."""

from __future__ import annotations

import pytest

from tablee.games.schtroumpfs.events import (
    HouseBuilt,
    IdeasRevealed,
    InventionCrafted,
    InventionDiscarded,
    PermissionAnswered,
    PermissionAsked,
    ResourcesSpent,
    SmurfSheltered,
)
from tests.games.schtroumpfs.village import (
    against,
    built,
    choices,
    crafted,
    decision,
    hand,
    ideas,
    only,
    options,
    play,
    scene,
    seen,
    stock,
    told,
)

# --- Workshop


@pytest.mark.rules("SCH-117")
def test_one_idea_is_crafted_for_free() -> None:
    position = scene(["S02", "S03"], rows="6U", ideas="N11 N12", played="P14")
    play(position, "0 place 6U")
    assert options(position) == ["craft N11", "craft N12"]
    heard = play(position, "0 craft N12")
    assert only(heard, InventionCrafted) == InventionCrafted(0, "N12", 0, True)
    assert (ideas(position), crafted(position), stock(position)) == (["N11"], ["N12"], "0/0/0")


@pytest.mark.rules("SCH-117")
def test_the_only_idea_is_crafted_without_asking_and_without_one_nothing_is() -> None:
    position = scene(["S02", "S03"], rows="6U", ideas="N12", played="P14")
    assert only(play(position, "0 place 6U"), InventionCrafted).invention == "N12"
    position = scene(["S02", "S03"], rows="6U", played="P14")
    assert told(play(position, "0 place 6U"), InventionCrafted) == []
    assert position.awaited() == (1,)


@pytest.mark.rules("SCH-117", "SCH-141")
def test_the_limit_of_four_holds_for_a_free_craft() -> None:
    position = scene(["S02", "S03"], rows="6U", ideas="N12", crafted="N10 N13 N14 N15", played="P14")
    play(position, "0 place 6U")
    assert decision(position) == "discard_for_limit"
    heard = play(position, "0 discard N14")
    assert only(heard, InventionDiscarded) == InventionDiscarded("N14", "limit", False)
    assert crafted(position) == ["N10", "N12", "N13", "N15"]


@pytest.mark.rules("SCH-118", "SCH-119", "SCH-142")
def test_three_new_ideas_come_to_those_that_lie_there() -> None:
    position = scene(["S02", "S03"], ideas="N01 N03 N04 N05", inventions="N10 N11 N12 …", played="P14")
    heard = play(position, "0 place 6L")
    assert list(only(heard, IdeasRevealed).inventions) == ["N10", "N11", "N12"]
    assert only(heard, IdeasRevealed).reason == "6L"
    assert ideas(position) == ["N01", "N03", "N04", "N05", "N10", "N11", "N12"]
    assert seen(position).invention_count == 17


@pytest.mark.rules("SCH-119")
def test_all_inventions_may_be_ideas() -> None:
    most = " ".join(f"N{number:02}" for number in range(1, 22))
    position = scene(["S02", "S03"], ideas=most, played="P14")
    play(position, "0 place 6L")
    assert len(ideas(position)) == 24


@pytest.mark.rules("SCH-120", "SCH-151")
def test_discarded_inventions_never_come_back() -> None:
    gone = " ".join(f"N{number:02}" for number in range(1, 23))
    position = scene(["S02", "S03"], scrapped=gone, played="P14")
    heard = play(position, "0 place 6L")
    assert sorted(only(heard, IdeasRevealed).inventions) == ["N23", "N24"]
    assert seen(position).invention_count == 0
    assert len(seen(position).scrapped) == 22


# --- Shelter


@pytest.mark.rules("SCH-121", "SCH-123")
def test_any_smurf_of_the_discard_pile_or_of_a_hand_may_be_sheltered() -> None:
    position = scene(["S02 P03", "S03 P04"], discard="S05 P05", stock="0/1/1", played="P14")
    play(position, "0 place 7U")
    assert choices(position, "shelter") == ["P03", "P04", "P05", "S02", "S03", "S05"]


@pytest.mark.rules("SCH-121")
@pytest.mark.parametrize(("card", "owner", "starting"), [("S05", None, 1), ("P05", None, 0), ("S02", 0, 1)])
def test_it_leaves_the_game_for_good(card: str, owner: int | None, starting: int) -> None:
    position = scene(["S02 P03", "S03"], discard="S05 P05", stock="0/1/1", played="P14")
    heard = play(position, "0 place 7U", f"0 shelter {card}")
    assert only(heard, SmurfSheltered) == SmurfSheltered(0, card, owner, starting)
    assert list(seen(position).sheltered) == [card]
    assert card not in [*seen(position).discard, *hand(position, 0)]
    assert seen(position).sheltered_starting == starting


@pytest.mark.rules("SCH-122")
def test_a_card_of_another_hand_needs_permission() -> None:
    position = scene(["S02", "S03 P04"], stock="0/1/1", played="P14")
    heard = play(position, "0 place 7U", "0 shelter S03")
    assert only(heard, PermissionAsked) == PermissionAsked(1, 0, "S03")
    assert position.awaited() == (1,)
    assert options(position) == ["allow", "refuse"]
    heard = play(position, "1 allow")
    assert only(heard, PermissionAnswered) == PermissionAnswered(1, 0, "S03", True)
    assert only(heard, SmurfSheltered) == SmurfSheltered(0, "S03", 1, 1)


@pytest.mark.rules("SCH-122")
def test_a_refused_card_cannot_be_asked_for_again_in_the_same_effect() -> None:
    position = scene(["S02", "S03 P04"], stock="0/1/1", played="P14")
    heard = play(position, "0 place 7U", "0 shelter S03", "1 refuse")
    assert only(heard, PermissionAnswered) == PermissionAnswered(1, 0, "S03", False)
    assert position.awaited() == (0,)
    assert choices(position, "shelter") == ["P04", "S02"]
    assert against(position, "0 shelter S03") == "SCH-122"
    assert hand(position, 1) == ["P04", "S03"]


@pytest.mark.rules("SCH-122")
def test_in_another_effect_it_can_be_asked_for_again() -> None:
    position = scene(["S02 S04 P09", "S03 P17"], stock="0/2/2", played="P14")
    play(position, "0 place 7U", "0 shelter S03", "1 refuse", "0 shelter S02")
    play(position, "1 play P17", "1 place 3U", "0 play P09")
    assert "S03" in choices(position, "shelter")


@pytest.mark.rules("SCH-123", "SCH-077")
def test_the_card_in_play_cannot_be_sheltered() -> None:
    position = scene(["S02", "S03"], stock="0/1/1", played="P14")
    play(position, "0 place 7U")
    assert against(position, "0 shelter P14") != ""


@pytest.mark.rules("SCH-124")
def test_sheltering_does_not_change_the_number_of_meeples() -> None:
    position = scene(["S02", "S03"], discard="S05", stock="0/1/1", played="P14")
    play(position, "0 place 7U", "0 shelter S05")
    assert (seen(position).esplanade, seen(position).spare, seen(position).removed) == (7, 1, 0)


@pytest.mark.rules("SCH-125")
def test_at_the_shelter_sheltering_is_mandatory() -> None:
    position = scene(["P03 P05", "P04"], stock="0/1/1", played="P14")
    play(position, "0 place 7U")
    assert choices(position, "shelter") == ["P03", "P04", "P05"]
    assert against(position, "0 decline") != ""


@pytest.mark.rules("SCH-125")
def test_the_only_card_is_taken_without_asking() -> None:
    position = scene(["", ""], discard="P05", deck="S05 …", stock="0/1/1", played="P14")
    heard = play(position, "0 place 7U")
    assert only(heard, SmurfSheltered).card == "P05"


@pytest.mark.rules("SCH-125", "SCH-122")
def test_refusals_never_block() -> None:
    position = scene(["", "P04 P03"], stock="0/1/1", played="P14")
    play(position, "0 place 7U", "0 shelter P04", "1 refuse")
    heard = play(position, "1 refuse")
    assert told(heard, SmurfSheltered) == []
    assert position.awaited() == (1,)
    assert len(choices(position, "play")) == 2


# --- Site


@pytest.mark.rules("SCH-126")
@pytest.mark.parametrize(
    ("roof", "have"),
    [
        ("R1", "0/5/4"),
        ("R2", "0/4/5"),
        ("R3", "1/5/4"),
        ("R4", "1/4/5"),
        ("R5", "2/5/3"),
        ("R6", "2/3/5"),
        ("R7", "3/5/3"),
        ("R8", "3/3/5"),
    ],
)
def test_a_house_costs_what_its_roof_shows(roof: str, have: str) -> None:
    position = scene(["S02", "S03"], level="terrible", stock="20/20/20", played="P10")
    play(position, "0 place 8U")
    assert f"{roof} {have}" in choices(position, "build")
    heard = play(position, f"0 build {roof} {have}")
    paid = tuple(int(count) for count in have.split("/"))
    assert only(heard, ResourcesSpent) == ResourcesSpent(0, (paid[0], paid[1], paid[2]), roof)
    assert only(heard, HouseBuilt).house == roof
    assert built(position) == [roof]


@pytest.mark.rules("SCH-126")
def test_only_unfinished_houses_in_play_that_can_be_paid_are_offered() -> None:
    position = scene(["S02", "S03"], houses="R1 R2 R3 R4 R7 R8", built="R2", stock="1/5/5", played="P10")
    play(position, "0 place 8U")
    assert choices(position, "build") == ["R1 0/5/4", "R3 1/5/4", "R4 1/4/5"]
    for wrong in ("R2 0/4/5", "R7 3/5/3", "R5 2/5/3", "R1 0/4/4", "R1 0/5/5"):
        assert against(position, f"0 build {wrong}") != ""


@pytest.mark.rules("SCH-126")
def test_then_one_smurf_may_be_sheltered() -> None:
    position = scene(["S02", "S03"], discard="S05", stock="0/5/4", played="P10")
    play(position, "0 place 8U")
    assert options(position) == ["decline", "shelter S02", "shelter S03", "shelter S05"]
    heard = play(position, "0 shelter S05")
    assert only(heard, SmurfSheltered).card == "S05"


@pytest.mark.rules("SCH-126")
def test_or_not() -> None:
    position = scene(["S02", "S03"], discard="S05", stock="0/5/4", played="P10")
    heard = play(position, "0 place 8U", "0 decline")
    assert told(heard, SmurfSheltered) == []
    assert position.awaited() == (1,)


@pytest.mark.rules("SCH-126", "SCH-122")
def test_after_a_refusal_the_builder_chooses_again_or_not() -> None:
    position = scene(["S02", "S03"], stock="0/5/4", played="P10")
    play(position, "0 place 8U", "0 shelter S03", "1 refuse")
    assert options(position) == ["decline", "shelter S02"]


@pytest.mark.rules("SCH-127")
def test_one_house_for_each_performed_action() -> None:
    position = scene(["S02", "S03"], stock="0/10/10", played="P10")
    heard = play(position, "0 place 8U", "0 build R1 0/5/4", "0 decline")
    assert len(told(heard, HouseBuilt)) == 1
    assert built(position) == ["R1"]
    assert position.awaited() == (1,)
