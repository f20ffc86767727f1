"""Where tables are kept. Nothing that was acknowledged is ever lost: on disk first, then told."""

from tablee.store.errors import (
    BadBackup,
    BadMigration,
    BadRow,
    CodeTaken,
    Conflict,
    Duplicate,
    Fenced,
    Health,
    InUse,
    KeptElsewhere,
    NoDatabase,
    NoHouse,
    Occupied,
    StoreError,
    Trouble,
    Unavailable,
)
from tablee.store.log import Notice, Person, Row, Store, TableRecord, Then
from tablee.store.sqlite import SqliteStore

__all__ = [
    "BadBackup",
    "BadMigration",
    "BadRow",
    "CodeTaken",
    "Conflict",
    "Duplicate",
    "Fenced",
    "Health",
    "InUse",
    "KeptElsewhere",
    "NoDatabase",
    "NoHouse",
    "Notice",
    "Occupied",
    "Person",
    "Row",
    "SqliteStore",
    "Store",
    "StoreError",
    "TableRecord",
    "Then",
    "Trouble",
    "Unavailable",
]
