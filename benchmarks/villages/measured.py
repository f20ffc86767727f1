"""What one stretch of load showed, and its figures."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from benchmarks.server.load import percentile
from benchmarks.server.peer import Failed
from benchmarks.villages.nights import Found


@dataclass
class Measured:
    """Counted as it happens, by the generator's own clock."""

    begin: float = 0.0
    seconds: float = 0.0
    server_cpu: float = 0.0
    generator_cpu: float = 0.0
    held_up: float = 0.0  # seconds that the server was ready to run and had no core
    resident: int = 0
    sent: int = 0  # commands
    refused: Counter[str] = field(default_factory=Counter)
    frames: int = 0  # texts at all phones, those of the nights too
    bytes: int = 0
    untold: int = 0  # closed ballots that some phone was not told of
    by_clock: int = 0  # ballots that nobody closed
    running: list[int] = field(default_factory=list)  # villages, looked at now and then
    asleep: list[int] = field(default_factory=list)  # of them, those in their night
    ballots: list[float] = field(default_factory=list)  # seconds from the last ballot to the last phone
    ends: list[float] = field(default_factory=list)  # of them, those that ended their village
    answers: list[float] = field(default_factory=list)  # seconds from a command of the day to its answer
    beats: Counter[int] = field(default_factory=Counter)  # texts of nights, second by second
    found: Found = field(default_factory=Found)

    def summary(self) -> dict[str, float]:
        if not self.ballots or not self.found.late:
            raise Failed("no ballot was closed, or no night came to its dawn: it takes longer than that")
        found, full = self.found, [count for second, count in self.beats.items() if 0 <= second < int(self.seconds)]
        return {
            **milliseconds("ballot", self.ballots),
            "ballots": len(self.ballots),
            "over_100_ms": sum(ballot > 0.100 for ballot in self.ballots),
            **milliseconds("end", self.ends or [0.0]),
            "ends": len(self.ends),
            "by_clock": self.by_clock,
            "untold": self.untold,
            **milliseconds("answer", self.answers),
            "villages": sum(self.running) / len(self.running),
            "asleep": sum(self.asleep) / len(self.asleep),
            "beats_per_second": sum(full) / len(full),
            "most_beats": max(full),
            **milliseconds("late", found.late),
            **milliseconds("apart", found.apart),
            "nights": found.nights,
            "missed_beats": found.missed,
            "uneven_nights": found.uneven,
            "odd_texts": found.odd,
            "astray_phones": found.astray,
            "sent_per_second": self.sent / self.seconds,
            "refused_per_second": self.refused.total() / self.seconds,
            "frames_per_second": self.frames / self.seconds,
            "kB_per_second": self.bytes / self.seconds / 1000,
            "server_cpu_share": self.server_cpu / self.seconds * 100,
            "held_up_share": self.held_up / self.seconds * 100,
            "generator_cpu_share": self.generator_cpu / self.seconds * 100,
            "resident_MB": self.resident / 1e6,
            **{f"refused_{code}": count for code, count in self.refused.items()},
        }


def milliseconds(name: str, seconds: list[float]) -> dict[str, float]:
    return {
        f"{name}_p50_ms": percentile(seconds, 0.50) * 1000,
        f"{name}_p99_ms": percentile(seconds, 0.99) * 1000,
        f"{name}_max_ms": max(seconds) * 1000,
    }
