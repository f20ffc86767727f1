"""A reconnect storm: hundreds of sockets break at once, in the middle of a move at every table, and all come back.

Everybody resumes where they were, and every move that was under way is in the log once. The benchmarks do it with
2 000 sockets and measure how long it takes (`benchmarks/server/storm.py`).
"""

from __future__ import annotations

import asyncio
from typing import NamedTuple

import pytest

from tablee.store import SqliteStore
from tests.faults.players import come_back
from tests.faults.reckoning import Reckoning
from tests.faults.victim import Victim
from tests.server.socket.people import Guest, Tab, begin, play, whose_turn

pytestmark = pytest.mark.anyio

NAMES = ("Ana", "Bo", "Cy", "Di")
TABLES = 75
AT_ONCE = 25  # tables that are opened together
ANSWERED = 20  # moves


class Move(NamedTuple):
    """A move that was sent, and whose answer may not have been heard."""

    tab: Tab
    command: str
    text: str


async def open_tables(victim: Victim) -> list[list[Tab]]:
    """Four people, each at all the tables."""
    people = [await Guest.arrive(victim.base, name) for name in NAMES]
    few = asyncio.Semaphore(AT_ONCE)

    async def open_one() -> list[Tab]:
        async with few:
            tabs = await begin(people, pace="relaxed")
            await play(tabs, 2)
            return tabs

    return await asyncio.gather(*(open_one() for _ in range(TABLES)))


async def move_everywhere(tables: list[list[Tab]]) -> list[Move]:
    """One move at each table. Some are answered; the others have just been sent."""
    movers = await asyncio.gather(*(whose_turn(tabs) for tabs in tables))
    moves: list[Move] = []
    for mover in movers:
        assert mover is not None
        text = mover.view["options"][0]
        moves.append(Move(mover, await mover.do("play", move=text), text))
        if len(moves) == ANSWERED:
            await asyncio.gather(*(move.tab.answer(move.command) for move in moves))
    return moves


async def send_again(move: Move, back: dict[Tab, Tab]) -> None:
    """Only what was not answered; whoever sends it knows no better than its own browser."""
    if move.command not in move.tab.answers:
        await back[move.tab].heard("play", move=move.text, as_id=move.command)


@pytest.mark.parametrize("killed", [False, True], ids=["the network breaks", "the server is killed"])
async def test_when_hundreds_come_back_at_once_no_move_is_lost(victim: Victim, killed: bool) -> None:
    tables = await open_tables(victim)
    tabs = [tab for table in tables for tab in table]
    moves = await move_everywhere(tables)
    for tab in () if killed else tabs:
        tab.socket.transport.abort()
    assert any(move.command not in move.tab.answers for move in moves), "no move was under way"
    if killed:
        await victim.kill()
        await victim.start()
    await asyncio.gather(*(tab.drop() for tab in tabs))

    back = dict(zip(tabs, await asyncio.gather(*(come_back(tab, victim.base) for tab in tabs)), strict=True))
    assert {tab.kinds()[0] for tab in back.values()} == {"resumed"}
    await asyncio.gather(*(send_again(move, back) for move in moves))
    await asyncio.gather(*(play([back[tab] for tab in table], 1) for table in tables))
    for table in tables:
        assert len({back[tab].n for tab in table}) == 1
    await victim.kill()
    await check(victim, moves, [*tabs, *back.values()])


async def check(victim: Victim, moves: list[Move], tabs: list[Tab]) -> None:
    reckoning = Reckoning()
    async with SqliteStore(victim.file) as store:
        for move in moves:
            table = move.tab.table_id
            rows = await store.read(table)
            assert [row.command for row in rows].count(f"{move.tab.guest.id}/{move.command}") == 1
            reckoning.add(rows, [(tab.guest.id, tab) for tab in tabs if tab.table_id == table])
    assert reckoning.wrong == 0, reckoning
    assert (reckoning.tables, reckoning.moves) == (TABLES, 4 * TABLES)
