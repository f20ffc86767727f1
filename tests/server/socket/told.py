"""What a client knows: everything it was told, merged by the protocol's rules (docs/protocol.md).

With the checks that every client can make: the numbers are dense, and a number is told once.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

Frame = dict[str, Any]


def merged(old: Any, new: dict[str, Any]) -> Any:
    """Field by field: an object where there is a list changes the items at those places; all else replaces."""
    return old | {
        name: merged_items(old[name], value) if isinstance(value, dict) and isinstance(old.get(name), list) else value
        for name, value in new.items()
    }


def merged_items(old: list[Any], new: dict[str, Any]) -> list[Any]:
    items = list(old)
    for place, item in new.items():
        if int(place) == len(items):
            items.append(item)
            continue
        before = items[int(place)]
        items[int(place)] = merged(before, item) if isinstance(item, dict) and isinstance(before, dict) else item
    return items


class Told:
    """One pair of eyes at one table."""

    def __init__(self) -> None:
        self.raw: list[str] = []
        self.frames: list[Frame] = []
        self.answers: dict[str, Frame] = {}
        self.said: list[Frame] = []
        self.troubles: list[str] = []
        self.answered_hello = False
        self.n = 0
        self.seat: int | None = None
        self.host = False
        self.table: Any = None
        self.view: Any = None
        self.first_eyes: int | None = None  # with which a returner resumes

    def hear(self, text: str) -> None:
        frame = json.loads(text)
        self.raw.append(text)
        self.frames.append(frame)
        kind = frame.get("type")
        if kind is None:
            assert frame["n"] == self.n + 1, f"heard {frame['n']} after {self.n}"
            self.take_in(frame)
        elif kind == "whole":
            self.answered_hello = True
            self.n, self.seat, self.host = frame["n"], frame["seat"], frame["host"]
            self.table, self.view = frame["table"], frame["view"]
        elif kind == "resumed":
            self.answered_hello = True
        elif kind == "said":
            self.said.append(frame)
        elif kind == "trouble":
            self.troubles.append(frame["code"])
        if "id" in frame:
            self.answers[frame["id"]] = frame

    def take_in(self, frame: Frame) -> None:
        self.n = frame["n"]
        self.table = merged(self.table, frame.get("table", {}))
        for part in ("public", "own"):
            if part in frame:
                self.view = merged(self.view or {}, frame[part])

    def remember(self, other: Told) -> None:
        """What another tab of the same browser knew, before its connection broke."""
        self.n, self.seat, self.host, self.table, self.view = other.n, other.seat, other.host, other.table, other.view
        self.first_eyes = other.seat

    # --- Looking back

    def kinds(self) -> list[str]:
        """Which frames came, in order; a numbered one is a `frame`."""
        return [str(frame.get("type", "frame")) for frame in self.frames]

    def numbered(self) -> list[Frame]:
        return [frame for frame in self.frames if "type" not in frame]

    def by_eyes(self) -> Iterator[tuple[int | None, Frame]]:
        """Each numbered frame, with the eyes that it was for."""
        eyes = self.first_eyes
        for frame in self.frames:
            if frame.get("type") == "whole":
                eyes = frame["seat"]
            elif "type" not in frame:
                yield eyes, frame

    def events(self, *names: str) -> list[list[Any]]:
        """What was told, in order; of some kinds, if some are named."""
        told = [event for frame in self.numbered() for event in frame.get("events", ())]
        return [event for event in told if event[0] in names] if names else told

    def refusals(self) -> list[str]:
        return [str(frame["code"]) for frame in self.frames if frame.get("type") == "refused"]


def without_clocks(table: Frame) -> Frame:
    """Clocks are told by events, and are in a `whole` for whoever has not heard them."""
    return {name: value for name, value in table.items() if name != "clocks"}
