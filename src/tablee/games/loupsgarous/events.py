"""The facts of a village (section 8). What one seat or some seats hear says so; everything else is public."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from tablee.kernel import TABLE_EVENTS, Event, GroupEvent, PrivateEvent

# --- Setup


class VillageFounded(Event, frozen=True):
    """LGT-009, 020. Who lives at which place; the cards, or of a hidden set the pool and its number of Werewolves."""

    places: Sequence[int]  # by seat
    cards: Sequence[str]
    hidden: bool
    wolves: int


class CardDealt(PrivateEvent, frozen=True):
    card: str


class TokensDealt(Event, frozen=True):
    """LGT-025. By seat: a building, or a bundle."""

    tokens: Sequence[str]


class TokenAsked(Event, frozen=True):
    seat: int
    ends: int


class TokenDrafted(Event, frozen=True):
    seat: int
    token: str
    by_lot: bool


class PresentationStarted(Event, frozen=True):
    seat: int
    ends: int


class SkipWished(Event, frozen=True):
    """LGT-028. How many would rather begin."""

    count: int


# --- Night


class NightStarted(Event, frozen=True):
    night: int
    ends: int


class CallStarted(Event, frozen=True):
    """A call, or a block of calls."""

    step: str
    calls: Sequence[str]
    ends: int


class CallEnded(Event, frozen=True):
    step: str


class Beat(Event, frozen=True):
    """LGT-067. The end of a beat of the Werewolves' step."""

    number: int


class DecoyAsked(PrivateEvent, frozen=True):
    """LGT-350. Everybody is asked something in every step."""

    step: str
    prompt: str
    taps: int


class DotsFaked(PrivateEvent, frozen=True):
    """LGT-353. What the phones of others imitate: for each dot the cells that it moves to, and when."""

    dots: Sequence[Sequence[tuple[int, int]]]


class ChoiceHeard(PrivateEvent, frozen=True):
    step: str
    cells: Sequence[str]


class ThiefOffered(PrivateEvent, frozen=True):
    reveals: ClassVar[bool] = True

    cards: Sequence[str]


class ThiefChose(PrivateEvent, frozen=True):
    reveals: ClassVar[bool] = True

    card: str


class LoversChosen(PrivateEvent, frozen=True):
    """To Cupid."""

    reveals: ClassVar[bool] = True

    lovers: Sequence[int]


class LoverTold(PrivateEvent, frozen=True):
    reveals: ClassVar[bool] = True

    lover: int


class PackTold(GroupEvent, frozen=True):
    reveals: ClassVar[bool] = True

    pack: Sequence[int]


class DesignationChanged(GroupEvent, frozen=True):
    reveals: ClassVar[bool] = True

    seat: int
    target: int | None


class GirlCaught(GroupEvent, frozen=True):
    reveals: ClassVar[bool] = True

    seat: int


class LidsRead(PrivateEvent, frozen=True):
    beat: int
    half_open: bool


class Glimpsed(PrivateEvent, frozen=True):
    """To the Little Girl in a beat, or to the Baker (beat 0): at least one of them is a Werewolf."""

    reveals: ClassVar[bool] = True

    night: int
    beat: int
    players: Sequence[int]


class NothingGlimpsed(PrivateEvent, frozen=True):
    reveals: ClassVar[bool] = True

    night: int


class CardSeen(PrivateEvent, frozen=True):
    """To the Seer, or to the Confessor (night 0)."""

    reveals: ClassVar[bool] = True

    night: int
    target: int
    card: str


class VictimShown(PrivateEvent, frozen=True):
    """To the Witch."""

    reveals: ClassVar[bool] = True

    target: int | None


class CharmedTold(GroupEvent, frozen=True):
    reveals: ClassVar[bool] = True

    charmed: Sequence[int]


class CharmSet(PrivateEvent, frozen=True):
    """To the Piper."""

    reveals: ClassVar[bool] = True

    charmed: Sequence[int]


# --- Dawn and death


class DayBroke(Event, frozen=True):
    """LGT-090, 095, 096."""

    reveals: ClassVar[bool] = True

    day: int
    burnt: str | None
    poster: int | None
    dead: Sequence[int]
    ends: int


class BuildingBurnt(Event, frozen=True):
    building: str
    place: int
    evicted: int | None


class PosterPlaced(Event, frozen=True):
    target: int


class PosterVoid(Event, frozen=True):
    target: int


class Eliminated(Event, frozen=True):
    """Causes: night, grief, shot, razor, razor_penalty, vote, tie, idiot_fate, left."""

    reveals: ClassVar[bool] = True

    seat: int
    card: str
    cause: str


class ShotAsked(Event, frozen=True):
    seat: int
    ends: int


class ShotFired(Event, frozen=True):
    seat: int
    target: int


class PowersLost(Event, frozen=True):
    pass


# --- The Captain


class ElectionStarted(Event, frozen=True):
    """By the village, or by its Farmers."""

    by: str
    electors: Sequence[int]
    eligible: Sequence[int]
    ends: int


class Candidate(Event, frozen=True):
    seat: int


class ElectionOpened(Event, frozen=True):
    number: int
    eligible: Sequence[int]
    ends: int


class ElectionClosed(Event, frozen=True):
    reveals: ClassVar[bool] = True

    number: int
    votes: Sequence[int | None]  # by seat
    tally: Mapping[int, int]


class CaptainElected(Event, frozen=True):
    """By vote, second, lot, only_farmer."""

    seat: int
    by: str


class CaptainSucceeded(Event, frozen=True):
    """By choice or by lot."""

    seat: int
    by: str


class CaptainVacant(Event, frozen=True):
    """No farmer is left, nobody is eligible, or he was the Idiot: no_farmer, no_eligible, idiot."""

    reason: str


class Asked(Event, frozen=True):
    """One seat decides something, and everybody waits: successor, voters, house, accept."""

    seat: int
    decision: str
    ends: int


# --- Debate


class DebateStarted(Event, frozen=True):
    """Also when it goes on after an interruption."""

    ends: int


class DebateShortened(Event, frozen=True):
    ends: int


class DebateEnded(Event, frozen=True):
    pass


class Relaunched(Event, frozen=True):
    """LGT-114. Somebody is asked for their view."""

    seat: int


class ReadyCounted(Event, frozen=True):
    count: int


class StatementDrafted(PrivateEvent, frozen=True):
    """What is half said."""

    words: Sequence[str]


class Stated(Event, frozen=True):
    """A structured statement (5.10), by its number."""

    number: int
    seat: int
    kind: str
    words: Sequence[str]
    reason: str | None


# --- The vote


class TeacherAsked(Event, frozen=True):
    seat: int
    ends: int


class BansSet(Event, frozen=True):
    players: Sequence[int]


class TavernAsked(Event, frozen=True):
    seat: int
    ballot: int
    ends: int


class TavernVoted(Event, frozen=True):
    reveals: ClassVar[bool] = True

    ballot: int
    target: int | None


class VoteNotHeld(Event, frozen=True):
    pass


class BallotOpened(Event, frozen=True):
    number: int
    voters: Sequence[int]
    candidates: Sequence[int]
    ends: int


class VoteHeard(PrivateEvent, frozen=True):
    target: int


class BallotClosed(Event, frozen=True):
    """Everybody points at once (LGT-143)."""

    reveals: ClassVar[bool] = True

    number: int
    votes: Sequence[int | None]  # by seat
    poster: int | None
    tally: Mapping[int, int]


class Tied(Event, frozen=True):
    """What follows: scapegoat, captain, second, none."""

    players: Sequence[int]
    next: str


class TieBreakAsked(Event, frozen=True):
    seat: int
    ends: int


class TieBroken(Event, frozen=True):
    seat: int
    target: int


class Designated(Event, frozen=True):
    seat: int


class NobodyDesignated(Event, frozen=True):
    """Reasons: no_voice, tie."""

    reason: str


# --- Windows and powers


class WindowOpened(Event, frozen=True):
    """The sentence window, or the dusk window."""

    window: str
    ends: int


class WindowClosed(Event, frozen=True):
    window: str


class PowerQueued(PrivateEvent, frozen=True):
    power: str
    target: int


class ExecutionVoid(Event, frozen=True):
    seat: int


class PardonAsked(Event, frozen=True):
    seat: int
    lord: int
    ends: int


class PardonGranted(Event, frozen=True):
    reveals: ClassVar[bool] = True

    seat: int


class PardonRefused(Event, frozen=True):
    reveals: ClassVar[bool] = True

    seat: int


class ImmunityLost(Event, frozen=True):
    seat: int


class IdiotSpared(Event, frozen=True):
    reveals: ClassVar[bool] = True

    seat: int
    card: str


class ConfessionHeld(Event, frozen=True):
    seat: int
    target: int


class PowerRestored(Event, frozen=True):
    seat: int
    target: int
    building: str


class RazorUsed(Event, frozen=True):
    seat: int
    target: int


class TokenSpent(Event, frozen=True):
    building: str


class HouseOffered(Event, frozen=True):
    building: str
    target: int
    ends: int


class HouseRefused(Event, frozen=True):
    building: str
    seat: int


class HouseMoved(Event, frozen=True):
    building: str
    seat: int
    before: int  # the place that is empty now
    place: int


class HouseLeftVacant(Event, frozen=True):
    building: str


class VotersNamed(Event, frozen=True):
    """LGT-287."""

    voters: Sequence[int]


class VotersDrafted(PrivateEvent, frozen=True):
    voters: Sequence[int]


class DuskFell(Event, frozen=True):
    pass


# --- The dead, the absent, the moderator, the end


class EyesOpened(PrivateEvent, frozen=True):
    """LGT-331. To the dead who may see everything: who is who, and what was done in secret."""

    reveals: ClassVar[bool] = True

    cards: Sequence[str]
    lovers: Sequence[int]
    notes: Sequence[tuple[int, str, int, int, str]]


class BetPlaced(PrivateEvent, frozen=True):
    on: str
    what: str


class ClockLengthened(Event, frozen=True):
    """LGT-016. The moderator gives more time: when the step ends now."""

    ends: int


class ModeratorIntervened(Event, frozen=True):
    """LGT-016. At the end of the game: when, in which step, and what."""

    at: int
    step: str
    what: str


class GameEnded(Event, frozen=True):
    """Reasons: villagers, werewolves, lovers, white, piper, draw, stalemate, abandoned."""

    reveals: ClassVar[bool] = True

    reason: str
    winners: Sequence[int]
    cards: Sequence[str]
    centre: Sequence[str]
    lovers: Sequence[int]
    notes: Sequence[tuple[int, str, int, int, str]]


OWN: Final[tuple[type[Event], ...]] = (
    VillageFounded,
    CardDealt,
    TokensDealt,
    TokenAsked,
    TokenDrafted,
    PresentationStarted,
    SkipWished,
    NightStarted,
    CallStarted,
    CallEnded,
    Beat,
    DecoyAsked,
    DotsFaked,
    ChoiceHeard,
    ThiefOffered,
    ThiefChose,
    LoversChosen,
    LoverTold,
    PackTold,
    DesignationChanged,
    GirlCaught,
    LidsRead,
    Glimpsed,
    NothingGlimpsed,
    CardSeen,
    VictimShown,
    CharmedTold,
    CharmSet,
    DayBroke,
    BuildingBurnt,
    PosterPlaced,
    PosterVoid,
    Eliminated,
    ShotAsked,
    ShotFired,
    PowersLost,
    ElectionStarted,
    Candidate,
    ElectionOpened,
    ElectionClosed,
    CaptainElected,
    CaptainSucceeded,
    CaptainVacant,
    Asked,
    DebateStarted,
    DebateShortened,
    DebateEnded,
    Relaunched,
    ReadyCounted,
    StatementDrafted,
    Stated,
    TeacherAsked,
    BansSet,
    TavernAsked,
    TavernVoted,
    VoteNotHeld,
    BallotOpened,
    VoteHeard,
    BallotClosed,
    Tied,
    TieBreakAsked,
    TieBroken,
    Designated,
    NobodyDesignated,
    WindowOpened,
    WindowClosed,
    PowerQueued,
    ExecutionVoid,
    PardonAsked,
    PardonGranted,
    PardonRefused,
    ImmunityLost,
    IdiotSpared,
    ConfessionHeld,
    PowerRestored,
    RazorUsed,
    TokenSpent,
    HouseOffered,
    HouseRefused,
    HouseMoved,
    HouseLeftVacant,
    VotersNamed,
    VotersDrafted,
    DuskFell,
    EyesOpened,
    BetPlaced,
    ClockLengthened,
    ModeratorIntervened,
    GameEnded,
)
EVENTS: Final[tuple[type[Event], ...]] = (*OWN, *TABLE_EVENTS)
