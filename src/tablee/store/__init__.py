"""Where tables are kept. Nothing that was acknowledged is ever lost: on disk first, then told."""

from tablee.store.errors import (
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
    StoreError,
    Trouble,
    Unavailable,
)
from tablee.store.log import Person, Row, Store, TableRecord, Then
from tablee.store.sqlite import SqliteStore

__all__ = [
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
