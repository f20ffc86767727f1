"""python -m benchmarks.liars: what is it worth in Grumpf to seem further away than one is?

Races of two equals for one space: both see it at the same moment, at the same distance, and are equally quick. One of
them holds its answers to the server's questions back as long as it likes. Who is first follows from the windows of the
rules (GRU-240 to 244) and from what the server believes (`tablee.server.pulse`), which is the program's own.
"""

from __future__ import annotations

import random
from argparse import ArgumentParser

from rich.console import Console
from rich.table import Table

from tablee.games.grumpf import GRUMPF
from tablee.server.pulse import MEASURES, UNPROVEN, Pulse

AIM = 55.0  # percent


def pulse_of(one_way: int, held: int, transport: bool, answers: list[int]) -> Pulse:
    """What the server has measured of somebody so far away, who holds each answer back for so long."""
    pulse = Pulse()
    for number in range(MEASURES):
        pulse.answered(pulse.ask(10_000 * number), 10_000 * number + 2 * one_way + held)
    pulse.shortest = 2_000 * one_way if transport else None
    for wait in answers:
        pulse.answers_after(wait)
    return pulse


def race(chance: random.Random, one_way: int, spread: float, honest: int, liar: int, tick: int) -> float:
    """1 if the liar is first, 0 if not, 0.5 if nobody could say."""
    start = chance.randrange(tick)
    arrivals = [start + 2 * one_way + max(150.0, chance.gauss(400, spread)) for _ in range(2)]
    windows = [-(-arrival // tick) for arrival in arrivals]
    keys = [arrivals[0] - honest, arrivals[1] - liar]
    mine, theirs = (windows[1], keys[1]), (windows[0], keys[0])
    return 0.5 if mine == theirs else float(mine < theirs)


def main() -> None:
    parser = ArgumentParser(prog="python -m benchmarks.liars", description=__doc__)
    parser.add_argument("--races", type=int, default=100_000)
    parser.add_argument("--one-way", type=int, default=20, help="ms, of both (%(default)s)")
    parser.add_argument("--spread", type=float, default=30.0, help="ms by which equals differ (%(default)s)")
    given = parser.parse_args()
    tick = int(GRUMPF.box.constants.tick)
    table = Table("what the server goes by", "believed of the liar", "wins of the liar", "of the honest one's twin")
    table.title = f"{given.races} races of two equals, {given.one_way} ms away"
    held = 2_000
    ways = {
        f"answers to its questions alone, up to {UNPROVEN} ms": (False, []),
        "and the transport: nobody between us": (True, []),
        "and the frames that commands answer: behind a proxy": (False, [2 * given.one_way + late for late in (9, 60)]),
    }
    for name, (transport, answers) in ways.items():
        honest = GRUMPF.credited(pulse_of(given.one_way, 0, transport, answers).delay)
        liar = GRUMPF.credited(pulse_of(given.one_way, held, transport, answers).delay)
        chance = random.Random(7)
        wins = sum(race(chance, given.one_way, given.spread, honest, liar, tick) for _ in range(given.races))
        twin = sum(race(chance, given.one_way, given.spread, honest, honest, tick) for _ in range(given.races))
        share, fair = 100 * wins / given.races, 100 * twin / given.races
        table.add_row(name, f"{liar} ms (really {honest})", f"{share:.1f} % (aim < {AIM:.0f})", f"{fair:.1f} %")
    Console(width=140).print(table)
    print(
        f"Whoever is behind a proxy can lie about what they have seen, too: then only the cap of {UNPROVEN} ms holds."
    )


if __name__ == "__main__":
    main()
