"""The newest rows of every table: durable in the journal, but not yet folded into the log. Kept in memory, too.

The writer adds and folds, the event loop reads: both under the lock. Young rows gather until there are enough of them;
then they are old, and are folded table by table, while new young ones gather.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from threading import Lock

from tablee.store.log import Row


class Tail:
    def __init__(self) -> None:
        self.lock = Lock()
        self.young: dict[str, list[Row]] = {}
        self.old: dict[str, list[Row]] = {}  # in order of their tables: neighbours in the index
        self.size = 0  # of the young

    def add(self, rows: Iterable[Row]) -> None:
        with self.lock:
            for row in rows:
                self.young.setdefault(row.table, []).append(row)
                self.size += 1

    def grow_old(self) -> None:
        with self.lock:
            self.old = dict(sorted(self.young.items()))
            self.young = {}
            self.size = 0

    def oldest(self, least: int) -> dict[str, list[Row]]:
        """All old rows of some tables, `least` rows or more if there are as many."""
        rows = 0
        count = 0
        for table in self.old.values():
            if rows >= least:
                break
            rows += len(table)
            count += 1
        return dict(islice(self.old.items(), count))

    def drop(self, tables: Iterable[str]) -> None:
        with self.lock:
            for table in tables:
                del self.old[table]

    def erase(self, table: str) -> list[Row]:
        """All rows of a table, which are kept no longer."""
        with self.lock:
            young = self.young.pop(table, [])
            self.size -= len(young)
            return self.old.pop(table, []) + young

    # --- Reading

    def of(self, table: str) -> list[Row]:
        with self.lock:
            return self.old.get(table, []) + self.young.get(table, [])

    def head(self, table: str) -> int | None:
        """The number of the table's last row."""
        rows = self.young.get(table) or self.old.get(table)
        return rows[-1].number if rows else None

    def dues(self) -> dict[str, int | None]:
        """The `due` of each table's last row."""
        with self.lock:
            return {table: rows[-1].due for rows_of in (self.old, self.young) for table, rows in rows_of.items()}
