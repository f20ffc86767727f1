"""A whole server without a network: a store on disk, a hall, the application, and clocks that stand still."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest

from tablee.games import SHELF
from tablee.kernel import Game, Seal
from tablee.server.app import App, create_app
from tablee.server.limits import Limits
from tablee.server.logs import make_log
from tablee.server.sessions import Sessions
from tablee.server.settings import Settings
from tablee.store import SqliteStore
from tablee.tables.hall import Hall
from tablee.tables.substitutes import Substitutes

HERE = "http://tablee.local"
NOON = 1_800_000_000.0


class Clock:
    """Time that passes only when it is told to."""

    def __init__(self, now: float = NOON) -> None:
        self.now = now

    def seconds(self) -> float:
        return self.now

    def milliseconds(self) -> int:
        return int(self.now * 1000)


class House:
    """A server under test, and everything that it says."""

    def __init__(self, path: Path, **settings: Any) -> None:
        self.path = path
        self.settings = Settings(**settings)
        self.clock = Clock()
        self.store = SqliteStore(path / "tables.db", "normal")
        self.pool = ThreadPoolExecutor(1)
        self.lines = io.StringIO()
        self.heard: list[httpx.Response] = []
        self.begin_again(SHELF)

    def begin_again(self, shelf: Mapping[str, Game[Any]]) -> None:
        """As after a start with these boxes: nothing is known but what the store has."""
        self.hall = Hall(self.store, Substitutes(pool=self.pool), self.clock.milliseconds, shelf)
        self.app = self.make_app()

    def make_app(self) -> App:
        return create_app(
            self.hall,
            self.store,
            self.settings,
            sessions=Sessions(self.store, self.settings, self.clock.seconds),
            limits=Limits(self.settings.rates, self.clock.seconds),
            log=make_log(self.lines),
        )

    def visitor(self, address: str = "192.0.2.1", here: str = HERE) -> httpx.AsyncClient:
        """A browser, with cookies of its own."""
        transport = httpx.ASGITransport(self.app, client=(address, 12345))
        return httpx.AsyncClient(transport=transport, base_url=here, event_hooks={"response": [self.note]})

    async def note(self, response: httpx.Response) -> None:
        await response.aread()
        self.heard.append(response)

    async def guest(self, name: str = "Ana", **where: str) -> httpx.AsyncClient:
        visitor = self.visitor(**where)
        assert (await visitor.post("/api/guest", json={"name": name})).status_code == 201
        return visitor


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def settings() -> dict[str, Any]:
    """Of the house; a module may ask for others."""
    return {}


class Seals:
    """The same deals every time: a test that fails once fails again."""

    def __init__(self) -> None:
        self.numbers = count()

    def fresh(self) -> Seal:
        return Seal(sha256(b"deal %d" % next(self.numbers)).digest())


@pytest.fixture
async def house(
    tmp_path: Path, anyio_backend: str, settings: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[House]:
    monkeypatch.setattr("tablee.tables.hall.Seal", Seals())
    house = House(tmp_path, **settings)
    async with house.store:
        yield house
        await house.hall.close()


TABLE = {"game": "smile", "settings": {"seats": 3}}


def problem(response: httpx.Response) -> tuple[int, str]:
    """The status and the code of an answer that says no; its body has exactly the fields that it should have."""
    body = response.json()
    assert {"code", "wrong", "right"} <= set(body) <= {"code", "wrong", "right", "detail", "option"}
    assert response.headers["content-type"] == "application/json"
    return response.status_code, body["code"]
