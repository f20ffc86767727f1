"""python -m benchmarks lines: what one node tells another, by the line between them and by PostgreSQL's notifications.

Two processes and a database. One sends frames of a move's size at a steady rate, so many together in each turn of its
event loop; the other says how long each was on its way. Both ways are those of the house: `Posting` and `End` of
`tablee.server.links`, `ring` and `listen` of `PostgresStore`, which put what waits together into one message and into
one statement. CPU is of both processes together, PostgreSQL's beside it.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from statistics import median
from typing import Any, Final

from picows import WSTransport, ws_connect, ws_create_server
from rich.console import Console
from rich.table import Table as Grid

from benchmarks.nodes import Database
from benchmarks.prepare import ROOT
from benchmarks.server import watch
from benchmarks.server.load import percentile
from benchmarks.server.wires import HOST
from tablee.server.links import TELL, End, Parcel
from tablee.store.postgres import PostgresStore

CHANNEL: Final = "lines"
TURN: Final = 0.01  # seconds between two turns in which something is sent
HEAD: Final = 20  # digits of the moment at which a frame was sent
PATIENCE: Final = 60.0  # seconds for the last frame
WAYS: Final = ("line", "notify")

Put = Callable[[str], None]
Result = dict[str, float]


class Hearer:
    """Counts what arrives, and for how long it was on its way."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.waits: list[int] = []
        self.all = asyncio.Event()

    def hear(self, frame: str | bytes) -> None:
        self.waits.append(time.monotonic_ns() - int(frame[:HEAD]))
        if len(self.waits) == self.count:
            self.all.set()


class Receiving(End):
    def __init__(self, hearer: Hearer) -> None:
        self.hearer = hearer

    def take(self, parcel: Parcel) -> None:
        self.hearer.hear(parcel.body)


class Sending(End):
    def on_ws_disconnected(self, transport: WSTransport) -> None:
        pass


# --- The process that hears


async def hear(way: str, address: str, count: int) -> None:
    """It says where it can be told something, when it is ready; then its figures."""
    hearer = Hearer(count)
    if way == "line":
        server = await ws_create_server(lambda _: Receiving(hearer), HOST, 0)
        await finish(hearer, str(server.sockets[0].getsockname()[1]))
        server.close()
        return
    async with PostgresStore(address, "normal") as store:
        await store.listen(lambda _, payload: hearer.hear(payload), CHANNEL)
        await finish(hearer, address)


async def finish(hearer: Hearer, address: str) -> None:
    before = time.process_time()
    print(address, flush=True)
    await hearer.all.wait()
    waits = [wait / 1e6 for wait in hearer.waits]
    spent = time.process_time() - before
    print(json.dumps({"p50": percentile(waits, 0.50), "p99": percentile(waits, 0.99), "cpu": spent}), flush=True)


# --- The process that tells


async def tell(way: str, address: str, rate: int, count: int, size: int) -> float:
    """CPU seconds that it took."""
    if way == "line":
        _, end = await ws_connect(Sending, f"ws://{HOST}:{address}/")
        assert isinstance(end, Sending)
        return await send(lambda text: end.posting.put(TELL, 1, 0, text.encode()), rate, count, size)
    async with PostgresStore(address, "normal") as store:
        rings: set[asyncio.Task[None]] = set()

        def ring(text: str) -> None:
            rings.add(asyncio.ensure_future(store.ring(CHANNEL, text)))

        spent = await send(ring, rate, count, size)
        await asyncio.gather(*rings)
        return spent


async def send(put: Put, rate: int, count: int, size: int) -> float:
    loop = asyncio.get_running_loop()
    before, begin, sent = time.process_time(), loop.time(), 0
    while sent < count:
        due = min(count, int((loop.time() - begin) * rate))
        for _ in range(due - sent):
            put(f"{time.monotonic_ns():0{HEAD}d}".ljust(size, "x"))
        sent = max(sent, due)
        await asyncio.sleep(TURN)
    return time.process_time() - before


# --- Both


async def once(way: str, database: Database, rate: int, seconds: float, size: int) -> Result:
    """One stretch; microseconds of CPU a frame, milliseconds on the way."""
    count = int(rate * seconds)
    house = database.server.fresh()
    if way == "notify":
        async with PostgresStore(house, "normal"):  # the schema is made before anything is measured
            pass
    words = [sys.executable, "-m", "benchmarks.lines", "--hear", way, house, str(count)]
    other = await asyncio.create_subprocess_exec(*words, stdout=asyncio.subprocess.PIPE, cwd=ROOT)
    assert other.stdout is not None
    address = (await other.stdout.readline()).decode().strip()
    before = watch.cpu_seconds(database.pid())
    ours = await tell(way, address, rate, count, size)
    async with asyncio.timeout(PATIENCE):
        theirs: Any = json.loads(await other.stdout.readline())
    spent = watch.cpu_seconds(database.pid()) - before
    await other.wait()
    return {
        "cost": (ours + theirs["cpu"]) / count * 1e6,
        "database": spent / count * 1e6,
        "p50": theirs["p50"],
        "p99": theirs["p99"],
    }


async def measure(database: Database, rates: Sequence[int], rounds: int, seconds: float, size: int) -> None:
    grid = Grid("frames a second", "by", "µs of CPU a frame", "µs in PostgreSQL", "p50 ms", "p99 ms")
    for rate in rates:
        found: dict[str, list[Result]] = {way: [] for way in WAYS}
        for _ in range(rounds):
            for way in WAYS:
                found[way].append(await once(way, database, rate, seconds, size))
        for way, results in found.items():
            grid.add_row(str(rate), way, *(shown(results, key) for key in ("cost", "database", "p50", "p99")))
    Console().print(grid)


def shown(results: Sequence[Result], key: str) -> str:
    values = [result[key] for result in results]
    digits = 0 if key in ("cost", "database") else 2
    return f"{median(values):.{digits}f} [{min(values):.{digits}f} {max(values):.{digits}f}]"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = ArgumentParser(prog="python -m benchmarks lines", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=5.0, help="of each stretch")
    parser.add_argument("--rates", type=int, nargs="+", default=[200, 2_000, 8_000], help="frames a second")
    parser.add_argument("--size", type=int, default=240, help="bytes of a frame: as long as one of Smile")
    parser.add_argument("--hear", nargs=3, metavar=("WAY", "ADDRESS", "COUNT"), help="the other process")
    options = parser.parse_args(arguments)
    if options.hear:
        way, address, count = options.hear
        asyncio.run(hear(way, address, int(count)))
        return
    database = Database()
    try:
        asyncio.run(measure(database, options.rates, options.rounds, options.seconds, options.size))
    finally:
        database.close()


if __name__ == "__main__":
    main()
