"""The facts of Les Schtroumpfs, as section 8 of its rules lists them. Public, unless the class says otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from tablee.kernel import ClockStarted, DefaultPlayed, Event, Eyes, SeatBack, SeatGone

Tokens = tuple[int, int, int]  # berries, logs, stones


class GameSetup(Event, frozen=True):
    level: str
    hungry: bool
    super_die: bool
    hands: Sequence[Sequence[str]]
    roofs: Sequence[str]
    cakes: Sequence[str]
    ideas: Sequence[str]
    deck_count: int
    forest_count: int
    extra_count: int
    gargamel_count: int
    leader_seat: int


class RoundStarted(Event, frozen=True):
    round: int
    leader_seat: int
    meeples: int
    lasting: str | None


class TurnStarted(Event, frozen=True):
    seat: int
    turn: int


class CardDrawn(Event, frozen=True):
    """From `deck`, `forest` or `extra`, because of a card, a row or the turn (`hand`, `empty`)."""

    reveals: ClassVar[bool] = True

    seat: int
    card: str
    pile: str
    reason: str


class DeckReshuffled(Event, frozen=True):
    reveals: ClassVar[bool] = True

    cards: int


class CardPlayed(Event, frozen=True):
    seat: int
    card: str
    useful_streak: int


class CardMissing(Event, frozen=True):
    """SCH-079. A turn without a card."""

    seat: int


class AbilityResolved(Event, frozen=True):
    seat: int
    card: str


class PlacementSkipped(Event, frozen=True):
    """SCH-085. The esplanade is empty."""

    seat: int


class MeeplePlaced(Event, frozen=True):
    seat: int
    target: str  # a row or an invention
    mode: str  # "", "double" or "overflow"
    filled: bool


class MeepleAside(Event, frozen=True):
    seat: int


class DieRolled(Event, frozen=True):
    """`danger`, `super` or `azrael`; the face is a number from 1 to 6, with what it shows."""

    reveals: ClassVar[bool] = True

    seat: int
    die: str
    face: int
    effect: str
    amount: int
    source: str  # a card, or the row where the meeple was placed
    reroll: bool


class DieSkipped(Event, frozen=True):
    seat: int
    die: str
    card: str  # the Smurf who saw to it


class ReactionUsed(Event, frozen=True):
    """An asked invention answers: to a face (`danger`, `super`, `azrael`, `attack`), a drawn Smurf, a Gargamel card."""

    seat: int
    invention: str
    on: str


class AzraelMoved(Event, frozen=True):
    start: int
    end: int
    steps: int | None  # none if he was sent there
    reason: str


class HowlibirdAttack(Event, frozen=True):
    seat: int  # who rolled, or the leader
    source: str
    meeple: bool  # one was taken
    cancelled: bool


class TargetDesignated(Event, frozen=True):
    seat: int
    target_seat: int
    reason: str


class CardPickedAtRandom(Event, frozen=True):
    """S08. Luck has chosen the card that is discarded next."""

    reveals: ClassVar[bool] = True

    seat: int
    card: str


class CardDiscarded(Event, frozen=True):
    seat: int
    card: str
    reason: str


class ResourcesGained(Event, frozen=True):
    seat: int
    tokens: Tokens
    reason: str


class ResourcesLost(Event, frozen=True):
    seat: int
    tokens: Tokens
    reason: str


class ResourcesSpent(Event, frozen=True):
    seat: int
    tokens: Tokens
    purpose: str


class ResourcesExchanged(Event, frozen=True):
    seat: int
    out: Tokens
    into: Tokens


class ActionPerformed(Event, frozen=True):
    seat: int
    target: str
    dangerous: bool
    danger_streak: int
    actions: int


class ActionFizzled(Event, frozen=True):
    """SCH-093, 097. It cannot be paid any more (`cost`), or a meeple is gone (`slots`)."""

    seat: int
    target: str
    reason: str


class Rescue(Event, frozen=True):
    seat: int
    drew: bool
    nest: bool
    count: int  # in this turn


class WardrobeExchanged(Event, frozen=True):
    seat: int
    pile: str
    card: str  # goes under it


class CardCaged(Event, frozen=True):
    card: str
    seat: int | None  # whose hand it leaves; none for the discard pile


class MeepleReturned(Event, frozen=True):
    source: str  # "nest" or a row
    number: int
    reason: str


class IdeasRevealed(Event, frozen=True):
    reveals: ClassVar[bool] = True

    inventions: Sequence[str]
    reason: str


class InventionCrafted(Event, frozen=True):
    seat: int
    invention: str
    paid: int
    free: bool


class InventionUsed(Event, frozen=True):
    seat: int
    invention: str


class InventionDiscarded(Event, frozen=True):
    invention: str
    reason: str  # "limit", "used", a die or a card
    meeple: bool  # that was on it stays in the zone


class RobotMeeple(Event, frozen=True):
    added: bool
    place: str  # "esplanade", a row, an invention, "loose", "aside", "nest"


class PermissionAsked(Event, frozen=True):
    seat: int  # the owner of the card
    asker_seat: int
    card: str


class PermissionAnswered(Event, frozen=True):
    seat: int
    asker_seat: int
    card: str
    allowed: bool


class SmurfSheltered(Event, frozen=True):
    seat: int
    card: str
    owner_seat: int | None  # whose hand it leaves; none for the discard pile
    sheltered_starting: int


class HouseBuilt(Event, frozen=True):
    seat: int
    house: str
    paid: Tokens


class HouseDestroyed(Event, frozen=True):
    house: str


class CakePrepared(Event, frozen=True):
    seat: int
    cake: str


class ObjectiveChanged(Event, frozen=True):
    objective: str  # "rescue", "build", "bake"
    valid: bool


class TurnEnded(Event, frozen=True):
    seat: int
    drawn: int


class RoundEnded(Event, frozen=True):
    round: int
    returned: int
    kept: int


class GargamelRevealed(Event, frozen=True):
    reveals: ClassVar[bool] = True

    card: str
    kind: str
    paws: int


class GargamelPeeked(Event, frozen=True):
    """Section 6. Seats see the card; whoever watches sees that it was looked at."""

    reveals: ClassVar[bool] = True

    seat: int
    card: str | None

    def heard_by(self, eyes: Eyes) -> Event | None:
        return GargamelPeeked(self.seat, None) if eyes is None else self


class GargamelRewound(Event, frozen=True):
    card: str


class GargamelCancelled(Event, frozen=True):
    card: str


class GargamelStandee(Event, frozen=True):
    locations: Sequence[int]


class LeaderPassed(Event, frozen=True):
    old_seat: int
    new_seat: int


class GameWon(Event, frozen=True):
    reveals: ClassVar[bool] = True

    seat: int
    round: int
    turn: int
    left: Sequence[str]  # Gargamel's cards that nobody saw, the next one first


class GameLost(Event, frozen=True):
    reveals: ClassVar[bool] = True

    round: int
    turn: int
    houses: int  # missing
    smurfs: int
    cakes: int
    left: Sequence[str]


class WindowOpened(Event, frozen=True):
    seat: int
    window: str


class DecisionRequested(Event, frozen=True):
    seat: int
    decision: str  # a name of section 7


EVENTS: Final[tuple[type[Event], ...]] = (
    GameSetup,
    RoundStarted,
    TurnStarted,
    CardDrawn,
    DeckReshuffled,
    CardPlayed,
    CardMissing,
    AbilityResolved,
    PlacementSkipped,
    MeeplePlaced,
    MeepleAside,
    DieRolled,
    DieSkipped,
    ReactionUsed,
    AzraelMoved,
    HowlibirdAttack,
    TargetDesignated,
    CardPickedAtRandom,
    CardDiscarded,
    ResourcesGained,
    ResourcesLost,
    ResourcesSpent,
    ResourcesExchanged,
    ActionPerformed,
    ActionFizzled,
    Rescue,
    WardrobeExchanged,
    CardCaged,
    MeepleReturned,
    IdeasRevealed,
    InventionCrafted,
    InventionUsed,
    InventionDiscarded,
    RobotMeeple,
    PermissionAsked,
    PermissionAnswered,
    SmurfSheltered,
    HouseBuilt,
    HouseDestroyed,
    CakePrepared,
    ObjectiveChanged,
    TurnEnded,
    RoundEnded,
    GargamelRevealed,
    GargamelPeeked,
    GargamelRewound,
    GargamelCancelled,
    GargamelStandee,
    LeaderPassed,
    GameWon,
    GameLost,
    WindowOpened,
    DecisionRequested,
    DefaultPlayed,
    SeatGone,
    SeatBack,
    ClockStarted,
)

# What a log tells and the end counts. Not what only the present has.
PASSING: Final = frozenset((ClockStarted, DecisionRequested, WindowOpened))
STORY: Final[tuple[type[Event], ...]] = tuple(event for event in EVENTS if event not in PASSING)
