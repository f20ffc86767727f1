"""The process of an attacker: `python -m tests.attacks.attacker ORDERS`, in JSON. Bounded in time, whatever happens.

It says `ready` when everything is prepared, waits for a line, strikes, and says what it has counted.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from tests.attacks.attack import Attack
from tests.attacks.catalogue import ATTACKS
from tests.attacks.ground import Ground, Orders
from tests.attacks.wire import Received
from tests.faults.victim import ROOT

NICE = 10  # it would be on another machine: it takes only what the others leave
RECEIVED = "received.bin"
ENDLESS = "did not come to an end"
LONGEST_PREPARATION = 120.0  # seconds


class Result(NamedTuple):
    counts: Counter[str]
    tables: list[str]
    received: int  # bytes


async def main(orders: Orders) -> None:
    attack = ATTACKS[orders.attack]
    with (Path(orders.folder) / RECEIVED).open("wb") as file:
        ground = Ground(orders, Received(file))
        async with asyncio.timeout(LONGEST_PREPARATION):
            await attack.prepare(ground)
        print("ready", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        ground.begin()
        try:
            async with asyncio.timeout(orders.seconds + attack.longest):
                await attack.strike(ground)
                await asyncio.sleep(ground.left())
        except TimeoutError:
            ground.counts[ENDLESS] += 1
        file.flush()
    print(json.dumps(Result(ground.counts, attack.tables, ground.received.size)), flush=True)
    os._exit(0)  # without a goodbye to anybody


class Attacker:
    """The same, from outside."""

    def __init__(self, attack: Attack, orders: Orders) -> None:
        self.attack = attack
        self.orders = orders
        self.process: asyncio.subprocess.Process | None = None

    async def prepare(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.attacks.attacker", json.dumps(self.orders)),
            cwd=ROOT,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        said = await self.line()
        assert said == b"ready\n", f"{self.attack.name} could not be prepared"

    async def line(self) -> bytes:
        assert self.process is not None
        assert self.process.stdout is not None
        return await self.process.stdout.readline()

    async def strike(self) -> Result:
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.write(b"go\n")
        said = await self.line()
        await self.process.wait()
        assert said, f"{self.attack.name} has failed"
        counts, *rest = json.loads(said)
        return Result(Counter(counts), *rest)

    async def end(self) -> None:
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
            await self.process.wait()

    def received(self) -> bytes:
        return (Path(self.orders.folder) / RECEIVED).read_bytes()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(NICE)
    logging.getLogger("asyncio").setLevel(logging.ERROR)  # that nobody listens to us any more is what we expect
    asyncio.run(main(Orders(*json.loads(sys.argv[1]))))
