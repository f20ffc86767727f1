"""python -m benchmarks floor: what a move of Smile costs our server, over what it costs one that only reads and sends.

Both have the same tables, sockets and load, turn by turn; ours has every move on disk first. The empty server sends as
many bytes as ours did in the same round.
"""

from __future__ import annotations

import json
import os
import platform
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import median
from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table as Shown

from benchmarks.prepare import BUILD, ROOT
from benchmarks.server.load import Load
from benchmarks.server.peer import SEATS, Peer, Running, Seat, Table
from benchmarks.server.report import fsync_ms, spread
from benchmarks.server.tablee import Tablee, write
from benchmarks.server.wires import Wire

AIM: Final = 2.5  # times the empty server
DURABILITIES: Final = ("full", "normal")
EMPTY: Final = "empty"

Round = dict[str, dict[str, float]]  # server -> what its turn showed


@dataclass(frozen=True)
class Plan:
    """How much of what."""

    tables: int = 50
    warm_up: float = 2.0
    seconds: float = 5.0


class Empty(Peer):
    """The server that reads and sends. Whose turn it is goes round, and no game ends."""

    name = "floor-empty"
    title = "reads and sends"
    page = ""

    def __init__(self, size: int) -> None:
        self.size = size

    def start(self) -> Running:
        command = [sys.executable, "-m", "benchmarks.floor.empty", str(self.size)]
        return Running(self.name, command, {}, self.page)

    def new_tables(self, server: Running, count: int) -> list[Table]:
        return [Table(str(number), [""] * SEATS, number) for number in range(count)]

    def connect(self, server: Running, seat: Seat) -> Wire:
        return Wire(server.port, f"/{seat.table.id}", {}, seat)

    def opened(self, seat: Seat) -> None:
        """The server speaks first."""

    def heard(self, seat: Seat, payload: bytes) -> bool:
        seat.number += 1
        return True

    def over(self, table: Table) -> bool:
        return False

    def move(self, table: Table) -> tuple[Seat, bytes]:
        """As long as one of ours."""
        seat = table.seats[table.seats[0].number % SEATS]
        act = {"act": "play", "move": "offer C01"}
        return seat, write({"type": "do", "id": f"m{seat.number}", "act": act, "seen": seat.number})


class House(Tablee):
    """Our server, with files of its own."""

    def __init__(self, durability: str) -> None:
        super().__init__(durability)
        self.name = f"floor-{durability}"


def turn(peer: Peer, plan: Plan) -> dict[str, float]:
    """A fresh server: seat the tables, load it, end it."""
    with peer.start() as server, Load(peer, server) as load:
        load.connect(plan.tables)
        found = load.closed(plan.warm_up, plan.seconds).summary()
        return {**found, "cpu_us": 1e6 / found["per_cpu_second"]}


def measure(plan: Plan, rounds: int, durabilities: Sequence[str]) -> list[Round]:
    """Ours first in the first round: it says how many bytes a move has. Then in turns."""
    samples: list[Round] = []
    size = 0
    with Progress(transient=True) as progress:
        task = progress.add_task("", total=rounds * (1 + len(durabilities)))
        for number in range(rounds):
            samples.append({})
            names = [*durabilities, EMPTY] if number % 2 == 0 else [EMPTY, *reversed(durabilities)]
            for name in names:
                progress.update(task, description=f"round {number + 1} of {rounds}: {name}")
                found = turn(Empty(size) if name == EMPTY else House(name), plan)
                if name != EMPTY:
                    size = round(found["bytes_per_move"] / SEATS)
                samples[-1][name] = found
                progress.advance(task)
    return samples


def ratios(samples: list[Round], durability: str) -> list[float]:
    """Paired: both numbers come from the same round."""
    return [one[durability]["cpu_us"] / one[EMPTY]["cpu_us"] for one in samples]


def show(plan: Plan, samples: list[Round], durabilities: Sequence[str]) -> None:
    console = Console()
    title = escape(
        f"{plan.tables} tables x {SEATS} seats, closed loop: medians of {len(samples)} rounds [lowest highest]"
    )
    table = Shown("server", "CPU of a move, µs", "over the empty one", f"at most {AIM:g}?", title=title)
    for name in (*durabilities, EMPTY):
        costs = escape(spread([one[name]["cpu_us"] for one in samples]))
        if name == EMPTY:
            table.add_row("reads and sends", costs, "1", "")
            continue
        over = ratios(samples, name)
        verdict = "[green]yes[/]" if median(over) <= AIM else "[red]no[/]"
        table.add_row(House(name).title, costs, escape(spread(over)), verdict)
    console.print(table)


def main(arguments: Sequence[str] | None = None) -> None:
    plan = Plan()
    parser = ArgumentParser(prog="python -m benchmarks floor", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how often each server has its turn (%(default)s)")
    parser.add_argument("--tables", type=int, default=plan.tables, help="of four seats (%(default)s)")
    parser.add_argument("--seconds", type=float, default=plan.seconds, help="that are timed (%(default)g)")
    parser.add_argument("--warm-up", type=float, default=plan.warm_up, help="seconds before it (%(default)g)")
    parser.add_argument("--only", choices=DURABILITIES, action="append", help="one durability (both)")
    options = parser.parse_args(arguments)
    if not sys.platform.startswith("linux"):
        parser.exit(1, "the benchmark of the floor reads /proc and waits with epoll: Linux only\n")
    plan = Plan(options.tables, options.warm_up, options.seconds)
    durabilities = options.only or DURABILITIES
    samples = measure(plan, options.rounds, durabilities)
    show(plan, samples, durabilities)
    record = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "fsync_ms": fsync_ms(),
        "plan": asdict(plan),
        "server": {name: House(name).about() for name in durabilities},
        "ratios": {name: ratios(samples, name) for name in durabilities},
        "rounds": samples,
    }
    path = BUILD / "bench-floor.json"
    path.write_text(json.dumps(record, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    Console().print(f"Written to {path.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
