"""Moves that only their author hears of: an act of Archibald that is put together, and not sent yet (ARC D-04)."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.archibald import ARCHIBALD, Race
from tablee.games.archibald.events import CardDrafted, CardPlayed
from tablee.kernel import DefaultPlayed, SeatBack, SeatGone
from tablee.tables import acts
from tablee.tables.acts import Settings
from tablee.tables.events import MoveTakenBack, QuestionAsked, QuestionDropped
from tests.tables.evening import MINUTE, Evening, read_again

# Both Darkos stand on the board; the first player has his card, and something to equip.
SHORT: dict[str, Any] = {
    "heroes": [
        {"hero": "arthur", "cell": "C2", "hand": ["E4-F#1", "E2-A#1", "E2-F#1"]},
        {"hero": "max", "cell": "D2", "hand": ["E2-D#1"]},
        {"hero": "selenia", "cell": "C1", "hand": ["E2-E#1"]},
    ],
    "board": {"C2": "T2-01", "D2": "T2-03", "B2": "T2-05", "C3": "T2-11"},
    "enemies": {"B2": {"darkos": 1}, "C3": {"darkos": 1}},
}


def racing(seats: int = 3, takeover: Any = "bot") -> Evening:
    people = ("ada", "bob", "cleo")[:seats]
    position = SHORT | {"heroes": SHORT["heroes"][:seats]}
    evening = Evening(ARCHIBALD, Settings(seats, pace="live", takeover=takeover), position=position)
    return evening.gather(*people).ready(*people[1:]).begin()


def race(evening: Evening) -> Race:
    position = evening.table.position()
    assert isinstance(position, Race)
    return position


def test_nobody_else_is_sent_anything_of_an_act_that_is_not_sent_yet() -> None:
    evening = racing()
    for move in ("aim E4-F#1 D2", "take B2", "back", "take C3"):
        events = evening.do("ada", acts.Play(move))
        assert [type(event) for event in events] == [CardDrafted]
        assert set(evening.frames[-1]) == {0}, "neither a frame nor a number for anybody else"
    assert isinstance(evening.do("ada", acts.Play("send"))[0], CardPlayed)
    assert set(evening.frames[-1]) == {None, 0, 1, 2}


def test_the_clock_of_the_window_runs_on_while_an_act_is_put_together() -> None:
    evening = racing()
    assert evening.table.sitting is not None
    before = evening.table.sitting.clocks[0].deadline
    evening.do("ada", acts.Play("aim E4-F#1 D2"), 10_000)
    evening.do("ada", acts.Play("take B2"), 10_000)
    assert evening.table.sitting.clocks[0].deadline == before
    events = evening.wait(4 * MINUTE)
    assert DefaultPlayed(0, "timeout") in events
    assert race(evening).draft is None
    assert not race(evening).card_played, "an act that was not sent was not done"


def test_what_was_not_sent_is_not_what_is_taken_back_at_the_table() -> None:
    evening = racing()
    assert evening.refused("ada", acts.AskUndo()) == "nothing_to_take_back"
    evening.do("ada", acts.Play("aim E4-F#1 D2"))
    assert evening.refused("ada", acts.AskUndo()) == "nothing_to_take_back", "that would tell everybody of it"


def test_taking_back_what_everybody_saw_takes_what_was_not_sent_along() -> None:
    evening = racing()
    evening.do("ada", acts.Play("equip E2-A#1"))
    evening.do("ada", acts.Play("aim E4-F#1 D2"))
    assert MoveTakenBack(0) in evening.do("ada", acts.AskUndo())
    assert race(evening).draft is None
    assert race(evening).runners[0].equipment is None


def test_a_question_is_not_dropped_because_of_something_that_nobody_hears_of() -> None:
    evening = racing()
    evening.do("ada", acts.Play("discard E2-F#1"))
    assert QuestionAsked(0, "undo") in evening.do("ada", acts.AskUndo())
    evening.do("ada", acts.Play("aim E4-F#1 D2"))
    assert evening.table.question is not None
    evening.do("ada", acts.Play("back"))
    assert evening.table.question is not None
    assert any(isinstance(event, QuestionDropped) for event in evening.do("ada", acts.Play("equip E2-A#1")))


def test_an_act_that_is_not_sent_survives_a_restart() -> None:
    evening = racing()
    evening.do("ada", acts.Play("aim E4-F#1 D2"))
    evening.do("ada", acts.Play("take B2"))
    again = read_again(evening)
    position: Any = again.position()
    assert position.private(0)["draft"] == race(evening).private(0)["draft"]
    assert position.private(1)["draft"] is None


# --- Who has gone since (ARC-905)


@pytest.mark.rules("ARC-905")
def test_who_has_left_is_known_to_the_rules_after_a_move_is_taken_back() -> None:
    evening = racing(takeover="default")
    evening.do("ada", acts.Play("equip E2-A#1"))
    evening.do("cleo", acts.Stand())
    events = evening.do("ada", acts.AskUndo())
    assert SeatGone(2, "left", "default") in events, "told once more, because the story was cut before it"
    assert race(evening).left == [False, False, True]
    evening.do("bob", acts.Stand())
    assert race(evening).over
    assert race(evening).outcome().winners == [0]
    assert race(evening).ended == "forfeit"


@pytest.mark.rules("ARC-905")
def test_who_is_back_is_known_to_the_rules_after_a_move_is_taken_back() -> None:
    evening = racing(takeover="default")
    evening.do("cleo", acts.Stand())
    evening.do("ada", acts.Play("equip E2-A#1"))
    evening.do("cleo", acts.Find())
    assert SeatBack(2) in evening.do("ada", acts.AskUndo())
    assert race(evening).left == [False, False, False]


@pytest.mark.rules("ARC-905")
def test_who_was_away_and_then_leaves_has_left() -> None:
    evening = racing(2, takeover="default")
    evening.do("bob", acts.HandOver())
    assert not race(evening).over, "gone is not left: bob may come back"
    evening.do("bob", acts.Stand())
    assert race(evening).outcome().winners == [0]


@pytest.mark.rules("ARC-905")
def test_who_is_back_is_told_before_who_has_gone() -> None:
    evening = racing(takeover="default")
    evening.do("cleo", acts.Stand())
    evening.do("ada", acts.Play("equip E2-A#1"))
    evening.do("cleo", acts.Find())
    evening.do("bob", acts.Stand())
    evening.do("ada", acts.AskUndo())
    assert not race(evening).over, "ada was never alone"
    assert race(evening).left == [False, True, False]
