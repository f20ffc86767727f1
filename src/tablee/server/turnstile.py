"""Requests are read and answered one after the other: however many there are at once, moves and frames have their turn
in between.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

AT_ONCE: Final = 2  # steps of requests in one turn of the event loop: each takes up to a third of a millisecond


class Waiting(NamedTuple):
    """Somebody whose turn comes later, unless they have gone away by then."""

    go: Callable[[], object]
    gone: Callable[[], bool]


class Turnstile:
    """Whoever passes goes on by themselves: one that takes its time keeps nobody waiting."""

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self.at_once = at_once
        self.passed = 0  # in this turn
        self.waiting: deque[Waiting] = deque()

    def lets_pass(self) -> bool:
        """One at once, if there is room in this turn and nobody waits."""
        if self.waiting or self.passed >= self.at_once:
            return False
        self.count()
        return True

    def queue(self, go: Callable[[], object], gone: Callable[[], bool]) -> None:
        """In this turn or a later one, in the order of arrival."""
        self.waiting.append(Waiting(go, gone))
        if self.passed == 0:
            self.next_turn()

    async def pass_through(self) -> None:
        if not self.lets_pass():
            mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.queue(partial(mine.set_result, None), mine.done)
            await mine

    def count(self) -> None:
        """Before anything is done: whoever stumbles does not stop the turnstile."""
        if self.passed == 0:
            asyncio.get_running_loop().call_soon(self.next_turn)
        self.passed += 1

    def next_turn(self) -> None:
        self.passed = 0
        while self.waiting and self.passed < self.at_once:
            one = self.waiting.popleft()
            if not one.gone():
                self.count()
                one.go()
