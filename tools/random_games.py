"""Play many random games of one box, over all its options and numbers of players: does each end, and is each sound?

    python -m tools.random_games schtroumpfs [--games 10000] [--seed 1] [--bots solid] [--moves 1000]

Where a game has too many tables to count (`Specimen.by_lot`), each game has one of its own; where the law can be read
apart from the rules (`Specimen.ended_as`), each ending is compared with it.

With `--bots` a bot of that level sits in every seat, and is given what its seat hears and sees.
With `--moves` no game is followed any longer than that: who walks at random through Archibald may never find him.
Now and then a position is put on paper and read again: the reader knows what must hold. It also says how many moves a
CPU-second has, and in which form: with `PYTHONPATH=build/compiled` the rules run compiled.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import product
from typing import Any, Final, TypeAlias

import msgspec

from tablee import kernel
from tablee.games import SHELF
from tablee.kernel import BadOption, BadSeats, FastLuck, Game, Move, Position
from tests.conformance.play import Case, values_of
from tests.conformance.specimens import SPECIMENS

LOOK_EVERY: Final = 97  # games between two that are looked at closely
ON_PAPER: Final = 20  # moves between two looks

Chooser: TypeAlias = Callable[[Position, int, FastLuck], Move]  # what a seat does


@cache
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


def table_of(game: Game[Any], number: int, luck: FastLuck) -> Case:
    """One after the other, or one by lot."""
    specimen = SPECIMENS[game.key]
    if specimen.by_lot is None:
        found = tables(game)
        return found[number % len(found)]
    seats = game.seats[number % len(game.seats)]
    return Case(game, seats, game.settled(game.read_options(specimen.by_lot(seats, luck))))


def ended_rightly(game: Game[Any], position: Position) -> None:
    law = SPECIMENS[game.key].ended_as
    if law is None or not position.over:
        return
    reason, winners = law(position.to_json())
    outcome = position.outcome()
    assert (outcome.reason, sorted(outcome.winners)) == (reason, sorted(winners)), f"by the law: {reason} {winners}"


def choices(kind: msgspec.inspect.Type) -> list[Any]:
    """Those of a field; one that may be left open is either open or taken."""
    if isinstance(kind, msgspec.inspect.UnionType):
        return [None, *(value for one in kind.types for value in values_of(one) if value is not False)]
    return list(values_of(kind))


def by_lot(position: Position, seat: int, luck: FastLuck) -> Move:
    """Any legal move."""
    moves = position.moves(seat)
    return moves[luck.below(len(moves))]


BY_LOT: Final[Chooser] = by_lot


def by_bots(game: Game[Any], level: str, seats: int, luck: FastLuck) -> Chooser:
    """A bot in every seat, each with luck of its own."""
    players = [game.bot(level, seat, luck.spawn()) for seat in range(seats)]

    def choose(position: Position, seat: int, _: FastLuck) -> Move:
        for event in position.drain():
            for other, player in enumerate(players):
                heard = event.heard_by(other)
                if heard is not None:
                    player.hear(heard)
        move = players[seat].must_choose(position.view(seat))
        assert position.why_not(seat, move) is None, f"{move} is not legal"
        return move

    return choose


def play(position: Position, luck: FastLuck, game: Game[Any], choose: Chooser, closely: bool, most: int) -> int:
    """Legal moves to the end, or so many; how many there were. By lot, where nobody looks, it is the kernel's loop."""
    if choose is BY_LOT and not closely:
        return kernel.playout(position, luck, most)
    count = 0
    while not position.over and count < most:
        awaited = position.awaited()
        if not awaited:
            due = position.due()
            assert due is not None, "nobody is awaited and nothing is due"
            position.advance(due, luck)
            continue
        seat = awaited[0]
        position.play(seat, choose(position, seat, luck), luck)
        count += 1
        assert count < game.longest, f"no end after {count} moves"
        if closely and count % ON_PAPER == 0:
            game.position(position.to_json())
    game.position(position.to_json())
    return count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(SHELF))
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", default="", help="a level, for all seats")
    parser.add_argument("--moves", type=int, default=0, help="of one game, at most; 0: to its end")
    asked = parser.parse_args()
    game = SHELF[asked.game]
    endings: Counter[str] = Counter()
    played: set[str] = set()
    moves = 0
    spent = 0.0
    for number in range(asked.games):
        luck = FastLuck(asked.seed * asked.games + number)
        case = table_of(game, number, luck)
        played.add(case.name)
        choose = by_bots(game, asked.bots, case.seats, luck.spawn()) if asked.bots else BY_LOT
        position = game.setup(case.seats, luck, case.options, listen=asked.bots != "")
        began = time.process_time()
        moves += play(position, luck, game, choose, number % LOOK_EVERY == 0, asked.moves or game.longest)
        spent += time.process_time() - began
        ended_rightly(game, position)
        endings[position.outcome().reason if position.over else "left at that"] += 1
    form = "compiled" if kernel.COMPILED else "interpreted"
    print(f"{asked.games} games at {len(played)} tables, {form}: {dict(endings)}, none stuck, none unsound.")
    print(f"{moves / asked.games:.0f} moves a game, {moves / spent:,.0f} moves in a CPU-second.")


if __name__ == "__main__":
    main()
