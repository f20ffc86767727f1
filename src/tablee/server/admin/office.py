"""Where orders are carried out: on the tables in memory where they must be, else on what the store has."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec

import tablee
from tablee.kernel import Refused, TableeError
from tablee.server.admin import orders
from tablee.server.admin.orders import (
    SHOWN,
    AnyOrder,
    Ended,
    Forgotten,
    HealthSheet,
    Listing,
    NoticeLine,
    Notices,
    PeopleFound,
    PersonSheet,
    SeatLine,
    TableLine,
    TableSheet,
    read_order,
)
from tablee.server.letters import tamed
from tablee.server.messages import NO_SESSION
from tablee.server.notices import CHANNEL, Board
from tablee.server.problems import Problem, encode, problem_of
from tablee.store.errors import KeptElsewhere, StoreError
from tablee.store.log import Notice, Person, TableRecord
from tablee.tables import acts
from tablee.tables.acts import Entry
from tablee.tables.hall import UnknownTable
from tablee.tables.retention import ENDED_STATES
from tablee.tables.room import Room
from tablee.tables.views import Summary

if TYPE_CHECKING:
    from tablee.server.replays import Replays
    from tablee.server.sessions import Sessions
    from tablee.server.socket import Socket
    from tablee.tables.hall import Hall

FEWEST: Final = 6  # letters of an id, to name a table
MOST_TABLES: Final = 200  # of one person
MOST_PEOPLE: Final = 50  # of one name
FORGOTTEN: Final = "forgotten"  # the channel of the bell on which nodes hear of a person
decode_summary = msgspec.json.Decoder(Summary).decode


class Office:
    """Of one node. What concerns every node is written to the store, and the bell is rung."""

    def __init__(self, hall: Hall, sessions: Sessions, socket: Socket, replays: Replays) -> None:
        self.hall = hall
        self.store = hall.store
        self.sessions = sessions
        self.socket = socket
        self.replays = replays
        self.since = hall.clock()
        self.board = Board(hall.store, hall.clock, socket.tell_all)
        self.ways: dict[type[orders.Order], Callable[[Any], Awaitable[Any]]] = {
            orders.Tables: self.tables,
            orders.ShowTable: self.show_table,
            orders.Close: self.close,
            orders.Export: self.export,
            orders.Delete: self.delete,
            orders.People: self.people,
            orders.Forget: self.forget,
            orders.Health: self.health,
            orders.PutUp: self.put_up,
            orders.TakeDown: self.take_down,
        }

    async def open(self) -> None:
        """From now on this node hears what the others are told."""
        await self.store.listen(self.hear, CHANNEL, FORGOTTEN)
        await self.board.look()

    async def answer(self, text: bytes) -> tuple[int, bytes]:
        """An order, as it was sent: a status and a body, which says why if it was not done."""
        try:
            return 200, encode(await self.carry_out(read_order(text)))
        except msgspec.MsgspecError as error:
            problem = Problem(422, "invalid", str(error))
        except KeptElsewhere as error:
            problem = Problem(409, "kept_elsewhere", right=error.address)
        except Problem as error:
            problem = error
        except (TableeError, StoreError) as error:
            problem = problem_of(error)
        return problem.status, encode(problem.body)

    async def carry_out(self, order: AnyOrder) -> Any:
        return await self.ways[type(order)](order)

    # --- Tables

    async def tables(self, order: orders.Tables) -> Listing:
        records = await self.store.records(state=order.state, limit=order.limit)
        return Listing(self.hall.clock(), await self.store.counts(), [table_line(record) for record in records])

    async def show_table(self, order: orders.ShowTable) -> TableSheet:
        record = await self.find(order.table)
        shown, last = decode_summary(record.summary), await self.store.last(record.id)
        room = self.hall.rooms.get(record.id)
        return TableSheet(
            now=self.hall.clock(),
            table=table_line(record),
            rules_version=record.rules_version,
            unknown=await self.hall.fidelity.unknown(record),
            settings=shown.settings,
            places=[SeatLine(place.kind, place.name, place.level) for place in shown.places],
            entries=0 if last is None else last.number,
            moved=None if last is None else last.at,
            here=0 if room is None else len(room.listeners.everybody()),
            keeper=await self.store.keeper(record.id),
        )

    async def close(self, order: orders.Close) -> Ended:
        """Written to the log like all that happens there; told to everybody when it is on disk, and to us."""
        record = await self.find(order.table)
        room = await self.room_here(record)
        if room.table.state in ENDED_STATES:
            raise Refused("not_playing", "table")
        room.happen(Entry(room.now(), acts.Dissolve()))
        await room.on_disk()
        if room.broken is not None:
            raise Problem(503, room.broken, right="2")
        return Ended(shown_id(record))

    async def export(self, order: orders.Export) -> msgspec.Raw:
        return msgspec.Raw(await self.replays.whole_record(await self.find(order.table)))

    async def delete(self, order: orders.Delete) -> Ended:
        record = await self.find(order.table)
        if not await self.erase(record):
            raise Problem(409, "not_ended")
        return Ended(shown_id(record))

    async def erase(self, record: TableRecord) -> bool:
        """Whether there was one that had ended."""
        self.replays.forget(record.id)
        return await self.hall.housekeeping.retention.erase(record.id)

    async def find(self, named: str) -> TableRecord:
        """By its id, its code while it has one, or enough of the first letters of its id."""
        coded = await self.store.by_code(named.upper())
        if coded is not None:
            return coded
        found = await self.store.by_beginning(named.lower(), 2) if len(named) >= FEWEST else []
        if not found:
            raise UnknownTable(named)
        if len(found) > 1:
            raise Problem(409, "many_tables", named)
        return found[0]

    async def room_here(self, record: TableRecord) -> Room:
        """Only the node that keeps a table writes to it."""
        keeper = await self.store.keeper(record.id)
        if keeper is not None and keeper != self.store.node:
            raise KeptElsewhere(record.id, keeper)
        return await self.hall.room(record.id)

    # --- People

    async def people(self, order: orders.People) -> PeopleFound:
        found = await self.store.person(order.person) if order.person is not None else None
        people = [] if found is None else [found]
        if order.name is not None:
            people += await self.store.people_named(order.name, MOST_PEOPLE)
        if not people:
            raise Problem(404, "unknown_person")
        return PeopleFound(self.hall.clock(), [await self.sheet_of(person) for person in people])

    async def sheet_of(self, person: Person) -> PersonSheet:
        records = await self.store.records_of(person.id, MOST_TABLES)
        return PersonSheet(person.id, person.name, person.created, person.seen, [table_line(each) for each in records])

    async def forget(self, order: orders.Forget) -> Forgotten:
        """Their sessions end at once, on every node; then, if that is wanted, their ended tables go."""
        records = await self.store.records_of(order.person, MOST_TABLES)
        if not await self.store.forget(order.person):
            raise Problem(404, "unknown_person")
        self.see_off(order.person)
        await self.store.ring(FORGOTTEN, order.person)
        deleted = 0
        for record in records if order.tables else ():
            with suppress(KeptElsewhere):  # somebody looks at it there; the answer says that it is left
                deleted += await self.erase(record)
        return Forgotten(order.person, deleted, len(records) - deleted)

    def see_off(self, person: str) -> None:
        self.sessions.forget(person)
        for connection in self.socket.connections_of(person):
            connection.shut(NO_SESSION)

    # --- The house

    async def health(self, _: orders.Health) -> HealthSheet:
        bots = self.hall.bots
        return HealthSheet(
            now=self.hall.clock(),
            version=tablee.__version__,
            since=self.since,
            store=self.store.health(),
            nodes=await self.store.nodes(),
            tables=await self.store.counts(),
            rooms=len(self.hall.rooms),
            sockets=self.socket.open,
            thoughts=bots.waiting,
            faults=self.hall.faults,
            notice=self.notice_line(),
        )

    async def put_up(self, order: orders.PutUp) -> Notices:
        text = tamed(order.text)
        if not text:
            raise Problem(422, "empty_line")
        await self.board.put_up(Notice(text, self.hall.clock() + 60_000 * order.minutes))
        return Notices(self.hall.clock(), self.notice_line())

    async def take_down(self, _: orders.TakeDown) -> Notices:
        await self.board.put_up(None)
        return Notices(self.hall.clock(), self.notice_line())

    def notice_line(self) -> NoticeLine | None:
        notice = self.board.current()
        return None if notice is None else NoticeLine(notice.text, notice.until)

    # --- What other nodes were told

    def hear(self, channel: str, payload: str) -> None:
        if channel == CHANNEL:
            self.hall.spawn(self.board.look())
        elif payload:
            self.see_off(payload)
        else:
            self.hall.spawn(self.see_off_the_forgotten())

    async def see_off_the_forgotten(self) -> None:
        """The bell was not heard for a while: everybody here is looked for again, as far as the store answers."""
        self.sessions.forget_all()
        with suppress(StoreError):
            for person in {connection.person for connection in self.socket.connections if connection.person}:
                if await self.store.person(person) is None:
                    self.see_off(person)


def shown_id(record: TableRecord) -> str:
    return record.id[:SHOWN]


def table_line(record: TableRecord) -> TableLine:
    kinds = [place.kind for place in decode_summary(record.summary).places]
    return TableLine(
        id=shown_id(record),
        game=record.game,
        state=record.state,
        created=record.created,
        touched=record.touched,
        seats=len(kinds),
        people=kinds.count("person"),
        bots=kinds.count("bot"),
    )
