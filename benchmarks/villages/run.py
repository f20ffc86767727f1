"""python -m benchmarks villages: fifty villages of 29 at once, some in their night while others vote, on one server."""

from __future__ import annotations

import json
import os
import platform
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Any, Final

from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table

from benchmarks.hunts.run import shown
from benchmarks.prepare import BUILD, ROOT, MissingError
from benchmarks.server.peer import Failed
from benchmarks.server.report import fsync_ms
from benchmarks.server.tablee import Tablee
from benchmarks.villages.load import Load

Sample = dict[str, float]

AIM: Final = 100.0  # milliseconds, p99
FEWEST_SEATS, MOST_SEATS = 8, 29
MOST_VILLAGES: Final = 200
DURABILITIES: Final = ("full", "normal")
ROWS: Final = {
    "ballot_p50_ms": ("last ballot sent to all phones told, p50", "ms"),
    "ballot_p99_ms": ("the same, p99", "ms"),
    "ballot_max_ms": ("the same, longest", "ms"),
    "ballots": ("ballots that were timed", ""),
    "over_100_ms": ("of them, over 100 ms", ""),
    "end_p50_ms": ("the same where the village ends with it, p50", "ms"),
    "end_max_ms": ("the same, longest", "ms"),
    "ends": ("villages that ended", ""),
    "untold": ("ballots that a phone was not told of", ""),
    "by_clock": ("ballots that the clock closed, not timed", ""),
    "answer_p50_ms": ("command sent by day to its answer, p50", "ms"),
    "answer_p99_ms": ("the same, p99", "ms"),
    "villages": ("villages running", ""),
    "asleep": ("of them, in their night", ""),
    "beats_per_second": ("frames of nights", "/s"),
    "most_beats": ("the same, in the busiest second", "/s"),
    "late_p50_ms": ("a frame of a night behind its place on the grid, p50", "ms"),
    "late_p99_ms": ("the same, p99", "ms"),
    "late_max_ms": ("the same, latest", "ms"),
    "apart_p50_ms": ("first to last phone of a village at one beat, p50", "ms"),
    "apart_p99_ms": ("the same, p99", "ms"),
    "nights": ("nights that came to their dawn", ""),
    "missed_beats": ("beats that were left out, for everybody", ""),
    "uneven_nights": ("nights in which phones got different numbers of frames", ""),
    "odd_texts": ("frames of a night of another size", ""),
    "astray_phones": ("phones hushed though dead, or not though living", ""),
    "sent_per_second": ("commands sent", "/s"),
    "refused_per_second": ("commands refused", "/s"),
    "frames_per_second": ("frames, all", "/s"),
    "kB_per_second": ("payload of all frames", "kB/s"),
    "server_cpu_share": ("server, of one core", "%"),
    "held_up_share": ("server, ready but without a core", "%"),
    "generator_cpu_share": ("generator, of one core", "%"),
    "resident_MB": ("memory of the server", "MB"),
}
NONE_OF: Final = ("untold", "uneven_nights", "odd_texts", "astray_phones")  # else the run is worth nothing


@dataclass(frozen=True)
class Plan:
    """How much of what."""

    villages: int = 50
    seats: int = 29
    stagger: float = 30.0  # seconds in which the villages begin: not measured
    seconds: float = 120.0
    pace: float = 1.0  # how slowly phones think


class House(Tablee):
    """The same server, with files of its own; and with clocks of its owner's, where a file says so."""

    def __init__(self, durability: str, content: Path | None = None) -> None:
        super().__init__(durability)
        self.name = f"villages-{durability}"
        self.content = content

    def command(self, home: Path, port: int) -> list[str]:
        own = [] if self.content is None else ["--content", f"loupsgarous={self.content}"]
        return [*super().command(home, port), *own]


def turn(house: House, plan: Plan) -> Sample:
    """A fresh server: seat the villages, let them begin one after the other, take the time, end it."""
    with house.start() as server, Load(server, plan.seats, plan.pace) as load:
        load.connect(house, plan.villages)
        load.begin(plan.stagger)
        load.run(plan.stagger)
        return load.measure(plan.seconds).summary()


def measure(house: House, plan: Plan, rounds: int) -> tuple[list[Sample], list[str]]:
    samples: list[Sample] = []
    failures: list[str] = []
    with Progress(transient=True) as progress:
        task = progress.add_task("", total=rounds)
        for number in range(rounds):
            progress.update(task, description=f"round {number + 1} of {rounds}")
            try:
                samples.append(turn(house, plan))
            except (Failed, MissingError) as error:
                failures.append(str(error))
            progress.advance(task)
    return samples, failures


def show(house: House, plan: Plan, samples: list[Sample], failures: list[str]) -> None:
    console = Console()
    about = house.about()
    title = (
        f"{plan.villages} villages of {plan.seats}, {plan.seconds:g} s, {about['form']}, {about['synchronous'].upper()}"
    )
    table = Table("what", f"{len(samples)} rounds" if len(samples) != 1 else "", title=title)
    for measure, (what, unit) in ROWS.items() if samples else ():
        table.add_row(what, escape(shown([sample[measure] for sample in samples], unit)))
    console.print(table)
    if samples:
        p99 = median(sample["ballot_p99_ms"] for sample in samples)
        verdict = "[green]yes[/]" if p99 < AIM else "[red]no[/]"
        console.print(f"p99 {p99:.1f} ms, aim < {AIM:g} ms: {verdict}")
        alike = all(sample[what] == 0 for sample in samples for what in NONE_OF)
        console.print(
            f"by night the same bytes at the same beats for everybody living: {'yes' if alike else '[red]no[/]'}"
        )
    console.print(f"The server and the phones shared {os.cpu_count()} cores.")
    for reason in failures:
        console.print(escape(f"a round failed: {reason}"))


def record(house: House, plan: Plan, samples: list[Sample], failures: list[str]) -> dict[str, Any]:
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "fsync_ms": fsync_ms(),
        "plan": asdict(plan),
        "aim_p99_ms": AIM,
        "server": house.about(),
        "rounds": samples,
        "failures": failures,
    }


def main(arguments: Sequence[str] | None = None) -> None:
    plan = Plan()
    parser = ArgumentParser(prog="python -m benchmarks villages", description=__doc__)
    parser.add_argument("--rounds", type=int, default=1, help="servers, one after the other (%(default)s)")
    parser.add_argument("--villages", type=int, default=plan.villages, help="at once (%(default)s)")
    parser.add_argument("--seats", type=int, default=plan.seats, help="of each (%(default)s)")
    parser.add_argument("--stagger", type=float, default=plan.stagger, help="seconds before it (%(default)g)")
    parser.add_argument("--seconds", type=float, default=plan.seconds, help="that are timed (%(default)g)")
    parser.add_argument("--durability", choices=DURABILITIES, default="full", help="(%(default)s)")
    options = parser.parse_args(arguments)
    if not sys.platform.startswith("linux"):
        parser.exit(1, "the benchmark of villages reads /proc and waits with epoll: Linux only\n")
    if not (0 < options.villages <= MOST_VILLAGES and FEWEST_SEATS <= options.seats <= MOST_SEATS):
        parser.error(f"at most {MOST_VILLAGES} villages, of {FEWEST_SEATS} to {MOST_SEATS} seats")
    plan = Plan(options.villages, options.seats, options.stagger, options.seconds)
    house = House(options.durability)
    samples, failures = measure(house, plan, options.rounds)
    show(house, plan, samples, failures)
    path = BUILD / "bench-villages.json"
    text = json.dumps(record(house, plan, samples, failures), indent=2, ensure_ascii=False)
    path.write_text(text + "\n", encoding="utf-8")
    Console().print(f"Written to {path.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
