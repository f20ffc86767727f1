"""A picture of every screen, in both languages, both themes, on a phone and on a laptop: in build/screenshots.

    pytest tests/browser/test_screens.py                 four looks, which have all of that
    SCREENS=all pytest tests/browser/test_screens.py     all eight

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
RULES = {"label-content-name-mismatch": {"enabled": True}}  # an experiment of axe, which has to be asked for
LONG = ("shelf-tables", "lobby", "end", "tv-end", "invitation")  # pictured to their bottom
SIZES = {"phone": PHONE, "laptop": LAPTOP}
TOO_WIDE = """() => {
  const wide = document.documentElement.clientWidth
  if (document.documentElement.scrollWidth <= wide && document.body.scrollWidth <= wide) return []
  return [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > wide + 1)
    .map((one) => `${one.tagName}.${one.className.baseVal ?? one.className}`).slice(0, 8)
}"""
CUT_OFF = """() => {
  const open = document.querySelector('dialog[open], [popover]:popover-open') ?? document.body
  const found = []
  const kinds = 'button, a.button, a.link, h1, h2, h3, label, select, summary, .prompt, .problem, .hint, th, td'
  for (const box of open.querySelectorAll(kinds)) {
    const edge = box.getBoundingClientRect()
    if (edge.width < 2 || box.closest('.out-of-sight')) continue
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      if (!text.data.trim() || text.parentElement.closest('.out-of-sight, svg, option, .reason')) continue
      if (!text.parentElement.checkVisibility({ visibilityProperty: true })) continue
      if (getComputedStyle(text.parentElement).textOverflow === 'ellipsis') continue // names may be long, and say so
      const range = document.createRange()
      range.selectNodeContents(text)
      const at = range.getBoundingClientRect()
      if (at.right > edge.right + 1 || at.left < edge.left - 1) found.push(`${box.className}: “${text.data.trim()}”`)
    }
  }
  return found
}"""
TOO_SMALL = """() => [...document.querySelectorAll('button, a.button, input, select')].filter((one) => {
  const box = one.getBoundingClientRect()
  return box.width > 1 && box.height > 1 && !one.closest('.out-of-sight') && (box.height < 43.5 || box.width < 43.5)
}).map((one) => {
  const box = one.getBoundingClientRect()
  return `${one.tagName}.${one.className}: ${Math.round(box.width)}x${Math.round(box.height)}`
})"""


async def violations(page: Page, rules: dict[str, Any] = RULES) -> list[str]:
    """What axe finds. The policy of the page lets no script in, so axe comes by the debugger."""
    if not await page.evaluate("() => 'axe' in window"):
        await page.evaluate(AXE)
    found: Any = await page.evaluate(
        "([tags, rules]) => axe.run(document, { runOnly: tags, rules, resultTypes: ['violations'] })", [TAGS, rules]
    )
    return [
        f"axe {one['id']}: {node['html'][:120]} {' '.join((node.get('failureSummary') or '').split()[6:])[:160]}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


async def complaints(page: Page) -> list[str]:
    wide = [f"wider than the screen: {one}" for one in await page.evaluate(TOO_WIDE)]
    cut = [f"cut off: {one}" for one in await page.evaluate(CUT_OFF)]
    return [*wide, *cut]


def report(wrong: dict[str, list[str]]) -> str:
    return "\n".join(f"{one}\n    on {', '.join(names)}" for one, names in wrong.items())


def looks() -> list[Any]:
    all_of = list(product(SIZES, LANGUAGES, (False, True)))
    if os.environ.get("SCREENS") != "all":
        all_of = [("phone", "fr", False), ("phone", "en", True), ("laptop", "fr", True), ("laptop", "en", False)]
    return [pytest.param(*look, id=f"{look[0]}-{look[1]}-{'dark' if look[2] else 'light'}") for look in all_of]


@pytest.mark.parametrize(("size", "language", "dark"), looks())
async def test_every_screen_can_be_seen_and_read(
    house: House, guests: Guests, size: str, language: Language, dark: bool
) -> None:
    me = await guests.come("Élise", language=language, size=SIZES[size], dark=dark)
    folder = PICTURES / f"{size}-{language}-{'dark' if dark else 'light'}"
    folder.mkdir(parents=True, exist_ok=True)
    wrong: dict[str, list[str]] = {}
    seen = set()
    async for name, page in every_screen(house, guests, me):
        seen.add(name)
        await page.screenshot(path=folder / f"{name}.png", animations="disabled", full_page=name in LONG)
        found = await complaints(page)
        found += await violations(page)
        for one in found:
            wrong.setdefault(one, []).append(name)
    assert not wrong, report(wrong)
    assert len(seen) > 40


async def test_on_a_tablet_nothing_is_wider_than_the_screen(house: House, guests: Guests) -> None:
    me = await guests.come("Élise", size=TABLET)
    wrong: dict[str, list[str]] = {}
    async for name, page in every_screen(house, guests, me):
        for one in await complaints(page):
            wrong.setdefault(one, []).append(name)
    assert not wrong, report(wrong)


if os.environ.get("TARGETS"):

    async def test_targets(house: House, guests: Guests) -> None:
        me = await guests.come("Élise", size=PHONE)
        async for name, page in every_screen(house, guests, me):
            print(name, await page.evaluate(TOO_SMALL))
