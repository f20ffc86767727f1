"""Which tables this node keeps, in a house of several: a table is kept by one node at a time.

It is claimed when somebody comes to it here, or when something falls due at a table that nobody keeps; and given back
when nobody needs it any more, or when this node stops. A node that was taken for dead, or is cut off from the database,
has lost what it kept: it forgets it, and whoever was there comes back to wherever the table is now. What such a node
might still write is refused by the database, whatever it believes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from tablee.store.errors import KeptElsewhere, StoreError, Unavailable
from tablee.tables.editions import OtherRules
from tablee.tables.housekeeping import FAR

if TYPE_CHECKING:
    from tablee.tables.hall import Hall
    from tablee.tables.room import Room

EVERY: Final = 0.5  # seconds between two looks around
SOON: Final = 2_000  # milliseconds before something falls due, in which somebody takes the table
MOST: Final = 20  # tables that are taken at one look: the others have their share
COME_BACK: Final = 5.0  # seconds that people have to come back to a table that was taken over, before they are missed
LAST_ROWS: Final = 2.0  # seconds that a node waits for what is on its way to the disk when it stops
MOVED: Final = "moved"  # why a room takes nothing any more: the table is elsewhere


class Keeping:
    """In a house of one node there is nothing to do: all its tables are its own."""

    def __init__(self, hall: Hall, chance: Callable[[], float]) -> None:
        self.hall = hall
        self.chance = chance  # so that nodes do not look at the same moments
        self.timer: asyncio.TimerHandle | None = None
        self.looking = False
        self.leaving = False  # this node stops, and takes no more tables

    def start(self) -> None:
        if self.hall.store.shared:
            self.hall.store.lost = self.lost
            self.next_look()

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def next_look(self) -> None:
        wait = EVERY * (0.5 + self.chance())
        self.timer = asyncio.get_running_loop().call_later(wait, self.look_around)

    def look_around(self) -> None:
        """Are we still believed to live? Does something fall due where nobody looks?"""
        if not self.hall.store.sure():
            self.lost(list(self.hall.rooms))
        elif not self.looking:
            self.looking = True
            self.hall.spawn(self.take_what_is_adrift())
        self.next_look()

    # --- Taking

    async def take_what_is_adrift(self) -> None:
        try:
            for table in await self.hall.store.adrift(self.hall.clock() + SOON, MOST):
                await self.take(table)
        except StoreError:
            return  # the next look may find it in better health
        finally:
            self.looking = False

    async def take(self, table: str) -> None:
        try:
            await self.hall.room(table)
        except OtherRules:  # whoever comes is told
            return
        except StoreError:  # another node was quicker
            return
        except Exception as error:  # one table that cannot be read does not keep the others from playing
            self.hall.report(table, error)

    async def claim(self, table: str) -> None:
        """It is ours from now on; `KeptElsewhere` if it is not. A node that stops takes no more."""
        if not self.leaving:
            await self.hall.store.claim(table)
            return
        address = await self.hall.store.keeper(table)
        if address is None:
            raise Unavailable("broken", "stopping")
        raise KeptElsewhere(table, address)

    def taken(self, room: Room) -> None:
        """From now on it is kept here. If somebody's time ran, it did so while nobody could play."""
        soon = self.hall.clock() + FAR
        self.hall.go_on(room, stood_still=room.due is not None and room.due < soon)

    def miss(self, room: Room) -> None:
        """People had their connections elsewhere, perhaps, and are on their way: who is missing is known only later."""
        asyncio.get_running_loop().call_later(COME_BACK, self.call_the_roll, room)

    def call_the_roll(self, room: Room) -> None:
        if self.hall.rooms.get(room.table.id) is room and room.broken is None:
            room.roll_call()

    # --- Giving back

    def give_back(self, tables: Iterable[str]) -> None:
        """Nobody needs them here any more."""
        given = list(tables)
        if self.hall.store.shared and given:
            self.hall.spawn(self.release(given))

    async def release(self, tables: list[str]) -> None:
        try:
            await self.hall.store.release([table for table in tables if table not in self.hall.rooms])
        except StoreError:
            return  # a lease ends by itself

    def lost(self, tables: Iterable[str]) -> None:
        """They are somebody else's."""
        for table in tables:
            room = self.hall.rooms.get(table)
            if room is not None:
                self.lose(room)

    def lose(self, room: Room) -> None:
        """Whoever is here comes back, and is led to where the table is now."""
        room.broken = MOVED
        self.hall.forget(room)
        for ear in room.listeners.everybody():
            ear.move_on()

    async def hand_over(self) -> None:
        """This node stops: every table goes to whoever wants it, once all that was done there is on disk."""
        self.leaving = True
        self.stop()
        rooms = list(self.hall.rooms.values())
        for room in rooms:
            room.broken = room.broken or MOVED  # nobody is answered any more: what was sent is sent again elsewhere
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_ROWS):
                for room in rooms:
                    await room.on_disk()
        for room in rooms:
            self.hall.forget(room)
        await self.release([room.table.id for room in rooms])
        for room in rooms:
            for ear in room.listeners.everybody():
                ear.move_on()
