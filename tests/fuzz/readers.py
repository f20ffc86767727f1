"""What is read without a server: moves, options, positions on paper, content files, replays, cookies."""

from __future__ import annotations

import asyncio
import json
import tempfile
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from tablee.games import SHELF
from tablee.kernel import BadContent, BadMove, BadPosition, FastLuck, Game, Json, TableeError
from tablee.kernel.reading import CONTENT, parse_toml
from tablee.server.sessions import Sessions
from tablee.server.settings import Settings
from tablee.store import SqliteStore
from tablee.tables import replay
from tests.conformance.play import Case
from tests.fuzz.mutate import Mutator
from tests.fuzz.target import Tally, Target, where
from tests.server.socket.inside import Inside

GAMES = tuple(SHELF.values())


@cache
def papers(game: Game[Any]) -> tuple[Json, ...]:
    """Some positions of a random game, as they are written down."""
    run = Case(game, game.seats[0], game.read_options({})).begin(7)
    written = [json.loads(json.dumps(position.to_json())) for position in run.glimpses()]
    return tuple(written[:: max(1, len(written) // 8)])


@cache
def moves(game: Game[Any]) -> tuple[str, ...]:
    """Some that are right somewhere."""
    run = Case(game, game.seats[0], game.read_options({})).begin(7)
    found = {move.text for position in run.glimpses() for seat in position.awaited() for move in position.moves(seat)}
    return tuple(sorted(found)[:200]) or ("",)


class Reader(Target):
    """One thing after the other, each read by itself."""

    allowed: tuple[type[Exception], ...] = ()

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.mutator = Mutator(f"{self.name} {seed}")

    async def feed(self, tally: Tally, number: int) -> None:
        for _ in range(number):
            data = self.make()
            try:
                tally.outcomes[self.read(data)] += 1
            except self.allowed as error:
                tally.outcomes[type(error).__name__] += 1
            except Exception as error:
                tally.fault(where(error), data)

    def make(self) -> Any:
        raise NotImplementedError

    def read(self, data: Any) -> str:
        """What became of it."""
        raise NotImplementedError

    def game(self) -> Game[Any]:
        return self.mutator.chance.choice(GAMES)


class Moves(Reader):
    """The notation of moves, of every game."""

    name = "notations of moves"
    allowed = (BadMove,)
    short = 4_000
    share = 0.15

    def make(self) -> tuple[Game[Any], str]:
        game = self.game()
        return game, self.mutator.text(self.mutator.chance.choice(moves(game)))

    def read(self, data: tuple[Game[Any], str]) -> str:
        game, text = data
        assert game.move(text).text, "a move without a notation"
        return "a move"


class Chosen(Reader):
    """Options of a table, and whether they fit so many seats."""

    name = "options"
    allowed = (TableeError,)
    short = 3_000
    share = 0.1

    def make(self) -> tuple[Game[Any], Json, int]:
        game = self.game()
        good = json.loads(json.dumps(dict.fromkeys(game.options.__struct_fields__)))
        good |= {"extra": 1} if self.mutator.chance.random() < 0.1 else {}
        changed = good
        for _ in range(self.mutator.chance.randrange(1, 4)):
            changed = self.mutator.json(changed)
        return game, changed, self.mutator.chance.choice((*game.seats, 0, -1, 99))

    def read(self, data: tuple[Game[Any], Json, int]) -> str:
        game, given, seats = data
        if not isinstance(given, dict):
            return "no object"
        game.setup(seats, FastLuck(1), game.settled(game.read_options(given)))
        return "a game"


class Papers(Reader):
    """Positions on paper with a stain: refused, or another position in which everybody who is awaited can move."""

    name = "positions on paper"
    allowed = (BadPosition,)
    short = 400
    share = 0.03
    batch = 20

    def make(self) -> tuple[Game[Any], Json]:
        game = self.game()
        return game, self.mutator.json(self.mutator.chance.choice(papers(game)))

    def read(self, data: tuple[Game[Any], Json]) -> str:
        game, written = data
        position = game.position(written)
        for seat in position.awaited():
            position.view(seat)
            assert position.why_not(seat, position.default(seat)) is None, "a default that is not allowed"
        return "another position"


class Contents(Reader):
    """Content files of an owner, with letters changed, or with values."""

    name = "content files"
    allowed = (BadContent,)
    short = 25
    share = 0.002
    batch = 5

    def make(self) -> tuple[Game[Any], Json | bytes]:
        game = self.game()
        text = content_text(game)
        if self.mutator.chance.random() < 0.5:
            return game, self.mutator.data(text)
        return game, self.mutator.json(parse_toml(text.decode(), CONTENT))

    def read(self, data: tuple[Game[Any], Json | bytes]) -> str:
        game, written = data
        if isinstance(written, bytes):
            written = parse_toml(written.decode(errors="replace"), CONTENT)
        game.in_edition(written)
        return "an edition"


@cache
def content_text(game: Game[Any]) -> bytes:
    package = import_module(type(game).__module__.rpartition(".")[0])
    (folder,) = package.__path__
    return (Path(folder) / CONTENT).read_bytes()


class Replays(Reader):
    """The file of a finished game with something changed: an error with a code, or a verdict; and the verdict is no."""

    name = "replays"
    allowed = (TableeError,)
    short = 25
    share = 0.003
    batch = 5

    async def open(self) -> None:
        self.good = await finished_game()
        self.essence = essence(json.dumps(self.good).encode())
        assert verdict(json.dumps(self.good).encode()) == "whole"

    def make(self) -> bytes:
        return self.mutator.message(self.good)

    def read(self, data: bytes) -> str:
        found = verdict(data)
        assert found != "whole" or essence(data) == self.essence, "a change that was not found"
        return found


def essence(data: bytes) -> Any:
    """What was done, what came of it, and what the deal follows from; nobody can prove how somebody was called."""
    told = replay.read(data)
    return told.commitment, told.seed, told.outcome, [(line.seat, line.act, line.events) for line in told.lines]


def verdict(data: bytes) -> str:
    """What `tablee verify FILE` would say."""
    report = replay.verify(replay.read(data))
    if not report.seal:
        return "another seed"
    if report.line is not None:
        return "another line"
    return "whole" if report.outcome else "another outcome"


async def finished_game() -> Any:
    """A whole game of Smile, as it is sent to whoever asks for it."""
    with tempfile.TemporaryDirectory(prefix="tablee-fuzz-") as folder:
        inside = Inside(Path(folder))
        await inside.open()
        try:
            ears = await inside.begun("ana", "bo", "cy")
            await inside.play(ears)
            assert ears[0].room is not None
            table = ears[0].room.table.id
            await inside.on_disk(ears[0].room)
            record = await inside.store.record(table)
            assert record is not None
            return json.loads(replay_text(replay.export(record, await inside.rows(table))))
        finally:
            await inside.close()


def replay_text(exported: replay.Replay) -> bytes:
    from tablee.tables.telling import encode

    return encode(exported)


class Cookies(Reader):
    """Cookies like a good one: they are nobody's, or that person's own."""

    name = "cookies"
    short = 2_000
    share = 0.1

    async def open(self) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="tablee-fuzz-")
        self.store = SqliteStore(Path(self.folder.name) / "tables.db", "normal")
        await self.store.open()
        self.sessions = Sessions(self.store, Settings())
        self.person, line = await self.sessions.welcome("Ana", {})
        self.good = line.partition(";")[0].encode()

    async def feed(self, tally: Tally, number: int) -> None:
        for _ in range(number):
            cookie = self.mutator.data(self.good)
            try:
                found = await self.sessions.person({"headers": [(b"cookie", cookie)]})
            except Exception as error:
                tally.fault(where(error), cookie)
                continue
            tally.outcomes["nobody" if found is None else "the same person"] += 1
            if found is not None and found.id != self.person.id:
                tally.fault("somebody else", cookie)
        await asyncio.sleep(0)

    async def close(self) -> None:
        await self.store.close()
        self.folder.cleanup()


READERS: tuple[type[Target], ...] = (Moves, Chosen, Papers, Contents, Replays, Cookies)
