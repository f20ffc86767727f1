"""A picture of every screen of Les Loups-Garous, like those of `test_screens`: with the same demands.

pytest tests/browser/test_loupsgarous_screens.py                 three looks, one of them with a television
SCREENS=all pytest tests/browser/test_loupsgarous_screens.py     every size in both languages and both themes
"""

from __future__ import annotations

import os
from itertools import product
from typing import Any

import pytest

from tests.browser.house import House
from tests.browser.loupsgarous_screens import TV, WHERE_SIZE_MATTERS, every_screen_of_the_village
from tests.browser.people import LAPTOP, TABLET, Guests
from tests.browser.test_screens import PICTURES, complaints, report, violations
from tests.browser.words import LANGUAGES, Language

pytestmark = pytest.mark.anyio

SIZES = {"phone": (360, 740), "tablet": TABLET, "laptop": LAPTOP}
LONG = ("lobby", "lobby-custom", "lobby-refused", "lobby-village", "many-lobby", "end", "many-end")
ALL = os.environ.get("SCREENS") == "all"


def looks() -> list[Any]:
    all_of = list(product(SIZES, LANGUAGES, (False, True)))
    if not ALL:
        all_of = [("phone", "fr", False), ("phone", "en", True), ("laptop", "fr", True)]
    return [pytest.param(*look, id=f"{look[0]}-{look[1]}-{'dark' if look[2] else 'light'}") for look in all_of]


@pytest.mark.parametrize(("size", "language", "dark"), looks())
async def test_every_screen_of_the_village_can_be_seen_and_read(
    house: House, guests: Guests, size: str, language: Language, dark: bool
) -> None:
    me = await guests.come("Élise", language=language, size=SIZES[size], dark=dark)
    with_tv = ALL or (size, language) == ("phone", "fr")
    tv = await guests.come("TV", language=language, size=TV, dark=dark) if with_tv else None
    folder = PICTURES / f"{size}-{language}-{'dark' if dark else 'light'}"
    folder.mkdir(parents=True, exist_ok=True)
    wrong: dict[str, list[str]] = {}
    seen = set()
    parts = () if ALL or size == "phone" else WHERE_SIZE_MATTERS
    async for name, page in every_screen_of_the_village(house, me, tv, parts):
        seen.add(name)
        await page.evaluate("() => scrollTo(0, 0)")
        long = name.removeprefix("loupsgarous-") in LONG
        await page.screenshot(path=folder / f"{name}.png", animations="disabled", full_page=long)
        found = await complaints(page)
        if size == "phone":  # larger screens are built and coloured alike
            found += await violations(page)
        for one in found:
            wrong.setdefault(one, []).append(name)
    assert not wrong, report(wrong)
    assert len(seen) > 60
