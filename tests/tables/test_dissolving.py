"""Whoever keeps the house closes a table: in its lobby or in the middle of a game, through the log like everything."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from tablee.kernel import Refused
from tablee.tables import acts, replay
from tablee.tables.acts import ByPeople, Entry
from tablee.tables.company import CLOSED, OVER, PAUSED
from tablee.tables.room import SNAPSHOT, Room
from tests.server.socket.inside import Ear, Inside
from tests.tables.evening import Evening

pytestmark = pytest.mark.anyio

BY_PEOPLE: Sequence[ByPeople] = (
    acts.Sit(0),
    acts.Stand(),
    acts.Ready(),
    acts.Configure(acts.Settings(4)),
    acts.AddBot(0, "beginner"),
    acts.Remove(1),
    acts.Swap(0, 1),
    acts.Start(),
    acts.HandOver(),
    acts.AskUndo(),
    acts.AskPause(),
    acts.Answer(True),
    acts.Resume(),
    acts.Lock(),
    acts.Mute(1),
    acts.Bar(1),
    acts.Close(),
    acts.Moderate(),
    acts.Rematch(),
)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def dissolve(inside: Inside, room: Room) -> None:
    room.happen(Entry(room.now(), acts.Dissolve()))
    await inside.on_disk(room)


async def midgame(inside: Inside, moves: int = 7) -> tuple[list[Ear], Room]:
    ears = await inside.begun()
    await inside.play(ears, moves)
    room = ears[0].room
    assert room is not None
    return ears, room


async def test_everybody_there_is_told_that_a_running_game_is_closed_and_nothing_that_it_hid(inside: Inside) -> None:
    ears, room = await midgame(inside)
    hands = [ear.view["hand"] for ear in ears]
    await dissolve(inside, room)
    for ear, hand in zip(ears, hands, strict=True):
        assert ear.frames[-1]["events"] == [["table_closed"]]
        assert ear.table["state"] == CLOSED
        assert ear.table["seed"] is None
        assert ear.view["hand"] == hand
    found = await inside.hall.store.record(room.table.id)
    assert found is not None
    assert (found.state, found.listed) == (CLOSED, False)
    assert await inside.hall.store.by_code(room.table.opened.code) is None


@pytest.mark.parametrize("moves", [7, SNAPSHOT + 10], ids=["from the first entry", "from a snapshot"])
async def test_a_closed_game_is_read_again_as_it_was(inside: Inside, moves: int) -> None:
    ears, room = await midgame(inside, moves)
    await dissolve(inside, room)
    table, view = room.table.id, ears[0].view
    await inside.reopen()
    assert table not in inside.hall.alarms, "nothing is due there any more"
    back = Ear("ana")
    back.enter(await inside.hall.room(table))
    await inside.until(lambda: back.answered_hello)
    assert back.table["state"] == CLOSED
    assert back.view == view


async def test_at_a_closed_game_nothing_moves_any_more(inside: Inside) -> None:
    ears, room = await midgame(inside)
    await inside.done(ears[2], acts.HandOver())
    await dissolve(inside, room)
    rows = await inside.rows(room.table.id)
    (move,) = [ear.view["options"][0] for ear in ears if ear.view["options"]]
    for ear in ears:
        for act in (*BY_PEOPLE, acts.Play(move)):
            await inside.done(ear, act)
    inside.clock.now += 10 * 86_400_000
    room.wake()
    ears[1].leave()
    again = Ear("bo")
    again.enter(room)
    await inside.until(lambda: again.answered_hello)
    assert await inside.rows(room.table.id) == rows
    assert (room.due, room.table.state) == (None, CLOSED)
    assert room.table.id not in {table for table, _ in inside.hall.bots.answers}


async def test_a_question_that_was_open_is_dropped_with_the_game(inside: Inside) -> None:
    ears, room = await midgame(inside)
    await inside.done(ears[0], acts.AskPause())
    assert room.table.question is not None
    await dissolve(inside, room)
    assert ears[1].frames[-1]["events"] == [["question_dropped", "pause"], ["table_closed"]]
    assert ears[1].table["question"] is None


async def test_a_paused_game_and_a_lobby_are_closed_too(inside: Inside) -> None:
    ears, room = await midgame(inside)
    await inside.done(ears[0], acts.AskPause())
    for ear in ears[1:]:
        await inside.done(ear, acts.Answer(True))
    assert room.table.state == PAUSED
    await dissolve(inside, room)
    assert room.table.state == CLOSED
    lobby = await inside.table(Ear("cy"))
    await dissolve(inside, lobby)
    assert lobby.table.state == CLOSED


async def test_what_has_ended_is_not_closed(inside: Inside) -> None:
    _, room = await midgame(inside, 1_000)
    assert room.table.state == OVER
    with pytest.raises(Refused, match="not_playing"):
        room.table.apply(Entry(room.now(), acts.Dissolve()))
    lobby = await inside.table(Ear("cy"))
    await dissolve(inside, lobby)
    with pytest.raises(Refused, match="not_playing"):
        lobby.table.apply(Entry(lobby.now(), acts.Dissolve()))


async def test_a_bot_whose_turn_it_was_is_not_asked_any_more(inside: Inside) -> None:
    ears = await inside.begun("ana", "bo")
    room = ears[0].room
    assert room is not None
    while inside.hall.bots.answers == {}:
        assert await inside.play(ears, 1) == 1
    await dissolve(inside, room)
    assert inside.hall.bots.answers == {}


def test_at_a_table_of_before_nothing_moves_either() -> None:
    """There, what changes nothing is written."""
    evening = Evening(house=0).gather("ada", "bob", "cleo").ready("bob", "cleo").begin()
    evening.do(None, acts.Dissolve())
    state = evening.table.to_state()
    for act in (acts.Stand(), acts.Sit(), acts.Lose(), acts.Find(), acts.Pass(), acts.Interrupt()):
        assert evening.do("bob", act, wait=100_000_000) == []
    assert evening.table.to_state() == state


# --- Its record, for whoever keeps the house


async def test_the_record_of_a_closed_game_can_be_written_down_and_checked(inside: Inside) -> None:
    _, room = await midgame(inside)
    await dissolve(inside, room)
    record, rows = await inside.hall.store.record(room.table.id), await inside.rows(room.table.id)
    assert record is not None
    with pytest.raises(replay.NotFinished):
        replay.export(record, rows)
    written = replay.export_ended(record, rows, room.table.game)
    assert written.outcome is None
    assert isinstance(written.lines[-1].act, acts.Dissolve)
    again = replay.read(msgspec.json.encode(written))
    assert replay.verify(again).whole
    unfinished = msgspec.structs.replace(again, lines=again.lines[:-1])
    assert not replay.verify(unfinished).whole, "a game that was neither finished nor closed"


async def test_a_game_that_runs_and_a_lobby_that_was_closed_have_no_record_to_give(inside: Inside) -> None:
    _, room = await midgame(inside)
    record, rows = await inside.hall.store.record(room.table.id), await inside.rows(room.table.id)
    assert record is not None
    with pytest.raises(replay.NotFinished):
        replay.export_ended(record, rows, room.table.game)
    lobby = await inside.table(Ear("cy"))
    await dissolve(inside, lobby)
    closed = await inside.hall.store.record(lobby.table.id)
    assert closed is not None
    with pytest.raises(replay.NoGame):
        replay.export_ended(closed, await inside.rows(lobby.table.id), room.table.game)
