"""Les Schtroumpfs for a few: a first game from the shelf, a reload, a move taken back, advice, and a proposal."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, expect

from tests.browser.house import House
from tests.browser.people import PHONE, Guests, Person
from tests.browser.schtroumpfs_positions import DECISIONS, SOLO, WORKING, Paper
from tests.browser.schtroumpfs_village import TALL, play_on, prepared, row, village, villager
from tests.browser.screens import OTHERS, settle
from tests.browser.test_screens import PICTURES, complaints, violations
from tests.browser.test_signals import until_shown
from tests.browser.words import Language

pytestmark = pytest.mark.anyio

ALONE: Paper = {**WORKING, "hands": [["S02", "P03", "S04"]], "leader": 0}


async def picture(person: Person, name: str) -> None:
    folder = PICTURES / "schtroumpfs-solo"
    folder.mkdir(parents=True, exist_ok=True)
    await settle(person.page)
    await person.page.screenshot(path=folder / f"{name}-{person.language}.png", animations="disabled")


def on(person: Person, key: str) -> Locator:
    """A meeple on a row."""
    return row(person, key).locator(".on")


@pytest.mark.parametrize("language", ["fr", "en"])
async def test_a_first_game_from_the_shelf_is_kind(house: House, guests: Guests, language: Language) -> None:
    ana = await villager(guests, "Invité", language, PHONE, newcomer=True)
    await ana.go("/")
    await ana.on_shelf("play-now").tap()
    await ana.page.wait_for_url("**/t/*")
    await expect(row(ana, "1U")).to_be_visible()
    table = house.room(ana.table).table
    assert table.settings.options["level"] == "standard"
    assert table.settings.pace == "relaxed"
    assert {place.level for place in table.places if place.level} == {"beginner"}

    goal = ana.page.locator(".over-board")
    await expect(goal).to_be_visible()
    await picture(ana, "goal")
    ana.seat = 0
    while village(house, ana.table).round < 3:
        await play_on(house, ana, 5)
    await expect(goal).to_have_count(0)  # whoever has moved knows
    assert table.state == "playing"


@pytest.mark.parametrize("decision", ["gain_types", "lose_types", "exchange", "choose_house", "shelter", "rewind"])
async def test_a_reload_comes_back_to_the_same_question(house: House, guests: Guests, decision: str) -> None:
    ana = await villager(guests, "Ana")
    table = await prepared(house, ana, DECISIONS[decision])
    prompt = ana.page.locator(".prompt.mine p")
    doing = ana.page.locator(".own .doing")
    asked, offered = await prompt.inner_text(), await doing.inner_text()
    assert offered
    number = house.room(table.id).number
    await ana.page.reload()
    await expect(prompt).to_have_text(asked)
    await expect(doing).to_have_text(offered, use_inner_text=True)
    assert house.room(table.id).number <= number + 2, "somebody has left and come back, and nothing else"


async def test_a_placement_without_a_die_is_taken_back_and_one_with_a_die_is_not(house: House, guests: Guests) -> None:
    ana = await villager(guests, "Ana")
    table = await prepared(house, ana, ALONE, ())
    await expect(on(ana, "4U")).to_have_count(0)
    await row(ana, "4U").tap()
    await expect(on(ana, "4U")).to_have_count(1)
    await ana.button("undo").tap()
    await expect(on(ana, "4U")).to_have_count(0)
    await expect(ana.page.locator(".prompt.mine")).to_be_visible()
    assert village(house, table).esplanade == 3

    await row(ana, "3L").tap()
    await expect(ana.page.locator(".own .confirm")).to_be_visible()
    assert village(house, table).esplanade == 3, "asked twice"
    await ana.button("schtroumpfs-dare").tap()
    await house.until(lambda: village(house, table).meeples[5] == 1 or village(house, table).danger_streak != 2)
    await expect(on(ana, "3L")).to_have_count(1)
    before = village(house, table).to_json()
    await ana.button("undo").tap()
    await expect(ana.page.get_by_text(ana.say("refusal-revealed"))).to_be_visible()
    await picture(ana, "undo-refused")
    assert village(house, table).to_json() == before


async def test_whoever_wants_advice_is_told_a_move_and_why(house: House, guests: Guests) -> None:
    """As chosen in the lobby; nothing is played."""
    ana = await villager(guests, "Ana")
    table = await ana.open_table()
    await ana.page.get_by_role("radio", name="1", exact=True).check()
    await ana.page.get_by_role("checkbox", name=ana.say("adviser")).check()
    await house.until(lambda: house.room(table).table.settings.adviser)
    await ana.button("start").tap()
    await expect(ana.page.locator(".prompt.mine")).to_be_visible()
    number = house.room(table).number
    await ana.button("advice-ask").tap()
    note = ana.page.locator(".advice")
    await expect(note.locator("b")).not_to_be_empty()
    await expect(note.locator(".why")).not_to_be_empty()
    await expect(ana.page.locator("[data-advised]").first).to_be_visible()
    await picture(ana, "advice")
    assert await violations(ana.page) == []
    assert await complaints(ana.page) == []
    assert house.room(table).number == number, "nothing was played"
    assert village(house, table).turn == 1


async def test_a_proposal_stands_as_a_ghost_where_it_is_meant(house: House, guests: Guests) -> None:
    ana = await villager(guests, "Ana")
    bo = await villager(guests, "Maëlle", "en", TALL, dark=True)
    table = await ana.open_table()
    await ana.page.get_by_role("radio", name="2", exact=True).check()
    await bo.follow(table)
    await ana.button("start").tap()
    for person in (ana, bo):
        await expect(row(person, "3U")).to_be_visible()
    ghost = bo.page.locator(".pointers .ghost .meeple")
    said = bo.page.locator(".proposal", has_text="Ana")

    async def propose() -> None:
        await ana.button("point").tap()
        await ana.page.locator("main [data-spot='3U']").first.tap(force=True)
        await ana.page.locator("dialog[open] li button").nth(1).tap()

    await until_shown(propose, said)
    await expect(ghost.first).to_be_visible()
    await picture(bo, "ghost")
    where, meant = await ghost.first.bounding_box(), await row(bo, "3U").bounding_box()
    assert where
    assert meant
    assert meant["x"] - 10 <= where["x"] <= meant["x"] + meant["width"]
    assert meant["y"] - 25 <= where["y"] <= meant["y"] + meant["height"]
    assert any("Ana" in words for words in bo.spoken)
    assert await violations(bo.page) == []


async def test_alone_means_six_cards_that_can_all_be_read(house: House, guests: Guests) -> None:
    ana = await villager(guests, "Ana", size=PHONE)
    await prepared(house, ana, SOLO, ())
    cards = ana.page.locator(".own .hand button")
    await expect(cards).to_have_count(6)
    for place in range(6):
        await cards.nth(place).tap()
        await expect(cards.nth(place)).to_have_attribute("aria-pressed", "true")
        await expect(ana.page.locator(".own .read .ability")).not_to_be_empty()
        await expect(ana.page.locator(".own .read .button")).to_be_in_viewport()
    assert OTHERS[0] not in await ana.page.locator("main").inner_text()
