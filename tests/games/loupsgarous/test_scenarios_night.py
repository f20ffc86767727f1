"""The scenarios of section 9 that happen by night or at dawn."""

from __future__ import annotations

import pytest

from tablee.kernel import SeatGone
from tests.games.loupsgarous.village import (
    against,
    alive,
    building,
    card,
    choices,
    dawn,
    dead,
    ended,
    facts,
    grid,
    kinds,
    lots,
    morning,
    night,
    options,
    play,
    seen,
    step,
    steps_of_night,
    tale,
    until,
    village,
    wait,
)

A, B, C, D, E, F, G = range(7)


@pytest.mark.rules("LGT-058", "LGT-095")
def test_s01() -> None:
    position = village("werewolf", "werewolf", "villager", "villager", "seer", at="night 2")
    assert dawn(position, wolves="0:2 1:2") == ["day_broke 2 - - 2", "eliminated 2 villager night"]


@pytest.mark.rules("LGT-058", "LGT-096")
def test_s02() -> None:
    position = village("werewolf", "werewolf", "villager", "villager", "seer", at="night 2")
    assert dawn(position, wolves="0:2 1:3") == ["day_broke 2 - - -"]


@pytest.mark.rules("LGT-058")
def test_s03() -> None:
    position = village("werewolf", "werewolf gone", "villager", "villager", "seer", at="night 2")
    assert dead(position, wolves="0:2") == [C]


@pytest.mark.rules("LGT-082", "LGT-083", "LGT-084", "LGT-085", "LGT-086")
@pytest.mark.parametrize(("cells", "fallen"), [("2 -", []), ("- -", [C]), ("- 3", [C, D]), ("2 3", [D])])
def test_s04(cells: str, fallen: list[int]) -> None:
    position = village("werewolf", "witch", "villager", "villager", "villager", at="night 2")
    assert dead(position, wolves=C, witch=cells) == fallen


@pytest.mark.rules("LGT-082")
def test_s05() -> None:
    position = village("werewolf", "witch", "villager", "villager", "villager", at="night 2")
    assert dead(position, wolves=B, witch="1 -") == []
    assert (seen(position, B).heal, seen(position, B).poison) == (False, True)


@pytest.mark.rules("LGT-080", "LGT-081")
def test_s06() -> None:
    position = village("werewolf", "witch", "villager", "villager", "villager", at="night 1")
    night(position, wolves=C, witch="2 -")
    until(position, "nightfall")
    until(position, "wolves")
    play(position, "0 tap wolves 2")
    until(position, "witch")
    assert seen(position, B).victim == C
    assert sorted(choices(position, B).split()) == sorted(["-,0", "-,2", "-,3", "-,4", "-,-"])


@pytest.mark.rules("LGT-040", "LGT-042", "LGT-055")
def test_s07() -> None:
    position = village("werewolf", "thief", "villager", "villager", "seer", centre="werewolf villager", at="night 1")
    until(position, "thief")
    play(position, "1 tap thief left")
    lines = until(position, "wolves")
    assert card(position, B) == "werewolf"
    assert kinds(lines, "pack_told") == ["pack_told 0,1 0,1"]
    assert against(position, "0 tap wolves 1") == "illegal_choice"
    assert grid(position, B).acts


@pytest.mark.rules("LGT-041")
def test_s08() -> None:
    position = village("werewolf", "thief", "villager", "villager", "seer", centre="werewolf white_wolf", at="night 1")
    until(position, "thief")
    assert against(position, "1 tap thief -") == "illegal_choice"
    assert choices(position, B) == "left right"


@pytest.mark.rules("LGT-044", "LGT-049", "LGT-101")
def test_s09() -> None:
    position = village(
        "werewolf", "villager", "cupid", "villager", "werewolf", "villager", at="night 1", options="captain=no"
    )
    night(position, cupid="0 2")
    until(position, "ballot")
    lines = play(position, "0 vote 1", "1 vote 0", "2 vote 1", "3 vote 0", "4 vote 0", "5 vote 0")
    assert kinds(lines, "eliminated") == ["eliminated 0 werewolf vote", "eliminated 2 cupid grief"]
    assert ended(lines) == ""
    assert alive(position) == [1, 3, 4, 5]


@pytest.mark.rules("LGT-311", "LGT-312")
def test_s10() -> None:
    position = village("werewolf lover", "cupid dead", "villager lover", "villager", "villager dead", at="night 3")
    assert dead(position, wolves=D) == [D]
    assert ended(morning(position)) == "lovers 0,2"


@pytest.mark.rules("LGT-048", "LGT-058")
def test_s11() -> None:
    players = ["werewolf lover", "werewolf", "villager lover", "villager", "villager", "seer"]
    position = village(*players, at="night 2")
    until(position, "wolves")
    assert against(position, "0 tap wolves 2") == "illegal_choice"
    assert dead(position, wolves="0:3 1:2") == []


@pytest.mark.rules("LGT-101", "LGT-105", "LGT-133")
def test_s12() -> None:
    position = village("werewolf", "hunter captain", "villager", "villager", "villager", "seer", at="night 3")
    assert dawn(position, wolves=B)[1:] == ["eliminated 1 hunter night"]
    morning(position)
    assert step(position) == "shot"
    lines = play(position, "1 shoot 3")
    assert kinds(lines, "shot_fired", "eliminated") == ["shot_fired 1 3", "eliminated 3 villager shot"]
    assert step(position) == "successor"
    assert options(position, B, "name") == "0 2 4 5"
    lines = play(position, "1 name 2")
    assert kinds(lines, "captain_succeeded") == ["captain_succeeded 2 choice"]


@pytest.mark.rules("LGT-101", "LGT-105")
def test_s13() -> None:
    position = village("werewolf", "hunter lover", "villager lover", "witch", "villager", "seer", at="night 3")
    assert dawn(position, witch="- 2")[1:] == ["eliminated 2 villager night"]
    lines = morning(position)
    assert kinds(lines, "eliminated") == ["eliminated 1 hunter grief"]
    assert options(position, B, "shoot") == "0 3 4 5"
    lines = play(position, "1 shoot 0")
    assert kinds(lines, "eliminated", "shot_asked") == ["eliminated 0 werewolf shot"]


S21 = ["werewolf", "werewolf", "werewolf", "villager", "little_girl", "villager", "villager", "villager"]


@pytest.mark.rules("LGT-067", "LGT-068", "LGT-069", "LGT-070", "LGT-071")
def test_s21() -> None:
    luck = lots(
        {
            "glimpse 1 1 4": [0.1, 1, 1],
            "caught 1 1 4": [0.5],
            "glimpse 1 2 4": [0.9],
            "caught 1 2 4": [0.05],
        }
    )
    position = village(*S21, at="night 1")
    until(position, "wolves")
    play(position, "4 lids wolves open")
    lines = wait(position, 6, luck)
    (line,) = kinds(lines, "glimpsed")
    run = [int(seat) for seat in line.split()[4].split(",")]
    circle = [0, 1, 2, 3, 5, 6, 7]
    assert line.startswith("glimpsed 4 1 1 ")
    assert B in run
    assert [(circle.index(run[0]) + at) % 7 for at in range(3)] == [circle.index(seat) for seat in run]
    position.drain()
    position.advance(position.now + 6_000, luck)
    events = position.drain()
    assert kinds(tale(events), "girl_caught") == ["girl_caught 0,1,2 4"]
    assert kinds(tale(events, 4), "girl_caught", "glimpsed") == []
    assert luck.all_drawn()
    play(position, "4 lids wolves closed")
    wait(position, 35)
    play(position, "0 tap wolves 4", "1 tap wolves 4", "2 tap wolves 4")
    assert dead(position) == [4]


@pytest.mark.rules("LGT-071")
def test_s22() -> None:
    position = village(*S21, at="night 1")
    until(position, "wolves")
    play(position, "0 tap wolves 3", "1 tap wolves 3", "2 tap wolves 3", "4 lids wolves open")
    lines = wait(position, 6, lots({"glimpse 1 1 4": [0.9], "caught 1 1 4": [0.0]}))
    assert len(kinds(lines, "girl_caught")) == 1
    play(position, "4 lids wolves closed")
    assert dead(position) == [3]


@pytest.mark.rules("LGT-241")
def test_s23() -> None:
    players = ["white_wolf", "werewolf", "werewolf", "villager", "villager", "villager", "villager"]
    first = [name for name, _ in steps_of_night(village(*players, at="night 1"))]
    assert first == ["nightfall", "wolves", "dawn"]
    position = village(*players, at="night 2")
    assert [name for name, _ in steps_of_night(village(*players, at="night 2"))] == [
        "nightfall",
        "wolves",
        "white_wolf",
        "dawn",
    ]
    until(position, "white_wolf")
    assert choices(position, A) == "1 2 -"
    assert [grid(position, seat).acts for seat in range(7)] == [True, *[False] * 6]


@pytest.mark.rules("LGT-312", "LGT-314")
def test_s24() -> None:
    position = village("white_wolf", "werewolf", "villager", "villager dead", "villager dead", at="night 3")
    night(position, wolves=C)
    lines = morning(position)
    assert alive(position) == [A, B]
    assert ended(lines) == "werewolves 1"


S25 = ["werewolf farm1", "villager farm2", "seer church", "werewolf bundle", "pyromaniac bundle", "witch manor"]


@pytest.mark.rules("LGT-091", "LGT-253", "LGT-081")
def test_s25() -> None:
    position = village(*S25, at="night 2")
    lines = night(position, wolves=C, pyromaniac="church")
    assert kinds(lines, "victim_shown") == ["victim_shown 5 -"]
    assert kinds(lines, "building_burnt", "eliminated") == ["building_burnt church 2 2", "eliminated 0 werewolf night"]
    assert building(position, "church") == "burnt"
    assert alive(position) == [B, C, D, E, F]
    assert seen(position).places[C] == 2


@pytest.mark.rules("LGT-252")
def test_s26() -> None:
    position = village(*S25, at="night 2")
    lines = dawn(position, wolves=C, pyromaniac="farm2", witch="- -")
    assert lines[1:] == ["building_burnt farm2 1 1", "eliminated 2 seer night"]
    assert alive(position) == [A, B, D, E, F]


@pytest.mark.rules("LGT-280", "LGT-284")
def test_s35() -> None:
    players = ["werewolf", "seer", "villager", "villager", "elder", "villager", "villager"]
    position = village(*players, at="night 2")
    assert dead(position, wolves=E) == []
    until(position, "nightfall")
    until(position, "dawn")
    until(position, "nightfall")
    assert seen(position).round == 4
    assert dawn(position, wolves=E)[1:] == ["eliminated 4 elder night"]
    assert kinds(morning(position), "powers_lost") == []
    until(position, "nightfall")
    assert "seer" in seen(position).order


@pytest.mark.rules("LGT-291")
def test_s39() -> None:
    position = village("werewolf", "protector", "little_girl", "villager", "villager", at="night 2")
    assert dead(position, protector=C, wolves=C) == [C]


@pytest.mark.rules("LGT-032", "LGT-033")
def test_s40() -> None:
    players = ["werewolf", "seer dead", "witch", "villager", "villager"]
    lengths = steps_of_night(village(*players, at="night 3"))
    assert lengths == [("nightfall", 5), ("wolves", 40), ("witch", 25), ("dawn", 8)]
    spent = steps_of_night(village(*players, heal=False, poison=False, at="night 3"))
    assert spent == lengths


@pytest.mark.rules("LGT-023", "LGT-032")
def test_s41() -> None:
    players = ["werewolf", "werewolf", "thief", "villager", "villager"]
    position = village(*players, centre="seer villager", at="night 1", options="captain=no")
    until(position, "thief")
    play(position, "2 tap thief -")
    for _ in range(3):
        until(position, "seer")
        now = seen(position).step
        assert now is not None
        assert (now.name, now.ends - now.began) == ("seer", 20_000)
        assert not any(grid(position, seat).acts for seat in alive(position))
        until(position, "dawn")


@pytest.mark.rules("LGT-239", "LGT-253")
def test_s42() -> None:
    players = ["werewolf bundle", "villager farm2", "seer church", "werewolf farm1", "pyromaniac bundle", "witch manor"]
    position = village(*players, at="night 2")
    lines = dawn(position, wolves=C, pyromaniac="church")
    assert lines[1:] == ["building_burnt church 2 2", "eliminated 3 werewolf night"]
    assert alive(position) == [A, B, C, E, F]


@pytest.mark.rules("LGT-311", "LGT-312")
def test_s45() -> None:
    players = ["werewolf lover charmed", "villager charmed", "piper lover", "cupid dead", "villager dead"]
    position = village(*players, at="night 3")
    until(position, "dawn")
    assert ended(morning(position)) == ""
    until(position, "nightfall")
    night(position, wolves=B)
    assert ended(morning(position)) == "lovers 0,2"


@pytest.mark.rules("LGT-361", "LGT-370")
def test_s47_two_who_lose_their_connection_by_night() -> None:
    players = ["werewolf", "seer", "piper", "villager", "villager", "villager"]
    position = village(*players, at="night 2")
    until(position, "seer")
    position.drain()
    for seat in (C, D):
        position.notice(SeatGone(seat, "disconnected", "bot"), lots())
    assert position.drain() == []
    for eyes in (None, A, B, E):
        assert list(seen(position, eyes).absent) == []
    until(position, "piper")
    assert against(position, "2 tap piper 0 1") == ""  # whoever plays the seat may choose
    events = facts(position, "2 tap piper 0 1")
    assert tale(events, None) == []
    lines = dawn(position)
    gone = kinds(lines, "seat_gone")
    assert [line.split()[1] for line in gone] == ["2", "3"]
    assert len({" ".join(line.split()[2:]) for line in gone}) == 1  # the same form


@pytest.mark.rules("LGT-370")
def test_s47_a_piper_who_misses_two_charms_is_not_marked() -> None:
    players = ["werewolf", "seer", "piper", "villager", "villager", "villager"]
    position = village(*players, at="night 2", options="captain=no")
    for target in (F, E):
        until(position, "piper")
        until(position, "ballot")
        play(position, f"2 vote {target}")
        assert position.absent() == ()
        until(position, "nightfall")
    assert C not in position.absent()
