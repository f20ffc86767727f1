"""A picture of every screen of Les Schtroumpfs, like those of `test_screens`: with the same demands.

pytest tests/browser/test_schtroumpfs_screens.py                 four looks, two of them with a television
SCREENS=all pytest tests/browser/test_schtroumpfs_screens.py     every size in both languages and both themes
"""

from __future__ import annotations

import os
from itertools import product
from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.house import House
from tests.browser.people import LAPTOP, PHONE, TABLET, Guests
from tests.browser.schtroumpfs_positions import FIVE, SHUT, SOLO, WORKING, Paper
from tests.browser.schtroumpfs_screens import TV, every_village_screen
from tests.browser.schtroumpfs_village import TALL, prepared, row
from tests.browser.screens import OTHERS, lessons
from tests.browser.test_screens import PICTURES, complaints, report, violations
from tests.browser.words import LANGUAGES, Language

pytestmark = pytest.mark.anyio

SIZES = {"phone": PHONE, "tablet": TABLET, "laptop": LAPTOP}
LONG = ("schtroumpfs-lobby", "schtroumpfs-lobby-nightmare", "schtroumpfs-end-won", "schtroumpfs-end-lost")
ALL = os.environ.get("SCREENS") == "all"
ALIKE = {f"schtroumpfs-learn-{lesson:02}" for lesson in range(2, 9)}  # built like the first
ROWS = [f"{location}{row}" for location in range(1, 9) for row in "UL"]


def looks() -> list[Any]:
    all_of = list(product(SIZES, LANGUAGES, (False, True)))
    if not ALL:
        all_of = [("phone", "fr", False), ("phone", "en", True), ("laptop", "fr", True), ("tablet", "en", False)]
    return [pytest.param(*look, id=f"{look[0]}-{look[1]}-{'dark' if look[2] else 'light'}") for look in all_of]


@pytest.mark.parametrize(("size", "language", "dark"), looks())
async def test_every_screen_of_the_village_can_be_seen_and_read(
    house: House, guests: Guests, size: str, language: Language, dark: bool
) -> None:
    me = await guests.come("Élise", language=language, size=SIZES[size], dark=dark)
    tv = await guests.come("TV", language=language, size=TV, dark=dark) if size == "phone" else None
    folder = PICTURES / f"{size}-{language}-{'dark' if dark else 'light'}"
    folder.mkdir(parents=True, exist_ok=True)
    wrong: dict[str, list[str]] = {}
    seen = set()
    async for name, page in every_village_screen(house, guests, me, tv):
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("paper", "others"),
    [(SOLO, ()), (WORKING, OTHERS[:2]), (SHUT, OTHERS[:2]), (FIVE, (*OTHERS, "Gwenaëlle"))],
    ids=["solo", "three", "nightmare", "five"],
)
async def test_all_sixteen_actions_and_the_hand_are_on_a_phone_without_scrolling(
    house: House, guests: Guests, language: Language, paper: Paper, others: tuple[str, ...]
) -> None:
    """Section 10: the sixteen rows always fully visible, and one touch anywhere on a row places."""
    me = await guests.come("Élise", language=language, size=TALL)
    await prepared(house, me, paper, others)
    board = await me.page.locator("section.board .scroll").bounding_box()
    assert board is not None
    for key in ROWS:
        box = await row(me, key).bounding_box()
        assert box is not None
        assert board["y"] - 1 <= box["y"], (key, box)
        assert box["y"] + box["height"] <= board["y"] + board["height"] + 1, (key, box, board)
        assert box["x"] >= 0, (key, box)
        assert box["x"] + box["width"] <= TALL[0], (key, box)
        assert box["width"] >= 100, (key, box)
        assert box["height"] >= 30, (key, box)
    for card in await me.page.locator(".own .hand button").all():
        box = await card.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= TALL[1], await card.text_content()
        assert min(box["width"], box["height"]) >= 44, (box, await card.text_content())


COVERED = """(one) => {
  one.scrollIntoView({ block: 'center' })
  const at = one.getBoundingClientRect()
  const found = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2)
  return one.contains(found) ? '' : `${found?.tagName}.${found?.className} [${found?.textContent.trim().slice(0, 30)}]`
}"""


@pytest.mark.parametrize(
    "size", [PHONE, (320, 568), (844, 390), TABLET, LAPTOP], ids=lambda size: f"{size[0]}x{size[1]}"
)
async def test_nothing_lies_over_an_action_however_little_room_there_is(
    house: House, guests: Guests, size: tuple[int, int]
) -> None:
    """Where the sixteen actions do not fit, the village is scrolled."""
    me = await guests.come("Élise", size=size)
    await prepared(house, me, WORKING)
    await row(me, "N22").click()
    await expect(me.page.locator(".own .reading")).to_be_visible()
    covered = {key: await row(me, key).evaluate(COVERED) for key in ROWS}
    assert not any(covered.values()), {key: by for key, by in covered.items() if by}


@pytest.mark.parametrize("size", [PHONE, TALL, TABLET], ids=lambda size: f"{size[0]}x{size[1]}")
async def test_nothing_lies_over_an_action_in_the_tutorial(guests: Guests, size: tuple[int, int]) -> None:
    me = await guests.come("Élise", size=size)
    me.game = "schtroumpfs"
    await me.go("/learn/schtroumpfs")
    covered: dict[str, str] = {}
    async for lesson in lessons(me):
        await expect(row(me, "1U")).to_be_visible()
        covered |= {f"{lesson} {key}": await row(me, key).evaluate(COVERED) for key in ROWS}
    assert not any(covered.values()), {key: by for key, by in covered.items() if by}
