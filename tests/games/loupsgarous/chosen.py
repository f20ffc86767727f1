"""The tables of Les Loups-Garous that the suite plays: every combination of its options would be too many."""

from __future__ import annotations

from typing import Any

ALL_HOUSES = "farm1 farm2 church bailiff bakery tavern hovel manor school barber bundle bundle"
TABLES: list[tuple[tuple[int, ...], dict[str, Any]]] = [
    ((5,), {"preset": "P", "clocks": "fast"}),
    ((8,), {"preset": "T", "mode": "same_room", "night_mode": "sequential", "village": False, "dead_view": "public"}),
    ((9,), {"preset": "V2", "token_mode": "draft", "tokens": ALL_HOUSES, "on_leave": "die", "captain_day": "2"}),
    ((10,), {"preset": "custom", "cards": "W3 X G S E I O F", "wolf_majority": True, "captain_day": "before_night_1"}),
]
ONE_IN = 20  # moments that are looked at closely
A_WHILE = 20_000  # milliseconds: a debate has minutes
