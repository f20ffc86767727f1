"""What newcomers stumbled over in their first evenings, box by box: each of these was seen on a screen."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from tests.browser.house import House
from tests.browser.loupsgarous_positions import ALMOST_WON
from tests.browser.loupsgarous_screens import prepared as village_at
from tests.browser.loupsgarous_village import village as thiercelieux
from tests.browser.loupsgarous_village import villager as in_thiercelieux
from tests.browser.people import TALL_PHONE, Guests, Person
from tests.browser.schtroumpfs_positions import WORKING
from tests.browser.schtroumpfs_village import prepared, villager
from tests.browser.screens import settle
from tests.browser.test_room import TV
from tests.browser.test_screens import PICTURES
from tests.browser.words import LANGUAGES, Language

pytestmark = pytest.mark.anyio

SMALL = (360, 640)
WHOLE = "(one) => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight + 1"
REASON = "Je prends le risque maintenant, tant qu’un meeple volé peut encore être libéré."
COVERED = """(sign) => {
  const words = document.createRange()
  words.selectNodeContents(sign.querySelector('.name'))
  const name = words.getBoundingClientRect()
  return [...sign.querySelectorAll('.cat, .shadow, .next')].some((one) => {
    const by = one.getBoundingClientRect()
    const wide = Math.min(name.right, by.right) - Math.max(name.left, by.left)
    const high = Math.min(name.bottom, by.bottom) - Math.max(name.top, by.top)
    return wide > 1 && high > 1
  })
}"""


async def picture(page: Page, name: str) -> None:
    folder = PICTURES / "newcomers"
    folder.mkdir(parents=True, exist_ok=True)
    await settle(page)
    await page.screenshot(path=folder / f"{name}.png", animations="disabled")


# --- Les Loups-Garous


async def heights(person: Person) -> list[float]:
    """Of the village, as often as it has houses."""
    found: list[float] = await person.page.locator(".ring .slot").evaluate_all(
        "(all) => all.map((one) => one.offsetHeight && one.parentElement.offsetHeight)"
    )
    return found


async def test_the_village_stands_until_its_last_scene_is_over_and_at_the_end_of_its_replay(
    house: House, guests: Guests
) -> None:
    ana = await in_thiercelieux(guests, "Ana")
    table = await village_at(house, ana, ALMOST_WON)
    while not thiercelieux(house, table.id).over:
        await house.pass_time(table.id)
    await expect(ana.page.locator(".panel.scene")).to_be_visible()
    assert min(await heights(ana)) > 300
    await picture(ana.page, "last-scene")
    assert await ana.page.locator("main.end").count() == 0
    await ana.has_ended()

    page = await ana.go(f"/replay/{table.id}")
    await expect(page.locator(".replay .place")).to_be_visible()
    await page.keyboard.press("End")
    await settle(page)
    assert min(await heights(ana)) > 200
    await picture(page, "replay-last")
    await page.keyboard.press("Home")
    await expect(page.locator(".panel.scene")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_alone_a_newcomer_reads_in_peace_and_finds_the_card(
    house: House, guests: Guests, language: Language
) -> None:
    ana = await in_thiercelieux(guests, "Ana", language, newcomer=True, dark=language == "en")
    await ana.go("/")
    await ana.on_shelf("play-now").tap()
    await ana.page.wait_for_url("**/t/*")
    goal = ana.page.locator(".over-board")
    await expect(goal).to_be_visible()
    table = house.room(ana.table).table
    await house.until(lambda: table.state == "paused")
    await expect(ana.page.locator(".notices .bar")).to_have_count(0)  # the card itself says how to go on
    await picture(ana.page, f"goal-{language}")
    await goal.get_by_role("button").last.tap()
    await house.until(lambda: table.state == "playing")

    hint = ana.page.locator(".held .hint strong")
    await expect(hint).to_have_text(ana.say("loupsgarous-card-ask"))
    await expect(hint).to_be_in_viewport()
    await picture(ana.page, f"who-are-you-{language}")
    await ana.page.get_by_role("button", name=ana.say("rules"), exact=True).tap()
    await expect(ana.page.locator("dialog[open]")).to_be_visible()
    await house.until(lambda: table.state == "paused")


# --- Les Schtroumpfs


@pytest.mark.parametrize("size", [SMALL, TALL_PHONE])
async def test_what_a_bot_says_is_read_whole_and_stays_on_the_screen(
    house: House, guests: Guests, size: tuple[int, int]
) -> None:
    ana = await villager(guests, "Ana", "fr", size)
    table = await prepared(house, ana, WORKING)
    await ana.page.wait_for_timeout(1600)  # what is said at once was said before
    for tab in table.others:
        await tab.say(REASON)
    bubbles = ana.page.locator(".seat .bubble")
    await expect(bubbles).to_have_count(2)
    await picture(ana.page, f"reasons-{size[0]}")
    for place in range(2):
        box = await bubbles.nth(place).bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0]
        assert await bubbles.nth(place).locator(".words").evaluate(WHOLE)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_nobody_stands_on_the_name_of_a_place(house: House, guests: Guests, language: Language) -> None:
    ana = await villager(guests, "Ana", language, (360, 900), dark=language == "en")
    await prepared(house, ana, {**WORKING, "revealed": ["G14", "G02"], "lasting": "G14", "azrael": 7})
    await expect(ana.page.locator(".location .shadow")).to_have_count(2)
    await expect(ana.page.locator(".location .cat")).to_have_count(1)
    await picture(ana.page, f"places-{language}")
    assert await ana.page.locator(".location .sign").evaluate_all(f"(all) => all.filter({COVERED}).length") == 0
    await expect(ana.page.get_by_role("heading", level=1)).to_have_accessible_name(ana.say("box-schtroumpfs"))
    assert await ana.page.locator("header h1").evaluate("(one) => one.scrollWidth - one.clientWidth") <= 0


# --- The television


@pytest.mark.parametrize("language", LANGUAGES)
async def test_all_boxes_stand_in_one_row_on_a_television(house: House, guests: Guests, language: Language) -> None:
    tv = await guests.come("TV", language=language, size=TV, dark=language == "en")
    await tv.go("/tv")
    boxes = tv.page.locator("main li button")
    await expect(boxes).to_have_count(5)
    await picture(tv.page, f"tv-{language}")
    found = [await boxes.nth(place).bounding_box() for place in range(5)]
    assert len({round(box["y"]) for box in found if box}) == 1
    assert len({round(box["height"]) for box in found if box}) == 1
    assert all(
        box and box["y"] + box["height"] <= TV[1] and box["x"] >= 0 and box["x"] + box["width"] <= TV[0]
        for box in found
    )
