"""The Raven (LGT-260 to 262), as far as the night goes."""

from __future__ import annotations

import pytest

from tests.games.loupsgarous.village import (
    against,
    choices,
    dawn,
    facts,
    kinds,
    night,
    play,
    seen,
    tale,
    until,
    village,
)

TABLE = ["werewolf farm1", "raven bundle", "villager church", "villager bundle", "seer tavern", "villager farm2"]


@pytest.mark.rules("LGT-260", "LGT-239")
def test_not_himself_not_a_vagabond_but_an_immune_keeper() -> None:
    position = village(*TABLE, at="night 2")
    until(position, "raven")
    assert choices(position, 1) == "0 2 4 5 -"
    for target in (1, 3):
        assert against(position, f"1 tap raven {target}") == "illegal_choice"


@pytest.mark.rules("LGT-260")
def test_nor_the_dead_nor_his_lover() -> None:
    players = ["werewolf", "raven lover", "villager lover", "villager dead", "seer", "villager"]
    position = village(*players, at="night 2")
    until(position, "raven")
    assert choices(position, 1) == "0 4 5 -"


@pytest.mark.rules("LGT-260")
def test_he_may_decline_and_is_called_last() -> None:
    position = village(*TABLE, at="night 2")
    assert list(seen(position).order)[-1] == "raven"
    lines = dawn(position, raven="-")
    assert lines == ["day_broke 2 - - -"]
    assert dawn(village(*TABLE, at="night 2")) == ["day_broke 2 - - -"]


@pytest.mark.rules("LGT-092", "LGT-261")
def test_the_poster_is_announced_at_dawn_and_the_raven_is_not() -> None:
    position = village(*TABLE, at="night 2")
    lines = dawn(position, raven=5)
    assert lines == ["day_broke 2 - 5 -", "poster_placed 5"]
    assert seen(position).poster == 5


@pytest.mark.rules("LGT-260", "LGT-036")
def test_before_dawn_nobody_knows() -> None:
    position = village(*TABLE, at="night 2")
    until(position, "raven")
    events = facts(position, "1 tap raven 5")
    for eyes in (None, 0, 2, 5):
        assert tale(events, eyes) == []
    assert seen(position).poster is None


@pytest.mark.rules("LGT-262", "LGT-402")
def test_on_a_house_that_burns_it_has_no_effect() -> None:
    players = ["werewolf farm1", "raven bundle", "villager church", "pyromaniac bundle", "seer farm3", "villager farm2"]
    position = village(*players, at="night 2")
    lines = dawn(position, pyromaniac="church", raven=2)
    assert lines == ["day_broke 2 church 2 -", "building_burnt church 2 2", "poster_placed 2", "poster_void 2"]
    assert seen(position).poster is None


@pytest.mark.rules("LGT-262")
def test_on_a_player_who_dies_the_same_night_it_has_no_effect() -> None:
    position = village(*TABLE, at="night 2")
    night(position, wolves=2, raven=2)
    until(position, "ballot")
    lines = until(position, "nightfall")
    (closed,) = kinds(lines, "ballot_closed")
    assert closed.split()[3] == "-"
    assert "2:" not in closed.split()[4]
    assert "designated 2" not in lines


@pytest.mark.rules("LGT-261", "LGT-262")
def test_it_is_gone_at_the_next_nightfall() -> None:
    position = village(*TABLE, at="night 2")
    night(position, raven=5)
    until(position, "nightfall")
    assert seen(position).poster is None


@pytest.mark.rules("LGT-260", "LGT-401")
def test_a_vagabond_raven_acts_on_others() -> None:
    position = village(*TABLE, at="night 2")
    assert kinds(dawn(position, raven=0), "poster_placed") == ["poster_placed 0"]


@pytest.mark.rules("LGT-260", "LGT-034")
def test_the_last_choice_counts() -> None:
    position = village(*TABLE, at="night 2")
    until(position, "raven")
    play(position, "1 tap raven 5", "1 tap raven 2")
    assert dawn(position)[0] == "day_broke 2 - 2 -"
