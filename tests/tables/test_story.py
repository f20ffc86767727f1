"""What a table keeps of its game's past, and who is told of it again."""

from __future__ import annotations

import sqlite3
from typing import Any

import msgspec
import pytest

from tablee.games.smile import SMILE
from tablee.games.smile.events import FireflyOffered, GameStarted, HandUpdated, TurnStarted
from tablee.kernel import Event
from tablee.tables import acts
from tablee.tables.replay import moment
from tablee.tables.room import SNAPSHOT, Room
from tablee.tables.telling import PAST
from tests.server.socket.inside import Ear, Inside
from tests.tables.evening import Evening, bidding, from_bytes, playing, read_again, replayed


def heard(evening: Evening, seat: int, after: int = 0) -> list[Event]:
    return evening.table.running.heard_by(seat, after)


def plain(events: list[Event]) -> Any:
    return msgspec.json.decode(msgspec.json.encode(events))


def past(evening: Evening, eyes: int | None) -> list[Any]:
    whole: dict[str, Any] = msgspec.json.decode(evening.teller.whole(eyes, host=False))
    kept: list[Any] = whole["past"]
    return kept


# --- The story


def test_a_story_begins_with_the_deal_and_keeps_what_the_game_wants_remembered() -> None:
    evening = playing()
    evening.offer()
    story = evening.table.running.story
    assert isinstance(story[0], GameStarted)
    assert isinstance(story[-1], FireflyOffered)
    assert not any(isinstance(event, (HandUpdated, TurnStarted)) for event in story)


def test_what_a_seat_heard_can_be_asked_for_from_a_place_in_the_story_on() -> None:
    evening = playing()
    before = evening.table.running.told
    events = evening.offer()
    assert heard(evening, 1, before) == [event for event in events if isinstance(event, SMILE.remembered)]
    assert heard(evening, 1, evening.table.running.told) == []
    assert heard(evening, 1) == heard(evening, 1, 0)


def test_a_game_that_wants_nothing_remembered_has_no_story() -> None:
    evening = bidding()
    evening.wait(60_000)
    assert evening.table.running.story == []
    assert past(evening, 0) == []


def test_what_is_taken_back_is_cut_from_the_story_and_counted() -> None:
    evening = playing()
    person, before = evening.turn, evening.table.running.story[:]
    evening.offer()
    assert evening.table.running.rewound == 0
    evening.do(person, acts.AskUndo())
    assert evening.table.running.story == before
    assert evening.table.running.rewound == 1
    evening.offer()
    assert evening.table.running.told == len(before) + 1


@pytest.mark.parametrize("again", [read_again, replayed])
def test_a_table_that_is_read_again_has_the_same_story(again: Any) -> None:
    evening = playing()
    for _ in range(4):
        person = evening.turn
        evening.offer()
        evening.do(person, acts.AskUndo())
        evening.offer()
    other = again(evening).running
    ours = evening.table.running
    assert (other.story, other.told, other.rewound) == (ours.story, ours.told, ours.rewound)


def test_a_move_is_taken_back_after_a_snapshot_as_it_would_be_without() -> None:
    one, other = playing(), playing()
    for evening in (one, other):
        evening.offer()
    other.table = read_again(other)
    for evening in (one, other):
        person = evening.turn
        evening.offer()
        evening.do(person, acts.AskUndo())
    assert one.table.running.story == other.table.running.story


def test_a_snapshot_of_before_there_were_stories_is_read() -> None:
    evening = playing()
    evening.offer()
    state = msgspec.json.decode(evening.state())
    del state["story"], state["rewound"]
    table = from_bytes(evening, msgspec.json.encode(state))
    assert (table.running.story, table.running.rewound) == ([], 0)


# --- Whoever comes in


def test_whoever_comes_in_is_told_the_story_as_they_heard_it() -> None:
    evening = playing()
    evening.offer()
    for eyes in (None, 0, 1, 2):
        assert past(evening, eyes) == plain(evening.table.running.heard_by(eyes))
    assert past(evening, None)[0][0] == "game_started"


def test_of_a_long_story_only_the_end_is_told() -> None:
    evening = playing()
    evening.table.running.story += [FireflyOffered(0, "C01", number) for number in range(PAST)]
    told = past(evening, 0)
    assert len(told) == PAST
    assert told[0] == ["firefly_offered", 0, "C01", 0]


def test_of_a_long_story_no_more_is_looked_at_than_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else whoever makes one long, and comes in again and again, keeps the whole house busy."""
    evening = playing()
    evening.table.running.story += [FireflyOffered(0, "C01", number) for number in range(10 * PAST)]
    looked_at: list[Event] = []

    def noticed(event: FireflyOffered, _: object) -> Event:
        looked_at.append(event)
        return event

    monkeypatch.setattr(FireflyOffered, "heard_by", noticed)
    assert len(past(evening, None)) == len(looked_at) == PAST


def test_before_the_game_nothing_has_happened_in_it() -> None:
    assert past(Evening(), None) == []


# --- In a house


async def after_a_snapshot(inside: Inside) -> Room:
    ears = await inside.begun()
    room = ears[0].room
    assert room is not None
    while room.snapshot_at < SNAPSHOT:
        assert await inside.play(ears, 1)
    await inside.play(ears, 3)
    return room


@pytest.mark.anyio
async def test_a_story_is_the_same_after_a_snapshot_and_a_restart(inside: Inside) -> None:
    room = await after_a_snapshot(inside)
    story = room.table.running.story[:]
    await inside.reopen()
    again = await inside.hall.room(room.table.id)
    assert again.snapshot_at == room.snapshot_at, "it was read from its snapshot"
    assert again.table.running.story == story
    back = Ear("ana")
    back.enter(again)
    await inside.until(lambda: back.answered_hello)
    assert back.frames[0]["past"] == plain(again.table.running.heard_by(0))


@pytest.mark.anyio
async def test_a_snapshot_without_a_story_is_left_aside_for_the_log(inside: Inside) -> None:
    room = await after_a_snapshot(inside)
    story, position = room.table.running.story[:], room.table.position()
    snapshot = await inside.store.latest_snapshot(room.table.id)
    assert snapshot is not None
    old = msgspec.json.decode(snapshot[1])
    del old["table"]["story"], old["table"]["rewound"]
    await inside.close()
    with sqlite3.connect(inside.file) as file:
        file.execute("UPDATE snapshot SET state = ?", (msgspec.json.encode(old),))
    await inside.open()
    again = await inside.hall.room(room.table.id)
    assert again.table.running.story == story
    assert position is not None
    now = again.table.position()
    assert now is not None
    assert now.to_json() == position.to_json()
    for eyes, number in room.teller.numbers.items():
        assert again.teller.numbers[eyes] in (number, number + 1)  # the clock of whoever is awaited starts again


@pytest.mark.anyio
async def test_a_game_that_goes_on_elsewhere_takes_its_story_along(inside: Inside) -> None:
    ears = await inside.begun()
    room = ears[0].room
    assert room is not None
    while not ears[0].view["over"]:
        await inside.play(ears, 10)
    rows = await inside.rows(room.table.id)
    past = moment(room.record(), rows, 20)
    other = await inside.hall.what_if("eve", "Eve", past, 1)
    await inside.on_disk(other)
    story = other.table.running.story
    assert msgspec.to_builtins(story)[: len(past.past)] == past.past
    assert story[: len(past.past)] == room.table.running.story[: len(past.past)]
    assert len(past.past) > 10
    await inside.reopen()
    assert (await inside.hall.room(other.table.id)).table.running.story[: len(story)] == story
