"""A whole game of Les Schtroumpfs by the screen: two phones and a bot, from the link to the rematch."""

from __future__ import annotations

import asyncio
import json

import pytest
from playwright.async_api import expect

from tests.browser.house import House
from tests.browser.people import Guests, Person, seat_people
from tests.browser.schtroumpfs_village import play_on, row, village, villager
from tests.browser.screens import settle
from tests.browser.test_screens import PICTURES

pytestmark = pytest.mark.anyio

FOLDER = PICTURES / "schtroumpfs-evening"


async def picture(person: Person, name: str) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    await settle(person.page)
    await person.page.screenshot(path=FOLDER / f"{person.name}-{name}.png", full_page=True)


async def seat_for(person: Person, people: int) -> None:
    await person.page.get_by_role("radio", name=str(people), exact=True).check()


@pytest.mark.evening
async def test_two_people_and_a_bot_play_from_the_link_to_the_rematch_on_small_phones(
    house: House, guests: Guests
) -> None:
    ana = await villager(guests, "Ana")
    bo = await villager(guests, "Bo", "en", dark=True)
    table = await ana.open_table()
    await seat_for(ana, 3)
    await bo.follow(table)
    await ana.button("fill-bots", free=1).tap()
    await ana.button("start").tap()
    seat_people(house, table, [ana, bo])
    for person in (ana, bo):
        await expect(row(person, "1U")).to_be_visible()
    async with asyncio.timeout(300):
        touched = await asyncio.gather(play_on(house, ana), play_on(house, bo))
    assert min(touched) > 60, touched

    found = village(house, table)
    assert found.over
    assert house.room(table).table.settings.options["level"] == "standard"
    for person in (ana, bo):
        await person.has_ended()
        ending = person.page.get_by_role("region", name=person.say("schtroumpfs-end-objectives"))
        for goal in ("rescue", "build", "bake"):
            await expect(ending.get_by_role("heading", name=person.say(f"schtroumpfs-end-{goal}"))).to_be_visible()
        await picture(person, "end")
    told = [event for entry in await house.rows(table) for event in json.loads(entry.told)]
    placed = [event[1] for event in told if event[0] == "meeple_placed"]
    assert all(placed.count(person.seat) >= 15 for person in (ana, bo)), "both have worked"

    await ana.button("rematch").tap()
    await ana.page.wait_for_url(lambda url: not url.endswith(table))
    again = ana.table
    await bo.button("rematch-join").tap()
    await bo.page.wait_for_url(f"**/t/{again}")
    await expect(ana.page.get_by_text(ana.say("start-ready"))).to_be_visible()
    await ana.button("start").tap()
    for person in (ana, bo):
        await expect(row(person, "1U")).to_be_visible()
    assert village(house, again).round == 1
