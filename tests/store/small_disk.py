"""A store on a disk that suddenly takes no more: `python small_disk.py FILE` says what happened."""

from __future__ import annotations

import asyncio
import resource
import sys
from pathlib import Path

from tablee.store import Row, SqliteStore


def limit(size: int) -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


async def append(store: SqliteStore, number: int, size: int) -> str:
    answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    row = Row("a", number, 0, f"c{number}", b"0", b"x" * size, None)
    store.append(row, lambda error: answer.set_result(error.code if error else "ok"))
    return await answer


async def main(path: str) -> None:
    async with SqliteStore(path) as store:
        print(await append(store, 1, 1_000))
        limit(Path(f"{path}-wal").stat().st_size + 20_000)  # in the middle of what comes next
        print(await append(store, 2, 500_000))
        print("read" if len(await store.read("a")) == 1 else "lost")
        limit(resource.RLIM_INFINITY)
        while store.health() != "ok":
            await asyncio.sleep(0.01)
        print(await append(store, 2, 500_000))
    async with SqliteStore(path) as store:
        print("whole" if [len(row.told) for row in await store.read("a")] == [1_000, 500_000] else "torn")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
