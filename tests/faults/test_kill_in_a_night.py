"""kill -9 in the middle of a night in Thiercelieux: every tap that was heard still counts, and the night goes on.

What was acknowledged is there once, every seat knows the same, and each call ends once, at its time: what the server
was away for is nobody's time (`SOAK_KILLS`: so many kills; `SOAK_SEED`).
"""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tablee.store import Row, SqliteStore
from tablee.tables.room import OVERSLEPT
from tests.faults.night_runner import short_nights
from tests.faults.players import Company, Game, Player, World, come_back
from tests.faults.reckoning import Reckoning
from tests.faults.victim import Victim
from tests.server.socket.ledger import Ledger
from tests.server.socket.people import Guest, Tab, sit_down
from tests.server.socket.told import Told

pytestmark = pytest.mark.anyio

KILLS = int(os.environ.get("SOAK_KILLS", "2"))
SEED = int(os.environ.get("SOAK_SEED", "1"))
COMPANY = Company(5, 8, "live")
EACH = 40  # seconds for a kill, at most
BY_DAY = ("vote", "elect", "break", "shoot", "name", "ready")
NAMES = ("Ana", "Bo", "Cy", "Di", "Eli")


@pytest.fixture(autouse=True)
def in_a_hurry() -> Iterator[None]:
    with short_nights():
        yield


@pytest.fixture
async def victim(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Victim]:
    victim = Victim(tmp_path, ["-m", "tests.faults.night_runner", str(tmp_path / "tables.db")])
    await victim.start()
    yield victim
    await victim.kill()


# --- What a log says of its nights


class Nights(Ledger):
    """The rows of one village, and when each call has ended."""

    def __init__(self, rows: list[Row]) -> None:
        self.open: dict[str, int] = {}  # when it should end, in the time of the rules
        self.calls: Counter[tuple[int, str]] = Counter()
        self.late: list[int] = []
        self.nights = 0
        self.dead: Counter[int] = Counter()
        super().__init__(rows)

    def take(self, row: Row) -> None:
        super().take(row)
        for name, *fields in json.loads(row.told):
            self.follow(row, name, fields)

    def follow(self, row: Row, name: str, fields: list[Any]) -> None:
        if name == "night_started":
            self.nights += 1
            assert fields[0] == self.nights
        elif name == "call_started":
            self.open[fields[0]] = fields[2]
        elif name == "call_ended":
            assert self.table.sitting is not None
            self.calls[self.nights, fields[0]] += 1
            self.late.append(row.at - self.table.sitting.zero - self.open.pop(fields[0]))
        elif name == "eliminated":
            self.dead[fields[0]] += 1

    def must_have_gone_on(self) -> None:
        """Every call has ended once and in time, and nobody has died twice."""
        assert set(self.calls.values()) == {1}, self.calls
        assert set(self.dead.values()) <= {1}, self.dead
        assert all(0 <= late <= OVERSLEPT for late in self.late), self.late


async def rows_of(victim: Victim, table: str) -> list[Row]:
    async with SqliteStore(victim.file) as store:
        return await store.read(table, limit=100_000)


# --- One kill, tap by tap


def choice(tab: Told, chance: random.Random) -> str:
    """A tap that may be made: by an actor, or on the same grid by anybody else."""
    tap = tab.view["tap"]
    cells = chance.choice(tap["choices"]) if tap["acts"] else [chance.choice(tap["cells"]) for _ in range(tap["taps"])]
    return " ".join(["tap", tap["step"], *cells])


async def in_step(tabs: list[Tab], step: str) -> None:
    for tab in tabs:
        await tab.until(lambda tab=tab: (tab.view["tap"] or {}).get("step") == step)  # type: ignore[misc]


@pytest.mark.rules("LGT-033", "LGT-034")
async def test_every_tap_that_was_heard_is_there_after_the_server_was_killed_and_the_night_ends_at_its_time(
    victim: Victim,
) -> None:
    chance = random.Random(SEED)
    people = [await Guest.arrive(victim.base, name) for name in NAMES]
    table = await people[0].open("loupsgarous", seats=len(people))
    tabs = await sit_down(table, people)
    await tabs[0].heard("start")
    await in_step(tabs, "b4")
    moves = [choice(tab, chance) for tab in tabs]
    await asyncio.gather(*(tab.heard("play", move=move) for tab, move in zip(tabs, moves, strict=True)))
    for tab in tabs:
        await tab.settle()
    before = [tab.view for tab in tabs]
    await victim.kill()

    await victim.start()
    back = [await come_back(tab, victim.base) for tab in tabs]
    fresh = [await tab.guest.tab(table) for tab in tabs]
    for tab, newcomer, view, move in zip(back, fresh, before, moves, strict=True):
        assert tab.view["tap"]["chosen"] == newcomer.view["tap"]["chosen"] == move.split()[2:]
        assert known(newcomer.view) == known(view)
    for tab in back:
        await tab.until(lambda tab=tab: tab.view["phase"] == "day")  # type: ignore[misc]
    last = [await tab.guest.tab(table) for tab in back]
    await victim.kill()

    rows = await rows_of(victim, table)
    reckoning = Reckoning()
    reckoning.add(rows, [(tab.guest.id, tab) for tab in [*tabs, *back, *fresh, *last]])
    assert reckoning.wrong == 0, reckoning
    assert reckoning.moves == len(people)
    nights = Nights(rows)
    nights.must_have_gone_on()
    assert nights.calls[1, "b4"] == 1


def known(view: Any) -> Any:
    """All that a seat knows, but not how far the step has come: beats go on."""
    return {name: part for name, part in view.items() if name != "step"}


# --- Again and again


class Villager(Player):
    """Taps by night, and again whenever something is told; by day it does what it is asked, and nothing else."""

    def wish(self, tab: Told) -> dict[str, Any] | None:
        if tab.table["state"] != "playing":
            return self.in_the_lobby(tab) if tab.table["state"] == "lobby" else None
        move = self.by_night(tab) if tab.view["tap"] is not None else self.by_day(tab)
        return None if move is None else {"act": "play", "move": move}

    def by_night(self, tab: Told) -> str | None:
        if tab.view["tap"]["final"] or (tab.view["tap"]["chosen"] is not None and self.pondered == tab.n):
            return None
        self.ponder(tab)
        return choice(tab, self.chance)

    def by_day(self, tab: Told) -> str | None:
        if self.pondered == tab.n:
            return None
        self.ponder(tab)
        wanted = [move for move in tab.view["options"] if move.split()[0] in BY_DAY]
        return self.chance.choice(wanted) if wanted else None


class VillageGame(Game):
    """A village from its opening to its end."""

    async def open(self) -> str:
        host = self.guests[0]
        host.base = self.world.base
        return await host.open("loupsgarous", seats=self.company.seats, options={"preset": "D"})

    async def play(self) -> None:
        while not self.table:
            await self.world.up.wait()
            self.table = await self.open()
        self.players = [
            Villager(self.world, guest, self.table, seat, self.company) for seat, guest in enumerate(self.guests)
        ]
        async with asyncio.TaskGroup() as together:
            for player in self.players:
                together.create_task(player.play())

    def by_night(self) -> bool:
        """Somebody has been asked tonight, and has answered."""
        return any(view["tap"] is not None and view["tap"]["chosen"] is not None for view in self.views())

    def by_day(self) -> bool:
        return any(view["phase"] == "day" for view in self.views())

    def views(self) -> list[Any]:
        return [player.known.view for player in self.players if player.known.view is not None]


async def until(world: World, true: Callable[[], object]) -> None:
    while not true():
        world.news.clear()
        await world.news.wait()


class Soak:
    """Villages, one after the other, while the server is killed in the middle of their nights."""

    def __init__(self, victim: Victim) -> None:
        self.victim = victim
        self.world = World()
        self.games: list[VillageGame] = []
        self.chance = random.Random(SEED)

    async def run(self, kills: int) -> None:
        self.world.rises(self.victim.base)
        guests = [await Guest.arrive(self.victim.base, name) for name in NAMES]
        async with asyncio.TaskGroup() as together:
            playing = together.create_task(self.game_after_game(guests))
            for _ in range(kills):
                await until(self.world, lambda: self.games and self.games[-1].by_night())
                await asyncio.sleep(self.chance.random() * 1.5)  # at any moment: also between two steps
                await self.kill_and_start()
            await until(self.world, lambda: self.games[-1].by_day())
            playing.cancel()

    async def game_after_game(self, guests: list[Guest]) -> None:
        while True:
            self.games.append(VillageGame(self.world, guests, COMPANY))
            await self.games[-1].play()

    async def kill_and_start(self) -> None:
        self.world.falls()
        await self.victim.kill()
        await self.victim.start()
        self.world.rises(self.victim.base)

    async def reckoning(self) -> Reckoning:
        """Everybody comes back a last time; and a newcomer with the same eyes is told the whole."""
        newcomers = [(player, await self.newcomer(player)) for game in self.games for player in game.players]
        await self.victim.kill()
        reckoning = Reckoning()
        for game in self.games:
            rows = await rows_of(self.victim, game.table)
            clients: list[tuple[str, Told]] = [(one.guest.id, tab) for one, tab in newcomers if one in game.players]
            clients += [(player.guest.id, tab) for player in game.players for tab in player.tabs]
            reckoning.add(rows, clients)
            Nights(rows).must_have_gone_on()
        return reckoning

    async def newcomer(self, player: Player) -> Tab:
        await player.finish()
        return await player.guest.tab(player.table)


async def test_a_server_that_is_killed_in_night_after_night_loses_no_tap_and_every_call_ends_once(
    victim: Victim, capsys: pytest.CaptureFixture[str]
) -> None:
    soak = Soak(victim)
    async with asyncio.timeout(60 + EACH * KILLS):
        await soak.run(KILLS)
        reckoning = await soak.reckoning()
    if "SOAK_KILLS" in os.environ:
        with capsys.disabled():
            print(f"\n{KILLS} kills by night: {reckoning}")
    assert reckoning.wrong == 0, reckoning
    assert reckoning.moves > 5 * KILLS, "hardly anybody has tapped"
    assert reckoning.connections > 5 * KILLS, "hardly anybody came back"
