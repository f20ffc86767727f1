"""What is told where a player looks: the goal of a first game, what just happened, names that turn nothing round."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.async_api import expect

from tests.browser.house import House
from tests.browser.people import LAPTOP, PHONE, Guests, Person, becomes
from tests.browser.screens import begin, close_sheet, settle, sit_down, until_my_turn, with_sheet
from tests.browser.test_screens import violations
from tests.browser.words import GAMES, LANGUAGES, Language
from tests.server.socket.people import play

pytestmark = pytest.mark.anyio

HISTORY = """() => {
  window.told = []
  const line = document.querySelector('.happened')
  const note = () => window.told.push([performance.now(), line.textContent.trim()])
  new MutationObserver(note).observe(line, { childList: true, characterData: true, subtree: true })
}"""
LEFT_EDGE = """(name) => {
  const prompt = document.querySelector('.prompt p')
  const text = [...prompt.childNodes].find((node) => node.data?.includes(name))
  const range = document.createRange()
  const last = text.data.length
  range.setStart(text, last - 1)
  range.setEnd(text, last)
  const end = range.getBoundingClientRect()
  range.setStart(text, text.data.indexOf(name))
  range.setEnd(text, text.data.indexOf(name) + name.length)
  return [range.getBoundingClientRect().left, end.left]
}"""


async def first_game(person: Person) -> None:
    await person.go("/")
    await person.on_shelf("play-now").click()
    await expect(person.page.locator("main.middle")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
async def test_a_first_game_begins_with_its_goal_and_one_tap_is_enough(
    house: House, guests: Guests, game: str, language: Language, size: tuple[int, int]
) -> None:
    ana = await guests.come("Ana", newcomer=True, size=size, language=language)
    ana.game = game
    await first_game(ana)
    card = ana.page.get_by_role("region", name=ana.say("goal"))
    await expect(card).to_be_visible()
    for line in ("aim", "do", "end"):
        await expect(card.get_by_text(ana.say(f"goal-{game}-{line}"))).to_be_visible()
    await settle(ana.page)
    assert await violations(ana.page) == []
    await card.get_by_role("button", name=ana.say("goal-close")).click()
    await expect(card).to_have_count(0)
    assert await ana.page.evaluate("() => document.activeElement.tagName") == "MAIN"

    await with_sheet(ana.page, ana.button("menu"))
    await ana.page.get_by_role("button", name=ana.say("goal")).click()
    await expect(ana.page.locator("dialog[open]").get_by_text(ana.say(f"goal-{game}-aim"))).to_be_visible()
    assert await violations(ana.page) == []
    await close_sheet(ana.page)
    await ana.page.reload()
    await expect(ana.page.locator("main.middle")).to_be_visible()
    await expect(card).to_have_count(0)


async def test_whoever_moves_at_once_needs_no_card(house: House, guests: Guests) -> None:
    ana = await guests.come("Ana", newcomer=True, size=PHONE)
    await first_game(ana)
    card = ana.page.get_by_role("region", name=ana.say("goal"))
    await expect(card).to_be_visible()
    await ana.act()
    await expect(card).to_have_count(0)


async def test_what_happens_on_a_phone_is_told_above_the_prompt_long_enough(house: House, guests: Guests) -> None:
    ana = await guests.come("Ana", size=PHONE)
    table = await sit_down(house, ana)
    await begin(ana, table)
    happened = ana.page.locator(".prompt .happened")
    await ana.page.evaluate(HISTORY)
    await play(table.tabs, 8)
    await expect(happened).not_to_be_empty()
    await until_my_turn(table)
    await ana.my_turn()
    await expect(happened).not_to_be_empty()
    above, prompt = await happened.bounding_box(), await ana.page.locator(".prompt p").bounding_box()
    assert above is not None
    assert prompt is not None
    assert above["y"] + above["height"] <= prompt["y"] + 1
    await becomes(ana.page, "window.told.length > 3")
    told = await ana.page.evaluate("() => window.told")
    for (before, words), (after, _) in pairwise(told):
        assert after - before > 850, words


async def test_what_happened_is_not_read_out_twice(house: House, guests: Guests) -> None:
    ana = await guests.come("Ana", size=PHONE)
    table = await sit_down(house, ana)
    await begin(ana, table)
    await until_my_turn(table)
    await ana.my_turn()
    assert await ana.page.locator(".happened").get_attribute("aria-hidden") == "true"


@pytest.mark.parametrize("name", ["נועה", "ليلى"], ids=["hebrew", "arabic"])
async def test_a_name_from_right_to_left_does_not_turn_the_prompt_round(
    house: House, guests: Guests, name: str
) -> None:
    ana = await guests.come("Ana", size=LAPTOP)
    table = await sit_down(house, ana, (name, "Maëlle", "Zoé"))
    await begin(ana, table)
    seat = next(tab.seat for tab in table.others if tab.guest.name == name)
    while house.awaited(table.id) != seat:
        await play(table.tabs, 1)
    prompt = ana.page.locator(".prompt p")
    await expect(prompt).to_contain_text(name)
    start, end = await ana.page.evaluate(LEFT_EDGE, name)
    assert start < end, "the name comes first, and the full stop after it"
    await play(table.tabs, 1)
    lines = ana.page.locator("aside .list li", has_text=name)
    await expect(lines.first).to_be_visible()
    assert await lines.first.evaluate("(one) => getComputedStyle(one).direction") == "ltr"


async def test_the_points_come_before_the_law_and_a_rule_opens_its_section(house: House, guests: Guests) -> None:
    ana = await guests.come("Ana", size=PHONE)
    page = await ana.go("/rules/smile#SMI-040")
    rule = page.locator("[data-rule='SMI-040']")
    await expect(rule).to_be_in_viewport()
    await expect(rule).to_be_focused()
    points = page.get_by_role("region", name=ana.say("rules-essential"))
    first = page.locator("main details").first
    above, below = await points.bounding_box(), await first.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] < below["y"]
    assert await first.get_attribute("open") is None
    await page.locator("main input").fill("luciole")
    await expect(page.locator("main dd:visible", has_text="luciole").first).to_be_visible()
