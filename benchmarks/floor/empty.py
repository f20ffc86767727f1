"""python -m benchmarks.floor.empty BYTES: reads a frame of a seat, and sends so many bytes to the four of its table.

The same loop and the same sockets as ours, with nothing in between: no rules, no log, no secrets.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections import defaultdict

import picows
import uvloop

from benchmarks.server.peer import SEATS
from benchmarks.server.wires import HOST


class House:
    """All tables by their paths, and what is sent through their sockets."""

    def __init__(self, size: int) -> None:
        self.frame = b"x" * size
        self.tables: defaultdict[bytes, list[picows.WSTransport]] = defaultdict(list)

    def accept(self, request: picows.WSUpgradeRequest) -> Seat:
        return Seat(self.tables[request.path], self.frame)


class Seat(picows.WSListener):
    """One socket. When the fourth of a table is there, all four are told."""

    def __init__(self, table: list[picows.WSTransport], frame: bytes) -> None:
        self.table = table
        self.frame = frame

    def on_ws_connected(self, transport: picows.WSTransport) -> None:
        self.table.append(transport)
        if len(self.table) == SEATS:
            self.tell()

    def on_ws_frame(self, transport: picows.WSTransport, frame: picows.WSFrame) -> None:
        if frame.msg_type == picows.WSMsgType.TEXT:
            frame.get_payload_as_bytes()
            self.tell()

    def tell(self) -> None:
        for seat in self.table:
            seat.send(picows.WSMsgType.TEXT, self.frame)


async def serve(size: int) -> None:
    server = await picows.ws_create_server(House(size).accept, HOST, 0, enable_auto_ping=False)
    print(json.dumps({"port": server.sockets[0].getsockname()[1]}), flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(serve(int(sys.argv[1])))
