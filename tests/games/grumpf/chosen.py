"""The tables of Grumpf that the suite plays: every combination of its options would be too many."""

from __future__ import annotations

from typing import Any

TABLES: list[tuple[tuple[int, ...], dict[str, Any]]] = [
    ((2, 4, 6), {"pace": "realtime", "hunt_max": 60, "sides": "112212"}),
    ((2, 3, 5), {"pace": "turns", "sides": "mix_random", "children": "1"}),
    ((3, 4, 6), {"pace": "beats", "sides": "expert", "beginners": "0"}),
    ((2,), {"pace": "beats", "clock": "daily"}),
]
