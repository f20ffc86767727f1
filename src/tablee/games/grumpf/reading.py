"""A position of Grumpf is read from paper, and every part of it checked (`paper` says how it looks there)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from tablee.games.grumpf import checks
from tablee.games.grumpf.box import LETTERS, SIDE_1, Box
from tablee.games.grumpf.clans import AS_CLUB, ASIDE, HELD, NO_FACE, ON_TRACK, Clan
from tablee.games.grumpf.hand import Command, Hand
from tablee.games.grumpf.matching import Shortage, match
from tablee.games.grumpf.moves import BOARDS, CLUB, MOVES, PAWNS, SORCERER, SPECIES, HuntMove, face_text
from tablee.games.grumpf.names import END, EXCHANGE, HUNT, REVIEW
from tablee.games.grumpf.neutral import neutral_clan
from tablee.games.grumpf.paper import (
    MILLISECONDS,
    Animals,
    Paper,
    PaperBeats,
    PaperCommand,
    PaperHand,
    PaperRealTime,
    PaperTurns,
)
from tablee.games.grumpf.setup import new
from tablee.games.grumpf.sharing import Spot
from tablee.games.grumpf.terms import Terms
from tablee.games.grumpf.writing import letter
from tablee.kernel.errors import BadPosition
from tablee.kernel.reading import read_written
from tablee.kernel.records import Json

if TYPE_CHECKING:
    from tablee.games.grumpf.realtime import RealTime
    from tablee.games.grumpf.rules import Grumpf
    from tablee.games.grumpf.slow import Beats, Turns

SPOT: Final = re.compile(r"([VOGYPBN])([1-6])(?:#([1-8]))?(x(?:([VOGYPB])(?:#([1-8]))?)?)?")
CAPTION: Final = "B5, B5#3, B5x, B5xP, B5#3xP#1"


def read_animals(written: Animals) -> list[int]:
    return [written.get(key, 0) for key in SPECIES]


def read_hunt_max(written: int) -> int:
    """In seconds, like the option; older papers have milliseconds, and no hunt is so long that it could be either."""
    return written if written >= MILLISECONDS else written * MILLISECONDS


def read(box: Box, written: Json) -> Grumpf:
    return Reader(box, read_written(written, Paper, "docs/grumpf.md")).read()


class Wanted:
    """A pawn that the paper needs somewhere: of a clan (or of any clan but one), with a face, perhaps by its number."""

    def __init__(self, spot: Spot, text: str, clan: int, face: int, number: int) -> None:
        self.spot = spot
        self.text = text  # the spot as it is written, with its board
        self.clan = clan
        self.face = face
        self.number = number


class Reader:
    """Reads one paper."""

    def __init__(self, box: Box, paper: Paper) -> None:
        self.box = box
        self.paper = paper
        self.seats = len(paper.clans)

    def read(self) -> Grumpf:
        paper = self.paper
        if paper.round > self.box.constants.rounds:
            raise BadPosition(paper.round, self.box.constants.rounds, detail="no_such_round", rule="GRU-035")
        sides = [int(side) - 1 for side in paper.sides]
        terms = Terms(paper.pace, sides, paper.daily, read_hunt_max(paper.hunt_max), paper.patience)
        position = new(self.box, terms, self.seats, self.clans())
        position.round = paper.round
        self.phase(position)
        position.over = paper.phase == END
        position.now = paper.now
        position.until = paper.until
        position.animals = read_animals(paper.animals)
        position.discarded = read_animals(paper.discarded)
        self.tracks(position)
        self.shows(position)
        position.bag = self.bag(position)
        position.tiles = self.tiles(position)
        position.continued = self.flags(paper.continued, "continued")
        self.chooser(position)
        self.pace(position)
        checks.check(self.box, paper, position)
        return position

    def phase(self, position: Grumpf) -> None:
        """GRU-043. One that this pace has."""
        if self.paper.phase not in position.phases:
            raise BadPosition(self.paper.phase, list(position.phases), detail="phase", rule="GRU-043")
        position.current = position.phases[self.paper.phase]

    # --- Clans and their pawns

    def clans(self) -> list[Clan]:
        clans: list[Clan] = []
        colours = self.colours()
        for seat, written in enumerate(self.paper.clans):
            clan = Clan(colours[seat], written.child, written.bot, int(written.joker))
            clan.take_back(self.box, self.seats)
            clan.gone = written.gone
            clan.hut = written.hut
            clan.animals = read_animals(written.animals)
            clan.tiles = written.tiles
            clans.append(clan)
        if self.seats == 2:
            neutral = neutral_clan(colours)
            if self.paper.neutral is not None:
                neutral.colour = LETTERS.index(self.paper.neutral)
            clans.append(neutral)
        if len({clan.colour for clan in clans}) != len(clans):
            raise BadPosition([LETTERS[clan.colour] for clan in clans], LETTERS, detail="colours", rule="GRU-002")
        return clans

    def colours(self) -> list[int]:
        """As written; the others have the first colours that are left."""
        written = [None if clan.colour is None else LETTERS.index(clan.colour) for clan in self.paper.clans]
        unused = [colour for colour in range(len(LETTERS)) if colour not in written]
        return [unused.pop(0) if colour is None else colour for colour in written]

    def tracks(self, position: Grumpf) -> None:
        wanted: list[Wanted] = []
        for key, spots in self.paper.tracks.items():
            board = BOARDS.index(key)
            if len(spots) > self.box.boards[board].spaces:
                raise BadPosition(len(spots), self.box.boards[board].spaces, detail="track", board=key, rule="GRU-067")
            for text in spots:
                position.tracks[board].append(self.spot(position, key, text, wanted))
        self.assign(position, wanted)
        if position.seats < len(position.clans):
            neutral = position.clans[position.seats]
            neutral.states = [ASIDE if state == HELD else state for state in neutral.states]

    def spot(self, position: Grumpf, board: str, text: str, wanted: list[Wanted]) -> Spot:
        match = SPOT.fullmatch(text)
        if match is None:
            raise BadPosition(text, CAPTION, detail="spot")
        colour, value, pawn, clubbed, club_colour, club_pawn = match.groups()
        spot = Spot(self.clan(position, colour), 0, int(value))
        where = f"{board}: {text}"
        wanted.append(Wanted(spot, where, spot.clan, spot.value, int(pawn or 0)))
        if clubbed is not None:
            clan = -1 if club_colour is None else self.clan(position, club_colour)
            if clan == spot.clan:
                raise BadPosition(text, detail="own_pawn", rule="GRU-072")
            wanted.append(Wanted(spot, where, clan, CLUB, int(club_pawn or 0)))
        return spot

    def clan(self, position: Grumpf, colour: str) -> int:
        for number in range(len(position.clans)):
            if letter(position, number) == colour:
                return number
        raise BadPosition(colour, LETTERS, detail="no_such_clan", rule="GRU-002")

    def assign(self, position: Grumpf, wanted: list[Wanted]) -> None:
        """Every spot and every club gets a pawn of its own: the first that fits and leaves enough for the others."""
        found = match([self.fitting(position, want) for want in wanted])
        if isinstance(found, Shortage):
            raise self.too_few_pawns(position, [wanted[place] for place in found.wishes], found.things)
        for want, (clan, index) in zip(wanted, found, strict=True):
            position.clans[clan].states[index] = AS_CLUB if want.face == CLUB else ON_TRACK
            if want.face == CLUB:
                want.spot.club_clan, want.spot.club_pawn = clan, index + 1
            else:
                want.spot.pawn = index + 1

    def fitting(self, position: Grumpf, want: Wanted) -> list[tuple[int, int]]:
        """Every pawn that would do, by its clan and its index."""
        clans = [clan for clan in range(self.seats) if clan != want.spot.clan] if want.clan < 0 else [want.clan]
        return [
            (clan, index)
            for clan in clans
            for index, pawn in enumerate(self.box.pawns)
            if position.clans[clan].states[index] == HELD
            and want.number in (0, pawn.number)
            and pawn.side_with(want.face) >= 0
        ]

    def too_few_pawns(self, position: Grumpf, wanted: list[Wanted], pawns: list[tuple[int, int]]) -> BadPosition:
        """GRU-025. Spots that ask for more Grumpfs than there are; or one that asks for a Grumpf that nobody has."""
        spots = list({id(want.spot): want.text for want in wanted}.values())
        if not pawns:
            return BadPosition(spots, CAPTION, detail="no_such_pawn", field="tracks", rule="GRU-025")
        right = [f"{letter(position, clan)}#{index + 1}" for clan, index in sorted(pawns)]
        return BadPosition(spots, right, detail="pawns", field="tracks", rule="GRU-025")

    def shows(self, position: Grumpf) -> None:
        """The faces of the pawns in front of their owners, from GO in real time until the next round."""
        lying = self.paper.pace == "realtime" and self.paper.phase in (HUNT, REVIEW, EXCHANGE, END)
        for seat, written in enumerate(self.paper.clans):
            clan = position.clans[seat]
            clan.sides = [0 if lying and state == HELD else NO_FACE for state in clan.states]
            for number, shown in written.shows.items():
                pawn = self.box.pawns[int(number) - 1] if number in map(str, range(1, PAWNS + 1)) else None
                face = CLUB if shown == "club" else shown
                if pawn is None or pawn.side_with(face) < 0 or clan.sides[pawn.number - 1] == NO_FACE:
                    raise BadPosition(f"#{number}: {face_text(face)}", detail="shows", seat=seat, rule="GRU-052")
                clan.sides[pawn.number - 1] = pawn.side_with(face)

    # --- What lies on the table

    def bag(self, position: Grumpf) -> list[int]:
        """As written; else of what is not elsewhere, in the order of the species, as many as rounds to come need."""
        left = self.box.tokens[:]
        for counts in [position.animals, position.discarded] + [clan.animals for clan in position.clans]:
            left = [have - count for have, count in zip(left, counts, strict=True)]
        written = self.paper.bag
        size = self.box.constants.draw * (self.box.constants.rounds - position.round)
        if written is not None:
            bag = [SPECIES.index(key) for key in written]
        else:
            bag = [species for species, count in enumerate(left) for _ in range(count)][:size]
        for species in bag:
            left[species] -= 1
        if min(left) < 0:
            raise BadPosition(SPECIES[left.index(min(left))], detail="too_many_animals", rule="GRU-029")
        if len(bag) != size:
            raise BadPosition(len(bag), size, detail="bag_size", round=position.round, rule="GRU-038")
        return bag

    def tiles(self, position: Grumpf) -> int:
        owned = sum(clan.tiles for clan in position.clans)
        box = self.box.constants.tiles if position.terms.sides[SORCERER] == SIDE_1 else 0
        left = max(0, box - owned) if self.paper.tiles is None else self.paper.tiles
        if left + owned > box:
            raise BadPosition(left + owned, box, detail="tiles", rule="GRU-023")
        return left

    def flags(self, written: list[bool] | None, name: str) -> list[bool]:
        found = [False] * self.seats if written is None else written
        self.check_length(found, name)
        return found

    def check_length(self, found: list[bool] | list[int] | list[str | None] | list[PaperHand], name: str) -> None:
        if len(found) != self.seats:
            raise BadPosition(len(found), self.seats, detail="length", name=name)

    def chooser(self, position: Grumpf) -> None:
        if self.paper.chooser is not None:
            self.check_seat(self.paper.chooser)
            position.chooser = self.paper.chooser

    def check_seat(self, seat: int) -> None:
        if seat >= self.seats:
            raise BadPosition(seat, list(range(self.seats)), detail="no_such_seat", rule="GRU-001")

    # --- The paces

    def pace(self, position: Grumpf) -> None:
        paper = self.paper
        sections = {"realtime": paper.realtime, "turns": paper.turns, "beats": paper.beats}
        for pace, section in sections.items():
            if section is not None and pace != paper.pace:
                raise BadPosition(pace, paper.pace, detail="other_pace", field=pace, rule="GRU-009")
        position.by_pace(self)

    def realtime(self, position: RealTime) -> None:
        written = self.paper.realtime or PaperRealTime()
        seats = list(range(self.seats))
        position.priority = seats if written.priority is None else written.priority
        if sorted(position.priority) != seats:
            raise BadPosition(position.priority, seats, detail="priority", rule="GRU-243")
        position.ready = self.flags(written.ready, "ready")
        position.go_at = written.go_at
        position.opened = written.opened
        position.closed = written.closed
        hands = [PaperHand() for _ in seats] if written.hands is None else written.hands
        self.check_length(hands, "hands")
        position.hands = [self.hand(hand) for hand in hands]
        position.last_act = written.last_act
        position.stall_warned = written.stall_warned
        position.time_warned = written.time_warned

    def hand(self, written: PaperHand) -> Hand:
        hand = Hand()
        hand.busy_until = written.busy_until
        hand.coming = self.command(written.coming)
        hand.waiting = self.command(written.waiting)
        hand.bed = self.command(written.bed)
        hand.sent = written.sent
        hand.arrivals = written.arrivals
        hand.one_way = written.one_way
        return hand

    def command(self, written: PaperCommand | None) -> Command | None:
        if written is None:
            return None
        return Command(written.number, self.hunt_move(written.move), written.key, written.close)

    def hunt_move(self, text: str) -> HuntMove:
        move = MOVES.get(text)
        if not isinstance(move, HuntMove):
            raise BadPosition(text, detail="move", rule="GRU-061")
        return move

    def turns(self, position: Turns) -> None:
        written = self.paper.turns or PaperTurns()
        position.first = written.first
        position.turn = written.first if written.turn is None else written.turn
        self.check_seat(position.first)
        self.check_seat(position.turn)
        position.waits = [0] * self.seats if written.waits is None else written.waits
        self.check_length(position.waits, "waits")

    def beats(self, position: Beats) -> None:
        written = self.paper.beats or PaperBeats()
        position.first = written.first
        self.check_seat(position.first)
        position.beat = written.beat
        position.quiet = written.quiet
        nothing: list[str | None] = [None] * self.seats
        chosen = nothing if written.chosen is None else written.chosen
        self.check_length(chosen, "chosen")
        position.chosen = [None if text is None else self.hunt_move(text) for text in chosen]
        position.defaults = self.flags(written.defaults, "defaults")
