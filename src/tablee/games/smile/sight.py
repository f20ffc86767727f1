"""What each pair of eyes may know of a game of Smile (section 6), built up from nothing. On the way of every move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import msgspec
from mypy_extensions import mypyc_attr

from tablee.games.smile.moves import CARD_IDS
from tablee.games.smile.view import HunterView, LureView, SmileView
from tablee.kernel import EVERYTHING, Eyes

if TYPE_CHECKING:
    from tablee.games.smile.rules import Hunter, Lure, Smile
    from tablee.kernel import Move

FIREFLIES_IN_BOX: Final = 35
TEARS_IN_BOX: Final = 5
LURES: Final = [[LureView(card, fireflies) for fireflies in range(FIREFLIES_IN_BOX + 1)] for card in CARD_IDS]


@final
@mypyc_attr(acyclic=True)
class Shown:
    """What was shown when somebody last looked. Most moves change it for one seat or two: for all others it stays the
    same object, and whoever compares has nothing to do.
    """

    __slots__ = ("hands", "hunters", "marks", "moves", "own")

    def __init__(self, seats: int) -> None:
        self.hunters: list[HunterView] = []  # as everybody sees them
        self.marks = [-1] * seats  # by which each can be told from what it was before
        self.own: list[dict[str, object]] = [{} for _ in range(seats)]  # what is each seat's own,
        self.hands = [-1] * seats  # with this hand
        self.moves: list[tuple[Move, ...]] = [()] * seats  # and these moves


def shown_of(position: Smile) -> Shown:
    shown = position.shown
    if shown is None:
        shown = position.shown = Shown(position.seats)
    return shown


def view_of(position: Smile, eyes: Eyes) -> SmileView:
    public = public_view(position)
    return public if eyes is None else msgspec.structs.replace(public, **private_fields(position, eyes))


def public_view(position: Smile) -> SmileView:
    tears = 0
    for hunter in position.hunters:
        tears += hunter.tears
    return SmileView(
        eyes=None,
        seats=position.seats,
        over=position.over,
        round=position.round,
        deck_count=len(position.deck),
        start_seat=position.starter,
        turn=None if position.over else position.turn,
        row=[lure_view(lure) for lure in position.row],
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
    shown = shown_of(position)
    hand = position.hunters[eyes].fireflies
    moves = position.moves(eyes)
    if shown.hands[eyes] != hand or shown.moves[eyes] is not moves:
        shown.hands[eyes] = hand
        shown.moves[eyes] = moves
        shown.own[eyes] = {"eyes": eyes, "hand": hand, "options": [move.text for move in moves]}
    return shown.own[eyes]


def lure_view(lure: Lure) -> LureView:
    views = LURES[lure.creature.number]
    fireflies = lure.fireflies
    return views[fireflies] if fireflies < len(views) else LureView(lure.creature.id, fireflies)


def hunter_views(position: Smile, open_hands: bool) -> list[HunterView]:
    if open_hands:
        return [hunter_view(hunter, hunter.fireflies) for hunter in position.hunters]
    shown = shown_of(position)
    marks = [mark_of(hunter) for hunter in position.hunters]
    if marks != shown.marks:
        before = shown.hunters
        shown.hunters = [
            before[seat] if marks[seat] == shown.marks[seat] else hunter_view(hunter, None)
            for seat, hunter in enumerate(position.hunters)
        ]
        shown.marks = marks
    return shown.hunters


def mark_of(hunter: Hunter) -> int:
    """Another number whenever what everybody sees of a hunter is different.

    Creatures come, and flee for good: as long as there are as many of both, they are the same.
    """
    cards = (len(hunter.creatures) << 8) + len(hunter.fled)
    return (hunter.tears << 17) + (cards << 1) + hunter.hunting


def hunter_view(hunter: Hunter, fireflies: int | None) -> HunterView:
    return HunterView(
        fireflies=fireflies,
        tears=hunter.tears,
        creatures=[creature.id for creature in hunter.creatures],
        fled=[creature.id for creature in hunter.fled],
        collected=not hunter.hunting,
        card_score=hunter.creature_points() - hunter.tears,
    )
