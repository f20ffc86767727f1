"""What nobody should type, links that lead nowhere any more, two tabs, and clocks that are wrong."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.house import House
from tests.browser.people import LAPTOP, Guests, Person
from tests.browser.screens import begin, sit_down, to_the_end, until_my_turn

pytestmark = pytest.mark.anyio

SCRIPT = "<img src=x onerror=alert(1)>"
RTL = "\u202egnirts\u202c"
REFUSED = ["", "   ", "\u200b", RTL, "a\u0000b", "x" * 10_000, "👩‍👩‍👧‍👦" * 30]
TAKEN = ["Zoé 🐙", "<b>Bo</b>", "'; --", "עדי", "Ŝáńdőr", "{ name }"]


async def try_name(person: Person, name: str) -> None:
    person.name = name
    await person.page.get_by_label(person.say("name-label")).fill(name)
    await person.page.locator("dialog[open] form button").click()


@pytest.mark.parametrize("name", REFUSED, ids=lambda name: repr(name[:8]))
async def test_a_name_that_is_none_is_refused_with_a_reason(house: House, guests: Guests, name: str) -> None:
    ana = await guests.come("Ana")
    await ana.go("/")
    await ana.on_shelf("open-table").click()
    await try_name(ana, name)
    await expect(ana.page.locator("dialog[open] .problem")).not_to_be_empty()
    assert ana.page.url.endswith("/")
    await try_name(ana, "Ana")
    await ana.is_seated()


@pytest.mark.parametrize("name", TAKEN)
async def test_a_strange_name_is_shown_as_it_was_typed(house: House, guests: Guests, name: str) -> None:
    ana = await guests.come("Ana")
    await ana.go("/")
    await ana.on_shelf("open-table").click()
    await try_name(ana, name)
    await ana.is_seated()
    await expect(ana.page.locator(".around bdi").filter(has_text=name)).to_be_visible()
    assert await ana.page.locator(".around img, .around b").count() == 0


async def test_whatever_is_said_is_only_text(house: House, guests: Guests) -> None:
    ana = await guests.come("Ana", size=LAPTOP)
    table = await sit_down(house, ana)
    await begin(ana, table)
    await until_my_turn(table)
    await ana.page.get_by_role("tab", name=ana.say("chat")).click()
    field = ana.page.get_by_label(ana.say("chat-placeholder"))
    for words in (SCRIPT, "مرحبا " + RTL, "🐙" * 40, "x" * 10_000, "   ", "javascript:alert(1) https://example.org"):
        await field.fill(words)
        await field.press("Enter")
    said = ana.page.locator("aside .chat li")
    await expect(said.filter(has_text=SCRIPT)).to_be_visible()
    await expect(said.filter(has_text="https://example.org")).to_be_visible()
    assert await said.locator("img, a, script").count() == 0
    assert await ana.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    lengths = [len(text) for text in await said.all_inner_texts()]
    assert max(lengths) < 600


async def test_links_that_lead_to_no_seat_say_why(house: House, guests: Guests) -> None:
    host = await house.guest("Zoé")
    table = await host.open(seats=3)
    tab = await host.tab(table)
    await tab.heard("sit")
    for seat in (1, 2):
        await tab.heard("add_bot", seat=seat, level="solid")
    ana = await guests.come("Ana")
    for path, key in (
        (f"/t/{table}", "closed-full"),
        (f"/t/{'f' * 32}", "closed-unknown"),
        ("/c/ZZZZZ", "code-unknown"),
        ("/tv/ZZZZZ", "closed-unknown"),
        (f"/replay/{table}", "closed-running"),
    ):
        await ana.go(path)
        await expect(ana.page.get_by_role("heading", name=ana.say(key))).to_be_visible()


async def test_a_table_that_is_over_shows_its_end_or_its_replay(house: House, guests: Guests) -> None:
    ana = await guests.come("Ana")
    table = await sit_down(house, ana)
    await begin(ana, table)
    await to_the_end(table)
    await ana.has_ended()
    bo = await guests.come("Bo")
    await bo.go(f"/t/{table.id}")
    await bo.has_ended()
    assert await bo.button("rematch").count() == 0


async def test_two_tabs_in_the_same_seat_both_play(house: House, guests: Guests) -> None:
    ana = await guests.come("Ana")
    table = await sit_down(house, ana)
    await begin(ana, table)
    await until_my_turn(table)
    await ana.my_turn()
    first = ana.page
    second = await ana.context.new_page()
    await second.goto(first.url)
    await expect(first.get_by_text(ana.say("other-tab"))).to_be_visible()
    ana.page = second
    room = house.room(table.id)
    number = room.number
    await ana.act()
    await house.until(lambda: room.number > number)
    await expect(first.locator(".prompt.mine")).to_have_count(0)


@pytest.mark.parametrize("skew", [-86_400_000, 86_400_000], ids=["a day behind", "a day ahead"])
async def test_a_device_whose_clock_is_wrong_shows_the_right_time(house: House, guests: Guests, skew: int) -> None:
    ana = await guests.come("Ana", size=LAPTOP)
    await ana.context.add_init_script(f"const now = Date.now.bind(Date); Date.now = () => now() + {skew}")
    table = await sit_down(house, ana)
    await begin(ana, table)
    await until_my_turn(table)
    await ana.my_turn()
    left = ana.page.locator(".prompt [role=timer]")
    await expect(left).to_be_visible()
    minutes, seconds = (await left.inner_text()).strip().split(":")
    assert 0 < int(minutes) * 60 + int(seconds) <= 120


async def test_an_old_page_is_offered_the_new_one(house: House, guests: Guests) -> None:
    ana = await guests.come("Ana")
    table = await sit_down(house, ana)
    await begin(ana, table)
    ana.offline = True
    newer = "<!doctype html><script type=module src=/assets/index-newer.js></script>"
    await ana.context.route(f"{house.base}/", lambda route: route.fulfill(body=newer, content_type="text/html"))
    await house.stop()
    await expect(ana.page.get_by_text(ana.say("line-lost"))).to_be_visible()
    await house.start()
    await expect(ana.page.get_by_text(ana.say("fresh"))).to_be_visible()
    await ana.page.locator(".fresh").get_by_role("button").click()
    await expect(ana.page.locator(".lures")).to_be_visible()
