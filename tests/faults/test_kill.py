"""kill -9: the server is ended at random moments under load, and started again on the same file.

Nothing that was acknowledged is lost, nothing was told that is not on disk, every client knows the same, and deadlines
fire once. `make soak` does it 200 times (`SOAK_KILLS`, `SOAK_SEED`).
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tablee.store import SqliteStore
from tests.faults.one_game import check, killed_in_the_middle_of_a_game
from tests.faults.players import come_back
from tests.faults.runner import hurry
from tests.faults.soak import Soak
from tests.faults.victim import Victim
from tests.server.socket.people import Guest, begin, play, whose_turn

pytestmark = pytest.mark.anyio

KILLS = int(os.environ.get("SOAK_KILLS", "6"))
SEED = int(os.environ.get("SOAK_SEED", "1"))
LONGEST_LIFE = 500  # frames that a server may tell
EVERY = 4  # so often it is killed while it starts


@pytest.fixture(autouse=True)
def in_a_hurry() -> Iterator[None]:
    with hurry():
        yield


class Killing(Soak):
    """The server is killed at any moment: not only that after a frame, and also while it starts."""

    def __init__(self, victim: Victim, kills: int) -> None:
        super().__init__(victim.base, SEED)
        self.victim = victim
        self.kills = kills

    async def trouble(self) -> None:
        for kill in range(1, self.kills + 1):
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
        await super().look_at_the_end()
        await self.victim.kill()


async def test_a_server_that_is_killed_again_and_again_loses_nothing_and_tells_nothing_too_soon(
    victim: Victim, capsys: pytest.CaptureFixture[str]
) -> None:
    soak = Killing(victim, KILLS)
    async with asyncio.timeout(60 + 10 * KILLS):
        await soak.run()
    reckoning = await soak.reckoning(SqliteStore(victim.file))
    if "SOAK_KILLS" in os.environ:
        with capsys.disabled():
            print(f"\n{KILLS} kills: {reckoning}")
    assert reckoning.wrong == 0, reckoning
    assert reckoning.moves > 20 * KILLS, "there was hardly any load"
    assert reckoning.deadlines > KILLS, "hardly any clock ran out"
    assert reckoning.connections > 10 * KILLS, "hardly anybody came back"


# --- One at a time


async def test_the_program_itself_can_be_killed_in_the_middle_of_a_game(tmp_path: Path) -> None:
    """The same once, with `tablee serve` as people start it."""
    command = ["-m", "tablee", "serve", "--port", "0", "--unlimited", "--data", str(tmp_path / "tables.db")]
    victim = Victim(tmp_path, command)
    await killed_in_the_middle_of_a_game(victim, SqliteStore(victim.file))


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
    await check(SqliteStore(victim.file), tabs + back)
