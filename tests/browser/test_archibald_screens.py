"""A picture of every screen of Archibald, like those of `test_screens`: with the same demands.

pytest tests/browser/test_archibald_screens.py                 four looks, two of them with a television
SCREENS=all pytest tests/browser/test_archibald_screens.py     every size in both languages and both themes
"""

from __future__ import annotations

import os
from itertools import product
from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.archibald_positions import DECISIONS, FOUR, GARDEN_PARTY, TWO, Paper
from tests.browser.archibald_race import CELL, TALL, cell, prepared
from tests.browser.archibald_screens import TV, every_screen_of_the_race, others_of
from tests.browser.house import House
from tests.browser.people import LAPTOP, PHONE, TABLET, Guests
from tests.browser.screens import settle
from tests.browser.test_screens import PICTURES, complaints, report, violations
from tests.browser.words import LANGUAGES, Language

pytestmark = pytest.mark.anyio

SIZES = {"phone": PHONE, "tablet": TABLET, "laptop": LAPTOP}
LONG = ("archibald-lobby", "archibald-end-won", "archibald-end-lost")
ALL = os.environ.get("SCREENS") == "all"
ALIKE = {f"archibald-learn-{lesson:02}" for lesson in range(2, 9)}  # built like the first


def looks() -> list[Any]:
    all_of = list(product(SIZES, LANGUAGES, (False, True)))
    if not ALL:
        all_of = [("phone", "fr", False), ("phone", "en", True), ("laptop", "fr", True), ("tablet", "en", False)]
    return [pytest.param(*look, id=f"{look[0]}-{look[1]}-{'dark' if look[2] else 'light'}") for look in all_of]


@pytest.mark.parametrize(("size", "language", "dark"), looks())
async def test_every_screen_of_the_race_can_be_seen_and_read(
    house: House, guests: Guests, size: str, language: Language, dark: bool
) -> None:
    me = await guests.come("Élise", language=language, size=SIZES[size], dark=dark)
    tv = await guests.come("TV", language=language, size=TV, dark=dark) if size == "phone" else None
    folder = PICTURES / f"{size}-{language}-{'dark' if dark else 'light'}"
    folder.mkdir(parents=True, exist_ok=True)
    wrong: dict[str, list[str]] = {}
    seen = set()
    async for name, page in every_screen_of_the_race(house, guests, me, tv):
        seen.add(name)
        await page.evaluate("() => scrollTo(0, 0)")
        await page.screenshot(path=folder / f"{name}.png", animations="disabled", full_page=name in LONG)
        found = await complaints(page)
        if size == "phone" and (ALL or name not in ALIKE):  # larger screens are built and coloured alike
            found += await violations(page)
        for one in found:
            wrong.setdefault(one, []).append(name)
    assert not wrong, report(wrong)
    assert len(seen) > 60


ON_THE_BOARD = (
    "choose_start",
    "move",
    "move_jails",
    "retry",
    "bonus_move",
    "destination_trap",
    "destination_flood",
    "destination_defeat",
    "peek",
)
IN_SIGHT = """(one) => {
  const at = one.getBoundingClientRect()
  const found = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2)
  return one.contains(found) ? '' : `${one.dataset.cell}: ${found?.tagName}.${found?.className}`
}"""
COVERED = f"(one) => {{ one.scrollIntoView({{ block: 'center' }}); return ({IN_SIGHT})(one) }}"


@pytest.mark.parametrize("decision", ON_THE_BOARD)
@pytest.mark.parametrize("size", [PHONE, TALL], ids=["small", "tall"])
async def test_whatever_can_be_chosen_is_in_sight_on_a_phone(
    house: House, guests: Guests, decision: str, size: tuple[int, int]
) -> None:
    """Section 10: the board follows the hero, and whatever is lit; a thumb finds it."""
    me = await guests.come("Élise", size=size)
    paper = DECISIONS[decision]
    await prepared(house, me, paper, others_of(paper))
    lit = me.page.locator(CELL)
    await expect(lit.first).to_be_visible()
    await settle(me.page)
    for one in await lit.all():
        assert await one.evaluate(IN_SIGHT) == ""
        box = await one.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44, box


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", [TWO, GARDEN_PARTY, FOUR], ids=["two", "three", "four"])
async def test_hand_and_hero_are_on_a_phone_without_scrolling(
    house: House, guests: Guests, language: Language, paper: Paper
) -> None:
    me = await guests.come("Élise", language=language, size=PHONE)
    await prepared(house, me, paper, others_of(paper))
    assert await cell(me, "C5").evaluate(IN_SIGHT) == ""
    for button in await me.page.locator(".own button").filter(visible=True).all():
        box = await button.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= PHONE[1], await button.text_content()
        assert min(box["width"], box["height"]) >= 44, (box, await button.text_content())


@pytest.mark.parametrize(
    "size", [PHONE, (320, 568), (844, 390), TABLET, LAPTOP], ids=lambda size: f"{size[0]}x{size[1]}"
)
async def test_nothing_lies_over_a_cell_or_a_button_however_little_room_there_is(
    house: House, guests: Guests, size: tuple[int, int]
) -> None:
    """Where the board does not fit, it is scrolled."""
    me = await guests.come("Élise", size=size)
    await prepared(house, me, GARDEN_PARTY)
    await me.page.locator(".own [data-spot='E2-D#1']").click()
    await expect(me.page.locator(".own .doing .held")).to_be_visible()
    found = [await one.evaluate(COVERED) for one in await me.page.locator(".place .cell").all()]
    found += [await one.evaluate(COVERED) for one in await me.page.locator(".own button").filter(visible=True).all()]
    assert not any(found), [one for one in found if one]
