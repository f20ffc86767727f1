"""The Bailiff (LGT-218 to 222): who gets a house that stands empty."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.loupsgarous.rules import Village
from tests.games.loupsgarous.days import after, at_ballot, choices, house, play, seconds, stands, town, why_not
from tests.games.loupsgarous.village import building, dawn, kinds, morning, seen, step, until, village

PEOPLE = [
    "villager bailiff",
    "villager church spent",
    "villager bundle",
    "werewolf bundle",
    "villager bundle",
    "villager farm1",
    "villager tavern spent",
]


def vacated(target: int, *people: str, **scene: Any) -> Village:
    """The village has executed this player."""
    position = at_ballot(*(people or PEOPLE), **scene)
    voter = next(seat for seat in seen(position).voters if seat != target)
    play(position, f"{voter} vote {target}", "… 30")
    if stands(position) == "sentence":
        play(position, "… 15")
    return position


@pytest.mark.rules("LGT-218", "LGT-102", "LGT-195")
def test_a_vacant_building_is_offered_to_a_living_vagabond_after_a_day_cascade() -> None:
    position = vacated(1)
    assert (stands(position), seconds(position)) == ("house", 20)
    assert choices(position, 0, "house") == ["2", "3", "4"]
    assert choices(position, 0, "leave") == [""]
    assert why_not(position, "0 house 5") == "not_a_vagabond LGT-218"
    assert why_not(position, "0 house 1") == "not_living LGT-104"
    assert why_not(position, "2 house 3") == "not_now LGT-410"
    lines = play(position, "0 house 4")
    assert lines[0] == f"house_offered church 4 {position.now + 10_000}"
    assert (stands(position), seconds(position)) == ("accept", 10)


@pytest.mark.rules("LGT-218", "LGT-090")
def test_he_is_asked_at_the_end_of_a_dawn_too() -> None:
    position = village(*PEOPLE, at="night 2")
    assert dawn(position, wolves=1)[0] == "day_broke 2 - - 1"
    morning(position)
    assert step(position) == "house"
    assert choices(position, 0, "house") == ["2", "3", "4"]


@pytest.mark.rules("LGT-218", "LGT-102")
def test_a_house_left_vacant_is_offered_at_the_next_dawn_even_if_nobody_died() -> None:
    position = village(*PEOPLE[:5], "villager farm1 dead", PEOPLE[6], at="night 2")
    assert dawn(position)[0] == "day_broke 2 - - -"
    morning(position)
    assert step(position) == "house"


@pytest.mark.rules("LGT-218", "LGT-252")
def test_whoever_was_burnt_out_the_same_morning_is_already_a_vagabond() -> None:
    people = ["villager bailiff", "villager church", "pyromaniac bundle", "werewolf bundle", "villager farm1"]
    position = village(*people, "villager bundle", "villager farm2", at="night 2")
    dawn(position, wolves=1, pyromaniac="farm1")
    morning(position)
    assert step(position) == "house"
    assert choices(position, 0, "house") == ["2", "3", "4", "5"]


@pytest.mark.rules("LGT-218")
def test_several_buildings_are_handled_one_after_the_other_in_place_order() -> None:
    people = ["villager bundle", "villager church dead", "villager bailiff", "werewolf bundle", "villager farm1 dead"]
    position = at_ballot(*people, "villager manor spent", "villager bundle", "villager bundle")
    play(position, "0 vote 5", "… 30")
    assert seen(position).step is not None
    order = []
    while stands(position) == "house":
        now = seen(position).step
        assert now is not None
        order.append(now.building)
        play(position, "2 leave")
    assert order == ["church", "farm1", "manor"]


@pytest.mark.rules("LGT-218")
def test_without_a_bailiff_a_vagabond_or_a_vacant_building_nobody_is_asked() -> None:
    nobody = vacated(1, "villager bundle", *PEOPLE[1:])
    assert stands(nobody) == "night"
    no_vagabond = vacated(1, *PEOPLE[:2], "werewolf farm1", "villager farm2", "villager farm3")
    assert stands(no_vagabond) == "night"
    no_house = vacated(2)
    assert stands(no_house) == "night"


@pytest.mark.rules("LGT-219")
def test_a_vagabond_may_refuse_and_another_one_is_asked() -> None:
    position = vacated(1)
    play(position, "0 house 4")
    assert choices(position, 4, "accept") == choices(position, 4, "decline") == [""]
    assert why_not(position, "3 accept") == "not_now LGT-410"
    lines = play(position, "4 decline")
    assert lines[0] == "house_refused church 4"
    assert stands(position) == "house"
    assert choices(position, 0, "house") == ["2", "3"]
    assert why_not(position, "0 house 4") == "already_asked LGT-219"
    lines = play(position, "0 leave")
    assert lines[0] == "house_left_vacant church"
    assert building(position, "church") == "1 -"
    assert stands(position) == "night"


@pytest.mark.rules("LGT-219")
def test_when_all_have_refused_it_stays_vacant() -> None:
    position = vacated(1)
    lines: list[str] = []
    for seat in (2, 3, 4):
        lines += play(position, f"0 house {seat}", f"{seat} decline")
    assert kinds(lines, "house_refused") == [f"house_refused church {seat}" for seat in (2, 3, 4)]
    assert building(position, "church") == "1 -"
    assert stands(position) == "night"


@pytest.mark.rules("LGT-219")
def test_silence_refuses_and_silence_leaves_it_vacant() -> None:
    position = vacated(1)
    play(position, "0 house 4")
    assert play(position, "… 10")[0] == "house_refused church 4"
    assert play(position, "… 20")[0] == "house_left_vacant church"
    assert stands(position) == "night"


@pytest.mark.rules("LGT-219")
def test_what_was_left_vacant_is_offered_again_and_whoever_refused_may_be_asked_again() -> None:
    position = vacated(1)
    play(position, "0 house 4", "4 decline", "0 leave")
    after(position, "house", "debate")
    assert stands(position) == "house"
    assert choices(position, 0, "house") == ["2", "3", "4"]


@pytest.mark.rules("LGT-220", "LGT-222", "LGT-191")
def test_on_acceptance_the_vagabond_moves_in_and_the_power_is_fresh() -> None:
    position = vacated(1)
    lines = play(position, "0 house 4", "4 accept")
    assert kinds(lines, "house_moved") == ["house_moved church 4 4 1"]
    assert building(position, "church") == "1 4"
    assert house(position, "church").token
    assert seen(position).places[4] == 1


@pytest.mark.rules("LGT-220", "LGT-193")
def test_the_power_is_usable_at_once() -> None:
    position = vacated(1)
    play(position, "0 house 4", "4 accept")
    assert stands(position) == "dusk"
    assert kinds(play(position, "4 confess 3"), "card_seen") == ["card_seen 4 0 3 werewolf"]


@pytest.mark.rules("LGT-220", "LGT-402")
def test_a_new_tavern_keeper_is_immune() -> None:
    position = vacated(6)
    play(position, "0 house 4", "4 accept")
    assert house(position, "tavern").token
    after(position, "tavern")
    assert stands(position) == "tavern"
    assert why_not(position, "2 vote 4") != ""


@pytest.mark.rules("LGT-220", "LGT-239")
def test_whoever_has_moved_in_is_a_vagabond_no_more() -> None:
    people = ["villager bailiff", "villager farm1", "villager bundle", "werewolf bundle", "villager barber"]
    offer = [{"step": "offer", "building": "farm2", "ends": 120_000}, {"step": "open_debate"}]
    position = town(*people, "villager bundle", "villager farm2 dead", agenda=offer)
    assert why_not(position, "4 shave 2") == "vagabond LGT-239"
    play(position, "0 house 2", "2 accept")
    assert stands(position) == "debate"
    assert why_not(position, "4 shave 2") == ""


@pytest.mark.rules("LGT-221", "LGT-218")
def test_the_bailiffs_own_house_is_never_given() -> None:
    position = vacated(0)
    assert stands(position) == "night"
    after(position, "debate", "house")
    assert stands(position) == "debate"
    assert building(position, "bailiff") == "0 -"


@pytest.mark.rules("LGT-221", "LGT-255")
def test_with_a_burnt_bailiffs_house_no_housing_is_distributed() -> None:
    position = vacated(1, "villager bundle", *PEOPLE[1:], burnt="bailiff@0")
    assert stands(position) == "night"


@pytest.mark.rules("LGT-222", "LGT-020")
def test_the_place_that_was_left_stays_empty() -> None:
    position = vacated(1)
    play(position, "0 house 4", "4 accept")
    living = [seen(position).places[seat] for seat in (0, 2, 3, 4, 5, 6)]
    assert 4 not in living
    assert len(set(living)) == 6


@pytest.mark.rules("LGT-104", "LGT-218")
def test_the_dead_are_not_housed() -> None:
    position = vacated(1, *PEOPLE[:4], "villager bundle dead", *PEOPLE[5:])
    assert choices(position, 0, "house") == ["2", "3"]
    assert why_not(position, "0 house 4") == "not_living LGT-104"


@pytest.mark.rules("LGT-218", "LGT-402")
def test_a_building_that_has_burnt_is_nothing_to_give() -> None:
    position = vacated(2, burnt="manor@2")
    assert stands(position) == "night"
    until(position, "debate")
    assert building(position, "manor") == "burnt"
