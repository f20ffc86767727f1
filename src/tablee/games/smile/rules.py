"""Smile, by Michael Schacht. Keep docs/rules/smile.md open: the sections below follow its sections."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from tablee.games.smile import events, paper, sight
from tablee.games.smile.box import COLOURS, MARKS, NO_COLOUR, Box, Creature
from tablee.games.smile.moves import CardMove, Collect, Offer
from tablee.kernel.luck import Luck
from tablee.kernel.position import ALONE, NOBODY, Move, Position, Refusal
from tablee.kernel.records import EVERYTHING, Outcome

if TYPE_CHECKING:
    from tablee.games.smile.events import Tally
    from tablee.games.smile.view import SmileView
    from tablee.kernel.records import Eyes, Json

ROUNDS: Final = 10  # SMI-003
HAND: Final = 6  # SMI-025
FIREFLIES_PER_POINT: Final = 5  # SMI-121

NO_MOVES: Final[tuple[Move, ...]] = ()

MALFORMED: Final = Refusal("malformed", "SMI-150")
GAME_OVER: Final = Refusal("game_over", "SMI-112")
ALREADY_COLLECTED: Final = Refusal("already_collected", "SMI-065")
NOT_YOUR_TURN: Final = Refusal("not_your_turn", "SMI-035")
UNKNOWN_CARD: Final = Refusal("unknown_card", "SMI-034")
NO_FIREFLY_IN_HAND: Final = Refusal("no_firefly_in_hand", "SMI-044")
NOT_LOWEST: Final = Refusal("not_lowest", "SMI-040")
NO_FIREFLY_ON_CREATURE: Final = Refusal("no_firefly_on_creature", "SMI-064")
BORROW_NOT_ALLOWED: Final = Refusal("borrow_not_allowed", "SMI-083")

REFUSALS: Final = (
    MALFORMED,
    GAME_OVER,
    ALREADY_COLLECTED,
    NOT_YOUR_TURN,
    UNKNOWN_CARD,
    NO_FIREFLY_IN_HAND,
    NOT_LOWEST,
    NO_FIREFLY_ON_CREATURE,
    BORROW_NOT_ALLOWED,
)


@final
@mypyc_attr(acyclic=True)
class Lure:
    """A creature in the row, and the fireflies offered to it (SMI-034, 046)."""

    __slots__ = ("creature", "fireflies")

    def __init__(self, creature: Creature, fireflies: int) -> None:
        self.creature = creature
        self.fireflies = fireflies


@final
@mypyc_attr(acyclic=True)
class Hunter:
    """A player: the closed hand, and what lies in front of everybody's eyes."""

    __slots__ = ("fireflies", "tears", "hunting", "creatures", "fled")

    def __init__(
        self, fireflies: int, tears: int, hunting: bool, creatures: list[Creature], fled: list[Creature]
    ) -> None:
        self.fireflies = fireflies
        self.tears = tears
        self.hunting = hunting  # has not collected this round
        self.creatures = creatures
        self.fled = fled

    def clone(self) -> Hunter:
        """With the same lists: what lies in front of a hunter is never changed, but laid out anew."""
        return Hunter(self.fireflies, self.tears, self.hunting, self.creatures, self.fled)

    # --- Scoring

    def creature_points(self) -> int:
        """SMI-120. The values of all creatures in front of you."""
        points = 0
        for creature in self.creatures:
            points += creature.value
        return points

    def firefly_points(self) -> int:
        """SMI-121. One point for each complete group of five fireflies."""
        return self.fireflies // FIREFLIES_PER_POINT

    def score(self) -> int:
        """SMI-120 to 123. Creatures, plus fireflies by fives, minus tears; there is no floor."""
        return self.creature_points() + self.firefly_points() - self.tears


@final
class Smile(Position):
    """A game of Smile at one moment. Seats go clockwise: 0, 1, ... and round again (SMI-005)."""

    __slots__ = ("hunters", "deck", "row", "round", "starter", "turn", "shows_unseen", "shown")

    def __init__(
        self,
        hunters: list[Hunter],
        deck: list[Creature],  # face down, the top card last
        row: list[Lure],  # the available creatures, lowest first
        round: int,
        starter: int,
        turn: int,
        over: bool,
        shows_unseen: bool,
    ) -> None:
        self.seats = len(hunters)
        self.over = over
        self.now = 0
        self.told = None
        self.hunters = hunters
        self.deck = deck
        self.row = row
        self.round = round
        self.starter = starter
        self.turn = turn
        self.shows_unseen = shows_unseen
        self.shown: sight.Shown | None = None  # when somebody last looked

    # --- Setup

    @staticmethod
    def deal(box: Box, seats: int, luck: Luck, shows_unseen: bool, listen: bool) -> Smile:
        """SMI-020 to 028. The deck for so many players, shuffled; six fireflies each; a start player by lot."""
        deck = box.deck(seats)
        luck.shuffle(deck)
        starter = luck.below(seats)
        hunters = [Hunter(HAND, 0, True, [], []) for _ in range(seats)]
        position = Smile(hunters, deck, [], 0, starter, starter, False, shows_unseen)
        if listen:
            position.told = []
        position.begin()
        return position

    def begin(self) -> None:
        """SMI-025 to 030. Hands are dealt, the first row is laid out."""
        if self.told is not None:
            self.told.append(
                events.GameStarted(
                    self.seats,
                    [mark for mark, players in MARKS.items() if players > self.seats],
                    len(self.deck),
                    sight.FIREFLIES_IN_BOX - self.dealt_fireflies(),
                    sight.TEARS_IN_BOX,
                    self.starter,
                )
            )
            for seat in range(self.seats):
                self.told.append(events.HandUpdated(seat, HAND))
        self.search()
        if self.told is not None:
            self.announce_turn()

    def dealt_fireflies(self) -> int:
        """SMI-025. Six to each player."""
        return HAND * self.seats

    # --- The Search

    def search(self) -> None:
        """SMI-031 to 034. Draw a card for each player; lay them in a row, lowest first, without fireflies."""
        left = len(self.deck) - self.seats
        top = self.deck[left:]
        top.reverse()
        self.deck = self.deck[:left]
        self.row = []
        for creature in top:
            self.lay(creature)
        self.round += 1
        for hunter in self.hunters:
            hunter.hunting = True
        if self.told is not None:
            self.told.append(events.RoundStarted(self.round, self.starter, len(self.deck)))
            self.told.append(
                events.RowRevealed([lure.creature.id for lure in self.row], [creature.id for creature in top])
            )

    def lay(self, creature: Creature) -> None:
        """SMI-032, 033. To the right of all that are not higher, so that equals keep the order drawn."""
        slot = len(self.row)
        while slot > 0 and self.row[slot - 1].creature.value > creature.value:
            slot -= 1
        self.row.insert(slot, Lure(creature, 0))

    # --- What a player may do (section 7)

    def awaited(self) -> tuple[int, ...]:
        """SMI-035. One player at a time."""
        return NOBODY if self.over else ALONE[self.turn]

    def moves(self, seat: int) -> tuple[Move, ...]:
        """SMI-037. Offer or collect; only when neither is possible, borrow. All of it concerns the lowest (SMI-142)."""
        if seat != self.turn or self.over:
            return NO_MOVES
        lowest = self.row[0]
        creature = lowest.creature
        if self.row[1].creature.value == creature.value:
            return self.moves_among_ties(seat)
        if self.hunters[seat].fireflies:
            return creature.offer_or_collect if lowest.fireflies else creature.only_offer
        return creature.only_collect if lowest.fireflies else creature.only_borrow

    def moves_among_ties(self, seat: int) -> tuple[Move, ...]:
        """SMI-042, 061. Several creatures are lowest: choose which one gets the firefly, which one is collected."""
        moves: list[Move] = []
        if self.hunters[seat].fireflies:
            for lure in self.row:
                if self.is_lowest(lure):
                    moves.append(lure.creature.offer)
        for lure in self.row:
            if lure.fireflies:
                moves.append(lure.creature.collect)
        if not moves:
            for lure in self.row:
                if self.is_lowest(lure):
                    moves.append(lure.creature.borrow)
        return tuple(moves)

    def why_not(self, seat: int, move: Move) -> Refusal | None:
        """SMI-150. The first reason that applies, in the order of section 8."""
        if seat < 0 or seat >= self.seats or not isinstance(move, CardMove):
            return MALFORMED
        if self.over:
            return GAME_OVER
        if not self.hunters[seat].hunting:
            return ALREADY_COLLECTED
        if seat != self.turn:
            return NOT_YOUR_TURN
        lure = self.find(move.card)
        if lure is None:
            return UNKNOWN_CARD
        if isinstance(move, Offer):
            return self.why_not_offer(seat, lure)
        if isinstance(move, Collect):
            return None if lure.fireflies else NO_FIREFLY_ON_CREATURE  # SMI-060, 064
        return self.why_not_borrow(seat, lure)

    def why_not_offer(self, seat: int, lure: Lure) -> Refusal | None:
        """SMI-040, 044. You need a firefly, and only the lowest creature takes it."""
        if not self.hunters[seat].fireflies:
            return NO_FIREFLY_IN_HAND
        return None if self.is_lowest(lure) else NOT_LOWEST

    def why_not_borrow(self, seat: int, lure: Lure) -> Refusal | None:
        """SMI-080, 082, 083. Only with an empty hand and nothing baited, and only for the lowest creature."""
        if self.hunters[seat].fireflies or self.anything_baited():
            return BORROW_NOT_ALLOWED
        return None if self.is_lowest(lure) else NOT_LOWEST

    def is_lowest(self, lure: Lure) -> bool:
        """SMI-041, 042. Judged now, among the creatures still in the row; several may tie."""
        return lure.creature.value == self.row[0].creature.value

    def anything_baited(self) -> bool:
        for lure in self.row:
            if lure.fireflies:
                return True
        return False

    def find(self, card: int) -> Lure | None:
        for lure in self.row:
            if lure.creature.number == card:
                return lure
        return None

    # --- The Lure

    def play(self, seat: int, move: Move, luck: Luck) -> None:
        """SMI-037, 038. One action, fully resolved; then the next player who has not collected."""
        assert isinstance(move, CardMove)
        lure = self.find(move.card)
        assert lure is not None
        if isinstance(move, Offer):
            self.offer(seat, lure)
        elif isinstance(move, Collect):
            self.row.remove(lure)
            self.collect(seat, lure, False)
        else:
            self.borrow(seat, lure)
        self.next_hunter()
        if len(self.row) == 1:
            self.last_creature()
            self.end_round()
        if self.told is not None:
            self.announce_turn()

    def next_hunter(self) -> None:
        seat = self.turn
        while True:
            seat = seat + 1 if seat + 1 < self.seats else 0
            if self.hunters[seat].hunting:
                break
        self.turn = seat

    def announce_turn(self) -> None:
        if self.told is not None and not self.over:
            self.told.append(events.TurnStarted(self.turn))
            self.told.append(events.DecisionRequested(self.turn, [move.text for move in self.moves(self.turn)]))

    # --- Action: offer

    def offer(self, seat: int, lure: Lure) -> None:
        """SMI-040 to 047. One firefly from your hand to the lowest creature; you stay in the round."""
        hunter = self.hunters[seat]
        hunter.fireflies -= 1
        lure.fireflies += 1
        if self.told is not None:
            self.told.append(events.FireflyOffered(seat, lure.creature.id, lure.fireflies))
            self.told.append(events.HandUpdated(seat, hunter.fireflies))

    # --- Action: collect

    def collect(self, seat: int, lure: Lure, automatic: bool) -> None:
        """SMI-061 to 068. The creature to your front, its fireflies to your hand, then the pair check."""
        hunter = self.hunters[seat]
        hunter.fireflies += lure.fireflies
        hunter.hunting = False
        if self.told is not None:
            self.told.append(events.CreatureCollected(seat, lure.creature.id, lure.fireflies, automatic))
            if lure.fireflies:
                self.told.append(events.HandUpdated(seat, hunter.fireflies))
        self.pair_flees(seat, lure.creature)

    # --- Last creature of the round

    def last_creature(self) -> None:
        """SMI-070 to 075. The one player left gets the one creature left, at once and for nothing."""
        self.collect(self.turn, self.row.pop(), True)

    # --- Borrowing

    def borrow(self, seat: int, lure: Lure) -> None:
        """SMI-081 to 084. A tear in front of you, and a firefly from the supply to the lowest creature."""
        hunter = self.hunters[seat]
        hunter.tears += 1
        lure.fireflies += 1
        if self.told is not None:
            self.told.append(events.TearTaken(seat, hunter.tears))
            self.told.append(events.FireflyBorrowed(seat, lure.creature.id, lure.fireflies))

    # --- Pairs that scare each other off

    def pair_flees(self, seat: int, new: Creature) -> None:
        """SMI-100 to 107. Two creatures of one colour in front of a player both leave the game."""
        hunter = self.hunters[seat]
        if new.colour != NO_COLOUR:
            for slot, old in enumerate(hunter.creatures):
                if old.colour == new.colour:
                    hunter.creatures = hunter.creatures[:slot] + hunter.creatures[slot + 1 :]
                    hunter.fled = [*hunter.fled, old, new]
                    if self.told is not None:
                        self.told.append(events.PairFled(seat, (old.id, new.id), COLOURS[new.colour]))
                    return
        hunter.creatures = [*hunter.creatures, new]

    # --- End of round, end of game

    def end_round(self) -> None:
        """SMI-074, 110 to 112. Whoever got the last creature opens; after the last card, the game is over."""
        self.over = not self.deck
        if self.told is not None:
            self.told.append(events.RoundEnded(self.round, None if self.over else self.turn))
        if self.over:
            if self.told is not None:
                self.told.append(events.GameEnded(self.tallies(), self.outcome().winners))
        else:
            self.starter = self.turn
            self.search()

    # --- Scoring

    def payoff(self) -> list[float]:
        """SMI-124 to 126. The whole victory to the winner, or shared alike."""
        ranks = self.ranks()
        share = 1.0 / ranks.count(1)
        return [share if rank == 1 else 0.0 for rank in ranks]

    def ranks(self) -> list[int]:
        """SMI-127. By score, then by fireflies in hand; equal on both is the same rank, and the next is skipped."""
        scores = [hunter.score() for hunter in self.hunters]
        ranks: list[int] = []
        for seat, hunter in enumerate(self.hunters):
            rank = 1
            for other, rival in enumerate(self.hunters):
                ahead = scores[other] - scores[seat]
                if ahead > 0 or (ahead == 0 and rival.fireflies > hunter.fireflies):
                    rank += 1
            ranks.append(rank)
        return ranks

    def outcome(self) -> Outcome:
        """SMI-124 to 127. Who won: by points, by fireflies among equals, or together."""
        ranks = self.ranks()
        scores = [hunter.score() for hunter in self.hunters]
        reason = "shared" if ranks.count(1) > 1 else "fireflies" if scores.count(max(scores)) > 1 else "points"
        return Outcome.by_rank(ranks, scores, reason)

    def tallies(self) -> list[Tally]:
        """SMI-119 to 122. All hands are opened and counted."""
        return [
            events.Tally(
                [creature.id for creature in hunter.creatures],
                hunter.creature_points(),
                hunter.fireflies,
                hunter.firefly_points(),
                hunter.tears,
                hunter.score(),
                rank,
            )
            for hunter, rank in zip(self.hunters, self.ranks(), strict=True)
        ]

    # --- Online table

    def default(self, seat: int) -> Move:
        """SMI-152, section 7. Take the best baited creature unless it hurts; otherwise offer, or borrow, leftmost."""
        return self.greedy(seat, 0)

    def greedy(self, seat: int, threshold: int) -> Move:
        """The default of section 7, with another threshold than 0 for bots of another temper."""
        hunter = self.hunters[seat]
        best: Lure | None = None
        best_worth = 0
        for lure in self.row:
            if lure.fireflies:
                worth = 2 * self.gain(hunter, lure.creature) + lure.fireflies
                if best is None or worth > best_worth or (worth == best_worth and lure.fireflies > best.fireflies):
                    best = lure
                    best_worth = worth
        if best is not None and (best_worth >= threshold or not hunter.fireflies):
            return best.creature.collect
        leftmost = self.row[0].creature
        return leftmost.offer if hunter.fireflies else leftmost.borrow

    def gain(self, hunter: Hunter, creature: Creature) -> int:
        """Section 7's D: what collecting a creature does to your creature points."""
        for held in hunter.creatures:
            if creature.pairs_with(held):
                return -held.value
        return creature.value

    # --- Who knows what (section 6)

    def view(self, eyes: Eyes) -> SmileView:
        return sight.view_of(self, eyes)

    def public(self) -> SmileView:
        return sight.public_view(self)

    def private(self, eyes: int) -> dict[str, object]:
        return sight.private_fields(self, eyes)

    def imagine(self, eyes: Eyes, luck: Luck) -> Smile:
        """The order of the deck is anybody's guess, and so are the closed hands; only their total is known."""
        imagined = self.clone()
        imagined.deck = sorted(self.deck, key=by_number)  # so that nothing of the real order is left
        luck.shuffle(imagined.deck)
        if self.over or eyes == EVERYTHING:
            return imagined
        closed = [hunter for seat, hunter in enumerate(imagined.hunters) if seat != eyes]
        fireflies = 0
        for hunter in closed:
            fireflies += hunter.fireflies
            hunter.fireflies = 0
        for _ in range(fireflies):
            closed[luck.below(len(closed))].fireflies += 1
        return imagined

    def clone(self) -> Smile:
        """With the same deck: it is never changed, but laid aside anew."""
        return Smile(
            [hunter.clone() for hunter in self.hunters],
            self.deck,
            [Lure(lure.creature, lure.fireflies) for lure in self.row],
            self.round,
            self.starter,
            self.turn,
            self.over,
            self.shows_unseen,
        )

    def to_json(self) -> Json:
        return paper.write(self)


def by_number(creature: Creature) -> int:
    return creature.number
