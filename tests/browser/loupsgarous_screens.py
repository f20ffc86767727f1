"""Every screen of Les Loups-Garous, one after the other: for whoever measures, reads or pictures them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.async_api import Locator, Page, expect

from tablee.tables import acts
from tablee.tables.acts import Entry, Settings
from tests.browser.house import House
from tests.browser.hunting import come_in
from tests.browser.loupsgarous_positions import ALMOST_WON, CROWD_WON, SCENES, Paper
from tests.browser.loupsgarous_village import village
from tests.browser.people import Person
from tests.browser.schtroumpfs_screens import pages_of
from tests.browser.screens import OTHERS, Screens, Table, close_sheet, lessons, settle, sit_down, with_sheet

Part = Callable[[House, Person, Person | None], Screens]
TV = (1920, 1080)
NAMES = (
    *("Maëlle", "Jean-Baptiste", "Zoé", "Gwenaëlle", "Bo", "Théodore", "Ana", "Ismaël", "Lou", "Anne-Charlotte"),
    *("Yanis", "Chloé", "Émile", "Nour", "Marguerite", "Tom", "Apolline", "Sacha", "Hugo", "Inès", "Balthazar"),
    *("Jade", "Côme", "Salomé", "Ali", "Victoire", "Noé", "Rose"),
)
ON_TV = ("table", "many-day", "many-night", "sentence")
IN_A_ROOM = ("room-day", "room-ballot", "room-sentence", "room")


async def every_screen_of_the_village(
    house: House, person: Person, tv: Person | None = None, parts: tuple[Part, ...] = ()
) -> Screens:
    """By `tv`, if there is one, also what a room sees."""
    person.game = "loupsgarous"
    for part in parts or PARTS:
        async for name, page in part(house, person, tv):
            await settle(page)
            yield f"loupsgarous-{name}", page


async def prepared(house: House, person: Person, paper: Paper, *, moderates: bool = False, **options: Any) -> Table:
    """A game that goes on from a written position, with the person in the first seat, or in the moderator's chair; the
    others have no screens."""
    person.game = "loupsgarous"
    me = await come_in(house, person)
    seats = len(paper["players"])
    others = [(f"guest-{number}", name) for number, name in enumerate(NAMES)]
    people = others[:seats] if moderates else [(me.id, me.name), *others[: seats - 1]]
    chosen = Settings(seats=seats, watchable=True, options={"moderator": "human" if moderates else "server", **options})
    room = await house.hall.open_table(me.id, me.name, "loupsgarous", chosen, paper)
    for seat, (identity, name) in enumerate(people):
        room.write(Entry(room.now(), acts.Seat(seat, identity, name)))
    for identity, name in people:
        room.write(Entry(room.now(), acts.Ready(), identity, name))
    if moderates:
        room.write(Entry(room.now(), acts.Moderate(), me.id, me.name))
    room.write(Entry(room.now(), acts.Start(), me.id, me.name))
    await house.on_disk(room)
    tab = await me.tab(room.table.id)
    await person.go(f"/t/{room.table.id}")
    await expect(person.page.locator(".board .tablet .deeds" if moderates else ".board .place")).to_be_visible()
    await expect(person.page.locator(".board .left")).to_have_text(re.compile(r"^\d:\d\d$"))  # the house's own time
    return Table(room.table.id, tab, [])


async def show(tv: Person, table: Table) -> None:
    await tv.go(f"/tv/{table.own.table['code']}")
    await expect(tv.page.locator(".tv .place")).to_be_visible()


def home(me: Person, seat: int) -> Locator:
    return me.page.locator(f".ring [data-spot='seat:{seat}']")


# --- The parts of the evening


async def reading(house: House, me: Person, tv: Person | None) -> Screens:
    page = await me.go("/rules/loupsgarous")
    await expect(page.locator("main section, main details").first).to_be_visible()
    yield "rules", page
    await me.go("/learn/loupsgarous")
    async for lesson in lessons(me):
        yield f"learn-{lesson:02}", page
    yield "learn-over", page


async def lobby(house: House, me: Person, tv: Person | None) -> Screens:
    page = me.page
    table = await sit_down(house, me, OTHERS)
    preset = page.get_by_label(me.say("option-preset"), exact=True).locator("visible=true").first
    await expect(preset).to_be_visible()
    yield "lobby", page
    await preset.select_option("custom")
    wolf, witch = me.say("card-werewolf-name"), me.say("card-witch-name")
    await me.button("loupsgarous-card-more", card=witch).click()
    await expect(me.button("loupsgarous-card-more", card=witch)).to_have_attribute("aria-disabled", "true")
    yield "lobby-custom", page
    for left in (1, 0):
        await me.button("loupsgarous-card-fewer", card=wolf).click()
        if left:
            await expect(page.locator("li", has=me.button("loupsgarous-card-fewer", card=wolf))).to_contain_text("1")
    await expect(page.locator(".refused .rule")).to_be_visible()
    yield "lobby-refused", page
    await page.get_by_label(me.say("loupsgarous-village-on")).check()
    await page.get_by_label(me.say("loupsgarous-own-tokens")).check()
    await page.locator("label", has_text=me.say("option-mode-same_room")).click()
    await expect(page.get_by_role("button", name=me.say("loupsgarous-room-try-gong"))).to_be_visible()
    await page.locator("summary", has_text=me.say("loupsgarous-more-options")).click()
    await page.get_by_label(me.say("option-moderator"), exact=True).select_option("human")
    await expect(me.button("moderate")).to_be_visible()
    yield "lobby-village", page
    if tv:
        await tv.go(f"/tv/{table.own.table['code']}")
        await expect(tv.page.locator(".tv .qr img")).to_be_visible()
        yield "tv-lobby", tv.page


async def great_lobby(house: House, me: Person, tv: Person | None) -> Screens:
    """Twenty-nine, for whoever does not choose."""
    host = await house.guest("Zoé")
    table = await host.open("loupsgarous", seats=29)
    tab = await host.tab(table)
    await tab.heard("sit")
    for seat in range(2, 29):
        await tab.heard("add_bot", seat=seat, level="solid")
    await me.go(f"/t/{table}")
    await me.is_seated()  # whoever has said a name sits down by the link
    yield "many-lobby", me.page
    if tv:
        await tv.go(f"/tv/{tab.table['code']}")
        await expect(tv.page.locator(".tv .qr img")).to_be_visible()
        yield "tv-many-lobby", tv.page


async def decisions(house: House, me: Person, tv: Person | None) -> Screens:
    for name, paper in SCENES.items():
        table = await prepared(house, me, paper)
        if name.startswith("room"):
            await expect(me.page.locator(".hushed .phone, .hushed .dead, .place .ring").first).to_be_visible()
        yield name, me.page
        if tv and name in (*ON_TV, *IN_A_ROOM):
            await show(tv, table)
            if name in IN_A_ROOM:
                await expect(tv.page.locator(".tv .narration")).to_be_visible()
            yield f"tv-{name}", tv.page


async def in_hand(house: House, me: Person, tv: Person | None) -> Screens:
    """What one holds, touches, looks up and says."""
    page = me.page
    await prepared(house, me, SCENES["table"])
    await page.locator(".held .back").focus()
    await page.keyboard.press("Enter")
    await expect(page.locator(".held .open .goal")).to_be_visible()
    yield "card-shown", page
    await page.keyboard.press("Escape")
    await home(me, 2).click()
    await expect(page.locator(".look")).to_be_visible()
    yield "look", page
    await page.locator(".chip.other").click()
    await expect(page.locator("dialog[open] .chips").first).to_be_visible()
    yield "speak", page
    await close_sheet(page)
    async for name in memory(me, page):
        yield name, page
    for key in ("rules", "menu", "talk"):
        opener = page.locator("header").get_by_role("button", name=me.say(key), exact=True).first
        if await opener.count():  # where there is room, talk lies beside the board
            await with_sheet(page, opener)
            yield key, page
            await close_sheet(page)
    await prepared(house, me, SCENES["shot"])
    await home(me, 10).click()
    await expect(page.locator(".own .doing .primary")).to_be_visible()
    yield "shot-aimed", page
    await prepared(house, me, SCENES["ballot"])
    await home(me, 8).click()  # whoever is dead cannot be chosen, and it says why
    await expect(page.locator(".why").first).to_be_visible()
    yield "why-not", page
    await prepared(house, me, SCENES["dead"])
    await page.locator(".own .primary").click()
    await expect(page.locator("dialog[open] [role=tabpanel] *").first).to_be_visible()
    yield "beyond", page
    await prepared(house, me, SCENES["room-witch"])
    await page.locator(".phone .line").focus()
    await page.keyboard.down("Space")
    await expect(page.locator(".phone .line[aria-pressed=true]")).to_be_visible()
    yield "room-witch-line", page
    await page.keyboard.up("Space")
    await prepared(house, me, SCENES["room-dead"])
    await page.locator(".dead .veil").focus()
    await page.keyboard.down("Space")
    await expect(page.locator(".dead .veil[aria-pressed=true]")).to_be_visible()
    yield "room-dead-line", page
    await page.keyboard.up("Space")


async def memory(me: Person, page: Page) -> Any:
    await page.locator(".bar").get_by_role("button", name=me.say("loupsgarous-memory-open")).click()
    tabs = page.locator("dialog[open] [role=tab]")
    await expect(tabs.first).to_be_visible()
    for place, name in enumerate(("votes", "claims", "village", "night", "notes")):
        await tabs.nth(place).click()
        await expect(tabs.nth(place)).to_have_attribute("aria-selected", "true")
        await settle(page)
        yield f"memory-{name}"
    await close_sheet(page)


async def moderating(house: House, me: Person, tv: Person | None) -> Screens:
    page = me.page
    await prepared(house, me, SCENES["wolf"], moderates=True)
    yield "moderator-covered", page
    cover = page.locator(".tablet .shut")
    await cover.click()
    yield "moderator-asked", page
    await cover.click()
    await expect(page.locator(".tablet .open li").first).to_be_visible()
    yield "moderator-open", page
    await page.get_by_role("button", name=me.say("loupsgarous-room-reopen"), exact=True).click()
    yield "moderator-reopen", page
    await prepared(house, me, SCENES["table"], moderates=True)
    yield "moderator-day", page


async def the_end(house: House, me: Person, tv: Person | None) -> Screens:
    for name, paper in (("end", ALMOST_WON), ("many-end", CROWD_WON)):
        table = await prepared(house, me, paper)
        if tv:
            await show(tv, table)
        while not village(house, table.id).over:
            await house.pass_time(table.id)
        await me.has_ended()
        skip = me.page.locator(".ending .skip, button.skip").first
        if await skip.count():
            yield f"{name}-film", me.page
            await skip.click()
        await expect(me.page.locator(".verdict h2")).to_be_visible()
        yield name, me.page
        if tv:
            async for shown in pages_of(tv):
                yield f"tv-{name}-{shown}", tv.page
    page = await me.go(f"/replay/{table.id}")
    await expect(page.locator(".replay .place")).to_be_visible()
    yield "replay", page


PARTS: tuple[Part, ...] = (reading, lobby, great_lobby, decisions, in_hand, moderating, the_end)
WHERE_SIZE_MATTERS: tuple[Part, ...] = (lobby, decisions, moderating, the_end)
