"""The load: every table plays Smile, one move under way at a time, each move timed until all four seats know of it."""

from __future__ import annotations

from collections import deque
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from time import perf_counter, process_time
from types import TracebackType
from typing import Final

from benchmarks.server import watch
from benchmarks.server.peer import SEATS, Failed, Peer, Running, Seat, Table
from benchmarks.server.wires import Closed, Wires

AT_ONCE: Final = 64  # seats that are on their way in at the same time, but in a storm
PACE_SEED: Final = 1
PATIENCE: Final = 10.0  # seconds for one move, or for one seat to get in


@dataclass(frozen=True)
class Measured:
    """What one stretch of load showed."""

    moves: int
    seconds: float
    server_cpu: float
    generator_cpu: float
    p50_ms: float
    p99_ms: float
    bytes_per_move: float
    late: int  # moves that could not be sent in time because no table was free: only when paced

    @property
    def per_cpu_second(self) -> float:
        return self.moves / self.server_cpu

    @property
    def per_second(self) -> float:
        return self.moves / self.seconds


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class Load:
    """N tables x 4 seats on one server, in this thread."""

    def __init__(self, peer: Peer, server: Running) -> None:
        self.peer = peer
        self.server = server
        self.wires = Wires(self)
        self.tables: list[Table] = []
        self.busy = 0  # tables with a move or a new game under way
        self.idle: deque[Table] = deque()
        self.closed_loop = False
        self.latencies: list[float] = []
        self.late = 0
        self.gaps = Random(PACE_SEED)

    # --- Sitting down ------------------------------------------------------------------------

    def connect(self, count: int) -> int:
        """Tables, seats and sockets; how many bytes of memory they took."""
        before = watch.resident_bytes(self.server.pid)
        tables = self.peer.new_tables(self.server, count)
        self.busy += count
        group = max(1, AT_ONCE // SEATS)
        for first in range(0, count, group):
            for table in tables[first : first + group]:
                self.tables.append(table)
                for seat in table.seats:
                    self.plug_in(seat)
            self.wait_for_all()
        return watch.resident_bytes(self.server.pid) - before

    def plug_in(self, seat: Seat) -> None:
        seat.wire = self.peer.connect(self.server, seat)
        self.wires.add(seat.wire)

    def wait_for_all(self) -> None:
        """Until no table that has sockets has anything under way."""
        pending = len(self.tables)
        until = perf_counter() + PATIENCE
        while self.busy > 0 and (pending := sum(table.missing > 0 for table in self.tables)):
            self.turn(0.05)
            if perf_counter() > until:
                raise Failed(f"{pending} of {len(self.tables)} tables wait in vain: {self.server.last_words()}")

    # --- What the sockets hear ---------------------------------------------------------------

    def turn(self, seconds: float) -> None:
        try:
            self.wires.turn(seconds)
        except (Closed, OSError) as error:
            raise Failed(f"{error}: {self.server.last_words()}") from error

    def opened(self, seat: Seat) -> None:
        self.peer.opened(seat)

    def heard(self, seat: Seat, payload: bytes) -> None:
        if not self.peer.heard(seat, payload):
            return
        table = seat.table
        table.missing -= 1
        if table.missing == 0:
            self.all_told(table)
        elif table.missing < 0:
            raise Failed(f"table {table.id}: told of a move that nobody made")

    def all_told(self, table: Table) -> None:
        if table.sent is not None:
            self.latencies.append(perf_counter() - table.sent)
            table.sent = None
        self.busy -= 1
        if self.peer.over(table):
            self.busy += 1
            table.missing = SEATS
            self.peer.again(table)
        elif self.closed_loop:
            self.play(table)
        else:
            self.idle.append(table)

    def play(self, table: Table) -> None:
        seat, payload = self.peer.move(table)
        table.underway = seat, payload
        table.missing = SEATS
        self.busy += 1
        table.sent = perf_counter()
        seat.send(payload)

    # --- Stretches of load -------------------------------------------------------------------

    def closed(self, warm_up: float, seconds: float) -> Measured:
        """Every table always has a move under way."""
        self.closed_loop = True
        while self.idle:
            self.play(self.idle.popleft())
        self.turns(warm_up)
        measured = self.measure(seconds)
        self.closed_loop = False
        self.settle()
        return measured

    def paced(self, rate: float, warm_up: float, seconds: float) -> Measured:
        """So many moves a second in all, at moments that do not depend on one another, table after table."""
        self.turns(warm_up, rate)
        measured = self.measure(seconds, rate)
        self.settle()
        return measured

    def turns(self, seconds: float, rate: float | None = None) -> None:
        begin = now = perf_counter()
        due = begin if rate else begin + seconds
        while now < begin + seconds:
            while rate and due <= now:
                due += self.gaps.expovariate(rate)
                if self.idle:
                    self.play(self.idle.popleft())
                else:
                    self.late += 1
            self.turn(min(due, begin + seconds) - now)
            now = perf_counter()

    def measure(self, seconds: float, rate: float | None = None) -> Measured:
        self.latencies = []
        self.late = 0
        cpu, own, size, begin = watch.cpu_seconds(self.server.pid), process_time(), self.wires.bytes, perf_counter()
        self.turns(seconds, rate)
        end = perf_counter()
        moves = len(self.latencies)
        if not moves:
            raise Failed(f"no move in {seconds:g} s: {self.server.last_words()}")
        return Measured(
            moves=moves,
            seconds=end - begin,
            server_cpu=watch.cpu_seconds(self.server.pid) - cpu,
            generator_cpu=process_time() - own,
            p50_ms=percentile(self.latencies, 0.50) * 1000,
            p99_ms=percentile(self.latencies, 0.99) * 1000,
            bytes_per_move=(self.wires.bytes - size) / moves,
            late=self.late,
        )

    def settle(self) -> None:
        """Let the moves under way come to their end."""
        until = perf_counter() + PATIENCE
        while self.busy:
            self.turn(0.05)
            if perf_counter() > until:
                raise Failed(f"{self.busy} moves were never told to all: {self.server.last_words()}")

    def close(self) -> None:
        with suppress(OSError):
            self.wires.close()

    def __enter__(self) -> Load:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
