"""One moment of a game, and what can happen in it. Nothing here knows any game."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from tablee.kernel.errors import Refused
from tablee.kernel.luck import Luck
from tablee.kernel.records import ONLY_LISTEN, TABLE_TALK, Channels, Interrupted, LatencyMeasured, Moderated, Spoke

if TYPE_CHECKING:
    from tablee.kernel.records import Event, Eyes, Json, Outcome, View

ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(32)]  # awaited(), when it is one seat's turn
NOBODY: Final[tuple[int, ...]] = ()
NEVER_TOLD: Final = frozenset((LatencyMeasured, Interrupted, Spoke, Moderated))  # facts for the rules alone


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """What a player wants, by ids only: never a seat, never a time. `text` is its one-line notation.

    A game makes each of its moves once; they are compared by identity.
    """

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"


NOTHING: Final[tuple[Move, ...]] = ()


@final
class Refusal:
    """Why a move cannot be made: a reason code, and the rule that says so."""

    __slots__ = ("code", "rule")

    def __init__(self, code: str, rule: str) -> None:
        self.code = code
        self.rule = rule

    def __repr__(self) -> str:
        return f"{self.code} ({self.rule})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(metaclass=ABCMeta):
    """A game at one moment, secrets included. Mutable; `clone` before you try something."""

    __slots__ = ("seats", "over", "now", "told")

    seats: int
    over: bool
    now: int  # table time in milliseconds, for the games that have time in their rules
    told: list[Event] | None  # what happened since the last `drain`; None while nobody listens (search)

    # --- Who, what, why not

    @abstractmethod
    def awaited(self) -> tuple[int, ...]:
        """The seats without whom the game does not go on: one (turns), several (votes), none (only time helps).

        Others may have moves too: in real time nobody is waited for and everybody may act. For the table, never told
        as such: in some games it is a secret who has still to choose.
        """

    def acting(self) -> tuple[int, ...]:
        """The seats for whom a bot would act now: whoever is awaited, and in real time whoever may do something."""
        return self.awaited()

    @abstractmethod
    def moves(self, seat: int) -> tuple[Move, ...]:
        """Everything that a seat may do now, in an order that the game fixes.

        A choice with too many combinations is made in small moves, one after the other.
        """

    @abstractmethod
    def why_not(self, seat: int, move: Move) -> Refusal | None:
        """The reason why a move is not in `moves(seat)`; None if it is."""

    @abstractmethod
    def default(self, seat: int) -> Move:
        """The harmless move of an awaited seat, for a clock that ran out."""

    # --- What happens

    @abstractmethod
    def play(self, seat: int, move: Move, luck: Luck) -> None:
        """Make a legal move. Not checked: `attempt` is."""

    def attempt(self, seat: int, move: Move, luck: Luck) -> None:
        """Make a move if the rules allow it; otherwise raise `Refused` and change nothing."""
        refusal = self.why_not(seat, move)
        if refusal is not None:
            self.turned_away(seat, self.now)
            raise Refused(refusal.code, refusal.rule)
        self.play(seat, move, luck)

    def turned_away(self, seat: int, at: int) -> None:  # noqa: B027 (most rules do not mind)
        """A move of this seat was refused. It changes nothing, on paper neither, but some rules count how many came."""

    def clock(self, seat: int) -> str | None:
        """Which of the table's clocks times this decision (`Pace`); None where the rules keep the time themselves.

        A clock tells everybody that this seat has still to choose. Where that is a secret, it is None.
        """
        return "turn"

    def tempo(self, seat: int) -> str:
        """What kind of thought the bot of this seat has now (`Game.tempo`)."""
        return "turn"

    def question(self, seat: int) -> str | None:
        """What a seat is asked, if that stays the same while the rules' time goes on; None if it may be another."""
        return None

    def live(self) -> bool:
        """Does time run against people now, by the rules themselves? Then a table that stood still says so."""
        return False

    def due(self) -> int | None:
        """The next table time at which something happens by itself; None if nothing will."""
        return None

    def advance(self, at: int, luck: Luck) -> None:
        """Let table time pass up to `at`, with everything that falls due on the way."""
        self.now = at

    def reach(self, at: int, luck: Luck) -> None:
        """Let table time pass up to `at`, for a move that comes then: like `advance`, unless the rules count the move
        with what falls due at that very moment (`takes_in`). Then that is still to come.
        """
        self.advance(at, luck)

    def takes_in(self) -> bool:
        """Does a move that comes at the very moment of `due` come before it?"""
        return False

    def notice(self, fact: Event, luck: Luck) -> None:
        """The table reports what no player decided (a seat gone or back, a clock). The game decides who hears it."""
        if type(fact) not in NEVER_TOLD:  # asked so, because `isinstance` of a record is slow
            self.tell(fact)

    def absent(self) -> tuple[int, ...]:
        """The seats that the rules take for absent (LGT-370): somebody else's hands play for them until they are back.

        A seat of which they were told that it is back (`SeatBack`) is none of them.
        """
        return NOBODY

    def know_bots(self, bots: frozenset[int], luck: Luck) -> None:  # noqa: B027 (most rules do not mind)
        """A game begins from a written position: these seats are played by code from now on."""

    # --- A moderator without a seat

    def interventions(self) -> tuple[Move, ...]:
        """What a human moderator may do now, where there is one (`Game.moderated`); nothing, for most rules."""
        return NOTHING

    def intervene(self, move: Move, luck: Luck) -> None:
        """Make one of the interventions. The rules note it: at the end all of them are listed (LGT-016)."""
        raise NotImplementedError

    # --- Who knows what

    @abstractmethod
    def public(self) -> View:
        """What everybody may know: the view of spectators and of the TV.

        The fields that `private(seat)` names have one and the same value here, at every moment of every game (None, an
        empty list): tables tell them to their seats alone, and never again to spectators. What grows is a list: of one
        that did not get shorter, only what is new is sent.
        """

    @abstractmethod
    def private(self, eyes: int) -> dict[str, object]:
        """What these eyes know besides: the fields of the public view that they see otherwise, `eyes` among them.

        The same names for all seats and at all times; eyes that see everything may have others. Where a moderator is
        told all of it live, these have one and the same value in the public view, too, until the game is over.
        """

    @abstractmethod
    def view(self, eyes: Eyes) -> View:
        """What these eyes may know: the public part, and their own fields on top of it."""

    @abstractmethod
    def imagine(self, eyes: Eyes, luck: Luck) -> Position:
        """A random position that these eyes cannot tell from this one."""

    def channels(self, eyes: Eyes) -> Channels:
        """Where these eyes may talk and listen: one open table, unless the game divides it (a pack, the dead).

        Which seats may speak aloud (`Game.aloud`) is no secret: nobody else is asked whether all agree.
        """
        return ONLY_LISTEN if eyes is None else TABLE_TALK

    def hushed(self, eyes: Eyes) -> bool:
        """Whether these eyes are sent one frame of one size at every beat now, so that neither when nor how much they
        are told, nor an answer to what they do, tells anybody what they are (LGT-365; `Traits.hushes`).
        """
        return False

    def tell(self, event: Event) -> None:
        """For whoever listens. Where search passes by often, ask whether anybody does, before making the event."""
        if self.told is not None:
            self.told.append(event)

    def drain(self) -> list[Event]:
        """The events since the last call. Listening begins with the first."""
        told = self.told
        self.told = []
        return [] if told is None else told

    def side(self, seat: int) -> str:
        """The side that this seat was dealt to, in a game of sides. For the arena, never told as such."""
        return ""

    def carried(self, seat: int) -> str:
        """What a rematch is to know of whoever sits here (LGT-061): a word of the rules, or nothing.

        It goes with them to the next table, and is handed to `Game.at_table` there.
        """
        return ""

    # --- Results, copies, paper

    @abstractmethod
    def payoff(self) -> list[float]:
        """For search: how far each seat has reached its goal, from 0 to 1, in a position that is over.

        A victory shared by rivals is divided among them; one of a team, or of all together, is whole for each.
        """

    @abstractmethod
    def outcome(self) -> Outcome:
        """The result of a position that is over."""

    @abstractmethod
    def clone(self) -> Position:
        """An independent copy, with nobody listening."""

    @abstractmethod
    def to_json(self) -> Json:
        """The position as plain JSON; `Game.position` reads it back."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief(metaclass=ABCMeta):
    """What one seat knows of a running game, gathered from its views and the events that it heard."""

    __slots__ = ("seat",)

    seat: int

    @abstractmethod
    def hear(self, event: Event) -> None:
        """Remember an event."""

    @abstractmethod
    def see(self, view: View) -> None:
        """Take in the present view."""

    @abstractmethod
    def imagine(self, luck: Luck) -> Position:
        """A random position that fits everything known."""


def playout(position: Position, luck: Luck, most: int = 0) -> int:
    """Random legal moves to the end, or at most so many; how many there were."""
    count = 0
    while not position.over and (most == 0 or count < most):
        awaited = position.awaited()
        if len(awaited) == 0:
            due = position.due()
            assert due is not None, "nobody is awaited and nothing is due"
            position.advance(due, luck)
            continue
        seat = awaited[0]
        moves = position.moves(seat)
        position.play(seat, moves[luck.below(len(moves))], luck)
        count += 1
    return count
