"""Figures for Prometheus: counts and times, with patterns and codes for labels, never an id, a name or an address.

What happens with every frame is counted in plain numbers and put into families only when somebody looks.
"""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Callable, Iterator
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
MOST_CODES: Final = 200  # reasons of refusals that are counted apart
OTHER: Final = "other"
SIZES: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)
SECONDS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2)


class Metrics(Collector):
    """The figures of one server. `tables` and `sockets` are asked when somebody looks."""

    def __init__(self, tables: Callable[[], int], sockets: Callable[[], int]) -> None:
        self.tables = tables
        self.sockets = sockets
        self.moves = 0
        self.frames = 0
        self.refusals: Tally[str] = Tally()
        self.registry = CollectorRegistry()
        self.registry.register(self)
        self.requests = Counter(
            "tablee_requests", "HTTP requests", ("method", "route", "status"), registry=self.registry
        )
        self.seconds = Histogram(
            "tablee_request_seconds", "Time to answer", ("route",), registry=self.registry, buckets=SECONDS
        )
        self.batch_rows = Histogram(
            "tablee_store_batch_rows", "Entries in one commit", registry=self.registry, buckets=SIZES
        )
        self.batch_seconds = Histogram(
            "tablee_store_batch_seconds", "Time of one commit", registry=self.registry, buckets=SECONDS
        )

    # --- What others report

    def requested(self, method: str, route: str, status: int, seconds: float) -> None:
        self.requests.labels(method, route, str(status)).inc()
        self.seconds.labels(route).observe(seconds)

    def moved(self) -> None:
        self.moves += 1

    def told(self, frames: int = 1) -> None:
        self.frames += frames

    def refused(self, code: str) -> None:
        known = code in self.refusals or len(self.refusals) < MOST_CODES
        self.refusals[code if known else OTHER] += 1

    def stored(self, rows: int, seconds: float) -> None:
        """One commit of the store: how many entries it wrote, and how long it took."""
        self.batch_rows.observe(rows)
        self.batch_seconds.observe(seconds)

    # --- Looking

    def collect(self) -> Iterator[Metric]:
        yield GaugeMetricFamily("tablee_tables", "Tables in memory", self.tables())
        yield GaugeMetricFamily("tablee_sockets", "Open sockets", self.sockets())
        yield CounterMetricFamily("tablee_moves", "Moves played", self.moves)
        yield CounterMetricFamily("tablee_frames", "Frames told", self.frames)
        refusals = CounterMetricFamily("tablee_refusals", "Refusals", labels=("code",))
        for code, count in sorted(self.refusals.items()):
            refusals.add_metric((code,), count)
        yield refusals

    def page(self) -> bytes:
        return generate_latest(self.registry)
