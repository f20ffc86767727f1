"""How far away somebody is: the round trips of a connection, measured by the server alone (GRU-242).

Whoever answers late on purpose seems to be further away, and would be credited for it. So a round trip is believed to
be no longer than the shortest that the system itself has measured on this connection, where it can be known, nor than
the time from a frame to a command that answers it.
"""

from __future__ import annotations

import socket
import sys
from collections import deque
from contextlib import suppress
from typing import Any, Final

EVERY: Final = 2.0  # seconds between two measures
MEASURES: Final = 8  # round trips that count
ANSWERS: Final = 16  # commands that count
# Milliseconds one way that are believed of whoever could hold answers back and not be found out, as behind a proxy.
# A lie is worth as much as is believed beyond the truth, and equals may live next door: with 8 ms they lose 57 races of
# a hundred, with 25 ms 70 (`python -m benchmarks.liars`).
UNPROVEN: Final = 5
TREMBLES: Final = 2  # ms that an honest line may be slower, one way, than it was at its best
SHORTEST: Final = slice(148, 152)  # in Linux' `tcp_info`: the shortest round trip, in microseconds
TCP_INFO: Final = 11


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
        self.answers: deque[int] = deque(maxlen=ANSWERS)
        self.shortest: int | None = None  # round trip of the transport, in microseconds
        self.measured = 0

    def ask(self, now: int) -> bytes:
        """The payload of the next ping, sent now. One that is not answered yet is given up: it was very slow."""
        self.asked += 1
        self.asked_at = now
        return self.asked.to_bytes(4)

    def answered(self, payload: bytes, now: int) -> None:
        if self.asked_at is not None and payload == self.asked.to_bytes(4):
            self.round_trips.append(max(0, now - self.asked_at))
            self.asked_at = None
            self.measured = one_way(list(self.round_trips))

    def answers_after(self, wait: int) -> None:
        """A command came so long after the frame that it answers was sent: the way there and back is no longer."""
        self.answers.append(max(0, wait))

    @property
    def delay(self) -> int:
        """One way, in milliseconds, as far as it is believed."""
        delay = min(self.measured, UNPROVEN if self.shortest is None else self.shortest // 2_000 + TREMBLES)
        return min(delay, min(self.answers) // 2) if self.answers else delay


def shortest_round_trip(transport: Any) -> int | None:
    """What the system has measured, in microseconds; None where it does not tell."""
    if sys.platform != "linux":
        return None
    with suppress(OSError, AttributeError, ValueError):
        found = transport.get_extra_info("socket")
        bare = socket.socket(fileno=found.fileno())
        try:
            told = bare.getsockopt(socket.IPPROTO_TCP, TCP_INFO, SHORTEST.stop)
        finally:
            bare.detach()  # it stays the transport's
        if len(told) == SHORTEST.stop:
            return int.from_bytes(told[SHORTEST], sys.byteorder)
    return None
