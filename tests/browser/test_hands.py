"""Every hand: a small phone, a keyboard, a thumb."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.house import House
from tests.browser.people import LAPTOP, PHONE, Guests, Person
from tests.browser.screens import begin, sit_down, until_my_turn

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("language", ["fr", "en"])
async def test_the_whole_table_is_on_a_small_phone_without_scrolling(
    house: House, guests: Guests, language: str
) -> None:
    ana = await guests.come("Ana", size=PHONE, language="fr" if language == "fr" else "en")
    table = await sit_down(house, ana)
    await begin(ana, table)
    await until_my_turn(table, 10)
    await ana.my_turn()
    high = await ana.page.evaluate("() => [document.documentElement.scrollHeight, innerHeight]")
    assert high[0] <= high[1], high
    for button in await ana.page.locator(".actions button, .lures button").filter(visible=True).all():
        box = await button.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 640, await button.evaluate(NAME)
        assert min(box["width"], box["height"]) >= 44, (box, await button.evaluate(NAME))


NAME = "(one) => one.getAttribute('aria-label') ?? one.textContent.trim()"


async def focused(person: Person) -> str:
    return str(await person.page.evaluate(f"() => ({NAME})(document.activeElement)"))


async def tab_to(person: Person, name: str) -> None:
    """By the tabulator alone; everything on the way shows its focus."""
    for _ in range(60):
        await person.page.keyboard.press("Tab")
        shown = await person.page.evaluate(
            """() => {
              const style = getComputedStyle(document.activeElement)
              return style.outlineStyle !== 'none' || style.boxShadow !== 'none'
            }"""
        )
        if await focused(person) == name:
            assert shown, f"the focus on {name} cannot be seen"
            return
    raise AssertionError(f"{name} cannot be reached")


async def test_a_game_is_opened_and_played_by_the_keyboard_alone(house: House, guests: Guests) -> None:
    ana = await guests.come("Ana", size=LAPTOP)
    keys = ana.page.keyboard
    await ana.go("/")
    await tab_to(ana, ana.say("play-now"))
    await keys.press("Enter")
    await ana.page.wait_for_url("**/t/*")
    table = ana.table
    await ana.my_turn()
    room = house.room(table)

    number = room.number
    if await ana.page.locator(".actions .offer[aria-disabled=false]").filter(visible=True).count():
        await keys.press("Space")  # offer to the one that may be offered to
    else:
        await keys.press("Enter")
    await house.until(lambda: room.number > number)

    await ana.my_turn()
    await tab_to(ana, str(await ana.page.locator(".lures button").first.evaluate(NAME)))
    await keys.press("ArrowRight")
    assert await focused(ana) == await ana.page.locator(".lures button").nth(1).evaluate(NAME)
    number = room.number
    said = str(await ana.page.locator(".lures button").first.evaluate(NAME))
    await keys.press("ArrowLeft")
    assert await focused(ana) == said
    may = str(await ana.actions().last.evaluate(NAME))
    await tab_to(ana, may)
    await keys.press("Enter")
    await house.until(lambda: room.number > number)


async def test_what_cannot_be_done_says_why_and_shows_the_rule(house: House, guests: Guests) -> None:
    ana = await guests.come("Ana", size=PHONE)
    table = await sit_down(house, ana)
    await begin(ana, table)
    await until_my_turn(table)
    await ana.my_turn()
    await ana.page.locator(".lures button").last.click()
    await ana.page.locator(".actions button[aria-disabled=true]").filter(visible=True).first.click(force=True)
    why = ana.page.get_by_role("alert").filter(has_text="SMI-")
    await expect(why).to_be_visible()
    await ana.page.keyboard.press("Escape")


async def test_a_sheet_keeps_the_focus_and_gives_it_back(house: House, guests: Guests) -> None:
    ana = await guests.come("Ana")
    await ana.go("/")
    settings = ana.button("settings")
    await settings.focus()
    await ana.page.keyboard.press("Enter")
    await expect(ana.page.locator("dialog[open]")).to_be_visible()
    inside = """() => document.activeElement === document.body
      || document.querySelector('dialog[open]').contains(document.activeElement)"""
    for _ in range(12):
        await ana.page.keyboard.press("Tab")
        assert await ana.page.evaluate(inside)
    await ana.page.keyboard.press("Escape")
    await expect(settings).to_be_focused()
