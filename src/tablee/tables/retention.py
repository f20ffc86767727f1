"""What is kept for how long: tables that have ended, and guests who do not come any more.

A little is taken away at each look around the house, so that nobody who plays notices. Every node does it: the store
lets only whoever keeps a table erase it, and takes away nothing twice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from tablee.store.errors import KeptElsewhere, StoreError
from tablee.tables import acts
from tablee.tables.acts import Entry
from tablee.tables.company import CLOSED, OVER

if TYPE_CHECKING:
    from tablee.tables.hall import Hall

ENDED_STATES: Final = (OVER, CLOSED)
MOST_TABLES: Final = 20  # in each of those states, at one look
UNBEGUN: Final = 86_400  # seconds that a lobby is kept after it was closed
AGAIN: Final = 3_600_000  # milliseconds until all that was closed is looked through again
FIRST: Final = (0, "")
MOST_LOBBIES: Final = 50  # more than are opened meanwhile, however many people do it
MOST_GUESTS: Final = 100
SHORTEST_FOR_GUESTS: Final = 2 * 86_400  # seconds: it is noted once a day that somebody is here

decode_entry = msgspec.json.Decoder(Entry).decode


class Terms(NamedTuple):
    """Seconds; None is for ever."""

    tables: int | None = None  # after the last that happened there
    guests: int | None = None  # after they were last here
    unbegun: int | None = None  # lobbies that were closed before any game was begun there


FOR_EVER: Final = Terms()


class Retention:
    """Takes away what was kept for long enough."""

    def __init__(self, hall: Hall, terms: Terms) -> None:
        self.hall = hall
        self.terms = terms
        self.looking = False
        self.looked_through = FIRST  # of the closed tables, as far as they were looked at for lobbies
        self.began_looking = 0

    async def look(self) -> None:
        """Some of it; the next look comes soon. One look at a time, however long it takes."""
        if self.looking:
            return
        self.looking = True
        try:
            await self.erase_old_tables()
            await self.erase_lobbies()
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
                await self.erase_unless_looked_at(table)

    async def erase_lobbies(self) -> None:
        """Closed before a game was begun there: nobody wants to see them again. Closed games stand among them."""
        if self.terms.unbegun is None:
            return
        now = self.hall.clock()
        since = now - 1000 * self.terms.unbegun
        found = await self.hall.store.untouched_after(self.looked_through, CLOSED, since, MOST_LOBBIES)
        for place in found:
            if not await self.was_begun(place[1]):
                await self.erase_unless_looked_at(place[1])
            self.looked_through = place
        if not found and now - self.began_looking >= AGAIN:  # some were looked at by somebody, or kept elsewhere
            self.looked_through, self.began_looking = FIRST, now

    async def was_begun(self, table: str) -> bool:
        rows = await self.hall.rows(table, 0)
        return any(isinstance(decode_entry(row.act).act, acts.Start) for row in rows)

    async def erase_unless_looked_at(self, table: str) -> None:
        if table not in self.hall.rooms and table not in self.hall.loading:
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
