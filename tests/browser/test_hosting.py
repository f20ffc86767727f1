"""A host and two guests: the table is locked and opened, somebody is muted, somebody is sent away; on phones.

Pictures of it lie in build/screenshots/hosting, in both languages and both themes.
"""

from __future__ import annotations

from itertools import product

import pytest
from playwright.async_api import Locator, Page, expect

from tests.browser.house import House
from tests.browser.people import PHONE, Guests, Person
from tests.browser.screens import settle
from tests.browser.test_screens import PICTURES, complaints, violations
from tests.browser.words import LANGUAGES, Language

pytestmark = pytest.mark.anyio

TARGET = 44  # pixels
SMALL = """(least) => [...document.querySelectorAll('dialog[open] button, .door button, .around button, button.touch')]
  .filter((one) => one.checkVisibility())
  .filter((one) => Math.min(one.offsetWidth, one.offsetHeight) < least)
  .map((one) => one.textContent.trim())"""
LOOKS = pytest.mark.parametrize(("language", "dark"), list(product(LANGUAGES, (False, True))))


class Evening:
    """Whoever looks, in one language and one light, and what they see."""

    def __init__(self, guests: Guests, language: Language, dark: bool) -> None:
        self.guests = guests
        self.language = language
        self.dark = dark

    async def come(self, name: str) -> Person:
        return await self.guests.come(name, size=PHONE, language=self.language, dark=self.dark)

    async def look(self, page: Page, name: str, *, full: bool = False) -> None:
        """Everything can be read, reached and told by a screen reader; and a picture of it."""
        await settle(page)
        folder = PICTURES / "hosting"
        folder.mkdir(parents=True, exist_ok=True)
        look = f"{self.language}-{'dark' if self.dark else 'light'}"
        await page.screenshot(path=folder / f"{name}-{look}.png", animations="disabled", full_page=full)
        assert await complaints(page) == []
        assert await violations(page) == []
        assert await page.evaluate(SMALL, TARGET) == []


def seat_of(person: Person, name: str) -> Locator:
    """Before the game."""
    return person.page.locator("main button").filter(has=person.page.locator("bdi", has_text=name))


def banner(person: Person) -> Locator:
    return person.page.locator("main .locked")


def in_sheet(person: Person, key: str) -> Locator:
    return person.page.locator("dialog[open]").get_by_role("button", name=person.say(key), exact=True)


async def gather(evening: Evening) -> tuple[Person, Person, Person]:
    """Ana holds the table; Bo and Cléo sit at it."""
    ana, bo, cleo = [await evening.come(name) for name in ("Ana", "Bo", "Cléo")]
    table = await ana.open_table()
    await bo.follow(table)
    await cleo.follow(table)
    return ana, bo, cleo


@LOOKS
async def test_a_host_locks_the_table_and_nobody_new_comes_in(
    house: House, guests: Guests, language: Language, dark: bool
) -> None:
    evening = Evening(guests, language, dark)
    ana, bo = await evening.come("Ana"), await evening.come("Bo")
    await bo.follow(await ana.open_table())
    await ana.button("table-lock").press("Enter")
    for person in (ana, bo):
        await expect(banner(person)).to_have_text(person.say("table-locked"))
    await expect(bo.button("table-unlock")).to_have_count(0)
    await evening.look(ana.page, "locked-host", full=True)
    await evening.look(bo.page, "locked-guest")
    zoe = await evening.come("Zoé")
    await zoe.go(f"/t/{ana.table}")
    await expect(zoe.page.get_by_role("heading", name=zoe.say("closed-locked"))).to_be_visible()
    await evening.look(zoe.page, "locked-out")
    await bo.page.reload()
    await bo.is_seated()
    await ana.button("table-unlock").click()
    await expect(banner(bo)).to_have_count(0)
    assert " ".join(bo.spoken).count(bo.say("table-locked")) == 1, "it is said once"
    await zoe.button("try-again").click()
    await zoe.type_name("sit-down")
    await zoe.is_seated()


@LOOKS
async def test_a_host_mutes_a_guest_who_is_told_so_and_may_speak_again(
    house: House, guests: Guests, language: Language, dark: bool
) -> None:
    evening = Evening(guests, language, dark)
    ana, bo, cleo = await gather(evening)
    await seat_of(ana, "Bo").click()
    await evening.look(ana.page, "seat")
    await in_sheet(ana, "host-mute").click()
    for person in (ana, bo, cleo):
        await expect(seat_of(person, "Bo").get_by_text(person.say("muted-state"))).to_be_attached()
    await evening.look(cleo.page, "muted-seat")
    await bo.button("talk").click()
    await expect(bo.page.get_by_text(bo.say("muted-you"))).to_be_visible()
    await expect(bo.page.get_by_placeholder(bo.say("chat-placeholder"))).to_have_count(0)
    await evening.look(bo.page, "muted-talk")
    await seat_of(ana, "Bo").click()
    await in_sheet(ana, "host-unmute").click()
    await expect(bo.page.get_by_placeholder(bo.say("chat-placeholder"))).to_be_visible()


@LOOKS
async def test_a_host_sends_a_player_away_after_being_asked_twice_and_the_others_play_on(
    house: House, guests: Guests, language: Language, dark: bool
) -> None:
    evening = Evening(guests, language, dark)
    ana, bo, cleo = await gather(evening)
    await ana.button("fill-bots", free=1).click()
    await ana.button("start").click()
    await expect(ana.page.locator(".prompt")).to_be_visible()
    table = house.room(ana.table).table
    await ana.page.get_by_role("button", name="Cléo", exact=False).first.focus()
    await ana.page.keyboard.press("Enter")
    await in_sheet(ana, "host-mute").click()
    await ana.page.get_by_role("button", name="Bo", exact=False).first.focus()
    await ana.page.keyboard.press("Enter")
    await in_sheet(ana, "host-bar").press("Enter")
    await expect(in_sheet(ana, "host-bar-no")).to_be_focused()
    await evening.look(ana.page, "bar-sure")
    assert table.barred == []
    await ana.page.keyboard.press("Tab")
    await ana.page.keyboard.press("Enter")
    await expect(bo.page.get_by_role("heading", name=bo.say("closed-barred"))).to_be_visible()
    await evening.look(bo.page, "barred")
    await expect(cleo.button("person-about", name="Bo", state="barred", muted="no")).to_be_attached()
    await evening.look(ana.page, "after")
    await bo.page.reload()
    await expect(bo.page.get_by_role("heading", name=bo.say("closed-barred"))).to_be_visible()
    await ana.button("menu").click()
    await ana.page.locator("dialog[open] button", has_text=ana.say("host-people")).click()
    await evening.look(ana.page, "people")
