"""The bots of Archibald, from its rules' section 11. Each knows what its seat knows, and says why it moves so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.bots import DefaultBot, RandomBot, Thinker
from tablee.games.archibald import effects, motives, moving, turn, water
from tablee.games.archibald.box import EQUIPMENT
from tablee.games.archibald.foresight import Foresight
from tablee.games.archibald.habits import Habits
from tablee.games.archibald.judgement import Judge, is_known_trap
from tablee.games.archibald.mind import Sighted
from tablee.games.archibald.moves import Deed
from tablee.games.archibald.rules import Race
from tablee.kernel import BotMaker, Luck, Move, Reason, View

DISTRACTED: Final = 0.3  # how often a beginner does not look where it goes
PLAYFUL: Final = 0.4  # and plays a card, when it may


class Player(Thinker[Sighted]):
    """Imagines a race that fits what it sees, decides in it, and says why."""

    said: Reason | None = None

    def decide(self, view: View) -> Move:
        race = self.belief.imagine(self.luck)
        if isinstance(race.agenda[-1], turn.ChooseHero):
            move = any_of(race.moves(self.seat), self.luck)
        else:
            move = self.weigh(race)
        self.said = motives.reason(race, self.seat, move)
        return move

    def weigh(self, race: Race) -> Move:
        raise NotImplementedError

    def reason(self) -> Reason | None:
        return self.said


class Solid(Player):
    """Takes the shortest way, and plays its cards by rules of thumb."""

    def __init__(self, belief: Sighted, seat: int, luck: Luck) -> None:
        super().__init__(belief, seat, luck)
        self.habits = Habits(Judge(belief.box))

    def weigh(self, race: Race) -> Move:
        return self.habits.answer(race, self.seat)


class Beginner(Solid):
    """Goes where a solid player goes, if it minds; cards, answers and destinations as they come."""

    def weigh(self, race: Race) -> Move:
        step = race.agenda[-1]
        moves = race.moves(self.seat)
        if isinstance(step, turn.Window):
            return self.window(race, moves)
        if isinstance(step, (moving.Walk, moving.MoveAgain, moving.BonusMove)):
            if self.luck.uniform() < DISTRACTED:
                return any_of(harmless(race, self.seat, moves), self.luck)
            return super().weigh(race)
        if isinstance(step, (turn.ChooseStart, effects.Answer, water.SendTo, effects.Peek, effects.GiveUp)):
            return any_of(moves, self.luck)
        return race.default(self.seat)

    def window(self, race: Race, moves: Sequence[Move]) -> Move:
        """The first equipment, if it has none; now and then any card."""
        if race.draft is not None:
            return super().weigh(race)
        runner = race.runners[self.seat]
        if runner.equipment is None:
            for card in runner.hand:
                if card.kind == EQUIPMENT:
                    return card.equip
        cards = [move for move in moves if isinstance(move, Deed) and move.verb in ("play", "aim")]
        if cards and self.luck.uniform() < PLAYFUL:
            return any_of(cards, self.luck)
        return race.default(self.seat)


class Strong(Player):
    """Tries what looks promising in many imagined races."""

    def __init__(self, belief: Sighted, seat: int, luck: Luck) -> None:
        super().__init__(belief, seat, luck)
        self.foresight = Foresight(belief.box)

    def weigh(self, race: Race) -> Move:
        return self.foresight.choose(race, self.seat, self.luck)


def any_of(moves: Sequence[Move], luck: Luck) -> Move:
    return moves[luck.below(len(moves))]


def harmless(race: Race, seat: int, moves: Sequence[Move]) -> Sequence[Move]:
    """Nobody walks into a trap with open eyes, unless there is nothing else."""
    return [move for move in moves if isinstance(move, Deed) and not is_known_trap(race, seat, move.cell)] or moves


LEVELS: Final[dict[str, BotMaker]] = {
    "random": RandomBot,
    "default": DefaultBot,
    "beginner": Beginner,
    "solid": Solid,
    "strong": Strong,
}
