"""The same program on PostgreSQL: the process is killed, the database is restarted, and people play on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from benchmarks.server.ports import free_port
from tablee.store.postgres import PostgresStore
from tests.faults.one_game import check, killed_in_the_middle_of_a_game
from tests.faults.victim import Victim
from tests.postgres import Server
from tests.server.socket.people import Guest, begin, play, whose_turn

pytestmark = pytest.mark.anyio


def house(folder: Path, address: str) -> Victim:
    """`tablee serve` as people start it; at one port, so that it is known to be the same house."""
    words = ["serve", "--port", str(free_port()), "--unlimited", "--store", address]
    return Victim(folder, ["-m", "tablee", *words])


async def test_a_house_on_postgresql_can_be_killed_in_the_middle_of_a_game(postgres: Server, tmp_path: Path) -> None:
    address = postgres.fresh()
    await killed_in_the_middle_of_a_game(house(tmp_path, address), PostgresStore(address))


async def test_the_database_can_be_restarted_in_the_middle_of_a_game(postgres: Server, tmp_path: Path) -> None:
    address = postgres.fresh()
    victim = house(tmp_path, address)
    try:
        await victim.start()
        tabs = await begin([await Guest.arrive(victim.base, name) for name in ("Ana", "Bo", "Cy")])
        await play(tabs, 5)
        mover = await whose_turn(tabs)
        assert mover is not None
        move = mover.view["options"][0]
        await asyncio.to_thread(postgres.stop, "immediate")
        try:
            assert (await mover.ask("play", move=move, as_id="again"))["code"] == "try_again"
            for tab in tabs:
                await tab.until(lambda tab=tab: tab.troubles == ["store_broken"])  # type: ignore[misc]
        finally:
            await asyncio.to_thread(postgres.start)
        for tab in tabs:
            await tab.until(lambda tab=tab: tab.kinds()[-1] == "whole")  # type: ignore[misc]
        del mover.answers["again"]
        await mover.heard("play", move=move, as_id="again")
        await play(tabs, 5)
        await victim.stop()
        await check(PostgresStore(address), tabs)
    finally:
        await victim.kill()
