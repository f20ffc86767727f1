"""The socket of a table: one connection, one pair of eyes. A raw ASGI endpoint, because every move goes through it.

In come `Do`, `Say`, `Hello` and `Ping`; out go numbered frames, answers and chat (docs/protocol.md). The seat follows
from the session, never from a message.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator, MutableMapping
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, TypeAlias

import msgspec

from tablee.kernel import Channels, Eyes
from tablee.kernel.records import TABLE_TALK
from tablee.server.lane import EXTENSION, Lane, framed
from tablee.store.errors import StoreError
from tablee.tables import acts
from tablee.tables.hall import Hall, UnknownTable
from tablee.tables.room import TROUBLE, Room, heard, refused
from tablee.tables.telling import encode

if TYPE_CHECKING:
    from tablee.server.limits import Limits
    from tablee.server.sessions import Sessions

Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Coroutine[Any, Any, None]]

BIGGEST_FRAME: Final = 8_192  # characters of one message
LONGEST_BACKLOG: Final = 256  # frames that a slow reader may be behind
LONGEST_WAIT: Final = 262_144  # or bytes
STRIKES: Final = 20  # messages that make no sense, before the door is shut

NO_SESSION: Final = 4401
NOT_ALLOWED: Final = 4403
NO_TABLE: Final = 4404
NONSENSE: Final = 4400
TOO_FAST: Final = 4429
TOO_SLOW: Final = 4408
TOO_BIG: Final = 1009
TRY_LATER: Final = 1013

CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Do(msgspec.Struct, frozen=True, tag="do", forbid_unknown_fields=True):
    """An intention. The same id twice is the same intention."""

    id: CommandId
    act: acts.ByPeople
    seen: int = 0  # the last number that the sender had seen


class Say(msgspec.Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    id: CommandId
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    channel: Annotated[str, msgspec.Meta(max_length=20)] = "table"


class Hello(msgspec.Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message: what was the last number seen before the connection broke?"""

    after: int | None = None


class Ping(msgspec.Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    at: int


Incoming: TypeAlias = Do | Say | Hello | Ping
DECODER: Final[msgspec.json.Decoder[Incoming]] = msgspec.json.Decoder(Incoming)


class Halfway:
    """The rest of a coroutine that has begun to wait."""

    def __init__(self, coroutine: Coroutine[Any, Any, None], waits: Any) -> None:
        self.coroutine = coroutine
        self.waits = waits

    def __await__(self) -> Generator[Any, Any, None]:
        waits = self.waits
        try:
            while True:
                try:
                    sent = yield waits
                except BaseException as error:
                    waits = self.coroutine.throw(error)
                else:
                    waits = self.coroutine.send(sent)
        except StopIteration:
            return


class Connection:
    """One open socket, as the table sees it (`tables.room.Ear`)."""

    framed: ClassVar[tuple[bytes, bytes]] = (b"", b"")  # the last frame: many listeners get the same one

    def __init__(self, person: str, name: str, send: Send, lane: Lane | None) -> None:
        self.person = person
        self.name = name
        self.eyes: Eyes = None
        self.room: Room | None = None
        self.asgi_send = send
        self.lane = lane
        self.entered = False
        self.backlog: deque[bytes] | None = None  # while the reader is slow
        self.gone = False
        self.strikes = 0
        self.draining: asyncio.Task[None] | None = None
        self.closing: asyncio.Future[None] | None = None

    def push(self, frame: bytes) -> None:
        """Write at once if the socket takes it; never wait."""
        if self.gone:
            return
        if self.lane is None:
            self.push_by_asgi(frame)
            return
        if Connection.framed[0] is not frame:
            Connection.framed = (frame, framed(frame))
        if self.lane.write(Connection.framed[1]) > LONGEST_WAIT:
            self.shut(TOO_SLOW)

    def push_by_asgi(self, frame: bytes) -> None:
        """The same through any ASGI server: without a task in between as long as its `send` need not wait."""
        if self.backlog is not None:
            self.backlog.append(frame)
            if len(self.backlog) > LONGEST_BACKLOG:
                self.shut(TOO_SLOW)
            return
        writing = self.asgi_send({"type": "websocket.send", "text": frame.decode()})
        try:
            waits = writing.send(None)
        except StopIteration:
            return
        except Exception:
            self.gone = True
            return
        self.backlog = deque()
        self.draining = asyncio.ensure_future(self.drain(Halfway(writing, waits)))

    async def drain(self, first: Halfway) -> None:
        try:
            await first
            while self.backlog:
                await self.asgi_send({"type": "websocket.send", "text": self.backlog.popleft().decode()})
        except Exception:
            self.gone = True
        finally:
            self.backlog = None

    def shut(self, code: int) -> None:
        """End the connection. The table is left at once: who reads too slowly may not take note of it for long."""
        if not self.gone:
            self.gone = True
            if self.draining is not None:
                self.draining.cancel()
            self.closing = asyncio.ensure_future(self.asgi_send({"type": "websocket.close", "code": code}))
            self.closing.add_done_callback(lambda done: done.cancelled() or done.exception())
            asyncio.get_running_loop().call_soon(self.leave)

    def leave(self) -> None:
        if self.room is not None:
            self.room.leave(self)

    def dismiss(self) -> None:
        self.shut(NOT_ALLOWED)

    def moved(self, room: Room) -> None:
        self.room = room
        room.enter(self, None)


class Socket:
    """The ASGI application for `/ws/{table}`."""

    def __init__(self, hall: Hall, sessions: Sessions, limits: Limits, origin_allowed: Callable[[Any], bool]) -> None:
        self.hall = hall
        self.sessions = sessions
        self.limits = limits
        self.origin_allowed = origin_allowed
        self.open = 0

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        await receive()
        try:
            connection = await self.let_in(scope, send)
        except StoreError:
            connection = TRY_LATER
        if isinstance(connection, int):
            await self.turn_away(send, connection)
            return
        self.open += 1
        try:
            await send({"type": "websocket.accept"})
            await self.listen(connection, receive)
        finally:
            self.open -= 1
            connection.gone = True
            connection.leave()
        if connection.closing is not None:  # else the server would hang up before it has said why
            await asyncio.wait([connection.closing])

    async def let_in(self, scope: Any, send: Send) -> Connection | int:
        """The connection; or the code with which it is turned away."""
        person = await self.sessions.person(scope)
        if person is None:
            return NO_SESSION
        if not self.origin_allowed(scope):
            return NOT_ALLOWED
        if not self.limits.take("message", person.id):
            return TOO_FAST
        try:
            room = await self.hall.room(scope["path"].rpartition("/")[2])
        except UnknownTable:
            return NO_TABLE
        if not room.lets_in(person.id):
            return NOT_ALLOWED
        lane: Lane | None = scope.get("extensions", {}).get(EXTENSION)
        connection = Connection(person.id, person.name, send, lane)
        connection.room = room
        if lane is not None:
            lane.on_text = partial(self.take_in, connection)
        return connection

    async def turn_away(self, send: Send, code: int) -> None:
        """Accept and close, so that the browser learns the reason."""
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": code})

    async def listen(self, connection: Connection, receive: Receive) -> None:
        """Until the connection ends. With a lane, texts do not come this way."""
        while not connection.gone:
            message = await receive()
            if message["type"] != "websocket.receive":
                return
            text = message.get("text")
            if text is None:
                connection.shut(NONSENSE)
                return
            self.take_in(connection, text)

    def take_in(self, connection: Connection, text: str | bytes) -> None:
        """One message, from one person, within bounds."""
        if connection.gone:
            return
        if len(text) > BIGGEST_FRAME:
            connection.shut(TOO_BIG)
            return
        if not self.limits.take("message", connection.person):
            connection.shut(TOO_FAST)
            return
        said = self.understand(connection, text)
        if isinstance(said, Hello):
            self.greet(connection, said)
        elif isinstance(said, Ping):
            connection.push(b'{"type":"pong","at":%d,"now":%d}' % (said.at, self.hall.clock()))
        elif said is not None and connection.entered:
            self.obey(connection, said)
        elif said is not None:
            connection.push(refused(said.id, "hello_first", "table"))

    def greet(self, connection: Connection, hello: Hello) -> None:
        """The first time, and whenever a client is not sure to have heard everything."""
        assert connection.room is not None
        if not connection.entered:  # the table may have been read again since the door was opened
            connection.room = self.hall.rooms.get(connection.room.table.id, connection.room)
            connection.entered = True
        connection.room.enter(connection, hello.after)

    def understand(self, connection: Connection, text: str | bytes) -> Incoming | None:
        try:
            return DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            connection.push(refused("", "malformed", "table"))
            connection.strikes += 1
            if connection.strikes >= STRIKES:
                connection.shut(NONSENSE)
            return None

    def obey(self, connection: Connection, said: Do | Say) -> None:
        room = connection.room
        assert room is not None
        if isinstance(said, Do):
            if isinstance(said.act, acts.Rematch):
                self.hall.spawn(self.hall.rematch(room, connection, said.id))
            else:
                room.command(connection, said.id, said.act)
        else:
            self.hall.spawn(self.say(connection, room, said))

    async def say(self, connection: Connection, room: Room, said: Say) -> None:
        """Chat is kept apart from the log of moves. Who may speak where, and who hears it, is the game's to say."""
        if not self.limits.take("say", connection.person):
            connection.push(refused(said.id, "too_fast", "table"))
            return
        if said.channel not in channels(room, connection.eyes).speak:
            connection.push(refused(said.id, "silence", "table"))
            return
        hearing = [eyes for eyes in room.ears if said.channel in channels(room, eyes).hear]
        line = {"seat": connection.eyes, "name": connection.name, "channel": said.channel, "text": said.text}
        try:
            number = await self.hall.store.say(room.table.id, encode(line))
        except StoreError as error:
            connection.push(refused(said.id, TROUBLE.get(error.code, "try_again"), "table"))
            return
        frame = b'{"type":"said","number":%d,"line":%b}' % (number, encode(line))
        for eyes in hearing:
            for ear in room.ears.get(eyes, ()):
                ear.push(frame)
        connection.push(heard(said.id))


def channels(room: Room, eyes: Eyes) -> Channels:
    """Before the game there is one open table, for onlookers too."""
    position = room.table.position()
    return TABLE_TALK if position is None else position.channels(eyes)
