"""Taking a move back: at once while nothing was revealed and nobody has acted, else if everybody agrees."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from tablee.games.smile import SMILE
from tablee.games.smile.events import RowRevealed
from tablee.kernel import ClockStarted, DefaultPlayed, Event, Game, SeatBack, SeatGone, Traits
from tablee.tables import acts
from tablee.tables.events import MoveTakenBack, QuestionAnswered, QuestionAsked, QuestionDropped
from tablee.tables.running import FAR_BACK
from tests.kernel.bids import BIDS_GAME, BidsGame, BidsShown
from tests.tables.evening import (
    FORGIVING_BIDS,
    MINUTE,
    SECOND,
    Evening,
    alone_after_a_reveal,
    bidding,
    from_bytes,
    playing,
    read_again,
    replayed,
)

FULL = 80 * SECOND
BANK = 60 * SECOND


def others(evening: Evening, person: str) -> list[str]:
    return [one for one in ("ada", "bob", "cleo") if one != person]


def revealing() -> tuple[Evening, str, bytes]:
    """The last move of a round has revealed the next row: the evening, who made it, and the position before."""
    evening = playing()
    evening.to_the_last_move_of_a_round()
    person, before = evening.turn, evening.paper()
    assert any(isinstance(event, RowRevealed) for event in evening.collect())
    return evening, person, before


def agree(evening: Evening, asker: str) -> None:
    """Everybody says yes to whatever is asked."""
    for place in evening.table.places:
        if evening.table.question is not None and place.person not in (None, asker):
            evening.do(place.person, acts.Answer(True))


# --- At once


def test_a_move_that_revealed_nothing_is_taken_back_at_once() -> None:
    evening = playing()
    person, seat, before = evening.turn, evening.smile.turn, evening.paper()
    evening.offer()
    events = evening.do(person, acts.AskUndo(), wait=5 * SECOND)
    assert events == [MoveTakenBack(seat), ClockStarted(seat, evening.at + FULL - 1, BANK)]
    assert evening.paper() == before


def test_what_was_taken_back_can_be_played_otherwise() -> None:
    evening = playing()
    evening.offer()
    person = evening.turn
    assert len(evening.smile.moves(evening.smile.turn)) > 1
    evening.offer()
    evening.do(person, acts.AskUndo())
    evening.collect()
    assert not evening.smile.hunters[evening.table.seat_of(person) or 0].hunting


def test_several_moves_are_taken_back_one_after_the_other() -> None:
    """With everybody's consent for the second: somebody else's move came before the one just taken back."""
    evening = playing()
    papers, movers = [], []
    for _ in range(3):
        papers.append(evening.paper())
        movers.append(evening.turn)
        evening.offer()
    assert isinstance(evening.do(movers[2], acts.AskUndo())[0], MoveTakenBack)
    assert evening.paper() == papers[2]
    assert evening.do(movers[1], acts.AskUndo())[0] == QuestionAsked(evening.table.seat_of(movers[1]) or 0, "undo")
    for person in others(evening, movers[1]):
        evening.do(person, acts.Answer(True))
    assert evening.paper() == papers[1]


def test_with_bots_alone_around_nobody_has_to_be_asked() -> None:
    evening = Evening().gather("ada")
    evening.do("ada", acts.AddBot(1, "solid"))
    evening.do("ada", acts.AddBot(2, "solid"))
    evening.begin()
    while evening.smile.turn != 0:
        evening.due_now(2 * SECOND)
    before = evening.paper()
    evening.offer()
    evening.due_now(2 * SECOND)
    events = evening.do("ada", acts.AskUndo())
    assert events[:2] == [QuestionAsked(0, "undo"), MoveTakenBack(0)]
    assert evening.paper() == before


@pytest.mark.rules("SMI-155")
def test_the_time_that_was_used_for_a_move_stays_used_when_it_is_taken_back() -> None:
    """R26. Of the twenty seconds fifteen are gone."""
    evening = playing()
    person, seat = evening.turn, evening.smile.turn
    evening.offer(wait=15 * SECOND)
    events = evening.do(person, acts.AskUndo(), wait=3 * SECOND)
    assert events[-1] == ClockStarted(seat, evening.at + 5 * SECOND + BANK, BANK)


@pytest.mark.rules("SMI-155")
def test_the_bank_that_was_used_for_a_move_stays_used_when_it_is_taken_back() -> None:
    """Seventy seconds for a move cost fifty of the bank."""
    evening = playing()
    person, seat = evening.turn, evening.smile.turn
    evening.offer(wait=70 * SECOND)
    assert evening.do(person, acts.AskUndo())[-1] == ClockStarted(seat, evening.at + 10 * SECOND, 10 * SECOND)


@pytest.mark.rules("SMI-155")
def test_who_took_a_move_back_in_the_last_moment_has_five_seconds_for_another() -> None:
    evening = playing()
    person, seat = evening.turn, evening.smile.turn
    evening.offer(wait=79 * SECOND)
    assert evening.do(person, acts.AskUndo())[-1] == ClockStarted(seat, evening.at + 5 * SECOND, SECOND)


@pytest.mark.rules("SMI-155")
def test_a_decision_is_taken_back_at_once_only_once() -> None:
    evening = playing()
    person, seat = evening.turn, evening.smile.turn
    evening.offer()
    assert evening.do(person, acts.AskUndo())[0] == MoveTakenBack(seat)
    evening.offer()
    assert evening.do(person, acts.AskUndo()) == [QuestionAsked(seat, "undo")]
    agree(evening, person)
    evening.offer()
    assert evening.do(person, acts.AskUndo()) == [QuestionAsked(seat, "undo")]


@pytest.mark.rules("SMI-155")
def test_the_next_decision_is_taken_back_at_once_again() -> None:
    evening = playing()
    person, seat = evening.turn, evening.smile.turn
    evening.offer()
    evening.do(person, acts.AskUndo())
    evening.offer()
    while evening.turn != person:
        evening.offer()
    evening.offer()
    assert evening.do(person, acts.AskUndo())[0] == MoveTakenBack(seat)


@pytest.mark.rules("SMI-155")
def test_that_a_decision_was_taken_back_is_known_after_a_snapshot() -> None:
    evening = playing()
    person, seat = evening.turn, evening.smile.turn
    evening.offer()
    evening.do(person, acts.AskUndo())
    evening.table = read_again(evening)
    evening.offer()
    assert evening.do(person, acts.AskUndo()) == [QuestionAsked(seat, "undo")]


# --- By consent


@pytest.mark.rules("SMI-155")
def test_alone_with_bots_nothing_is_taken_back_that_was_revealed() -> None:
    evening = alone_after_a_reveal()
    before = evening.paper()
    assert evening.refused("ada", acts.AskUndo()) == "revealed"
    assert evening.paper() == before


@pytest.mark.rules("SMI-155")
def test_with_the_others_gone_nothing_is_taken_back_that_was_revealed() -> None:
    evening, person, _ = revealing()
    for other in others(evening, person):
        evening.do(other, acts.Stand())
    assert evening.refused(person, acts.AskUndo()) == "revealed"


@pytest.mark.rules("SMI-155")
def test_a_question_that_nobody_can_deny_any_more_is_dropped_after_a_reveal() -> None:
    evening, person, _ = revealing()
    evening.do(person, acts.AskUndo())
    after = evening.paper()
    first, second = others(evening, person)
    evening.do(first, acts.Stand())
    assert QuestionDropped("undo") in evening.do(second, acts.Stand())
    assert evening.paper() == after


@pytest.mark.rules("SMI-155")
def test_who_agreed_before_they_left_has_agreed() -> None:
    evening, person, before = revealing()
    evening.do(person, acts.AskUndo())
    first, second = others(evening, person)
    evening.do(first, acts.Answer(True))
    assert MoveTakenBack(evening.table.seat_of(person) or 0) in evening.do(second, acts.Stand())
    assert evening.paper() == before


def test_after_a_reveal_everybody_is_asked() -> None:
    evening, person, before = revealing()
    seat = evening.table.seat_of(person)
    assert seat is not None
    assert evening.do(person, acts.AskUndo()) == [QuestionAsked(seat, "undo")]
    first, second = others(evening, person)
    first_seat, second_seat = evening.table.seat_of(first), evening.table.seat_of(second)
    assert first_seat is not None
    assert second_seat is not None
    assert evening.do(first, acts.Answer(True)) == [QuestionAnswered(first_seat, "undo", True)]
    assert evening.paper() != before
    events = evening.do(second, acts.Answer(True))
    assert events[:2] == [QuestionAnswered(second_seat, "undo", True), MoveTakenBack(seat)]
    assert evening.paper() == before
    assert evening.table.question is None


def test_the_same_row_is_revealed_again() -> None:
    """Taking back gives no other luck."""
    evening, person, _ = revealing()
    after, luck = evening.paper(), evening.table.running.luck
    assert luck is not None
    drawn = luck.drawn
    evening.do(person, acts.AskUndo())
    for other in others(evening, person):
        evening.do(other, acts.Answer(True))
    revealed = [event for event in evening.collect() if isinstance(event, RowRevealed)]
    assert len(revealed) == 1
    assert evening.paper() == after
    assert evening.table.running.luck is not None
    assert evening.table.running.luck.drawn == drawn


def test_luck_that_is_drawn_in_play_is_the_same_again() -> None:
    """The prize of the second round of Bids is drawn when the first is shown."""
    evening = bidding("ada", "bob", game=FORGIVING_BIDS)
    evening.do("ada", acts.Play(evening.bids.moves(0)[0].text), wait=100)
    evening.do("bob", acts.Play(evening.bids.moves(1)[0].text), wait=100)
    evening.wait(1_000)
    assert any(isinstance(event, BidsShown) for event in evening.events)
    prize = evening.bids.prize
    evening.do("bob", acts.AskUndo())
    agree(evening, "bob")
    assert evening.bids.round == 1
    evening.do("bob", acts.Play(evening.bids.moves(1)[1].text), wait=100)
    evening.wait(1_000)
    assert (evening.bids.round, evening.bids.prize) == (2, prize)


def test_one_no_is_enough() -> None:
    evening, person, before = revealing()
    evening.do(person, acts.AskUndo())
    first = others(evening, person)[0]
    seat = evening.table.seat_of(first)
    assert seat is not None
    after = evening.paper()
    assert evening.do(first, acts.Answer(False)) == [QuestionAnswered(seat, "undo", False), QuestionDropped("undo")]
    assert evening.paper() == after != before
    assert evening.table.question is None


def test_the_asker_may_withdraw_by_playing_on() -> None:
    evening, person, _ = revealing()
    evening.do(person, acts.AskUndo())
    events = evening.offer()
    assert events[0] == QuestionDropped("undo")
    assert evening.table.question is None
    for one in others(evening, person):
        assert evening.refused(one, acts.Answer(True)) == "nothing_asked"


def test_a_move_that_is_refused_does_not_drop_the_question() -> None:
    evening, person, _ = revealing()
    evening.do(person, acts.AskUndo())
    assert evening.refused(evening.turn, acts.Play("borrow C01")) != ""
    assert evening.table.question is not None


def test_a_move_after_which_somebody_has_played_needs_consent() -> None:
    evening = playing()
    person, seat, before = evening.turn, evening.smile.turn, evening.paper()
    evening.offer()
    evening.offer()
    assert evening.do(person, acts.AskUndo()) == [QuestionAsked(seat, "undo")]
    for other in others(evening, person):
        evening.do(other, acts.Answer(True))
    assert evening.paper() == before


def test_a_move_after_which_a_default_was_played_for_somebody_needs_consent() -> None:
    """The default is that player's move: it is not for the one before to undo it alone."""
    evening = playing()
    person, seat = evening.turn, evening.smile.turn
    evening.offer()
    assert isinstance(evening.do(None, acts.Pass(), wait=FULL)[0], DefaultPlayed)
    assert evening.do(person, acts.AskUndo()) == [QuestionAsked(seat, "undo")]


def test_people_who_are_gone_are_not_asked() -> None:
    evening, person, before = revealing()
    first, second = others(evening, person)
    evening.do(second, acts.Stand())
    evening.do(person, acts.AskUndo())
    assert any(isinstance(event, MoveTakenBack) for event in evening.do(first, acts.Answer(True)))
    assert evening.paper() == before


def test_when_the_last_one_who_was_asked_leaves_the_question_is_settled() -> None:
    """Absent people do not stand in the way, whenever they left: else nobody could ask anything any more."""
    evening, person, _ = revealing()
    first, second = others(evening, person)
    evening.do(person, acts.AskUndo())
    evening.do(first, acts.Answer(True))
    evening.do(second, acts.Stand())
    assert evening.table.question is None


# --- What is refused


def test_there_is_nothing_to_take_back_before_ones_first_move() -> None:
    evening = playing()
    evening.offer()
    assert evening.refused(evening.turn, acts.AskUndo()) == "nothing_to_take_back"


def test_a_move_is_taken_back_once() -> None:
    evening = playing()
    person = evening.turn
    evening.offer()
    evening.do(person, acts.AskUndo())
    assert evening.refused(person, acts.AskUndo()) == "nothing_to_take_back"


def test_a_default_is_nobodys_move_to_take_back() -> None:
    evening = playing()
    person = evening.turn
    evening.do(None, acts.Pass(), wait=FULL)
    assert evening.refused(person, acts.AskUndo()) == "nothing_to_take_back"


class HastyGame(BidsGame):
    traits: ClassVar[Traits] = Traits(real_time=True)


class VotingGame(BidsGame):
    traits: ClassVar[Traits] = Traits(simultaneous=True)


@pytest.mark.parametrize("game", [BIDS_GAME, HastyGame(), VotingGame()], ids=lambda game: type(game).__name__)
def test_where_seats_choose_at_once_or_in_real_time_nothing_is_taken_back(game: Game[Any]) -> None:
    """The answer is one and the same before anybody has moved, after one's own move, and after all the others."""
    evening = bidding("ada", "bob", "cleo", game=game)
    assert evening.refused("ada", acts.AskUndo()) == "no_undo"
    for seat, person in enumerate(("ada", "bob", "cleo")):
        evening.do(person, acts.Play(evening.bids.moves(seat)[0].text))
        assert {evening.refused(one, acts.AskUndo()) for one in ("ada", "bob", "cleo")} == {"no_undo"}
    evening.wait(2 * SECOND)
    assert evening.refused("ada", acts.AskUndo()) == "no_undo"
    assert evening.table.running.last_play is None


def test_only_one_question_at_a_time() -> None:
    evening, person, _ = revealing()
    evening.do(person, acts.AskUndo())
    assert evening.refused(person, acts.AskUndo()) == "question_open"
    assert evening.refused(person, acts.AskPause()) == "question_open"


def test_the_end_of_the_game_cannot_be_taken_back() -> None:
    evening = playing()
    evening.play_on()
    assert evening.refused("ada", acts.AskUndo()) == "not_playing"


# --- What stays as it is


def test_whoever_left_since_the_move_stays_away_when_it_is_taken_back() -> None:
    evening = playing()
    person, seat = evening.turn, evening.smile.turn
    away = (seat + 2) % 3
    evening.offer()
    evening.do(evening.person(away), acts.Stand())
    evening.do(person, acts.AskUndo())
    assert evening.table.sitting is not None
    assert evening.table.places[away].gone
    assert evening.table.sitting.chairs[away].gone


def test_whoever_came_back_since_the_move_is_there_when_it_is_taken_back() -> None:
    evening = playing()
    person, seat = evening.turn, evening.smile.turn
    back = (seat + 2) % 3
    evening.do(evening.person(back), acts.Stand())
    evening.offer()
    assert evening.do(evening.person(back), acts.Find()) == [SeatBack(back)]
    evening.do(person, acts.AskUndo())
    assert evening.table.sitting is not None
    assert not evening.table.places[back].gone
    assert not evening.table.sitting.chairs[back].gone


def test_a_connection_that_was_found_again_is_not_lost_when_a_move_is_taken_back() -> None:
    evening = playing(pace="relaxed")
    person, seat = evening.turn, evening.smile.turn
    back = (seat + 2) % 3
    evening.do(evening.person(back), acts.Lose())
    evening.offer()
    evening.do(evening.person(back), acts.Find())
    evening.do(person, acts.AskUndo())
    assert not any(isinstance(event, SeatGone) for event in evening.do(None, acts.Pass(), wait=MINUTE))


def test_a_connection_that_was_lost_is_not_found_when_a_move_is_taken_back() -> None:
    evening = playing(pace="relaxed")
    person, seat = evening.turn, evening.smile.turn
    away = (seat + 2) % 3
    evening.offer()
    evening.do(evening.person(away), acts.Lose())
    evening.do(person, acts.AskUndo())
    assert any(isinstance(event, SeatGone) for event in evening.do(None, acts.Pass(), wait=MINUTE))


def test_who_left_is_still_away_when_a_second_move_is_taken_back() -> None:
    """Seat 1 leaves while a move of seat 0 is being taken back, and is played for; then seat 2 takes a move back."""
    evening = playing()
    first = evening.smile.turn
    zero, one, two = (evening.person((first + place) % 3) for place in range(3))
    evening.offer()
    evening.do(one, acts.Stand())
    evening.do(zero, acts.AskUndo())
    agree(evening, zero)
    evening.offer()
    evening.due_now(2 * SECOND)
    assert evening.turn == two
    before = evening.paper()
    evening.offer()
    evening.do(two, acts.AskUndo())
    agree(evening, two)
    assert evening.paper() == before
    assert evening.turn == two


def test_substitutes_are_told_the_same_story_after_somebody_left_and_a_move_was_taken_back() -> None:
    evening = playing()
    first = evening.smile.turn
    evening.offer()
    evening.do(evening.person((first + 1) % 3), acts.Stand())
    evening.do(evening.person(first), acts.AskUndo())
    agree(evening, evening.person(first))
    told = evening.offer() + evening.due_now(2 * SECOND)
    seat = (first + 2) % 3
    kept = [event for event in told if isinstance(event, SMILE.remembered)]
    heard = [part for event in kept if (part := event.heard_by(seat)) is not None]
    assert evening.table.running.heard_by(seat)[-len(heard) :] == heard


def test_a_question_that_nobody_is_left_to_answer_does_not_wake_the_table() -> None:
    evening, person, _ = revealing()
    evening.do(person, acts.AskUndo())
    for one in (person, *others(evening, person)):
        evening.do(one, acts.Stand())
    assert evening.table.due() is None


def test_the_time_of_the_rules_is_given_again_when_a_move_is_taken_back() -> None:
    """Bids are shown ten seconds after the round began; a round that is played again has time again."""
    evening = bidding("ada", "bob", game=FORGIVING_BIDS)
    evening.do("ada", acts.Play(evening.bids.moves(0)[0].text), wait=SECOND)
    evening.do("bob", acts.Play(evening.bids.moves(1)[0].text), wait=SECOND)
    evening.wait(10 * SECOND)
    assert evening.bids.round == 2
    evening.do("bob", acts.AskUndo())
    agree(evening, "bob")
    assert evening.bids.round == 1
    due = evening.table.due()
    assert due is not None
    assert due > evening.at


# --- The log


def test_a_table_with_moves_taken_back_is_replayed_from_its_log() -> None:
    evening, person, _ = revealing()
    evening.do(person, acts.AskUndo())
    for other in others(evening, person):
        evening.do(other, acts.Answer(True))
    evening.collect()
    evening.offer()
    evening.do(evening.person((evening.smile.turn - 1) % 3), acts.AskUndo())
    again = replayed(evening)
    assert again.to_state() == evening.table.to_state()


def test_the_last_move_before_a_snapshot_is_taken_back_as_it_would_have_been() -> None:
    evening = playing()
    person, before = evening.turn, evening.paper()
    evening.offer()
    evening.table = read_again(evening)
    evening.do(person, acts.AskUndo())
    assert evening.paper() == before


def test_what_was_played_before_the_last_move_cannot_be_taken_back_after_a_snapshot() -> None:
    evening = playing()
    person = evening.turn
    evening.offer()
    evening.offer()
    evening.table = read_again(evening)
    assert evening.refused(person, acts.AskUndo()) == "nothing_to_take_back"


def test_a_question_that_is_open_in_a_snapshot_is_answered_as_it_would_have_been() -> None:
    evening, person, before = revealing()
    evening.do(person, acts.AskUndo())
    evening.table = read_again(read_twice(evening))
    agree(evening, person)
    assert evening.paper() == before
    assert evening.table.question is None


def read_twice(evening: Evening) -> Evening:
    evening.table = read_again(evening)
    return evening


def test_what_is_far_back_is_not_taken_back_any_more_however_little_has_happened() -> None:
    evening, person, _ = revealing()
    evening.do(person, acts.AskUndo())
    events: list[Event] = []
    for _ in range(FAR_BACK):
        events += evening.do(None, acts.Pass(), wait=0)
    assert events == [QuestionDropped("undo")]
    assert evening.refused(person, acts.AskUndo()) == "nothing_to_take_back"
    assert replayed(evening).to_state() == evening.table.to_state()


def test_however_much_happens_no_more_is_kept_for_taking_back_than_that() -> None:
    evening = playing()
    evening.offer()
    for _ in range(5 * FAR_BACK):
        evening.do(None, acts.Pass(), wait=0)
    assert len(evening.table.running.driven) <= 2 * FAR_BACK
    assert evening.table.running.last_play is None


@pytest.mark.parametrize("moves", range(1, 6))
def test_what_was_played_since_a_snapshot_is_taken_back_to_the_same_position(moves: int) -> None:
    evening = playing()
    for _ in range(moves):
        evening.offer()
    snapshot, before = evening.state(), evening.paper()
    evening.table = from_bytes(evening, snapshot)
    person = evening.turn
    evening.offer()
    evening.do(person, acts.AskUndo())
    assert evening.paper() == before


def test_a_substitute_hears_nothing_of_what_was_taken_back() -> None:
    evening = playing()
    person = evening.turn
    evening.table.running.heard_by(0)
    evening.offer()
    evening.do(person, acts.AskUndo())
    fresh = playing()
    clocks = (ClockStarted,)
    heard, never = (
        [event for event in one.table.running.heard_by(0) if not isinstance(event, clocks)] for one in (evening, fresh)
    )
    assert heard == never
