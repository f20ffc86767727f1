"""The tables of Archibald that the suite plays: bots alone stop after 200 rounds, people walk at random for ever."""

from __future__ import annotations

from typing import Any

TABLES: list[tuple[tuple[int, ...], dict[str, Any]]] = [
    ((2,), {"bots": "01", "starter": 2}),
    ((3,), {"bots": "012", "bump_retry": True}),
    ((4,), {"bots": "0123"}),
]
ONE_IN = 13  # moments that are looked at closely
