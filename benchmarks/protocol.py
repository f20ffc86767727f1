"""What a worker is: a process that says that it is ready, then answers every line with one line of JSON.

    go SECONDS                  plays about that much CPU time; answers {"decisions": ..., "cpu_seconds": ...}
    digest PLAYERS GAMES SEED   plays these games; answers [decisions, weighted scores, fireflies in hand]

The workers in C++ and JavaScript speak the same way.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from time import process_time
from typing import TypeAlias

PLAYERS = 4  # of every timed game
GAMES_PER_LOOK = 8  # games between two looks at the clock
FIRST_SEED = 1

Digest: TypeAlias = tuple[int, int, int]
PlayGame: TypeAlias = Callable[[int], int]  # seed -> decisions
PlayScored: TypeAlias = Callable[
    [int, int], tuple[int, list[int], list[int]]
]  # players, seed -> decisions, scores, hands
Timed: TypeAlias = Callable[[float], dict[str, float]]


def timed_games(play: PlayGame, per_look: int = GAMES_PER_LOOK) -> Timed:
    """Games from ever new seeds, until the CPU time is spent."""
    next_seed = FIRST_SEED

    def go(seconds: float) -> dict[str, float]:
        nonlocal next_seed
        decisions = 0
        begin = now = process_time()
        while now - begin < seconds:
            for seed in range(next_seed, next_seed + per_look):
                decisions += play(seed)
            next_seed += per_look
            now = process_time()
        return {"decisions": decisions, "cpu_seconds": now - begin}

    return go


def digest(play: PlayScored, players: int, games: int, seed: int) -> Digest:
    """What must be equal in every variant: see the README."""
    decisions = points = fireflies = 0
    for game in range(games):
        count, scores, hands = play(players, seed + game)
        decisions += count
        points += sum((seat + 1) * score for seat, score in enumerate(scores))
        fireflies += sum(hands)
    return decisions, points, fireflies


def serve(about: dict[str, str], go: Timed, play: PlayScored | None = None) -> None:
    """Answer until the other side hangs up."""
    print(json.dumps({"ready": True, **about}), flush=True)
    for line in sys.stdin:
        match line.split():
            case ["go", seconds]:
                answer: object = go(float(seconds))
            case ["digest", players, games, seed] if play is not None:
                answer = digest(play, int(players), int(games), int(seed))
            case _:
                raise SystemExit(f"not understood: {line!r}")
        print(json.dumps(answer), flush=True)
