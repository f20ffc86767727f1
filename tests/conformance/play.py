"""The random player that the whole conformance suite shares, and the small words around it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any

import msgspec

from tablee.games import SHELF
from tablee.kernel import EVERYTHING, Bot, Event, Eyes, FastLuck, Game, Luck, Move, Options, Position, SealedLuck

CLOCK = -1  # the "seat" of a step in which only time passed; its text is the table time
GLIMPSE = 17  # one moment in so many, where nobody is awaited
A_WHILE = 3_000  # milliseconds
HURRY = 8  # where time is part of the rules, one step in so many lets it run out


@dataclass(frozen=True)
class Case:
    """A game as one table plays it: so many seats, these options."""

    game: Game[Any]
    seats: int
    options: Options

    @property
    def name(self) -> str:
        given = msgspec.structs.asdict(self.options)
        default = msgspec.structs.asdict(type(self.options)())
        always = self.game.key not in CHOSEN
        chosen = [f"{key}={value}" for key, value in given.items() if value and (always or value != default[key])]
        return "-".join([self.game.key, str(self.seats), *chosen])

    @property
    def all_eyes(self) -> list[Eyes]:
        return [*range(self.seats), None, EVERYTHING]

    def begin(self, seed: int) -> Run:
        return Run(self, seed)


Tables = list[tuple[tuple[int, ...], dict[str, Any]]]  # for so many seats, these options


def chosen_tables(key: str) -> Tables | None:
    """`chosen.py` beside a game's specimen, where every combination of its options would be too many."""
    if not (Path(__file__).parents[1] / "games" / key / "chosen.py").is_file():
        return None
    tables: Tables = import_module(f"tests.games.{key}.chosen").TABLES
    return tables


CHOSEN = {key: tables for key in SHELF if (tables := chosen_tables(key)) is not None}


def one_in(key: str) -> int:
    """`ONE_IN` of a game's `chosen.py`: of its moments, so many are passed over where each is looked at closely."""
    return getattr(import_module(f"tests.games.{key}.chosen"), "ONE_IN", 1) if key in CHOSEN else 1


def a_while(key: str) -> int:
    """`A_WHILE` of a game's `chosen.py`: how long nothing happens at most, where its clocks are long."""
    return getattr(import_module(f"tests.games.{key}.chosen"), "A_WHILE", A_WHILE) if key in CHOSEN else A_WHILE


def option_sets(game: Game[Any]) -> list[Options]:
    """Every combination of a game's options; of numbers the two ends, of anything larger what it is by default."""
    if game.key in CHOSEN:
        return [game.read_options(options) for _, options in CHOSEN[game.key]]
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
    return [case for game in games for case in cases_of(game)]


def cases_of(game: Game[Any]) -> list[Case]:
    if game.key in CHOSEN:
        chosen = CHOSEN[game.key]
        return [Case(game, seats, game.read_options(options)) for tables, options in chosen for seats in tables]
    return [Case(game, seats, options) for seats in game.seats for options in option_sets(game)]


# --- Luck that can be written down


def sealed(seed: int, drawn: int = 0) -> SealedLuck:
    """The chance of a live table; its state is how much was drawn."""
    return SealedLuck(sha256(f"conformance {seed}".encode()).digest(), drawn)


class Counted(Luck):
    """A luck that knows how often it was asked, by its labels, too."""

    def __init__(self, luck: Luck, counts: list[int] | None = None) -> None:
        self.luck = luck
        self.counts = [0] if counts is None else counts

    def total(self) -> int:
        return self.counts[0]

    def stream(self, purpose: str, *parts: int) -> Luck:
        return Counted(self.luck.stream(purpose, *parts), self.counts)

    def below(self, n: int) -> int:
        self.counts[0] += 1
        return self.luck.below(n)


# --- What can be compared byte by byte


def paper(position: Position) -> bytes:
    return msgspec.json.encode(position.to_json())


def wire(records: object) -> bytes:
    """A record, or a list of records, as it is sent."""
    return msgspec.json.encode(records)


def heard(events: Sequence[Event], eyes: Eyes) -> list[Event]:
    """What these eyes hear of some events."""
    return [event for event in (event.heard_by(eyes) for event in events) if event is not None]


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
        self.events: list[Event] = self.position.drain()
        self.drawn = [self.luck.drawn]  # before each step
        self.told = [len(self.events)]  # events before each step

    def step(self) -> list[Event]:
        """A random legal move of a random awaited seat, or time, if that is what the game waits for."""
        step = random_step(self.position, self.choice, a_while(self.case.game.key))
        take(self.case.game, self.position, step, self.luck)
        told = self.position.drain()
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

    def glimpses(self) -> Iterator[Position]:
        """The moments; where there are very many, because everybody acts at once or games are long, some of them."""
        every = one_in(self.case.game.key)
        for number, position in enumerate(self.moments()):
            if number % (GLIMPSE * every) == 0 or position.over or (position.awaited() and number % every == 0):
                yield position

    def by_bots(self, bots: Sequence[Bot]) -> Iterator[tuple[int, str]]:
        """The steps of a whole game in which every bot hears what its seat hears, and chooses from its seat's view."""
        told = self.events[:]
        while not self.position.over:
            for seat, bot in enumerate(bots):
                for event in heard(told, seat):
                    bot.hear(event)
            step = self.bot_step(bots)
            take(self.case.game, self.position, step, self.luck)
            told = self.position.drain()
            yield step

    def bot_step(self, bots: Sequence[Bot]) -> tuple[int, str]:
        awaited = self.position.awaited()
        if awaited:
            return awaited[0], bots[awaited[0]].must_choose(self.position.view(awaited[0])).text
        due = self.position.due()
        assert due is not None
        acting = self.position.acting()
        if acting and self.choice.below(2):
            seat = acting[self.choice.below(len(acting))]
            move = bots[seat].choose(self.position.view(seat))
            if move is not None and self.position.why_not(seat, move) is None:
                return seat, move.text
        return CLOCK, str(min(due, self.position.now + 1 + self.choice.below(a_while(self.case.game.key))))

    def finish(self) -> Run:
        for _ in self.moments():
            pass
        return self


def random_step(position: Position, choice: FastLuck, a_while: int = A_WHILE) -> tuple[int, str]:
    awaited = position.awaited()
    due = position.due()
    if due is not None and not awaited:
        return in_real_time(position, due, choice, a_while)
    if due is not None and choice.below(HURRY) == 0:
        return CLOCK, str(due)
    seat = awaited[choice.below(len(awaited))]
    moves = position.moves(seat)
    return seat, moves[choice.below(len(moves))].text


def in_real_time(position: Position, due: int, choice: FastLuck, a_while: int) -> tuple[int, str]:
    """Nobody is awaited: somebody does something all the same, or time passes, to what is due or not quite so far."""
    acting = position.acting()
    if acting and choice.below(2):
        seat = acting[choice.below(len(acting))]
        moves = position.moves(seat)
        if moves:
            return seat, moves[choice.below(len(moves))].text
    return CLOCK, str(min(due, position.now + 1 + choice.below(a_while)))


def take(game: Game[Any], position: Position, step: tuple[int, str], luck: Luck) -> None:
    """Make a step that is written down."""
    seat, text = step
    if seat == CLOCK:
        position.advance(int(text), luck)
    else:
        position.attempt(seat, game.move(text), luck)


def carry_on(game: Game[Any], position: Position, steps: Sequence[tuple[int, str]], luck: SealedLuck) -> list[Event]:
    """Make many steps, and tell what happened in them."""
    position.drain()
    for step in steps:
        take(game, position, step, luck)
    return position.drain()
