"""What an attack has cost the others, in one line of a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

MOST_TIMES = 3.0  # the quiet house
MOST_MS = 100.0
MB = 1 << 20
HEAD = (
    ("attack", "quiet p50", "p95", "attacked p50", "p95", "worst", "times", "aim")
    + ("moves", "lost", "newcomers", "faults", "MB", "files", "what was counted", "complaints")
)  # fmt: skip


def percentile(values: Sequence[float], share: float) -> float:
    """In milliseconds; 0 if there is nothing."""
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


@dataclass
class Report:
    """Times are those of the neighbours' moves, in seconds."""

    name: str
    quiet: list[float] = field(default_factory=list)
    attacked: list[float] = field(default_factory=list)
    unanswered: int = 0
    lost: int = 0  # acknowledged and not in the log, told and not in the log, or known otherwise than the log has it
    came: int = 0
    admitted: int = 0
    faults: int = 0
    memory: tuple[int, int] = (0, 0)  # bytes, before and after
    files: tuple[int, int] = (0, 0)
    counts: Counter[str] = field(default_factory=Counter)
    complaints: list[str] = field(default_factory=list)

    @property
    def times(self) -> float:
        """How many times as long as in the quiet house nineteen of twenty moves take."""
        quiet = percentile(self.quiet, 0.95)
        return percentile(self.attacked, 0.95) / quiet if quiet else 0.0

    @property
    def quick(self) -> bool:
        """The aim. Other programs of the machine have a say in it, so only the long form is held to it."""
        return bool(self.attacked) and self.times <= MOST_TIMES and percentile(self.attacked, 0.95) < MOST_MS

    def too_slow(self) -> list[str]:
        p95 = percentile(self.attacked, 0.95)
        aim = f"at most {MOST_TIMES:.0f} times as long as in quiet, and {MOST_MS:.0f} ms"
        return [] if self.quick else [f"{p95:.1f} ms, {self.times:.1f} times; the aim is {aim}"]

    def row(self) -> str:
        times = [percentile(self.quiet, 0.5), percentile(self.quiet, 0.95)]
        times += [percentile(self.attacked, share) for share in (0.5, 0.95, 1)]
        cells = [self.name, *(f"{ms:.1f} ms" for ms in times), f"{self.times:.1f}", "✓" if self.quick else "✗"]
        cells += [str(len(self.attacked)), str(self.lost + self.unanswered), f"{self.admitted} of {self.came}"]
        cells += [str(self.faults), " → ".join(f"{size / MB:.0f}" for size in self.memory)]
        cells += [" → ".join(map(str, self.files)), counted(self.counts), "; ".join(self.complaints) or "–"]
        return f"| {' | '.join(cells)} |"


def counted(counts: Counter[str]) -> str:
    return ", ".join(f"{name}: {number}" for name, number in sorted(counts.items()) if number)


def head() -> str:
    return f"| {' | '.join(HEAD)} |\n|{'---|' * len(HEAD)}"
