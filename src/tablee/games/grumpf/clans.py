"""A clan: its eight Grumpfs, its Elder, and what it has won."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.grumpf.box import Box
from tablee.games.grumpf.moves import PAWNS, SPECIES

HELD: Final = 0  # in front of its owner
ON_TRACK: Final = 1
AS_CLUB: Final = 2
ASIDE: Final = 3  # not played with: removed (GRU-026), or a neutral club (GRU-224)

NO_FACE: Final = -1
AWAKE: Final = 0


@final
class Clan:
    """One colour at the table. Pawn #1 is the first of `states` and `sides`."""

    __slots__ = ("colour", "states", "sides", "hut", "animals", "tiles", "jokers", "child", "bot", "gone")

    hut: i64
    tiles: i64

    def __init__(self, colour: int, child: bool, bot: bool, jokers: int) -> None:
        self.colour = colour
        self.child = child  # plays with two hands (GRU-008)
        self.bot = bot
        self.jokers = jokers
        self.states = [HELD] * PAWNS
        self.sides = [NO_FACE] * PAWNS  # which of its two faces an unplaced pawn shows
        self.hut = AWAKE  # the number of the hut in which its Elder sleeps
        self.animals = [0] * len(SPECIES)
        self.tiles = 0
        self.gone = False  # its player has left, or is disconnected

    def clone(self) -> Clan:
        copy = Clan(self.colour, self.child, self.bot, self.jokers)
        copy.states = self.states[:]
        copy.sides = self.sides[:]
        copy.hut = self.hut
        copy.animals = self.animals[:]
        copy.tiles = self.tiles
        copy.gone = self.gone
        return copy

    def asleep(self) -> bool:
        return self.hut != AWAKE

    def person(self) -> bool:
        """Somebody is there to look and to answer."""
        return not self.bot and not self.gone

    def take_back(self, box: Box, seats: int) -> None:
        """GRU-041, 151. All pawns and the Elder return, except what so many players do not play with."""
        self.hut = AWAKE
        for index, pawn in enumerate(box.pawns):
            self.states[index] = HELD if box.used(pawn, seats) else ASIDE
            self.sides[index] = NO_FACE

    def held(self) -> int:
        """How many pawns are still in front of their owner."""
        return self.states.count(HELD)
