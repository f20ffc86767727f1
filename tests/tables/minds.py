"""A table whose bots think where a test wants them to, each in its turn: no process, no thread, no waiting."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import msgspec

from tablee.kernel import Game
from tablee.tables import acts
from tablee.tables.acts import Settings
from tablee.tables.asking import Choice
from tablee.tables.minds import MOST_BOTS, Forget, Minds, Thought
from tablee.tables.room import Room
from tablee.tables.substitutes import Substitutes
from tablee.tables.workers import Worker
from tests.tables.evening import Evening


class Direct(Worker):
    """Answers at once, and keeps what it was asked."""

    def __init__(self, loses: bool = False, most: int = MOST_BOTS) -> None:
        self.minds = Minds(most)
        self.loses = loses  # every bot, before every word
        self.most = most
        self.asked: list[Thought | Forget] = []

    def submit(self, asked: bytes) -> asyncio.Future[bytes]:
        thought = msgspec.json.decode(asked, type=Thought | Forget)
        self.asked.append(thought)
        if self.loses:
            self.minds = Minds(self.most)
        future: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        future.set_result(self.minds.answer(asked))
        return future

    def thoughts(self) -> list[Thought]:
        return [asked for asked in self.asked if isinstance(asked, Thought)]


def fewest(game: Game[Any]) -> int:
    """Bots beside Ada: two, or as many as the game needs."""
    return max(2, game.seats[0] - 1)


class Company:
    """Ada, or another host, who plays what the table would play for her, among bots."""

    def __init__(
        self,
        game: Game[Any],
        levels: list[str],
        workers: list[Worker] | None = None,
        *,
        host: str = "ada",
        **chosen: Any,
    ) -> None:
        self.host = host
        self.evening = Evening(game, Settings(1 + len(levels), **chosen), host=host).gather(host).ready(host)
        for seat, level in enumerate(levels, start=1):
            self.evening.do(host, acts.AddBot(seat, level))
        self.evening.begin()
        self.hall = SimpleNamespace(faults=0, clock=lambda: self.evening.at, tag=lambda table: table)
        self.bots = Substitutes(workers=1)
        if workers is not None:
            self.bots.workers = workers
        self.room = Room(cast(Any, self.hall), self.evening.table, 1)
        self.chosen: list[tuple[int, str]] = []

    async def play(self, moves: int) -> list[tuple[int, str]]:
        """So many moves of bots, or to the end; whose, and which."""
        first = len(self.chosen)
        while len(self.chosen) - first < moves and self.evening.table.state == "playing":
            await self.step()
        return self.chosen[first:]

    async def step(self) -> None:
        evening, sitting = self.evening, self.evening.table.sitting
        assert sitting is not None
        if 0 in sitting.position.awaited() and not sitting.played_by_bot(0):
            evening.do(self.host, acts.Play(sitting.position.default(0).text))
            return
        due = evening.table.due()
        assert due is not None
        seat = sitting.wanted(max(due, evening.at))
        if seat is None:
            evening.do(None, acts.Pass(), max(0, due - evening.at))
            return
        choice = await self.think(seat)
        self.chosen.append((seat, choice.move))
        evening.do(None, acts.BotPlay(seat, choice.move, choice.reason), max(0, due - evening.at))

    async def think(self, seat: int) -> Choice:
        choice = await self.bots.ask(self.room, seat)
        assert choice is not None, "no idea"
        return choice
