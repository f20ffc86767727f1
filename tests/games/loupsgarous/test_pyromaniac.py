"""The Pyromaniac and the fire (LGT-250 to 258)."""

from __future__ import annotations

import pytest

from tests.games.loupsgarous.village import (
    against,
    alive,
    building,
    choices,
    dawn,
    dead,
    facts,
    kinds,
    lots,
    morning,
    night,
    options,
    play,
    seen,
    steps_of_night,
    tale,
    until,
    village,
)

TABLE = ["werewolf farm1", "villager farm2", "seer church", "werewolf bundle", "pyromaniac bundle", "witch manor"]


# --- What he may burn (LGT-250, 251)


@pytest.mark.rules("LGT-250")
def test_any_standing_building_lived_in_or_not_his_own_too() -> None:
    position = village(
        "werewolf farm1",
        "pyromaniac farm2",
        "seer tavern",
        "villager bundle",
        "villager school dead",
        "villager bundle",
        burnt="church@5",
        at="night 2",
    )
    until(position, "pyromaniac")
    assert sorted(choices(position, 1).split()) == sorted(["farm1", "farm2", "tavern", "school", "-"])
    for name in ("church", "manor", "farm3", "0"):
        assert against(position, f"1 tap pyromaniac {name}") == "illegal_choice"


@pytest.mark.rules("LGT-250")
def test_not_the_house_of_his_lover() -> None:
    players = ["werewolf farm1", "pyromaniac farm2 lover", "seer tavern lover", "villager bundle", "villager school"]
    position = village(*players, at="night 2")
    until(position, "pyromaniac")
    assert choices(position, 1).split() == ["farm1", "farm2", "school", "-"]


@pytest.mark.rules("LGT-250")
def test_he_may_decline_and_keeps_his_fire() -> None:
    position = village(*TABLE, at="night 2")
    assert dawn(position, pyromaniac="-") == ["day_broke 2 - - -"]
    assert seen(position, 4).fire
    position = village(*TABLE, at="night 2")
    assert dawn(position) == ["day_broke 2 - - -"]
    assert seen(position, 4).fire


@pytest.mark.rules("LGT-250", "LGT-254")
def test_once_in_the_game_and_then_he_is_not_called() -> None:
    position = village(*TABLE, at="night 2")
    assert "pyromaniac" in seen(position).order
    night(position, pyromaniac="farm2")
    assert not seen(position, 4).fire
    until(position, "nightfall")
    assert "pyromaniac" not in seen(position).order
    assert "pyromaniac" not in [name for name, _ in steps_of_night(position)]


@pytest.mark.rules("LGT-254")
def test_before_the_fire_is_seen_he_is_called_every_night() -> None:
    position = village(*TABLE, at="night 2")
    until(position, "dawn")
    until(position, "nightfall")
    assert "pyromaniac" in seen(position).order


@pytest.mark.rules("LGT-251")
@pytest.mark.parametrize("grouped", ["", "grouped"])
def test_he_does_not_learn_the_victim(grouped: str) -> None:
    views = []
    for victim in (1, 2):
        position = village(*TABLE, at="night 2", options=grouped)
        until(position, "wolves")
        name = "b4" if grouped else "wolves"
        play(position, f"0 tap {name} {victim}", f"3 tap {name} {victim}")
        until(position, "pyromaniac")
        views.append(seen(position, 4))
    assert views[0] == views[1]


@pytest.mark.rules("LGT-250", "LGT-036")
def test_nobody_knows_before_dawn() -> None:
    position = village(*TABLE, at="night 2")
    until(position, "pyromaniac")
    events = facts(position, "4 tap pyromaniac church")
    for eyes in (None, 0, 2, 5):
        assert tale(events, eyes) == []
    until(position, "witch")
    assert building(position, "church") == "2 2"


# --- What burns (LGT-252, 091)


@pytest.mark.rules("LGT-091", "LGT-252")
def test_the_building_is_removed_and_its_occupant_is_a_vagabond_at_the_same_place() -> None:
    position = village(*TABLE, at="night 2")
    lines = dawn(position, pyromaniac="church")
    assert lines == ["day_broke 2 church - -", "building_burnt church 2 2"]
    assert building(position, "church") == "burnt"
    (church,) = [one for one in seen(position).buildings if one.id == "church"]
    assert (church.place, church.owner, church.standing, church.token) == (2, None, False, False)
    assert {"id": "church", "place": 2, "standing": False} in position.to_json()["buildings"]
    assert alive(position) == [0, 1, 2, 3, 4, 5]
    assert seen(position).places[2] == 2
    until(position, "debate")
    assert options(position, 2, "confess") == ""  # LGT-252: its power is lost
    until(position, "nightfall")
    assert building(position, "church") == "burnt"  # for good


@pytest.mark.rules("LGT-252", "LGT-239")
def test_the_evicted_is_protected_like_any_vagabond() -> None:
    players = [
        "werewolf farm1",
        "raven farm2",
        "seer church",
        "villager bundle",
        "pyromaniac bundle",
        "villager barber",
    ]
    position = village(*players, at="night 2")
    night(position, pyromaniac="church")
    until(position, "debate")
    assert "2" not in options(position, 5, "shave").split()
    until(position, "raven")
    assert "2" not in choices(position, 1).split()


@pytest.mark.rules("LGT-250", "LGT-252", "LGT-402")
def test_a_vacant_building_burns_with_nobody_in_it() -> None:
    players = [*TABLE, "villager bundle", "villager dead"]
    position = village(*players, vacant="tavern@7", at="night 2")
    assert dawn(position, pyromaniac="tavern") == ["day_broke 2 tavern - -", "building_burnt tavern 7 -"]


@pytest.mark.rules("LGT-250", "LGT-401")
def test_he_may_burn_his_own_house() -> None:
    players = ["werewolf farm1", "villager farm2", "seer church", "villager bundle", "pyromaniac barber", "witch manor"]
    position = village(*players, at="night 2")
    assert dawn(position, pyromaniac="barber")[1] == "building_burnt barber 4 4"
    until(position, "debate")
    assert options(position, 4, "shave") == ""


@pytest.mark.rules("LGT-255", "LGT-221")
def test_with_the_bailiffs_house_housing_ends() -> None:
    players = [
        "werewolf farm1",
        "villager farm2",
        "seer bailiff",
        "villager bundle",
        "pyromaniac bundle",
        "witch manor",
    ]
    position = village(*players, at="night 2")
    night(position, wolves=1)
    assert kinds(morning(position), "asked") != []  # with his house he gives the farm
    position = village(*players, at="night 2")
    night(position, wolves=1, pyromaniac="bailiff")
    lines = morning(position)
    assert kinds(lines, "asked", "house_offered") == []
    assert building(position, "farm2") == "1 -"


@pytest.mark.rules("LGT-256")
def test_without_her_school_the_teacher_votes_that_day() -> None:
    players = ["werewolf farm1", "villager farm2", "seer school", "villager bundle", "pyromaniac bundle", "witch manor"]
    position = village(*players, at="night 2")
    night(position)
    until(position, "debate")
    assert 2 not in seen(position).voters
    position = village(*players, at="night 2")
    night(position, pyromaniac="school")
    until(position, "ballot")
    assert 2 in seen(position).voters
    assert options(position, 2, "vote") != ""


@pytest.mark.rules("LGT-257")
def test_without_his_farm_a_farmer_neither_elects_nor_is_elected() -> None:
    players = ["werewolf farm1", "villager farm2", "seer farm3", "villager bundle", "pyromaniac bundle", "witch manor"]
    position = village(*players, at="night 2", election_from=2)
    night(position, pyromaniac="farm3")
    lines = morning(position)
    (started,) = kinds(lines, "election_started")
    assert started.split()[1:4] == ["farmers", "0,1", "0,1"]


@pytest.mark.rules("LGT-257", "LGT-205")
def test_a_captain_whose_farm_burns_keeps_the_medal() -> None:
    players = [
        "werewolf farm1",
        "villager farm2",
        "seer farm3 captain",
        "villager bundle",
        "pyromaniac bundle",
        "witch manor",
    ]
    position = village(*players, at="night 3")
    night(position, pyromaniac="farm3")
    until(position, "debate")
    assert seen(position).captain == 2


@pytest.mark.rules("LGT-258", "LGT-057")
def test_without_his_tavern_the_keeper_is_not_immune() -> None:
    players = ["werewolf farm1", "villager tavern", "seer farm3", "villager bundle", "pyromaniac bundle", "raven manor"]
    position = village(*players, at="night 2")
    night(position, pyromaniac="tavern")
    until(position, "ballot")
    assert "1" in options(position, 0, "vote").split()
    until(position, "wolves")
    assert "1" in choices(position, 0).split()
    until(position, "raven")
    assert "1" not in choices(position, 5).split()  # but a Vagabond's protections


# --- The burnt Werewolf (LGT-253)


@pytest.mark.rules("LGT-253", "LGT-020")
@pytest.mark.parametrize(
    ("players", "burnt"),
    [
        (TABLE, [0]),
        (["villager farm1", "werewolf farm2", "seer church", "werewolf farm3", "pyromaniac bundle"], [1]),
        (["werewolf farm1", "villager farm2", "seer church", "werewolf farm3", "pyromaniac bundle"], [0]),
        (["villager farm1", "villager farm2", "seer church", "werewolf farm3", "pyromaniac bundle"], [3]),
        (["white_wolf farm1", "villager farm2", "seer church", "werewolf farm3", "pyromaniac bundle"], [0]),
        (["werewolf bundle", "villager farm2", "seer church", "werewolf farm3", "pyromaniac bundle"], [3]),
        (["werewolf bundle", "villager farm2", "seer church", "werewolf bundle", "pyromaniac bundle"], []),
        (["werewolf farm1", "werewolf dead", "seer church", "villager farm3", "pyromaniac bundle"], [0]),
    ],
)
def test_the_first_werewolf_to_the_right_burns_instead(players: list[str], burnt: list[int]) -> None:
    position = village(*players, at="night 2")
    assert dead(position, wolves=2, pyromaniac="church") == burnt
    assert seen(position).alive[2]


@pytest.mark.rules("LGT-253", "LGT-020", "LGT-222")
def test_right_is_by_places_not_by_seats() -> None:
    players = [
        "seer church place=4",
        "werewolf farm1 place=5",
        "werewolf farm2 place=1",
        "villager farm3 place=0",
        "pyromaniac bundle place=3",
        "villager dead place=2",
    ]
    position = village(*players, at="night 2")
    assert dead(position, wolves=0, pyromaniac="church") == [2]  # places 3, 2 (empty), 1


@pytest.mark.rules("LGT-253")
def test_a_werewolf_who_dies_tonight_otherwise_counts() -> None:
    """All Werewolves living at nightfall: the poisoned one burns, and nobody else does."""
    position = village(*TABLE, at="night 2")
    assert dead(position, wolves=2, pyromaniac="church", witch="- 0") == [0]
    players = [
        "werewolf farm1",
        "villager farm2",
        "seer church",
        "white_wolf farm3",
        "pyromaniac bundle",
        "villager bundle",
    ]
    position = village(*players, at="night 2")
    assert dead(position, wolves=2, white_wolf=0, pyromaniac="church") == [0]


@pytest.mark.rules("LGT-253")
def test_without_a_victim_in_the_house_nobody_burns() -> None:
    position = village(*TABLE, at="night 2")
    assert dead(position, pyromaniac="church") == []
    position = village(*TABLE, at="night 2")
    assert dead(position, wolves="0:2 3:1", pyromaniac="church") == []  # no agreement, no victim


@pytest.mark.rules("LGT-253", "LGT-094")
def test_poison_reaches_the_victim_whom_the_fire_has_saved() -> None:
    position = village(*TABLE, at="night 2")
    assert dead(position, wolves=2, pyromaniac="church", witch="- 2") == [0, 2]


@pytest.mark.rules("LGT-253", "LGT-244")
def test_an_immune_keeper_burns_like_any_other_werewolf() -> None:
    players = ["werewolf tavern", "villager farm2", "seer church", "villager farm3", "pyromaniac bundle"]
    position = village(*players, at="night 2")
    assert dead(position, wolves=2, pyromaniac="church") == [0]


@pytest.mark.rules("LGT-253", "LGT-364")
def test_the_fire_draws_nothing() -> None:
    chance = lots()
    position = village(*TABLE, at="night 2", luck=chance)
    dead(position, chance, wolves=2, pyromaniac="church")
    assert {name.split()[0] for name in chance.labels} <= {"decoy", "dots"}


@pytest.mark.rules("LGT-250", "LGT-284")
def test_a_lost_power_is_not_called() -> None:
    players = [*TABLE, "elder dead"]
    position = village(*players, at="night 3", powers_lost=True)
    assert "pyromaniac" not in seen(position).order
