"""The clock's choices (section 7): harmless, and always the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.archibald.board import AROUND, FIRST_JAIL, TOWARDS
from tablee.games.archibald.box import ENEMY, POWER, Adventure, Card
from tablee.games.archibald.moves import CELLS

if TYPE_CHECKING:
    from tablee.games.archibald.rules import Race

FAR: Final = 1000  # no way


def ways(race: Race, past_enemies: bool) -> list[int]:
    """D-05. Steps from each cell to the nearest face-down jail: empty cells are open, known traps are left out.

    Cells with enemies are left out, too, unless one goes past them; the cell where one stands does not count as a step.
    """
    board = race.board
    steps = [FAR] * len(CELLS)
    queue: list[int] = []
    for cell in range(FIRST_JAIL, len(CELLS)):
        if not board.face_up[cell]:
            steps[cell] = 0
            queue.append(cell)
    shut = [board.is_trap(cell) for cell in range(len(CELLS))]
    if not past_enemies:
        for cell in race.where:
            if cell >= 0:
                shut[cell] = True
    place = 0
    while place < len(queue):
        cell = queue[place]
        place += 1
        if shut[cell]:
            continue  # one may stand there, but not go through
        closed = board.closed[cell]
        for side in range(len(AROUND[cell])):
            other = AROUND[cell][side]
            if steps[other] == FAR and not closed & TOWARDS[cell][side]:
                steps[other] = steps[cell] + 1
                queue.append(other)
    return steps


def step(race: Race, targets: list[int]) -> int:
    """D-05. The first step of a shortest way; the first of several to the north, east, west, south."""
    for past_enemies in (False, True):
        steps = ways(race, past_enemies)
        best = -1
        for target in targets:
            if race.board.is_trap(target) or (race.any_enemy_at(target) and not past_enemies):
                continue
            if steps[target] < FAR and (best < 0 or steps[target] < steps[best]):
                best = target
        if best >= 0:
            return best
    return targets[0]


def destination(race: Race, cells: list[int]) -> int:
    """D-12. Without enemies first, then fewest steps to a face-down jail, then westernmost."""
    free = ways(race, False)
    past = ways(race, True)
    best = cells[0]
    best_rank = FAR * FAR * FAR
    for cell in cells:
        rank = free[cell] if free[cell] < FAR else FAR + past[cell]
        if race.any_enemy_at(cell):
            rank += FAR * FAR
        if rank < best_rank:
            best = cell
            best_rank = rank
    return best


def card_to_give_up(hand: list[Card]) -> Card:
    """D-11. The oldest enemy card, else the oldest power, else the oldest equipment."""
    for kind in (ENEMY, POWER):
        for card in hand:
            if card.kind == kind:
                return card
    return hand[0]


def answer(race: Race, seat: int, adventure: Adventure) -> int:
    """D-10, 5.5. A guess goes round with the rounds, so that waiting never buys the right answer."""
    chosen = adventure.weak_default if race.runners[seat].lives == 1 else adventure.default
    return (race.round - 1) % len(adventure.answers) if chosen < 0 else chosen
