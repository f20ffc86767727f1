"""python -m benchmarks.crosscheck: every variant must play the very same games from the same seeds.

A digest is (decisions, sum over games and seats of (seat + 1) * score, fireflies left in hand). Variants that draw from
one stream must agree on it, at every number of players; only then is it fair to compare how fast they are.
"""

from __future__ import annotations

import sys
from contextlib import ExitStack

from benchmarks.prepare import MissingError
from benchmarks.protocol import FIRST_SEED, Digest
from benchmarks.workers import SPECS, Worker

PLAYERS = (3, 4, 5)
REFERENCE = {"sfc32": "api-pure", "std": "std-pure"}  # the rules as they are written


def start(stack: ExitStack) -> dict[str, Worker]:
    workers: dict[str, Worker] = {}
    for spec in SPECS:
        if spec.stream is None:
            continue
        try:
            workers[spec.name] = stack.enter_context(Worker(spec))
        except MissingError as error:
            print(f"{spec.name}: not checked, {error}")
    return workers


def differences(workers: dict[str, Worker]) -> list[str]:
    """One line for each digest that is not the reference's."""
    wrong: list[str] = []
    known: dict[tuple[str, int, int], Digest] = {}
    for players in PLAYERS:
        for name, worker in workers.items():
            games, stream = worker.spec.digest_games, worker.spec.stream
            assert stream is not None
            wanted = known.get((stream, players, games))
            if wanted is None:
                wanted = workers[REFERENCE[stream]].digest(players, games, FIRST_SEED)
                known[stream, players, games] = wanted
            got = worker.digest(players, games, FIRST_SEED)
            print(f"{players} players, {games} games, {stream}, {name}: {got}")
            if got != wanted:
                wrong.append(f"{name} with {players} players: {got} instead of {wanted}")
    return wrong


def check() -> list[str]:
    with ExitStack() as stack:
        return differences(start(stack))


if __name__ == "__main__":
    sys.exit("\n".join(check()) or None)
