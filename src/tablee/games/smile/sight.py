"""What each pair of eyes may know of a game of Smile (section 6), built up from nothing. On the way of every move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from tablee.games.smile.view import HunterView, LureView, SmileView
from tablee.kernel import EVERYTHING, Eyes

if TYPE_CHECKING:
    from tablee.games.smile.rules import Hunter, Smile

FIREFLIES_IN_BOX: Final = 35
TEARS_IN_BOX: Final = 5


def view_of(position: Smile, eyes: Eyes) -> SmileView:
    public = public_view(position)
    return public if eyes is None else msgspec.structs.replace(public, **private_fields(position, eyes))


def public_view(position: Smile) -> SmileView:
    tears = sum(hunter.tears for hunter in position.hunters)
    return SmileView(
        eyes=None,
        seats=position.seats,
        over=position.over,
        round=position.round,
        deck_count=len(position.deck),
        start_seat=position.starter,
        turn=None if position.over else position.turn,
        row=[LureView(lure.creature.id, lure.fireflies) for lure in position.row],
        hunters=hunter_views(position, open_hands=position.over),
        supply_fireflies=max(0, FIREFLIES_IN_BOX - position.dealt_fireflies() - tears),
        supply_tears=max(0, TEARS_IN_BOX - tears),
        unseen=sorted(creature.id for creature in position.deck) if position.shows_unseen else None,
        hand=None,
        options=(),
    )


def private_fields(position: Smile, eyes: int) -> dict[str, object]:
    if eyes == EVERYTHING:
        return {"eyes": eyes, "hunters": hunter_views(position, open_hands=True)}
    options = [move.text for move in position.moves(eyes)]
    return {"eyes": eyes, "hand": position.hunters[eyes].fireflies, "options": options}


def hunter_views(position: Smile, open_hands: bool) -> list[HunterView]:
    if open_hands:
        return [hunter_view(hunter, hunter.fireflies) for hunter in position.hunters]
    return [shown(hunter) for hunter in position.hunters]


def shown(hunter: Hunter) -> HunterView:
    """What everybody sees of a hunter. Most moves change it for one of them, if at all: the others are as they were.

    Creatures come, and flee for good: as long as there are as many of both, they are the same.
    """
    last = hunter.shown
    if (
        last is None
        or last.tears != hunter.tears
        or last.collected == hunter.hunting
        or len(last.creatures) != len(hunter.creatures)
        or len(last.fled) != len(hunter.fled)
    ):
        last = hunter.shown = hunter_view(hunter, None)
    return last


def hunter_view(hunter: Hunter, fireflies: int | None) -> HunterView:
    return HunterView(
        fireflies=fireflies,
        tears=hunter.tears,
        creatures=[creature.id for creature in hunter.creatures],
        fled=[creature.id for creature in hunter.fled],
        collected=not hunter.hunting,
        card_score=hunter.creature_points() - hunter.tears,
    )
