"""A fault of ours at one table: that table is read again from its log, and no other notices."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.server.messages import FAULT
from tablee.tables import acts
from tablee.tables import hall as hall_module
from tablee.tables.room import Room
from tests.server.socket.inside import Ear, Inside
from tests.server.socket.people import Tab, begin, each, play, whose_turn
from tests.server.socket.serving import Serving

pytestmark = pytest.mark.anyio

SECRET = "what the table holds"


class Broken:
    """A position that fails when it is played on."""

    def __init__(self, position: Any, verb: str) -> None:
        self.position = position
        self.verb = verb

    def __getattr__(self, name: str) -> Any:
        if name == self.verb:
            raise RuntimeError(SECRET)
        return getattr(self.position, name)


def break_table(serving: Serving, tab: Tab, verb: str) -> None:
    sitting = serving.room(tab).table.sitting
    assert sitting is not None
    sitting.position = Broken(sitting.position, verb)  # type: ignore[assignment]


@pytest.mark.parametrize("verb", ["play", "why_not", "public", "private", "drain", "awaited"])
async def test_a_fault_at_one_table_is_mended_and_no_other_table_notices(serving: Serving, verb: str) -> None:
    people = await serving.people("Ana", "Bo", "Cy")
    here, there = await begin(people), await begin(people)
    await play(here, 3)
    await play(there, 3)
    frames = [len(tab.frames) for tab in there]
    mover = await whose_turn(here)
    assert mover is not None
    before = [(tab.n, tab.view) for tab in here]
    break_table(serving, mover, verb)
    assert await mover.refusal("play", move=mover.view["options"][0]) == "try_again"
    await each(here, lambda tab: tab.until(lambda: tab.troubles and tab.kinds()[-1] == "whole"))
    assert [tab.troubles for tab in here] == [["fault"]] * 3
    assert [(tab.n, tab.view) for tab in here] == before
    await each(there, lambda tab: tab.settle())
    assert [tab.kinds()[count:] for tab, count in zip(there, frames, strict=True)] == [["pong"]] * 3
    await play(here)
    await play(there)
    assert here[0].view["over"]
    assert there[0].view["over"]
    assert [tab.troubles for tab in there] == [[]] * 3


async def test_a_fault_is_reported_without_what_the_table_holds(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    mover = await whose_turn(tabs)
    assert mover is not None
    break_table(serving, mover, "play")
    await mover.refusal("play", move=mover.view["options"][0])
    await mover.until(lambda: mover.kinds()[-1] == "whole")
    said = serving.lines.getvalue()
    assert "RuntimeError" in said
    assert SECRET not in said
    assert tabs[0].table_id not in said
    assert all(SECRET not in text for tab in tabs for text in tab.raw)


async def test_a_fault_when_a_clock_runs_out_is_mended_and_the_default_is_played_once(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    break_table(serving, tabs[0], "default")
    await serving.pass_time(tabs[0])
    await each(tabs, lambda tab: tab.until(lambda: tab.troubles and tab.kinds()[-1] == "whole"))
    await serving.pass_time(tabs[0], 0)
    await each(tabs, lambda tab: tab.until(lambda: tab.events("default_played")))
    assert (await serving.acts(tabs[0])).count("pass") == 1


async def test_a_fault_that_comes_again_and_again_does_not_eat_the_server(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table waits longer and longer before it is tried again; the others have the server for themselves."""
    people = await serving.people("Ana", "Bo", "Cy")
    here, there = await begin(people), await begin(people, pace="daily")
    loads = 0
    load = hall_module.Hall.load

    async def counted(hall: Any, table: str) -> Any:
        nonlocal loads
        loads += 1
        room = await load(hall, table)
        assert room.table.sitting is not None
        room.table.sitting.position = Broken(room.table.sitting.position, "default")  # type: ignore[assignment]
        return room

    monkeypatch.setattr(hall_module.Hall, "load", counted)
    break_table(serving, here[0], "default")
    await serving.pass_time(here[0])
    await play(there)
    assert there[0].view["over"]
    assert loads < 10


async def test_a_table_that_cannot_be_read_does_not_keep_the_server_from_starting(serving: Serving) -> None:
    people = await serving.people("Ana", "Bo", "Cy")
    here, there = await begin(people), await begin(people)
    await serving.store.write(
        here[0].table_id,
        lambda writer: writer.db.execute("INSERT INTO snapshot VALUES (?, 5, ?)", (here[0].table_id, b"{}")),
    )
    await serving.restart()
    back = [await guest.tab(there[0].table_id) for guest in people]
    await play(back)
    assert back[0].view["over"]
    assert "trouble" in serving.lines.getvalue()


# --- Outside of a command: coming in, talking, asking for another game


def broken(*said: object, **_: object) -> Any:
    if said[:1] == ("connection",):  # of the door of the house, before anybody has asked for a table
        return True
    raise RuntimeError(SECRET)


async def unmoved(serving: Serving, there: list[Tab]) -> None:
    """Another table goes on to its end, and has heard of nothing."""
    await play(there)
    assert there[0].view["over"]
    assert [(tab.troubles, tab.refusals(), tab.reading.done()) for tab in there] == [([], [], False)] * len(there)
    said = serving.lines.getvalue()
    assert "RuntimeError" in said
    assert SECRET not in said
    assert there[0].table_id not in said


async def test_a_fault_on_coming_in_ends_that_connection_alone(serving: Serving) -> None:
    people = await serving.people("Ana", "Bo", "Cy")
    here, there = await begin(people), await begin(people)
    room = serving.room(here[0])
    tell_whole = room.teller.whole
    room.teller.whole = broken  # type: ignore[method-assign]
    late = await Tab.open(people[0], here[0].table_id)
    await late.hello()
    assert await late.closed() == FAULT
    assert late.kinds() == []
    room.teller.whole = tell_whole  # type: ignore[method-assign]
    await play(here)
    assert here[0].view["over"], "whoever sits there plays on"
    back = await people[0].tab(here[0].table_id)
    assert back.view == here[0].view
    await unmoved(serving, there)


@pytest.mark.parametrize("where", ["sessions.person", "limits.take", "hall.room"])
async def test_a_fault_at_the_door_ends_that_connection_alone(
    serving: Serving, where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await serving.people("Ana", "Bo", "Cy")
    there = await begin(people)
    part, _, verb = where.partition(".")
    monkeypatch.setattr(getattr(serving.app.socket, part), verb, broken)
    late = await Tab.open(people[0], there[0].table_id)
    await late.hello()
    assert await late.closed() == FAULT
    monkeypatch.undo()
    await unmoved(serving, there)


async def test_a_fault_before_a_message_is_understood_ends_that_connection_alone(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await serving.people("Ana", "Bo", "Cy")
    here, there = await begin(people), await begin(people)
    monkeypatch.setattr(serving.app.socket, "answer", broken)
    await here[0].send({"type": "ping", "at": 1})
    assert await here[0].closed() == FAULT
    monkeypatch.undo()
    await unmoved(serving, there)
    back = await people[0].tab(here[0].table_id)
    await play([back, *here[1:]])
    assert back.view["over"]


async def test_a_fault_in_chat_is_told_to_the_speaker_alone(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    people = await serving.people("Ana", "Bo", "Cy")
    here, there = await begin(people), await begin(people)
    monkeypatch.setattr(serving.store, "say", broken)
    assert (await here[0].say("hello?"))["code"] == "try_again"
    monkeypatch.undo()
    await here[0].say("hello!")
    await play(here)
    assert [line["line"]["text"] for line in here[1].said] == ["hello!"]
    await unmoved(serving, there)


async def test_a_fault_when_a_rematch_is_opened_is_told_to_who_asked(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await serving.people("Ana", "Bo", "Cy")
    here, there = await begin(people), await begin(people)
    await play(here)
    monkeypatch.setattr(serving.hall, "open_table", broken)
    assert await here[0].refusal("rematch") == "try_again"
    monkeypatch.undo()
    monkeypatch.setattr(hall_module, "spoken_code", lambda _: there[0].table["code"])
    assert await here[0].refusal("rematch") == "no_code_left"
    monkeypatch.undo()
    await here[1].heard("rematch")
    assert len(here[0].events("rematch_opened")) == 1
    await unmoved(serving, there)


async def test_one_who_cannot_be_let_in_does_not_keep_the_others_out(inside: Inside) -> None:
    """Three wait until what is being written is on disk; then the table is read again, with all of them at it."""
    ana, bo, cy = await inside.begun()
    room = ana.room
    assert room is not None
    waiting = [Ear("ana"), Ear("bo"), Ear("cy")]
    ana.do(acts.AskPause())
    for ear in waiting:
        ear.enter(room)
    fail_for(room, 0)
    await inside.on_disk(room)
    assert [(ear.kinds(), ear.failed) for ear in waiting] == [([], True), (["whole"], False), (["whole"], False)]
    assert waiting[0] not in room.listeners.everybody()
    load = inside.hall.load

    async def load_badly(identity: str) -> Room:
        return fail_for(await load(identity), 1)

    inside.hall.load = load_badly  # type: ignore[method-assign]
    room.fault(RuntimeError(SECRET))
    await inside.until(lambda: inside.hall.rooms[room.table.id] is not room)
    assert [ear.failed for ear in (ana, bo, cy, *waiting[1:])] == [False, True, False, True, False]
    assert [ear.kinds()[-2:] for ear in (ana, cy, waiting[2])] == [["trouble", "whole"]] * 3


def fail_for(room: Room, seat: int) -> Room:
    """A room that cannot tell these eyes what it looks like."""
    whole = room.teller.whole

    def tell(eyes: int | None, host: bool) -> bytes:
        if eyes == seat:
            broken()
        return whole(eyes, host)

    room.teller.whole = tell  # type: ignore[method-assign]
    return room
