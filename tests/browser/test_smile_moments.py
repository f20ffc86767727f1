"""With everything that moves: what matters is seen before the next round, and the end is counted to its end."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.browser.house import House
from tests.browser.people import LAPTOP, PHONE, Guests
from tests.browser.screens import begin, sit_down, soon
from tests.server.socket.people import Tab, play

pytestmark = pytest.mark.anyio

NAMES = ("Élise", "Maëlle", "Jean-Baptiste", "Zoé", "Grand-papa Barnabé")
A_WHOLE_COUNT = 60_000  # ms
LEAF = ".book > :first-child"
SEE = """() => {
  window.seen = []
  const look = () => {
    const scene = document.querySelector('.scene .words')?.textContent ?? null
    const cards = [...document.querySelectorAll('.lures .lure [data-spot^="C"]')]
    const row = cards.map((card) => card.dataset.spot.slice(5))
    const preview = document.querySelector('.preview:not(.hollow) .consequence')?.textContent ?? null
    const round = Number(document.querySelector('.round > span')?.textContent.match(/\\d+/)?.[0])
    const open = document.querySelectorAll('.actions button[aria-disabled=false]').length
    const flying = document.querySelectorAll('.flights > *').length > 0
    const now = JSON.stringify({ scene, row, round, preview, open, flying })
    if (now !== window.seen.at(-1)) window.seen.push(now)
    requestAnimationFrame(look)
  }
  look()
}"""


async def seated(house: House, seats: int) -> list[Tab]:
    """A table that may be watched, with so many people who have no browser."""
    host = await house.guest(NAMES[0])
    table = await host.open(seats=seats, watchable=True)
    tabs = []
    for number, name in enumerate(NAMES[:seats]):
        tab = await (host if number == 0 else await house.guest(name)).tab(table)
        await tab.heard("sit")
        if number:
            await tab.heard("ready")
        tabs.append(tab)
    return tabs


async def until_a_round_has_ended(page: Page, tabs: list[Tab]) -> None:
    """As slowly as it can be watched: nothing is left out for whoever is far behind."""
    first = tabs[0].view["round"]
    while tabs[0].view["round"] == first:
        await play(tabs, 1, soon)
        await tabs[0].settle()
        await at_rest(page)


async def at_rest(page: Page) -> None:
    await expect(page.locator(".flights > *")).to_have_count(0)
    await expect(page.locator(".scene")).to_have_count(0)


async def looked_at(page: Page) -> list[dict[str, Any]]:
    seen: list[dict[str, Any]] = await page.evaluate("() => window.seen.map((one) => JSON.parse(one))")
    return seen


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
async def test_nothing_of_the_next_round_is_seen_before_the_last_is_over(
    house: House, guests: Guests, size: tuple[int, int]
) -> None:
    ana = await guests.come("Ana", size=size, motion=True)
    table = await sit_down(house, ana)
    await begin(ana, table)
    await at_rest(ana.page)
    await ana.page.evaluate(SEE)
    await until_a_round_has_ended(ana.page, table.tabs)
    fresh = {card for card, _ in table.own.view["row"]}
    seen = await looked_at(ana.page)
    (last,) = [number for number, one in enumerate(seen) if one["round"] == 1 and seen[number + 1]["round"] == 2]
    scenes = list(dict.fromkeys(one["scene"] for one in seen[: last + 1] if one["scene"]))
    assert len(scenes) >= 2, scenes  # the last creature, then the end of the round
    assert all(one["scene"] == scenes[-1] for one in seen[last : last + 1])
    assert not [one for one in seen[: last + 1] if fresh & set(one["row"])]
    assert not [one for one in seen[: last + 1] if one["scene"] and one["preview"]]
    assert fresh <= set(seen[-1]["row"])


async def test_buttons_wait_until_the_cards_lie_there(house: House, guests: Guests) -> None:
    ana = await guests.come("Ana", size=PHONE, motion=True)
    await ana.go("/")
    await ana.on_shelf("play-now").click()
    await ana.page.wait_for_url("**/t/*")
    await ana.my_turn()
    await ana.page.evaluate(SEE)
    for _ in range(6):
        await ana.act(last=True)
        await ana.my_turn()
    assert not [one for one in await looked_at(ana.page) if one["open"] and (one["flying"] or one["scene"])]


@pytest.mark.parametrize("seats", [3, 5])
async def test_a_television_shows_the_whole_end_page_by_page(house: House, guests: Guests, seats: int) -> None:
    """The count runs by itself, with motion, and every page fits."""
    tabs = await seated(house, seats)
    tv = await guests.come("TV", size=(1280, 720), motion=True)
    await tv.go(f"/tv/{tabs[0].table['code']}")
    await expect(tv.page.get_by_role("heading", name=tv.say("tv-join"))).to_be_visible()
    await tabs[0].heard("start")
    await play(tabs, choose=soon)
    await expect(tv.page.locator("main.end .count")).to_be_visible(
        timeout=A_WHOLE_COUNT
    )  # after the moments of a whole game
    pages = tv.page.locator(".dots button:not(.turning)")
    await expect(pages).to_have_count(4, timeout=A_WHOLE_COUNT)
    for number in range(4):
        await pages.nth(number).click()
        await expect(pages.nth(number)).to_have_attribute("aria-current", "page")
        await tv.page.locator(LEAF).evaluate("(leaf) => Promise.all(leaf.getAnimations().map((one) => one.finished))")
        for where in ("main.end", LEAF):
            await fits(tv.page, where)


async def fits(page: Page, where: str) -> None:
    over = await page.locator(where).evaluate(
        "(box) => [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight]"
    )
    assert max(over) <= 1, (where, over)


async def test_the_end_is_counted_once_with_everything_that_moves(house: House, guests: Guests) -> None:
    tabs = await seated(house, 3)
    await tabs[0].heard("start")
    await play(tabs, choose=soon)
    ana = await guests.come("Ana", size=PHONE, motion=True)
    await ana.go(f"/t/{tabs[0].table_id}")
    await expect(ana.button("end-skip")).to_be_visible()
    await expect(ana.page.locator(".podium")).to_be_visible(timeout=A_WHOLE_COUNT)
    ranks = await ana.page.locator(".count .rank").all_text_contents()
    assert [int(rank.split()[-1]) for rank in ranks] == sorted(int(rank.split()[-1]) for rank in ranks)
    await ana.link("see-replay").click()
    await expect(ana.page.locator(".replay .lures")).to_be_visible()
    await ana.page.go_back()
    await expect(ana.page.locator(".podium")).to_be_visible()
    await expect(ana.button("end-skip")).to_have_count(0)
