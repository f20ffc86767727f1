"""Moving and discovering (3.3): moves, bonus moves and flights, tiles that are drawn and laid, bumps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.archibald import arriving, defaults, events
from tablee.games.archibald.asking import Asking, Deciding
from tablee.games.archibald.board import AROUND, LEVEL, TOWARDS
from tablee.games.archibald.moves import CELLS, DECLINE, MOVE, STOP, Deed
from tablee.games.archibald.refusals import FALLS, MUST_MOVE, NOT_ADJACENT, SAME_HOP, WALL
from tablee.kernel.agenda import DONE, Step, Steps
from tablee.kernel.luck import Luck
from tablee.kernel.position import Move, Refusal

if TYPE_CHECKING:
    from tablee.games.archibald.box import Tile
    from tablee.games.archibald.rules import Race

# --- Where a hero may go


def targets(race: Race, seat: int) -> list[int]:
    """ARC-301 to 303. Adjacent cells whose passage is open or unknown; falls have walls on every side."""
    cell = race.runners[seat].cell
    closed = race.board.closed[cell]
    found: list[int] = []
    for place in range(len(AROUND[cell])):
        if not closed & TOWARDS[cell][place]:
            found.append(AROUND[cell][place])
    return found


def bonus_targets(race: Race, seat: int, source: str) -> list[int]:
    """ARC-411. A spring does not repeat a hop to another spring."""
    found = targets(race, seat)
    if source == "spring" and len(race.hops) > 0:
        cell = race.runners[seat].cell
        found = [target for target in found if not race.hopped(cell, target)]
    return found


def may_move_on(race: Race, seat: int) -> bool:
    """ARC-310. No bonus move while an enemy stands on the tile, nor on a turn without moves."""
    return not race.immobilised and not race.any_enemy_at(race.runners[seat].cell)


def objections_to(race: Race, seat: int, source: str) -> dict[str, Refusal]:
    """Why the other cells are no targets."""
    cell = race.runners[seat].cell
    found: dict[str, Refusal] = {"move": NOT_ADJACENT}
    for place in range(len(AROUND[cell])):
        other = AROUND[cell][place]
        if race.board.is_falls(other):
            found[MOVE[other].text] = FALLS
        elif race.board.closed[cell] & TOWARDS[cell][place]:
            found[MOVE[other].text] = WALL
        elif source == "spring" and race.hopped(cell, other):
            found[MOVE[other].text] = SAME_HOP
    return found


# --- Going there


def go(race: Race, seat: int, target: int, kind: str, retry: bool) -> Steps:
    """ARC-304 to 306, 309. An empty cell gets its tile first; if a wall faces the hero then, the move is spent."""
    runner = race.runners[seat]
    start = runner.cell
    board = race.board
    if board.is_empty(target):
        tile = discover(race, seat, target)
        if board.is_closed(start, target):
            if race.told is not None:
                race.told.append(events.Bumped(seat, CELLS[start], CELLS[target], tile.id))
            return (MoveAgain(seat),) if retry and race.bump_retry else DONE
    elif board.is_face_down_jail(target):
        race.turn_up(target)
    return enter(race, seat, target, kind)


def enter(race: Race, seat: int, target: int, kind: str) -> Steps:
    """ARC-306. The pawn moves, and the arrival is resolved."""
    start = race.runners[seat].cell
    race.put(seat, target)
    if race.told is not None:
        race.told.append(events.HeroMoved(seat, CELLS[start], CELLS[target], kind))
    return arriving.arrive(race, seat, start)


def discover(race: Race, seat: int, cell: int) -> Tile:
    """ARC-304, 801 to 807. The first tile of the pile that does not block the game; if all do, the first, breached."""
    level = LEVEL[cell]
    for _ in range(len(race.piles[level])):
        tile = race.draw_tile(level)
        if race.told is not None:
            race.told.append(events.TileDrawn(seat, level, tile.id, CELLS[cell]))
        if race.board.passes(cell, tile):
            race.lay(cell, tile, False)
            return tile
        race.put_under(level, tile)
        if race.told is not None:
            race.told.append(events.TileRejected(tile.id, CELLS[cell]))
    tile = race.draw_tile(level)
    race.lay(cell, tile, True)
    return tile


# --- Deciding where to go


class Walk(Deciding):
    """D-05, ARC-211. The move of the turn: nobody may stay."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def decision(self) -> str:
        return "move"

    def clock(self, race: Race, seat: int) -> str | None:
        return "turn"

    def options(self, race: Race) -> tuple[Move, ...]:
        return tuple([MOVE[cell] for cell in targets(race, self.seat)])

    def objections(self, race: Race) -> dict[str, Refusal]:
        found = objections_to(race, self.seat, "move")
        found["stop"] = MUST_MOVE
        found["decline"] = MUST_MOVE
        return found

    def default(self, race: Race, seat: int) -> Move:
        return MOVE[defaults.step(race, targets(race, seat))]

    def stands(self, race: Race) -> bool:
        """ARC-208 to 210."""
        return super().stands(race) and may_move_on(race, self.seat)

    def answer(self, race: Race, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        return go(race, seat, move.cell, "move", True)


class MoveAgain(Asking):
    """ARC-907. After a bump, where the table plays with `bump_retry`: another try, or none."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def decision(self) -> str:
        return "retry"

    def clock(self, race: Race, seat: int) -> str | None:
        return "turn"

    def options(self, race: Race) -> tuple[Move, ...]:
        found: list[Move] = [MOVE[cell] for cell in targets(race, self.seat)]
        found.append(STOP)
        return tuple(found)

    def objections(self, race: Race) -> dict[str, Refusal]:
        return objections_to(race, self.seat, "move")

    def default(self, race: Race, seat: int) -> Move:
        return STOP

    def answer(self, race: Race, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        return DONE if move is STOP else go(race, seat, move.cell, "move", True)


class Grant(Step["Race"]):
    """ARC-310. A bonus move: it is offered only if it can be made."""

    __slots__ = ("seat", "source")

    def __init__(self, seat: int, source: str) -> None:
        self.seat = seat
        self.source = source  # "spring", "card", "adventure"

    def run(self, race: Race, luck: Luck) -> Steps:
        if not may_move_on(race, self.seat) or len(bonus_targets(race, self.seat, self.source)) == 0:
            return DONE
        if race.told is not None:
            cell = CELLS[race.runners[self.seat].cell]
            race.told.append(events.BonusMoveGranted(self.seat, cell, self.source))
        return (BonusMove(self.seat, self.source),)


class BonusMove(Asking):
    """D-06. An additional move at once, or none."""

    __slots__ = ("source",)

    def __init__(self, seat: int, source: str) -> None:
        self.seat = seat
        self.source = source

    def decision(self) -> str:
        return "bonus_move"

    def subject(self) -> str:
        return self.source

    def options(self, race: Race) -> tuple[Move, ...]:
        found: list[Move] = [MOVE[cell] for cell in bonus_targets(race, self.seat, self.source)]
        found.append(DECLINE)
        return tuple(found)

    def objections(self, race: Race) -> dict[str, Refusal]:
        return objections_to(race, self.seat, self.source)

    def default(self, race: Race, seat: int) -> Move:
        return DECLINE

    def stands(self, race: Race) -> bool:
        """ARC-310."""
        return super().stands(race) and may_move_on(race, self.seat)

    def answer(self, race: Race, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        start = race.runners[seat].cell
        if move is DECLINE:
            if race.told is not None:
                race.told.append(events.BonusMoveDeclined(seat, CELLS[start], self.source))
            return DONE
        caused = go(race, seat, move.cell, "bonus", False)
        if self.source == "spring" and race.runners[seat].cell == move.cell and race.board.is_spring(move.cell):
            race.hops.append((start, move.cell))
        return caused
