"""A server in a process of its own, that is killed and started again on the same file."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).parents[2]
PATIENCE = 30  # seconds


class Victim:
    def __init__(self, folder: Path, command: list[str] | None = None) -> None:
        self.file = folder / "tables.db"
        self.command = command or ["-m", "tests.faults.runner", str(self.file)]
        self.errors = folder / "server.log"
        self.base = ""
        self.process: asyncio.subprocess.Process | None = None

    async def launch(self) -> asyncio.subprocess.Process:
        with self.errors.open("ab") as errors:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, *self.command, cwd=ROOT, stdout=asyncio.subprocess.PIPE, stderr=errors
            )
        return self.process

    async def start(self) -> None:
        """It listens, and says where."""
        process = await self.launch()
        assert process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            line = (await process.stdout.readline()).decode()
        address = re.search(r"http://[\d.]+:\d+", line)
        assert address is not None, f"{line!r}\n{self.errors.read_text()}"
        self.base = address.group()

    async def stumble(self, seconds: float) -> None:
        """It starts, and is killed before it is up, if it has not been quicker: while it reads its file again."""
        process = await self.launch()
        assert process.stdout is not None
        with suppress(TimeoutError):
            await asyncio.wait_for(process.stdout.readline(), seconds)
        await self.kill()

    async def kill(self) -> None:
        """Without a warning. What it had started ends with it."""
        if self.process is None:
            return
        process, self.process = self.process, None
        children = children_of(process.pid)
        process.send_signal(signal.SIGKILL)
        try:
            async with asyncio.timeout(PATIENCE):
                await process.wait()
                while any(is_running(child) for child in children):
                    await asyncio.sleep(0.01)
        finally:
            for child in filter(is_running, children):
                os.kill(child, signal.SIGKILL)

    async def stop(self) -> None:
        """As somebody at the keyboard would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        async with asyncio.timeout(PATIENCE):
            await self.process.wait()
        self.process = None


def children_of(pid: int) -> list[int]:
    """Where the system tells."""
    tasks = Path(f"/proc/{pid}/task")
    if not tasks.exists():
        return []
    return [int(child) for task in tasks.iterdir() for child in (task / "children").read_text().split()]


def is_running(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"
