"""Every screen of Les Schtroumpfs, one after the other: for whoever measures, reads or pictures them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

from playwright.async_api import expect

from tests.browser.house import House
from tests.browser.people import Guests, Person
from tests.browser.schtroumpfs_positions import (
    ALMOST_LOST,
    ALMOST_WON,
    DECISIONS,
    FIVE,
    HEFTY,
    SHUT,
    SOLO,
    WAITING,
    WORKING,
)
from tests.browser.schtroumpfs_village import now, prepared, row
from tests.browser.screens import OTHERS, Screens, Table, close_sheet, lessons, settle, sit_down, with_sheet

TV = (1920, 1080)


async def every_village_screen(house: House, guests: Guests, person: Person, tv: Person | None = None) -> Screens:
    """By `tv`, if there is one, also what a room sees."""
    person.game = "schtroumpfs"
    for part in PARTS:
        async for name, page in part(house, person, tv):
            await settle(page)
            yield f"schtroumpfs-{name}", page


async def reading(house: House, me: Person, tv: Person | None) -> Screens:
    page = await me.go("/rules/schtroumpfs")
    await expect(page.locator("main section, main details").first).to_be_visible()
    yield "rules", page
    await me.go("/learn/schtroumpfs")
    async for lesson in lessons(me):
        yield f"learn-{lesson:02}", page
    yield "learn-over", page


async def lobby(house: House, me: Person, tv: Person | None) -> Screens:
    page = me.page
    table = await sit_down(house, me, OTHERS[:2])
    await expect(page.get_by_text(me.say("schtroumpfs-dangers"))).to_be_visible()
    yield "lobby", page
    await page.get_by_role("radio", name=me.say("option-level-nightmare")).check()
    await expect(page.get_by_text(me.say("option-forced", by=me.say("option-level"))).first).to_be_visible()
    yield "lobby-nightmare", page
    if tv:
        await tv.go(f"/tv/{table.own.table['code']}")
        await expect(tv.page.locator(".tv .qr img")).to_be_visible()
        yield "tv-lobby", tv.page
    await me.button("fill-bots", free=1).click()
    for tab in table.others:
        await tab.heard("ready")
    await me.button("start").click()
    await expect(row(me, "1U")).to_be_visible()
    yield "start", page
    if tv:
        await show(tv, table)
        yield "tv-start", tv.page


async def decisions(house: House, me: Person, tv: Person | None) -> Screens:
    """Whoever has to decide sees something to touch, each time."""
    for decision, paper in DECISIONS.items():
        table = await prepared(house, me, paper)
        await expect(me.page.locator(".prompt.mine")).to_be_visible()
        assert any((await now(me)).counts), decision
        yield f"decide-{decision.replace('_', '-')}", me.page
        if tv and decision in ("place", "rewind", "lose_types"):
            await show(tv, table)
            yield f"tv-{decision.replace('_', '-')}", tv.page


async def while_placing(house: House, me: Person, tv: Person | None) -> Screens:
    page = me.page
    await prepared(house, me, WORKING)
    for name, target in (("danger", "3L"), ("azrael", "5U"), ("both", "5L")):
        await row(me, target).click()
        await expect(page.locator(".own .confirm")).to_be_visible()
        yield f"dare-{name}", page
        await me.button("schtroumpfs-elsewhere").click()
    await row(me, "1U").click(force=True)
    await expect(page.locator(".why").first).to_be_visible()
    yield "why-not", page
    await page.keyboard.press("Escape")
    await row(me, "N22").click()
    await expect(page.locator(".own .reading")).to_be_visible()
    yield "invention", page
    await me.button("close").first.click()
    await me.button("point").click()
    yield "pointing", page
    await page.locator("main [data-spot='3U']").first.click(force=True)
    await expect(page.locator("dialog[open] li button")).to_have_count(4)
    yield "propose", page
    await close_sheet(page)
    await page.locator(".village .menace button, .village .goals button").first.click()
    await expect(page.locator("#schtroumpfs-more h3").first).to_be_visible()
    yield "more", page
    await close_sheet(page)
    for key in ("rules", "menu"):
        await with_sheet(page, page.locator("header").get_by_role("button", name=me.say(key), exact=True).first)
        yield key, page
        await close_sheet(page)
    await page.locator(".village .houses").first.scroll_into_view_if_needed()
    yield "below", page


async def others(house: House, me: Person, tv: Person | None) -> Screens:
    """What somebody sees who waits, of two slots at once, of what Gargamel closes, alone, and with four others."""
    for name, paper, names in (
        ("waiting", WAITING, OTHERS[:2]),
        ("hefty", HEFTY, OTHERS[:2]),
        ("shut", SHUT, OTHERS[:2]),
        ("solo", SOLO, ()),
        ("five", FIVE, (*OTHERS, "Gwenaëlle")),
    ):
        table = await prepared(house, me, paper, names)
        if name == "hefty":
            await row(me, "4U").click()
            await expect(me.page.locator(".own .confirm")).to_be_visible()
        yield name, me.page
        if tv and name in ("shut", "five"):
            await show(tv, table)
            yield f"tv-{name}", tv.page


async def the_end(house: House, me: Person, tv: Person | None) -> Screens:
    for name, paper, move in (("won", ALMOST_WON, "place 1U"), ("lost", ALMOST_LOST, "decline")):
        table = await prepared(house, me, paper)
        if tv:
            await show(tv, table)
        await table.own.heard("play", move=move)
        await me.has_ended()
        await expect(me.page.locator(".verdict h2")).to_be_visible()
        yield f"end-{name}", me.page
        if tv:
            async for shown in pages_of(tv):
                yield f"tv-end-{name}-{shown}", tv.page
    page = me.page
    await me.go(f"/replay/{table.id}")
    await expect(page.locator(".replay .village [data-spot='1U']")).to_be_visible()
    await page.keyboard.press("ArrowRight")
    yield "replay", page
    await page.locator("select").select_option("0")
    await expect(page.locator("section.own, .own .hand").first).to_be_visible()
    yield "replay-eyes", page


async def pages_of(tv: Person) -> AsyncIterator[int]:
    """The pages of the end, turned one after the other: each fits the screen."""
    await expect(tv.page.locator(".verdict h2")).to_be_visible()
    dots = tv.page.locator(".dots button:not(.turning)")
    for place in range(await dots.count()):
        await dots.nth(place).click()
        await expect(dots.nth(place)).to_have_attribute("aria-current", "page")
        await settle(tv.page)
        yield place + 1


async def show(tv: Person, table: Table) -> None:
    await tv.go(f"/tv/{table.own.table['code']}")
    await expect(tv.page.locator(".tv .village [data-spot='1U']")).to_be_visible()


Part = Callable[[House, Person, Person | None], Screens]
PARTS: tuple[Part, ...] = (reading, lobby, decisions, while_placing, others, the_end)
