"""With motion, as most people have it: the end of each box is counted to its end, without anybody touching anything."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.grumpf_screens import FIVE_OTHERS, held
from tests.browser.house import House
from tests.browser.hunting import SIX, bed, everybody_goes_on, hunt, prepared, put
from tests.browser.people import PHONE, Guests, Person
from tests.browser.screens import begin, sit_down, to_the_end

pytestmark = pytest.mark.anyio

A_WHOLE_FILM = 90_000  # ms in which everything has been counted, on a busy machine as well


async def sees_the_podium(person: Person) -> None:
    """First the count, and after it the winners."""
    await expect(person.page.locator("main.end")).to_be_visible(timeout=A_WHOLE_FILM)
    await expect(person.page.locator(".end .title .button")).to_be_visible()
    await expect(person.page.locator(".verdict h2")).to_be_visible(timeout=A_WHOLE_FILM)


async def comes_back_from_the_replay(person: Person, table: str) -> None:
    """What was counted once is there at once."""
    await person.page.get_by_role("link", name=person.say("see-replay"), exact=True).click()
    await expect(person.page.locator(".replay")).to_be_visible()
    await person.page.go_back()
    await expect(person.page.locator(".verdict h2")).to_be_visible()
    assert person.table == table


async def test_the_end_of_smile_is_counted_to_its_podium(house: House, guests: Guests) -> None:
    ana = await guests.come("Ana", size=PHONE, motion=True)
    table = await sit_down(house, ana)
    await begin(ana, table)
    await to_the_end(table)
    await sees_the_podium(ana)
    await comes_back_from_the_replay(ana, table.id)


async def test_the_end_of_grumpf_is_counted_to_its_podium(house: House, guests: Guests) -> None:
    ana = await guests.come("Ana", size=PHONE, motion=True)
    table = await prepared(house, ana, SIX, FIVE_OTHERS)
    await put(ana, held(house, table)[0], "fish")
    await house.pass_time(table.id)
    await bed(ana)
    while hunt(house, table).phase == "hunt":
        await house.pass_time(table.id)
    await everybody_goes_on(table)
    await sees_the_podium(ana)
    await comes_back_from_the_replay(ana, table.id)
