"""The socket of a table: one connection, one pair of eyes.

In come `Do`, `Say`, `Show`, `Consult`, `Hello` and `Ping`; out go numbered frames, answers, chat, signals and advice
(docs/protocol.md).
The seat follows from the session, never from a message.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec
from picows import WSUpgradeRequest

from tablee.server.connection import BIGGEST_FRAME, Connection
from tablee.server.crowd import ALL, Crowd
from tablee.server.limits import address
from tablee.server.links import PATH, Distant, Entrance, Links
from tablee.server.messages import (
    DECODER,
    FAULT,
    NO_SESSION,
    NO_TABLE,
    NONSENSE,
    NOT_ALLOWED,
    OTHER_RULES,
    RESTART,
    SILENT,
    TOO_BIG,
    TOO_FAST,
    TRY_LATER,
    Consult,
    Do,
    Hello,
    Ping,
    Say,
    Show,
)
from tablee.server.proxies import seen_through
from tablee.server.pulse import EVERY
from tablee.server.talking import Talking, attempt
from tablee.server.visitor import Visitor
from tablee.server.websocket_protocol import Listener
from tablee.store.errors import KeptElsewhere, StoreError
from tablee.tables import acts
from tablee.tables.hall import Hall, OtherRules, UnknownTable
from tablee.tables.room import Room

if TYPE_CHECKING:
    from tablee.server.limits import Limits
    from tablee.server.sessions import Sessions

decode: Final = DECODER.decode
SOCKETS: Final = "/ws/"
TABLE_ID: Final = re.compile(r"[0-9a-f]{32}")
COUNTED: Final = (ALL, "socket", "person", "table")
MOST_EARLY: Final = 16  # messages before it is known who sends them
SILENCE: Final = 20.0  # seconds without a message, after which a connection is asked for a sign of life
LOOKS: Final = 40  # for a table whose keeper cannot be reached, before somebody is sent away
LOOK_AGAIN: Final = 0.15  # seconds between two of them
FEW: Final = 40  # sockets at a table that are no crowd yet: a full village, its television, and some who look on
PLAYED_FOR: Final = (
    60  # of them, that a move costs at most: whoever brings hundreds to look on keeps nobody from playing
)
STRIKES: Final = 20  # messages that make no sense, before the socket is closed


class Socket:
    """Everybody who is connected to a table, and the way in."""

    def __init__(
        self,
        hall: Hall,
        sessions: Sessions,
        limits: Limits,
        allowed: Callable[[Any], bool],
        crowd: Crowd,
        proxy: str | None = None,
    ) -> None:
        self.hall = hall
        self.sessions = sessions
        self.limits = limits
        self.allowed = allowed  # the page that asks, and the name by which we are asked
        self.crowd = crowd
        self.proxy = proxy  # that may speak for others
        self.links = Links(hall.store)
        self.talking = Talking(hall, limits)
        self.notice: Callable[[], bytes | None] = lambda: None  # what the operator tells everybody
        self.connections: set[Connection] = set()
        self.silence_timer: asyncio.TimerHandle | None = None
        self.measuring: asyncio.TimerHandle | None = None

    @property
    def open(self) -> int:
        return len(self.connections)

    def connections_of(self, person: str) -> list[Connection]:
        return [connection for connection in self.connections if connection.person == person]

    def tell_all(self, frame: bytes) -> None:
        """Something that is the same at every table."""
        for connection in self.connections:
            if connection.entered or connection.route is not None:
                connection.push(frame)

    # --- Coming and going

    def accept(self, request: WSUpgradeRequest) -> Listener:
        """Every socket is accepted: only then can a browser be told why it may not stay."""
        if request.path == PATH.encode() and self.links.is_node(request.headers):
            self.links.news.set()
            return Entrance(self)
        given = request.headers.items()  # picows hides bytes that are no ASCII
        headers = [(name.lower().encode(), value.encode("ascii", "surrogateescape")) for name, value in given]
        return Connection(self, {"path": request.path.decode("latin-1").partition("?")[0], "headers": headers})

    def connected(self, connection: Connection) -> None:
        peer = connection.transport.underlying_transport.get_extra_info("peername")
        connection.scope = {**connection.scope, "client": peer}
        self.connections.add(connection)
        if self.silence_timer is None:
            self.silence_timer = asyncio.get_running_loop().call_later(SILENCE, self.miss_the_silent)
        self.hall.spawn(self.set_up(connection))

    def disconnected(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.crowd.leave(connection, *COUNTED)
        if connection.room is not None:
            connection.room.leave(connection)
        if connection.route is not None:
            connection.route.end()

    def miss_the_silent(self) -> None:
        """Who has not said anything for a while is asked for a sign of life; who gave none is gone."""
        self.silence_timer = None
        for connection in list(self.connections):
            if connection.alive:
                connection.alive = False
                connection.transport.send_ping()
            else:
                connection.shut(SILENT)
        if self.connections:
            self.silence_timer = asyncio.get_running_loop().call_later(SILENCE, self.miss_the_silent)

    def measure_all(self) -> None:
        """Everybody at a table in real time, whatever happens there: how often one is asked tells nothing."""
        self.measuring = None
        timed = [connection for connection in self.connections if connection.timed]
        for connection in timed:
            connection.measure()
        if timed:
            self.go_on_measuring()

    def go_on_measuring(self) -> None:
        if self.measuring is None:
            self.measuring = asyncio.get_running_loop().call_later(EVERY, self.measure_all)

    async def set_up(self, connection: Connection) -> None:
        """Connect a table and whoever asks for it, or say why not; then read what was sent meanwhile."""
        await self.let_in(connection, self.find_person_and_table(connection))
        early, connection.early = connection.early or [], None
        for text in early:
            self.receive(connection, text)

    async def let_in(self, visitor: Visitor, finding: Awaitable[int | None]) -> None:
        try:
            why_not = await finding
        except StoreError:
            why_not = TRY_LATER
        except Exception as error:
            self.hall.report("", error)
            why_not = FAULT
        if why_not is not None:
            visitor.shut(why_not)

    async def find_person_and_table(self, connection: Connection) -> int | None:
        """The one who asks, and what they ask for; else the code with which the socket is closed."""
        scope = connection.scope
        if not self.hall.store.sure():  # nothing that we know is certain: another node may know better
            return TRY_LATER
        if not await self.has_room(connection):
            return TOO_FAST
        if not scope["path"].startswith(SOCKETS):
            return NO_TABLE
        person = await self.sessions.person(scope)
        if person is None:
            return NO_SESSION
        if not self.allowed(scope):
            return NOT_ALLOWED
        table = scope["path"].rpartition("/")[2]
        if not self.affords_socket("message", "person", person.id, connection):
            return TOO_FAST
        if not TABLE_ID.fullmatch(table):
            return NO_TABLE
        if not self.crowd.enter(connection, "table", table):
            return TRY_LATER
        connection.person, connection.name, connection.scope = person.id, person.name, {}
        return await self.find_table_or_way(connection, table)

    async def find_table_or_way(self, connection: Connection, table: str) -> int | None:
        """Here, or by the node that keeps it; one that has just ended is not replaced at once."""
        for _ in range(LOOKS):
            try:
                return await self.find_table(connection, table)
            except KeptElsewhere as kept:
                link = await self.links.to(kept.address) if kept.address not in ("", self.hall.store.node) else None
            if connection.gone:
                return None
            if link is not None:
                connection.route = link.open(connection, table, connection.person, connection.name)
                return None
            await asyncio.sleep(LOOK_AGAIN)
        return TRY_LATER

    async def find_table(self, visitor: Visitor, table: str) -> int | None:
        """At this node, for whoever may come in; else why not."""
        if not self.hall.store.sure():
            return TRY_LATER
        try:
            room = await self.hall.room(table)
        except UnknownTable:
            return NO_TABLE
        except OtherRules:
            return OTHER_RULES
        if not room.table.lets_in(visitor.person):
            return NOT_ALLOWED
        visitor.room = room
        return None

    async def has_room(self, connection: Connection) -> bool:
        """For one more of all, and of whoever asks from there."""
        if not self.crowd.enter(connection, ALL, ""):
            return False
        connection.address = address(await seen_through(self.proxy, connection.scope))
        return self.affords_socket("socket", "socket", connection.address, connection)

    def affords_socket(self, credit: str, kind: str, key: str, connection: Connection) -> bool:
        """One more of a person or an address: neither too often nor too many at once."""
        if not self.limits.take(credit, key):
            self.crowd.come_too_often(kind)
            return False
        return self.crowd.enter(connection, kind, key)

    # --- Through another node

    def welcome(self, visitor: Distant, table: str) -> None:
        self.hall.spawn(self.set_up_distant(visitor, table))

    async def set_up_distant(self, visitor: Distant, table: str) -> None:
        """It is ours, or was when somebody there looked."""
        await self.let_in(visitor, self.find_table_of(visitor, table))
        early, visitor.early = visitor.early or [], None
        for text in early:
            self.hear(visitor, text)

    async def find_table_of(self, visitor: Distant, table: str) -> int | None:
        try:
            return await self.find_table(visitor, table)
        except KeptElsewhere:
            return RESTART

    def hear(self, visitor: Distant, text: bytes) -> None:
        """One message, which was counted where it came from."""
        if visitor.gone:
            return
        if visitor.early is not None:
            visitor.early.append(text)
            return
        try:
            self.answer(visitor, text)
        except Exception as error:
            self.hall.report("" if visitor.room is None else visitor.room.table.id, error)
            visitor.shut(FAULT)

    def say_goodbye(self, visitor: Distant) -> None:
        if visitor.room is not None:
            visitor.room.leave(visitor)

    # --- What is said

    def affords(self, connection: Connection) -> bool:
        """A frame that is no message: a ping, a pong, a part of something."""
        if connection.early is None:
            return self.limits.take("frame", connection.person)
        connection.unusual_frames += 1
        return connection.unusual_frames <= MOST_EARLY

    def receive(self, connection: Connection, text: bytes) -> None:
        """One message. A mistake of ours ends this connection, and no other."""
        try:
            if connection.early is not None or connection.gone or len(text) > BIGGEST_FRAME:
                self.put_off(connection, text)
            elif not self.limits.take("message", connection.person):
                connection.shut(TOO_FAST)
            elif connection.route is not None:
                connection.route.say(text, connection.delay)
            else:
                self.answer(connection, text)
        except Exception as error:
            self.hall.report("" if connection.room is None else connection.room.table.id, error)
            connection.shut(FAULT)

    def put_off(self, connection: Connection, text: bytes) -> None:
        """Nothing can be made of it now: it is too big, nobody is there any more, or not yet let in."""
        if connection.gone:
            return
        if len(text) > BIGGEST_FRAME:
            connection.shut(TOO_BIG)
        elif connection.early is not None:
            connection.early.append(text)
            if len(connection.early) > MOST_EARLY:
                connection.shut(TOO_FAST)

    def answer(self, connection: Visitor, text: bytes) -> None:
        """Of a table that this node keeps."""
        try:
            said = decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self.make_nothing_of(connection)
            return
        if type(said) is Do and connection.entered:  # nearly always, and quicker to ask
            self.obey(connection, said)
        elif isinstance(said, Hello):
            if self.limits.take("hello", connection.person):
                self.greet(connection, said)
            else:
                connection.shut(TOO_FAST)
        elif isinstance(said, Ping):
            connection.push(b'{"type":"pong","at":%d,"now":%d}' % (said.at, self.hall.clock()))
        elif connection.entered:
            self.obey(connection, said)
        else:
            self.hall.refuse(connection, said.id, "hello_first")

    def make_nothing_of(self, connection: Visitor) -> None:
        self.hall.refuse(connection, "", "malformed")
        connection.strikes += 1
        if connection.strikes >= STRIKES:
            connection.shut(NONSENSE)

    def greet(self, connection: Visitor, hello: Hello) -> None:
        """The first time, and whenever a client is not sure to have heard everything."""
        assert connection.room is not None
        if not connection.entered:  # the table may have been read again since it was found
            connection.room = self.hall.rooms.get(connection.room.table.id, connection.room)
            if not connection.room.table.lets_in(connection.person):  # it may have been locked, too
                connection.shut(NOT_ALLOWED)
                return
            connection.entered = True
        aloud = connection.room.table.game.aloud
        connection.lines = hello.said if isinstance(hello.said, dict) else {aloud: hello.said}
        connection.room.enter(connection, hello.after)
        if (notice := self.notice()) is not None:
            connection.push(notice)
        if connection.room.real_time:
            connection.be_measured()

    def obey(self, connection: Visitor, said: Do | Say | Show | Consult) -> None:
        """Before a crowd, whatever somebody does costs as many credits as there are who are told of it."""
        room = connection.room
        assert room is not None
        ears = room.listeners.count()
        if ears <= FEW or connection.person == room.table.host:  # who keeps order before whatever crowd
            self.carry_out(connection, room, said)
            return
        cost = min(ears, PLAYED_FOR) if isinstance(said, Do) and isinstance(said.act, acts.Play) else ears
        if not self.limits.has("told", connection.person, cost):
            self.hall.refuse(connection, said.id, "too_fast")
            return
        told = room.told()
        self.carry_out(connection, room, said)
        if room.told() != told or isinstance(said, Say | Show):
            self.limits.charge("told", connection.person, cost)

    def carry_out(self, connection: Visitor, room: Room, said: Do | Say | Show | Consult) -> None:
        if isinstance(said, Do):
            act = said.act
            if type(act) is acts.Play:  # nearly always, and a record is slow to say what it is not
                room.command(connection, said.id, act, said.seen)
            elif not self.limits.take("act", connection.person):
                self.hall.refuse(connection, said.id, "too_fast")
            elif isinstance(act, acts.Rematch):
                self.hall.spawn(attempt(self.hall, connection, said.id, self.hall.rematch(room, connection, said.id)))
            else:
                room.command(connection, said.id, act, said.seen)
        elif isinstance(said, Show):
            self.talking.show(connection, room, said)
        elif isinstance(said, Consult):
            self.talking.consult(connection, room, said)
        else:
            self.hall.spawn(attempt(self.hall, connection, said.id, self.talking.say(connection, room, said)))
