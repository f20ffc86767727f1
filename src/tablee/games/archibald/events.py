"""The facts of Archibald, as section 8 of its rules lists them. Public, unless the class says otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

import msgspec

from tablee.kernel import (
    EVERYTHING,
    ClockStarted,
    DefaultPlayed,
    Event,
    Eyes,
    PrivateEvent,
    SeatBack,
    SeatGone,
    Words,
)

Dice = tuple[int, int]  # red, yellow


class GameStarted(Event, frozen=True):
    first_seat: int
    bump_retry: bool


class HeroChosen(Event, frozen=True):
    seat: int
    hero: str
    cell: str


class CardsDrawn(Event, frozen=True):
    """Everybody hears how many, of which level and why; which ones, only who drew them."""

    reveals: ClassVar[bool] = True

    seat: int
    level: int
    count: int
    reason: str  # "setup", "tile", "passage", "restart", "card", "adventure"
    cards: Sequence[str] | None

    def heard_by(self, eyes: Eyes) -> Event | None:
        return self if eyes in (self.seat, EVERYTHING) else msgspec.structs.replace(self, cards=None)


class TurnStarted(Event, frozen=True):
    seat: int
    round: int


class WindowOpened(Event, frozen=True):
    seat: int
    round: int
    window: str  # "A" before the move, "C" after it


class TurnEnded(Event, frozen=True):
    seat: int
    round: int


class MovementSkipped(Event, frozen=True):
    seat: int
    reason: str  # "fought", "immobilised", "no_target"


class CardDrafted(PrivateEvent, frozen=True):
    """An act that nobody else hears of until it is sent: where the pawns shall go, and what was taken from where."""

    card: str  # empty if it was taken back
    cell: str
    taken: Sequence[str]


class CardPlayed(Event, frozen=True):
    seat: int
    card: str
    cell: str  # where it aims at, if at a cell
    target_seat: int | None
    taken: Sequence[str]  # the cells that gave missing pawns


class Equipped(Event, frozen=True):
    seat: int
    card: str
    replaced: str  # empty for none


class CardsDiscarded(Event, frozen=True):
    reveals: ClassVar[bool] = True

    seat: int
    cards: Sequence[str]
    reason: str  # "choice", "overflow", "effect", "defeat", "used"


class DeckReshuffled(Event, frozen=True):
    reveals: ClassVar[bool] = True

    deck: str  # "E2", "E3", "E4", "ADV"
    size: int


class TileDrawn(Event, frozen=True):
    reveals: ClassVar[bool] = True

    seat: int
    level: int
    tile: str
    cell: str


class TileRejected(Event, frozen=True):
    """It would block the game, and goes under its pile."""

    tile: str
    cell: str


class TileLaid(Event, frozen=True):
    tile: str
    cell: str
    breached: bool


class Bumped(Event, frozen=True):
    seat: int
    start: str
    end: str
    tile: str


class HeroMoved(Event, frozen=True):
    seat: int
    start: str
    end: str
    kind: str  # "move", "bonus", "flight"


class BonusMoveGranted(Event, frozen=True):
    seat: int
    cell: str
    source: str  # "spring", "card", "adventure"


class BonusMoveDeclined(Event, frozen=True):
    seat: int
    cell: str
    source: str


class JailRevealed(Event, frozen=True):
    reveals: ClassVar[bool] = True

    cell: str
    tile: str


class EnemiesAppeared(Event, frozen=True):
    cell: str
    enemies: Sequence[str]
    source: str  # "tile", "adventure", "card"
    missing: int


class EnemiesRelocated(Event, frozen=True):
    enemy: str
    start: str
    end: str


class FightStarted(Event, frozen=True):
    seat: int
    cell: str
    hero_dice: Dice
    enemy_dice: Dice
    enemies: Sequence[str]
    chance: int  # that all of them die, in thousandths


class FightRolled(Event, frozen=True):
    """Hits on the faces of the red dice, then of the yellow ones."""

    reveals: ClassVar[bool] = True

    seat: int
    roller_seat: int  # in whose name the enemies' dice are rolled
    hero_faces: Sequence[int]
    enemy_faces: Sequence[int]
    hits_hero: int
    hits_enemy: int


class EnemiesKilled(Event, frozen=True):
    seat: int
    cell: str
    enemies: Sequence[str]


class ArmourUsed(Event, frozen=True):
    seat: int
    card: str
    prevented: int


class LivesChanged(Event, frozen=True):
    seat: int
    delta: int
    lives: int
    reason: str  # "tile", "card", "adventure", "fight", "restart"


class HeroBlocked(Event, frozen=True):
    seat: int
    cell: str
    enemies: Sequence[str]


class HeroDefeated(Event, frozen=True):
    seat: int
    cell: str
    level: int


class HeroSent(Event, frozen=True):
    seat: int
    start: str
    end: str
    reason: str  # "defeat", "trap", "flood", "gust", "tunnel"


class LevelReachedFirst(Event, frozen=True):
    seat: int
    level: int


class LevelBonus(Event, frozen=True):
    seat: int
    level: int


class DieRolled(Event, frozen=True):
    reveals: ClassVar[bool] = True

    seat: int
    value: int
    reason: str  # "trial", "adventure", "contest"


class WaterChanged(Event, frozen=True):
    delta: int
    tokens: int
    reason: str  # "level", "trial", "card", "adventure", "flood"


class FloodStarted(Event, frozen=True):
    order: Sequence[int]  # the seats that are swept, one after the other


class FloodEnded(Event, frozen=True):
    pass


class AdventureDrawn(Event, frozen=True):
    """Its title, text and answers are for all; what each answer brings, for the reader alone."""

    reveals: ClassVar[bool] = True

    seat: int
    reader_seat: int
    card: str
    behind: Sequence[Words] | None

    def heard_by(self, eyes: Eyes) -> Event | None:
        return self if eyes in (self.reader_seat, EVERYTHING) else msgspec.structs.replace(self, behind=None)


class AdventureAnswered(Event, frozen=True):
    """Now everybody may read what each answer brings."""

    reveals: ClassVar[bool] = True

    seat: int
    card: str
    answer: str
    behind: Sequence[Words]


class MarkerSet(Event, frozen=True):
    seat: int
    marker: str  # "immobilised"


class MarkerCleared(Event, frozen=True):
    seat: int
    marker: str


class PassageOpened(Event, frozen=True):
    seat: int
    cell: str
    other_cell: str


class JailPeeked(Event, frozen=True):
    """Everybody hears who looked where; what is there, only who looked."""

    reveals: ClassVar[bool] = True

    seat: int
    cell: str
    tile: str | None

    def heard_by(self, eyes: Eyes) -> Event | None:
        return self if eyes in (self.seat, EVERYTHING) else msgspec.structs.replace(self, tile=None)


class HandsSwapped(Event, frozen=True):
    """Each of the two sees the new hand, and remembers the old one."""

    reveals: ClassVar[bool] = True

    seat: int
    other_seat: int
    count: int  # of the first one's new hand
    other_count: int
    hand: Sequence[str] | None
    other_hand: Sequence[str] | None

    def heard_by(self, eyes: Eyes) -> Event | None:
        if eyes == EVERYTHING:
            return self
        return msgspec.structs.replace(
            self,
            hand=self.hand if eyes == self.seat else None,
            other_hand=self.other_hand if eyes == self.other_seat else None,
        )


class DecisionRequested(Event, frozen=True):
    seat: int
    decision: str  # a name of section 7


class GameWon(Event, frozen=True):
    reveals: ClassVar[bool] = True

    seat: int
    reason: str  # "archibald", "forfeit"
    cell: str
    jails: Sequence[str]  # from A11 to E11
    ranks: Sequence[int]
    round: int


class GameStopped(Event, frozen=True):
    reveals: ClassVar[bool] = True

    reason: str  # "round_limit"
    jails: Sequence[str]
    ranks: Sequence[int]
    round: int


EVENTS: Final[tuple[type[Event], ...]] = (
    GameStarted,
    HeroChosen,
    CardsDrawn,
    TurnStarted,
    WindowOpened,
    TurnEnded,
    MovementSkipped,
    CardDrafted,
    CardPlayed,
    Equipped,
    CardsDiscarded,
    DeckReshuffled,
    TileDrawn,
    TileRejected,
    TileLaid,
    Bumped,
    HeroMoved,
    BonusMoveGranted,
    BonusMoveDeclined,
    JailRevealed,
    EnemiesAppeared,
    EnemiesRelocated,
    FightStarted,
    FightRolled,
    EnemiesKilled,
    ArmourUsed,
    LivesChanged,
    HeroBlocked,
    HeroDefeated,
    HeroSent,
    LevelReachedFirst,
    LevelBonus,
    DieRolled,
    WaterChanged,
    FloodStarted,
    FloodEnded,
    AdventureDrawn,
    AdventureAnswered,
    MarkerSet,
    MarkerCleared,
    PassageOpened,
    JailPeeked,
    HandsSwapped,
    DecisionRequested,
    GameWon,
    GameStopped,
    DefaultPlayed,
    SeatGone,
    SeatBack,
    ClockStarted,
)

# What a log tells and the end counts. Not what only the present has.
PASSING: Final = frozenset((ClockStarted, DecisionRequested, WindowOpened, CardDrafted, TurnEnded))
STORY: Final[tuple[type[Event], ...]] = tuple(event for event in EVENTS if event not in PASSING)
