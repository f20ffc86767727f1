"""A screen reader is told the whole game: every line of the log is read out, in its order, and whose turn it is."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.house import House
from tests.browser.people import LAPTOP, Guests
from tests.browser.screens import begin, sit_down, to_the_end, until_my_turn

pytestmark = pytest.mark.anyio


async def test_the_live_region_tells_the_whole_game(house: House, guests: Guests) -> None:
    ana = await guests.come("Ana", size=LAPTOP)
    table = await sit_down(house, ana)
    await begin(ana, table)
    await to_the_end(table)
    await ana.has_ended()
    lines = ana.page.locator("aside .list li")
    await expect(lines.last).to_be_visible()
    log = [" ".join(text.split()) for text in await lines.all_inner_texts()]
    assert len(log) > 50
    told = " ".join(" ".join(ana.spoken).split())
    at = 0
    for line in log:
        found = told.find(line, at)
        assert found >= 0, f"not read out: {line}"
        at = found + len(line)
    assert ana.say("prompt-over") in told


async def test_whose_turn_it_is_and_what_may_be_done_is_read_out(house: House, guests: Guests) -> None:
    ana = await guests.come("Ana")
    table = await sit_down(house, ana)
    await begin(ana, table)
    await until_my_turn(table, 5)
    await ana.my_turn()
    prompt = await ana.page.locator(".prompt p").inner_text()
    await house.until(lambda: any(prompt in words for words in ana.spoken))


async def test_what_was_refused_is_read_out(house: House, guests: Guests) -> None:
    """An alert is read out by itself; there must be one, with the reason in it."""
    ana = await guests.come("Ana")
    await ana.go("/")
    await ana.on_shelf("open-table").click()
    await ana.page.locator("dialog form button").click()
    await expect(ana.page.locator("dialog [role=alert]")).to_have_text(ana.say("error-bad-name-empty", right=24))
    assert await ana.page.get_by_label(ana.say("name-label")).get_attribute("aria-invalid") == "true"
