"""The house that is attacked: `tablee serve` (`served`) in a process of its own, with its usual limits, behind a proxy.

The proxy is whoever connects: `X-Forwarded-For` says the address from which somebody comes, so that an attack can come
from a thousand addresses, and the neighbours from theirs.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.faults.victim import ROOT, Victim

PROXY = "127.0.0.1"
STOPPING = 120.0  # seconds
WARNINGS = ("warning",)
FAULTS = ("error", "critical")


class House(Victim):
    """It says what it costs: memory, open files, sockets, and lines of trouble."""

    def __init__(self, folder: Path, *options: str) -> None:
        file = folder / "tables.db"
        words = ["serve", "--port", "0", "--data", str(file), "--proxy", PROXY, *options]
        super().__init__(folder, ["-m", "tests.attacks.served", *words])

    @property
    def port(self) -> int:
        return int(self.base.rpartition(":")[2])

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    async def stop(self) -> None:
        """In good order, in whatever time a busy machine needs for it."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        async with asyncio.timeout(STOPPING):
            await self.process.wait()
        self.process = None

    def look_for_the_silent(self) -> None:
        """As it does by itself every twenty seconds (`served`)."""
        os.kill(self.pid, signal.SIGUSR1)

    # --- What it costs

    def memory(self) -> int:
        """Bytes of the server's own process; its bots think in others."""
        found = re.search(r"VmRSS:\s+(\d+) kB", read(f"/proc/{self.pid}/status"))
        return 1024 * int(found.group(1)) if found else 0

    def open_files(self) -> int:
        folder = Path(f"/proc/{self.pid}/fd")
        return sum(1 for _ in folder.iterdir()) if folder.exists() else 0

    # --- What it says

    def said(self, levels: tuple[str, ...]) -> list[dict[str, Any]]:
        """The lines of its log that are as bad as that. What is no JSON was said by Python itself, and is a fault."""
        lines = [as_json(line) for line in self.errors.read_text(errors="replace").splitlines() if line.strip()]
        return [line for line in lines if line["level"] in levels]

    def faults(self) -> list[dict[str, Any]]:
        return self.said(FAULTS)

    def warnings(self) -> list[str]:
        """What it has said beside its own business, as it stands in the log."""
        return [str(line.get("said", "")) for line in self.said(WARNINGS)]

    # --- A second one

    async def second_server(self, link: Path, patience: float) -> str:
        """What becomes of another server that is given the same file by another name: `refused`, or `running`."""
        command = ["-m", "tablee", "serve", "--port", "0", "--data", str(link)]
        second = await asyncio.create_subprocess_exec(
            sys.executable, *command, cwd=ROOT, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.DEVNULL
        )
        try:
            async with asyncio.timeout(patience):
                return "refused" if await second.wait() else "ended"
        except TimeoutError:
            second.kill()
            await second.wait()
            return "running"


def as_json(line: str) -> dict[str, Any]:
    try:
        found = json.loads(line)
    except ValueError:
        found = None
    return found if isinstance(found, dict) and "level" in found else {"level": "critical", "said": line}


def read(path: str) -> str:
    try:
        return Path(path).read_text()
    except FileNotFoundError:
        return ""


async def soon(true: Callable[[], object], seconds: float) -> bool:
    """Whether something comes about within so many seconds."""
    try:
        async with asyncio.timeout(seconds):
            while not true():
                await asyncio.sleep(0.02)
    except TimeoutError:
        return False
    return True
