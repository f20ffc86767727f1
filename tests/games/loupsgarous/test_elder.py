"""The Elder's lives (LGT-279 to 281), and the loss of powers as the night knows it (LGT-284)."""

from __future__ import annotations

import pytest

from tests.games.loupsgarous.village import (
    dawn,
    dead,
    kinds,
    morning,
    night,
    play,
    same,
    seen,
    steps_of_night,
    until,
    village,
)

TABLE = ["werewolf", "elder", "witch", "protector", "villager", "hunter", "seer"]


@pytest.mark.rules("LGT-280", "LGT-093")
def test_the_first_devouring_costs_a_life_and_the_second_kills() -> None:
    position = village(*TABLE, at="night 2")
    assert dead(position, wolves=1) == []
    until(position, "nightfall")
    assert dawn(position, wolves=1)[1:] == ["eliminated 1 elder night"]


@pytest.mark.rules("LGT-280")
def test_with_one_life_he_dies() -> None:
    assert dead(village(*TABLE, lives=1, at="night 2"), wolves=1) == [1]
    assert dead(village(*TABLE, lives=2, at="night 2"), wolves=1) == []


@pytest.mark.rules("LGT-280", "LGT-096")
def test_nobody_is_told_of_the_first_not_even_he() -> None:
    one, other = village(*TABLE, at="night 2"), village(*TABLE, at="night 2")
    lines = dawn(one, wolves=1)
    assert lines == dawn(other)
    for eyes in (None, 1, 3, 4, 5, 6):
        assert same(one, other, eyes), eyes


@pytest.mark.rules("LGT-281")
def test_healing_restores_the_life_lost_that_night() -> None:
    position = village(*TABLE, at="night 2")
    assert dead(position, wolves=1, witch="1 -") == []  # 2, 1, 2
    until(position, "nightfall")
    assert dead(position, wolves=1) == []  # 1
    until(position, "nightfall")
    assert dead(position, wolves=1) == [1]


@pytest.mark.rules("LGT-281")
def test_healing_gives_no_second_life_back() -> None:
    position = village(*TABLE, lives=1, at="night 2")
    assert dead(position, wolves=1, witch="1 -") == []  # 1, 0, 1
    until(position, "nightfall")
    assert dead(position, wolves=1) == [1]


@pytest.mark.rules("LGT-281", "LGT-290")
@pytest.mark.parametrize("lives", [1, 2])
def test_protection_means_that_no_life_is_lost(lives: int) -> None:
    position = village(*TABLE, lives=lives, at="night 2")
    assert dead(position, protector=1, wolves=1) == []
    until(position, "nightfall")
    assert dead(position, wolves=1) == ([] if lives == 2 else [1])


@pytest.mark.rules("LGT-281", "LGT-253")
def test_fire_means_that_no_life_is_lost() -> None:
    players = [
        "werewolf bundle",
        "elder church",
        "pyromaniac farm1",
        "villager bundle",
        "villager farm2",
        "seer bundle",
    ]
    position = village(*players, at="night 2")
    assert dead(position, wolves=1, pyromaniac="church") == []
    until(position, "nightfall")
    assert dead(position, wolves=1) == []
    until(position, "nightfall")
    assert dead(position, wolves=1) == [1]


@pytest.mark.rules("LGT-093", "LGT-281")
def test_healed_and_protected_he_loses_nothing_and_the_potion_is_spent() -> None:
    position = village(*TABLE, at="night 2")
    assert dead(position, protector=1, wolves=1, witch="1 -") == []
    assert position.to_json().get("lives", 2) == 2
    assert not seen(position, 2).heal


@pytest.mark.rules("LGT-279", "LGT-083")
def test_poison_kills_him_at_once() -> None:
    assert dead(village(*TABLE, at="night 2"), witch="- 1") == [1]


@pytest.mark.rules("LGT-279")
def test_poison_and_the_pack_in_one_night_kill_him_once() -> None:
    assert dawn(village(*TABLE, at="night 2"), wolves=1, witch="- 1")[1:] == ["eliminated 1 elder night"]


@pytest.mark.rules("LGT-279", "LGT-049")
def test_grief_kills_him_at_once() -> None:
    position = village("werewolf", "elder lover", "witch", "protector", "villager lover", "hunter", at="night 2")
    night(position, wolves=4)
    assert morning(position)[0] == "eliminated 1 elder grief"


@pytest.mark.rules("LGT-279", "LGT-105")
def test_a_shot_kills_him_at_once() -> None:
    position = village(*TABLE, at="night 2")
    night(position, wolves=5)
    until(position, "shot")
    position.drain()
    lines = [line for line in play(position, "5 shoot 1") if not line.startswith("eyes_opened")]
    assert lines[:2] == ["shot_fired 5 1", "eliminated 1 elder shot"]


@pytest.mark.rules("LGT-284", "LGT-279")
@pytest.mark.parametrize("deeds", [{"wolves": 1}, {"witch": "- 1"}])
def test_only_the_vote_of_the_village_costs_the_powers(deeds: dict[str, str | int]) -> None:
    position = village(*TABLE, lives=1, at="night 2")
    night(position, **deeds)  # type: ignore[arg-type]
    lines = morning(position)
    assert kinds(lines, "powers_lost") == []
    assert not seen(position).powers_lost
    until(position, "nightfall")
    assert "seer" in seen(position).order


@pytest.mark.rules("LGT-284")
def test_executed_by_the_village_he_takes_the_powers_with_him() -> None:
    players = ["werewolf", "elder", "witch", "protector", "villager", "hunter", "seer", "raven", "piper", "white_wolf"]
    position = village(*players, at="vote 3")
    position.drain()
    lines = play(position, *(f"{seat} vote {0 if seat == 1 else 1}" for seat in range(10)))
    lines += until(position, "nightfall")
    assert kinds(lines, "eliminated", "powers_lost") == ["eliminated 1 elder vote", "powers_lost"]
    assert seen(position).powers_lost  # public
    assert [name for name, _ in steps_of_night(position)] == [
        "nightfall",
        "wolves",
        "white_wolf",
        "piper",
        "charmed",
        "dawn",
    ]
