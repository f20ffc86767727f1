"""A backup of a file, while it is served; and a file from a backup, where none is served."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from tablee.store.backup import (
    STEPS,
    Pause,
    Seal,
    beside,
    check_free,
    connected,
    give_to_owner,
    is_house,
    put,
    seal,
    synchronise,
    unseal,
)
from tablee.store.errors import BadBackup, InUse, NoHouse
from tablee.store.hold import Hold
from tablee.store.sqlite_file import SqliteFile, code_of

PATIENCE: Final = 10_000  # ms to wait for somebody else's lock
SYNC_EVERY: Final = 4  # pauses: what is left for the end would keep others waiting who write to the same disk


class Breath:
    """A pause, and from time to time what is copied is put on disk."""

    def __init__(self, pause: Pause, copy: Path) -> None:
        self.pause = pause
        self.copy = copy
        self.taken = 0

    def __call__(self) -> int:
        self.pause()
        self.taken += 1
        if self.taken % SYNC_EVERY == 0 and self.copy.exists():
            synchronise(self.copy)
        return 0


async def backup_file(source: Path, target: Path, *, replace: bool = False, pause: Pause) -> Seal:
    """A copy of the house as it is now, whoever plays in it meanwhile. Nothing that was deleted is in it."""
    if not source.is_file():
        raise NoHouse(str(source))
    if target.exists() and target.samefile(source):
        raise InUse(str(target))
    check_free(target, replace)
    with beside(target) as fresh:
        copy(source, fresh, Breath(pause, fresh))
        found = await seal(fresh, pause)
        with nobody_serves(target):
            check_free(target, replace)
            put(fresh, target)
    return found


def copy(source: Path, target: Path, breath: Breath) -> None:
    """In one transaction that reads: nobody waits for it, and it sees one moment."""
    file = SqliteFile(source, "full", PATIENCE)
    try:
        with closing(file.connect()) as db:
            if not is_house(db):
                raise NoHouse(str(source))
            db.set_progress_handler(breath, STEPS)
            db.execute("VACUUM INTO ?", (str(target),))
    except sqlite3.Error as error:
        if code_of(error) == sqlite3.SQLITE_NOTADB:
            raise NoHouse(str(source)) from error
        raise file.unavailable(error) from error


@contextmanager
def nobody_serves(target: Path) -> Iterator[None]:
    """Where a file is already, it is not one that somebody serves."""
    if not target.exists():
        yield
        return
    hold = Hold(target)
    if not hold.take():
        raise InUse(str(target))
    try:
        yield
    finally:
        hold.let_go()


# --- Back


async def restore_file(backup: Path, target: Path, *, replace: bool = False) -> Seal:
    """The house of a backup in a place of its own, in a new folder if there is none. What is there is touched only when
    all is checked."""
    file = SqliteFile(target, "full", PATIENCE)
    check_free(file.path, replace)
    if not backup.is_file():
        raise BadBackup(str(backup), "missing")
    with nobody_serves(target):
        pass  # else it would be found out after much work
    file.path.parent.mkdir(parents=True, exist_ok=True)
    with beside(file.path) as fresh:
        found = await unseal(backup, fresh)
        with claimed(file):
            check_free(file.path, replace)
            clear(file.path)
            put(fresh, file.path)
            give_to_owner(file.lock, file.path.parent)
    return found


@contextmanager
def claimed(file: SqliteFile) -> Iterator[None]:
    """As by a server, but nothing is made where nothing is."""
    file.lock_beside()
    try:
        if file.path.exists() and not file.hold.take():
            raise InUse(file.name)
        yield
    finally:
        file.release()


def clear(path: Path) -> None:
    """The old write-ahead log must not meet the new file: what it has goes where it belongs first, then it goes."""
    if path.exists():
        with suppress(sqlite3.Error), closing(connected(path)) as db:
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for end in ("-wal", "-shm", "-journal"):
        with suppress(FileNotFoundError):
            os.unlink(f"{path}{end}")
