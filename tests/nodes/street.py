"""Three nodes in processes of their own, one database, and a proxy in front of them."""

from __future__ import annotations

import asyncio
import os
import re
import signal
from pathlib import Path
from typing import Final

from benchmarks.server.ports import free_ports
from tests.faults.victim import Victim
from tests.nodes.proxy import Proxy

COUNT = 3

# A process for bots that was just being made when its node was killed: nobody tells it any more what it is for.
ORPHAN: Final = re.compile(
    r"^Traceback .*\n(?:  .*\n)*?.*spawn_main.*\n(?:  .*\n)*EOFError: Ran out of input\n", re.MULTILINE
)


class Process(Victim):
    """One node, at one address for all its lives."""

    def __init__(self, folder: Path, database: str, port: int) -> None:
        super().__init__(folder, ["-m", "tests.nodes.runner", database, str(port)])
        self.errors = folder / f"node-{port}.log"
        self.port = port
        self.address = f"http://127.0.0.1:{port}"

    def freeze(self) -> None:
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGCONT)

    async def end(self) -> None:
        """As a service is told to stop."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(30):
            await self.process.wait()
        self.process = None


class Street:
    """All of it."""

    def __init__(self, folder: Path, databases: list[str]) -> None:
        self.database = databases[0]
        ports = free_ports(len(databases))
        self.nodes = [Process(folder, database, port) for database, port in zip(databases, ports, strict=True)]
        self.proxy = Proxy(ports)

    async def start(self) -> None:
        await asyncio.gather(*(node.start() for node in self.nodes))
        await self.proxy.start()

    async def stop(self) -> None:
        await self.proxy.stop()
        await asyncio.gather(*(node.kill() for node in self.nodes))

    def complaints(self) -> list[str]:
        """What the nodes had to say that is a fault of ours."""
        said = [ORPHAN.sub("", node.errors.read_text()) for node in self.nodes]
        lines = [line for text in said for line in text.splitlines()]
        return [line for line in lines if "a fault at table" in line or "Traceback" in line]
