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
from tablee.store.postgres_statements import ALIVE, CLAIM, CLAIM_AGAIN, DEAD, RELEASE, RENEW, SUCCEED

LIFE: Final = 10.0  # seconds that a node is believed to live after it has said so
BEAT: Final = 3.0  # seconds between two times that it says so
LEASE: Final = 60.0  # seconds that a table is kept without being renewed


class Kept(msgspec.Struct, gc=False):
    """A table that is ours, as far as we know."""

    epoch: int
    until: float  # by our own clock: for our housekeeping only
    head: int | None = None  # the number of its last row, once it is known: nobody else writes to it
    used: bool = True  # since it was last renewed


class Leases:
    """Those of one node, under a name that no other process had before: so whatever is left of it is never mistaken.

    Tables that nobody writes to and nobody renews are forgotten in time, and claimed again when they are written to.
    """

    def __init__(self, address: str) -> None:
        self.node = secrets.token_hex(8)
        self.address = address
        self.kept: dict[str, Kept] = {}

    # --- This node

    async def succeed(self, db: Db) -> None:
        """A new process: whoever had our address has ended, and all that they kept is free."""
        await db.execute(SUCCEED, self.address)

    async def greet(self, db: Db) -> None:
        """A new connection: what was under way on the one before, and was not answered, is not written any more."""
        await db.execute(ALIVE, self.node, self.address, LIFE)
        ours = dict(await db.fetch(CLAIM_AGAIN, self.node, LEASE))
        until = monotonic() + LEASE
        self.kept = {table: Kept(ours[table], until) for table in self.kept if table in ours}

    async def live(self, db: Db) -> None:
        """Say that we do; renew what was written to, and forget what was not for long."""
        await db.execute(ALIVE, self.node, self.address, LIFE)
        now = monotonic()
        for table in [table for table, lease in self.kept.items() if lease.until < now and not lease.used]:
            del self.kept[table]
        soon = now + LEASE / 2
        used = [table for table, lease in self.kept.items() if lease.used and lease.until < soon]
        if used:
            await self.renew(db, used)

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
        until = monotonic() + LEASE
        lease = self.kept.get(table)
        if lease is None or lease.epoch != epoch:
            self.kept[table] = Kept(epoch, until)
        else:
            lease.until = until

    def wrote(self, table: str, epoch: int, number: int) -> None:
        lease = self.kept.get(table)
        if lease is not None and lease.epoch == epoch:  # else it was given away since
            lease.head, lease.used = number, True

    async def renew(self, db: Db, tables: Iterable[str]) -> list[str]:
        """Those that are lost."""
        asked = list(tables)
        renewed = {table for (table,) in await db.fetch(RENEW, self.node, LEASE, asked)}
        for table in asked:
            lease = self.kept.get(table)
            if lease is not None and table in renewed:
                lease.until = monotonic() + LEASE
                lease.used = False
            elif table not in renewed:
                self.kept.pop(table, None)
        return [table for table in asked if table not in renewed]

    async def release(self, db: Db, tables: Iterable[str]) -> None:
        given = list(tables)
        for table in given:
            self.kept.pop(table, None)
        await db.execute(RELEASE, self.node, given)
