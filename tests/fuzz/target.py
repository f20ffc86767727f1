"""Something that reads what comes from outside: fed with one thing after the other, it takes it or refuses it."""

from __future__ import annotations

import time
import traceback
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, ClassVar

MOST_KEPT = 5  # faults that are shown


@dataclass
class Tally:
    """What became of all that was fed."""

    name: str
    fed: int = 0
    faults: int = 0
    seconds: float = 0.0
    outcomes: Counter[str] = field(default_factory=Counter)
    examples: list[str] = field(default_factory=list)

    def fault(self, what: str, data: Any) -> None:
        self.faults += 1
        self.outcomes[f"**fault** {what[:70]}"] += 1
        if len(self.examples) < MOST_KEPT:
            self.examples.append(f"{self.name}: {what} of {str(data)[:300]!r}")

    def row(self) -> str:
        outcomes = ", ".join(f"{name}: {count}" for name, count in self.outcomes.most_common(8))
        rate = f"{self.fed / self.seconds:,.0f}" if self.seconds else "–"
        return f"| {self.name} | {self.fed:,} | {self.faults} | {rate} | {outcomes} |"


HEAD = "| what reads | fed | faults | a second | what became of it |\n|---|---|---|---|---|"


class Target:
    """Its docstring says what is fed to what. `open`, then `feed` again and again, then `close`."""

    name: ClassVar[str]
    batch: ClassVar[int] = 100  # that are fed at once
    share: ClassVar[float] = 1.0  # of a long run
    short: ClassVar[int] = 1_000  # in the tests

    def __init__(self, seed: int) -> None:
        self.seed = seed

    async def open(self) -> None:
        """What it needs."""

    async def feed(self, tally: Tally, number: int) -> None:
        """So many of them."""
        raise NotImplementedError

    async def look_back(self, tally: Tally) -> None:
        """What is known only when the last one was fed."""

    async def close(self) -> None:
        """What it had opened."""


async def fuzz(target: Target, number: int) -> Tally:
    """As many as that."""
    tally = Tally(target.name)
    await target.open()
    try:
        began = time.perf_counter()
        while tally.fed < number:
            size = min(target.batch, number - tally.fed)
            await target.feed(tally, size)
            tally.fed += size
        tally.seconds = time.perf_counter() - began
        await target.look_back(tally)
    finally:
        await target.close()
    return tally


def where(error: BaseException) -> str:
    frames = traceback.extract_tb(error.__traceback__)[-3:]
    return f"{type(error).__name__}: {error} in " + " < ".join(f"{one.name}:{one.lineno}" for one in reversed(frames))
