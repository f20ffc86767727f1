"""The tables of Les Schtroumpfs that the suite plays: every combination of its options would be too many."""

from __future__ import annotations

from typing import Any

TABLES: list[tuple[tuple[int, ...], dict[str, Any]]] = [
    ((1, 3), {"level": "standard"}),
    ((2, 4), {"level": "complex", "hungry": True}),
    ((3, 5), {"level": "terrible", "starter": 2}),
    ((1, 5), {"level": "nightmare"}),
]
ONE_IN = 3  # moments that are looked at closely
