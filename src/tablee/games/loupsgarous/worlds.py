"""How a strong bot reads a village (11.2): in weighted worlds, each a set of Werewolves that could be.

What one player does to another says something about both: a Werewolf seldom votes against a partner, and seldom
accuses one. Small villages are counted through; of large ones a fixed number of worlds is drawn.
"""

from __future__ import annotations

from itertools import combinations
from math import comb, exp, log
from typing import TYPE_CHECKING, Final

from tablee.games.loupsgarous.suspicion import SURE, Reading, odds_of
from tablee.kernel import FastLuck

if TYPE_CHECKING:
    from tablee.games.loupsgarous.view import StatementView, VillageView

COUNTED: Final = 700  # worlds that are looked at one by one
DRAWN: Final = 160
VOTED: Final = -0.45  # one Werewolf against another, in natural-log odds for both to be one
ACCUSED: Final = -0.30
STOOD_UP: Final = 0.35


class Worlds(Reading):
    def __init__(self, view: VillageView, me: int, scale: float = 1.0) -> None:
        self.pairs: dict[tuple[int, int], float] = {}
        super().__init__(view, me, scale)

    def take_in(self, said: StatementView) -> None:
        super().take_in(said)
        if said.kind in ("accuse", "propose", "intent"):
            weak = said.kind == "accuse" and said.words[1] == "weak"
            self.tie(said.seat, int(said.words[0]), ACCUSED * (0.3 if weak else 0.6))
        elif said.kind in ("trust", "defend"):
            self.tie(said.seat, int(said.words[0]), STOOD_UP)

    def weigh_votes(self) -> None:
        super().weigh_votes()
        for ballot in self.view.ballots:
            if ballot.kind in ("vote", "second"):
                for seat, target in enumerate(ballot.votes):
                    if target is not None:
                        self.tie(seat, target, VOTED)

    def tie(self, one: int, other: int, worth: float) -> None:
        """Small things: they are weighed together with the next that matters."""
        pair = (one, other) if one < other else (other, one)
        self.pairs[pair] = self.pairs.get(pair, 0.0) + worth * self.scale

    def judge(self) -> None:
        super().judge()
        unknown = [seat for seat in self.living if seat not in self.known]
        left = round(self.wolves_left - sum(1 for seat in self.living if self.p[seat] >= 1.0))
        if not 0 < left < len(unknown) or not self.pairs:
            return
        if comb(len(unknown), left) <= COUNTED:
            self.weigh([(world, self.likelihood(world)) for world in combinations(unknown, left)], unknown)
        else:
            self.weigh([(world, self.bonds(world)) for world in self.drawn(unknown, left)], unknown)

    def likelihood(self, world: tuple[int, ...]) -> float:
        return sum([self.odds[seat] for seat in world]) + self.bonds(world)

    def bonds(self, world: tuple[int, ...]) -> float:
        return sum([self.pairs.get(pair, 0.0) for pair in combinations(sorted(world), 2)])

    def drawn(self, unknown: list[int], left: int) -> list[tuple[int, ...]]:
        """By lot, the suspected more often; the same for the same memory."""
        luck = FastLuck(len(self.view.statements) << 16 | self.day << 8 | self.me + 1)
        found: list[tuple[int, ...]] = []
        for _ in range(DRAWN):
            keys = [(self.odds[seat] - log(-log(luck.uniform() * 0.999999 + 5e-7)), seat) for seat in unknown]
            keys.sort(reverse=True)
            found.append(tuple([seat for _, seat in keys[:left]]))
        return found

    def weigh(self, worlds: list[tuple[tuple[int, ...], float]], unknown: list[int]) -> None:
        most = max(weight for _, weight in worlds)
        total = 0.0
        shares = dict.fromkeys(unknown, 0.0)
        for world, weight in worlds:
            share = exp(weight - most)
            total += share
            for seat in world:
                shares[seat] += share
        for seat in unknown:
            held = (shares[seat] + 0.002 * total) / (1.004 * total)
            self.p[seat] = held
            self.odds[seat] = max(-SURE, min(SURE, odds_of(held)))
