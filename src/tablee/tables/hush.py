"""A hushed room (LGT-365): while the rules say so, a seat is sent one frame of one size at every beat, whatever there
is to say: frames with their numbers, answers, refusals, chat, or nothing at all.

Such a frame is `~`, what is said, a tab, and spaces. What is said is a stream: messages as they are sent elsewhere,
each with a line feed behind it, cut wherever a frame is full. Neither a tab nor a line feed can be part of a message.
"""

from __future__ import annotations

from asyncio import TimerHandle
from collections.abc import Iterable
from typing import Final

from tablee.kernel import Eyes

BEAT: Final = 250  # milliseconds
SIZE: Final = 1_024  # bytes
MARK: Final = b"~"
END: Final = b"\t"
MOST: Final = SIZE - len(MARK) - len(END)
NOTHING: Final = (MARK + END).ljust(SIZE)


class Outbox:
    """What one connection is still to be told, beat by beat."""

    __slots__ = ("waiting",)

    def __init__(self) -> None:
        self.waiting = b""

    def put(self, frame: bytes) -> None:
        self.waiting += frame + b"\n"

    def take(self) -> bytes:
        """The frame of the next beat: as much as it holds, without cutting a letter into pieces."""
        waiting = self.waiting
        if not waiting:
            return NOTHING
        cut = min(MOST, len(waiting))
        while cut < len(waiting) and waiting[cut] & 0b1100_0000 == 0b1000_0000:
            cut -= 1
        self.waiting = waiting[cut:]
        return (MARK + waiting[:cut] + END).ljust(SIZE)

    def rest(self) -> Iterable[bytes]:
        """Everything that is left, at once."""
        while self.waiting:
            yield self.take()


class Hearing:
    """A connection that may be hushed: then what is pushed waits for the next beat."""

    outbox: Outbox | None = None

    def answers_after(self, wait: int) -> None:
        """Where it matters how far away somebody is."""

    def push(self, frame: bytes) -> None:
        """Send soon, in order; never waits."""
        if self.outbox is None:
            self.send(frame)
        else:
            self.outbox.put(frame)

    def send(self, frame: bytes) -> None:
        """Now."""
        raise NotImplementedError

    def hush(self) -> None:
        if self.outbox is None:
            self.outbox = Outbox()

    def beat(self) -> None:
        if self.outbox is not None:
            self.send(self.outbox.take())

    def speak_up(self) -> None:
        """What waits is sent, and from now on everything at once."""
        outbox, self.outbox = self.outbox, None
        if outbox is not None:
            for frame in outbox.rest():
                self.send(frame)


class Unwrapping:
    """The other side: messages out of frames."""

    def __init__(self) -> None:
        self.begun = b""  # a message whose end is still to come

    def messages(self, frame: bytes) -> list[bytes]:
        if not frame.startswith(MARK):
            return [frame]
        lines = (self.begun + frame[len(MARK) : frame.index(END)]).split(b"\n")
        self.begun = lines.pop()
        return lines


NOBODY: Final[frozenset[Eyes]] = frozenset()


class Hush:
    """Who is hushed at a table, and when the next beat is."""

    __slots__ = ("eyes", "next", "timer")

    def __init__(self) -> None:
        self.eyes = NOBODY
        self.next: int | None = None  # in server time
        self.timer: TimerHandle | None = None

    def change(self, eyes: frozenset[Eyes], at: int) -> None:
        """From now on these. The beats go on as they were, as long as somebody is hushed."""
        self.eyes = eyes
        if not eyes:
            self.next = None
        elif self.next is None:
            self.next = at + BEAT

    def stop(self) -> None:
        """No more beats: the table is elsewhere."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def left(self, at: int) -> int | None:
        """Milliseconds until the next beat, or none. A clock that was set back does not keep anybody waiting."""
        return None if self.next is None else min(max(0, self.next - at), BEAT)

    def is_due(self, at: int) -> bool:
        return self.next is not None and not self.next - BEAT < at < self.next

    def beaten(self, at: int) -> None:
        """A beat that came late is not made up for, and the next ones come in their time all the same."""
        if self.next is not None:
            self.next = at + BEAT - max(0, at - self.next) % BEAT
