"""`tablee backup` and `tablee restore`: a whole house in one file, and back."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tablee.cli.complaints import Complaint
from tablee.cli.database import complaint_about, driver, shown
from tablee.cli.serve import code, place
from tablee.cli.settings import Wishes
from tablee.text import Speaker

if TYPE_CHECKING:
    from tablee.store import StoreError

PAUSE: Final = 0.002  # seconds
LAST: Final = 19  # behind everybody else who wants the processor
NO_ROOM: Final = "full"


def backup(say: Speaker, wishes: Wishes, file: Path | None, *, replace: bool) -> int:
    from tablee.store.backup_sqlite import backup_file

    target = named(say, file, "backup")
    stand_behind()
    with troubles(say, wishes, target):
        if wishes.store:
            driver(say, wishes.store)
            from tablee.store.backup_postgres import backup_database

            found = asyncio.run(backup_database(wishes.store, target, replace=replace, pause=pause))
        else:
            found = asyncio.run(backup_file(wishes.data, target, replace=replace, pause=pause))
    print(say.say("backup-done", file=str(target), tables=found.tables, people=found.people))
    return 0


def restore(say: Speaker, wishes: Wishes, file: Path | None, *, replace: bool) -> int:
    from tablee.store.backup_sqlite import restore_file

    source = named(say, file, "restore")
    with troubles(say, wishes, wishes.data):
        if wishes.store:
            driver(say, wishes.store)
            from tablee.store.backup_postgres import restore_database

            found = asyncio.run(restore_database(source, wishes.store))
        else:
            found = asyncio.run(restore_file(source, wishes.data, replace=replace))
    print(say.say("restore-done", place=place(wishes), tables=found.tables, people=found.people))
    return 0


def named(say: Speaker, file: Path | None, command: str) -> Path:
    if file is None or not file.name:
        raise Complaint(say.say("usage-missing-argument", option="FILE", command=f"tablee {command}"))
    return file


def pause() -> None:
    time.sleep(PAUSE)


def stand_behind() -> None:
    with suppress(AttributeError, OSError):  # not on this system, or not allowed
        os.nice(LAST)


@contextmanager
def troubles(say: Speaker, wishes: Wishes, written: Path) -> Iterator[None]:
    """What could not be done, in words."""
    from tablee.store import StoreError

    try:
        yield
    except StoreError as error:
        raise complaint(say, wishes, written, error) from None
    except OSError as error:
        from tablee.cli import NO_ROOM as CODES

        why = NO_ROOM if error.errno in CODES else "nowhere" if isinstance(error, FileNotFoundError) else "other"
        raise Complaint(say.say("backup-unwritable", file=str(written), why=why)) from None


def complaint(say: Speaker, wishes: Wishes, written: Path, error: StoreError) -> Complaint:
    from tablee.store import BadBackup, InUse, NoHouse, Occupied, Unavailable

    if isinstance(error, BadBackup):
        return Complaint(say.say("backup-bad", file=error.path, why=error.why))
    if isinstance(error, NoHouse):
        return Complaint(say.say("backup-no-house", file=place(wishes)))
    if isinstance(error, InUse):
        return Complaint(say.say("backup-house", file=error.path))
    if isinstance(error, Occupied):
        if error.place:
            return Complaint(say.say("backup-exists", file=error.place))
        return Complaint(say.say("backup-not-empty", address=shown(wishes.store)))
    if wishes.store:
        return complaint_about(say, wishes.store, error)
    if isinstance(error, Unavailable) and error.code == NO_ROOM:
        return Complaint(say.say("backup-unwritable", file=str(written), why=NO_ROOM))
    return Complaint(say.say("serve-no-store", file=str(wishes.data), why=code(error)))
