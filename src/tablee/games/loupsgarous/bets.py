"""Bets of the dead (section 10): known to them alone until the game is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.loupsgarous.events import BetPlaced
from tablee.games.loupsgarous.moves import SEATS, SIDES, Deed, deed
from tablee.games.loupsgarous.rules import DAY
from tablee.kernel.position import Move

if TYPE_CHECKING:
    from tablee.games.loupsgarous.rules import Village


def bets_of(village: Village, seat: int) -> tuple[Move, ...]:
    """Who is executed next, and who wins: one bet on each, every day."""
    if village.alive[seat] or village.phase != DAY:
        return ()
    made = [bet[2] for bet in village.bets if bet[0] == seat and bet[1] == village.round]
    found: list[Move] = []
    if "seat" not in made:
        found.extend(deed("bet", "seat", SEATS[other]) for other in village.in_place_order(village.living()))
    if "side" not in made:
        found.extend(deed("bet", "side", side) for side in SIDES)
    return tuple(found)


def place_bet(village: Village, seat: int, move: Deed) -> None:
    village.bets.append((seat, village.round, move.words[0], move.words[1]))
    village.tell(BetPlaced(seat, move.words[0], move.words[1]))
