"""python -m benchmarks server: ours and boardgame.io's server under the same load, turn by turn."""

from __future__ import annotations

import random
import sys
from argparse import ArgumentParser
from collections.abc import Sequence

from rich.progress import Progress

from benchmarks.prepare import MissingError
from benchmarks.server import report
from benchmarks.server.boardgameio import BoardgameIO, InProduction, WithPatches
from benchmarks.server.figures import OURS, PEER, Figure, Round, figures
from benchmarks.server.peer import Failed, Peer
from benchmarks.server.tablee import Tablee
from benchmarks.server.turns import CROWDS, Plan

PEERS: dict[str, Peer] = {
    peer.name: peer for peer in (BoardgameIO(), Tablee("full"), Tablee("normal"), InProduction(), WithPatches())
}
EVERY_ROUND = (PEER, *OURS)  # the others, which no aim is about, only in every second one


def names_of(number: int, only: Sequence[str]) -> list[str]:
    """Who has a turn in this round, in an order that changes from round to round."""
    names = [name for name in PEERS if name in EVERY_ROUND or number % 2 == 0]
    names = [name for name in names if not only or name in only]
    random.Random(number).shuffle(names)
    return names


def measure(plan: Plan, crowds: list[str], rounds: int, only: Sequence[str]) -> tuple[list[Round], report.Failures]:
    turns = [(number, crowd, name) for number in range(rounds) for crowd in crowds for name in names_of(number, only)]
    samples: list[Round] = [{} for _ in range(rounds)]
    failures: report.Failures = {}
    missing: set[str] = set()
    with Progress(transient=True) as progress:
        task = progress.add_task("", total=len(turns))
        for number, crowd, name in turns:
            progress.update(task, description=f"round {number + 1} of {rounds}, {crowd} tables: {name}")
            progress.advance(task)
            if name in missing:
                continue
            try:
                sample = CROWDS[crowd](PEERS[name], plan)
                samples[number].setdefault(name, {}).update(sample)
            except MissingError as error:
                missing.add(name)
                failures[name] = [str(error)]
            except Failed as error:
                failures.setdefault(name, []).append(str(error))
    return samples, failures


def crowds_for(chosen: list[Figure]) -> list[str]:
    """Which turns are needed: one kind shows several figures."""
    needed = {"few" if figure.crowd in ("few", "start") else "many" for figure in chosen}
    return [crowd for crowd in CROWDS if crowd in needed]


def main(arguments: Sequence[str] | None = None) -> None:
    plan = Plan()
    parser = ArgumentParser(prog="python -m benchmarks server", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how often each server has its turn (%(default)s)")
    parser.add_argument("--seconds", type=float, default=plan.seconds, help="of each timed stretch (%(default)s)")
    parser.add_argument("--warm-up", type=float, default=plan.warm_up, help="seconds before it (%(default)s)")
    parser.add_argument("--tables", type=int, default=plan.few, help="of the small crowd (%(default)s)")
    parser.add_argument("--many", type=int, default=plan.many, help="tables of the large crowd (%(default)s)")
    parser.add_argument("--pace", type=float, default=plan.pace, help="moves a second when paced (%(default)g)")
    keys = [figure.key for figure in figures(plan.few, plan.many, plan.pace)]
    parser.add_argument("--only", action="append", choices=keys, metavar="NAME", help=f"one of: {', '.join(keys)}")
    parser.add_argument("--server", action="append", choices=list(PEERS), help="one server (may be repeated)")
    options = parser.parse_args(arguments)
    if not sys.platform.startswith("linux"):
        parser.exit(1, "the server benchmark reads /proc and waits with epoll: Linux only\n")
    plan = Plan(options.tables, options.many, options.warm_up, options.seconds, options.pace)
    everything = figures(plan.few, plan.many, plan.pace)
    chosen = [figure for figure in everything if not options.only or figure.key in options.only]
    rounds, failures = measure(plan, crowds_for(chosen), options.rounds, options.server or [])
    report.show(chosen, plan, PEERS, rounds, failures)
    report.write(chosen, plan, PEERS, rounds, failures)


if __name__ == "__main__":
    main()
