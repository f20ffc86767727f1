"""What keeps a house from filling up: rooms that nobody needs leave memory, lobbies where nobody comes are closed, and
nobody opens tables without end.

A room that has left memory is read from the log again when somebody asks for it, or when something falls due there: its
alarm stays. Nobody at the table could tell the difference.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from tablee.kernel import TableeError
from tablee.store.errors import KeptElsewhere, StoreError
from tablee.tables import acts
from tablee.tables.acts import Entry
from tablee.tables.company import LOBBY, refuse
from tablee.tables.editions import OtherRules
from tablee.tables.retention import Retention, Terms

if TYPE_CHECKING:
    from tablee.tables.hall import Hall

EVERY: Final = 15.0  # seconds between two looks around
LINGERS: Final = 60_000  # milliseconds that a room stays in memory after everybody has gone
FAR: Final = 300_000  # what is due later than that does not keep a room in memory
MOST_AT_ONCE: Final = 500  # rooms that leave memory in one turn of the event loop
LOBBY_WAITS: Final = 6 * 3_600_000  # for somebody to come back
NOBODY_CAME: Final = 10 * 60_000  # the same, where nobody ever was
MOST_LOBBIES: Final = 50  # that are closed at one look


class Housekeeping:
    """Looks around now and then, as long as the house is open."""

    def __init__(self, hall: Hall, caps: Mapping[str, int], terms: Terms) -> None:
        self.hall = hall
        self.retention = Retention(hall, terms)
        self.caps = caps
        self.untrodden: dict[str, int] = {}  # lobbies opened here in which nobody ever was, and since when they stand
        self.opening: Counter[str] = Counter()  # tables that are being opened, by who opens them
        self.timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        if self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(EVERY, self.look_around)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def look_around(self) -> None:
        self.timer = None
        self.put_away()
        self.hall.spawn(self.close_lobbies())
        self.hall.spawn(self.retention.look())
        self.start()

    # --- Rooms

    def put_away(self) -> int:
        """Rooms that nobody has used for a while leave memory. How many they were."""
        now = self.hall.clock()
        used = [room for room in self.hall.rooms.values() if now - room.used_at >= LINGERS and room.idle(now + FAR)]
        for room in used[:MOST_AT_ONCE]:
            self.hall.forget(room)
        self.hall.keeping.give_back(room.table.id for room in used[:MOST_AT_ONCE])
        return len(used[:MOST_AT_ONCE])

    # --- Lobbies

    def was_opened(self, table: str) -> None:
        self.untrodden[table] = self.hall.clock()

    def was_entered(self, table: str) -> None:
        """Also by whoever only looks, and goes to call the others."""
        self.untrodden.pop(table, None)

    async def close_lobbies(self) -> None:
        """Those that have waited for long enough, with nobody inside."""
        now = self.hall.clock()
        since = now - LOBBY_WAITS
        nobody_came = [table for table, opened in self.untrodden.items() if opened < now - NOBODY_CAME]
        try:
            for table in nobody_came[:MOST_LOBBIES]:
                await self.close_untrodden(table)
            for table in await self.hall.store.untouched(LOBBY, since, MOST_LOBBIES):
                await self.close(table)
        except StoreError:
            return  # the next look may find it in better health

    async def close_untrodden(self, table: str) -> None:
        """Once: whoever comes at this very moment, or keeps it elsewhere, has it as long as every other lobby."""
        with suppress(TableeError):  # it was erased
            await self.close(table)
        self.untrodden.pop(table, None)

    async def close(self, table: str) -> bool:
        """A lobby with nobody inside is given up. Whether it was."""
        try:
            room = await self.hall.room(table)
        except (OtherRules, KeptElsewhere):  # it is not ours to touch
            return False
        alone = not room.listeners.somebody() and not room.listeners.arriving
        if room.table.state != LOBBY or not alone or room.broken is not None:
            return False
        room.happen(Entry(room.now(), acts.Expire()))
        return True

    # --- How many tables one person may have open

    async def make_room_for(self, person: str) -> None:
        """One more table of this person, if they have not too many; their oldest empty lobby is given up for it."""
        opened = await self.hall.store.opened_by(person)
        lobbies = [table for table, state in opened if state == LOBBY]
        more = self.opening[person] - 1  # besides this one
        if len(opened) + more >= self.caps.get("tables", 1 << 62):
            raise refuse("too_many_tables")
        if len(lobbies) + more >= self.caps.get("lobbies", 1 << 62):
            for table in lobbies:
                if await self.close(table):
                    return
            raise refuse("too_many_tables")
