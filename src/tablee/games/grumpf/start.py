"""Section 3.4 and the start of 3.12: ready, shout, countdown. What follows GO is in `realtime`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from tablee.games.grumpf import events
from tablee.games.grumpf.moves import READY, SHOUT
from tablee.games.grumpf.names import COUNTDOWN, HUNT, SHOUTING, WAITING
from tablee.games.grumpf.phases import NO_MOVES, Phase
from tablee.kernel.luck import Luck
from tablee.kernel.position import Move, Refusal

if TYPE_CHECKING:
    from tablee.games.grumpf.realtime import RealTime

JUST_READY: Final[tuple[Move, ...]] = (READY,)
JUST_SHOUT: Final[tuple[Move, ...]] = (SHOUT,)


@final
class Readying(Phase["RealTime"]):
    """GRU-050, 235. Everybody takes his pawns in hand, and says so."""

    __slots__ = ()

    def begin(self, position: RealTime, luck: Luck) -> None:
        position.ready = [False] * position.seats
        position.until = position.now + position.box.constants.ready_max

    def awaited(self, position: RealTime) -> tuple[int, ...]:
        """Everybody who is there."""
        seats = range(position.seats)
        return tuple([seat for seat in seats if not position.ready[seat] and position.clans[seat].person()])

    def moves(self, position: RealTime, seat: int) -> tuple[Move, ...]:
        return NO_MOVES if position.ready[seat] else JUST_READY

    def why_not(self, position: RealTime, seat: int, move: Move) -> Refusal | None:
        if move is READY and not position.ready[seat]:
            return None
        return super().why_not(position, seat, move)

    def play(self, position: RealTime, seat: int, move: Move, luck: Luck) -> None:
        self.make_ready(position, seat, False)
        self.end_if_all_are(position, luck)

    def default(self, position: RealTime, seat: int) -> Move:
        return READY

    def is_ready(self, position: RealTime, seat: int) -> bool:
        return position.ready[seat]

    def due(self, position: RealTime) -> int | None:
        """GRU-235, 315. When bots are ready; then when time is up, unless somebody plays alone."""
        if self.bots_are_missing(position):
            return self.bots_ready_at(position)
        return position.until if position.lone() < 0 else None

    def fall_due(self, position: RealTime, luck: Luck) -> None:
        """GRU-235. Bots after a second, everybody at the latest when the time is up."""
        late = position.now >= position.until
        for seat in range(position.seats):
            if not position.ready[seat] and (late or not position.clans[seat].person()):
                self.make_ready(position, seat, position.clans[seat].person())
        self.end_if_all_are(position, luck)

    def hands_change(self, position: RealTime, seat: int, luck: Luck) -> None:
        if position.deserted():
            position.enter(WAITING, luck)  # GRU-314
        elif position.now >= self.bots_ready_at(position):
            self.fall_due(position, luck)

    def bots_ready_at(self, position: RealTime) -> int:
        constants = position.box.constants
        return position.until - constants.ready_max + constants.bots_ready

    def bots_are_missing(self, position: RealTime) -> bool:
        """GRU-235. A bot, or a bot's hands for somebody who is gone, has still to be ready."""
        for seat in range(position.seats):
            if not position.ready[seat] and not position.clans[seat].person():
                return True
        return False

    def make_ready(self, position: RealTime, seat: int, auto: bool) -> None:
        position.ready[seat] = True
        if position.told is not None:
            position.told.append(events.SeatReady(position.t(), seat, auto))

    def end_if_all_are(self, position: RealTime, luck: Luck) -> None:
        if False not in position.ready:
            position.enter(SHOUTING, luck)


class MayShout(Phase["RealTime"]):
    """GRU-236. A shout is heard, of people only."""

    __slots__ = ()

    def moves(self, position: RealTime, seat: int) -> tuple[Move, ...]:
        return JUST_SHOUT if position.clans[seat].person() else NO_MOVES

    def why_not(self, position: RealTime, seat: int, move: Move) -> Refusal | None:
        if move is SHOUT and position.clans[seat].person():
            return None
        return super().why_not(position, seat, move)


@final
class Shouting(MayShout):
    """GRU-051, 236. All are ready, and anybody may shout."""

    __slots__ = ()

    def begin(self, position: RealTime, luck: Luck) -> None:
        """A table of bots does not wait for it."""
        position.until = position.now + position.box.constants.shout_max
        for clan in position.clans[: position.seats]:
            if not clan.bot:
                return
        self.shout(position, -1, luck)

    def play(self, position: RealTime, seat: int, move: Move, luck: Luck) -> None:
        self.shout(position, seat, luck)

    def due(self, position: RealTime) -> int | None:
        """GRU-236, 315."""
        return position.until if position.lone() < 0 else None

    def fall_due(self, position: RealTime, luck: Luck) -> None:
        self.shout(position, -1, luck)

    def hands_change(self, position: RealTime, seat: int, luck: Luck) -> None:
        if position.deserted():
            position.enter(WAITING, luck)  # GRU-314

    def shout(self, position: RealTime, seat: int, luck: Luck) -> None:
        """GRU-051, 237. Grumpf! GO comes after the countdown; a seat below 0 is nobody's."""
        position.go_at = position.now + position.box.constants.countdown
        if position.told is not None:
            position.told.append(events.Shout(position.t(), seat if seat >= 0 else None, position.go_at))
        position.enter(COUNTDOWN, luck)


@final
class Countdown(MayShout):
    """GRU-237. Three, two, one; a shout that comes too late is ignored, without an answer (GRU-051)."""

    __slots__ = ()

    def play(self, position: RealTime, seat: int, move: Move, luck: Luck) -> None:
        """Too late."""

    def due(self, position: RealTime) -> int | None:
        return position.go_at

    def fall_due(self, position: RealTime, luck: Luck) -> None:
        position.enter(HUNT, luck)

    def resume(self, position: RealTime) -> None:
        """GRU-274. It begins again."""
        position.go_at = position.now + position.box.constants.countdown
        if position.told is not None:
            position.told.append(events.HuntResumed(position.t(), position.go_at))
