"""Putting what changed into what was known, as every client does (docs/protocol.md, "Merging")."""

from __future__ import annotations

from typing import Any

from tablee.kernel import Json


def merged(known: Json, changes: Json) -> Json:
    """A record with the fields that changed; nothing is changed in place. What fits nowhere is a ValueError."""
    if changes is None:
        return known
    if not isinstance(changes, dict) or not isinstance(known, dict | None):
        raise ValueError("no record")
    fresh: dict[str, Any] = dict(known or {})
    for name, change in changes.items():
        before = fresh.get(name)
        in_part = isinstance(before, list) and isinstance(change, dict)
        fresh[name] = merged_items(fresh[name], change) if in_part else change
    return fresh


def merged_items(known: list[Any], changes: dict[str, Any]) -> list[Any]:
    """Of a list, items by place; a record changes the one that was there, and places after the last are new."""
    items = known[:]
    for place, item in changes.items():
        number = int(place)
        if number == len(items):
            items.append(item)
        elif not 0 <= number < len(items):
            raise ValueError("no such place")
        else:
            before = items[number]
            records = isinstance(item, dict) and isinstance(before, dict)
            items[number] = merged(before, item) if records else item
    return items
