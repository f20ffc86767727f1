"""What each pair of eyes may know of a game of Smile (section 6): the records. `sight` fills them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tablee.kernel import View


class LureView(msgspec.Struct, frozen=True, array_like=True):
    """A creature in the row and the fireflies that it bears; as JSON `["C01", 2]`."""

    card: str
    fireflies: int


class HunterView(msgspec.Struct, frozen=True):
    """A player, as everybody sees them. `fireflies` is None while the hand is closed."""

    fireflies: int | None
    tears: int
    creatures: Sequence[str]
    fled: Sequence[str]
    collected: bool
    card_score: int


class SmileView(View, frozen=True):
    """The table. `hand` and `options` are the seat's own: None and empty for everybody else."""

    round: int
    deck_count: int
    start_seat: int
    turn: int | None
    row: Sequence[LureView]
    hunters: Sequence[HunterView]
    supply_fireflies: int
    supply_tears: int
    unseen: Sequence[str] | None
    hand: int | None
    options: Sequence[str]
