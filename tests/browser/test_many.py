"""Up to twenty-nine at a table: before, in and after a game, on a phone, a laptop and a television.

Pictures are in build/screenshots/many. On the way: axe finds nothing, nothing is wider than the screen or cut off, and
what is touched is large enough for a thumb.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from tablee.games import SHELF
from tablee.server import app
from tablee.server.pages import pages
from tests.browser.chromium import ROOT
from tests.browser.house import House
from tests.browser.people import LAPTOP, PHONE, Guests, Person
from tests.browser.screens import Table, second_tab, settle, with_sheet
from tests.browser.shingle import KEY, NAMES, build_client, shingle
from tests.browser.test_screens import complaints, report, violations
from tests.browser.words import Language
from tests.server.socket.people import each

pytestmark = pytest.mark.anyio

PICTURES = ROOT / "build/screenshots/many"
TELEVISION = (1920, 1080)
SIZES = {"phone": PHONE, "laptop": LAPTOP, "television": TELEVISION}
# What of a television nobody would scroll to.
HIDDEN = """() => [...document.querySelectorAll('.tv .strip .seat, .tv .prompt, .tv .rows li, .tv .qr, .tv .leaf *')]
  .filter((one) => {
    const box = one.getBoundingClientRect()
    return box.height > 0 && (box.bottom > innerHeight + 1 || box.top < -1)
  }).map((one) => `below the edge: ${one.tagName}.${one.className.baseVal ?? one.className}`).slice(0, 4)"""
TOO_SMALL = """() => [...document.querySelectorAll(
    '.rows button, .count > *, .strip .touch, .others button, .begin button'
  )].filter((one) => {
    const { width, height } = one.getBoundingClientRect()
    return one.matches('button, input') && height > 0 && (height < 43.5 || width < 43.5)
  }).map((one) => `too small: ${one.className}`).slice(0, 4)"""
OVERLAPPING = """() => {
  const cards = [...document.querySelectorAll('.strip .seat, .rows li, .podium li')]
    .map((one) => [one, one.getBoundingClientRect()])
  const found = cards.filter(([, one], place) => cards.slice(place + 1).some(([, other]) =>
    one.left < other.right - 1 && other.left < one.right - 1 &&
    one.top < other.bottom - 1 && other.top < one.bottom - 1))
  return found.slice(0, 4).map(([one]) => `over another: ${one.textContent.trim()}`)
}"""


class Look(NamedTuple):
    """How somebody looks at the table, and what is wrong with what they see."""

    folder: Path
    sizes: dict[str, tuple[int, int]]
    wrong: dict[str, list[str]]

    async def at(self, page: Page, name: str, *, whole: bool = False) -> None:
        before = page.viewport_size
        for label, (width, height) in self.sizes.items():
            await page.set_viewport_size({"width": width, "height": height})
            await settle(page)
            await page.screenshot(path=self.folder / f"{name}-{label}.png", animations="disabled", full_page=whole)
            found = [*await complaints(page), *await violations(page)]
            found += [*await page.evaluate(OVERLAPPING), *await page.evaluate(TOO_SMALL)]
            found += await page.evaluate(HIDDEN) if label == "television" else []
            for one in found:
                self.wrong.setdefault(one, []).append(f"{name}-{label}")
        assert before is not None
        await page.set_viewport_size(before)


@pytest.fixture(scope="module")
def client(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_client(tmp_path_factory.mktemp("client"))


@pytest.fixture
async def house(
    tmp_path: Path, client: Path, monkeypatch: pytest.MonkeyPatch, same_shelf: None
) -> AsyncIterator[House]:
    monkeypatch.setattr(app, "pages", lambda: pages(client))
    SHELF[KEY] = shingle()  # where its bots find it, too
    house = House(tmp_path)
    await house.start()
    yield house
    await house.stop()


def look(seats: int, language: Language, dark: bool, sizes: dict[str, tuple[int, int]]) -> Look:
    folder = PICTURES / f"{seats}-{language}-{'dark' if dark else 'light'}"
    folder.mkdir(parents=True, exist_ok=True)
    return Look(folder, sizes, {})


async def open_shingle(person: Person, seats: int) -> None:
    """From the shelf to a lobby, with so many seats: one more by the button, the others by their number."""
    await person.go("/")
    box = person.page.get_by_role("article", name=NAMES[person.language], exact=True)
    await box.get_by_role("button", name=person.say("open-table"), exact=True).click()
    await person.type_name("open-table")
    await person.is_seated()
    await person.button("seats-more").click()
    field = person.page.get_by_label(person.say("how-many"))
    await expect(field).to_have_value("6")
    await field.fill(str(seats))
    await field.press("Enter")
    await expect(free_seats(person, seats - 1)).to_be_visible()


def free_seats(person: Person, free: int) -> Locator:
    return person.page.get_by_role("button", name=person.say("table-waiting", free=free), exact=True)


async def gather(house: House, person: Person, seats: int) -> Table:
    """Somebody with a browser, somebody without one, and free seats."""
    await open_shingle(person, seats)
    table = person.table
    other = await (await house.guest("Marie-Antoinette")).tab(table)
    await other.heard("sit")
    await expect(free_seats(person, seats - 2)).to_be_visible()
    return Table(table, await second_tab(house, person, table), [other])


async def before_the_game(house: House, me: Person, table: Table, seats: int, seen: Look) -> None:
    page = me.page
    await seen.at(page, "lobby", whole=True)
    await with_sheet(page, free_seats(me, seats - 2))
    await seen.at(page, "lobby-free")
    await page.locator("dialog[open] .bot").last.click()  # all of them at once
    await expect(page.locator(".rows li")).to_have_count(seats)
    assert [place["kind"] for place in table.own.table["places"]] == ["person", "person", *["bot"] * (seats - 2)]
    await seen.at(page, "lobby-unready", whole=True)
    await with_sheet(page, page.locator(".rows button").nth(seats - 3))
    await page.locator("dialog[open]").get_by_role("button", name=me.say("swap"), exact=True).click()
    await seen.at(page, "lobby-swap")
    await page.locator("dialog[open] .others button").last.click()
    await expect(page.locator("dialog[open]")).to_have_count(0)
    await with_sheet(page, page.locator(".rows button").last)
    await page.locator("dialog[open] .danger").click()
    await expect(free_seats(me, 1)).to_be_visible()
    await me.button("fill-bots", free=1).click()
    await expect(page.locator(".rows .free")).to_have_count(0)
    await table.others[0].heard("ready")
    await seen.at(page, "lobby-full", whole=True)


async def in_the_game(house: House, me: Person, table: Table, seen: Look) -> None:
    page = me.page
    await me.button("start").click()
    await expect(page.locator("main.middle")).to_be_visible()
    await seen.at(page, "table")
    await page.locator(".own button").first.click()
    await house.until(lambda: house.awaited(table.id) == 1)
    await expect(page.locator(".strip .awaited")).to_be_visible()
    await seen.at(page, "table-waiting")
    await table.others[0].heard("ask_pause")
    await expect(page.locator(".question")).to_be_visible()
    await seen.at(page, "table-question")
    await table.own.heard("answer", yes=False)


async def to_the_end(me: Person, table: Table, seen: Look) -> None:
    await finish(table)
    await me.has_ended()
    await expect(me.page.locator(".podium")).to_be_visible()
    await seen.at(me.page, "end", whole=True)


async def finish(table: Table) -> None:
    """The people take one stone each, whenever it is their turn; the bots what they like."""
    while True:
        await each(table.tabs, lambda tab: tab.settle())
        if table.own.view["over"]:
            return
        for tab in table.tabs:
            if tab.view["turn"] == tab.seat:
                await tab.heard("play", move="take 1")
                break


async def on_television(house: House, me: Person, table: Table, seats: int, seen: Look) -> None:
    """The same table from the sofa, from its lobby to its end."""
    page = me.page
    await me.go(f"/tv/{table.own.table['code']}")
    await expect(page.locator(".tv .qr img")).to_be_visible()
    await seen.at(page, "tv-lobby")
    for seat in range(2, seats):
        await table.own.heard("add_bot", seat=seat, level="solid")
    await table.others[0].heard("ready")
    await expect(page.locator(".tv .rows .free")).to_have_count(0)
    await seen.at(page, "tv-lobby-full")
    await table.own.heard("start")
    await table.own.heard("play", move="take 1")
    await expect(page.locator(".tv .strip .awaited")).to_be_visible()
    await seen.at(page, "tv-table")
    await finish(table)
    await expect(page.locator("main.end .podium")).to_be_visible()
    await seen.at(page, "tv-end")
    large = seen._replace(sizes={"television": TELEVISION})
    dots = page.locator("main.end .dots button:not(.turning)")
    for number in range(await dots.count()):
        await dots.nth(number).click()
        await large.at(page, f"tv-end-{number + 1}")


@pytest.mark.evening
async def test_twenty_nine_at_a_table_on_a_phone(house: House, guests: Guests) -> None:
    ana = await guests.come("Ana", size=PHONE)
    seen = look(29, "fr", False, {"phone": PHONE})
    table = await gather(house, ana, 29)
    await before_the_game(house, ana, table, 29, seen)
    await in_the_game(house, ana, table, seen)
    await to_the_end(ana, table, seen)
    assert not seen.wrong, report(seen.wrong)


@pytest.mark.parametrize("seats", [12, 18, 29])
@pytest.mark.parametrize(("language", "dark"), [("fr", False), ("en", True)], ids=["fr-light", "en-dark"])
async def test_many_at_a_table_on_every_screen(
    house: House, guests: Guests, seats: int, language: Language, dark: bool
) -> None:
    ana = await guests.come("Ana", size=PHONE, language=language, dark=dark)
    seen = look(seats, language, dark, SIZES)
    table = await gather(house, ana, seats)
    await before_the_game(house, ana, table, seats, seen)
    await in_the_game(house, ana, table, seen)
    await to_the_end(ana, table, seen)
    assert not seen.wrong, report(seen.wrong)


@pytest.mark.parametrize("seats", [12, 18, 29])
@pytest.mark.parametrize(("language", "dark"), [("fr", False), ("en", True)], ids=["fr-light", "en-dark"])
async def test_many_at_a_table_on_a_television(
    house: House, guests: Guests, seats: int, language: Language, dark: bool
) -> None:
    ana = await guests.come("Ana", size=TELEVISION, language=language, dark=dark)
    seen = look(seats, language, dark, SIZES)
    table = await gather(house, ana, seats)
    await on_television(house, ana, table, seats, seen)
    assert not seen.wrong, report(seen.wrong)
