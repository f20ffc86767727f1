"""How a strong player of Grumpf looks ahead (section 11): it plays the rest of the hunt out, by beats, many times.

Every promising action is tried in the same imagined hunts, in which everybody plays like a solid player. What promises
less is dropped on the way, so that most of the time is spent on the few that are hard to tell apart.
"""

from __future__ import annotations

from typing import Final, final

from tablee.bots.rollouts import Rollouts, Trial, best_rival
from tablee.games.grumpf.judgement import FURTHER, Outlook, Scales, potential
from tablee.games.grumpf.moves import BED, WAIT
from tablee.games.grumpf.names import EXCHANGE, HUNT
from tablee.games.grumpf.slow import Beats
from tablee.games.grumpf.tactics import JUDGES, NOISE, acts, best_exchange, may_sleep, solid_move
from tablee.kernel.luck import FastLuck, Luck
from tablee.kernel.position import Move

WIDTH: Final = 6  # actions that are tried, besides waiting and sleeping
STAGES: Final = [2, 3, 4]  # imagined hunts for each action; after each stage the better half goes on
SOLID_ERRS: Final = 0.15  # how far everybody's judgement is off in an imagined hunt

PROMISE: Final = 0.33  # of an animal's potential, for each round to come
RIVAL: Final = 0.5  # how much the best opponent's standing weighs, ...
OTHERS: Final = 0.5  # ... and that of all together
MARGIN: Final = 0.03  # of a victory, for each point ahead
FEWER: Final = 0.01  # of a point, for each animal that one has not (GRU-191)


def strong_move(position: Beats, seat: int, noise: float, luck: Luck) -> Move:
    """The action whose imagined hunts end best."""
    outlook = Outlook(position, Scales(position))
    return ImaginedHunts(position, outlook, seat).best(first_trials(outlook, seat, noise, luck), STAGES, luck)


def first_trials(outlook: Outlook, seat: int, noise: float, luck: Luck) -> list[Trial]:
    """The actions that gain most at first sight; going to bed; waiting."""
    ranked: list[Trial] = []
    for act in acts(outlook, seat, True):
        drawn: int = luck.below(JUDGES)
        trial = Trial(act.move, act.gain + noise * NOISE[drawn])
        place = len(ranked)
        while place > 0 and ranked[place - 1].gain < trial.gain:
            place -= 1
        ranked.insert(place, trial)
    trials = ranked[:WIDTH]
    if may_sleep(outlook, seat):
        trials.append(Trial(BED, 0.0))
    trials.append(Trial(WAIT, 0.0))
    return trials


@final
class ImaginedHunts(Rollouts):
    """Each is the same for all actions: the others choose alike, and later errors come from the same luck."""

    __slots__ = ("position", "outlook", "seat")

    def __init__(self, position: Beats, outlook: Outlook, seat: int) -> None:
        self.position = position
        self.outlook = outlook
        self.seat = seat

    def try_all(self, trials: list[Trial], luck: Luck) -> None:
        world = self.position.clone()
        for other in range(world.seats):
            if other != self.seat and not world.clans[other].asleep():
                world.chosen[other] = solid_move(self.outlook, other, SOLID_ERRS, luck)
        seed: int = luck.below(1 << 30)
        for trial in trials:
            imagined = world.clone()
            errors = FastLuck(seed)
            imagined.play(self.seat, trial.move, errors)
            finish_hunt(imagined, self.position.round, self.outlook.scales, errors)
            trial.add(success(imagined, self.seat))


def finish_hunt(position: Beats, round: int, scales: Scales, luck: Luck) -> None:
    """The rest of a hunt, and the exchange after it, by solid players."""
    while position.phase == HUNT and position.round == round:
        outlook = Outlook(position, scales)
        for seat in position.awaited():
            position.play(seat, solid_move(outlook, seat, SOLID_ERRS, luck), luck)
    if position.phase == EXCHANGE:
        position.play(position.chooser, best_exchange(position, position.chooser, scales.indifferent), luck)


def success(position: Beats, seat: int) -> float:
    """After the last hunt the victory, and a little for the distance; before, how one stands among the others."""
    standings = [standing(position, clan) for clan in range(position.seats)]
    mine = standings[seat]
    rival = best_rival(standings, seat)
    if position.over:
        return position.payoff()[seat] + MARGIN * (mine - rival)
    others = 0.0
    for other in range(position.seats):
        if other != seat:
            others += standings[other]
    return mine - RIVAL * rival - OTHERS * others / (position.seats - 1)


def standing(position: Beats, seat: int) -> float:
    """Points, and what the animals promise for the rounds to come."""
    clan = position.clans[seat]
    total = float(position.best(seat).points)
    if position.over:
        return total - FEWER * sum(clan.animals)
    rounds = position.box.constants.rounds - position.round + 1  # the next one has begun
    for species, count in enumerate(clan.animals):
        one = potential(position.box.tokens[species]) * PROMISE * rounds
        for _ in range(count):
            total += one
            one *= FURTHER
    return total
