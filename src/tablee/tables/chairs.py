"""The seats of a running game as the table minds them: whoever is responsible for each, and the clock that runs for it.

On the way of every move, so they are no records; what is kept of them on paper is (`tables/records.py`).
"""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from tablee.tables.records import ChairState, ClockState


@final
@mypyc_attr(acyclic=True)
class Chair:
    """A seat and whoever is responsible for it."""

    __slots__ = ("bank", "bot", "disconnected_at", "gone", "left", "missed", "why")

    def __init__(self, bank: int, bot: bool) -> None:
        self.bank = bank
        self.bot = bot  # by the table's choice, from the start
        self.gone = False
        self.why = ""  # it was gone, the last time
        self.missed = 0
        self.disconnected_at: int | None = None
        self.left: int | None = None  # of the time for a decision that somebody else took over, or that is there again

    def state(self) -> ChairState:
        return ChairState(self.bank, self.bot, self.gone, self.why, self.missed, self.disconnected_at, self.left)

    @staticmethod
    def restored(state: ChairState) -> Chair:
        chair = Chair(state.bank, state.bot)
        chair.gone, chair.why, chair.missed = state.gone, state.why, state.missed
        chair.disconnected_at, chair.left = state.disconnected_at, state.left
        return chair

    def copy(self) -> Chair:
        chair = Chair(self.bank, self.bot)
        chair.gone, chair.why, chair.missed = self.gone, self.why, self.missed
        chair.disconnected_at, chair.left = self.disconnected_at, self.left
        return chair


@final
@mypyc_attr(acyclic=True)
class Clock:
    """The running clock of one seat. It never changes: another decision has another clock."""

    __slots__ = ("deadline", "free", "started")

    def __init__(self, started: int, deadline: int, free: bool = False) -> None:
        self.started = started
        self.deadline = deadline
        self.free = free  # of a bot for which nobody waits: in real time it acts when it likes

    def state(self) -> ClockState:
        return ClockState(self.started, self.deadline, self.free)

    @staticmethod
    def restored(state: ClockState) -> Clock:
        return Clock(state.started, state.deadline, state.free)
