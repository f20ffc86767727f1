"""The bots of Grumpf, from its rules' section 11. They see their seat's view, never a position.

Each decision is made from the view alone, so that a bot can take over a seat at any moment. In real time the hunt is
judged as if it went by beats; what the seat has already sent counts as done.
"""

from __future__ import annotations

from typing import ClassVar, Final

from tablee.bots import RandomBot, Thinker
from tablee.games.grumpf.judgement import Outlook, Scales
from tablee.games.grumpf.memory import Memory
from tablee.games.grumpf.moves import CONTINUE, DECLINE, READY, WAIT
from tablee.games.grumpf.names import EXCHANGE, HUNT
from tablee.games.grumpf.rollouts import strong_move
from tablee.games.grumpf.rules import Grumpf
from tablee.games.grumpf.slow import Beats
from tablee.games.grumpf.tactics import against, beginner_move, best_exchange, solid_move
from tablee.games.grumpf.view import GrumpfView
from tablee.kernel import BotMaker, Move, View

PERCENT: Final = 100
BEGINNER_DECLINES: Final = 30  # exchanges in a hundred
HOLDS_BACK: Final = 75  # times in a hundred that who is ahead of everybody waits; never always, or an idle table stalls


class GrumpfBot(Thinker[Memory]):
    """A player with a seat, and some luck of its own."""

    error: ClassVar[int]  # actions in a hundred that are chosen by lot
    noise: ClassVar[float]  # how far what it thinks to gain is off the mark
    patient: ClassVar[bool] = True  # in real time it does not run ahead of the others: the last pawns decide

    def decide(self, view: View) -> Move | None:
        """A move of this phase; nothing, where nobody waits for it. Bots never shout (GRU-236)."""
        assert isinstance(view, GrumpfView)
        if view.phase == HUNT:
            if view.pace != "realtime":
                return self.hunt(self.belief.in_beats())
            move = self.hunt_live(self.belief.in_beats())
            return None if move is WAIT else move
        if view.phase == EXCHANGE and view.exchange == self.seat:
            return self.exchange(self.belief.seen())
        for move in (READY, CONTINUE):
            if move.text in view.options:
                return move
        return None

    def hunt_live(self, hunt: Beats) -> Move:
        if hunt.clans[self.seat].asleep():
            return WAIT
        if self.patient and is_ahead_of_all(hunt, self.seat) and self.luck.below(PERCENT) < HOLDS_BACK:
            return WAIT
        return self.hunt(hunt)

    def hunt(self, hunt: Beats) -> Move:
        if self.luck.below(PERCENT) < self.error:
            moves = hunt.moves(self.seat)
            return moves[self.luck.below(len(moves))]
        return self.act(hunt)

    def act(self, hunt: Beats) -> Move:
        raise NotImplementedError

    def exchange(self, position: Grumpf) -> Move:
        raise NotImplementedError


class Beginner(GrumpfBot):
    """Looks for the species that it needs and at what the boards show; hardly clubs, and stays up to the last pawn."""

    error = 15
    noise = 0.5
    patient = False

    def act(self, hunt: Beats) -> Move:
        return beginner_move(Outlook(hunt, Scales(hunt)), self.seat, self.noise, self.luck)

    def exchange(self, position: Grumpf) -> Move:
        """The best for itself, unless it does not dare."""
        if self.luck.below(PERCENT) < BEGINNER_DECLINES:
            return DECLINE
        return best_exchange(position, self.seat, [0.0] * position.seats)


class Solid(GrumpfBot):
    """Weighs every action by what it gains now, and knows when to go to bed."""

    error = 5
    noise = 0.15

    def act(self, hunt: Beats) -> Move:
        return solid_move(Outlook(hunt, Scales(hunt)), self.seat, self.noise, self.luck)

    def exchange(self, position: Grumpf) -> Move:
        """The best difference to whoever has to give."""
        return best_exchange(position, self.seat, [1.0] * position.seats)


class Strong(GrumpfBot):
    """Plays its best actions out to the end of many imagined hunts before it chooses."""

    error = 1
    noise = 0.05

    def act(self, hunt: Beats) -> Move:
        return strong_move(hunt, self.seat, self.noise, self.luck)

    def exchange(self, position: Grumpf) -> Move:
        """The best difference to the strongest rival; what the others lose does not matter."""
        rival = against(position, self.seat)
        return best_exchange(position, self.seat, [float(other == rival) for other in range(position.seats)])


def is_ahead_of_all(hunt: Beats, seat: int) -> bool:
    """Does everybody else who is awake still hold more pawns?"""
    mine = hunt.clans[seat].held()
    rivals = [clan.held() for other, clan in enumerate(hunt.clans[: hunt.seats]) if other != seat and not clan.asleep()]
    return 0 < mine < min(rivals, default=0)


LEVELS: Final[dict[str, BotMaker]] = {
    "random": RandomBot,
    "beginner": Beginner,
    "solid": Solid,
    "strong": Strong,
}
