"""Sections 3.5 and 3.6: what can be done in a hunt, whatever the pace, and how it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tablee.games.grumpf import events
from tablee.games.grumpf.box import COLOURS
from tablee.games.grumpf.clans import AS_CLUB, AWAKE, HELD, NO_FACE, ON_TRACK, Clan
from tablee.games.grumpf.moves import (
    BED,
    BOARDS,
    CLUB,
    CLUBS,
    LONGEST,
    Bed,
    Club,
    Flip,
    HuntMove,
    PawnMove,
    Place,
)
from tablee.games.grumpf.names import HUTS, NOTHING_LEFT, REVIEW
from tablee.games.grumpf.refusals import (
    ALREADY_CLUBBED,
    ALREADY_PLACED,
    ASLEEP,
    BOARD_FULL,
    MUST_PLACE_ALL,
    NO_TARGET,
    NOT_A_CLUB,
    NOT_A_VALUE,
    OWN_PAWN,
    TARGET_ASLEEP,
)
from tablee.games.grumpf.sharing import Spot
from tablee.kernel.luck import Luck
from tablee.kernel.position import Move, Refusal

if TYPE_CHECKING:
    from tablee.games.grumpf.rules import Grumpf


# --- 3.5 The hunt: what a player may do


def why_not_hunt(position: Grumpf, seat: int, move: HuntMove) -> Refusal | None:
    """GRU-265. The first reason why this could not be done now, whatever the pace."""
    clan = position.clans[seat]
    if clan.hut != AWAKE:
        return ASLEEP
    if isinstance(move, Place):
        return why_not_place(position, clan, move)
    if isinstance(move, Club):
        return why_not_club(position, seat, clan, move)
    if isinstance(move, Bed):
        return why_not_bed(position, clan)
    return ALREADY_PLACED if isinstance(move, Flip) and clan.states[move.pawn - 1] != HELD else None


def why_not_place(position: Grumpf, clan: Clan, move: Place) -> Refusal | None:
    """GRU-067, 069, 076."""
    if clan.states[move.pawn - 1] != HELD:
        return ALREADY_PLACED
    if move.face == CLUB:
        return NOT_A_VALUE
    return BOARD_FULL if position.is_full(move.board) else None


def why_not_club(position: Grumpf, seat: int, clan: Clan, move: Club) -> Refusal | None:
    """GRU-070 to 073, 076."""
    if clan.states[move.pawn - 1] != HELD:
        return ALREADY_PLACED
    if position.box.pawns[move.pawn - 1].club_side < 0:
        return NOT_A_CLUB
    track = position.tracks[move.board]
    if move.space > len(track):
        return NO_TARGET
    spot = track[move.space - 1]
    if spot.clan == seat:
        return OWN_PAWN
    if spot.club_clan >= 0:
        return ALREADY_CLUBBED
    return TARGET_ASLEEP if position.clans[spot.clan].hut != AWAKE else None


def why_not_bed(position: Grumpf, clan: Clan) -> Refusal | None:
    """GRU-226. For two, all pawns are played first."""
    return MUST_PLACE_ALL if position.for_two() and clan.held() > 0 else None


def has_room(position: Grumpf) -> bool:
    """GRU-067. Is any board not full?"""
    for number, board in enumerate(position.box.boards):
        if len(position.tracks[number]) < board.spaces:
            return True
    return False


def room(position: Grumpf) -> i64:
    """GRU-067. Which boards have a free space: a bit for each."""
    tracks = position.tracks
    found: i64 = 0
    bit: i64 = 1
    for number, board in enumerate(position.box.boards):
        if len(tracks[number]) < board.spaces:
            found |= bit
        bit <<= 1
    return found


def exists(position: Grumpf, move: HuntMove) -> bool:
    """GRU-265. Does it name a pawn of this table, a face that it has, a space that the board has?"""
    if not isinstance(move, PawnMove):
        return True
    pawn = position.box.pawns[move.pawn - 1]
    if not position.box.used(pawn, position.seats):
        return False
    if isinstance(move, Place):
        return pawn.side_with(move.face) >= 0
    return not isinstance(move, Club) or move.space <= position.box.boards[move.board].spaces


def acts(position: Grumpf, seat: int) -> list[Move]:
    """Every PLACE and CLUB that could be done now, either face considered; then BED."""
    clan = position.clans[seat]
    moves: list[Move] = []
    if clan.hut != AWAKE:
        return moves
    reach = targets(position, seat)
    free = room(position)
    states = clan.states
    for index, pawn in enumerate(position.box.pawns):
        if states[index] != HELD:
            continue
        if pawn.club_side == 0:
            add_clubs(moves, index, reach)
        moves.extend(pawn.places[free])
        if pawn.club_side == 1:
            add_clubs(moves, index, reach)
    if why_not_bed(position, clan) is None:
        moves.append(BED)
    return moves


def add_clubs(moves: list[Move], index: int, targets: list[int]) -> None:
    """Every CLUB of a pawn, by its index."""
    clubs = CLUBS[index]
    for target in targets:
        moves.append(clubs[target])


def targets(position: Grumpf, seat: int) -> list[int]:
    """GRU-070 to 073. Every pawn that this seat may club, by the number of its space (`moves.space_number`)."""
    found: list[int] = []
    others = awake_but(position, seat)
    first: i64 = 0
    for track in position.tracks:
        number = first
        for spot in track:
            if spot.club_clan < 0 and (others >> spot.clan) & 1:
                found.append(number)
            number += 1
        first += LONGEST
    return found


def awake_but(position: Grumpf, seat: int) -> i64:
    """Every clan that is awake, but one: a bit for each."""
    found: i64 = 0
    bit: i64 = 1
    for other, clan in enumerate(position.clans):
        if other != seat and clan.hut == AWAKE:
            found |= bit
        bit <<= 1
    return found


def place(position: Grumpf, seat: int, move: Place) -> None:
    """GRU-064, 065. To the first free space, and there it stays (GRU-076)."""
    track = position.tracks[move.board]
    track.append(Spot(seat, move.pawn, move.face))
    clan = position.clans[seat]
    clan.states[move.pawn - 1] = ON_TRACK
    clan.sides[move.pawn - 1] = NO_FACE
    if position.told is not None:
        board = BOARDS[move.board]
        position.told.append(events.Placed(position.t(), seat, move.pawn, move.face, board, len(track)))


def club(position: Grumpf, seat: int, move: Club) -> None:
    """GRU-070 to 075. On top of a pawn, which is worth nothing any more."""
    spot = position.tracks[move.board][move.space - 1]
    spot.club_clan = seat
    spot.club_pawn = move.pawn
    clan = position.clans[seat]
    clan.states[move.pawn - 1] = AS_CLUB
    clan.sides[move.pawn - 1] = NO_FACE
    if position.told is not None:
        board = BOARDS[move.board]
        position.told.append(
            events.Clubbed(position.t(), seat, move.pawn, board, move.space, spot.clan, spot.pawn, spot.value)
        )


# --- 3.6 Going to bed; end of the hunt


def go_to_bed(position: Grumpf, seat: int) -> None:
    """GRU-085 to 093. The Elder takes the free hut with the lowest number."""
    taken = [clan.hut for clan in position.clans]
    hut = 1
    while hut in taken:
        hut += 1
    clan = position.clans[seat]
    clan.hut = hut
    if position.told is not None:
        left = position.huts() - position.huts_taken()
        position.told.append(events.Bed(position.t(), seat, clan.hut, COLOURS[clan.colour], left))


def act_out(position: Grumpf, seat: int, move: HuntMove, luck: Luck) -> None:
    """A PLACE, CLUB or BED that is possible; and the two ends that it may bring (GRU-091, 094, 098)."""
    if isinstance(move, Place):
        place(position, seat, move)
    elif isinstance(move, Club):
        club(position, seat, move)
    else:
        go_to_bed(position, seat)
        if position.huts_taken() >= position.huts():
            end_hunt(position, HUTS, seat, luck)
            return
    if nothing_left(position):
        end_hunt(position, NOTHING_LEFT, seat, luck)


def nothing_left(position: Grumpf) -> bool:
    """GRU-094. No awake seat could place or club, whichever way its pawns lie."""
    anywhere = has_room(position)
    for seat in range(position.seats):
        clan = position.clans[seat]
        if clan.hut != AWAKE:
            continue
        clubs = False
        for index, state in enumerate(clan.states):
            if state == HELD:
                if anywhere:
                    return False  # for one of its faces is a value (GRU-011)
                clubs = clubs or position.box.pawns[index].club_side >= 0
        if clubs and len(targets(position, seat)) > 0:
            return False
    return True


def end_hunt(position: Grumpf, cause: str, seat: int, luck: Luck) -> None:
    """GRU-091 to 098. The hunt stops dead, a seat below 0 being nobody's; the cause changes nothing in what follows."""
    if position.told is not None:
        position.told.append(events.HuntEnd(position.t(), cause, seat if seat >= 0 else None))
    position.current.stop(position)
    position.enter(REVIEW, luck)
