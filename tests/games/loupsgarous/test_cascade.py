"""Elimination and its cascade (3.7)."""

from __future__ import annotations

import pytest

from tablee.games.loupsgarous.game import LOUPSGAROUS
from tablee.games.loupsgarous.rules import Village
from tests.games.loupsgarous.village import (
    against,
    alive,
    dawn,
    ended,
    kinds,
    lots,
    morning,
    night,
    options,
    play,
    seen,
    step,
    until,
    village,
    wait,
)


def fallen(lines: list[str]) -> list[str]:
    """Who fell, with the card and the cause, and the shots, in their order."""
    return [line.partition(" ")[2] for line in kinds(lines, "eliminated", "shot_fired")]


def shooting(*players: str, at: str = "night 2", **scene: object) -> Village:
    """The Hunter is devoured, and asked to shoot."""
    position = village(*players, at=at, **scene)  # type: ignore[arg-type]
    hunter = next(seat for seat, words in enumerate(players) if words.split()[0] == "hunter")
    night(position, wolves=hunter)
    morning(position)
    assert step(position) == "shot"
    return position


# --- The order (LGT-101)


@pytest.mark.rules("LGT-101", "LGT-049")
def test_the_batch_first_then_grief_then_the_shot() -> None:
    players = ["werewolf", "hunter lover", "villager lover", "witch", "villager", "seer", "villager"]
    position = village(*players, at="night 2")
    lines = dawn(position, wolves=2, witch="- 4")
    assert fallen(lines) == ["2 villager night", "4 villager night"]
    lines = morning(position)
    assert fallen(lines) == ["1 hunter grief"]
    assert step(position) == "shot"
    assert fallen(play(position, "1 shoot 0")) == ["1 0", "0 werewolf shot"]


@pytest.mark.rules("LGT-101")
def test_grief_comes_before_the_shot_and_no_bullet_is_wasted() -> None:
    players = ["werewolf", "hunter", "villager lover", "villager lover", "witch", "seer"]
    position = village(*players, at="night 2")
    night(position, wolves=1, witch="- 2")
    lines = morning(position)
    assert fallen(lines) == ["3 villager grief"]
    assert options(position, 1, "shoot") == "0 4 5"


@pytest.mark.rules("LGT-101", "LGT-049")
def test_a_shot_lover_is_a_new_batch_with_its_grief() -> None:
    position = shooting("werewolf", "hunter", "villager lover", "villager lover", "villager", "seer", "villager")
    lines = play(position, "1 shoot 2")
    assert fallen(lines) == ["1 2", "2 villager shot", "3 villager grief"]
    assert alive(position) == [0, 4, 5, 6]


@pytest.mark.rules("LGT-101", "LGT-105")
def test_a_lover_hunter_whose_lover_dies_by_night_fires_once() -> None:
    position = village("werewolf", "hunter lover", "villager lover", "villager", "villager", "seer", at="night 2")
    lines = dawn(position, wolves=2) + morning(position)
    assert len(kinds(lines, "shot_asked")) == 1
    lines = play(position, "1 shoot 3")
    assert kinds(lines, "shot_asked") == []
    assert step(position) == "debate"


@pytest.mark.rules("LGT-101", "LGT-285")
def test_with_the_elder_the_spared_idiot_falls() -> None:
    players = ["werewolf", "elder", "idiot shown", "villager", "villager", "seer"]
    position = village(*players, spared=True, lives=1, at="night 3")
    lines = dawn(position, wolves=1) + morning(position)
    assert fallen(lines) == ["1 elder night", "2 idiot idiot_fate"]


@pytest.mark.rules("LGT-101", "LGT-285")
def test_an_idiot_who_was_not_spared_lives_on() -> None:
    players = ["werewolf", "elder", "idiot", "villager", "villager", "seer"]
    position = village(*players, lives=1, at="night 3")
    lines = dawn(position, wolves=1) + morning(position)
    assert fallen(lines) == ["1 elder night"]
    players = ["werewolf", "elder", "idiot shown", "villager", "villager", "seer"]
    position = village(*players, spared=True, lives=2, at="night 3")
    lines = dawn(position, wolves=1) + morning(position)
    assert fallen(lines) == []  # a life lost is no death


@pytest.mark.rules("LGT-101", "LGT-285", "LGT-282")
def test_an_idiot_who_is_spared_after_the_elders_death_lives_on() -> None:
    """The Elder was eliminated in another cascade."""
    players = ["werewolf", "elder", "idiot", "villager", "villager", "seer", "villager"]
    position = village(*players, lives=1, at="night 2")
    night(position, wolves=1)
    until(position, "ballot")
    lines = play(position, *(f"{seat} vote {3 if seat == 2 else 2}" for seat in (0, 2, 3, 4, 5, 6)))
    assert kinds(lines, "idiot_spared") == ["idiot_spared 2 idiot"]
    until(position, "nightfall")
    lines = dawn(position, wolves=3) + morning(position)
    assert fallen(lines) == ["3 villager night"]


@pytest.mark.rules("LGT-101")
def test_the_shot_comes_before_the_fate_of_the_idiot() -> None:
    players = ["werewolf", "elder", "idiot shown", "hunter", "villager", "seer", "witch", "villager"]
    position = village(*players, spared=True, lives=1, at="night 3")
    night(position, wolves=1, witch="- 3")
    assert fallen(morning(position)) == []
    assert step(position) == "shot"
    assert options(position, 3, "shoot") == "0 2 4 5 6 7"
    assert fallen(play(position, "3 shoot 4")) == ["3 4", "4 villager shot", "2 idiot idiot_fate"]


@pytest.mark.rules("LGT-101", "LGT-285", "LGT-279")
def test_an_elder_who_is_shot_takes_the_idiot_with_him() -> None:
    position = shooting("werewolf", "elder", "idiot shown", "hunter", "villager", "seer", "villager", spared=True)
    assert fallen(play(position, "3 shoot 1")) == ["3 1", "1 elder shot", "2 idiot idiot_fate"]


@pytest.mark.rules("LGT-101", "LGT-049")
def test_the_grief_for_an_idiot_follows_too() -> None:
    players = ["werewolf", "elder", "idiot shown lover", "villager lover", "villager", "seer", "villager"]
    position = village(*players, spared=True, lives=1, at="night 3")
    lines = dawn(position, wolves=1) + morning(position)
    assert fallen(lines) == ["1 elder night", "2 idiot idiot_fate", "3 villager grief"]


# --- What follows it (LGT-102, 103, 104)


@pytest.mark.rules("LGT-102", "LGT-133")
def test_the_successor_is_named_after_the_whole_cascade() -> None:
    players = ["werewolf", "hunter captain", "villager lover", "villager lover", "villager", "seer", "villager"]
    position = shooting(*players)
    play(position, "1 shoot 2")
    assert step(position) == "successor"
    assert options(position, 1, "name") == "0 4 5 6"


@pytest.mark.rules("LGT-102", "LGT-310")
def test_victory_is_not_looked_at_within_a_cascade() -> None:
    """The last Villager falls, but he is the Hunter, and his shot comes first."""
    position = shooting("werewolf", "hunter", "villager dead", "villager dead", "seer dead")
    assert seen(position).reason is None
    lines = play(position, "1 shoot 0")
    assert ended(lines) == "draw -"


@pytest.mark.rules("LGT-103")
def test_nothing_else_happens_while_a_shot_is_due() -> None:
    players = ["werewolf farm1", "hunter bundle", "seer church", "villager barber", "villager farm2", "villager bundle"]
    position = shooting(*players)
    assert position.awaited() == (1,)
    for turn in ("0 vote 2", "0 ready", "0 say accuse", "4 shoot 0", "0 elect 2"):
        assert against(position, turn) != "", turn
    before = position.now
    wait(position, 5)
    assert step(position) == "shot"
    play(position, "1 shoot 5")
    assert step(position) == "debate"
    assert position.now == before + 5_000


@pytest.mark.rules("LGT-103", "LGT-193")
def test_a_day_power_that_is_asked_for_meanwhile_waits() -> None:
    players = ["werewolf farm1", "hunter bundle", "seer church", "villager barber", "villager farm2", "villager bundle"]
    position = shooting(*players)
    if against(position, "2 confess 0") == "":
        assert kinds(play(position, "2 confess 0"), "confession_held", "card_seen") == []
    assert seen(position, 2).sights == []
    lines = play(position, "1 shoot 5")
    assert kinds(lines, "shot_fired", "eliminated")[0] == "shot_fired 1 5"


@pytest.mark.rules("LGT-104")
def test_the_dead_cannot_be_shot_or_named() -> None:
    players = ["werewolf", "hunter captain", "villager dead", "villager", "villager", "seer"]
    position = shooting(*players)
    assert options(position, 1, "shoot") == "0 3 4 5"
    assert against(position, "1 shoot 2") == "not_living"
    assert against(position, "1 shoot 1") == "not_living"
    play(position, "1 shoot 3")
    assert options(position, 1, "name") == "0 4 5"
    assert against(position, "1 name 3") != ""
    assert against(position, "1 name 2") != ""


@pytest.mark.rules("LGT-104", "LGT-218")
def test_the_dead_cannot_be_housed() -> None:
    players = [
        "werewolf farm1",
        "villager bailiff",
        "villager church",
        "villager bundle dead",
        "seer bundle",
        "witch bundle",
    ]
    position = village(*players, at="night 2")
    night(position, wolves=2)
    morning(position)
    assert options(position, 1, "house") == "4 5"


# --- The Hunter (LGT-105 to 107)


@pytest.mark.rules("LGT-105")
@pytest.mark.parametrize("deeds", [{"wolves": 1}, {"witch": "- 1"}])
def test_he_shoots_whatever_killed_him_by_night(deeds: dict[str, str | int]) -> None:
    position = village("werewolf", "hunter", "witch", "villager", "villager", "seer", at="night 2")
    night(position, **deeds)  # type: ignore[arg-type]
    lines = morning(position)
    assert [line.split()[:2] for line in kinds(lines, "shot_asked")] == [["shot_asked", "1"]]


@pytest.mark.rules("LGT-105", "LGT-153")
def test_he_shoots_when_he_is_executed() -> None:
    position = village("werewolf", "hunter", "villager", "villager", "villager", at="vote 2")
    play(position, "0 vote 1", "1 vote 0", "2 vote 1", "3 vote 1", "4 vote 1")
    assert step(position) == "shot"


@pytest.mark.rules("LGT-105", "LGT-235")
def test_he_shoots_when_he_is_shaved() -> None:
    position = village(
        "werewolf farm1", "hunter farm2", "villager barber", "villager bundle", "villager bundle", at="debate 2"
    )
    play(position, "2 shave 1")
    assert step(position) == "shot"
    assert options(position, 1, "shoot") == "0 3 4"


@pytest.mark.rules("LGT-105")
def test_he_must_shoot_another_living_player() -> None:
    position = shooting("werewolf", "hunter", "villager", "villager", "villager", "seer")
    assert options(position, 1, "shoot") == "0 2 3 4 5"
    assert [str(move) for move in position.moves(1) if not str(move).startswith("shoot")] == []


@pytest.mark.rules("LGT-105", "LGT-312")
def test_if_nobody_else_lives_nothing_happens() -> None:
    position = village("werewolf lover", "hunter lover", "witch dead", "villager dead", "white_wolf", at="night 2")
    lines = night(position, white_wolf=0)
    lines += morning(position)
    assert fallen(lines) == ["0 werewolf night", "1 hunter grief"]
    assert step(position) == "shot"  # the White Werewolf lives
    players = ["werewolf lover", "hunter lover", "villager dead", "villager dead", "witch"]
    position = village(*players, at="night 2")
    night(position, wolves=4, witch="- 0")
    lines = morning(position)
    assert fallen(lines) == ["1 hunter grief"]
    assert kinds(lines, "shot_asked") == []
    assert ended(lines) == "draw -"


@pytest.mark.rules("LGT-105")
def test_without_an_answer_he_shoots_whom_he_last_voted_against() -> None:
    ballot = [1, "vote", [-1, 3, -1, -1, -1, -1], -1, -1]
    position = shooting("werewolf", "hunter", "villager", "villager", "villager", "seer", ballots=[ballot])
    lines = wait(position, 25)
    assert fallen(lines) == ["1 3", "3 villager shot"]


@pytest.mark.rules("LGT-105", "LGT-104")
def test_seat_0_is_a_seat_like_any_other() -> None:
    ballot = [1, "vote", [3, -1, -1, 0, -1, -1], -1, -1]
    position = shooting("villager", "werewolf", "villager", "hunter", "villager", "seer", ballots=[ballot])
    assert fallen(wait(position, 25)) == ["3 0", "0 villager shot"]
    position = shooting("hunter", "werewolf", "villager", "villager", "villager", "seer")
    assert options(position, 0, "shoot") == "1 2 3 4 5"
    assert fallen(play(position, "0 shoot 2")) == ["0 2", "2 villager shot"]
    assert [position.carried(seat) for seat in range(3)] == ["first_out", "", ""]


@pytest.mark.rules("LGT-105", "LGT-106")
def test_he_has_twenty_five_seconds() -> None:
    players = ["werewolf", "hunter", "villager", "villager", "villager", "seer"]
    position = village(*players, at="night 2")
    night(position, wolves=1)
    lines = morning(position)
    assert lines == [f"shot_asked 1 {position.now + 25_000}"]
    now = seen(position).step
    assert now is not None
    assert (now.began, now.ends) == (position.now, position.now + 25_000)
    position.intervene(LOUPSGAROUS.move("longer"), lots())  # LGT-016
    longer = seen(position).step
    assert longer is not None
    assert (longer.name, longer.seat, longer.ends > now.ends) == ("shot", 1, True)
    assert [(death.seat, death.round, death.cause) for death in seen(position).deaths] == [(1, 2, "night")]


@pytest.mark.rules("LGT-105", "LGT-364")
@pytest.mark.parametrize("ballots", [[], [[1, "vote", [-1, 2, -1, -1, -1, -1], -1, 2]]])
def test_or_somebody_by_lot(ballots: list[object]) -> None:
    """He never voted, or whom he voted against is dead."""
    players = ["werewolf", "hunter", "villager dead", "villager", "villager", "seer"]
    position = shooting(*players, ballots=ballots)
    lines = wait(position, 25, lots({"shot 2 1": [2]}))
    assert fallen(lines) == ["1 4", "4 villager shot"]


@pytest.mark.rules("LGT-106")
@pytest.mark.parametrize(
    "target", ["villager tavern", "villager bundle", "villager farm1", "werewolf farm1", "idiot farm1"]
)
def test_nothing_prevents_the_shot(target: str) -> None:
    players = ["werewolf farm2", "hunter farm3", target, "protector farm4", "villager bundle", "seer bundle"]
    position = village(*players, at="night 2")
    night(position, protector=2, wolves=1)
    morning(position)
    card = target.split()[0]
    assert fallen(play(position, "1 shoot 2"))[:2] == ["1 2", f"2 {card} shot"]


@pytest.mark.rules("LGT-106")
def test_the_shot_is_public() -> None:
    position = shooting("werewolf", "hunter", "villager", "villager", "villager", "seer")
    now = seen(position).step
    assert now is not None
    assert (now.name, now.seat) == ("shot", 1)


@pytest.mark.rules("LGT-107", "LGT-284")
def test_a_hunter_who_lost_his_power_does_not_fire() -> None:
    players = ["werewolf", "hunter", "villager", "villager", "elder dead", "seer"]
    position = village(*players, powers_lost=True, at="night 3")
    night(position, wolves=1)
    lines = morning(position)
    assert kinds(lines, "shot_asked") == []
    assert step(position) == "debate"


@pytest.mark.rules("LGT-102", "LGT-284", "LGT-107")
def test_powers_are_lost_only_once_the_cascade_is_over() -> None:
    """The Elder is executed, and the Hunter dies of grief in the same cascade: he still fires."""
    players = ["werewolf", "hunter lover", "elder lover", "villager", "villager", "seer", "villager"]
    position = village(*players, at="vote 2")
    lines = play(position, *(f"{seat} vote {0 if seat in (1, 2) else 2}" for seat in range(7)))
    assert fallen(lines) == ["2 elder vote", "1 hunter grief"]
    assert kinds(lines, "powers_lost") == []
    assert step(position) == "shot"
    lines = play(position, "1 shoot 3")
    assert [line.split()[0] for line in kinds(lines, "eliminated", "powers_lost")] == ["eliminated", "powers_lost"]


@pytest.mark.rules("LGT-107", "LGT-290")
@pytest.mark.parametrize("deeds", [{"protector": 1, "wolves": 1}, {"wolves": 1, "witch": "1 -"}])
def test_a_protected_hunter_does_not_fire(deeds: dict[str, str | int]) -> None:
    position = village("werewolf", "hunter", "witch", "protector", "villager", "seer", at="night 2")
    lines = night(position, **deeds)  # type: ignore[arg-type]
    lines += morning(position)
    assert kinds(lines, "shot_asked", "eliminated") == []


@pytest.mark.rules("LGT-107", "LGT-230", "LGT-401")
def test_a_pardoned_hunter_does_not_fire() -> None:
    players = ["werewolf farm1", "hunter manor", "villager bundle", "villager bundle", "villager bundle"]
    position = village(*players, at="vote 2")
    play(position, "0 vote 1", "1 vote 0", "2 vote 1", "3 vote 1", "4 vote 1")
    lines = play(position, "1 pardon")
    lines += until(position, "nightfall")
    assert kinds(lines, "shot_asked", "eliminated") == []
    assert alive(position) == [0, 1, 2, 3, 4]


@pytest.mark.rules("LGT-101", "LGT-371")
def test_who_left_does_not_fire() -> None:
    players = ["werewolf", "hunter left", "villager", "villager", "villager", "seer"]
    position = village(*players, options="leavers_die", leavers=[1], at="night 2")
    lines = dawn(position) + morning(position)
    assert fallen(lines) == ["1 hunter left"]
    assert step(position) == "debate"
