"""What one pair of eyes may know of a game of Archibald (section 6): the records. `sight` fills them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from tablee.kernel import Json, View, Words


class HeroView(msgspec.Struct, frozen=True):
    """The player of a seat: the pawn, the sheet, and the backs of the hand."""

    hero: str | None  # not chosen yet
    cell: str | None
    lives: int
    cards: int
    backs: Sequence[int]  # the level of each card in hand, sorted
    equipment: str | None
    immobilised: bool  # the marker: on the next turn
    bonuses: Sequence[int]  # levels whose passage has brought its card


class PileView(msgspec.Struct, frozen=True):
    """Tiles of a level that are still face down."""

    level: int
    count: int
    unseen: Sequence[str]  # of these, the ones that nobody has seen, in the order of their names
    under: Sequence[str]  # shown and put under the pile, the lowest first


class DeckView(msgspec.Struct, frozen=True):
    level: int
    count: int
    discard: Sequence[str]  # the top card last


class AdventureView(msgspec.Struct, frozen=True):
    """An adventure card in play. The last one of several is the one that matters now."""

    card: str
    seat: int
    reader: int
    answer: str | None
    behind: Sequence[Words] | None  # what each answer brings: once it is given


class OddsView(msgspec.Struct, frozen=True):
    """What a fight of the active hero on this tile would come to, in thousandths."""

    cell: str
    enemies: Sequence[str]  # that stand there, or would appear
    hero_dice: tuple[int, int]
    enemy_dice: tuple[int, int]
    win: int  # all enemies die
    defeat: int  # the hero loses the last life, without armour
    loss: int  # lives that it costs, in thousandths of a life


class DraftView(msgspec.Struct, frozen=True):
    """A card that is being played, before it is sent: its pawns shall come from these cells."""

    card: str
    cell: str
    taken: Sequence[str]
    missing: int  # pawns that are still to be taken


class GivenView(msgspec.Struct, frozen=True):
    """A card in somebody else's hand that these eyes know, because it was theirs."""

    seat: int
    card: str


class QuestionView(msgspec.Struct, frozen=True):
    """What is being decided, by whom, and about what."""

    decision: str  # a name of section 7
    seat: int
    window: str  # "A" or "C"
    subject: str  # the card, the cell, or what grants it
    amount: int
    choices: Sequence[str]  # the answers, where everybody can see them


class ArchibaldView(View, frozen=True):
    bump_retry: bool
    round: int
    first: int
    active: int
    card_played: bool
    fought: bool
    immobilised: bool  # the active hero, this turn
    hops: Sequence[Sequence[str]]  # between springs, this turn
    heroes: Sequence[HeroView]
    board: Sequence[str | None]  # the face-up tiles, from A1 to E11
    breached: Sequence[str]
    fresh: Sequence[str]  # cells whose enemies have not appeared yet
    opened: Sequence[Sequence[str]]  # passages that a pickaxe has opened
    safe: Sequence[str]
    enemies: Mapping[str, Sequence[str]]  # by cell
    supply: Mapping[str, int]
    water: int
    reached: Sequence[int]
    piles: Sequence[PileView]
    jails_unseen: Sequence[str]  # what lies face down in the last row, in the order of the names
    peeks: Sequence[Sequence[str]]  # the cells that each seat has looked at
    decks: Sequence[DeckView]
    adventures: int
    adventure_discard: Sequence[str]
    played: str | None  # the encounter card in play
    reading: Sequence[AdventureView]
    odds: Sequence[OddsView]
    question: QuestionView | None
    agenda: Sequence[Json]
    bots: Sequence[int]
    left: Sequence[int]
    winner: int | None
    ended: str  # "archibald", "forfeit", "round_limit"
    jails: Sequence[str]  # at the end: all five
    hand: Sequence[str]  # the seat's own, the oldest first
    options: Sequence[str]  # the seat's own moves
    objections: Mapping[str, str]  # of what could be tapped and cannot be done: a code and a rule
    peeked: Mapping[str, str]  # jails that this seat has looked into
    given: Sequence[GivenView]
    draft: DraftView | None
    read: Sequence[Words] | None  # what each answer brings, for the reader
    hands: Sequence[Sequence[str]]  # eyes that see everything
    hidden: Mapping[str, Sequence[str]]  # for the same eyes: every pile, the top first, and the jails
