"""The line to the table breaks in every way, and nothing is lost; what the page says about it is true."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import Route, WebSocketRoute, expect

from tests.browser.house import House
from tests.browser.people import PHONE, Guests, Person, becomes
from tests.browser.screens import Table, begin, sit_down, to_the_end, until_my_turn
from tests.browser.test_screens import violations
from tests.browser.words import Language

pytestmark = pytest.mark.anyio


async def at_the_table(house: House, guests: Guests) -> tuple[Person, Table]:
    ana = await guests.come("Ana")
    table = await sit_down(house, ana)
    await begin(ana, table)
    await until_my_turn(table, 6)
    await ana.my_turn()
    return ana, table


async def row(person: Person) -> list[str]:
    return [str(await one.text_content()) for one in await person.page.locator(".lures button").all()]


async def test_a_page_that_is_loaded_again_is_where_it_was(house: House, guests: Guests) -> None:
    ana, _ = await at_the_table(house, guests)
    before = await row(ana)
    await ana.page.locator(".lures button").last.click()
    await ana.page.reload()
    await ana.my_turn()
    assert await row(ana) == before
    await ana.act()
    await expect(ana.page.locator(".prompt.mine")).to_have_count(0)


async def test_a_move_on_its_way_when_the_page_is_loaded_again_counts_once(house: House, guests: Guests) -> None:
    ana, table = await at_the_table(house, guests)
    room = house.room(table.id)
    number = room.number
    await ana.act(last=True)
    await ana.page.reload()
    await expect(ana.page.locator(".lures")).to_be_visible()
    await house.until(lambda: room.number > number)
    assert (await house.acts(table.id))[-1] == "play"
    await to_the_end(table)
    await ana.has_ended()


async def test_the_network_goes_and_comes(house: House, guests: Guests) -> None:
    """While it is gone the others play on, and what was touched is not lost."""
    ana, table = await at_the_table(house, guests)
    ana.offline = True
    lost = ana.page.get_by_text(ana.say("line-lost"))
    await ana.context.set_offline(True)
    await drop_sockets(house, table)
    await expect(lost).to_be_visible()
    assert await ana.actions().count() == 0, "what cannot be sent is not offered"
    await ana.context.set_offline(False)
    await expect(lost).to_have_count(0)
    await ana.my_turn()
    await ana.act()
    await expect(ana.page.locator(".prompt.mine")).to_have_count(0)


async def drop_sockets(house: House, table: Table) -> None:
    """Whoever sits in the first seat loses every connection, the second tab too, without a word."""
    await table.own.drop()
    for connection in list(house.server.server_state.connections):
        transport = getattr(connection, "transport", None)
        if transport is not None:
            getattr(transport, "underlying_transport", transport).abort()


async def test_the_server_is_killed_and_comes_back(house: House, guests: Guests) -> None:
    ana, table = await at_the_table(house, guests)
    ana.offline = True
    before = await row(ana)
    lost = ana.page.get_by_text(ana.say("line-lost"))
    await house.stop()
    await expect(lost).to_be_visible()
    await house.start()
    await becomes(ana.page, "document.querySelector('.prompt.mine') !== null")
    await expect(lost).to_have_count(0)
    await ana.my_turn()
    assert await row(ana) == before
    number = house.room(table.id).number
    await ana.act()
    await house.until(lambda: house.room(table.id).number > number)


async def test_without_a_server_the_shelf_stands_and_says_what_is_wrong(house: House, guests: Guests) -> None:
    ana = await guests.come("Ana")
    await ana.go("/")
    await expect(ana.on_shelf("play-now")).to_be_visible()
    ana.offline = True
    await house.stop()
    await ana.on_shelf("play-now").click()
    await expect(ana.page.get_by_role("alert").filter(has_text=ana.say("refusal-offline"))).to_be_visible()
    await house.start()
    await ana.on_shelf("play-now").click()
    await ana.page.wait_for_url("**/t/*")
    await ana.my_turn()


async def test_the_shell_opens_without_a_network(house: House, guests: Guests) -> None:
    ana = await guests.come("Ana")
    await ana.go("/")
    await ana.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    await becomes(ana.page, "navigator.serviceWorker.controller !== null")
    ana.offline = True
    await house.stop()
    await ana.page.reload()
    await expect(ana.on_shelf("play-now")).to_be_visible()
    await ana.go("/rules/smile")
    await expect(ana.page.locator("main h1")).to_be_visible()


async def test_the_browser_is_believed_at_once_that_there_is_no_network(house: House, guests: Guests) -> None:
    """Nobody has to wait until a silent line is noticed: the socket itself is as it was."""
    ana, _ = await at_the_table(house, guests)
    ana.offline = True
    lost = ana.page.get_by_text(ana.say("line-lost"))
    await ana.page.evaluate("() => { dispatchEvent(new Event('offline')) }")
    await expect(lost).to_be_visible(timeout=1_000)
    await expect(lost).to_have_count(0)  # it is tried all the same
    await ana.my_turn()


async def test_a_tap_that_is_not_through_after_a_second_says_so(house: House, guests: Guests) -> None:
    ana = await guests.come("Ana", size=PHONE)
    sockets: list[WebSocketRoute] = []
    stuck = asyncio.Event()

    async def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        sockets.append(socket)

        def pass_on(message: str | bytes) -> None:
            if not (stuck.is_set() and '"play"' in str(message)):
                server.send(message)

        socket.on_message(pass_on)

    await ana.page.route_web_socket("**/ws/*", between)
    table = await sit_down(house, ana)
    await begin(ana, table)
    await until_my_turn(table, 4)
    await ana.my_turn()
    late = ana.page.locator(".prompt").get_by_text(ana.say("line-late"))
    stuck.set()
    await ana.act()
    await expect(late).to_be_visible()
    await house.until(lambda: any(ana.say("line-late") in words for words in ana.spoken))
    stuck.clear()
    await sockets[-1].close()  # the line breaks, comes back, and the tap is sent again
    await expect(late).to_have_count(0)
    await expect(ana.page.locator(".prompt.mine")).to_have_count(0)


async def test_a_page_that_found_no_server_comes_back_by_itself(house: House, guests: Guests) -> None:
    ana, table = await at_the_table(house, guests)
    await ana.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    await becomes(ana.page, "navigator.serviceWorker.controller !== null")
    ana.offline = True
    await house.stop()
    await ana.page.reload()
    await expect(ana.page.get_by_role("heading", name=ana.say("closed-offline"))).to_be_visible()
    await house.start()
    await ana.my_turn()
    assert ana.table == table.id


async def test_a_game_of_other_rules_says_so_and_is_not_asked_for_again(house: House, guests: Guests) -> None:
    """The server is there and has answered: a page that tried again and again would only hear the same."""
    ana = await guests.come("Ana")
    asked = 0

    async def refuse(route: Route) -> None:
        nonlocal asked
        asked += 1
        wrong = {"code": "bad_replay", "wrong": "1", "right": "2", "detail": "rules_version"}
        await route.fulfill(status=422, json=wrong)

    ana.offline = True  # the browser complains about the answer
    await ana.page.route("**/api/tables/*/replay*", refuse)
    await ana.go(f"/replay/{'0' * 32}")
    await expect(ana.page.get_by_role("heading", name=ana.say("closed-over"))).to_be_visible()
    words = ana.say("error-bad-replay-rules-version", wrong=1, right=2)
    await expect(ana.page.get_by_text(words)).to_be_visible()
    await expect(ana.page.get_by_role("heading", name=ana.say("closed-offline"))).to_have_count(0)
    assert asked == 1


@pytest.mark.parametrize(("language", "dark"), [("fr", False), ("en", True)])
@pytest.mark.parametrize(("status", "why"), [(429, "busy"), (500, "trouble")])
async def test_a_busy_or_broken_server_is_not_called_a_missing_network(
    house: House, guests: Guests, status: int, why: str, language: Language, dark: bool
) -> None:
    ana = await guests.come("Ana", language=language, dark=dark, size=PHONE)
    ana.offline = True  # the browser complains about the answer

    async def refuse(route: Route) -> None:
        await route.fulfill(status=status, json={"code": "internal", "wrong": "", "right": ""})

    for asked, page in (
        ("api/tables/*", f"/t/{'0' * 32}"),
        ("api/codes/*", "/c/ABCDE"),
        ("api/tables/*/replay*", f"/replay/{'0' * 32}"),
    ):
        await ana.page.route(f"**/{asked}", refuse)
        await ana.go(page)
        await expect(ana.page.get_by_role("heading", name=ana.say(f"closed-{why}"))).to_be_visible()
        await expect(ana.button("try-again")).to_be_visible()
        assert await violations(ana.page) == []
        await ana.page.unroute_all()


async def test_without_a_line_one_leaves_all_the_same(house: House, guests: Guests) -> None:
    ana, _ = await at_the_table(house, guests)
    ana.offline = True
    await house.stop()
    await expect(ana.page.get_by_text(ana.say("line-lost"))).to_be_visible()
    await ana.button("leave").first.click()
    await ana.page.locator("dialog[open]").get_by_role("button", name=ana.say("leave"), exact=True).click()
    await expect(ana.on_shelf("play-now")).to_be_visible()
    await house.start()
