"""What is said, on its way to the disk and to everybody: once, in order, and only to whoever hears it still."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import pytest

from tablee.games import SHELF
from tablee.kernel import Game
from tablee.tables import acts
from tablee.tables.acts import Settings
from tablee.tables.room import Room
from tests.server.socket.inside import Ear, Inside
from tests.tables.village import SIX, VILLAGE_GAME

pytestmark = pytest.mark.anyio


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch) -> Mapping[str, Game[Any]]:
    monkeypatch.setitem(SHELF, "owls", VILLAGE_GAME)
    return SHELF


async def village(inside: Inside) -> tuple[Room, list[Ear]]:
    """Six people by night."""
    ears = [Ear(name) for name in ("ana", "bo", "cy", "di", "ed", "flo")]
    room = await inside.hall.open_table("ana", "Ana", "owls", Settings(SIX))
    for seat, ear in enumerate(ears):
        ear.enter(room)
        await inside.done(ear, acts.Sit(seat))
        await inside.done(ear, acts.Ready())
    await inside.done(ears[0], acts.Start())
    await all_told(inside)
    return room, ears


async def all_told(inside: Inside) -> None:
    await inside.until(lambda: not inside.hall.tasks)


def heard(ear: Ear) -> list[str]:
    return [said["line"]["text"] for said in ear.said]


async def test_who_lacks_a_line_is_told_it_before_the_next_one(inside: Inside) -> None:
    room, ears = await village(inside)
    await room.talk.say(ears[0], "pack", "one")
    late = Ear("bo")
    late.enter(room)
    await room.talk.say(ears[0], "pack", "two")
    await all_told(inside)
    assert heard(late) == ["one", "two"]
    assert heard(ears[1]) == ["one", "two"]


async def test_many_who_speak_at_once_are_heard_by_all_in_one_order(inside: Inside) -> None:
    room, ears = await village(inside)
    await asyncio.gather(*(room.talk.say(ears[number % 2], "pack", str(number)) for number in range(8)))
    await all_told(inside)
    assert [said["number"] for said in ears[0].said] == list(range(1, 9))
    assert ears[0].said == ears[1].said


async def test_a_line_that_is_on_disk_after_dawn_is_for_the_dead_and_not_for_the_pack(inside: Inside) -> None:
    room, ears = await village(inside)
    await inside.done(ears[0], acts.Play("mark 5"))
    saying = asyncio.ensure_future(room.talk.say(ears[0], "pack", "the mouse"))
    await asyncio.sleep(0)
    inside.wake(room)
    await saying
    await inside.on_disk(room)
    await all_told(inside)
    assert [heard(ear) for ear in ears] == [[], [], [], [], [], ["the mouse"]]


async def test_a_line_that_is_said_to_few_is_pushed_to_every_tab_of_theirs_and_to_no_other(inside: Inside) -> None:
    room, ears = await village(inside)
    tabs = [Ear("bo"), Ear("cy")]
    for tab in tabs:
        tab.enter(room)
    await all_told(inside)
    await room.talk.say(ears[0], "pack", "the mouse")
    assert [heard(tab) for tab in tabs] == [["the mouse"], []]
