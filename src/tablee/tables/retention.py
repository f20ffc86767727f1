"""What is kept for how long: tables that have ended, and guests who do not come any more.

A little is taken away at each look around the house, so that nobody who plays notices. Every node does it: the store
lets only whoever keeps a table erase it, and takes away nothing twice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from tablee.store.errors import KeptElsewhere, StoreError
from tablee.tables.company import CLOSED, OVER

if TYPE_CHECKING:
    from tablee.tables.hall import Hall

ENDED_STATES: Final = (OVER, CLOSED)
MOST_TABLES: Final = 20  # in each of those states, at one look
MOST_GUESTS: Final = 100
SHORTEST_FOR_GUESTS: Final = 2 * 86_400  # seconds: it is noted once a day that somebody is here


class Terms(NamedTuple):
    """Seconds; None is for ever."""

    tables: int | None = None  # after the last that happened there
    guests: int | None = None  # after they were last here


FOR_EVER: Final = Terms()


class Retention:
    """Takes away what was kept for long enough."""

    def __init__(self, hall: Hall, terms: Terms) -> None:
        self.hall = hall
        self.terms = terms
        self.looking = False

    async def look(self) -> None:
        """Some of it; the next look comes soon. One look at a time, however long it takes."""
        if self.looking:
            return
        self.looking = True
        try:
            await self.erase_old_tables()
            await self.forget_old_guests()
        except StoreError:
            return  # the next look may find it in better health
        finally:
            self.looking = False

    async def erase_old_tables(self) -> None:
        if self.terms.tables is None:
            return
        since = self.hall.clock() - 1000 * self.terms.tables
        for state in ENDED_STATES:
            for table in await self.hall.store.untouched(state, since, MOST_TABLES):
                if table not in self.hall.rooms and table not in self.hall.loading:  # else somebody looks at it
                    await self.erase_unless_elsewhere(table)

    async def erase_unless_elsewhere(self, table: str) -> None:
        try:
            await self.hall.store.erase(table)
        except KeptElsewhere:  # somebody looks at it there
            return

    async def forget_old_guests(self) -> None:
        if self.terms.guests is None:
            return
        since = self.hall.clock() - 1000 * max(self.terms.guests, SHORTEST_FOR_GUESTS)
        for person in await self.hall.store.unseen(since, MOST_GUESTS):
            await self.hall.store.forget(person)

    # --- At once

    async def erase(self, table: str) -> bool:
        """A table that has ended, whoever still looks at it: they have to go. Whether it was there."""
        record = await self.hall.store.record(table)
        if record is None or record.state not in ENDED_STATES:
            return False
        await self.hall.store.claim(table)
        room = self.hall.rooms.get(table)
        if room is not None:
            await room.on_disk()
            self.hall.bots.forget(room)
            self.hall.leave_alone(room)
        return await self.hall.store.erase(table)
