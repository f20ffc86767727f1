"""The tables of Les Loups-Garous that the suite plays: every combination of its options would be too many."""

from __future__ import annotations

from typing import Any

TABLES: list[tuple[tuple[int, ...], dict[str, Any]]] = [
    ((5,), {"preset": "P", "clocks": "fast"}),
    ((8,), {"preset": "T", "mode": "same_room", "night_mode": "sequential", "village": False, "dead_view": "public"}),
    ((9,), {"preset": "V2", "token_mode": "draft", "on_leave": "die", "captain_day": "2"}),
    ((12,), {"preset": "F", "wolf_majority": True, "captain_day": "before_night_1"}),
]
ONE_IN = 40  # moments that are looked at closely
