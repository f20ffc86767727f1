"""python -m benchmarks nodes: three nodes on PostgreSQL against one node on SQLite, under the same load.

What a move costs all nodes together in CPU time, and how much later everybody is told when people are at other nodes
than their table. `home`: every socket arrives at the node that keeps its table, as a proxy does that goes by the path;
`away`: sockets arrive anywhere. PostgreSQL's own time is told apart. It comes from the wheel that the tests use.
"""

from __future__ import annotations

import subprocess
import sys
import time
from argparse import ArgumentParser
from collections.abc import Sequence
from statistics import median
from typing import Final

from rich.console import Console
from rich.table import Table as Grid

from benchmarks.prepare import COMPILED, ROOT, SOURCE, MissingError
from benchmarks.server import watch
from benchmarks.server.load import Load
from benchmarks.server.peer import Peer, Running, Seat
from benchmarks.server.ports import free_ports
from benchmarks.server.tablee import Tablee
from benchmarks.server.wires import HOST, Wire

NODES: Final = 3
DURABLE: Final = {"fsync": "on", "full_page_writes": "on", "shared_buffers": "64MB"}
RATE: Final = 200.0  # moves a second, when paced
START: Final = """
import subprocess, sys
nodes = [subprocess.Popen([sys.executable, "-P", "-m", "tablee", "serve", *words.split()]) for words in sys.argv[1:]]
for node in nodes:
    node.wait()
"""


class Database:
    """PostgreSQL with its own durability, on the tree's disk."""

    def __init__(self) -> None:
        sys.path.insert(0, str(ROOT))
        try:
            from tests.postgres import NoServer, Server
        except ModuleNotFoundError as error:
            raise MissingError(str(error)) from None
        try:
            self.server = Server(DURABLE)
        except NoServer as error:
            raise MissingError(str(error)) from None

    def pid(self) -> int:
        return int((self.server.data / "postmaster.pid").read_text().split()[0])

    def close(self) -> None:
        self.server.throw_away()


class Nodes(Tablee):
    """`spread`: how many nodes the seats of one table arrive at."""

    def __init__(self, database: Database, count: int, spread: int) -> None:
        super().__init__("full")
        self.database = database
        self.count = count
        self.spread = spread
        self.name = f"nodes-{count}-{spread}"
        self.ports: list[int] = []

    def start(self) -> Running:
        address = self.database.server.fresh()
        self.ports = free_ports(self.count)
        words = [f"--host {HOST} --port {port} --unlimited --store {address}" for port in self.ports]
        form = COMPILED if COMPILED.is_dir() else SOURCE
        command = [sys.executable, "-c", START, *words]
        running = Started(self.name, command, {"PYTHONPATH": str(form)}, self.page, self.ports[0])
        for port in self.ports[1:]:
            running.wait(lambda port=port: is_up(port))
        return running

    def connect(self, server: Running, seat: Seat) -> Wire:
        home = int(seat.table.id[:4], 16)
        port = self.ports[(home + seat.place % self.spread) % self.count]
        headers = {"Cookie": seat.key, "Origin": f"http://{HOST}:{port}"}
        return Wire(port, f"/ws/{seat.table.id}", headers, seat)


class Started(Running):
    """Several processes, ended one by one."""

    def close(self) -> None:
        for child in watch.family(self.process.pid):
            if child != self.process.pid:
                subprocess.run(["kill", str(child)], check=False)
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            super().close()


def is_up(port: int) -> bool:
    from benchmarks.server.peer import answers

    return answers(port, "/readyz")


def once(peer: Peer, tables: int, seconds: float, database: Database | None) -> dict[str, float]:
    """The cost in a closed loop, the times when paced."""
    with peer.start() as running, Load(peer, running) as load:
        load.connect(tables)
        time.sleep(1)
        before = 0.0 if database is None else watch.cpu_seconds(database.pid())
        closed = load.closed(2, seconds)
        spent = 0.0 if database is None else watch.cpu_seconds(database.pid()) - before
        paced = load.paced(RATE, 1, seconds)
    moves = len(closed.latencies)
    return {
        "cost": closed.server_cpu / moves * 1e6,
        "database": spent / moves * 1e6,
        "moves": moves / closed.seconds,
        "p50": paced.summary()["p50_ms"],
        "p99": paced.summary()["p99_ms"],
    }


def main(arguments: Sequence[str] | None = None) -> None:
    parser = ArgumentParser(prog="python -m benchmarks nodes", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=8.0, help="of each stretch")
    parser.add_argument("--tables", type=int, default=50)
    options = parser.parse_args(arguments)
    database = Database()
    try:
        show(measure(database, options.rounds, options.tables, options.seconds))
    finally:
        database.close()


def measure(database: Database, rounds: int, tables: int, seconds: float) -> dict[str, list[dict[str, float]]]:
    peers: dict[str, tuple[Peer, Database | None]] = {
        "one node, SQLite": (Tablee("full"), None),
        "one node, PostgreSQL": (Nodes(database, 1, 1), database),
        "three nodes, home": (Nodes(database, NODES, 1), database),
        "three nodes, away": (Nodes(database, NODES, NODES), database),
    }
    found: dict[str, list[dict[str, float]]] = {name: [] for name in peers}
    for _ in range(rounds):
        for name, (peer, asked) in peers.items():
            found[name].append(once(peer, tables, seconds, asked))
    return found


def show(found: dict[str, list[dict[str, float]]]) -> None:
    grid = Grid("", "µs of CPU a move", "times one node on SQLite", "µs in PostgreSQL", "moves/s", "p50 ms", "p99 ms")
    base = found["one node, SQLite"]
    for name, rounds in found.items():
        ratios = [one["cost"] / other["cost"] for one, other in zip(rounds, base, strict=True)]
        middle = {key: median(one[key] for one in rounds) for key in rounds[0]}
        grid.add_row(
            name,
            f"{middle['cost']:.0f}",
            f"{median(ratios):.2f} [{min(ratios):.2f} {max(ratios):.2f}]",
            f"{middle['database']:.0f}",
            f"{middle['moves']:.0f}",
            f"{middle['p50']:.1f}",
            f"{middle['p99']:.1f}",
        )
    home, away = found["three nodes, home"], found["three nodes, away"]
    added = [there["p99"] - here["p99"] for here, there in zip(home, away, strict=True)]
    console = Console()
    console.print(grid)
    console.print(
        f"added p99 at another node than one's table: {median(added):.1f} ms {[round(ms, 1) for ms in added]}"
    )


if __name__ == "__main__":
    main()
