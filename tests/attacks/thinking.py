"""Bots without end: tables of one guest, full of strong bots, beside a table where somebody plays with two of them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from tests.attacks.attack import Attack, Counts, Log
from tests.attacks.ground import Chair, Ground

TABLES = 30
GUESTS = 3
MOST_DEFAULTS = 0.3  # of the neighbours' bots
ALL_BUT_ONE = 0.999  # where the machine may be busy with something else
STRONG = "strong"


class StrongBots(Attack):
    """Thirty tables full of strong bots, of three guests at one address, begin together."""

    wanted = "the neighbours' bots think all the same: none of them plays the harmless default"
    alone = True
    short = 4.0

    def __init__(self, name: str, game: str, seats: int) -> None:
        super().__init__(name)
        self.game = game
        self.seats = seats

    async def prepare(self, ground: Ground) -> None:
        """Three guests: one alone may not do so much in so short a time."""
        self.full: list[Chair] = []
        for person in await ground.people(GUESTS, together=True):
            for _ in range(TABLES // GUESTS):
                chair = await person.chair(await person.open(self.game, seats=self.seats, watchable=True))
                for seat in range(self.seats):
                    await chair.heard("add_bot", seat=seat, level=STRONG)
                self.full.append(chair)

    async def strike(self, ground: Ground) -> None:
        for chair in self.full:
            started = await chair.heard("start")
            ground.counts["started" if started.get("type") != "refused" else f"start: {started['code']}"] += 1
            chair.wire.drop()
            await asyncio.sleep(0.02)

    def complaints(self, counts: Counts) -> Iterator[str]:
        if not counts.get("started"):
            yield "no table of bots was started: this is no attack"

    def log_complaints(self, counts: Counts, log: Log) -> Iterator[str]:
        from tests.attacks.second_thoughts import thoughts

        found = [one for table in log.bots for one in thoughts(log.rows[table])]
        counts.update({"moves of neighbours' bots": len(found), "not thought of": found.count(False)})
        most = MOST_DEFAULTS if log.timed else ALL_BUT_ONE
        if not found:
            yield "the neighbours' bots have not moved at all"
        elif found.count(False) > most * len(found):
            yield f"{found.count(False)} of {len(found)} moves of the neighbours' bots were not thought of"


THINKING = (
    StrongBots("strong bots of Smile", "smile", 5),
    StrongBots("strong bots of the village", "schtroumpfs", 5),
)
