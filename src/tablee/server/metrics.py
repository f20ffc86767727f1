"""Figures for Prometheus: counts and times, with patterns for labels, never an id, a name or an address.

What happens with every move is counted by the hall and its bots, in plain numbers, and put into families only when
somebody looks.
Refusals are counted all together: at a small house, the code of one could tell what somebody holds.
"""

from __future__ import annotations

from collections import Counter as TallyOf
from collections.abc import Callable, Iterator, Mapping
from typing import Final, get_args

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

import tablee
from tablee.store.errors import Trouble
from tablee.tables.company import CLOSED, LOBBY, OVER, PAUSED, PLAYING
from tablee.tables.hall import Hall

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
SIZES: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)
STATES: Final = (LOBBY, PLAYING, PAUSED, OVER, CLOSED)
SECONDS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2)


class Metrics(Collector):
    """The figures of one server. The hall, its store and the sockets are asked when somebody looks."""

    def __init__(self, hall: Hall, sockets: Callable[[], int], turned_away: Callable[[], int] = lambda: 0) -> None:
        self.hall = hall
        self.sockets = sockets
        self.turned_away = turned_away
        self.registry = CollectorRegistry()
        self.registry.register(self)
        ProcessCollector(registry=self.registry)  # processor, memory and open files, where the system tells
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
        yield labelled("tablee_tables", "Tables in memory", "state", self.tables())
        yield labelled("tablee_store_trouble", "Why nothing can be written", "why", self.troubles())
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

        yield GaugeMetricFamily("tablee_thoughts_wait_seconds", "Until the last thought in line is done", self.wait())
        yield labelled("tablee_info", "The program that runs", "version", {tablee.__version__: 1})

    def tables(self) -> Mapping[str, int]:
        found = TallyOf(room.table.state for room in self.hall.rooms.values())
        return {state: found[state] for state in STATES}

    def troubles(self) -> Mapping[str, int]:
        health = self.hall.store.health()
        return {why: int(health == why) for why in get_args(Trouble)}

    def wait(self) -> float:
        """In the longest line of bots, as far as one can tell."""
        return max((len(line) * line.average for line in self.hall.bots.lines.values()), default=0.0)

    def page(self) -> bytes:
        return generate_latest(self.registry)


def labelled(name: str, about: str, label: str, values: Mapping[str, int]) -> GaugeMetricFamily:
    family = GaugeMetricFamily(name, about, labels=[label])
    for key, value in values.items():
        family.add_metric([key], value)
    return family
