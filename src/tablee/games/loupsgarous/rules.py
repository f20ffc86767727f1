"""A village: who lives where, with which card, and what everybody has chosen.

The steps that change it stand in the other modules, in the order of a round: `founding`, `night` with a module for each
call, `dawn`, `deaths`, `captain`, `debate`, `vote`, `sentence`, `powers`, `housing`, `victory`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from tablee.games.loupsgarous.box import (
    BARBER,
    CHURCH,
    FARM,
    HOVEL,
    IDIOT,
    RESTORABLE,
    SCHOOL,
    TAVERN,
    UNIQUE,
    WHITE,
    Box,
    is_wolf,
)
from tablee.games.loupsgarous.events import BetPlaced, EyesOpened, PowerQueued
from tablee.games.loupsgarous.moves import CARDS, PROMPTS, SEATS, SIDES, Deed, deed
from tablee.games.loupsgarous.refusals import (
    DEAD,
    GAME_OVER,
    ILLEGAL_CHOICE,
    MALFORMED,
    NO_SUCH_POWER,
    NOT_LIVING,
    NOT_NOW,
    NOT_YOURSELF,
    NOTHING_TO_RESTORE,
    POWER_SPENT,
    VAGABOND,
)
from tablee.games.loupsgarous.timed import SECOND, Timed
from tablee.kernel.agenda import Stepwise
from tablee.kernel.luck import Luck
from tablee.kernel.position import Move, Refusal
from tablee.kernel.records import EVERYTHING

if TYPE_CHECKING:
    from tablee.games.loupsgarous.view import VillageView
    from tablee.kernel.records import Channels, Event, Eyes, Json, Outcome

DECOYS: Final = frozenset(f"decoy {prompt}" for prompt in PROMPTS)
DAY_POWERS: Final = ("confess", "restore", "shave")
POWER_OF: Final = {"confess": CHURCH, "restore": HOVEL, "shave": BARBER}
NOBODY: Final = -1
NEVER: Final = 1_000_000  # a day that does not come

# --- Phases

SETUP: Final = "setup"
NIGHT: Final = "night"
DAY: Final = "day"
END: Final = "end"


@final
class House:
    """The options of a table, as the rules ask for them (5.12)."""

    __slots__ = (
        "same_room",
        "grouped",
        "factor",
        "captain",
        "captain_day",
        "tokens",
        "token_mode",
        "presentation",
        "dead_see",
        "leavers_die",
        "wolf_majority",
        "kind_start",
        "hidden",
        "spare",
        "bots",
    )

    def __init__(self) -> None:
        self.same_room = False
        self.grouped = True
        self.factor = 10  # tenths
        self.captain = True
        self.captain_day = 1
        self.tokens = False  # of Le Village
        self.token_mode = "random_selection"
        self.presentation = True
        self.dead_see = True
        self.leavers_die = False
        self.wolf_majority = False
        self.kind_start = False
        self.hidden = False
        self.spare = NOBODY  # whom the pack cannot designate on Night 1 (LGT-061)
        self.bots: list[int] = []


@final
class Building:
    """LGT-026. It has its place for good; whoever lives there is its occupant."""

    __slots__ = ("id", "kind", "place", "owner", "standing", "token")

    def __init__(self, id: str, kind: int, place: int, owner: int, standing: bool, token: bool) -> None:
        self.id = id
        self.kind = kind
        self.place = place
        self.owner = owner  # a seat; nobody, if it is vacant
        self.standing = standing
        self.token = token  # a unique power unused, or the immunity of the tavern

    def copy(self) -> Building:
        return Building(self.id, self.kind, self.place, self.owner, self.standing, self.token)


@final
class Note:
    """Something that was done in secret, for the end of the game (LGT-318) and for those who may see it before."""

    __slots__ = ("round", "kind", "seat", "target", "word")

    def __init__(self, round: int, kind: str, seat: int, target: int, word: str) -> None:
        self.round = round
        self.kind = kind
        self.seat = seat
        self.target = target
        self.word = word


@final
class Statement:
    """5.10."""

    __slots__ = ("day", "seat", "kind", "words", "reason", "at")

    def __init__(self, day: int, seat: int, kind: str, words: list[str], reason: str, at: int) -> None:
        self.day = day
        self.seat = seat
        self.kind = kind
        self.words = words
        self.reason = reason
        self.at = at


@final
class Ballots:
    """A count that everybody has seen: the public memory of the village."""

    __slots__ = ("day", "kind", "votes", "poster", "chosen")

    def __init__(self, day: int, kind: str, votes: list[int], poster: int, chosen: int) -> None:
        self.day = day
        self.kind = kind  # "vote", "second", "election", "election_second"
        self.votes = votes  # by seat
        self.poster = poster
        self.chosen = chosen  # designated or elected; nobody


@final
class Sight:
    """What a seat was shown: a card, or players among whom there is a Werewolf."""

    __slots__ = ("night", "beat", "players", "card")

    def __init__(self, night: int, beat: int, players: list[int], card: int) -> None:
        self.night = night  # 0: a confession
        self.beat = beat  # of a glimpse; 0 for the Baker's, and for a card
        self.players = players
        self.card = card  # -1 for a glimpse


KEPT: Final = (  # what a copy has in common with its village: numbers, names, and what is never changed
    "over",
    "now",
    "opened",
    "round",
    "phase",
    "begun",
    "known_cards",
    "wolves_declared",
    "cupid_seat",
    "heal",
    "poison",
    "fire",
    "fire_seen",
    "lives",
    "spared",
    "powers_lost",
    "guarded",
    "poster",
    "captain",
    "captain_ended",
    "election_from",
    "farms_dealt",
    "allowed_day",
    "designated",
    "pardoned",
    "pardon_lord",
    "pardon_ends",
    "shortened",
    "last_spoken",
    "beat",
    "caught",
    "victim",
    "cancelled",
    "guard",
    "healed",
    "poisoned",
    "bitten",
    "burning",
    "posted",
    "shown_victim",
    "was_shown",
    "hunter_due",
    "elder_fell",
    "elder_executed",
    "captain_fell",
    "last_farmer_fell",
    "scapegoat_fell",
    "quiet_rounds",
    "deaths_this_round",
    "first_out",
    "reason_over",
)
COPIED: Final = (  # lists, each of its own
    "agenda",
    "place",
    "cards",
    "dealt",
    "centre",
    "alive",
    "causes",
    "died_in",
    "shown",
    "lovers",
    "charmed",
    "told_charm",
    "eyes_open",
    "pool",
    "order",
    "banned",
    "allowed",
    "votes",
    "candidates",
    "tied",
    "asked_lords",
    "tavern_votes",
    "ready",
    "reason",
    "spoken",
    "last_said",
    "statements",
    "ballots",
    "requests",
    "taps",
    "designations",
    "lids",
    "prompts",
    "dots",
    "calls_due",
    "offered",
    "notes",
    "vacant_asked",
    "houses_done",
    "voters_draft",
    "missed",
    "gone",
    "gone_shown",
    "left",
    "leavers",
    "absentees",
    "bets",
    "interventions_made",
    "winners",
)


class Village(Stepwise):
    """One moment of a game. Lists are by seat, unless they say otherwise."""

    __slots__ = (
        "box",
        "house",
        "round",
        "phase",
        "begun",
        "place",
        "cards",
        "dealt",
        "centre",
        "known_cards",
        "wolves_declared",
        "alive",
        "causes",
        "died_in",
        "shown",
        "lovers",
        "cupid_seat",
        "heal",
        "poison",
        "fire",
        "fire_seen",
        "lives",
        "spared",
        "powers_lost",
        "guarded",
        "charmed",
        "told_charm",
        "eyes_open",
        "poster",
        "captain",
        "captain_ended",
        "election_from",
        "farms_dealt",
        "buildings",
        "pool",
        "order",
        "banned",
        "allowed",
        "allowed_day",
        "votes",
        "candidates",
        "tied",
        "designated",
        "pardoned",
        "asked_lords",
        "pardon_ends",
        "pardon_lord",
        "ready",
        "shortened",
        "last_spoken",
        "draft",
        "reason",
        "spoken",
        "last_said",
        "statements",
        "ballots",
        "requests",
        "taps",
        "designations",
        "lids",
        "beat",
        "caught",
        "victim",
        "cancelled",
        "guard",
        "healed",
        "poisoned",
        "bitten",
        "burning",
        "posted",
        "prompts",
        "dots",
        "sights",
        "offered",
        "shown_victim",
        "was_shown",
        "notes",
        "hunter_due",
        "elder_fell",
        "elder_executed",
        "captain_fell",
        "last_farmer_fell",
        "scapegoat_fell",
        "quiet_rounds",
        "deaths_this_round",
        "first_out",
        "missed",
        "absentees",
        "gone",
        "gone_shown",
        "left",
        "leavers",
        "bets",
        "interventions_made",
        "vacant_asked",
        "houses_done",
        "voters_draft",
        "tavern_votes",
        "calls_due",
        "reason_over",
        "winners",
    )

    def __init__(self, box: Box, house: House, seats: int) -> None:
        self.box = box
        self.house = house
        self.seats = seats
        self.over = False
        self.now = 0
        self.told = None
        self.agenda = []
        self.opened = False
        self.round = 0
        self.phase = SETUP
        self.begun = 0  # when the step on top began
        # --- who is who
        self.place = list(range(seats))
        self.cards = [0] * seats
        self.dealt = [0] * seats
        self.centre: list[int] = []
        self.known_cards: list[int] = []  # by card: the composition, or the pool of a hidden one
        self.wolves_declared = 0  # ordinary Werewolves, which are public in any case
        self.alive = [True] * seats
        self.causes = [""] * seats
        self.died_in = [0] * seats
        self.shown = [False] * seats  # the card is public
        self.lovers: list[int] = []
        self.cupid_seat = NOBODY
        # --- powers
        self.heal = True
        self.poison = True
        self.fire = True
        self.fire_seen = False
        self.lives = 2
        self.spared = False
        self.powers_lost = False
        self.guarded = NOBODY  # last night
        self.charmed = [False] * seats
        self.told_charm = [False] * seats  # that they are
        self.eyes_open = [False] * seats  # of the dead
        self.poster = NOBODY
        # --- the Captain
        self.captain = NOBODY
        self.captain_ended = False
        self.election_from = NEVER
        self.farms_dealt = False
        # --- Le Village
        self.buildings: list[Building] = []
        self.pool: list[str] = []  # tokens that can still be drafted
        self.order: list[int] = []  # of the draft
        # --- the vote
        self.banned = [False] * seats
        self.allowed: list[int] = []  # whom the Scapegoat has named,
        self.allowed_day = 0  # for this day
        self.votes = [NOBODY] * seats
        self.candidates = [False] * seats
        self.tied: list[int] = []
        self.designated = NOBODY
        self.pardoned = False
        self.asked_lords: list[int] = []
        self.pardon_lord = NOBODY  # who has to answer now
        self.pardon_ends = 0
        self.tavern_votes: list[int] = []  # whom the immune keeper voted against today
        # --- talk
        self.ready = [False] * seats
        self.shortened = False
        self.last_spoken = 0
        self.draft: list[list[str]] = [[] for _ in range(seats)]
        self.reason = [""] * seats
        self.spoken = [0] * seats  # statements today
        self.last_said = [-NEVER] * seats
        self.statements: list[Statement] = []
        self.ballots: list[Ballots] = []
        self.requests: list[tuple[int, str, int]] = []  # day powers that wait (LGT-193)
        # --- tonight
        self.taps: list[tuple[str, ...] | None] = [None] * seats
        self.designations = [NOBODY] * seats
        self.lids = [False] * seats
        self.beat = 0
        self.caught = False
        self.victim = NOBODY
        self.cancelled = False
        self.guard = NOBODY
        self.healed = False
        self.poisoned = NOBODY
        self.bitten = NOBODY
        self.burning = ""
        self.posted = NOBODY
        self.prompts = [""] * seats
        self.dots: list[list[list[tuple[int, int]]]] = [[] for _ in range(seats)]
        self.calls_due: list[str] = []  # tonight
        # --- what seats have seen
        self.sights: list[list[Sight]] = [[] for _ in range(seats)]
        self.offered = [False] * seats  # the centre cards
        self.shown_victim = NOBODY
        self.was_shown = NOBODY  # the seat that was shown tonight's victim
        self.notes: list[Note] = []
        # --- what a cascade has still to do
        self.hunter_due = NOBODY
        self.elder_fell = False
        self.elder_executed = False
        self.captain_fell = NOBODY
        self.last_farmer_fell = False
        self.scapegoat_fell = NOBODY
        self.vacant_asked: list[int] = []
        self.houses_done: list[str] = []
        self.voters_draft: list[int] = []
        # --- rounds
        self.quiet_rounds = 0
        self.deaths_this_round = 0
        self.first_out = NOBODY
        # --- presence
        self.missed = [0] * seats
        self.gone = [False] * seats
        self.gone_shown = [False] * seats
        self.left = [False] * seats
        self.leavers: list[int] = []
        self.absentees: list[int] = []
        self.bets: list[tuple[int, int, str, str]] = []
        self.interventions_made: list[tuple[int, str, str]] = []
        self.reason_over = ""
        self.winners: list[int] = []

    # --- Time (5.5)

    def time(self, name: str) -> int:
        """How long a step lasts at this table, in whole seconds."""
        times = self.box.same_room if self.house.same_room else self.box.online
        return self.scaled(times[name])

    def scaled(self, time: int) -> int:
        """Rounded to the nearest second, half up."""
        return (time * self.house.factor // 10 + SECOND // 2) // SECOND * SECOND

    def debate_time(self) -> int:
        talk = self.box.talk["same_room" if self.house.same_room else "online"]
        return self.scaled(min(talk.most, max(talk.least, talk.base + talk.each * len(self.living()))))

    # --- Who lives where

    def living(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.alive[seat]]

    def in_place_order(self, seats: list[int]) -> list[int]:
        return sorted(seats, key=self.place.__getitem__)

    def living_wolves(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.alive[seat] and is_wolf(self.cards[seat])]

    def holder(self, card: int) -> int:
        """The living player with a card of which there is one."""
        for seat in range(self.seats):
            if self.alive[seat] and self.cards[seat] == card:
                return seat
        return NOBODY

    def has_power(self, seat: int, card: int) -> bool:
        """A living Villager with this card, whose power was not lost."""
        return self.alive[seat] and self.cards[seat] == card and not self.powers_lost

    def lover_of(self, seat: int) -> int:
        if len(self.lovers) == 2 and seat in self.lovers:
            return self.lovers[1] if self.lovers[0] == seat else self.lovers[0]
        return NOBODY

    def is_mixed(self) -> bool:
        """LGT-311."""
        if len(self.lovers) != 2:
            return False
        one, other = self.cards[self.lovers[0]], self.cards[self.lovers[1]]
        return is_wolf(one) != is_wolf(other) or one == WHITE or other == WHITE

    # --- Le Village

    def building_of(self, seat: int) -> Building | None:
        for building in self.buildings:
            if building.owner == seat and building.standing:
                return building
        return None

    def building(self, kind: int) -> Building | None:
        """The one of its kind that stands, lived in or not."""
        for building in self.buildings:
            if building.kind == kind and building.standing:
                return building
        return None

    def named(self, id: str) -> Building | None:
        for building in self.buildings:
            if building.id == id and building.standing:
                return building
        return None

    def occupant(self, kind: int) -> int:
        """The living player with the power of a building."""
        building = self.building(kind)
        return NOBODY if building is None else building.owner

    def is_vagabond(self, seat: int) -> bool:
        """LGT-024, 026."""
        return self.house.tokens and self.alive[seat] and self.building_of(seat) is None

    def is_farmer(self, seat: int) -> bool:
        building = self.building_of(seat)
        return building is not None and building.kind == FARM

    def farmers(self) -> list[int]:
        return [seat for seat in self.living() if self.is_farmer(seat)]

    def is_immune(self, seat: int) -> bool:
        """LGT-223."""
        building = self.building_of(seat)
        return building is not None and building.kind == TAVERN and building.token

    def holds_token(self, seat: int, kind: int) -> bool:
        building = self.building_of(seat)
        return building is not None and building.kind == kind and building.token

    def unused_power(self) -> bool:
        """LGT-194. Some living player holds an unused unique token."""
        return any(
            building.standing and building.owner != NOBODY and building.kind in UNIQUE and building.token
            for building in self.buildings
        )

    # --- The vote (LGT-141)

    def voters(self) -> list[int]:
        return [seat for seat in self.living() if self.why_no_vote(seat) == ""]

    def why_no_vote(self, seat: int) -> str:
        if seat == self.occupant(SCHOOL):
            return "teacher"
        if self.banned[seat]:
            return "banned"
        if self.is_spared(seat):
            return "spared"
        if self.round == self.allowed_day and seat not in self.allowed:
            return "not_named"
        return ""

    def is_spared(self, seat: int) -> bool:
        return self.spared and self.cards[seat] == IDIOT

    def may_vote_against(self, seat: int, target: int) -> bool:
        """LGT-142."""
        return self.alive[target] and target != seat and target != self.lover_of(seat) and not self.is_immune(target)

    # --- Day powers (LGT-193): who may use which, and what waits for the next window

    def power_targets(self, seat: int, verb: str) -> list[int]:
        """LGT-208, 212, 235. Whom the Confessor, the Healer or the Barber may choose now."""
        if not self.alive[seat] or not self.holds_token(seat, POWER_OF[verb]):
            return []
        others = [other for other in self.in_place_order(self.living()) if other != seat]
        if verb == "confess":
            return others
        if verb == "restore":
            return [other for other in others if self.has_spent(other)]
        lover = self.lover_of(seat)
        return [other for other in others if other != lover and not self.is_vagabond(other)]

    def has_spent(self, seat: int) -> bool:
        building = self.building_of(seat)
        return building is not None and building.kind in RESTORABLE and not building.token

    def day_powers(self, seat: int) -> tuple[Move, ...]:
        found: list[Move] = []
        if self.phase == DAY and self.house.tokens:
            for verb in DAY_POWERS:
                found.extend(deed(verb, SEATS[target]) for target in self.power_targets(seat, verb))
        return tuple(found)

    def why_no_power(self, seat: int, move: Move) -> Refusal | None:
        """Why a day power cannot be used; None for every other move."""
        if not isinstance(move, Deed) or move.verb not in DAY_POWERS:
            return None
        if not self.alive[seat]:
            return DEAD
        if self.phase != DAY:
            return NOT_NOW
        building = self.building_of(seat)
        if building is None or building.kind != POWER_OF[move.verb]:
            return NO_SUCH_POWER
        if not building.token:
            return POWER_SPENT
        if not 0 <= move.target < self.seats or not self.alive[move.target]:
            return NOT_LIVING
        if move.target == seat:
            return NOT_YOURSELF
        if move.target in self.power_targets(seat, move.verb):
            return None
        if move.verb == "restore":
            return NOTHING_TO_RESTORE
        return VAGABOND if self.is_vagabond(move.target) else ILLEGAL_CHOICE

    def queue_power(self, seat: int, move: Deed) -> None:
        """One request for each player, in order of arrival."""
        self.requests = [request for request in self.requests if request[0] != seat]
        self.requests.append((seat, move.verb, move.target))
        self.tell(PowerQueued(seat, move.verb, move.target))

    def last_vote_of(self, seat: int) -> int:
        """Whom a player last voted against, in any ballot of the village; nobody, if there was none."""
        for ballot in reversed(self.ballots):
            if ballot.kind in ("vote", "second") and ballot.votes[seat] >= 0:
                return ballot.votes[seat]
        return NOBODY

    # --- Bets of the dead (section 10)

    def bets_of(self, seat: int) -> tuple[Move, ...]:
        """Who is executed next, and who wins: one bet on each, every day."""
        if self.alive[seat] or self.phase != DAY:
            return ()
        made = [bet[2] for bet in self.bets if bet[0] == seat and bet[1] == self.round]
        found: list[Move] = []
        if "seat" not in made:
            found.extend(deed("bet", "seat", SEATS[other]) for other in self.in_place_order(self.living()))
        if "side" not in made:
            found.extend(deed("bet", "side", side) for side in SIDES)
        return tuple(found)

    def bet(self, seat: int, move: Deed) -> None:
        self.bets.append((seat, self.round, move.words[0], move.words[1]))
        self.tell(BetPlaced(seat, move.words[0], move.words[1]))

    # --- What seats are shown

    def see_card(self, seat: int, night: int, target: int) -> None:
        self.sights[seat].append(Sight(night, 0, [target], self.cards[target]))

    def see_players(self, seat: int, night: int, beat: int, players: list[int]) -> None:
        self.sights[seat].append(Sight(night, beat, players, -1))

    # --- What goes on

    def note(self, kind: str, seat: int, target: int, word: str = "") -> None:
        self.notes.append(Note(self.round, kind, seat, target, word))

    def all_notes(self) -> list[tuple[int, str, int, int, str]]:
        """In the order in which things were done; who has answered a decoy is nobody's business (section 6)."""
        return [
            (note.round, note.kind, NOBODY if note.kind in DECOYS else note.seat, note.target, note.word)
            for note in self.notes
        ]

    def step_name(self) -> str:
        top = self.agenda[-1] if len(self.agenda) > 0 else None
        return top.name() if isinstance(top, Timed) else ""

    def by_night(self) -> bool:
        return self.phase == NIGHT

    def live(self) -> bool:
        return not self.over

    def hushed(self, eyes: Eyes) -> bool:
        """LGT-365."""
        return self.phase == NIGHT and not self.over and eyes is not None and eyes >= 0 and self.alive[eyes]

    def not_now(self, seat: int, move: Move) -> Refusal:
        if not 0 <= seat < self.seats or not isinstance(move, Deed):
            return MALFORMED
        if self.over:
            return GAME_OVER
        return NOT_NOW if self.alive[seat] else DEAD

    def absent(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.absentees if self.alive[seat])

    def side(self, seat: int) -> str:
        return "werewolves" if is_wolf(self.dealt[seat]) else "villagers"

    # --- Who knows what

    def public(self) -> VillageView:
        from tablee.games.loupsgarous.sight import public_view

        return public_view(self)

    def private(self, eyes: int) -> dict[str, object]:
        from tablee.games.loupsgarous.sight import private_view

        return private_view(self, eyes)

    def view(self, eyes: Eyes) -> VillageView:
        from tablee.games.loupsgarous.sight import view

        return view(self, eyes)

    def imagine(self, eyes: Eyes, luck: Luck) -> Village:
        if eyes == EVERYTHING or self.over or (eyes is not None and self.eyes_open[eyes]):
            return self.clone()
        from tablee.games.loupsgarous.guess import guessed

        imagined = guessed(self.box, self.view(eyes), luck)
        imagined.now = self.now
        return imagined

    def channels(self, eyes: Eyes) -> Channels:
        from tablee.games.loupsgarous.talk import channels

        return channels(self, eyes)

    def notice(self, fact: Event, luck: Luck) -> None:
        from tablee.games.loupsgarous.table import notice

        notice(self, fact)

    def interventions(self) -> tuple[Move, ...]:
        from tablee.games.loupsgarous.table import interventions

        return interventions(self)

    def intervene(self, move: Move, luck: Luck) -> None:
        from tablee.games.loupsgarous.table import intervene

        assert isinstance(move, Deed)
        intervene(self, move, luck)

    def carried(self, seat: int) -> str:
        """LGT-061."""
        return "first_out" if seat == self.first_out else ""

    def between(self, luck: Luck) -> None:
        """LGT-331. Whoever has fallen, and has nothing left to decide, may see everything from now on."""
        if not self.house.dead_see or self.over:
            return
        for seat in range(self.seats):
            if not self.alive[seat] and not self.eyes_open[seat]:
                from tablee.games.loupsgarous.sight import still_decides

                if not still_decides(self, seat):
                    self.eyes_open[seat] = True
                    self.tell(EyesOpened(seat, [CARDS[card] for card in self.cards], self.lovers[:], self.all_notes()))

    # --- Results

    def payoff(self) -> list[float]:
        return [1.0 if seat in self.winners else 0.0 for seat in range(self.seats)]

    def outcome(self) -> Outcome:
        from tablee.kernel.records import Outcome

        losers = 1 + len(self.winners)
        ranks = [1 if seat in self.winners or not self.winners else losers for seat in range(self.seats)]
        return Outcome(self.winners[:], ranks, (), self.reason_over)

    def to_json(self) -> Json:
        from tablee.games.loupsgarous.paper import write

        return write(self)

    # --- Copies

    def clone(self) -> Village:
        copy = Village(self.box, self.house, self.seats)
        for name in KEPT:
            setattr(copy, name, getattr(self, name))
        for name in COPIED:
            setattr(copy, name, getattr(self, name)[:])
        copy.buildings = [building.copy() for building in self.buildings]
        copy.draft = [words[:] for words in self.draft]
        copy.sights = [seen[:] for seen in self.sights]
        return copy
