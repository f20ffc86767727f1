"""People at their browsers who hunt: a table of Grumpf on a real server, with a clock that the test holds."""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import patch

import pytest

from tablee.games.grumpf.realtime import RealTime
from tablee.kernel import Seal
from tablee.server.connection import Connection
from tablee.server.pulse import Pulse
from tests.server.socket.people import PATIENCE, Tab, each, sit_down
from tests.server.socket.serving import Serving

SEED = "5eed" * 16


async def seated(serving: Serving, *names: str, bots: tuple[str, ...] = (), **settings: Any) -> list[Tab]:
    """A game of Grumpf that has just begun, always the same one."""
    people = await serving.people(*(names or ("Ana", "Bo", "Cy")))
    with patch.object(Seal, "fresh", return_value=Seal(bytes.fromhex(SEED))):
        table = await people[0].open("grumpf", seats=len(people) + len(bots), **settings)
    tabs = await sit_down(table, people)
    for seat, level in enumerate(bots, len(people)):
        await tabs[0].heard("add_bot", seat=seat, level=level)
    await tabs[0].heard("start")
    await each(tabs, lambda tab: tab.until(lambda: tab.view is not None))
    return tabs


async def go(serving: Serving, tabs: list[Tab]) -> None:
    """Everybody is ready, the first one shouts, and the countdown is over, at this very moment."""
    for tab in tabs:
        await tab.heard("play", move="ready")
    while hunt(serving, tabs[0]).phase == "ready":
        await serving.pass_time(tabs[0])
    await tabs[0].heard("play", move="shout")
    await serving.pass_time(tabs[0])
    await each(tabs, lambda tab: tab.until(lambda: tab.view["phase"] == "hunt"))


async def hunting(serving: Serving, *names: str, **chosen: Any) -> list[Tab]:
    tabs = await seated(serving, *names, **chosen)
    await go(serving, tabs)
    return tabs


def hunt(serving: Serving, tab: Tab) -> RealTime:
    position = serving.room(tab).table.position()
    assert isinstance(position, RealTime)
    return position


def time(serving: Serving, tab: Tab) -> int:
    """After GO, as every client knows it: by the zero of the rules' time, and GO in that time."""
    return int(serving.clock.now - tab.table["zero"] - tab.view["go_at"])


async def until(serving: Serving, tab: Tab, after_go: int) -> None:
    """Time passes, and everything in it happens in its own time."""
    room = serving.room(tab)
    while room.due is not None and time(serving, tab) + room.due - serving.clock.now <= after_go:
        await serving.pass_time(tab)
        await tab.settle()
    serving.clock.now += after_go - time(serving, tab)


def put(tab: Tab, board: str) -> str:
    """A PLACE of the first pawn that shows a value."""
    number, _, face = next(pawn for pawn in tab.view["clans"][tab.seat]["pawns"] if is_value(pawn))
    return f"place {number} {face} {board}"


def is_value(pawn: Any) -> bool:
    return bool(pawn[1] == "held" and pawn[2] not in (None, "club"))


# --- How far away


class Stopwatch:
    """What the server measures with: it shows so many milliseconds more when an answer comes."""

    def __init__(self) -> None:
        self.now = 5_000

    def __call__(self) -> int:
        return self.now

    async def measure(self, connection: Connection, *round_trips: int) -> None:
        """Ask, and let each answer take so long."""
        for round_trip in round_trips:
            connection.measure()
            assert connection.pulse is not None
            self.now += round_trip
            async with asyncio.timeout(PATIENCE):
                while connection.pulse.asked_at is not None:
                    await asyncio.sleep(0)


def believe_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is at a distance on loopback, and time stands still: only the stopwatch knows how far away people are."""
    monkeypatch.setattr("tablee.server.connection.shortest_round_trip", lambda _: 10_000_000)
    monkeypatch.setattr(Pulse, "answers_after", lambda *_: None)


def connection_of(serving: Serving, tab: Tab) -> Connection:
    """The only one of this person."""
    (connection,) = [each for each in serving.app.socket.connections if each.person == tab.guest.id]
    return connection
