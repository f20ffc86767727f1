"""A game that all play together, in turns of small moves: what can be taken back, and one clock for one question."""

from __future__ import annotations

from typing import Any

from tablee.kernel import ClockStarted, DefaultPlayed, SeatGone
from tablee.tables import acts
from tablee.tables.acts import Settings
from tablee.tables.events import MoveTakenBack, QuestionAnswered, QuestionAsked, QuestionDropped
from tests.tables.errands import ERRANDS_GAME, DieRolled, Packed
from tests.tables.evening import SECOND, Evening, read_again


def together(*people: str, bots: int = 0) -> Evening:
    evening = Evening(ERRANDS_GAME, Settings(len(people) + bots)).gather(*people)
    for seat in range(len(people), len(people) + bots):
        evening.do("ada", acts.AddBot(seat, "random"))
    evening.ready(*people[1:])
    return evening.begin()


def play(evening: Evening, person: str, *moves: str, wait: int = 1) -> list[Any]:
    events: list[Any] = []
    for move in moves:
        events += evening.do(person, acts.Play(move), wait)
    return events


def load(evening: Evening) -> int:
    position: Any = evening.table.position()
    return int(position.load)


# --- Taking back


def test_small_moves_of_ones_own_are_taken_back_one_after_the_other() -> None:
    evening = together("ada", "bob")
    play(evening, "ada", "pack 2", "pack 1")
    for left in (2, 0):
        assert isinstance(evening.do("ada", acts.AskUndo())[0], MoveTakenBack)
        assert load(evening) == left
    assert evening.refused("ada", acts.AskUndo()) == "nothing_to_take_back"
    play(evening, "ada", "pack 1")
    assert isinstance(evening.do("ada", acts.AskUndo())[0], MoveTakenBack), "as often as one likes"


def test_nobody_takes_back_what_a_die_has_shown_not_even_if_all_would_agree() -> None:
    evening = together("ada", "bob")
    assert any(isinstance(event, DieRolled) for event in play(evening, "ada", "pack 2", "pack 1", "go"))
    assert evening.refused("ada", acts.AskUndo()) == "revealed"


def test_nor_does_whoever_plays_alone_with_bots() -> None:
    evening = together("ada", bots=1)
    play(evening, "ada", "pack 2", "pack 1", "go")
    assert evening.refused("ada", acts.AskUndo()) == "revealed"


def test_a_move_before_somebody_elses_needs_consent() -> None:
    evening = together("ada", "bob")
    play(evening, "ada", "pack 2", "pack 1", "go")
    play(evening, "bob", "pack 1")
    evening.do("bob", acts.AskUndo())
    assert evening.refused("bob", acts.AskUndo()) == "nothing_to_take_back"


def test_a_default_that_was_played_for_somebody_is_not_passed_over_silently() -> None:
    evening = together("ada", "bob")
    play(evening, "ada", "pack 2")
    evening.wait(21 * SECOND)
    assert evening.refused("ada", acts.AskUndo()) == "revealed", "the defaults went to the die"


def test_after_a_default_in_the_same_turn_everybody_is_asked() -> None:
    evening = together("ada", "bob")
    play(evening, "ada", "pack 2")
    evening.table.running.settle_plays()  # as a default would that leads to no die
    assert evening.do("ada", acts.AskUndo())[0] == QuestionAsked(0, "undo")


def test_what_a_die_shows_while_everybody_is_asked_stays_shown() -> None:
    evening = together("ada", "bob")
    play(evening, "ada", "pack 2")
    evening.table.running.settle_plays()  # as a default would that leads to no die
    evening.do("ada", acts.AskUndo())
    assert any(isinstance(event, DieRolled) for event in evening.wait(21 * SECOND))
    answered = evening.do("bob", acts.Answer(yes=True))
    assert answered == [QuestionAnswered(1, "undo", True), QuestionDropped("undo")]
    position: Any = evening.table.position()
    assert position.turn == 1


# --- One clock for one question


def test_a_turn_of_several_small_moves_has_one_clock() -> None:
    evening = together("ada", "bob")
    events = play(evening, "ada", "pack 2", "pack 1", wait=5 * SECOND)
    assert [type(event) for event in events] == [Packed, Packed]
    events = play(evening, "ada", "go", wait=5 * SECOND)
    assert events[-1] == ClockStarted(1, evening.at + 20 * SECOND, 0)


def test_a_clock_that_runs_out_in_a_turn_ends_the_turn_and_counts_once() -> None:
    evening = together("ada", "bob")
    play(evening, "ada", "pack 2", wait=5 * SECOND)
    events = evening.wait(15 * SECOND)
    assert [type(event) for event in events if not isinstance(event, ClockStarted)] == [
        DefaultPlayed,
        Packed,
        DefaultPlayed,
        DieRolled,
    ]
    assert not any(isinstance(event, SeatGone) for event in events)
    sitting = evening.table.sitting
    assert sitting is not None
    assert sitting.chairs[0].missed == 1


def test_the_clock_of_a_turn_runs_on_after_the_table_was_read_again() -> None:
    evening = together("ada", "bob")
    play(evening, "ada", "pack 2", wait=5 * SECOND)
    due = evening.table.due()
    assert due == evening.at + 15 * SECOND
    assert read_again(evening).due() == due


def test_a_bot_thinks_about_each_small_move() -> None:
    evening = together("ada", bots=1)
    play(evening, "ada", "pack 0", "pack 0", "go")
    first = evening.table.due()
    assert first is not None
    evening.due_now(first - evening.at)
    second = evening.table.due()
    assert second is not None
    assert second > first
