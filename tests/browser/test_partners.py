"""Partners: one proposes something at a spot, and everybody sees what; one asks for advice, and sees it alone.

Played with Pebbles, a box from elsewhere. Pictures of it lie in build/screenshots/partners, in both languages and both
themes.
"""

from __future__ import annotations

import os
import subprocess
import sys
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Locator, Page, expect

from tablee import games
from tablee.server import app, pages
from tests.browser.chromium import ROOT
from tests.browser.house import House
from tests.browser.people import PHONE, Guests, Person
from tests.browser.screens import second_tab, settle
from tests.browser.test_screens import PICTURES, complaints, violations
from tests.browser.test_signals import until_shown
from tests.browser.words import Language
from tests.server.socket.people import Tab

pytestmark = pytest.mark.anyio

ELSEWHERE = ROOT / "tests/adding"
LOOKS = [("fr", False), ("en", True)]
COME_IN = """async ([name, adviser]) => {
  const headers = { 'Content-Type': 'application/json' }
  const post = (path, body) => fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
  await post('/api/guest', { name })
  const settings = { seats: 3, watchable: true, adviser }
  return (await (await post('/api/tables', { game: 'pebbles', settings })).json()).id
}"""


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The client, with a box more."""
    folder = tmp_path_factory.mktemp("client")
    environment = {**os.environ, "TABLEE_WEB_GAMES": str(ELSEWHERE / "web")}
    words = [sys.executable, "tools/web.py", "--into", str(folder / "static")]
    subprocess.run(words, env=environment, cwd=ROOT, check=True, capture_output=True)
    return folder / "static"


@pytest.fixture(autouse=True)
def on_the_shelf(monkeypatch: pytest.MonkeyPatch, client: Path) -> None:
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(ELSEWHERE / "games")])
    monkeypatch.setitem(games.SHELF, "pebbles", import_module("tablee.games.pebbles").GAME)
    monkeypatch.setattr(app, "pages", partial(pages.pages, client))
    monkeypatch.setattr(app, "nowhere", partial(pages.nowhere, folder=client))


async def at_table(house: House, person: Person, adviser: bool = True) -> tuple[Tab, list[Tab]]:
    """Somebody with a browser, whose turn it is, and two others without one."""
    await person.go("/")
    table = await person.page.evaluate(COME_IN, [person.name, adviser])
    own = await second_tab(house, person, table)
    await own.heard("sit", seat=0)
    others = []
    for name in ("Bo", "Cy"):
        tab = await (await house.guest(name)).tab(table)
        await tab.heard("sit")
        await tab.heard("ready")
        others.append(tab)
    await own.heard("start")
    await person.go(f"/t/{table}")
    await expect(person.page.locator(".prompt.mine")).to_be_visible()
    return own, others


async def picture(page: Page, name: str) -> None:
    PICTURES.joinpath("partners").mkdir(parents=True, exist_ok=True)
    await settle(page)
    await page.screenshot(path=PICTURES / "partners" / f"{name}.png", animations="disabled")


async def box(of: Locator) -> Any:
    found = await of.bounding_box()
    assert found is not None
    return found


def apart(one: Any, other: Any) -> bool:
    return bool(one["y"] + one["height"] <= other["y"] + 0.5 or other["y"] + other["height"] <= one["y"] + 0.5)


@pytest.mark.parametrize(("language", "dark"), LOOKS)
async def test_advice_covers_neither_the_prompt_nor_the_hand_and_plays_nothing(
    house: House, guests: Guests, language: Language, dark: bool
) -> None:
    ana = await guests.come("Ana", size=PHONE, language=language, dark=dark)
    own, _ = await at_table(house, ana)
    number = house.room(own.table_id).number
    page, note = ana.page, ana.page.locator(".advice")
    await picture(page, f"ask-{language}")
    assert await violations(page) == []
    await page.locator(".consult").press("Enter")
    await expect(note).to_be_visible()
    await picture(page, f"advice-{language}")
    for below in (page.locator(".prompt"), page.locator(".own")):
        assert apart(await box(note), await box(below))
    await expect(page.locator("[data-advised='heap']")).to_be_visible()
    assert await violations(page) == []
    assert await complaints(page) == []
    words = " ".join((await note.inner_text()).split())
    assert any(words in " ".join(one.split()) for one in ana.spoken), ana.spoken
    assert house.room(own.table_id).number == number, "nothing was played"
    await page.keyboard.press("Escape")
    await expect(note).to_have_count(0)
    await expect(page.locator(".consult")).to_be_focused()


@pytest.mark.parametrize(("language", "dark"), LOOKS)
async def test_what_is_proposed_is_chosen_at_its_spot_and_stands_there_for_everybody(
    house: House, guests: Guests, language: Language, dark: bool
) -> None:
    ana = await guests.come("Ana", size=PHONE, language=language, dark=dark)
    tv = await guests.come("TV", size=(1920, 1080), language=language, dark=dark)
    own, others = await at_table(house, ana)
    await tv.go(f"/tv/{own.table['code']}")
    await expect(tv.page.locator("[data-spot='heap']")).to_be_visible()
    page = ana.page
    ways = page.locator("dialog[open] li button")

    async def choose() -> None:
        await page.locator("header .point").press("Enter")
        await page.locator("main [data-spot='heap']").first.press("Enter")
        await expect(ways).to_have_count(2)
        await picture(page, f"choose-{language}")
        assert await violations(page) == []
        await ways.last.press("Enter")

    await until_shown(choose, page.locator(".proposal"))
    await others[0].settle()
    assert [frame["signal"] for frame in others[0].frames if frame.get("type") == "signalled"][-1] == {
        "signal": "propose",
        "key": "few",
        "spot": "heap",
    }

    async def show() -> None:
        signal = {"signal": "propose", "key": "few", "spot": "heap"}
        await others[1].send({"type": "signal", "id": others[1].guest.next_id(), "signal": signal})

    for screen, name in ((page, "phone"), (tv.page, "tv")):
        await until_shown(show, screen.locator(".proposal", has_text="Cy").first)
        await picture(screen, f"proposal-{name}-{language}")
        found = await box(screen.locator(".proposal", has_text="Cy").first)
        width = await screen.evaluate("() => innerWidth")
        assert found["x"] >= 0
        assert found["x"] + found["width"] <= width
        assert await violations(screen) == []


async def test_nobody_is_offered_advice_where_the_host_has_not_agreed(house: House, guests: Guests) -> None:
    ana = await guests.come("Ana", size=PHONE)
    await at_table(house, ana, adviser=False)
    await expect(ana.page.locator(".consult")).to_have_count(0)
