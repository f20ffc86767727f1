"""Section 3.4 and the start of 3.12: ready, shout, countdown. What follows GO is in `realtime`."""

from __future__ import annotations

from tablee.games.grumpf import events
from tablee.games.grumpf.box import Box
from tablee.games.grumpf.clans import Clan
from tablee.games.grumpf.hunt import Terms
from tablee.games.grumpf.phases import COUNTDOWN, READYING, SHOUTING
from tablee.games.grumpf.rules import Grumpf
from tablee.kernel.luck import Luck


class Gathering(Grumpf):
    """Everybody takes his pawns in hand, and waits for the shout."""

    __slots__ = ("priority", "ready", "go_at")

    def __init__(self, box: Box, terms: Terms, seats: int, clans: list[Clan]) -> None:
        super().__init__(box, terms, seats, clans)
        self.priority = list(range(seats))  # the seats, the first in a tie first (GRU-243)
        self.ready = [False] * seats
        self.go_at = 0  # table time of GO; later, if the hunt was interrupted

    def order_round(self, luck: Luck) -> None:
        """GRU-243. A random order of the seats, for this round."""
        self.priority = list(range(self.seats))
        luck.shuffle(self.priority)
        if self.told is not None:
            self.told.append(events.RoundStart(self.t(), self.round, self.priority[:], None))

    def open_hunt(self, luck: Luck) -> None:
        """GRU-235. Everybody takes his pawns in hand."""
        self.phase = READYING
        self.ready = [False] * self.seats
        self.until = self.now + self.box.constants.ready_max

    def bots_ready_at(self) -> int:
        constants = self.box.constants
        return self.until - constants.ready_max + constants.bots_ready

    def somebody_is_no_person(self) -> bool:
        """GRU-235. A bot, or a bot's hands for somebody who is gone, that has still to be ready."""
        for seat in range(self.seats):
            if not self.ready[seat] and not self.clans[seat].person():
                return True
        return False

    def make_ready(self, seat: int, auto: bool) -> None:
        self.ready[seat] = True
        if self.told is not None:
            self.told.append(events.SeatReady(self.t(), seat, auto))

    def make_missing_ready(self) -> None:
        """GRU-235. Bots after a second, everybody at the latest when the time is up."""
        late = self.now >= self.until
        for seat in range(self.seats):
            if not self.ready[seat] and (late or not self.clans[seat].person()):
                self.make_ready(seat, self.clans[seat].person())
        self.all_ready()

    def all_ready(self) -> None:
        """GRU-236. Then anybody may shout; a table of bots does not wait for it."""
        if False in self.ready:
            return
        self.phase = SHOUTING
        self.until = self.now + self.box.constants.shout_max
        for clan in self.clans[: self.seats]:
            if not clan.bot:
                return
        self.shout(-1)

    def may_shout(self, seat: int) -> bool:
        """GRU-051, 236. People only; a shout that comes too late is ignored, without an answer."""
        return self.clans[seat].person() and (self.phase == SHOUTING or self.phase == COUNTDOWN)

    def shout(self, seat: int) -> None:
        """GRU-051, 237. Grumpf! GO comes after the countdown."""
        self.phase = COUNTDOWN
        self.go_at = self.now + self.box.constants.countdown
        if self.told is not None:
            self.told.append(events.Shout(self.t(), seat if seat >= 0 else None, self.go_at))
