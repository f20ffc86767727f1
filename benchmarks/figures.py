"""What is aimed at, and what the rounds of a run say of it."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median

Rates = dict[str, list[float]]  # worker -> decisions per CPU second, round by round


@dataclass(frozen=True)
class Figure:
    """One worker's rate over another's, or the microseconds of one; and how much it should be."""

    key: str
    title: str
    over: str
    under: str | None
    aim: float

    @property
    def workers(self) -> list[str]:
        return [self.over] if self.under is None else [self.over, self.under]

    @property
    def wanted(self) -> str:
        return f"≥ {self.aim:g}" if self.under else f"< {self.aim:g} µs"

    def per_round(self, rates: Rates) -> list[float]:
        """Paired: both numbers of a ratio come from the same round."""
        if self.under is None:
            return [1e6 / rate for rate in rates[self.over]]
        return [one / other for one, other in zip(rates[self.over], rates[self.under], strict=True)]

    def reached(self, values: list[float]) -> bool:
        return median(values) >= self.aim if self.under else median(values) < self.aim


FIGURES = (
    Figure("openspiel", "API / OpenSpiel Python game, one compiled sfc32", "api", "openspiel", 12),
    Figure("pettingzoo", "API / PettingZoo raw AECEnv, one compiled sfc32", "api", "pettingzoo", 20),
    Figure("boardgameio", "API / boardgame.io local client, sfc32 in both", "api", "boardgameio", 200),
    Figure("cpp", "Inner loop / C++ by hand", "inner", "cpp", 0.11),
    Figure("pure", "Interpreted / OpenSpiel Python game, random.Random in both", "std-pure", "openspiel-std", 2.5),
    Figure("search", "ISMCTS compiled / interpreted, sfc32 in both", "search", "search-pure", 7),
    Figure("grumpf", "Grumpf in beats, random play, compiled / interpreted, sfc32 in both", "beats", "beats-pure", 6),
    Figure("clone", "Copying a position in the middle of a game", "clone", None, 1.5),
)

# Timed along with a figure, without an aim of their own.
ALONGSIDE = {
    "openspiel": ["openspiel-chance"],
    "pettingzoo": ["pettingzoo-wrapped", "pettingzoo-tuned"],
    "boardgameio": ["boardgameio-production"],
    "pure": ["api-pure"],
    "grumpf": ["beats-api", "beats-api-pure"],
}


def workers_for(figures: list[Figure]) -> list[str]:
    names: dict[str, None] = {}
    for figure in figures:
        names.update(dict.fromkeys(figure.workers + ALONGSIDE.get(figure.key, [])))
    return list(names)
