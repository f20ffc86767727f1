"""Tablée's own server, spoken to as docs/protocol.md says: a guest's cookie, then one WebSocket for each seat."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import UNSET, UnsetType

from benchmarks.prepare import COMPILED, SOURCE, MissingError
from benchmarks.server.peer import SEATS, Failed, Lobby, Peer, Running, Seat, Table, scratch
from benchmarks.server.ports import free_port
from benchmarks.server.wires import HOST, Wire

PACE: Final = "daily"  # no clock runs out while tables wait for their turn
SIT, READY, START = "sit", "ready", "start"  # ids of the commands before the game


class Public(msgspec.Struct):
    """What has changed for everybody. Every move of Smile changes whose turn it is."""

    turn: int | UnsetType | None = UNSET
    over: bool | UnsetType = UNSET


class Own(msgspec.Struct):
    options: Sequence[str] | UnsetType = UNSET


class View(msgspec.Struct):
    turn: int | None
    over: bool
    options: Sequence[str]


class Message(msgspec.Struct):
    """Anything that the server says: with a number and no type, it is a frame of the game."""

    type: str | None = None
    n: int = 0
    id: str | None = None
    public: Public | None = None
    own: Own | None = None
    view: View | None = None
    code: str = ""
    rule: str = ""


class Told:
    """What a seat knows."""

    __slots__ = ("turn", "over", "options", "goal")

    def __init__(self) -> None:
        self.turn: int | None = None
        self.over = False
        self.options: Sequence[str] = ()
        self.goal = 0  # the number at which a seat that resumes knows everything again


read = msgspec.json.Decoder(Message).decode
write = msgspec.json.Encoder().encode


def do(seat: Seat, id: str, act: dict[str, Any]) -> None:
    seat.send(write({"type": "do", "id": id, "act": act}))


class Tablee(Peer):
    """`tablee serve` on a database file of its own."""

    page = "/"

    def __init__(self, durability: str) -> None:
        self.durability = durability
        self.name = f"tablee-{durability}"
        self.title = f"Tablée, {durability.upper()}"

    def start(self) -> Running:
        if find_spec("uvicorn") is None:
            raise MissingError("uvicorn is not installed")
        home, port = scratch(self.name), free_port()
        form = COMPILED if COMPILED.is_dir() else SOURCE
        return Running(self.name, self.command(home, port), {"PYTHONPATH": str(form)}, self.page, port)

    def command(self, home: Path, port: int) -> list[str]:
        serve = [sys.executable, "-P", "-m", "tablee", "serve", "--host", HOST, "--port", str(port), "--unlimited"]
        return [*serve, "--data", str(home / "tables.db"), "--durability", self.durability]

    # --- Sitting down

    def new_tables(self, server: Running, count: int) -> list[Table]:
        """Every seat is a guest of its own, as with people."""
        settings = {"seats": SEATS, "pace": PACE}
        tables = []
        with closing(Lobby(server.lobby)) as lobby:
            for seed in range(count):
                cookies = [self.guest(lobby, f"player {place}") for place in range(SEATS)]
                made, _ = lobby.post("/api/tables", {"game": "smile", "settings": settings}, Cookie=cookies[0])
                tables.append(Table(made["id"], cookies, seed))
        return tables

    def guest(self, lobby: Lobby, name: str) -> str:
        _, headers = lobby.post("/api/guest", {"name": name})
        return str(headers["Set-Cookie"]).partition(";")[0]

    def connect(self, server: Running, seat: Seat) -> Wire:
        headers = {"Cookie": seat.key, "Origin": f"http://{HOST}:{server.port}"}
        return Wire(server.port, f"/ws/{seat.table.id}", headers, seat)

    def opened(self, seat: Seat) -> None:
        if seat.told is not None:
            seat.send(write({"type": "hello", "after": seat.number}))
            return
        seat.told = Told()
        seat.send(b'{"type":"hello"}')
        do(seat, f"{SIT}{seat.place}", {"act": "sit", "seat": seat.place})
        do(seat, f"{READY}{seat.place}", {"act": "ready"})

    # --- Hearing and playing

    def heard(self, seat: Seat, payload: bytes) -> bool:
        message = read(payload)
        if message.id == f"{READY}{seat.place}" and message.type != "refused":
            self.is_ready(seat)
        if message.type is None:
            return self.frame(seat, message)
        match message.type:
            case "whole":
                return self.whole(seat, message)
            case "resumed":
                seat.told.goal = message.n
                seat.inside = seat.number >= message.n
            case "refused" | "trouble":
                raise Failed(f"{message.type}: {message.id} {message.code} {message.rule}")
        return False

    def is_ready(self, seat: Seat) -> None:
        ready = seat.table.ready
        if seat.place not in ready:
            ready.add(seat.place)
            if len(ready) == SEATS:
                do(seat.table.seats[0], START, {"act": "start"})

    def frame(self, seat: Seat, message: Message) -> bool:
        told = seat.told
        if message.n != seat.number + 1 and seat.inside:
            raise Failed(f"frame {message.n} after {seat.number}")
        seat.number = message.n
        if seat.number >= told.goal:
            seat.inside = True
        if message.own is not None and message.own.options is not UNSET:
            told.options = message.own.options
        public = message.public
        if public is None or public.turn is UNSET:
            return False
        told.turn = public.turn
        if public.over is not UNSET:
            told.over = public.over
        return True

    def whole(self, seat: Seat, message: Message) -> bool:
        told, view = seat.told, message.view
        seat.number = told.goal = message.n
        seat.inside = True
        if view is None:
            return False  # the game has not begun
        news: bool = told.turn != view.turn
        told.turn, told.over, told.options = view.turn, view.over, view.options
        return news

    def over(self, table: Table) -> bool:
        return all(seat.told.over for seat in table.seats)

    def move(self, table: Table) -> tuple[Seat, bytes]:
        seat = table.seats[table.seats[0].told.turn]
        options = seat.told.options
        act = {"act": "play", "move": options[table.choose(len(options))]}
        return seat, write({"type": "do", "id": f"m{seat.number}", "act": act, "seen": seat.number})

    def agree(self, table: Table) -> bool:
        return len({(seat.number, seat.told.turn) for seat in table.seats}) == 1

    def about(self) -> dict[str, str]:
        return {"synchronous": self.durability, "form": "compiled" if COMPILED.is_dir() else "interpreted"}
