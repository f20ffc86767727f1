"""Section 3.12, the hand: one command at a time, one that waits, and a BED behind it. Times are after GO."""

from __future__ import annotations

from typing import final

from tablee.games.grumpf.moves import HuntMove


@final
class Command:
    """A move that a seat has sent, with its number, its sorting key and the close of its window (GRU-241, 242)."""

    __slots__ = ("number", "move", "key", "close")

    def __init__(self, number: int, move: HuntMove, key: int, close: int) -> None:
        self.number = number
        self.move = move
        self.key = key
        self.close = close


@final
class Hand:
    """What a seat's one hand does (GRU-250 to 257). Commands are never changed in place, so copies share them."""

    __slots__ = ("busy_until", "coming", "waiting", "bed", "sent", "arrivals", "refused", "one_way")

    def __init__(self) -> None:
        self.busy_until = 0
        self.coming: Command | None = None  # committed: done when its window closes, whatever is sent now
        self.waiting: Command | None = None  # the buffer: a FLIP, PLACE or CLUB ...
        self.bed: Command | None = None  # ... and a BED behind it
        self.sent = 0  # commands of this seat in the whole game: the number of the last one
        self.arrivals: list[int] = []  # of the last second (GRU-268)
        self.refused: list[int] = []  # in table time, of what was refused meanwhile: a log does not know of that
        self.one_way = 0  # the measured delay of the seat (GRU-242)

    def clone(self) -> Hand:
        copy = Hand()
        copy.busy_until = self.busy_until
        copy.coming = self.coming
        copy.waiting = self.waiting
        copy.bed = self.bed
        copy.sent = self.sent
        copy.arrivals = self.arrivals[:]
        copy.refused = self.refused[:]
        copy.one_way = self.one_way
        return copy

    def free(self) -> None:
        """GRU-256. At GO."""
        self.busy_until = 0
        self.coming = None
        self.waiting = None
        self.bed = None
        self.arrivals = []

    def commit(self, until: int, tick: int) -> None:
        """GRU-241, 257. What waited leaves the buffer when the hand is free; the BED only when nothing else waits."""
        if self.coming is not None or self.busy_until > until:
            return
        command = self.bed if self.waiting is None else self.waiting
        if command is None:
            return
        if self.waiting is None:
            self.bed = None
        else:
            self.waiting = None
        due = self.busy_until
        self.coming = Command(command.number, command.move, due, closing(due, tick))

    def next_close(self, tick: int) -> int:
        """When this hand's next command is done; -1 if it has none."""
        if self.coming is not None:
            return self.coming.close
        return -1 if self.waiting is None and self.bed is None else closing(self.busy_until, tick)


def closing(instant: int, tick: int) -> int:
    """GRU-240. The close of the window that contains an instant."""
    return -(-instant // tick) * tick
