"""The debate (3.8): everybody living says what they like; day powers are used at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.loupsgarous.bets import bets_of, place_bet
from tablee.games.loupsgarous.events import DebateEnded, DebateShortened, DebateStarted, ReadyCounted, Relaunched
from tablee.games.loupsgarous.moves import Deed, deed
from tablee.games.loupsgarous.powers import Requests, use_power
from tablee.games.loupsgarous.refusals import DEAD
from tablee.games.loupsgarous.requests import DAY_POWERS, day_powers, why_no_power
from tablee.games.loupsgarous.speech import Speaking
from tablee.games.loupsgarous.timed import Timed
from tablee.kernel.agenda import Step, Steps
from tablee.kernel.position import Move, Refusal

if TYPE_CHECKING:
    from tablee.games.loupsgarous.rules import Village
    from tablee.kernel.luck import Luck


class OpenDebate(Step["Village"]):
    """A new debate: nobody is ready."""

    def run(self, village: Village, luck: Luck) -> Steps:
        village.ready = [False] * village.seats
        village.shortened = False
        village.last_spoken = village.now
        return (Requests(), GoOnTalking(village.debate_time()))


class GoOnTalking(Step["Village"]):
    """LGT-103. The debate begins, or goes on after an interruption with the time that it had left."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, village: Village, luck: Luck) -> Steps:
        village.begun = village.now
        village.last_spoken = village.now
        village.tell(DebateStarted(village.now + self.left))
        return (Debate(village.now + self.left),)


def are_ready(village: Village) -> bool:
    """LGT-113. Two thirds of the living."""
    living = village.living()
    return 3 * sum(1 for seat in living if village.ready[seat]) >= 2 * len(living)


class Debate(Speaking):
    def name(self) -> str:
        return "debate"

    def later(self, ends: int) -> Timed:
        return Debate(ends)

    def acting(self, village: Village) -> tuple[int, ...]:
        return tuple(village.living())

    def moves(self, village: Village, seat: int) -> tuple[Move, ...]:
        if not village.alive[seat]:
            return bets_of(village, seat)
        ready = deed("wait") if village.ready[seat] else deed("ready")
        return (ready, *self.words(village, seat), *day_powers(village, seat))

    def objection(self, village: Village, seat: int, move: Move) -> Refusal | None:
        if isinstance(move, Deed) and move.verb in ("ready", "wait"):
            return None if village.alive[seat] else DEAD
        return why_no_power(village, seat, move) or self.why_no_word(village, seat, move)

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        if move.verb == "bet":
            place_bet(village, seat, move)
            return None
        if self.say(village, seat, move):
            return None
        if move.verb in DAY_POWERS:
            caused = use_power(village, seat, move.verb, move.target)
            return (*caused, Requests(), GoOnTalking(self.ends - village.now)) if len(caused) > 0 else None
        village.ready[seat] = move.verb == "ready"
        return self.count_ready(village)

    def count_ready(self, village: Village) -> Steps | None:
        """LGT-113. Two thirds of the living are ready to vote: ten seconds are left, if there were more."""
        count = sum(1 for seat in village.living() if village.ready[seat])
        village.tell(ReadyCounted(count))
        if not are_ready(village) or village.shortened:
            return None
        village.shortened = True
        ends = village.now + village.box.hurry
        if ends >= self.ends:
            return None
        village.tell(DebateShortened(ends))
        return (Debate(ends),)

    def due(self, village: Village) -> int | None:
        """LGT-114. Online a silence is broken."""
        if village.house.same_room:
            return self.ends
        return min(self.ends, village.last_spoken + village.box.silence)

    def expire(self, village: Village, luck: Luck) -> Steps | None:
        from tablee.games.loupsgarous.vote import Ban

        if village.now < self.ends:
            relaunch(village, luck)
            return None
        village.tell(DebateEnded())
        return (Ban(),)


def relaunch(village: Village, luck: Luck) -> None:
    """LGT-114. Somebody living is asked for their view."""
    village.last_spoken = village.now
    living = village.living()
    drawn = luck.stream("relaunch", village.round, village.now)
    village.tell(Relaunched(living[drawn.below(len(living))]))
