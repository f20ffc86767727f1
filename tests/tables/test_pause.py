"""Pausing a game with everybody's consent, and going on."""

from __future__ import annotations

import pytest

from tablee.kernel import ClockStarted, DefaultPlayed, SeatBack, SeatGone
from tablee.tables import acts
from tablee.tables.events import GamePaused, GameResumed, QuestionAnswered, QuestionAsked, QuestionDropped
from tests.tables.evening import HOUR, MINUTE, SECOND, Evening, bidding, playing

FULL = 80 * SECOND
BANK = 60 * SECOND


def paused(evening: Evening | None = None) -> Evening:
    evening = playing() if evening is None else evening
    evening.do("ada", acts.AskPause())
    evening.do("bob", acts.Answer(True))
    evening.do("cleo", acts.Answer(True))
    assert evening.table.state == "paused"
    return evening


def test_a_pause_needs_everybodys_consent() -> None:
    evening = playing()
    assert evening.do("bob", acts.AskPause()) == [QuestionAsked(1, "pause")]
    assert evening.do("ada", acts.Answer(True)) == [QuestionAnswered(0, "pause", True)]
    assert evening.table.state == "playing"
    assert evening.do("cleo", acts.Answer(True)) == [QuestionAnswered(2, "pause", True), GamePaused()]
    assert evening.table.state == "paused"
    assert evening.table.question is None


def test_one_no_and_the_game_goes_on() -> None:
    evening = playing()
    evening.do("bob", acts.AskPause())
    assert evening.do("ada", acts.Answer(False)) == [QuestionAnswered(0, "pause", False), QuestionDropped("pause")]
    assert evening.table.state == "playing"
    assert evening.do("bob", acts.AskPause(), wait=30 * SECOND) == [QuestionAsked(1, "pause")]


def test_the_asker_alone_with_bots_pauses_at_once() -> None:
    evening = bidding("ada", bots=1)
    assert evening.do("ada", acts.AskPause()) == [QuestionAsked(0, "pause"), GamePaused()]


def test_people_who_are_gone_are_not_asked_about_a_pause() -> None:
    evening = playing()
    evening.do("cleo", acts.Stand())
    evening.do("ada", acts.AskPause())
    assert evening.do("bob", acts.Answer(True)) == [QuestionAnswered(1, "pause", True), GamePaused()]


def test_when_the_last_one_who_was_asked_about_a_pause_leaves_it_is_settled() -> None:
    """Else this question stays open for the rest of the game, and nobody can ask another."""
    evening = playing()
    evening.do("ada", acts.AskPause())
    evening.do("bob", acts.Answer(True))
    evening.do("cleo", acts.Stand())
    assert evening.table.question is None
    assert evening.table.state == "paused"


def test_a_game_goes_on_while_a_pause_is_asked_for() -> None:
    evening = playing()
    evening.do("ada", acts.AskPause())
    evening.offer()
    assert evening.table.question is not None
    evening.do("bob", acts.Answer(True))
    assert evening.do("cleo", acts.Answer(True))[-1] == GamePaused()


def test_a_question_is_dropped_when_the_game_ends() -> None:
    evening = playing()
    evening.do("ada", acts.AskPause())
    evening.play_on()
    assert QuestionDropped("pause") in evening.events
    assert evening.table.question is None


# --- Time stands still


def test_in_a_pause_nothing_falls_due() -> None:
    evening = paused()
    before = evening.paper()
    assert evening.table.due() is None
    assert evening.do(None, acts.Pass(), wait=24 * HOUR) == []
    assert evening.paper() == before


def test_after_a_pause_clocks_are_fresh() -> None:
    evening = paused()
    seat = evening.smile.turn
    events = evening.do("bob", acts.Resume(), wait=HOUR)
    assert events == [GameResumed(), ClockStarted(seat, evening.at + FULL, BANK)]
    assert evening.table.state == "playing"
    assert evening.table.due() == evening.at + FULL
    assert evening.do(None, acts.Pass(), wait=FULL)[0] == DefaultPlayed(seat, "timeout")


def test_a_pause_takes_nothing_from_a_bank() -> None:
    evening = playing()
    evening.do(None, acts.Pass(), wait=50 * SECOND)
    paused(evening)
    seat = evening.smile.turn
    assert evening.do("cleo", acts.Resume(), wait=HOUR)[-1] == ClockStarted(seat, evening.at + FULL, BANK)


def test_in_a_pause_no_bot_moves() -> None:
    evening = Evening().gather("ada")
    evening.do("ada", acts.AddBot(1, "solid"))
    evening.do("ada", acts.AddBot(2, "solid"))
    evening.begin()
    while evening.smile.turn == 0:
        evening.offer()
    evening.do("ada", acts.AskPause())
    seat = evening.smile.turn
    move = evening.smile.default(seat).text
    assert evening.refused(None, acts.BotPlay(seat, move), wait=5 * SECOND) == "paused"
    evening.do("ada", acts.Resume(), wait=HOUR)
    due = evening.table.due()
    assert due is not None
    assert 800 <= due - evening.at <= 1_600


def test_the_time_of_the_rules_stands_still_at_a_paused_table() -> None:
    """Bids has ten seconds for a round: four were used before the pause."""
    evening = bidding("ada", "bob")
    evening.do(None, acts.Pass(), wait=4 * SECOND)
    evening.do("ada", acts.AskPause(), wait=0)
    evening.do("bob", acts.Answer(True), wait=0)
    evening.do("bob", acts.Resume(), wait=HOUR)
    assert evening.table.due() == evening.at + 6 * SECOND


# --- Coming and going in a pause


def test_whoever_leaves_in_a_pause_is_gone_and_may_come_back() -> None:
    evening = paused()
    seat = evening.smile.turn
    person = evening.turn
    assert evening.do(person, acts.Stand()) == [SeatGone(seat, "left", "bot")]
    assert evening.table.due() is None
    assert SeatBack(seat) in evening.do(person, acts.Sit(), wait=HOUR)
    assert evening.table.state == "paused"
    assert evening.table.due() is None


def test_a_game_resumed_without_somebody_is_played_by_their_substitute() -> None:
    evening = paused()
    seat, person = evening.smile.turn, evening.turn
    evening.do(person, acts.Stand())
    other = evening.person((seat + 1) % 3)
    assert evening.do(other, acts.Resume(), wait=MINUTE) == [GameResumed()]
    due = evening.table.due()
    assert due is not None
    assert 800 <= due - evening.at <= 1_600
    move = evening.smile.default(seat).text
    assert evening.do(None, acts.BotPlay(seat, move), wait=due - evening.at) != []


def test_a_connection_lost_in_a_pause_is_counted_from_the_moment_the_game_goes_on() -> None:
    evening = paused(playing(pace="relaxed"))
    seat = (evening.smile.turn + 1) % 3
    evening.do(evening.person(seat), acts.Lose())
    assert evening.do(None, acts.Pass(), wait=HOUR) == []
    evening.do(evening.turn, acts.Resume())
    assert evening.table.due() == evening.at + MINUTE
    assert SeatGone(seat, "disconnected", "bot") in evening.do(None, acts.Pass(), wait=MINUTE)


def test_a_paused_game_that_everybody_has_left_can_be_taken_up_again() -> None:
    evening = paused()
    for person in ("ada", "bob", "cleo"):
        evening.do(person, acts.Stand())
    evening.do("bob", acts.Sit(), wait=24 * HOUR)
    before = evening.paper()
    assert evening.do("bob", acts.Resume())[0] == GameResumed()
    assert evening.paper() == before
    assert evening.table.due() is not None


@pytest.mark.parametrize("person", ["ada", "bob", "cleo"])
def test_anybody_at_the_table_may_end_a_pause(person: str) -> None:
    assert paused().do(person, acts.Resume())[0] == GameResumed()


def test_a_game_may_be_paused_again() -> None:
    evening = paused()
    evening.do("ada", acts.Resume())
    paused(evening)
    evening.do("ada", acts.Resume())
    assert isinstance(evening.offer()[-1], ClockStarted)


def test_a_move_before_a_pause_can_be_taken_back_after_it() -> None:
    evening = playing()
    person, before = evening.turn, evening.paper()
    evening.offer(wait=3_000)
    paused(evening)
    evening.do("bob", acts.Resume(), wait=HOUR)
    evening.do(person, acts.AskUndo())
    if evening.table.question is not None:
        for other in {"ada", "bob", "cleo"} - {person}:
            evening.do(other, acts.Answer(True))
    assert evening.paper() == before
    assert evening.table.due() == evening.at + FULL - 3_000  # what the move had taken
