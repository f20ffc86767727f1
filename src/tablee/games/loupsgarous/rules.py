"""A village: who lives where, with which card, and what everybody has chosen.

The steps that change it stand in the other modules, in the order of a round: `founding`, `night` with a module for each
call, `dawn`, `deaths`, `captain`, `debate`, `vote`, `sentence`, `powers`, `housing`, `victory`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.loupsgarous.box import FARM, IDIOT, SCHOOL, TAVERN, UNIQUE, WHITE, Box, is_wolf
from tablee.games.loupsgarous.events import EyesOpened
from tablee.games.loupsgarous.moves import CARDS, PROMPTS, Deed
from tablee.games.loupsgarous.refusals import DEAD, GAME_OVER, MALFORMED, NOT_NOW
from tablee.games.loupsgarous.register import NOBODY, Ballots, Building, House, Note, Sight, Statement
from tablee.games.loupsgarous.timed import SECOND, Timed
from tablee.kernel.agenda import Stepwise
from tablee.kernel.luck import Luck
from tablee.kernel.position import Move, Refusal
from tablee.kernel.records import EVERYTHING

if TYPE_CHECKING:
    from tablee.games.loupsgarous.view import VillageView
    from tablee.kernel.records import Channels, Event, Eyes, Json, Outcome

DECOYS: Final = frozenset(f"decoy {prompt}" for prompt in PROMPTS)
NEVER: Final = 1_000_000  # a day that does not come

# --- Phases

SETUP: Final = "setup"
NIGHT: Final = "night"
DAY: Final = "day"
END: Final = "end"


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

    def last_vote_of(self, seat: int) -> int:
        """Whom a player last voted against, in any ballot of the village; nobody, if there was none."""
        for ballot in reversed(self.ballots):
            if ballot.kind in ("vote", "second") and ballot.votes[seat] >= 0:
                return ballot.votes[seat]
        return NOBODY

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
        from tablee.games.loupsgarous.copies import copy_of

        return copy_of(self)
