"""Tablée's own workers: Smile through the public API, the compiled inner loop, the search, and copying a position;
and Grumpf in its research form.

    python -m benchmarks.ours MODE

The form, compiled or interpreted, is that of the package first on the path.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import process_time

from benchmarks.protocol import FIRST_SEED, PLAYERS, PlayScored, Timed, serve, timed_games
from tablee.bots.search import Search, Supposed
from tablee.games.grumpf import GRUMPF
from tablee.games.smile import SMILE, Smile
from tablee.kernel import COMPILED, FastLuck, Luck, Position, StdLuck, playout

ITERATIONS = 500  # of one search
MIDDLE = 44  # decisions: half of a random game of four players
CLONES = 20_000
BEATS = GRUMPF.read_options({"pace": "beats", "clock": "daily"})  # by correspondence nobody has to look at the count


def random_game(position: Position, luck: Luck) -> int:
    """Random moves to the end, as a user would write it; how many decisions there were."""
    decisions = 0
    while not position.over:
        seat = position.awaited()[0]
        moves = position.moves(seat)
        position.play(seat, moves[luck.below(len(moves))], luck)
        decisions += 1
    return decisions


def games(new_luck: Callable[[int], Luck], finish: Callable[[Smile, Luck], int]) -> tuple[Timed, PlayScored]:
    """How to play timed games, and one whose end is looked at."""

    def play(seed: int) -> int:
        luck = new_luck(seed)
        return finish(SMILE.setup(PLAYERS, luck), luck)

    def play_scored(players: int, seed: int) -> tuple[int, list[int], list[int]]:
        luck = new_luck(seed)
        position = SMILE.setup(players, luck)
        decisions = finish(position, luck)
        return decisions, list(position.outcome().scores), [hunter.fireflies for hunter in position.hunters]

    return timed_games(play), play_scored


def search(seed: int) -> int:
    """One search from the start of a game: determinize, select, expand, play out, and so on."""
    luck = FastLuck(seed)
    position = SMILE.setup(PLAYERS, luck)
    Search(Supposed(position, position.awaited()[0]), luck).run(ITERATIONS)
    return ITERATIONS


def beats(finish: Callable[[Position, Luck], int]) -> Timed:
    """Grumpf with everybody's choices in secret, beat by beat: the form for bots and research."""

    def play(seed: int) -> int:
        luck = FastLuck(seed)
        return finish(GRUMPF.setup(PLAYERS, luck, BEATS), luck)

    return timed_games(play)


def middle_of_a_game() -> Smile:
    luck = FastLuck(FIRST_SEED)
    position = SMILE.setup(PLAYERS, luck)
    for _ in range(MIDDLE):
        seat = position.awaited()[0]
        moves = position.moves(seat)
        position.play(seat, moves[luck.below(len(moves))], luck)
    return position


def clones(seconds: float) -> dict[str, float]:
    """Copies of one position, the cost of the loop around them taken off."""
    clone = middle_of_a_game().clone
    made, spent, begin = 0, 0.0, process_time()
    while process_time() - begin < seconds:
        before = process_time()
        for _ in range(CLONES):
            clone()
        between = process_time()
        for _ in range(CLONES):
            pass
        spent += 2 * between - before - process_time()
        made += CLONES
    return {"decisions": made, "cpu_seconds": spent}


def main(mode: str) -> None:
    about = {"form": "compiled" if COMPILED else "interpreted"}
    match mode:
        case "api":
            serve(about, *games(FastLuck, random_game))
        case "std":
            serve(about, *games(StdLuck, random_game))
        case "inner":
            serve(about, *games(FastLuck, playout))
        case "search":
            serve(about, timed_games(search, per_look=1))
        case "beats":
            serve(about, beats(playout))
        case "beats-api":
            serve(about, beats(random_game))
        case "clone":
            serve(about, clones)


if __name__ == "__main__":
    main(sys.argv[1])
