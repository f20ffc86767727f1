"""python -m benchmarks.fairness: does somebody far away win as often as those who are near?

Games of Grumpf, of one hunt unless said otherwise, six equal bots, one of them far away. Time is simulated, so the
network is what we say it is: what a seat sees is older by its delay, what it does arrives so much later, and the table
has measured that delay. Of it no more than `--believed` is credited, as behind a proxy. The far seat is another one in
each game.
"""

from __future__ import annotations

from argparse import ArgumentParser
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from multiprocessing import get_context

from rich.console import Console
from rich.table import Table

from tablee.arena.tournament import play_game
from tablee.games.grumpf import GrumpfGame
from tablee.games.grumpf.box import Box, Constants
from tablee.games.grumpf.content import BOX, CONSTANTS
from tablee.kernel import FastLuck

SEATS = 6
FAIR = 1 / SEATS
AIM = 0.8  # of the fair share


def hunts(rounds: int, believed: int) -> GrumpfGame:
    """The box, and only so many of its rounds; no delay counts for more than what is believed."""
    usual = {name: getattr(BOX.constants, name) for name in CONSTANTS}
    times = usual | {"rounds": rounds, "lat_cap": min(believed, BOX.constants.lat_cap)}
    return GrumpfGame(Box(BOX.pawns, BOX.boards, BOX.tokens, BOX.huts, BOX.series, Constants(times)))


def victory(game: tuple[int, int], level: str, delays: tuple[int, ...], seed: int, number: int) -> tuple[float, float]:
    """The far seat's part of the victory, and its points."""
    record = play_game(hunts(*game), [level] * SEATS, FastLuck(seed << 32 | number), number, delays=delays)
    return record.shares[0], record.scores[0]


def main() -> None:
    parser = ArgumentParser(prog="python -m benchmarks.fairness", description=__doc__)
    parser.add_argument("--games", type=int, default=600, help="how many (%(default)s)")
    parser.add_argument("--rounds", type=int, default=1, help="hunts of each game (%(default)s)")
    parser.add_argument("--far", type=int, nargs="+", default=[20, 80, 200], help="ms one way (%(default)s)")
    parser.add_argument("--near", type=int, default=20, help="ms one way of the five others (%(default)s)")
    usual = int(BOX.constants.lat_cap)
    parser.add_argument("--believed", type=int, default=usual, help="ms one way that are credited (%(default)s)")
    parser.add_argument("--level", default="solid")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    table = Table(
        "far, one way",
        "victories",
        "of the fair share [95 %]",
        "points",
        title=f"{given.games} games of {given.rounds} hunt(s), six seats, at most {given.believed} ms credited",
    )
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for far in given.far:
            delays = (far, *[given.near] * (SEATS - 1))
            played = list(
                pool.map(
                    partial(victory, (given.rounds, given.believed), given.level, delays, given.seed),
                    range(given.games),
                    chunksize=10,
                )
            )
            share = sum(won for won, _ in played) / given.games
            spread = 1.96 * sqrt(share * (1 - share) / given.games)
            reached = "" if far < max(given.far) else f" (at least {AIM})"
            table.add_row(
                f"{far} ms",
                f"{100 * share:.1f} %",
                f"{share / FAIR:.2f} [{(share - spread) / FAIR:.2f} {(share + spread) / FAIR:.2f}]{reached}",
                f"{sum(points for _, points in played) / given.games:.2f}",
            )
    Console().print(table)


if __name__ == "__main__":
    main()
