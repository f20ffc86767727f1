"""Villages on paper: JSON short enough to write by hand (docs/loupsgarous.md), and checked."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from tablee.games.loupsgarous.box import FARM, KINDS, Box
from tablee.games.loupsgarous.founding import kind_of
from tablee.games.loupsgarous.moves import BUNDLE, CARDS, FEWEST, GRAMMAR, HOUSES, MOST, REASONS
from tablee.games.loupsgarous.register import Ballots, Building, House, Note, Sight, Statement
from tablee.games.loupsgarous.requests import DAY_POWERS
from tablee.games.loupsgarous.rules import END, NEVER, Village
from tablee.games.loupsgarous.steps import BOOK
from tablee.kernel.errors import BadPosition
from tablee.kernel.reading import read_written
from tablee.kernel.records import Json

PAGE: Final = "docs/loupsgarous.md"
Seat = Annotated[int, msgspec.Meta(ge=0, lt=MOST)]
Target = Annotated[int, msgspec.Meta(ge=-1, lt=MOST)]
Card = Literal[CARDS]  # type: ignore[valid-type]
HouseName = Literal[HOUSES]  # type: ignore[valid-type]
Count = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
Time = Annotated[int, msgspec.Meta(ge=0, le=2**40)]
Text = Annotated[str, msgspec.Meta(max_length=200)]


class SightPaper(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    night: Count
    players: list[Seat]
    beat: Count = 0
    card: Card | None = None


class PlayerPaper(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A player. What is left out is as at the beginning."""

    card: Card
    dealt: Card | None = None
    place: Seat | None = None
    alive: bool = True
    cause: Text = ""
    died_in: Count = 0
    shown: bool = False
    charmed: bool = False
    told_charm: bool = False
    eyes_open: bool = False
    banned: bool = False
    candidates: bool = False
    ready: bool = False
    lids: bool = False
    offered: bool = False
    gone: bool = False
    gone_shown: bool = False
    left: bool = False
    missed: Count = 0
    spoken: Count = 0
    last_said: Time | None = None
    vote: Target = -1
    designation: Target = -1
    tap: list[str] | None = None
    prompt: Text = ""
    dots: list[list[tuple[Seat, Time]]] = []
    draft: list[str] = []
    reason: Text = ""
    sights: list[SightPaper] = []


class BuildingPaper(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    id: HouseName
    place: Seat
    owner: Target = -1
    standing: bool = True
    token: bool = False


class NotePaper(msgspec.Struct, forbid_unknown_fields=True, array_like=True):
    round: Count
    kind: Text
    seat: Target
    target: Annotated[int, msgspec.Meta(ge=-1, le=MOST)]
    word: Text


class StatementPaper(msgspec.Struct, forbid_unknown_fields=True, array_like=True):
    day: Count
    seat: Seat
    kind: Text
    words: list[str]
    reason: Text
    at: Time


class BallotPaper(msgspec.Struct, forbid_unknown_fields=True, array_like=True):
    day: Count
    kind: Text
    votes: list[Target]
    poster: Target
    chosen: Target


class HousePaper(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The options of the table, as far as the rules ask for them."""

    same_room: bool = False
    grouped: bool = True
    factor: Literal[7, 10, 15] = 10
    captain: bool = True
    captain_day: Literal[0, 1, 2, 3] = 1
    tokens: bool = False
    token_mode: Literal["random_selection", "random_all", "draft"] = "random_selection"
    presentation: bool = True
    dead_see: bool = True
    leavers_die: bool = False
    wolf_majority: bool = False
    kind_start: bool = False
    hidden: bool = False
    spare: Target = -1
    bots: list[Seat] = []


class Paper(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A village. What is left out has the value of a new game."""

    players: Annotated[list[PlayerPaper], msgspec.Meta(min_length=FEWEST, max_length=MOST)]
    agenda: list[Any] = []
    house: HousePaper = msgspec.field(default_factory=HousePaper)
    centre: list[Card] = []
    cards: dict[Card, Count] | None = None  # the set, or the pool; left out: those of the players and the centre
    wolves: Count | None = None
    buildings: list[BuildingPaper] = []
    farms_dealt: bool | None = None
    election_from: Count | None = None
    round: Count = 1
    phase: Literal["setup", "night", "day", "end"] = "night"
    begun: Time = 0
    now: Time = 0
    over: bool = False
    heal: bool = True
    poison: bool = True
    fire: bool = True
    fire_seen: bool = False
    lives: Literal[1, 2] = 2
    spared: bool = False
    powers_lost: bool = False
    guarded: Target = -1
    poster: Target = -1
    captain: Target = -1
    captain_ended: bool = False
    pool: list[str] = []
    order: list[Seat] = []
    allowed: list[Seat] = []
    allowed_day: Count = 0
    tied: list[Seat] = []
    designated: Target = -1
    pardoned: bool = False
    asked_lords: list[Seat] = []
    pardon_lord: Target = -1
    pardon_ends: Time = 0
    tavern_votes: list[Seat] = []
    shortened: bool = False
    last_spoken: Time = 0
    beat: Count = 0
    caught: bool = False
    victim: Target = -1
    cancelled: bool = False
    guard: Target = -1
    healed: bool = False
    poisoned: Target = -1
    bitten: Target = -1
    burning: Text = ""
    posted: Target = -1
    calls_due: list[str] = []
    shown_victim: Target = -1
    was_shown: Target = -1
    hunter_due: Target = -1
    elder_fell: bool = False
    elder_executed: bool = False
    captain_fell: Target = -1
    last_farmer_fell: bool = False
    scapegoat_fell: Target = -1
    vacant_asked: list[Seat] = []
    houses_done: list[str] = []
    voters_draft: list[Seat] = []
    quiet_rounds: Count = 0
    deaths_this_round: Count = 0
    first_out: Target = -1
    leavers: list[Seat] = []
    absentees: list[Seat] = []
    lovers: list[Seat] = []
    cupid_seat: Target = -1
    notes: list[NotePaper] = []
    statements: list[StatementPaper] = []
    ballots: list[BallotPaper] = []
    requests: list[tuple[Seat, Text, Seat]] = []
    bets: list[tuple[Seat, Count, str, str]] = []
    interventions: list[tuple[Time, str, str]] = []
    reason_over: Text = ""
    winners: list[Seat] = []


# --- What a village and its paper have under the same name, as it is; a player on paper has one of a list by seat

WRITTEN_OTHERWISE: Final = frozenset(
    (
        "players",
        "agenda",
        "house",
        "centre",
        "cards",
        "wolves",
        "buildings",
        "farms_dealt",
        "election_from",
        "now",
        "over",
        "notes",
        "statements",
        "ballots",
        "requests",
        "bets",
        "interventions",
        "reason_over",
    )
)
OF_A_PLAYER: Final = frozenset(
    (
        "card",
        "dealt",
        "place",
        "cause",
        "last_said",
        "vote",
        "designation",
        "tap",
        "prompt",
        "dots",
        "draft",
        "reason",
        "sights",
    )
)
SAME: Final = tuple(name for name in Paper.__struct_fields__ if name not in WRITTEN_OTHERWISE)
BY_SEAT: Final = tuple(name for name in PlayerPaper.__struct_fields__ if name not in OF_A_PLAYER)


# --- Writing


def write(village: Village) -> Json:
    paper = Paper(
        players=[player_on_paper(village, seat) for seat in range(village.seats)],
        agenda=BOOK.write(village.agenda),
        house=written_house(village),
        centre=[CARDS[card] for card in village.centre],
        cards={CARDS[card]: count for card, count in enumerate(village.known_cards) if count > 0},
        wolves=village.wolves_declared,
        buildings=[
            BuildingPaper(building.id, building.place, building.owner, building.standing, building.token)
            for building in village.buildings
        ],
        farms_dealt=village.farms_dealt,
        election_from=None if village.election_from == NEVER else village.election_from,
        now=village.now,
        over=village.over,
        notes=[NotePaper(note.round, note.kind, note.seat, note.target, note.word) for note in village.notes],
        statements=[
            StatementPaper(said.day, said.seat, said.kind, said.words, said.reason, said.at)
            for said in village.statements
        ],
        ballots=[
            BallotPaper(ballot.day, ballot.kind, ballot.votes, ballot.poster, ballot.chosen)
            for ballot in village.ballots
        ],
        requests=village.requests,
        bets=village.bets,
        interventions=village.interventions_made,
        reason_over=village.reason_over,
        **{name: getattr(village, name) for name in SAME},
    )
    return msgspec.to_builtins(paper)


def written_house(village: Village) -> HousePaper:
    return HousePaper(**{name: getattr(village.house, name) for name in HousePaper.__struct_fields__})


def house_on_paper(village: Village) -> Json:
    return msgspec.to_builtins(written_house(village))


def house_from(paper: HousePaper) -> House:
    house = House()
    for name in HousePaper.__struct_fields__:
        setattr(house, name, getattr(paper, name))
    return house


def player_on_paper(village: Village, seat: int) -> PlayerPaper:
    cells = village.taps[seat]
    return PlayerPaper(
        card=CARDS[village.cards[seat]],
        dealt=None if village.dealt[seat] == village.cards[seat] else CARDS[village.dealt[seat]],
        place=village.place[seat],
        cause=village.causes[seat],
        last_said=None if village.last_said[seat] < 0 else village.last_said[seat],
        vote=village.votes[seat],
        designation=village.designations[seat],
        tap=None if cells is None else list(cells),
        prompt=village.prompts[seat],
        dots=village.dots[seat],
        draft=village.draft[seat],
        reason=village.reason[seat],
        sights=[
            SightPaper(seen.night, seen.players, seen.beat, None if seen.card < 0 else CARDS[seen.card])
            for seen in village.sights[seat]
        ],
        **{name: getattr(village, name)[seat] for name in BY_SEAT},
    )


# --- Reading


def read(box: Box, written: Json) -> Village:
    paper = read_written(written, Paper, PAGE)
    village = Village(box, house_from(paper.house), len(paper.players))
    for name in SAME:
        setattr(village, name, getattr(paper, name))
    for name in BY_SEAT:
        setattr(village, name, [getattr(player, name) for player in paper.players])
    for seat, player in enumerate(paper.players):
        read_player(village, seat, player)
    village.centre = [CARDS.index(card) for card in paper.centre]
    village.known_cards = known(village, paper)
    village.wolves_declared = village.known_cards[1] if paper.wolves is None else paper.wolves
    village.buildings = [
        Building(row.id, kind_of(row.id), row.place, row.owner, row.standing, row.token) for row in paper.buildings
    ]
    farms = any(building.kind == FARM for building in village.buildings)
    village.farms_dealt = farms if paper.farms_dealt is None else paper.farms_dealt
    village.election_from = NEVER if paper.election_from is None else paper.election_from
    village.now = paper.now
    village.over = paper.over
    village.notes = [Note(row.round, row.kind, row.seat, row.target, row.word) for row in paper.notes]
    village.statements = [
        Statement(row.day, row.seat, row.kind, row.words, row.reason, row.at) for row in paper.statements
    ]
    village.ballots = [Ballots(row.day, row.kind, row.votes, row.poster, row.chosen) for row in paper.ballots]
    village.requests = paper.requests
    village.bets = paper.bets
    village.interventions_made = paper.interventions
    village.reason_over = paper.reason_over
    check(village)
    village.agenda = BOOK.read(paper.agenda, PAGE)
    village.opened = not village.over
    BOOK.check(village)
    return village


def read_player(village: Village, seat: int, player: PlayerPaper) -> None:
    village.cards[seat] = CARDS.index(player.card)
    village.dealt[seat] = village.cards[seat] if player.dealt is None else CARDS.index(player.dealt)
    village.place[seat] = seat if player.place is None else player.place
    village.causes[seat] = player.cause
    village.last_said[seat] = -NEVER if player.last_said is None else player.last_said
    village.votes[seat] = player.vote
    village.designations[seat] = player.designation
    village.taps[seat] = None if player.tap is None else tuple(player.tap)
    village.prompts[seat] = player.prompt
    village.dots[seat] = player.dots
    village.draft[seat] = player.draft
    village.reason[seat] = player.reason
    village.sights[seat] = [
        Sight(row.night, row.beat, row.players, -1 if row.card is None else CARDS.index(row.card))
        for row in player.sights
    ]
    if not player.alive:
        village.shown[seat] = True


def known(village: Village, paper: Paper) -> list[int]:
    if paper.cards is not None:
        return [paper.cards.get(card, 0) for card in CARDS]
    counts = [0] * len(CARDS)
    for card in (*village.cards, *village.centre):
        counts[card] += 1
    return counts


# --- What must hold


def check(village: Village) -> None:
    """A village that could be: seats that exist, a place for each of the living, one house for each token."""
    seats = village.seats
    living = village.living()
    places = [village.place[seat] for seat in living]
    if len(set(places)) != len(places) or any(place >= seats for place in village.place):
        raise BadPosition("places", list(range(seats)))
    if not village.over and not living:
        raise BadPosition("alive", "somebody")
    if village.over != (village.phase == END) or village.over != bool(village.reason_over):
        raise BadPosition("over", ["reason_over", END])
    check_seats(village)
    check_buildings(village)
    check_drafts(village)
    if len(village.lovers) not in (0, 2) or len(set(village.lovers)) != len(village.lovers):
        raise BadPosition("lovers", [0, 2])
    if len(village.centre) not in (0, 2):
        raise BadPosition("centre", [0, 2])
    if not village.house.hidden:
        dealt = [0] * len(CARDS)
        for card in (*village.cards, *village.centre):
            dealt[card] += 1
        if dealt != village.known_cards:
            raise BadPosition("cards", {CARDS[card]: count for card, count in enumerate(dealt) if count})


def check_seats(village: Village) -> None:
    """Nobody is named who is not there."""
    seats = village.seats
    one = [
        village.guarded,
        village.poster,
        village.captain,
        village.designated,
        village.pardon_lord,
        village.victim,
        village.guard,
        village.poisoned,
        village.bitten,
        village.posted,
        village.shown_victim,
        village.was_shown,
        village.hunter_due,
        village.captain_fell,
        village.scapegoat_fell,
        village.first_out,
        village.cupid_seat,
        village.house.spare,
        *village.votes,
        *village.designations,
    ]
    many = [
        *village.order,
        *village.allowed,
        *village.tied,
        *village.asked_lords,
        *village.tavern_votes,
        *village.vacant_asked,
        *village.voters_draft,
        *village.leavers,
        *village.absentees,
        *village.lovers,
        *village.winners,
        *village.house.bots,
        *(seat for seat, _, _ in village.requests),
        *(target for _, _, target in village.requests),
        *(bet[0] for bet in village.bets),
        *(said.seat for said in village.statements),
        *(note.seat for note in village.notes),
        *(player for seen in village.sights for sight in seen for player in sight.players),
    ]
    if any(seat >= seats for seat in (*one, *many)):
        raise BadPosition("seat", f"below {seats}")
    if any(verb not in DAY_POWERS for _, verb, _ in village.requests):
        raise BadPosition("requests", list(DAY_POWERS))
    if any(len(ballot.votes) != seats for ballot in village.ballots):
        raise BadPosition("ballots", seats)
    if village.captain >= 0 and not village.alive[village.captain]:
        raise BadPosition("captain", village.living())


def check_buildings(village: Village) -> None:
    names = [building.id for building in village.buildings]
    owners = [building.owner for building in village.buildings if building.owner >= 0]
    if len(set(names)) != len(names) or len(set(owners)) != len(owners):
        raise BadPosition("buildings", sorted(set(names)))
    for building in village.buildings:
        lived_in = building.owner >= 0
        if lived_in and (building.owner >= village.seats or not village.alive[building.owner] or not building.standing):
            raise BadPosition(building.id, village.living())
        if lived_in and village.place[building.owner] != building.place:
            raise BadPosition(building.id, building.place)
    if village.buildings and not village.house.tokens:
        raise BadPosition("buildings", "house.tokens")
    if any(token not in (*HOUSES, BUNDLE) for token in village.pool):
        raise BadPosition("pool", list(KINDS))


def check_drafts(village: Village) -> None:
    for seat in range(village.seats):
        draft = village.draft[seat]
        if draft and draft[0] not in GRAMMAR:
            raise BadPosition(draft[0], list(GRAMMAR))
        if village.reason[seat] and village.reason[seat] not in REASONS:
            raise BadPosition(village.reason[seat], list(REASONS))
