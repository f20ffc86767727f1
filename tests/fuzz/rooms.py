"""What is said at tables, in process: through the real decoder and the real rooms of every game."""

from __future__ import annotations

import asyncio
import json
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from tablee.games import SHELF
from tablee.kernel import Json
from tablee.server.messages import DECODER, Do, Hello
from tablee.tables import acts
from tablee.tables.acts import Settings
from tablee.tables.company import CLOSED, OVER
from tablee.tables.room import Room
from tests.fuzz.acts import ACTS, SETTINGS
from tests.fuzz.mutate import Mutator
from tests.fuzz.readers import moves
from tests.fuzz.target import Tally, Target, where
from tests.server.socket.inside import Ear, Inside

OTHERS: tuple[Json, ...] = (
    {"type": "hello", "after": 3, "said": {"table": 4}},
    {"type": "hello", "after": None, "said": 0},
    {"type": "say", "id": "s1", "text": "Bravo !", "channel": "table"},
    {"type": "signal", "id": "g1", "signal": {"signal": "point", "spot": "C17"}},
    {"type": "signal", "id": "g2", "signal": {"signal": "propose", "key": "complete", "spot": "C17"}},
    {"type": "consult", "id": "k1"},
    {"type": "ping", "at": 123},
)
UNDECODED = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)  # as `Socket.answer` takes them


class Messages(Target):
    """Messages with something wrong, at a lobby and at a running table of every game."""

    name = "messages, in process"
    short = 12_000
    batch = 200
    share = 4.0

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.mutator = Mutator(f"messages {seed}")
        self.numbers = 0

    async def open(self) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="tablee-fuzz-")
        self.inside = Inside(Path(self.folder.name))
        await self.inside.open()
        self.reported: list[str] = []
        self.inside.hall.report = self.report  # type: ignore[method-assign]
        self.ears = [ear for key in SHELF for ear in (await self.lobby(key), await self.running(key))]

    def report(self, table: str, error: Exception) -> None:
        self.reported.append(where(error))

    async def lobby(self, key: str) -> Ear:
        game = SHELF[key]
        ear = Deaf(f"ana-{key}")
        room = await self.inside.hall.open_table(ear.person, ear.name, key, Settings(max(2, game.seats[0])))
        ear.enter(room)
        return ear

    async def running(self, key: str) -> Ear:
        """One person, bots in the other seats; they never come to move, because time stands still."""
        ear = await self.lobby(key)
        room = ear.room
        assert room is not None
        ear.do(acts.Sit(0))
        ear.do(acts.Ready())
        for seat in range(1, len(room.table.places)):
            ear.do(acts.AddBot(seat, SHELF[key].levels[0]))
        ear.do(acts.Start())
        await self.inside.on_disk(room)
        assert room.table.sitting is not None, key
        return ear

    async def feed(self, tally: Tally, number: int) -> None:
        for _ in range(number):
            ear = self.mutator.chance.choice(self.ears)
            data = self.mutator.message(self.good(ear))
            try:
                tally.outcomes[self.hear(ear, data)] += 1
            except Exception as error:
                tally.fault(where(error), data)
            if self.reported:
                tally.fault(self.reported.pop(), data)
        await self.settle()

    def good(self, ear: Ear) -> Json:
        """A message that is right, mostly an act, often a move."""
        chance = self.mutator.chance
        if chance.random() < 0.2:
            return chance.choice(OTHERS)
        assert ear.room is not None
        found = moves(ear.room.table.game)
        act = {"act": "play", "move": chance.choice(found)} if chance.random() < 0.4 else chance.choice(ACTS)
        self.numbers += 1
        return {"type": "do", "id": f"c{self.numbers}", "act": act, "seen": chance.randrange(3)}

    def hear(self, ear: Ear, data: bytes) -> str:
        try:
            said = DECODER.decode(data)
        except UNDECODED:
            return "malformed"
        room = self.room(ear)
        if isinstance(said, Do) and not isinstance(said.act, acts.Rematch):
            room.command(ear, said.id, said.act, said.seen)
            return "an act"
        if isinstance(said, Hello):
            room.enter(ear, said.after)
        return type(said).__name__.lower()

    def room(self, ear: Ear) -> Room:
        assert ear.room is not None
        return self.inside.hall.rooms.get(ear.room.table.id, ear.room)

    async def settle(self) -> None:
        """What was written is on disk and told. Whoever stood up sits down again some time; for a table that was closed
        there is another.
        """
        rooms = {id(room): room for room in map(self.room, self.ears)}
        await self.inside.until(lambda: all(room.pending == 0 for room in rooms.values()))
        for place, ear in enumerate(self.ears):
            if self.room(ear).table.state in (OVER, CLOSED):
                self.ears[place] = await self.lobby(self.room(ear).table.game.key)
        await asyncio.sleep(0)

    async def close(self) -> None:
        await self.inside.close()
        self.folder.cleanup()


class Deaf(Ear):
    """A connection that forgets what it is told, but for refusals that are our own fault."""

    def send(self, frame: bytes) -> None:
        if b'"code":"try_again"' in frame or b'"type":"trouble"' in frame:
            raise AssertionError(frame.decode())
        if b'"type":"whole"' in frame:
            super().send(frame)


class Bodies(Target):
    """Requests with something wrong in their bodies, paths and queries, through the whole application in process."""

    name = "requests, in process"
    short = 1_000
    batch = 50
    share = 0.5

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.mutator = Mutator(f"bodies {seed}")

    async def open(self) -> None:
        from tests.server.http.conftest import HERE, House

        self.folder = tempfile.TemporaryDirectory(prefix="tablee-fuzz-")
        self.host = HERE.partition("//")[2].encode()
        self.house = House(Path(self.folder.name), rates={})
        await self.house.store.open()
        visitor = await self.house.guest()
        self.cookie = f"tablee={visitor.cookies['tablee']}".encode()
        opened = await visitor.post("/api/tables", json={"game": "smile", "settings": SETTINGS})
        self.table = opened.json()["id"]
        self.code = opened.json()["code"]

    async def feed(self, tally: Tally, number: int) -> None:
        for _ in range(number):
            method, path, body = self.make()
            status = await self.ask(method, path, body)
            tally.outcomes[str(status)] += 1
            if not 200 <= status < 500:
                tally.fault(f"status {status}", (method, path, body))

    def make(self) -> tuple[str, bytes, bytes]:
        chance, mutator = self.mutator.chance, self.mutator
        table = {"game": chance.choice([*SHELF]), "settings": SETTINGS, "screen": False}
        posts = (
            ("POST", "/api/guest", {"name": "Ana"}),
            ("PUT", "/api/me", {"name": "Bo"}),
            ("POST", "/api/tables", table),
            ("POST", f"/api/tables/{self.table}/what-if", {"line": 3, "seat": 0}),
        )
        gets = (
            "/api/tables/mine",
            f"/api/codes/{self.code}",
            f"/api/tables/{self.table}/qr.svg?text=http://tablee.test",
            f"/api/tables/{self.table}/replay?eyes=0&build=1",
            "/api/games/smile/content?edition=ab",
            "/t/x",
            "/assets/",
        )
        if chance.random() < 0.3:
            return "GET", visible(mutator.data(chance.choice(gets).encode())), b""
        method, path, body = chance.choice(posts)
        changed = mutator.message(json.loads(json.dumps(body)))
        return method, visible(mutator.data(path.encode())) if chance.random() < 0.1 else path.encode(), changed

    async def ask(self, method: str, path: bytes, body: bytes) -> int:
        """One request, as uvicorn hands it over."""
        status = 0

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Any) -> None:
            nonlocal status
            status = message.get("status", status)

        where_to, _, query = path.partition(b"?")
        headers = [(b"host", self.host), (b"content-type", b"application/json"), (b"cookie", self.cookie)]
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": where_to.decode(errors="replace"),
            "raw_path": where_to,
            "query_string": query,
            "root_path": "",
            "headers": headers,
            "client": ("192.0.2.1", 1),
            "server": ("tablee.test", 80),
            "state": {},
        }
        await self.house.app(scope, receive, send)
        return status

    async def close(self) -> None:
        await self.house.hall.close()
        await self.house.store.close()
        self.folder.cleanup()


def visible(path: bytes) -> bytes:
    """As much as uvicorn lets through: everything else in the first line of a request ends it."""
    return bytes(one for one in path if 0x21 <= one <= 0x7E) or b"/"


ROOMS: tuple[type[Target], ...] = (Messages, Bodies)
