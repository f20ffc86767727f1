"""A browser for each file, a house and its guests for each test; and what holds for all of them."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, async_playwright

from tests.browser import chromium
from tests.browser.house import House
from tests.browser.people import Guests


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def browser(anyio_backend: str) -> AsyncIterator[Browser]:
    found = chromium.find()
    if found is None:
        pytest.skip("there is no Chromium here: set $CHROMIUM, or install one")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=found.program,
            env={**os.environ, **found.environment},
            args=["--no-sandbox", "--host-resolver-rules=MAP *.lan 127.0.0.1"],  # names of the house on a network
            timeout=30_000,
        )
        yield browser
        await browser.close()


@pytest.fixture
async def house(tmp_path: Path, anyio_backend: str) -> AsyncIterator[House]:
    house = House(tmp_path)
    await house.start()
    yield house
    await house.stop()


@pytest.fixture
async def guests(browser: Browser, house: House) -> AsyncIterator[Guests]:
    """Every test fails on a request to elsewhere, a breach of the policy, an error or a missing word."""
    guests = Guests(browser, house)
    yield guests
    await guests.leave()
    assert not guests.problems(), "\n".join(dict.fromkeys(guests.problems()))
