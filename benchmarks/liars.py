"""python -m benchmarks.liars: what is it worth in Grumpf to seem further away than one is?

Races of two equals for one space: both see it at the same moment, at the same distance, and are equally quick. One of
them holds its answers to the server's questions back as long as it likes. Who is first follows from the windows of the
rules (GRU-240 to 244) and from what the server believes (`tablee.server.pulse`), which is the program's own. Who lies
about `seen` never answers a frame: then the frames that commands answer bound nothing.
"""

from __future__ import annotations

import random
from argparse import ArgumentParser, Namespace
from typing import Final, NamedTuple
from unittest.mock import patch

from rich.console import Console
from rich.table import Table

from tablee.games.grumpf import GRUMPF
from tablee.server.pulse import MEASURES, UNPROVEN, Pulse

AIM: Final = 55.0  # percent
HELD: Final = 2_000  # ms
NEAR: Final = 20  # ms one way


def pulse_of(one_way: int, held: int, transport: bool, answers: list[int]) -> Pulse:
    """What the server has measured of somebody so far away, who holds each answer back for so long."""
    pulse = Pulse()
    for number in range(MEASURES):
        pulse.answered(pulse.ask(10_000 * number), 10_000 * number + 2 * one_way + held)
    pulse.shortest = 2_000 * one_way if transport else None
    for wait in answers:
        pulse.answers_after(wait)
    return pulse


def race(chance: random.Random, away: tuple[int, int], spread: float, credit: tuple[int, int], tick: int) -> float:
    """1 if the second is first, 0 if not, 0.5 if nobody could say."""
    start = chance.randrange(tick)
    arrivals = [start + 2 * one_way + max(150.0, chance.gauss(400, spread)) for one_way in away]
    windows = [-(-arrival // tick) for arrival in arrivals]
    keys = [arrival - credited for arrival, credited in zip(arrivals, credit, strict=True)]
    mine, theirs = (windows[1], keys[1]), (windows[0], keys[0])
    return 0.5 if mine == theirs else float(mine < theirs)


def wins(away: tuple[int, int], spread: float, credit: tuple[int, int], races: int) -> float:
    """Of the second, in percent; the same chances each time."""
    chance = random.Random(7)
    tick = int(GRUMPF.box.constants.tick)
    return 100 * sum(race(chance, away, spread, credit, tick) for _ in range(races)) / races


class Lie(NamedTuple):
    believed: int  # of the liar, ms one way
    honest: int  # of somebody who tells the truth, at the same distance
    wins: float  # of the liar, percent
    twin: float  # of one who tells the truth in their place


def lie(one_way: int, spread: float, races: int, transport: bool, answers: list[int]) -> Lie:
    """What it is worth to hold every answer back for two seconds."""
    honest, liar = (GRUMPF.credited(pulse_of(one_way, held, transport, answers).delay) for held in (0, HELD))
    away = one_way, one_way
    return Lie(liar, honest, wins(away, spread, (honest, liar), races), wins(away, spread, (honest, honest), races))


def far(one_way: int, near: int, spread: float, races: int, transport: bool) -> float:
    """How often an honest one wins who lives so far away, against an equal who is near."""
    credit = [GRUMPF.credited(pulse_of(each, 0, transport, []).delay) for each in (near, one_way)]
    return wins((near, one_way), spread, (credit[0], credit[1]), races)


def lies(given: Namespace) -> Table:
    table = Table(
        "of both", "what the server goes by", "believed of the liar", "wins of the liar", "of their honest twin"
    )
    table.title = f"{given.races} races of two equals; {given.unproven} ms are believed unproven (aim < {AIM:.0f} %)"
    for one_way in given.one_way:
        seen = [2 * one_way + late for late in (9, 60)]
        ways: dict[str, tuple[bool, list[int]]] = {
            "direct, and they lie about `seen`": (True, []),
            "direct, and they do not": (True, seen),
            "behind a proxy, and they lie about `seen`": (False, []),
            "behind a proxy, and they do not": (False, seen),
        }
        for name, (transport, answers) in ways.items():
            found = lie(one_way, given.spread, given.races, transport, answers)
            believed = f"{found.believed} ms (honest {found.honest})"
            table.add_row(f"{one_way} ms", name, believed, f"{found.wins:.1f} %", f"{found.twin:.1f} %")
    return table


def distances(given: Namespace) -> Table:
    table = Table("far, one way", "direct", "behind a proxy", title=f"Honest ones win, against an equal {NEAR} ms away")
    for one_way in (20, 40, 80, 200):
        found = [far(one_way, NEAR, given.spread, given.races, transport) for transport in (True, False)]
        table.add_row(f"{one_way} ms", *(f"{won:.1f} %" for won in found))
    return table


def main() -> None:
    parser = ArgumentParser(prog="python -m benchmarks.liars", description=__doc__)
    parser.add_argument("--races", type=int, default=100_000)
    parser.add_argument("--one-way", type=int, nargs="+", default=[0, 2, 5, 10, 20, 40, 80], help="ms, of both")
    parser.add_argument("--spread", type=float, default=30.0, help="ms by which equals differ (%(default)s)")
    parser.add_argument("--unproven", type=int, default=UNPROVEN, help="ms believed behind a proxy (%(default)s)")
    given = parser.parse_args()
    with patch("tablee.server.pulse.UNPROVEN", given.unproven):
        for table in (lies(given), distances(given)):
            Console(width=140).print(table)


if __name__ == "__main__":
    main()
