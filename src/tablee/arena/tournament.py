"""Many games between bots: who wins how often, and how sure we are."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context
from typing import Any, Final

import msgspec

from tablee import games
from tablee.arena.live import Thoughts
from tablee.kernel import BadSeats, FastLuck, Game, Luck, Options, Position

CONFIDENCE: Final = 1.96  # standard deviations on each side of a 95 % interval
LIVE: Final = "live"  # the pace of a table where everybody is there
BATCH: Final = 5  # games handed to a worker at a time


class GameRecord(msgspec.Struct, frozen=True):
    """One game: by bot in the order of the line-up, not by seat."""

    number: int
    shares: Sequence[float]  # of the victory
    ranks: Sequence[int]
    scores: Sequence[int]  # empty in a game that has none
    moves: Sequence[int]
    seconds: Sequence[float]  # spent choosing


class Line(msgspec.Struct, frozen=True):
    """What one bot of the line-up achieved."""

    bot: str
    games: int
    wins: float  # shared victories count in parts
    share: float
    low: float  # 95 % confidence interval of the share
    high: float
    mean_score: float | None  # in a game that has scores
    mean_rank: float
    seconds_per_move: float


class Result(msgspec.Struct, frozen=True):
    game: str
    seed: int
    games: int
    fair_share: float
    lines: Sequence[Line]


def tournament(
    game_key: str,
    bots: Sequence[str],
    count: int,
    *,
    seed: int = 1,
    workers: int | None = None,
    progress: Callable[[int], None] = lambda _: None,
    options: Mapping[str, Any] | None = None,
) -> Result:
    """Play `count` games, the seats drawn anew for each, on all cores. The seed decides everything."""
    game = games.find(game_key)
    check_line_up(game, bots)
    chosen = dict(options or {})
    game.read_options(chosen)
    records: list[GameRecord] = []
    for batch in played(game_key, tuple(bots), count, seed, workers or os.cpu_count() or 1, chosen):
        records += batch
        progress(len(records))
    lines = [summary(bot, place, records) for place, bot in enumerate(bots)]
    return Result(game_key, seed, count, 1 / len(bots), lines)


def check_line_up(game: Game[Any], bots: Sequence[str]) -> None:
    if len(bots) not in game.seats:
        raise BadSeats(len(bots), list(game.seats))
    for level in bots:
        game.bot(level, 0, FastLuck(0))


def played(
    key: str, bots: tuple[str, ...], count: int, seed: int, workers: int, options: Mapping[str, Any]
) -> Iterator[list[GameRecord]]:
    batches = [range(first, min(first + BATCH, count)) for first in range(0, count, BATCH)]
    if workers == 1:
        yield from (play_batch(key, bots, seed, batch, options) for batch in batches)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        size = len(batches)
        yield from pool.map(play_batch, [key] * size, [bots] * size, [seed] * size, batches, [options] * size)


def play_batch(
    key: str, bots: tuple[str, ...], seed: int, numbers: range, options: Mapping[str, Any] | None = None
) -> list[GameRecord]:
    game = games.find(key)
    chosen = game.read_options(options)
    return [play_game(game, bots, FastLuck(seed << 32 | number), number, chosen) for number in numbers]


def play_game(
    game: Game[Any],
    bots: Sequence[str],
    luck: FastLuck,
    number: int,
    options: Options | None = None,
    delays: Sequence[int] = (),
) -> GameRecord:
    """One game. Every bot has luck of its own and is given its seat's events and views, nothing else.

    In real time each may be some milliseconds away (`delays`, one way, in the order of the bots).
    """
    seats = len(bots)
    seat_of = list(range(seats))
    luck.shuffle(seat_of)
    players = {seat_of[place]: game.bot(level, seat_of[place], luck.spawn()) for place, level in enumerate(bots)}
    deal: Luck = luck.spawn()
    settled = game.at_table(game.read_options({}) if options is None else options, LIVE, range(seats))
    position: Position = game.setup(seats, deal, settled, listen=True)
    levels = {seat_of[place]: level for place, level in enumerate(bots)}
    away = {seat_of[place]: delay for place, delay in enumerate(delays)}
    thoughts = Thoughts(game, levels, settled, luck.spawn(), away)
    moves = [0] * seats
    seconds = [0.0] * seats
    while True:
        for event in position.drain():
            for seat, player in players.items():
                heard = event.heard_by(seat)
                if heard is not None:
                    player.hear(heard)
        if position.over:
            break
        awaited = position.awaited()
        asked = (awaited[0], position.view(awaited[0])) if awaited else thoughts.step(position, deal)
        if asked is None:
            continue
        seat, view = asked
        begun = time.perf_counter()
        move = players[seat].must_choose(view) if awaited else players[seat].choose(view)
        seconds[seat] += time.perf_counter() - begun
        moves[seat] += 1
        if move is not None and (awaited or position.why_not(seat, move) is None):
            position.attempt(seat, move, deal)
    return record(number, position, seat_of, moves, seconds)


def record(number: int, position: Position, seat_of: list[int], moves: list[int], seconds: list[float]) -> GameRecord:
    outcome = position.outcome()
    payoff = position.payoff()
    return GameRecord(
        number,
        [payoff[seat] for seat in seat_of],
        [outcome.ranks[seat] for seat in seat_of],
        [outcome.scores[seat] for seat in seat_of] if outcome.scores else [],
        [moves[seat] for seat in seat_of],
        [seconds[seat] for seat in seat_of],
    )


def summary(bot: str, place: int, records: Sequence[GameRecord]) -> Line:
    count = len(records)
    wins = sum(record.shares[place] for record in records)
    low, high = wilson(wins, count)
    moves = sum(record.moves[place] for record in records)
    return Line(
        bot=bot,
        games=count,
        wins=wins,
        share=wins / count,
        low=low,
        high=high,
        mean_score=sum(record.scores[place] for record in records) / count if records[0].scores else None,
        mean_rank=sum(record.ranks[place] for record in records) / count,
        seconds_per_move=sum(record.seconds[place] for record in records) / max(1, moves),
    )


def wilson(wins: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's, which stays between 0 and 1)."""
    share = wins / count
    spread = CONFIDENCE**2 / count
    centre = (share + spread / 2) / (1 + spread)
    half = CONFIDENCE * sqrt(share * (1 - share) / count + spread / (4 * count)) / (1 + spread)
    return max(0.0, centre - half), min(1.0, centre + half)
