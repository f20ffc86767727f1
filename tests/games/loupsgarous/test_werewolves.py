"""The pack (LGT-055 to 061)."""

from __future__ import annotations

import pytest

from tests.games.loupsgarous.village import (
    against,
    alive,
    choices,
    dead,
    facts,
    facts_until,
    kinds,
    night,
    play,
    seen,
    step,
    tale,
    until,
    village,
    wait,
)

TABLE = ["werewolf", "werewolf", "white_wolf", "villager", "villager", "seer", "villager"]


# --- Waking


@pytest.mark.rules("LGT-055")
@pytest.mark.parametrize("grouped", ["", "grouped"])
def test_all_living_werewolves_are_told_who_they_are_and_nobody_else_is(grouped: str) -> None:
    position = village("werewolf", "werewolf dead", "white_wolf", "villager", "seer", "little_girl", options=grouped)
    events = facts_until(position, "wolves")
    assert kinds(tale(events), "pack_told") == ["pack_told 0,2 0,2"]
    for eyes in (None, 3, 4, 5):
        assert kinds(tale(events, eyes), "pack_told") == []
        assert eyes is None or list(seen(position, eyes).pack) == []


@pytest.mark.rules("LGT-055")
def test_the_white_werewolf_is_not_distinguished() -> None:
    one = village("werewolf", "white_wolf", "werewolf", "villager", "seer", at="night 2")
    other = village("werewolf", "werewolf", "white_wolf", "villager", "seer", at="night 2")
    until(one, "wolves")
    until(other, "wolves")
    play(one, "1 tap wolves 3", "2 tap wolves 4")
    play(other, "1 tap wolves 3", "2 tap wolves 4")
    assert seen(one, 0) == seen(other, 0)


@pytest.mark.rules("LGT-055", "LGT-057")
def test_a_lone_werewolf_wakes_all_the_same() -> None:
    position = village("villager", "werewolf", "seer", "villager", "villager", at="night 2")
    assert kinds(until(position, "wolves"), "pack_told") == ["pack_told 1 1"]
    assert dead(position, wolves=0) == [0]


@pytest.mark.rules("LGT-055", "LGT-042")
def test_on_night_1_the_pack_is_told_only_when_it_wakes() -> None:
    position = village(*TABLE, at="night 1")
    until(position, "seer")
    assert list(seen(position, 0).pack) == []
    until(position, "wolves")
    assert list(seen(position, 0).pack) == [0, 1, 2]


# --- Designations


@pytest.mark.rules("LGT-056")
@pytest.mark.parametrize("grouped", ["", "grouped"])
def test_a_designation_is_seen_at_once_by_the_pack_alone(grouped: str) -> None:
    position = village(*TABLE, options=grouped)
    until(position, "wolves")
    events = facts(position, f"1 tap {step(position)} 3")
    for wolf in (0, 1, 2):
        assert kinds(tale(events, wolf), "designation_changed") == ["designation_changed 0,1,2 1 3"]
        assert dict(seen(position, wolf).designations) == {1: 3}
    for eyes in (None, 3, 4, 5):
        assert tale(events, eyes) == []
        assert dict(seen(position, eyes).designations) == {}


@pytest.mark.rules("LGT-056", "LGT-034")
def test_a_designation_may_be_changed_and_taken_back() -> None:
    position = village(*TABLE)
    until(position, "wolves")
    play(position, "1 tap wolves 3")
    assert kinds(play(position, "1 tap wolves 4"), "designation_changed") == ["designation_changed 0,1,2 1 4"]
    assert kinds(play(position, "1 tap wolves -"), "designation_changed") == ["designation_changed 0,1,2 1 -"]
    assert dict(seen(position, 0).designations) == {}


@pytest.mark.rules("LGT-057")
def test_they_may_designate_living_villagers() -> None:
    position = village("werewolf", "werewolf", "white_wolf", "villager dead", "villager", "seer", "piper", "elder")
    until(position, "wolves")
    for wolf in (0, 1, 2):
        assert choices(position, wolf) == "4 5 6 7 -"
    for target in (0, 1, 2, 3):
        assert against(position, f"0 tap wolves {target}") == "illegal_choice"


@pytest.mark.rules("LGT-057", "LGT-223", "LGT-228")
def test_not_an_immune_tavern_keeper() -> None:
    for spent, targets in (("", "2 3 -"), ("spent", "2 3 4 -")):
        position = village(
            "werewolf bundle",
            "werewolf farm1",
            "villager bundle",
            "seer farm2",
            f"villager tavern {spent}",
            at="night 2",
        )
        until(position, "wolves")
        assert choices(position, 0) == targets


@pytest.mark.rules("LGT-048", "LGT-057", "LGT-058")
def test_the_lover_of_one_may_be_devoured_by_the_others() -> None:
    position = village("werewolf lover", "werewolf", "villager lover", "villager", "villager", "seer", at="night 2")
    assert dead(position, wolves="1:2") == [2]


# --- Agreement


@pytest.mark.rules("LGT-058")
@pytest.mark.parametrize(
    ("designations", "victims"),
    [
        ("0:3 1:3 2:3", [3]),
        ("0:3", [3]),
        ("2:3", [3]),
        ("0:3 1:3", [3]),
        ("0:3 1:4", []),
        ("0:3 1:3 2:4", []),
        ("", []),
    ],
)
def test_all_that_designate_somebody_must_agree(designations: str, victims: list[int]) -> None:
    position = village(*TABLE)
    deeds: dict[str, str | int] = {"wolves": designations} if designations else {}
    assert dead(position, **deeds) == victims  # type: ignore[arg-type]


@pytest.mark.rules("LGT-058", "LGT-034")
def test_what_counts_is_how_the_step_ends() -> None:
    position = village(*TABLE)
    until(position, "wolves")
    play(position, "0 tap wolves 3", "1 tap wolves 4", "1 tap wolves 3")
    assert dead(position) == [3]
    position = village(*TABLE)
    until(position, "wolves")
    play(position, "0 tap wolves 3", "1 tap wolves 3")
    wait(position, 47)
    play(position, "1 tap wolves 4")
    assert dead(position) == []


@pytest.mark.rules("LGT-058", "LGT-060")
def test_who_takes_a_designation_back_neither_helps_nor_blocks() -> None:
    position = village(*TABLE)
    until(position, "wolves")
    play(position, "0 tap wolves 3", "1 tap wolves 4", "1 tap wolves -")
    assert dead(position) == [3]
    position = village(*TABLE)
    until(position, "wolves")
    play(position, "0 tap wolves 3", "0 tap wolves -")
    assert dead(position) == []


@pytest.mark.rules("LGT-060")
def test_nobody_is_no_designation() -> None:
    """A Werewolf on the empty cell has none: the other's choice stands."""
    position = village(*TABLE)
    assert dead(position, wolves="0:- 1:3 2:-") == [3]


@pytest.mark.rules("LGT-058")
def test_the_dead_of_the_pack_do_not_count() -> None:
    position = village("werewolf", "werewolf dead", "villager", "villager", "villager", "seer")
    assert dead(position, wolves=2) == [2]


@pytest.mark.rules("LGT-058", "LGT-034")
def test_yesterdays_designations_are_forgotten() -> None:
    position = village(*TABLE)
    night(position, wolves=3)
    until(position, "nightfall")
    night(position)
    assert alive(position) == [0, 1, 2, 4, 5, 6]


# --- Majority (LGT-059)


@pytest.mark.rules("LGT-059")
@pytest.mark.parametrize(
    ("designations", "victims"),
    [
        ("0:3 1:3 2:4", [3]),
        ("0:3 1:3", [3]),
        ("0:3", []),  # one of three is not more than half
        ("0:3 1:4", []),
        ("0:3 1:4 2:5", []),
        ("0:3 1:3 2:3", [3]),
    ],
)
def test_with_the_option_more_than_half_of_the_living_werewolves_decide(designations: str, victims: list[int]) -> None:
    position = village(*TABLE, options="wolf_majority")
    assert dead(position, wolves=designations) == victims


@pytest.mark.rules("LGT-059")
def test_exactly_half_is_not_more_than_half() -> None:
    players = ["werewolf", "werewolf", "werewolf", "werewolf", "villager", "villager", "villager", "villager", "seer"]
    position = village(*players, options="wolf_majority")
    assert dead(position, wolves="0:4 1:4 2:5 3:6") == []
    position = village(*players, options="wolf_majority")
    assert dead(position, wolves="0:4 1:4 2:4 3:6") == [4]


@pytest.mark.rules("LGT-059")
def test_only_the_living_are_counted() -> None:
    players = ["werewolf", "werewolf dead", "werewolf dead", "villager", "villager", "villager", "villager"]
    assert dead(village(*players, options="wolf_majority"), wolves=3) == [3]


# --- A kind start (LGT-061)


@pytest.mark.rules("LGT-061")
def test_the_first_to_fall_last_time_is_spared_on_night_1() -> None:
    position = village(*TABLE, options="kind_start spare=4", at="night 1")
    until(position, "wolves")
    assert choices(position, 0) == "3 5 6 -"
    assert seen(position).spare == 4  # public


@pytest.mark.rules("LGT-061")
def test_on_night_2_no_more() -> None:
    position = village(*TABLE, options="kind_start spare=4", at="night 2")
    until(position, "wolves")
    assert choices(position, 0) == "3 4 5 6 -"


@pytest.mark.rules("LGT-061")
def test_without_the_option_nobody_is_spared() -> None:
    position = village(*TABLE, options="spare=4", at="night 1")
    until(position, "wolves")
    assert choices(position, 0) == "3 4 5 6 -"
    assert seen(position).spare is None


@pytest.mark.rules("LGT-061")
def test_the_first_to_fall_is_handed_to_the_next_game() -> None:
    position = village(*TABLE, at="night 2", first_out=-1)
    night(position, wolves=4)
    assert [position.carried(seat) for seat in range(7)] == ["", "", "", "", "first_out", "", ""]
    until(position, "nightfall")
    night(position, wolves=3)
    assert position.carried(4) == "first_out"
    assert position.carried(3) == ""
