"""A house in which everything happens again alike, and people who play in it: for `tools.corpus`, and its tests."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from hashlib import sha256
from itertools import count
from typing import Final
from unittest.mock import patch

from tablee.kernel import Bot, FastLuck, Position, Seal
from tablee.store import SqliteStore
from tablee.tables import acts, hall
from tablee.tables.acts import ByPeople
from tablee.tables.asking import Choice
from tablee.tables.hall import Hall
from tablee.tables.room import Room
from tablee.tables.substitutes import Substitutes
from tests.server.socket.inside import Ear, Inside

MINUTE: Final = 60_000  # milliseconds
A_WHILE: Final = 3_000  # between two things that people do
LEVEL: Final = "beginner"  # whose ideas people and bots have where nobody gets anywhere at random
PLANNED: Final = ("archibald",)


# --- The house


class Seals:
    """The same deals every time."""

    def __init__(self) -> None:
        self.numbers = count()

    def fresh(self) -> Seal:
        return Seal(sha256(b"corpus %d" % next(self.numbers)).digest())


class Names:
    """Of tables, and the letters of their codes: by lot, and always the same."""

    def __init__(self) -> None:
        self.luck = FastLuck(7)

    def token_hex(self, size: int) -> str:
        return f"{self.luck.below(1 << 62):0{2 * size}x}"

    def token_bytes(self, size: int) -> bytes:
        return bytes(size)

    def choice(self, letters: str) -> str:
        return letters[self.luck.below(len(letters))]


@contextmanager
def by_the_same_lot() -> Iterator[None]:
    with patch.object(hall, "Seal", Seals()), patch.object(hall, "secrets", Names()):
        yield


class Minds(Substitutes):
    """Bots that have made up their minds at once, whenever they are asked."""

    party: Party

    def think(self, room: Room) -> None:
        pass

    def answer(self, room: Room, seat: int) -> Choice | None:
        return Choice(self.party.idea(seat))


class StillHall(Hall):
    """Where nothing happens by itself: `Party.wait` sees to it."""

    def set_alarm(self, room: Room) -> None:
        pass


class House(Inside):
    async def open(self) -> None:
        self.store = SqliteStore(self.file, **self.store_options)
        await self.store.open()
        self.minds = Minds(pool=self.pool)
        self.hall = StillHall(self.store, self.minds, self.clock, self.shelf)


# --- A table, and those who play there


class Party:
    """People and bots at one table. What they do next is drawn by lot; where that leads nowhere, by bots."""

    def __init__(self, house: House, room: Room, people: Mapping[int, Ear], seed: int = 1) -> None:
        self.house = house
        self.room = room
        self.people = dict(people)  # by their seats
        self.luck = FastLuck(seed)
        self.bots: dict[int, tuple[Bot, int, int]] = {}  # each with how much it has heard of which story

    @classmethod
    async def at(cls, house: House, table: str, seed: int = 1) -> Party:
        """Those who sit at a table that is there come back to it."""
        room = await house.hall.room(table)
        house.hall.go_on(room)
        places = enumerate(room.table.places)
        party = cls(house, room, {seat: Ear(each.person) for seat, each in places if each.person is not None}, seed)
        for ear in party.people.values():
            ear.enter(room)
            await house.on_disk(room)
        return party

    @property
    def position(self) -> Position:
        position = self.room.table.position()
        assert position is not None
        return position

    @property
    def host(self) -> Ear:
        return next(iter(self.people.values()))

    async def do(self, ear: Ear, act: ByPeople) -> None:
        """Who is hushed hears later what became of it."""
        ear.do(act)
        await self.house.on_disk(self.room)

    async def start(self) -> None:
        for seat, ear in self.people.items():
            await self.do(ear, acts.Sit(seat, f"salt {seat}"))
            await self.do(ear, acts.Ready())
        for seat in range(len(self.people), self.room.table.settings.seats):
            await self.do(self.host, acts.AddBot(seat, LEVEL))
        await self.do(self.host, acts.Start())
        assert self.room.table.state == "playing", self.host.refusals()

    async def play(self, rows: int = 100_000) -> None:
        """To the end, or until the log has so many rows."""
        while self.room.number < rows and not self.position.over:
            await self.step()

    async def step(self) -> None:
        """Somebody moves who may, or time passes until something happens by itself."""
        self.house.minds.party = self
        self.house.clock.now += 1 + self.luck.below(A_WHILE)
        awaited = [seat for seat in self.position.awaited() if seat in self.people]
        acting = [seat for seat in self.position.acting() if seat in self.people]
        movers = awaited if awaited or self.luck.below(2) else acting
        seat = movers[self.luck.below(len(movers))] if movers else None
        move = "" if seat is None else self.idea(seat)
        if seat is not None and move:
            await self.do(self.people[seat], acts.Play(move))
        else:
            await self.wait()

    async def wait(self) -> None:
        """Until something happens by itself."""
        if self.room.due is not None:
            self.house.clock.now = max(self.house.clock.now, self.room.due)
            self.room.wake()
            await self.house.on_disk(self.room)

    def idea(self, seat: int) -> str:
        """The notation of a move; empty for none."""
        if self.room.table.game.key in PLANNED:
            return self.thought(seat)
        moves = self.position.moves(seat)
        return moves[self.luck.below(len(moves))].text if moves else ""

    def thought(self, seat: int) -> str:
        running, game = self.room.table.running, self.room.table.game
        bot, told, rewound = self.bots.get(seat, (None, 0, -1))
        if bot is None or rewound != running.rewound:
            bot, told = game.bot(LEVEL, seat, FastLuck(seat)), 0
        for event in running.heard_by(seat, told):
            bot.hear(event)
        self.bots[seat] = (bot, running.told, running.rewound)
        move = bot.choose(self.position.view(seat))
        return "" if move is None else move.text

    # --- What else happens at tables

    async def take_back(self) -> None:
        """Whoever has moved wants their move again; the others agree, if they are asked."""
        before = self.room.table.running.rewound
        while self.room.table.running.rewound == before:
            await self.step()
            for ear in self.people.values():
                await self.do(ear, acts.AskUndo())
                await self.agree()

    async def agree(self, yes: bool = True) -> None:
        for ear in self.people.values():
            if self.room.table.question is not None:
                await self.do(ear, acts.Answer(yes))

    async def pause(self) -> None:
        await self.do(self.host, acts.AskPause())
        await self.agree()
        assert self.room.table.state == "paused"
        self.house.clock.now += A_WHILE
        await self.do(self.host, acts.Resume())

    async def come_and_go(self) -> None:
        """The last of them loses the connection for so long that somebody else plays, and comes back."""
        seat = max(self.people)
        self.people[seat].leave()
        away = self.people.pop(seat)
        await self.house.on_disk(self.room)
        self.house.clock.now += 2 * MINUTE
        await self.wait()
        await self.play(self.room.number + 8)
        self.people[seat] = Ear(away.person)
        self.people[seat].enter(self.room)
        await self.house.on_disk(self.room)
