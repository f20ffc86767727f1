"""Channels on a phone: a tab for each that one hears, and nothing of those that one does not.

Played with Pebbles, a box from elsewhere, as if it had nights: between the first pebble and the fourth. Pictures of it
lie in build/screenshots/channels, in both languages and both themes.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Locator, Page, expect

from tablee import games
from tablee.kernel import Channels, Eyes
from tablee.server import app, pages
from tests.browser.chromium import ROOT
from tests.browser.house import House
from tests.browser.people import PHONE, Guests
from tests.browser.screens import settle
from tests.browser.test_partners import LOOKS, at_table
from tests.browser.test_screens import PICTURES, complaints, violations
from tests.browser.words import Language

pytestmark = pytest.mark.anyio

ELSEWHERE = ROOT / "tests/adding"
WORDS = {"fr": "channel-pack = La meute\n", "en": "channel-pack = The pack\n"}
PACK = {"fr": "La meute", "en": "The pack"}
TARGET = 44  # pixels


def nights(position: Any, eyes: Eyes) -> Channels:
    """Seats 0 and 1 talk by night, and nobody else."""
    if not 8 < position.left < 12:
        return Channels(() if eyes is None else ("table",), ("table",))
    return Channels(("pack",), ("table", "pack")) if eyes in (0, 1) else Channels((), ("table",))


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The client, with a box that has words for its channel."""
    folder = tmp_path_factory.mktemp("client")
    for half in ("games", "web"):
        shutil.copytree(ELSEWHERE / half, folder / half)
    for language, words in WORDS.items():
        with (folder / "web/pebbles" / f"{language}.ftl").open("a", encoding="utf-8") as file:
            file.write(words)
    environment = {**os.environ, "TABLEE_WEB_GAMES": str(folder / "web")}
    command = [sys.executable, "tools/web.py", "--into", str(folder / "static")]
    subprocess.run(command, env=environment, cwd=ROOT, check=True, capture_output=True)
    return folder / "static"


@pytest.fixture(autouse=True)
def on_the_shelf(monkeypatch: pytest.MonkeyPatch, client: Path) -> None:
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(ELSEWHERE / "games")])
    monkeypatch.setitem(games.SHELF, "pebbles", import_module("tablee.games.pebbles").GAME)
    monkeypatch.setattr(import_module("tablee.games.pebbles.game").Pebbles, "channels", nights)
    monkeypatch.setattr(app, "pages", partial(pages.pages, client))
    monkeypatch.setattr(app, "nowhere", partial(pages.nowhere, folder=client))


async def picture(page: Page, name: str) -> None:
    PICTURES.joinpath("channels").mkdir(parents=True, exist_ok=True)
    await settle(page)
    await page.screenshot(path=PICTURES / "channels" / f"{name}.png", animations="disabled")


def tabs(page: Page) -> Locator:
    return page.locator("dialog[open] [role=tab]")


@pytest.mark.parametrize(("language", "dark"), LOOKS)
async def test_a_channel_comes_and_goes_with_its_tab_and_all_that_was_said_in_it(
    house: House, guests: Guests, language: Language, dark: bool
) -> None:
    ana = await guests.come("Ana", size=PHONE, language=language, dark=dark)
    own, (bo, cy) = await at_table(house, ana)
    page = ana.page
    await ana.button("talk").click()
    await expect(tabs(page)).to_have_text([ana.say("log"), ana.say("chat")])

    await own.heard("play", move="take 1")
    await expect(tabs(page)).to_have_count(3)
    await tabs(page).nth(1).click()
    await expect(page.get_by_text(ana.say("channel-closed"))).to_be_visible()
    await expect(page.locator("dialog[open] input")).to_have_count(0)
    assert (await bo.say("Ana? Cy?", channel="pack"))["type"] == "heard"
    pack = tabs(page).nth(2)
    await expect(pack.locator(".count")).to_have_text("1")
    await picture(page, f"closed-{language}")
    assert await violations(page) == []
    assert await complaints(page) == []

    await tabs(page).nth(1).press("ArrowRight")
    await expect(pack).to_be_focused()
    await expect(pack).to_have_text(PACK[language])
    await expect(page.get_by_text("Ana? Cy?")).to_be_visible()
    for number in range(3):
        found = await tabs(page).nth(number).bounding_box()
        assert found is not None
        assert found["height"] >= TARGET
        assert found["width"] >= TARGET
    await page.locator("dialog[open] input").fill("Cy.")
    await page.locator("dialog[open] input").press("Enter")
    await bo.until(lambda: [said["line"]["text"] for said in bo.said] == ["Ana? Cy?", "Cy."])
    await picture(page, f"pack-{language}")
    assert await violations(page) == []
    assert await complaints(page) == []
    await cy.settle()
    assert cy.said == []

    await page.locator("dialog[open] input").fill("and then")
    await bo.heard("play", move="take 3")
    await expect(tabs(page)).to_have_text([ana.say("log"), ana.say("chat")])
    await expect(page.get_by_text("Ana? Cy?")).to_have_count(0)
    await expect(page.locator("dialog[open] input")).to_have_value("")
