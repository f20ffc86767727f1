"""A player made of code. It is given what its seat may know, and nothing else."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Callable
from typing import Any

from tablee.kernel.luck import Luck
from tablee.kernel.position import Move
from tablee.kernel.records import Event, Reason, View


class Bot(metaclass=ABCMeta):
    """Sits in one seat, hears its events, and chooses from its view."""

    def hear(self, event: Event) -> None:  # noqa: B027 (a bot without memory need not listen)
        """Something happened, as this seat may know it."""

    def draw_from(self, luck: Luck) -> None:  # noqa: B027 (a bot without luck need not draw)
        """The luck of its next thoughts. A bot that was lost, and is made again, thinks as it would have."""

    @abstractmethod
    def choose(self, view: View) -> Move | None:
        """A legal move; None, where nobody is awaited, for doing nothing now."""

    def reason(self) -> Reason | None:
        """Why it has just chosen so, if it says so. Everybody is told: it may hold nothing that a seat hides."""
        return None

    def must_choose(self, view: View) -> Move:
        """The move of a seat that is awaited."""
        move = self.choose(view)
        assert move is not None, "an awaited seat has to move"
        return move


BotMaker = Callable[[Any, int, Luck], Bot]  # with the mind that its game makes (`Game.believe`), its seat and its luck
