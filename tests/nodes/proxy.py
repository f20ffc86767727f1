"""A small proxy in front of several nodes: each connection goes to the next one that takes it. It reads nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress

CHUNK = 65_536


class Proxy:
    """On loopback. `away` are nodes that are not asked, whatever they say."""

    def __init__(self, ports: Sequence[int]) -> None:
        self.ports = list(ports)
        self.away: set[int] = set()
        self.next = 0
        self.pipes: dict[asyncio.Task[None], int] = {}  # and to which port each leads
        self.base = ""
        self.server: asyncio.Server | None = None

    async def start(self) -> None:
        self.server = await asyncio.start_server(self.serve, "127.0.0.1", 0)
        self.base = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"

    async def stop(self) -> None:
        if self.server is not None:
            self.server.close()
        for pipe in list(self.pipes):
            pipe.cancel()
        await asyncio.gather(*self.pipes, return_exceptions=True)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.pipes[task] = 0
        try:
            there = await self.reach(task)
            if there is not None:
                await pipe_both(reader, writer, *there)
        except asyncio.CancelledError:  # cut: asyncio would complain of it aloud
            pass
        finally:
            del self.pipes[task]
            writer.close()

    async def reach(self, task: asyncio.Task[None]) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        for _ in self.ports:
            port = self.ports[self.next % len(self.ports)]
            self.next += 1
            if port not in self.away:
                with suppress(OSError):
                    there = await asyncio.open_connection("127.0.0.1", port)
                    self.pipes[task] = port
                    return there
        return None

    def cut(self, port: int) -> None:
        """All connections to a node end, in the middle of whatever they carry."""
        for pipe, to in list(self.pipes.items()):
            if to == port:
                pipe.cancel()


async def pipe_both(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    there_reader: asyncio.StreamReader,
    there_writer: asyncio.StreamWriter,
) -> None:
    """Until one of them has enough."""
    pipes = [asyncio.create_task(pipe(reader, there_writer)), asyncio.create_task(pipe(there_reader, writer))]
    try:
        await asyncio.wait(pipes, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in pipes:
            task.cancel()
        there_writer.close()


async def pipe(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, passing: asyncio.Event | None = None
) -> None:
    """One way, as long as it is open."""
    with suppress(OSError):
        while chunk := await reader.read(CHUNK):
            if passing is not None:
                await passing.wait()
            writer.write(chunk)
            await writer.drain()
