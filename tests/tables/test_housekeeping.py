"""What keeps a house from filling up: rooms leave memory and come back, lobbies close, nobody opens without end."""

from __future__ import annotations

import asyncio

import pytest

from tablee.kernel import Refused
from tablee.server.limits import USUAL
from tablee.store import Unavailable
from tablee.tables import acts
from tablee.tables import hall as hall_module
from tablee.tables.acts import Settings
from tablee.tables.company import CLOSED, LOBBY, OVER, PLAYING
from tablee.tables.hall import spoken_code
from tablee.tables.housekeeping import EVERY, FAR, LINGERS, LOBBY_WAITS, MOST_LOBBIES, NOBODY_CAME
from tests.server.socket.inside import Ear, Inside

pytestmark = pytest.mark.anyio


async def all_leave(inside: Inside, ears: list[Ear]) -> str:
    room = ears[0].room
    assert room is not None
    for ear in ears:
        ear.leave()
    await inside.on_disk(room)
    return room.table.id


async def over(inside: Inside) -> str:
    """A game that was played to its end, and that everybody has left."""
    ears = await inside.begun()
    await inside.play(ears, 1_000)
    assert ears[0].room is not None
    assert ears[0].room.table.state == OVER
    return await all_leave(inside, ears)


# --- Rooms


async def test_a_finished_game_that_everybody_has_left_leaves_memory_and_comes_back_when_asked_for(
    inside: Inside,
) -> None:
    table = await over(inside)
    assert inside.hall.housekeeping.put_away() == 0, "somebody may come back at once"
    inside.clock.now += LINGERS
    assert inside.hall.housekeeping.put_away() == 1
    assert table not in inside.hall.rooms
    back = Ear("ana")
    back.enter(await inside.hall.room(table))
    await inside.until(lambda: back.answered_hello)
    assert back.view["over"]


async def test_a_room_in_which_somebody_is_stays(inside: Inside) -> None:
    ears = await inside.begun()
    await inside.play(ears, 1_000)
    for ear in ears[1:]:
        ear.leave()
    inside.clock.now += LINGERS
    assert inside.hall.housekeeping.put_away() == 0
    ears[0].leave()
    assert inside.hall.housekeeping.put_away() == 0, "they have only just gone"
    inside.clock.now += LINGERS
    assert inside.hall.housekeeping.put_away() == 1


async def test_a_game_in_which_something_is_due_soon_stays(inside: Inside) -> None:
    ears = await inside.begun()
    table = await all_leave(inside, ears)
    room = inside.hall.rooms[table]
    inside.clock.now += LINGERS
    assert room.due is not None
    assert room.due < inside.clock.now + FAR
    assert inside.hall.housekeeping.put_away() == 0


async def test_a_game_that_sleeps_leaves_memory_and_goes_on_when_somebody_is_back(inside: Inside) -> None:
    ears = await inside.begun()
    view = ears[0].view
    table = await all_leave(inside, ears)
    room = inside.hall.rooms[table]
    while room.due is not None:  # until everybody is gone, for the table too
        inside.clock.now = max(inside.clock.now, room.due)
        room.wake()
        await inside.on_disk(room)
    inside.clock.now += LINGERS
    assert inside.hall.housekeeping.put_away() == 1
    back = Ear(ears[0].person)
    back.enter(await inside.hall.room(table))
    await inside.until(lambda: back.answered_hello)
    assert back.view["hand"] == view["hand"]
    await inside.on_disk(inside.hall.rooms[table])
    assert inside.hall.rooms[table].due is not None, "its clocks run again"


async def test_what_falls_due_in_a_room_that_has_left_memory_happens_all_the_same(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    ears = await inside.begun(pace="daily")
    table = await all_leave(inside, ears)
    room = inside.hall.rooms[table]
    due = room.due
    assert due is not None
    monkeypatch.setattr("tablee.tables.housekeeping.FAR", 0)
    inside.clock.now += LINGERS
    assert inside.hall.housekeeping.put_away() == 1
    assert table in inside.hall.alarms
    inside.clock.now = due
    before = len(await inside.rows(table))
    inside.hall.alarms[table].cancel()
    inside.hall.ring(table)
    await inside.until(lambda: table in inside.hall.rooms)
    await inside.on_disk(inside.hall.rooms[table])
    assert len(await inside.rows(table)) > before


async def test_however_many_games_were_played_nothing_of_them_stays(inside: Inside) -> None:
    for _ in range(5):
        await over(inside)
    inside.clock.now += LINGERS
    inside.hall.housekeeping.put_away()
    for left in (inside.hall.rooms, inside.hall.loading, inside.hall.bots.answers, inside.hall.bots.hearers):
        assert not left
    assert not [alarm for alarm in inside.hall.alarms if alarm in inside.hall.rooms]


# --- Lobbies


async def test_a_lobby_to_which_nobody_comes_is_closed_and_its_code_is_free(inside: Inside) -> None:
    ana = Ear("ana")
    room = await inside.table(ana)
    ana.leave()
    code = room.table.opened.code
    inside.clock.now += LOBBY_WAITS + 1
    await inside.hall.housekeeping.close_lobbies()
    await inside.on_disk(room)
    assert room.table.state == CLOSED
    assert (await inside.rows(room.table.id))[-1].act == b'{"at":%d,"act":{"act":"expire"}}' % inside.clock.now
    assert await inside.store.by_code(code) is None


async def test_a_lobby_in_which_nobody_ever_was_is_closed_after_minutes_and_any_other_is_not(inside: Inside) -> None:
    deserted, visited = [await inside.hall.open_table(one, one, "smile", Settings(3)) for one in ("ana", "bo")]
    bo = Ear("bo")
    bo.enter(visited)
    bo.leave()
    inside.clock.now += NOBODY_CAME
    await inside.hall.housekeeping.close_lobbies()
    assert deserted.table.state == LOBBY
    inside.clock.now += 1
    await inside.hall.housekeeping.close_lobbies()
    assert (deserted.table.state, visited.table.state) == (CLOSED, LOBBY)
    await inside.on_disk(deserted)
    assert await inside.store.by_code(deserted.table.opened.code) is None
    assert not inside.hall.housekeeping.untrodden


async def test_a_deserted_lobby_that_has_left_memory_is_closed_and_one_to_which_somebody_came_back_is_not(
    inside: Inside,
) -> None:
    tables = [(await inside.hall.open_table(one, one, "smile", Settings(3))).table.id for one in ("ana", "bo")]
    inside.clock.now += LINGERS
    assert inside.hall.housekeeping.put_away() == 2
    bo = Ear("bo")
    bo.enter(await inside.hall.room(tables[1]))
    bo.leave()
    inside.clock.now += NOBODY_CAME
    await inside.hall.housekeeping.close_lobbies()
    assert [(await inside.hall.room(table)).table.state for table in tables] == [CLOSED, LOBBY]


async def test_a_store_in_trouble_leaves_deserted_lobbies_for_the_next_look(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await inside.hall.open_table("ana", "Ana", "smile", Settings(3))
    inside.hall.forget(room)
    inside.clock.now += NOBODY_CAME + 1

    async def trouble(_: str) -> None:
        raise Unavailable("full")

    with monkeypatch.context() as patch:
        patch.setattr(inside.hall.store, "record", trouble)
        await inside.hall.housekeeping.close_lobbies()
    assert room.table.id in inside.hall.housekeeping.untrodden
    await inside.hall.housekeeping.close_lobbies()
    assert (await inside.hall.room(room.table.id)).table.state == CLOSED


def test_deserted_lobbies_are_closed_more_quickly_than_anybody_may_open_them() -> None:
    assert USUAL["tables_all"].each_second < MOST_LOBBIES / EVERY


async def test_a_lobby_in_which_somebody_waits_stays_open(inside: Inside) -> None:
    ana, bo = Ear("ana"), Ear("bo")
    waiting, changed = await inside.table(ana), await inside.table(bo)
    bo.leave()
    inside.clock.now += LOBBY_WAITS + 1
    back = Ear("bo")
    back.enter(changed)
    await inside.done(back, acts.Sit(1))
    back.leave()
    await inside.hall.housekeeping.close_lobbies()
    assert (waiting.table.state, changed.table.state) == (LOBBY, LOBBY)


async def test_a_game_is_never_closed_however_long_it_waits(inside: Inside) -> None:
    table = await all_leave(inside, await inside.begun(pace="daily"))
    inside.clock.now += 100 * LOBBY_WAITS
    await inside.hall.housekeeping.close_lobbies()
    assert inside.hall.rooms[table].table.state == PLAYING


# --- How many


async def test_one_person_has_so_many_lobbies_and_an_empty_one_gives_way(inside: Inside) -> None:
    inside.hall.housekeeping.caps = {"lobbies": 3}
    rooms = []
    for _ in range(3):
        rooms.append(await inside.hall.open_table("ana", "Ana", "smile", Settings(3)))
        inside.clock.now += 1
    ana = Ear("ana")
    ana.enter(rooms[0])
    await inside.hall.open_table("ana", "Ana", "smile", Settings(3))
    assert [room.table.state for room in rooms] == [LOBBY, CLOSED, LOBBY], "the oldest in which nobody is"
    await inside.hall.open_table("bo", "Bo", "smile", Settings(3))


async def test_whoever_is_inside_all_their_lobbies_opens_no_more(inside: Inside) -> None:
    inside.hall.housekeeping.caps = {"lobbies": 2}
    for _ in range(2):
        ana = Ear("ana")
        ana.enter(await inside.hall.open_table("ana", "Ana", "smile", Settings(3)))
    with pytest.raises(Refused, match="too_many_tables"):
        await inside.hall.open_table("ana", "Ana", "smile", Settings(3))


async def test_one_person_has_so_many_games(inside: Inside) -> None:
    inside.hall.housekeeping.caps = {"tables": 2}
    await inside.begun()
    await inside.begun()
    with pytest.raises(Refused, match="too_many_tables"):
        await inside.hall.open_table("ana", "Ana", "smile", Settings(3))


async def test_many_at_once_are_no_more_than_one_after_the_other(inside: Inside) -> None:
    inside.hall.housekeeping.caps = {"tables": 5}
    opening = (inside.hall.open_table("ana", "Ana", "smile", Settings(3)) for _ in range(20))
    found = await asyncio.gather(*opening, return_exceptions=True)
    assert sum(not isinstance(one, Refused) for one in found) == 5
    assert not inside.hall.housekeeping.opening


# --- Codes


@pytest.mark.parametrize(("letters", "vowels"), [(5, 2), (6, 3)])
def test_a_code_can_be_said_aloud(letters: int, vowels: int) -> None:
    code = spoken_code(letters)
    assert len(code) == letters
    assert [letter in "AEIOU" for letter in code].count(True) == vowels
    assert all((letter in "AEIOU") == bool(place % 2) for place, letter in enumerate(code))


async def test_where_it_is_crowded_a_code_has_a_sixth_letter(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall_module, "spoken_code", lambda letters: "BABAB" if letters == 5 else spoken_code(letters))
    codes = [(await inside.hall.open_table("ana", "Ana", "smile", Settings(3))).table.opened.code for _ in range(3)]
    assert [len(code) for code in codes] == [5, 6, 6]
    assert codes[0] == "BABAB"
