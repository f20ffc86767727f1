"""A deadline fires once: not twice over restarts, and not at all if a move came first."""

from __future__ import annotations

import asyncio

import pytest

from tablee.tables import acts
from tests.server.socket.inside import Ear, Inside

pytestmark = pytest.mark.anyio

TURN = 80_000  # ms of a live clock, with its bank
DAY = 86_400_000


async def defaults(inside: Inside, table: str) -> int:
    rows = await inside.rows(table)
    return sum(row.told.count(b'"default_played"') for row in rows)


def table_of(ears: list[Ear]) -> str:
    assert ears[0].room is not None
    return ears[0].room.table.id


async def quiet(inside: Inside, table: str) -> None:
    """Whatever is due has happened, and is on disk."""
    room = await inside.hall.room(table)
    await inside.until(lambda: room.due is None or room.due > inside.clock.now)
    await inside.on_disk(room)


@pytest.mark.rules("SMI-155")
@pytest.mark.parametrize(("pace", "time"), [("live", TURN), ("relaxed", 120_000)])
@pytest.mark.parametrize("down", [0, 1_000, TURN, DAY])
async def test_where_people_play_together_no_clock_runs_while_the_server_is_down(
    inside: Inside, pace: str, time: int, down: int
) -> None:
    ears = await inside.begun(pace=pace)
    table = table_of(ears)
    await inside.kill()
    inside.clock.now += down
    await inside.open()
    await quiet(inside, table)
    assert await defaults(inside, table) == 0
    assert (await inside.hall.room(table)).table.due() == inside.clock.now + min(time, 60_000)  # or a lost connection
    back = Ear(ears[0].person)
    back.enter(await inside.hall.room(table))
    await inside.until(lambda: back.answered_hello)
    assert back.table["state"] == "playing"


async def test_a_day_that_ran_out_while_the_server_was_down_fires_once_when_it_is_back(inside: Inside) -> None:
    table = table_of(await inside.begun(pace="daily"))
    await inside.kill()
    inside.clock.now += DAY
    await inside.open()
    await quiet(inside, table)
    assert await defaults(inside, table) == 1
    for _ in range(4):
        await inside.reopen()
        await quiet(inside, table)
    assert await defaults(inside, table) == 1


async def test_a_deadline_that_was_written_and_not_told_does_not_fire_again(inside: Inside) -> None:
    ears = await inside.begun()
    table = table_of(ears)
    assert ears[0].room is not None
    inside.wake(ears[0].room)
    await asyncio.sleep(0)  # it is handed over to the disk, and nobody has heard of it
    assert ears[0].events("default_played") == []
    await inside.reopen()
    await quiet(inside, table)
    assert await defaults(inside, table) == 1


async def test_a_deadline_that_was_not_written_fires_after_the_crash(inside: Inside) -> None:
    ears = await inside.begun(pace="daily")
    table = table_of(ears)
    assert ears[0].room is not None
    inside.wake(ears[0].room)
    await inside.reopen()
    await quiet(inside, table)
    assert await defaults(inside, table) == 1


async def test_an_alarm_that_rings_twice_fires_once(inside: Inside) -> None:
    ears = await inside.begun()
    table = table_of(ears)
    room = ears[0].room
    assert room is not None
    inside.wake(room)
    for _ in range(5):
        room.wake()
    await quiet(inside, table)
    assert await defaults(inside, table) == 1


@pytest.mark.parametrize("late", [-1, 0, 1])
async def test_a_move_and_its_deadline_never_both_count(inside: Inside, late: int) -> None:
    """A move before its deadline is played; one that comes with it, or after it, meets the table as it is then."""
    ears = await inside.begun()
    table = table_of(ears)
    room = ears[0].room
    assert room is not None
    assert room.due is not None
    mover = next(ear for ear in ears if ear.view["options"])
    inside.clock.now = room.due + late
    answer = await inside.done(mover, acts.Play(mover.view["options"][0]))
    room.wake()
    await quiet(inside, table)
    played = (await inside.acts(table)).count("play")
    assert (played, await defaults(inside, table)) == ((1, 0) if late < 0 else (0, 1))
    assert (answer.get("type") == "refused") == (late >= 0)


async def test_deadlines_of_many_tables_all_fire_once_after_a_crash(inside: Inside) -> None:
    tables = [table_of(await inside.begun(pace="daily")) for _ in range(12)]
    await inside.kill()
    inside.clock.now += DAY
    await inside.open()
    for table in tables:
        await quiet(inside, table)
        assert await defaults(inside, table) == 1


async def test_a_bot_that_was_about_to_move_moves_once_after_a_crash(inside: Inside) -> None:
    ears = await inside.begun("ana")
    table = table_of(ears)
    room = ears[0].room
    assert room is not None
    while ears[0].view["turn"] == 0:
        await inside.play(ears, 1)
    before = (await inside.acts(table)).count("bot_play")
    turn = ears[0].view["turn"]
    await inside.reopen()
    fresh = await inside.hall.room(table)
    assert fresh.due is not None
    key = (table, turn)
    await inside.until(lambda: key in inside.hall.bots.answers)
    await asyncio.wait([inside.hall.bots.answers[key][1]])
    inside.clock.now = fresh.due
    fresh.wake()
    fresh.wake()
    await inside.on_disk(fresh)
    assert (await inside.acts(table)).count("bot_play") == before + 1


async def test_a_player_who_does_not_come_back_after_a_crash_is_gone_after_a_minute(inside: Inside) -> None:
    ears = await inside.begun(pace="relaxed")
    table = table_of(ears)
    await inside.reopen()
    back = [Ear(ear.person) for ear in ears[:2]]
    for ear in back:
        ear.enter(await inside.hall.room(table))
    room = await inside.hall.room(table)
    await inside.on_disk(room)
    inside.clock.now += 60_000
    room.wake()
    await inside.on_disk(room)
    assert [place.gone for place in room.table.places] == [False, False, True]


async def test_time_stands_still_over_a_crash_in_a_pause(inside: Inside) -> None:
    ears = await inside.begun()
    table = table_of(ears)
    await inside.done(ears[0], acts.AskPause())
    for ear in ears[1:]:
        await inside.done(ear, acts.Answer(True))
    await inside.kill()
    inside.clock.now += 10 * TURN
    await inside.open()
    room = await inside.hall.room(table)
    room.wake()
    await inside.on_disk(room)
    assert await defaults(inside, table) == 0
    assert room.due is None
