"""The load: phones that play villages to their end and on to the next game, each at its own pace, on one server.

A ballot is timed from the sending of the one that closed it until the generator has read the frame from the socket of
the last of all phones, the dead ones too. Both moments are of the generator's own clock.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from heapq import heappop, heappush
from random import Random
from time import perf_counter, process_time
from types import TracebackType
from typing import Final

import msgspec

from benchmarks.server import watch
from benchmarks.server.peer import Failed, Lobby, Running
from benchmarks.server.tablee import Tablee
from benchmarks.server.wires import HOST, Closed, Wire, Wires
from benchmarks.villages.measured import Measured
from benchmarks.villages.nights import Night
from benchmarks.villages.players import KINDS, NIGHT, THINKING, Closing, Message, Phone, Village
from tablee.tables.hush import MARK, NOTHING, SIZE

AT_ONCE: Final = 10  # tables whose seats are on their way in at the same time
PATIENCE: Final = 30.0  # seconds until they must be in
DRAIN: Final = 2.0  # seconds after the end, for what is still under way
CEREMONY: Final = 2.0  # seconds after the end of a game, until somebody asks for the next one
SIT, READY, START, REMATCH = "sit", "ready", "start", "rematch"  # ids of the commands around a game
CLOSED: Final = (b'["ballot_closed",', b'["election_closed",')
DAWN: Final = b'["day_broke",'
ENDED: Final = b'["game_ended",'

read = msgspec.json.Decoder(Message, strict=False).decode
write = msgspec.json.Encoder().encode


class Load:
    """N villages on one server, in this thread."""

    def __init__(self, server: Running, seats: int, pace: float) -> None:
        self.server = server
        self.seats = seats
        self.pace = pace  # how slowly phones think: 1 as people do, 0 not at all
        self.wires = Wires(self)
        self.villages: list[Village] = []
        self.luck = Random(1)
        self.due: list[tuple[float, int, Callable[[], None]]] = []  # when, in which order, what
        self.planned = 0
        self.leaving: list[tuple[Phone, str]] = []  # to the next table
        self.inside = 0  # phones that are ready for their first game
        self.measured: Measured | None = None

    # --- Sitting down

    def connect(self, house: Tablee, count: int) -> None:
        """Tables, guests, sockets. Nobody has begun."""
        with closing(Lobby(self.server.lobby)) as lobby:
            for seed in range(count):
                self.villages.append(self.found(house, lobby, seed))
                if len(self.villages) % AT_ONCE == 0 or seed == count - 1:
                    self.plug_in_rest()

    def found(self, house: Tablee, lobby: Lobby, seed: int) -> Village:
        kind = KINDS[seed % len(KINDS)]
        cookies = [house.guest(lobby, f"player {place}") for place in range(self.seats)]
        settings = {"seats": self.seats, "pace": "live", "options": kind.options(self.seats)}
        made, _ = lobby.post("/api/tables", {"game": "loupsgarous", "settings": settings}, Cookie=cookies[0])
        return Village(made["id"], kind, cookies, seed)

    def plug_in_rest(self) -> None:
        for village in self.villages:
            for phone in village.phones:
                if phone.wire is None:
                    self.plug_in(phone)
        until = perf_counter() + PATIENCE
        while self.inside < len(self.villages) * self.seats:
            self.turn(0.05)
            if perf_counter() > until:
                raise Failed(f"{self.inside} phones in: {self.server.last_words()}")

    def plug_in(self, phone: Phone) -> None:
        headers = {"Cookie": phone.key, "Origin": f"http://{HOST}:{self.server.port}"}
        phone.wire = Wire(self.server.port, f"/ws/{phone.village.id}", headers, phone)
        self.wires.add(phone.wire)

    def opened(self, phone: Phone) -> None:
        assert phone.wire is not None
        phone.wire.send(b'{"type":"hello"}')
        if not phone.village.games:  # at the next tables everybody sits already
            self.do(phone, SIT, {"act": "sit", "seat": phone.place})
        self.do(phone, READY, {"act": "ready"})

    def do(self, phone: Phone, id: str, act: dict[str, object], seen: int = 0) -> None:
        assert phone.wire is not None
        phone.wire.send(write({"type": "do", "id": id, "act": act, "seen": seen}))

    def start(self, village: Village) -> None:
        village.running = True
        self.do(village.phones[0], START, {"act": "start"})

    def move_on(self) -> None:
        """Whoever has heard of a rematch goes there: a new socket, as in a browser."""
        leaving, self.leaving = self.leaving, []
        for phone, id in leaving:
            village = phone.village
            assert phone.wire is not None
            self.wires.close(phone.wire)
            if village.id != id:
                village.id = id
                village.games += 1
                village.sit_down()
            phone.sit_down()
            self.plug_in(phone)

    # --- What the sockets hear

    def turn(self, seconds: float) -> None:
        try:
            self.wires.turn(seconds)
            self.move_on()
        except (Closed, OSError) as error:
            raise Failed(f"{error}: {self.server.last_words()}") from error

    def heard(self, phone: Phone, payload: bytes) -> None:
        now = perf_counter()
        if self.measured is not None:
            self.measured.frames += 1
        if payload.startswith(MARK):
            self.beat(phone, payload, now)
        else:
            self.message(phone, payload, now, len(phone.beats))

    def beat(self, phone: Phone, payload: bytes, now: float) -> None:
        """A text of a night; when the dawn is told, several may come at once."""
        place = len(phone.beats)
        phone.beats.append(now)
        measured = self.measured
        if measured is not None:
            measured.beats[int(now - measured.begin)] += 1
            measured.found.odd += len(payload) != SIZE
        if payload == NOTHING:
            return
        unwrapping = phone.unwrapping
        if not unwrapping.begun:
            phone.began = place
        for message in unwrapping.messages(payload):
            self.message(phone, message, now, phone.began)
            phone.began = place

    def message(self, phone: Phone, text: bytes, now: float, beat: int) -> None:
        """Something that was said in full; it began in that beat."""
        message = read(text)
        if message.id is not None:
            self.answered(phone, message, text, now)
        if message.type is None:
            if phone.number and message.n != phone.number + 1:
                raise Failed(f"frame {message.n} after {phone.number}")
            phone.number = message.n
            self.frame(phone, message, text, now, beat)
        elif message.type == "whole":
            phone.number = message.n
        elif message.type == "trouble":
            raise Failed(f"trouble: {message.code} {self.server.last_words()}")

    def frame(self, phone: Phone, message: Message, text: bytes, now: float, beat: int) -> None:
        if DAWN in text:
            self.dawn(phone, beat)
        if phone.look(message.public, message.own):
            assert phone.step is not None
            phone.village.agree(phone.step)
            self.think(phone, phone.begin_step(self.luck), now)
        if any(name in text for name in CLOSED):
            self.closed(phone.village, text, now)
        if ENDED in text:
            self.ended(phone, now)
        if message.table is not None and isinstance(message.table.rematch, str) and message.table.rematch:
            self.leaving.append((phone, message.table.rematch))

    def answered(self, phone: Phone, message: Message, text: bytes, now: float) -> None:
        assert message.id is not None
        refused = message.type == "refused"
        if message.id in (SIT, READY, START, REMATCH):
            if refused:
                raise Failed(f"{message.id}: {message.code}")
            if message.id == READY:
                self.is_ready(phone.village)
            return
        sent = phone.underway.pop(message.id, None)
        if sent is None:
            return
        if any(name in text for name in CLOSED):
            phone.village.closing.sent = sent
        if self.measured is not None:
            if refused:
                self.measured.refused[message.code] += 1
            if phone.phase != NIGHT and not phone.beats:
                self.measured.answers.append(now - sent)

    def is_ready(self, village: Village) -> None:
        self.inside += 1
        village.ready += 1
        if village.games and village.ready == self.seats:  # the first games are started one by one
            self.start(village)

    # --- What is measured

    def dawn(self, phone: Phone, beat: int) -> None:
        """What is sent at dawn with it, and after it, is no beat any more."""
        night = phone.village.night
        told = night.dawn(phone.beats[:beat], phone.alive)
        phone.beats = []
        if told == self.seats:
            if self.measured is not None:
                night.judge(self.measured.found, self.measured.begin)
            phone.village.night = Night()

    def closed(self, village: Village, text: bytes, now: float) -> None:
        """Told to one more phone; timed when it is the last."""
        closing = village.closing
        closing.told += 1
        closing.last = now
        closing.over = closing.over or ENDED in text
        if closing.told < self.seats:
            return
        village.closing = Closing()
        measured = self.measured
        if measured is None or (closing.sent is not None and closing.sent < measured.begin):
            return
        if closing.sent is None:
            measured.by_clock += 1
            return
        measured.ballots.append(closing.last - closing.sent)
        if closing.over:
            measured.ends.append(closing.last - closing.sent)

    def ended(self, phone: Phone, now: float) -> None:
        """The game is over; the first phone asks for the next one."""
        phone.turn += 1
        phone.village.running = False
        if phone.place == 0:
            self.plan(now + CEREMONY * self.pace, lambda: self.do(phone, REMATCH, {"act": "rematch"}))

    # --- What the phones do

    def plan(self, at: float, what: Callable[[], None]) -> None:
        self.planned += 1
        heappush(self.due, (at, self.planned, what))

    def think(self, phone: Phone, how: str, now: float) -> None:
        """Do something after a while, unless there is something else to do by then."""
        phone.turn += 1
        turn = phone.turn
        least, most = THINKING[how]
        self.plan(now + self.luck.uniform(least, most) * self.pace, lambda: self.act(phone, turn))

    def act(self, phone: Phone, turn: int) -> None:
        if turn != phone.turn:
            return
        move, then = phone.next_move(self.luck)
        now = perf_counter()
        if move is not None:
            self.send(phone, move, now)
        if then is not None:
            self.think(phone, then, now)

    def send(self, phone: Phone, move: str, now: float) -> None:
        phone.sent += 1
        id = f"m{phone.sent}"
        phone.underway[id] = now
        self.do(phone, id, {"act": "play", "move": move}, phone.number)
        if self.measured is not None:
            self.measured.sent += 1

    # --- Stretches of load

    def begin(self, stagger: float) -> None:
        """Villages begin one after the other: those with long nights in the first third of the time."""
        now = perf_counter()
        for long in (True, False):
            group = [village for village in self.villages if village.kind.ends != long]
            for place, village in enumerate(group):
                share = place / len(group) / (3 if long else 1)
                self.plan(now + stagger * share, partial(self.start, village))

    def run(self, seconds: float) -> None:
        now = perf_counter()
        end = now + seconds
        look = now
        while now < end:
            while self.due and self.due[0][0] <= now:
                heappop(self.due)[2]()
            if self.measured is not None and now >= look:
                look += 0.1
                self.count()
            due = self.due[0][0] if self.due else end
            self.turn(min(due, end) - perf_counter())
            now = perf_counter()

    def count(self) -> None:
        assert self.measured is not None
        self.measured.running.append(sum(village.running for village in self.villages))
        asleep = sum(any(phone.beats for phone in village.phones) for village in self.villages)
        self.measured.asleep.append(asleep)

    def measure(self, seconds: float) -> Measured:
        measured = Measured()
        pid = self.server.pid
        cpu, held_up, own, size = watch.cpu_seconds(pid), watch.held_up_seconds(pid), process_time(), self.wires.bytes
        measured.begin = perf_counter()
        self.measured = measured
        self.run(seconds)
        self.measured = None
        measured.seconds = perf_counter() - measured.begin
        measured.server_cpu = watch.cpu_seconds(pid) - cpu
        measured.held_up = watch.held_up_seconds(pid) - held_up
        measured.generator_cpu = process_time() - own
        measured.bytes = self.wires.bytes - size
        measured.resident = watch.resident_bytes(pid)
        measured.untold = self.left_over()
        return measured

    def left_over(self) -> int:
        """Ballots of the timed stretch that not all phones are told of, though they had time."""
        missing = [village.closing for village in self.villages if village.closing.told]
        until = perf_counter() + DRAIN
        while perf_counter() < until and any(closing.told < self.seats for closing in missing):
            self.turn(0.05)
        return sum(closing.told < self.seats for closing in missing)

    def close(self) -> None:
        with suppress(OSError):
            self.wires.close_all()

    def __enter__(self) -> Load:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
