"""The Salvateur (LGT-290 to 293)."""

from __future__ import annotations

import pytest

from tests.games.loupsgarous.village import (
    against,
    choices,
    dead,
    facts,
    night,
    play,
    same,
    seen,
    tale,
    until,
    village,
)

TABLE = ["werewolf", "protector", "villager", "villager", "seer", "witch"]


@pytest.mark.rules("LGT-290")
def test_he_protects_one_living_player_himself_included_or_nobody() -> None:
    position = village("werewolf", "protector", "villager", "villager dead", "seer", "witch", at="night 2")
    until(position, "protector")
    assert choices(position, 1) == "0 1 2 4 5 -"


@pytest.mark.rules("LGT-290", "LGT-093")
@pytest.mark.parametrize("target", [1, 2, 4])
def test_whom_he_protects_is_not_devoured(target: int) -> None:
    assert dead(village(*TABLE, at="night 2"), protector=target, wolves=target) == []
    assert dead(village(*TABLE, at="night 2"), protector="-", wolves=target) == [target]
    assert dead(village(*TABLE, at="night 2"), protector=0, wolves=target) == [target]


@pytest.mark.rules("LGT-290")
def test_he_may_decline_and_who_says_nothing_protects_nobody() -> None:
    assert dead(village(*TABLE, at="night 2"), protector="-", wolves=2) == [2]
    assert dead(village(*TABLE, at="night 2"), wolves=2) == [2]


@pytest.mark.rules("LGT-290")
def test_not_the_same_as_the_night_before() -> None:
    position = village(*TABLE, guarded=2, at="night 2")
    until(position, "protector")
    assert choices(position, 1) == "0 1 3 4 5 -"
    assert against(position, "1 tap protector 2") == "illegal_choice"
    assert seen(position, 1).guarded == 2


@pytest.mark.rules("LGT-290", "LGT-292")
def test_one_night_between_is_enough() -> None:
    position = village(*TABLE, at="night 2")
    night(position, protector=2)
    until(position, "protector")
    assert "2" not in choices(position, 1).split()
    play(position, "1 tap protector 3")
    until(position, "dawn")
    until(position, "protector")
    assert "2" in choices(position, 1).split()
    assert "3" not in choices(position, 1).split()


@pytest.mark.rules("LGT-292")
@pytest.mark.parametrize("declines", ["-", ""])
def test_a_night_without_protection_resets_the_restriction(declines: str) -> None:
    position = village(*TABLE, guarded=2, at="night 2")
    if declines:
        night(position, protector="-")
    else:
        until(position, "dawn")
    until(position, "protector")
    assert choices(position, 1) == "0 1 2 3 4 5 -"


@pytest.mark.rules("LGT-290", "LGT-034")
def test_yesterdays_protection_is_over() -> None:
    position = village(*TABLE, guarded=2, at="night 2")
    assert dead(position, wolves=2) == [2]


@pytest.mark.rules("LGT-291")
def test_it_has_no_effect_on_the_little_girl_and_he_is_not_told_so() -> None:
    players = ["werewolf", "protector", "little_girl", "villager", "seer", "witch"]
    position = village(*players, at="night 2")
    until(position, "protector")
    assert against(position, "1 tap protector 2") == ""
    events = facts(position, "1 tap protector 2")
    assert tale(events, 1) == ["choice_heard 1 protector 2"]
    assert dead(position, wolves=2) == [2]


@pytest.mark.rules("LGT-291")
def test_it_stops_nothing_but_werewolves() -> None:
    assert dead(village(*TABLE, at="night 2"), protector=2, witch="- 2") == [2]
    position = village("werewolf", "protector", "villager lover", "villager", "seer lover", "witch", at="night 2")
    night(position, protector=4, wolves=2)
    until(position, "debate")
    assert not seen(position).alive[4]  # grief


@pytest.mark.rules("LGT-290", "LGT-243")
def test_it_stops_the_bite_of_the_white_werewolf() -> None:
    players = ["werewolf", "protector", "villager", "villager", "seer", "white_wolf"]
    assert dead(village(*players, at="night 2"), protector=0, white_wolf=0) == []
    assert dead(village(*players, at="night 2"), protector=2, white_wolf=0) == [0]


@pytest.mark.rules("LGT-291", "LGT-253")
def test_it_does_not_stop_the_fire() -> None:
    position = village(
        "werewolf farm1", "protector farm2", "villager church", "pyromaniac bundle", "seer farm3", at="night 2"
    )
    assert dead(position, protector=0, wolves=2, pyromaniac="church") == [0]


@pytest.mark.rules("LGT-293", "LGT-096")
def test_the_protected_player_is_not_told_before_or_after() -> None:
    one, other = village(*TABLE, at="night 2"), village(*TABLE, at="night 2")
    night(one, protector=2, wolves=2)
    night(other, protector=3)
    assert same(one, other, 2)
    until(one, "debate")
    until(other, "debate")
    assert same(one, other, 2)


@pytest.mark.rules("LGT-290", "LGT-031")
def test_he_is_called_before_the_seer_and_the_werewolves() -> None:
    position = village(*TABLE, at="night 2")
    assert list(seen(position).order) == ["protector", "seer", "wolves", "witch"]
