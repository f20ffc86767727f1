"""Section 3.1: what a table has agreed on before the game."""

from __future__ import annotations

from typing import Literal, final

PaceName = Literal["realtime", "turns", "beats"]  # GRU-009
Patience = Literal["short", "long", "practice"]  # GRU-315, 316


@final
class Terms:
    """Never changes, so that copies of a position share it."""

    __slots__ = ("pace", "sides", "daily", "hunt_max", "patience")

    def __init__(
        self, pace: PaceName, sides: list[int], daily: bool, hunt_max: int, patience: Patience = "short"
    ) -> None:
        self.pace = pace
        self.sides = sides  # of each board, SIDE_1 or SIDE_2
        self.daily = daily
        self.hunt_max = hunt_max  # milliseconds
        self.patience = patience  # with somebody who plays alone (GRU-315, 316)
