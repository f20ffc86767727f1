"""Section 3.12, order of application: a window closes, and what came in it is done; then the clocks are looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.grumpf import events
from tablee.games.grumpf.hand import FREE, SECOND, Command, closing, empty_buffer, reject
from tablee.games.grumpf.hunt import act_out, end_hunt, why_not_hunt
from tablee.games.grumpf.moves import CLUB, Bed, Club, Flip, PawnMove, Place, face_text
from tablee.games.grumpf.names import HUNT, STALL, TIME
from tablee.games.grumpf.refusals import ASLEEP
from tablee.kernel.luck import Luck

if TYPE_CHECKING:
    from tablee.games.grumpf.realtime import RealTime


def close_window(position: RealTime, luck: Luck) -> None:
    """GRU-098, 242, 245. Its commands by key, each on what the one before has left; then the clocks."""
    close = position.hunt_time()
    position.closed = close
    round = position.round
    for seat in in_order(position, close):
        command = position.hands[seat].coming
        assert command is not None
        position.hands[seat].coming = None
        apply(position, seat, command, close, luck)
        if position.phase != HUNT or position.round != round:
            return
    look_at_the_clocks(position, close, luck)


def in_order(position: RealTime, close: int) -> list[int]:
    """GRU-242, 243. The seats whose commands are done now: by key, then by the round's priority."""
    order: list[int] = []
    keys: list[int] = []
    for seat in position.priority:
        hand = position.hands[seat]
        hand.commit(close, position.box.constants.tick)
        if hand.coming is not None and hand.coming.close <= close:
            place = len(order)
            while place > 0 and keys[place - 1] > hand.coming.key:
                place -= 1
            order.insert(place, seat)
            keys.insert(place, hand.coming.key)
    return order


# --- What happens to a command, perhaps late


def apply(position: RealTime, seat: int, command: Command, close: int, luck: Luck) -> None:
    """GRU-250, 251, 260 to 264."""
    move = command.move
    hand = position.hands[seat]
    constants = position.box.constants
    refusal = why_not_hunt(position, seat, move)
    if refusal is not None:
        if refusal not in FREE:
            hand.busy_until = close + hand_time(position, seat, constants.hand_reject)
        reject(position, seat, command, refusal)
    elif isinstance(move, Flip):
        flip(position, seat, move.pawn, close)
    elif isinstance(move, PawnMove) and lies_wrong(position, seat, move):
        flip(position, seat, move.pawn, close)
        hand.coming = Command(command.number, move, hand.busy_until, closing(hand.busy_until, constants.tick))
    else:
        position.last_act = close
        position.stall_warned = False
        time = constants.hand_club if isinstance(move, Club) else constants.hand_place
        hand.busy_until = close + hand_time(position, seat, time)
        act_out(position, seat, move, luck)
        if isinstance(move, Bed) and position.phase == HUNT:
            empty_buffer(position, seat, ASLEEP)  # GRU-256


def hand_time(position: RealTime, seat: int, time: int) -> int:
    """GRU-254. Two hands take half the time."""
    return time // 2 if position.clans[seat].child else time


def lies_wrong(position: RealTime, seat: int, move: PawnMove) -> bool:
    """GRU-264. Is the face that this command needs the one underneath?"""
    face = move.face if isinstance(move, Place) else CLUB
    pawn = position.box.pawns[move.pawn - 1]
    return pawn.faces[position.clans[seat].sides[move.pawn - 1]] != face


def flip(position: RealTime, seat: int, pawn: int, close: int) -> None:
    """GRU-063."""
    clan = position.clans[seat]
    clan.sides[pawn - 1] = 1 - clan.sides[pawn - 1]
    position.hands[seat].busy_until = close + hand_time(position, seat, position.box.constants.hand_flip)
    if position.told is not None:
        face = face_text(position.box.pawns[pawn - 1].faces[clan.sides[pawn - 1]])
        position.told.append(events.Flipped(position.t(), seat, pawn, face))


# --- Clocks


def look_at_the_clocks(position: RealTime, close: int, luck: Luck) -> None:
    """GRU-095, 096, 098, 270, 271. Time, then stall, then the warnings."""
    constants = position.box.constants
    if position.practice():
        if not position.waits_for_person() and close >= position.last_act + constants.stall_end:
            end_hunt(position, STALL, -1, luck)
        return
    if close >= position.terms.hunt_max:
        end_hunt(position, TIME, -1, luck)
        return
    if close >= position.last_act + constants.stall_end:
        end_hunt(position, STALL, -1, luck)
        return
    if close >= position.last_act + constants.stall_warn and not position.stall_warned:
        position.stall_warned = True
        left = (constants.stall_end - constants.stall_warn) // SECOND
        position.tell(events.StallWarning(position.t(), left))
    if close >= position.terms.hunt_max - constants.time_warning and not position.time_warned:
        position.time_warned = True
        position.tell(events.TimeWarning(position.t(), constants.time_warning // SECOND))


def next_window(position: RealTime) -> int:
    """The close of the next window in which something happens: the windows between have nothing to apply.

    -1 in a hunt that waits, as long as nobody has sent anything.
    """
    tick = position.box.constants.tick
    closes = limits(position)
    for hand in position.hands:
        close = hand.next_close(tick)
        if close >= 0:
            closes.append(close)
    return min(closes, default=-1)


def limits(position: RealTime) -> list[int]:
    """The windows in which the clocks have something to say (GRU-095, 096, 316)."""
    constants = position.box.constants
    tick = constants.tick
    if position.practice():
        return [] if position.waits_for_person() else [closing(position.last_act + constants.stall_end, tick)]
    closes = [closing(position.terms.hunt_max, tick)]
    stall = constants.stall_end if position.stall_warned else constants.stall_warn
    closes.append(closing(position.last_act + stall, tick))
    if not position.time_warned:
        closes.append(closing(max(0, position.terms.hunt_max - constants.time_warning), tick))
    return closes
