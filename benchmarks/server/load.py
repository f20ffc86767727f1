"""The load: every table plays Smile, one move under way at a time, each move timed until all four seats know of it.

Time is taken in heats: the clock stands still from the end of the first game until every table has a new one, so that
only moves are timed, not the opening of tables and sockets.
"""

from __future__ import annotations

from collections import deque
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from time import perf_counter, process_time, sleep
from types import TracebackType
from typing import Final

from benchmarks.server import watch
from benchmarks.server.peer import SEATS, Failed, Peer, Running, Seat, Table
from benchmarks.server.wires import Closed, Wires

AT_ONCE: Final = 64  # seats that are on their way in at the same time, but in a storm
LOOK_EVERY: Final = 0.001  # seconds, in the closed loop: else the server would be charged for waking us at each frame
PACE_SEED: Final = 1
PATIENCE: Final = 10.0  # seconds for one move, or for one seat to get in


@dataclass
class Measured:
    """What one stretch of load showed."""

    seconds: float = 0.0
    server_cpu: float = 0.0
    generator_cpu: float = 0.0
    bytes: int = 0
    late: int = 0  # moves that could not be sent in time because no table was free: only when paced
    latencies: list[float] = field(default_factory=list)  # in seconds, one for each move

    def summary(self) -> dict[str, float]:
        moves = len(self.latencies)
        if not moves:
            raise Failed("no move was made")
        return {
            "moves": moves,
            "seconds": self.seconds,
            "server_cpu": self.server_cpu,
            "generator_cpu": self.generator_cpu,
            "per_cpu_second": moves / self.server_cpu,
            "per_second": moves / self.seconds,
            "p50_ms": percentile(self.latencies, 0.50) * 1000,
            "p99_ms": percentile(self.latencies, 0.99) * 1000,
            "bytes_per_move": self.bytes / moves,
            "late": self.late,
        }


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
        self.over = 0  # tables whose game is over
        self.closed_loop = False
        self.latencies: list[float] = []
        self.late = 0
        self.gaps = Random(PACE_SEED)

    # --- Sitting down ------------------------------------------------------------------------

    def connect(self, count: int) -> int:
        """Tables, seats and sockets; how many bytes of memory they took."""
        before = watch.resident_bytes(self.server.pid)
        self.tables = self.peer.new_tables(self.server, count)
        group = max(1, AT_ONCE // SEATS)
        for first in range(0, count, group):
            for table in self.tables[first : first + group]:
                self.busy += 1
                for seat in table.seats:
                    self.plug_in(seat)
            self.settle()
        return watch.resident_bytes(self.server.pid) - before

    def plug_in(self, seat: Seat) -> None:
        seat.wire = self.peer.connect(self.server, seat)
        self.wires.add(seat.wire)

    def renew(self) -> None:
        """Play all games to their end; then new tables, with new sockets."""
        self.closed_loop = True
        self.play_all()
        self.settle()
        self.closed_loop = False
        for table in self.tables:
            for seat in table.seats:
                assert seat.wire is not None
                self.wires.close(seat.wire)
        self.over = 0
        self.connect(len(self.tables))

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
            self.over += 1
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

    def play_all(self) -> None:
        while self.idle:
            self.play(self.idle.popleft())

    # --- Stretches of load -------------------------------------------------------------------

    def closed(self, warm_up: float, seconds: float) -> Measured:
        """Every table always has a move under way."""
        self.stretch(warm_up)
        return self.stretch(seconds)

    def paced(self, rate: float, warm_up: float, seconds: float) -> Measured:
        """So many moves a second in all, at moments that do not depend on one another, table after table."""
        self.stretch(warm_up, rate)
        return self.stretch(seconds, rate)

    def stretch(self, seconds: float, rate: float | None = None) -> Measured:
        """As many heats as it takes."""
        total = Measured()
        self.late = 0
        while total.seconds < seconds:
            if self.over:
                self.renew()
            self.heat(total, seconds - total.seconds, rate)
        total.late = self.late
        return total

    def heat(self, total: Measured, seconds: float, rate: float | None) -> None:
        self.latencies = []
        self.closed_loop = rate is None
        cpu, own, size, begin = watch.cpu_seconds(self.server.pid), process_time(), self.wires.bytes, perf_counter()
        if rate is None:
            self.play_all()
        self.turns(seconds, rate)
        total.seconds += perf_counter() - begin
        total.generator_cpu += process_time() - own
        total.server_cpu += watch.cpu_seconds(self.server.pid) - cpu
        total.bytes += self.wires.bytes - size
        total.latencies += self.latencies
        self.closed_loop = False
        self.settle()

    def turns(self, seconds: float, rate: float | None = None) -> None:
        """Until the time is up, or the first game is over."""
        now = perf_counter()
        end = now + seconds
        due = now if rate else end
        while now < end and not self.over:
            while rate and due <= now:
                due += self.gaps.expovariate(rate)
                if self.idle:
                    self.play(self.idle.popleft())
                else:
                    self.late += 1
            if rate is None:
                sleep(LOOK_EVERY)
            self.turn(min(due, end) - now)
            now = perf_counter()

    def settle(self) -> None:
        """Let what is under way come to its end."""
        until = perf_counter() + PATIENCE
        while self.busy:
            self.turn(0.05)
            if perf_counter() > until:
                raise Failed(f"{self.busy} of {len(self.tables)} tables wait in vain: {self.server.last_words()}")

    def close(self) -> None:
        with suppress(OSError):
            self.wires.close_all()

    def __enter__(self) -> Load:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
