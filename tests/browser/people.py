"""People with a browser each. Whatever they do, nothing is fetched from elsewhere and nothing breaks unnoticed."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, Response, expect

from tests.browser.house import House
from tests.browser.words import GAMES, Language, say

WATCH = (Path(__file__).parent / "watch.js").read_text(encoding="utf-8")
KNOWS_THE_BOXES = f"try {{ localStorage.tablee ??= '{json.dumps({'goals': GAMES})}' }} catch {{}}"
PATIENCE = 15_000  # ms after which something that should be seen is not
PHONE, TALL_PHONE, TABLET, LAPTOP = (360, 640), (390, 844), (820, 1180), (1280, 800)
expect.set_options(timeout=PATIENCE)
EXPECTED = re.compile(  # answers that the page reads, and what Chromium remarks on preloads beside a service worker
    r"^Failed to load resource: the server responded with a status of 4\d\d|cross-world service worker resource"
    r"|was preloaded using link preload but not used within a few seconds"  # on a busy machine
    r"|Cross-Origin-Opener-Policy header has been ignored"  # on plain http, as in a living room
)
BROKEN_LINE = re.compile(r"WebSocket|ERR_|Failed to load resource|net::")


class Person:
    """One browser context: cookies, wishes and pages of its own."""

    def __init__(self, context: BrowserContext, name: str, language: Language, base: str) -> None:
        self.context = context
        self.name = name
        self.language = language
        self.base = base
        self.problems: list[str] = []
        self.spoken: list[str] = []
        self.offline = False  # whether this test breaks the line: then the browser's own complaints are expected
        self.seat = -1
        self.game = "smile"  # whose words are on the screen, and which box is opened
        self.page: Page

    async def arrive(self) -> Person:
        await self.context.expose_binding("tableeReports", self.note)
        await self.context.add_init_script(WATCH)
        self.context.on("request", self.requested)
        self.context.on("response", self.answered)
        self.context.on("console", self.complained)
        self.context.on("weberror", lambda error: self.problems.append(f"error: {error.error}"))
        self.context.set_default_timeout(PATIENCE)
        self.page = await self.context.new_page()
        return self

    # --- What must not happen

    def note(self, source: Any, kind: str, text: str) -> None:
        if kind == "spoken":
            self.spoken.append(text)
        else:
            self.problems.append(f"{kind}: {text} ({source['page'].url})")

    def requested(self, request: Request) -> None:
        if urlsplit(request.url).scheme in ("data", "blob"):
            return
        if not request.url.startswith(self.base + "/"):
            self.problems.append(f"third party: {request.url}")

    def answered(self, response: Response) -> None:
        if response.status >= 500 and not self.offline:
            self.problems.append(f"{response.status}: {response.url}")

    def complained(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning") or EXPECTED.search(message.text):
            return
        if self.offline and BROKEN_LINE.search(message.text):
            return
        self.problems.append(f"{message.type}: {message.text}")

    # --- Going places

    async def go(self, path: str) -> Page:
        await self.page.goto(self.base + path)
        return self.page

    def say(self, key: str, **params: Any) -> str:
        return say(self.language, key, self.game, **params)

    def button(self, key: str, **params: Any) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **params), exact=True)

    def on_shelf(self, key: str) -> Locator:
        """A button of the box of this person's game."""
        box = self.page.get_by_role("article", name=self.say(f"box-{self.game}"), exact=True)
        return box.get_by_role("button", name=self.say(key), exact=True)

    def link(self, key: str) -> Locator:
        return self.page.get_by_role("link", name=self.say(key), exact=True)

    async def type_name(self, key: str) -> None:
        await self.page.get_by_label(self.say("name-label")).fill(self.name)
        await self.page.locator("form").get_by_role("button", name=self.say(key), exact=True).click()

    async def open_table(self) -> str:
        """From the shelf to a lobby of one's own; the id of the table."""
        await self.go("/")
        await self.on_shelf("open-table").click()
        await self.type_name("open-table")
        await self.page.wait_for_url("**/t/*")
        await self.is_seated()
        return self.table

    async def follow(self, table: str) -> None:
        """By the link, with a name, to a seat."""
        await self.go(f"/t/{table}")
        await self.type_name("sit-down")
        await self.is_seated()

    async def is_seated(self) -> None:
        await expect(self.page.locator("small", has_text=re.compile(rf"^{self.say('you')}$"))).to_be_visible()

    @property
    def table(self) -> str:
        return urlsplit(self.page.url).path.rsplit("/", 1)[-1]

    # --- Playing

    def actions(self) -> Locator:
        """What can be done now, of the two large buttons."""
        return self.page.locator(".actions button[aria-disabled=false]").filter(visible=True)

    async def my_turn(self) -> None:
        await expect(self.page.locator(".prompt.mine")).to_be_visible()
        await expect(self.actions().first).to_be_visible()

    async def act(self, last: bool = False) -> str:
        """The first thing that may be done, or the last: what its button said."""
        await self.my_turn()
        button = self.actions().last if last else self.actions().first
        said = (await button.text_content() or "").strip()
        await button.click()
        return said

    async def has_ended(self) -> None:
        await expect(self.page.locator("main.end")).to_be_visible()


class Guests:
    """Whoever comes to the house in a test."""

    def __init__(self, browser: Browser, house: House) -> None:
        self.browser = browser
        self.house = house
        self.people: list[Person] = []

    async def come(
        self,
        name: str = "Ana",
        *,
        language: Language = "fr",
        size: tuple[int, int] = TALL_PHONE,
        dark: bool = False,
        motion: bool = False,
        base: str = "",
        newcomer: bool = False,
        **more: Any,
    ) -> Person:
        """Whoever is no newcomer knows what the boxes are about."""
        context = await self.browser.new_context(
            locale="fr-FR" if language == "fr" else "en-GB",
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            **more,
        )
        if not newcomer:
            await context.add_init_script(KNOWS_THE_BOXES)
        person = await Person(context, name, language, base or self.house.base).arrive()
        self.people.append(person)
        return person

    async def leave(self) -> None:
        for person in self.people:
            await person.context.close()

    def problems(self) -> list[str]:
        return [f"{person.name}: {problem}" for person in self.people for problem in person.problems]


async def becomes(page: Page, condition: str) -> None:
    """Wait for something of the page. (Playwright's own way evaluates strings, which our policy forbids.)"""
    async with asyncio.timeout(PATIENCE / 1000):
        while not await page.evaluate(f"() => Boolean({condition})"):
            await asyncio.sleep(0.02)


async def play(house: House, table: str, people: list[Person], moves: int = 10_000) -> int:
    """By the screens of these people, who have all seats, to the end or so many moves; how many there were.

    They collect when they may, and now and then offer: both ways are gone, and the end comes soon.
    """
    by_seat = {person.seat: person for person in people}
    for played in range(moves):
        seat = house.awaited(table)
        if seat is None:
            return played
        number = house.room(table).number
        await by_seat[seat].act(last=played % 6 != 0)
        await house.moved(table, number)
    return moves


def seat_people(house: House, table: str, people: list[Person]) -> None:
    """Note who sits where."""
    places = house.room(table).table.places
    for person in people:
        (person.seat,) = [seat for seat, place in enumerate(places) if place.name == person.name]
