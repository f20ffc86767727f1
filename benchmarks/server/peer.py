"""What the generator needs to know of a server: how to start it, how to sit down, what its messages mean."""

from __future__ import annotations

import http.client
import json
import os
import subprocess
import time
from abc import ABCMeta, abstractmethod
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, Final

from benchmarks.prepare import BUILD, ROOT
from benchmarks.server.wires import HOST, Wire

SEATS: Final = 4
SCRATCH: Final = BUILD / "bench-server"  # databases and logs; on the tree's disk, since a temporary one may be memory
PATIENCE: Final = 20.0  # seconds until a server must have started


class Failed(Exception):
    """A server did not do what it should have done; the run cannot go on with it."""


class Seat:
    """One player at one table, with a socket of their own."""

    __slots__ = ("table", "place", "key", "wire", "told", "number", "inside")

    def __init__(self, table: Table, place: int, key: str) -> None:
        self.table = table
        self.place = place
        self.key = key  # what lets this player in: credentials, a cookie
        self.wire: Wire | None = None
        self.told: Any = None  # the last state that this seat was told, as its peer reads it
        self.number = -1  # and its number
        self.inside = False  # the server has told this socket where the game is

    def send(self, payload: bytes) -> None:
        assert self.wire is not None
        self.wire.send(payload)


class Table:
    """Four seats and the move under way. The luck chooses among legal moves: the same draws whatever the server."""

    __slots__ = ("id", "seats", "luck", "missing", "sent", "underway", "ready")

    def __init__(self, id: str, keys: list[str], seed: int) -> None:
        self.id = id
        self.seats = [Seat(self, place, key) for place, key in enumerate(keys)]
        self.luck = Random(seed)
        self.missing = SEATS  # seats that must still be told of the move under way, or of the game that begins
        self.sent: float | None = None  # when the move under way was sent
        self.underway: tuple[Seat, bytes] | None = None
        self.ready: set[int] = set()  # seats that are ready for the game to begin, with peers that ask for it

    def choose(self, choices: int) -> int:
        """One move in three is the first of the list, an offer, the others by lot: games as long as good bots' are."""
        drawn = self.luck.random() * 3
        return 0 if drawn < 1 else int((drawn - 1) / 2 * choices)


class Running:
    """A server that answers. `seconds` is what it took from the start to the first page."""

    def __init__(self, name: str, command: list[str], environment: dict[str, str], page: str, port: int = 0) -> None:
        SCRATCH.mkdir(parents=True, exist_ok=True)
        self.log = SCRATCH / f"{name}.log"
        self.ports: dict[str, int] = {"port": port}
        begin = time.perf_counter()
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                cwd=ROOT,
                env={**os.environ, **environment},
            )
        try:
            if not port:
                self.ports = self.wait(self.announced)
            if page:
                self.wait(lambda: answers(self.lobby, page))
        except BaseException:
            self.close()
            raise
        self.seconds = time.perf_counter() - begin

    @property
    def pid(self) -> int:
        return self.process.pid

    @property
    def port(self) -> int:
        return self.ports["port"]

    @property
    def lobby(self) -> int:
        return self.ports.get("lobby", self.port)

    def announced(self) -> dict[str, int] | None:
        """The line of JSON with which a server without a given port says where it is."""
        for line in self.log.read_text().splitlines():
            if line.startswith("{") and line.endswith("}"):
                return dict(json.loads(line))
        return None

    def wait(self, look: Any) -> Any:
        until = time.perf_counter() + PATIENCE
        while time.perf_counter() < until:
            found = look()
            if found:
                return found
            if self.process.poll() is not None:
                raise Failed(f"the server stopped with code {self.process.returncode}: {self.last_words()}")
            time.sleep(0.005)
        raise Failed(f"the server does not answer after {PATIENCE:g} s: {self.last_words()}")

    def last_words(self) -> str:
        return self.log.read_text(errors="replace")[-1000:].strip()

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(5)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def __enter__(self) -> Running:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def answers(port: int, page: str) -> bool:
    line = http.client.HTTPConnection(HOST, port, timeout=5)
    with closing(line), suppress(OSError, http.client.HTTPException):
        line.request("GET", page)
        return line.getresponse().status == 200
    return False


class Lobby:
    """Requests over one connection that stays open."""

    def __init__(self, port: int) -> None:
        self.line = http.client.HTTPConnection(HOST, port, timeout=30)
        self.headers = {"Content-Type": "application/json", "Origin": f"http://{HOST}:{port}"}

    def post(self, path: str, body: dict[str, Any], **headers: str) -> tuple[Any, http.client.HTTPMessage]:
        self.line.request("POST", path, json.dumps(body), {**self.headers, **headers})
        answer = self.line.getresponse()
        content = answer.read()
        if not 200 <= answer.status < 300:
            raise Failed(f"POST {path}: {answer.status} {content[:300].decode(errors='replace')}")
        return json.loads(content or b"null"), answer.headers

    def close(self) -> None:
        self.line.close()


class Peer(metaclass=ABCMeta):
    """A server as the generator drives it."""

    name: str
    title: str
    page: str  # the first page, or the first thing that there is to get; empty for a server of sockets alone

    @abstractmethod
    def start(self) -> Running: ...

    @abstractmethod
    def new_tables(self, server: Running, count: int) -> list[Table]:
        """Tables with four seats that can be connected."""

    @abstractmethod
    def connect(self, server: Running, seat: Seat) -> Wire:
        """A new socket for a seat that has none; one that had one resumes."""

    @abstractmethod
    def opened(self, seat: Seat) -> None:
        """The socket is open: what does a client say first?"""

    @abstractmethod
    def heard(self, seat: Seat, payload: bytes) -> bool:
        """Take a message in; does it tell this seat a state that it did not know?"""

    @abstractmethod
    def over(self, table: Table) -> bool: ...

    @abstractmethod
    def move(self, table: Table) -> tuple[Seat, bytes]:
        """Whose turn it is, and a legal move, by what this seat was told."""

    def agree(self, table: Table) -> bool:
        """Do all four seats know of the same state?"""
        return len({seat.number for seat in table.seats}) == 1

    def about(self) -> dict[str, str]:
        """Versions and settings, for the record."""
        return {}


def scratch(name: str) -> Path:
    """An empty directory of its own for a server's files."""
    home = SCRATCH / name
    home.mkdir(parents=True, exist_ok=True)
    for file in home.iterdir():
        file.unlink()
    return home
