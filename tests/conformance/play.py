"""The random player that the whole conformance suite shares, and the small words around it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import product
from typing import Any

import msgspec

from tablee.kernel import EVERYTHING, Bot, Event, Eyes, FastLuck, Game, Move, Options, Position, SealedLuck

CLOCK = -1  # the "seat" of a step in which only time passed; its text is the table time
HURRY = 8  # where time is part of the rules, one step in so many lets it run out


@dataclass(frozen=True)
class Case:
    """A game as one table plays it: so many seats, these options."""

    game: Game[Any]
    seats: int
    options: Options

    @property
    def name(self) -> str:
        chosen = [f"{key}={value}" for key, value in msgspec.structs.asdict(self.options).items() if value]
        return "-".join([self.game.key, str(self.seats), *chosen])

    @property
    def all_eyes(self) -> list[Eyes]:
        return [*range(self.seats), None, EVERYTHING]

    def begin(self, seed: int) -> Run:
        return Run(self, seed)


def option_sets(game: Game[Any]) -> list[Options]:
    """Every combination of a game's options; of numbers the two ends, of anything larger what it is by default."""
    tried = {
        field.name: values
        for field in msgspec.structs.fields(game.options)
        if (values := values_of(msgspec.inspect.type_info(field.type)))
    }
    return [game.read_options(dict(zip(tried, values, strict=True))) for values in product(*tried.values())]


def values_of(kind: msgspec.inspect.Type) -> Sequence[Any]:
    if isinstance(kind, msgspec.inspect.BoolType):
        return (False, True)
    if isinstance(kind, msgspec.inspect.LiteralType):
        return kind.values
    if isinstance(kind, msgspec.inspect.IntType) and kind.ge is not None and kind.le is not None:
        return (kind.ge, kind.le)
    return ()


def cases(*games: Game[Any]) -> list[Case]:
    return [Case(game, seats, options) for game in games for seats in game.seats for options in option_sets(game)]


# --- Luck that can be written down


def sealed(seed: int, drawn: int = 0) -> SealedLuck:
    """The chance of a live table; its state is how much was drawn."""
    return SealedLuck(sha256(f"conformance {seed}".encode()).digest(), drawn)


# --- What can be compared byte by byte


def paper(position: Position) -> bytes:
    return msgspec.json.encode(position.to_json())


def wire(records: object) -> bytes:
    """A record, or a list of records, as it is sent."""
    return msgspec.json.encode(records)


def heard(events: Sequence[Event], eyes: Eyes) -> list[Event]:
    """What these eyes hear of some events."""
    return [event for event in (event.hear(eyes) for event in events) if event is not None]


def texts(moves: Sequence[Move]) -> list[str]:
    return [move.text for move in moves]


# --- Playing


@dataclass
class Run:
    """A game in progress with every step written down. The seed decides both the deal and the choices."""

    case: Case
    seed: int
    steps: list[tuple[int, str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.luck = sealed(self.seed)
        self.choice = FastLuck(self.seed)
        self.position: Position = self.case.game.setup(self.case.seats, self.luck, self.case.options, listen=True)
        self.events: list[Event] = self.position.hear()
        self.drawn = [self.luck.drawn]  # before each step
        self.told = [len(self.events)]  # events before each step

    def step(self) -> list[Event]:
        """A random legal move of a random awaited seat, or time, if that is what the game waits for."""
        step = random_step(self.position, self.choice)
        take(self.case.game, self.position, step, self.luck)
        told = self.position.hear()
        self.steps.append(step)
        self.events += told
        self.drawn.append(self.luck.drawn)
        self.told.append(len(self.events))
        return told

    def moments(self) -> Iterator[Position]:
        """The position before each step, and at the end. The loop's body may look, and must not touch."""
        yield self.position
        while not self.position.over:
            self.step()
            assert sum(seat != CLOCK for seat, _ in self.steps) <= self.case.game.longest
            yield self.position

    def by_bots(self, bots: Sequence[Bot]) -> Iterator[tuple[int, str]]:
        """The steps of a whole game in which every bot hears what its seat hears, and chooses from its seat's view."""
        told = self.events[:]
        while not self.position.over:
            for seat, bot in enumerate(bots):
                for event in heard(told, seat):
                    bot.hear(event)
            step = self.bot_step(bots)
            take(self.case.game, self.position, step, self.luck)
            told = self.position.hear()
            yield step

    def bot_step(self, bots: Sequence[Bot]) -> tuple[int, str]:
        awaited = self.position.awaited()
        if awaited:
            return awaited[0], bots[awaited[0]].must_choose(self.position.view(awaited[0])).text
        due = self.position.due()
        assert due is not None
        return CLOCK, str(due)

    def finish(self) -> Run:
        for _ in self.moments():
            pass
        return self


def random_step(position: Position, choice: FastLuck) -> tuple[int, str]:
    awaited = position.awaited()
    due = position.due()
    if due is not None and (not awaited or choice.below(HURRY) == 0):
        return CLOCK, str(due)
    seat = awaited[choice.below(len(awaited))]
    moves = position.moves(seat)
    return seat, moves[choice.below(len(moves))].text


def take(game: Game[Any], position: Position, step: tuple[int, str], luck: SealedLuck) -> None:
    """Make a step that is written down."""
    seat, text = step
    if seat == CLOCK:
        position.advance(int(text), luck)
    else:
        position.attempt(seat, game.move(text), luck)


def carry_on(game: Game[Any], position: Position, steps: Sequence[tuple[int, str]], luck: SealedLuck) -> list[Event]:
    """Make many steps, and tell what happened in them."""
    position.hear()
    for step in steps:
        take(game, position, step, luck)
    return position.hear()
