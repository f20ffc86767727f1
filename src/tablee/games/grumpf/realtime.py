"""Section 3.12: the hunt in real time. Commands are put into windows; when a window closes, they are done in order.

Times of the hunt are milliseconds after GO (GRU-240); table time is only used to know when something is due.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from tablee.games.grumpf import events
from tablee.games.grumpf.box import Box
from tablee.games.grumpf.clans import HELD, Clan
from tablee.games.grumpf.gathering import Gathering
from tablee.games.grumpf.hand import Command, Hand, closing
from tablee.games.grumpf.hunt import Terms
from tablee.games.grumpf.moves import CLUB, READY, SHOUT, Bed, Club, Flip, HuntMove, PawnMove, Place, Wait, face_text
from tablee.games.grumpf.phases import COUNTDOWN, HUNT, READYING, SHOUTING, STALL, TIME, WAITING
from tablee.games.grumpf.refusals import ASLEEP, BAD_REQUEST, NOT_NOW, NOT_STARTED, RATE_LIMITED, ROUND_OVER, SUPERSEDED
from tablee.games.grumpf.rules import NO_MOVES
from tablee.kernel.luck import Luck
from tablee.kernel.position import NOBODY, Move, Refusal
from tablee.kernel.records import EVERYTHING, Interrupted, LatencyMeasured

if TYPE_CHECKING:
    from tablee.kernel.records import Event, Eyes

SECOND: Final = 1_000
FREE: Final = (SUPERSEDED, ROUND_OVER, ASLEEP)  # of the reasons found after arrival, those that cost no time (GRU-251)
JUST_READY: Final[tuple[Move, ...]] = (READY,)
JUST_SHOUT: Final[tuple[Move, ...]] = (SHOUT,)


@final
class RealTime(Gathering):
    """The real game: ready, shout, countdown, GO, and everybody at once."""

    __slots__ = ("opened", "closed", "hands", "last_act", "stall_warned", "time_warned")

    def __init__(self, box: Box, terms: Terms, seats: int, clans: list[Clan]) -> None:
        super().__init__(box, terms, seats, clans)
        self.opened = 0  # hunt time at which the windows opened: 0, or where an interruption left it
        self.closed = 0  # the last window that has closed with something to do in it
        self.hands = [Hand() for _ in range(seats)]
        self.last_act = 0  # the last accepted PLACE, CLUB or BED (GRU-271)
        self.stall_warned = False
        self.time_warned = False

    def t(self) -> int:
        return self.now - self.go_at if self.phase == HUNT else self.now

    # --- GO

    def go(self, luck: Luck) -> None:
        """GRU-052, 238, 256. Everybody drops his pawns; each lands on one of its faces. Drawn now, so nobody knows."""
        for clan in self.clans[: self.seats]:
            for index, state in enumerate(clan.states):
                if state == HELD:
                    clan.sides[index] = luck.below(2)
        for hand in self.hands:
            hand.free()
        self.phase = HUNT
        self.opened = 0
        self.closed = 0
        self.last_act = 0
        self.stall_warned = False
        self.time_warned = False
        if self.told is not None:
            clans = range(self.seats)
            faces = [[self.shown(seat, index) for index in range(len(self.box.pawns))] for seat in clans]
            self.told.append(events.Go(self.t(), faces))

    def shown(self, seat: int, index: int) -> str | None:
        """The face of a pawn in front of its owner."""
        clan = self.clans[seat]
        if clan.states[index] != HELD or clan.sides[index] < 0:
            return None
        return face_text(self.box.pawns[index].faces[clan.sides[index]])

    # --- Who, what, why not: what may be sent, not what will succeed

    def awaited_in_hunt(self) -> tuple[int, ...]:
        """GRU-060, 235. Everybody who is there has to be ready; in the hunt nobody is waited for."""
        if self.phase != READYING:
            return NOBODY
        seats = range(self.seats)
        return tuple([seat for seat in seats if not self.ready[seat] and self.clans[seat].person()])

    def acting(self) -> tuple[int, ...]:
        """GRU-060, 061. In the hunt whoever is awake, whenever he likes."""
        if self.phase != HUNT:
            return self.awaited()
        return tuple([seat for seat in range(self.seats) if not self.clans[seat].asleep() and self.in_step(seat)])

    # --- The practice hunt of somebody who plays alone

    def practice(self) -> bool:
        """GRU-316. Is this the hunt that waits?"""
        return self.terms.patience == "practice" and self.round == 1 and self.lone() >= 0

    def waits(self) -> bool:
        """GRU-316. For a person who is there, awake, and still holds Grumpfs."""
        if not self.practice():
            return False
        clan = self.clans[self.lone()]
        return clan.person() and not clan.asleep() and clan.held() > 0

    def in_step(self, seat: int) -> bool:
        """GRU-316. A bot acts only while it holds more Grumpfs than the person."""
        if not self.clans[seat].bot or not self.waits():
            return True
        return self.clans[seat].held() > self.clans[self.lone()].held()

    def tempo(self, seat: int) -> str:
        """Section 11. A bot reads the table after GO, and takes longer after a pawn that it had to turn."""
        if self.phase != HUNT:
            return "turn"
        hand = self.hands[seat]
        if hand.coming is None:
            return "start" if hand.busy_until == 0 else "act"
        move = hand.coming.move
        return "flip" if isinstance(move, PawnMove) and self.lies_wrong(seat, move) else "act"

    def question(self, seat: int) -> str | None:
        """That bots are ready meanwhile changes nothing for the others (GRU-235)."""
        return f"{self.round} {self.phase}"

    def live(self) -> bool:
        return not self.over

    def clock_in_hunt(self) -> str | None:
        return None

    def default_in_hunt(self, seat: int) -> Move:
        return READY

    def moves_in_hunt(self, seat: int) -> tuple[Move, ...]:
        if self.phase == READYING:
            return NO_MOVES if self.ready[seat] else JUST_READY
        if self.may_shout(seat):
            return JUST_SHOUT
        if self.phase != HUNT or self.why_not_arrive(seat) is not None:
            return NO_MOVES
        return self.box.hunt_moves[self.seats]

    def why_not_in_hunt(self, seat: int, move: Move) -> Refusal | None:
        """GRU-265. What is answered on arrival; the rest is found out when the command is applied."""
        if move is READY:
            return None if self.phase == READYING and not self.ready[seat] else NOT_NOW
        if move is SHOUT:
            return None if self.may_shout(seat) else NOT_NOW
        if not isinstance(move, HuntMove) or not self.can_be_sent(move):
            return BAD_REQUEST
        return self.why_not_arrive(seat)

    def can_be_sent(self, move: HuntMove) -> bool:
        """GRU-265, R47. Nobody waits in real time, and everything that a command names is there."""
        return not isinstance(move, Wait) and self.exists(move)

    def why_not_arrive(self, seat: int) -> Refusal | None:
        """GRU-239, 263, 268."""
        if self.received(seat) >= self.box.constants.cmd_rate:
            return RATE_LIMITED
        if self.phase == HUNT:
            return NOT_STARTED if self.now - self.go_at <= self.opened else None
        return NOT_STARTED if self.phase in (WAITING, READYING, SHOUTING, COUNTDOWN) else ROUND_OVER

    def received(self, seat: int) -> int:
        """GRU-268. How many commands of a seat have come in the last second, whatever became of them."""
        hand = self.hands[seat]
        arrival = self.now - self.go_at
        received = 0
        for other in hand.arrivals:
            if other > arrival - SECOND and (other <= arrival or self.phase == HUNT):  # else of the last hunt
                received += 1
        for time in hand.refused:
            if self.now - SECOND < time <= self.now:
                received += 1
        return received

    def turned_away(self, seat: int, at: int) -> None:
        """GRU-268. A refused command leaves no trace, but whoever sends too many is refused all of them."""
        hand = self.hands[seat]
        hand.refused = [time for time in hand.refused if time > at - SECOND] + [at]

    def play_in_hunt(self, seat: int, move: Move, luck: Luck) -> None:
        """A command arrives now; the table has advanced us to this moment."""
        if move is READY:
            self.make_ready(seat, False)
            self.all_ready()
        elif move is SHOUT:
            if self.phase == SHOUTING:
                self.shout(seat)
        else:
            assert isinstance(move, HuntMove)
            self.arrive(seat, move)

    # --- The hand: what happens to a command on arrival

    def arrive(self, seat: int, move: HuntMove) -> None:
        """GRU-241, 245, 252, 257. Into the open window, or, behind something else, into the buffer."""
        hand = self.hands[seat]
        constants = self.box.constants
        arrival = self.now - self.go_at
        hand.arrivals = [other for other in hand.arrivals if other > arrival - SECOND] + [arrival]
        hand.sent += 1
        hand.commit(arrival, constants.tick)
        if hand.coming is None and arrival >= hand.busy_until:
            key = arrival - min(hand.one_way, constants.lat_cap)
            hand.coming = Command(hand.sent, move, key, self.window_of(arrival))
        else:
            self.buffer(seat, Command(hand.sent, move, 0, 0))

    def window_of(self, arrival: int) -> int:
        """GRU-240, 244. The close of the window that takes in an arrival: the next one, if its own has closed."""
        tick = self.box.constants.tick
        return max(closing(arrival, tick), self.closed + tick)

    def buffer(self, seat: int, command: Command) -> None:
        """GRU-252, 253. One place for a FLIP, PLACE or CLUB, and one for a BED behind it."""
        hand = self.hands[seat]
        old_bed = hand.bed
        old = hand.waiting
        if isinstance(command.move, Bed):
            hand.bed = command
            old = None
        else:
            hand.waiting = command
            hand.bed = None
        for replaced in (old, old_bed):
            if replaced is not None:
                self.reject(seat, replaced, SUPERSEDED)
        if self.told is not None:
            known = hand.coming is None and (hand.waiting is command or hand.waiting is None)
            due = hand.busy_until if known else None
            self.told.append(events.Buffered(seat, self.t(), command.number, due))

    def reject(self, seat: int, command: Command, refusal: Refusal) -> None:
        """GRU-246, 266. To its author alone."""
        if self.told is not None:
            busy = 0 if refusal in FREE else self.hands[seat].busy_until - self.t()
            self.told.append(events.Rejected(seat, self.t(), command.number, refusal.code, busy))

    def empty_buffer(self, seat: int, refusal: Refusal) -> None:
        hand = self.hands[seat]
        waiting = [hand.waiting, hand.bed]
        hand.waiting = None
        hand.bed = None
        for command in waiting:
            if command is not None:
                self.reject(seat, command, refusal)

    def drop_what_waits(self) -> None:
        """GRU-263. After the end of the hunt, even in the same window."""
        for seat, hand in enumerate(self.hands):
            if hand.coming is not None:
                self.reject(seat, hand.coming, ROUND_OVER)
                hand.coming = None
            self.empty_buffer(seat, ROUND_OVER)

    def hands_change(self, seat: int) -> None:
        """GRU-312. The buffer is dropped; a committed command stands, and the hand stays busy."""
        if (self.phase == READYING or self.phase == SHOUTING) and self.deserted():
            self.phase = WAITING  # GRU-314
        elif self.phase == READYING and self.now >= self.bots_ready_at():
            self.make_missing_ready()
        elif self.phase == HUNT:
            self.hands[seat].commit(self.now - self.go_at, self.box.constants.tick)
            self.empty_buffer(seat, SUPERSEDED)
            if self.practice():
                self.last_act = max(self.last_act, self.now - self.go_at)  # it waited, and nobody was slow

    # --- Order of application: a window closes

    def close_window(self, luck: Luck) -> None:
        """GRU-098, 242, 245. Its commands by key, each on what the one before has left; then the clocks."""
        close = self.now - self.go_at
        self.closed = close
        round = self.round
        for seat in self.in_order(close):
            command = self.hands[seat].coming
            assert command is not None
            self.hands[seat].coming = None
            self.apply(seat, command, close, luck)
            if self.phase != HUNT or self.round != round:
                return
        self.look_at_the_clocks(close, luck)

    def in_order(self, close: int) -> list[int]:
        """GRU-242, 243. The seats whose commands are done now: by key, then by the round's priority."""
        order: list[int] = []
        keys: list[int] = []
        for seat in self.priority:
            hand = self.hands[seat]
            hand.commit(close, self.box.constants.tick)
            if hand.coming is not None and hand.coming.close <= close:
                place = len(order)
                while place > 0 and keys[place - 1] > hand.coming.key:
                    place -= 1
                order.insert(place, seat)
                keys.insert(place, hand.coming.key)
        return order

    def apply(self, seat: int, command: Command, close: int, luck: Luck) -> None:
        """GRU-250, 251, 260 to 264."""
        move = command.move
        constants = self.box.constants
        refusal = self.why_not_hunt(seat, move)
        if refusal is not None:
            if refusal not in FREE:
                self.hands[seat].busy_until = close + self.hand_time(seat, constants.hand_reject)
            self.reject(seat, command, refusal)
        elif isinstance(move, Flip):
            self.flip(seat, move.pawn, close)
        elif isinstance(move, PawnMove) and self.lies_wrong(seat, move):
            self.flip(seat, move.pawn, close)
            due = self.hands[seat].busy_until
            self.hands[seat].coming = Command(command.number, move, due, closing(due, constants.tick))
        else:
            self.last_act = close
            self.stall_warned = False
            time = constants.hand_club if isinstance(move, Club) else constants.hand_place
            self.hands[seat].busy_until = close + self.hand_time(seat, time)
            self.act_out(seat, move, luck)
            if isinstance(move, Bed) and self.phase == HUNT:
                self.empty_buffer(seat, ASLEEP)  # GRU-256

    def hand_time(self, seat: int, time: int) -> int:
        """GRU-254. Two hands take half the time."""
        return time // 2 if self.clans[seat].child else time

    def lies_wrong(self, seat: int, move: PawnMove) -> bool:
        """GRU-264. Is the face that this command needs the one underneath?"""
        face = move.face if isinstance(move, Place) else CLUB
        pawn = self.box.pawns[move.pawn - 1]
        return pawn.faces[self.clans[seat].sides[move.pawn - 1]] != face

    def flip(self, seat: int, pawn: int, close: int) -> None:
        """GRU-063."""
        clan = self.clans[seat]
        clan.sides[pawn - 1] = 1 - clan.sides[pawn - 1]
        self.hands[seat].busy_until = close + self.hand_time(seat, self.box.constants.hand_flip)
        if self.told is not None:
            face = face_text(self.box.pawns[pawn - 1].faces[clan.sides[pawn - 1]])
            self.told.append(events.Flipped(self.t(), seat, pawn, face))

    # --- Clocks

    def look_at_the_clocks(self, close: int, luck: Luck) -> None:
        """GRU-095, 096, 098, 270, 271. Time, then stall, then the warnings."""
        constants = self.box.constants
        if self.practice():
            if not self.waits() and close >= self.last_act + constants.stall_end:
                self.end_hunt(STALL, -1, luck)
            return
        if close >= self.terms.hunt_max:
            self.end_hunt(TIME, -1, luck)
            return
        if close >= self.last_act + constants.stall_end:
            self.end_hunt(STALL, -1, luck)
            return
        if close >= self.last_act + constants.stall_warn and not self.stall_warned:
            self.stall_warned = True
            left = (constants.stall_end - constants.stall_warn) // SECOND
            self.tell(events.StallWarning(self.t(), left))
        if close >= self.terms.hunt_max - constants.time_warning and not self.time_warned:
            self.time_warned = True
            self.tell(events.TimeWarning(self.t(), constants.time_warning // SECOND))

    def next_window(self) -> int:
        """The close of the next window in which something happens: the windows between have nothing to apply.

        -1 in a hunt that waits, as long as nobody has sent anything.
        """
        tick = self.box.constants.tick
        closes = self.limits()
        for hand in self.hands:
            close = hand.next_close(tick)
            if close >= 0:
                closes.append(close)
        return min(closes, default=-1)

    def limits(self) -> list[int]:
        """The windows in which the clocks have something to say (GRU-095, 096, 316)."""
        constants = self.box.constants
        tick = constants.tick
        if self.practice():
            return [] if self.waits() else [closing(self.last_act + constants.stall_end, tick)]
        closes = [closing(self.terms.hunt_max, tick)]
        stall = constants.stall_end if self.stall_warned else constants.stall_warn
        closes.append(closing(self.last_act + stall, tick))
        if not self.time_warned:
            closes.append(closing(max(0, self.terms.hunt_max - constants.time_warning), tick))
        return closes

    def due(self) -> int | None:
        if self.phase == HUNT:
            close = self.next_window()
            return None if close < 0 else self.go_at + close
        if self.phase == COUNTDOWN:
            return self.go_at
        if self.phase == READYING and self.somebody_is_no_person():
            return self.bots_ready_at()
        if self.phase == READYING or self.phase == SHOUTING:
            return self.until if self.lone() < 0 else None  # GRU-315
        return super().due()

    def fall_due(self, luck: Luck) -> None:
        if self.phase == HUNT:
            self.close_window(luck)
        elif self.phase == COUNTDOWN:
            self.go(luck)
        elif self.phase == READYING:
            self.make_missing_ready()
        elif self.phase == SHOUTING:
            self.shout(-1)
        else:
            super().fall_due(luck)

    def reach(self, at: int, luck: Luck) -> None:
        """GRU-240. A window takes in what arrives at the very moment of its close, and closes after it."""
        self.advance(at - 1, luck)
        if self.takes_in():
            self.now = max(self.now, at)
        else:
            self.advance(at, luck)

    def takes_in(self) -> bool:
        return self.phase == HUNT

    # --- Connection

    def notice(self, fact: Event, luck: Luck) -> None:
        """GRU-242, 274. A delay is told to nobody; an interruption shifts GO, so that nobody gains."""
        if isinstance(fact, LatencyMeasured):
            self.hands[fact.seat].one_way = fact.one_way
        elif isinstance(fact, Interrupted):
            self.resume()
        else:
            super().notice(fact, luck)

    def resume(self) -> None:
        """GRU-274. Hunt time stands still at the last window closed; the next one opens after a countdown."""
        resume_at = self.now + self.box.constants.countdown
        if self.phase == HUNT:
            tick = self.box.constants.tick
            self.opened = max(self.opened, (self.now - self.go_at) // tick * tick)
            self.go_at = resume_at - self.opened
            if self.told is not None:
                self.told.append(events.HuntResumed(self.opened, resume_at))
        elif self.phase == COUNTDOWN:
            self.go_at = resume_at
            if self.told is not None:
                self.told.append(events.HuntResumed(self.t(), resume_at))

    # --- Who knows what, copies

    def guess(self, eyes: Eyes, luck: Luck) -> None:
        """Section 6. What others have sent, and how far away they are, is theirs."""
        if eyes == EVERYTHING:
            return
        for seat, hand in enumerate(self.hands):
            if seat != eyes:
                hand.coming = None
                hand.waiting = None
                hand.bed = None
                hand.sent = 0
                hand.arrivals = []
                hand.refused = []
                hand.one_way = 0
                hand.busy_until = 0

    def clone(self) -> RealTime:
        copy = RealTime(self.box, self.terms, self.seats, self.copy_clans())
        self.copy_onto(copy)
        copy.priority = self.priority[:]
        copy.ready = self.ready[:]
        copy.go_at = self.go_at
        copy.opened = self.opened
        copy.closed = self.closed
        copy.hands = [hand.clone() for hand in self.hands]
        copy.last_act = self.last_act
        copy.stall_warned = self.stall_warned
        copy.time_warned = self.time_warned
        return copy
