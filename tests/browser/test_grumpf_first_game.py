"""A first game of Grumpf, by somebody who was told nothing: nothing ends because they read, and the end is seen."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tablee.games.grumpf.realtime import RealTime
from tests.browser.grumpf_screens import FIVE_OTHERS, TV, show
from tests.browser.house import House
from tests.browser.hunting import SIX, bed, everybody_goes_on, hunt, pawn_with, prepared, put, track
from tests.browser.people import PHONE, Guests, Person, becomes
from tests.browser.screens import close_sheet, with_sheet

pytestmark = pytest.mark.anyio

HOUR = 3_600_000


async def play_now(house: House, person: Person) -> RealTime:
    person.game = "grumpf"
    await person.go("/")
    await person.on_shelf("play-now").click()
    await person.page.wait_for_url("**/t/*")
    await expect(person.page.locator("button.ready")).to_be_visible()
    return hunt(house, person.table)


async def into_the_hunt(house: House, person: Person) -> None:
    table = person.table
    await person.page.locator("button.ready").click()
    await house.until(lambda: hunt(house, table).ready[0])
    if hunt(house, table).phase == "ready":
        await house.pass_time(table)  # the bots are ready
    await person.page.locator("button.shout").click()
    await house.until(lambda: hunt(house, table).phase == "countdown")
    await house.pass_time(table)
    house.clock.now += 1
    await expect(person.page.locator(".own .pawns")).to_be_visible()


async def test_play_now_waits_for_whoever_reads(house: House, guests: Guests) -> None:
    ana = await guests.come("Invité", size=PHONE, newcomer=True)
    found = await play_now(house, ana)
    places = house.room(ana.table).table.places
    assert {place.level for place in places if place.level} == {"beginner"}
    assert house.room(ana.table).table.settings.options["bot_tempo"] == "calm"

    await house.pass_time(ana.table)  # the bots are ready; and then nothing, however long it takes
    assert house.room(ana.table).table.due() is None
    await into_the_hunt(house, ana)
    assert house.room(ana.table).table.due() is None, "neither night nor a bot"
    house.clock.now += HOUR
    prompt = ana.page.locator(".prompt p")
    await expect(prompt).to_have_text(ana.say("grumpf-now-choose", moment="practice", left=8))

    await put(ana, pawn_with(house, ana.table, 0, "value"), "birds")
    house.time_runs()
    await house.until(lambda: [clan.held() for clan in found.clans[:4]] == [7, 7, 7, 7])
    await becomes(ana.page, "document.querySelectorAll('[data-space], .club').length >= 4")
    await house.until(lambda: found.due() is None and found.acting() == (0,))  # in step, and then they wait again
    assert await track(ana, "birds")


HAS_PLAYED = """try { localStorage['tablee-played'] = '["grumpf"]' } catch {}"""


@pytest.mark.parametrize("sheet", ["rules", "menu", "talk"])
async def test_alone_time_stands_still_under_a_sheet(house: House, guests: Guests, sheet: str) -> None:
    ana = await guests.come("Ana", size=PHONE)
    ana.game = "grumpf"
    await ana.context.add_init_script(HAS_PLAYED)  # a first hunt would wait by itself
    table = await ana.open_table()
    await ana.button("fill-bots", free=3).click()
    await ana.button("start").click()
    await into_the_hunt(house, ana)
    room = house.room(table)
    await with_sheet(ana.page, ana.page.locator("header").get_by_role("button", name=ana.say(sheet), exact=True).first)
    await house.until(lambda: room.table.state == "paused")
    assert room.table.due() is None
    await close_sheet(ana.page)
    await house.until(lambda: room.table.state == "playing")
    found = hunt(house, table)
    assert found.phase == "hunt"
    assert found.go_at + found.opened > found.now, "after a countdown"


async def test_alone_a_reload_under_a_sheet_does_not_leave_the_table_paused(house: House, guests: Guests) -> None:
    ana = await guests.come("Ana", size=PHONE)
    ana.game = "grumpf"
    await ana.context.add_init_script(HAS_PLAYED)
    table = await ana.open_table()
    await ana.button("fill-bots", free=3).click()
    await ana.button("start").click()
    await into_the_hunt(house, ana)
    room = house.room(table)
    await with_sheet(
        ana.page, ana.page.locator("header").get_by_role("button", name=ana.say("rules"), exact=True).first
    )
    await house.until(lambda: room.table.state == "paused")
    await ana.page.reload()
    await house.until(lambda: room.table.state == "playing")


async def test_with_somebody_else_a_sheet_asks_for_nothing(house: House, guests: Guests) -> None:
    ana = await guests.come("Ana", size=PHONE)
    table = await prepared(house, ana, SIX, FIVE_OTHERS)
    await with_sheet(
        ana.page, ana.page.locator("header").get_by_role("button", name=ana.say("rules"), exact=True).first
    )
    await close_sheet(ana.page)
    assert "ask_pause" not in await house.acts(table.id)


async def test_bed_asks_twice_and_says_what_it_costs(house: House, guests: Guests) -> None:
    ana = await guests.come("Ana", size=PHONE)
    table = await prepared(house, ana, SIX, FIVE_OTHERS)
    held = hunt(house, table).clans[0].held()
    await ana.page.locator("button.bed").click()
    await expect(ana.page.locator(".prompt p")).to_have_text(ana.say("grumpf-now-drowsy", left=held, huts=1))
    assert hunt(house, table).hands[0].sent == 0
    await ana.page.locator("button.bed").click()
    await house.until(lambda: hunt(house, table).hands[0].sent == 1)


async def test_a_refusal_covers_neither_the_hand_nor_the_boards(house: House, guests: Guests) -> None:
    ana = await guests.come("Ana", size=PHONE)
    await prepared(house, ana, SIX, FIVE_OTHERS)
    await ana.page.locator("[data-board=bees] .put").click(position={"x": 20, "y": 12})
    reason = await ana.page.locator(".reason").bounding_box()
    hand = await ana.page.locator(".own .pawns").bounding_box()
    grounds = await ana.page.locator(".grounds").bounding_box()
    assert reason
    assert hand
    assert grounds
    assert reason["y"] + reason["height"] <= hand["y"] + 1
    assert reason["y"] >= grounds["y"] + grounds["height"] - 1


@pytest.mark.parametrize("motion", [True, False])
async def test_the_end_is_counted_to_its_end_on_a_phone_and_on_a_television(
    house: House, guests: Guests, motion: bool
) -> None:
    ana = await guests.come("Ana", size=PHONE, motion=motion)
    tv = await guests.come("TV", size=TV, motion=motion)
    table = await prepared(house, ana, SIX, FIVE_OTHERS)
    await show(tv, table)
    await bed(ana)
    while hunt(house, table).phase == "hunt":
        await house.pass_time(table.id)
    await everybody_goes_on(table)
    await ana.has_ended()
    for person in (ana, tv):
        await expect(person.page.locator(".verdict h2")).to_be_visible()
        await expect(person.page.locator(".podium .place").first).to_be_visible()
    assert await ana.page.locator(".verdict p").count() > 0
    dots = tv.page.locator(".dots button:not(.turning)")
    for page in range(await dots.count()):
        await dots.nth(page).click()
        await expect(dots.nth(page)).to_have_attribute("aria-current", "page")
        left = "document.querySelector('main.end').scrollHeight - document.querySelector('main.end').clientHeight"
        assert await tv.page.evaluate(left) <= 0, f"page {page + 1} fits"

    # Whoever comes back from the replay is not kept waiting again.
    await ana.go(f"/replay/{table.id}")
    await expect(ana.page.locator(".replay [data-board]").first).to_be_visible()
    await ana.page.go_back()
    await expect(ana.page.locator(".podium .place").first).to_be_visible()
    assert await ana.page.locator(".end .title").count() == 0
