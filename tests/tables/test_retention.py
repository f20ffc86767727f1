"""What is kept for how long: ended tables and guests who do not come are taken away, a few at each look."""

from __future__ import annotations

import pytest

from tablee.server.limits import USUAL
from tablee.store import KeptElsewhere, Unavailable
from tablee.tables import acts
from tablee.tables.acts import Entry
from tablee.tables.hall import UnknownTable
from tablee.tables.housekeeping import EVERY, LINGERS
from tablee.tables.retention import (
    AGAIN,
    FOR_EVER,
    MOST_GUESTS,
    MOST_LOBBIES,
    MOST_TABLES,
    SHORTEST_FOR_GUESTS,
    Retention,
    Terms,
)
from tests.server.socket.inside import Ear, Inside

pytestmark = pytest.mark.anyio

DAY = 86_400
WEEK = 7 * DAY


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def inside(inside: Inside) -> Inside:
    keep(inside, Terms(tables=WEEK, guests=4 * WEEK))
    return inside


def keep(inside: Inside, keeping: Terms) -> Retention:
    inside.hall.housekeeping.retention = Retention(inside.hall, keeping)
    return inside.hall.housekeeping.retention


async def closed(inside: Inside, name: str = "ana") -> str:
    """A table that was given up in its lobby, and has left memory."""
    host = Ear(name)
    room = await inside.table(host)
    await inside.done(host, acts.Sit(0))
    room.happen(Entry(room.now(), acts.Dissolve()))
    await inside.on_disk(room)
    host.leave()
    inside.hall.forget(room)
    return room.table.id


async def look(inside: Inside) -> None:
    await inside.hall.housekeeping.retention.look()


async def there(inside: Inside, table: str) -> bool:
    return await inside.hall.store.record(table) is not None


def pass_days(inside: Inside, days: float) -> None:
    inside.clock.now += int(1000 * days * DAY)


async def test_a_table_that_has_ended_is_erased_when_it_was_kept_long_enough(inside: Inside) -> None:
    table = await closed(inside)
    pass_days(inside, 7)
    await look(inside)
    assert await there(inside, table)
    pass_days(inside, 0.1)
    await look(inside)
    assert not await there(inside, table)
    assert await inside.rows(table) == []
    with pytest.raises(UnknownTable):
        await inside.hall.room(table)


async def test_a_finished_game_is_erased_and_lobbies_and_running_games_are_not(inside: Inside) -> None:
    ears = await inside.begun()
    await inside.play(ears, 1_000)
    over = ears[0].room
    playing, lobby = (await inside.begun("dan", "eve"))[0].room, await inside.table(Ear("fay"))
    assert over is not None
    assert playing is not None
    for ear in ears:
        ear.leave()
    inside.hall.forget(over)
    pass_days(inside, 1_000)
    await look(inside)
    assert [await there(inside, room.table.id) for room in (over, playing, lobby)] == [False, True, True]


async def test_a_table_at_which_somebody_looks_stays_until_they_have_gone(inside: Inside) -> None:
    table = await closed(inside)
    pass_days(inside, 8)
    visitor = Ear("ana")
    visitor.enter(await inside.hall.room(table))
    await look(inside)
    assert await there(inside, table)
    visitor.leave()
    inside.clock.now += LINGERS
    inside.hall.housekeeping.put_away()
    await look(inside)
    assert not await there(inside, table)


async def test_a_few_are_erased_at_each_look_the_oldest_first(inside: Inside) -> None:
    tables = []
    for number in range(MOST_TABLES + 3):
        tables.append(await closed(inside, f"p{number}"))
        inside.clock.now += 1
    pass_days(inside, 8)
    await look(inside)
    assert [await there(inside, table) for table in tables] == [False] * MOST_TABLES + [True] * 3
    await look(inside)
    assert not any([await there(inside, table) for table in tables])


async def test_a_table_that_another_node_keeps_does_not_stand_in_the_way_of_the_others(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [await closed(inside, name) for name in ("ana", "bo")]
    pass_days(inside, 8)
    erase = inside.hall.store.erase

    async def kept_elsewhere(table: str) -> bool:
        if table == tables[0]:
            raise KeptElsewhere(table, "http://other")
        return await erase(table)

    monkeypatch.setattr(inside.hall.store, "erase", kept_elsewhere)
    await look(inside)
    assert [await there(inside, table) for table in tables] == [True, False]


async def test_guests_who_do_not_come_are_forgotten(inside: Inside) -> None:
    store, now = inside.hall.store, inside.clock.now
    for number in range(MOST_GUESTS + 1):
        await store.save_person(f"p{number:03}", b"", "Zoé", now + number)
    pass_days(inside, 28)
    await look(inside)
    assert await store.person("p000") is not None
    pass_days(inside, 1)
    await store.saw("p001", inside.clock.now)
    await look(inside)
    left = await store.unseen(1 << 62, 1_000)
    assert left == ["p001"]


async def test_whoever_was_here_today_is_not_forgotten_however_short_the_time_is(inside: Inside) -> None:
    keep(inside, Terms(guests=1))
    await inside.hall.store.save_person("p", b"", "Zoé", inside.clock.now)
    inside.clock.now += 1000 * SHORTEST_FOR_GUESTS
    await look(inside)
    assert await inside.hall.store.person("p") is not None
    inside.clock.now += 1
    await look(inside)
    assert await inside.hall.store.person("p") is None


async def test_for_ever_is_for_ever(inside: Inside) -> None:
    keep(inside, FOR_EVER)
    table = await closed(inside)
    await inside.hall.store.save_person("p", b"", "Zoé", inside.clock.now)
    pass_days(inside, 40_000)
    await look(inside)
    assert await there(inside, table)
    assert await inside.hall.store.person("p") is not None


async def test_a_store_in_trouble_is_left_for_the_next_look(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await closed(inside)
    pass_days(inside, 8)

    async def trouble(*_: object) -> bool:
        raise Unavailable("full")

    with monkeypatch.context() as patch:
        patch.setattr(inside.hall.store, "erase", trouble)
        await look(inside)
    assert await there(inside, table)
    await look(inside)
    assert not await there(inside, table)


async def test_looking_around_the_house_looks_at_what_was_kept_long_enough(inside: Inside) -> None:
    table = await closed(inside)
    pass_days(inside, 8)
    inside.hall.housekeeping.look_around()
    await inside.until(lambda: not inside.hall.tasks)
    assert not await there(inside, table)


# --- Lobbies that were closed


async def test_a_lobby_that_was_closed_before_any_game_is_erased_after_a_day(inside: Inside) -> None:
    keep(inside, Terms(unbegun=DAY))
    table = await closed(inside)
    pass_days(inside, 1)
    await look(inside)
    assert await there(inside, table)
    inside.clock.now += 1
    await look(inside)
    assert not await there(inside, table)
    assert await inside.rows(table) == []


async def closed_game(inside: Inside) -> str:
    """In the middle, by whoever keeps the house."""
    ears = await inside.begun()
    room = ears[0].room
    assert room is not None
    room.happen(Entry(room.now(), acts.Dissolve()))
    await inside.on_disk(room)
    for ear in ears:
        ear.leave()
    inside.hall.forget(room)
    return room.table.id


async def test_a_game_that_was_closed_in_its_middle_is_kept_and_does_not_stand_in_the_way(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.tables.retention.MOST_LOBBIES", 2)
    keep(inside, Terms(unbegun=DAY))
    games = [await closed_game(inside) for _ in range(3)]
    lobby = await closed(inside)
    pass_days(inside, 2)
    for _ in range(2):
        await look(inside)
    assert [await there(inside, table) for table in (*games, lobby)] == [True] * 3 + [False]


async def test_a_closed_lobby_at_which_somebody_looks_is_erased_when_they_have_gone(inside: Inside) -> None:
    keep(inside, Terms(unbegun=DAY))
    table = await closed(inside)
    pass_days(inside, 2)
    visitor = Ear("ana")
    visitor.enter(await inside.hall.room(table))
    for _ in range(4):  # to the end, from the beginning, and to the end
        await look(inside)
    visitor.leave()
    inside.hall.forget(inside.hall.rooms[table])
    await look(inside)
    assert await there(inside, table)
    inside.clock.now += AGAIN
    await look(inside)
    await look(inside)
    assert not await there(inside, table)


def test_closed_lobbies_are_erased_more_quickly_than_anybody_may_open_them() -> None:
    assert USUAL["tables_all"].each_second < MOST_LOBBIES / EVERY


# --- At once


async def test_whoever_looks_at_a_table_that_is_erased_at_once_has_to_go(inside: Inside) -> None:
    ears = await inside.begun()
    await inside.play(ears, 1_000)
    assert ears[0].room is not None
    table = ears[0].room.table.id
    assert await inside.hall.housekeeping.retention.erase(table) is True
    assert [ear.failed for ear in ears] == [True] * 3, "a client comes back, and is told that there is no such table"
    assert table not in inside.hall.rooms
    assert not await there(inside, table)
    assert await inside.hall.housekeeping.retention.erase(table) is False


async def test_what_has_not_ended_is_not_erased_and_nobody_has_to_go(inside: Inside) -> None:
    ears = await inside.begun()
    assert ears[0].room is not None
    assert await inside.hall.housekeeping.retention.erase(ears[0].room.table.id) is False
    assert not ears[0].failed
    assert await there(inside, ears[0].room.table.id)


async def test_a_room_of_a_table_that_was_erased_behind_its_back_is_given_up(inside: Inside) -> None:
    """As by another node, when this one had not used it for long."""
    ears = await inside.begun()
    await inside.play(ears, 1_000)
    room = ears[0].room
    assert room is not None
    await inside.hall.store.erase(room.table.id)
    ears[0].do(acts.Rematch())
    await inside.until(lambda: ears[0].failed)
    await inside.until(lambda: room.table.id not in inside.hall.rooms)


async def test_a_table_that_is_erased_while_it_is_read_is_not_there(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await closed(inside)

    async def erased(*_: object) -> list[object]:
        return []

    monkeypatch.setattr(inside.hall, "rows", erased)
    with pytest.raises(UnknownTable):
        await inside.hall.room(table)
