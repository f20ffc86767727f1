"""Play many random games of one box, over all its options and numbers of players: does each end, and is each sound?

    python -m tools.random_games schtroumpfs [--games 10000] [--seed 1]

Now and then a position is put on paper and read again: the reader knows what must hold. It also says how many moves a
CPU-second has, and in which form: with `PYTHONPATH=build/compiled` the rules run compiled.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from itertools import product
from typing import Any, Final

import msgspec

from tablee import kernel
from tablee.games import SHELF
from tablee.kernel import BadOption, BadSeats, FastLuck, Game, Position
from tests.conformance.play import Case, values_of

LOOK_EVERY: Final = 97  # games between two that are looked at closely
ON_PAPER: Final = 20  # moves between two looks


def tables(game: Game[Any]) -> list[Case]:
    """Every combination of the options that goes with so many seats; of numbers the two ends."""
    fields = msgspec.structs.fields(game.options)
    values = [choices(msgspec.inspect.type_info(field.type)) or [field.default] for field in fields]
    found: list[Case] = []
    for seats, chosen in product(game.seats, product(*values)):
        given = {field.name: value for field, value in zip(fields, chosen, strict=True)}
        try:
            options = game.read_options(given)
            game.check(seats, game.settled(options))
        except (BadOption, BadSeats):
            continue
        found.append(Case(game, seats, options))
    return found


def choices(kind: msgspec.inspect.Type) -> list[Any]:
    """Those of a field; one that may be left open is either open or taken."""
    if isinstance(kind, msgspec.inspect.UnionType):
        return [None, *(value for one in kind.types for value in values_of(one) if value is not False)]
    return list(values_of(kind))


def play(position: Position, luck: FastLuck, game: Game[Any], closely: bool) -> int:
    """Random legal moves to the end; how many there were."""
    count = 0
    while not position.over:
        seat = position.awaited()[0]
        moves = position.moves(seat)
        position.play(seat, moves[luck.below(len(moves))], luck)
        count += 1
        assert count <= game.longest, f"no end after {count} moves"
        if closely and count % ON_PAPER == 0:
            game.position(position.to_json())
    game.position(position.to_json())
    return count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(SHELF))
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    game = SHELF[asked.game]
    found = tables(game)
    endings: Counter[str] = Counter()
    moves = 0
    spent = 0.0
    for number in range(asked.games):
        luck = FastLuck(asked.seed * asked.games + number)
        case = found[number % len(found)]
        position = game.setup(case.seats, luck, case.options)
        began = time.process_time()
        moves += play(position, luck, game, number % LOOK_EVERY == 0)
        spent += time.process_time() - began
        endings[position.outcome().reason] += 1
    form = "compiled" if kernel.COMPILED else "interpreted"
    print(f"{asked.games} games at {len(found)} tables, {form}: {dict(endings)}, none stuck, none unsound.")
    print(f"{moves / asked.games:.0f} moves a game, {moves / spent:,.0f} moves in a CPU-second.")


if __name__ == "__main__":
    main()
