"""What leaves a game: events with their audience, views, outcomes."""

from __future__ import annotations

import msgspec
import pytest

from tablee.kernel import (
    EVERYTHING,
    TABLE_EVENTS,
    ClockStarted,
    DefaultPlayed,
    Event,
    Eyes,
    GroupEvent,
    Outcome,
    PrivateEvent,
    SeatBack,
    SeatGone,
    View,
    to_json,
)
from tablee.kernel.records import snake_case

ALL_EYES: list[Eyes] = [0, 1, 2, None, EVERYTHING]


class BellRung(Event, frozen=True):
    times: int


class LetterOpened(PrivateEvent, frozen=True):
    words: list[str]


class WindowOpened(GroupEvent, frozen=True):
    side: str


class DoorLeftAjar(Event, frozen=True):
    """All hear of the door, only seat 1 hears what is behind it."""

    behind: str | None

    def heard_by(self, eyes: Eyes) -> Event | None:
        return self if eyes in (1, EVERYTHING) else DoorLeftAjar(None)


def test_an_event_is_heard_by_everybody() -> None:
    event = BellRung(3)
    assert [event.heard_by(eyes) for eyes in ALL_EYES] == [event] * 5


def test_a_private_event_is_heard_by_its_seat_and_by_eyes_that_see_everything() -> None:
    event = LetterOpened(1, ["come"])
    assert [event.heard_by(eyes) for eyes in ALL_EYES] == [None, event, None, None, event]


def test_an_event_for_a_group_is_heard_by_its_seats_and_by_eyes_that_see_everything() -> None:
    event = WindowOpened([0, 2], "north")
    assert [event.heard_by(eyes) for eyes in ALL_EYES] == [event, None, event, None, event]
    assert [WindowOpened([], "north").heard_by(eyes) for eyes in ALL_EYES] == [
        None,
        None,
        None,
        None,
        WindowOpened([], "north"),
    ]
    assert to_json(event) == ["window_opened", [0, 2], "north"]


def test_an_event_can_be_heard_in_part() -> None:
    event = DoorLeftAjar("a cat")
    assert [event.heard_by(eyes) for eyes in ALL_EYES] == [
        DoorLeftAjar(None),
        event,
        DoorLeftAjar(None),
        DoorLeftAjar(None),
        event,
    ]


def test_eyes_that_see_everything_are_no_seat() -> None:
    assert EVERYTHING not in range(32)


def test_an_event_is_tagged_with_its_name_in_snake_case() -> None:
    assert to_json(BellRung(3)) == ["bell_rung", 3]
    assert to_json(LetterOpened(1, ["come"])) == ["letter_opened", 1, ["come"]]
    assert to_json(DoorLeftAjar(None)) == ["door_left_ajar", None]


@pytest.mark.parametrize(
    ("name", "tag"), [("Dealt", "dealt"), ("SeatGone", "seat_gone"), ("AVeryLongName", "a_very_long_name"), ("a", "a")]
)
def test_snake_case_begins_a_word_at_each_capital(name: str, tag: str) -> None:
    assert snake_case(name) == tag


def test_an_event_is_known_by_its_tag_when_it_comes_back_from_the_wire() -> None:
    events: list[Event] = [BellRung(1), LetterOpened(0, []), DoorLeftAjar("x")]
    sent = msgspec.json.encode(events)
    assert msgspec.json.decode(sent, type=list[BellRung | LetterOpened | DoorLeftAjar]) == events


def test_an_event_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        BellRung(1).times = 2  # type: ignore[misc]


def test_the_events_of_the_table_are_public_and_have_their_tags() -> None:
    events: list[Event] = [
        SeatGone(1, "left", "bot"),
        SeatBack(1),
        DefaultPlayed(1, "timeout"),
        ClockStarted(1, 20_000, 5_000),
    ]
    assert tuple(type(event) for event in events) == TABLE_EVENTS
    assert [to_json(event) for event in events] == [
        ["seat_gone", 1, "left", "bot"],
        ["seat_back", 1],
        ["default_played", 1, "timeout"],
        ["clock_started", 1, 20_000, 5_000],
    ]
    assert all(event.heard_by(eyes) is event for event in events for eyes in ALL_EYES)


def test_the_winners_are_the_seats_of_rank_one() -> None:
    assert Outcome.by_rank([2, 1, 3], [4, 9, 1], "points").winners == [1]
    assert Outcome.by_rank([1, 3, 1], [9, 1, 9], "shared").winners == [0, 2]


def test_a_view_says_whose_it_is() -> None:
    assert to_json(View(None, 3, False)) == {"eyes": None, "seats": 3, "over": False}
