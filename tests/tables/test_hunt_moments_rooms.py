"""Moments of a hunt in a hall with a real log: a clock that does not stand still, alarms that ring late, trouble."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tablee.games.grumpf import GRUMPF
from tablee.kernel import Json
from tablee.tables import acts, hall
from tablee.tables.acts import Entry, Settings
from tablee.tables.asking import Choice
from tablee.tables.hall import decode_entry
from tablee.tables.minds import Thought
from tablee.tables.replay import Moment
from tablee.tables.room import OVERSLEPT, Room
from tests.server.socket import hunts
from tests.server.socket.inside import Ear, Inside
from tests.server.socket.serving import Clock, Serving
from tests.tables.hunt_rooms import COUNTDOWN, go, hunt, hunting, next_due, put, seated, time, until
from tests.tables.hunting import hunters

pytestmark = pytest.mark.anyio
BOT = 2


class Creeping:
    """A clock that does not stand still: a millisecond passes between two looks."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock

    def __call__(self) -> int:
        now = self.clock.now
        self.clock.now += 1
        return now


class Asked:
    """Instead of bots in other processes: keeps what they are asked, and gives one answer to all."""

    def __init__(self, answer: str = "") -> None:
        self.answer = answer
        self.thoughts: list[Thought] = []

    def ask(self, room: Room, seat: int) -> asyncio.Future[Choice | None]:
        bots = room.hall.bots
        self.thoughts.append(bots.thought(bots.sight(room, seat)))
        future: asyncio.Future[Choice | None] = asyncio.get_running_loop().create_future()
        future.set_result(Choice(self.answer))
        return future


@pytest.fixture
def asked(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> Asked:
    asked = Asked()
    monkeypatch.setattr(inside.hall.bots, "ask", asked.ask)
    return asked


def go_time(room: Room) -> int:
    assert room.table.sitting is not None
    return room.table.sitting.zero + hunt(room).go_at


def deadline_of(room: Room, seat: int = BOT) -> int:
    assert room.table.sitting is not None
    return room.table.sitting.clocks[seat].deadline


async def read_again(inside: Inside, room: Room) -> Room:
    await inside.until(lambda: inside.hall.rooms[room.table.id] is not room)
    fresh = inside.hall.rooms[room.table.id]
    await inside.on_disk(fresh)
    return fresh


# --- A clock that does not stand still


@pytest.mark.rules("GRU-241", "GRU-244", "GRU-274")
@pytest.mark.parametrize("left", range(-2, 6))
async def test_a_command_that_meets_the_close_of_a_window_is_taken(inside: Inside, left: int) -> None:
    """Judged at one moment: at the close and before it the window takes it in, and after that the next one does."""
    room, (ana, bo, _) = await hunting(inside)
    await until(inside, room, 1_010)
    await inside.done(ana, acts.Play(put(ana, "bees")))
    inside.hall.alarms.pop(room.table.id).cancel()
    inside.clock.now = go_time(room) + 1_100 - left
    inside.hall.clock = Creeping(inside.clock)
    assert "n" in await inside.done(bo, acts.Play(put(bo, "bees")))
    inside.hall.clock = inside.clock
    await until(inside, room, 1_300)
    await inside.until(lambda: len(bo.events("placed")) == 2)
    assert [event[1:3] for event in bo.events("placed")] == [[1_100, 0], [1_100 if left >= 0 else 1_200, 1]]
    assert (room.broken, inside.hall.faults, bo.events("hunt_resumed")) == (None, 0, [])


@pytest.mark.rules("GRU-244", "GRU-274", "GRU-310")
@pytest.mark.parametrize("left", range(6))
async def test_a_bot_whose_move_meets_the_close_of_a_window_moves(inside: Inside, asked: Asked, left: int) -> None:
    room, (ana, bo) = await hunting(inside, "ana", "bo", bots=["strong"])
    bot = deadline_of(room) - go_time(room)
    close = (bot // 100 + 1) * 100
    asked.answer = "flip 1"
    await until(inside, room, bot - 1)
    inside.hall.bots.think(room)
    await inside.done(ana, acts.Play(put(ana, "bees")))
    inside.clock.now = go_time(room) + max(bot, close - left)
    inside.hall.clock = Creeping(inside.clock)
    inside.hall.alarms[room.table.id].cancel()
    for _ in range(2):  # the first may be for the window alone
        room.wake()
        await inside.on_disk(room)
    inside.hall.clock = inside.clock
    assert hunt(room).hands[BOT].sent == 1
    assert inside.hall.rooms[room.table.id] is room
    assert (room.broken, inside.hall.faults, bo.events("hunt_resumed")) == (None, 0, [])
    await until(inside, room, close + 200)
    await inside.until(lambda: bo.events("placed"))
    assert [event[1:3] for event in bo.events("placed")] == [[close, 0]]


# --- An alarm that rings late


@pytest.mark.rules("GRU-274")
@pytest.mark.parametrize("sleep", [OVERSLEPT + 1, 60_000, 600_000])
@pytest.mark.parametrize("woken_by", ["alarm", "command"])
async def test_a_house_that_has_overslept_stood_still(inside: Inside, sleep: int, woken_by: str) -> None:
    """R63: what nobody could see does not happen."""
    room, (ana, bo, cy) = await hunting(inside)
    await until(inside, room, 5_010)
    await inside.done(ana, acts.Play(put(ana, "bees")))
    inside.hall.alarms[room.table.id].cancel()
    assert room.due == go_time(room) + 5_100
    inside.clock.now = room.due + sleep
    if woken_by == "alarm":
        inside.hall.ring(room.table.id)
    else:
        assert (await inside.done(bo, acts.Play(put(bo, "bees")))).get("code") == "not_started"
    await inside.on_disk(room)
    assert (await inside.acts(room.table.id))[-1] == "interrupt"
    assert (hunt(room).phase, hunt(room).round, time(inside, room)) == ("hunt", 1, 5_000 - COUNTDOWN)
    for ear in (ana, bo, cy):
        assert [event[1] for event in ear.events("hunt_resumed")] == [5_000]
    await until(inside, room, 5_100)
    await inside.until(lambda: [event[1:3] for event in cy.events("placed")] == [[5_100, 0]])


@pytest.mark.rules("GRU-274")
@pytest.mark.parametrize("late", [1, 1_000, OVERSLEPT])
async def test_an_alarm_that_is_a_little_late_is_no_interruption(inside: Inside, late: int) -> None:
    room, (ana, _, cy) = await hunting(inside)
    await until(inside, room, 5_010)
    await inside.done(ana, acts.Play(put(ana, "bees")))
    inside.hall.alarms[room.table.id].cancel()
    inside.clock.now = go_time(room) + 5_100 + late
    inside.hall.ring(room.table.id)
    await inside.on_disk(room)
    assert "interrupt" not in await inside.acts(room.table.id)
    assert time(inside, room) == 5_100 + late
    await inside.until(lambda: [event[1:3] for event in cy.events("placed")] == [[5_100, 0]])


@pytest.mark.rules("GRU-012", "GRU-274")
async def test_an_overslept_beat_is_not_over_where_people_are_here_together(inside: Inside) -> None:
    room, (ana, _) = await seated(inside, "ana", "bo", options={"pace": "beats"})
    await oversleep(inside, room)
    assert "interrupt" in await inside.acts(room.table.id)
    assert ana.events("beat_reveal") == []
    assert room.due == inside.clock.now + 20_000


@pytest.mark.rules("GRU-012")
async def test_with_a_day_for_a_move_a_late_alarm_is_just_late(inside: Inside) -> None:
    room, (ana, _) = await seated(inside, "ana", "bo", options={"pace": "beats"}, pace="daily")
    await oversleep(inside, room)
    assert "interrupt" not in await inside.acts(room.table.id)
    await inside.until(lambda: ana.events("beat_reveal"))


async def oversleep(inside: Inside, room: Room) -> None:
    """Ten minutes longer than the first thing that is due."""
    inside.hall.alarms[room.table.id].cancel()
    inside.clock.now = (room.due or 0) + 600_000
    inside.hall.ring(room.table.id)
    await inside.on_disk(room)


# --- Trouble with the disk


@pytest.mark.rules("GRU-272", "GRU-274")
@pytest.mark.parametrize("comes_back", [True, False])
async def test_whoever_comes_back_first_after_trouble_does_not_let_the_hunt_pass(
    inside: Inside, monkeypatch: pytest.MonkeyPatch, comes_back: bool
) -> None:
    monkeypatch.setattr(hall, "RETRY", 0.0)
    room, (_, bo, cy) = await hunting(inside)
    await until(inside, room, 1_000)
    cy.leave()
    await inside.on_disk(room)
    await until(inside, room, 2_000)
    inside.hall.alarms.pop(room.table.id).cancel()
    with monkeypatch.context() as trouble:
        trouble.setattr(inside.store, "health", lambda: "full")
        room.give_up("disk_full")
        if comes_back:
            Ear("cy").enter(room)
        inside.clock.now += 40_000
    fresh = await read_again(inside, room)
    written = await inside.acts(room.table.id)
    assert written[-2:] == (["interrupt", "find"] if comes_back else ["lose", "interrupt"])
    assert (hunt(fresh).phase, time(inside, fresh)) == ("hunt", 1_000 - COUNTDOWN), "the last window on disk"
    assert bo.events("hunt_end") == []


@pytest.mark.rules("GRU-239", "GRU-274")
async def test_a_newcomer_after_a_crash_sees_when_the_windows_open(inside: Inside) -> None:
    room, (ana, *_) = await hunting(inside)
    await until(inside, room, 5_000)
    await inside.done(ana, acts.Play(put(ana, "bees")))
    await inside.reopen()
    fresh = await inside.hall.room(room.table.id)
    for name in ("ana", "bo"):
        ear = Ear(name)
        ear.enter(fresh)
        await inside.on_disk(fresh)
        await inside.until(lambda ear=ear: ear.view is not None)  # type: ignore[misc]
        assert ear.view["phase"] == "hunt"
        assert ear.table["zero"] + ear.view["opens_at"] == inside.clock.now + COUNTDOWN


# --- Bots


@pytest.mark.rules("GRU-311")
async def test_a_look_that_was_planned_is_made_when_the_table_was_read_again(inside: Inside, asked: Asked) -> None:
    room, _ = await hunting(inside, "ana", "bo", bots=["beginner"])
    bots, key = inside.hall.bots, (room.table.id, BOT)
    deadline, timer = bots.looks[key]
    assert deadline == deadline_of(room)
    room.repeated = True
    room.give_up("try_again")
    fresh = await read_again(inside, room)
    assert deadline_of(fresh) == deadline
    assert bots.looks[key] == (deadline, timer), "planned by a room that is no longer there"
    timer.cancel()
    foresight = GRUMPF.foresight("beginner")
    assert foresight is not None
    inside.clock.now = deadline - foresight
    asked.thoughts.clear()
    bots.look_again(room, key)
    assert [thought.seat for thought in asked.thoughts] == [BOT]
    assert bots.answers[key][0] == deadline


@pytest.mark.rules("GRU-311", "GRU-312")
async def test_what_a_bot_had_chosen_before_somebody_came_back_is_not_done_when_it_takes_over_again(
    inside: Inside, asked: Asked
) -> None:
    room, (ana, *_) = await hunting(inside)
    await until(inside, room, 1_000)
    bots, key = inside.hall.bots, (room.table.id, 0)
    asked.answer = "flip 1"
    await inside.done(ana, acts.HandOver())
    before, timer = bots.looks[key]
    timer.cancel()
    inside.clock.now = before - 1
    bots.look_again(room, key)
    Ear("ana").enter(room)
    await inside.on_disk(room)
    await inside.done(ana, acts.HandOver())
    deadline = deadline_of(room, 0)
    assert bots.answers[key][0] == before != deadline
    inside.clock.now = deadline
    inside.hall.alarms[room.table.id].cancel()
    inside.hall.ring(room.table.id)  # before it could look again
    await inside.on_disk(room)
    assert (await inside.acts(room.table.id))[-1] == "bot_play"
    assert hunt(room).hands[0].sent == 0


def last_hunt() -> Json:
    """The fourth round, half a second after GO; one of three has gone to bed."""
    evening = hunters()
    while evening.hunt.round < 4:
        evening.go()
        evening.send("ada", "bed", 150)
        evening.send("bob", "bed", 150)
        evening.until(200)
        for person in ("ada", "bob", "cleo"):
            evening.do(person, acts.Play("continue"))
    evening.go()
    evening.send("bob", "bed", 150)
    evening.until(500)
    return evening.hunt.to_json()


@pytest.mark.rules("GRU-310")
async def test_when_a_game_is_over_nobody_keeps_what_its_bots_have_chosen(inside: Inside, asked: Asked) -> None:
    ana = Ear("ana")
    room = await inside.hall.what_if("ana", "Ana", Moment("grumpf", Settings(3), last_hunt()), 0)
    ana.enter(room)
    await inside.on_disk(room)
    bots, key = inside.hall.bots, (room.table.id, BOT)
    inside.hall.alarms[room.table.id].cancel()
    inside.clock.now = max(deadline_of(room), go_time(room) + hunt(room).opened + 1)
    if key in bots.looks:
        bots.looks[key][1].cancel()
        bots.look_again(room, key)
    assert key in bots.answers
    assert "n" in await inside.done(ana, acts.Play("bed"))
    inside.clock.now += 100
    room.happen(Entry(inside.clock.now, acts.Pass()))
    await inside.on_disk(room)
    assert hunt(room).phase == "review"
    await inside.done(ana, acts.Play("continue"))
    assert room.table.state == "over"
    assert bots.answers == {}


@pytest.mark.rules("GRU-285", "GRU-290")
@pytest.mark.parametrize(("pace", "together"), [("turns", 1), ("beats", 2)])
async def test_in_a_slow_pace_a_bot_is_asked_at_once(inside: Inside, asked: Asked, pace: str, together: int) -> None:
    """Nothing that it could still see happens before it moves; and it needs the time."""
    room, (ana,) = await seated(inside, "ana", bots=["strong", "solid"], options={"pace": pace})
    position = room.table.position()
    assert position is not None
    if position.awaited() == (0,):
        await inside.done(ana, acts.Play("wait"))
    seats = [seat for seat in position.awaited() if seat != 0]
    assert len(seats) == together
    assert [thought.seat for thought in asked.thoughts] == seats
    assert inside.hall.bots.looks == {}


@pytest.mark.rules("GRU-165")
async def test_in_an_exchange_a_bot_is_asked_at_once(inside: Inside, asked: Asked) -> None:
    clans = [{"animals": {"bees": 2}}, {"animals": {"mammoths": 1}}, {}]
    paper: Json = {"clans": clans, "sides": "222222", "phase": "exchange", "chooser": 1}
    room = await inside.hall.what_if("ana", "Ana", Moment("grumpf", Settings(3), paper), 0)
    await inside.on_disk(room)
    assert [thought.seat for thought in asked.thoughts] == [1]
    assert inside.hall.bots.looks == {}


# --- How far away


@pytest.mark.rules("GRU-012", "GRU-242")
@pytest.mark.parametrize(("pace", "matters"), [("realtime", True), ("beats", False), ("turns", False)])
async def test_how_far_away_somebody_is_matters_in_real_time_only(inside: Inside, pace: str, matters: bool) -> None:
    room, ears = await seated(inside, "ana", "bo", options={"pace": pace})
    assert room.real_time is matters
    position = room.table.position()
    assert position is not None
    mover = ears[position.awaited()[0]]
    mover.delay = 80
    await inside.done(mover, acts.Play("ready" if matters else "wait"))
    row = (await inside.rows(room.table.id))[-1]
    assert decode_entry(row.act).delay == (80 if matters else 0)


@pytest.mark.rules("GRU-012", "GRU-242")
@pytest.mark.parametrize(("pace", "questions"), [("realtime", 3), ("beats", 0), ("turns", 0)])
async def test_nobody_is_measured_at_a_table_that_is_not_live(tmp_path: Path, pace: str, questions: int) -> None:
    serving = Serving(tmp_path)
    await serving.start()
    try:
        tabs = await hunts.seated(serving, options={"pace": pace})
        pulses = [hunts.connection_of(serving, tab).pulse for tab in tabs]
        before = [0 if pulse is None else pulse.asked for pulse in pulses]
        for _ in range(3):
            serving.app.socket.measure_all()
        after = [0 if pulse is None else pulse.asked for pulse in pulses]
        assert [now - then for now, then in zip(after, before, strict=True)] == [questions] * 3
    finally:
        await serving.stop()


@pytest.mark.rules("GRU-242")
async def test_when_the_game_is_over_it_does_not_matter_any_more(inside: Inside) -> None:
    room, ears = await seated(inside, "ana", "bo", "cy")
    for _ in range(4):
        assert room.real_time
        await go(inside, room, ears)
        await until(inside, room, 150)
        await inside.done(ears[0], acts.Play("bed"))
        await inside.done(ears[1], acts.Play("bed"))
        await next_due(inside, room)
        for ear in ears:
            await inside.done(ear, acts.Play("continue"))
    assert room.table.state == "over"
    assert not room.real_time
