"""Bots in real time: each acts when it has thought for a while, on what it saw a little earlier. Nobody sleeps here.

A seat may be far away: what it sees is older by that delay, and what it does arrives so much later, as over a network.
Its next thought begins when it has sent the last one. It never looks before its own last command has arrived: what one
has done oneself one knows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tablee.kernel import Game, LatencyMeasured, Luck, Options, Position, View


class Thought:
    """Of one seat: when it looks at the table for the last time, what it sees then, and when its command arrives."""

    def __init__(self, seat: int, look: int, sent: int, arrival: int) -> None:
        self.seat = seat
        self.look = look
        self.sent = sent
        self.arrival = arrival
        self.view: View | None = None

    def due(self) -> int:
        return self.look if self.view is None else self.arrival


class Thoughts:
    """What the bots of one game are thinking where nobody waits for them."""

    def __init__(
        self,
        game: Game[Any],
        levels: Mapping[int, str],
        options: Options,
        luck: Luck,
        delays: Mapping[int, int] | None = None,
    ) -> None:
        self.game = game
        self.levels = levels
        self.options = options
        self.luck = luck
        self.delays = delays or {}  # one way, in milliseconds; a seat that is not named is here
        self.running: dict[int, Thought] = {}
        self.sent: dict[int, int] = {}  # when a seat has sent its last command

    def step(self, position: Position, deal: Luck) -> tuple[int, View] | None:
        """Let time pass up to the next thing: a command that arrives now, chosen on this view; or something else."""
        self.follow(position)
        due = position.due()
        thought = min(self.running.values(), key=lambda thought: (thought.due(), thought.seat), default=None)
        if thought is None or (due is not None and self.comes_first(position, due, thought)):
            assert due is not None, "nobody acts and nothing is due"
            position.advance(due, deal)
            return None
        position.reach(thought.due(), deal)
        if thought.view is None:
            thought.view = position.view(thought.seat)
            return None
        del self.running[thought.seat]
        self.sent[thought.seat] = thought.sent
        position.notice(LatencyMeasured(thought.seat, self.delay(thought.seat)), deal)
        return thought.seat, thought.view

    def comes_first(self, position: Position, due: int, thought: Thought) -> bool:
        """What falls due comes before what a seat looks at or sends then; but not where the rules take that in."""
        arrives = thought.view is not None and position.takes_in()
        return due < thought.due() if arrives else due <= thought.due()

    def delay(self, seat: int) -> int:
        return self.delays.get(seat, 0)

    def follow(self, position: Position) -> None:
        """Whoever may act now begins to think; whoever may not any more stops."""
        acting: Sequence[int] = position.acting()
        self.running = {seat: thought for seat, thought in self.running.items() if seat in acting}
        self.sent = {seat: sent for seat, sent in self.sent.items() if seat in acting}
        for seat in acting:
            if seat not in self.running:
                self.running[seat] = self.thought(position, seat)

    def thought(self, position: Position, seat: int) -> Thought:
        delay = self.delay(seat)
        times = self.game.tempo(self.levels[seat], position.tempo(seat), self.options)
        sent = self.sent.pop(seat, position.now) + times[self.luck.below(len(times))]
        foresight = self.game.foresight(self.levels[seat])
        look = position.now if foresight is None else max(position.now, sent - foresight - delay)
        return Thought(seat, look, sent, max(position.now, sent + delay))
