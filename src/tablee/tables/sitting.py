"""One running game with people in its seats: clocks, absences, substitutes. Pure: every time is an input, in ms.

The rules know no clock and no connection; a sitting does, the same way for every game (SMI-150 to 155). It plays the
default for a clock that ran out, and says when a bot has to move; computing that move is the caller's business. Where
the rules keep the time themselves, it has no clocks but the thoughts of bots, and tells nothing of those.
"""

from __future__ import annotations

from typing import Final, Protocol

from tablee.kernel import (
    ClockStarted,
    DefaultPlayed,
    Event,
    Interrupted,
    LatencyMeasured,
    Luck,
    Moderated,
    Move,
    Pace,
    Position,
    Refusal,
    SeatBack,
    SeatGone,
    Spoke,
    Traits,
)
from tablee.tables.acts import Takeover
from tablee.tables.chairs import Chair, Clock
from tablee.tables.deeds import Seated

BREATH: Final = 5_000  # milliseconds that somebody has at least who has taken a move back
ANY_GAME: Final = Traits()


class Delays(Protocol):
    """How long bots seem to think. No thought depends on how many there were before: that may be a secret."""

    def thought(self, seat: int, at: int, kind: str) -> int:
        """For the decision that this seat has from `at` on, of a kind that its rules name (`Position.tempo`)."""


class Sitting:
    """A position, its luck, and its chairs. Every verb returns the events that it caused, in order."""

    def __init__(
        self,
        position: Position,
        luck: Luck,
        pace: Pace,
        at: int,
        *,
        bots: frozenset[int] = frozenset(),
        takeover: Takeover = "bot",
        delays: Delays,
        traits: Traits = ANY_GAME,
    ) -> None:
        self.position = position
        self.luck = luck
        self.pace = pace
        self.takeover: Takeover = takeover
        self.delays = delays
        self.measures = traits.real_time
        self.stands_still = traits.stands_still
        self.chairs = [Chair(pace.bank, seat in bots) for seat in range(position.seats)]
        self.clocks: dict[int, Clock] = {}
        self.zero = at - position.now  # the table time at which the time of the rules is 0
        self.paused = False
        self.asleep = False  # while every person is away
        self.went_on = 0  # how often the rules went on by themselves, since this table was read
        self.moved: set[int] = set()  # the seats that have moved since somebody asked
        self.opening = self.settle(at)

    # --- Kept, and put back

    def seated(self) -> Seated:
        """As it is now, whatever becomes of the sitting."""
        chairs = [chair.copy() for chair in self.chairs]
        return Seated(chairs, self.clocks.copy(), self.zero, self.position.now, self.paused, self.asleep)

    def restore(self, seated: Seated) -> None:
        self.chairs = [chair.copy() for chair in seated.chairs]
        self.clocks = seated.clocks.copy()
        self.zero = seated.zero
        self.position.now = seated.now
        self.paused = seated.paused
        self.asleep = seated.asleep

    # --- Moves

    def why_not(self, seat: int, move: Move, at: int) -> Refusal | None:
        """What the rules say to a move that comes at that time, before which nothing is due. Nothing changes."""
        now = self.position.now
        self.reach(at)
        refusal = self.position.why_not(seat, move)
        self.position.now = now
        return refusal

    def play(self, seat: int, move: Move, at: int, delay: int = 0) -> list[Event]:
        """A player's own move, so long on its way, to which `why_not` has no objection. It is a message, too."""
        events = self.message(seat, at)
        self.measure(seat, delay)
        self.chairs[seat].missed = 0
        self.make(seat, move, at)
        events += self.settle(at)
        return events

    def substitute(self, seat: int, move: Move | None, at: int) -> list[Event]:
        """The move of the bot that is `wanted`, to which `why_not` has no objection.

        Where nobody waits for it, a bot may also do nothing; then it thinks again.
        """
        self.reach(at)
        self.measure(seat, 0)
        if move is None:
            self.stop_clock(seat, at)
        else:
            self.make(seat, move, at)
        return self.settle(at)

    def interventions(self, at: int) -> tuple[Move, ...]:
        """What a moderator may do at that time, before which nothing is due. Nothing changes."""
        now = self.position.now
        self.reach(at)
        found = self.position.interventions()
        self.position.now = now
        return found

    def intervene(self, move: Move, at: int) -> list[Event]:
        """A moderator does something. Whoever has another question now has another clock, too."""
        events = self.make_way(at)
        asked = [(seat, self.position.question(seat)) for seat, clock in self.clocks.items() if not clock.free]
        self.position.intervene(move, self.luck)
        for seat, question in asked:
            if not self.still_asked(seat, question):
                self.stop_clock(seat, at)
        return events + self.settle(at)

    def turned_away(self, seat: int, at: int) -> None:
        """A move was refused. It leaves no trace, but some rules count what comes, whatever becomes of it (GRU-268)."""
        self.position.turned_away(seat, at - self.zero)

    def measure(self, seat: int, delay: int) -> None:
        """Rules in real time may want to know how far away a seat is."""
        if self.measures:
            self.position.notice(LatencyMeasured(seat, delay), self.luck)

    def wanted(self, at: int) -> int | None:
        """A seat whose bot has thought long enough and has to move now, after whatever else is due."""
        if self.still or self.behind(at):
            return None
        for seat, clock in self.clocks.items():
            if clock.deadline <= at and self.played_by_bot(seat):
                return seat
        return None

    def a_bot_thinks(self) -> bool:
        """Whether a clock runs for a seat that a bot plays."""
        for seat in self.clocks:
            if self.played_by_bot(seat):
                return True
        return False

    # --- Time

    def due(self, bots: bool = True) -> int | None:
        """The next time at which something happens without anybody doing anything; or without bots, either."""
        if self.still:
            return None
        first: int | None = None
        for seat, clock in self.clocks.items():
            if (first is None or clock.deadline < first) and (bots or not self.played_by_bot(seat)):
                first = clock.deadline
        for chair in self.chairs:
            if chair.disconnected_at is not None and (time := self.gone_at(chair)) is not None:
                first = time if first is None else min(first, time)
        in_the_rules = self.position.due()
        if in_the_rules is None:
            return first
        return self.zero + in_the_rules if first is None else min(first, self.zero + in_the_rules)

    def advance(self, at: int) -> list[Event]:
        """Everything that falls due up to `at`, in order of time. A bot moves when it moves: nothing waits for it."""
        events: list[Event] = []
        while (due := self.due(bots=False)) is not None and due <= at:
            events += self.fire(due)
        self.pass_time(at)
        return events

    def behind(self, at: int) -> bool:
        """Whether something comes before a move at that time, besides the move of a bot, and has not happened yet."""
        due = self.due(bots=False)
        return due is not None and due <= self.before(at)

    def before(self, at: int) -> int:
        """Whatever falls due up to then comes before a move at `at`. Some rules count the move with what falls due at
        that very moment, as long as it has not happened (GRU-240, 244).
        """
        return at - 1 if self.position.takes_in() else at

    def make_way(self, at: int) -> list[Event]:
        """Everything that comes before a move at `at`, in order of time."""
        events: list[Event] = []
        while (due := self.due(bots=False)) is not None and due <= self.before(at):
            events += self.fire(due)
        self.reach(at)
        return events

    def reach(self, at: int) -> None:
        """The moment of a move: what is still due at this very moment comes after it."""
        if not self.still:
            self.position.reach(max(at - self.zero, self.position.now), self.luck)

    def pass_time(self, at: int) -> None:
        """The time of the rules begins with the game, and stands still while the table does."""
        if not self.still:
            self.position.advance(max(at - self.zero, self.position.now), self.luck)

    @property
    def still(self) -> bool:
        return self.paused or self.asleep

    def fire(self, due: int) -> list[Event]:
        """What the rules do by themselves comes first, so that whatever else is due happens at its own time."""
        in_the_rules = self.position.due()
        if in_the_rules is not None and self.zero + in_the_rules <= due:
            return self.go_on_by_the_rules(due)
        self.pass_time(due)
        for seat, chair in enumerate(self.chairs):
            if self.gone_at(chair) == due:
                return self.take_over(seat, "disconnected", due)
        for seat, clock in self.clocks.items():
            if clock.deadline == due and not self.played_by_bot(seat):
                return self.play_default(seat, due)
        raise AssertionError("nothing is due")

    def go_on_by_the_rules(self, due: int) -> list[Event]:
        """Whatever the rules decided, whoever is awaited now has a new decision, unless the question is the same."""
        asked = [(seat, self.position.question(seat)) for seat, clock in self.clocks.items() if not clock.free]
        self.pass_time(due)
        self.went_on += 1
        for seat, question in asked:
            if not self.still_asked(seat, question):
                self.stop_clock(seat, due)
        return self.settle(due)

    def still_asked(self, seat: int, question: str | None) -> bool:
        """A question that is answered in several small moves, or while time goes on, has one clock."""
        return (
            question is not None
            and not self.position.over
            and seat in self.position.awaited()
            and self.position.question(seat) == question
        )

    def play_default(self, seat: int, at: int) -> list[Event]:
        """SMI-152. The harmless move for this turn; in some games a seat is gone after a few in a row (SMI-154)."""
        chair = self.chairs[seat]
        self.pass_time(at)
        self.position.notice(DefaultPlayed(seat, "gone" if chair.gone else "timeout"), self.luck)
        self.make(seat, self.position.default(seat), at)
        if not chair.gone and seat not in self.clocks:
            chair.missed += 1
        if 0 < self.pace.missed <= chair.missed and not chair.gone and not self.position.over:
            self.mark_gone(seat, "timeouts")
        return self.settle(at)

    # --- Coming and going

    def leave(self, seat: int, at: int) -> list[Event]:
        """SMI-153, 154. The player goes; the seat stays in the game."""
        return self.advance(at) + self.take_over(seat, "left", at)

    def disconnect(self, seat: int, at: int) -> list[Event]:
        """A lost connection; the first of an outage counts."""
        events = self.advance(at)
        if self.chairs[seat].disconnected_at is None:
            self.chairs[seat].disconnected_at = at
        return events + self.settle(at)

    def message(self, seat: int, at: int) -> list[Event]:
        """Any sign of life from a seat's player (SMI-154)."""
        events = self.make_way(at)
        events += self.back(seat, at)
        return events

    def spoke(self, seat: int, channel: str, at: int) -> list[Event]:
        """Somebody has said something in a channel, before which nothing is due."""
        events = self.make_way(at)
        self.position.notice(Spoke(seat, channel), self.luck)
        return events + self.settle(at)

    def back(self, seat: int, at: int) -> list[Event]:
        chair = self.chairs[seat]
        stood_in = self.stands_in(seat)
        chair.disconnected_at = None
        if not chair.gone:
            if stood_in:
                self.clocks.pop(seat, None)
            return []
        chair.gone = False
        chair.missed = 0
        self.position.notice(SeatBack(seat), self.luck)
        self.clocks.pop(seat, None)  # its own clock instead of the bot's, if it is this seat's turn
        return self.settle(at)

    def take_over(self, seat: int, reason: str, at: int) -> list[Event]:
        self.chairs[seat].disconnected_at = None
        if self.position.over:
            return []
        if self.chairs[seat].gone:  # who was away, and leaves now, does not come back
            if reason != "left" or self.chairs[seat].why == reason:
                return []
            self.mark_gone(seat, reason)
            return self.settle(at)
        left = self.left(seat, at)
        self.stop_clock(seat, at)
        self.chairs[seat].left = left  # who takes the same decision back has no more time for it than before
        self.mark_gone(seat, reason)
        return self.settle(at)

    def mark_gone(self, seat: int, reason: str) -> None:
        self.chairs[seat].gone = True
        self.chairs[seat].why = reason
        self.position.notice(SeatGone(seat, reason, self.takeover), self.luck)

    def gone_at(self, chair: Chair) -> int | None:
        """When a lost connection will make this seat gone."""
        if chair.disconnected_at is None or chair.gone or chair.bot:
            return None
        if self.position.over or self.pace.disconnection == 0:
            return None
        return chair.disconnected_at + self.pace.disconnection

    def deserted(self) -> bool:
        """Every person is gone: the game waits until one is back."""
        people = False
        for chair in self.chairs:
            if not chair.bot:
                if not chair.gone:
                    return False
                people = True
        return people

    def played_by_bot(self, seat: int) -> bool:
        chair = self.chairs[seat]
        return chair.bot or (chair.gone and self.takeover == "bot") or self.stands_in(seat)

    def stands_in(self, seat: int) -> bool:
        """In a hushed room a bot answers for whoever has lost the connection, before anybody misses them (LGT-370)."""
        chair = self.chairs[seat]
        away = chair.disconnected_at is not None and not chair.gone
        return away and self.takeover == "bot" and self.position.hushed(seat)

    # --- Clocks

    def pause(self) -> list[Event]:
        """Time stands still until `restart`."""
        self.paused = True
        return []

    def moderated(self, what: str) -> list[Event]:
        """A moderator has done something that is not the rules' own business, but theirs to list."""
        self.position.notice(Moderated(what), self.luck)
        return self.position.drain()

    def restart(self, at: int) -> list[Event]:
        """Time goes on, with fresh clocks for whoever is awaited: everybody had agreed to the pause."""
        self.paused = False
        return [] if self.asleep else self.begin_anew(at)

    def go_on(self, at: int) -> list[Event]:
        """The house stood still, and nobody could play: what the rules time goes on where it was."""
        return [] if self.still else self.begin_anew(at)

    def take_back(self, seat: int, left: int, at: int) -> list[Event]:
        """A seat has its decision again, with the time that it had left when it moved: what was used stays used."""
        self.paused = False
        if self.asleep:
            return []
        self.set_time(at)
        self.chairs[seat].left = max(left, BREATH - self.chairs[seat].bank)
        return self.settle(at)

    def seat_again(self, chairs: list[Chair]) -> None:
        """A move was taken back: who is there again, and who has gone since, is told to the rules once more."""
        before = self.chairs
        for seat, chair in enumerate(chairs):
            if before[seat].gone and not chair.gone:
                self.position.notice(SeatBack(seat), self.luck)
        for seat, chair in enumerate(chairs):
            if chair.gone and (not before[seat].gone or before[seat].why != chair.why):
                self.position.notice(SeatGone(seat, chair.why, self.takeover), self.luck)
        self.chairs = [chair.copy() for chair in chairs]
        self.asleep = self.stands_still and self.deserted()

    def look_around(self, at: int) -> list[Event]:
        """With every person away the table falls asleep; with the first one back it wakes up."""
        deserted = self.stands_still and self.deserted()
        if deserted and not self.asleep:
            self.asleep = True
        elif self.asleep and not deserted:
            self.asleep = False
            return [] if self.paused else self.begin_anew(at)
        return []

    def begin_anew(self, at: int) -> list[Event]:
        self.set_time(at)
        return self.settle(at)

    def set_time(self, at: int) -> None:
        """The time of the rules goes on from here, and no clock runs any more."""
        self.zero = at - self.position.now
        self.clocks.clear()
        if self.position.live():
            self.position.notice(Interrupted(), self.luck)
        for chair in self.chairs:
            chair.left = None
            if chair.disconnected_at is not None:
                chair.disconnected_at = at

    def settle(self, at: int) -> list[Event]:
        """Collect what was told, and start the clock of every seat that is newly awaited (SMI-155)."""
        self.miss_absentees(at)
        awaited = self.position.awaited()
        acting = self.position.acting()
        for seat in [seat for seat in self.clocks if seat not in acting or self.is_nobodys(seat)]:
            self.stop_clock(seat, at)
        for seat in acting:
            free = seat not in awaited
            if seat in self.clocks and self.clocks[seat].free != free:
                self.stop_clock(seat, at)
            if seat not in self.clocks:
                self.start_clock(seat, at, free)
        return self.position.drain()

    def miss_absentees(self, at: int) -> None:
        """The rules may take a seat for absent: where the table has no clock that runs out, they alone can tell."""
        for seat in self.position.absent():
            if not self.chairs[seat].bot and not self.chairs[seat].gone:
                self.stop_clock(seat, at)
                self.mark_gone(seat, "timeouts")

    def is_nobodys(self, seat: int) -> bool:
        """The thought of a bot that stood in for somebody, and does so no longer."""
        return not self.played_by_bot(seat) and not self.chairs[seat].gone and self.position.clock(seat) is None

    def start_clock(self, seat: int, at: int, free: bool) -> None:
        chair = self.chairs[seat]
        kind = self.position.clock(seat)
        if self.played_by_bot(seat) or (chair.gone and kind is not None):
            thought = self.delays.thought(seat, at, self.position.tempo(seat))
            self.clocks[seat] = Clock(at, at + thought, free)
            return
        if kind is None:  # the rules keep the time, and choose for whoever lets it pass
            return
        time = self.pace.time(kind) if chair.left is None else chair.left
        chair.left = None
        clock = Clock(at, at + time + chair.bank)
        self.clocks[seat] = clock
        self.position.notice(ClockStarted(seat, clock.deadline, chair.bank), self.luck)

    def make(self, seat: int, move: Move, at: int) -> None:
        question = self.position.question(seat)
        self.position.play(seat, move, self.luck)
        self.moved.add(seat)
        if self.played_by_bot(seat) or not self.still_asked(seat, question):  # a bot thinks about each small move
            self.stop_clock(seat, at)

    def left(self, seat: int, at: int) -> int | None:
        """What is left of a player's own time for this decision, besides the bank; None if no such clock runs."""
        clock, chair = self.clocks.get(seat), self.chairs[seat]
        if clock is None or self.played_by_bot(seat) or chair.gone:
            return None
        return max(0, clock.deadline - chair.bank - at)

    def stop_clock(self, seat: int, at: int) -> None:
        """What was used beyond the turn's own time comes out of the bank."""
        clock = self.clocks.pop(seat, None)
        chair = self.chairs[seat]
        chair.left = None
        if clock is not None and not chair.bot and not chair.gone:
            overtime = at - (clock.deadline - chair.bank)
            chair.bank -= min(chair.bank, max(0, overtime))
