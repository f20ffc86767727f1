"""How long bots think (5.5, LGT-362), by the kind of thought that a step names: alike for actors and idle seats."""

from __future__ import annotations

from typing import Final

TEMPO: Final[dict[str, tuple[int, ...]]] = {  # milliseconds, each as likely as the others
    "night": tuple(range(1_500, 7_001, 500)),
    "wolves": tuple(range(2_000, 8_001, 500)),  # early, and then again and again
    "debate": tuple(range(6_000, 20_001, 1_000)),
    "word": (400, 500, 600, 700, 800),
    "ballot": tuple(range(3_000, 12_001, 1_000)),
    "turn": tuple(range(2_000, 6_001, 500)),
}


def thoughts(kind: str) -> tuple[int, ...]:
    return TEMPO.get(kind, TEMPO["turn"])
