"""Dawn (3.6)."""

from __future__ import annotations

import pytest

from tablee.kernel import SeatGone
from tests.games.loupsgarous.village import (
    alive,
    dawn,
    dead,
    facts_until,
    kinds,
    lots,
    morning,
    night,
    play,
    same,
    seen,
    step,
    tale,
    until,
    village,
    wait,
)


@pytest.mark.rules("LGT-090", "LGT-102", "LGT-091", "LGT-092")
def test_fire_poster_deaths_cascade_victory_successor_houses() -> None:
    players = [
        "werewolf farm1",
        "hunter farm2 captain",
        "pyromaniac bundle",
        "raven manor",
        "seer church",
        "villager bailiff",
        "villager bundle",
        "werewolf farm3",
    ]
    position = village(*players, at="night 3")
    lines = dawn(position, wolves=1, pyromaniac="church", raven=0)
    assert lines == [
        "day_broke 3 church 0 1",
        "building_burnt church 4 4",
        "poster_placed 0",
        "eliminated 1 hunter night",
    ]
    lines = morning(position)
    assert [line.split()[0] for line in lines] == ["shot_asked"]
    lines = play(position, "1 shoot 7")
    assert [line for line in lines if not line.startswith(("eyes_opened", "asked"))] == [
        "shot_fired 1 7",
        "eliminated 7 werewolf shot",
    ]
    assert step(position) == "successor"
    lines = play(position, "1 name 0")
    assert kinds(lines, "captain_succeeded") == ["captain_succeeded 0 choice"]
    assert step(position) == "house"  # after the successor
    play(position, "5 leave")
    assert step(position) == "house"  # the other farm
    play(position, "5 leave")
    assert step(position) == "debate"


@pytest.mark.rules("LGT-090", "LGT-310")
def test_victory_comes_before_the_successor_and_the_houses() -> None:
    players = ["werewolf farm1 captain", "villager bailiff", "villager bundle", "witch bundle", "villager farm2 dead"]
    position = village(*players, at="night 3")
    night(position, witch="- 0")
    lines = morning(position)
    assert [line.split()[0] for line in lines] == ["game_ended"]


@pytest.mark.rules("LGT-093")
@pytest.mark.parametrize(
    ("deeds", "victims"),
    [
        ({}, [2]),
        ({"witch": "2 -"}, []),
        ({"protector": 2}, []),
        ({"pyromaniac": "church"}, [0]),
        ({"pyromaniac": "farm2"}, [2]),
        ({"protector": 2, "witch": "2 -"}, []),
        ({"protector": 3}, [2]),
    ],
)
def test_what_saves_the_victim_of_the_pack(deeds: dict[str, str | int], victims: list[int]) -> None:
    players = [
        "werewolf farm1",
        "witch farm2",
        "villager church",
        "protector bundle",
        "pyromaniac bundle",
        "seer farm3",
    ]
    position = village(*players, at="night 2")
    found = dead(position, **dict(sorted({"wolves": 2, **deeds}.items())))  # type: ignore[arg-type]
    assert found == victims


@pytest.mark.rules("LGT-094", "LGT-083")
def test_a_player_hit_several_times_is_eliminated_once() -> None:
    position = village("white_wolf", "werewolf", "witch", "villager", "villager", "villager", at="night 2")
    lines = dawn(position, wolves=3, white_wolf=1, witch="- 1")
    assert lines[1:] == ["eliminated 1 werewolf night", "eliminated 3 villager night"]
    position = village("werewolf", "werewolf", "witch", "villager", "villager", "villager", at="night 2")
    assert dawn(position, wolves=3, witch="- 3")[1:] == ["eliminated 3 villager night"]


@pytest.mark.rules("LGT-095")
def test_the_dead_are_announced_together_in_place_order_with_their_cards() -> None:
    players = [
        "white_wolf place=3",
        "werewolf place=5",
        "witch place=0",
        "villager place=1",
        "hunter place=2",
        "seer place=4",
    ]
    position = village(*players, at="night 2")
    lines = dawn(position, wolves=5, white_wolf=1, witch="- 3")
    assert lines == [
        "day_broke 2 - - 3,5,1",
        "eliminated 3 villager night",
        "eliminated 5 seer night",
        "eliminated 1 werewolf night",
    ]
    shown = seen(position).shown
    assert (shown[1], shown[3], shown[5]) == ("werewolf", "villager", "seer")
    assert (shown[0], shown[2]) == (None, None)


@pytest.mark.rules("LGT-095")
def test_the_cause_of_a_night_death_is_not_told() -> None:
    causes = []
    for deeds in ({"wolves": 3}, {"witch": "- 3"}):
        position = village("werewolf", "werewolf", "witch", "villager", "villager", "villager", at="night 2")
        causes.append(dawn(position, **deeds))
        assert [death.cause for death in seen(position).deaths] == ["night"]
    assert causes[0] == causes[1]
    players = ["white_wolf farm1", "werewolf farm2", "witch bundle", "villager farm3", "villager bundle"]
    bitten = village(*players, at="night 2")
    poisoned = village(*players, at="night 2")
    assert dawn(bitten, white_wolf=1) == dawn(poisoned, witch="- 1")


NOBODY: dict[str, dict[str, str | int]] = {
    "silence": {},
    "no agreement": {"wolves": "0:3 1:4"},
    "healed": {"wolves": 3, "witch": "3 -"},
    "protected": {"wolves": 3, "protector": 3},
    "elder": {"wolves": 6},
    "bite stopped": {"white_wolf": 0, "protector": 0},
}


@pytest.mark.rules("LGT-096", "LGT-363")
@pytest.mark.parametrize("reason", NOBODY)
def test_nobody_is_announced_alike_whatever_the_reason(reason: str) -> None:
    players = ["werewolf", "white_wolf", "witch", "villager", "villager", "protector", "elder", "seer"]
    quiet, position = village(*players, at="night 2"), village(*players, at="night 2")
    wanted = tale(facts_until(quiet, "debate"), None)
    deeds = dict(NOBODY[reason])
    events = dawn(position, **deeds)  # type: ignore[arg-type]
    assert events == ["day_broke 2 - - -"]
    rest = morning(position)
    assert wanted[-len(rest) :] == rest
    assert position.now == quiet.now
    for eyes in (None, 3, 4, 6, 7):
        assert same(quiet, position, eyes)


@pytest.mark.rules("LGT-096", "LGT-253")
def test_a_fire_with_no_werewolf_to_burn_is_a_fire_without_a_victim() -> None:
    players = ["werewolf bundle", "witch farm2", "villager church", "pyromaniac bundle", "seer farm3"]
    one, other = village(*players, at="night 2"), village(*players, at="night 2")
    assert dawn(one, wolves=2, pyromaniac="church") == dawn(other, pyromaniac="church")
    for eyes in (None, 1, 2, 4):
        assert same(one, other, eyes)


@pytest.mark.rules("LGT-363", "LGT-033")
@pytest.mark.parametrize("deeds", [{}, {"wolves": 3}, {"wolves": 3, "witch": "- 4"}])
def test_the_announcement_always_takes_the_same_time(deeds: dict[str, str | int]) -> None:
    position = village("werewolf", "werewolf", "witch", "villager", "villager", "villager", at="night 2")
    lines = night(position, **deeds)  # type: ignore[arg-type]
    now = seen(position).step
    assert now is not None
    assert kinds(lines, "day_broke")[0].split()[-1] == str(now.ends)
    assert now.ends - now.began == 8_000
    wait(position, 7.9)
    assert step(position) == "dawn"
    wait(position, 0.1)
    assert step(position) == "debate"


@pytest.mark.rules("LGT-100", "LGT-331")
def test_an_eliminated_player_shows_her_card_to_all() -> None:
    position = village("werewolf", "werewolf", "witch", "villager", "seer", "villager", at="night 2")
    night(position, wolves=4)
    for eyes in (None, 0, 1, 2, 3, 4, 5):
        assert seen(position, eyes).shown[4] == "seer"
    assert alive(position) == [0, 1, 2, 3, 5]


@pytest.mark.rules("LGT-102", "LGT-219")
def test_the_bailiff_is_asked_at_dawn_even_if_nobody_died() -> None:
    players = ["werewolf farm1", "villager bailiff", "villager bundle", "witch bundle", "villager dead", "seer bundle"]
    position = village(*players, vacant="church@4", at="night 3")
    night(position)
    assert kinds(morning(position), "asked")[0].split()[1:3] == ["1", "house"]


@pytest.mark.rules("LGT-102", "LGT-310", "LGT-312")
def test_victory_is_looked_at_every_dawn_even_if_nobody_died() -> None:
    players = ["werewolf charmed", "piper", "villager charmed", "villager", "villager"]
    position = village(*players, at="night 3")
    assert dawn(position, piper="3 4") == ["day_broke 3 - - -"]
    assert morning(position)[0].startswith("game_ended piper 1 ")


@pytest.mark.rules("LGT-095", "LGT-371", "LGT-410")
def test_who_left_is_announced_with_the_others_in_place_order() -> None:
    players = ["werewolf", "villager", "witch", "villager", "seer", "villager"]
    position = village(*players, options="leavers_die", at="night 2", leavers=[1])
    assert dawn(position, wolves=4) == [
        "day_broke 2 - - 1,4",
        "eliminated 1 villager left",
        "eliminated 4 seer night",
    ]


@pytest.mark.rules("LGT-094", "LGT-371")
def test_who_left_and_was_hit_is_eliminated_once() -> None:
    players = ["werewolf", "werewolf", "witch", "villager", "villager", "seer"]
    position = village(*players, options="leavers_die", at="night 2", leavers=[3])
    lines = dawn(position, wolves=3) + morning(position)
    assert len(kinds(lines, "eliminated")) == 1
    assert alive(position) == [0, 1, 2, 4, 5]


@pytest.mark.rules("LGT-371")
def test_who_left_is_played_by_a_bot_unless_the_table_wants_otherwise() -> None:
    position = village("werewolf", "werewolf", "witch", "villager", "villager", "seer", at="night 2")
    until(position, "wolves")
    position.notice(SeatGone(3, "left", "bot"), lots())
    assert dead(position) == []
    position = village("werewolf", "werewolf", "witch", "villager", "villager", "seer", options="leavers_die")
    until(position, "wolves")
    position.notice(SeatGone(3, "left", "bot"), lots())
    lines = dawn(position)
    assert kinds(lines, "eliminated") == ["eliminated 3 villager left"]


@pytest.mark.rules("LGT-090", "LGT-371")
def test_who_left_by_night_falls_at_dawn_with_the_others() -> None:
    players = ["werewolf", "werewolf", "witch", "villager", "seer", "villager"]
    position = village(*players, options="leavers_die", at="night 2", leavers=[5])
    lines = dawn(position, wolves=4)
    assert kinds(lines, "eliminated") == ["eliminated 4 seer night", "eliminated 5 villager left"]
    until(position, "debate")
    assert alive(position) == [0, 1, 2, 3]
