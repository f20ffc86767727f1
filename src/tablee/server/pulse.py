"""How far away somebody is: the round trips of a connection, measured by the server alone (GRU-242)."""

from __future__ import annotations

from collections import deque
from typing import Final

EVERY: Final = 2.0  # seconds between two measures
MEASURES: Final = 8  # round trips that count


def one_way(round_trips: list[int]) -> int:
    """Half the median of the last round trips, in whole milliseconds; 0 without any."""
    last = sorted(round_trips[-MEASURES:])
    if not last:
        return 0
    middle = len(last) // 2
    return last[middle] // 2 if len(last) % 2 else (last[middle - 1] + last[middle]) // 4


class Pulse:
    """Asks, and times the answer. Only the answer to the last question counts, so that none can be made up."""

    def __init__(self) -> None:
        self.asked = 0
        self.asked_at: int | None = None
        self.round_trips: deque[int] = deque(maxlen=MEASURES)
        self.delay = 0

    def ask(self, now: int) -> bytes:
        """The payload of the next ping, sent now. One that is not answered yet is given up: it was very slow."""
        self.asked += 1
        self.asked_at = now
        return self.asked.to_bytes(4)

    def answered(self, payload: bytes, now: int) -> None:
        if self.asked_at is not None and payload == self.asked.to_bytes(4):
            self.round_trips.append(max(0, now - self.asked_at))
            self.asked_at = None
            self.delay = one_way(list(self.round_trips))
