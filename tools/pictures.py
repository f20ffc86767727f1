"""Put the README's pictures together from the screenshots that the browser tests have left.

    python -m tools.pictures [build/screenshots]

Run `make test` first: the screens are what the tests saw, not what somebody has arranged.
"""

from __future__ import annotations

import asyncio
import os
import sys
from base64 import b64encode
from pathlib import Path

from playwright.async_api import Browser, async_playwright

from tests.browser import chromium

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
PHONE = (360, 640)
TV = (1024, 576)
GAP = 16
ROWS = {
    "phones": ("phone-fr-light/table", "phone-en-dark/table-chosen", "phone-fr-light/end", "phone-en-dark/shelf"),
    "grumpf-phones": (
        "phone-fr-light/grumpf-hunt-chosen",
        "phone-en-dark/grumpf-hunt-club",
        "phone-fr-light/grumpf-count-2",
        "phone-en-dark/grumpf-six",
    ),
    "archibald-phones": (
        "phone-fr-light/archibald-decide-move",
        "phone-en-dark/archibald-reading",
        "phone-fr-light/archibald-decide-window-blocked",
        "phone-en-dark/archibald-card-gust-aimed",
    ),
    "loupsgarous-phones": (
        "phone-fr-light/loupsgarous-ballot",
        "phone-en-dark/loupsgarous-wolf",
        "phone-fr-light/loupsgarous-many-night",
        "phone-en-dark/loupsgarous-end",
    ),
}
SCREENS = {
    "tv": "phone-fr-light/tv-play",
    "grumpf-tv": "phone-fr-light/grumpf-tv-six",
    "loupsgarous-tv": "phone-fr-light/loupsgarous-tv-room",
}


def image(place: Path, size: tuple[int, int]) -> str:
    """The upper part of a screenshot, so large."""
    data = b64encode(place.with_suffix(".png").read_bytes()).decode()
    style = f"width:{size[0]}px;height:{size[1]}px;object-fit:cover;object-position:top;border-radius:14px"
    return f'<img style="{style}" src="data:image/png;base64,{data}">'


async def draw(browser: Browser, name: str, images: list[str], size: tuple[int, int]) -> None:
    width = len(images) * (size[0] + GAP) - GAP
    page = await browser.new_page(viewport={"width": width, "height": size[1]})
    await page.set_content(f'<body style="margin:0;display:flex;gap:{GAP}px">{"".join(images)}')
    await page.screenshot(path=PICTURES / f"{name}.png", omit_background=True)
    await page.close()


async def main(screenshots: Path) -> None:
    found = chromium.find()
    if found is None:
        sys.exit("There is no Chromium here.")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=found.program, env={**os.environ, **found.environment}, args=["--no-sandbox"]
        )
        for name, places in ROWS.items():
            await draw(browser, name, [image(screenshots / place, PHONE) for place in places], PHONE)
        for name, place in SCREENS.items():
            await draw(browser, name, [image(screenshots / place, TV)], TV)
        await browser.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "screenshots"))
