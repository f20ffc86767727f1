"""Phases (GRU-043): a table is in one of them at a time, and it says who is to decide what (section 7).

`Phase` is the list of the questions, with the answers of a phase in which nobody has anything to do. Here are those
that every pace has around its hunt; `start`, `realtime` and `slow` have the others. A phase remembers nothing: what
changes is in the position, and all tables of a pace share one object for each phase.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, final

from tablee.games.grumpf import events, sight
from tablee.games.grumpf.counting import exchange, exchanges, resolve
from tablee.games.grumpf.moves import CONTINUE, DECLINE, SEATS, WAIT, Exchange, HuntMove
from tablee.games.grumpf.names import EXCHANGE, PhaseName
from tablee.games.grumpf.refusals import NO_EXCHANGE, NOT_NOW
from tablee.kernel.luck import Luck
from tablee.kernel.position import ALONE, NOBODY, Move, Refusal

if TYPE_CHECKING:
    from tablee.games.grumpf.rules import Grumpf

NO_MOVES: Final[tuple[Move, ...]] = ()
JUST_CONTINUE: Final[tuple[Move, ...]] = (CONTINUE,)
TOGETHER: Final[list[tuple[int, ...]]] = [  # awaited(), by a bit for each seat
    tuple([seat for seat in range(SEATS) if bits >> seat & 1]) for bits in range(1 << SEATS)
]

At = TypeVar("At", bound="Grumpf")  # a table of the pace that has this phase


class Phase(Generic[At]):
    """What may be done in one phase, and what happens then."""

    __slots__ = ("name",)

    def __init__(self, name: PhaseName) -> None:
        self.name = name

    def begin(self, position: At, luck: Luck) -> None:
        """The table has just entered it."""

    def time(self, position: At) -> int:
        """The time that events tell (section 8)."""
        return position.now

    # --- Who, what, why not

    def awaited(self, position: At) -> tuple[int, ...]:
        return NOBODY

    def acting(self, position: At) -> tuple[int, ...]:
        """For whom a bot would act now."""
        return self.awaited(position)

    def moves(self, position: At, seat: int) -> tuple[Move, ...]:
        return NO_MOVES

    def options(self, position: At, seat: int) -> tuple[Move, ...]:
        """What a view lists of the moves."""
        return self.moves(position, seat)

    def why_not(self, position: At, seat: int, move: Move) -> Refusal | None:
        """GRU-269. A move of another phase; what belongs to a hunt is answered as its pace does."""
        return position.why_no_hunt(seat, move) if isinstance(move, HuntMove) else NOT_NOW

    def play(self, position: At, seat: int, move: Move, luck: Luck) -> None:
        raise AssertionError(f"nobody can move in {self.name}")

    def default(self, position: At, seat: int) -> Move:
        """The harmless move: to do nothing, unless something has to be said."""
        return WAIT

    def is_ready(self, position: At, seat: int) -> bool:
        """Section 6. Everybody sees that nothing more is expected of a seat just now."""
        return False

    # --- Time

    def clock(self) -> str | None:
        """Which of the table's clocks times a decision; none where the rules keep the time themselves."""
        return None

    def tempo(self, position: At, seat: int) -> str:
        """What kind of thought a bot has."""
        return "turn"

    def due(self, position: At) -> int | None:
        return None

    def fall_due(self, position: At, luck: Luck) -> None:
        """What is due happens now."""

    def stop(self, position: At) -> None:
        """GRU-263, 294. The hunt has stopped dead: whatever was still to be done is too late."""

    # --- People

    def hands_change(self, position: At, seat: int, luck: Luck) -> None:
        """GRU-312, 314. Somebody has left, or is back."""

    def resume(self, position: At) -> None:
        """GRU-274. The table stood still, and goes on."""


def by_name(phases: list[Phase[Any]]) -> dict[PhaseName, Phase[Any]]:
    return {phase.name: phase for phase in phases}


@final
class Waiting(Phase["Grumpf"]):
    """GRU-314. The animals lie on their boards; the hunt is opened as soon as anybody is there."""

    __slots__ = ()

    def begin(self, position: Grumpf, luck: Luck) -> None:
        if not position.deserted():
            position.enter(position.opening, luck)

    def hands_change(self, position: Grumpf, seat: int, luck: Luck) -> None:
        self.begin(position, luck)


@final
class Review(Phase["Grumpf"]):
    """GRU-044. The boards are counted, and looked at."""

    __slots__ = ()

    def begin(self, position: Grumpf, luck: Luck) -> None:
        """Until everybody who is there has seen it; no time for a table of bots, nor by correspondence."""
        resolve(position)
        position.continued = [False] * position.seats
        position.until = position.now + position.box.constants.review_max
        if position.terms.daily or position.looking() == 0:
            position.enter(EXCHANGE, luck)
        elif position.told is not None:
            position.told.append(events.ReviewOpen(position.t(), position.until))

    def awaited(self, position: Grumpf) -> tuple[int, ...]:
        return TOGETHER[position.looking()]

    def moves(self, position: Grumpf, seat: int) -> tuple[Move, ...]:
        return NO_MOVES if position.continued[seat] else JUST_CONTINUE

    def why_not(self, position: Grumpf, seat: int, move: Move) -> Refusal | None:
        if move is CONTINUE and not position.continued[seat]:
            return None
        return super().why_not(position, seat, move)

    def play(self, position: Grumpf, seat: int, move: Move, luck: Luck) -> None:
        position.continued[seat] = True
        self.end_if_seen(position, luck)

    def default(self, position: Grumpf, seat: int) -> Move:
        return CONTINUE

    def is_ready(self, position: Grumpf, seat: int) -> bool:
        return position.continued[seat]

    def due(self, position: Grumpf) -> int | None:
        """GRU-315. Whoever plays alone looks as long as he likes."""
        return position.until if position.lone() < 0 else None

    def fall_due(self, position: Grumpf, luck: Luck) -> None:
        position.enter(EXCHANGE, luck)

    def hands_change(self, position: Grumpf, seat: int, luck: Luck) -> None:
        self.end_if_seen(position, luck)

    def end_if_seen(self, position: Grumpf, luck: Luck) -> None:
        if position.looking() == 0:
            position.enter(EXCHANGE, luck)


@final
class Exchanging(Phase["Grumpf"]):
    """GRU-165. The winner of a Sorcerer •• chooses; where there is none, the round is over."""

    __slots__ = ()

    def begin(self, position: Grumpf, luck: Luck) -> None:
        if position.chooser < 0:
            position.end_round(luck)
        elif position.told is not None:
            options = [move.text for move in exchanges(position, position.chooser)]
            position.told.append(events.ExchangeOpen(position.t(), position.chooser, options))

    def awaited(self, position: Grumpf) -> tuple[int, ...]:
        return ALONE[position.chooser]

    def moves(self, position: Grumpf, seat: int) -> tuple[Move, ...]:
        return tuple(exchanges(position, seat) + [DECLINE]) if seat == position.chooser else NO_MOVES

    def why_not(self, position: Grumpf, seat: int, move: Move) -> Refusal | None:
        if seat == position.chooser:
            if move is DECLINE:
                return None
            if isinstance(move, Exchange):
                return None if move in exchanges(position, seat) else NO_EXCHANGE
        return super().why_not(position, seat, move)

    def play(self, position: Grumpf, seat: int, move: Move, luck: Luck) -> None:
        exchange(position, seat, move)
        position.end_round(luck)

    def default(self, position: Grumpf, seat: int) -> Move:
        return DECLINE

    def clock(self) -> str | None:
        return "exchange"


@final
class End(Phase["Grumpf"]):
    """GRU-180. The game is over, and everything is counted."""

    __slots__ = ()

    def begin(self, position: Grumpf, luck: Luck) -> None:
        position.over = True
        if position.told is not None:
            position.told.append(events.GameEnd(position.t(), sight.counts(position), position.outcome().winners))
