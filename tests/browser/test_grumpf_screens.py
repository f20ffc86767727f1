"""A picture of every screen of Grumpf, like those of `test_screens`: in build/screenshots, with the same demands.

pytest tests/browser/test_grumpf_screens.py                 four looks, three of them with a television
SCREENS=all pytest tests/browser/test_grumpf_screens.py     every size in both languages and both themes
"""

from __future__ import annotations

import os
from itertools import product
from typing import Any

import pytest

from tests.browser.grumpf_screens import TV, every_hunting_screen
from tests.browser.house import House
from tests.browser.hunting import FOUR, SIX, Paper, board, prepared
from tests.browser.people import LAPTOP, PHONE, TABLET, Guests
from tests.browser.screens import OTHERS
from tests.browser.test_screens import PICTURES, complaints, report, violations
from tests.browser.words import LANGUAGES, Language

pytestmark = pytest.mark.anyio

SIZES = {"phone": PHONE, "tablet": TABLET, "laptop": LAPTOP}
LONG = ("grumpf-lobby", "grumpf-lobby-slow", "grumpf-end")  # pictured to their bottom
ALL = os.environ.get("SCREENS") == "all"
ALIKE = {f"grumpf-learn-{lesson:02}" for lesson in range(2, 40)}  # built like the first
KEYS = ("bees", "reptiles", "fish", "birds", "mammoths", "sorcerer")


def looks() -> list[Any]:
    all_of = list(product(SIZES, LANGUAGES, (False, True)))
    if not ALL:
        all_of = [("phone", "fr", False), ("phone", "en", True), ("laptop", "fr", True), ("tablet", "en", False)]
    return [pytest.param(*look, id=f"{look[0]}-{look[1]}-{'dark' if look[2] else 'light'}") for look in all_of]


@pytest.mark.parametrize(("size", "language", "dark"), looks())
async def test_every_screen_of_grumpf_can_be_seen_and_read(
    house: House, guests: Guests, size: str, language: Language, dark: bool
) -> None:
    me = await guests.come("Élise", language=language, size=SIZES[size], dark=dark)
    tv = await guests.come("TV", language=language, size=TV, dark=dark) if size == "phone" else None
    folder = PICTURES / f"{size}-{language}-{'dark' if dark else 'light'}"
    folder.mkdir(parents=True, exist_ok=True)
    wrong: dict[str, list[str]] = {}
    seen = set()
    async for name, page in every_hunting_screen(house, guests, me, tv):
        seen.add(name)
        await page.evaluate("() => scrollTo(0, 0)")
        await page.screenshot(path=folder / f"{name}.png", animations="disabled", full_page=name in LONG)
        found = await complaints(page)
        if size == "phone" and (ALL or name not in ALIKE):  # larger screens are built and coloured alike
            found += await violations(page)
        for one in found:
            wrong.setdefault(one, []).append(name)
    assert not wrong, report(wrong)
    assert len(seen) > 30


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("paper", "others"), [(FOUR, OTHERS), (SIX, (*OTHERS, "Gwenaëlle", "Bo"))], ids=["4", "6"])
async def test_all_six_boards_and_both_hands_are_on_a_small_phone_without_scrolling(
    house: House, guests: Guests, language: Language, paper: Paper, others: tuple[str, ...]
) -> None:
    me = await guests.come("Élise", language=language, size=PHONE)
    await prepared(house, me, paper, others)
    high = await me.page.evaluate("() => [document.documentElement.scrollHeight, innerHeight]")
    assert high[0] <= high[1], high
    for key in KEYS:
        box = await board(me, key).bounding_box()
        assert box is not None
        assert 0 <= box["y"] <= 640 - box["height"], (key, box)
        assert 0 <= box["x"] <= 360 - box["width"], (key, box)
        assert min(box["width"], box["height"]) >= 60, (key, box)
    for button in await me.page.locator(".own .pawns button").all():
        box = await button.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 640, await button.get_attribute("aria-label")
        assert min(box["width"], box["height"]) >= 44, (box, await button.get_attribute("aria-label"))
