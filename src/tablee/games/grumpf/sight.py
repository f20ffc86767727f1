"""What each pair of eyes may know of a game of Grumpf (section 6), built up from nothing. Nearly everything is open."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

import msgspec

from tablee.games.grumpf import events
from tablee.games.grumpf.box import COLOURS
from tablee.games.grumpf.clans import AWAKE, HELD, Clan
from tablee.games.grumpf.moves import BOARDS, HIGHEST, PAWNS, SORCERER, SPECIES, face_text
from tablee.games.grumpf.names import COUNTDOWN, HUNT, READYING, REVIEW, SHOUTING
from tablee.games.grumpf.sharing import Spot, Standing, Tally
from tablee.games.grumpf.view import BoardView, ClanView, GrumpfView, HandView, PawnView, SpotView
from tablee.kernel.records import EVERYTHING, Eyes

if TYPE_CHECKING:
    from tablee.games.grumpf.realtime import RealTime
    from tablee.games.grumpf.rules import Grumpf
    from tablee.games.grumpf.slow import Beats

PLACES: Final = ["held", "track", "club", "aside"]  # by Clan.states

# Each exists once: there are 48 pawns in every view, and two views are compared after everything that happens.
PLAIN: Final = [[PawnView(number, place, None) for number in range(1, PAWNS + 1)] for place in PLACES]
SHOWN: Final = [
    [PawnView(number, PLACES[HELD], face_text(face)) for face in range(HIGHEST + 1)] for number in range(1, PAWNS + 1)
]


def view_of(position: Grumpf, eyes: Eyes) -> GrumpfView:
    public = public_view(position)
    return public if eyes is None else msgspec.structs.replace(public, **private_fields(position, eyes))


def public_view(position: Grumpf) -> GrumpfView:
    from tablee.games.grumpf.realtime import RealTime
    from tablee.games.grumpf.slow import Beats, Turns

    phase = position.phase
    live = position if isinstance(position, RealTime) else None
    beats = position if isinstance(position, Beats) else None
    hunting = phase == HUNT
    return GrumpfView(
        eyes=None,
        seats=position.seats,
        over=position.over,
        pace=position.terms.pace,
        phase=phase,
        round=position.round,
        huts=position.huts(),
        boards=[board_view(position, board) for board in range(len(BOARDS))],
        clans=[clan_view(position, number, clan) for number, clan in enumerate(position.clans)],
        bag=position.bag_counts(),
        discarded=position.discarded[:],
        tiles=position.tiles,
        until=position.until if phase in (READYING, SHOUTING, REVIEW) and position.lone() < 0 else None,
        exchange=position.chooser if position.chooser >= 0 else None,
        first_seat=None if live else position.first,
        turn=position.turn if hunting and isinstance(position, Turns) else None,
        beat=beats.beat if hunting and beats else None,
        initiative=beats.initiative() if hunting and beats else None,
        priority=live.priority[:] if live else None,
        go_at=live.go_at if live and phase in (COUNTDOWN, HUNT) else None,
        opens_at=live.go_at + live.opened if live and hunting else None,
        hunt_max=position.terms.hunt_max if live and not live.practice() else None,
        patience=position.terms.patience,
        waits=live.waits_for_person() if live and hunting else False,
        hands=[None] * position.seats,
        choices=[None] * position.seats,
        options=(),
    )


def private_fields(position: Grumpf, eyes: int) -> dict[str, object]:
    """One's own hand, choice and options; everybody's for eyes that see everything."""
    from tablee.games.grumpf.realtime import RealTime
    from tablee.games.grumpf.slow import Beats

    hands: list[HandView | None] = [None] * position.seats
    choices: list[str | None] = [None] * position.seats
    for seat in range(position.seats) if eyes == EVERYTHING else [eyes]:
        if isinstance(position, RealTime):
            hands[seat] = hand_view(position, seat)
        if isinstance(position, Beats):
            choices[seat] = choice(position, seat)
    by_time = isinstance(position, RealTime) and position.phase == HUNT  # anything may be sent: no list says more
    moves = () if eyes == EVERYTHING or by_time else position.moves(eyes)
    return {"eyes": eyes, "hands": hands, "choices": choices, "options": [move.text for move in moves]}


def hand_view(position: RealTime, seat: int) -> HandView:
    hand = position.hands[seat]
    return HandView(
        busy_until=hand.busy_until,
        coming=None if hand.coming is None else hand.coming.move.text,
        waiting=None if hand.waiting is None else hand.waiting.move.text,
        bed=hand.bed is not None,
        sent=hand.sent,
        one_way=hand.one_way,
    )


def choice(position: Beats, seat: int) -> str | None:
    chosen = position.chosen[seat]
    return None if chosen is None else chosen.text


def clan_view(position: Grumpf, number: int, clan: Clan) -> ClanView:
    neutral = number >= position.seats
    return ClanView(
        colour=COLOURS[clan.colour],
        neutral=neutral,
        child=clan.child,
        bot=clan.bot,
        gone=clan.gone,
        pawns=[pawn_view(position, clan, index) for index in range(len(clan.states))],
        hut=None if clan.hut == AWAKE else clan.hut,
        animals=clan.animals[:],
        tiles=clan.tiles,
        joker=clan.jokers > 0,
        points=0 if neutral else position.best(number).points,
        ready=not neutral and is_ready(position, number),
    )


def is_ready(position: Grumpf, seat: int) -> bool:
    from tablee.games.grumpf.realtime import RealTime
    from tablee.games.grumpf.slow import Beats

    if position.phase == REVIEW:
        return position.continued[seat]
    if isinstance(position, RealTime):
        return position.phase == READYING and position.ready[seat]
    return position.phase == HUNT and isinstance(position, Beats) and position.chosen[seat] is not None


def pawn_view(position: Grumpf, clan: Clan, index: int) -> PawnView:
    state = clan.states[index]
    side = clan.sides[index]
    if state == HELD and side >= 0:
        return SHOWN[index][position.box.pawns[index].faces[side]]
    return PLAIN[state][index]


def board_view(position: Grumpf, board: int) -> BoardView:
    count = position.tally(board)
    return BoardView(
        key=BOARDS[board],
        side=position.terms.sides[board] + 1,
        animals=0 if board == SORCERER else position.animals[board],
        track=[spot_view(spot) for spot in position.tracks[board]],
        sum=sum(count.values),
        count=len(count.values),
        met=count.met,
        ranking=ranking(count.standings),
    )


def spot_view(spot: Spot) -> SpotView:
    clubbed = spot.club_clan >= 0
    return SpotView(
        spot.clan, spot.pawn, spot.value, spot.club_clan if clubbed else None, spot.club_pawn if clubbed else None
    )


def ranking(standings: list[Standing]) -> list[events.Rank]:
    return [events.Rank(standing.clan, standing.strength, place + 1) for place, standing in enumerate(standings)]


# --- What is told of a count


def board_tally(position: Grumpf, board: int, count: Tally) -> events.BoardTally:
    track = position.tracks[board]
    standings = count.standings
    ties = [(first.clan, second.clan) for first, second in pairwise(standings) if first.strength == second.strength]
    return events.BoardTally(
        position.t(),
        BOARDS[board],
        position.condition(board).kind,
        [tallied_pawn(track[space - 1], space) for space in count.spaces],
        sum(count.values),
        len(count.values),
        count.met,
        ranking(standings),
        ties,
    )


def tallied_pawn(spot: Spot, space: int) -> events.TalliedPawn:
    return events.TalliedPawn(spot.clan, spot.pawn, spot.value, space)


def counts(position: Grumpf) -> list[events.Count]:
    """GRU-189. How each seat's animals were arranged."""
    found: list[events.Count] = []
    for seat, rank in enumerate(position.ranks()):
        best = position.best(seat)
        copies = [SPECIES[species] for species in best.copies]
        joker = SPECIES[best.joker] if best.joker >= 0 else None
        animals = sum(position.clans[seat].animals)
        found.append(events.Count(best.series, copies, joker, best.points, animals, rank))
    return found
