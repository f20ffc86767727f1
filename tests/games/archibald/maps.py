"""Walls, passages, safe tiles and the blocking test, written a second time from the law (3.0, 3.8)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tablee.games.archibald.view import ArchibaldView
from tests.games.archibald import law
from tests.games.archibald.race import CELLS, COLUMNS

WALLS = {row.id: row.walls for row in law.tiles()}
FALLS = {row.id for row in law.tiles() if row.falls}
TRAPS = {row.id for row in law.tiles() if "trap" in row.shows}
START = [f"{column}1" for column in COLUMNS]
JAILS = [f"{column}11" for column in COLUMNS]
STEPS = {"N": (0, 1), "E": (1, 0), "W": (-1, 0), "S": (0, -1)}
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}


def neighbours(cell: str) -> dict[str, str]:
    """ARC-003. By their side."""
    column, row = COLUMNS.index(cell[0]), int(cell[1:])
    found: dict[str, str] = {}
    for side, (east, north) in STEPS.items():
        if 0 <= column + east < 5 and 1 <= row + north <= 11:
            found[side] = f"{COLUMNS[column + east]}{row + north}"
    return found


class Map:
    """The face-up tiles, and what has happened to their walls."""

    def __init__(self, tiles: Mapping[str, str], breached: Iterable[str], opened: Iterable[Iterable[str]]) -> None:
        self.tiles = dict(tiles)
        self.breached = set(breached)
        self.opened = {frozenset(pair) for pair in opened}

    def falls(self, cell: str) -> bool:
        return self.tiles.get(cell) in FALLS and cell not in self.breached

    def trap(self, cell: str) -> bool:
        return self.tiles.get(cell) in TRAPS

    def wall(self, cell: str, side: str) -> bool:
        return cell in self.tiles and cell not in self.breached and side in WALLS[self.tiles[cell]]

    def closed(self, cell: str, side: str) -> bool:
        """ARC-006."""
        other = neighbours(cell)[side]
        if self.falls(cell) or self.falls(other):
            return True
        if frozenset((cell, other)) in self.opened:
            return False
        return self.wall(cell, side) or self.wall(other, OPPOSITE[side])

    def targets(self, cell: str) -> set[str]:
        """ARC-303."""
        return {other for side, other in neighbours(cell).items() if not self.closed(cell, side)}

    def safe(self) -> set[str]:
        """ARC-009."""
        seen, stack = set(START), list(START)
        while stack:
            cell = stack.pop()
            for other in self.targets(cell):
                if other in self.tiles and not self.trap(other) and other not in seen:
                    seen.add(other)
                    stack.append(other)
        return seen

    def passes(self) -> bool:
        """ARC-802, as the law's reference algorithm has it."""
        seen, stack = set(START), list(START)
        while stack:
            cell = stack.pop()
            if cell in JAILS and (cell not in self.tiles or self.trap(cell)):
                continue
            for other in self.targets(cell):
                if other not in seen:
                    seen.add(other)
                    stack.append(other)
        return all(jail in seen for jail in JAILS if jail not in self.tiles)

    def steps(self, enemies: Iterable[str]) -> dict[str, int]:
        """D-05. How far it is from each cell to a face-down jail: empty cells open, known traps and these left out."""
        left_out = {*enemies, *[cell for cell in self.tiles if self.trap(cell)]}
        far = {jail: 0 for jail in JAILS if jail not in self.tiles}
        wave = list(far)
        while wave:
            after: list[str] = []
            for cell in wave:
                for other in self.targets(cell):
                    unknown = other in JAILS and other not in self.tiles
                    if other not in far and not unknown:
                        far[other] = far[cell] + 1
                        if other not in left_out:
                            after.append(other)
            wave = after
        return far


def map_of(view: ArchibaldView) -> Map:
    tiles = {cell: tile for cell, tile in zip(CELLS, view.board, strict=True) if tile is not None}
    return Map(tiles, view.breached, view.opened)
