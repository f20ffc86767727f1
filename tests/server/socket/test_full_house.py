"""Twenty-nine phones and a television behind one address come in by one code, all at once, while time stands still."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping, Sequence
from urllib.parse import urlsplit

import pytest

from tablee.games import SHELF
from tablee.server.limits import USUAL, Rate
from tablee.server.pages import STATIC
from tests.server.socket.people import Guest, Tab, browser
from tests.server.socket.serving import Serving
from tests.tables.chronicle import CHRONICLE, WRITERS

pytestmark = pytest.mark.anyio

FILES = [f"/assets/{file.name}" for file in sorted((STATIC / "assets").iterdir())]
BESIDE = ["/sw.js", "/app.webmanifest", "/icon.svg", "/icon-180.png"]
STATUS = re.compile(rb"^HTTP/1\.1 (\d{3}) ", re.MULTILINE)


@pytest.fixture
def rates() -> Mapping[str, Rate]:
    return USUAL


async def fetched(base: str, paths: Sequence[str]) -> list[int]:
    """Through one connection, one behind the other, without the bodies: the statuses."""
    at = urlsplit(base)
    lines, sender = await asyncio.open_connection(at.hostname, at.port)
    heads = [f"HEAD {path} HTTP/1.1\r\nHost: {at.netloc}\r\n\r\n" for path in paths]
    heads[-1] = heads[-1].replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n")
    sender.write("".join(heads).encode())
    answers = await lines.read()
    sender.close()
    return [int(status) for status in STATUS.findall(answers)]


async def find(base: str, code: str) -> tuple[int, str]:
    async with browser(base) as visitor:
        answer = await visitor.get(f"/api/codes/{code}")
        return answer.status_code, answer.json().get("id", "")


async def comes(serving: Serving, code: str, name: str, seat: int | None) -> Tab:
    """A phone that was never here: all that it asks for, with its service worker, until it sits. A TV does not sit."""
    page = f"/c/{code}" if seat is not None else f"/tv/{code}"
    shell = ["/", page, "/", *BESIDE, *FILES, "/api/shelf", "/api/shelf", "/api/tables"]
    assert await fetched(serving.base, shell) == [200] * len(shell)
    status, table = await find(serving.base, code)
    assert status == 200
    around = [f"/api/tables/{table}", f"/api/tables/{table}/qr.svg", "/api/games/smile/content", "/api/addresses"]
    assert await fetched(serving.base, around) == [200] * len(around)
    tab = await (await serving.guest(name)).tab(table)
    if seat is not None:
        await tab.heard("sit", seat=seat)
        await tab.heard("ready")
    return tab


async def comes_back(serving: Serving, code: str, guest: Guest, table: str) -> Tab:
    """The page again, to see whether it is the same; the code again; and the socket."""
    pages = ["/", f"/c/{code}", "/api/shelf", f"/api/tables/{table}"]
    assert await fetched(serving.base, pages) == [200] * len(pages)
    assert await find(serving.base, code) == (200, table)
    return await guest.tab(table)


async def test_a_full_table_comes_in_by_code_at_once_and_again_and_guessing_stays_slow(serving: Serving) -> None:
    serving.shelf = {**SHELF, CHRONICLE.key: CHRONICLE}
    await serving.restart()
    host = await serving.guest("Ada")
    table = await host.open(CHRONICLE.key, seats=WRITERS)
    code = serving.room(table).table.opened.code

    seats: list[int | None] = [*range(WRITERS), None]
    tabs = await asyncio.gather(*(comes(serving, code, f"Phone {seat}", seat) for seat in seats))
    places = serving.room(table).table.places
    assert [place.person for place in places] == [tab.guest.id for tab in tabs[:WRITERS]]
    assert (tabs[-1].seat, len(serving.room(table).listeners.everybody())) == (None, WRITERS + 1)

    people = [tab.guest for tab in tabs]
    await asyncio.gather(*(comes_back(serving, code, guest, table) for guest in people))
    await serving.restart()
    back = await asyncio.gather(*(comes_back(serving, code, guest, table) for guest in people))
    assert [tab.seat for tab in back] == seats

    wrong = [await find(serving.base, f"BABA{letter}") for letter in "BDFGKLMNPRST"]
    assert wrong == [(404, "")] * 10 + [(429, "")] * 2
    assert await find(serving.base, code) == (429, "")
    assert not any(tab.reading.done() for tab in back)
