"""What neighbours say at once, on a small phone: each line is read whole, and what one has to do stays in sight.

Pictures of it lie in build/screenshots/bubbles, in both languages and both themes.
"""

from __future__ import annotations

import asyncio
from itertools import combinations, product
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.browser.house import House
from tests.browser.people import PATIENCE, Guests
from tests.browser.screens import begin, settle, sit_down, until_my_turn
from tests.browser.test_screens import PICTURES
from tests.browser.words import LANGUAGES, Language

pytestmark = pytest.mark.anyio

SMALL = (360, 640)
LONG = {
    "fr": "Celle-là, je la laisse volontiers à qui la veut : elle n’apporte que des larmes, tu verras bien !",
    "en": "That one I gladly leave to whoever wants it: it brings nothing but tears, as you will soon find out!",
}
BOXES = "(all) => all.map((one) => one.getBoundingClientRect().toJSON())"


def overlap(one: Any, other: Any) -> bool:
    wide = min(one["right"], other["right"]) - max(one["left"], other["left"])
    high = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return bool(wide > 0.5 and high > 0.5)


async def boxes(page: Page, selector: str) -> list[Any]:
    found: list[Any] = await page.locator(selector).evaluate_all(BOXES)
    return found


@pytest.mark.parametrize(("language", "dark"), list(product(LANGUAGES, (False, True))))
async def test_long_lines_of_neighbours_cover_neither_each_other_nor_the_prompt_nor_the_hand(
    house: House, guests: Guests, language: Language, dark: bool
) -> None:
    ana = await guests.come("Ana", size=SMALL, language=language, dark=dark)
    table = await sit_down(house, ana)
    await begin(ana, table)
    await until_my_turn(table, 12)
    await ana.my_turn()
    said = ana.page.locator(".seat .bubble p")
    async with asyncio.timeout(PATIENCE / 1000):
        while await said.count() < 3:  # whoever has just come in is only reminded of what was said
            for tab in table.others:
                await tab.say(LONG[language])
            await ana.page.wait_for_timeout(500)
    await settle(ana.page)
    lines = await boxes(ana.page, ".seat .bubble p")
    covered = await boxes(ana.page, ".prompt, section.own")
    PICTURES.joinpath("bubbles").mkdir(parents=True, exist_ok=True)
    await ana.page.screenshot(path=PICTURES / "bubbles" / f"{language}-{'dark' if dark else 'light'}.png")
    await expect(ana.page.locator(".prompt")).to_be_in_viewport()
    assert not any(overlap(one, other) for one, other in combinations(lines, 2)), lines
    assert not any(overlap(line, other) for line in lines for other in covered), (lines, covered)
    assert all(line["left"] >= 0 and line["right"] <= SMALL[0] for line in lines)
