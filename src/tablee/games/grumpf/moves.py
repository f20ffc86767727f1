"""Everything that a player of Grumpf can do. Each move exists once and is known by its text (section 7)."""

from __future__ import annotations

from typing import Final, Literal, final

from mypy_extensions import i64

from tablee.kernel.errors import BadMove
from tablee.kernel.position import Move

SpeciesKey = Literal["bees", "reptiles", "fish", "birds", "mammoths"]
BoardKey = Literal["bees", "reptiles", "fish", "birds", "mammoths", "sorcerer"]

SPECIES: Final[list[SpeciesKey]] = ["bees", "reptiles", "fish", "birds", "mammoths"]
BOARDS: Final[list[BoardKey]] = ["bees", "reptiles", "fish", "birds", "mammoths", "sorcerer"]  # the order of GRU-105
SORCERER: Final = 5
PAWNS: Final = 8
CLUB: Final = 0  # the face without a value
HIGHEST: Final = 6  # no pawn of any box shows more (R33)
LONGEST: Final = 12  # no track of any box is longer
SEATS: Final = 6


class HuntMove(Move):
    """A move of the hunt itself."""

    __slots__ = ()


class PawnMove(HuntMove):
    """A move with one of one's own pawns, by its number."""

    __slots__ = ("pawn",)

    pawn: i64


@final
class Flip(PawnMove):
    """Turn over a pawn in front of you (GRU-063)."""

    __slots__ = ()

    def __init__(self, pawn: int) -> None:
        self.text = f"flip {pawn}"
        self.pawn = pawn


@final
class Place(PawnMove):
    """Put a pawn on a board, this face up (GRU-064, 264)."""

    __slots__ = ("face", "board")

    face: i64
    board: i64

    def __init__(self, pawn: int, face: int, board: int) -> None:
        self.text = f"place {pawn} {face_text(face)} {BOARDS[board]}"
        self.pawn = pawn
        self.face = face
        self.board = board


@final
class Club(PawnMove):
    """Put a pawn, its club up, on the pawn that lies on a space of a board (GRU-070)."""

    __slots__ = ("board", "space")

    board: i64
    space: i64

    def __init__(self, pawn: int, board: int, space: int) -> None:
        self.text = f"club {pawn} {BOARDS[board]} {space}"
        self.pawn = pawn
        self.board = board
        self.space = space


@final
class Bed(HuntMove):
    """Put your Elder in a hut (GRU-085)."""

    __slots__ = ()


@final
class Wait(HuntMove):
    """Do nothing this time, in the slow paces (GRU-281)."""

    __slots__ = ()


@final
class Exchange(Move):
    """Take an animal of another player for one of yours (GRU-165)."""

    __slots__ = ("other", "taken", "given")

    other: i64
    taken: i64
    given: i64

    def __init__(self, other: int, taken: int, given: int) -> None:
        self.text = f"exchange {other} {SPECIES[taken]} {SPECIES[given]}"
        self.other = other
        self.taken = taken
        self.given = given


def space_number(board: int, space: int) -> int:
    """All spaces of all boards in one count, from 0 on: cheaper to hand on than a board and a space."""
    return board * LONGEST + space - 1


def face_text(face: int) -> str:
    return "club" if face == CLUB else str(face)


FLIPS: Final = [Flip(pawn) for pawn in range(1, PAWNS + 1)]
PLACES: Final = [
    [[Place(pawn, face, board) for board in range(len(BOARDS))] for face in range(HIGHEST + 1)]
    for pawn in range(1, PAWNS + 1)
]
CLUBS: Final = [  # by pawn and space_number
    [Club(pawn, board, space) for board in range(len(BOARDS)) for space in range(1, LONGEST + 1)]
    for pawn in range(1, PAWNS + 1)
]
BED: Final = Bed("bed")
WAIT: Final = Wait("wait")
READY: Final = Move("ready")
SHOUT: Final = Move("shout")
CONTINUE: Final = Move("continue")
DECLINE: Final = Move("decline")
EXCHANGES: Final = [
    [[Exchange(other, taken, given) for given in range(len(SPECIES))] for taken in range(len(SPECIES))]
    for other in range(SEATS)
]


def by_text() -> dict[str, Move]:
    moves: dict[str, Move] = {move.text: move for move in (BED, WAIT, READY, SHOUT, CONTINUE, DECLINE)}
    for flip in FLIPS:
        moves[flip.text] = flip
    for pawn in range(PAWNS):
        for places in PLACES[pawn]:
            for place in places:
                moves[place.text] = place
        for club in CLUBS[pawn]:
            moves[club.text] = club
    for others in EXCHANGES:
        for takings in others:
            for exchange in takings:
                moves[exchange.text] = exchange
    return moves


MOVES: Final = by_text()
EXAMPLES: Final = [
    FLIPS[2].text,
    PLACES[2][5][0].text,
    CLUBS[0][1].text,
    BED.text,
    WAIT.text,
    READY.text,
    SHOUT.text,
    CONTINUE.text,
    EXCHANGES[1][4][0].text,
    DECLINE.text,
]


def read_move(text: str) -> Move:
    """The move of a notation such as `place 3 5 bees`."""
    move = MOVES.get(text)
    if move is None:
        raise BadMove(text, EXAMPLES, what="notation")
    return move
