"""Requests come in one after the other: however many arrive at once, moves and frames have their turn in between."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

AT_ONCE: Final = 2  # requests that are begun in one turn of the event loop


class Turnstile:
    """Whoever passes through goes on by themselves: one that takes its time keeps nobody waiting."""

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self.at_once = at_once
        self.passed = 0  # in this turn
        self.waiting: deque[asyncio.Future[None]] = deque()

    async def pass_through(self) -> None:
        if self.passed < self.at_once and not self.waiting:
            self.let_pass()
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(mine)
        await mine

    def let_pass(self) -> None:
        if self.passed == 0:
            asyncio.get_running_loop().call_soon(self.next_turn)
        self.passed += 1

    def next_turn(self) -> None:
        self.passed = 0
        while self.waiting and self.passed < self.at_once:
            mine = self.waiting.popleft()
            if not mine.done():  # else they have gone away meanwhile
                self.let_pass()
                mine.set_result(None)
