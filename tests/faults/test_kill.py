"""kill -9: the server is ended at random moments under load, and started again on the same file.

Nothing that was acknowledged is lost, nothing was told that is not on disk, every client knows the same, and deadlines
fire once. `make soak` does it 200 times (`SOAK_KILLS`, `SOAK_SEED`).
"""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tablee.store import SqliteStore
from tests.faults.players import Company, Game, World, come_back
from tests.faults.reckoning import Reckoning
from tests.faults.runner import HURRIED, hurry
from tests.faults.victim import Victim
from tests.server.socket.people import Guest, Tab, begin, play, whose_turn
from tests.server.socket.told import Told

pytestmark = pytest.mark.anyio

KILLS = int(os.environ.get("SOAK_KILLS", "6"))
SEED = int(os.environ.get("SOAK_SEED", "1"))
COMPANIES = [Company(4, 4), Company(3, 3, HURRIED), Company(5, 5), Company(2, 4), Company(3, 3, HURRIED), Company(1, 3)]
LONGEST_LIFE = 500  # frames that a server may tell
EVERY = 4  # so often it is killed while it starts


@pytest.fixture(autouse=True)
def in_a_hurry() -> Iterator[None]:
    with hurry():
        yield


class Soak:
    """Tables at which is played on and on while the server is killed, and the end of all of it."""

    def __init__(self, victim: Victim) -> None:
        self.victim = victim
        self.world = World()
        self.games: list[Game] = []
        self.newcomers: list[tuple[Game, Guest, Tab]] = []
        self.chance = random.Random(SEED)

    async def run(self, kills: int) -> None:
        self.world.rises(self.victim.base)
        people = [[await self.guest(seat) for seat in range(company.people)] for company in COMPANIES]
        async with asyncio.TaskGroup() as together:
            tables = [
                together.create_task(self.game_after_game(company, guests))
                for company, guests in zip(COMPANIES, people, strict=True)
            ]
            await self.kill_again_and_again(kills)
            for table in tables:
                table.cancel()
        await self.look_at_the_end()

    async def guest(self, seat: int) -> Guest:
        return await Guest.arrive(self.victim.base, f"P{seat}")

    async def game_after_game(self, company: Company, guests: list[Guest]) -> None:
        while True:
            game = Game(self.world, guests, company)
            self.games.append(game)
            await game.play()

    async def kill_again_and_again(self, kills: int) -> None:
        """At any moment: not only that after a frame, and also while the server starts."""
        for kill in range(1, kills + 1):
            await self.world.until_told(self.chance.randrange(1, LONGEST_LIFE))
            await asyncio.sleep(self.chance.random() * 0.005)
            self.world.falls()
            await self.victim.kill()
            if kill % EVERY == 0:
                await self.victim.stumble(self.chance.random())
            await self.victim.start()
            self.world.rises(self.victim.base)
        await self.world.until_told(LONGEST_LIFE)

    async def look_at_the_end(self) -> None:
        """Everybody comes back a last time; and a newcomer with the same eyes is told the whole."""
        for game in self.games:
            for player in game.players:
                await player.finish()
                self.newcomers.append((game, player.guest, await player.guest.tab(game.table)))
        await self.victim.kill()

    async def reckoning(self) -> Reckoning:
        reckoning = Reckoning()
        async with SqliteStore(self.victim.file) as store:
            for game in self.games:
                if game.table:
                    reckoning.add(await store.read(game.table, limit=100_000), self.clients(game))
        return reckoning

    def clients(self, game: Game) -> list[tuple[str, Told]]:
        newcomers = [(guest.id, tab) for where, guest, tab in self.newcomers if where is game]
        return [*newcomers, *((player.guest.id, tab) for player in game.players for tab in player.tabs)]


async def test_a_server_that_is_killed_again_and_again_loses_nothing_and_tells_nothing_too_soon(
    victim: Victim, capsys: pytest.CaptureFixture[str]
) -> None:
    soak = Soak(victim)
    async with asyncio.timeout(60 + 10 * KILLS):
        await soak.run(KILLS)
    reckoning = await soak.reckoning()
    if "SOAK_KILLS" in os.environ:
        with capsys.disabled():
            print(f"\n{KILLS} kills: {reckoning}")
    assert reckoning.wrong == 0, reckoning
    assert reckoning.moves > 20 * KILLS, "there was hardly any load"
    assert reckoning.deadlines > KILLS, "hardly any clock ran out"
    assert reckoning.connections > 10 * KILLS, "hardly anybody came back"


# --- One at a time


async def check(victim: Victim, tabs: list[Tab]) -> None:
    reckoning = Reckoning()
    async with SqliteStore(victim.file) as store:
        reckoning.add(await store.read(tabs[0].table_id), [(tab.guest.id, tab) for tab in tabs])
    assert reckoning.wrong == 0, reckoning


async def test_the_program_itself_can_be_killed_in_the_middle_of_a_game(tmp_path: Path) -> None:
    """The same once, with `tablee serve` as people start it."""
    command = ["-m", "tablee", "serve", "--port", "0", "--unlimited", "--data", str(tmp_path / "tables.db")]
    victim = Victim(tmp_path, command)
    try:
        await victim.start()
        tabs = await begin([await Guest.arrive(victim.base, name) for name in ("Ana", "Bo", "Cy")])
        await play(tabs, 10)
        await victim.kill()
        await victim.start()
        back = [await come_back(tab, victim.base) for tab in tabs]
        assert [tab.kinds()[0] for tab in back] == ["resumed"] * 3
        await play(back, 10)
        for tab in back:
            await tab.close()
        await victim.stop()
        await check(victim, tabs + back)
    finally:
        await victim.kill()


async def test_a_server_that_is_killed_while_its_file_is_locked_has_lost_nothing(victim: Victim) -> None:
    tabs = await begin([await Guest.arrive(victim.base, name) for name in ("Ana", "Bo", "Cy")])
    await play(tabs, 5)
    mover = await whose_turn(tabs)
    assert mover is not None
    move = mover.view["options"][0]
    with closing(sqlite3.connect(victim.file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert (await mover.ask("play", move=move, as_id="again"))["code"] == "try_again"
        for tab in tabs:
            await tab.until(lambda tab=tab: tab.troubles == ["store_busy"])  # type: ignore[misc]
        await victim.kill()
    await victim.start()
    back = [await come_back(tab, victim.base) for tab in tabs]
    assert [tab.kinds()[0] for tab in back] == ["resumed"] * 3
    await back[tabs.index(mover)].heard("play", move=move, as_id="again")
    await play(back, 5)
    await victim.kill()
    await check(victim, tabs + back)
