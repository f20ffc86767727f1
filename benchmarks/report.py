"""The tables at the end of a run, and the same in JSON."""

from __future__ import annotations

import json
import platform
from statistics import median, quantiles
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from benchmarks.figures import Figure, Rates
from benchmarks.prepare import BUILD, ROOT
from benchmarks.workers import BY_NAME

Missing = dict[str, str]  # worker -> why it did not start


def why_missing(figure: Figure, missing: Missing) -> str | None:
    return next((missing[name] for name in figure.workers if name in missing), None)


def spread(values: list[float]) -> str:
    return f"{median(values):.3g} [{min(values):.3g} {max(values):.3g}]"


def figures_table(figures: list[Figure], rates: Rates, missing: Missing) -> Table:
    table = Table("figure", "aim", "reached", "", title=escape("Aims: median of the paired rounds [lowest highest]"))
    for figure in figures:
        reason = why_missing(figure, missing)
        if reason is not None:
            table.add_row(figure.title, figure.wanted, escape(f"not measured: {reason}"), "–")
            continue
        values = figure.per_round(rates)
        verdict = "[green]yes[/]" if figure.reached(values) else "[red]no[/]"
        table.add_row(figure.title, figure.wanted, escape(spread(values)), verdict)
    return table


def rates_table(rates: Rates) -> Table:
    table = Table("worker", title="Thousands of decisions (iterations, copies) per CPU second")
    for heading in ("median", "quartiles", "lowest", "highest"):
        table.add_column(heading, justify="right", no_wrap=True)
    for name, values in rates.items():
        low, middle, high = quantiles(values, n=4, method="inclusive") if len(values) > 1 else values * 3
        numbers = [f"{value / 1000:,.1f}" for value in (middle, low, high, min(values), max(values))]
        table.add_row(BY_NAME[name].title, numbers[0], f"{numbers[1]} – {numbers[2]}", *numbers[3:])
    return table


def figure_record(figure: Figure, rates: Rates, missing: Missing) -> dict[str, Any]:
    record: dict[str, Any] = {"key": figure.key, "title": figure.title, "aim": figure.wanted}
    reason = why_missing(figure, missing)
    if reason is not None:
        return {**record, "not_measured": reason}
    values = figure.per_round(rates)
    middle = {"median": median(values), "lowest": min(values), "highest": max(values)}
    return {**record, **middle, "reached": figure.reached(values), "per_round": values}


def write(figures: list[Figure], rates: Rates, about: dict[str, Any], missing: Missing, seconds: float) -> None:
    BUILD.mkdir(exist_ok=True)
    record = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "seconds_per_turn": seconds,
        "figures": [figure_record(figure, rates, missing) for figure in figures],
        "workers": {name: {"about": about[name], "per_cpu_second": values} for name, values in rates.items()},
        "missing": missing,
    }
    path = BUILD / "bench.json"
    path.write_text(json.dumps(record, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    Console().print(f"Written to {path.relative_to(ROOT)}")


def show(figures: list[Figure], rates: Rates, missing: Missing) -> None:
    console = Console()
    console.print(rates_table(rates))
    console.print(figures_table(figures, rates, missing))
