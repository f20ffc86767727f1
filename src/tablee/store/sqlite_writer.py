"""The one thread that writes: it takes everything that waits, commits it together, and tells the event loop once.

A commit appends the rows of all tables to the journal, in one piece: a few pages in sequence, however many tables
there are. Between two commits a busy writer takes a breath: what comes meanwhile is written together, and costs hardly
more. Inserting each row into the indexes of the log at once would dirty two pages for every row; so rows are folded
into the log later, many of a table together. Until then they are in the tail, which answers for them.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter, sleep
from typing import Any, Final

import msgspec

from tablee.store.errors import CodeTaken, Trouble
from tablee.store.ledger import Ledger, as_lines
from tablee.store.log import Row, TableRecord
from tablee.store.sqlite_file import SqliteFile
from tablee.store.sqlite_orders import Order, bound, more_than_rows, pack, unbound, unsure
from tablee.store.sqlite_statements import (
    AT_ONCE,
    ENDED,
    ERASE,
    Sized,
    forget_deadlines,
    in_sizes,
    insert_rows,
    keep_snapshots,
    known,
    set_deadlines,
)
from tablee.store.tail import Tail

FOLD_AT: Final = 4_096  # rows in the tail
SLICE = 256  # rows folded at once: nobody waits longer for it than for a write (tests fold fewer)
BREATH: Final = 0.004  # seconds from the beginning of a commit to that of the next, at least
IDLE: Final = 0.5  # seconds without an order before chores are done
PROBE: Final = bytes(1 << 16)

# What a statement says about its own parameters, and not about the database.
UNFIT: Final = (sqlite3.IntegrityError, sqlite3.DataError, sqlite3.ProgrammingError, sqlite3.InterfaceError)


class Writer(Thread):
    """`tell` is given what was carried out, and the seconds that the commit took; or None if it failed."""

    def __init__(
        self, file: SqliteFile, tail: Tail, tell: Callable[[list[Order], float | None], None], fold_at: int
    ) -> None:
        super().__init__(name="tablee-writer", daemon=True)
        self.file = file
        self.tail = tail
        self.tell = tell
        self.fold_at = fold_at
        self.db = file.writer()
        self.inbox: SimpleQueue[list[Order] | None] = SimpleQueue()
        self.trouble: Trouble | None = None
        self.takes = True  # rows, as far as is known
        self.folds = True  # likewise
        self.ending = False
        self.began = 0.0  # when the last commit did
        self.page = 0  # the last page of the journal
        self.owed = 0  # rows to fold
        self.old_page = 0  # the last page whose rows are old
        self.ledger = Ledger(self.find_head)
        self.erased: list[str] = []  # tables, in this transaction
        self.snapshots: dict[str, tuple[str, int, bytes]] = {}  # the last one of each table in this transaction

    def recover(self) -> None:
        """After a crash: the journal has rows that were acknowledged, and perhaps not folded."""
        for page, blob in self.db.execute("SELECT page, packed FROM journal ORDER BY page").fetchall():
            self.page = page
            for row in unbound(blob):
                if row.number > self.ledger.head(row.table):
                    self.ledger.note(row.table, row.number, row.command)
                    self.tail.add([row])

    def run(self) -> None:
        while not self.ending:
            self.breathe()
            orders = self.gather()
            if orders:
                self.serve(orders)
            elif not self.ending:
                self.do_chores()
        self.finish()

    def breathe(self) -> None:
        """Whoever plays alone does not notice it; of many, more are written together."""
        left = self.began + BREATH - perf_counter()
        if left > 0:
            sleep(left)

    def gather(self) -> list[Order]:
        """Everything that waits, or nothing if nothing came for a while."""
        orders: list[Order] = []
        with suppress(Empty):
            self.receive(orders, self.inbox.get(timeout=self.how_long_to_wait()))
            while True:
                self.receive(orders, self.inbox.get_nowait())
        return orders

    def receive(self, orders: list[Order], handed_over: list[Order] | None) -> None:
        if handed_over is None:
            self.ending = True
        else:
            orders += handed_over

    def how_long_to_wait(self) -> float | None:
        if self.trouble is None and self.tail.old:
            return 0
        return IDLE if self.trouble or self.tail.young else None

    # --- Group commit

    def serve(self, orders: list[Order]) -> None:
        self.began = perf_counter()
        try:
            self.commit(orders)
        except Exception as error:
            self.give_up(orders, error)
        else:
            self.is_well()
            self.tell(orders, perf_counter() - self.began)
            self.keep_folding()

    def commit(self, orders: list[Order]) -> None:
        """Most of the time there are rows and nothing else: one statement, which is a transaction by itself."""
        ledger = self.ledger
        ledger.begin()
        self.erased = []
        self.snapshots = {}
        self.look_up_commands(orders)
        with self.transaction() if more_than_rows(orders) else nullcontext():
            for order in orders:
                self.carry_out(order)
            self.execute_many(keep_snapshots, list(self.snapshots.values()))
            if ledger.fresh:
                self.db.execute("INSERT INTO journal VALUES (?, ?)", (self.page + 1, bound(ledger.packed)))
        if ledger.fresh:
            self.page += 1
            self.tail.add(ledger.fresh)
        for table in self.erased:
            self.forget_table(table)

    def carry_out(self, order: Order) -> None:
        try:
            order.carry_out(self)
        except Exception as error:
            if isinstance(error, sqlite3.Error) and not isinstance(error, UNFIT):
                raise
            order.refuse(error)

    def look_up_commands(self, orders: list[Order]) -> None:
        """Which of these commands are in the log already. One statement asks for many, and hardly ever is there one."""
        sent = unsure(orders, self.ledger.seen)
        for start in range(0, len(sent), 2 * AT_ONCE):
            asked = sent[start : start + 2 * AT_ONCE]
            count = 1 << (len(asked) // 2 - 1).bit_length()
            asked += [None] * (2 * count - len(asked))
            for table, command, number in self.db.execute(known(count), asked):
                self.ledger.known[table, command] = number

    def find_head(self, table: str) -> int:
        """Of a table that the ledger does not know."""
        head = self.tail.head(table)
        if head is None:
            head = self.db.execute("SELECT max(number) FROM log WHERE table_id = ?", (table,)).fetchone()[0] or 0
        return head

    def has_record(self, table: str) -> bool:
        return self.db.execute("SELECT 1 FROM table_record WHERE id = ?", (table,)).fetchone() is not None

    def keep_record(self, statement: str, record: TableRecord) -> None:
        try:
            self.db.execute(statement, msgspec.structs.astuple(record))
        except sqlite3.IntegrityError as error:
            raise CodeTaken(record.code) from error

    def keep_snapshot(self, row: Row, state: bytes) -> None:
        """With all others of this transaction, at its end."""
        self.snapshots[row.table] = (row.table, row.number, state)

    # --- What is taken away for good

    def erase(self, table: str) -> bool:
        """All that is kept of a table which has ended. What memory knows of it is forgotten once that is on disk."""
        if self.db.execute(ENDED, (table,)).fetchone() is None:
            return False
        with self.wiping():
            self.erase_from_journal(table)
            for statement in ERASE:
                self.db.execute(statement, (table,))
        self.erased.append(table)
        self.snapshots.pop(table, None)
        return True

    def erase_from_journal(self, table: str) -> None:
        """Else its rows would be back after a crash. Few pages have any, and a look at the bytes says which."""
        name = table.encode()
        for page, blob in self.db.execute("SELECT page, packed FROM journal").fetchall():
            if name in blob:
                kept = [pack(row) for row in unbound(blob) if row.table != table]
                self.db.execute("UPDATE journal SET packed = ? WHERE page = ?", (bound(kept), page))

    def forget_table(self, table: str) -> None:
        self.ledger.forget_table(table, self.tail.erase(table))

    def forget_person(self, person: str) -> bool:
        with self.wiping():
            self.db.execute("DELETE FROM place WHERE person = ?", (person,))
            return self.db.execute("DELETE FROM person WHERE id = ?", (person,)).rowcount > 0

    @contextmanager
    def wiping(self) -> Iterator[None]:
        """What is deleted is overwritten in the file, and does not lie there until somebody needs the room."""
        self.db.execute("PRAGMA secure_delete = ON")
        try:
            yield
        finally:
            self.db.execute("PRAGMA secure_delete = OFF")

    # --- Together, or not at all

    @contextmanager
    def transaction(self) -> Iterator[None]:
        self.db.execute("BEGIN IMMEDIATE")
        try:
            yield
            self.db.execute("COMMIT")
        finally:
            if self.db.in_transaction:
                self.db.execute("ROLLBACK")

    @contextmanager
    def apart(self) -> Iterator[None]:
        """Statements that succeed or fail together, whatever else is in the transaction."""
        self.db.execute("SAVEPOINT apart")
        try:
            yield
        except BaseException:
            if self.db.in_transaction:  # on a full disk SQLite has gone back to the beginning by itself
                self.db.execute("ROLLBACK TO apart")
            raise
        finally:
            if self.db.in_transaction:
                self.db.execute("RELEASE apart")

    # --- Trouble

    def give_up(self, orders: list[Order], error: Exception) -> None:
        """Nothing of this transaction is on disk. Whoever waits is told so, those in the inbox too."""
        self.note_trouble(error)
        self.note_taking(False, f"{self.trouble}, {type(error).__name__}")
        self.ledger.take_back()
        with suppress(Empty):
            while True:
                self.receive(orders, self.inbox.get_nowait())
        for order in orders:
            order.refuse(self.file.unavailable(error))
        self.tell(orders, None)

    def note_trouble(self, error: Exception) -> None:
        self.trouble = self.file.trouble(error)
        if self.trouble == "broken":
            self.reconnect()

    def is_well(self) -> None:
        self.trouble = None
        self.note_taking(True)

    def note_taking(self, takes: bool, why: str = "") -> None:
        """A line when nobody can move any more, and one when it is over, as of a database."""
        if takes == self.takes:
            return
        self.takes = takes
        log = logging.getLogger("tablee")
        if takes:
            log.warning("the file takes rows again")
        else:
            log.warning("the file takes no rows: %s", why)

    def reconnect(self) -> None:
        with suppress(Exception):
            self.db.close()
        with suppress(Exception):
            self.db = self.file.writer()

    def probe(self) -> None:
        """Whether there is room again: by writing as much as a busy moment does."""
        self.db.execute("INSERT INTO room VALUES (?)", (PROBE,))
        self.db.execute("DELETE FROM room")
        self.is_well()

    # --- Chores

    def do_chores(self) -> None:
        if self.trouble is None:
            self.try_to_fold(SLICE)
            return
        try:
            self.probe()
        except Exception as error:
            self.note_trouble(error)

    def keep_folding(self) -> None:
        """Two rows for each that came, so that the old ones are gone before the young ones are old."""
        if self.tail.old or self.tail.size >= self.fold_at:
            self.owed += 2 * len(self.ledger.fresh)
            if self.owed >= min(SLICE, self.fold_at):
                self.try_to_fold(self.owed)
                self.owed = 0

    def try_to_fold(self, least: int) -> None:
        """A failure costs nothing: it is all in the journal. But that grows, so somebody should know."""
        try:
            self.fold(least)
        except Exception as error:
            self.note_trouble(error)
            self.note_folding(False, f"{self.trouble}, {type(error).__name__}")
        else:
            self.note_folding(True)

    def note_folding(self, folds: bool, why: str = "") -> None:
        """A line when it begins to fail, and one when it is over."""
        if folds == self.folds:
            return
        self.folds = folds
        log = logging.getLogger("tablee")
        if folds:
            log.warning("rows are folded into the log again")
        else:
            log.warning("rows cannot be folded into the log: %s", why)

    def fold(self, least: int) -> None:
        """All old rows of some tables. Not synchronised: after a power cut the journal has what the log has not."""
        if not self.tail.old:
            self.tail.grow_old()
            self.old_page = self.page
        tables = self.tail.oldest(least)
        self.db.execute("PRAGMA synchronous = normal")
        try:
            with self.transaction():
                self.move_into_log(tables)
        finally:
            self.db.execute(f"PRAGMA synchronous = {self.file.durability}")
        self.forget(tables)

    def move_into_log(self, tables: dict[str, list[Row]]) -> None:
        self.execute_many(insert_rows, as_lines(tables))
        dues = [(table, rows[-1].due) for table, rows in tables.items()]
        self.execute_many(set_deadlines, [(table, due) for table, due in dues if due is not None])
        self.execute_many(forget_deadlines, [(table,) for table, due in dues if due is None])
        if len(tables) == len(self.tail.old):
            self.db.execute("DELETE FROM journal WHERE page <= ?", (self.old_page,))

    def execute_many(self, statement: Sized, lines: list[tuple[Any, ...]]) -> None:
        for count, parameters in in_sizes(lines):
            self.db.execute(statement(count), parameters)

    def forget(self, tables: dict[str, list[Row]]) -> None:
        self.tail.drop(tables)
        self.ledger.forget_folded(tables)

    def finish(self) -> None:
        """The file alone has everything, and the write-ahead log is empty. If that fails, `recover` does it."""
        with suppress(Exception):
            while self.tail.old or self.tail.young:
                self.fold(SLICE)
            self.db.execute("DELETE FROM journal")  # what is left are rows beside those of tables that were erased
            self.db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        with suppress(Exception):
            self.db.close()
