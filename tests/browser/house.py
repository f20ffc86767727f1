"""The server of the browser tests: it comes back at the same address, and its bots need not pretend to think."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from unittest.mock import patch

from tablee.server.pages import STATIC
from tablee.server.run import listen
from tests.server.socket import serving
from tests.server.socket.serving import Serving


class House(Serving):
    """A server in the test's own event loop, at one address for as long as the test lasts."""

    port = 0
    bots: asyncio.Task[None] | None = None

    async def start(self) -> None:
        if not (STATIC / "index.html").exists():
            raise RuntimeError(f"The client is not built: there is no {STATIC}/index.html. Run python tools/web.py.")
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
        """Table time jumps to the moment at which a bot has waited long enough."""
        while True:
            await asyncio.sleep(0.005)
            for room in list(self.hall.rooms.values()):
                sitting = room.table.sitting
                if sitting is None or sitting.position.over or room.pending or room.table.state != "playing":
                    continue
                waiting = [clock.deadline for seat, clock in sitting.clocks.items() if sitting.played_by_bot(seat)]
                if waiting:
                    await self.bots_are_ready(room)
                    self.clock.now = max(self.clock.now, *waiting)
                    room.wake()

    async def moved(self, table: str, number: int) -> None:
        """Something was written after this number."""
        room = self.room(table)
        await self.until(lambda: room.number > number)

    def awaited(self, table: str) -> int | None:
        """Whose turn it is; None when the game is over."""
        sitting = self.room(table).table.sitting
        assert sitting is not None
        return None if sitting.position.over else next(iter(sitting.position.awaited()))
