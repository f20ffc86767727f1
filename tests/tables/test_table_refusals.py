"""Every act at a table, and every reason why it is refused. A refused act changes nothing at all."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tablee.tables import acts, table
from tablee.tables.acts import AnyAct, Settings
from tablee.tables.events import (
    GamePaused,
    QuestionAsked,
)
from tests.tables.evening import Evening, alone_after_a_reveal, bidding, lobby, playing

SOURCE = Path(table.__file__).with_suffix(".py")


def before_the_game() -> Evening:
    return lobby("ada", "bob")


def full() -> Evening:
    return lobby("ada", "bob", "cleo")


def paused() -> Evening:
    evening = playing()
    evening.do("ada", acts.AskPause())
    evening.do("bob", acts.Answer(True))
    assert GamePaused() in evening.do("cleo", acts.Answer(True))
    return evening


def overdue() -> Evening:
    """A clock has run out, and the table has not noticed yet."""
    evening = playing()
    evening.at += 80_000
    return evening


def asked() -> Evening:
    evening = playing()
    assert evening.do("ada", acts.AskPause()) == [QuestionAsked(0, "pause")]
    return evening


def over() -> Evening:
    evening = playing()
    evening.play_on()
    return evening


def muted() -> Evening:
    evening = over()
    evening.do("ada", acts.Mute(1))
    return evening


def rematched() -> Evening:
    evening = over()
    evening.do("ada", acts.Rematch("table-2"))
    return evening


def closed() -> Evening:
    evening = before_the_game()
    evening.do("ada", acts.Close())
    return evening


REFUSALS: list[tuple[Callable[[], Evening], str | None, AnyAct, str]] = [
    (full, "dan", acts.Sit(), "table_full"),
    (full, "ada", acts.Sit(), "table_full"),
    (before_the_game, "cleo", acts.Sit(seat=1), "seat_taken"),
    (before_the_game, "ada", acts.Sit(seat=1), "seat_taken"),
    (before_the_game, "cleo", acts.Sit(seat=3), "no_such_seat"),
    (playing, "dan", acts.Sit(), "already_started"),
    (closed, "dan", acts.Sit(), "already_started"),
    (before_the_game, "cleo", acts.Stand(), "not_seated"),
    (playing, "dan", acts.Stand(), "not_seated"),
    (before_the_game, "cleo", acts.Ready(), "not_seated"),
    (playing, "ada", acts.Ready(), "not_lobby"),
    (before_the_game, "ada", acts.Moderate(), "no_moderator_here"),
    (before_the_game, "ada", acts.Moderate(yes=False), "not_moderator"),
    (playing, "ada", acts.Moderate(), "not_lobby"),
    (paused, "ada", acts.Ready(), "paused"),
    (closed, "ada", acts.Ready(), "not_lobby"),
    (before_the_game, "bob", acts.Configure(Settings(3)), "not_host"),
    (playing, "ada", acts.Configure(Settings(3)), "not_lobby"),
    (paused, "ada", acts.Configure(Settings(3)), "paused"),
    (full, "ada", acts.Configure(Settings(3, pace="never")), "no_such_pace"),
    (lambda: lobby("ada", "bob", "cleo", "dan", seats=4), "ada", acts.Configure(Settings(3)), "seats_taken"),
    (before_the_game, "bob", acts.AddBot(2, "solid"), "not_host"),
    (before_the_game, "ada", acts.AddBot(1, "solid"), "seat_taken"),
    (before_the_game, "ada", acts.AddBot(5, "solid"), "no_such_seat"),
    (before_the_game, "ada", acts.AddBot(2, "genius"), "no_such_level"),
    (before_the_game, "ada", acts.AddBot(2, "random"), "no_such_level"),
    (playing, "ada", acts.AddBot(2, "solid"), "not_lobby"),
    (before_the_game, "bob", acts.Remove(0), "not_host"),
    (before_the_game, "ada", acts.Remove(2), "seat_free"),
    (before_the_game, "ada", acts.Remove(3), "no_such_seat"),
    (over, "ada", acts.Remove(1), "not_lobby"),
    (before_the_game, "bob", acts.Swap(0, 1), "not_host"),
    (before_the_game, "ada", acts.Swap(0, 3), "no_such_seat"),
    (before_the_game, "ada", acts.Swap(3, 0), "no_such_seat"),
    (playing, "ada", acts.Swap(0, 1), "not_lobby"),
    (before_the_game, "ada", acts.Start(), "seats_free"),
    (full, "ada", acts.Start(), "not_ready"),
    (full, "bob", acts.Start(), "not_host"),
    (playing, "ada", acts.Start(), "not_lobby"),
    (paused, "ada", acts.Start(), "paused"),
    (closed, "ada", acts.Start(), "not_lobby"),
    (before_the_game, "bob", acts.Lock(), "not_host"),
    (before_the_game, "bob", acts.Mute(0), "not_host"),
    (before_the_game, "bob", acts.Bar(0), "not_host"),
    (before_the_game, "bob", acts.Unbar("Cleo"), "not_host"),
    (before_the_game, "bob", acts.Close(), "not_host"),
    (playing, "ada", acts.Close(), "not_lobby"),
    (closed, "ada", acts.Close(), "not_lobby"),
    (before_the_game, "ada", acts.Play("offer C01"), "not_playing"),
    (playing, "dan", acts.Play("offer C01"), "not_seated"),
    (overdue, "ada", acts.Play("offer C01"), "too_late"),
    (paused, "ada", acts.Play("offer C01"), "paused"),
    (closed, "dan", acts.Play("offer C01"), "not_seated"),
    (over, "ada", acts.Play("offer C01"), "game_over"),
    (over, "ada", acts.Play("dance"), "malformed"),
    (over, "dan", acts.Play("offer C01"), "not_seated"),
    (before_the_game, None, acts.BotPlay(0, "offer C01"), "not_playing"),
    (playing, None, acts.BotPlay(0, "offer C01"), "not_wanted"),
    (paused, None, acts.BotPlay(0, "offer C01"), "paused"),
    (before_the_game, "ada", acts.HandOver(), "not_playing"),
    (playing, "dan", acts.HandOver(), "not_seated"),
    (paused, "ada", acts.HandOver(), "paused"),
    (playing, "ada", acts.AskUndo(), "nothing_to_take_back"),
    (playing, "dan", acts.AskUndo(), "not_seated"),
    (alone_after_a_reveal, "ada", acts.AskUndo(), "revealed"),
    (bidding, "ada", acts.AskUndo(), "no_undo"),
    (bidding, "dan", acts.AskUndo(), "not_seated"),
    (paused, "ada", acts.AskUndo(), "paused"),
    (over, "ada", acts.AskUndo(), "not_playing"),
    (before_the_game, "ada", acts.AskPause(), "not_playing"),
    (playing, "dan", acts.AskPause(), "not_seated"),
    (asked, "bob", acts.AskPause(), "question_open"),
    (paused, "bob", acts.AskPause(), "paused"),
    (playing, "ada", acts.Answer(True), "nothing_asked"),
    (playing, "dan", acts.Answer(True), "not_seated"),
    (asked, "ada", acts.Answer(True), "already_answered"),
    (asked, "dan", acts.Answer(False), "not_seated"),
    (playing, "ada", acts.Resume(), "not_paused"),
    (paused, "dan", acts.Resume(), "not_seated"),
    (playing, "ada", acts.Rematch("t"), "not_over"),
    (over, "dan", acts.Rematch("t"), "not_seated"),
    (rematched, "bob", acts.Rematch("t"), "rematch_open"),
    (muted, "bob", acts.Rematch("t"), "muted"),
]


def named(value: object) -> str:
    return str(getattr(value, "__name__", value if isinstance(value, str) else type(value).__name__))


@pytest.mark.parametrize(("scene", "person", "act", "code"), REFUSALS, ids=named)
def test_an_act_that_is_not_allowed_is_refused_and_changes_nothing(
    scene: Callable[[], Evening], person: str | None, act: AnyAct, code: str
) -> None:
    assert scene().refused(person, act) == code


@pytest.mark.one_form  # it reads the source
def test_every_refusal_of_the_table_is_reached() -> None:
    written = set(re.findall(r'refuse\("(\w+)"\)', SOURCE.read_text("utf-8")))
    written |= {"not_lobby", "not_playing", "paused"}  # of must_be
    assert {code for *_, code in REFUSALS} >= written


def test_every_act_of_people_is_in_the_list_of_refusals() -> None:
    people_can = set(acts.ByPeople.__args__)
    assert {type(act) for _, _, act, _ in REFUSALS} >= people_can


def test_a_table_knows_every_act_but_its_own_opening() -> None:
    every = set(acts.AnyAct.__args__)
    assert set(Evening().table.acts) == every - {acts.Open}
