"""Where tables are kept: an append-only log of rows for each, and a little beside it. On disk first, then told.

`(table, number)` and `(table, command)` are unique: this is the only concurrency control. Of two writers one gets the
next place; the other reads again and decides again. A command that is sent twice is one row.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Callable, Iterable
from typing import Final, Literal, Self, TypeAlias

import msgspec

from tablee.store.errors import Health, StoreError

Then: TypeAlias = Callable[[StoreError | None], None]
Heard: TypeAlias = Callable[[str, str], None]
Durability: TypeAlias = Literal["full", "normal"]

EVERYBODY: Final = "everybody"  # the channel of the bell that all nodes hear


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
    opener: str = ""  # the person who opened it; empty for tables that named none
    touched: int = 0  # when something of this line last changed


class Person(msgspec.Struct, frozen=True, gc=False):
    """A guest: a name, and the hash of the token that proves who it is."""

    id: str
    token_hash: bytes
    name: str
    created: int
    seen: int = 0  # when they were last here, to the day


class Notice(msgspec.Struct, frozen=True, gc=False):
    """What the operator tells everybody who is here, until a time."""

    text: str
    until: int


class Store(metaclass=ABCMeta):
    """One interface, whatever keeps the rows. Every method is called in the thread of the event loop.

    What can be written is either written whole or not at all, and is durable when its method returns, or when `then`
    is called. Whatever cannot be reached raises `Unavailable`.
    """

    committed: Callable[[int, float], None] | None = None  # for metrics: things in a commit, and seconds it took
    node = ""  # the address at which other nodes find this one
    shared = False  # other nodes may serve the same house
    lost: Callable[[list[str]], None] | None = None  # is told of tables that this node kept, and another may have now

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
        order of the appends. Rows that wait together are committed together, but one table's error is its own. When a
        database is lost (`Unavailable`, broken), nobody knows: once it is there again, the log says what was written.
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
    async def last(self, table: str) -> Row | None:
        """The last acknowledged row."""

    @abstractmethod
    async def has_command(self, table: str, command: str) -> bool:
        """Whether an acknowledged row is for this command."""

    @abstractmethod
    async def commands(self, table: str, before: int) -> list[str]:
        """All commands of the rows numbered below that, as far as they are not among the newest."""

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
    async def by_beginning(self, letters: str, limit: int) -> list[TableRecord]:
        """The tables whose id begins with these."""

    @abstractmethod
    async def records(
        self, *, state: str | None = None, listed: bool | None = None, limit: int = 100
    ) -> list[TableRecord]:
        """The newest first."""

    @abstractmethod
    async def on_the_list(self, state: str, limit: int = 100) -> list[TableRecord]:
        """Listed tables in a state: the newest of everybody who has opened some, then the next one of each."""

    @abstractmethod
    async def records_of(self, person: str, limit: int) -> list[TableRecord]:
        """The tables where this person has a place, the newest first."""

    @abstractmethod
    async def opened_by(self, person: str) -> list[tuple[str, str]]:
        """Tables that this person has opened, in their lobby or at play: id and state, the longest untouched first."""

    @abstractmethod
    async def untouched(self, state: str, since: int, limit: int) -> list[str]:
        """The tables in a state whose record has not changed since that time, the oldest first."""

    @abstractmethod
    async def untouched_after(
        self, place: tuple[int, str], state: str, since: int, limit: int
    ) -> list[tuple[int, str]]:
        """The same, with the time when it last changed, and only those that come after a place of that order."""

    @abstractmethod
    async def counts(self) -> dict[str, int]:
        """How many tables there are in each state that some are in."""

    @abstractmethod
    async def erase(self, table: str) -> bool:
        """Nothing is left of a table that is over or closed: whether there was one.

        Whoever erases it keeps it: `KeptElsewhere` if another node does. Its cards stay: others may share them.
        """

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
    async def people_named(self, name: str, limit: int) -> list[Person]:
        """Everybody who is called so, those who were here last first."""

    @abstractmethod
    async def saw(self, person: str, at: int) -> None:
        """A guest was here then."""

    @abstractmethod
    async def unseen(self, since: int, limit: int) -> list[str]:
        """Guests who were not here since that time, the longest away first."""

    @abstractmethod
    async def forget(self, person: str) -> bool:
        """Nothing is kept of a guest but what the logs of tables hold: whether there was one."""

    @abstractmethod
    async def seat(self, table: str, person: str) -> None:
        """Remember that this person has a place at this table."""

    @abstractmethod
    async def unseat(self, table: str, person: str) -> None: ...

    # --- The house

    @abstractmethod
    async def secret(self, name: str, make: Callable[[], bytes]) -> bytes:
        """The secret of that name: what `make` gave when it was first asked for."""

    @abstractmethod
    async def notice(self) -> Notice | None:
        """What was put up last, if it was not taken down since; its time may be over."""

    @abstractmethod
    async def put_up(self, notice: Notice | None) -> None:
        """Instead of the one before; or none."""

    # --- Nodes: a table is kept by one of them at a time

    @abstractmethod
    async def claim(self, table: str) -> int:
        """Keep this table, unless another node does that lives: `KeptElsewhere`. For which time in a row it is kept.

        Whoever creates a table, or writes to one that nobody keeps, keeps it from then on. What a node writes to a
        table that it has lost is refused: `Fenced`. Nobody's clock counts for that, only who was the last to claim it.
        """

    @abstractmethod
    async def renew(self, tables: Iterable[str]) -> list[str]:
        """Keep them for longer; give those that are lost. A table that is written to is renewed by itself."""

    @abstractmethod
    async def release(self, tables: Iterable[str]) -> None:
        """Anybody may have them now. First wait for the answers to whatever was written to them."""

    @abstractmethod
    async def keeper(self, table: str) -> str | None:
        """The address of the node that keeps it, if one does that lives: `node` if we do."""

    @abstractmethod
    async def adrift(self, before: int, limit: int) -> list[str]:
        """Tables that nobody keeps, though something falls due there before that time; the first of them first."""

    @abstractmethod
    async def bury(self, address: str) -> None:
        """Whoever was at that address has ended: nobody waits until it is known to be dead."""

    @abstractmethod
    async def nodes(self) -> list[str]:
        """The addresses of all nodes that live, ours too."""

    def sure(self) -> bool:
        """Whether the others must believe that this node lives: else what it keeps may be somebody else's by now."""
        return True

    # --- The bell between nodes

    @abstractmethod
    async def ring(self, channel: str, payload: str) -> None:
        """Whoever listens to the channel hears it, on every node, this one too. It is not kept, and may be lost.

        The same words twice at once may be heard once.
        """

    @abstractmethod
    async def listen(self, heard: Heard, *channels: str) -> None:
        """From now on `heard(channel, payload)` is called for these channels, or for `EVERYBODY` if none is named.

        An empty payload says that something may have been missed: look for yourself.
        """
