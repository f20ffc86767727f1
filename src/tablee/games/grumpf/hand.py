"""Section 3.12, the hand: one command at a time, one that waits, and a BED behind it. Times are after GO."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from tablee.games.grumpf import events
from tablee.games.grumpf.moves import Bed, HuntMove
from tablee.games.grumpf.refusals import ASLEEP, ROUND_OVER, SUPERSEDED
from tablee.kernel.position import Refusal

if TYPE_CHECKING:
    from tablee.games.grumpf.realtime import RealTime

SECOND: Final = 1_000
FREE: Final = (SUPERSEDED, ROUND_OVER, ASLEEP)  # of the reasons found after arrival, those that cost no time (GRU-251)


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

    def forget(self) -> None:
        """Section 6. For eyes that may not know what the hand has sent, nor how far away it is."""
        self.free()
        self.sent = 0
        self.refused = []
        self.one_way = 0

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


# --- What happens to a command on arrival


def arrive(position: RealTime, seat: int, move: HuntMove) -> None:
    """GRU-241, 245, 252, 257. Into the open window, or, behind something else, into the buffer."""
    hand = position.hands[seat]
    constants = position.box.constants
    arrival = position.hunt_time()
    hand.arrivals = [other for other in hand.arrivals if other > arrival - SECOND] + [arrival]
    hand.sent += 1
    hand.commit(arrival, constants.tick)
    if hand.coming is None and arrival >= hand.busy_until:
        key = arrival - min(hand.one_way, constants.lat_cap)
        hand.coming = Command(hand.sent, move, key, window_of(position, arrival))
    else:
        buffer(position, seat, Command(hand.sent, move, 0, 0))


def window_of(position: RealTime, arrival: int) -> int:
    """GRU-240, 244. The close of the window that takes in an arrival: the next one, if its own has closed."""
    tick = position.box.constants.tick
    return max(closing(arrival, tick), position.closed + tick)


def buffer(position: RealTime, seat: int, command: Command) -> None:
    """GRU-252, 253. One place for a FLIP, PLACE or CLUB, and one for a BED behind it."""
    hand = position.hands[seat]
    old_bed = hand.bed
    old = hand.waiting
    if isinstance(command.move, Bed):
        hand.bed = command
        old = None
    else:
        hand.waiting = command
        hand.bed = None
    for replaced in (old, old_bed):
        if replaced is not None:
            reject(position, seat, replaced, SUPERSEDED)
    if position.told is not None:
        known = hand.coming is None and (hand.waiting is command or hand.waiting is None)
        due = hand.busy_until if known else None
        position.told.append(events.Buffered(seat, position.t(), command.number, due))


def reject(position: RealTime, seat: int, command: Command, refusal: Refusal) -> None:
    """GRU-246, 266. To its author alone."""
    if position.told is not None:
        busy = 0 if refusal in FREE else position.hands[seat].busy_until - position.t()
        position.told.append(events.Rejected(seat, position.t(), command.number, refusal.code, busy))


def empty_buffer(position: RealTime, seat: int, refusal: Refusal) -> None:
    hand = position.hands[seat]
    waiting = [hand.waiting, hand.bed]
    hand.waiting = None
    hand.bed = None
    for command in waiting:
        if command is not None:
            reject(position, seat, command, refusal)
