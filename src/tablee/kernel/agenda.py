"""Nested decisions: a stack of small steps inside the position.

A card asks another seat, whose answer wounds somebody, who may shoot: rules like these are written as steps. The one on
top runs, or waits for whoever it asks, or for a time; the steps that it causes are put on top of all others, in their
order. So everything that follows from something is done before what was to come after it (LGT-101, SCH-201, SCH-212).

A step is a small object that is never changed once it is made: a position is cloned by copying its list, and on paper a
step is its name and its fields (`StepBook`). What changes belongs to the position.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from tablee.kernel.luck import Luck
from tablee.kernel.position import ALONE, NOBODY, Move, Position, Refusal

S = TypeVar("S", bound="Stepwise")
Steps: TypeAlias = "tuple[Step[Any], ...]"

DONE: Final[Steps] = ()  # nothing follows
NO_MOVES: Final[tuple[Move, ...]] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Something that is to be done. One that asks nobody, and has no time of its own, runs as soon as it is on top."""

    __slots__ = ()

    def run(self, position: S, luck: Luck) -> Steps:
        """Do it. What is given back is done next, before everything else."""
        raise AssertionError(f"{type(self).__name__} does not run: it waits")

    # --- One that waits for somebody

    def asked(self, position: S) -> tuple[int, ...]:
        """The seats without whom it does not go on; each has a move."""
        return NOBODY

    def acting(self, position: S) -> tuple[int, ...]:
        """For whom a bot would act now."""
        return self.asked(position)

    def open(self, position: S) -> None:
        """It begins to wait: tell who is asked."""

    def forced(self, position: S) -> Move | None:
        """The answer of the one seat that is asked, where the rules do not ask for what they know."""
        return None

    def moves(self, position: S, seat: int) -> tuple[Move, ...]:
        """Everything that a seat may do while it waits; also a seat that is not asked."""
        return NO_MOVES

    def objection(self, position: S, seat: int, move: Move) -> Refusal | None:
        """The rule that forbids a move here, where there is one to name. What is not in `moves` is refused anyway."""
        return None

    def why_not(self, position: S, seat: int, move: Move) -> Refusal | None:
        objection = self.objection(position, seat, move)
        if objection is not None:
            return objection
        return None if move in self.moves(position, seat) else position.not_now(seat, move)

    def default(self, position: S, seat: int) -> Move:
        """The harmless answer of a seat that is asked."""
        return self.moves(position, seat)[0]

    def answer(self, position: S, seat: int, move: Move, luck: Luck) -> Steps | None:
        """What a move leads to: the steps that take its place; None, if it goes on waiting for others."""
        raise AssertionError(f"{type(self).__name__} waits for nobody")

    def clock(self, position: S, seat: int) -> str | None:
        """Which of the table's clocks times this answer; None where the rules keep the time (`due`)."""
        return "turn"

    def tempo(self, position: S, seat: int) -> str:
        """What kind of thought the bot of this seat has."""
        return "turn"

    def question(self, position: S, seat: int) -> str | None:
        """What a seat is asked, if that stays the same while time goes on; None if it may be another."""
        return None

    # --- One that is read from paper

    def stands(self, position: S) -> bool:
        """Whether a position like this can have such a step to do."""
        return True

    # --- One that waits for a time

    def due(self, position: S) -> int | None:
        """The table time at which it goes on by itself."""
        return None

    def expire(self, position: S, luck: Luck) -> Steps | None:
        """That time has come: the steps that take its place; None, if it waits for another time."""
        raise AssertionError(f"{type(self).__name__} has no time")


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[S]):
    """One seat chooses among options."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asked(self, position: S) -> tuple[int, ...]:
        return ALONE[self.seat]

    def options(self, position: S) -> tuple[Move, ...]:
        """What it may choose from, in an order that the game fixes; never nothing."""
        raise NotImplementedError

    def moves(self, position: S, seat: int) -> tuple[Move, ...]:
        return self.options(position) if seat == self.seat else NO_MOVES


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Choice[S]):
    """One seat chooses, and is not asked where there is nothing to choose (ARC section 7)."""

    __slots__ = ()

    def forced(self, position: S) -> Move | None:
        options = self.options(position)
        return options[0] if len(options) == 1 else None


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking(Choice[S]):
    """One seat decides something that has a name, and hears why it cannot decide otherwise."""

    __slots__ = ()

    def decision(self) -> str:
        """Its name in the law."""
        raise NotImplementedError

    def window(self) -> str:
        """Which window for cards or bonus actions is open, if one is."""
        return ""

    def subject(self) -> str:
        """The card, place or die that asks."""
        return ""

    def amount(self, position: S) -> int:
        return 0

    def objections(self, position: S) -> dict[str, Refusal]:
        """Why what lies on the table cannot be done: by the notation of a move, or by its first word for all others."""
        return {}

    def why_not(self, position: S, seat: int, move: Move) -> Refusal | None:
        if seat != self.seat:
            return position.not_now(seat, move)
        return None if move in self.options(position) else self.reason(position, move)

    def reason(self, position: S, move: Move) -> Refusal:
        """Why this seat may not answer so."""
        objections = self.objections(position)
        found = objections.get(move.text)
        if found is None:
            found = objections.get(move.text.partition(" ")[0])
        return position.not_now(self.seat, move) if found is None else found

    def stands(self, position: S) -> bool:
        return 0 <= self.seat < position.seats and len(self.options(position)) > 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Stepwise(Position):
    """A position whose rules are steps: it asks what the step on top asks, and goes on until one waits."""

    __slots__ = ("agenda", "opened")

    agenda: list[Step[Any]]  # the last one is next
    opened: bool  # whether the step on top has begun to wait

    @abstractmethod
    def not_now(self, seat: int, move: Move) -> Refusal:
        """Why a move is none of those that can be made now, whatever is being asked."""

    def between(self, luck: Luck) -> None:
        """After every step: what the rules look at all the time, such as a victory (SCH-205)."""

    # --- Going on

    def put_first(self, steps: Steps) -> None:
        """These come before all others, in their order: whatever waits, waits on below them."""
        if len(steps) > 0:
            self.opened = False
        for place in range(len(steps) - 1, -1, -1):
            self.agenda.append(steps[place])

    def finish(self) -> None:
        """The game is over: nothing that was to be done is done any more."""
        self.over = True
        self.opened = False
        self.agenda.clear()

    def go_on(self, luck: Luck) -> None:
        """Run one step after the other, until one waits or the game is over."""
        while not self.over:
            step = self.agenda[-1]
            asked = step.asked(self)
            if len(asked) > 0 or step.due(self) is not None:
                if self.opened:
                    return
                forced = step.forced(self)
                if forced is None:
                    self.opened = True
                    step.open(self)
                    return
                self.agenda.pop()
                self.replace(step, step.answer(self, asked[0], forced, luck), luck)
            else:
                self.agenda.pop()
                self.replace(step, step.run(self, luck), luck)

    def replace(self, step: Step[Any], caused: Steps | None, luck: Luck) -> None:
        """What a step has come to, which was on top: it goes on waiting, or other steps take its place."""
        if self.over:
            return
        if caused is None:
            self.agenda.append(step)
        else:
            self.opened = False
            self.put_first(caused)
        self.between(luck)

    # --- What a position is asked, the step on top answers

    def awaited(self) -> tuple[int, ...]:
        return NOBODY if self.over else self.agenda[-1].asked(self)

    def acting(self) -> tuple[int, ...]:
        return NOBODY if self.over else self.agenda[-1].acting(self)

    def moves(self, seat: int) -> tuple[Move, ...]:
        return NO_MOVES if self.over else self.agenda[-1].moves(self, seat)

    def why_not(self, seat: int, move: Move) -> Refusal | None:
        if self.over or not 0 <= seat < self.seats:
            return self.not_now(seat, move)
        return self.agenda[-1].why_not(self, seat, move)

    def default(self, seat: int) -> Move:
        return self.agenda[-1].default(self, seat)

    def play(self, seat: int, move: Move, luck: Luck) -> None:
        step = self.agenda.pop()
        self.replace(step, step.answer(self, seat, move, luck), luck)
        self.go_on(luck)

    def clock(self, seat: int) -> str | None:
        return self.agenda[-1].clock(self, seat)

    def tempo(self, seat: int) -> str:
        return self.agenda[-1].tempo(self, seat)

    def question(self, seat: int) -> str | None:
        return None if self.over else self.agenda[-1].question(self, seat)

    def due(self) -> int | None:
        return None if self.over else self.agenda[-1].due(self)

    def advance(self, at: int, luck: Luck) -> None:
        due = self.due()
        while due is not None and due <= at:
            self.now = due
            step = self.agenda.pop()
            self.replace(step, step.expire(self, luck), luck)
            self.go_on(luck)
            due = self.due()
        self.now = at
