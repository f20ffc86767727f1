"""The server of the browser tests: it comes back at the same address, and its bots need not pretend to think."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace
from unittest.mock import patch

from tablee.server.pages import STATIC
from tablee.server.run import listen
from tests.server.socket import serving
from tests.server.socket.serving import Serving


class House(Serving):
    """A server in the test's own event loop, at one address for as long as the test lasts."""

    port = 0
    addresses: tuple[str, ...] = ()  # at which others find it: none, as on a machine without a network
    bots: asyncio.Task[None] | None = None
    time_passes = False  # by itself, as for everybody else; else only when the test says so
    looked = 0.0  # at the time, in seconds of the event loop

    async def start(self) -> None:
        if not (STATIC / "index.html").exists():
            raise RuntimeError(f"The client is not built: there is no {STATIC}/index.html. Run python tools/web.py.")
        self.settings = replace(self.settings, addresses=lambda: self.addresses)
        with patch.object(serving, "listen", lambda host, _: listen(host, self.port)):
            await super().start()
        assert self.listening is not None
        self.port = self.listening.getsockname()[1]
        self.bots = asyncio.create_task(self.hurry_bots())

    async def stop(self) -> None:
        if self.bots is not None:
            self.bots.cancel()
            with suppress(asyncio.CancelledError):
                await self.bots
            self.bots = None
        await super().stop()

    async def hurry_bots(self) -> None:
        """Table time jumps to when a bot has waited long enough; where the rules keep the time, it does not."""
        while True:
            await asyncio.sleep(0.005)
            self.let_time_pass()
            for room in list(self.hall.rooms.values()):
                sitting = room.table.sitting
                if sitting is None or sitting.position.over or room.pending or room.table.state != "playing":
                    continue
                if sitting.position.live():
                    continue
                waiting = [clock.deadline for seat, clock in sitting.clocks.items() if sitting.played_by_bot(seat)]
                if waiting:
                    await self.bots_are_ready(room)
                    self.clock.now = max(self.clock.now, *waiting)
                    room.wake()

    def let_time_pass(self) -> None:
        """A server that is down is not asked for the time, which goes on all the same."""
        now = asyncio.get_running_loop().time()
        passed = int((now - self.looked) * 1000)
        if not self.time_passes:
            self.looked = now
        elif passed > 0:
            self.looked += passed / 1000
            self.clock.now += passed

    def time_runs(self) -> None:
        """From now on, as fast as it does in the browsers."""
        self.looked = asyncio.get_running_loop().time()
        self.time_passes = True

    async def moved(self, table: str, number: int) -> None:
        """Something was written after this number."""
        room = self.room(table)
        await self.until(lambda: room.number > number)

    def awaited(self, table: str) -> int | None:
        """Whose turn it is; None when the game is over."""
        sitting = self.room(table).table.sitting
        assert sitting is not None
        return None if sitting.position.over else next(iter(sitting.position.awaited()))
