"""Whatever is left of a screen, the prompt and what may be done are in sight on one's turn; the rest is scrolled."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, expect

from tests.browser.house import House
from tests.browser.hunting import FOUR, SIX, gather, prepared
from tests.browser.people import Guests, Person
from tests.browser.screens import OTHERS, begin, settle, sit_down, until_my_turn
from tests.browser.words import LANGUAGES, Language

pytestmark = pytest.mark.anyio

# A phone on its side; the smallest of them; one with everything made twice as large; and a laptop with the same.
SIZES = {
    "side": (640, 360),
    "small-side": (568, 320),
    "phone-200": (180, 320),
    "laptop-200": (640, 400),
    "long": (932, 430),
}
ALL_SIZES = pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
BOTH = pytest.mark.parametrize("language", LANGUAGES)
FIVE = (*OTHERS, "Gwenaëlle", "Bo")
COVERED = """(one) => {
  const box = one.getBoundingClientRect()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const top = document.elementFromPoint(x, y)
  return top === null || !(one.contains(top) || top.contains(one)) ? `under ${top?.className}` : null
}"""


async def is_in_sight(thing: Locator, size: tuple[int, int]) -> None:
    """The whole of it, with nothing over its middle."""
    await expect(thing).to_be_visible()
    box = await thing.bounding_box()
    name = await thing.evaluate("(one) => one.getAttribute('aria-label') ?? one.textContent.trim()")
    assert box is not None, name
    assert 0 <= box["x"] <= size[0] + 0.5 - box["width"], (name, box)
    assert 0 <= box["y"] <= size[1] + 0.5 - box["height"], (name, box)
    assert await thing.evaluate(COVERED) is None, name


async def nothing_is_wider(person: Person) -> None:
    wide = await person.page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1], wide


@ALL_SIZES
@BOTH
async def test_the_prompt_and_the_actions_of_smile_are_in_sight(
    house: House, guests: Guests, size: tuple[int, int], language: Language
) -> None:
    ana = await guests.come("Ana", size=size, language=language)
    table = await sit_down(house, ana)
    await begin(ana, table)
    await until_my_turn(table, 12)
    await ana.my_turn()
    await settle(ana.page)
    await is_in_sight(ana.page.locator(".prompt p"), size)
    actions = await ana.actions().all()
    assert actions
    for action in actions:
        await is_in_sight(action, size)
    await nothing_is_wider(ana)


@ALL_SIZES
@BOTH
async def test_the_prompt_and_the_hand_of_grumpf_are_in_sight(
    house: House, guests: Guests, size: tuple[int, int], language: Language
) -> None:
    ana = await guests.come("Ana", size=size, language=language)
    await prepared(house, ana, SIX, FIVE)
    await settle(ana.page)
    await is_in_sight(ana.page.locator(".prompt p"), size)
    hand = await ana.page.locator(".own .pawns button[aria-disabled=false]").all()
    assert len(hand) > 2
    for button in hand:
        await is_in_sight(button, size)
    await nothing_is_wider(ana)


@ALL_SIZES
async def test_the_one_thing_to_do_between_two_hunts_is_in_sight(
    house: House, guests: Guests, size: tuple[int, int]
) -> None:
    ana = await guests.come("Ana", size=size)
    table = await gather(house, ana)
    await table.own.heard("start")
    ready = ana.page.locator("button.ready")
    await expect(ready).to_be_visible()
    await settle(ana.page)
    await is_in_sight(ana.page.locator(".prompt p"), size)
    await is_in_sight(ready, size)


@pytest.mark.parametrize("size", [(360, 640), (640, 360), (180, 320), (1280, 800)], ids=str)
async def test_a_refusal_covers_neither_the_row_nor_the_hand_and_stays(
    house: House, guests: Guests, size: tuple[int, int]
) -> None:
    ana = await guests.come("Ana", size=size)
    table = await sit_down(house, ana)
    await begin(ana, table)
    await until_my_turn(table)
    await ana.my_turn()
    lures = ana.page.locator(".lures button")
    refused = ana.page.locator(".actions button[aria-disabled=true]").filter(visible=True)
    for lure in await lures.all():
        await lure.dispatch_event("click")
        if await refused.count():
            break
    await refused.first.click(force=True)
    why = ana.page.get_by_role("alert").filter(has_text="SMI-")
    await expect(why).to_be_visible()
    await settle(ana.page)
    over = await why.bounding_box()
    assert over is not None
    for thing in (ana.page.locator("section.board"), ana.page.locator("section.own")):
        box = await thing.bounding_box()
        assert box is not None
        apart = over["y"] >= box["y"] + box["height"] - 1 or over["y"] + over["height"] <= box["y"] + 1
        beside = over["x"] >= box["x"] + box["width"] - 1 or over["x"] + over["width"] <= box["x"] + 1
        assert apart or beside or size[0] < 320, (over, box)  # made so large, it takes the place of the prompt
    await lures.first.dispatch_event("click")
    await expect(ana.actions().first).to_be_visible()
    await expect(why).to_be_visible()
    await ana.actions().first.click()
    await expect(why).to_have_count(0)


async def test_four_hunters_are_on_a_phone_on_its_side_with_targets_for_a_thumb(house: House, guests: Guests) -> None:
    ana = await guests.come("Ana", size=(640, 360))
    await prepared(house, ana, FOUR)
    for button in await ana.page.locator(".own .pawns button").all():
        box = await button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44, (box, await button.get_attribute("aria-label"))
