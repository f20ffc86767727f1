"""What the suite must be told about a game. Each game has its own in `tests/games/<key>/specimen.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tablee.kernel import Event, Eyes, Game, Json, Luck, Move, Position, Refusal

Twin = Callable[[Any, Eyes, Luck], Position]


def asked(position: Position, seat: int, move: Move) -> Refusal | None:
    return position.why_not(seat, move)


def always(position: Position, seat: int) -> bool:
    return True


def any_other(position: Position, seat: int) -> str:
    return ""


@dataclass(frozen=True)
class Specimen:
    game: Game[Any]
    universe: tuple[
        str, ...
    ]  # the notation of every move that the game has; where they are too many, some of each kind
    reveals: tuple[type[Event], ...]  # the events that make something public which was a secret
    twins: tuple[Twin, ...]  # ways to another position that these eyes cannot tell from the first
    secrets: Callable[[Any, Eyes], set[str]]  # numbers and texts that may not reach these eyes now
    marked: Callable[[int], Json]  # a position for so many seats, in which no secret looks like anything public
    reported: tuple[type[Event], ...] = ()  # the events that only something reported by the table causes
    refused_later: tuple[Any, ...] = ()  # the events that tell the reason why a move that was taken could not be done
    seldom: tuple[type[Event], ...] = ()  # events that few random games have: the game's own tests reach them
    rare: tuple[str, ...] = ()  # reasons that no random game comes to
    unshown: tuple[str, ...] = ()  # reasons that few random positions have: the few that a guard is tried with do not
    answered: Callable[[Any, int, Move], Refusal | None] = asked  # what becomes of a move that nobody else disturbs
    tells: Callable[[Any, int], bool] = always  # whether a seat's own view says all that the answer depends on
    situation: Callable[[Any, int], str] = any_other  # in which the same answer may have another reason
    tables: Mapping[int, dict[str, Any]] = field(default_factory=dict)  # options of the playthrough for so many seats
    written: tuple[int, ...] = ()  # the numbers of seats that have a playthrough and a digest, where all are too many
    seeds: Mapping[int, int] = field(default_factory=dict)  # of its playthrough, where much should happen in it
    digested: int = 50  # random games of a digest
    by_lot: Callable[[int, Luck], dict[str, Any]] | None = None  # options for so many seats, where all are too many
    lots: tuple[int, ...] = ()  # the numbers of seats that tables are drawn for
    ended_as: Callable[[Json], tuple[str, list[int]]] | None = None  # how a paper must have ended, by the law alone
    legend: Callable[[], list[str]] = list  # what a reader of a playthrough has to know
    looked_at: int = 80  # moments of a random game that a client's guard is tried in,
    kept: int = 16  # and those of a table that show something new
    bot_moves: int | None = None  # of a game of bots that count for a digest, where one takes too long
    wandering: int | None = None  # moves of players who go or search at random, where that may never end
    searched: int | None = None  # moments of a game that search is tried in, where they are many
    shown_after: tuple[str, ...] = ()  # the events after which a playthrough shows the public view


def imagined(position: Position, eyes: Eyes, luck: Luck) -> Position:
    return position.imagine(eyes, luck)
