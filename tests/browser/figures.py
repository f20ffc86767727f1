"""How heavy and how quick the client is, measured in a browser; printed, not judged.

python -m tests.browser.figures
"""

from __future__ import annotations

import asyncio
import gzip
import os
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from playwright.async_api import Browser, Page, async_playwright, expect

from tablee.server.pages import STATIC
from tests.browser import chromium
from tests.browser.house import House
from tests.browser.people import TALL_PHONE, Guests, Person
from tests.browser.screens import begin, sit_down, until_my_turn

SLOWER = 4  # times: about a cheap phone
ROUNDS = 5
OBSERVE = """
window.seen = { lcp: 0, cls: 0 }
new PerformanceObserver((list) => { for (const one of list.getEntries()) window.seen.lcp = one.startTime })
  .observe({ type: 'largest-contentful-paint', buffered: true })
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) if (!one.hadRecentInput) window.seen.cls += one.value
}).observe({ type: 'layout-shift', buffered: true })
"""
REACTION = """() => new Promise((done) => {
  const button = document.querySelector('.lures button[aria-pressed=false]')
  const start = performance.now()
  new MutationObserver((_, observer) => {
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)))
  }).observe(document.querySelector('main'), { subtree: true, attributes: true, childList: true })
  button.click()
})"""


async def slow_down(page: Page) -> None:
    session = await page.context.new_cdp_session(page)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def gz(paths: set[str]) -> float:
    return sum(len(gzip.compress((STATIC / path.lstrip("/")).read_bytes(), 9)) for path in paths) / 1000


def loaded(person: Person) -> set[str]:
    files: set[str] = set()
    person.context.on("request", lambda request: files.add(request.url.removeprefix(person.base).split("?")[0]))
    return files


async def weight(house: House, guests: Guests) -> None:
    """Without the service worker, which fetches everything else in the background."""
    me = await guests.come("Ana", service_workers="block")
    files = loaded(me)
    await me.go("/")
    await expect(me.on_shelf("play-now")).to_be_visible()
    await me.page.wait_for_load_state("networkidle")
    shelf = set(files)
    await me.on_shelf("play-now").click()
    await me.my_turn()
    await me.page.wait_for_load_state("networkidle")
    for name, some in (("shelf", shelf), ("shelf and a table of Smile", files)):
        for kind in ("js", "css", "woff2"):
            part = {one for one in some if one.endswith(f".{kind}")}
            print(f"{name}: {kind:<6} {gz(part):7.1f} kB gz in {len(part)} files")


async def shelf_is_there(guests: Guests) -> None:
    shown, moved = [], []
    for _ in range(ROUNDS):
        me = await guests.come("Ana", size=TALL_PHONE)
        await me.page.add_init_script(OBSERVE)
        await slow_down(me.page)
        await me.go("/")
        await expect(me.on_shelf("play-now")).to_be_visible()
        await me.page.wait_for_load_state("networkidle")
        seen: Any = await me.page.evaluate("() => window.seen")
        shown.append(seen["lcp"])
        moved.append(seen["cls"])
        await me.context.close()
    print(f"shelf, {SLOWER}x slower: largest paint {median(shown):.0f} ms, moved by {max(moved):.4f}")


async def link_to_seat(house: House, guests: Guests) -> None:
    host = await house.guest("Zoé")
    taken, asked = [], []
    for number in range(ROUNDS):
        table = await host.open(seats=4)
        me = await guests.come(f"Ana{number}", size=TALL_PHONE)
        await slow_down(me.page)
        start = time.perf_counter()
        await me.go(f"/t/{table}")
        await expect(me.page.get_by_label(me.say("name-label"))).to_be_visible()
        asked.append(time.perf_counter() - start)
        await me.type_name("sit-down")
        await me.is_seated()
        taken.append(time.perf_counter() - start)
        await me.context.close()
    print(f"link to name field, {SLOWER}x slower: {median(asked):.2f} s; to the seat: {median(taken):.2f} s")


async def reaction(house: House, guests: Guests) -> None:
    me = await guests.come("Ana", size=TALL_PHONE)
    table = await sit_down(house, me)
    await begin(me, table)
    await until_my_turn(table, 6)
    await me.my_turn()
    for rate in (1, SLOWER):
        if rate > 1:
            await slow_down(me.page)
        times = [float(await me.page.evaluate(REACTION)) for _ in range(ROUNDS)]
        print(f"touch to picture, {rate}x slower: {median(times):.0f} ms")
    start = time.perf_counter()
    await me.actions().first.click(no_wait_after=True)
    await expect(me.page.locator(".prompt.mine")).to_have_count(0)
    print(f"move to the answer on the screen, {SLOWER}x slower: {(time.perf_counter() - start) * 1000:.0f} ms")


async def measure(browser: Browser) -> None:
    with TemporaryDirectory() as folder:
        house = House(Path(folder))
        await house.start()
        guests = Guests(browser, house)
        try:
            await weight(house, guests)
            await shelf_is_there(guests)
            await link_to_seat(house, guests)
            await reaction(house, guests)
        finally:
            await guests.leave()
            await house.stop()


async def main() -> None:
    found = chromium.find()
    if found is None:
        print("There is no Chromium here: set $CHROMIUM, or install one.")
        return
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=found.program, env={**os.environ, **found.environment}, args=["--no-sandbox"]
        )
        await measure(browser)
        await browser.close()


if __name__ == "__main__":
    asyncio.run(main())
