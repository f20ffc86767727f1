"""What is decoded between two nodes: messages of parcels, at both ends of a line, into the real rooms of a house."""

from __future__ import annotations

import asyncio
import json
import struct
import tempfile
from pathlib import Path
from typing import Any, cast

import msgspec
from picows import WSTransport

from tablee.server.crowd import Crowd
from tablee.server.limits import Limits
from tablee.server.links import (
    HEAD,
    LEFT,
    MEASURE,
    OPEN,
    SAID,
    SHUT,
    TELL,
    WAITED,
    Entrance,
    Link,
    Opening,
    encode,
    parcels,
)
from tablee.server.sessions import Sessions
from tablee.server.settings import Settings
from tablee.server.socket import Socket
from tests.fuzz.acts import ACTS
from tests.fuzz.mutate import Mutator
from tests.fuzz.rooms import OTHERS
from tests.fuzz.target import Tally, Target, where
from tests.server.socket.inside import Ear, Inside

REFUSED = (struct.error, msgspec.DecodeError, UnicodeDecodeError)  # the line ends, and everybody comes back by another
MANY = 6  # people who come through the other node
NOBODY = "f" * 32


class Silence:
    """A line whose other end is not there."""

    def send(self, *_: Any) -> None:
        pass

    def disconnect(self, *_: Any) -> None:
        pass


class Parcels(Target):
    """To the node that keeps a table: people who come, say something and go, with something wrong in the parcels."""

    name = "parcels, to the keeper"
    short = 2_000
    batch = 50
    share = 0.3

    async def open(self) -> None:
        self.mutator = Mutator(f"{self.name} {self.seed}")
        self.folder = tempfile.TemporaryDirectory(prefix="tablee-fuzz-")
        self.inside = Inside(Path(self.folder.name))
        await self.inside.open()
        self.reported: list[str] = []
        self.inside.hall.report = self.report  # type: ignore[method-assign]
        sessions = Sessions(self.inside.store, Settings())
        self.socket = Socket(self.inside.hall, sessions, Limits({}), lambda _: True, Crowd({}))
        self.ear = Ear("ana")
        self.table = (await self.inside.table(self.ear)).table.id

    def report(self, table: str, error: Exception) -> None:
        self.reported.append(where(error))

    async def feed(self, tally: Tally, number: int) -> None:
        """Each batch through a line of its own, which ends with whatever makes no sense: then there is another."""
        self.connect()
        for _ in range(number):
            data = self.make()
            try:
                for parcel in parcels(data):
                    self.line.take(parcel)
                tally.outcomes["taken"] += 1
            except REFUSED as error:
                tally.outcomes[type(error).__name__] += 1
                self.disconnect()
                self.connect()
            except Exception as error:
                tally.fault(where(error), data)
        await self.settle()
        self.disconnect()
        await self.settle()
        self.look_around(tally)

    def connect(self) -> None:
        self.line = Entrance(self.socket)
        self.line.on_ws_connected(cast(WSTransport, Wire()))
        self.visitors = 0

    def disconnect(self) -> None:
        self.line.on_ws_disconnected(self.line.transport)

    async def settle(self) -> None:
        while self.inside.hall.tasks:
            await asyncio.sleep(0.001)

    def look_around(self, tally: Tally) -> None:
        """Nothing was reported, and only whoever sits at this node is still there."""
        while self.reported:
            tally.fault(self.reported.pop(), "a batch")
        here = [ear for ears in self.inside.hall.rooms[self.table].listeners.ears.values() for ear in ears]
        if here != [self.ear]:
            tally.fault("somebody is still there whose line has ended", "a batch")

    def make(self) -> bytes:
        """A few parcels, of which one may be cut off. What was changed is in their bodies: numbers are used once."""
        chance = self.mutator.chance
        message = b"".join(self.parcel() for _ in range(chance.randrange(1, 4)))
        return message[: chance.randrange(len(message))] if chance.random() < 0.05 else message

    def parcel(self) -> bytes:
        chance = self.mutator.chance
        kind = chance.choice((OPEN, SAID, SAID, SAID, LEFT, TELL, 200))
        body, visitor = b"", chance.randrange(self.visitors + 2)
        if kind == OPEN:
            self.visitors += 1
            visitor = self.visitors
            table = chance.choice((self.table, self.table, NOBODY, "\0"))
            body = encode(Opening(table, f"p{chance.randrange(3)}", "Bo"))
            body = self.mutator.data(body) if chance.random() < 0.1 else body
        elif kind == SAID:
            said = {"type": "do", "id": f"c{chance.randrange(10**9)}", "act": chance.choice(HARMLESS)}
            body = self.mutator.message(chance.choice((said, *OTHERS)))
        return HEAD.pack(len(body), kind, visitor, chance.randrange(1 << 16)) + body

    async def close(self) -> None:
        await self.inside.close()
        self.folder.cleanup()


HARMLESS = tuple(act for act in ACTS if act["act"] not in ("close", "rematch"))  # the table stays, for the next batch


class Wire(Silence):
    """As much of a connection as one end of a line asks for."""

    @property
    def underlying_transport(self) -> Wire:
        return self

    def set_write_buffer_limits(self, high: int) -> None:
        pass

    def send_ping(self) -> None:
        pass


class Traveller:
    """Somebody at this node, who notes what they are told."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.told: list[bytes] = []
        self.codes: list[int] = []

    def send(self, frame: bytes) -> None:
        self.told.append(frame)

    def shut(self, code: int) -> None:
        self.codes.append(code)

    def be_measured(self) -> None:
        pass

    def answers_after(self, wait: int) -> None:
        assert 0 <= wait < 1 << 16


class Tellings(Target):
    """From the node that keeps a table: what is for one is told to nobody else, whatever else is wrong."""

    name = "parcels, from the keeper"
    short = 2_000
    share = 0.3

    async def open(self) -> None:
        self.mutator = Mutator(f"{self.name} {self.seed}")

    async def feed(self, tally: Tally, number: int) -> None:
        for _ in range(number):
            data = self.make()
            try:
                tally.outcomes[self.take(data)] += 1
            except Exception as error:
                tally.fault(where(error), data)

    def take(self, data: bytes) -> str:
        """By a line of its own, with people who have just come."""
        link = Link(lambda _: None)
        link.on_ws_connected(cast(WSTransport, Wire()))
        people = [Traveller(number) for number in range(1, MANY + 1)]
        for one in people:
            link.open(one, NOBODY, f"p{one.number}", "Bo")
        outcome = "taken"
        try:
            for parcel in parcels(data):
                link.take(parcel)
        except REFUSED as error:
            outcome = type(error).__name__
        for one in people:
            said = [json.loads(frame)["to"] for frame in one.told if intact(frame)]
            assert all(to == one.number for to in said), f"{one.number} was told what is for {said}"
            assert len(one.codes) <= 1, "shut twice"
            assert (one.number in link.travellers) == (not one.codes), "shut, and still there"
        return outcome

    def make(self) -> bytes:
        """Only the bodies are changed, or it is cut off: a number that was changed is somebody else's rightly."""
        chance = self.mutator.chance
        good = b"".join(self.parcel() for _ in range(chance.randrange(1, 6)))
        return good[: chance.randrange(len(good))] if chance.random() < 0.3 else good

    def parcel(self) -> bytes:
        chance = self.mutator.chance
        kind, number = chance.choice((TELL, TELL, TELL, SHUT, MEASURE, WAITED, OPEN, 99)), chance.randrange(MANY + 2)
        body = json.dumps({"to": number}).encode() if kind == TELL else b""
        if chance.random() < 0.2:
            body = b"x" + self.mutator.data(body)
        return HEAD.pack(len(body), kind, number, chance.randrange(1 << 16)) + body


def intact(frame: bytes) -> bool:
    return frame.startswith(b"{") and frame.endswith(b"}")


NODES: tuple[type[Target], ...] = (Parcels, Tellings)
