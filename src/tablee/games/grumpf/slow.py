"""Section 3.13: the slow paces. Pawns have no face until they are played; one action at a time, or one in each beat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from tablee.games.grumpf import events
from tablee.games.grumpf.box import Box
from tablee.games.grumpf.clans import AWAKE, Clan
from tablee.games.grumpf.hunt import Terms
from tablee.games.grumpf.moves import WAIT, Flip, HuntMove, Wait
from tablee.games.grumpf.phases import HUNT, STALL, TIME
from tablee.games.grumpf.refusals import BAD_REQUEST, NOT_NOW, NOT_YOUR_TURN, ROUND_OVER
from tablee.games.grumpf.rules import NO_MOVES, TOGETHER, Grumpf
from tablee.kernel.luck import Luck
from tablee.kernel.position import ALONE, Move, Refusal
from tablee.kernel.records import EVERYTHING, DefaultPlayed

if TYPE_CHECKING:
    from tablee.kernel.records import Event, Eyes

ENOUGH_WAITS: Final = 2  # GRU-286, 295


class Slow(Grumpf):
    """What `turns` and `beats` share."""

    __slots__ = ("first", "automatic")

    def __init__(self, box: Box, terms: Terms, seats: int, clans: list[Clan]) -> None:
        super().__init__(box, terms, seats, clans)
        self.first = 0  # the round's first seat
        self.automatic = -1  # whom the table is playing for just now

    def order_round(self, luck: Luck) -> None:
        """GRU-282. One seat further each round; the first one was drawn by lot."""
        if self.round > 1:
            self.first = (self.first + 1) % self.seats
        self.tell(events.RoundStart(self.t(), self.round, None, self.first))

    def why_not_in_hunt(self, seat: int, move: Move) -> Refusal | None:
        """GRU-269, 281."""
        if not isinstance(move, HuntMove):
            return NOT_NOW  # `ready` and `shout`: there is neither (GRU-284)
        if isinstance(move, Flip) or not self.exists(move):
            return BAD_REQUEST
        if self.phase != HUNT:
            return NOT_NOW
        return self.why_not_act(seat, move)

    def why_not_act(self, seat: int, move: HuntMove) -> Refusal | None:
        return self.why_not_hunt(seat, move)

    def moves_in_hunt(self, seat: int) -> tuple[Move, ...]:
        """GRU-281. A PLACE, a CLUB, BED; WAIT is always possible."""
        if self.phase != HUNT or not self.may_act(seat):
            return NO_MOVES
        moves = self.acts(seat)
        moves.append(WAIT)
        return tuple(moves)

    def may_act(self, seat: int) -> bool:
        return self.clans[seat].hut == AWAKE

    def default_in_hunt(self, seat: int) -> Move:
        return WAIT

    def notice(self, fact: Event, luck: Luck) -> None:
        """A default that the table plays is told as a WAIT that nobody chose (section 8)."""
        super().notice(fact, luck)
        self.automatic = fact.seat if isinstance(fact, DefaultPlayed) else -1

    def guess(self, eyes: Eyes, luck: Luck) -> None:
        """By turns nothing is secret but the bag."""


@final
class Turns(Slow):
    """GRU-285, 286: clockwise, one action each."""

    __slots__ = ("turn", "waits")

    def __init__(self, box: Box, terms: Terms, seats: int, clans: list[Clan]) -> None:
        super().__init__(box, terms, seats, clans)
        self.turn = 0
        self.waits = [0] * seats  # how often each seat has waited since it last did something in this round

    def open_hunt(self, luck: Luck) -> None:
        self.phase = HUNT
        self.waits = [0] * self.seats
        self.open_turn(self.first)

    def open_turn(self, seat: int) -> None:
        self.turn = seat
        if self.told is not None:
            self.told.append(events.TurnOpen(self.t(), seat))

    def awaited_in_hunt(self) -> tuple[int, ...]:
        return ALONE[self.turn]

    def may_act(self, seat: int) -> bool:
        return seat == self.turn

    def why_not_act(self, seat: int, move: HuntMove) -> Refusal | None:
        return self.why_not_hunt(seat, move) if seat == self.turn else NOT_YOUR_TURN

    def clock_in_hunt(self) -> str | None:
        return "turn"

    def play_in_hunt(self, seat: int, move: Move, luck: Luck) -> None:
        """GRU-285, 286. Exactly one action; then the next seat that is awake, or night falls."""
        assert isinstance(move, HuntMove)
        round = self.round
        if isinstance(move, Wait):
            self.waits[seat] += 1
            if self.told is not None:
                self.told.append(events.Waited(self.t(), seat, self.automatic == seat))
        else:
            self.waits[seat] = 0
            self.act_out(seat, move, luck)
        self.automatic = -1
        if self.phase != HUNT or self.round != round:
            return
        if self.nobody_wants_to():
            self.end_hunt(STALL, -1, luck)
        else:
            self.open_turn(self.next_awake(seat))

    def nobody_wants_to(self) -> bool:
        """GRU-286. Every awake seat has waited on each of its last two turns."""
        for seat in range(self.seats):
            if self.clans[seat].hut == AWAKE and self.waits[seat] < ENOUGH_WAITS:
                return False
        return True

    def next_awake(self, seat: int) -> int:
        seat = (seat + 1) % self.seats
        while self.clans[seat].hut != AWAKE:
            seat = (seat + 1) % self.seats
        return seat

    def clone(self) -> Turns:
        copy = Turns(self.box, self.terms, self.seats, self.copy_clans())
        self.copy_onto(copy)
        copy.first = self.first
        copy.automatic = self.automatic
        copy.turn = self.turn
        copy.waits = self.waits[:]
        return copy


@final
class Beats(Slow):
    """GRU-290 to 296: everybody chooses in secret, and all is revealed and done together."""

    __slots__ = ("beat", "chosen", "defaults", "quiet", "to_do")

    def __init__(self, box: Box, terms: Terms, seats: int, clans: list[Clan]) -> None:
        super().__init__(box, terms, seats, clans)
        self.beat = 0
        self.chosen: list[Move | None] = [None] * seats
        self.defaults = [False] * seats  # chosen by the table for a seat
        self.quiet = 0  # beats in a row in which everybody waited
        self.to_do: list[int] = []  # while a beat is revealed: whose actions have still to be applied

    def notice(self, fact: Event, luck: Luck) -> None:
        """GRU-290. That a choice is the table's own is told when the beat is revealed, as everything about it."""
        if isinstance(fact, DefaultPlayed) and self.phase == HUNT:
            self.automatic = fact.seat
        else:
            super().notice(fact, luck)

    def open_hunt(self, luck: Luck) -> None:
        self.phase = HUNT
        self.beat = 0
        self.quiet = 0
        self.open_beat()

    def open_beat(self) -> None:
        self.beat += 1
        self.chosen = [None] * self.seats
        self.defaults = [False] * self.seats
        if self.told is not None:
            self.told.append(events.BeatOpen(self.t(), self.beat, self.initiative()))

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

    def awaited_in_hunt(self) -> tuple[int, ...]:
        """GRU-290. Whoever has not chosen; the others may still change their mind (GRU-291)."""
        return TOGETHER[self.undecided()]

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

    def clock_in_hunt(self) -> str | None:
        return "beat"

    def play_in_hunt(self, seat: int, move: Move, luck: Luck) -> None:
        """GRU-290, 291. The last choice counts; that there is one is told, and only once."""
        if self.chosen[seat] is None and self.told is not None:
            self.told.append(events.SeatChose(self.t(), seat))
        self.chosen[seat] = move
        self.defaults[seat] = self.automatic == seat
        self.automatic = -1
        if self.all_have_chosen():
            self.reveal(luck)

    def all_have_chosen(self) -> bool:
        """GRU-290."""
        for seat, choice in enumerate(self.chosen):
            if choice is None and self.clans[seat].hut == AWAKE:
                return False
        return True

    def reveal(self, luck: Luck) -> None:
        """GRU-292 to 295. In initiative order, each on what the one before has left."""
        order = self.initiative()
        round = self.round
        everybody_waited = True
        for seat in order:
            everybody_waited = everybody_waited and self.chosen[seat] is WAIT
        self.quiet = self.quiet + 1 if everybody_waited else 0
        if self.told is not None:
            self.told.append(events.BeatReveal(self.t(), [(seat, str(self.chosen[seat])) for seat in order]))
        self.to_do = order
        while self.to_do:
            self.apply(self.to_do.pop(0), luck)
            if self.phase != HUNT or self.round != round:
                return
        if self.quiet >= ENOUGH_WAITS:
            self.end_hunt(STALL, -1, luck)
        elif self.beat >= self.box.constants.beats_cap:
            self.end_hunt(TIME, -1, luck)
        else:
            self.open_beat()

    def apply(self, seat: int, luck: Luck) -> None:
        """GRU-293. What has become impossible fails, and is lost; the pawn stays."""
        move = self.chosen[seat]
        assert isinstance(move, HuntMove)
        refusal = self.why_not_hunt(seat, move)
        if refusal is not None:
            self.fail(seat, refusal)
        elif not isinstance(move, Wait):
            self.act_out(seat, move, luck)
        elif self.told is not None:
            self.told.append(events.Waited(self.t(), seat, self.defaults[seat]))

    def fail(self, seat: int, refusal: Refusal) -> None:
        if self.told is not None:
            self.told.append(events.ActionFailed(self.t(), seat, str(self.chosen[seat]), refusal.code))

    def drop_what_waits(self) -> None:
        """GRU-294."""
        for seat in self.to_do:
            self.fail(seat, ROUND_OVER)
        self.to_do = []
        self.chosen = [None] * self.seats

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
        copy.first = self.first
        copy.automatic = self.automatic
        copy.beat = self.beat
        copy.chosen = self.chosen[:]
        copy.defaults = self.defaults[:]
        copy.quiet = self.quiet
        return copy
