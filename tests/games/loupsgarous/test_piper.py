"""The Piper and the charmed (LGT-295 to 297)."""

from __future__ import annotations

import pytest

from tests.games.loupsgarous.village import (
    against,
    alive,
    choices,
    dawn,
    ended,
    facts_until,
    kinds,
    morning,
    night,
    play,
    seen,
    step,
    tale,
    until,
    village,
)

TABLE = ["werewolf", "piper", "villager", "villager", "seer", "villager"]


def charmed_now(players: list[str], cells: str = "") -> list[int]:
    position = village(*players, at="night 2")
    until(position, "piper")
    if cells:
        play(position, f"1 tap piper {cells}")
    until(position, "charmed")
    return list(seen(position, 1).charmed)


@pytest.mark.rules("LGT-295")
def test_he_charms_two_living_players_not_himself_not_those_already_charmed() -> None:
    position = village("werewolf", "piper", "villager charmed", "villager dead", "seer", "villager", at="night 2")
    until(position, "piper")
    pairs = {tuple(sorted(pair.split(","))) for pair in choices(position, 1).split()}
    assert pairs == {("0", "4"), ("0", "5"), ("4", "5")}


@pytest.mark.rules("LGT-295")
@pytest.mark.parametrize("cells", ["- -", "0 -", "- 0", "0 0", "1 0", "0 1"])
def test_he_must_charm_two(cells: str) -> None:
    position = village(*TABLE, at="night 2")
    until(position, "piper")
    assert against(position, f"1 tap piper {cells}") == "illegal_choice"
    assert against(position, "1 tap piper 0 5") == ""


@pytest.mark.rules("LGT-295", "LGT-351")
def test_one_if_only_one_is_left_and_none_if_none() -> None:
    players = ["werewolf", "piper", "villager charmed", "villager charmed", "seer charmed", "villager"]
    position = village(*players, at="night 2")
    until(position, "piper")
    cells = {tuple(sorted(pair.split(","))) for pair in choices(position, 1).split()}
    assert cells == {("0", "5")}
    players[5] += " charmed"
    position = village(*players, at="night 2")
    until(position, "piper")
    assert choices(position, 1) == "0,-"
    players[0] += " charmed"
    position = village(*players, at="night 2")
    until(position, "piper")
    assert choices(position, 1) == "-,-"


@pytest.mark.rules("LGT-295")
def test_who_he_chose_is_charmed() -> None:
    assert charmed_now(TABLE, "0 5") == [0, 5]
    assert charmed_now([*TABLE[:2], "villager charmed", *TABLE[3:]], "0 5") == [0, 2, 5]


@pytest.mark.rules("LGT-295")
def test_if_his_clock_runs_out_nobody_is_charmed() -> None:
    assert charmed_now(TABLE) == []


@pytest.mark.rules("LGT-296")
@pytest.mark.parametrize("grouped", ["", "grouped"])
def test_all_living_charmed_players_are_told_who_they_are(grouped: str) -> None:
    players = ["werewolf", "piper", "villager charmed", "villager charmed dead", "seer", "villager"]
    position = village(*players, at="night 2", options=grouped)
    until(position, "piper")
    events = facts_until(position, "piper")
    play(position, f"1 tap {step(position)} 0 5")
    events = facts_until(position, "charmed")
    assert kinds(tale(events), "charmed_told") == ["charmed_told 0,2,5 0,2,5"]
    for seat in (0, 2, 5):
        assert list(seen(position, seat).charmed) == [0, 2, 5]
    for eyes in (None, 1, 4):
        assert kinds(tale(events, eyes), "charmed_told") == []
    assert list(seen(position, 4).charmed) == []


@pytest.mark.rules("LGT-295", "LGT-296")
def test_the_piper_alone_hears_whom_he_has_charmed() -> None:
    position = village(*TABLE, at="night 2")
    until(position, "piper")
    play(position, "1 tap piper 5 0")
    events = facts_until(position, "charmed")
    assert kinds(tale(events, 1), "charm_set") == ["charm_set 1 5,0"]
    for eyes in (None, 0, 2, 5):
        assert kinds(tale(events, eyes), "charm_set") == []


@pytest.mark.rules("LGT-296")
def test_who_is_charmed_alone_is_told_so_too() -> None:
    players = ["werewolf", "piper", "villager charmed", "villager", "seer", "villager"]
    position = village(*players, at="night 2")
    lines = until(position, "charmed")
    assert kinds(lines, "charmed_told") == ["charmed_told 2 2"]


@pytest.mark.rules("LGT-296", "LGT-036")
def test_they_are_told_in_their_call_not_before() -> None:
    position = village(*TABLE, at="night 2")
    until(position, "piper")
    play(position, "1 tap piper 0 5")
    assert list(seen(position, 0).charmed) == []
    lines = until(position, "charmed")
    assert len(kinds(lines, "charmed_told")) == 1


@pytest.mark.rules("LGT-296")
def test_they_keep_their_card_and_do_not_learn_who_plays_the_flute() -> None:
    one = village("werewolf", "piper", "villager charmed", "villager", "seer charmed", "villager", at="night 2")
    other = village("werewolf", "villager", "villager charmed", "villager", "seer charmed", "piper", at="night 2")
    until(one, "charmed")
    until(other, "charmed")
    assert seen(one, 2) == seen(other, 2)
    assert [seen(one, seat).card for seat in (2, 4)] == ["villager", "seer"]


@pytest.mark.rules("LGT-296", "LGT-032")
def test_the_charmed_are_called_even_if_nobody_is_charmed() -> None:
    position = village(*TABLE, at="night 2")
    lines = until(position, "charmed")
    assert kinds(lines, "charmed_told") in ([], ["charmed_told - -"])


@pytest.mark.rules("LGT-297")
def test_the_charm_does_not_pass_between_lovers() -> None:
    players = ["werewolf", "piper", "villager lover", "villager lover", "seer", "villager"]
    assert charmed_now(players, "0 2") == [0, 2]


@pytest.mark.rules("LGT-297")
def test_nothing_stops_it() -> None:
    players = ["werewolf", "piper bundle", "villager tavern", "protector bundle", "elder farm1", "villager farm2"]
    position = village(*players, at="night 2")
    night(position, protector=2, piper="2 4")
    assert list(seen(position, 1).charmed) == [2, 4]


@pytest.mark.rules("LGT-297", "LGT-312")
def test_it_means_nothing_once_the_piper_is_dead() -> None:
    players = ["werewolf", "piper", "villager charmed", "villager charmed", "seer", "villager"]
    position = village(*players, at="night 2")
    lines = dawn(position, wolves=1, piper="0 4")
    lines += morning(position)
    assert ended(lines) == ""
    assert alive(position) == [0, 2, 3, 4, 5]


@pytest.mark.rules("LGT-295")
def test_the_next_night_he_charms_two_others() -> None:
    position = village(*TABLE, at="night 2")
    night(position, piper="0 5")
    until(position, "piper")
    pairs = {tuple(sorted(pair.split(","))) for pair in choices(position, 1).split()}
    assert pairs == {("2", "3"), ("2", "4"), ("3", "4")}


@pytest.mark.rules("LGT-296", "LGT-331")
def test_who_was_charmed_and_fell_is_told_no_more_names() -> None:
    players = ["werewolf", "piper", "villager charmed", "villager charmed dead", *["villager"] * 3]
    position = village(*players, at="night 2", options="dead_see=no")
    night(position, piper="4 5")
    assert (list(seen(position, 2).charmed), list(seen(position, 3).charmed)) == ([2, 4, 5], [])
