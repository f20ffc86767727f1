"""A client as small as it can be: it keeps what it was told, and changes it as the frames say."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.kernel import Eyes
from tablee.tables.telling import Frame, Teller
from tablee.tables.views import view_table


def merge(known: Any, told: dict[str, Any]) -> Any:
    """Field by field: an object where there is a list changes the items at those places; all else replaces."""
    return known | {
        name: merge_items(known[name], value)
        if isinstance(value, dict) and isinstance(known.get(name), list)
        else value
        for name, value in told.items()
    }


def merge_items(known: list[Any], told: dict[str, Any]) -> list[Any]:
    """An object for an item that is a record changes its fields; anything else replaces it, or is new."""
    items = known[:]
    for place, item in told.items():
        if int(place) == len(items):
            items.append(item)
            continue
        before = items[int(place)]
        items[int(place)] = merge(before, item) if isinstance(item, dict) and isinstance(before, dict) else item
    return items


class Client:
    """One pair of eyes at a table, from the moment it comes in."""

    def __init__(self, teller: Teller, eyes: Eyes) -> None:
        whole = msgspec.json.decode(teller.whole(eyes, host=False))
        assert whole["type"] == "whole"
        assert whole["seat"] == eyes
        self.eyes = eyes
        self.n: int = whole["n"]
        self.table: dict[str, Any] = whole["table"]
        self.view: dict[str, Any] | None = whole["view"]
        self.channels: dict[str, Any] = whole["channels"]
        self.heard: list[Any] = []

    def hear(self, frame: Frame) -> None:
        number, sent = frame
        told = msgspec.json.decode(sent)
        assert told["n"] == number == self.n + 1, "frames come one after the other"
        assert set(told) <= {"n", "id", "events", "table", "public", "own", "channels"}
        assert set(told) > {"n"}, "a frame says something"
        self.n = number
        self.heard += told.get("events", [])
        if "table" in told:
            self.table = merge(self.table, told["table"])
        for part in ("public", "own"):
            if part in told:
                self.view = merge({} if self.view is None else self.view, told[part])
        self.channels = told.get("channels", self.channels)


def table_now(teller: Teller) -> dict[str, Any]:
    """The table as somebody would see it who came in now."""
    seen: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(view_table(teller.table)))
    return seen


def view_now(teller: Teller, eyes: Eyes) -> dict[str, Any] | None:
    """The game as these eyes would see it if they came in now."""
    position = teller.table.position()
    if position is None:
        return None
    seen: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(position.view(eyes)))
    return seen


def channels_now(teller: Teller, eyes: Eyes) -> dict[str, Any]:
    """Where these eyes could talk and listen if they came in now."""
    known: dict[str, Any] = msgspec.json.decode(teller.whole(eyes, host=False))["channels"]
    return known
