"""Between a node and the database: everything goes through, until the way is barred. Then nobody hears of the other."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

from tests.nodes.proxy import pipe

NAME = ".s.PGSQL.5432"


class Barrier:
    """A socket of its own that leads to the database's."""

    def __init__(self, folder: Path) -> None:
        self.there = str(folder / NAME)
        self.folder = Path(tempfile.mkdtemp(prefix="tablee-barrier-"))
        self.passing = asyncio.Event()
        self.passing.set()
        self.pipes: set[asyncio.Task[None]] = set()
        self.server: asyncio.Server | None = None

    async def start(self) -> None:
        self.server = await asyncio.start_unix_server(self.serve, str(self.folder / NAME))

    async def stop(self) -> None:
        assert self.server is not None
        self.server.close()
        self.end_all()
        await asyncio.gather(*self.pipes, return_exceptions=True)

    def end_all(self) -> None:
        for task in list(self.pipes):
            task.cancel()

    def bar(self) -> None:
        """Neither a word nor a goodbye comes through."""
        self.passing.clear()

    def open(self) -> None:
        """What was under way is lost; new connections go through."""
        self.end_all()
        self.passing.set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.pipes.add(task)
        ways = []
        try:
            await self.passing.wait()
            there_reader, there_writer = await asyncio.open_unix_connection(self.there)
            ways = [
                asyncio.create_task(pipe(reader, there_writer, self.passing)),
                asyncio.create_task(pipe(there_reader, writer, self.passing)),
            ]
            try:
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            finally:
                there_writer.close()
        except (asyncio.CancelledError, OSError):
            pass
        finally:
            for way in ways:
                way.cancel()
            self.pipes.discard(task)
            writer.close()
