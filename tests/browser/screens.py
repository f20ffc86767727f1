"""Every screen of the client, one after the other, in one browser: for whoever measures, reads or pictures them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from itertools import count
from typing import NamedTuple

from playwright.async_api import Locator, Page, expect

from tests.browser.house import House
from tests.browser.people import PATIENCE, Guests, Person
from tests.server.socket.people import Guest, Tab, play

Screens = AsyncIterator[tuple[str, Page]]
OTHERS = ("Maëlle", "Jean-Baptiste", "Zoé")


class Table(NamedTuple):
    """A table at which somebody with a browser sits, with others who have none. `own` is a second tab of the former."""

    id: str
    own: Tab
    others: list[Tab]

    @property
    def tabs(self) -> list[Tab]:
        return [self.own, *self.others]


async def second_tab(house: House, person: Person, table: str) -> Tab:
    (cookie,) = [one for one in await person.context.cookies() if one.get("name") == "tablee"]
    guest = Guest(house.base, person.name, f"tablee={cookie.get('value')}", "")
    house.guests.append(guest)
    return await guest.tab(table)


async def sit_down(house: House, person: Person, names: tuple[str, ...] = OTHERS) -> Table:
    """A table opened on the shelf, and the others have come."""
    await person.go("/")
    await person.on_shelf("open-table").click()
    naming = person.page.locator("dialog[open] form")
    lobby = person.page.locator(".around")
    await expect(naming.or_(lobby).first).to_be_visible()
    if await naming.is_visible():
        await person.type_name("open-table")
    await person.is_seated()
    table = person.table
    others = []
    for name in names:
        tab = await (await house.guest(name)).tab(table)
        await tab.heard("sit")
        await tab.heard("ready")
        others.append(tab)
    return Table(table, await second_tab(house, person, table), others)


async def begin(person: Person, table: Table) -> None:
    await table.own.heard("start")
    await expect(person.page.locator("main.middle")).to_be_visible()
    await expect(person.page.locator(".lures")).to_be_visible()


def soon(tab: Tab) -> str:
    """Whoever collects whenever they may sees the end before long."""
    return str(tab.view["options"][-1])


async def to_the_end(table: Table) -> None:
    await play(table.tabs, choose=soon)


async def until_my_turn(table: Table, least: int = 0) -> None:
    """The others play until it is the turn of whoever has the browser; after so many moves."""
    for move in count():
        await play(table.tabs, 1, lambda tab, move=move: str(tab.view["options"][-1 if move % 3 else 0]))  # type: ignore[misc]
        await table.own.settle()
        if move >= least and len(table.own.view["options"]) > 1:
            return


async def settle(page: Page) -> None:
    """Letters and pictures are there, and what was asked for is drawn."""
    await page.evaluate(
        """async () => {
          await document.fonts.ready
          await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
          await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
          await Promise.all(document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity)
            .map((one) => one.finished.catch(() => undefined)))
        }"""
    )


async def with_sheet(page: Page, opener: Locator) -> None:
    await opener.click()
    await expect(page.locator("dialog[open], [popover]:popover-open").first).to_be_visible()
    await settle(page)


async def close_sheet(page: Page) -> None:
    await page.keyboard.press("Escape")
    await expect(page.locator("dialog[open], [popover]:popover-open")).to_have_count(0)


async def say_aloud(tab: Tab, page: Page, words: str) -> None:
    """Until it is shown: whoever has just come in is only reminded of what was said."""
    bubble = page.locator(".bubble").first
    async with asyncio.timeout(PATIENCE / 1000):
        while not await bubble.is_visible():
            await tab.say(words)
            with suppress(AssertionError):
                await expect(bubble).to_be_visible(timeout=500)


async def every_screen(house: House, guests: Guests, person: Person) -> Screens:
    for part in PARTS:
        async for name, page in part(house, guests, person):
            await settle(page)
            yield name, page


async def before_a_table(house: House, guests: Guests, me: Person) -> Screens:
    page = await me.go("/")
    await expect(page.locator("h1")).to_be_visible()
    yield "shelf", page
    await me.go("/tv")
    await expect(page.locator("main li button").first).to_be_visible()
    yield "television", page
    await me.go("/")
    await with_sheet(page, me.button("settings"))
    yield "shelf-settings", page
    await close_sheet(page)
    await with_sheet(page, me.on_shelf("open-table"))
    await page.locator("dialog[open] form button").click()
    await expect(page.locator("dialog[open] .problem")).not_to_be_empty()
    yield "shelf-name-refused", page
    await close_sheet(page)
    await page.get_by_label(me.say("code-label")).last.fill("AAAAA")
    await me.button("code-go").click()
    await expect(page.locator("aside .problem")).not_to_be_empty()
    yield "shelf-code-refused", page
    host = await house.guest("Zoé")
    table = await host.open(seats=4)
    await (await host.tab(table)).heard("sit")
    await me.go(f"/t/{table}")
    await expect(page.get_by_label(me.say("name-label"))).to_be_visible()
    yield "invitation", page


async def reading(house: House, guests: Guests, me: Person) -> Screens:
    page = await me.go("/rules/smile")
    await expect(page.locator("main section, main details").first).to_be_visible()
    yield "rules", page
    await page.locator("main input").first.fill("luciole" if me.language == "fr" else "firefly")
    yield "rules-search", page
    await page.locator("main input").first.fill("xyzzy")
    yield "rules-nothing", page
    await me.go("/learn/smile")
    async for lesson in lessons(me):
        yield f"learn-{lesson}", page


async def lessons(me: Person) -> AsyncIterator[int]:
    """The pages of a tutorial, turned one after the other, and what comes after the last."""
    number = me.page.locator(".learn header .number")
    skip = me.button("learn-skip")
    last = int((await number.inner_text()).split("/")[1])
    for lesson in range(1, last + 1):
        await expect(number).to_have_text(f"{lesson}/{last}")
        yield lesson
        await skip.click()
    await expect(skip).to_be_disabled()


async def at_a_table(house: House, guests: Guests, me: Person) -> Screens:
    page = me.page
    table = await sit_down(house, me, OTHERS[:2])
    yield "lobby", page
    await with_sheet(page, page.locator("button.seat").last)
    yield "lobby-seat", page
    await close_sheet(page)
    await with_sheet(page, me.button("leave"))
    yield "lobby-leave", page
    await close_sheet(page)
    last = await (await house.guest(OTHERS[2])).tab(table.id)
    await last.heard("sit")
    await last.heard("ready")
    table.others.append(last)
    await begin(me, table)
    await until_my_turn(table, 20)
    await me.my_turn()
    yield "table", page
    await page.locator(".lures button:not(.chosen)").last.click()
    yield "table-chosen", page
    refused = page.locator(".actions button[aria-disabled=true]").filter(visible=True)
    if await refused.count():
        await refused.first.click(force=True)  # it says why not
        await expect(page.locator(".why").first).to_be_visible()
        yield "table-why-not", page
    await say_aloud(table.others[0], page, "Bravo ! " * 8)
    yield "table-bubble", page
    talk = page.locator("header button.icon-button:has(.count)")
    if await talk.count():
        await with_sheet(page, talk)
        yield "table-chat", page
        await page.get_by_role("tab", name=me.say("log")).click()
        yield "table-log", page
        await close_sheet(page)
    for key in ("rules", "menu", "leave"):
        await with_sheet(page, page.locator("header").get_by_role("button", name=me.say(key), exact=True).first)
        yield f"table-{key}", page
        await close_sheet(page)
    await with_sheet(page, page.locator("button.deck"))
    await expect(page.locator("#smile-deck h2, #smile-deck h3").first).to_be_visible()
    yield "table-deck", page
    await close_sheet(page)
    order = page.locator("button.keep")
    if await order.is_visible():
        await with_sheet(page, order)
        yield "table-order", page
        await close_sheet(page)
    await page.locator("header").get_by_role("button", name=me.say("react")).click()
    yield "table-react", page
    await page.locator("header").get_by_role("button", name=me.say("react")).click()
    await table.others[0].heard("ask_pause")
    await expect(page.locator(".question")).to_be_visible()
    yield "table-question", page
    for tab in [table.own, *table.others[1:]]:
        await tab.heard("answer", yes=True)
    await expect(me.button("resume")).to_be_visible()
    yield "table-paused", page
    await table.own.heard("resume")
    await table.own.heard("hand_over")
    await expect(me.button("take-back")).to_be_visible()
    yield "table-handed-over", page
    await table.own.heard("sit")
    await until_my_turn(table)
    await me.button("undo").first.click()
    yield "table-undo", page
    await to_the_end(table)
    await me.has_ended()
    await expect(page.locator(".ways").last).to_be_visible()
    yield "end", page
    async for name, shown in over(me, table):
        yield name, shown


async def over(me: Person, table: Table) -> Screens:
    page = await me.go(f"/replay/{table.id}")
    await expect(page.locator(".replay .lures")).to_be_visible()
    for _ in range(9):
        await page.keyboard.press("ArrowRight")
    yield "replay", page
    await page.locator("select").select_option("0")
    await expect(page.locator(".own .fist")).to_be_visible()
    await page.locator("input[type=range]").fill("30")
    yield "replay-eyes", page
    await with_sheet(page, page.locator("button.if"))
    yield "replay-what-if", page
    await close_sheet(page)
    await with_sheet(page, me.button("seal"))
    yield "replay-seal", page
    await close_sheet(page)
    await me.go("/")
    await expect(page.locator("#finished")).to_be_visible()
    yield "shelf-tables", page


async def for_a_room(house: House, guests: Guests, me: Person) -> Screens:
    table = await sit_down(house, me)
    page = me.page
    code = table.own.table["code"]
    await me.go(f"/tv/{code}")
    await expect(page.locator(".tv .qr img")).to_be_visible()
    yield "tv-lobby", page
    await table.own.heard("start")
    await play(table.tabs, 12)
    await expect(page.locator(".tv .lures")).to_be_visible()
    yield "tv-play", page
    await to_the_end(table)
    await expect(page.locator("main.end")).to_be_visible()
    yield "tv-end", page


async def dead_ends(house: House, guests: Guests, me: Person) -> Screens:
    notice = me.page.locator("main h1")

    async def shown(path: str) -> Page:
        await me.go(path)
        await expect(notice).to_be_visible()
        return me.page

    yield "closed-unknown", await shown(f"/t/{'0' * 32}")
    yield "code-unknown", await shown("/c/AAAAA")
    yield "nowhere", await shown("/learn/chess")
    host = await house.guest("Zoé")
    table = await host.open(seats=3, watchable=False)
    tab = await host.tab(table)
    await tab.heard("sit")
    for seat in (1, 2):
        await tab.heard("add_bot", seat=seat, level="solid")
    await me.go(f"/t/{table}")
    await expect(me.page.locator(".around")).to_be_visible()
    yield "lobby-onlooker", me.page
    await tab.heard("start")
    yield "closed-private", await shown(f"/t/{table}")
    yield "replay-running", await shown(f"/replay/{table}")
    other = await host.open(seats=3)
    await (await host.tab(other)).heard("close")
    yield "closed-closed", await shown(f"/t/{other}")
    await me.context.clear_cookies()
    await me.page.evaluate("() => localStorage.clear()")
    third = await host.open(seats=3)
    tab = await host.tab(third)
    for seat in range(3):
        await tab.heard("add_bot", seat=seat, level="solid")
    yield "closed-full", await shown(f"/t/{third}")


Part = Callable[[House, Guests, Person], Screens]
PARTS: tuple[Part, ...] = (before_a_table, reading, at_a_table, for_a_room, dead_ends)
