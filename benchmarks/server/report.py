"""The tables at the end of a run, and the same in JSON."""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Mapping
from dataclasses import asdict
from statistics import median
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from benchmarks.prepare import BUILD, ROOT
from benchmarks.server.figures import OURS, PEER, Figure, Round
from benchmarks.server.peer import SCRATCH, Peer
from benchmarks.server.turns import Plan

Failures = dict[str, list[str]]  # server -> why it did not start, or what it did not do

COLUMNS = {
    "per_cpu_second": ("/CPU-s", "{:,.0f}"),
    "per_second": ("/s", "{:,.0f}"),
    "p50_ms": ("p50 ms", "{:.3g}"),
    "p99_ms": ("p99 ms", "{:.3g}"),
    "bytes_per_move": ("bytes", "{:,.0f}"),
    "kB_per_table": ("kB/table", "{:.0f}"),
}


def spread(values: list[float]) -> str:
    return f"{median(values):.3g} [{min(values):.3g} {max(values):.3g}]"


def verdict(figure: Figure, values: list[float]) -> str:
    return "[green]yes[/]" if figure.reached(values) else "[red]no[/]"


def figures_table(chosen: list[Figure], rounds: list[Round], failures: Failures) -> Table:
    title = escape("Aims: median of the paired rounds [lowest highest]")
    table = Table("figure", "aim", "FULL", "", "NORMAL", "", title=title)
    table.columns[1].no_wrap = True
    for figure in chosen:
        cells = []
        for ours in OURS:
            values = figure.per_round(rounds, ours)
            reasons = [*failures.get(ours, []), *(failures.get(PEER, []) if figure.is_ratio else [])]
            if values:
                cells += [escape(spread(values)), verdict(figure, values)]
            else:
                cells += [escape(f"not measured: {reasons[0] if reasons else 'no turn'}"[:60]), "–"]
        table.add_row(figure.title, figure.wanted, *cells)
    return table


def values_of(rounds: list[Round], name: str, measure: str) -> list[float]:
    return [samples[name][measure] for samples in rounds if measure in samples.get(name, {})]


def generator_share(rounds: list[Round], name: str, stretch: str) -> str:
    """The generator's CPU time over the server's: above one, the generator may have held the server back."""
    own, server = (values_of(rounds, name, f"{stretch}.{what}_cpu") for what in ("generator", "server"))
    return f"{sum(own) / sum(server):.2f}" if server else ""


def rates_table(stretch: str, title: str, peers: Mapping[str, Peer], rounds: list[Round]) -> Table | None:
    names = [name for name in peers if values_of(rounds, name, f"{stretch}.moves")]
    shown = {
        heading: [(median(values_of(rounds, name, f"{stretch}.{measure}")), form) for name in names]
        for measure, (heading, form) in COLUMNS.items()
        if names and all(values_of(rounds, name, f"{stretch}.{measure}") for name in names)
    }
    table = Table("moves", title=title)
    for heading in (*shown, "gen."):
        table.add_column(heading, justify="right", no_wrap=True)
    for place, name in enumerate(names):
        cells = [form.format(value) for value, form in (column[place] for column in shown.values())]
        table.add_row(peers[name].title, *cells, generator_share(rounds, name, stretch))
    return table if names else None


def stretch_titles(plan: Plan) -> dict[str, str]:
    return {
        "few": f"{plan.few} tables x 4 seats, closed loop",
        "many": f"{plan.many} tables x 4 seats, closed loop",
        "paced": f"{plan.many} tables, {plan.pace:g} moves/s",
        "hard": f"{plan.many} tables, {plan.hard_pace:g} moves/s (no aim)",
    }


def show(chosen: list[Figure], plan: Plan, peers: Mapping[str, Peer], rounds: list[Round], failures: Failures) -> None:
    console = Console()
    for stretch, title in stretch_titles(plan).items():
        table = rates_table(stretch, f"{title}: medians", peers, rounds)
        if table is not None:
            console.print(table)
    console.print(figures_table(chosen, rounds, failures))
    for name, reasons in failures.items():
        console.print(escape(f"{name}: {len(reasons)} turns failed: {reasons[0]}"))


def figure_record(figure: Figure, rounds: list[Round], baselines: list[str]) -> dict[str, Any]:
    record: dict[str, Any] = {"key": figure.key, "title": figure.title, "aim": figure.wanted}
    for ours in OURS:
        for peer in baselines if figure.is_ratio else [PEER]:
            values = figure.per_round(rounds, ours, peer)
            if values:
                name = f"{ours} / {peer}" if figure.is_ratio else ours
                record[name] = {"median": median(values), "reached": figure.reached(values), "per_round": values}
    return record


def fsync_ms() -> float:
    """How long this disk takes to be sure: what FULL waits for."""
    path = SCRATCH / "fsync"
    times = []
    with path.open("wb", buffering=0) as file:
        for _ in range(40):
            file.write(b"x" * 4096)
            begin = perf_counter()
            os.fsync(file.fileno())
            times.append(perf_counter() - begin)
    path.unlink()
    return median(times) * 1000


def write(chosen: list[Figure], plan: Plan, peers: Mapping[str, Peer], rounds: list[Round], failures: Failures) -> None:
    BUILD.mkdir(exist_ok=True)
    baselines = [name for name in peers if name not in OURS]
    record = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "fsync_ms": fsync_ms(),
        "plan": asdict(plan),
        "figures": [figure_record(figure, rounds, baselines) for figure in chosen],
        "servers": {name: {"title": peer.title, **peer.about()} for name, peer in peers.items()},
        "rounds": rounds,
        "failures": failures,
    }
    path = BUILD / "bench-server.json"
    path.write_text(json.dumps(record, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    Console().print(f"Written to {path.relative_to(ROOT)}")
