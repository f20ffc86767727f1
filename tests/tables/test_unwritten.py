"""What changes nothing is heard like everything else, and written and told nowhere."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablee.store.errors import StoreError
from tablee.tables import acts
from tablee.tables.acts import ByPeople, Settings
from tests.server.socket.inside import Ear, Inside

pytestmark = pytest.mark.anyio


async def lobby(inside: Inside) -> tuple[Ear, Ear]:
    """Ana is the host, Bo is ready; both sit, with a salt."""
    ana, bo = Ear("ana"), Ear("bo")
    room = await inside.table(ana)
    bo.enter(room)
    await inside.done(ana, acts.Sit(0, "salt"))
    await inside.done(bo, acts.Sit(1, "salt"))
    await inside.done(bo, acts.Ready())
    return ana, bo


IN_THE_LOBBY: list[tuple[int, ByPeople]] = [
    (1, acts.Ready()),
    (0, acts.Ready(False)),
    (1, acts.Sit(1, "salt")),
    (0, acts.Swap(1, 1)),
    (0, acts.Lock(False)),
    (0, acts.Mute(1, False)),
]


@pytest.mark.parametrize(("who", "act"), IN_THE_LOBBY)
async def test_what_changes_nothing_before_the_game_is_heard_and_nothing_else(
    inside: Inside, who: int, act: ByPeople
) -> None:
    await nothing_but_heard(inside, [*await lobby(inside)], who, act)


async def test_the_same_settings_again_change_nothing_if_nobody_has_to_think_again(inside: Inside) -> None:
    ana, bo = await lobby(inside)
    assert "n" in await inside.done(ana, acts.Configure(Settings(3)))
    assert not bo.table["places"][1]["ready"]
    await nothing_but_heard(inside, [ana, bo], 0, acts.Configure(Settings(3)))


async def test_whoever_is_there_need_not_be_found(inside: Inside) -> None:
    await nothing_but_heard(inside, await inside.begun(), 1, acts.Sit())


@pytest.mark.parametrize("act", [acts.HandOver(), acts.Stand()])
async def test_whoever_is_gone_does_not_go_again(inside: Inside, act: ByPeople) -> None:
    ears = await inside.begun()
    await inside.done(ears[1], act)
    await nothing_but_heard(inside, ears, 1, act)


async def test_whoever_goes_while_they_are_sent_away_is_not_missed(inside: Inside) -> None:
    ana, bo, _ = await inside.begun()
    assert ana.room is not None
    ana.do(acts.Bar(1))
    bo.leave()
    await inside.on_disk(ana.room)
    assert (await inside.acts(ana.room.table.id))[-1] == "bar"


async def nothing_but_heard(inside: Inside, ears: list[Ear], who: int, act: ByPeople) -> None:
    room = ears[0].room
    assert room is not None
    rows, told = len(await inside.rows(room.table.id)), [len(ear.frames) for ear in ears]
    answer = await inside.done(ears[who], act)
    assert answer["type"] == "heard"
    told[who] += 1
    assert [len(ear.frames) for ear in ears] == told
    assert len(await inside.rows(room.table.id)) == rows == room.number


# --- The same id is the same intention


async def test_what_changed_nothing_is_not_done_later_under_the_same_id(inside: Inside) -> None:
    _, bo = await lobby(inside)
    assert (await inside.done(bo, acts.Ready(), "twice"))["type"] == "heard"
    await inside.done(bo, acts.Ready(False))
    bo.do(acts.Ready(), "twice")
    assert [frame["type"] for frame in bo.frames if frame.get("id") == "twice"] == ["heard", "heard"]
    assert not bo.table["places"][1]["ready"]


# --- Only what is on disk is acknowledged


async def test_what_changes_nothing_is_heard_only_when_that_is_on_disk_which_it_does_not_change(inside: Inside) -> None:
    ana, bo = await lobby(inside)
    room = ana.room
    assert room is not None
    bo.do(acts.Ready(False), "first")
    bo.do(acts.Ready(False), "second")
    bo.do(acts.Ready(False), "second")
    assert "second" not in bo.answers
    await inside.on_disk(room)
    assert [frame["type"] for frame in bo.frames if frame.get("id") == "second"] == ["heard", "heard"]
    kinds = [frame["id"] for frame in bo.frames if frame.get("id") in ("first", "second")]
    assert kinds == ["first", "second", "second"]


async def test_what_changes_nothing_of_what_could_not_be_written_is_refused_with_it(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, bo = await lobby(inside)
    writing: list[Callable[[StoreError | None], None]] = []
    monkeypatch.setattr(inside.store, "append", lambda row, done, *rest: writing.append(done))
    bo.do(acts.Ready(False), "first")
    bo.do(acts.Ready(False), "second")
    monkeypatch.undo()
    writing[0](StoreError())
    assert {command: bo.answers[command]["code"] for command in ("first", "second")} == {
        "first": "try_again",
        "second": "try_again",
    }
    await inside.until(lambda: bo.kinds()[-1] == "whole")
    assert bo.table["places"][1]["ready"], "as it is on disk"
    bo.answers.clear()
    assert "n" in await inside.done(bo, acts.Ready(False), "second"), "a refused id may be used again"
