"""A room: a machine that invites, a television that nobody plays on, and phones that were told nothing."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

import pytest
from playwright.async_api import Locator, Page, expect

from tablee.server.qr import picture
from tests.browser.house import House
from tests.browser.people import LAPTOP, PHONE, Guests, Person, becomes
from tests.browser.screens import Table, say_aloud, second_tab, sit_down, soon, to_the_end
from tests.browser.test_screens import violations
from tests.browser.words import Language
from tests.server.socket.people import play

pytestmark = pytest.mark.anyio

TV = (1920, 1080)
COUNT_TAPS = "window.taps = 0; addEventListener('pointerdown', () => (window.taps += 1), true)"


def on_the_network(house: House, *names: str) -> list[str]:
    """The house has these names there, and Chromium knows the way. Their pages are plain http, as in a living room."""
    house.addresses = tuple(f"http://{name}.lan:{house.port}" for name in names)
    return list(house.addresses)


async def drawn_link(page: Page, house: House) -> str:
    """The link that the picture leads to: what it says, if that is what was drawn."""
    image = page.locator(".qr img")
    await expect(image).to_be_visible()
    said = (await image.get_attribute("alt") or "").rpartition(" ")[2]
    source = await image.get_attribute("src")
    drawn = await page.evaluate("async (address) => (await fetch(address)).text()", source)
    assert drawn == picture(said).decode()
    return said


async def top(one: Locator) -> float:
    box = await one.bounding_box()
    assert box is not None
    return box["y"]


# --- Invitations


async def test_an_invitation_reaches_a_fresh_phone_which_sits_down_with_a_name_and_one_tap(
    house: House, guests: Guests
) -> None:
    salon, _ = on_the_network(house, "salon", "bureau")
    ana = await guests.come("Ana", size=LAPTOP)
    table = await ana.open_table()
    await expect(ana.page.get_by_text(f"salon.lan:{house.port}").first).to_be_visible()
    link = await drawn_link(ana.page, house)
    assert link == f"{salon}/t/{table}"

    bo = await guests.come("Bo", size=PHONE, base=salon, is_mobile=True, has_touch=True)
    await bo.context.add_init_script(COUNT_TAPS)
    await bo.page.goto(link)
    await expect(bo.page.get_by_label(bo.say("name-label"))).to_be_focused()
    await bo.page.keyboard.type("Bo")
    await bo.page.get_by_role("button", name=bo.say("sit-down"), exact=True).tap()
    await bo.is_seated()
    assert await bo.page.evaluate("() => [window.taps, isSecureContext]") == [1, False]
    assert await drawn_link(bo.page, house) == link  # a phone passes on what it came by


@pytest.mark.parametrize(("language", "dark"), [("fr", False), ("en", True)])
async def test_another_address_can_be_chosen_for_an_invitation(
    house: House, guests: Guests, language: Language, dark: bool
) -> None:
    _, bureau = on_the_network(house, "salon", "bureau")
    ana = await guests.come("Ana", size=LAPTOP, language=language, dark=dark)
    table = await ana.open_table()
    await expect(ana.page.get_by_label(ana.say("address-other"))).to_be_visible()
    assert await violations(ana.page) == []
    await ana.page.get_by_label(ana.say("address-other")).select_option(bureau)
    await expect(ana.page.locator(".qr img")).to_have_attribute("alt", ana.say("qr-alt", link=f"{bureau}/t/{table}"))
    assert await drawn_link(ana.page, house) == f"{bureau}/t/{table}"


async def test_without_a_network_the_invitation_says_that_nobody_can_come(house: House, guests: Guests) -> None:
    ana = await guests.come("Ana", size=LAPTOP)
    await ana.open_table()
    await expect(ana.page.get_by_text(ana.say("address-alone"))).to_be_visible()


async def test_a_link_is_copied_on_plain_http(house: House, guests: Guests) -> None:
    (salon,) = on_the_network(house, "salon")
    ana = await guests.come("Ana", base=salon)
    table = await ana.open_table()
    assert await ana.page.evaluate("() => navigator.clipboard === undefined")
    await ana.button("copy-link").click()
    await expect(ana.button("copied")).to_be_visible()
    await ana.button("talk").click()
    field = ana.page.get_by_placeholder(ana.say("chat-placeholder"))
    await field.click()
    await ana.page.keyboard.press("Control+V")
    await expect(field).to_have_value(f"{salon}/t/{table}")


async def test_where_a_browser_copies_nothing_the_link_is_selected_and_says_so(house: House, guests: Guests) -> None:
    (salon,) = on_the_network(house, "salon")
    ana = await guests.come("Ana", base=salon)
    await ana.context.add_init_script("document.execCommand = () => false")
    table = await ana.open_table()
    await ana.button("copy-link").click()
    field = ana.page.get_by_label(ana.say("copy-by-hand"))
    await expect(field).to_be_focused()
    assert await ana.page.evaluate("() => getSelection().toString()") == f"{salon}/t/{table}"


# --- The television


async def at_the_television(house: House, guests: Guests) -> tuple[Person, Table, Person]:
    """Somebody at a table with three others, and a television that shows it."""
    ana = await guests.come("Ana")
    table = await sit_down(house, ana)
    screen = await guests.come("Écran", size=TV)
    await screen.go(f"/tv/{table.own.table['code']}")
    await expect(screen.page.locator(".tv .qr img")).to_be_visible()
    return ana, table, screen


async def test_a_television_follows_a_rematch_and_finds_it_again_after_a_reload(house: House, guests: Guests) -> None:
    _, table, screen = await at_the_television(house, guests)
    code = table.own.table["code"]
    await table.own.heard("start")
    await to_the_end(table)
    ending = screen.page.locator("main.end")
    await expect(ending).to_be_visible()
    await screen.page.reload()
    await expect(ending).to_be_visible()

    await table.own.heard("rematch")
    await table.own.until(lambda: table.own.table["rematch"])
    again = house.room(table.own.table["rematch"]).table.opened.code
    lobby = screen.page.locator(".tv .qr img")
    await expect(lobby).to_be_visible()
    await becomes(screen.page, f"location.pathname === '/tv/{again}'")
    await screen.page.reload()
    await expect(lobby).to_be_visible()
    await screen.go(f"/tv/{code}")  # the code of the game that is over still leads this screen to the next
    await becomes(screen.page, f"location.pathname === '/tv/{again}'")
    await expect(lobby).to_be_visible()


async def test_a_table_opens_on_the_television_and_starts_from_the_first_phone(house: House, guests: Guests) -> None:
    screen = await guests.come("Écran", size=TV)
    await screen.go("/")
    await screen.link("tv-begin").click()
    await screen.page.get_by_role("button", name=screen.say("box-smile")).click()
    lobby = screen.page.locator("main .starter")
    await expect(lobby).to_have_text(screen.say("tv-first"))
    (table,) = house.hall.rooms
    lea = await guests.come("Léa", size=PHONE)
    await lea.follow(table)
    await expect(lobby).to_have_text(screen.say("tv-will", host="Léa"))
    bo = await guests.come("Bo", size=PHONE)
    await bo.follow(table)
    await expect(screen.page.get_by_text(screen.say("ready-state"), exact=True)).to_be_visible()
    await expect(bo.page.get_by_text(bo.say("waiting-host", host="Léa", seated="yes"))).to_be_visible()

    await lea.button("fill-bots", free=2).click()
    await expect(lobby).to_have_text(screen.say("tv-go", host="Léa"))
    await lea.button("start").click()
    await expect(screen.page.locator(".tv .lures")).to_be_visible()
    await screen.go("/")
    await expect(screen.page.locator("h1")).to_be_visible()
    await expect(screen.page.locator("#mine")).to_have_count(0)  # it has no seat anywhere


async def test_what_somebody_says_does_not_cover_their_name(house: House, guests: Guests) -> None:
    ana, table, screen = await at_the_television(house, guests)
    await table.own.heard("start")
    await expect(screen.page.locator(".tv .lures")).to_be_visible()
    for person in (screen, ana):
        await say_aloud(table.others[0], person.page, "Bravo ! " * 6)
        covered = await person.page.evaluate(
            """() => [...document.querySelectorAll('.seat')].some((seat) => {
              const where = (part) => seat.querySelector(part)?.getBoundingClientRect()
              const [bubble, name] = [where('.bubble p'), where('.name')]
              return bubble && bubble.top < name.bottom - 1 && bubble.bottom > name.top + 1
            })"""
        )
        assert not covered


async def test_a_name_from_right_to_left_stands_where_names_stand(house: House, guests: Guests) -> None:
    """Above a clock that is longer than the name, too."""
    ana = await guests.come("Ana", size=TV)
    table = await sit_down(house, ana, ("לי", "Bo", "Cy"))
    await table.own.heard("start")
    while house.awaited(table.id) != table.others[0].seat:
        await play(table.tabs, 1)
    card = ana.page.locator("[data-spot^=seat].awaited", has_text="לי")
    await expect(card).to_be_visible()
    await expect(card.locator(".words > *")).to_have_count(2)
    starts = await ana.page.evaluate(
        """() => [...document.querySelectorAll('[data-spot^=seat]:has(.name)')].map((seat) => {
          const text = document.createRange()
          text.selectNodeContents(seat.querySelector('.name'))
          const [at, room] = [text, seat.querySelector('.words')].map((one) => one.getBoundingClientRect().left)
          return Math.round(at - room)
        })"""
    )
    assert starts == [0, 0, 0]


# --- The shelf, and the ways from it


async def test_on_a_phone_tables_and_code_come_before_the_boxes(house: House, guests: Guests) -> None:
    ana = await guests.come("Ana", size=PHONE)
    await sit_down(house, ana)
    page = await ana.go("/")
    first = await top(page.get_by_role("article").first)
    assert await top(page.get_by_label(ana.say("code-label")).last) < first
    assert await top(page.locator(".mine a").first) < first


async def test_it_takes_two_taps_from_the_shelf_to_the_first_move(house: House, guests: Guests) -> None:
    ana = await guests.come("Ana", size=PHONE, is_mobile=True, has_touch=True)
    await ana.context.add_init_script(COUNT_TAPS)
    await ana.go("/")
    await ana.on_shelf("play-now").tap()
    await ana.my_turn()
    room = house.room(ana.table)
    assert house.awaited(ana.table) == 0
    number = room.number
    await ana.actions().first.tap()
    await house.moved(ana.table, number)
    assert await ana.page.evaluate("() => window.taps") == 2


async def test_it_takes_two_taps_from_the_shelf_to_the_first_hunt(house: House, guests: Guests) -> None:
    ana = await guests.come("Ana", size=PHONE, is_mobile=True, has_touch=True)
    ana.game = "grumpf"
    await ana.context.add_init_script(COUNT_TAPS)
    await ana.go("/")
    await ana.on_shelf("play-now").tap()
    ready = ana.page.locator("button.ready")
    await expect(ready).to_be_enabled()
    number = house.room(ana.table).number
    await ready.tap()
    await house.moved(ana.table, number)
    assert await ana.page.evaluate("() => window.taps") == 2


async def test_who_has_understood_the_lesson_is_in_a_game(house: House, guests: Guests) -> None:
    ana = await guests.come("Ana")
    page = await ana.go("/learn/smile")
    for lesson in range(2, 10):
        await ana.button("learn-skip").click()
        await expect(page.locator(".learn header .number")).to_have_text(f"{lesson}/9")
    await page.locator(".learn .next button").last.click()  # the right number
    await ana.button("learn-next").click()
    await ana.button("smile-learn-done").click()
    await page.wait_for_url("**/t/*")
    await ana.my_turn()


async def test_a_rematch_keeps_the_names_of_the_bots(house: House, guests: Guests) -> None:
    ana = await guests.come("Ana", size=LAPTOP)
    await ana.go("/")
    await ana.on_shelf("play-now").click()
    await ana.page.wait_for_url("**/t/*")
    names = ana.page.locator(".seat .name")
    await expect(names).to_have_count(3)
    before = await names.all_text_contents()
    assert len({*before, ""}) == 4
    table = ana.table
    own = await second_tab(house, ana, table)
    while not own.view["over"]:
        if own.view["turn"] == own.seat:
            await own.heard("play", move=soon(own))
        await asyncio.sleep(0.01)
        await own.settle()
    await ana.has_ended()
    await ana.button("rematch").click()
    await ana.page.wait_for_url(lambda url: urlsplit(url).path not in (f"/t/{table}", "/"))
    await expect(names).to_have_count(3)
    assert await names.all_text_contents() == before


SIZE = "(one) => parseFloat(getComputedStyle(one).fontSize)"


async def test_on_a_television_scores_can_be_read_from_a_sofa(house: House, guests: Guests) -> None:
    """Three metres away, a letter of a fiftieth of the picture's height is as large as one in a book."""
    table = await sit_down(house, await guests.come("Ana"))
    tv = await guests.come("TV", size=TV)
    await table.own.heard("start")
    await tv.go(f"/tv/{table.own.table['code']}")
    scores = tv.page.locator(".tv .seat .score")
    await expect(scores).to_have_count(4)
    for score in await scores.all():
        assert await score.evaluate(SIZE) >= TV[1] / 50


@pytest.mark.parametrize(("game", "words"), [("smile", "leave-game-alone"), ("grumpf", "leave-game-alone-round")])
async def test_who_leaves_a_table_of_bots_is_not_told_of_others(
    house: House, guests: Guests, game: str, words: str
) -> None:
    ana = await guests.come("Ana", size=PHONE)
    ana.game = game
    await ana.go("/")
    await ana.on_shelf("play-now").click()
    await expect(ana.page.locator(".around, [data-board], .lures").first).to_be_visible()
    await ana.button("leave").first.click()
    takeover = house.room(ana.table).table.settings.takeover
    await expect(ana.page.locator("dialog[open]").get_by_text(ana.say(words, takeover=takeover))).to_be_visible()
