"""The file of an embedded store: who may read it, who serves it, how it is opened, and what its errors mean."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Final

from tablee.store.errors import InUse, Trouble, Unavailable
from tablee.store.hold import Hold
from tablee.store.log import Durability

PRIVATE: Final = 0o600
CACHE: Final = 32  # MiB of pages for the writer
CHECKPOINT: Final = 16_000  # pages in the write-ahead log (64 MB) before they are copied into the database
CRAMPED: Final = 1 << 20  # bytes left on a disk that is as good as full

BUSY: Final = frozenset({sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED})
NO_ROOM: Final = frozenset({sqlite3.SQLITE_FULL})
IO: Final = frozenset({sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN})


class SqliteFile:
    """A database file, locked against other processes from `claim` to `release`."""

    def __init__(self, path: Path, durability: Durability, patience: int) -> None:
        self.name = str(path)
        self.path = Path(os.path.realpath(path))  # SQLite's other files lie beside the file, not beside a link to it
        self.lock = self.path.with_name(f"{self.path.name}.lock")
        self.durability: Durability = durability
        self.patience = patience
        self.guard: sqlite3.Connection | None = None
        self.hold = Hold(self.path)

    # --- One file, one process

    def claim(self) -> None:
        """Ours alone: a lock on a file beside it, which every system has, and one on the file, by whatever name."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.lock_beside()
        try:
            make_private(self.path)
            if not self.hold.take():
                raise InUse(self.name)
        except BaseException:
            self.release()
            raise

    def lock_beside(self) -> None:
        """An exclusive lock that ends with the process, however that ends."""
        make_private(self.lock)
        self.guard = sqlite3.connect(self.lock, timeout=0, isolation_level=None, check_same_thread=False)
        try:
            self.guard.execute("PRAGMA journal_mode = MEMORY")  # nothing is written: no file for it
            self.guard.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            self.release()
            if code_of(error) in BUSY:
                raise InUse(self.name) from error
            raise

    def release(self) -> None:
        """When every connection is closed."""
        self.hold.let_go()
        if self.guard is not None:
            self.guard.close()
            self.guard = None

    # --- Connections

    def writer(self) -> sqlite3.Connection:
        db = self.connect()
        try:
            if db.execute("PRAGMA journal_mode = WAL").fetchone()[0] != "wal":
                raise Unavailable("broken", "this file system cannot hold a write-ahead log")
            db.execute(f"PRAGMA synchronous = {self.durability}")
            db.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")
            db.execute(f"PRAGMA cache_size = {-1024 * CACHE}")
            db.execute("PRAGMA temp_store = MEMORY")  # what a statement may have to take back is no file
            db.execute("PRAGMA secure_delete = OFF")  # what leaves the journal is in the log
        except BaseException:
            db.close()
            raise
        return db

    def reader(self) -> sqlite3.Connection:
        db = self.connect()
        db.execute("PRAGMA query_only = ON")
        return db

    def connect(self) -> sqlite3.Connection:
        return sqlite3.connect(self.path, timeout=self.patience / 1000, isolation_level=None, check_same_thread=False)

    # --- Errors

    def unavailable(self, error: Exception) -> Unavailable:
        return Unavailable(self.trouble(error), str(error))

    def trouble(self, error: Exception) -> Trouble:
        code = code_of(error)
        if code in BUSY:
            return "locked"
        return "full" if code in NO_ROOM or (code in IO and self.cramped()) else "broken"

    def cramped(self) -> bool:
        """A full disk is not always called so: some calls only fail."""
        with suppress(OSError):
            return shutil.disk_usage(self.path.parent).free < CRAMPED
        return False


def make_private(path: Path) -> None:
    """Nobody else may read it. An existing file is not opened: closing it would drop this process's locks on it."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE))
    path.chmod(PRIVATE)


def code_of(error: Exception) -> int:
    """SQLite's primary code for what happened."""
    return int(getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)) & 0xFF
