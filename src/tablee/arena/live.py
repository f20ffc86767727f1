"""Bots in real time: each acts when it has thought for a while, on what it saw a little earlier. Nobody sleeps here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablee.kernel import Game, Luck, Options, Position, View


class Thought:
    """Of one seat: when it looks at the table for the last time, what it sees then, and when it acts."""

    def __init__(self, seat: int, look: int, deadline: int) -> None:
        self.seat = seat
        self.look = look
        self.deadline = deadline
        self.view: View | None = None

    def due(self) -> int:
        return self.look if self.view is None else self.deadline


class Thoughts:
    """What the bots of one game are thinking where nobody waits for them."""

    def __init__(self, game: Game[Any], levels: Mapping[int, str], options: Options, luck: Luck) -> None:
        self.game = game
        self.levels = levels
        self.options = options
        self.luck = luck
        self.running: dict[int, Thought] = {}

    def step(self, position: Position, deal: Luck) -> tuple[int, View] | None:
        """Let time pass up to the next thing: a seat that acts now, on this view; or something else."""
        self.follow(position)
        due = position.due()
        thought = min(self.running.values(), key=lambda thought: (thought.due(), thought.seat), default=None)
        if thought is None or (due is not None and due <= thought.due()):
            assert due is not None, "nobody acts and nothing is due"
            position.advance(due, deal)
            return None
        position.advance(thought.due(), deal)
        if thought.view is None:
            thought.view = position.view(thought.seat)
            return None
        del self.running[thought.seat]
        return thought.seat, thought.view

    def follow(self, position: Position) -> None:
        """Whoever may act now begins to think; whoever may not any more stops."""
        acting = position.acting()
        self.running = {seat: thought for seat, thought in self.running.items() if seat in acting}
        for seat in acting:
            if seat not in self.running:
                times = self.game.tempo(self.levels[seat], position.tempo(seat), self.options)
                deadline = position.now + times[self.luck.below(len(times))]
                looks_back = self.game.foresight(self.levels[seat])
                look = position.now if looks_back is None else max(position.now, deadline - looks_back)
                self.running[seat] = Thought(seat, look, deadline)
