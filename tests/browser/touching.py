"""A touch of what is lit, as a person makes it: again, if it was not heard, and with a new page, if it never is."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress

from playwright.async_api import Error, expect

from tests.browser.people import PATIENCE, Person

HASTE = 1_500  # ms
TRIES = 5


async def touch(person: Person, spot: str, mark: Callable[[], Awaitable[str]], seen: str) -> None:
    """Until something has changed on the screen: while a piece still flies or a scene is shown, nothing is heard."""
    why = "it was touched"
    for _ in range(TRIES):
        try:
            await person.page.locator(spot).tap(timeout=HASTE)
        except Error as error:  # what is not there any more was taken away by what happened
            why = str(error)
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE / TRIES / 1000):
                while await mark() == seen:
                    await asyncio.sleep(0.01)
                return
    print(f"{person.name} touches {spot}, and nothing happens: {why}\n{seen}", file=sys.__stderr__)
    await person.page.reload()
    await expect(person.page.locator(".prompt, main.end").first).to_be_visible()
