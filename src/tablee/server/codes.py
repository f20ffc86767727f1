"""Spoken codes: short enough to be said aloud, and therefore short enough to be guessed by whoever may try often.

A try that finds nothing costs a credit of its address, one of the addresses around it and one of all, so that guessing
is slow, however many addresses one has: when those of all are used up, each network has one try. They are paid before
anybody looks, so that many at once are no more than one after the other. A code that finds a table costs none of them,
so that a whole class behind one address comes in by it. It has a wide credit of its own, which nothing gives back: who
knows a code can hide no guesses behind it.
"""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary

from tablee.server.limits import Limits, neighbourhood
from tablee.server.request_filter import must_have
from tablee.store.errors import StoreError
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
        misses = (("code", address), ("code_around", neighbourhood(address)), ("code_all", ""))
        async with turn:
            for kind, key in (("code", address), ("found", address), ("finder", person)):
                if key is not None:
                    must_have(self.limits, kind, key)
            must_have(self.limits, *misses[1])
            if not self.limits.untouched(*misses[1]):  # where nobody has missed yet, nobody pays for those elsewhere
                must_have(self.limits, *misses[2])
            paid = [miss for miss in misses if self.limits.take(*miss)]
            try:
                record = await self.store.by_code(code)
            except StoreError:
                self.give_back(paid)
                raise
            if record is None:
                return None
            self.give_back(paid)
            self.limits.take("found", address)
            if person is not None:
                self.limits.take("finder", person)
            return record

    def give_back(self, paid: list[tuple[str, str]]) -> None:
        for kind, key in paid:
            self.limits.give_back(kind, key)
