"""An attacker, in a process of its own: people from many addresses, their tables, and a count of all that they do."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import Any, NamedTuple

from tablee.server.limits import Rate
from tests.attacks.wire import HOST, LOST, PING, PONG, TEXT, Answer, Line, Received, Wire, frame
from tests.server.socket.told import Frame, Told

JSON = "application/json"
PATIENCE = 120.0  # seconds: longer than any machine is busy


class Orders(NamedTuple):
    """What an attacker is told: where, how long, how many times as much as in the short form; and its number, by which
    its addresses are its own.
    """

    attack: str
    port: int
    seconds: float
    scale: float
    number: int
    folder: str


def allowed(rate: Rate, milliseconds: int) -> int:
    """How many there may be in that time. A second more for what was still under way."""
    return int(rate.burst + rate.each_second * (milliseconds / 1000 + 1))


class Ground:
    """Where an attacker stands."""

    def __init__(self, orders: Orders, received: Received) -> None:
        self.orders = orders
        self.port = orders.port
        self.seconds = orders.seconds
        self.received = received
        self.counts: Counter[str] = Counter()
        self.ends = 0.0
        self.hosts = count(1)

    # --- How much

    def many(self, number: int) -> int:
        """So many in the short form, more in the long one."""
        return max(1, round(number * self.orders.scale))

    def begin(self) -> None:
        self.ends = time.monotonic() + self.seconds

    def left(self) -> float:
        return max(0.0, self.ends - time.monotonic())

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.ends

    @property
    def milliseconds(self) -> int:
        """Since the attack has begun, which may be longer than it should take."""
        return int(1000 * (self.seconds + time.monotonic() - self.ends))

    # --- Who

    def address(self) -> str:
        """One that nobody has used yet."""
        host = next(self.hosts)
        return f"10.{self.orders.number % 250 + 1}.{host // 250 % 250}.{host % 250 + 1}"

    def line(self, here: str = HOST) -> Line:
        return Line(self.port, self.received, here)

    async def person(self, name: str = "Mallory", address: str | None = None) -> Person:
        person = Person(self, name, self.address() if address is None else address)
        await person.arrive()
        return person

    async def people(self, number: int, *, together: bool = False) -> list[Person]:
        """Each from an address of their own, or all from one."""
        shared = self.address() if together else None
        return [await self.person(f"M{one}", shared) for one in range(number)]

    def saw(self, status: int) -> None:
        self.counts[f"http {status}"] += 1


class Person:
    """Somebody with a cookie, at an address."""

    def __init__(self, ground: Ground, name: str, address: str) -> None:
        self.ground = ground
        self.name = name
        self.address = address
        self.cookie = ""
        self.id = ""
        self.line = ground.line()
        self.ids = count(1)

    @property
    def headers(self) -> dict[str, str]:
        own = {"X-Forwarded-For": self.address, "Origin": f"http://127.0.0.1:{self.ground.port}"}
        return own | ({"Cookie": self.cookie} if self.cookie else {})

    async def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        given = self.headers | headers
        if body is None:
            answer = await self.line.request(method, path, given)
        else:
            answer = await self.line.request(method, path, given | {"Content-Type": JSON}, json.dumps(body).encode())
        self.ground.saw(answer.status)
        return answer

    async def arrive(self) -> None:
        answer = await self.ask("POST", "/api/guest", {"name": self.name})
        assert answer.status == 201, answer
        self.cookie = answer.header("set-cookie").partition(";")[0]
        self.id = answer.json()["id"]

    async def open(self, game: str = "smile", **settings: Any) -> str:
        answer = await self.ask("POST", "/api/tables", {"game": game, "settings": {"seats": 3} | settings})
        assert answer.status == 201, answer
        return str(answer.json()["id"])

    async def wire(self, table: str, **how: Any) -> Wire:
        return await Wire.to(self.ground.port, self.ground.received, f"/ws/{table}", self.headers, **how)

    async def chair(self, table: str) -> Chair:
        """At a table: told the whole."""
        chair = Chair(self, await self.wire(table), table)
        await chair.say(type="hello")
        await chair.until(lambda: chair.answered_hello)
        return chair


class Chair(Told):
    """One socket of one person at one table: what it is told, and what is sent through it."""

    def __init__(self, person: Person, wire: Wire, table: str) -> None:
        super().__init__()
        self.table_id = table
        self.person = person
        self.wire = wire
        self.size = 0  # bytes of what was told

    async def read(self) -> bool:
        """One more frame; False when the socket is closed. Pings are answered, as a browser does."""
        found = await self.wire.next()
        if found is None:
            return False
        opcode, payload = found
        if opcode == TEXT:
            self.size += len(payload)
            self.hear(payload.decode())
        elif opcode == PING:
            with suppress(*LOST):
                await self.wire.send(frame(payload, PONG))
        return True

    async def listen(self) -> None:
        """To the end."""
        while await self.read():
            pass

    async def until(self, true: Callable[[], object], seconds: float = PATIENCE) -> bool:
        """Read until something is so; False if the socket is closed first, or the time is over."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not true():
                    if not await self.read():
                        return False
                return True
        return False

    async def say(self, **message: Any) -> None:
        await self.wire.send(frame(json.dumps(message).encode()))

    async def do(self, act: str, *, as_id: str | None = None, **fields: Any) -> str:
        command = as_id or f"{self.person.name}-{next(self.person.ids)}"
        await self.say(type="do", id=command, act={"act": act} | fields)
        return command

    async def heard(self, act: str, **fields: Any) -> Frame:
        command = await self.do(act, **fields)
        await self.until(lambda: command in self.answers)
        return self.answers.get(command, {"type": "refused", "code": "closed"})
