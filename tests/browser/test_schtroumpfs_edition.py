"""Ten cards of an owner of Les Schtroumpfs: shown, played, spoken, kept with their table, replayed and checked."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import expect

from tablee.games import SHELF
from tablee.tables.replay import read, verify
from tests.browser.house import House
from tests.browser.people import Guests
from tests.browser.schtroumpfs_owners import DIGEST, OWNERS, OWNERS_SHELF
from tests.browser.schtroumpfs_positions import MIDDLE, Paper
from tests.browser.schtroumpfs_village import play_on, prepared, row, village, villager
from tests.browser.test_editions import restart

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("same_shelf")]

PAPER: Paper = {
    **MIDDLE,
    "hands": [["S10", "S12", "S05", "S06"], ["S04", "P07"]],
    "leader": 0,
    "houses": {"R1": False, "R3": False, "R4": True, "R5": False, "R7": False, "R8": False},
    "cakes": {"C01": False, "C02": False},
    "stock": [5, 1, 1],
    "ideas": ["N07", "N12"],
    "crafted": ["N20"],
    "discard": ["S03"],
    "azrael": 5,
}
PRINTED_NAMES = ("Musicien", "Harmony", "Coquet", "Vanity", "Sac à provisions", "Provision Sack", "Festin volé")


async def test_ten_corrected_cards_are_on_the_table_and_in_the_air(house: House, guests: Guests) -> None:
    await restart(house, OWNERS_SHELF)
    ana = await villager(guests, "Ana")
    await prepared(house, ana, PAPER, ("Bo",))
    page = ana.page
    text = await page.locator(".table").inner_text()
    for name in ("Trompette", "Miroir", "Grand sac"):
        assert name in text, name
    assert not [name for name in PRINTED_NAMES if name in text]
    await expect(row(ana, "C01")).to_contain_text("7/9")
    await expect(row(ana, "N12").locator(".price")).to_have_text("5")
    assert "".join((await row(ana, "R1").locator(".price").inner_text()).split()) == "44"
    await row(ana, "C01").scroll_into_view_if_needed()
    await expect(row(ana, "C01")).to_contain_text("Avoir 9 ressources dans le stock.")

    await page.locator(".own [data-spot='S10']").tap()
    await expect(page.locator(".own .read .ability")).to_have_text("Gagnez 1 ressource, en fanfare.")
    await page.locator(".own .read .button").tap()
    await expect(page.locator(".own .few .button")).to_have_count(
        3
    )  # what it does is another thing, and no die is rolled
    await house.until(lambda: any("Schtroumpf Trompette" in words for words in ana.spoken))
    await page.locator(".own .few .button").first.tap()
    await house.until(lambda: village(house, ana.table).stock[0] == 6)
    await restart(house, SHELF, ana)  # without the file
    await page.reload()
    await expect(page.locator(".prompt.mine")).to_be_visible()
    await expect(row(ana, "C01")).to_contain_text("/9")
    await row(ana, "4U").tap()
    await expect(row(ana, "4U").locator(".on")).to_have_count(1)
    await ana.button("menu").tap()
    await expect(page.get_by_text(ana.say("owners-cards", digest=DIGEST[:8]), exact=True)).to_be_visible()


async def test_a_whole_game_with_them_is_replayed_and_checked(house: House, guests: Guests, tmp_path: Path) -> None:
    await restart(house, OWNERS_SHELF)
    ana = await villager(guests, "Ana")
    await ana.open_table()
    await expect(ana.page.get_by_text(ana.say("owners-cards", digest=DIGEST[:8]), exact=True)).to_be_visible()
    await ana.page.get_by_role("radio", name="3", exact=True).check()
    await ana.button("fill-bots", free=2).tap()
    await ana.button("start").tap()
    table, ana.seat = ana.table, 0
    await expect(row(ana, "1U")).to_be_visible()
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
    bo.game = "schtroumpfs"
    await bo.go(f"/replay/{table}")
    await expect(bo.page.locator(".replay .village [data-spot='1U']")).to_be_visible()
    seen = set[str]()
    for _ in range(60):
        seen |= {name for name in ("Trumpet", "Mirror", *PRINTED_NAMES) if name in await bo.page.inner_text("body")}
        await bo.page.keyboard.press("ArrowRight")
    assert seen & {"Trumpet", "Mirror"}
    assert not seen & set(PRINTED_NAMES)
