"""Section 3.12: the hunt in real time. Commands are put into windows; when a window closes, they are done in order.

Times of the hunt are milliseconds after GO (GRU-240); table time is only used to know when something is due. `start`
has what comes before GO, `hand` what a command waits for, `windows` what becomes of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from tablee.games.grumpf import events
from tablee.games.grumpf.box import Box
from tablee.games.grumpf.clans import HELD, Clan
from tablee.games.grumpf.hand import SECOND, Hand, arrive, empty_buffer, reject
from tablee.games.grumpf.hunt import exists
from tablee.games.grumpf.moves import BED, HuntMove, PawnMove, Wait, face_text
from tablee.games.grumpf.names import (
    BEFORE_GO,
    COUNTDOWN,
    END,
    EXCHANGE,
    HUNT,
    READYING,
    REVIEW,
    SHOUTING,
    WAITING,
)
from tablee.games.grumpf.paper import Paper, PaperRealTime
from tablee.games.grumpf.phases import NO_MOVES, End, Exchanging, Phase, Review, Waiting, by_name
from tablee.games.grumpf.refusals import BAD_REQUEST, NOT_STARTED, RATE_LIMITED, ROUND_OVER, SUPERSEDED
from tablee.games.grumpf.rules import Grumpf
from tablee.games.grumpf.sight import PaceView, view_of_hand
from tablee.games.grumpf.start import Countdown, Readying, Shouting
from tablee.games.grumpf.terms import Terms
from tablee.games.grumpf.windows import close_window, lies_wrong, next_window
from tablee.games.grumpf.writing import write_hand
from tablee.kernel.luck import Luck
from tablee.kernel.position import Move, Refusal
from tablee.kernel.records import EVERYTHING, Interrupted, LatencyMeasured

if TYPE_CHECKING:
    from tablee.games.grumpf.by_pace import ByPace
    from tablee.games.grumpf.view import HandView
    from tablee.kernel.records import Event, Eyes


@final
class RealTime(Grumpf):
    """The real game: ready, shout, countdown, GO, and everybody at once."""

    __slots__ = (
        "priority",
        "ready",
        "go_at",
        "opened",
        "closed",
        "hands",
        "last_act",
        "stall_warned",
        "time_warned",
    )

    def __init__(self, box: Box, terms: Terms, seats: int, clans: list[Clan]) -> None:
        super().__init__(box, terms, seats, clans, PHASES, READYING)
        self.priority = list(range(seats))  # the seats, the first in a tie first (GRU-243)
        self.ready = [False] * seats
        self.go_at = 0  # table time of GO; later, if the hunt was interrupted
        self.opened = 0  # hunt time at which the windows opened: 0, or where an interruption left it
        self.closed = 0  # the last window that has closed with something to do in it
        self.hands = [Hand() for _ in range(seats)]
        self.last_act = 0  # the last accepted PLACE, CLUB or BED (GRU-271)
        self.stall_warned = False
        self.time_warned = False

    def hunt_time(self) -> int:
        """GRU-240. After GO."""
        return self.now - self.go_at

    def shown(self, seat: int, index: int) -> str | None:
        """The face of a pawn in front of its owner."""
        clan = self.clans[seat]
        if clan.states[index] != HELD or clan.sides[index] < 0:
            return None
        return face_text(self.box.pawns[index].faces[clan.sides[index]])

    def order_round(self, luck: Luck) -> None:
        """GRU-243. A random order of the seats, for this round."""
        self.priority = list(range(self.seats))
        luck.shuffle(self.priority)
        if self.told is not None:
            self.told.append(events.RoundStart(self.t(), self.round, self.priority[:], None))

    # --- What is answered on arrival

    def why_no_hunt(self, seat: int, move: HuntMove) -> Refusal:
        """GRU-239, 263, 265. Before GO, or after the end."""
        return self.why_not_take(seat, move) or (NOT_STARTED if self.phase in BEFORE_GO else ROUND_OVER)

    def why_not_take(self, seat: int, move: HuntMove) -> Refusal | None:
        """GRU-265, 268. Whether there is a hunt or not."""
        if not self.can_be_sent(move):
            return BAD_REQUEST
        return RATE_LIMITED if self.received(seat) >= self.box.constants.cmd_rate else None

    def can_be_sent(self, move: HuntMove) -> bool:
        """GRU-265, R47. Nobody waits in real time, and everything that a command names is there."""
        return not isinstance(move, Wait) and exists(self, move)

    def received(self, seat: int) -> int:
        """GRU-268. How many commands of a seat have come in the last second, whatever became of them."""
        hand = self.hands[seat]
        arrival = self.hunt_time()
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

    # --- Clocks and connection

    def live(self) -> bool:
        return not self.over

    def question(self, seat: int) -> str | None:
        """That bots are ready meanwhile changes nothing for the others (GRU-235)."""
        return f"{self.round} {self.phase}"

    def reach(self, at: int, luck: Luck) -> None:
        """GRU-240. A window takes in what arrives at the very moment of its close, and closes after it."""
        self.advance(at - 1, luck)
        if self.takes_in():
            self.now = max(self.now, at)
        else:
            self.advance(at, luck)

    def takes_in(self) -> bool:
        return self.phase == HUNT

    def notice(self, fact: Event, luck: Luck) -> None:
        """GRU-242, 274. A delay is told to nobody; an interruption shifts GO, so that nobody gains."""
        if isinstance(fact, LatencyMeasured):
            self.hands[fact.seat].one_way = fact.one_way
        elif isinstance(fact, Interrupted):
            self.current.resume(self)
        else:
            super().notice(fact, luck)

    # --- 3.14 The practice hunt of somebody who plays alone

    def practice(self) -> bool:
        """GRU-316. Is this the hunt that waits?"""
        return self.terms.patience == "practice" and self.round == 1 and self.lone() >= 0

    def waits_for_person(self) -> bool:
        """GRU-316. Who is there, awake, and still holds Grumpfs."""
        if not self.practice():
            return False
        clan = self.clans[self.lone()]
        return clan.person() and not clan.asleep() and clan.held() > 0

    def in_step(self, seat: int) -> bool:
        """GRU-316. A bot acts only while it holds more Grumpfs than the person."""
        if not self.clans[seat].bot or not self.waits_for_person():
            return True
        return self.clans[seat].held() > self.clans[self.lone()].held()

    # --- Who knows what, copies and paper

    def pace_view(self) -> PaceView:
        view = PaceView()
        phase = self.phase
        view.priority = self.priority[:]
        view.hunt_max = None if self.practice() else self.terms.hunt_max
        if phase in (COUNTDOWN, HUNT):
            view.go_at = self.go_at
        if phase == HUNT:
            view.opens_at = self.go_at + self.opened
            view.waits = self.waits_for_person()
        return view

    def hand_view(self, seat: int) -> HandView | None:
        return view_of_hand(self.hands[seat])

    def guess(self, eyes: Eyes, luck: Luck) -> None:
        """Section 6. What others have sent, and how far away they are, is theirs."""
        if eyes == EVERYTHING:
            return
        for seat, hand in enumerate(self.hands):
            if seat != eyes:
                hand.forget()

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

    def write_pace(self, paper: Paper) -> None:
        paper.realtime = PaperRealTime(
            self.priority[:],
            self.ready[:],
            self.go_at,
            self.opened,
            self.closed,
            [write_hand(hand) for hand in self.hands],
            self.last_act,
            self.stall_warned,
            self.time_warned,
        )

    def by_pace(self, visitor: ByPace) -> None:
        visitor.realtime(self)


@final
class LiveHunt(Phase["RealTime"]):
    """GRU-060. Nobody is waited for, and everybody may act. What may be sent is not always what will succeed."""

    __slots__ = ()

    def begin(self, position: RealTime, luck: Luck) -> None:
        """GRU-052, 238, 256. Everybody drops his pawns; each lands on one of its faces. Drawn now, so nobody knows."""
        for clan in position.clans[: position.seats]:
            for index, state in enumerate(clan.states):
                if state == HELD:
                    clan.sides[index] = luck.below(2)
        for hand in position.hands:
            hand.free()
        position.opened = 0
        position.closed = 0
        position.last_act = 0
        position.stall_warned = False
        position.time_warned = False
        if position.told is not None:
            clans = range(position.seats)
            faces = [[position.shown(seat, index) for index in range(len(position.box.pawns))] for seat in clans]
            position.told.append(events.Go(position.t(), faces))

    def time(self, position: RealTime) -> int:
        return position.hunt_time()

    def acting(self, position: RealTime) -> tuple[int, ...]:
        """GRU-060, 061. Whoever is awake, whenever he likes."""
        seats = range(position.seats)
        return tuple([seat for seat in seats if not position.clans[seat].asleep() and position.in_step(seat)])

    def moves(self, position: RealTime, seat: int) -> tuple[Move, ...]:
        sendable = position.box.hunt_moves[position.seats]
        return NO_MOVES if self.why_not(position, seat, BED) is not None else sendable

    def options(self, position: RealTime, seat: int) -> tuple[Move, ...]:
        """Anything may be sent: no list says more."""
        return NO_MOVES

    def why_not(self, position: RealTime, seat: int, move: Move) -> Refusal | None:
        """GRU-239, 265. What is answered on arrival; the rest is found out when the command is applied."""
        if not isinstance(move, HuntMove):
            return super().why_not(position, seat, move)
        not_open = NOT_STARTED if position.hunt_time() <= position.opened else None
        return position.why_not_take(seat, move) or not_open

    def play(self, position: RealTime, seat: int, move: Move, luck: Luck) -> None:
        """A command arrives now; the table has advanced us to this moment."""
        assert isinstance(move, HuntMove)
        arrive(position, seat, move)

    def tempo(self, position: RealTime, seat: int) -> str:
        """Section 11. A bot reads the table after GO, and takes longer after a pawn that it had to turn."""
        hand = position.hands[seat]
        if hand.coming is None:
            return "start" if hand.busy_until == 0 else "act"
        move = hand.coming.move
        return "flip" if isinstance(move, PawnMove) and lies_wrong(position, seat, move) else "act"

    def due(self, position: RealTime) -> int | None:
        close = next_window(position)
        return None if close < 0 else position.go_at + close

    def fall_due(self, position: RealTime, luck: Luck) -> None:
        close_window(position, luck)

    def stop(self, position: RealTime) -> None:
        """GRU-263. After the end of the hunt, even in the same window."""
        for seat, hand in enumerate(position.hands):
            if hand.coming is not None:
                reject(position, seat, hand.coming, ROUND_OVER)
                hand.coming = None
            empty_buffer(position, seat, ROUND_OVER)

    def hands_change(self, position: RealTime, seat: int, luck: Luck) -> None:
        """GRU-312. The buffer is dropped; a committed command stands, and the hand stays busy."""
        position.hands[seat].commit(position.hunt_time(), position.box.constants.tick)
        empty_buffer(position, seat, SUPERSEDED)
        if position.practice():
            position.last_act = max(position.last_act, position.hunt_time())  # it waited, and nobody was slow

    def resume(self, position: RealTime) -> None:
        """GRU-274. Hunt time stands still at the last window closed; the next one opens after a countdown."""
        resume_at = position.now + position.box.constants.countdown
        tick = position.box.constants.tick
        position.opened = max(position.opened, position.hunt_time() // tick * tick)
        position.go_at = resume_at - position.opened
        if position.told is not None:
            position.told.append(events.HuntResumed(position.opened, resume_at))


PHASES: Final = by_name(  # GRU-043
    [
        Waiting(WAITING),
        Readying(READYING),
        Shouting(SHOUTING),
        Countdown(COUNTDOWN),
        LiveHunt(HUNT),
        Review(REVIEW),
        Exchanging(EXCHANGE),
        End(END),
    ]
)
