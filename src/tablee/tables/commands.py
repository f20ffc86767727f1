"""The commands that a table was sent, by their ids: the same id of the same person is one intention, and done once."""

from __future__ import annotations

from collections import OrderedDict
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


class Commands:
    """Those that are on disk, and those that are on their way there."""

    def __init__(self) -> None:
        self.done: OrderedDict[str, None] = OrderedDict()  # the last ones
        self.in_flight: dict[str, list[Ear]] = {}  # and who has sent each of them again meanwhile

    def sent_before(self, ear: Ear, command: str) -> bool:
        """Then it is answered again, now or with the first one, and not done again."""
        key = own(ear.person, command)
        if key in self.done:
            ear.push(heard(command))
        elif key in self.in_flight:
            self.in_flight[key].append(ear)
        else:
            return False
        return True

    def start(self, key: str) -> None:
        self.in_flight[key] = []

    def finish(self, ear: Ear, command: str, told: bool) -> None:
        """It is on disk. Its sender may have been told already, by a frame with its id."""
        key = own(ear.person, command)
        self.remember(key)
        if not told:
            ear.push(heard(command))
        for again in self.in_flight.pop(key, ()):
            again.push(heard(command))

    def abandon(self, ear: Ear, command: str) -> list[Ear]:
        """It did not get there: everybody who has sent it."""
        return [ear, *self.in_flight.pop(own(ear.person, command), ())]

    def remember(self, key: str) -> None:
        self.done[key] = None
        if len(self.done) > REMEMBERED:
            self.done.popitem(last=False)
