"""Nodes are killed, frozen, cut off and stopped under load. Nothing acknowledged is lost, nothing happens twice,
everybody ends up knowing the same, and every table plays on within seconds.

`make soak` kills 100 times (`SOAK_NODE_KILLS`, `SOAK_SEED`).
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median

import pytest

from tablee.store.postgres import PostgresStore
from tests.faults.players import Company, Game, World
from tests.faults.reckoning import Reckoning
from tests.faults.runner import hurry
from tests.faults.soak import Soak
from tests.nodes.barrier import Barrier
from tests.nodes.street import COUNT, Process, Street
from tests.postgres import Server
from tests.server.socket.people import Guest

pytestmark = pytest.mark.anyio

KILLS = int(os.environ.get("SOAK_NODE_KILLS", "3"))
SEED = int(os.environ.get("SOAK_SEED", "1"))
LONGEST_LIFE = 600  # frames between two kills
TIMES = max(2, KILLS // 10)  # of everything else
PLAYS_ON = 20.0  # seconds in which every table plays on, however slow the machine
USUALLY, AT_MOST = 3.0, 5.0  # seconds in which it should after a kill, in the median and always: asserted by the soak
LOOK = 0.02  # seconds between two looks at who keeps a table
GIVE_UP = 1.0  # seconds after which a browser gives up a connection through which nothing comes


@pytest.fixture(autouse=True)
def in_a_hurry() -> Iterator[None]:
    with hurry():
        yield


@asynccontextmanager
async def street(folder: Path, database: str) -> AsyncIterator[Street]:
    found = Street(folder, [database] * COUNT)
    try:
        await found.start()
        yield found
    finally:
        await found.stop()


def now() -> float:
    return asyncio.get_running_loop().time()


class Watched(World):
    """Of each table that a trouble befalls: how long it is until it plays on."""

    def __init__(self) -> None:
        super().__init__()
        self.since: dict[str, float] = {}  # tables that do not play on yet, and when the trouble began
        self.written: set[str] = set()  # those of them that have a row since
        self.silences: list[float] = []
        self.played_on: list[str] = []  # after the last trouble

    def hear(self, frames: int, table: str) -> None:
        """Only once there is a row: what is heard sooner was on its way, or is told again."""
        if frames and table in self.written:
            self.written.discard(table)
            self.silences.append(now() - self.since.pop(table))
            self.played_on.append(table)
        super().hear(frames, table)

    def trouble_began(self, at: float, tables: Iterable[str]) -> None:
        self.since = dict.fromkeys(tables, at)
        self.written = set()
        self.played_on = []

    def ended(self, table: str) -> None:
        """Nothing more is to be heard there."""
        self.since.pop(table, None)
        self.written.discard(table)
        self.news.set()


class Trouble(Soak):
    """One thing after the other happens to some node; each time, everybody plays on before the next."""

    def __init__(self, street: Street, database: str, times: int) -> None:
        super().__init__(street.proxy.base, SEED)
        self.street = street
        self.database = database
        self.times = times
        self.world: Watched = Watched()
        self.slowest = 0.0  # seconds for which we stood still ourselves: nobody heard anything meanwhile

    async def trouble(self) -> None:
        watching = asyncio.create_task(self.watch_ourselves())
        try:
            await self.trouble_after_trouble()
        finally:
            watching.cancel()

    async def watch_ourselves(self) -> None:
        while True:
            before = now()
            await asyncio.sleep(LOOK)
            self.slowest = max(self.slowest, now() - before - LOOK)

    async def trouble_after_trouble(self) -> None:
        async with PostgresStore(self.database) as self.store:
            troubles = 0
            while troubles < self.times or (self.hardly_any() and troubles < 3 * self.times):
                troubles += 1
                await self.world.until_told(self.chance.randrange(1, LONGEST_LIFE))
                await asyncio.sleep(self.chance.random() * 0.005)
                node, kept = await self.someone_with_tables()
                try:
                    await self.happen(node, kept)
                except TimeoutError:
                    raise AssertionError([await self.silent(table) for table in self.world.since]) from None
            await self.world.until_told(LONGEST_LIFE)

    def hardly_any(self) -> bool:
        """Whether the tables were few that had to go on, because their games ended just then."""
        return len(self.world.silences) <= self.times / 2

    async def game_after_game(self, company: Company, guests: list[Guest]) -> None:
        while True:
            game = Game(self.world, guests, company)
            self.games.append(game)
            await game.play()
            self.world.ended(game.table)

    async def someone_with_tables(self) -> tuple[Process, list[str]]:
        while True:
            for node in self.chance.sample(self.street.nodes, COUNT):
                kept = await self.kept_by(node)
                if kept:
                    return node, kept
            await self.world.until_told(1)

    async def kept_by(self, node: Process) -> list[str]:
        """The tables at which is played, and that will have to go elsewhere."""
        return [table for table in self.playing() if await self.store.keeper(table) == node.address]

    def playing(self) -> list[str]:
        return [game.table for game in self.games if game.table and not all(p.over() for p in game.players)]

    async def until_all_play_on(self, kept: list[str], since: float, without: Process | None = None) -> None:
        """Somebody has written there after what the log holds now, and somebody has heard of something after that.

        Who writes cannot be the node that the trouble has befallen, if there is one `without` which they have to go on.
        """
        heads = dict(zip(kept, await asyncio.gather(*map(self.head, kept)), strict=True))
        self.world.trouble_began(since, [table for table in self.playing() if table in kept])
        async with asyncio.timeout(PLAYS_ON):
            while self.world.since:
                for table in self.world.since.keys() - self.world.written:
                    moved = without is None or await self.store.keeper(table) not in (None, without.address)
                    if moved and await self.head(table) > heads[table] and table in self.world.since:
                        self.world.written.add(table)
                await asyncio.sleep(LOOK)

    async def head(self, table: str) -> int:
        row = await self.store.last(table)
        assert row is not None
        return row.number

    async def must_be_elsewhere(self, node: Process) -> None:
        """While it could still come back: so it is not from its own hands that they were taken."""
        assert node.address not in [await self.store.keeper(table) for table in self.world.played_on]

    async def silent(self, table: str) -> dict[str, object]:
        """What can be said of a table at which nothing more is heard."""
        rows = await self.store.read(table, limit=100_000)
        (game,) = [game for game in self.games if game.table == table]
        people = [
            (player.act, player.tabs[-1].n, player.tabs[-1].socket.close_code, player.tabs[-1].kinds()[-3:])
            for player in game.players
        ]
        last = [(row.number, row.at, row.act[:120], row.due) for row in rows[-3:]]
        return {"keeper": await self.store.keeper(table), "now": time.time(), "last": last, "people": people}

    async def happen(self, node: Process, kept: list[str]) -> None:
        raise NotImplementedError

    async def checked(self) -> Reckoning:
        async with asyncio.timeout(90 + 60 * self.times):
            await self.run()
        assert self.street.complaints() == []
        assert not self.hardly_any(), "hardly any table had to go on"
        reckoning = await self.reckoning(PostgresStore(self.database))
        assert reckoning.wrong == 0, reckoning
        assert reckoning.moves > 20 * self.times, "there was hardly any load"
        return reckoning


class Killing(Trouble):
    async def happen(self, node: Process, kept: list[str]) -> None:
        process, since = node.process, now()
        assert process is not None
        killing = asyncio.create_task(node.kill())  # which also waits for the children of the process
        await asyncio.sleep(0)
        await process.wait()
        await self.until_all_play_on(kept, since, without=node)
        await killing
        await node.start()


class Freezing(Trouble):
    """A process stands still for longer than the others believe that it lives, and then goes on as if nothing was."""

    async def happen(self, node: Process, kept: list[str]) -> None:
        self.street.proxy.away.add(node.port)
        since = now()
        node.freeze()
        try:
            await asyncio.sleep(GIVE_UP)
            self.street.proxy.cut(node.port)
            await self.until_all_play_on(kept, since, without=node)
            await self.must_be_elsewhere(node)
        finally:
            node.thaw()
        self.street.proxy.away.discard(node.port)


class Stopping(Trouble):
    """A rolling upgrade: one node after the other is told to stop, and started again."""

    async def happen(self, node: Process, kept: list[str]) -> None:
        since = now()
        await node.end()
        await self.until_all_play_on(kept, since, without=node)
        await node.start()


class Cutting(Trouble):
    """Everybody's connections to one node break."""

    async def happen(self, node: Process, kept: list[str]) -> None:
        since = now()
        self.street.proxy.cut(node.port)
        await self.until_all_play_on(kept, since)


async def test_nodes_that_are_killed_again_and_again_lose_nothing_and_others_go_on(
    tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async with street(tmp_path, database) as found:
        soak = Killing(found, database, KILLS)
        reckoning = await soak.checked()
    if "SOAK_NODE_KILLS" in os.environ:
        silences = sorted(soak.world.silences)
        with capsys.disabled():
            print(f"\n{KILLS} kills of {COUNT} nodes: {reckoning}")
            print(f"{len(silences)} tables were taken over, and went on after {median(silences):.2f} s in the median;")
            print("the last ones after " + ", ".join(f"{silence:.2f}" for silence in silences[-5:]) + " s;")
            print(f"those who waited for them stood still themselves for {soak.slowest:.2f} s at most")
        assert median(silences) <= USUALLY
        assert silences[-1] <= AT_MOST


@pytest.mark.parametrize("kind", [Freezing, Stopping, Cutting])
async def test_a_node_can_be_frozen_or_stopped_or_lose_all_its_connections(
    kind: type[Trouble], tmp_path: Path, database: str
) -> None:
    async with street(tmp_path, database) as found:
        await kind(found, database, TIMES).checked()


class CuttingOff(Trouble):
    """A node and the database do not hear of one another any more; everybody else does."""

    def __init__(self, street: Street, database: str, times: int, barriers: list[Barrier]) -> None:
        super().__init__(street, database, times)
        self.barriers = barriers

    async def happen(self, node: Process, kept: list[str]) -> None:
        barrier = self.barriers[self.street.nodes.index(node)]
        self.street.proxy.away.add(node.port)  # it says itself that it is not ready
        since = now()
        barrier.bar()
        await self.until_all_play_on(kept, since, without=node)
        await self.must_be_elsewhere(node)
        barrier.open()
        self.street.proxy.away.discard(node.port)


async def test_a_node_that_is_cut_off_from_the_database_loses_its_tables_to_the_others(
    tmp_path: Path, postgres: Server
) -> None:
    database = postgres.fresh()
    barriers = [Barrier(postgres.folder) for _ in range(COUNT)]
    for barrier in barriers:
        await barrier.start()
    databases = [database.replace(str(postgres.folder), str(barrier.folder)) for barrier in barriers]
    found = Street(tmp_path, databases)
    try:
        await found.start()
        await CuttingOff(found, database, TIMES, barriers).checked()
    finally:
        await found.stop()
        for barrier in barriers:
            await barrier.stop()


class Restarting(Trouble):
    """The database itself is ended, as if it were killed, and started again."""

    def __init__(self, street: Street, database: str, times: int, postgres: Server) -> None:
        super().__init__(street, database, times)
        self.postgres = postgres

    async def happen(self, node: Process, kept: list[str]) -> None:
        await asyncio.to_thread(self.postgres.stop, "immediate")
        await asyncio.sleep(self.chance.random() * 4)
        await asyncio.to_thread(self.postgres.start)
        await wait_until_well(self.store)
        await self.until_all_play_on(kept, now())


async def test_the_database_can_be_restarted_under_all_nodes(tmp_path: Path, postgres: Server) -> None:
    database = postgres.fresh()
    async with street(tmp_path, database) as found:
        await Restarting(found, database, TIMES, postgres).checked()


async def wait_until_well(store: PostgresStore) -> None:
    async with asyncio.timeout(PLAYS_ON):
        while store.health() != "ok":
            await asyncio.sleep(0.01)
