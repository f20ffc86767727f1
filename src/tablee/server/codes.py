"""Spoken codes: short enough to be said aloud, and therefore short enough to be guessed by whoever may try often.

A try that finds nothing costs a credit of its address, so that guessing is slow; one that finds a table costs none of
those, so that a whole class behind one address comes in by one code. It has a wide credit of its own, and gives nothing
back: who knows a code can hide no guesses behind it.
"""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary

from tablee.server.limits import Limits
from tablee.server.request_filter import must_have
from tablee.store.log import Store, TableRecord


class Codes:
    """Tries of one address come one after the other: many at once would all find its last credit."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.limits = limits
        self.turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # as long as somebody waits

    async def find(self, code: str, address: str, person: str | None) -> TableRecord | None:
        """The table that is not over; or a problem, which is the same whatever was tried: nothing was looked up."""
        turn = self.turns.setdefault(address, asyncio.Lock())
        async with turn:
            for kind, key in (("code", address), ("found", address), ("finder", person)):
                if key is not None:
                    must_have(self.limits, kind, key)
            record = await self.store.by_code(code)
            if record is None:
                self.limits.take("code", address)
                return None
            self.limits.take("found", address)
            if person is not None:
                self.limits.take("finder", person)
            return record
