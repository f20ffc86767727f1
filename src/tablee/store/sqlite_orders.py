"""What is handed over to the writer, and how it is answered."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Generic, Protocol, TypeVar, cast, final

import msgspec

from tablee.store.answers import settle
from tablee.store.errors import BadRow, StoreError
from tablee.store.fitting import check
from tablee.store.ledger import Ledger
from tablee.store.log import Row, TableRecord, Then
from tablee.store.seen import Seen
from tablee.store.sqlite_statements import KEEP_RECORD

if TYPE_CHECKING:
    from tablee.store.sqlite_writer import Writer

T = TypeVar("T")

pack: Final = msgspec.msgpack.Encoder().encode
unpack: Final = msgspec.msgpack.Decoder().decode


class Order(Protocol):
    def carry_out(self, writer: Writer) -> None:
        """Inside of the transaction. What is raised fails this order alone, unless the database is in trouble."""

    def refuse(self, error: Exception) -> None: ...

    def tell(self) -> None:
        """In the event loop, after the transaction."""


@final
class Append:
    """A row, and what goes with it. On the way of every move, so it is kept short."""

    __slots__ = ("command", "error", "number", "packed", "record", "row", "snapshot", "table", "then")

    def __init__(
        self,
        row: Row,
        then: Then,
        record: TableRecord | None,
        snapshot: bytes | None,
        packed: bytes = b"",
        error: StoreError | None = None,
    ) -> None:
        self.row = row
        self.table = row.table
        self.number, self.command = (row.number, row.command) if error is None else (0, None)
        self.then = then
        self.record = record
        self.snapshot = snapshot
        self.packed = packed
        self.error = error

    def carry_out(self, writer: Writer) -> None:
        ledger: Ledger = writer.ledger
        if self.error is None:
            self.error = ledger.why_not(self.table, self.number, self.command)
        if self.error is None:
            if self.record is not None:
                with writer.apart():
                    writer.keep_record(KEEP_RECORD, self.record)
            if self.snapshot is not None:
                writer.keep_snapshot(self.row, self.snapshot)
            ledger.accept(self.row, self.packed, self.table, self.number, self.command)

    def refuse(self, error: Exception) -> None:
        self.error = error if isinstance(error, StoreError) else BadRow(self.table, type(error).__name__)

    def tell(self) -> None:
        self.then(self.error)


class Errand(Generic[T]):
    """Anything else that is written, for somebody who waits for it."""

    __slots__ = ("about", "answer", "do", "error", "result")

    def __init__(self, about: str, do: Callable[[Writer], T], answer: Future[T]) -> None:
        self.about = about
        self.do = do
        self.answer = answer
        self.result: T | None = None
        self.error: StoreError | None = None

    def carry_out(self, writer: Writer) -> None:
        with writer.apart():
            self.result = self.do(writer)

    def refuse(self, error: Exception) -> None:
        self.error = error if isinstance(error, StoreError) else BadRow(self.about, type(error).__name__)

    def tell(self) -> None:
        settle(self.answer, cast(T, self.result), self.error)


def more_than_rows(orders: list[Order]) -> bool:
    """Whether these need a transaction around them."""
    for order in orders:
        if not isinstance(order, Append) or order.record is not None or order.snapshot is not None:
            return True
    return False


def unsure(orders: list[Order], seen: Seen) -> list[str | None]:
    """The commands that may be in the log already, each behind its table."""
    sent: list[str | None] = []
    for order in orders:
        if isinstance(order, Append):
            command = order.command
            if command is not None and order.error is None and not seen.is_new(order.table, command):
                sent.append(order.table)
                sent.append(command)
    return sent


def packed(row: Row) -> bytes:
    """A row for the journal. `BadRow` for what the log could not take later: there would be nobody to tell."""
    try:
        check(row)
        return pack(row)
    except (TypeError, ValueError) as error:
        raise BadRow(row.table, type(error).__name__) from error


def bound(rows: list[bytes]) -> bytes:
    """Packed rows as one packed list: MessagePack's 32-bit array."""
    return b"".join([b"\xdd", len(rows).to_bytes(4, "big"), *rows])


def unbound(rows: bytes) -> list[Row]:
    return [Row(*fields) for fields in unpack(rows)]
