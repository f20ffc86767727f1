"""A touch of what is lit, as a person makes it: again, if it was not heard."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from playwright.async_api import Error

from tests.browser.people import PATIENCE, Person

HASTE = 1_500  # ms
TRIES = 5


async def touch(person: Person, spot: str, mark: Callable[[], Awaitable[str]], seen: str) -> None:
    """Until something has changed on the screen: while a piece still flies or a scene is shown, nothing is heard."""
    for _ in range(TRIES):
        with suppress(Error):  # what is not there any more was taken away by what happened
            await person.page.locator(spot).tap(timeout=HASTE)
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE / TRIES / 1000):
                while await mark() == seen:
                    await asyncio.sleep(0.01)
                return
    raise AssertionError(f"{person.name} touches {spot}, and nothing happens: {seen}")
