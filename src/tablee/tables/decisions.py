"""Which decision each seat has, and with which number it was told of it: a move is for the decision that one saw."""

from __future__ import annotations

from collections.abc import Mapping

from tablee.kernel import Eyes, Position
from tablee.tables.sitting import Sitting


class Decisions:
    """Noted after every entry, where seats choose at the same time or in real time.

    In a game of turns there is no need: a move that comes too late or too early is against the rules.
    """

    def __init__(self) -> None:
        self.awaited: tuple[int, ...] = ()  # when decisions were last noted
        self.went_on = 0
        self.questions: dict[int, str | None] = {}  # what a seat was asked then, if the rules say
        self.told: dict[Eyes, int] = {}  # with which number a seat was told of the decision that it has

    def is_late(self, eyes: Eyes, seen: int) -> bool:
        """Others, or the time, have made another decision since for whoever had seen a number."""
        return eyes is not None and seen < self.told.get(eyes, 0)

    def note(self, sitting: Sitting, numbers: Mapping[Eyes, int]) -> None:
        """A seat that was not awaited, that has moved, or that the rules' own time has passed by, has another one."""
        before, self.awaited = self.awaited, sitting.position.awaited()
        seats = set(self.awaited).difference(before) | sitting.moved.intersection(self.awaited)
        sitting.moved.clear()
        if sitting.went_on != self.went_on:
            self.went_on = sitting.went_on
            seats.update(seat for seat in (*before, *self.awaited) if self.another_question(sitting.position, seat))
        for seat in seats:
            self.told[seat] = numbers.get(seat, 0)
            self.questions[seat] = sitting.position.question(seat)

    def another_question(self, position: Position, seat: int) -> bool:
        question = position.question(seat)
        return question is None or question != self.questions.get(seat)
