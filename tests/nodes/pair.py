"""Nodes of one house in the test's own event loop: as many servers on one database."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from tablee.store import Store
from tablee.store.postgres import PostgresStore
from tests.server.socket.people import Guest, Tab
from tests.server.socket.serving import Clock, Serving


class Node(Serving):
    """One of them. What the database says of time is real; the time of tables is the test's."""

    def __init__(self, folder: Path, database: str, clock: Clock, **given: Any) -> None:
        super().__init__(folder, **given)
        self.database = database
        self.clock = clock

    def make_store(self) -> Store:
        return PostgresStore(self.database, "normal", node=self.base)

    def keeps(self, tab: Tab) -> bool:
        return tab.table_id in self.hall.rooms

    async def brings(self, guest: Guest, table: str, after: int | None = None) -> Tab:
        """The same person at this node: cookies are the house's."""
        guest.base = self.base
        return await guest.tab(table, after)


@asynccontextmanager
async def nodes(folder: Path, database: str, count: int = 2, **given: Any) -> AsyncIterator[list[Node]]:
    clock = Clock()
    async with AsyncExitStack() as stack:
        house = []
        for number in range(count):
            node = Node(folder / str(number), database, clock, **given)
            stack.push_async_callback(node.stop)
            await node.start()
            house.append(node)
        yield house
