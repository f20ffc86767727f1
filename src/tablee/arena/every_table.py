"""Every table of a game that is won or lost together: how often bots win it, by so many, at each level."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from tablee.arena.figures import Result
from tablee.arena.hands import hands
from tablee.arena.tournament import box, check_line_up, matches
from tablee.kernel import Game, Json


class Cell(msgspec.Struct, frozen=True):
    """So many seats at one level, and what came of it."""

    seats: int
    level: str | int
    result: Result


class EveryTable(msgspec.Struct, frozen=True):
    """One bot in all seats, of every table."""

    game: str
    bot: str
    option: str  # that says how hard it is
    seed: int
    games: int  # of each cell
    cells: Sequence[Cell]


def has_every_table(game: Game[Any]) -> bool:
    """Whether it is one game for all who play it, and has levels."""
    return game.traits.cooperative and game.difficulty != ""


def every_table(
    game_key: str,
    bot: str,
    count: int,
    *,
    seats: Sequence[int] = (),
    levels: Sequence[str | int] = (),
    seed: int = 1,
    workers: int | None = None,
    ray: str | None = None,
    progress: Callable[[int], None] = lambda _: None,
    options: Mapping[str, Any] | None = None,
    edition: Json = None,
) -> EveryTable:
    """Play `count` games at each of these levels, by each of these numbers of seats: of all, if none is named.

    Every table is looked at before the first game is played: one that cannot be is no surprise after a thousand others.
    """
    game = box(game_key, edition)
    tables = [(number, level) for number in seats or game.seats for level in levels or game.difficulties()]
    chosen = {table: {**(options or {}), game.difficulty: table[1]} for table in tables}
    for number, level in tables:
        check_line_up(game, [bot] * number)
        game.check(number, game.settled(game.read_options(chosen[number, level])))
    cells: list[Cell] = []
    with hands(workers, ray) as hand_out:
        for number, level in tables:
            done = count * len(cells)
            line_up = [bot] * number
            result = matches(
                hand_out,
                game_key,
                line_up,
                count,
                number,
                seed,
                lambda finished, done=done: progress(done + finished),  # type: ignore[misc]
                chosen[number, level],
                edition,
            )
            cells.append(Cell(number, level, result))
    return EveryTable(game.key, bot, game.difficulty, seed, count, cells)
