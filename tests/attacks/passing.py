"""Memory and open files over thousands of guests: `python -m tests.attacks.passing [--guests 20000]`.

Each is new, comes from one of some addresses, opens a socket at a table, is told the whole, and goes. A server in a
process of its own holds after all of them what it held after the first thousands, by which its caches are full.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from tests.attacks.ground import Ground, Orders, Person
from tests.attacks.house import House, soon
from tests.attacks.wire import Received

FIRST = 8_000  # with fewer, the pages that SQLite keeps at hand are still growing
GUESTS = 20_000
AT_ONCE = 20  # guests
ADDRESSES = 100
PATIENCE = 120.0  # seconds
AIM = 1.1  # times as much memory
MB = 1 << 20


class Held(NamedTuple):
    """What a house holds when everybody has gone."""

    files: int
    memory: int  # bytes


class Passers:
    """Guest after guest, in one house without credits: that is how so many can come in so short a time."""

    def __init__(self, folder: Path) -> None:
        self.house = House(folder, "--unlimited", "--durability", "normal")
        self.came = 0

    async def open(self) -> None:
        await self.house.start()
        self.ground = Ground(Orders("", self.house.port, 0, 1, 1, ""), Received(io.BytesIO()))
        self.addresses = [self.ground.address() for _ in range(ADDRESSES)]
        self.host = await self.ground.person("Host")
        self.table = await self.host.open(watchable=True)
        self.host.line.drop()
        self.fewest = self.house.open_files()

    async def close(self) -> None:
        await self.house.stop()

    async def abandon(self) -> None:
        await self.house.kill()

    async def come(self, guests: int) -> None:
        """So many; some say goodbye, the others are cut off."""
        for first in range(0, guests, AT_ONCE):
            await asyncio.gather(*(self.one() for _ in range(min(AT_ONCE, guests - first))))

    async def one(self) -> None:
        self.came += 1
        person = Person(self.ground, f"P{self.came}", self.addresses[self.came % ADDRESSES])
        await person.arrive()
        chair = await person.chair(self.table)
        assert chair.answered_hello
        chair.wire.drop(abruptly=self.came % 2 == 0)
        person.line.drop()

    async def held(self) -> Held:
        """When the last one has gone, or does not go."""
        await soon(lambda: self.house.open_files() <= self.fewest, PATIENCE)
        return Held(self.house.open_files(), self.house.memory())


async def measure(guests: int) -> int:
    with tempfile.TemporaryDirectory(prefix="tablee-passing-") as folder:
        passers = Passers(Path(folder))
        await passers.open()
        print("| guests | seconds | MB | open files |\n|---|---|---|---|", flush=True)
        found: list[Held] = []
        began = time.perf_counter()
        for total in (min(FIRST, guests), guests):
            await passers.come(total - passers.came)
            found.append(held := await passers.held())
            seconds = f"{time.perf_counter() - began:.0f}"
            print(f"| {total:,} | {seconds} | {held.memory / MB:.1f} | {held.files} |", flush=True)
        await passers.close()
    first, last = found
    ratio = last.memory / first.memory
    flat = last.files <= first.files
    print(f"\nmemory: {ratio:.3f} times (aim: at most {AIM}); open files {'do not grow' if flat else 'grow'}")
    return 0 if flat and ratio <= AIM else 1


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.attacks.passing", description=__doc__)
    parser.add_argument("--guests", type=int, default=GUESTS)
    return asyncio.run(measure(parser.parse_args().guests))


if __name__ == "__main__":
    sys.exit(main())
