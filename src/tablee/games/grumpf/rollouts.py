"""How a strong player of Grumpf looks ahead (section 11): it plays the rest of the hunt out, by beats, many times.

Every promising action is tried in the same imagined hunts, in which everybody plays like a solid player. What promises
less is dropped on the way, so that most of the time is spent on the few that are hard to tell apart.
"""

from __future__ import annotations

from typing import Final, final

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


@final
class Trial:
    """An action that is tried out: what it gains at first sight, and what its imagined hunts brought."""

    __slots__ = ("move", "gain", "total", "count")

    def __init__(self, move: Move, gain: float) -> None:
        self.move = move
        self.gain = gain
        self.total = 0.0
        self.count = 0

    def worth(self) -> float:
        """First sight counts like half an imagined hunt."""
        return (self.total + 0.5 * self.gain) / self.count


def strong_move(position: Beats, seat: int, noise: float, luck: Luck) -> Move:
    """The action whose imagined hunts end best."""
    outlook = Outlook(position, Scales(position))
    trials = first_trials(outlook, seat, noise, luck)
    for hunts in STAGES:
        if len(trials) == 1:
            break
        for _ in range(hunts):
            try_all(position, outlook, seat, trials, luck)
        trials = better_half(trials)
    return trials[0].move


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


def try_all(position: Beats, outlook: Outlook, seat: int, trials: list[Trial], luck: Luck) -> None:
    """In the same hunt: the others choose alike, and everybody's later errors come from the same luck."""
    world = position.clone()
    for other in range(world.seats):
        if other != seat and not world.clans[other].asleep():
            world.chosen[other] = solid_move(outlook, other, SOLID_ERRS, luck)
    seed: int = luck.below(1 << 30)
    for trial in trials:
        imagined = world.clone()
        errors = FastLuck(seed)
        imagined.play(seat, trial.move, errors)
        finish_hunt(imagined, position.round, outlook.scales, errors)
        trial.total += success(imagined, seat)
        trial.count += 1


def finish_hunt(position: Beats, round: int, scales: Scales, luck: Luck) -> None:
    """The rest of a hunt, and the exchange after it, by solid players."""
    while position.phase == HUNT and position.round == round:
        outlook = Outlook(position, scales)
        for seat in position.awaited():
            position.play(seat, solid_move(outlook, seat, SOLID_ERRS, luck), luck)
    if position.phase == EXCHANGE:
        position.play(position.chooser, best_exchange(position, position.chooser, scales.indifferent), luck)


def better_half(trials: list[Trial]) -> list[Trial]:
    """The best first."""
    ranked: list[Trial] = []
    for trial in trials:
        place = len(ranked)
        while place > 0 and ranked[place - 1].worth() < trial.worth():
            place -= 1
        ranked.insert(place, trial)
    return ranked[: (len(ranked) + 1) // 2]


def success(position: Beats, seat: int) -> float:
    """After the last hunt the victory, and a little for the distance; before, how one stands among the others."""
    mine = standing(position, seat)
    rival = -1000.0
    total = 0.0
    for other in range(position.seats):
        if other != seat:
            theirs = standing(position, other)
            rival = max(rival, theirs)
            total += theirs
    if position.over:
        return position.payoff()[seat] + MARGIN * (mine - rival)
    return mine - RIVAL * rival - OTHERS * total / (position.seats - 1)


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
