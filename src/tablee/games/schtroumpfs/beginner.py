"""A beginner (section 11 of the rules): plays legally and pleasantly, by the first thing that comes to mind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.schtroumpfs import defaults, placing, prices
from tablee.games.schtroumpfs.box import BERRY, ROW_NUMBER
from tablee.games.schtroumpfs.foresight import closing_moves
from tablee.games.schtroumpfs.moves import CRAFT, NORMAL, Deed
from tablee.games.schtroumpfs.turn import BeforeCard, Placing
from tablee.games.schtroumpfs.windows import Window
from tablee.kernel import Luck, Move

if TYPE_CHECKING:
    from tablee.games.schtroumpfs.rules import Village

TO_SPARE = 2  # berries that are kept when something is crafted


def first_thought(village: Village, seat: int, luck: Luck) -> Move:
    step = village.agenda[-1]
    if isinstance(step, Window):
        wished = to_craft(village, seat)
        if wished is not None:
            return wished
    if isinstance(step, BeforeCard):
        return card(village, seat, luck)
    if isinstance(step, Placing):
        return place(village, seat, luck)
    return village.default(seat)


def to_craft(village: Village, seat: int) -> Move | None:
    """The first idea that leaves some berries."""
    legal = village.moves(seat)
    for idea in village.ideas:
        enough = village.stock[BERRY] >= prices.invention_price(village, idea) + TO_SPARE
        if enough and CRAFT[idea.id] in legal:
            return CRAFT[idea.id]
    return None


def card(village: Village, seat: int, luck: Luck) -> Move:
    """The first useful Smurf, else any."""
    moves = closing_moves(village, seat)
    for move in moves:
        if isinstance(move, Deed) and move.verb == "play" and village.box.smurf_by_id[move.what].useful:
            return move
    return moves[luck.below(len(moves))]


def place(village: Village, seat: int, luck: Luck) -> Move:
    """A house, a rescue, a row that waits, the resource that is missing most; else any first slot."""
    moves = [move for move in closing_moves(village, seat) if isinstance(move, Deed)]
    calm = [move for move in moves if placing.location_of(move.what) != village.azrael] if village.esplanade else moves
    for some in (calm, moves):
        found = obvious(village, some)
        if found is not None:
            return found
    first = [move for move in calm or moves if is_first_slot(village, move)] or calm or moves
    return first[luck.below(len(first))]


def obvious(village: Village, moves: list[Deed]) -> Deed | None:
    rows = [move for move in moves if move.what in ROW_NUMBER and move.mode == NORMAL]
    for wanted in ("8U", "1U"):
        for move in rows:
            if move.what == wanted:
                return move
    for move in rows:
        if village.meeples[ROW_NUMBER[move.what]] > 0:
            return move
    needed = defaults.shortfall(village)
    gathering = [move for move in rows if village.box.rows[ROW_NUMBER[move.what]].effect == "collect"]
    dangerous = [move for move in gathering if village.box.rows[ROW_NUMBER[move.what]].dangerous]
    if not dangerous:
        return None
    return max(dangerous, key=lambda move: needed[village.box.rows[ROW_NUMBER[move.what]].resource])


def is_first_slot(village: Village, move: Deed) -> bool:
    row = ROW_NUMBER.get(move.what, -1)
    return row >= 0 and not placing.fills(village, village.box.rows[row], move.mode)
