"""A million hostile messages, frames, requests and files: `python -m tests.fuzz [--total 1000000] [--seed 1]`.

Prints a table, and ends with 1 if there was a fault.
"""

from __future__ import annotations

import argparse
import asyncio
import sys

from tests.fuzz.catalogue import TARGETS
from tests.fuzz.target import HEAD, Tally, fuzz

TOTAL = 1_000_000


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--total", type=int, default=TOTAL, help="how many in all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", action="append", default=[], help="what reads, by the beginning of its name")
    asked = parser.parse_args()
    chosen = [kind for kind in TARGETS if not asked.only or kind.name.startswith(tuple(asked.only))]
    shares = sum(kind.share for kind in chosen)
    print(HEAD, flush=True)
    tallies: list[Tally] = []
    for kind in chosen:
        number = -(-asked.total * kind.share // shares)
        tallies.append(asyncio.run(fuzz(kind(asked.seed), int(number))))
        print(tallies[-1].row(), flush=True)
    fed, faults = sum(tally.fed for tally in tallies), sum(tally.faults for tally in tallies)
    print(f"\n{fed:,} hostile things, {faults} faults")
    for tally in tallies:
        print("\n".join(f"- {example}" for example in tally.examples), end="\n" if tally.examples else "")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
