"""All the attacks, one house for each, in the long form: `python -m tests.attacks [--only NAME] [--seconds 10]`.

Prints a table. It ends with 1 if something was lost, changed, told to the wrong ones or not answered, or if the
moves of the neighbours took longer than is aimed at: for a machine that does nothing else.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from tests.attacks.attack import Attack
from tests.attacks.catalogue import ALL
from tests.attacks.report import Report, head
from tests.attacks.street import Street

LONG = 8.0  # times as many as in the short form


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.attacks", description=__doc__)
    parser.add_argument("--only", action="append", default=[], help="an attack, by the beginning of its name")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each attack, and of the quiet house before it")
    parser.add_argument("--scale", type=float, default=LONG, help="how many times as many as in the tests")
    parser.add_argument("--list", action="store_true", help="what there is")
    asked = parser.parse_args()
    chosen = [attack for attack in ALL if not asked.only or attack.name.startswith(tuple(asked.only))]
    if asked.list:
        for attack in chosen:
            print(f"- **{attack.name}**: {(attack.__doc__ or '').splitlines()[0]} Wanted: {attack.wanted}.")
        return 0
    print(head(), flush=True)
    wrong: list[str] = []
    for attack in chosen:
        try:
            report, more = asyncio.run(one(attack, asked.seconds, asked.scale))
        except Exception as error:
            report, more = Report(attack.name), [f"{type(error).__name__}: {error}"]
        wrong += [f"{attack.name}: {said}" for said in [*report.complaints, *more, *report.too_slow()]]
        print(report.row(), flush=True)
    print("\n".join(["", f"{len(chosen)} attacks, {len(wrong)} complaints", *(f"- {said}" for said in wrong)]))
    return 1 if wrong else 0


async def one(attack: Attack, seconds: float, scale: float) -> tuple[Report, list[str]]:
    with tempfile.TemporaryDirectory(prefix="tablee-attack-") as folder:
        street = Street(Path(folder), timed=True)
        try:
            await street.open()
            report = await street.attack(attack, seconds, seconds, scale)
            known = len(report.complaints)
            wrong = await street.close()
            return report, [
                said for said in wrong if said not in {f"{attack.name}: {c}" for c in report.complaints[known:]}
            ]
        finally:
            await street.abandon()


if __name__ == "__main__":
    sys.exit(main())
