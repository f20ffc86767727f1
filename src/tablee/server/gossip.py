"""What nodes of one house tell one another: who is called otherwise now, and which credits were used where.

Sessions and limits are the house's. Each node has its own memory of them; once a second it hears what happened at the
others. Somebody who asks three nodes at once has three times the credits for a second, and then none at any of them.
What there is too much of to be told (messages, requests, sockets) is counted where it arrives.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from tablee.store.errors import StoreError
from tablee.store.log import EVERYBODY

if TYPE_CHECKING:
    from tablee.server.limits import Limits
    from tablee.server.sessions import Sessions
    from tablee.store.log import Store

EVERY: Final = 1.0  # seconds
MOST: Final = 50  # credits that are told in one breath
TOLD: Final = frozenset(
    {
        "guest",
        "guest_around",
        "code",
        "code_around",
        "code_all",
        "found",
        "finder",
        "name",
        "table",
        "tables",
        "tables_around",
        "tables_all",
        "tables_spare",
        "lists",
        "mine",
        "picture",
        "download",
        "replay",
        "say",
        "advice",
    }
)


class Spent(msgspec.Struct, tag="spent", array_like=True, frozen=True):
    """Credits that were used at a node: kind, key, how many."""

    node: str
    credits: list[tuple[str, str, int]]


class Changed(msgspec.Struct, tag="changed", array_like=True, frozen=True):
    """Somebody is called otherwise, or is no more."""

    node: str
    person: str


News: TypeAlias = Spent | Changed
decode: Final = msgspec.json.Decoder(News).decode


class Gossip:
    """Of one node. Whoever is alone in the house has nobody to tell."""

    def __init__(self, store: Store, sessions: Sessions, limits: Limits) -> None:
        self.store = store
        self.sessions = sessions
        self.limits = limits
        self.ringing: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self.limits.spent = Counter()
        self.limits.told = TOLD
        self.sessions.changed = self.tell_of
        await self.store.listen(self.hear)
        self.ringing = asyncio.get_running_loop().create_task(self.go_on_telling())

    def stop(self) -> None:
        if self.ringing is not None:
            self.ringing.cancel()

    # --- Telling

    async def go_on_telling(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            await self.tell_what_was_spent()

    async def tell_what_was_spent(self) -> None:
        """A line in several breaths, if it is long."""
        assert self.limits.spent is not None
        spent = [(kind, key, count) for (kind, key), count in self.limits.spent.items() if count > 0]
        self.limits.spent.clear()
        for begin in range(0, len(spent), MOST):
            await self.ring(Spent(self.store.node, spent[begin : begin + MOST]))

    async def tell_of(self, person: str) -> None:
        await self.ring(Changed(self.store.node, person))

    async def ring(self, news: News) -> None:
        with suppress(StoreError):  # each node forgets by itself, in time
            await self.store.ring(EVERYBODY, msgspec.json.encode(news).decode())

    # --- Hearing

    def hear(self, channel: str, payload: str) -> None:
        if not payload:  # something was missed: what is remembered of people may be old
            self.sessions.forget_all()
            return
        try:
            news = decode(payload)
        except msgspec.DecodeError:  # of a newer program
            return
        if news.node == self.store.node:
            return
        if isinstance(news, Changed):
            self.sessions.forget(news.person)
        else:
            for kind, key, count in news.credits:
                self.limits.charge(kind, key, count)
