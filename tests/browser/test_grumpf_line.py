"""The line breaks in the middle of a hunt, in every way; nobody gains by it, and nothing is lost."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.house import House
from tests.browser.hunting import FOUR, board, ghost, hunt, hunt_time, own, pawn, prepared, put, space, track
from tests.browser.people import PHONE, Guests, Person
from tests.browser.test_line import drop_sockets

pytestmark = pytest.mark.anyio

BOARDS = ("bees", "reptiles", "fish", "birds", "mammoths", "sorcerer")


async def tracks(person: Person) -> list[list[str]]:
    return [await track(person, key) for key in BOARDS]


async def held(person: Person) -> list[str]:
    """What lies in front of the person, as it is read out."""
    return [str(await one.get_attribute("aria-label")) for one in await own(person).locator("button.pawn").all()]


async def test_a_page_that_is_loaded_again_in_a_hunt_is_where_it_was(house: House, guests: Guests) -> None:
    ana = await guests.come("Ana", size=PHONE)
    table = await prepared(house, ana, FOUR)
    before = await tracks(ana), await held(ana)
    await put(ana, 4, "fish")
    await expect(ghost(ana, "fish")).to_have_count(1)
    await ana.page.reload()
    await expect(ghost(ana, "fish")).to_have_count(1)  # the server has it: it is still on its way
    assert await tracks(ana) == before[0]
    await house.pass_time(table.id)
    await expect(space(ana, "fish", 3)).to_be_visible()
    assert await held(ana) != before[1]
    await put(ana, 8, "mammoths")
    while len(hunt(house, table).tracks[4]) < 3:
        await house.pass_time(table.id)
    await expect(space(ana, "mammoths", 3)).to_be_visible()


async def test_a_line_that_is_cut_in_a_hunt_comes_back_to_what_the_others_did(house: House, guests: Guests) -> None:
    ana = await guests.come("Ana", size=PHONE)
    table = await prepared(house, ana, FOUR)
    ana.offline = True
    lost = ana.page.get_by_text(ana.say("line-lost"))
    await ana.context.set_offline(True)
    await drop_sockets(house, table)
    await expect(lost).to_be_visible()
    bo = await table.others[0].guest.tab(table.id)
    await bo.heard("play", move="place 8 2 mammoths")
    while len(hunt(house, table).tracks[4]) < 3:
        await house.pass_time(table.id)
    await ana.context.set_offline(False)
    await expect(lost).to_have_count(0)
    await expect(space(ana, "mammoths", 3)).to_be_visible()
    await put(ana, 4, "fish")
    await expect(ghost(ana, "fish")).to_have_count(1)
    while len(hunt(house, table).tracks[2]) < 3:
        await house.pass_time(table.id)
    await expect(space(ana, "fish", 3)).to_be_visible()


async def test_a_server_that_stops_in_a_hunt_goes_on_after_a_countdown(house: House, guests: Guests) -> None:
    """GRU-274: for everybody at the same moment, with as much time left as there was."""
    ana = await guests.come("Ana", size=PHONE)
    table = await prepared(house, ana, FOUR)
    house.time_runs()
    await ana.page.reload()  # its clock was set while ours stood still
    await put(ana, 4, "fish")
    await expect(space(ana, "fish", 3)).to_be_visible()
    before = await tracks(ana)
    ana.offline = True
    await house.stop()
    await expect(ana.page.get_by_text(ana.say("line-lost"))).to_be_visible()
    await house.start()
    await expect(ana.page.get_by_text(ana.say("line-lost"))).to_have_count(0)
    await expect(ana.page.locator(".countdown")).to_be_visible()
    assert await tracks(ana) == before
    await expect(ana.page.locator(".countdown")).to_have_count(0)
    await house.until(lambda: hunt_time(house, table) > hunt(house, table).opened)
    await expect(pawn(ana, 8)).to_have_attribute("aria-disabled", "false")
    await put(ana, 8, "mammoths")
    await expect(space(ana, "mammoths", 3)).to_be_visible()
    assert hunt(house, table).phase == "hunt"


async def test_a_gesture_in_the_countdown_after_a_stop_says_not_yet(house: House, guests: Guests) -> None:
    ana = await guests.come("Ana", size=PHONE)
    table = await prepared(house, ana, FOUR)
    ana.offline = True
    await house.stop()
    await house.start()
    await expect(ana.page.get_by_text(ana.say("line-lost"))).to_have_count(0)
    await house.until(lambda: table.id in house.hall.rooms)
    await put(ana, 4, "fish")
    await expect(ghost(ana, "fish")).to_have_count(0)
    await expect(space(ana, "fish", 3)).to_have_count(0)
    await expect(pawn(ana, 4)).to_have_attribute("aria-disabled", "false")
    assert len(hunt(house, table).tracks[2]) == 2
    await house.pass_time(table.id, 3_001)
    await put(ana, 4, "fish")
    await expect(ghost(ana, "fish").or_(board(ana, "fish").locator("[data-space='3']"))).to_have_count(1)
