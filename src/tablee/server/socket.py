"""The socket of a table: one connection, one pair of eyes.

In come `Do`, `Say`, `Hello` and `Ping`; out go numbered frames, answers and chat (docs/protocol.md). The seat follows
from the session, never from a message.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeAlias, cast

import msgspec
from picows import WSCloseCode, WSFrame, WSMsgType, WSTransport, WSUpgradeRequest

from tablee.kernel import Channels, Eyes
from tablee.kernel.records import TABLE_TALK
from tablee.server.lane import Caller
from tablee.server.pulse import EVERY, Pulse
from tablee.store.errors import StoreError
from tablee.tables import acts
from tablee.tables.commands import heard
from tablee.tables.hall import Hall, OtherRules, UnknownTable
from tablee.tables.room import TROUBLE, Room
from tablee.tables.telling import encode

if TYPE_CHECKING:
    from tablee.server.limits import Limits
    from tablee.server.sessions import Sessions

Scope: TypeAlias = Mapping[str, Any]

SOCKETS: Final = "/ws/"
BIGGEST_FRAME: Final = 8_192  # characters of one message
MOST_PARTS: Final = 64  # frames of one message
MOST_EARLY: Final = 16  # messages before the door is open
LONGEST_WAIT: Final = 262_144  # bytes that a slow reader may be behind
SILENCE: Final = 20.0  # seconds without a message, after which a connection is asked for a sign of life
ALOUD: Final = "table"  # the channel that everybody hears
REMINDED: Final = 50  # lines of chat that somebody who comes in is told
CLOSING: Final = 10.0  # seconds for a goodbye
STRIKES: Final = 20  # messages that make no sense, before the door is shut

NO_SESSION: Final = 4401
NOT_ALLOWED: Final = 4403
NO_TABLE: Final = 4404
OTHER_RULES: Final = 4410
NONSENSE: Final = 4400
TOO_FAST: Final = 4429
TOO_SLOW: Final = 4408
TOO_BIG: Final = 1009
TRY_LATER: Final = 1013
FAULT: Final = 1011
SILENT: Final = 1001

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
    """The first message: what was the last number seen before the connection broke, and the last line of chat?"""

    after: int | None = None
    said: int = 0


class Ping(msgspec.Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    at: int


Incoming: TypeAlias = Do | Say | Hello | Ping
DECODER: Final[msgspec.json.Decoder[Incoming]] = msgspec.json.Decoder(Incoming)


class Connection(Caller):
    """One open socket, as the table sees it (`tables.listeners.Ear`), and as picows does (`WSListener`)."""

    def __init__(self, door: Socket, scope: Scope) -> None:
        self.door = door
        self.scope = scope
        self.person = ""
        self.name = ""
        self.eyes: Eyes = None
        self.room: Room | None = None
        self.early: list[bytes] | None = []  # what is said before the door is opened
        self.parts: list[bytes] = []  # of a message in several frames
        self.entered = False
        self.alive = True  # since the last look
        self.gone = False
        self.strikes = 0
        self.pulse: Pulse | None = None  # where it matters how far away somebody is

    @property
    def delay(self) -> int:
        return 0 if self.pulse is None else self.pulse.delay

    @property
    def timed(self) -> bool:
        return self.pulse is not None and not self.gone and self.room is not None and self.room.real_time

    # --- From picows

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        transport.underlying_transport.set_write_buffer_limits(high=LONGEST_WAIT)
        self.door.knock(self)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        self.alive = True
        if self.gone:
            if frame.msg_type == WSMsgType.CLOSE:
                transport.disconnect()
            return
        if frame.msg_type == WSMsgType.TEXT and frame.fin and not self.parts:
            self.door.take_in(self, frame.get_payload_as_bytes())
        else:
            self.unusual(frame)

    def unusual(self, frame: WSFrame) -> None:
        """Whatever is not a text in one piece."""
        if frame.msg_type == WSMsgType.CLOSE:
            self.gone = True
            self.transport.send_close(frame.get_close_code())
            self.transport.disconnect()
        elif frame.msg_type in (WSMsgType.TEXT, WSMsgType.CONTINUATION):
            self.put_together(frame)
        elif frame.msg_type == WSMsgType.PONG and self.pulse is not None:
            self.pulse.answered(frame.get_payload_as_bytes(), milliseconds())
        elif frame.msg_type == WSMsgType.BINARY:
            self.shut(NONSENSE)

    def put_together(self, frame: WSFrame) -> None:
        if (frame.msg_type == WSMsgType.TEXT) == bool(self.parts):
            self.shut(NONSENSE)
            return
        self.parts.append(frame.get_payload_as_bytes())
        if len(self.parts) > MOST_PARTS or sum(map(len, self.parts)) > BIGGEST_FRAME:
            self.shut(TOO_BIG)
        elif frame.fin:
            text, self.parts = b"".join(self.parts), []
            self.door.take_in(self, text)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.gone = True
        self.door.left(self)

    def pause_writing(self) -> None:
        """More waits to be read than we are ready to keep."""
        self.shut(TOO_SLOW)

    def resume_writing(self) -> None:
        pass

    def measure(self) -> None:
        """Ask how far away somebody is, at a table where that matters."""
        if self.pulse is None:
            self.pulse = Pulse()
        self.transport.send_ping(self.pulse.ask(milliseconds()))

    # --- From the table

    def push(self, frame: bytes) -> None:
        """Sent at once if the other side takes it; kept by the transport if not. Never waits."""
        if not self.gone:
            self.transport.send(WSMsgType.TEXT, frame)

    def dismiss(self) -> None:
        self.shut(NOT_ALLOWED)

    def fail(self) -> None:
        self.shut(FAULT)

    def moved(self, room: Room) -> None:
        self.room = room
        room.let_in(self, None)

    def shut(self, code: int) -> None:
        """Say why, and end. The table is left at once: who reads too slowly may not take note of it for long."""
        if not self.gone:
            self.gone = True
            loop = asyncio.get_running_loop()
            loop.call_soon(self.hang_up, code)
            loop.call_later(CLOSING, self.transport.disconnect, False)

    def hang_up(self, code: int) -> None:
        self.door.left(self)
        self.transport.send_close(cast(WSCloseCode, code))  # codes of our own are numbers, too


class Socket:
    """Everybody who is connected to a table, and the way in."""

    def __init__(self, hall: Hall, sessions: Sessions, limits: Limits, origin_allowed: Callable[[Any], bool]) -> None:
        self.hall = hall
        self.sessions = sessions
        self.limits = limits
        self.origin_allowed = origin_allowed
        self.connections: set[Connection] = set()
        self.look_around: asyncio.TimerHandle | None = None
        self.measuring: asyncio.TimerHandle | None = None

    @property
    def open(self) -> int:
        return len(self.connections)

    # --- Coming and going

    def admit(self, request: WSUpgradeRequest) -> Connection:
        """Every socket is accepted: only then can a browser be told why it may not stay."""
        given = request.headers.items()  # picows hides bytes that are no ASCII
        headers = [(name.lower().encode(), value.encode("ascii", "surrogateescape")) for name, value in given]
        return Connection(self, {"path": request.path.decode("latin-1").partition("?")[0], "headers": headers})

    def knock(self, connection: Connection) -> None:
        self.connections.add(connection)
        if self.look_around is None:
            self.look_around = asyncio.get_running_loop().call_later(SILENCE, self.miss_the_silent)
        self.hall.spawn(self.let_in(connection))

    def left(self, connection: Connection) -> None:
        self.connections.discard(connection)
        if connection.room is not None:
            connection.room.leave(connection)

    def miss_the_silent(self) -> None:
        """Who has not said anything for a while is asked for a sign of life; who gave none is gone."""
        self.look_around = None
        for connection in list(self.connections):
            if connection.alive:
                connection.alive = False
                connection.transport.send_ping()
            else:
                connection.shut(SILENT)
        if self.connections:
            self.look_around = asyncio.get_running_loop().call_later(SILENCE, self.miss_the_silent)

    def measure_all(self) -> None:
        """Everybody at a table in real time, whatever happens there: how often one is asked tells nothing."""
        self.measuring = None
        timed = [connection for connection in self.connections if connection.timed]
        for connection in timed:
            connection.measure()
        if timed:
            self.measuring = asyncio.get_running_loop().call_later(EVERY, self.measure_all)

    async def let_in(self, connection: Connection) -> None:
        """Open the door, or say why not; then listen to what was said before it was open."""
        try:
            why_not = await self.show_in(connection)
        except StoreError:
            why_not = TRY_LATER
        except Exception as error:
            self.hall.report("", error)
            why_not = FAULT
        if why_not is not None:
            connection.shut(why_not)
            return
        early, connection.early = connection.early or [], None
        for text in early:
            self.take_in(connection, text)

    async def show_in(self, connection: Connection) -> int | None:
        """To the table that was asked for; the code with which a stranger is turned away."""
        scope = connection.scope
        if not scope["path"].startswith(SOCKETS):
            return NO_TABLE
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
        except OtherRules:
            return OTHER_RULES
        if not room.lets_in(person.id):
            return NOT_ALLOWED
        connection.person, connection.name, connection.room = person.id, person.name, room
        connection.scope = {}
        return None

    # --- What is said

    def take_in(self, connection: Connection, text: bytes) -> None:
        """One message. A mistake of ours ends this connection, and no other."""
        try:
            self.listen(connection, text)
        except Exception as error:
            self.hall.report("" if connection.room is None else connection.room.table.id, error)
            connection.shut(FAULT)

    def listen(self, connection: Connection, text: bytes) -> None:
        if connection.gone:
            return
        if len(text) > BIGGEST_FRAME:
            connection.shut(TOO_BIG)
            return
        if connection.early is not None:
            connection.early.append(text)
            if len(connection.early) > MOST_EARLY:
                connection.shut(TOO_FAST)
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
            self.hall.refuse(connection, said.id, "hello_first")

    def greet(self, connection: Connection, hello: Hello) -> None:
        """The first time, and whenever a client is not sure to have heard everything."""
        assert connection.room is not None
        if not connection.entered:  # the table may have been read again since the door was opened
            connection.room = self.hall.rooms.get(connection.room.table.id, connection.room)
            connection.entered = True
        connection.room.enter(connection, hello.after)
        if connection.room.real_time and connection.pulse is None:
            connection.measure()
            if self.measuring is None:
                self.measuring = asyncio.get_running_loop().call_later(EVERY, self.measure_all)
        self.hall.spawn(self.remind(connection, connection.room, hello.said))

    async def remind(self, connection: Connection, room: Room, after: int) -> None:
        """Of what was said aloud. What was said in secret is for those who heard it then."""
        if not room.lets_in(connection.person):
            return
        try:
            lines = await self.hall.store.said(room.table.id, ALOUD, after, REMINDED)
        except StoreError:
            return
        for number, line in lines:
            connection.push(said_frame(number, line))

    def understand(self, connection: Connection, text: bytes) -> Incoming | None:
        try:
            return DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self.hall.refuse(connection, "", "malformed")
            connection.strikes += 1
            if connection.strikes >= STRIKES:
                connection.shut(NONSENSE)
            return None

    def obey(self, connection: Connection, said: Do | Say) -> None:
        room = connection.room
        assert room is not None
        if isinstance(said, Do):
            if isinstance(said.act, acts.Rematch):
                self.hall.spawn(self.attempt(connection, said.id, self.hall.rematch(room, connection, said.id)))
            else:
                room.command(connection, said.id, said.act, said.seen)
        else:
            self.hall.spawn(self.attempt(connection, said.id, self.say(connection, room, said)))

    async def attempt(self, connection: Connection, command: str, doing: Awaitable[None]) -> None:
        """What takes its time is done beside everything else. Whoever asked for it is told of a mistake of ours."""
        try:
            await doing
        except Exception as error:
            self.hall.report("" if connection.room is None else connection.room.table.id, error)
            self.hall.refuse(connection, command, "try_again")

    async def say(self, connection: Connection, room: Room, said: Say) -> None:
        """Chat is kept apart from the log of moves. Who may speak where, and who hears it, is the game's to say."""
        if not self.limits.take("say", connection.person):
            self.hall.refuse(connection, said.id, "too_fast")
            return
        if said.channel not in channels(room, connection.eyes).speak:
            self.hall.refuse(connection, said.id, "silence")
            return
        room.spoke(connection)
        hearing = [eyes for eyes in room.listeners.ears if said.channel in channels(room, eyes).hear]
        line = {"seat": connection.eyes, "name": connection.name, "channel": said.channel, "text": said.text}
        try:
            number = await self.hall.store.say(room.table.id, said.channel, encode(line))
        except StoreError as error:
            self.hall.refuse(connection, said.id, TROUBLE.get(error.code, "try_again"))
            return
        frame = said_frame(number, encode(line))
        for eyes in hearing:
            for ear in room.listeners.ears.get(eyes, ()):
                ear.push(frame)
        connection.push(heard(said.id))


def milliseconds() -> int:
    """For measuring: a clock that nobody sets."""
    return time.monotonic_ns() // 1_000_000


def said_frame(number: int, line: bytes) -> bytes:
    return b'{"type":"said","number":%d,"line":%b}' % (number, line)


def channels(room: Room, eyes: Eyes) -> Channels:
    """Before the game there is one open table, for onlookers too."""
    position = room.table.position()
    return TABLE_TALK if position is None else position.channels(eyes)
