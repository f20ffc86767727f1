"""The host locks the table, takes the word from somebody, sends somebody away; and what follows from it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablee.kernel import SeatGone
from tablee.tables import acts
from tablee.tables.acts import AnyAct
from tablee.tables.events import (
    HostChanged,
    PersonBarred,
    PersonMuted,
    PersonSat,
    PersonStood,
    PersonUnbarred,
    QuestionAsked,
    QuestionDropped,
    SeatFreed,
    TableLocked,
)
from tablee.tables.views import view_table
from tests.tables.evening import Evening, lobby, playing, read_again, replayed
from tests.tables.test_lobby import people, screen


def seen(evening: Evening) -> list[tuple[bool, bool]]:
    """Who is muted, and who was barred, as everybody sees it."""
    return [(place.muted, place.barred) for place in view_table(evening.table).places]


# --- Lock


def test_nobody_new_sits_down_at_a_locked_table() -> None:
    evening = lobby("ada", "bob")
    assert evening.do("ada", acts.Lock()) == [TableLocked(True)]
    assert view_table(evening.table).locked
    assert evening.refused("cleo", acts.Sit()) == "locked"
    assert evening.refused("cleo", acts.Sit(seat=2)) == "locked"
    assert not evening.table.lets_in("cleo")
    assert evening.do("ada", acts.Lock(False)) == [TableLocked(False)]
    assert evening.table.lets_in("cleo")
    assert evening.do("cleo", acts.Sit()) == [PersonSat(2, "Cleo")]


def test_whoever_sits_at_a_locked_table_keeps_their_seat_and_may_change_it() -> None:
    evening = lobby("ada", "bob")
    evening.do("ada", acts.Lock())
    assert evening.table.lets_in("bob")
    assert evening.do("bob", acts.Sit(seat=2)) == [SeatFreed(1), PersonSat(2, "Bob")]


def test_whoever_stands_up_from_a_locked_table_stays_inside_and_is_new() -> None:
    evening = lobby("ada", "bob")
    evening.do("ada", acts.Lock())
    evening.do("bob", acts.Stand())
    assert evening.table.may_stay("bob")
    assert evening.refused("bob", acts.Sit()) == "locked"


def test_a_host_without_a_seat_may_sit_down_at_their_locked_table() -> None:
    evening = Evening()
    evening.do("ada", acts.Lock())
    assert evening.table.lets_in("ada")
    assert evening.do("ada", acts.Sit()) == [PersonSat(0, "Ada")]


def test_after_the_start_the_settings_say_who_may_watch_whether_it_was_locked_or_not() -> None:
    for watchable in (True, False):
        evening = lobby("ada", "bob", "cleo", watchable=watchable).ready("bob", "cleo")
        evening.do("ada", acts.Lock())
        evening.begin()
        assert evening.table.lets_in("zoe") is watchable
        assert evening.table.lets_in("bob")
        assert evening.refused("ada", acts.Lock(False)) == "not_lobby"


def test_the_screen_that_opened_a_table_is_let_in_however_it_is_locked() -> None:
    evening = screen("bob")
    evening.do("bob", acts.Lock())
    assert evening.table.lets_in("tv")
    assert read_again(evening).lets_in("tv")
    assert not evening.table.lets_in("cleo")


def test_a_screen_is_not_left_behind_a_lock() -> None:
    evening = screen("bob")
    evening.do("bob", acts.Lock())
    assert evening.do("bob", acts.Stand()) == [PersonStood(0, "Bob"), TableLocked(False)]
    assert evening.do("cleo", acts.Sit())[1:] == [HostChanged("Cleo")]


def test_a_table_that_somebody_opened_stays_locked_when_everybody_has_stood_up() -> None:
    evening = lobby("ada")
    evening.do("ada", acts.Lock())
    evening.do("ada", acts.Stand())
    assert evening.table.locked
    assert evening.do("ada", acts.Sit()) == [PersonSat(0, "Ada")]


# --- Mute


def test_the_word_is_taken_from_a_person_and_given_back_for_all_to_see() -> None:
    evening = lobby("ada", "bob")
    assert evening.do("ada", acts.Mute(1)) == [PersonMuted(1, True)]
    assert seen(evening) == [(False, False), (True, False), (False, False)]
    assert evening.do("ada", acts.Mute(1, False)) == [PersonMuted(1, False)]
    assert seen(evening) == [(False, False)] * 3


def test_a_person_is_muted_wherever_they_sit_and_whoever_takes_their_seat_is_not() -> None:
    evening = lobby("ada", "bob")
    evening.do("ada", acts.Mute(1))
    evening.do("bob", acts.Sit(seat=2))
    evening.do("cleo", acts.Sit(seat=1))
    assert [muted for muted, _ in seen(evening)] == [False, False, True]


def test_a_muted_player_plays_as_ever() -> None:
    evening = playing()
    evening.do("ada", acts.Mute(evening.smile.turn))
    before = evening.paper()
    evening.offer()
    assert evening.paper() != before


def test_a_muted_person_is_asked_and_answers_like_the_others() -> None:
    evening = playing()
    evening.do("ada", acts.Mute(1))
    evening.do("cleo", acts.AskPause())
    evening.do("ada", acts.Answer(True))
    assert evening.table.state == "playing"
    evening.do("bob", acts.Answer(True))
    assert evening.table.state == "paused"


def test_whoever_may_not_speak_does_not_open_the_next_table_and_hold_it() -> None:
    evening = playing()
    evening.do("ada", acts.Mute(1))
    evening.play_on()
    assert evening.refused("bob", acts.Rematch("another")) == "muted"
    evening.do("cleo", acts.Rematch("another"))


def test_the_key_goes_to_somebody_who_may_speak_if_there_is_one() -> None:
    evening = lobby("ada", "bob", "cleo")
    evening.do("ada", acts.Mute(1))
    assert evening.do("ada", acts.Stand())[1:] == [HostChanged("Cleo")]
    assert evening.do("cleo", acts.Stand())[1:] == [HostChanged("Bob")]


# --- Bar


def test_whoever_is_barred_before_the_game_leaves_their_seat_free_and_does_not_come_back() -> None:
    evening = lobby("ada", "bob")
    assert evening.do("ada", acts.Bar(1)) == [PersonBarred(1, "Bob")]
    assert people(evening) == ["ada", None, None]
    assert evening.refused("bob", acts.Sit()) == "barred"
    assert not evening.table.lets_in("bob")
    assert not evening.table.may_stay("bob")
    assert evening.do("cleo", acts.Sit(seat=1)) == [PersonSat(1, "Cleo")]


def test_a_barred_player_is_played_for_as_if_they_had_left_and_does_not_come_back() -> None:
    evening = playing()
    assert evening.do("ada", acts.Bar(1)) == [PersonBarred(1, "Bob"), SeatGone(1, "left", "bot")]
    assert seen(evening) == [(False, False), (False, True), (False, False)]
    assert evening.refused("bob", acts.Sit()) == "barred"
    assert evening.refused("bob", acts.Stand()) == "not_seated"
    assert evening.refused("bob", acts.Play("offer C01")) == "not_seated"
    evening.do("bob", acts.Find())  # as if a connection of theirs were noticed only now
    assert evening.table.places[1].gone
    evening.do("bob", acts.Lose())
    assert evening.table.sitting is not None
    assert evening.table.sitting.chairs[1].disconnected_at is None
    evening.play_on_with_bots()
    assert evening.table.state == "over"


def test_even_at_a_table_that_lets_everybody_watch_whoever_was_barred_does_not() -> None:
    evening = playing(watchable=True)
    evening.do("ada", acts.Bar(1))
    assert evening.table.lets_in("zoe")
    assert not evening.table.lets_in("bob")
    assert evening.table.eyes_of("bob") is None


def test_whoever_had_left_is_barred_without_leaving_again() -> None:
    evening = playing()
    evening.do("bob", acts.Stand())
    assert evening.do("ada", acts.Bar(1)) == [PersonBarred(1, "Bob")]
    assert evening.refused("bob", acts.Sit()) == "barred"


def test_what_a_barred_player_asked_is_dropped() -> None:
    evening = playing()
    assert evening.do("bob", acts.AskPause()) == [QuestionAsked(1, "pause")]
    assert QuestionDropped("pause") in evening.do("ada", acts.Bar(1))
    assert evening.table.question is None


def test_nobody_waits_for_the_answer_of_a_barred_player() -> None:
    evening = playing()
    evening.do("cleo", acts.AskPause())
    evening.do("ada", acts.Answer(True))
    evening.do("ada", acts.Bar(1))
    assert evening.table.state == "paused"


def test_whoever_was_barred_stays_away_when_a_move_from_before_is_taken_back() -> None:
    evening = playing()
    person = evening.turn
    evening.offer()
    seat = next(seat for seat in (1, 2) if evening.person(seat) != person)
    evening.do("ada", acts.Bar(seat))
    evening.do(person, acts.AskUndo())
    assert evening.table.places[seat].gone
    assert evening.table.sitting is not None
    assert evening.table.sitting.chairs[seat].why == "left"


# --- Back again


def test_whoever_was_barred_before_the_game_is_let_in_again_by_their_name() -> None:
    evening = lobby("ada", "bob")
    evening.do("ada", acts.Bar(1))
    assert view_table(evening.table).barred == ["Bob"]
    assert evening.do("ada", acts.Unbar("Bob")) == [PersonUnbarred("Bob")]
    assert view_table(evening.table).barred == []
    assert evening.table.lets_in("bob")
    assert evening.do("bob", acts.Sit()) == [PersonSat(1, "Bob")]


def test_whoever_was_barred_in_the_game_has_their_seat_again_when_they_come() -> None:
    evening = playing()
    evening.do("ada", acts.Bar(1))
    assert evening.do("ada", acts.Unbar("Bob")) == [PersonUnbarred("Bob")]
    assert seen(evening) == [(False, False)] * 3
    assert evening.table.eyes_of("bob") == 1
    assert evening.table.places[1].gone, "until they come"
    evening.do("bob", acts.Sit())
    assert not evening.table.places[1].gone


def test_in_a_game_nobody_is_let_in_who_was_barred_before_it() -> None:
    evening = lobby("ada", "bob")
    evening.do("ada", acts.Bar(1))
    for person in ("cleo", "dan"):
        evening.do(person, acts.Sit())
    evening.ready("cleo", "dan").begin()
    assert view_table(evening.table).barred == []
    assert evening.unchanged("ada", acts.Unbar("Bob"))
    assert not evening.table.lets_in("bob")


def test_a_name_under_which_nobody_was_barred_changes_nothing() -> None:
    evening = lobby("ada", "bob")
    assert evening.unchanged("ada", acts.Unbar("Bob"))
    evening.do("ada", acts.Bar(1))
    assert evening.unchanged("ada", acts.Unbar("Bo"))
    assert evening.refused("cleo", acts.Unbar("Bob")) == "not_host"


def test_who_may_be_let_in_again_is_known_after_the_table_was_read_again() -> None:
    evening = lobby("ada", "bob")
    evening.do("ada", acts.Bar(1))
    assert view_table(read_again(evening)).barred == ["Bob"]


# --- Who may, and whom


def closed() -> Evening:
    evening = lobby("ada", "bob")
    evening.do("ada", acts.Close())
    return evening


def with_a_bot() -> Evening:
    evening = lobby("ada", "bob")
    evening.do("ada", acts.AddBot(2, "solid"))
    return evening


REFUSALS: list[tuple[Callable[[], Evening], str, AnyAct, str]] = [
    (with_a_bot, "bob", acts.Lock(), "not_host"),
    (with_a_bot, "zoe", acts.Lock(), "not_host"),
    (playing, "ada", acts.Lock(), "not_lobby"),
    (closed, "ada", acts.Lock(), "not_lobby"),
    (with_a_bot, "bob", acts.Mute(0), "not_host"),
    (with_a_bot, "bob", acts.Mute(1, False), "not_host"),
    (with_a_bot, "ada", acts.Mute(2), "no_person"),
    (lambda: lobby("ada"), "ada", acts.Mute(1), "seat_free"),
    (with_a_bot, "ada", acts.Mute(3), "no_such_seat"),
    (closed, "ada", acts.Mute(1), "not_playing"),
    (with_a_bot, "bob", acts.Bar(0), "not_host"),
    (playing, "bob", acts.Bar(2), "not_host"),
    (with_a_bot, "ada", acts.Bar(0), "not_yourself"),
    (playing, "ada", acts.Bar(0), "not_yourself"),
    (with_a_bot, "ada", acts.Bar(2), "no_person"),
    (lambda: lobby("ada"), "ada", acts.Bar(1), "seat_free"),
    (with_a_bot, "ada", acts.Bar(31), "no_such_seat"),
    (closed, "ada", acts.Bar(1), "not_playing"),
]


@pytest.mark.parametrize(("scene", "person", "act", "code"), REFUSALS)
def test_only_the_host_does_it_and_only_to_people(
    scene: Callable[[], Evening], person: str, act: AnyAct, code: str
) -> None:
    assert scene().refused(person, act) == code


# --- On paper


def test_what_the_host_did_is_in_the_log_and_in_a_snapshot() -> None:
    evening = lobby("ada", "bob", "cleo")
    evening.do("ada", acts.Lock())
    evening.do("ada", acts.Mute(1))
    evening.do("ada", acts.Bar(2))
    for table in (replayed(evening), read_again(evening)):
        assert view_table(table) == view_table(evening.table)
        assert (table.locked, table.muted, table.barred) == (True, ["bob"], ["cleo"])


def test_nobody_is_told_who_a_person_is() -> None:
    """People are seats and names to one another, whatever is done about them."""
    evening = lobby("person-ada", "person-bob", "person-cleo", host="person-ada")
    evening.do("person-ada", acts.Mute(1))
    evening.do("person-ada", acts.Bar(2))
    told = b"".join(frame for frames in evening.frames for _, frame in frames.values())
    assert b"person_barred" in told
    assert b"person-" not in told + evening.teller.whole(None, host=False)


def test_what_was_kept_of_people_comes_along_to_the_next_table() -> None:
    evening = Evening()
    assert evening.do(None, acts.Inherit(["cleo"], ["bob"])) == []
    evening.do("bob", acts.Sit(seat=1))
    assert [muted for muted, _ in seen(evening)] == [False, True, False]
    assert evening.refused("cleo", acts.Sit()) == "barred"
