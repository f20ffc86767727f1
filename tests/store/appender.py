"""A process that appends for as long as it lives, and prints what was acknowledged. `python appender.py FILE`.

Instead of a file it may be the address of a database. It ends with the first error, and prints its code.
"""

from __future__ import annotations

import asyncio
import sys

from tablee.store import Row, SqliteStore, Store, StoreError, TableRecord, sqlite_writer
from tablee.store.postgres import PostgresStore

TABLES = 8
AT_ONCE = 4  # rows of each table under way
FOLD_AT = 40
SLICE = 8  # so small that new rows come while old ones are folded


def store_at(path: str) -> Store:
    if path.startswith("postgresql:"):
        return PostgresStore(path, node="appender")
    return SqliteStore(path, fold_at=FOLD_AT)


async def main(path: str) -> None:
    store = store_at(path)
    await store.open()
    print("open", flush=True)
    numbers = [len(await store.read(f"t{table}", 0, 1_000_000)) for table in range(TABLES)]
    failed = asyncio.get_running_loop().create_future()

    def send(table: int) -> None:
        numbers[table] += 1
        number = numbers[table]
        name = f"t{table}"

        def then(error: StoreError | None) -> None:
            if error is not None:
                if not failed.done():
                    failed.set_exception(error)
                return
            print(name, number, flush=True)
            if not failed.done():
                send(table)

        row = Row(name, number, number, f"c{number}", b'"%d"' % number, b"x" * (number % 7 * 400), number * 10)
        record = TableRecord(name, name, "smile", 0, True, True, "playing", "1", b"%d" % number)
        if number % 5:
            store.append(row, then)
        else:
            store.append(row, then, record, b"position %d" % number)

    for table in range(TABLES):
        for _ in range(AT_ONCE):
            send(table)
    opening = asyncio.ensure_future(open_tables(store))
    try:
        await failed
    except StoreError as error:
        opening.cancel()
        await store.close()
        print("failed", error.code, flush=True)


async def open_tables(store: Store) -> None:
    """Beside all that, new tables: each with a content of its own, none of them printed."""
    for number in range(len(await store.records(state="lobby", limit=1_000_000)), 1_000_000):
        name = f"new{number}"
        record = TableRecord(name, name, "smile", number, True, True, "lobby", "1", b"", f"digest of {name}")
        await store.create(record, Row(name, 1, 0, None, b"{}", b"[]", None), b"cards of " + name.encode() * 200)


if __name__ == "__main__":
    sqlite_writer.SLICE = SLICE
    asyncio.run(main(sys.argv[1]))
