"""What a player of Grumpf does in one beat (section 11): every action with its gain, and when to go to bed."""

from __future__ import annotations

from statistics import NormalDist
from typing import Final, final

from tablee.games.grumpf.clans import AWAKE, HELD, NO_FACE, Clan
from tablee.games.grumpf.judgement import CLUB_COSTS, FLIP_COSTS, Outlook, by_each_pawn, swap
from tablee.games.grumpf.moves import BED, BOARDS, CLUB, CLUBS, DECLINE, EXCHANGES, PLACES, SPECIES, WAIT, space_number
from tablee.games.grumpf.rules import Grumpf
from tablee.kernel.luck import Luck
from tablee.kernel.position import Move

ENOUGH: Final = 0.02  # a gain that is worth a pawn
NEXT_PAWN: Final = 0.7  # what the next pawn promises, of what this one does
CLUBS_ONE_IN: Final = 10  # decisions of a beginner that look at clubs
BROKEN: Final = 0.3
ALREADY_FIRST: Final = 0.5
CLUB_FALLS: Final = 0.2  # how likely it is that a club which somebody holds is used at all

JUDGES: Final = 256  # equally likely errors of judgement, in an order without order
NOISE: Final = [NormalDist().inv_cdf((place * 77 % JUDGES + 0.5) / JUDGES) for place in range(JUDGES)]


@final
class Act:
    """Something that a seat could do, and what it would gain."""

    __slots__ = ("move", "gain")

    def __init__(self, move: Move, gain: float) -> None:
        self.move = move
        self.gain = gain


# --- Every action with its gain


def acts(outlook: Outlook, seat: int, club_anybody: bool) -> list[Act]:
    """Every face on every board, each with the pawn that is missed least; and clubs.

    A board where nothing is to be taken is for pawns that have to go somewhere (GRU-226).
    """
    found: list[Act] = []
    clan = outlook.position.clans[seat]
    faces: list[int] = []
    pawns: list[int] = []
    costs: list[float] = []
    for face in range(1, len(outlook.scales.pawns_with)):
        index = pawn_for(outlook, clan, face)
        if index >= 0:
            faces.append(face)
            pawns.append(index)
            costs.append(flip_costs(outlook, clan, index, face))
    dumps = outlook.position.seats < len(outlook.position.clans)
    for board in range(len(BOARDS)):
        if outlook.full[board] or (outlook.worthless[board] and not dumps):
            continue
        before = outlook.worth(seat, board)
        for place, face in enumerate(faces):
            gain = outlook.worth_with(seat, board, face) - before - costs[place]
            found.append(Act(PLACES[pawns[place]][face][board], gain))
    add_clubs(found, outlook, seat, club_anybody)
    return found


def pawn_for(outlook: Outlook, clan: Clan, face: int) -> int:
    """The pawn to show a face with: one that lies right, else the one that is missed least; -1 without any."""
    found = -1
    for index in outlook.scales.pawns_with[face]:
        if clan.states[index] == HELD:
            side = clan.sides[index]
            if side == NO_FACE or outlook.position.box.pawns[index].faces[side] == face:
                return index
            if found < 0:
                found = index
    return found


def flip_costs(outlook: Outlook, clan: Clan, index: int, face: int) -> float:
    side = clan.sides[index]
    return 0.0 if side == NO_FACE or outlook.position.box.pawns[index].faces[side] == face else FLIP_COSTS


def add_clubs(found: list[Act], outlook: Outlook, seat: int, club_anybody: bool) -> None:
    """On pawns of the clan just above, or of anybody who is awake."""
    clan = outlook.position.clans[seat]
    index = pawn_for(outlook, clan, CLUB)
    if index < 0:
        return
    costs = CLUB_COSTS + flip_costs(outlook, clan, index, CLUB)
    for board in range(len(BOARDS)):
        above = -1 if club_anybody else clan_above(outlook, seat, board)
        if outlook.worthless[board] or (above < 0 and not club_anybody):
            continue
        before = outlook.worth(seat, board)
        for place, spot in enumerate(outlook.position.tracks[board]):
            if spot.club_clan >= 0 or spot.clan == seat or outlook.position.clans[spot.clan].hut != AWAKE:
                continue
            if club_anybody or spot.clan == above:
                gain = outlook.worth_without(seat, board, place + 1) - before - costs
                found.append(Act(CLUBS[index][space_number(board, place + 1)], gain))


def clan_above(outlook: Outlook, seat: int, board: int) -> int:
    """The clan that ranks just before this seat's on a board; -1 if there is none, or the seat is not there."""
    above = -1
    for standing in outlook.tallies[board].standings:
        if standing.clan == seat:
            return above
        above = standing.clan
    return -1


def best_act(found: list[Act], noise: float, luck: Luck) -> Act | None:
    """Of those that gain enough the best, as a judge sees them who errs by so much; else the best of all."""
    best: Act | None = None
    if noise <= 0.0:
        for act in found:
            if best is None or act.gain > best.gain:
                best = act
        return best
    drawn: int = luck.below(JUDGES * JUDGES)
    place = drawn % JUDGES
    step = drawn // JUDGES | 1
    best_seems = 0.0
    best_is_enough = False
    for act in found:
        enough = act.gain >= ENOUGH
        if enough or not best_is_enough:
            seems = act.gain + noise * NOISE[place]
            place = (place + step) % JUDGES
            if best is None or seems > best_seems or (enough and not best_is_enough):
                best = act
                best_seems = seems
                best_is_enough = enough
    return best


# --- When to sleep


def may_sleep(outlook: Outlook, seat: int) -> bool:
    """GRU-226."""
    position = outlook.position
    return position.seats == len(position.clans) or position.clans[seat].held() == 0


def has_won_something(outlook: Outlook, seat: int) -> bool:
    """Is a board met, of which this seat would take something?"""
    for board in range(len(BOARDS)):
        if outlook.tallies[board].met and outlook.units(seat, board) > 0:
            return True
    return False


def wants_to_sleep(outlook: Outlook, seat: int, best_gain: float) -> bool:
    """Nothing more to gain; or more to lose; or a table that is best left as it is (section 11)."""
    if not may_sleep(outlook, seat):
        return False
    position = outlook.position
    if position.seats < len(position.clans):
        return is_ahead(outlook, seat)
    if not has_won_something(outlook, seat):
        return False
    if best_gain < ENOUGH:
        return True
    held = position.clans[seat].held()
    promise = best_gain * (1.0 - NEXT_PAWN**held) / (1.0 - NEXT_PAWN)
    if danger(outlook, seat) > promise:
        return True
    if position.huts() - position.huts_taken() > 1:
        return False
    still_open = 0.0
    for board in range(len(BOARDS)):
        still_open += outlook.worth(seat, board)
    return frozen_worth(outlook, seat) >= still_open + promise


def frozen_worth(outlook: Outlook, seat: int) -> float:
    """If the hunt ended now."""
    total = 0.0
    for board in range(len(BOARDS)):
        total += outlook.frozen(seat, board)
    return total


def is_ahead(outlook: Outlook, seat: int) -> bool:
    """Would nobody else gain more by an end of the hunt?"""
    mine = frozen_worth(outlook, seat)
    for other in range(outlook.position.seats):
        if other != seat and frozen_worth(outlook, other) > mine:
            return False
    return True


def danger(outlook: Outlook, seat: int) -> float:
    """What clubs of awake opponents may cost: the pawns that matter most are hit first."""
    clubs = 0
    for other in range(outlook.position.seats):
        if other != seat:
            clubs += outlook.clubs[other]
    if clubs == 0:
        return 0.0
    losses: list[float] = []
    for board in range(len(BOARDS)):
        if outlook.units(seat, board) > 0:
            losses.append(worst_loss(outlook, seat, board))
    losses.sort()
    losses.reverse()
    hits = clubs * CLUB_FALLS / (outlook.position.seats - 1)
    expected = 0.0
    for loss in losses:
        if hits <= 0.0:
            break
        expected += loss * min(1.0, hits)
        hits -= 1.0
    return expected


def worst_loss(outlook: Outlook, seat: int, board: int) -> float:
    """By one club on this seat's strongest pawn of a board."""
    strongest = -1
    track = outlook.position.tracks[board]
    for place, spot in enumerate(track):
        if spot.clan == seat and spot.club_clan < 0 and (strongest < 0 or spot.value > track[strongest].value):
            strongest = place
    if strongest < 0:
        return 0.0
    return max(0.0, outlook.worth(seat, board) - outlook.worth_without(seat, board, strongest + 1))


# --- Solid


def solid_move(outlook: Outlook, seat: int, noise: float, luck: Luck) -> Move:
    """One action deep: the best of all, unless it is time to sleep, or better to wait."""
    best = best_act(acts(outlook, seat, False), noise, luck)
    gain = 0.0 if best is None else best.gain
    if wants_to_sleep(outlook, seat, gain):
        return BED
    if best is None:
        return WAIT
    return best.move if gain >= ENOUGH or not may_sleep(outlook, seat) else WAIT


# --- Beginner


def beginner_move(outlook: Outlook, seat: int, noise: float, luck: Luck) -> Move:
    """The strongest face to where a species is needed and the condition allows it; a club now and then."""
    clan = outlook.position.clans[seat]
    if clan.held() == 0:
        return BED
    if luck.below(CLUBS_ONE_IN) == 0:
        clubs: list[Act] = []
        add_clubs(clubs, outlook, seat, False)
        club = best_act(clubs, noise, luck)
        if club is not None:
            return club.move
    best: Move | None = None
    best_seems = 0.0
    for board in range(len(BOARDS)):
        if outlook.full[board]:
            continue
        face = strongest_face(outlook, clan, board)
        if face > 0:
            drawn: int = luck.below(JUDGES)
            seems = need(outlook, seat, board, face) + noise * NOISE[drawn]
            if best is None or seems > best_seems:
                best = PLACES[pawn_for(outlook, clan, face)][face][board]
                best_seems = seems
    return last_club(outlook, seat, luck) if best is None else best


def strongest_face(outlook: Outlook, clan: Clan, board: int) -> int:
    """That does not visibly break the condition; the strongest of all if each would; 0 without any."""
    strongest = 0
    for face in range(len(outlook.scales.pawns_with) - 1, 0, -1):
        if pawn_for(outlook, clan, face) >= 0:
            if not breaks(outlook, board, face):
                return face
            strongest = max(strongest, face)
    return strongest


def breaks(outlook: Outlook, board: int, face: int) -> bool:
    """Would a board, with one more pawn of this value, be missed so that further pawns cannot help?"""
    condition = outlook.position.condition(board)
    if by_each_pawn(condition):
        return not condition.met(outlook.tallies[board].values + [face])
    limited = condition.kind in ("sum_le", "sum_between")
    return limited and outlook.totals[board] + face > condition.high


def need(outlook: Outlook, seat: int, board: int, face: int) -> float:
    """What one animal of a board is worth, less where it would be missed or is already sure."""
    if outlook.worthless[board]:
        return 0.0
    worth = outlook.scales.stakes[seat][board][seat][1]
    if breaks(outlook, board, face):
        return worth * BROKEN
    standings = outlook.tallies[board].standings
    return worth * ALREADY_FIRST if standings and standings[0].clan == seat else worth


def last_club(outlook: Outlook, seat: int, luck: Luck) -> Move:
    """Nothing can be placed: a club on anybody, or nothing."""
    clubs: list[Act] = []
    add_clubs(clubs, outlook, seat, True)
    club = best_act(clubs, 0.0, luck)
    return WAIT if club is None else club.move


# --- An exchange (GRU-165 to 173)


def best_exchange(position: Grumpf, seat: int, weights: list[float]) -> Move:
    """The best of those that gain something: with regard to the others' losses, each by its weight."""
    best: Move = DECLINE
    best_gain = 0.0
    mine = position.clans[seat].animals
    for taken in range(len(SPECIES)):
        for given in range(len(SPECIES)):
            if taken == given or mine[given] == 0:
                continue
            own = swap(position, seat, taken, given)
            if own <= 0.0:
                continue
            for other in range(position.seats):
                if other == seat or position.clans[other].animals[taken] == 0:
                    continue
                gain = own
                if weights[other] > 0.0:
                    gain -= weights[other] * swap(position, other, given, taken)
                if gain > best_gain:
                    best = EXCHANGES[other][taken][given]
                    best_gain = gain
    return best


def against(position: Grumpf, seat: int) -> int:
    """The opponent with the most points."""
    rival = -1
    points = position.scores()
    for other in range(position.seats):
        if other != seat and (rival < 0 or points[other] > points[rival]):
            rival = other
    return rival
