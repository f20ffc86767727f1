"""Cards of an owner of Archibald: shown, played, read, kept with their table, replayed and checked."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import expect

from tablee.games import SHELF
from tablee.tables.replay import read, verify
from tests.browser.archibald_owners import DIGEST, OWNERS, OWNERS_SHELF
from tests.browser.archibald_positions import Paper, book, mine
from tests.browser.archibald_race import cell, play_on, prepared, race, runner
from tests.browser.house import House
from tests.browser.people import Guests
from tests.browser.test_editions import restart

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("same_shelf")]

PAPER: Paper = {**mine(hand=["E2-F#1", "E3-A#1"], equipment=None), "water": 4}
BOOK: Paper = book("A02", 0, paper=mine(hand=["E2-F#1"]))
PRINTED_NAMES = ("Gelée", "jelly", "guêpe", "Wasp", "libellule", "dragonfly", "Je le gobe", "I swallow it")


async def test_corrected_cards_are_on_the_table_and_do_what_they_say(house: House, guests: Guests) -> None:
    await restart(house, OWNERS_SHELF)
    ana = await runner(guests, "Ana")
    page = ana.page
    await prepared(house, ana, PAPER, ("Bo", "Cy"))
    text = await page.locator(".table").inner_text()
    for name in ("Sélénia la Vive", "Confiture de pétales", "Dard de frelon"):
        assert name in text, name
    assert not [name for name in PRINTED_NAMES if name in text]
    await expect(page.locator(".water .mark")).to_have_count(5)
    await cell(ana, "C2").tap(force=True)
    await expect(page.get_by_text("Grande infirmerie", exact=False).first).to_be_visible()

    await page.locator(".own [data-spot='E2-F#1']").tap()
    await expect(page.locator(".own .doing .held")).to_contain_text("Gagne 2 vies sucrées.")
    await page.locator(".own .doing .held .primary").tap()
    await house.until(lambda: race(house, ana.table).runners[0].lives == 4)
    await house.until(lambda: any("Confiture de pétales" in words for words in ana.spoken))

    await restart(house, SHELF, ana)  # without the file
    await page.reload()
    await expect(page.locator(".prompt.mine")).to_be_visible()
    await expect(page.locator(".water .mark")).to_have_count(5)
    await ana.button("menu").tap()
    await expect(page.get_by_text(ana.say("owners-cards", digest=DIGEST[:8]), exact=True)).to_be_visible()


async def test_an_owners_adventure_brings_what_its_reader_reads(house: House, guests: Guests) -> None:
    await restart(house, OWNERS_SHELF)
    ana = await runner(guests, "Ana")
    await prepared(house, ana, BOOK, ("Bo", "Cy"))
    await expect(ana.page.get_by_role("heading", name="L’œuf de demoiselle")).to_be_visible()
    assert "éclot" not in await ana.page.content()
    await ana.page.locator(".own .answers .button", has_text="Je le couve.").tap()
    await house.until(lambda: len(race(house, ana.table).runners[0].hand) == 3)
    await house.until(lambda: any("Il éclot" in words for words in ana.spoken))


async def test_a_whole_race_with_them_is_replayed_and_checked(house: House, guests: Guests, tmp_path: Path) -> None:
    await restart(house, OWNERS_SHELF)
    ana = await runner(guests, "Ana")
    await ana.open_table()
    await expect(ana.page.get_by_text(ana.say("owners-cards", digest=DIGEST[:8]), exact=True)).to_be_visible()
    await ana.page.get_by_role("radio", name="2", exact=True).check()
    await ana.button("fill-bots", free=1).tap()
    await ana.button("start").tap()
    table, ana.seat = ana.table, 0
    await expect(cell(ana, "C1")).to_be_visible()
    await play_on(house, ana)
    await ana.has_ended()
    await ana.page.locator("summary", has_text=ana.say("seal")).tap()
    async with ana.page.expect_download() as download:
        await ana.link("seal-download").tap()
    file = tmp_path / "game.json"
    await (await download.value).save_as(file)
    replay = read(file.read_bytes())
    assert (replay.digest, replay.content) == (DIGEST, OWNERS.edition.written)
    assert verify(replay).whole

    await restart(house, SHELF, ana)
    bo = await guests.come("Bo", language="en", size=(1440, 900))
    bo.game = "archibald"
    await bo.go(f"/replay/{table}")
    await expect(bo.page.locator(".replay .place [data-cell='C1']")).to_be_visible()
    await expect(bo.page.locator(".water .mark")).to_have_count(5)
    for _ in range(20):
        text = await bo.page.inner_text("body")
        assert not [name for name in PRINTED_NAMES if name in text]
        await bo.page.keyboard.press("ArrowRight")
