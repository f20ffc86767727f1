"""The Healer (LGT-212): the used power of somebody else's building comes back."""

from __future__ import annotations

import pytest

from tests.games.loupsgarous.days import choices, house, play, town, why_not

PEOPLE = [
    "villager hovel",
    "werewolf church spent",
    "seer barber spent",
    "villager manor spent",
    "villager tavern spent",
    "villager school",
    "villager farm1",
    "villager bundle",
    "villager dead",
]


@pytest.mark.rules("LGT-212", "LGT-191")
def test_he_restores_the_used_power_of_confessor_barber_or_lord() -> None:
    assert choices(town(*PEOPLE), 0, "restore") == ["1", "2", "3"]


@pytest.mark.rules("LGT-212", "LGT-191", "LGT-195")
@pytest.mark.parametrize(("seat", "building"), [(1, "church"), (2, "barber"), (3, "manor")])
def test_the_token_returns_for_one_new_use(seat: int, building: str) -> None:
    village = town(*PEOPLE)
    lines = play(village, f"0 restore {seat}")
    assert lines == [f"power_restored 0 {seat} {building}", "token_spent hovel"]
    assert (house(village, building).token, house(village, "hovel").token) == (True, False)
    assert why_not(village, f"0 restore {3 if seat != 3 else 1}") == "power_spent LGT-190"


@pytest.mark.rules("LGT-212", "LGT-402", "LGT-191")
def test_a_second_confession_is_possible_the_same_day_and_no_third() -> None:
    village = town(*PEOPLE[:1], "werewolf church", *PEOPLE[2:])
    play(village, "1 confess 4", "0 restore 1")
    assert play(village, "1 confess 5")[1] == "card_seen 1 0 5 villager"
    assert why_not(village, "1 confess 6") == "power_spent LGT-190"


@pytest.mark.rules("LGT-212", "LGT-402")
def test_a_second_shave_is_possible_the_same_day() -> None:
    people = ["villager hovel", "villager barber", "werewolf farm1", "werewolf farm2", "werewolf farm3", *PEOPLE[6:]]
    village = town(*people[:5], "villager bundle", "villager bundle")
    play(village, "1 shave 2", "0 restore 1")
    assert "eliminated 3 werewolf razor" in play(village, "1 shave 3")


@pytest.mark.rules("LGT-212")
@pytest.mark.parametrize("target", [4, 5, 6, 7])
def test_he_restores_no_goblet_no_permanent_power_and_no_bundle(target: int) -> None:
    assert why_not(town(*PEOPLE), f"0 restore {target}") == "nothing_to_restore LGT-212"


@pytest.mark.rules("LGT-212")
def test_there_must_be_something_to_restore() -> None:
    village = town("villager hovel", "werewolf church", "villager barber", "villager manor", *["villager bundle"] * 3)
    assert choices(village, 0, "restore") == []
    assert why_not(village, "0 restore 1") == "nothing_to_restore LGT-212"


@pytest.mark.rules("LGT-212")
def test_not_his_own_nor_that_of_the_dead() -> None:
    village = town(*PEOPLE)
    assert why_not(village, "0 restore 0") == "not_yourself LGT-142"
    assert why_not(village, "0 restore 8") == "not_living LGT-104"


@pytest.mark.rules("LGT-402", "LGT-212")
def test_of_a_burnt_building_there_is_nothing_to_restore() -> None:
    village = town("villager hovel", "werewolf bundle", *["villager bundle"] * 5, burnt="church@1")
    assert choices(village, 0, "restore") == []
    assert why_not(village, "0 restore 1") == "nothing_to_restore LGT-212"
