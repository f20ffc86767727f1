"""What is aimed at, and what the rounds of a run say of it."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median

Sample = dict[str, float]  # what one turn of one server showed
Round = dict[str, Sample]  # server -> sample

PEER = "boardgameio"  # as its documentation starts it: what the aims are about
OURS = ("tablee-full", "tablee-normal")  # the aims are about the first


@dataclass(frozen=True)
class Figure:
    """Something measured, by itself or over the same of boardgame.io; and how much it should be."""

    key: str
    title: str
    measure: str
    aim: float
    unit: str = ""  # none: a ratio
    at_least: bool = False

    @property
    def is_ratio(self) -> bool:
        return not self.unit

    @property
    def crowd(self) -> str:
        """Which turns it needs."""
        return self.measure.partition(".")[0]

    @property
    def wanted(self) -> str:
        if self.at_least:
            return f"≥ {self.aim:g}"
        return f"≤ {self.aim:.3g}" if self.is_ratio else f"< {self.aim:g} {self.unit}"

    def per_round(self, rounds: list[Round], ours: str, peer: str = PEER) -> list[float]:
        """Paired: both numbers of a ratio come from the same round."""
        values = []
        for samples in rounds:
            one, other = (samples.get(name, {}).get(self.measure) for name in (ours, peer))
            if one is not None and not self.is_ratio:
                values.append(one)
            elif one is not None and other is not None:
                values.append(one / other)
        return values

    def reached(self, values: list[float]) -> bool:
        return median(values) >= self.aim if self.at_least else median(values) <= self.aim


def figures(few: int, many: int, pace: float) -> list[Figure]:
    per_cpu = "durable moves per server-CPU-second / boardgame.io in memory"
    return [
        Figure("few", f"{few} tables: {per_cpu}", "few.per_cpu_second", 7, at_least=True),
        Figure("many", f"{many} tables: {per_cpu}", "many.per_cpu_second", 5, at_least=True),
        Figure(
            "p99",
            f"{many} tables, {pace:g} moves/s: p99 from move to all four told / boardgame.io",
            "paced.p99_ms",
            1 / 10,
        ),
        Figure("bytes", "bytes sent per move / boardgame.io", "few.bytes_per_move", 1 / 3),
        Figure("memory", f"memory per table with four open sockets, {many} tables", "many.kB_per_table", 120, "kB"),
        Figure("storm", f"{4 * many} sockets reconnect at once: all resumed", "storm.seconds", 10, "s"),
        Figure("lost", "moves lost in it", "storm.lost", 1, "tables"),
        Figure("start", "start of the server to the first page", "start.seconds", 1.5, "s"),
    ]
