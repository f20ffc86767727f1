"""Tables at which is played on and on while the house has its troubles, and the end of all of it."""

from __future__ import annotations

import asyncio
import random

from tablee.store import Store
from tests.faults.players import Company, Game, World
from tests.faults.reckoning import Reckoning
from tests.faults.runner import HURRIED
from tests.server.socket.people import Guest, Tab
from tests.server.socket.told import Told

COMPANIES = [Company(4, 4), Company(3, 3, HURRIED), Company(5, 5), Company(2, 4), Company(3, 3, HURRIED), Company(1, 3)]


class Soak:
    """Game after game. What happens meanwhile is `trouble`; afterwards everybody must know what the log knows."""

    def __init__(self, base: str, seed: int) -> None:
        self.base = base
        self.world = World()
        self.games: list[Game] = []
        self.newcomers: list[tuple[Game, Guest, Tab]] = []
        self.chance = random.Random(seed)

    async def trouble(self) -> None:
        raise NotImplementedError

    async def run(self) -> None:
        self.world.rises(self.base)
        people = [[await self.guest(seat) for seat in range(company.people)] for company in COMPANIES]
        async with asyncio.TaskGroup() as together:
            tables = [
                together.create_task(self.game_after_game(company, guests))
                for company, guests in zip(COMPANIES, people, strict=True)
            ]
            await self.trouble()
            for table in tables:
                table.cancel()
        await self.look_at_the_end()

    async def guest(self, seat: int) -> Guest:
        return await Guest.arrive(self.base, f"P{seat}")

    async def game_after_game(self, company: Company, guests: list[Guest]) -> None:
        while True:
            game = Game(self.world, guests, company)
            self.games.append(game)
            await game.play()

    async def look_at_the_end(self) -> None:
        """Everybody comes back a last time; and a newcomer with the same eyes is told the whole."""
        for game in self.games:
            for player in game.players:
                await player.finish()
                self.newcomers.append((game, player.guest, await player.guest.tab(game.table)))

    async def reckoning(self, store: Store) -> Reckoning:
        reckoning = Reckoning()
        async with store:
            for game in self.games:
                if game.table:
                    reckoning.add(await store.read(game.table, limit=100_000), self.clients(game))
        return reckoning

    def clients(self, game: Game) -> list[tuple[str, Told]]:
        newcomers = [(guest.id, tab) for where, guest, tab in self.newcomers if where is game]
        return [*newcomers, *((player.guest.id, tab) for player in game.players for tab in player.tabs)]
