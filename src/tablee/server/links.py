"""Between two nodes: one WebSocket, through which the sockets of many people at one node reach tables at the other.

Whoever keeps a table is the only one who knows it. A socket that arrives elsewhere stays there: what is said through it
goes to the keeper as it is, and what the keeper tells comes back as it is. Neither is read on the way. When the keeper
or the table is gone, so is the socket, and whoever had it comes back and resumes, as after every break.

A message between nodes holds as many parcels as there were in one turn of the event loop. The other node proves that it
is one by a secret of the house, which only those who can read its database have.

Each node has a line to every other, whether somebody needs it or not: by its end a node's death is noticed at once.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import partial
from struct import Struct
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol, cast

import msgspec
from picows import WSCloseCode, WSError, WSFrame, WSMsgType, WSTransport, ws_connect

from tablee.server.messages import RESTART
from tablee.server.visitor import Visitor
from tablee.server.websocket_protocol import LOG, Listener
from tablee.store.errors import StoreError

if TYPE_CHECKING:
    from tablee.store.log import Store

PATH: Final = "/node"
HEAD: Final = Struct(">IBIH")  # bytes of the rest, kind, visitor, a number
OPEN, SAID, LEFT = range(3)  # to the keeper: somebody comes, says something, goes
TELL, SHUT, MEASURE, WAITED = range(3, 7)  # from the keeper: a frame, the end, a question of distance, an answer to it
BIGGEST: Final = 16_384  # bytes of parcels in a message, if there is more than one
LONGEST_WAIT: Final = 1 << 24  # bytes that another node may be behind
BIGGEST_MESSAGE: Final = 1 << 24
QUIET: Final = 1.5  # seconds without a message, after which a node has as long to give a sign of life
SILENCE: Final = 4.0  # seconds in which a node to which we tell something has to give one
PATIENCE: Final = 1.0  # seconds for another node to let us in
EVERY: Final = 0.5  # seconds between two looks for nodes to which there is no line
BREATH: Final = 0.05  # seconds between two of them at least, whatever happens
MOST: Final = 0xFFFF


class Opening(msgspec.Struct, array_like=True, frozen=True):
    """Who comes to which table."""

    table: str
    person: str
    name: str


class Parcel(NamedTuple):
    kind: int
    visitor: int
    number: int
    body: bytes


encode = msgspec.msgpack.encode
decode_opening = msgspec.msgpack.Decoder(Opening).decode


def parcels(message: bytes) -> Iterator[Parcel]:
    at = 0
    while at < len(message):
        size, kind, visitor, number = HEAD.unpack_from(message, at)
        at += HEAD.size
        yield Parcel(kind, visitor, number, message[at : at + size])
        at += size


class Posting:
    """What goes to another node, together if it comes together."""

    def __init__(self, transport: WSTransport) -> None:
        self.transport = transport
        self.waiting: list[bytes] = []
        self.size = 0

    def put(self, kind: int, visitor: int, number: int = 0, body: bytes = b"") -> None:
        if not self.waiting:
            asyncio.get_running_loop().call_soon(self.send)
        elif self.size + len(body) > BIGGEST:
            self.send()
        self.waiting.append(HEAD.pack(len(body), kind, visitor, min(number, MOST)) + body)
        self.size += len(body)

    def send(self) -> None:
        if self.waiting:
            message = b"".join(self.waiting)
            self.waiting.clear()
            self.size = 0
            self.transport.send(WSMsgType.BINARY, message)


class End(Listener):
    """One end of a line between two nodes."""

    posting: Posting
    alive = True  # since the last look

    def on_ws_connected(self, transport: WSTransport) -> None:
        transport.underlying_transport.set_write_buffer_limits(high=LONGEST_WAIT)
        self.transport = transport
        self.posting = Posting(transport)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        self.alive = True
        if frame.msg_type == WSMsgType.BINARY:
            for parcel in parcels(frame.get_payload_as_bytes()):
                self.take(parcel)
        elif frame.msg_type == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()

    def take(self, parcel: Parcel) -> None:
        raise NotImplementedError

    def pause_writing(self) -> None:
        """The other node does not read: everybody comes back by another way."""
        self.transport.disconnect(False)

    def resume_writing(self) -> None:
        pass

    def shut(self, code: int) -> None:
        """The server stops."""
        self.posting.send()
        self.transport.send_close(cast(WSCloseCode, RESTART))
        self.transport.disconnect()


# --- The side of whoever came to this node


class Traveller(Protocol):
    """A socket of this node whose table is elsewhere."""

    def send(self, frame: bytes) -> None: ...

    def shut(self, code: int) -> None: ...

    def be_measured(self) -> None: ...

    def answers_after(self, wait: int) -> None: ...


class Route(NamedTuple):
    """The way of one socket to the node that keeps its table."""

    link: Link
    number: int

    def say(self, text: bytes, delay: int) -> None:
        self.link.posting.put(SAID, self.number, delay, text)

    def end(self) -> None:
        if self.link.travellers.pop(self.number, None) is not None:
            self.link.posting.put(LEFT, self.number)


class Link(End):
    """To a node that keeps tables, or may."""

    def __init__(self, broken: Callable[[Link], None]) -> None:
        self.broken = broken
        self.travellers: dict[int, Traveller] = {}
        self.count = 0
        self.closed = False

    def open(self, traveller: Traveller, table: str, person: str, name: str) -> Route:
        self.count += 1
        self.travellers[self.count] = traveller
        self.posting.put(OPEN, self.count, 0, encode(Opening(table, person, name)))
        return Route(self, self.count)

    def take(self, parcel: Parcel) -> None:
        traveller = self.travellers.get(parcel.visitor)
        if traveller is None:  # gone meanwhile
            return
        if parcel.kind == TELL:
            traveller.send(parcel.body)
        elif parcel.kind == SHUT:
            del self.travellers[parcel.visitor]
            traveller.shut(parcel.number)
        elif parcel.kind == MEASURE:
            traveller.be_measured()
        elif parcel.kind == WAITED:
            traveller.answers_after(parcel.number)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.closed = True
        travellers, self.travellers = self.travellers, {}
        for traveller in travellers.values():
            traveller.shut(RESTART)
        self.broken(self)


class Links:
    """To all other nodes."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.token = ""
        self.links: dict[str, Link] = {}
        self.known: set[str] = set()  # nodes that were there once
        self.out_of_reach: set[str] = set()  # of which the log has heard
        self.making: dict[str, asyncio.Task[Link | None]] = {}
        self.news = asyncio.Event()  # somebody may have come or gone
        self.meeting: asyncio.Task[None] | None = None

    async def learn_secret(self) -> None:
        key = await self.store.secret("nodes", lambda: secrets.token_bytes(32))
        self.token = hmac.new(key, PATH.encode(), hashlib.sha256).hexdigest()

    def is_node(self, headers: Mapping[str, str]) -> bool:
        """Whether whoever asks has the secret of the house."""
        shown = headers.get("authorization") or ""
        return bool(self.token) and hmac.compare_digest(shown.encode(), f"Bearer {self.token}".encode())

    # --- Who is there

    def begin(self) -> None:
        """This node listens: it meets the others, and they meet it."""
        self.meeting = asyncio.get_running_loop().create_task(self.go_on_meeting())

    async def go_on_meeting(self) -> None:
        while True:
            self.news.clear()
            with suppress(StoreError):
                await self.meet()
            await asyncio.sleep(BREATH)
            with suppress(TimeoutError):
                async with asyncio.timeout(EVERY):
                    await self.news.wait()

    async def meet(self) -> None:
        """A line to each node that lives. One that has ended refuses it, and is known to be dead."""
        others = [address for address in await self.store.nodes() if address not in ("", self.store.node)]
        await asyncio.gather(*(self.to(address) for address in others))

    def broken(self, link: Link) -> None:
        """Perhaps its node has ended; not, if it has never let us in."""
        for address, other in list(self.links.items()):
            if other is link:
                del self.links[address]
                self.news.set()

    # --- One line

    async def to(self, address: str) -> Link | None:
        """The line to a node, made if there is none; None if it cannot be reached now. Many who ask wait together."""
        link = self.links.get(address)
        if link is not None and not link.closed:
            return link
        making = self.making.get(address)
        if making is None:
            making = self.making[address] = asyncio.get_running_loop().create_task(self.connect(address))
            making.add_done_callback(lambda _: self.making.pop(address))
        return await asyncio.shield(making)

    async def connect(self, address: str) -> Link | None:
        try:
            async with asyncio.timeout(PATIENCE):
                _, link = await ws_connect(
                    partial(Link, self.broken),
                    f"{address.replace('http', 'ws', 1)}{PATH}",
                    extra_headers={"Authorization": f"Bearer {self.token}"},
                    logger_name=LOG,
                    enable_auto_ping=True,
                    auto_ping_idle_timeout=QUIET,
                    auto_ping_reply_timeout=QUIET,
                    max_frame_size=BIGGEST_MESSAGE,
                    max_redirects=0,
                    websocket_handshake_timeout=PATIENCE,
                )
        except ConnectionRefusedError:
            await self.nobody_there(address)
            return None
        except (OSError, TimeoutError, WSError, ValueError) as error:
            self.complain(address, error)
            return None
        if not isinstance(link, Link) or link.closed:  # it ended while we were let in
            return None
        self.links[address] = link
        self.known.add(address)
        self.out_of_reach.discard(address)
        return link

    def complain(self, address: str, error: Exception) -> None:
        """Once, until it is reached again."""
        if address not in self.out_of_reach:
            self.out_of_reach.add(address)
            logging.getLogger("tablee").warning("another node cannot be reached: %s, %s", address, type(error).__name__)

    async def nobody_there(self, address: str) -> None:
        """Nothing listens there any more, where a node was: so it has ended, and its tables are free."""
        if address in self.known:
            with suppress(StoreError):
                await self.store.bury(address)
                self.known.discard(address)

    def close(self) -> None:
        if self.meeting is not None:
            self.meeting.cancel()
        for making in self.making.values():
            making.cancel()
        for link in list(self.links.values()):
            link.transport.disconnect()


# --- The side of the node that keeps the table


class Distant(Visitor):
    """Somebody whose socket is at another node."""

    def __init__(self, line: Entrance, number: int) -> None:
        super().__init__()
        self.line = line
        self.number = number

    def send(self, frame: bytes) -> None:
        if not self.gone:
            self.line.posting.put(TELL, self.number, 0, frame)

    def shut(self, code: int) -> None:
        if not self.gone:
            self.line.posting.put(SHUT, self.number, code)
            self.line.left(self.number)

    def be_measured(self) -> None:
        self.line.posting.put(MEASURE, self.number)

    def answers_after(self, wait: int) -> None:
        self.line.posting.put(WAITED, self.number, max(0, wait))


class Reception(Protocol):
    """Where those who come through another node are let in."""

    def welcome(self, visitor: Distant, table: str) -> None: ...

    def hear(self, visitor: Distant, text: bytes) -> None: ...

    def say_goodbye(self, visitor: Distant) -> None: ...


class Entrance(End):
    """From a node to whose sockets people come."""

    def __init__(self, reception: Reception) -> None:
        self.reception = reception
        self.visitors: dict[int, Distant] = {}
        self.timer: asyncio.TimerHandle | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        super().on_ws_connected(transport)
        self.look()

    def look(self) -> None:
        """The other node is asked for a sign of life: people may listen for long without a word. If none comes: it is
        gone.
        """
        if self.alive:
            self.alive = False
            self.transport.send_ping()
            self.timer = asyncio.get_running_loop().call_later(SILENCE, self.look)
        else:
            self.transport.disconnect(False)

    def take(self, parcel: Parcel) -> None:
        if parcel.kind == OPEN:
            opening = decode_opening(parcel.body)
            visitor = self.visitors[parcel.visitor] = Distant(self, parcel.visitor)
            visitor.person, visitor.name = opening.person, opening.name
            self.reception.welcome(visitor, opening.table)
            return
        found = self.visitors.get(parcel.visitor)
        if found is None:  # shut out meanwhile
            return
        if parcel.kind == SAID:
            found.delay = parcel.number
            self.reception.hear(found, parcel.body)
        elif parcel.kind == LEFT:
            self.left(parcel.visitor)

    def left(self, number: int) -> None:
        visitor = self.visitors.pop(number, None)
        if visitor is not None:
            visitor.gone = True
            self.reception.say_goodbye(visitor)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        for number in list(self.visitors):
            self.left(number)
        if self.timer is not None:
            self.timer.cancel()
