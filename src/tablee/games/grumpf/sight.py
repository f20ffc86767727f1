"""What each pair of eyes may know of a game of Grumpf (section 6), built up from nothing. Nearly everything is open."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

import msgspec

from tablee.games.grumpf import events
from tablee.games.grumpf.box import COLOURS
from tablee.games.grumpf.clans import AWAKE, HELD, Clan
from tablee.games.grumpf.moves import BOARDS, HIGHEST, PAWNS, SORCERER, SPECIES, face_text
from tablee.games.grumpf.names import READYING, REVIEW, SHOUTING
from tablee.games.grumpf.sharing import Spot, Standing, Tally
from tablee.games.grumpf.view import BoardView, ClanView, GrumpfView, HandView, PawnView, SpotView
from tablee.kernel.records import EVERYTHING, Eyes

if TYPE_CHECKING:
    from tablee.games.grumpf.hand import Hand
    from tablee.games.grumpf.rules import Grumpf

PLACES: Final = ["held", "track", "club", "aside"]  # by Clan.states


class PaceView:
    """What only some paces show of a table."""

    __slots__ = (
        "first_seat",
        "turn",
        "beat",
        "initiative",
        "priority",
        "go_at",
        "opens_at",
        "hunt_max",
        "waits",
    )

    def __init__(self) -> None:
        self.first_seat: int | None = None
        self.turn: int | None = None
        self.beat: int | None = None
        self.initiative: list[int] | None = None
        self.priority: list[int] | None = None
        self.go_at: int | None = None
        self.opens_at: int | None = None
        self.hunt_max: int | None = None
        self.waits = False


# Each exists once: there are 48 pawns in every view, and two views are compared after everything that happens.
PLAIN: Final = [[PawnView(number, place, None) for number in range(1, PAWNS + 1)] for place in PLACES]
SHOWN: Final = [
    [PawnView(number, PLACES[HELD], face_text(face)) for face in range(HIGHEST + 1)] for number in range(1, PAWNS + 1)
]


def view_of(position: Grumpf, eyes: Eyes) -> GrumpfView:
    public = public_view(position)
    return public if eyes is None else msgspec.structs.replace(public, **private_fields(position, eyes))


def public_view(position: Grumpf) -> GrumpfView:
    phase = position.phase
    of_pace = position.pace_view()
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
        first_seat=of_pace.first_seat,
        turn=of_pace.turn,
        beat=of_pace.beat,
        initiative=of_pace.initiative,
        priority=of_pace.priority,
        go_at=of_pace.go_at,
        opens_at=of_pace.opens_at,
        hunt_max=of_pace.hunt_max,
        patience=position.terms.patience,
        waits=of_pace.waits,
        hands=[None] * position.seats,
        choices=[None] * position.seats,
        options=(),
    )


def private_fields(position: Grumpf, eyes: int) -> dict[str, object]:
    """One's own hand, choice and options; everybody's for eyes that see everything."""
    hands: list[HandView | None] = [None] * position.seats
    choices: list[str | None] = [None] * position.seats
    for seat in range(position.seats) if eyes == EVERYTHING else [eyes]:
        hands[seat] = position.hand_view(seat)
        choices[seat] = position.choice(seat)
    moves = () if eyes == EVERYTHING else position.options(eyes)
    return {"eyes": eyes, "hands": hands, "choices": choices, "options": [move.text for move in moves]}


def view_of_hand(hand: Hand) -> HandView:
    return HandView(
        busy_until=hand.busy_until,
        coming=None if hand.coming is None else hand.coming.move.text,
        waiting=None if hand.waiting is None else hand.waiting.move.text,
        bed=hand.bed is not None,
        sent=hand.sent,
        one_way=hand.one_way,
    )


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
        ready=not neutral and position.current.is_ready(position, number),
    )


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
