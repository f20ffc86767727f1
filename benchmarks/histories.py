"""A long history grows by one line at a full table: the time and the bytes of telling it. No peers: ours alone.

    python -m benchmarks histories

29 writers and a TV, 2 000 lines; the history is seen by all, or by each writer alone. Medians of many lines.
"""

from __future__ import annotations

import statistics
import time

from rich.console import Console

from tablee.tables import acts, telling
from tablee.tables.acts import Entry, Settings
from tablee.tables.table import Table
from tablee.tables.telling import Teller
from tests.tables.chronicle import CHRONICLE, WRITERS, Chronicle, written

LINES = 2_000
ROUNDS = 400


def seated(seen: str) -> Table:
    settings = Settings(WRITERS, options={"seen": seen})
    opened = acts.Open(CHRONICLE.key, CHRONICLE.rules_version, "CODE", settings, "5eed" * 16, "Ada")
    table = Table("table", CHRONICLE, Entry(0, opened, "ada"))
    for seat in range(WRITERS):
        person = f"writer {seat}" if seat else "ada"
        table.apply(Entry(0, acts.Sit(seat), person, "Writer"))
        table.apply(Entry(0, acts.Ready(), person, "Writer"))
    table.apply(Entry(0, acts.Start(), "ada"))
    position = table.position()
    assert isinstance(position, Chronicle)
    position.lines += written(WRITERS, LINES // WRITERS * WRITERS, True).lines
    return table


def measure(seen: str) -> tuple[float, int]:
    """Milliseconds of CPU for telling one line to everybody, and bytes of all frames."""
    table = seated(seen)
    teller = Teller(table)
    times, sizes = [], []
    for number in range(ROUNDS):
        seat = number % WRITERS
        events = table.apply(Entry(number, acts.Play("write"), f"writer {seat}" if seat else "ada"))
        before = time.process_time_ns()
        frames = teller.tell(events)
        times.append(time.process_time_ns() - before)
        sizes.append(sum(len(frame) for _, frame in frames.values()))
    return statistics.median(times) / 1e6, int(statistics.median(sizes))


def main() -> None:
    form = "compiled" if telling.__file__.endswith((".so", ".pyd")) else "pure"
    show = Console(soft_wrap=True).print
    for seen in ("by_all", "by_each"):
        spent, size = measure(seen)
        show(f"{form}, {LINES} lines seen {seen}, {WRITERS} seats and the TV: {spent:.2f} ms of CPU, {size} bytes")
