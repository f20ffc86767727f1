"""Grumpf, by Pierre Compain. Keep docs/rules/grumpf.md open: the sections below follow its sections.

Here is what lies on the table, and how the rounds go. What is done in a hunt is in `hunt` (3.5, 3.6), the count after
it in `counting` (3.7 to 3.9), the neutral clan in `neutral` (3.11). `phases` says who is to decide what (section 7).
The paces, `realtime` (3.12) and `slow` (3.13), add the phases of their own, and what only they have.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from tablee.games.grumpf import events, sight, writing
from tablee.games.grumpf.box import COLOURS, SIDE_1, Box, Condition
from tablee.games.grumpf.clans import AWAKE, Clan
from tablee.games.grumpf.moves import BOARDS, SORCERER, SPECIES, HuntMove
from tablee.games.grumpf.names import END, WAITING, PhaseName
from tablee.games.grumpf.neutral import deal_neutral, draw_neutral
from tablee.games.grumpf.phases import NO_MOVES, Phase
from tablee.games.grumpf.refusals import BAD_REQUEST
from tablee.games.grumpf.scoring import Best, best_use, ranks_of
from tablee.games.grumpf.sharing import Spot, Tally, tally
from tablee.games.grumpf.terms import Terms
from tablee.kernel.luck import Luck
from tablee.kernel.position import Move, Position, Refusal
from tablee.kernel.records import DefaultPlayed, Interrupted, LatencyMeasured, Outcome, SeatBack, SeatGone

if TYPE_CHECKING:
    from tablee.games.grumpf.by_pace import ByPace
    from tablee.games.grumpf.paper import Paper
    from tablee.games.grumpf.sight import PaceView
    from tablee.games.grumpf.view import GrumpfView, HandView
    from tablee.kernel.records import Event, Eyes, Json


class Grumpf(Position):
    """A game of Grumpf at one moment, whatever the pace. Seats go clockwise: 0, 1, ... and round again."""

    __slots__ = (
        "box",
        "terms",
        "clans",
        "tracks",
        "animals",
        "bag",
        "discarded",
        "tiles",
        "round",
        "phases",
        "opening",
        "current",
        "until",
        "continued",
        "chooser",
        "first",
        "automatic",
    )

    def __init__(
        self,
        box: Box,
        terms: Terms,
        seats: int,
        clans: list[Clan],
        phases: dict[PhaseName, Phase[Any]],
        opening: PhaseName,
    ) -> None:
        self.seats = seats
        self.over = False
        self.now = 0
        self.told = None
        self.box = box
        self.terms = terms
        self.clans = clans  # by seat; the neutral clan of the game for two comes last
        self.tracks: list[list[Spot]] = [[] for _ in BOARDS]
        self.animals = [0] * len(SPECIES)  # on their boards
        self.bag: list[int] = []  # the next to be drawn first
        self.discarded = [0] * len(SPECIES)  # taken by the neutral clan (GRU-227)
        self.tiles = box.constants.tiles if terms.sides[SORCERER] == SIDE_1 else 0  # GRU-023
        self.round = 0
        self.phases = phases  # of this pace
        self.opening = opening  # the first of them, when the animals lie on their boards
        self.current = phases[WAITING]  # the one that the table is in
        self.until = 0  # when it ends by itself, where the rules keep its time
        self.continued = [False] * seats  # who has seen the count
        self.chooser = -1  # the winner of a Sorcerer •• who may exchange
        self.first = 0  # the round's first seat, in the slow paces (GRU-282)
        self.automatic = -1  # whom the table is playing for just now

    # --- What lies on the table

    def for_two(self) -> bool:
        """GRU-027. Then a third clan is neutral."""
        return self.seats < len(self.clans)

    def huts(self) -> int:
        """GRU-024."""
        return self.box.huts[self.seats]

    def huts_taken(self) -> int:
        taken = 0
        for clan in self.clans:
            if clan.hut != AWAKE:
                taken += 1
        return taken

    def bag_counts(self) -> list[int]:
        """Section 6. How many of each species are left in the bag: everybody can work it out."""
        counts = [0] * len(SPECIES)
        for species in self.bag:
            counts[species] += 1
        return counts

    def is_full(self, board: int) -> bool:
        """GRU-067."""
        return len(self.tracks[board]) >= self.box.boards[board].spaces

    def condition(self, board: int) -> Condition:
        return self.box.boards[board].conditions[self.terms.sides[board]]

    def tally(self, board: int) -> Tally:
        """GRU-107 to 143. A board as it would be counted now."""
        return tally(self.tracks[board], self.condition(board))

    # --- 3.2 Setup

    def open_game(self, luck: Luck) -> None:
        """GRU-021 to 028. The table is told what lies on it, and the first round begins."""
        if self.told is not None:
            pawns = sum(self.box.used(pawn, self.seats) for pawn in self.box.pawns)
            seats = [
                events.SeatSetup(COLOURS[clan.colour], clan.bot, clan.child, clan.jokers > 0)
                for clan in self.clans[: self.seats]
            ]
            neutral = COLOURS[self.clans[self.seats].colour] if self.for_two() else None
            sides = "".join(str(side + 1) for side in self.terms.sides)
            pace = self.terms.pace
            self.told.append(events.GameSetup(self.t(), seats, sides, self.huts(), pawns, neutral, self.tiles, pace))
        self.begin_round(luck)

    # --- 3.3 Structure of a round

    def begin_round(self, luck: Luck) -> None:
        """GRU-036, 041. Everything returns to its owner, twelve animals are placed, and the hunt can be opened."""
        self.round += 1
        for clan in self.clans:
            clan.take_back(self.box, self.seats)
        self.tracks = [[] for _ in BOARDS]
        dealt = draw_neutral(self, luck)
        self.order_round(luck)
        self.place_animals()
        deal_neutral(self, dealt)
        self.enter(WAITING, luck)

    @abstractmethod
    def order_round(self, luck: Luck) -> None:
        """The round's seat priority (GRU-243), or its first seat (GRU-282); it is told with the round's start."""

    def place_animals(self) -> None:
        """GRU-037 to 039. The next twelve of the bag, each onto the board of its species."""
        drawn = self.bag[: self.box.constants.draw]
        self.bag = self.bag[self.box.constants.draw :]
        for species in drawn:
            self.animals[species] += 1
        if self.told is not None:
            named = [SPECIES[species] for species in drawn]
            self.told.append(events.AnimalsDrawn(self.t(), named, self.animals[:], self.bag_counts()))

    def enter(self, name: PhaseName, luck: Luck) -> None:
        """GRU-043. From one phase into another."""
        self.current = self.phases[name]
        self.current.begin(self, luck)

    def looking(self) -> i64:
        """GRU-044. Who is there and has still to say that the count is seen: a bit for each seat."""
        found: i64 = 0
        bit: i64 = 1
        for seat, seen in enumerate(self.continued):
            if not seen and self.clans[seat].person():
                found |= bit
            bit <<= 1
        return found

    def end_round(self, luck: Luck) -> None:
        """GRU-042, 180. The next round begins, or the game is over."""
        if self.told is not None:
            animals = [clan.animals[:] for clan in self.clans[: self.seats]]
            self.told.append(events.RoundEnd(self.t(), animals, self.scores()))
        if self.round < self.box.constants.rounds:
            self.begin_round(luck)
        else:
            self.enter(END, luck)

    # --- 3.10 End of the game and scoring

    def best(self, seat: int) -> Best:
        """GRU-189. The best use of everything that a seat has won."""
        clan = self.clans[seat]
        return best_use(clan.animals, clan.tiles, clan.jokers, self.box.series)

    def scores(self) -> list[int]:
        return [self.best(seat).points for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        """GRU-190 to 193, 231."""
        return ranks_of(self.scores(), [sum(clan.animals) for clan in self.clans[: self.seats]])

    def payoff(self) -> list[float]:
        """The whole victory to the winner, or shared alike."""
        ranks = self.ranks()
        portion = 1.0 / ranks.count(1)
        return [portion if rank == 1 else 0.0 for rank in ranks]

    def outcome(self) -> Outcome:
        """GRU-190 to 193. Who won: by points, by fewer animals among equals, or together."""
        ranks = self.ranks()
        scores = self.scores()
        reason = "shared" if ranks.count(1) > 1 else "animals" if scores.count(max(scores)) > 1 else "points"
        return Outcome.by_rank(ranks, scores, reason)

    # --- 3.14 Seats, bots, leaving

    def notice(self, fact: Event, luck: Luck) -> None:
        """GRU-312, 314. Somebody has left, or is back. Latencies and interruptions matter in real time only.

        A default that the table plays is told as a WAIT that nobody chose (section 8).
        """
        self.automatic = fact.seat if isinstance(fact, DefaultPlayed) else -1
        if isinstance(fact, (LatencyMeasured, Interrupted)):
            return
        self.tell(fact)
        if isinstance(fact, (SeatGone, SeatBack)):
            self.clans[fact.seat].gone = isinstance(fact, SeatGone)
            self.current.hands_change(self, fact.seat, luck)

    def know_bots(self, bots: frozenset[int], luck: Luck) -> None:
        for seat in range(self.seats):
            self.clans[seat].bot = seat in bots
            self.clans[seat].gone = False
        if self.phase == WAITING:
            self.enter(WAITING, luck)

    def deserted(self) -> bool:
        """GRU-314. The table has human seats and nobody is there; play by correspondence does not mind."""
        people = False
        for clan in self.clans[: self.seats]:
            if clan.person():
                return False
            people = people or not clan.bot
        return people and not self.terms.daily

    def lone(self) -> int:
        """GRU-315. The seat of somebody who plays alone and is not to be hurried; -1 for nobody."""
        if self.terms.patience == "short":
            return -1
        found = -1
        for seat in range(self.seats):
            if not self.clans[seat].bot:
                if found >= 0:
                    return -1
                found = seat
        return found

    # --- Section 6: who knows what

    def view(self, eyes: Eyes) -> GrumpfView:
        return sight.view_of(self, eyes)

    def public(self) -> GrumpfView:
        return sight.public_view(self)

    def private(self, eyes: int) -> dict[str, object]:
        return sight.private_fields(self, eyes)

    @abstractmethod
    def pace_view(self) -> PaceView:
        """What this pace shows of the table besides."""

    def hand_view(self, seat: int) -> HandView | None:
        """A seat's hand, where hands have something to hide."""
        return None

    def choice(self, seat: int) -> str | None:
        """What a seat has chosen in secret, where that is done."""
        return None

    def imagine(self, eyes: Eyes, luck: Luck) -> Grumpf:
        """The order of the bag is anybody's guess, and so is what others have sent or chosen in secret."""
        imagined = self.clone()
        imagined.bag.sort()  # so that nothing of the real order is left
        luck.shuffle(imagined.bag)
        imagined.guess(eyes, luck)
        return imagined

    @abstractmethod
    def guess(self, eyes: Eyes, luck: Luck) -> None:
        """Forget what these eyes may not know of this pace's secrets, and put something possible in its place."""

    # --- Section 7: who is to decide what, as the phase says

    @property
    def phase(self) -> PhaseName:
        """Its name, as views and papers have it."""
        return self.current.name

    def awaited(self) -> tuple[int, ...]:
        return self.current.awaited(self)

    def acting(self) -> tuple[int, ...]:
        return self.current.acting(self)

    def moves(self, seat: int) -> tuple[Move, ...]:
        return self.current.moves(self, seat) if 0 <= seat < self.seats else NO_MOVES

    def options(self, seat: int) -> tuple[Move, ...]:
        """What the view of a seat lists."""
        return self.current.options(self, seat) if 0 <= seat < self.seats else NO_MOVES

    def why_not(self, seat: int, move: Move) -> Refusal | None:
        """GRU-265, 269. The first reason that applies."""
        return self.current.why_not(self, seat, move) if 0 <= seat < self.seats else BAD_REQUEST

    @abstractmethod
    def why_no_hunt(self, seat: int, move: HuntMove) -> Refusal:
        """GRU-265, 269. Why something of a hunt cannot be done while there is none."""

    def play(self, seat: int, move: Move, luck: Luck) -> None:
        self.current.play(self, seat, move, luck)

    def default(self, seat: int) -> Move:
        return self.current.default(self, seat)

    def clock(self, seat: int) -> str | None:
        return self.current.clock()

    def tempo(self, seat: int) -> str:
        return self.current.tempo(self, seat)

    # --- Section 8: time

    def t(self) -> int:
        """The time that events tell."""
        return self.current.time(self)

    def due(self) -> int | None:
        return self.current.due(self)

    def advance(self, at: int, luck: Luck) -> None:
        """Everything that falls due up to `at`, each at its own time."""
        while True:
            due = self.due()
            if due is None or due > at:
                break
            self.now = max(self.now, due)
            self.current.fall_due(self, luck)
        self.now = max(self.now, at)

    # --- Copies and paper

    @abstractmethod
    def clone(self) -> Grumpf: ...

    def copy_onto(self, copy: Grumpf) -> None:
        """What all paces have, onto a new position of the same table."""
        copy.over = self.over
        copy.now = self.now
        copy.tracks = [[spot.clone() for spot in track] for track in self.tracks]
        copy.animals = self.animals[:]
        copy.bag = self.bag[:]
        copy.discarded = self.discarded[:]
        copy.tiles = self.tiles
        copy.round = self.round
        copy.current = copy.phases[self.phase]
        copy.until = self.until
        copy.continued = self.continued[:]
        copy.chooser = self.chooser
        copy.first = self.first
        copy.automatic = self.automatic

    def copy_clans(self) -> list[Clan]:
        return [clan.clone() for clan in self.clans]

    def to_json(self) -> Json:
        return writing.write(self)

    @abstractmethod
    def write_pace(self, paper: Paper) -> None:
        """Its own part of a position on paper."""

    @abstractmethod
    def by_pace(self, visitor: ByPace) -> None:
        """Shown as what it is to whoever has something else to do in each pace."""
