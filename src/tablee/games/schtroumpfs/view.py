"""What each pair of eyes may know of a game of Les Schtroumpfs (section 6): the records. `sight` fills them.

Everybody is on the same side, and hands are open: what is hidden, is hidden from everybody. Seats know one thing that
spectators do not, the card that the Crystal Ball has shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from tablee.games.schtroumpfs.events import Tokens
from tablee.kernel import Json, View


class RowView(msgspec.Struct, frozen=True):
    """An action of a location: who stands on it. `full` closes it until somebody leaves."""

    id: str
    meeples: int  # on its slots
    double: bool  # one meeple closes both slots (P16)
    overflow: int  # extra ones (P23)
    full: bool
    dangerous: bool  # now, with what Gargamel does
    closed: bool  # by Gargamel


class HouseView(msgspec.Struct, frozen=True):
    roof: str
    built: bool


class CakeView(msgspec.Struct, frozen=True):
    cake: str
    prepared: bool
    progress: int  # of `needed`, now
    needed: int


class CraftedView(msgspec.Struct, frozen=True):
    invention: str
    meeple: bool


class IdeaView(msgspec.Struct, frozen=True):
    invention: str
    price: int  # for whoever crafts it now


class PlacementView(msgspec.Struct, frozen=True):
    """What a placement would lead to, before any die: for the seat whose decision it is, and for all who advise it."""

    move: str
    target: str
    fills: bool  # then the action is performed
    effect: str  # of the row or the invention; empty if nothing is performed
    cost: Tokens  # resources; a roof is paid besides
    gain: Tokens  # of kinds that are known
    choice: int  # more resources, of the player's choice
    dangers: int  # danger dice that are rolled
    cats: int  # Azrael dice that are rolled


class FaceView(msgspec.Struct, frozen=True):
    """What a face of a die would do, if the active player rolled it now. `hits` is 0 where it would do nothing."""

    effect: str
    amount: int
    hits: int


class QuestionView(msgspec.Struct, frozen=True):
    """What is being decided, by whom, and about what."""

    decision: str  # a name of section 7
    seat: int
    window: str  # "A" to "F", where bonus actions are possible
    subject: str  # the card, row or die that asks
    amount: int


class SchtroumpfsView(View, frozen=True):
    level: str
    hungry: bool
    super_die: bool
    round: int
    turn: int
    leader: int
    active: int
    stock: Tokens
    supply: Tokens
    houses: Sequence[HouseView]
    cakes: Sequence[CakeView]
    rows: Sequence[RowView]
    esplanade: int
    nest: int
    aside: int
    loose: int
    spare: int  # the ninth meeple, beside the board
    removed: int
    azrael: int
    hands: Sequence[Sequence[str]]
    hand_size: int
    deck_count: int
    discard: Sequence[str]  # the top card last
    played: str | None
    forced: str | None
    sheltered: Sequence[str]
    forest_count: int
    forest_under: Sequence[str]  # known to lie at its bottom, the lowest first
    extra_count: int
    extra_under: Sequence[str]
    ideas: Sequence[IdeaView]
    crafted: Sequence[CraftedView]
    invention_count: int
    scrapped: Sequence[str]
    gargamel_count: int
    gargamel_under: Sequence[str]
    revealed: Sequence[str]  # Gargamel's face-up pile, the top card last
    lasting: str | None  # the active one
    peeked: bool
    too_late: Tokens  # the round at whose end it can come at the earliest, the latest; how many places it can have
    danger_streak: int
    useful_streak: int
    sheltered_starting: int
    actions: int
    discounted: bool
    rescued_again: bool
    rescues: int
    pending: str
    pending_extra: int
    rescue_done: bool
    build_done: bool
    bake_done: bool
    won: bool
    danger_faces: Sequence[FaceView]
    azrael_faces: Sequence[FaceView]
    placements: Sequence[PlacementView]
    question: QuestionView | None
    agenda: Sequence[Json]
    left: Sequence[str]  # at the end: Gargamel's cards that nobody saw, the next one first
    top_gargamel: str | None  # seats only, after the Crystal Ball
    options: Sequence[str]  # the seat's own moves
    objections: Mapping[str, str]  # of what lies on the table and cannot be done: a code and a rule
