"""What has moved a running game, one thing after the other, and what the game was like before: for taking a move back.

On the way of every move, so they are no records; what is kept of them on paper is (`tables/records.py`).
"""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from tablee.kernel import Position
from tablee.tables.chairs import Chair, Clock
from tablee.tables.records import BeforeState, DrivenState, SittingState


@final
@mypyc_attr(acyclic=True)
class Seated:
    """Everything about a sitting but the position and the luck, as it was at some moment."""

    __slots__ = ("asleep", "chairs", "clocks", "now", "paused", "zero")

    def __init__(
        self, chairs: list[Chair], clocks: dict[int, Clock], zero: int, now: int, paused: bool, asleep: bool
    ) -> None:
        self.chairs = chairs
        self.clocks = clocks
        self.zero = zero
        self.now = now  # of the rules
        self.paused = paused
        self.asleep = asleep

    def state(self) -> SittingState:
        chairs = [chair.state() for chair in self.chairs]
        clocks = {seat: clock.state() for seat, clock in self.clocks.items()}
        return SittingState(chairs, clocks, self.zero, self.now, self.paused, self.asleep)

    @staticmethod
    def restored(state: SittingState) -> Seated:
        chairs = [Chair.restored(chair) for chair in state.chairs]
        clocks = {seat: Clock.restored(clock) for seat, clock in state.clocks.items()}
        return Seated(chairs, clocks, state.zero, state.now, state.paused, state.asleep)


@final
@mypyc_attr(acyclic=True)
class Before:
    """A game as it was before a move: what taking it back leads to."""

    __slots__ = ("drawn", "position", "seated")

    def __init__(self, seated: Seated, position: Position, drawn: int) -> None:
        self.seated = seated
        self.position = position
        self.drawn = drawn

    def state(self) -> BeforeState:
        return BeforeState(self.seated.state(), self.position.to_json(), self.drawn)


@final
@mypyc_attr(acyclic=True)
class Driven:
    """Something that moved the sitting."""

    __slots__ = ("at", "before", "player", "reveals", "settles", "told")

    def __init__(self, at: int, told: int) -> None:
        self.at = at
        self.told = told  # how long the story was before it
        self.player: int | None = None  # the seat whose own move it was
        self.reveals = False  # it showed what was hidden
        self.settles = False  # it ends what could be taken back at once: it reveals, or somebody else's hands moved
        self.before: Before | None = None  # of a move that can be taken back

    def state(self, whole: bool) -> DrivenState:
        """On paper; with what was before it, if that is asked for."""
        before = self.before.state() if whole and self.before is not None else None
        return DrivenState(self.at, self.told, self.player, self.reveals, self.settles, before)

    @staticmethod
    def restored(state: DrivenState, before: Before | None) -> Driven:
        driven = Driven(state.at, state.told)
        driven.player = state.player
        driven.reveals, driven.settles = state.reveals, state.settles
        driven.before = before
        return driven
