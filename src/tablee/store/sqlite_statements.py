"""The statements that the writer repeats. Many rows go into one: each statement gives the interpreter's lock away and
has to get it back. There are few sizes of each, so that all of them stay prepared.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final, TypeAlias

Sized: TypeAlias = Callable[[int], str]

AT_ONCE: Final = 128  # lines in one statement, at most: of seven fields, and old builds of SQLite take 999 of them

NEW_RECORD: Final = "INSERT INTO table_record VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
KNOWN: Final = "SELECT sent.t, sent.c, log.number FROM sent JOIN log ON log.table_id = sent.t AND log.command = sent.c"
KEEP_RECORD: Final = """
    INSERT INTO table_record VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET
    code = excluded.code, game = excluded.game, created = excluded.created, listed = excluded.listed,
    watchable = excluded.watchable, state = excluded.state, rules_version = excluded.rules_version,
    summary = excluded.summary, digest = excluded.digest, opener = excluded.opener, touched = excluded.touched
"""
KEEP_CONTENT: Final = "INSERT INTO contents VALUES (?, ?) ON CONFLICT DO NOTHING"
ENDED: Final = "SELECT 1 FROM table_record WHERE id = ? AND state IN ('over', 'closed')"
ERASE: Final = (
    *(f"DELETE FROM {name} WHERE table_id = ?" for name in ("log", "deadline", "snapshot", "chat", "place")),
    "DELETE FROM table_record WHERE id = ?",
)
LATEST_SNAPSHOT: Final = "ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, state = excluded.state"


@cache
def values(before: str, fields: int, count: int, after: str = "") -> str:
    line = f"({', '.join('?' * fields)})"
    return f"{before} VALUES {', '.join([line] * count)} {after}"


@cache
def known(count: int) -> str:
    return f"WITH sent (t, c) AS ({values('', 2, count)}) {KNOWN}"


def insert_rows(count: int) -> str:
    return values("INSERT INTO log", 7, count)


def set_deadlines(count: int) -> str:
    return values("INSERT INTO deadline", 2, count, "ON CONFLICT (table_id) DO UPDATE SET at = excluded.at")


def keep_snapshots(count: int) -> str:
    return values("INSERT INTO snapshot", 3, count, LATEST_SNAPSHOT)


@cache
def forget_deadlines(count: int) -> str:
    return f"DELETE FROM deadline WHERE table_id IN ({', '.join('?' * count)})"


def in_sizes(lines: list[tuple[Any, ...]]) -> list[tuple[int, list[Any]]]:
    """Lines as parameters of statements whose sizes are powers of two."""
    statements = []
    start = 0
    while start < len(lines):
        count = min(AT_ONCE, 1 << ((len(lines) - start).bit_length() - 1))
        statements.append((count, [field for line in lines[start : start + count] for field in line]))
        start += count
    return statements
