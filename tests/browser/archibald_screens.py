"""Every screen of Archibald, one after the other: for whoever measures, reads or pictures them."""

from __future__ import annotations

from collections.abc import Callable

from playwright.async_api import expect

from tests.browser.archibald_positions import (
    ALMOST_LOST,
    ALMOST_WON,
    AT_THE_JAILS,
    DECISIONS,
    DUEL,
    FOUR,
    GARDEN_PARTY,
    SQUAD,
    TWO,
    WAITING,
    Paper,
    mine,
)
from tests.browser.archibald_race import cell, now, prepared
from tests.browser.house import House
from tests.browser.people import Guests, Person
from tests.browser.schtroumpfs_screens import TV, pages_of
from tests.browser.screens import OTHERS, Screens, Table, close_sheet, lessons, settle, sit_down, with_sheet

__all__ = ["TV", "every_screen_of_the_race"]


async def every_screen_of_the_race(house: House, guests: Guests, person: Person, tv: Person | None = None) -> Screens:
    """By `tv`, if there is one, also what a room sees."""
    person.game = "archibald"
    for part in PARTS:
        async for name, page in part(house, person, tv):
            await settle(page)
            yield f"archibald-{name}", page


def others_of(paper: Paper) -> tuple[str, ...]:
    return OTHERS[: len(paper["heroes"]) - 1]


async def reading(house: House, me: Person, tv: Person | None) -> Screens:
    page = await me.go("/rules/archibald")
    await expect(page.locator("main section, main details").first).to_be_visible()
    yield "rules", page
    await me.go("/learn/archibald")
    async for lesson in lessons(me):
        yield f"learn-{lesson:02}", page
    yield "learn-over", page


async def lobby(house: House, me: Person, tv: Person | None) -> Screens:
    page = me.page
    table = await sit_down(house, me, OTHERS[:2])
    yield "lobby", page
    if tv:
        await tv.go(f"/tv/{table.own.table['code']}")
        await expect(tv.page.locator(".tv .qr img")).to_be_visible()
        yield "tv-lobby", tv.page


async def decisions(house: House, me: Person, tv: Person | None) -> Screens:
    """Whoever has to decide sees something to touch, each time."""
    for decision, paper in DECISIONS.items():
        table = await prepared(house, me, paper, others_of(paper))
        await expect(me.page.locator(".prompt.mine")).to_be_visible()
        assert any((await now(me)).counts), decision
        yield f"decide-{decision.replace('_', '-')}", me.page
        if tv and decision in ("move", "answer", "destination_flood", "move_jails"):
            await show(tv, table)
            yield f"tv-{decision.replace('_', '-')}", tv.page


async def cards(house: House, me: Person, tv: Person | None) -> Screens:
    """A card that was taken up, and where it is aimed at."""
    page = me.page
    for name, paper, card, target in (
        ("enemy", GARDEN_PARTY, "E2-D#1", "B6"),
        ("equipment", GARDEN_PARTY, "E3-A#1", ""),
        ("power", GARDEN_PARTY, "E2-F#1", ""),
        ("missing", SQUAD, "E4-E#1", "B6"),
        ("peek", AT_THE_JAILS | {"at": "A"}, "E4-H#1", "D11"),
        ("pickaxe", AT_THE_JAILS | {"at": "A"}, "E4-I#1", "B10"),
        ("flight", mine(hand=["E3-I#1"]), "E3-I#1", "B6"),
        ("gust", mine(hand=["E3-J#1", "E2-J#1"]), "E3-J#1", ""),
    ):
        await prepared(house, me, paper, others_of(paper))
        await page.locator(f".own [data-spot='{card}']").click()
        await expect(page.locator(".own .doing .held")).to_be_visible()
        yield f"card-{name}", page
        if target:
            await cell(me, target).click()
            await expect(page.locator(".own .doing .held .primary").first).to_be_visible()
            yield f"card-{name}-aimed", page
    await page.locator(".own .doing .held .primary").first.click()
    yield "card-gust-aimed", page
    await prepared(house, me, GARDEN_PARTY)
    await page.locator(".own [data-spot='E3-A#1']").click()
    await page.locator(".own .doing .held .primary").click()
    await expect(page.locator(".own .doing .held .danger")).to_be_visible()
    yield "card-twice", page


async def on_the_way(house: House, me: Person, tv: Person | None) -> Screens:
    """What is shown before a step is made, and what is looked up."""
    page = me.page
    await prepared(house, me, DECISIONS["move"])
    await cell(me, "C6").click()
    await expect(page.locator(".own .odds")).to_be_visible()
    yield "dare-fight", page
    await cell(me, "D5").click()
    yield "dare-trial", page
    await cell(me, "C4").click(force=True)  # it says why not
    await expect(page.locator(".why").first).to_be_visible()
    yield "why-not", page
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name=me.say("archibald-whole"), exact=True).click()
    yield "whole", page
    await page.get_by_role("button", name=me.say("archibald-near"), exact=True).click()
    await page.get_by_role("button", name=me.say("archibald-more"), exact=True).click()
    await expect(page.locator("#archibald-more h3").first).to_be_visible()
    yield "more", page
    await close_sheet(page)
    for key in ("rules", "menu"):
        await with_sheet(page, page.locator("header").get_by_role("button", name=me.say(key), exact=True).first)
        yield key, page
        await close_sheet(page)


async def others(house: House, me: Person, tv: Person | None) -> Screens:
    """What somebody sees who waits, reads or listens; with one rival, and with three."""
    for name, paper in {**WAITING, "two": TWO, "four": FOUR}.items():
        table = await prepared(house, me, paper, others_of(paper))
        yield name.replace("_", "-"), me.page
        if tv and name in ("four", "reading"):
            await show(tv, table)
            yield f"tv-{name}", tv.page


async def the_end(house: House, me: Person, tv: Person | None) -> Screens:
    for name, paper, seat in (("won", ALMOST_WON, 0), ("lost", ALMOST_LOST, 1)):
        table = await prepared(house, me, paper, others_of(paper))
        if tv:
            await show(tv, table)
        await table.tabs[seat].heard("play", move="move C11")
        await me.has_ended()
        await expect(me.page.locator(".verdict h2")).to_be_visible()
        yield f"end-{name}", me.page
        if tv:
            async for shown in pages_of(tv):
                yield f"tv-end-{name}-{shown}", tv.page
    page = await me.go(f"/replay/{table.id}")
    await expect(page.locator(".replay .place [data-cell='C1']")).to_be_visible()
    await page.keyboard.press("ArrowRight")
    yield "replay", page
    await page.locator("select").select_option("0")
    await expect(page.locator(".own .hand").first).to_be_visible()
    yield "replay-eyes", page
    table = await prepared(house, me, DUEL, others_of(DUEL), takeover="default")
    await table.others[0].heard("stand")
    await me.has_ended()
    await expect(me.page.locator(".verdict h2")).to_be_visible()
    yield "end-forfeit", me.page


async def show(tv: Person, table: Table) -> None:
    await tv.go(f"/tv/{table.own.table['code']}")
    await expect(tv.page.locator(".tv .place [data-cell='C1']")).to_be_visible()


Part = Callable[[House, Person, Person | None], Screens]
PARTS: tuple[Part, ...] = (reading, lobby, decisions, cards, on_the_way, others, the_end)
