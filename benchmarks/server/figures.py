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
        if not self.aim:
            return "none"
        sign = "≥" if self.at_least else "≤" if self.is_ratio else "<"
        return f"{sign} {self.aim:.3g} {self.unit}".rstrip()

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
    return [
        Figure("few", f"moves / CPU-s, {few} tables, ours / theirs", "few.per_cpu_second", 4, at_least=True),
        Figure("many", f"moves / CPU-s, {many} tables, ours / theirs", "many.per_cpu_second", 3.5, at_least=True),
        Figure("p99", f"p99 at {pace:g} moves / s, ours / theirs", "paced.p99_ms", 1 / 10),
        Figure("bytes", "bytes per move, ours / theirs", "few.bytes_per_move", 1 / 3),
        Figure("memory", "memory per table", "many.kB_per_table", 120, "kB"),
        Figure("storm", f"{4 * many} sockets come back", "storm.seconds", 10, "s"),
        Figure("lost", "tables that lose a move in it", "storm.lost", 0, "tables"),
        Figure("start", "start to first page", "start.seconds", 1.5, "s"),
    ]
