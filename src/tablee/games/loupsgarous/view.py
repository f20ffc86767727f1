"""What one pair of eyes may know of a village (section 6): the records. `sight` fills them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from tablee.kernel import Json, View


class StepView(msgspec.Struct, frozen=True):
    """What goes on now, and when it ends by itself: public, and the same for everybody."""

    name: str
    calls: Sequence[str]  # by night
    began: int
    ends: int
    beat: int
    seat: int | None  # who is asked, where one seat is, publicly
    ballot: int
    among: Sequence[int]  # who may be chosen, where that is restricted
    building: str | None


class BuildingView(msgspec.Struct, frozen=True):
    id: str
    kind: str
    place: int
    owner: int | None
    standing: bool
    token: bool


class DeathView(msgspec.Struct, frozen=True):
    seat: int
    round: int
    cause: str


class BallotView(msgspec.Struct, frozen=True):
    """The public memory: who pointed at whom."""

    day: int
    kind: str
    votes: Sequence[int | None]
    poster: int | None
    chosen: int | None


class StatementView(msgspec.Struct, frozen=True):
    number: int
    day: int
    seat: int
    kind: str
    words: Sequence[str]
    reason: str | None
    at: int


class NoteView(msgspec.Struct, frozen=True):
    """Something that was done in secret: at the end for all, before for those who may see it."""

    round: int
    kind: str
    seat: int | None
    target: int | None
    word: str


class BetView(msgspec.Struct, frozen=True):
    seat: int
    day: int
    on: str
    what: str


class SightView(msgspec.Struct, frozen=True):
    """A card that was seen (night 0: a confession), or players of whom one at least is a Werewolf."""

    night: int
    beat: int
    players: Sequence[int]
    card: str | None


class TapView(msgspec.Struct, frozen=True):
    """What this phone shows in a step of the night. Every seat has one, whatever it is (LGT-350)."""

    step: str
    acts: bool  # a real choice; else the decoy
    call: str | None
    prompt: str
    taps: int
    cells: Sequence[str]  # of the grid
    choices: Sequence[Sequence[str]]  # what an actor may choose; empty for a decoy: all of the grid
    chosen: Sequence[str] | None
    final: bool
    lids: bool | None  # half-open; None where there is no such control now


class BeyondView(msgspec.Struct, frozen=True):
    """Everything, for the dead where they may see it, and for a moderator (LGT-016, 331)."""

    cards: Sequence[str]
    centre: Sequence[str]
    lovers: Sequence[int]
    charmed: Sequence[int]
    designations: Sequence[int | None]
    notes: Sequence[NoteView]
    heal: bool
    poison: bool
    fire: bool
    lives: int


class StateView(msgspec.Struct, frozen=True):
    """What everybody could work out from what they have seen, for minds: nobody has to."""

    house: Json  # the options, as on paper
    agenda: list[Json]
    draft_order: Sequence[int]
    pardoned: bool
    asked_lords: Sequence[int]
    pardon_ends: int
    tavern_votes: Sequence[int]
    shortened: bool
    last_spoken: int
    captain_fell: int | None
    scapegoat_fell: int | None
    last_farmer_fell: bool
    elder_fell: bool
    elder_executed: bool
    hunter_due: int | None
    vacant_asked: Sequence[int]
    houses_done: Sequence[str]
    quiet_rounds: int
    deaths_this_round: int
    first_out: int | None
    missed: Sequence[int]
    farms_dealt: bool
    election_from: int | None
    pack_awoke: bool
    lovers_awoke: bool


class VillageView(View, frozen=True):
    # --- the table
    phase: str
    round: int
    step: StepView | None
    same_room: bool
    grouped: bool
    captain_on: bool
    tokens: bool
    hidden: bool
    dead_see: bool
    cards: Sequence[str]  # the set, or the pool of a hidden one
    wolves: int  # ordinary Werewolves
    spare: int | None  # whom the pack spares on Night 1
    order: Sequence[str]  # the calls of this village's night, as far as everybody knows
    # --- people
    places: Sequence[int]
    alive: Sequence[bool]
    shown: Sequence[str | None]  # cards that are public
    deaths: Sequence[DeathView]
    absent: Sequence[int]
    # --- Le Village
    buildings: Sequence[BuildingView]
    pool: Sequence[str]
    poster: int | None
    # --- the Captain
    captain: int | None
    captain_ended: bool
    election_from: int | None
    candidates: Sequence[int]
    # --- the vote
    voters: Sequence[int]
    banned: Sequence[int]
    named: Sequence[int] | None  # by the Scapegoat, for today or tomorrow
    named_day: int
    tied: Sequence[int]
    designated: int | None
    lord: int | None  # who has to answer a request for pardon
    powers_lost: bool
    spared: bool
    ready: int
    ballots: list[BallotView]
    statements: list[StatementView]
    # --- the end
    reason: str | None
    winners: Sequence[int]
    final_cards: Sequence[str]
    centre: Sequence[str]
    lovers: Sequence[int]
    notes: list[NoteView]
    bets: list[BetView]
    state: StateView
    # --- one's own
    card: str | None
    dealt: str | None
    lover: int | None
    couple: Sequence[int]  # whom Cupid has chosen, for Cupid
    pack: Sequence[int]
    designations: Mapping[int, int]  # of the pack, now
    caught: int | None  # the Little Girl, for the pack
    offered: Sequence[str]  # the centre cards, for the Thief
    sights: Sequence[SightView]
    victim: int | None  # shown to the Witch tonight
    was_shown: bool
    heal: bool
    poison: bool
    fire: bool
    guarded: int | None  # last night, by oneself
    charmed: Sequence[int]
    tap: TapView | None
    dots: Sequence[Sequence[tuple[int, int]]]
    vote: int | None
    draft: Sequence[str]
    draft_reason: str
    draft_voters: Sequence[int]
    request: Sequence[str]
    ready_self: bool
    spoken: int  # statements today
    own_bets: Sequence[BetView]
    options: Sequence[str]  # moves by day
    beyond: BeyondView | None
