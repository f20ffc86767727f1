"""python -m benchmarks hunts: a hundred hunts of six at once, in real time, on one server process."""

from __future__ import annotations

import json
import os
import platform
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any, Final

from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table

from benchmarks.hunts.load import Load
from benchmarks.prepare import BUILD, ROOT, MissingError
from benchmarks.server.peer import Failed
from benchmarks.server.report import fsync_ms
from benchmarks.server.tablee import Tablee

Sample = dict[str, float]
Samples = dict[str, list[Sample]]  # durability -> round after round

AIM: Final = 50.0  # milliseconds, p99 (GRU-273)
MOST_HUNTS: Final = 500
LONGEST: Final = 60.0  # seconds: no game comes to its end so soon
DURABILITIES: Final = ("full", "normal")
ROWS: Final = {
    "p50_ms": ("window close to all six seats, p50", "ms"),
    "p99_ms": ("the same, p99", "ms"),
    "max_ms": ("the same, longest", "ms"),
    "over_50_ms": ("the same, over 50 ms", "%"),
    "untold": ("windows that a seat was not told of", ""),
    "windows_per_second": ("windows in which something happened", "/s"),
    "hunts": ("hunts running", ""),
    "sent_per_second": ("commands sent", "/s"),
    "heard_per_second": ("commands heard", "/s"),
    "refused_per_second": ("commands refused on arrival", "/s"),
    "answer_p50_ms": ("command sent to answer (it is on disk), p50", "ms"),
    "answer_p99_ms": ("the same, p99", "ms"),
    "frames_per_second": ("frames", "/s"),
    "kB_per_second": ("payload of all frames", "kB/s"),
    "server_cpu_share": ("server, of one core", "%"),
    "held_up_share": ("server, ready but without a core", "%"),
    "generator_cpu_share": ("generator, of one core", "%"),
    "resident_MB": ("memory of the server", "MB"),
}


@dataclass(frozen=True)
class Plan:
    """How much of what."""

    hunts: int = 100
    rate: float = 4.0  # commands a second of each seat
    warm_up: float = 12.0  # seconds, until the tables are out of step
    seconds: float = 30.0

    @property
    def tables(self) -> int:
        """One in eight is between two hunts: people get ready, count down, look at the count."""
        return self.hunts + -(-self.hunts // 8)


class House(Tablee):
    """The same server, with files of its own."""

    def __init__(self, durability: str) -> None:
        super().__init__(durability)
        self.name = f"hunts-{durability}"


def turn(durability: str, plan: Plan) -> Sample:
    """A fresh server: seat the tables, load it, end it."""
    house = House(durability)
    with house.start() as server, Load(server, plan.rate) as load:
        load.connect(house, plan.tables)
        load.begin()
        load.run(plan.warm_up)
        return load.measure(plan.seconds).summary()


def measure(plan: Plan, rounds: int, durabilities: Sequence[str]) -> tuple[Samples, dict[str, str]]:
    samples: Samples = {durability: [] for durability in durabilities}
    failures: dict[str, str] = {}
    with Progress(transient=True) as progress:
        task = progress.add_task("", total=rounds * len(samples))
        for number in range(rounds):
            for durability in samples if number % 2 == 0 else reversed(samples):
                progress.update(task, description=f"round {number + 1} of {rounds}: {durability.upper()}")
                try:
                    samples[durability].append(turn(durability, plan))
                except (Failed, MissingError) as error:
                    failures[durability] = str(error)
                progress.advance(task)
    return samples, failures


def shown(values: list[float], unit: str) -> str:
    """One turn as it is, of several the median [lowest highest]."""
    numbers = [median(values), min(values), max(values)] if len(values) > 1 else values
    first, *rest = [f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}" for value in numbers]
    return f"{first} [{' '.join(rest)}] {unit}".replace("[] ", "").rstrip()


def show(plan: Plan, samples: Samples, failures: dict[str, str]) -> None:
    console = Console()
    measured = {durability: turns for durability, turns in samples.items() if turns}
    title = f"{plan.hunts} hunts of 6 at once, {plan.rate:g} commands a second from each seat, {plan.seconds:g} s"
    table = Table("what", *(durability.upper() for durability in measured), title=title)
    for measure, (what, unit) in ROWS.items() if measured else ():
        values = [[sample[measure] for sample in turns] for turns in measured.values()]
        table.add_row(what, *(escape(shown(column, unit)) for column in values))
    console.print(table)
    for durability, turns in measured.items():
        p99 = median(sample["p99_ms"] for sample in turns)
        verdict = "[green]yes[/]" if p99 < AIM else "[red]no[/]"
        console.print(f"{durability.upper()}: p99 {p99:.1f} ms, aim < {AIM:g} ms: {verdict}")
    for durability, reason in failures.items():
        console.print(escape(f"{durability.upper()}: a turn failed: {reason}"))


def record(plan: Plan, samples: Samples, failures: dict[str, str]) -> dict[str, Any]:
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "fsync_ms": fsync_ms(),
        "plan": {**asdict(plan), "tables": plan.tables},
        "aim_p99_ms": AIM,
        "server": {durability: House(durability).about() for durability in samples},
        "rounds": samples,
        "failures": failures,
    }


def main(arguments: Sequence[str] | None = None) -> None:
    plan = Plan()
    parser = ArgumentParser(prog="python -m benchmarks hunts", description=__doc__)
    parser.add_argument("--rounds", type=int, default=1, help="how often each server has its turn (%(default)s)")
    parser.add_argument("--hunts", type=int, default=plan.hunts, help="at once (%(default)s)")
    parser.add_argument("--rate", type=float, default=plan.rate, help="commands a second of a seat (%(default)g)")
    parser.add_argument("--warm-up", type=float, default=plan.warm_up, help="seconds before it (%(default)g)")
    parser.add_argument("--seconds", type=float, default=plan.seconds, help="that are timed (%(default)g)")
    parser.add_argument("--only", choices=DURABILITIES, action="append", help="one durability (both)")
    options = parser.parse_args(arguments)
    if not sys.platform.startswith("linux"):
        parser.exit(1, "the benchmark of hunts reads /proc and waits with epoll: Linux only\n")
    if not (0 < options.hunts <= MOST_HUNTS and options.rate > 0 and options.warm_up + options.seconds <= LONGEST):
        parser.error(f"at most {MOST_HUNTS} hunts, and {LONGEST:g} seconds with the warm-up")
    plan = Plan(options.hunts, options.rate, options.warm_up, options.seconds)
    samples, failures = measure(plan, options.rounds, options.only or DURABILITIES)
    show(plan, samples, failures)
    path = BUILD / "bench-hunts.json"
    text = json.dumps(record(plan, samples, failures), indent=2, ensure_ascii=False)
    path.write_text(text + "\n", encoding="utf-8")
    Console().print(f"Written to {path.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
