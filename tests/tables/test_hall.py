"""All the tables of a house: found, read from the log, woken up; one that is sick does not keep the others from it."""

from __future__ import annotations

import asyncio

import pytest

from tablee.store import Row
from tablee.tables import hall as hall_module
from tablee.tables.acts import Settings
from tablee.tables.hall import Hall, OtherRules, UnknownTable
from tablee.tables.room import Room
from tests.server.socket.inside import Ear, Inside

pytestmark = pytest.mark.anyio


def table_of(ears: list[Ear]) -> str:
    assert ears[0].room is not None
    return ears[0].room.table.id


async def test_a_table_that_many_ask_for_at_once_is_read_once(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of(await inside.begun())
    await inside.reopen()
    inside.hall.rooms.clear()
    reads = 0
    read = inside.store.read

    async def counted(table: str, after: int = 0, limit: int = 1000) -> list[Row]:
        nonlocal reads
        reads += after == 0
        return await read(table, after, limit)

    monkeypatch.setattr(inside.store, "read", counted)
    rooms = await asyncio.gather(*(inside.hall.room(table) for _ in range(20)))
    assert len({id(room) for room in rooms}) == 1
    assert reads == 1


async def test_an_unknown_table_is_unknown_to_all_who_ask_and_leaves_nothing_behind(inside: Inside) -> None:
    found = await asyncio.gather(*(inside.hall.room("nowhere") for _ in range(5)), return_exceptions=True)
    assert [type(error) for error in found] == [UnknownTable] * 5
    assert inside.hall.rooms == {}
    assert inside.hall.loading == {}


async def test_a_spoken_code_that_is_taken_is_chosen_again(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    codes = iter(["BABAB", "BABAB", "BABAB", "DEDED"])
    monkeypatch.setattr(hall_module, "spoken_code", lambda _: next(codes))
    first = await inside.hall.open_table("ana", "Ana", "smile", Settings(3))
    second = await inside.hall.open_table("bo", "Bo", "smile", Settings(3))
    assert (first.table.opened.code, second.table.opened.code) == ("BABAB", "DEDED")
    assert len(inside.hall.rooms) == 2


async def test_a_table_that_cannot_be_read_does_not_keep_the_others_asleep(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [table_of(await inside.begun()) for _ in range(3)]
    load = Hall.load

    async def sick(hall: Hall, table: str) -> Room:
        if table == tables[1]:
            raise RuntimeError("sick")
        return await load(hall, table)

    monkeypatch.setattr(Hall, "load", sick)
    await inside.reopen()
    assert set(inside.hall.alarms) == {tables[0], tables[2]}


async def test_an_alarm_that_rings_while_a_table_is_in_trouble_is_set_again_when_it_is_mended(inside: Inside) -> None:
    ears = await inside.begun(pace="daily")
    table = table_of(ears)
    sick = inside.hall.rooms[table]
    sick.give_up("fault")
    inside.wake(sick)
    assert table not in inside.hall.alarms
    await inside.until(lambda: ears[0].events("default_played"))
    assert inside.hall.rooms[table] is not sick


async def test_a_table_of_other_rules_is_left_alone_and_harms_no_other(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Read by our rules it would be another game: nothing is written, and whoever comes is told."""
    old = (await inside.begun())[0].room
    assert old is not None
    before = await inside.acts(old.table.id)
    await inside.kill()
    monkeypatch.setattr(type(old.table.game), "rules_version", "3")
    await inside.open()
    new = (await inside.begun("dan", "eve", "fay"))[0].room
    assert new is not None
    with pytest.raises(OtherRules):
        await inside.hall.room(old.table.id)
    assert await inside.acts(old.table.id) == before
    assert inside.hall.faults == 0
