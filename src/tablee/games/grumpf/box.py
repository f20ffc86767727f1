"""The parts of the box: pawns, boards with their conditions, times. `content` reads them from paper."""

from __future__ import annotations

from typing import Final, Literal, final

from mypy_extensions import i64

from tablee.games.grumpf.moves import BED, BOARDS, CLUB, CLUBS, FLIPS, PLACES, Place, space_number
from tablee.kernel.position import Move

Letter = Literal["V", "O", "G", "Y", "P", "B"]

COLOURS: Final = ["violet", "orange", "green", "yellow", "pink", "blue"]  # GRU-230
LETTERS: Final[list[Letter]] = ["V", "O", "G", "Y", "P", "B"]
NEUTRAL_LETTER: Final = "N"

SIDE_1: Final = 0  # the index of side •
SIDE_2: Final = 1  # of side ••

CONDITIONS: Final = [
    "none",
    "sum_ge",
    "sum_between",
    "sum_le",
    "count_ge",
    "last3",
    "all_same",
    "all_different",
    "each_le",
    "sum_even",
]


@final
class Condition:
    """What the counted pawns of a board must be for its animals to be shared (GRU-115 to 131)."""

    __slots__ = ("kind", "low", "high")

    def __init__(self, kind: str, low: int, high: int) -> None:
        self.kind = kind
        self.low = low
        self.high = high

    def met(self, values: list[int]) -> bool:
        """Of the counted pawns of all clans together (GRU-108). With none of them, never (GRU-109)."""
        if len(values) == 0:
            return False
        kind = self.kind
        if kind == "none" or kind == "last3":
            return True
        if kind == "sum_ge":
            return sum(values) >= self.low
        if kind == "sum_between":
            return self.low <= sum(values) <= self.high
        if kind == "sum_le":
            return sum(values) <= self.high
        if kind == "sum_even":
            return sum(values) % 2 == 0
        if kind == "count_ge":
            return len(values) >= self.low
        if kind == "each_le":
            return max(values) <= self.high
        different = len(set(values))
        return different == 1 if kind == "all_same" else different == len(values)

    def tallied(self) -> int:
        """GRU-125. How many pawns, the furthest along the track, are tallied; 0 for all of them."""
        return self.low if self.kind == "last3" else 0


@final
class Board:
    """A hunting board: its track, its sharing pattern, and the conditions of its two sides."""

    __slots__ = ("number", "key", "spaces", "pattern", "colour", "neutral", "conditions")

    spaces: i64

    def __init__(
        self,
        number: int,
        key: str,
        spaces: int,
        pattern: list[int],
        colour: str,
        neutral: int,
        conditions: list[Condition],
    ) -> None:
        self.number = number
        self.key = key
        self.spaces = spaces
        self.pattern = pattern
        self.colour = colour
        self.neutral = neutral  # pawns of the neutral clan that it is dealt (GRU-222)
        self.conditions = conditions


@final
class Pawn:
    """A Grumpf of any clan: its two faces, and the largest table that it is used at."""

    __slots__ = ("number", "faces", "up_to", "club_side", "places")

    up_to: i64
    club_side: i64

    def __init__(self, number: int, faces: list[int], up_to: int) -> None:
        self.number = number
        self.faces = faces
        self.up_to = up_to
        self.club_side = self.side_with(CLUB)  # -1: it has no club
        self.places = [self.places_with(room) for room in range(1 << len(BOARDS))]  # by `hunt.room`

    def places_with(self, room: int) -> list[Place]:
        """GRU-064. Every PLACE of this pawn where there is room: a bit for each board."""
        boards = [board for board in range(len(BOARDS)) if room >> board & 1]
        return [PLACES[self.number - 1][face][board] for face in self.faces if face != CLUB for board in boards]

    def side_with(self, face: int) -> int:
        """Which of the two sides shows this face; -1 if neither does."""
        if self.faces[0] == face:
            return 0
        return 1 if self.faces[1] == face else -1


@final
class Constants:
    """Section 5.7. Times in milliseconds."""

    __slots__ = (
        "rounds",
        "draw",
        "tiles",
        "jokers",
        "tick",
        "lat_cap",
        "hand_flip",
        "hand_place",
        "hand_club",
        "hand_reject",
        "bots_ready",
        "ready_max",
        "shout_max",
        "countdown",
        "time_warning",
        "stall_warn",
        "stall_end",
        "review_max",
        "beats_cap",
        "cmd_rate",
    )

    def __init__(self, given: dict[str, int]) -> None:
        self.rounds = given["rounds"]
        self.draw = given["draw"]
        self.tiles = given["tiles"]
        self.jokers = given["jokers"]
        self.tick = given["tick"]
        self.lat_cap = given["lat_cap"]
        self.hand_flip = given["hand_flip"]
        self.hand_place = given["hand_place"]
        self.hand_club = given["hand_club"]
        self.hand_reject = given["hand_reject"]
        self.bots_ready = given["bots_ready"]
        self.ready_max = given["ready_max"]
        self.shout_max = given["shout_max"]
        self.countdown = given["countdown"]
        self.time_warning = given["time_warning"]
        self.stall_warn = given["stall_warn"]
        self.stall_end = given["stall_end"]
        self.review_max = given["review_max"]
        self.beats_cap = given["beats_cap"]
        self.cmd_rate = given["cmd_rate"]


@final
class Box:
    """Everything in one copy of the game."""

    __slots__ = ("pawns", "boards", "tokens", "huts", "series", "constants", "hunt_moves")

    def __init__(
        self,
        pawns: list[Pawn],
        boards: list[Board],
        tokens: list[int],
        huts: dict[int, int],
        series: list[int],
        constants: Constants,
    ) -> None:
        self.pawns = pawns
        self.boards = boards
        self.tokens = tokens  # of each species
        self.huts = huts  # by seats (GRU-024)
        self.series = series  # points of a series, by its number of species; none for no species
        self.constants = constants
        self.hunt_moves = {seats: self.sendable(seats) for seats in huts}

    def used(self, pawn: Pawn, seats: int) -> bool:
        """GRU-026. Is this pawn played with by so many?"""
        return seats <= pawn.up_to

    def sendable(self, seats: int) -> tuple[Move, ...]:
        """Every command of a hunt in real time that names pawns, faces, boards and spaces that there are (GRU-265)."""
        moves: list[Move] = [BED]
        for pawn in self.pawns:
            if self.used(pawn, seats):
                index = pawn.number - 1
                moves.append(FLIPS[index])
                for board in self.boards:
                    for face in pawn.faces:
                        moves.append(PLACES[index][face][board.number])
                    for space in range(board.spaces):
                        moves.append(CLUBS[index][space_number(board.number, space + 1)])
        return tuple(moves)
