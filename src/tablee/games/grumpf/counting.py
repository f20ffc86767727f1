"""Sections 3.7 to 3.9: what happens when a hunt is over, board by board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.grumpf import events, sight
from tablee.games.grumpf.box import SIDE_2
from tablee.games.grumpf.moves import BOARDS, EXCHANGES, SORCERER, SPECIES, Exchange
from tablee.games.grumpf.sharing import Tally, share
from tablee.kernel.position import Move

if TYPE_CHECKING:
    from tablee.games.grumpf.rules import Grumpf


# --- 3.7, 3.8 Finishing the hunt


def resolve(position: Grumpf) -> None:
    """GRU-105, 106. Board by board, the Sorcerer last."""
    position.chooser = -1
    for board in range(len(BOARDS)):
        count = position.tally(board)
        if position.told is not None:
            position.told.append(sight.board_tally(position, board, count))
        if board == SORCERER:
            sorcerer(position, count)
        elif count.met:
            share_animals(position, board, count)
        elif position.told is not None:
            position.told.append(events.BoardFailed(position.t(), BOARDS[board], position.animals[board]))


def share_animals(position: Grumpf, board: int, count: Tally) -> None:
    """GRU-111, 144 to 152. All of them, by the pattern; those of the neutral clan leave the game (GRU-227)."""
    shares = share(position.box.boards[board].pattern, count.standings, position.animals[board])
    position.animals[board] = 0
    lost = 0
    for part in shares:
        if part.clan < position.seats:
            position.clans[part.clan].animals[board] += part.taken
        else:
            lost += part.taken
    position.discarded[board] += lost
    if position.told is not None:
        key = BOARDS[board]
        taken = [(part.clan, part.taken) for part in shares]
        position.told.append(events.AnimalsShared(position.t(), key, taken))
        if lost:
            position.told.append(events.AnimalsDiscarded(position.t(), key, SPECIES[board], lost))


# --- 3.9 The Sorcerer board


def sorcerer(position: Grumpf, count: Tally) -> None:
    """GRU-160 to 165, 228, 229. To the strongest clan: one tile (side •), or the right to exchange (side ••)."""
    winner = count.standings[0].clan if count.met else -1
    if position.terms.sides[SORCERER] == SIDE_2:
        if 0 <= winner < position.seats:
            offer_exchange(position, winner)
    elif position.tiles > 0:
        give_tile(position, winner)


def give_tile(position: Grumpf, winner: int) -> None:
    """GRU-160 to 162, 228. One at most; nobody takes none, and the neutral clan's leaves the game."""
    if winner >= 0:
        position.tiles -= 1
    if 0 <= winner < position.seats:
        position.clans[winner].tiles += 1
    if position.told is None:
        return
    if winner < 0:
        position.told.append(events.TileUnclaimed(position.t(), position.tiles))
    elif winner < position.seats:
        position.told.append(events.TileWon(position.t(), winner, position.tiles))
    else:
        position.told.append(events.TileDiscarded(position.t(), position.tiles))


def offer_exchange(position: Grumpf, winner: int) -> None:
    """GRU-165, 173. To be decided when the boards have been looked at; or impossible."""
    if len(exchanges(position, winner)) > 0:
        position.chooser = winner
    elif position.told is not None:
        position.told.append(events.ExchangeImpossible(position.t(), winner))


def exchanges(position: Grumpf, seat: int) -> list[Move]:
    """GRU-166 to 173. Another player, an animal of his, and one of one's own of another species."""
    moves: list[Move] = []
    mine = position.clans[seat].animals
    for other in range(position.seats):
        if other == seat:
            continue
        theirs = position.clans[other].animals
        for taken in range(len(SPECIES)):
            for given in range(len(SPECIES)):
                if taken != given and theirs[taken] > 0 and mine[given] > 0:
                    moves.append(EXCHANGES[other][taken][given])
    return moves


def exchange(position: Grumpf, seat: int, move: Move) -> None:
    """GRU-165 to 168. One for one, and the other cannot refuse; or nothing."""
    if isinstance(move, Exchange):
        mine = position.clans[seat].animals
        theirs = position.clans[move.other].animals
        theirs[move.taken] -= 1
        mine[move.taken] += 1
        mine[move.given] -= 1
        theirs[move.given] += 1
        if position.told is not None:
            taken, given = SPECIES[move.taken], SPECIES[move.given]
            position.told.append(events.ExchangeDone(position.t(), seat, move.other, taken, given))
    elif position.told is not None:
        position.told.append(events.ExchangeDeclined(position.t(), seat))
    position.chooser = -1
