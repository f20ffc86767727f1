"""The bots of Les Schtroumpfs, from its rules' section 11: partners who see what everybody sees, and say why."""

from __future__ import annotations

from typing import Final

from tablee.bots import DefaultBot, RandomBot, Thinker
from tablee.games.schtroumpfs import beginner, motives
from tablee.games.schtroumpfs.actions import Permission
from tablee.games.schtroumpfs.foresight import Foresight, Plan, closing_moves, ranked
from tablee.games.schtroumpfs.mind import Open
from tablee.games.schtroumpfs.rules import Village
from tablee.games.schtroumpfs.turn import BeforeCard, Placing
from tablee.games.schtroumpfs.windows import Window
from tablee.kernel import BotMaker, Luck, Move, Reason, View

LOOKS: Final = 3  # worlds in which a turn is tried
MISJUDGEMENT: Final = 0.4  # of a plan, in turns of work
CHOSEN: Final = 5  # plans that are worth more turns
DOUBT: Final = 1.0  # how far behind the best a plan may look, to be one of them
ROLLOUTS: Final = 8
OUTCOME: Final = 60.0  # as much as a victory counts among roll-outs, or a defeat


class Beginner(Thinker[Open]):
    """Does the first thing that comes to mind."""

    said: Reason | None = None

    def decide(self, view: View) -> Move:
        village = self.belief.imagine(self.luck)
        move = beginner.first_thought(village, self.seat, self.luck)
        self.said = motives.reason(village, self.seat, move)
        return move

    def reason(self) -> Reason | None:
        return self.said


class Partner(Thinker[Open]):
    """Plans its turn, crafts what pays, and answers what it is asked, by one judgement."""

    looks = LOOKS

    def __init__(self, belief: Open, seat: int, luck: Luck) -> None:
        super().__init__(belief, seat, luck)
        self.foresight = Foresight(belief.box)
        self.said: Reason | None = None

    def decide(self, view: View) -> Move:
        worlds = [self.belief.imagine(self.luck) for _ in range(self.looks)]
        move = self.weigh(worlds)
        self.said = motives.reason(worlds[0], self.seat, move)
        return move

    def reason(self) -> Reason | None:
        return self.said

    def weigh(self, worlds: list[Village]) -> Move:
        village = worlds[0]
        if isinstance(village.agenda[-1], Permission):
            return village.default(self.seat)
        if isinstance(village.agenda[-1], Window):
            bonus = self.foresight.bonus(village, self.seat)
            if bonus is not None:
                return bonus
            closing = closing_moves(village, self.seat)
            if len(closing) == 1:
                return closing[0]
        if isinstance(village.agenda[-1], (BeforeCard, Placing)):
            return self.choose_plan(self.foresight.plans(worlds, self.seat, self.luck)).first()
        moves = village.moves(self.seat)
        return moves[0] if len(moves) == 1 else ranked(self.foresight.answers(worlds, self.seat, self.luck))[0].first()

    def choose_plan(self, plans: list[Plan]) -> Plan:
        return ranked(plans)[0]


class Solid(Partner):
    """One turn of look-ahead, with a misjudgement now and then."""

    def choose_plan(self, plans: list[Plan]) -> Plan:
        for plan in plans:
            plan.total += MISJUDGEMENT * gauss(self.luck) * plan.looks
        return ranked(plans)[0]


class Strong(Partner):
    """Looks at more worlds, and compares the best plans by playing some turns on, in worlds that fit what is known."""

    looks = 6

    def choose_plan(self, plans: list[Plan]) -> Plan:
        best = ranked(plans)[:CHOSEN]
        best = [plan for plan in best if plan.mean() > best[0].mean() - DOUBT]
        if len(best) == 1:
            return best[0]
        tried = [Plan(plan.card, plan.place) for plan in best]
        for _ in range(ROLLOUTS):
            world = self.belief.imagine(self.luck)
            seed = self.luck.below(1 << 30)
            for plan in tried:
                worth = self.foresight.roll_out(plan, world, self.seat, seed)
                plan.add(max(-OUTCOME, min(OUTCOME, worth)))
        return max(zip(best, tried, strict=True), key=both_sights)[0]


def both_sights(plans: tuple[Plan, Plan]) -> float:
    """What a plan looked like at the end of its turn, and some turns later: each as much as the other."""
    soon, later = plans
    return soon.mean() + later.mean()


def gauss(luck: Luck) -> float:
    """About normal, with a standard deviation of one: the sum of twelve."""
    return sum(luck.uniform() for _ in range(12)) - 6.0


LEVELS: Final[dict[str, BotMaker]] = {
    "random": RandomBot,
    "default": DefaultBot,
    "beginner": Beginner,
    "solid": Solid,
    "good": Partner,
    "strong": Strong,
}
