"""Asking again and again: whoever was refused waits, and a question that nobody answers does not stay open for ever."""

from __future__ import annotations

import pytest

from tablee.tables import acts
from tablee.tables.acts import AnyAct
from tablee.tables.company import wait_after
from tablee.tables.events import GamePaused, QuestionAnswered, QuestionAsked, QuestionDropped
from tests.tables.evening import HOUR, MINUTE, SECOND, Evening, from_bytes, playing, replayed

LAPSE = 2 * MINUTE


def refused_by_ada(evening: Evening, wait: int = 1) -> None:
    """Bob asks for a pause, and Ada says no at once."""
    assert QuestionAsked(1, "pause") in evening.do("bob", acts.AskPause(), wait)
    evening.do("ada", acts.Answer(False), wait=0)


# --- After a refusal


def test_whoever_was_refused_asks_again_only_after_half_a_minute() -> None:
    evening = playing()
    refused_by_ada(evening)
    assert evening.refused("bob", acts.AskPause()) == "asked_lately"
    assert evening.refused("bob", acts.AskPause(), wait=30 * SECOND - 1) == "asked_lately"
    assert evening.do("bob", acts.AskPause(), wait=30 * SECOND) == [QuestionAsked(1, "pause")]


def test_each_refusal_makes_the_wait_twice_as_long_up_to_five_minutes() -> None:
    evening = playing(pace="daily")
    for seconds in (30, 60, 120, 240, 300, 300):
        refused_by_ada(evening, wait=HOUR)
        assert evening.refused("bob", acts.AskPause(), wait=seconds * SECOND - 1) == "asked_lately"
    assert [wait_after(refusals) // SECOND for refusals in range(1, 7)] == [30, 60, 120, 240, 300, 300]
    assert wait_after(10_000) == 300 * SECOND


def test_a_question_that_was_accepted_ends_the_waiting() -> None:
    evening = playing(pace="daily")
    for _ in range(3):
        refused_by_ada(evening, wait=HOUR)
    evening.do("bob", acts.AskPause(), wait=HOUR)
    evening.do("ada", acts.Answer(True))
    assert GamePaused() in evening.do("cleo", acts.Answer(True))
    evening.do("bob", acts.Resume())
    refused_by_ada(evening)
    assert evening.refused("bob", acts.AskPause(), wait=30 * SECOND - 1) == "asked_lately"
    assert evening.do("bob", acts.AskPause(), wait=30 * SECOND) == [QuestionAsked(1, "pause")]


def test_the_others_ask_when_they_like() -> None:
    evening = playing()
    refused_by_ada(evening)
    assert evening.do("cleo", acts.AskPause()) == [QuestionAsked(2, "pause")]


def test_a_refused_pause_is_no_way_to_ask_for_something_else_at_once() -> None:
    evening = playing()
    evening.to_the_last_move_of_a_round()
    asker = next(person for person in ("ada", "bob", "cleo") if may_ask_for_a_move(evening, person))
    other = next(person for person in ("ada", "bob", "cleo") if person != asker)
    evening.do(asker, acts.AskPause())
    evening.do(other, acts.Answer(False))
    assert evening.refused(asker, acts.AskUndo()) == "asked_lately"


def may_ask_for_a_move(evening: Evening, person: str) -> bool:
    """Whether the others would be asked, because somebody has played since."""
    running, seat = evening.table.running, evening.table.seat_of(person)
    place = None if seat is None else running.last_play_of(seat)
    return place is not None and place != running.last_play


def test_a_move_is_taken_back_at_once_however_lately_something_was_refused() -> None:
    evening = playing()
    person, before = evening.turn, evening.paper()
    other = next(other for other in ("ada", "bob") if other != person)
    evening.do(person, acts.AskPause())
    evening.do(other, acts.Answer(False))
    evening.offer()
    evening.do(person, acts.AskUndo())
    assert evening.paper() == before


def test_a_question_about_a_move_that_is_dropped_by_the_next_move_counts_as_refused() -> None:
    evening = playing()
    evening.to_the_last_move_of_a_round()
    asker = next(person for person in ("ada", "bob", "cleo") if may_ask_for_a_move(evening, person))
    evening.do(asker, acts.AskUndo())
    evening.collect()
    assert QuestionDropped("undo") in evening.events
    assert evening.refused(asker, acts.AskPause()) == "asked_lately"


def test_whoever_would_ask_nobody_need_not_wait() -> None:
    evening = playing()
    refused_by_ada(evening)
    evening.do("ada", acts.Stand())
    evening.do("cleo", acts.Stand())
    assert evening.do("bob", acts.AskPause()) == [QuestionAsked(1, "pause"), GamePaused()]


# --- When nobody answers


def test_a_question_that_nobody_answers_for_two_minutes_is_dropped_with_the_next_entry() -> None:
    evening = playing(pace="relaxed")
    evening.do("bob", acts.AskPause())
    assert QuestionDropped("pause") not in evening.do(None, acts.Pass(), wait=LAPSE - 1)
    assert evening.table.question is not None
    assert evening.do(None, acts.Pass())[-1:] == [QuestionDropped("pause")]
    assert evening.table.question is None


def test_an_answer_that_comes_too_late_only_ends_the_question() -> None:
    evening = playing(pace="relaxed")
    evening.do("bob", acts.AskPause())
    evening.do("ada", acts.Answer(True))
    assert evening.do("cleo", acts.Answer(True), wait=LAPSE) == [QuestionDropped("pause")]
    assert evening.table.state == "playing"


def test_a_question_that_has_lapsed_makes_way_for_another_persons() -> None:
    evening = playing(pace="relaxed")
    evening.do("bob", acts.AskPause())
    assert evening.refused("cleo", acts.AskPause(), wait=LAPSE - 1) == "question_open"
    assert evening.do("cleo", acts.AskPause(), wait=LAPSE) == [QuestionDropped("pause"), QuestionAsked(2, "pause")]


def test_whoever_asked_in_vain_waits_from_the_end_of_the_two_minutes_on() -> None:
    """Whenever it is noticed: by their own next question, too."""
    for noticed in (True, False):
        evening = playing(pace="relaxed")
        asked = evening.at + 1
        evening.do("bob", acts.AskPause())
        if noticed:
            evening.do(None, acts.Pass(), wait=LAPSE + 10 * SECOND)
        again = asked + LAPSE + 30 * SECOND
        assert evening.refused("bob", acts.AskPause(), wait=again - evening.at - 1) == "asked_lately"
        assert evening.do("bob", acts.AskPause(), wait=again - evening.at)[-1:] == [QuestionAsked(1, "pause")]


def test_where_a_turn_lasts_a_day_a_question_does_too() -> None:
    evening = playing(pace="daily")
    evening.do("bob", acts.AskPause())
    evening.do("ada", acts.Answer(True), wait=5 * HOUR)
    assert evening.do("cleo", acts.Answer(True), wait=5 * HOUR)[-1] == GamePaused()


# --- In the log, and in logs of before


@pytest.mark.parametrize("then", [acts.Pass(), acts.Answer(True)])
def test_the_log_and_a_snapshot_give_the_same_table_again(then: AnyAct) -> None:
    evening = playing(pace="relaxed")
    refused_by_ada(evening)
    evening.do("bob", acts.AskPause(), wait=MINUTE)
    between = from_bytes(evening, evening.state())
    evening.do("cleo", then, wait=3 * MINUTE)
    between.apply(evening.entries[-1])
    assert replayed(evening).to_state() == evening.table.to_state()
    assert between.places == evening.table.places
    assert (between.question, evening.table.question) == (None, None)


def test_at_a_table_of_before_people_asked_as_often_as_they_liked() -> None:
    """What is in its log is read as it was written."""
    evening = Evening(house=0).gather("ada", "bob", "cleo").ready("bob", "cleo").begin()
    refused_by_ada(evening)
    refused_by_ada(evening)
    evening.do("bob", acts.AskPause())
    evening.do("cleo", acts.Answer(True), wait=HOUR)
    assert evening.do("ada", acts.Answer(True), wait=HOUR)[:2] == [QuestionAnswered(0, "pause", True), GamePaused()]
