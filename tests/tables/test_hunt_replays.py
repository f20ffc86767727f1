"""A finished game of hunts on paper: played again exactly, from everybody's eyes, and taken up in the middle."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tablee.kernel import Json
from tablee.tables import acts, replay
from tablee.tables.room import Room
from tests.server.socket.inside import Ear, Inside
from tests.tables.hunt_rooms import COUNTDOWN, go, hunt, next_due, put, refused, seated, time, until

pytestmark = pytest.mark.anyio


async def finished(inside: Inside, delays: tuple[int, int, int] = (20, 80, 0)) -> tuple[Room, list[Ear]]:
    """A short game: in each hunt two race, one of them from far away, and all wait for the night."""
    room, ears = await seated(inside, "ana", "bo", "cy", options={"hunt_max": 60})
    for delay, ear in zip(delays, ears, strict=True):
        ear.delay = delay
    while room.table.state == "playing":
        await go(inside, room, ears)
        await until(inside, room, 1_230)
        await inside.done(ears[0], acts.Play(put(ears[0], "fish")))
        inside.clock.now += 30
        await inside.done(ears[1], acts.Play(put(ears[1], "fish")))
        await inside.done(ears[1], acts.Play("flip 8"))
        await until(inside, room, 1_900)
        await inside.done(ears[2], acts.Play("place 1 club bees"))
        while hunt(room).phase == "hunt":
            await next_due(inside, room)
        for ear in ears:
            await inside.done(ear, acts.Play("continue"))
    return room, ears


@pytest.mark.rules("GRU-242", "GRU-246", "GRU-247")
async def test_a_finished_hunt_replays_exactly_from_everybodys_eyes(inside: Inside) -> None:
    room, ears = await finished(inside)
    assert [event[2] for event in ears[2].events("placed")][:2] == [1, 0], "the further one was quicker"
    rows = await inside.rows(room.table.id)
    for eyes in (0, 1, 2, None, replay.OPEN):
        written = msgspec.json.encode(replay.export(room.record(), rows, eyes))
        report = replay.verify(replay.read(written))
        assert report.whole, (eyes, report)


@pytest.mark.rules("GRU-242", "GRU-247")
async def test_no_replay_holds_more_of_a_delay_than_counts(inside: Inside) -> None:
    """R62."""
    room, _ = await finished(inside, delays=(20, 4_321, 151))
    rows = await inside.rows(room.table.id)
    entries = [replay.decode_entry(row.act) for row in rows]
    assert {entry.delay for entry in entries if isinstance(entry.act, acts.Play)} == {20, 150}
    for eyes in (1, None, replay.OPEN):
        written = msgspec.json.encode(replay.export(room.record(), rows, eyes))
        assert b"4321" not in written
        assert replay.verify(replay.read(written)).whole


@pytest.mark.rules("GRU-242", "GRU-247")
async def test_a_log_with_whole_delays_replays_alike_without_them(inside: Inside) -> None:
    """R62. As logs were written once."""
    room, _ = await finished(inside, delays=(20, 4_321, 151))
    rows = await inside.rows(room.table.id)
    whole = [msgspec.structs.replace(row, act=row.act.replace(b'"delay":150', b'"delay":4321')) for row in rows]
    assert whole != rows
    for eyes in (0, 1, 2, None, replay.OPEN):
        exported = replay.export(room.record(), whole, eyes)
        assert exported == replay.export(room.record(), rows, eyes)
        assert max(line.delay for line in exported.lines) == 150
        assert replay.verify(exported).whole


@pytest.mark.rules("GRU-025")
async def test_a_replay_that_begins_where_no_game_can_is_checked_at_once(inside: Inside) -> None:
    """Ten clubs where nine exist: no search takes for ever."""
    room, _ = await finished(inside)
    exported = replay.export(room.record(), await inside.rows(room.table.id))
    clubbed = [f"{clan}{face}x" for clan in "BPY" for face in "45232"]
    impossible: Json = {
        "clans": [{"colour": clan} for clan in "BPY"],
        "tracks": {"bees": clubbed[:8], "birds": clubbed[8:10]},
    }
    report = replay.verify(msgspec.structs.replace(exported, position=impossible))
    assert (report.whole, report.line) == (False, 0)


@pytest.mark.rules("GRU-247")
async def test_a_game_that_was_played_by_other_rules_is_not_replayed(inside: Inside) -> None:
    room, _ = await finished(inside)
    rows = await inside.rows(room.table.id)
    record = msgspec.structs.replace(room.record(), rules_version="1")
    with pytest.raises(replay.BadReplay, match="rules_version"):
        replay.export(record, rows)
    with pytest.raises(replay.BadReplay, match="rules_version"):
        replay.moment(record, rows, 3)


@pytest.mark.rules("GRU-246", "GRU-266")
async def test_a_replay_tells_each_pair_of_eyes_what_it_heard_and_saw_then(inside: Inside) -> None:
    room, _ = await finished(inside)
    rows = await inside.rows(room.table.id)
    for eyes in (0, 1, 2, None):
        told = replay.export(room.record(), rows, eyes)
        private = [event for line in told.lines for event in line.events if event[0] in ("rejected", "buffered")]
        assert {event[1] for event in private} == ({eyes} & {1, 2})
        hands = [line.view["hands"] for line in told.lines if line.view and "hands" in line.view]
        others = [hand for seen in hands for seat, hand in items(seen) if seat != eyes and hand is not None]
        assert others == []
    everything = replay.export(room.record(), rows)
    private = [event for line in everything.lines for event in line.events if event[0] in ("rejected", "buffered")]
    assert {event[1] for event in private} == {1, 2}


def items(seen: Any) -> list[tuple[int, Any]]:
    """The hands of a view, or those of them that changed."""
    return [(int(seat), hand) for seat, hand in (seen.items() if isinstance(seen, dict) else enumerate(seen))]


@pytest.mark.rules("GRU-274")
async def test_what_if_goes_on_from_the_middle_of_a_hunt_after_a_countdown(inside: Inside) -> None:
    room, _ = await finished(inside)
    rows = await inside.rows(room.table.id)
    told = replay.export(room.record(), rows)
    line = next(number for number, each in enumerate(told.lines) if any(e[0] == "placed" for e in each.events))
    moment = replay.moment(room.record(), rows, line)
    other = await inside.hall.what_if("dan", "Dan", moment, 1)
    dan = Ear("dan", "Dan")
    dan.enter(other)
    await inside.until(lambda: dan.view is not None)
    assert dan.view["phase"] == "hunt"
    assert [clan["bot"] for clan in dan.view["clans"]] == [True, False, True]
    assert len(dan.view["boards"][2]["track"]) == 2
    assert time(inside, other) == 1_300 - COUNTDOWN
    assert await refused(inside, dan, "flip 7") == "not_started"
    inside.clock.now += COUNTDOWN + 10
    await inside.done(dan, acts.Play("flip 7"))
    await until(inside, other, 2_500)
    assert 1 in [event[2] for event in dan.events("flipped")]
