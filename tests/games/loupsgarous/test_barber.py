"""The Barber (LGT-235, 236): one stroke of the razor, and its price."""

from __future__ import annotations

import pytest

from tests.games.loupsgarous.days import after, at_ballot, choices, play, seconds, stands, town, vote, why_not
from tests.games.loupsgarous.village import alive, building, kinds, seen

REST = ["villager bundle", "villager tavern", "werewolf bundle"]
PEOPLE = [
    "villager barber",
    "werewolf farm1",
    "villager church",
    "villager bundle",
    "villager tavern",
    "werewolf bundle",
]


@pytest.mark.rules("LGT-235", "LGT-005", "LGT-195", "LGT-190")
@pytest.mark.parametrize("card", ["werewolf", "white_wolf"])
def test_a_werewolf_falls_alone(card: str) -> None:
    village = town("villager barber", f"{card} farm1", *PEOPLE[2:], "villager bundle")
    lines = play(village, "0 shave 1")
    assert kinds(lines, "razor_used", "token_spent", "eliminated") == [
        "razor_used 0 1",
        "token_spent barber",
        f"eliminated 1 {card} razor",
    ]
    assert 0 in alive(village)
    assert stands(village) == "debate"
    assert why_not(village, "0 shave 2") == "power_spent LGT-190"


@pytest.mark.rules("LGT-235", "LGT-006")
@pytest.mark.parametrize("card", ["villager", "seer", "piper", "thief"])
def test_with_anybody_else_he_falls_too_in_the_same_batch(card: str) -> None:
    village = town("villager barber", "werewolf farm1", f"{card} church", *PEOPLE[3:], "villager bundle")
    lines = play(village, "0 shave 2")
    assert kinds(lines, "razor_used", "eliminated") == [
        "razor_used 0 2",
        "eliminated 0 villager razor_penalty",
        f"eliminated 2 {card} razor",
    ]
    assert building(village, "barber") == "0 -"


@pytest.mark.rules("LGT-235", "LGT-239", "LGT-048", "LGT-104")
def test_whom_he_may_shave() -> None:
    people = ["villager barber lover", "werewolf farm1", "villager church lover", "villager bundle", "villager tavern"]
    village = town(*people, "villager manor dead")
    assert choices(village, 0, "shave") == ["1", "4"]
    assert why_not(village, "0 shave 2") == "illegal_choice LGT-365"
    assert why_not(village, "0 shave 3") == "vagabond LGT-239"
    assert why_not(village, "0 shave 5") == "not_living LGT-104"
    assert why_not(village, "0 shave 0") == "not_yourself LGT-142"
    assert why_not(village, "1 shave 0") == "no_such_power LGT-190"


@pytest.mark.rules("LGT-236", "LGT-103", "LGT-110")
def test_the_razor_does_not_cancel_the_vote_of_the_day() -> None:
    village = town(*PEOPLE, "villager bundle")
    play(village, "… 4", "0 shave 1")
    assert (stands(village), seconds(village)) == ("debate", 6)
    after(village, "tavern")
    assert stands(village) == "tavern"


@pytest.mark.rules("LGT-236", "LGT-193")
def test_a_condemned_barber_may_still_use_it() -> None:
    village = at_ballot("villager barber", "werewolf farm1", *["villager bundle"] * 4, "werewolf bundle")
    play(village, "1 vote 0", "… 30")
    assert stands(village) == "sentence"
    lines = play(village, "0 shave 1")
    assert kinds(lines, "eliminated") == ["eliminated 1 werewolf razor"]
    if stands(village) == "sentence":
        lines = play(village, "… 15")
    assert "eliminated 0 villager vote" in lines


@pytest.mark.rules("LGT-236", "LGT-410")
def test_an_execution_whose_object_is_already_dead_is_void() -> None:
    village = at_ballot("villager barber", "villager farm1", *["villager bundle"] * 4, "werewolf bundle")
    play(village, "2 vote 0", "… 30")
    lines = play(village, "0 shave 1")
    lines += play(village, "… 15") if stands(village) == "sentence" else []
    assert "execution_void 0" in lines
    assert kinds(lines, "eliminated") == ["eliminated 0 villager razor_penalty", "eliminated 1 villager razor"]
    assert stands(village) == "night"


@pytest.mark.rules("LGT-236", "LGT-402")
def test_the_razor_may_kill_the_condemned_and_the_pardon_has_no_object() -> None:
    village = at_ballot("werewolf barber", "villager manor", "villager farm1", *["villager bundle"] * 4)
    play(village, "3 vote 2", "… 30")
    play(village, "2 ask")
    lines = play(village, "0 shave 2")
    assert "eliminated 2 villager razor" in lines
    lines += play(village, "… 15") if stands(village) == "sentence" else []
    assert kinds(lines, "pardon_granted") == []
    assert 2 not in alive(village)


@pytest.mark.rules("LGT-402", "LGT-236")
def test_the_razor_may_kill_whoever_was_just_pardoned() -> None:
    village = at_ballot(
        "villager barber", "villager manor", "werewolf farm1", "werewolf bundle", *["villager bundle"] * 4
    )
    play(village, "4 vote 2", "… 30")
    lines = play(village, "2 ask", "1 pardon")
    assert "pardon_granted 2" in lines
    assert stands(village) == "dusk"
    assert "eliminated 2 werewolf razor" in play(village, "0 shave 2")


@pytest.mark.rules("LGT-235", "LGT-101", "LGT-107")
def test_a_shaved_hunter_fires_but_not_at_the_barber_who_fell_with_him() -> None:
    village = town("villager barber", "werewolf farm1", "hunter church", *["villager bundle"] * 4)
    lines = play(village, "0 shave 2")
    assert kinds(lines, "shot_asked") == [f"shot_asked 2 {village.now + 25_000}"]
    assert choices(village, 2, "shoot") == ["1", "3", "4", "5", "6"]
    assert why_not(village, "2 shoot 0") == "not_living LGT-104"


@pytest.mark.rules("LGT-235", "LGT-402", "LGT-133")
def test_a_shaved_captain_names_his_successor_and_a_shaved_bailiff_gives_nothing() -> None:
    village = town(
        "villager barber", "villager farm1", "villager farm2", "werewolf bundle", "villager bundle", captain=1
    )
    play(village, "0 shave 1")
    assert stands(village) == "successor"
    assert choices(village, 1, "name") == ["2"]
    village = town("villager barber", "villager bailiff", "villager farm2", *REST)
    play(village, "0 shave 1")
    assert stands(village) == "debate"
    assert (building(village, "barber"), building(village, "bailiff")) == ("0 -", "1 -")


@pytest.mark.rules("LGT-310", "LGT-235")
def test_victory_is_checked_after_the_razor() -> None:
    village = town("villager barber", "werewolf farm1", *["villager bundle"] * 3)
    assert kinds(play(village, "0 shave 1"), "game_ended")[0].startswith("game_ended villagers 0,2,3,4 ")
    assert seen(village).reason == "villagers"


@pytest.mark.rules("LGT-236", "LGT-193")
def test_a_request_during_the_ballot_waits_for_the_next_window() -> None:
    village = at_ballot("villager barber", "werewolf farm1", "werewolf bundle", *["villager bundle"] * 4)
    assert play(village, "0 shave 1") == ["power_queued 0 shave 1"]
    lines = vote(village, "0>3 1>3 2>3 3>1 4>3 5>3 6>3")
    assert kinds(lines, "designated", "eliminated") == ["designated 3", "eliminated 1 werewolf razor"]
    assert f"window_opened sentence {village.now + 15_000}" in lines
    assert (stands(village), seconds(village)) == ("sentence", 15)
