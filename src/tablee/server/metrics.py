"""Figures for Prometheus: counts and times, with patterns for labels, never an id, a name or an address.

What happens with every move is counted by the hall and its bots, in plain numbers, and put into families only when
somebody looks.
Refusals are counted all together: at a small house, the code of one could tell what somebody holds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from tablee.tables.hall import Hall

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
SIZES: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)
SECONDS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2)


class Metrics(Collector):
    """The figures of one server. The hall and the sockets are asked when somebody looks."""

    def __init__(self, hall: Hall, sockets: Callable[[], int], turned_away: Callable[[], int] = lambda: 0) -> None:
        self.hall = hall
        self.sockets = sockets
        self.turned_away = turned_away
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

    def stored(self, rows: int, seconds: float) -> None:
        """One commit of the store: how many entries it wrote, and how long it took."""
        self.batch_rows.observe(rows)
        self.batch_seconds.observe(seconds)

    # --- Looking

    def collect(self) -> Iterator[Metric]:
        hall, bots = self.hall, self.hall.bots
        yield GaugeMetricFamily("tablee_tables", "Tables in memory", len(hall.rooms))
        yield GaugeMetricFamily("tablee_sockets", "Open sockets", self.sockets())
        yield CounterMetricFamily("tablee_moves", "Moves of people and bots, on disk", hall.moves)
        yield CounterMetricFamily("tablee_frames", "Numbered frames told", hall.frames)
        yield CounterMetricFamily("tablee_refusals", "Messages that were refused", hall.refusals)
        yield CounterMetricFamily("tablee_faults", "Mistakes of ours", hall.faults)
        yield CounterMetricFamily("tablee_turned_away", "Connections of which there were too many", self.turned_away())
        yield GaugeMetricFamily("tablee_thoughts_waiting", "Thoughts of bots whose turn has not come", bots.waiting)
        yield CounterMetricFamily("tablee_thoughts", "Thoughts of bots that had their turn", bots.thoughts)
        yield CounterMetricFamily("tablee_thoughts_dropped", "Thoughts that came too late for their turn", bots.dropped)
        yield CounterMetricFamily("tablee_thoughts_lowered", "Thoughts asked of a lower level", bots.lowered)

    def page(self) -> bytes:
        return generate_latest(self.registry)
