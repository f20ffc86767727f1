"""Where tables are kept: an append-only log of rows for each, and a little beside it. On disk first, then told.

`(table, number)` and `(table, command)` are unique: this is the only concurrency control. Of two writers one gets the
next place; the other reads again and decides again. A command that is sent twice is one row.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Callable
from typing import Self, TypeAlias

import msgspec

from tablee.store.errors import Health, StoreError

Then: TypeAlias = Callable[[StoreError | None], None]


class Row(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One entry of a table's log: what was done, and what everybody was told because of it."""

    table: str
    number: int  # 1, 2, 3 ... without gaps
    at: int  # table time, in ms since the epoch, stamped by the server
    command: str | None  # the client's id for it; None for what nobody sent
    act: bytes  # JSON: what was done
    told: bytes  # JSON: the list of events that it caused
    due: int | None  # when the table has to wake up by itself next, if nothing happens before


class TableRecord(msgspec.Struct, frozen=True, gc=False):
    """One line about a table, for lists and look-ups."""

    id: str
    code: str  # spoken: unique among the tables whose game is not over
    game: str
    created: int
    listed: bool
    watchable: bool
    state: str  # "lobby", "playing", "over", "closed"
    rules_version: str
    summary: bytes  # JSON: what a list shows of it
    digest: str = ""  # of its content; empty for tables that named none


class Person(msgspec.Struct, frozen=True, gc=False):
    """A guest: a name, and the hash of the token that proves who it is."""

    id: str
    token_hash: bytes
    name: str
    created: int


class Store(metaclass=ABCMeta):
    """One interface, whatever keeps the rows. Every method is called in the thread of the event loop.

    What can be written is either written whole or not at all, and is durable when its method returns, or when `then`
    is called. Whatever cannot be reached raises `Unavailable`.
    """

    committed: Callable[[int, float], None] | None = None  # for metrics: things in a commit, and seconds it took

    @abstractmethod
    async def open(self) -> None: ...

    @abstractmethod
    async def close(self) -> None:
        """Everything that was handed over is written and answered first."""

    @abstractmethod
    def health(self) -> Health:
        """Whether the last attempt to write succeeded, or why not. It heals by itself."""

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(self, *raised: object) -> None:
        await self.close()

    # --- The log

    @abstractmethod
    def append(self, row: Row, then: Then, record: TableRecord | None = None, snapshot: bytes | None = None) -> None:
        """Write a row, with the table's new record and its position after the row, if they are given.

        `then(None)` is called in the event loop once all of it is durable; `then(error)` if nothing of it is: in the
        order of the appends. Rows that wait together are committed together, but one table's error is its own.
        """

    @abstractmethod
    async def create(self, record: TableRecord, row: Row, content: bytes | None = None) -> None:
        """A new table and its first row, with the content of its digest: kept once, however many tables have it.

        `CodeTaken` if its code is in use, `Conflict` if its id is.
        """

    @abstractmethod
    async def read(self, table: str, after: int = 0, limit: int = 1000) -> list[Row]:
        """The acknowledged rows numbered above `after`, in order."""

    @abstractmethod
    async def latest_snapshot(self, table: str) -> tuple[int, bytes] | None:
        """The last position that was given with a row, and that row's number."""

    @abstractmethod
    async def deadlines(self) -> list[tuple[str, int]]:
        """Every table whose last row has a `due`, and that time; the next one first."""

    # --- Tables

    @abstractmethod
    async def record(self, table: str) -> TableRecord | None: ...

    @abstractmethod
    async def by_code(self, code: str) -> TableRecord | None:
        """The table in its lobby or at play that has this code."""

    @abstractmethod
    async def records(
        self, *, state: str | None = None, listed: bool | None = None, limit: int = 100
    ) -> list[TableRecord]:
        """The newest first."""

    @abstractmethod
    async def content(self, digest: str) -> bytes | None:
        """What was kept under that digest, as it was given."""

    # --- Talk, apart from the log of moves

    @abstractmethod
    async def say(self, table: str, channel: str, line: bytes) -> int:
        """Keep a line of chat; its number in this channel of this table."""

    @abstractmethod
    async def said(self, table: str, channel: str, after: int = 0, limit: int = 200) -> list[tuple[int, bytes]]:
        """The last lines numbered above `after`, in order."""

    # --- People

    @abstractmethod
    async def save_person(self, person: str, token_hash: bytes, name: str, at: int) -> None:
        """A new guest; or a new name or token of a known one, who stays created when they were."""

    @abstractmethod
    async def person(self, person: str) -> Person | None: ...

    @abstractmethod
    async def seat(self, table: str, person: str) -> None:
        """Remember that this person has a place at this table."""

    @abstractmethod
    async def unseat(self, table: str, person: str) -> None: ...

    @abstractmethod
    async def tables_of(self, person: str) -> list[str]:
        """The tables where this person has a place, by id."""

    # --- Secrets of the server

    @abstractmethod
    async def secret(self, name: str, make: Callable[[], bytes]) -> bytes:
        """The secret of that name: what `make` gave when it was first asked for."""
