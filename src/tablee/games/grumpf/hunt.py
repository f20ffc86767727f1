"""What lies on the table, and what can be done in a hunt (sections 3.5 and 3.6), whatever the pace."""

from __future__ import annotations

from abc import abstractmethod
from typing import final

from mypy_extensions import i64

from tablee.games.grumpf import events
from tablee.games.grumpf.box import COLOURS, SIDE_1, Box, Condition
from tablee.games.grumpf.clans import AS_CLUB, AWAKE, HELD, NO_FACE, ON_TRACK, Clan
from tablee.games.grumpf.moves import (
    BED,
    BOARDS,
    CLUB,
    CLUBS,
    LONGEST,
    SORCERER,
    SPECIES,
    Bed,
    Club,
    Flip,
    HuntMove,
    PawnMove,
    Place,
)
from tablee.games.grumpf.phases import HUTS, NOTHING_LEFT, WAITING, PaceName, Patience, Phase
from tablee.games.grumpf.refusals import (
    ALREADY_CLUBBED,
    ALREADY_PLACED,
    ASLEEP,
    BOARD_FULL,
    MUST_PLACE_ALL,
    NO_TARGET,
    NOT_A_CLUB,
    NOT_A_VALUE,
    OWN_PAWN,
    TARGET_ASLEEP,
)
from tablee.games.grumpf.sharing import Spot, Tally, tally
from tablee.kernel.luck import Luck
from tablee.kernel.position import Move, Position, Refusal


@final
class Terms:
    """What a table has agreed on before the game. Never changes, so that copies of a position share it."""

    __slots__ = ("pace", "sides", "daily", "hunt_max", "patience")

    def __init__(
        self, pace: PaceName, sides: list[int], daily: bool, hunt_max: int, patience: Patience = "short"
    ) -> None:
        self.pace = pace
        self.sides = sides  # of each board, SIDE_1 or SIDE_2
        self.daily = daily
        self.hunt_max = hunt_max  # milliseconds
        self.patience = patience  # with somebody who plays alone (GRU-315, 316)


class Hunt(Position):
    """A table of Grumpf at one moment, whatever the pace. Seats go clockwise: 0, 1, ... and round again."""

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
        "phase",
        "until",
        "continued",
        "chooser",
    )

    def __init__(self, box: Box, terms: Terms, seats: int, clans: list[Clan]) -> None:
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
        self.phase: Phase = WAITING
        self.until = 0  # when this phase ends by itself, where the rules keep its time
        self.continued = [False] * seats  # who has seen the count
        self.chooser = -1  # the winner of a Sorcerer •• who may exchange

    def huts(self) -> int:
        """GRU-024."""
        return self.box.huts[self.seats]

    def huts_taken(self) -> int:
        taken = 0
        for clan in self.clans:
            if clan.hut != AWAKE:
                taken += 1
        return taken

    def t(self) -> int:
        """The time that events tell (section 8)."""
        return self.now

    def bag_counts(self) -> list[int]:
        """Section 6. How many of each species are left in the bag: everybody can work it out."""
        counts = [0] * len(SPECIES)
        for species in self.bag:
            counts[species] += 1
        return counts

    def condition(self, board: int) -> Condition:
        return self.box.boards[board].conditions[self.terms.sides[board]]

    def tally(self, board: int) -> Tally:
        return tally(self.tracks[board], self.condition(board))

    # --- 3.5 The hunt: what a player may do

    def why_not_hunt(self, seat: int, move: HuntMove) -> Refusal | None:
        """GRU-265. The first reason why this could not be done now, whatever the pace."""
        clan = self.clans[seat]
        if clan.hut != AWAKE:
            return ASLEEP
        if isinstance(move, Place):
            return self.why_not_place(clan, move)
        if isinstance(move, Club):
            return self.why_not_club(seat, clan, move)
        if isinstance(move, Bed):
            return self.why_not_bed(clan)
        return ALREADY_PLACED if isinstance(move, Flip) and clan.states[move.pawn - 1] != HELD else None

    def why_not_place(self, clan: Clan, move: Place) -> Refusal | None:
        """GRU-067, 069, 076."""
        if clan.states[move.pawn - 1] != HELD:
            return ALREADY_PLACED
        if move.face == CLUB:
            return NOT_A_VALUE
        return BOARD_FULL if self.is_full(move.board) else None

    def why_not_club(self, seat: int, clan: Clan, move: Club) -> Refusal | None:
        """GRU-070 to 073, 076."""
        if clan.states[move.pawn - 1] != HELD:
            return ALREADY_PLACED
        if self.box.pawns[move.pawn - 1].club_side < 0:
            return NOT_A_CLUB
        track = self.tracks[move.board]
        if move.space > len(track):
            return NO_TARGET
        spot = track[move.space - 1]
        if spot.clan == seat:
            return OWN_PAWN
        if spot.club_clan >= 0:
            return ALREADY_CLUBBED
        return TARGET_ASLEEP if self.clans[spot.clan].hut != AWAKE else None

    def why_not_bed(self, clan: Clan) -> Refusal | None:
        """GRU-226. For two, all pawns are played first."""
        return MUST_PLACE_ALL if self.seats < len(self.clans) and clan.held() > 0 else None

    def is_full(self, board: int) -> bool:
        """GRU-067."""
        return len(self.tracks[board]) >= self.box.boards[board].spaces

    def has_room(self) -> bool:
        """GRU-067. Is any board not full?"""
        for number, board in enumerate(self.box.boards):
            if len(self.tracks[number]) < board.spaces:
                return True
        return False

    def room(self) -> i64:
        """GRU-067. Which boards have a free space: a bit for each."""
        tracks = self.tracks
        found: i64 = 0
        bit: i64 = 1
        for number, board in enumerate(self.box.boards):
            if len(tracks[number]) < board.spaces:
                found |= bit
            bit <<= 1
        return found

    def exists(self, move: HuntMove) -> bool:
        """GRU-265. Does it name a pawn of this table, a face that it has, a space that the board has?"""
        if not isinstance(move, PawnMove):
            return True
        pawn = self.box.pawns[move.pawn - 1]
        if not self.box.used(pawn, self.seats):
            return False
        if isinstance(move, Place):
            return pawn.side_with(move.face) >= 0
        return not isinstance(move, Club) or move.space <= self.box.boards[move.board].spaces

    def acts(self, seat: int) -> list[Move]:
        """Every PLACE and CLUB that could be done now, either face considered; then BED."""
        clan = self.clans[seat]
        moves: list[Move] = []
        if clan.hut != AWAKE:
            return moves
        targets = self.targets(seat)
        room = self.room()
        states = clan.states
        for index, pawn in enumerate(self.box.pawns):
            if states[index] != HELD:
                continue
            if pawn.club_side == 0:
                add_clubs(moves, index, targets)
            moves.extend(pawn.places[room])
            if pawn.club_side == 1:
                add_clubs(moves, index, targets)
        if self.why_not_bed(clan) is None:
            moves.append(BED)
        return moves

    def targets(self, seat: int) -> list[int]:
        """GRU-070 to 073. Every pawn that this seat may club, by the number of its space (`moves.space_number`)."""
        found: list[int] = []
        others = self.awake_but(seat)
        first: i64 = 0
        for track in self.tracks:
            number = first
            for spot in track:
                if spot.club_clan < 0 and (others >> spot.clan) & 1:
                    found.append(number)
                number += 1
            first += LONGEST
        return found

    def awake_but(self, seat: int) -> i64:
        """Every clan that is awake, but one: a bit for each."""
        found: i64 = 0
        bit: i64 = 1
        for other, clan in enumerate(self.clans):
            if other != seat and clan.hut == AWAKE:
                found |= bit
            bit <<= 1
        return found

    def place(self, seat: int, move: Place) -> None:
        """GRU-064, 065. To the first free space, and there it stays (GRU-076)."""
        track = self.tracks[move.board]
        track.append(Spot(seat, move.pawn, move.face))
        clan = self.clans[seat]
        clan.states[move.pawn - 1] = ON_TRACK
        clan.sides[move.pawn - 1] = NO_FACE
        if self.told is not None:
            board = BOARDS[move.board]
            self.told.append(events.Placed(self.t(), seat, move.pawn, move.face, board, len(track)))

    def club(self, seat: int, move: Club) -> None:
        """GRU-070 to 075. On top of a pawn, which is worth nothing any more."""
        spot = self.tracks[move.board][move.space - 1]
        spot.club_clan = seat
        spot.club_pawn = move.pawn
        clan = self.clans[seat]
        clan.states[move.pawn - 1] = AS_CLUB
        clan.sides[move.pawn - 1] = NO_FACE
        if self.told is not None:
            board = BOARDS[move.board]
            self.told.append(
                events.Clubbed(self.t(), seat, move.pawn, board, move.space, spot.clan, spot.pawn, spot.value)
            )

    # --- 3.6 Going to bed; end of the hunt

    def go_to_bed(self, seat: int) -> None:
        """GRU-085 to 093. The Elder takes the free hut with the lowest number."""
        taken = [clan.hut for clan in self.clans]
        hut = 1
        while hut in taken:
            hut += 1
        clan = self.clans[seat]
        clan.hut = hut
        if self.told is not None:
            left = self.huts() - self.huts_taken()
            self.told.append(events.Bed(self.t(), seat, clan.hut, COLOURS[clan.colour], left))

    def act_out(self, seat: int, move: HuntMove, luck: Luck) -> None:
        """A PLACE, CLUB or BED that is possible; and the two ends that it may bring (GRU-091, 094, 098)."""
        if isinstance(move, Place):
            self.place(seat, move)
        elif isinstance(move, Club):
            self.club(seat, move)
        else:
            self.go_to_bed(seat)
            if self.huts_taken() >= self.huts():
                self.end_hunt(HUTS, seat, luck)
                return
        if self.nothing_left():
            self.end_hunt(NOTHING_LEFT, seat, luck)

    def nothing_left(self) -> bool:
        """GRU-094. No awake seat could place or club, whichever way its pawns lie."""
        room = self.has_room()
        for seat in range(self.seats):
            clan = self.clans[seat]
            if clan.hut != AWAKE:
                continue
            clubs = False
            for index, state in enumerate(clan.states):
                if state == HELD:
                    if room:
                        return False  # for one of its faces is a value (GRU-011)
                    clubs = clubs or self.box.pawns[index].club_side >= 0
            if clubs and len(self.targets(seat)) > 0:
                return False
        return True

    @abstractmethod
    def end_hunt(self, cause: str, seat: int, luck: Luck) -> None:
        """The hunt stops dead; a seat below 0 is nobody's."""


def add_clubs(moves: list[Move], index: int, targets: list[int]) -> None:
    """Every CLUB of a pawn, by its index."""
    clubs = CLUBS[index]
    for target in targets:
        moves.append(clubs[target])
