"""Said with a finger: one shows something on the board, and everybody sees what; one thinks, and it is seen.

Pictures of it lie in build/screenshots/signals, in both languages and both themes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest
from playwright.async_api import Locator, Page, expect

from tablee.games.smile.moves import CARD_IDS
from tests.browser.house import House
from tests.browser.people import LAPTOP, PATIENCE, PHONE, Guests, Person
from tests.browser.screens import OTHERS, Table, begin, settle, sit_down, until_my_turn
from tests.browser.test_screens import PICTURES, complaints, violations
from tests.server.socket.people import Tab

pytestmark = pytest.mark.anyio

RING = """(ring) => {
  const seen = ring.getBoundingClientRect()
  return [seen.left + seen.width / 2, seen.top + seen.height / 2]
}"""


async def until_shown(again: Callable[[], Awaitable[object]], what: Locator) -> None:
    """What is shown is over in a moment: on a busy machine it is shown again until it was seen."""
    async with asyncio.timeout(PATIENCE / 1000):
        while not await what.is_visible():
            await again()
            with suppress(AssertionError):
                await expect(what).to_be_visible(timeout=1000)


async def playing(house: House, guests: Guests, person: Person) -> Table:
    table = await sit_down(house, person)
    await begin(person, table)
    await until_my_turn(table, 12)
    await person.my_turn()
    return table


async def point_at(person: Person, spot: str) -> None:
    hand = person.button("point")
    if await hand.get_attribute("aria-pressed") == "false":
        await hand.click()
    await person.page.locator(f"main [data-spot='{spot}']").first.click(force=True)


async def picture(page: Page, name: str) -> None:
    PICTURES.joinpath("signals").mkdir(parents=True, exist_ok=True)
    await page.screenshot(path=PICTURES / "signals" / f"{name}.png", animations="disabled")


def ring(page: Page, seat: int) -> Locator:
    return page.locator(f".pointers [data-seat='{seat}']")


async def middle(of: Locator) -> list[float]:
    found: list[float] = await of.evaluate(RING)
    return found


@pytest.mark.parametrize(("language", "dark"), [("fr", False), ("en", True), ("fr", True), ("en", False)])
async def test_one_phone_points_and_the_other_sees_what(
    house: House, guests: Guests, language: str, dark: bool
) -> None:
    ana = await guests.come("Ana", size=PHONE, language="fr" if language == "fr" else "en", dark=dark)
    bo = await guests.come("Bo", size=PHONE, language="en" if language == "fr" else "fr", dark=not dark)
    table = await sit_down(house, ana, OTHERS[:2])
    await bo.follow(table.id)
    await begin(ana, table)
    await expect(bo.page.locator(".lures")).to_be_visible()
    look = f"{language}-{'dark' if dark else 'light'}"
    card = str(table.own.view["row"][0][0])
    offered = house.room(table.id).number

    await ana.button("point").click()
    await expect(ana.button("point")).to_have_attribute("aria-pressed", "true")
    await settle(ana.page)
    await picture(ana.page, f"pointing-{look}")
    assert await violations(ana.page) == []
    assert await complaints(ana.page) == []

    await until_shown(lambda: point_at(ana, card), ring(bo.page, 0))
    await picture(bo.page, f"pointed-{look}")
    spot = bo.page.locator(f".lures [data-spot='{card}']")
    assert await middle(ring(bo.page, 0)) == pytest.approx(await middle(spot), abs=1.5)
    assert await violations(bo.page) == []
    await expect(ana.button("point")).to_have_attribute("aria-pressed", "false")
    assert house.room(table.id).number == offered, "a finger is no move"
    assert [one for one in bo.spoken if one.startswith("Ana ")], bo.spoken


async def test_what_is_not_on_a_screen_is_said_at_the_seat_and_a_thought_is_seen(house: House, guests: Guests) -> None:
    ana = await guests.come("Ana", size=PHONE)
    table = await playing(house, guests, ana)
    lies = {str(card) for card, _ in table.own.view["row"]}
    lies |= {card for hunter in table.own.view["hunters"] for card in hunter["creatures"]}
    gone = next(card for card in CARD_IDS if card not in lies)
    bubble = ana.page.locator(".bubble p")
    await until_shown(lambda: show(table.others[0], {"signal": "point", "spot": gone}), bubble.locator("span"))
    await picture(ana.page, "elsewhere")
    await expect(ring(ana.page, 1)).to_have_count(0)
    await expect(bubble).to_have_count(0)
    thought = ana.page.locator(".bubble").get_by_role("img", name=ana.say("think"))
    await until_shown(lambda: show(table.others[0], {"signal": "think"}), thought)
    await picture(ana.page, "thinking")
    await ana.button("react").click()
    await settle(ana.page)
    await picture(ana.page, "react")
    assert await violations(ana.page) == []
    assert await complaints(ana.page) == []
    await ana.button("think").click()
    await expect(ana.page.locator(".said").get_by_role("img", name=ana.say("think"))).to_be_visible()
    await picture(ana.page, "think-own")


async def show(tab: Tab, signal: dict[str, str]) -> None:
    await tab.send({"type": "signal", "id": tab.guest.next_id(), "signal": signal})


async def test_the_keyboard_points_too_and_escape_leaves_it(house: House, guests: Guests) -> None:
    ana = await guests.come("Ana", size=LAPTOP, dark=True)
    table = await playing(house, guests, ana)
    number = house.room(table.id).number
    keys = ana.page.keyboard
    await ana.button("point").press("Enter")
    await expect(ana.button("point")).to_have_attribute("aria-pressed", "true")
    await settle(ana.page)
    await picture(ana.page, "pointing-laptop")
    await keys.press("Escape")
    await expect(ana.button("point")).to_have_attribute("aria-pressed", "false")
    await expect(ana.page.locator("[data-pointable]")).to_have_count(0)
    held = ana.page.locator(".seat .front [data-spot^='C']").first
    for spot in (ana.page.locator(".lures button").first, ana.page.locator(".supply"), held):
        await ana.button("point").press("Enter")
        await spot.focus()
        await keys.press("Enter")
        await expect(ana.button("point")).to_have_attribute("aria-pressed", "false")
        await expect(ring(ana.page, table.own.seat or 0)).to_be_visible()
    await picture(ana.page, "pointed-laptop")
    await expect(held).to_have_attribute("role", "img")
    assert house.room(table.id).number == number, "a finger is no move"


async def test_on_a_television_everybody_sees_who_points_where(house: House, guests: Guests) -> None:
    ana = await guests.come("Ana", size=PHONE)
    tv = await guests.come("TV", size=(1920, 1080))
    table = await playing(house, guests, ana)
    await tv.go(f"/tv/{table.own.table['code']}")
    await expect(tv.page.locator(".lures")).to_be_visible()
    spots = ["deck", *(str(card) for card, _ in table.own.view["row"])]

    async def everybody() -> None:
        for tab, spot in zip(table.others, spots, strict=False):
            await show(tab, {"signal": "point", "spot": spot})

    await until_shown(everybody, ring(tv.page, table.others[1].seat or 0))
    await show(table.others[-1], {"signal": "think"})
    await expect(tv.page.locator(".bubble svg").first).to_be_visible()
    await picture(tv.page, "tv")
    assert await violations(tv.page) == []
