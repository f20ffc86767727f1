"""The load: every seat sends at its own pace, whatever becomes of it; every window is timed until all six know of it.

The close of a window is a moment of the server's clock, and so is the arrival of a frame: both processes are on one
machine and read the same one.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from heapq import heapify, heapreplace
from random import Random
from time import perf_counter, process_time
from types import TracebackType
from typing import Final

import msgspec

from benchmarks.hunts.players import HUNT, IN_THE_HUNT, SEATS, Around, Message, Public, Seat, Table
from benchmarks.server import watch
from benchmarks.server.load import percentile
from benchmarks.server.peer import Failed, Lobby, Running
from benchmarks.server.tablee import Tablee
from benchmarks.server.wires import HOST, Closed, Wire, Wires

AT_ONCE: Final = 10  # tables whose seats are on their way in at the same time
PATIENCE: Final = 20.0  # seconds until they must be in
DRAIN: Final = 2.0  # seconds after the end, for what is still under way
JITTER: Final = 0.4  # a gap between two commands is so much shorter or longer, at most
BEHIND: Final = 1.0  # seconds: a generator that is later than that does not catch up
SIT, READY, START = "sit", "ready", "start"  # ids of the commands before the game

read = msgspec.json.Decoder(Message).decode
write = msgspec.json.Encoder().encode


@dataclass
class Measured:
    """What one stretch of load showed."""

    seconds: float = 0.0
    server_cpu: float = 0.0
    generator_cpu: float = 0.0
    held_up: float = 0.0  # seconds that the server was ready to run and had no core
    resident: int = 0
    sent: int = 0  # commands
    heard: int = 0  # of them, those that the server took
    refused: Counter[str] = field(default_factory=Counter)
    frames: int = 0  # with a number, at all seats
    bytes: int = 0
    untold: int = 0  # windows that some seat was not told of
    running: list[int] = field(default_factory=list)  # hunts, looked at now and then
    windows: list[float] = field(default_factory=list)  # seconds from the close to the last of six seats
    answers: list[float] = field(default_factory=list)  # seconds from sending a command to its answer

    def summary(self) -> dict[str, float]:
        if not self.windows or not self.answers:
            raise Failed("nothing happened in any hunt")
        windows, answers = self.windows, self.answers
        return {
            "p50_ms": percentile(windows, 0.50) * 1000,
            "p99_ms": percentile(windows, 0.99) * 1000,
            "max_ms": max(windows) * 1000,
            "over_50_ms": sum(window > 0.050 for window in windows) / len(windows) * 100,
            "windows_per_second": len(windows) / self.seconds,
            "untold": self.untold,
            "answer_p50_ms": percentile(answers, 0.50) * 1000,
            "answer_p99_ms": percentile(answers, 0.99) * 1000,
            "hunts": sum(self.running) / len(self.running),
            "sent_per_second": self.sent / self.seconds,
            "heard_per_second": self.heard / self.seconds,
            "refused_per_second": self.refused.total() / self.seconds,
            "frames_per_second": self.frames / self.seconds,
            "kB_per_second": self.bytes / self.seconds / 1000,
            "server_cpu_share": self.server_cpu / self.seconds * 100,
            "held_up_share": self.held_up / self.seconds * 100,
            "generator_cpu_share": self.generator_cpu / self.seconds * 100,
            "resident_MB": self.resident / 1e6,
            **{f"refused_{code}": count / self.seconds for code, count in self.refused.items()},
        }


class Load:
    """N tables x 6 seats on one server, in this thread."""

    def __init__(self, server: Running, rate: float) -> None:
        self.server = server
        self.gap = 1 / rate  # seconds between two commands of a seat
        self.wires = Wires(self)
        self.tables: list[Table] = []
        self.gaps = Random(1)
        self.due: list[tuple[float, int]] = []  # when each seat sends next, and which
        self.seats: list[Seat] = []
        self.inside = 0  # seats that are ready for the game
        self.playing = 0  # seats that have been told of the first round
        self.measured: Measured | None = None
        self.told: dict[tuple[str, int], int] = {}  # table and close of a window -> seats that know of it

    # --- Sitting down

    def connect(self, house: Tablee, count: int) -> None:
        """Tables, guests, sockets; then all games begin."""
        lobby = Lobby(self.server.lobby)
        settings = {"seats": SEATS, "pace": "live"}
        for seed in range(count):
            cookies = [house.guest(lobby, f"player {place}") for place in range(SEATS)]
            made, _ = lobby.post("/api/tables", {"game": "grumpf", "settings": settings}, Cookie=cookies[0])
            self.tables.append(Table(made["id"], cookies, seed))
            if len(self.tables) % AT_ONCE == 0 or seed == count - 1:
                self.plug_in()
        for table in self.tables:
            self.do(table.seats[0], START, {"act": "start"})
        self.wait(lambda: self.playing == len(self.seats))

    def plug_in(self) -> None:
        for table in self.tables[len(self.seats) // SEATS :]:
            for seat in table.seats:
                headers = {"Cookie": seat.key, "Origin": f"http://{HOST}:{self.server.port}"}
                seat.wire = Wire(self.server.port, f"/ws/{table.id}", headers, seat)
                self.wires.add(seat.wire)
                self.seats.append(seat)
        self.wait(lambda: self.inside == len(self.seats))

    def wait(self, done: Callable[[], bool]) -> None:
        until = perf_counter() + PATIENCE
        while not done():
            self.turn(0.05)
            if perf_counter() > until:
                raise Failed(f"{self.inside} seats in, {self.playing} playing: {self.server.last_words()}")

    def opened(self, seat: Seat) -> None:
        assert seat.wire is not None
        seat.wire.send(b'{"type":"hello"}')
        self.do(seat, SIT, {"act": "sit", "seat": seat.place})
        self.do(seat, READY, {"act": "ready"})

    def do(self, seat: Seat, id: str, act: dict[str, object]) -> None:
        assert seat.wire is not None
        seat.wire.send(write({"type": "do", "id": id, "act": act}))

    # --- What the sockets hear

    def turn(self, seconds: float) -> None:
        try:
            self.wires.turn(seconds)
        except (Closed, OSError) as error:
            raise Failed(f"{error}: {self.server.last_words()}") from error

    def heard(self, seat: Seat, payload: bytes) -> None:
        now = time.time()
        message = read(payload)
        if message.id is not None:
            self.answered(seat, message)
        if message.type is None:
            self.frame(seat, message, now)
        elif message.type == "whole":
            seat.number = message.n
            self.look(seat, message.table, message.view)
        elif message.type == "trouble":
            raise Failed(f"trouble: {message.code} {self.server.last_words()}")

    def answered(self, seat: Seat, message: Message) -> None:
        assert message.id is not None
        refused = message.type == "refused"
        if message.id in (SIT, READY, START):
            if refused:
                raise Failed(f"{message.id}: {message.code}")
            self.inside += message.id == READY
            return
        sent = seat.underway.pop(message.id, None)
        if refused and seat.phase != HUNT:
            seat.answered = 0  # once more
        if self.measured is None or sent is None:
            return
        if refused:
            self.measured.refused[message.code] += 1
        else:
            self.measured.heard += 1
        self.measured.answers.append(perf_counter() - sent)

    def frame(self, seat: Seat, message: Message, now: float) -> None:
        if self.measured is not None:
            self.measured.frames += 1
        if seat.phase and message.n != seat.number + 1:
            raise Failed(f"frame {message.n} after {seat.number}")
        seat.number = message.n
        table = seat.table
        if seat.place == 0:
            for event in message.events:
                table.hear(event, now)
        self.look(seat, message.table, message.public)
        window = -1
        for event in message.events:
            if event[0] in IN_THE_HUNT and event[1] > window:
                window = event[1]
                self.window(table, table.closed_at(window), now)

    def look(self, seat: Seat, around: Around | None, public: Public | None) -> None:
        seat.table.look(around, public)
        if public is not None:
            self.playing += not seat.phase
            seat.look(public)

    def window(self, table: Table, close: int, now: float) -> None:
        """Told to one more seat; timed when it is the last."""
        seats = self.told.get((table.id, close), 0) + 1
        if seats < SEATS:
            self.told[table.id, close] = seats
            return
        del self.told[table.id, close]
        if self.measured is not None:
            self.measured.windows.append(now - close / 1000)

    # --- What they send

    def send_due(self, now: float) -> float:
        """Everything that is due; when the next is."""
        while self.due[0][0] <= now:
            due, number = self.due[0]
            gap = self.gap * self.gaps.uniform(1 - JITTER, 1 + JITTER)
            heapreplace(self.due, (now + gap if now - due > BEHIND else due + gap, number))
            seat = self.seats[number]
            move = seat.next_move(time.time())
            if move is not None:
                self.send(seat, move, now)
        return self.due[0][0]

    def send(self, seat: Seat, move: str, now: float) -> None:
        assert seat.wire is not None
        seat.sent += 1
        id = f"m{seat.sent}"
        seat.underway[id] = now
        act = {"act": "play", "move": move}
        seat.wire.send(write({"type": "do", "id": id, "act": act, "seen": seat.number}))
        if self.measured is not None:
            self.measured.sent += 1

    # --- Stretches of load

    def begin(self) -> None:
        now = perf_counter()
        self.due = [(now + self.gaps.random() * self.gap, number) for number in range(len(self.seats))]
        heapify(self.due)

    def run(self, seconds: float) -> None:
        now = perf_counter()
        end = now + seconds
        look = now
        while now < end:
            due = self.send_due(now)
            if self.measured is not None and now >= look:
                look += 0.1
                self.measured.running.append(sum(table.hunting for table in self.tables))
            self.turn(min(due, end) - perf_counter())
            now = perf_counter()

    def measure(self, seconds: float) -> Measured:
        measured = Measured()
        pid = self.server.pid
        cpu, held_up, own, size = watch.cpu_seconds(pid), watch.held_up_seconds(pid), process_time(), self.wires.bytes
        begin = perf_counter()
        self.measured = measured
        self.run(seconds)
        self.measured = None
        measured.seconds = perf_counter() - begin
        measured.server_cpu = watch.cpu_seconds(pid) - cpu
        measured.held_up = watch.held_up_seconds(pid) - held_up
        measured.generator_cpu = process_time() - own
        measured.bytes = self.wires.bytes - size
        measured.resident = watch.resident_bytes(pid)
        measured.untold = self.left_over()
        if any(table.over for table in self.tables):
            raise Failed("a game came to its end while time was taken")
        return measured

    def left_over(self) -> int:
        """Windows of the timed stretch that not all six seats are told of, though they had time."""
        missing = set(self.told)
        until = perf_counter() + DRAIN
        while perf_counter() < until and missing:
            self.turn(0.05)
            missing &= set(self.told)
        return len(missing)

    def close(self) -> None:
        with suppress(OSError):
            self.wires.close_all()

    def __enter__(self) -> Load:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
