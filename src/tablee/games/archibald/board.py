"""The board: cells, passages, safe tiles, and the blocking test (3.0, 3.3, 3.8)."""

from __future__ import annotations

from typing import Final, final

from tablee.games.archibald.box import Tile
from tablee.games.archibald.moves import CELLS, ROWS, WIDTH

NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
SIDES: Final = (NORTH, EAST, WEST, SOUTH)  # in the order of D-05
OPPOSITE: Final = {NORTH: SOUTH, EAST: WEST, SOUTH: NORTH, WEST: EAST}

LEVEL_OF_ROW: Final = (0, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5)  # ARC-001, 002; rows are counted from 1
LAST_ROW: Final = (0, 1, 4, 7, 10, 11)  # ARC-008, by level
JAIL_LEVEL: Final = 5
FIRST_JAIL: Final = len(CELLS) - WIDTH
NO_CELL: Final = -1

ROW: Final[list[int]] = [cell // WIDTH + 1 for cell in range(len(CELLS))]
LEVEL: Final[list[int]] = [LEVEL_OF_ROW[cell // WIDTH + 1] for cell in range(len(CELLS))]


def neighbour(cell: int, side: int) -> int:
    """ARC-003. The cell behind a side; nothing leaves the grid."""
    if side == NORTH:
        return cell + WIDTH if ROW[cell] < ROWS else NO_CELL
    if side == SOUTH:
        return cell - WIDTH if ROW[cell] > 1 else NO_CELL
    if side == EAST:
        return cell + 1 if cell % WIDTH < WIDTH - 1 else NO_CELL
    return cell - 1 if cell % WIDTH > 0 else NO_CELL


AROUND: Final[list[list[int]]] = [  # of each cell, its neighbours to the north, east, west and south
    [neighbour(cell, side) for side in SIDES if neighbour(cell, side) != NO_CELL] for cell in range(len(CELLS))
]
TOWARDS: Final[list[list[int]]] = [  # and the sides on which they lie
    [side for side in SIDES if neighbour(cell, side) != NO_CELL] for cell in range(len(CELLS))
]


def side_towards(cell: int, other: int) -> int:
    """The side of a cell on which an adjacent one lies; 0 if it is not adjacent."""
    for place in range(len(AROUND[cell])):
        if AROUND[cell][place] == other:
            return TOWARDS[cell][place]
    return 0


def steps_between(cell: int, other: int) -> int:
    """Orthogonal steps in the grid, whatever lies there (ARC-526)."""
    return abs(ROW[cell] - ROW[other]) + abs(cell % WIDTH - other % WIDTH)


@final
class Board:
    """What lies on the 55 cells. `closed` has the sides of each cell whose passage is closed, from both sides alike."""

    __slots__ = ("tiles", "face_up", "breached", "fresh", "dug", "closed")

    def __init__(self) -> None:
        self.tiles: list[Tile | None] = [None] * len(CELLS)
        self.face_up: list[bool] = [False] * len(CELLS)
        self.breached: list[bool] = [False] * len(CELLS)
        self.fresh: list[bool] = [False] * len(CELLS)  # its enemies are still to appear (ARC-409)
        self.dug: list[int] = [0] * len(CELLS)  # sides that a pickaxe has opened (ARC-529)
        self.closed: list[int] = [0] * len(CELLS)

    def clone(self) -> Board:
        copy = Board()
        copy.tiles, copy.face_up = self.tiles[:], self.face_up[:]
        copy.breached, copy.fresh = self.breached[:], self.fresh[:]
        copy.dug, copy.closed = self.dug[:], self.closed[:]
        return copy

    # --- Tiles

    def is_empty(self, cell: int) -> bool:
        """ARC-007."""
        return self.tiles[cell] is None

    def is_falls(self, cell: int) -> bool:
        """ARC-307, 807. Chutes de Satan, unless they are breached."""
        tile = self.tiles[cell]
        return tile is not None and tile.falls and not self.breached[cell]

    def is_trap(self, cell: int) -> bool:
        """A trap that everybody can see."""
        tile = self.tiles[cell]
        return tile is not None and tile.trap and self.face_up[cell]

    def is_spring(self, cell: int) -> bool:
        tile = self.tiles[cell]
        return tile is not None and tile.spring and self.face_up[cell]

    def is_face_down_jail(self, cell: int) -> bool:
        return cell >= FIRST_JAIL and not self.face_up[cell]

    def lay(self, cell: int, tile: Tile, breached: bool) -> None:
        """ARC-304, 807. Face up, arrow north; a breached one has no walls."""
        self.tiles[cell] = tile
        self.face_up[cell] = True
        self.breached[cell] = breached
        self.fresh[cell] = len(tile.enemies) > 0
        if not breached:
            self.wall_in(cell, tile)

    def wall_in(self, cell: int, tile: Tile) -> None:
        """ARC-006. A wall closes its passage from both sides, unless a pickaxe has opened it; falls stay closed."""
        walls = tile.walls if tile.falls else tile.walls & ~self.dug[cell]
        for place in range(len(AROUND[cell])):
            side = TOWARDS[cell][place]
            if walls & side:
                self.closed[cell] |= side
                self.closed[AROUND[cell][place]] |= OPPOSITE[side]

    def dig(self, cell: int, other: int) -> None:
        """ARC-529. The passage between two cells is open for the rest of the game."""
        side = side_towards(cell, other)
        self.dug[cell] |= side
        self.dug[other] |= OPPOSITE[side]
        self.closed[cell] &= ~side
        self.closed[other] &= ~OPPOSITE[side]

    # --- Passages

    def is_closed(self, cell: int, other: int) -> bool:
        """ARC-006. Of adjacent cells."""
        return self.closed[cell] & side_towards(cell, other) != 0

    def safe(self) -> list[bool]:
        """ARC-009. Face-up tiles that a chain of face-up tiles with open passages links to row 1, across no trap."""
        found = [False] * len(CELLS)
        stack: list[int] = []
        for cell in range(WIDTH):
            found[cell] = True
            stack.append(cell)
        while len(stack) > 0:
            cell = stack.pop()
            closed = self.closed[cell]
            around = AROUND[cell]
            towards = TOWARDS[cell]
            for place in range(len(around)):
                other = around[place]
                if found[other] or not self.face_up[other] or closed & towards[place]:
                    continue
                if self.is_trap(other):
                    continue
                found[other] = True
                stack.append(other)
        return found

    # --- Blocking (3.8)

    def passes(self, cell: int, tile: Tile) -> bool:
        """ARC-802. Whether every face-down jail can still be reached with this tile on this cell."""
        before = self.closed
        self.closed = before[:]
        self.wall_in(cell, tile)
        found = self.reaches_every_jail()
        self.closed = before
        return found

    def reaches_every_jail(self) -> bool:
        seen = [False] * len(CELLS)
        stack: list[int] = []
        for cell in range(WIDTH):
            seen[cell] = True
            stack.append(cell)
        while len(stack) > 0:
            cell = stack.pop()
            if cell >= FIRST_JAIL and (not self.face_up[cell] or self.is_trap(cell)):
                continue
            closed = self.closed[cell]
            around = AROUND[cell]
            towards = TOWARDS[cell]
            for place in range(len(around)):
                other = around[place]
                if not seen[other] and not closed & towards[place]:
                    seen[other] = True
                    stack.append(other)
        for cell in range(FIRST_JAIL, len(CELLS)):
            if not self.face_up[cell] and not seen[cell]:
                return False
        return True
