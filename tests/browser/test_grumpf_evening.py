"""Whole games of Grumpf by the screen: in real time on two phones and with two bots, and in the slow paces."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress

import pytest
from playwright.async_api import Error, expect

from tests.browser.chromium import ROOT
from tests.browser.house import House
from tests.browser.hunting import bed, board, pawn, position
from tests.browser.people import PHONE, Guests, Person, becomes, seat_people

pytestmark = pytest.mark.anyio

PICTURES = ROOT / "build/screenshots/grumpf-evening"
HASTE = 2_000  # ms: what is not there any more was taken away by somebody quicker
NOW = """() => {
  if (document.querySelector('main.end')) return 'end'
  if (document.querySelector('.between button.primary:not(:disabled)')) return 'next'
  return document.querySelector('.own:not(.sleeping) button.bed[aria-disabled=false]') ? 'hunt' : 'wait'
}"""
VALUES = ".pawns button.pawn[aria-disabled=false]:not(.coming):not(:has(.face path.club))"
BOARDS = ("bees", "mammoths", "birds", "sorcerer")


async def picture(person: Person, name: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    await person.page.screenshot(path=PICTURES / f"{person.name}-{name}.png")


async def hunt_a_little(person: Person, target: str) -> None:
    """One Grumpf, then to bed; unless the hunt is over before."""
    with suppress(Error):
        await person.page.locator(VALUES).first.tap(timeout=HASTE)
        await board(person, target).locator("button.put").tap(position={"x": 20, "y": 12}, timeout=HASTE)
        await expect(person.page.locator(".pawn.coming, .pawn.used").first).to_be_visible(timeout=HASTE)
        await picture(person, f"hunt-{target}")
        await person.page.locator("button.bed").tap(timeout=HASTE)
        await person.page.locator("button.bed.drowsy").tap(timeout=HASTE)
    await becomes(person.page, "document.querySelector('.own.sleeping, .between, main.end')")


async def play_to_the_end(person: Person) -> None:
    """Whoever touches what is lit gets to the end, without reading a line."""
    hunts = 0
    while True:
        now = await person.page.evaluate(NOW)
        if now == "end":
            return
        if now == "hunt":
            await hunt_a_little(person, BOARDS[hunts % len(BOARDS)])
            hunts += 1
        elif now == "next":
            with suppress(Error):
                await person.page.locator(".between button.primary").tap(timeout=HASTE)
        await asyncio.sleep(0.02)


@pytest.mark.evening
async def test_two_people_and_two_bots_play_from_the_link_to_the_rematch_on_small_phones(
    house: House, guests: Guests
) -> None:
    house.time_runs()
    ana = await guests.come("Ana", size=PHONE, is_mobile=True, has_touch=True)
    bo = await guests.come("Bo", size=PHONE, is_mobile=True, has_touch=True, language="en", dark=True)
    ana.game = bo.game = "grumpf"
    table = await ana.open_table()
    await bo.follow(table)
    await ana.button("fill-bots", free=2).tap()
    await ana.button("start").tap()
    async with asyncio.timeout(180):
        await asyncio.gather(play_to_the_end(ana), play_to_the_end(bo))
    seat_people(house, table, [ana, bo])
    found = position(house, table)
    assert found.over
    assert found.round == 4
    for person in (ana, bo):
        await person.has_ended()
        await expect(person.page.locator(".verdict h2")).to_be_visible()
        await picture(person, "end")
    told = [event for row in await house.rows(table) for event in json.loads(row.told)]
    placed = [event[2] for event in told if event[0] == "placed"]
    assert all(placed.count(person.seat) >= 2 for person in (ana, bo)), "both have hunted"

    await ana.button("rematch").tap()
    await ana.page.wait_for_url(lambda url: not url.endswith(table))
    again = ana.table
    await bo.button("rematch-join").tap()
    await bo.page.wait_for_url(f"**/t/{again}")
    await expect(ana.page.get_by_text(ana.say("start-ready"))).to_be_visible()
    await ana.button("start").tap()
    for person in (ana, bo):
        await expect(person.page.locator("button.ready")).to_be_visible()
    assert position(house, again).round == 1


async def test_one_touch_on_the_shelf_is_a_hunt_against_bots(house: House, guests: Guests) -> None:
    house.time_runs()
    ana = await guests.come("Invité", size=PHONE, is_mobile=True, has_touch=True)
    ana.game = "grumpf"
    await ana.go("/")
    await ana.on_shelf("play-now").tap()
    await ana.page.wait_for_url("**/t/*")
    await ana.page.locator("button.ready").tap()
    await ana.page.locator("button.shout").tap()
    await expect(ana.page.locator(".countdown")).to_be_visible()
    await expect(ana.page.locator("button.bed[aria-disabled=false]")).to_be_visible()
    await bed(ana)
    await becomes(ana.page, "document.querySelector('[data-board] [data-space]')")  # then the bots hunt, whatever we do
    await expect(ana.page.locator(".own.sleeping, .between").first).to_be_visible()


@pytest.mark.parametrize("pace", ["turns", "beats"])
async def test_a_slow_pace_is_chosen_in_the_lobby_and_played(house: House, guests: Guests, pace: str) -> None:
    ana = await guests.come("Ana", size=PHONE)
    ana.game = "grumpf"
    table = await ana.open_table()
    await ana.page.get_by_role("radio", name=ana.say(f"pace-{pace}")).check()
    await house.until(lambda: house.room(table).table.settings.options.get("pace") == pace)
    await ana.button("fill-bots", free=3).click()
    await ana.button("start").click()

    awaited = ana.page.locator(".prompt.mine")
    await expect(awaited).to_be_visible()
    await pawn(ana, 5).click()
    await ana.page.locator("button.turn").click()  # in the slow paces this is the whole flip
    await board(ana, "birds").locator("button.put").click(position={"x": 20, "y": 12})
    await house.until(lambda: any(spot.clan == 0 for spot in position(house, table).tracks[3]))
    (own,) = [spot for spot in position(house, table).tracks[3] if spot.clan == 0]
    assert (own.pawn, own.value) == (5, 5)
    await expect(board(ana, "birds").locator("[data-space] > svg.grumpf-violet")).to_be_visible()

    await expect(awaited).to_be_visible()
    await bed(ana)
    await becomes(ana.page, "document.querySelector('.own.sleeping, .between')")
    await expect(ana.page.locator("button.continue")).to_be_visible(timeout=60_000)
    await ana.page.locator("button.continue").click()
    await house.until(lambda: position(house, table).round == 2)
