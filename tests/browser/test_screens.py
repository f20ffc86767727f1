"""A picture of every screen, in both languages, both themes, on a phone and on a laptop: in build/screenshots.

    pytest tests/browser/test_screens.py

On the way, in each of them: axe finds nothing, nothing is wider than the screen, and no word is cut off.
"""

from __future__ import annotations

import os
from itertools import product
from typing import Any

import pytest
from playwright.async_api import Page

from tests.browser.chromium import ROOT
from tests.browser.house import House
from tests.browser.people import LAPTOP, PHONE, TABLET, Guests
from tests.browser.screens import every_screen
from tests.browser.words import LANGUAGES, Language

pytestmark = pytest.mark.anyio

AXE = (ROOT / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
PICTURES = ROOT / "build/screenshots"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
SIZES = {"phone": PHONE, "laptop": LAPTOP}
TOO_WIDE = """() => {
  const wide = document.documentElement.clientWidth
  if (document.documentElement.scrollWidth <= wide && document.body.scrollWidth <= wide) return []
  return [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > wide + 1)
    .map((one) => `${one.tagName}.${one.className.baseVal ?? one.className}`).slice(0, 8)
}"""
CUT_OFF = """() => {
  const open = document.querySelector('dialog[open]') ?? document.body
  const boxes = [...open.querySelectorAll('button, a.button, h1, h2, h3, label, option, .prompt p, .problem, .hint, [role=tab]')]
  return boxes.filter((one) => {
    const box = one.getBoundingClientRect()
    const style = getComputedStyle(one)
    if (box.width < 2 || style.clip !== 'auto' || style.visibility === 'hidden' || one.closest('.out-of-sight')) return false
    return one.scrollWidth > one.clientWidth + 1 && style.display !== 'inline' && one.textContent.trim() !== ''
  }).map((one) => `${one.tagName}.${one.className}: “${one.textContent.trim().slice(0, 60)}” ${one.scrollWidth} > ${one.clientWidth}`)
}"""
TOO_SMALL = """() => [...document.querySelectorAll('button, a.button, input:not([type=range]), select')].filter((one) => {
  const box = one.getBoundingClientRect()
  return box.width > 1 && box.height > 1 && !one.closest('.out-of-sight') && (box.height < 43.5 || box.width < 43.5)
}).map((one) => {
  const box = one.getBoundingClientRect()
  return `${one.tagName}.${one.className}: ${Math.round(box.width)}x${Math.round(box.height)}`
})"""


async def violations(page: Page) -> list[str]:
    """What axe finds. The policy of the page lets no script in, so axe comes by the debugger."""
    if not await page.evaluate("() => 'axe' in window"):
        await page.evaluate(AXE)
    found: Any = await page.evaluate("(tags) => axe.run(document, { runOnly: tags, resultTypes: ['violations'] })", TAGS)
    return [
        f"axe {one['id']}: {one['help']} | "
        + " | ".join(f"{node['target']} {(node.get('failureSummary') or '')[:200]}" for node in one["nodes"][:3])
        for one in found["violations"]
    ]


async def complaints(page: Page) -> list[str]:
    wide = [f"wider than the screen: {one}" for one in await page.evaluate(TOO_WIDE)]
    cut = [f"cut off: {one}" for one in await page.evaluate(CUT_OFF)]
    return [*wide, *cut]


def looks() -> list[Any]:
    all_of = product(SIZES, LANGUAGES, (False, True))
    return [pytest.param(*look, id=f"{look[0]}-{look[1]}-{'dark' if look[2] else 'light'}") for look in all_of]


@pytest.mark.parametrize(("size", "language", "dark"), looks())
async def test_every_screen_can_be_seen_and_read(
    house: House, guests: Guests, size: str, language: Language, dark: bool
) -> None:
    me = await guests.come("Élise", language=language, size=SIZES[size], dark=dark)
    folder = PICTURES / f"{size}-{language}-{'dark' if dark else 'light'}"
    folder.mkdir(parents=True, exist_ok=True)
    wrong = []
    seen = set()
    async for name, page in every_screen(house, guests, me):
        seen.add(name)
        await page.screenshot(path=folder / f"{name}.png", animations="disabled")
        found = await complaints(page)
        if language == "fr":  # the colours and the structure are the same in English
            found += await violations(page)
        wrong += [f"{name}: {one}" for one in found]
    assert not wrong, "\n".join(wrong)
    assert len(seen) > 40


async def test_on_a_tablet_nothing_is_wider_than_the_screen(house: House, guests: Guests) -> None:
    me = await guests.come("Élise", size=TABLET)
    wrong = []
    async for name, page in every_screen(house, guests, me):
        wrong += [f"{name}: {one}" for one in await complaints(page)]
    assert not wrong, "\n".join(wrong)


if os.environ.get("TARGETS"):

    async def test_targets(house: House, guests: Guests) -> None:
        me = await guests.come("Élise", size=PHONE)
        async for name, page in every_screen(house, guests, me):
            print(name, await page.evaluate(TOO_SMALL))
