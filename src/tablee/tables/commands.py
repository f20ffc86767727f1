"""The commands that a table was sent, by their ids: the same id of the same person is one intention, and done once."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from tablee.kernel import BadOption
from tablee.tables.listeners import Ear
from tablee.tables.telling import encode

REMEMBERED: Final = 1_024  # ids that are answered again without asking the log: of half a minute in real time
LONGEST: Final = 60  # characters of the name of an option that are sent back


def own(person: str, command: str) -> str:
    """A command in the log: two people may have chosen the same id."""
    return f"{person}/{command}"


def heard(command: str) -> bytes:
    return b'{"type":"heard","id":%b}' % encode(command)


def refused(command: str, code: str, rule: str) -> bytes:
    return b'{"type":"refused","id":%b,"code":%b,"rule":%b}' % (encode(command), encode(code), encode(rule))


def refused_option(command: str, error: BadOption) -> bytes:
    """Of a choice before the game it is told which one is wrong, in which way, and by which rule of the game."""
    rule = str(error.parts.get("rule", "table"))
    parts = (encode(command), encode(error.code), encode(rule), encode(error.detail), encode(error.option[:LONGEST]))
    return b'{"type":"refused","id":%b,"code":%b,"rule":%b,"detail":%b,"option":%b}' % parts


class Forgotten:
    """Commands of which only a trace is left (a Bloom filter): it never denies one that it has seen, and seldom takes
    another one for it. Whether it really was one of them, the store knows.
    """

    BITS: Final = 19

    def __init__(self) -> None:
        self.bits = bytearray()  # made when the first one is forgotten

    def add(self, key: str) -> None:
        if not self.bits:
            self.bits = bytearray(1 << self.BITS - 3)
        for place in self.places(key):
            self.bits[place >> 3] |= 1 << (place & 7)

    def __contains__(self, key: str) -> bool:
        return bool(self.bits) and all(self.bits[place >> 3] >> (place & 7) & 1 for place in self.places(key))

    def places(self, key: str) -> tuple[int, int, int]:
        found, most = hash(key), (1 << self.BITS) - 1
        return found & most, found >> self.BITS & most, found >> 2 * self.BITS & most


class Commands:
    """Those that are on disk, and those that are on their way there."""

    def __init__(self, remembered: int = REMEMBERED) -> None:
        self.remembered = remembered
        self.done: OrderedDict[str, None] = OrderedDict()  # the last ones
        self.forgotten = Forgotten()  # those before them
        self.in_flight: dict[str, list[Ear]] = {}  # and who has sent each of them again meanwhile
        self.unwritten: list[tuple[Ear, str]] = []  # they change nothing, but of what may not be on disk yet

    def sent_before(self, ear: Ear, key: str, command: str) -> bool:
        """Then it is answered again, now or with the first one, and not done again. `key` is its sender's `own`."""
        if key in self.done:
            ear.push(heard(command))
        elif key in self.in_flight:
            self.in_flight[key].append(ear)
        else:
            return False
        return True

    def start(self, key: str) -> None:
        self.in_flight[key] = []

    def finish(self, ear: Ear, key: str, command: str, told: bool) -> None:
        """It is on disk. Its sender may have been told already, by a frame with its id."""
        self.remember(key)
        if not told:
            ear.push(heard(command))
        again = self.in_flight.pop(key, None)
        if again:
            for sender in again:
                sender.push(heard(command))

    def change_nothing(self, ear: Ear, command: str) -> None:
        """It is not written; but heard only when all that it found is on disk (`finish_unwritten`)."""
        self.start(own(ear.person, command))
        self.unwritten.append((ear, command))

    def finish_unwritten(self, turn_away: Callable[[Ear, str], None] | None) -> None:
        """All is on disk now; or not, and they are refused."""
        if not self.unwritten:
            return
        unwritten, self.unwritten = self.unwritten, []
        for ear, command in unwritten:
            if turn_away is None:
                self.finish(ear, own(ear.person, command), command, False)
            else:
                for sender in self.abandon(ear, command):
                    turn_away(sender, command)

    def abandon(self, ear: Ear, command: str) -> list[Ear]:
        """It did not get there: everybody who has sent it."""
        return [ear, *self.in_flight.pop(own(ear.person, command), ())]

    def remember(self, key: str) -> None:
        self.done[key] = None
        if len(self.done) > self.remembered:
            self.forgotten.add(self.done.popitem(last=False)[0])
