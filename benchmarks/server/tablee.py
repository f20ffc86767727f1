"""Tablée's own server. Skeleton: the messages follow docs/protocol.md as soon as it is there."""

from __future__ import annotations

import socket
import sys
from importlib.util import find_spec

import msgspec

from benchmarks.prepare import COMPILED, SOURCE, MissingError
from benchmarks.server.peer import Lobby, Peer, Running, Seat, Table, scratch
from benchmarks.server.wires import HOST, Wire


def free_port() -> int:
    with socket.socket() as finder:
        finder.bind((HOST, 0))
        return int(finder.getsockname()[1])


class Tablee(Peer):
    """`tablee serve` on a database file of its own."""

    page = "/"

    def __init__(self, durability: str) -> None:
        self.durability = durability
        self.name = f"tablee-{durability}"
        self.title = f"Tablée, synchronous={durability.upper()}"

    def start(self) -> Running:
        if find_spec("tablee.server") is None:
            raise MissingError("tablee.server is not there yet")
        home, port = scratch(self.name), free_port()
        command = [sys.executable, "-P", "-m", "tablee", "serve", "--port", str(port), "--host", HOST]
        command += ["--database", str(home / "tables.sqlite"), "--durability", self.durability]
        form = COMPILED if COMPILED.is_dir() else SOURCE
        return Running(self.name, command, {"PYTHONPATH": str(form)}, self.page, port)

    def new_tables(self, server: Running, count: int) -> list[Table]:
        lobby = Lobby(server.lobby)
        cookies = [self.guest(lobby, f"player {place}") for place in range(4)]
        tables = []
        for seed in range(count):
            made, _ = lobby.post("/api/tables", {"game": "smile", "seats": 4}, Cookie=cookies[0])
            tables.append(Table(made["id"], cookies, seed))
        return tables

    def guest(self, lobby: Lobby, name: str) -> str:
        _, headers = lobby.post("/api/guest", {"name": name})
        return str(headers["Set-Cookie"]).partition(";")[0]

    def connect(self, server: Running, seat: Seat) -> Wire:
        path = f"/ws/{seat.table.id}"
        if seat.number >= 0:
            path += f"?seen={seat.number}"
        return Wire(server.port, path, {"Cookie": seat.key, "Origin": f"http://{HOST}:{server.port}"}, seat)

    def opened(self, seat: Seat) -> None:
        if not seat.number >= 0:
            seat.send(msgspec.json.encode({"type": "sit", "id": "sit", "seat": seat.place}))

    def heard(self, seat: Seat, payload: bytes) -> bool:
        raise NotImplementedError

    def over(self, table: Table) -> bool:
        raise NotImplementedError

    def move(self, table: Table) -> tuple[Seat, bytes]:
        raise NotImplementedError

    def again(self, table: Table) -> None:
        raise NotImplementedError
