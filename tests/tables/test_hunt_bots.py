"""Bots in a hunt: when they look, when they act, and what happens if they have no idea."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from tablee.games.grumpf import GRUMPF
from tablee.games.grumpf.view import GrumpfView
from tablee.tables import acts
from tablee.tables.asking import Choice
from tablee.tables.company import OVER
from tablee.tables.minds import Thought
from tablee.tables.room import Room
from tests.server.socket.inside import Inside
from tests.tables.hunt_rooms import hunt, hunting, look_in_time, next_due, put

pytestmark = pytest.mark.anyio


class Looking:
    """Instead of bots in other processes: keeps what they are asked, and answers what a test wants."""

    def __init__(self, inside: Inside, answer: str | None = "") -> None:
        self.inside = inside
        self.answer = answer
        self.asked: list[tuple[int, Thought]] = []

    def ask(self, room: Room, seat: int) -> asyncio.Future[Choice | None]:
        bots = self.inside.hall.bots
        self.asked.append((self.inside.clock.now, bots.thought(bots.sight(room, seat))))
        future: asyncio.Future[Choice | None] = asyncio.get_running_loop().create_future()
        if self.answer is not None:
            future.set_result(Choice(self.answer))
        return future


@pytest.fixture
def looking(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> Looking:
    looking = Looking(inside)
    monkeypatch.setattr(inside.hall.bots, "ask", looking.ask)
    return looking


def look(inside: Inside, room: Room, seat: int) -> None:
    """The moment at which the bot of a seat looks has come."""
    key = (room.table.id, seat)
    if key not in inside.hall.bots.looks:  # it has looked at once: it is as quick as its eyes are slow
        return
    deadline, handle = inside.hall.bots.looks[key]
    handle.cancel()
    foresight = GRUMPF.foresight(room.table.running.level_of(seat))
    assert foresight is not None
    inside.clock.now = deadline - foresight
    inside.hall.bots.look_again(room, key)


@pytest.mark.rules("GRU-311")
@pytest.mark.parametrize("level", ["beginner", "solid", "strong"])
async def test_a_bot_looks_for_the_last_time_as_long_before_it_acts_as_its_eyes_are_slow(
    inside: Inside, looking: Looking, level: str
) -> None:
    room, (ana, _) = await hunting(inside, "ana", "bo", bots=(level,))
    assert looking.asked == []
    sitting = room.table.sitting
    assert sitting is not None
    deadline = sitting.clocks[2].deadline
    foresight = GRUMPF.foresight(level)
    assert foresight is not None
    assert 0 < foresight <= deadline - inside.clock.now
    inside.clock.now += 1
    await inside.done(ana, acts.Play(put(ana, "fish")))
    looking.answer = put_of(room, 2, "birds")
    look(inside, room, 2)
    ((at, thought),) = looking.asked
    assert (at, deadline) == (inside.clock.now, at + foresight)
    seen = msgspec.json.decode(thought.view, type=GrumpfView)
    assert seen.eyes == 2
    assert [hand for seat, hand in enumerate(seen.hands) if seat != 2] == [None, None], "it sees no command before"
    await inside.done(ana, acts.Play("bed"))  # what happens now, it does not see any more
    inside.clock.now = deadline
    while sitting.behind(deadline) or hunt(room).hands[2].sent == 0:
        room.wake()
        await inside.on_disk(room)
    assert [at for at, _ in looking.asked if at < deadline] == [deadline - foresight]
    assert hunt(room).hands[2].sent == 1
    assert hunt(room).hands[2].one_way == 0


def put_of(room: Room, seat: int, board: str) -> str:
    pawns = hunt(room).view(seat).clans[seat].pawns
    pawn = next(pawn for pawn in pawns if pawn.place == "held" and pawn.face != "club")
    return f"place {pawn.number} {pawn.face} {board}"


@pytest.mark.rules("GRU-060", "GRU-310")
@pytest.mark.parametrize("answer", ["", None, "ready", "no move at all"])
async def test_a_bot_that_does_nothing_or_nonsense_lets_the_hunt_go_on(
    inside: Inside, looking: Looking, answer: str | None
) -> None:
    """Nothing chosen, no answer in time, a move of another phase, a word that is none."""
    looking.answer = answer
    room, (ana, _) = await hunting(inside, "ana", "bo", bots=("solid",))
    sitting = room.table.sitting
    assert sitting is not None
    for _ in range(3):
        deadline = sitting.clocks[2].deadline
        look(inside, room, 2)
        inside.clock.now = deadline
        room.wake()
        await inside.on_disk(room)
        assert sitting.clocks[2].deadline > deadline, "it thinks again"
    assert len(looking.asked) == 3
    assert hunt(room).hands[2].sent == 0
    assert (hunt(room).phase, room.broken, room.faults) == ("hunt", None, 0)
    rows = await inside.acts(room.table.id)
    assert rows.count("bot_play") == 3
    inside.clock.now += 1
    await inside.done(ana, acts.Play("flip 1"))
    await next_due(inside, room)
    assert ana.events("flipped") != []


@pytest.mark.rules("GRU-310", "GRU-311")
async def test_real_bots_hunt_a_whole_round(inside: Inside) -> None:
    """Each asked in its time, in another thread, on nothing but data."""
    room, (ana,) = await hunting(inside, "ana", bots=("solid", "strong", "beginner"))
    while hunt(room).phase == "hunt":
        look_in_time(inside.hall.bots, inside.clock, room)
        thinking = [future for _, future in inside.hall.bots.answers.values()]
        if thinking:
            await asyncio.wait(thinking)
        await next_due(inside, room)
    await inside.until(lambda: ana.events("hunt_end"))
    seats = {event[2] for event in ana.events("placed")}
    assert seats == {1, 2, 3}
    assert inside.hall.faults == 0


@pytest.mark.rules("GRU-316")
async def test_bots_are_not_even_asked_in_a_practice_hunt_until_the_person_has_acted(
    inside: Inside, looking: Looking
) -> None:
    room, (ana,) = await hunting(inside, "ana", bots=("beginner",) * 3, options={"patience": "practice"})
    sitting = room.table.sitting
    assert sitting is not None
    assert [seat for seat in sitting.clocks if sitting.played_by_bot(seat)] == []
    assert room.table.due() is None
    inside.clock.now += 1
    await inside.done(ana, acts.Play(put(ana, "bees")))
    await next_due(inside, room)  # its window closes
    assert [seat for seat in sitting.clocks if sitting.played_by_bot(seat)] == [1, 2, 3]


@pytest.mark.rules("GRU-316")
async def test_a_rematch_keeps_the_patience_and_not_the_practice(inside: Inside, looking: Looking) -> None:
    room, (ana,) = await hunting(inside, "ana", bots=("beginner",) * 3, options={"patience": "practice"})
    room.table.state = OVER
    await inside.hall.rematch(room, ana, "again")
    (again,) = [other for other in inside.hall.rooms.values() if other is not room]
    assert again.table.settings.options == {"patience": "long"}
