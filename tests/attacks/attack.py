"""An attack: one small script, what is wanted of the house meanwhile, and how to tell whether it was so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from tests.attacks.ground import Ground
from tests.attacks.house import House

if TYPE_CHECKING:
    from tablee.store import Row

Counts = Counter[str]


class Attack:
    """Its docstring says what it does, `wanted` what is wanted; its instances are variants, each with a name.

    `prepare` and `strike` run in a process of their own, `complaints` in ours. What it wants to be remembered goes into
    `ground.counts`, numbers only; tables whose log is to be looked at into `tables`.
    """

    wanted: ClassVar[str] = ""
    short: ClassVar[float] = 1.0  # seconds
    longest: ClassVar[float] = 150.0  # seconds after the end of its time
    guesses: ClassVar[bool] = False  # and may be lucky
    noted: str = ""  # what the house says of it in its log
    alone: ClassVar[bool] = False  # it needs a house for itself: its log is looked at, or nothing is as it was

    def __init__(self, name: str) -> None:
        self.name = name
        self.tables: list[str] = []

    async def prepare(self, ground: Ground) -> None:
        """People and tables that are needed: all of it allowed."""

    async def strike(self, ground: Ground) -> None:
        """As long as `ground.goes_on`, or as much as it takes."""
        raise NotImplementedError

    def complaints(self, counts: Counts) -> Iterator[str]:
        """What was not as it is wanted, from what was counted."""
        yield from ()

    def log_complaints(self, counts: Counts, log: Log) -> Iterator[str]:
        """The same, from the file of a house that was stopped in good order; it may count more."""
        yield from ()

    async def inside(self, house: House) -> dict[str, int]:
        """What is done on the very machine, before the attack; what was counted."""
        return {}


class Log(NamedTuple):
    """The file of a house, read when it is closed."""

    rows: Mapping[str, list[Row]]  # of the tables below
    snapshots: Mapping[str, int]  # the number of the last one of each table of the attack
    tables: Sequence[str]  # of the attack
    bots: Sequence[str]  # where neighbours played with bots
    timed: bool  # the machine does nothing else: it is to be quick enough, too
