"""Grumpf, by Pierre Compain. Keep docs/rules/grumpf.md open: the sections below follow its sections.

`hunt` has what can be done in a hunt, `counting` the count after it; here are the rounds around them. `realtime` and
`slow` add who acts, and when.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tablee.games.grumpf import events, sight, written
from tablee.games.grumpf.box import COLOURS
from tablee.games.grumpf.clans import ASIDE, ON_TRACK, Clan
from tablee.games.grumpf.counting import Counting
from tablee.games.grumpf.moves import (
    BOARDS,
    CLUB,
    CONTINUE,
    DECLINE,
    SEATS,
    SPECIES,
    Exchange,
    face_text,
)
from tablee.games.grumpf.phases import END, EXCHANGE, HUNT, REVIEW, WAITING
from tablee.games.grumpf.refusals import BAD_REQUEST, NO_EXCHANGE, NOT_NOW
from tablee.games.grumpf.sharing import Spot
from tablee.kernel.luck import Luck
from tablee.kernel.position import ALONE, NOBODY, Move, Refusal
from tablee.kernel.records import Interrupted, LatencyMeasured, SeatBack, SeatGone

if TYPE_CHECKING:
    from tablee.games.grumpf.view import GrumpfView
    from tablee.kernel.records import Event, Eyes, Json

NO_MOVES: Final[tuple[Move, ...]] = ()
JUST_CONTINUE: Final[tuple[Move, ...]] = (CONTINUE,)
TOGETHER: Final[list[tuple[int, ...]]] = [  # awaited(), by a bit for each seat
    tuple([seat for seat in range(SEATS) if bits >> seat & 1]) for bits in range(1 << SEATS)
]


class Grumpf(Counting):
    """A game of Grumpf at one moment."""

    __slots__ = ()

    # --- 3.2 Setup

    def open_game(self, luck: Luck) -> None:
        """GRU-021 to 028. The table is told what lies on it, and the first round begins."""
        if self.told is not None:
            pawns = sum(self.box.used(pawn, self.seats) for pawn in self.box.pawns)
            seats = [
                events.SeatSetup(COLOURS[clan.colour], clan.bot, clan.child, clan.jokers > 0)
                for clan in self.clans[: self.seats]
            ]
            neutral = None if self.seats == len(self.clans) else COLOURS[self.clans[self.seats].colour]
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
        dealt = self.draw_neutral(luck)
        self.order_round(luck)
        self.place_animals()
        self.deal_neutral(dealt)
        if self.deserted():
            self.phase = WAITING
        else:
            self.open_hunt(luck)

    def place_animals(self) -> None:
        """GRU-037 to 039. The next twelve of the bag, each onto the board of its species."""
        drawn = self.bag[: self.box.constants.draw]
        self.bag = self.bag[self.box.constants.draw :]
        for species in drawn:
            self.animals[species] += 1
        if self.told is not None:
            self.told.append(
                events.AnimalsDrawn(
                    self.t(), [SPECIES[species] for species in drawn], self.animals[:], self.bag_counts()
                )
            )

    @abstractmethod
    def order_round(self, luck: Luck) -> None:
        """The round's seat priority (GRU-243), or its first seat (GRU-282); it is told with the round's start."""

    @abstractmethod
    def open_hunt(self, luck: Luck) -> None:
        """What follows when animals and neutral pawns lie on the boards (GRU-043)."""

    # --- 3.11 Two players: the neutral clan

    def draw_neutral(self, luck: Luck) -> list[tuple[int, int]]:
        """GRU-222. The eight neutral pawns in the order dealt, each with the side that it shows."""
        if self.seats == len(self.clans):
            return []
        pawns = [pawn.number for pawn in self.box.pawns]
        luck.shuffle(pawns)
        dealt: list[tuple[int, int]] = []
        for number in pawns:
            side: int = luck.below(2)
            dealt.append((number, side))
        return dealt

    def deal_neutral(self, dealt: list[tuple[int, int]]) -> None:
        """GRU-222 to 224. In board order; values take the first spaces, clubs are set aside."""
        if not dealt:
            return
        neutral = self.clans[self.seats]
        told: list[events.Dealt] = []
        set_aside: list[int] = []
        next_pawn = 0
        for board in self.box.boards:
            for _ in range(board.neutral):
                number, side = dealt[next_pawn]
                next_pawn += 1
                face = self.box.pawns[number - 1].faces[side]
                told.append(events.Dealt(board.key, number, face_text(face)))
                neutral.states[number - 1] = ASIDE if face == CLUB else ON_TRACK
                if face == CLUB:
                    set_aside.append(number)
                else:
                    self.tracks[board.number].append(Spot(self.seats, number, face))
        if self.told is not None:
            self.told.append(events.NeutralDealt(self.t(), told, set_aside))

    # --- The end of a hunt

    def end_hunt(self, cause: str, seat: int, luck: Luck) -> None:
        """GRU-091 to 098. The hunt stops dead; the cause changes nothing in what follows."""
        if self.told is not None:
            self.told.append(events.HuntEnd(self.t(), cause, seat if seat >= 0 else None))
        self.drop_what_waits()
        self.phase = REVIEW
        self.resolve(luck)

    def drop_what_waits(self) -> None:
        """GRU-263, 294. Whatever was still to be done is too late."""

    # --- Looking at the count (GRU-044)

    def open_review(self, luck: Luck) -> None:
        """Until everybody who is there has seen it; no time for a table of bots, nor by correspondence."""
        self.phase = REVIEW
        self.continued = [False] * self.seats
        self.until = self.now + self.box.constants.review_max
        if self.terms.daily or self.looking() == 0:
            self.open_exchange(luck)
        elif self.told is not None:
            self.told.append(events.ReviewOpen(self.t(), self.until))

    def looking(self) -> i64:
        """Who is there and has still to say that the count is seen: a bit for each seat."""
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
            self.end_game()

    # --- 3.10 End of the game and scoring

    def end_game(self) -> None:
        self.phase = END
        self.over = True
        if self.told is not None:
            self.told.append(events.GameEnd(self.t(), sight.counts(self), self.outcome().winners))

    # --- Section 7: who is to decide what

    def awaited(self) -> tuple[int, ...]:
        if self.phase == HUNT:
            return self.awaited_in_hunt()
        if self.phase == EXCHANGE:
            return ALONE[self.chooser]
        if self.phase == REVIEW:
            return TOGETHER[self.looking()]
        return NOBODY if self.phase == WAITING or self.over else self.awaited_in_hunt()

    def moves(self, seat: int) -> tuple[Move, ...]:
        if seat < 0 or seat >= self.seats or self.over:
            return NO_MOVES
        if self.phase == HUNT:
            return self.moves_in_hunt(seat)
        if self.phase == EXCHANGE:
            return tuple(self.exchanges(seat) + [DECLINE]) if seat == self.chooser else NO_MOVES
        if self.phase == REVIEW:
            return NO_MOVES if self.continued[seat] else JUST_CONTINUE
        return self.moves_in_hunt(seat)

    def why_not(self, seat: int, move: Move) -> Refusal | None:
        """GRU-265, 269. The first reason that applies."""
        if seat < 0 or seat >= self.seats:
            return BAD_REQUEST
        if move is CONTINUE:
            return None if self.phase == REVIEW and not self.continued[seat] else NOT_NOW
        if move is DECLINE or isinstance(move, Exchange):
            return self.why_not_exchange(seat, move)
        return self.why_not_in_hunt(seat, move)

    def why_not_exchange(self, seat: int, move: Move) -> Refusal | None:
        if self.phase != EXCHANGE or seat != self.chooser:
            return NOT_NOW
        return None if move is DECLINE or move in self.exchanges(seat) else NO_EXCHANGE

    def play(self, seat: int, move: Move, luck: Luck) -> None:
        if self.phase == HUNT:
            self.play_in_hunt(seat, move, luck)
        elif self.phase == EXCHANGE:
            self.exchange(seat, move, luck)
        elif self.phase == REVIEW and move is CONTINUE:
            self.continued[seat] = True
            if self.looking() == 0:
                self.open_exchange(luck)
        else:
            self.play_in_hunt(seat, move, luck)

    def default(self, seat: int) -> Move:
        if self.phase == EXCHANGE:
            return DECLINE
        return CONTINUE if self.phase == REVIEW else self.default_in_hunt(seat)

    def clock(self, seat: int) -> str | None:
        """The rules keep the time of the review and of a hunt in real time; the table's clocks keep all others."""
        if self.phase == REVIEW:
            return None
        return "exchange" if self.phase == EXCHANGE else self.clock_in_hunt()

    @abstractmethod
    def awaited_in_hunt(self) -> tuple[int, ...]: ...

    @abstractmethod
    def moves_in_hunt(self, seat: int) -> tuple[Move, ...]: ...

    @abstractmethod
    def why_not_in_hunt(self, seat: int, move: Move) -> Refusal | None: ...

    @abstractmethod
    def play_in_hunt(self, seat: int, move: Move, luck: Luck) -> None: ...

    @abstractmethod
    def default_in_hunt(self, seat: int) -> Move: ...

    @abstractmethod
    def clock_in_hunt(self) -> str | None: ...

    # --- Time

    def due(self) -> int | None:
        return self.until if self.phase == REVIEW and self.lone() < 0 else None

    def advance(self, at: int, luck: Luck) -> None:
        """Everything that falls due up to `at`, each at its own time."""
        while True:
            due = self.due()
            if due is None or due > at:
                break
            self.now = max(self.now, due)
            self.fall_due(luck)
        self.now = max(self.now, at)

    def fall_due(self, luck: Luck) -> None:
        """What is due now."""
        if self.phase == REVIEW:
            self.open_exchange(luck)

    # --- 3.14 Seats, bots, leaving

    def notice(self, fact: Event, luck: Luck) -> None:
        """GRU-312, 314. Somebody has left, or is back. Latencies and interruptions matter in real time only."""
        if isinstance(fact, (LatencyMeasured, Interrupted)):
            return
        self.tell(fact)
        if isinstance(fact, (SeatGone, SeatBack)):
            self.clans[fact.seat].gone = isinstance(fact, SeatGone)
            self.hands_change(fact.seat)
            if self.phase == REVIEW and self.looking() == 0:
                self.open_exchange(luck)
            elif self.phase == WAITING and not self.deserted():
                self.open_hunt(luck)

    def know_bots(self, bots: frozenset[int], luck: Luck) -> None:
        for seat in range(self.seats):
            self.clans[seat].bot = seat in bots
            self.clans[seat].gone = False
        if self.phase == WAITING and not self.deserted():
            self.open_hunt(luck)

    def hands_change(self, seat: int) -> None:
        """GRU-312. What the seat's former hands had in the buffer is dropped."""

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
        copy.phase = self.phase
        copy.until = self.until
        copy.continued = self.continued[:]
        copy.chooser = self.chooser

    def copy_clans(self) -> list[Clan]:
        return [clan.clone() for clan in self.clans]

    def to_json(self) -> Json:
        return written.write(self)
