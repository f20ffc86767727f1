"""Cards of an owner: shown where they are played with, kept with their tables, and beside them the printed ones."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import expect

from tablee.games import SHELF
from tablee.games.smile import SMILE
from tablee.kernel import Game
from tablee.tables.replay import read, verify
from tests.browser.house import House
from tests.browser.people import Guests, Person
from tests.tables.owners import DIGEST, OWNERS, OWNERS_SHELF, NewerSmile, program

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("same_shelf")]

THEIRS = {creature.id: creature.value for creature in OWNERS.box.creatures}
PRINTED = {creature.id: creature.value for creature in SMILE.box.creatures}
CHANGED = {card for card, value in THEIRS.items() if value != PRINTED[card]}
ROW = """() => [...document.querySelectorAll('.lures [data-spot^="C"]')]
  .map((card) => [card.dataset.spot, card.querySelector('.value').textContent])"""


async def row(person: Person) -> dict[str, int]:
    """What lies on the table, and what it is worth as the screen has it."""
    await expect(person.page.locator(".lures .value").first).to_be_visible()
    shown: list[tuple[str, str]] = await person.page.evaluate(ROW)
    assert shown, "cards have names by which they are found"
    return {card: int(value.replace("\N{MINUS SIGN}", "-")) for card, value in shown}


async def play_on(house: House, person: Person, cards: dict[str, int], moves: int = 10_000) -> set[str]:
    """Against bots, to the end or so many moves: every card that is seen is what it is worth here; which were seen."""
    table, seen = person.table, set[str]()
    await expect(person.page.locator("main.middle")).to_be_visible()
    for _ in range(moves):
        while (awaited := house.awaited(table)) not in (None, 0):
            await asyncio.sleep(0.01)
        if awaited is None:
            break
        await person.my_turn()
        shown = await row(person)
        assert shown == {card: cards[card] for card in shown}
        seen |= set(shown)
        number = house.room(table).number
        await person.act(last=True)
        await house.moved(table, number)
    return seen


async def restart(house: House, shelf: Mapping[str, Game[Any]], *people: Person) -> None:
    for person in people:
        person.offline = True  # the browser complains about the line
    house.shelf = shelf
    await house.restart()


async def test_a_table_keeps_the_owners_cards_and_the_next_one_has_the_printed(
    house: House, guests: Guests, tmp_path: Path
) -> None:
    await restart(house, OWNERS_SHELF)
    ana = await guests.come("Ana")
    await ana.go("/")
    await ana.on_shelf("play-now").click()
    await ana.page.wait_for_url("**/t/*")
    table = ana.table
    seen = await play_on(house, ana, THEIRS, 6)
    await ana.button("menu").click()
    quietly = ana.say("owners-cards", digest=DIGEST[:8])
    await expect(ana.page.get_by_text(quietly, exact=True)).to_be_visible()
    await ana.page.keyboard.press("Escape")

    await restart(house, SHELF, ana)  # without the file
    await ana.page.reload()
    await house.until(lambda: table in house.hall.rooms)
    seen |= await play_on(house, ana, THEIRS)
    assert len(seen & CHANGED) > 3, "enough of the changed cards came to the table"
    await ana.has_ended()
    await ana.page.locator("summary", has_text=ana.say("seal")).click()
    async with ana.page.expect_download() as download:
        await ana.link("seal-download").click()
    file = tmp_path / "game.json"
    await (await download.value).save_as(file)
    replay = read(file.read_bytes())
    assert (replay.digest, replay.content) == (DIGEST, OWNERS.edition.written)
    assert verify(replay).whole

    bo = await guests.come("Bo", language="en")
    second = await bo.open_table()
    await expect(bo.page.get_by_text(bo.say("lobby-settings"))).to_be_visible()
    await expect(bo.page.get_by_text(bo.say("owners-cards", digest=DIGEST[:8]))).to_have_count(0)
    await bo.button("fill-bots", free=3).click()
    await bo.button("start").click()
    await play_on(house, bo, PRINTED, 2)
    await bo.go(f"/replay/{table}")  # the other cards, in the same tab
    shown = await row(bo)
    assert shown == {card: THEIRS[card] for card in shown}
    await bo.go(f"/t/{second}")
    await play_on(house, bo, PRINTED, 1)


async def test_a_lobby_says_whose_cards_are_played_with(house: House, guests: Guests) -> None:
    await restart(house, OWNERS_SHELF)
    ana = await guests.come("Ana", language="en")
    await ana.open_table()
    await expect(ana.page.get_by_text(f"Owner’s cards ({DIGEST[:8]})", exact=True)).to_be_visible()


async def test_a_table_of_rules_that_the_house_does_not_have_is_explained_and_stands_apart(
    house: House, guests: Guests
) -> None:
    ana = await guests.come("Ana")
    table = await ana.open_table()
    await restart(house, program(NewerSmile()), ana)
    await ana.go(f"/t/{table}")
    await expect(ana.page.get_by_role("heading", name=ana.say("closed-rules"))).to_be_visible()
    await expect(ana.page.get_by_text("Smile et la version 2 de ses règles")).to_be_visible()
    await expect(ana.page.get_by_text(ana.say("other-rules-unfinished"))).to_be_visible()
    await ana.link("go-to-shelf").click()
    apart = ana.page.get_by_role("region", name=ana.say("tables-unknown"))
    await expect(apart.get_by_text(ana.say("table-unknown"))).to_be_visible()
    await expect(ana.page.get_by_role("region", name=ana.say("tables-mine"))).to_have_count(0)
