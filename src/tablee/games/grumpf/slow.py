"""Section 3.13: the slow paces. Pawns have no face until they are played; one action at a time, or one in each beat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from tablee.games.grumpf import events
from tablee.games.grumpf.box import Box
from tablee.games.grumpf.clans import AWAKE, Clan
from tablee.games.grumpf.hunt import act_out, acts, end_hunt, exists, why_not_hunt
from tablee.games.grumpf.moves import WAIT, Flip, HuntMove, Wait
from tablee.games.grumpf.names import END, EXCHANGE, HUNT, REVIEW, STALL, TIME, WAITING, PhaseName
from tablee.games.grumpf.paper import Paper, PaperBeats, PaperTurns
from tablee.games.grumpf.phases import NO_MOVES, TOGETHER, End, Exchanging, Phase, Review, Waiting, by_name
from tablee.games.grumpf.refusals import BAD_REQUEST, NOT_NOW, NOT_YOUR_TURN, ROUND_OVER
from tablee.games.grumpf.rules import Grumpf
from tablee.games.grumpf.sight import PaceView
from tablee.games.grumpf.terms import Terms
from tablee.kernel.luck import Luck
from tablee.kernel.position import ALONE, Move, Refusal
from tablee.kernel.records import EVERYTHING, DefaultPlayed

if TYPE_CHECKING:
    from tablee.games.grumpf.by_pace import ByPace
    from tablee.kernel.records import Event, Eyes

ENOUGH_WAITS: Final = 2  # GRU-286, 295


# --- Common to `turns` and `beats`


def phases_with(hunt: Phase[Any]) -> dict[PhaseName, Phase[Any]]:
    """GRU-043, 284. Neither ready, nor shout, nor countdown."""
    return by_name([Waiting(WAITING), hunt, Review(REVIEW), Exchanging(EXCHANGE), End(END)])


def first_seat(position: Grumpf) -> None:
    """GRU-282. One seat further each round; the first one was drawn by lot."""
    if position.round > 1:
        position.first = (position.first + 1) % position.seats
    position.tell(events.RoundStart(position.t(), position.round, None, position.first))


def why_not_slow(position: Grumpf, move: HuntMove) -> Refusal | None:
    """GRU-269, 280, 281. There is no FLIP; and everything that a move names is there."""
    return BAD_REQUEST if isinstance(move, Flip) or not exists(position, move) else None


def actions(position: Grumpf, seat: int) -> tuple[Move, ...]:
    """GRU-281. A PLACE, a CLUB, BED; WAIT is always possible."""
    moves = acts(position, seat)
    moves.append(WAIT)
    return tuple(moves)


# --- `turns`


@final
class Turns(Grumpf):
    """GRU-285, 286: clockwise, one action each."""

    __slots__ = ("turn", "waits")

    def __init__(self, box: Box, terms: Terms, seats: int, clans: list[Clan]) -> None:
        super().__init__(box, terms, seats, clans, PHASES_OF_TURNS, HUNT)
        self.turn = 0
        self.waits = [0] * seats  # how often each seat has waited since it last did something in this round

    def order_round(self, luck: Luck) -> None:
        first_seat(self)

    def why_no_hunt(self, seat: int, move: HuntMove) -> Refusal:
        return why_not_slow(self, move) or NOT_NOW

    def pace_view(self) -> PaceView:
        view = PaceView()
        view.first_seat = self.first
        if self.phase == HUNT:
            view.turn = self.turn
        return view

    def guess(self, eyes: Eyes, luck: Luck) -> None:
        """By turns nothing is secret but the bag."""

    def clone(self) -> Turns:
        copy = Turns(self.box, self.terms, self.seats, self.copy_clans())
        self.copy_onto(copy)
        copy.turn = self.turn
        copy.waits = self.waits[:]
        return copy

    def write_pace(self, paper: Paper) -> None:
        paper.turns = PaperTurns(self.first, self.turn, self.waits[:])

    def by_pace(self, visitor: ByPace) -> None:
        visitor.turns(self)


@final
class TurnHunt(Phase["Turns"]):
    """GRU-285. Exactly one action, then the next."""

    __slots__ = ()

    def begin(self, position: Turns, luck: Luck) -> None:
        position.waits = [0] * position.seats
        self.open_turn(position, position.first)

    def open_turn(self, position: Turns, seat: int) -> None:
        position.turn = seat
        if position.told is not None:
            position.told.append(events.TurnOpen(position.t(), seat))

    def awaited(self, position: Turns) -> tuple[int, ...]:
        return ALONE[position.turn]

    def moves(self, position: Turns, seat: int) -> tuple[Move, ...]:
        return actions(position, seat) if seat == position.turn else NO_MOVES

    def why_not(self, position: Turns, seat: int, move: Move) -> Refusal | None:
        """GRU-265, 269."""
        if not isinstance(move, HuntMove):
            return super().why_not(position, seat, move)
        refusal = why_not_slow(position, move)
        if refusal is not None:
            return refusal
        return why_not_hunt(position, seat, move) if seat == position.turn else NOT_YOUR_TURN

    def play(self, position: Turns, seat: int, move: Move, luck: Luck) -> None:
        """GRU-285, 286. Then it is the turn of the next seat that is awake, or night falls."""
        assert isinstance(move, HuntMove)
        round = position.round
        if isinstance(move, Wait):
            position.waits[seat] += 1
            if position.told is not None:
                position.told.append(events.Waited(position.t(), seat, position.automatic == seat))
        else:
            position.waits[seat] = 0
            act_out(position, seat, move, luck)
        position.automatic = -1
        if position.phase != HUNT or position.round != round:
            return
        if self.nobody_wants_to(position):
            end_hunt(position, STALL, -1, luck)
        else:
            self.open_turn(position, self.next_awake(position, seat))

    def nobody_wants_to(self, position: Turns) -> bool:
        """GRU-286. Every awake seat has waited on each of its last two turns."""
        for seat in range(position.seats):
            if position.clans[seat].hut == AWAKE and position.waits[seat] < ENOUGH_WAITS:
                return False
        return True

    def next_awake(self, position: Turns, seat: int) -> int:
        seat = (seat + 1) % position.seats
        while position.clans[seat].hut != AWAKE:
            seat = (seat + 1) % position.seats
        return seat

    def clock(self) -> str | None:
        return "turn"


PHASES_OF_TURNS: Final = phases_with(TurnHunt(HUNT))


# --- `beats`


@final
class Beats(Grumpf):
    """GRU-290 to 296: everybody chooses in secret, and all is revealed and done together."""

    __slots__ = ("beat", "chosen", "defaults", "quiet", "to_do")

    def __init__(self, box: Box, terms: Terms, seats: int, clans: list[Clan]) -> None:
        super().__init__(box, terms, seats, clans, PHASES_OF_BEATS, HUNT)
        self.beat = 0
        self.chosen: list[Move | None] = [None] * seats
        self.defaults = [False] * seats  # chosen by the table for a seat
        self.quiet = 0  # beats in a row in which everybody waited
        self.to_do: list[int] = []  # while a beat is revealed: whose actions have still to be applied

    def order_round(self, luck: Luck) -> None:
        first_seat(self)

    def why_no_hunt(self, seat: int, move: HuntMove) -> Refusal:
        return why_not_slow(self, move) or NOT_NOW

    def initiative(self) -> list[int]:
        """GRU-292. One seat further each beat, then clockwise, awake seats only."""
        order: list[int] = []
        seats = self.seats
        seat = (self.first + self.beat - 1) % seats
        for _ in range(seats):
            if self.clans[seat].hut == AWAKE:
                order.append(seat)
            seat = seat + 1 if seat + 1 < seats else 0
        return order

    def undecided(self) -> i64:
        """GRU-290. Who is awake and has not chosen: a bit for each seat."""
        found: i64 = 0
        bit: i64 = 1
        clans = self.clans
        for seat, choice in enumerate(self.chosen):
            if choice is None and clans[seat].hut == AWAKE:
                found |= bit
            bit <<= 1
        return found

    def all_have_chosen(self) -> bool:
        """GRU-290."""
        for seat, choice in enumerate(self.chosen):
            if choice is None and self.clans[seat].hut == AWAKE:
                return False
        return True

    def notice(self, fact: Event, luck: Luck) -> None:
        """GRU-290. That a choice is the table's own is told when the beat is revealed, as everything about it."""
        if isinstance(fact, DefaultPlayed) and self.phase == HUNT:
            self.automatic = fact.seat
        else:
            super().notice(fact, luck)

    def pace_view(self) -> PaceView:
        view = PaceView()
        view.first_seat = self.first
        if self.phase == HUNT:
            view.beat = self.beat
            view.initiative = self.initiative()
        return view

    def choice(self, seat: int) -> str | None:
        chosen = self.chosen[seat]
        return None if chosen is None else chosen.text

    def guess(self, eyes: Eyes, luck: Luck) -> None:
        """Section 6. Others have chosen, and something that they may choose."""
        if eyes == EVERYTHING:
            return
        for seat in range(self.seats):
            if seat != eyes and self.chosen[seat] is not None:
                moves = self.moves(seat)
                self.chosen[seat] = moves[luck.below(len(moves))]
                self.defaults[seat] = False

    def clone(self) -> Beats:
        copy = Beats(self.box, self.terms, self.seats, self.copy_clans())
        self.copy_onto(copy)
        copy.beat = self.beat
        copy.chosen = self.chosen[:]
        copy.defaults = self.defaults[:]
        copy.quiet = self.quiet
        return copy

    def write_pace(self, paper: Paper) -> None:
        chosen = [self.choice(seat) for seat in range(self.seats)]
        paper.beats = PaperBeats(self.first, max(1, self.beat), chosen, self.defaults[:], self.quiet)

    def by_pace(self, visitor: ByPace) -> None:
        visitor.beats(self)


@final
class BeatHunt(Phase["Beats"]):
    """GRU-290. Whoever is awake chooses, and may change his mind until the last one has chosen (GRU-291)."""

    __slots__ = ()

    def begin(self, position: Beats, luck: Luck) -> None:
        position.beat = 0
        position.quiet = 0
        self.open_beat(position)

    def open_beat(self, position: Beats) -> None:
        position.beat += 1
        position.chosen = [None] * position.seats
        position.defaults = [False] * position.seats
        if position.told is not None:
            position.told.append(events.BeatOpen(position.t(), position.beat, position.initiative()))

    def awaited(self, position: Beats) -> tuple[int, ...]:
        return TOGETHER[position.undecided()]

    def moves(self, position: Beats, seat: int) -> tuple[Move, ...]:
        return actions(position, seat) if position.clans[seat].hut == AWAKE else NO_MOVES

    def why_not(self, position: Beats, seat: int, move: Move) -> Refusal | None:
        """GRU-265, 269."""
        if not isinstance(move, HuntMove):
            return super().why_not(position, seat, move)
        return why_not_slow(position, move) or why_not_hunt(position, seat, move)

    def is_ready(self, position: Beats, seat: int) -> bool:
        return position.chosen[seat] is not None

    def play(self, position: Beats, seat: int, move: Move, luck: Luck) -> None:
        """GRU-290, 291. The last choice counts; that there is one is told, and only once."""
        if position.chosen[seat] is None and position.told is not None:
            position.told.append(events.SeatChose(position.t(), seat))
        position.chosen[seat] = move
        position.defaults[seat] = position.automatic == seat
        position.automatic = -1
        if position.all_have_chosen():
            self.reveal(position, luck)

    def reveal(self, position: Beats, luck: Luck) -> None:
        """GRU-292 to 295. In initiative order, each on what the one before has left."""
        order = position.initiative()
        round = position.round
        everybody_waited = True
        for seat in order:
            everybody_waited = everybody_waited and position.chosen[seat] is WAIT
        position.quiet = position.quiet + 1 if everybody_waited else 0
        if position.told is not None:
            chosen = [(seat, str(position.chosen[seat])) for seat in order]
            position.told.append(events.BeatReveal(position.t(), chosen))
        position.to_do = order
        while position.to_do:
            self.apply(position, position.to_do.pop(0), luck)
            if position.phase != HUNT or position.round != round:
                return
        if position.quiet >= ENOUGH_WAITS:
            end_hunt(position, STALL, -1, luck)
        elif position.beat >= position.box.constants.beats_cap:
            end_hunt(position, TIME, -1, luck)
        else:
            self.open_beat(position)

    def apply(self, position: Beats, seat: int, luck: Luck) -> None:
        """GRU-293. What has become impossible fails, and is lost; the pawn stays."""
        move = position.chosen[seat]
        assert isinstance(move, HuntMove)
        refusal = why_not_hunt(position, seat, move)
        if refusal is not None:
            self.fail(position, seat, refusal)
        elif not isinstance(move, Wait):
            act_out(position, seat, move, luck)
        elif position.told is not None:
            position.told.append(events.Waited(position.t(), seat, position.defaults[seat]))

    def fail(self, position: Beats, seat: int, refusal: Refusal) -> None:
        if position.told is not None:
            failed = str(position.chosen[seat])
            position.told.append(events.ActionFailed(position.t(), seat, failed, refusal.code))

    def stop(self, position: Beats) -> None:
        """GRU-294."""
        for seat in position.to_do:
            self.fail(position, seat, ROUND_OVER)
        position.to_do = []
        position.chosen = [None] * position.seats

    def clock(self) -> str | None:
        return "beat"


PHASES_OF_BEATS: Final = phases_with(BeatHunt(HUNT))
