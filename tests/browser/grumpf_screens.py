"""Every screen of Grumpf, one after the other: for whoever measures, reads or pictures them."""

from __future__ import annotations

from collections.abc import Callable

from playwright.async_api import expect

from tests.browser.house import House
from tests.browser.hunting import (
    FOUR,
    SIX,
    TWO,
    Paper,
    bed,
    board,
    everybody_goes_on,
    ghost,
    hunt,
    position,
    prepared,
    put,
    space,
    take,
    touch,
)
from tests.browser.people import Guests, Person
from tests.browser.screens import OTHERS, Screens, Table, close_sheet, lessons, settle, sit_down, with_sheet

TV = (1920, 1080)
FIVE_OTHERS = (*OTHERS, "Gwenaëlle", "Bo")


async def every_hunting_screen(house: House, guests: Guests, person: Person, tv: Person | None = None) -> Screens:
    """By `tv`, if there is one, also what a room sees."""
    person.game = "grumpf"
    for part in PARTS:
        async for name, page in part(house, person, tv):
            await settle(page)
            yield f"grumpf-{name}", page


async def reading(house: House, me: Person, tv: Person | None) -> Screens:
    page = await me.go("/rules/grumpf")
    await expect(page.locator("main section, main details").first).to_be_visible()
    yield "rules", page
    await me.go("/learn/grumpf")
    async for lesson in lessons(me):
        yield f"learn-{lesson:02}", page
    yield "learn-over", page


async def lobby(house: House, me: Person, tv: Person | None) -> Screens:
    page = me.page
    table = await sit_down(house, me, OTHERS[:2])
    await me.button("fill-bots", free=1).click()
    await expect(page.get_by_text(me.say("option-bot-tempo"))).to_be_visible()
    yield "lobby", page
    await page.get_by_role("radio", name=me.say("pace-turns")).check()
    await page.get_by_role("radio", name=me.say("grumpf-sides-custom"), exact=True).check()
    yield "lobby-slow", page
    if tv:
        await tv.go(f"/tv/{table.own.table['code']}")
        await expect(tv.page.locator(".tv .qr img")).to_be_visible()
        yield "tv-lobby", tv.page


async def before_a_hunt(house: House, me: Person, tv: Person | None) -> Screens:
    table = await sit_down(house, me)
    await me.button("start").click()
    await expect(me.page.locator("button.ready")).to_be_visible()
    yield "ready", me.page
    if tv:
        await show(tv, table)
        yield "tv-ready", tv.page
    for tab in table.tabs:
        await tab.heard("play", move="ready")
    await expect(me.page.locator("button.shout")).to_be_visible()
    yield "shout", me.page
    await me.page.reload()  # so that its clock is right, although ours stood still
    await expect(me.page.locator("button.shout")).to_be_visible()
    house.time_runs()
    await me.page.locator("button.shout").click()
    await expect(me.page.locator(".countdown")).to_be_visible()
    yield "countdown", me.page
    house.time_passes = False
    while hunt(house, table).phase == "countdown":
        await house.pass_time(table.id)
    await table.own.heard("stand")


async def in_a_hunt(house: House, me: Person, tv: Person | None) -> Screens:
    page = me.page
    table = await prepared(house, me, FOUR)
    yield "hunt", page
    if tv:
        await show(tv, table)
        yield "tv-hunt", tv.page
    await take(me, 4)
    yield "hunt-chosen", page
    await put_there(me, "fish")
    yield "hunt-coming", page
    await house.pass_time(table.id)
    await expect(space(me, "fish", 3)).to_be_visible()
    await take(me, 2)
    yield "hunt-club", page
    await touch(me, space(me, "bees", 1))
    await expect(page.locator(".reason")).to_be_visible()
    yield "hunt-refused", page
    await page.keyboard.press("Escape")
    for key in ("rules", "menu"):
        await with_sheet(page, page.locator("header").get_by_role("button", name=me.say(key), exact=True).first)
        yield f"hunt-{key}", page
        await close_sheet(page)
    await table.others[0].heard("play", move="club 2 fish 1")
    await house.pass_time(table.id)
    await bed(me)
    while hunt(house, table).phase == "hunt":
        await house.pass_time(table.id)
    async for name, shown in count(me, tv):
        yield name, shown
    await everybody_goes_on(table)
    await expect(page.locator(".exchange fieldset")).to_have_count(2)
    yield "exchange", page
    await page.locator(".exchange .pick[aria-disabled=false]").first.click()
    await page.locator(".exchange fieldset").last.locator(".pick[aria-disabled=false]").first.click()
    yield "exchange-chosen", page
    if tv:
        yield "tv-exchange", tv.page
    await me.button("grumpf-exchange-no").click()
    await house.until(lambda: position(house, table).phase == "ready")
    await expect(page.locator("button.ready")).to_be_visible()
    yield "next-round", page


async def put_there(me: Person, key: str) -> None:
    await board(me, key).locator("button.put").click(position={"x": 20, "y": 12})
    await expect(ghost(me, key)).to_have_count(1)


async def count(me: Person, tv: Person | None) -> Screens:
    """Board by board, each long enough to be looked at."""
    page = me.page
    steps = page.locator(".review nav .step")
    await expect(steps.first).to_be_visible()
    for step in (0, 1, 2, 5):
        await steps.nth(step).click()
        await expect(steps.nth(step)).to_have_attribute("aria-current", "step")
        await expect(page.locator(".review .result")).to_be_visible()
        yield f"count-{step + 1}", page
    await page.locator(".review .sum").click()
    await expect(page.locator(".review .scores")).to_be_visible()
    yield "count-scores", page
    if tv:
        await expect(tv.page.locator(".review")).to_be_visible()
        await tv.page.locator(".review nav .step").first.click()
        await expect(tv.page.locator(".review .result")).to_be_visible()
        yield "tv-count", tv.page


async def with_others(house: House, me: Person, tv: Person | None) -> Screens:
    """Two, six, and the slow paces."""
    await prepared(house, me, TWO, OTHERS[:1])
    yield "two", me.page
    slow: Paper = {**FOUR, "clans": [{**clan, "shows": {}} for clan in FOUR["clans"]]}
    for pace in ("turns", "beats"):
        await prepared(house, me, {**slow, "pace": pace})
        await take(me, 4)
        yield pace, me.page


async def the_end(house: House, me: Person, tv: Person | None) -> Screens:
    page = me.page
    table = await prepared(house, me, SIX, FIVE_OTHERS)
    yield "six", page
    if tv:
        await show(tv, table)
        yield "tv-six", tv.page
    await put(me, next(iter(held(house, table))), "fish")
    await house.pass_time(table.id)
    await bed(me)
    while hunt(house, table).phase == "hunt":
        await house.pass_time(table.id)
    await everybody_goes_on(table)
    await me.has_ended()
    await expect(page.locator(".verdict h2")).to_be_visible()
    yield "end", page
    if tv:
        await expect(tv.page.locator(".verdict h2")).to_be_visible()
        yield "tv-end", tv.page
    await me.go(f"/replay/{table.id}")
    await expect(page.locator(".replay [data-board]").first).to_be_visible()
    await page.keyboard.press("ArrowRight")
    yield "replay", page
    await page.locator("select").select_option("0")
    await expect(page.locator("section.own")).to_be_visible()
    yield "replay-eyes", page


def held(house: House, table: Table) -> list[int]:
    """The pawns in front of the first seat that show a value."""
    found = hunt(house, table)
    return [one + 1 for one in range(8) if found.shown(0, one) not in (None, "club")]


async def show(tv: Person, table: Table) -> None:
    await tv.go(f"/tv/{table.own.table['code']}")
    await expect(tv.page.locator(".tv [data-board]").first).to_be_visible()
    await expect(tv.page.locator(".tv .countdown")).to_have_count(0)


Part = Callable[[House, Person, Person | None], Screens]
PARTS: tuple[Part, ...] = (reading, lobby, before_a_hunt, in_a_hunt, with_others, the_end)
