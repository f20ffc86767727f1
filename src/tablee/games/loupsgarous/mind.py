"""What a seat knows: its view says it all, and the past stands in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.loupsgarous.view import VillageView
from tablee.kernel import Belief, Event, Luck, View

if TYPE_CHECKING:
    from tablee.games.loupsgarous.box import Box
    from tablee.games.loupsgarous.rules import Village


class Mind(Belief):
    """Keeps the last view. A village that fits it is dealt from what is not known (`guess`)."""

    def __init__(self, box: Box, seat: int) -> None:
        self.box = box
        self.seat = seat
        self.view: VillageView | None = None

    def hear(self, event: Event) -> None:
        pass

    def see(self, view: View) -> None:
        assert isinstance(view, VillageView)
        self.view = view

    def imagine(self, luck: Luck) -> Village:
        from tablee.games.loupsgarous.guess import guessed

        assert self.view is not None
        return guessed(self.box, self.view, luck)
