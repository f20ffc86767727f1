"""A fault of ours at one table: that table is read again from its log, and no other notices."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.tables import hall as hall_module
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


@pytest.mark.parametrize("verb", ["play", "why_not", "public", "private", "hear", "awaited"])
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
