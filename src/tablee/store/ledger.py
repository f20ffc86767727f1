"""What the writer knows by heart of the log: the last number of each table, and which commands are in it already.

With that nearly every row is judged without asking the database. It lives in the writer's thread, on the way of every
move.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, final

import msgspec

from tablee.store.errors import Conflict, Duplicate, StoreError
from tablee.store.log import Row
from tablee.store.seen import Seen

MOST_HEADS: Final = 50_000

astuple: Final = msgspec.structs.astuple


@final
class Ledger:
    def __init__(self, find_head: Callable[[str], int]) -> None:
        self.find_head = find_head  # of a table that was not written to lately
        self.heads: dict[str, int] = {}  # of those that were
        self.commands: dict[tuple[str, str], int] = {}  # of the rows in the tail, and of this transaction
        self.seen = Seen()
        self.known: dict[tuple[str, str], int] = {}  # commands that were sent now and are in the log
        self.fresh: list[Row] = []  # accepted in this transaction
        self.packed: list[bytes] = []  # likewise

    def begin(self) -> None:
        """A transaction."""
        self.fresh = []
        self.packed = []
        self.known = {}

    def head(self, table: str) -> int:
        head = self.heads.get(table)
        if head is None:
            head = self.heads[table] = self.find_head(table)
        return head

    def why_not(self, table: str, number: int, command: str | None) -> StoreError | None:
        """What keeps a row from being the next one of its table."""
        if command is not None:
            key = (table, command)
            written = self.commands.get(key)
            if written is None and self.known:
                written = self.known.get(key)
            if written is not None:
                return Duplicate(table, command, written)
        head = self.head(table)
        return None if number == head + 1 else Conflict(table, number, head + 1)

    def accept(self, row: Row, packed: bytes, table: str, number: int, command: str | None) -> None:
        self.fresh.append(row)
        self.packed.append(packed)
        self.note(table, number, command)

    def note(self, table: str, number: int, command: str | None) -> None:
        self.seen.note(table, number, command)
        self.heads[table] = number
        if command is not None:
            self.commands[table, command] = number

    # --- What is forgotten

    def take_back(self) -> None:
        """Nothing of this transaction is on disk."""
        for row in self.fresh:
            self.heads.pop(row.table, None)
            if row.command is not None:
                self.commands.pop((row.table, row.command), None)
        self.fresh = []

    def forget_table(self, table: str, tail: Iterable[Row]) -> None:
        """All that was kept of it is gone, these last rows, too."""
        for row in tail:
            if row.command is not None:
                self.commands.pop((table, row.command), None)
        self.heads.pop(table, None)

    def forget_folded(self, tables: dict[str, list[Row]]) -> None:
        """Their commands are in the log from now on: it has an index for them."""
        for table, rows in tables.items():
            for row in rows:
                command = row.command
                if command is not None:
                    del self.commands[table, command]
        if len(self.heads) > MOST_HEADS:
            self.heads.clear()


def as_lines(tables: dict[str, list[Row]]) -> list[tuple[Any, ...]]:
    """Rows for SQLite. Of a bytearray it takes what is in it; of bytes it asks first whether they want to be something
    else.
    """
    lines: list[tuple[Any, ...]] = []
    for rows in tables.values():
        for row in rows:
            table, number, at, command, act, told, due = astuple(row)
            lines.append((table, number, at, command, bytearray(act), bytearray(told), due))
    return lines
