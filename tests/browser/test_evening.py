"""Whole games, by the screen: from the link to the rematch, and alone against bots."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import expect

from tests.browser.house import House
from tests.browser.people import LAPTOP, PHONE, TABLET, Guests, becomes, play, seat_people

pytestmark = pytest.mark.anyio


@pytest.mark.evening
async def test_four_people_play_from_the_link_to_the_rematch(house: House, guests: Guests) -> None:
    ana = await guests.come("Ana", size=LAPTOP)
    others = [
        await guests.come("Bo", language="en"),
        await guests.come("Cy", size=TABLET, dark=True),
        await guests.come("Dédé", size=PHONE),
    ]
    people = [ana, *others]
    table = await ana.open_table()
    await asyncio.gather(*(person.follow(table) for person in others))
    await ana.button("start").click()
    seat_people(house, table, people)
    assert await play(house, table, people) > 40
    for person in people:
        await person.has_ended()

    await ana.button("rematch").click()
    await ana.page.wait_for_url(lambda url: not url.endswith(table))
    again = ana.table
    for person in others:
        await person.button("rematch-join").click()
        await person.page.wait_for_url(f"**/t/{again}")
    await expect(ana.page.get_by_text(ana.say("start-ready"))).to_be_visible()
    await ana.button("start").click()
    for person in people:
        await expect(person.page.locator("main.middle")).to_be_visible()
    seat_people(house, again, people)
    assert await play(house, again, people, 3) == 3


async def test_one_touch_plays_against_bots_to_the_end_on_a_small_phone(house: House, guests: Guests) -> None:
    """The next thing to touch is always the button that is lit; nobody has to read a line."""
    ana = await guests.come("Invité", size=PHONE, is_mobile=True, has_touch=True)
    await ana.go("/")
    await ana.on_shelf("play-now").tap()
    await ana.page.wait_for_url("**/t/*")
    table = ana.table
    await expect(ana.page.locator("main.middle")).to_be_visible()
    ending = ana.page.locator("main.end")
    turn = ana.actions().first
    touched = 0
    while True:
        await expect(ending.or_(turn).first).to_be_visible()
        if await ending.is_visible():
            break
        if house.awaited(table) != 0:
            await asyncio.sleep(0.01)
            continue
        number = house.room(table).number
        await ana.actions().last.tap()
        await house.moved(table, number)
        touched += 1
    assert touched > 8
    await ana.button("rematch").tap()
    await ana.page.wait_for_url(lambda url: not url.endswith(table))
    await expect(ana.page.locator("main.middle")).to_be_visible()


async def test_pieces_move_along_visible_paths(house: House, guests: Guests) -> None:
    ana = await guests.come("Ana", motion=True)
    await ana.go("/")
    await ana.on_shelf("play-now").click()
    await ana.page.wait_for_url("**/t/*")
    await ana.my_turn()
    await ana.page.evaluate(
        """() => {
          window.flown = 0
          new MutationObserver((changes) => changes.forEach((change) => (window.flown += change.addedNodes.length)))
            .observe(document.querySelector('.flights'), { childList: true })
        }"""
    )
    await ana.act()
    await becomes(ana.page, "window.flown > 0")
    await expect(ana.page.locator(".flights > *")).to_have_count(0)
