"""Who is there (LGT-361, 370 to 372): absence, leaving, and what of it is told when."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.loupsgarous.rules import Village
from tablee.kernel import Event, SeatBack, SeatGone
from tests.games.loupsgarous.days import after, at_ballot, later, plain, play, stands, tale, town
from tests.games.loupsgarous.village import PLAIN, alive, dawn, kinds, morning, seen, step, until, village

PEOPLE = ["werewolf", "piper", *["villager"] * 6]


def notice(position: Village, *facts: Event) -> list[str]:
    position.drain()
    for fact in facts:
        position.notice(fact, PLAIN)
    return tale(position.drain())


def gone(seat: int, reason: str = "disconnected") -> SeatGone:
    return SeatGone(seat, reason, "bot")


# --- Absence


@pytest.mark.rules("LGT-370")
def test_two_village_ballots_in_a_row_missed_make_a_player_absent() -> None:
    position = at_ballot(*plain(5), "villager missed=1")
    assert position.absent() == ()
    play(position, *[f"{seat} vote {1 - min(seat, 1)}" for seat in range(6)], "… 30")
    assert position.absent() == (6,)


@pytest.mark.rules("LGT-370")
def test_one_missed_ballot_is_forgiven_and_a_ballot_cast_begins_anew() -> None:
    position = at_ballot(*plain(5), "villager missed=1")
    play(position, "6 vote 0", "… 30")
    assert position.absent() == ()
    assert [player.get("missed", 0) for player in position.to_json()["players"]] == [1, 1, 1, 1, 1, 1, 0]


@pytest.mark.rules("LGT-370")
def test_only_ballots_that_one_was_entitled_to_count() -> None:
    entitled_not = ["villager school missed=1", "villager farm1 missed=1", "idiot shown missed=1"]
    position = at_ballot(*entitled_not, *plain(4), spared=True)
    play(position, "0 ban 1", "3 vote 4", "4 vote 3", "5 vote 3", "6 vote 3", "7 vote 3")
    assert position.absent() == ()


@pytest.mark.rules("LGT-370", "LGT-141")
def test_the_second_ballot_of_a_day_is_a_village_ballot_too() -> None:
    position = at_ballot(*plain(5))
    play(position, "0 vote 1", "1 vote 0", "… 30")
    assert stands(position) == "second_ballot"
    assert position.absent() == ()
    play(position, "0 vote 1", "1 vote 0", "2 vote 0", "… 20")
    assert position.absent() == (3, 4, 5)


@pytest.mark.rules("LGT-370", "LGT-226")
def test_a_keeper_whose_ballot_was_drawn_for_him_has_missed_it() -> None:
    position = at_ballot("villager tavern missed=1", *plain(5))
    play(position, "… 20", lots={"tavern 2 1": [0]})
    assert position.absent() == (0,)
    present = at_ballot("villager tavern missed=1", *plain(5))
    play(present, "0 vote 1", "… 30")
    assert present.absent() == ()
    assert [player.get("missed", 0) for player in present.to_json()["players"]] == [0, 1, 1, 1, 1, 1, 1]


@pytest.mark.rules("LGT-370")
def test_elections_do_not_count() -> None:
    steps = [{"step": "breaking", "ends": 100_000}, {"step": "election"}, {"step": "open_debate"}]
    position = town(*plain(5), "villager missed=1", agenda=steps, election_from=2)
    play(position, "… 0", "… 45", "… 25")
    assert stands(position) == "debate"
    assert position.absent() == ()


@pytest.mark.rules("LGT-370")
def test_missed_night_decisions_never_count() -> None:
    position = village(*PEOPLE, at="night 2")
    until(position, "debate")
    until(position, "ballot")
    play(position, *[f"{seat} vote {2 if seat != 2 else 3}" for seat in range(8)])
    until(position, "nightfall")
    until(position, "debate")  # the Piper has charmed nobody for two nights
    assert position.absent() == ()


@pytest.mark.rules("LGT-370")
def test_a_player_who_returns_is_absent_no_more() -> None:
    position = at_ballot(*plain(5), "villager missed=1")
    play(position, "… 30")
    assert 6 in position.absent()
    notice(position, SeatBack(6))
    assert 6 not in position.absent()


@pytest.mark.rules("LGT-370")
def test_a_player_whose_connection_is_lost_is_gone_and_no_longer_counted_as_absent() -> None:
    position = at_ballot(*plain(5), "villager missed=1")
    play(position, "… 30")
    assert 6 in position.absent()
    notice(position, gone(6))
    assert 6 not in position.absent()


@pytest.mark.rules("LGT-370", "LGT-362")
def test_bots_are_never_absent() -> None:
    house = {"grouped": False, "bots": [6]}
    position = at_ballot(*plain(5), "villager missed=1", more={"house": house})
    play(position, "… 30")
    assert 6 not in position.absent()


# --- By night nothing is shown


@pytest.mark.rules("LGT-361", "LGT-370")
def test_by_day_a_lost_connection_is_told_at_once() -> None:
    position = town(*PEOPLE)
    assert notice(position, gone(2)) == ["seat_gone 2 disconnected bot"]
    assert list(seen(position).absent) == [2]
    assert notice(position, SeatBack(2)) == ["seat_back 2"]
    assert list(seen(position).absent) == []


@pytest.mark.rules("LGT-361")
@pytest.mark.parametrize("reason", ["disconnected", "left", "timeout"])
def test_by_night_it_is_told_at_dawn_in_one_form(reason: str) -> None:
    position, same = village(*PEOPLE, at="night 2"), village(*PEOPLE, at="night 2")
    until(position, "wolves")
    until(same, "wolves")
    assert notice(position, gone(1, reason), gone(4)) == []
    for eyes in (None, 0, 2, 5):
        assert seen(position, eyes) == seen(same, eyes)
    lines = dawn(position)
    assert kinds(lines, "seat_gone") == ["seat_gone 1 disconnected bot", "seat_gone 4 disconnected bot"]


@pytest.mark.rules("LGT-361")
def test_who_was_back_before_dawn_was_never_gone() -> None:
    position = village(*PEOPLE, at="night 2")
    until(position, "wolves")
    assert notice(position, gone(1), SeatBack(1)) == []
    assert kinds(dawn(position), "seat_gone", "seat_back") == []


@pytest.mark.rules("LGT-361")
def test_who_comes_back_by_night_is_told_at_dawn() -> None:
    position = village("werewolf", "piper gone gone_shown", *["villager"] * 6, at="night 2")
    until(position, "wolves")
    assert notice(position, SeatBack(1)) == []
    assert list(seen(position).absent) == [1]
    assert kinds(dawn(position), "seat_back") == ["seat_back 1"]


# --- Leaving


def leaving(**scene: Any) -> Village:
    return town(*plain(6), options="leavers_die", **scene)


@pytest.mark.rules("LGT-371")
def test_by_default_a_bot_takes_the_seat_of_whoever_leaves() -> None:
    position = town(*plain(6))
    assert notice(position, gone(2, "left")) == ["seat_gone 2 disconnected bot"]
    after(position, "night")
    assert 2 in alive(position)


@pytest.mark.rules("LGT-371", "LGT-410")
def test_who_leaves_by_day_falls_when_dusk_begins() -> None:
    position = leaving()
    notice(position, gone(2, "left"))
    assert 2 in alive(position)
    after(position, "ballot")
    assert 2 in alive(position)
    lines = play(position, "… 30")
    assert kinds(lines, "dusk_fell", "eliminated") == ["dusk_fell", "eliminated 2 villager left"]
    assert seen(position).shown[2] == "villager"


@pytest.mark.rules("LGT-371")
def test_who_leaves_by_night_falls_with_the_deaths_of_the_dawn() -> None:
    position = village(*plain(6), at="night 2", options="leavers_die")
    until(position, "wolves")
    notice(position, gone(2, "left"))
    lines = dawn(position, wolves=4)
    assert lines[0] == "day_broke 2 - - 2,4"
    assert kinds(lines, "eliminated") == ["eliminated 2 villager left", "eliminated 4 villager night"]


@pytest.mark.rules("LGT-371", "LGT-107")
def test_a_hunter_who_has_left_does_not_fire() -> None:
    position = town("hunter", *plain(6), options="leavers_die")
    notice(position, gone(0, "left"))
    lines = tale(later(position, "night", "shot"))
    assert kinds(lines, "eliminated", "shot_asked") == ["eliminated 0 hunter left"]


@pytest.mark.rules("LGT-371", "LGT-094", "LGT-107")
def test_a_leaver_who_is_devoured_the_same_night_has_left() -> None:
    """She is eliminated once, and nobody is there who could fire."""
    position = village("hunter", *plain(6), at="night 2", options="leavers_die")
    until(position, "wolves")
    notice(position, gone(0, "left"))
    lines = dawn(position, wolves=0) + morning(position)
    assert kinds(lines, "eliminated", "shot_asked") == ["eliminated 0 hunter left"]


@pytest.mark.rules("LGT-371", "LGT-049", "LGT-105")
def test_the_cascade_of_a_leaver_runs_without_his_own_shot_only() -> None:
    position = town("hunter lover", "villager lover", *plain(6), options="leavers_die")
    notice(position, gone(1, "left"))
    lines = tale(later(position, "night", "shot"))
    assert kinds(lines, "eliminated") == ["eliminated 1 villager left", "eliminated 0 hunter grief"]
    assert stands(position) == "shot"


@pytest.mark.rules("LGT-371", "LGT-133")
def test_the_successor_of_a_captain_who_has_left_is_drawn() -> None:
    position = leaving(captain=2)
    notice(position, gone(2, "left"))
    lines = tale(later(position, "night", "successor", lots={"succession 2 2": [1]}))
    assert stands(position) == "night"
    assert kinds(lines, "captain_succeeded") == ["captain_succeeded 1 lot"]


@pytest.mark.rules("LGT-371", "LGT-312")
def test_victory_is_checked_after_a_leaver() -> None:
    position = leaving()
    notice(position, gone(0, "left"))
    lines = tale(later(position, "over", "night"))
    assert kinds(lines, "game_ended")[0].startswith("game_ended villagers ")


@pytest.mark.rules("LGT-371", "LGT-361")
def test_a_dropped_connection_is_no_leaving() -> None:
    position = leaving()
    notice(position, gone(2))
    after(position, "night")
    assert 2 in alive(position)


@pytest.mark.rules("LGT-330", "LGT-361")
def test_the_dead_come_and_go_unseen_until_the_end() -> None:
    position = at_ballot(*plain(4), "villager dead")
    assert notice(position, gone(5)) == []
    assert notice(position, SeatBack(5)) == []
    assert notice(position, gone(5)) == []
    assert list(seen(position).absent) == []
    lines = play(position, "1 vote 0", "… 30")
    assert kinds(lines, "seat_gone", "game_ended")[0] == "seat_gone 5 disconnected bot"
    assert (position.over, list(seen(position).absent)) == (True, [5])


@pytest.mark.rules("LGT-371")
def test_the_dead_may_leave_without_dying_again() -> None:
    position = town(*plain(6), "villager dead", options="leavers_die")
    notice(position, gone(7, "left"))
    assert kinds(after(position, "night"), "eliminated") == []


# --- Nobody is left


@pytest.mark.rules("LGT-372")
@pytest.mark.parametrize("options", ["", "leavers_die"])
def test_when_every_human_has_left_the_game_is_abandoned_without_result(options: str) -> None:
    house: dict[str, Any] = {"grouped": False, "bots": [3, 4, 5, 6], "leavers_die": bool(options)}
    position = town(*plain(6), more={"house": house})
    assert notice(position, gone(0, "left"), gone(1, "left"))[-1].startswith("seat_gone 1")
    assert stands(position) == "debate"
    lines = notice(position, gone(2, "left"))
    assert stands(position) == "over"
    assert kinds(lines, "game_ended")[0].startswith("game_ended abandoned - ")
    assert list(seen(position).winners) == []


@pytest.mark.rules("LGT-372")
def test_a_table_of_bots_is_never_abandoned() -> None:
    position = town(*plain(6), more={"house": {"bots": list(range(7))}})
    notice(position, gone(0, "left"))
    assert not position.over


@pytest.mark.rules("LGT-372")
def test_disconnected_people_have_not_left() -> None:
    position = town(*plain(4))
    notice(position, *[gone(seat) for seat in range(5)])
    assert not position.over


@pytest.mark.rules("LGT-371", "LGT-090")
def test_a_morning_after_a_leaver_goes_on() -> None:
    position = village(*plain(6), at="night 2", options="leavers_die")
    until(position, "wolves")
    notice(position, gone(2, "left"))
    dawn(position)
    morning(position)
    assert step(position) == "debate"
