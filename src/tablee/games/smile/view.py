"""What each pair of eyes may know of a game of Smile (section 6), built up from nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from tablee.kernel import EVERYTHING, Eyes, View

if TYPE_CHECKING:
    from tablee.games.smile.rules import Hunter, Smile

FIREFLIES_IN_BOX = 35
TEARS_IN_BOX = 5


class LureView(msgspec.Struct, frozen=True):
    """A creature in the row and the fireflies that it bears."""

    card: str
    fireflies: int


class HunterView(msgspec.Struct, frozen=True):
    """A player, as these eyes see them. `fireflies` is None for a hand that is closed to them."""

    fireflies: int | None
    tears: int
    creatures: Sequence[str]
    fled: Sequence[str]
    collected: bool
    card_score: int


class SmileView(View, frozen=True):
    round: int
    deck_count: int
    start_seat: int
    turn: int | None
    row: Sequence[LureView]
    hunters: Sequence[HunterView]
    supply_fireflies: int
    supply_tears: int
    options: Sequence[str]
    unseen: Sequence[str] | None


def view_of(position: Smile, eyes: Eyes) -> SmileView:
    tears = sum(hunter.tears for hunter in position.hunters)
    turn = None if position.over else position.turn
    return SmileView(
        eyes=eyes,
        seats=position.seats,
        over=position.over,
        round=position.round,
        deck_count=len(position.deck),
        start_seat=position.starter,
        turn=turn,
        row=[LureView(lure.creature.id, lure.fireflies) for lure in position.row],
        hunters=[
            hunter_view(hunter, open_hand=position.over or eyes in (seat, EVERYTHING))
            for seat, hunter in enumerate(position.hunters)
        ],
        supply_fireflies=max(0, FIREFLIES_IN_BOX - position.dealt_fireflies() - tears),
        supply_tears=max(0, TEARS_IN_BOX - tears),
        options=[move.text for move in position.moves(turn)] if turn is not None and eyes == turn else [],
        unseen=sorted(creature.id for creature in position.deck) if position.shows_unseen else None,
    )


def hunter_view(hunter: Hunter, open_hand: bool) -> HunterView:
    return HunterView(
        fireflies=hunter.fireflies if open_hand else None,
        tears=hunter.tears,
        creatures=[creature.id for creature in hunter.creatures],
        fled=[creature.id for creature in hunter.fled],
        collected=not hunter.hunting,
        card_score=hunter.creature_points() - hunter.tears,
    )
