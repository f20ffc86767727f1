"""Many games between bots: who wins how often, and how sure we are."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from tablee import games
from tablee.arena.figures import GameRecord, Result, endings, places, side_summary, summary, together
from tablee.arena.hands import HandOut, hands
from tablee.arena.live import Thoughts
from tablee.kernel import BadSides, FastLuck, Game, Json, Luck, Options, Position

LIVE: Final = "live"  # the pace of a table where everybody is there
BATCH: Final = 5  # games handed to a worker at a time
BY_SIDE: Final = ""  # instead of a level: that of the side to which the seat is dealt


def tournament(
    game_key: str,
    bots: Sequence[str] | Mapping[str, str],
    count: int,
    *,
    seats: int | None = None,
    seed: int = 1,
    workers: int | None = None,
    ray: str | None = None,
    progress: Callable[[int], None] = lambda _: None,
    options: Mapping[str, Any] | None = None,
    edition: Json = None,
) -> Result:
    """Play `count` games, the seats drawn anew for each, on all cores. The seed decides everything.

    `bots` has a level for each seat; or one for each side, to be played by so many `seats` (by as few as the game
    allows, if nobody says how many). With an `edition`, the box has the cards of another copy. With `ray`, the games
    are played there: at the address of a cluster, or "local" for a Ray of our own.
    """
    with hands(workers, ray) as hand_out:
        return matches(hand_out, game_key, bots, count, seats, seed, progress, options, edition)


def matches(
    hand_out: HandOut,
    game_key: str,
    bots: Sequence[str] | Mapping[str, str],
    count: int,
    seats: int | None,
    seed: int,
    progress: Callable[[int], None],
    options: Mapping[str, Any] | None,
    edition: Json,
) -> Result:
    """A tournament, played by hands that may have others to play."""
    game = box(game_key, edition)
    sides = dict(bots) if isinstance(bots, Mapping) else {}
    line_up = tuple(bots) if not isinstance(bots, Mapping) else (BY_SIDE,) * (game.seats[0] if seats is None else seats)
    check_line_up(game, line_up, bots if isinstance(bots, Mapping) else None)
    chosen = dict(options or {})
    game.check(len(line_up), game.settled(game.read_options(chosen)))
    play = partial(play_batch, game_key, line_up, seed, options=chosen, sides=sides, edition=edition)
    records: list[GameRecord] = []
    for batch in hand_out(play, [range(first, min(first + BATCH, count)) for first in range(0, count, BATCH)]):
        records += batch
        progress(len(records))
    return result(game, seed, line_up, sides, records)


def box(key: str, edition: Json) -> Game[Any]:
    """The box on the shelf, or another copy of it."""
    game = games.find(key)
    return game if edition is None or edition == game.edition.written else game.in_edition(edition)


def check_line_up(game: Game[Any], bots: Sequence[str], sides: Mapping[str, str] | None = None) -> None:
    game.check_seats(len(bots))
    if sides is not None:
        check_sides(game, sides)
    for level in bots if sides is None else sides.values():
        game.bot(level, 0, FastLuck(0))


def check_sides(game: Game[Any], named: Mapping[str, str]) -> None:
    """Every side of the game has a level, and nothing else has one."""
    if not game.sides:
        raise BadSides(list(named), "", detail="no_sides")
    unknown = [side for side in named if side not in game.sides]
    if unknown:
        raise BadSides(unknown, list(game.sides), detail="unknown")
    missing = [side for side in game.sides if side not in named]
    if missing:
        raise BadSides(missing, list(game.sides), detail="missing")


def play_batch(
    key: str,
    bots: tuple[str, ...],
    seed: int,
    numbers: range,
    options: Mapping[str, Any] | None = None,
    sides: Mapping[str, str] | None = None,
    edition: Json = None,
) -> list[GameRecord]:
    game = box(key, edition)
    chosen = game.settled(game.read_options(options))
    return [
        play_game(game, bots, FastLuck(seed << 32 | number), number, chosen, sides=sides or {}) for number in numbers
    ]


def play_game(
    game: Game[Any],
    bots: Sequence[str],
    luck: FastLuck,
    number: int,
    options: Options | None = None,
    delays: Sequence[int] = (),
    sides: Mapping[str, str] | None = None,
) -> GameRecord:
    """One game. Every bot has luck of its own and is given its seat's events and views, nothing else.

    In real time each may be some milliseconds away (`delays`, one way, in the order of the bots). Where `sides` have
    levels, a bot is made when it is known which side its seat was dealt to.
    """
    seats = len(bots)
    seat_of = list(range(seats))
    luck.shuffle(seat_of)
    lucks = {seat: luck.spawn() for seat in seat_of}
    deal: Luck = luck.spawn()
    settled = game.at_table(game.read_options({}) if options is None else options, LIVE, range(seats))
    position: Position = game.setup(seats, deal, settled, listen=True)
    order = turn_order(position, seat_of)
    dealt = [position.side(seat) for seat in seat_of] if game.sides else []
    chosen = [sides[side] for side in dealt] if sides else list(bots)
    levels = dict(zip(seat_of, chosen, strict=True))
    players = {seat: game.bot(level, seat, lucks[seat]) for seat, level in levels.items()}
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
    return record(number, position, seat_of, moves, seconds, dealt, order)


def turn_order(position: Position, seat_of: list[int]) -> list[int]:
    """The place of each bot, counted from the seat that is awaited first; nothing where it is not one seat alone."""
    awaited = position.awaited()
    return [(seat - awaited[0]) % len(seat_of) for seat in seat_of] if len(awaited) == 1 else []


def record(
    number: int,
    position: Position,
    seat_of: list[int],
    moves: list[int],
    seconds: list[float],
    dealt: list[str],
    order: list[int],
) -> GameRecord:
    outcome = position.outcome()
    payoff = position.payoff()
    return GameRecord(
        number,
        [payoff[seat] for seat in seat_of],
        [outcome.ranks[seat] for seat in seat_of],
        [outcome.scores[seat] for seat in seat_of] if outcome.scores else [],
        [moves[seat] for seat in seat_of],
        [seconds[seat] for seat in seat_of],
        dealt,
        outcome.reason,
        len(outcome.winners) > 0,
        order,
    )


def result(
    game: Game[Any], seed: int, bots: Sequence[str], sides: Mapping[str, str], records: Sequence[GameRecord]
) -> Result:
    by_side = [side_summary(side, sides.get(side, ""), records) for side in game.sides]
    shared = game.traits.cooperative or len(game.sides) > 0
    return Result(
        game=game.key,
        seed=seed,
        games=len(records),
        seats=len(bots),
        fair_share=None if shared else 1 / len(bots),
        lines=[] if sides else [summary(bot, place, records) for place, bot in enumerate(bots)],
        sides=[line for line in by_side if line is not None],
        together=together(records) if game.traits.cooperative else None,
        endings=endings(records),
        places=[] if shared else places(records),
    )
