"""Three nodes are stopped and started again, one after the other, in the middle of a game: the people at it play on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tablee.store.postgres import PostgresStore
from tests.browser.people import PATIENCE, PHONE, Guests, Person
from tests.faults.runner import hurry
from tests.nodes.street import COUNT, Street
from tests.postgres import Server
from tests.server.socket.people import Guest, Tab

pytestmark = [pytest.mark.anyio, pytest.mark.evening]

MOVES = 3  # of people, between two upgrades
FRIGHTENED = """
  window.frightened = 0
  new MutationObserver(() => { if (document.querySelector('[role=status] .warn')) window.frightened += 1 })
    .observe(document, { childList: true, subtree: true })
"""


@pytest.fixture
async def street(tmp_path: Path, postgres: Server, anyio_backend: str) -> AsyncIterator[Street]:
    street = Street(tmp_path, [postgres.fresh()] * COUNT)
    with hurry():
        await street.start()
        yield street
        await street.stop()


async def sit_down(guests: Guests, street: Street) -> tuple[Person, Person]:
    """Ana and Bo, each at their phone, and a bot."""
    base = street.proxy.base
    ana = await guests.come("Ana", base=base, size=PHONE)
    bo = await guests.come("Bo", base=base, size=PHONE, language="en", dark=True)
    table = await ana.open_table()
    await bo.follow(table)
    tabs = [await second_tab(base, person, table) for person in (ana, bo)]
    own = tabs[0]
    for seat, place in enumerate(own.table["places"]):
        if place["kind"] == "free":
            await own.heard("add_bot", seat=seat, level="beginner")
    for tab in tabs:
        if not tab.table["places"][tab.seat or 0]["ready"]:
            await tab.heard("ready")
    await own.heard("start")
    for tab in tabs:
        await tab.close()
    for person in (ana, bo):
        await expect(person.page.locator(".lures")).to_be_visible()
        await person.page.evaluate(FRIGHTENED)
    return ana, bo


async def second_tab(base: str, person: Person, table: str) -> Tab:
    (cookie,) = [one for one in await person.context.cookies() if one.get("name") == "tablee"]
    return await Guest(base, person.name, f"tablee={cookie.get('value')}", "").tab(table)


async def play(people: tuple[Person, Person], moves: int) -> None:
    """Whoever's turn it is, by their large buttons."""
    for _ in range(moves):
        mover = await whose_turn(people)
        await mover.act()
        await expect(mover.page.locator(".prompt.mine")).to_have_count(0)


async def whose_turn(people: tuple[Person, Person]) -> Person:
    async with asyncio.timeout(PATIENCE / 1000):
        while True:
            for person in people:
                if await person.page.locator(".prompt.mine").count():
                    return person
            await asyncio.sleep(0.02)


async def test_an_upgrade_node_by_node_interrupts_nobody(browser: Browser, street: Street) -> None:
    guests = Guests(browser, None)  # type: ignore[arg-type]
    people = await sit_down(guests, street)
    for person in people:
        person.offline = True  # a browser says so itself when a socket ends
    await play(people, MOVES)
    for node in street.nodes:
        await node.end()
        await play(people, MOVES)
        await node.start()
    assert [await person.page.evaluate("window.frightened") for person in people] == [0, 0]
    async with PostgresStore(street.database) as store:
        rows = await store.read(people[0].table)
    ids = [row.command for row in rows if row.command and b'"act":"play"' in row.act]
    assert len(ids) == len(set(ids)) == MOVES * (COUNT + 1)
    assert street.complaints() == []
    await guests.leave()
