"""What the operator tells everybody who is here, and whoever comes later; and how somebody is seen off."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from tablee.games.smile import SMILE
from tablee.server.admin.orders import Close, Delete, Forget, PutUp, TakeDown
from tablee.server.frames import Frames, Notice
from tests.server.socket.people import Tab, begin, play
from tests.server.socket.serving import Serving

pytestmark = pytest.mark.anyio

MINUTE = 60_000


def notices(tab: Tab) -> list[Any]:
    return [frame for frame in tab.frames if frame.get("type") == "notice"]


def is_closed(tab: Tab) -> bool:
    return bool(tab.table["state"] == "closed")


async def test_everybody_at_every_table_is_told_and_it_takes_no_number(serving: Serving) -> None:
    here = await begin(await serving.people("Ana", "Bo", "Cy"))
    there = await (await serving.guest("Dan")).tab(await (await serving.guest("Eve")).open(seats=3))
    before = [tab.n for tab in here]
    await serving.app.office.carry_out(PutUp("Pause à midi", 5))
    for tab in [*here, there]:
        await tab.until(partial(notices, tab))
        (notice,) = notices(tab)
        assert (notice["text"], notice["until"]) == ("Pause à midi", serving.clock.now + 5 * MINUTE)
    assert [tab.n for tab in here] == before
    assert isinstance(Frames(SMILE).read(next(text for text in here[0].raw if "notice" in text)), Notice)


async def test_whoever_comes_while_it_is_up_is_told_and_nobody_afterwards(serving: Serving) -> None:
    ana = await serving.guest("Ana")
    table = await ana.open(seats=3)
    await serving.app.office.carry_out(PutUp("Pause à midi", 5))
    tab = await ana.tab(table)
    await tab.until(lambda: notices(tab))
    serving.clock.now += 5 * MINUTE
    late = await ana.tab(table)
    await late.settle()
    assert notices(late) == []


async def test_one_that_is_withdrawn_is_told_so(serving: Serving) -> None:
    ana = await serving.guest("Ana")
    table = await ana.open(seats=3)
    tab = await ana.tab(table)
    await serving.app.office.carry_out(PutUp("Pause à midi", 5))
    await serving.app.office.carry_out(TakeDown())
    await tab.until(lambda: len(notices(tab)) == 2)
    assert notices(tab)[1] == {"type": "notice", "text": "", "until": 0}
    late = await ana.tab(table)
    await late.settle()
    assert notices(late) == []


async def test_it_is_up_again_after_a_restart(serving: Serving) -> None:
    ana = await serving.guest("Ana")
    table = await ana.open(seats=3)
    await serving.app.office.carry_out(PutUp("Pause à midi", 5))
    await serving.restart()
    tab = await ana.tab(table)
    await tab.until(lambda: notices(tab))


# --- Whoever has to go


async def test_the_sockets_of_whoever_is_forgotten_are_closed_and_nobody_elses(serving: Serving) -> None:
    people = await serving.people("Ana", "Bo", "Cy")
    tabs = await begin(people)
    await serving.app.office.carry_out(Forget(people[1].id))
    assert await tabs[1].closed() == 4401
    await tabs[0].settle()
    again = await Tab.open(people[1], tabs[0].table_id)
    assert await again.closed() == 4401


async def test_whoever_is_at_a_table_that_is_closed_is_told_and_when_it_is_deleted_has_to_go(serving: Serving) -> None:
    people = await serving.people("Ana", "Bo", "Cy")
    tabs = await begin(people)
    await play(tabs, 5)
    await serving.app.office.carry_out(Close(tabs[0].table_id))
    for tab in tabs:
        await tab.until(partial(is_closed, tab))
    await serving.app.office.carry_out(Delete(tabs[0].table_id))
    assert await tabs[0].closed() == 1011, "come back"
    again = await Tab.open(people[0], tabs[0].table_id)
    assert await again.closed() == 4404
