"""python -m benchmarks [engine|server|floor|hunts|villages|grumpf|histories|crowd|backup|nodes|lines] [options].

Ours and peers'. Without options everything is measured; options without a word before them are for the engine. `floor`
is what a move costs our server, over what reading and sending alone would cost; `hunts` is Grumpf in real time on one
server process, `villages` Les Loups-Garous with its nights; `grumpf` is one figure of the engine, its research form;
`histories` is what a growing list costs to tell; `crowd` is what thirty browsers behind one address ask for, when they
come and when their game is over; `backup` is what a backup costs those who play meanwhile; `nodes` is a house of three
nodes on PostgreSQL; `lines` is what one node tells another, by two ways. `histories`, `crowd`, `nodes` and `lines` run
with .venv, which has what the tests need.
"""

from __future__ import annotations

import random
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from contextlib import ExitStack
from importlib import import_module

from rich.progress import Progress

from benchmarks import backup, nodes, report
from benchmarks.figures import FIGURES, Rates, workers_for
from benchmarks.floor import run as floor
from benchmarks.hunts import run as hunts
from benchmarks.prepare import MissingError
from benchmarks.server import run as server
from benchmarks.villages import run as villages
from benchmarks.workers import BY_NAME, Worker

FEWEST_ROUNDS = 7


def start(names: list[str], stack: ExitStack) -> tuple[dict[str, Worker], report.Missing]:
    """All workers that can run here, warm; and why the others cannot."""
    workers: dict[str, Worker] = {}
    missing: report.Missing = {}
    for name in names:
        try:
            workers[name] = stack.enter_context(Worker(BY_NAME[name]))
        except MissingError as error:
            missing[name] = str(error)
    return workers, missing


def measure(workers: dict[str, Worker], rounds: int, seconds: float) -> Rates:
    """Round after round, every worker once, each time in another order: neighbours on the machine disturb all alike."""
    rates: Rates = {name: [] for name in workers}
    order = list(workers)
    with Progress(transient=True) as progress:
        task = progress.add_task("warming up", total=(rounds + 1) * len(workers))
        for worker in workers.values():
            worker.go(worker.spec.warm_up)
            progress.advance(task)
        for number in range(rounds):
            random.Random(number).shuffle(order)
            for name in order:
                progress.update(task, description=f"round {number + 1} of {rounds}: {name}")
                rates[name].append(workers[name].go(seconds))
                progress.advance(task)
    return rates


def engine(arguments: Sequence[str]) -> None:
    parser = ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument(
        "--rounds", type=int, default=FEWEST_ROUNDS, help="how often each worker has its turn (%(default)s)"
    )
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds of a turn (%(default)s)")
    keys = [figure.key for figure in FIGURES]
    parser.add_argument(
        "--only", action="append", choices=keys, metavar="NAME", help=f"one figure of: {', '.join(keys)}"
    )
    options = parser.parse_args(arguments)
    figures = [figure for figure in FIGURES if not options.only or figure.key in options.only]
    with ExitStack() as stack:
        workers, missing = start(workers_for(figures), stack)
        about = {name: worker.about for name, worker in workers.items()}
        rates = measure(workers, options.rounds, options.seconds)
    report.show(figures, rates, missing)
    report.write(figures, rates, about, missing, options.seconds)


def main(arguments: Sequence[str]) -> None:
    match list(arguments):
        case []:
            engine([])
            server.main([])
            floor.main([])
            hunts.main([])
            villages.main([])
        case ["server", *options]:
            server.main(options)
        case ["floor", *options]:
            floor.main(options)
        case ["hunts", *options]:
            hunts.main(options)
        case ["villages", *options]:
            villages.main(options)
        case ["nodes", *options]:
            nodes.main(options)
        case ["lines", *options]:
            import_module("benchmarks.lines").main(options)
        case ["histories" | "crowd" as name]:  # with tables of the tests, and what these need is not in .venv-bench
            import_module(f"benchmarks.{name}").main()
        case ["backup", *options]:
            backup.main(options)
        case ["grumpf", *options]:
            engine(["--only", "grumpf", *options])
        case ["engine", *options] | options:
            engine(options)


if __name__ == "__main__":
    main(sys.argv[1:])
