"""Thirty browsers behind one address come in at once, and ask at the end of their game at once. No peers: ours alone.

    python -m benchmarks crowd

A server with its usual limits, on loopback; the browsers ask from the same process, so their time is in the figures.
The game is one of 29 seats and 2 000 lines.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit

from rich.console import Console

from tablee.games import SHELF
from tablee.kernel import Luck, Options
from tablee.server.limits import USUAL
from tablee.server.pages import STATIC
from tablee.server.run import collect_less_often
from tablee.store import Person
from tablee.tables import acts
from tablee.tables.acts import Settings
from tests.server.http.playing import Listener
from tests.server.socket.serving import Serving
from tests.tables.chronicle import WRITERS, Chronicle, ChronicleGame, ChronicleView

LINES = 2_000
SHELL = ["/", "/", "/sw.js", *(f"/assets/{file.name}" for file in sorted((STATIC / "assets").glob("*")))]
ASKED = ["/api/shelf", "/api/shelf", "/api/tables", "/api/addresses", "/api/games/smile/content"]
STATUS = re.compile(rb"^HTTP/1\.1 (\d{3}) ", re.MULTILINE)


class Ended(Chronicle):
    """A chronicle with a last line."""

    def play(self, seat: int, move: object, luck: Luck) -> None:
        super().play(seat, self.default(seat), luck)
        self.over = len(self.lines) >= LINES

    def awaited(self) -> tuple[int, ...]:
        return () if self.over else super().awaited()

    def public(self) -> ChronicleView:
        return ChronicleView(None, self.seats, self.over, len(self.lines) % self.seats, self.lines[:], None)


class EndedGame(ChronicleGame):
    def setup(self, seats: int, luck: Luck, options: Options | None = None, listen: bool = False) -> Chronicle:
        position = Ended(seats, [], True)
        position.told = [] if listen else None
        return position

    def position(self, written_down: object) -> Chronicle:
        begun = super().position(written_down)
        return Ended(begun.seats, begun.lines, True)


class Deaf(Listener):
    def push(self, frame: bytes) -> None:
        pass


async def ask(base: str, method: str, paths: Sequence[str]) -> bytes:
    """Through one connection, one behind the other: all that is answered."""
    at = urlsplit(base)
    lines, sender = await asyncio.open_connection(at.hostname, at.port)
    head = f"HTTP/1.1\r\nHost: {at.netloc}\r\nAccept-Encoding: gzip\r\n"
    heads = [f"{method} {path} {head}\r\n" for path in paths[:-1]]
    sender.write("".join([*heads, f"{method} {paths[-1]} {head}Connection: close\r\n\r\n"]).encode())
    answered = await lines.read()
    sender.close()
    return answered


async def play(serving: Serving) -> str:
    """The whole game; the id of its table."""
    ears = [Deaf(Person(f"writer {seat}", b"", "Writer", 0)) for seat in range(WRITERS)]
    room = await serving.hall.open_table(ears[0].person, ears[0].name, EndedGame.key, Settings(WRITERS))
    for seat, ear in enumerate(ears):
        room.enter(ear, None)
        await ear.do(room, acts.Sit(seat))
        await ear.do(room, acts.Ready())
    await ears[0].do(room, acts.Start())
    for number in range(LINES):
        await ears[number % WRITERS].do(room, acts.Play("write"))
    assert room.table.state == "over"
    return room.table.id


async def lateness(found: list[float]) -> None:
    """How late the event loop is, again and again."""
    while True:
        before = time.perf_counter()
        await asyncio.sleep(0.001)
        found.append(time.perf_counter() - before - 0.001)


async def at_once(base: str, what: str, method: str, asked: Sequence[Sequence[str]]) -> None:
    late: list[float] = []
    watching = asyncio.create_task(lateness(late))
    wall, cpu = time.perf_counter(), time.process_time()
    answers = await asyncio.gather(*(ask(base, method, paths) for paths in asked))
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    watching.cancel()
    statuses = Counter(int(status) for answer in answers for status in STATUS.findall(answer))
    size = sum(map(len, answers)) / 1000
    Console(soft_wrap=True).print(
        f"{what}: {dict(statuses)}; all in {wall * 1000:.0f} ms, {cpu * 1000:.0f} ms of CPU, {size:.0f} kB, "
        f"event loop late by at most {max(late, default=0) * 1000:.0f} ms"
    )


async def measure(folder: Path) -> None:
    serving = Serving(folder, rates=USUAL)
    serving.shelf = {**SHELF, EndedGame.key: EndedGame()}
    await serving.start()
    host = await serving.guest("Ada")
    code = serving.room(await host.open(EndedGame.key, seats=WRITERS)).table.opened.code
    come = [*SHELL, *ASKED, f"/api/codes/{code}"]
    crowd = range(WRITERS + 1)
    await at_once(serving.base, "coming in by code, a fresh client each", "HEAD", [come for _ in crowd])
    table = f"/api/tables/{await play(serving)}"
    eyes = [*map(str, range(WRITERS)), "none"]
    for when in ("", ", again"):
        stories = [[f"{table}/story?eyes={each}"] for each in eyes]
        await at_once(serving.base, f"the stories of all eyes{when}", "GET", stories)
    for when in ("", ", again"):
        await at_once(serving.base, f"one open replay{when}", "GET", [[f"{table}/replay"] for _ in crowd])
    await at_once(
        serving.base, "the replay of each pair of eyes", "GET", [[f"{table}/replay?eyes={each}"] for each in eyes]
    )
    await serving.stop()


def main() -> None:
    collect_less_often()
    with TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder)))
