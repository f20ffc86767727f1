"""Memory and open files over thousands of games: `python -m tests.attacks.flat [--games 10000]`.

Games of Smile are played to their end in process, through a real hall on a real file, several at once; guests come and
go with each of them. What is there after the first thousand should be all that is there after ten thousand.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from tablee.tables import acts
from tests.attacks.house import read
from tests.server.socket.inside import Ear, Inside

FIRST = 1_000
GAMES = 10_000
AT_ONCE = 20  # games
BETWEEN = 20_000  # ms until the next ones
LOOKS = 5  # around the house, each of which puts away some hundreds of rooms
AIM = 1.1  # times as much memory
MB = 1 << 20


class State(NamedTuple):
    """What a house holds at a moment when nothing is going on."""

    rooms: int
    alarms: int
    tasks: int
    hearers: int  # bots that are remembered
    answers: int  # of bots that nobody has asked for yet
    files: int
    memory: int  # bytes


class Evenings:
    """Game after game in one hall."""

    def __init__(self, folder: Path) -> None:
        self.inside = Inside(folder)
        self.played = 0

    async def open(self) -> None:
        await self.inside.open()

    async def close(self) -> None:
        await self.inside.close()

    async def play(self, games: int) -> None:
        """So many, to the end; then everybody leaves."""
        for first in range(0, games, AT_ONCE):
            await asyncio.gather(*(self.one(first + number) for number in range(min(AT_ONCE, games - first))))
            self.pass_time(BETWEEN)

    async def one(self, number: int) -> None:
        """By three people whom nobody has seen before, who read nothing, and play the first thing that is legal."""
        self.played += 1
        ears = [Silent(f"{name}{self.played}") for name in ("ana", "bo", "cy")]
        room = await self.inside.table(ears[0])
        for seat, ear in enumerate(ears):
            ear.enter(room)
            ear.do(acts.Sit(seat))
            ear.do(acts.Ready())
        ears[0].do(acts.Start())
        while (position := room.table.position()) is not None and not position.over:
            (seat,) = position.awaited()
            ears[seat].do(acts.Play(position.moves(seat)[0].text))
        assert position is not None
        while room.pending:
            await asyncio.sleep(0.001)
        for ear in ears:
            ear.leave()
            ear.room = None

    def pass_time(self, ms: int) -> None:
        """Every alarm rings that would have rung by then, and the house looks around."""
        hall = self.inside.hall
        self.inside.clock.now += ms
        for table, alarm in list(hall.alarms.items()):
            alarm.cancel()
            hall.ring(table)
        hall.housekeeping.look_around()

    async def rest(self) -> None:
        """Long enough for whatever is only waiting for its time."""
        for _ in range(LOOKS):
            self.pass_time(BETWEEN)
            while self.inside.hall.tasks:
                await asyncio.sleep(0.005)
        await asyncio.sleep(0.05)
        gc.collect()

    def state(self) -> State:
        hall = self.inside.hall
        counts = len(hall.rooms), len(hall.alarms), len(hall.tasks), len(hall.bots.hearers), len(hall.bots.answers)
        return State(*counts, open_files(), memory())


class Silent(Ear):
    """A connection without a client: what it is told costs only the server."""

    def send(self, frame: bytes) -> None:
        pass


def memory() -> int:
    """Bytes of this process."""
    for line in read("/proc/self/status").splitlines():
        if line.startswith("VmRSS:"):
            return 1024 * int(line.split()[1])
    return 0


def open_files() -> int:
    folder = Path("/proc/self/fd")
    return sum(1 for _ in folder.iterdir()) if folder.exists() else 0


async def measure(games: int) -> int:
    with tempfile.TemporaryDirectory(prefix="tablee-flat-") as folder:
        evenings = Evenings(Path(folder))
        await evenings.open()
        print(
            "| games | seconds | MB | rooms | alarms | tasks | open files |\n|---|---|---|---|---|---|---|", flush=True
        )
        found: list[State] = []
        began = time.perf_counter()
        for total in dict.fromkeys((0, min(FIRST, games), games)):
            await evenings.play(total - evenings.played)
            await evenings.rest()
            found.append(state := evenings.state())
            cells = [f"{total:,}", f"{time.perf_counter() - began:.0f}", f"{state.memory / MB:.1f}"]
            cells += map(str, (state.rooms, state.alarms, state.tasks, state.files))
            print(f"| {' | '.join(cells)} |", flush=True)
        await evenings.close()
    ratio = found[-1].memory / found[1].memory
    flat = found[-1].rooms <= found[1].rooms
    print(f"\nmemory: {ratio:.3f} times (aim: at most {AIM}); rooms {'do not grow' if flat else 'grow'}")
    return 0 if flat and ratio <= AIM else 1


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.attacks.flat", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    return asyncio.run(measure(parser.parse_args().games))


if __name__ == "__main__":
    sys.exit(main())
