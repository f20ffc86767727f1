"""Who keeps a table. Leases lie in the database, and its clock alone says when one has expired.

A lease has a number, its epoch: whoever takes a table over counts one more. A row is written only if the lease is still
ours and has the number that we know; so a process that was frozen, or cut off, and wakes up, can write nothing to a
table that somebody else has taken since. That never depends on what time anybody thinks it is.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from time import monotonic
from typing import Final

import msgspec

from tablee.store.postgres_line import Db
from tablee.store.postgres_statements import ALIVE, CLAIM, CLAIM_AGAIN, DEAD, ERASE, RELEASE, RENEW, SUCCEED

LIFE: Final = 3.0  # seconds that a node is believed to live after it has said so
BEAT: Final = 0.7  # seconds between two times that it says so
LEASE: Final = 60.0  # seconds that a table is kept without being renewed


class Kept(msgspec.Struct, gc=False):
    """A table that is ours, as far as we know."""

    epoch: int
    head: int | None = None  # the number of its last row, once it is known: nobody else writes to it


class Leases:
    """Those of one node, under a name that no other process had before: so whatever is left of it is never mistaken.

    What was claimed or written to is kept, and renewed in time, until it is released or lost.
    """

    def __init__(self, address: str) -> None:
        self.node = secrets.token_hex(8)
        self.address = address
        self.kept: dict[str, Kept] = {}
        self.missing: list[str] = []  # lost when a connection was made again
        self.renewed_at = 0.0  # by our own clock, like all times here: for our housekeeping only
        self.sure_until = 0.0

    # --- This node

    async def succeed(self, db: Db) -> None:
        """A new process: whoever had our address has ended, and all that they kept is free."""
        await db.execute(SUCCEED, self.address)

    async def greet(self, db: Db) -> None:
        """A new connection: what was under way on the one before, and was not answered, is not written any more."""
        now = monotonic()
        await db.execute(ALIVE, self.node, self.address, LIFE)
        ours = dict(await db.fetch(CLAIM_AGAIN, self.node, LEASE))
        self.missing += [table for table in self.kept if table not in ours]
        self.kept = {table: Kept(ours[table]) for table in self.kept if table in ours}
        self.renewed_at, self.sure_until = now, now + LIFE

    async def live(self, db: Db) -> list[str]:
        """Say that we do, and renew what is kept in time. Those that are lost: whoever was dead has to look."""
        now = monotonic()
        lived = await db.fetchval(ALIVE, self.node, self.address, LIFE)
        lost, self.missing = self.missing, []
        if not lived or now - self.renewed_at > LEASE / 3:
            lost += await self.renew(db, list(self.kept))
            self.renewed_at = now
        self.sure_until = now + LIFE
        return lost

    def sure(self) -> bool:
        return monotonic() < self.sure_until

    async def die(self, db: Db) -> None:
        self.kept.clear()
        await db.execute(DEAD, self.node)

    # --- Tables

    async def claim(self, db: Db, table: str) -> int | None:
        """Its epoch, if it is ours now."""
        for name, epoch in await db.fetch(CLAIM, self.node, LEASE, [table]):
            self.hold(name, epoch)
            return int(epoch)
        self.kept.pop(table, None)
        return None

    def hold(self, table: str, epoch: int) -> None:
        """It was claimed just now."""
        lease = self.kept.get(table)
        if lease is None or lease.epoch != epoch:
            self.kept[table] = Kept(epoch)

    def wrote(self, table: str, epoch: int, number: int) -> None:
        lease = self.kept.get(table)
        if lease is not None and lease.epoch == epoch:  # else it was given away since
            lease.head = number

    async def renew(self, db: Db, tables: Iterable[str]) -> list[str]:
        """Those that are lost."""
        asked = list(tables)
        renewed = {table for (table,) in await db.fetch(RENEW, self.node, LEASE, asked)}
        lost = [table for table in asked if table not in renewed]
        for table in lost:
            self.kept.pop(table, None)
        return lost

    async def release(self, db: Db, tables: Iterable[str]) -> None:
        given = list(tables)
        for table in given:
            self.kept.pop(table, None)
        await db.execute(RELEASE, self.node, given)

    async def erase(self, db: Db, table: str) -> bool:
        """A table of ours, if it has ended; and with it the count of its leases: no other table ever has its id."""
        if not await db.fetchval(ERASE, self.node, table):
            return False
        self.kept.pop(table, None)
        return True
