"""Can a position from paper stand? No game comes to what is refused here; what is accepted goes on, or is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.grumpf.box import NEUTRAL_LETTER, SIDE_1, Box
from tablee.games.grumpf.clans import AWAKE
from tablee.games.grumpf.counting import exchanges
from tablee.games.grumpf.hand import Hand
from tablee.games.grumpf.moves import BOARDS, SORCERER, Bed
from tablee.games.grumpf.names import BEFORE_GO, COUNTDOWN, END, EXCHANGE, HUNT, READYING, REVIEW, SHOUTING, WAITING
from tablee.games.grumpf.paper import Paper
from tablee.kernel.errors import BadPosition

if TYPE_CHECKING:
    from tablee.games.grumpf.realtime import RealTime
    from tablee.games.grumpf.rules import Grumpf
    from tablee.games.grumpf.slow import Beats, Turns

PUTS: Final = ["flip", "place", "club"]


def check(box: Box, paper: Paper, position: Grumpf) -> None:
    """Everything that the parts of a paper have to do with each other; each part has been read by now."""
    check_huts(position)
    check_phase(box, paper, position)
    check_chooser(paper, position)
    check_neutral(box, paper, position)
    check_until(box, position)
    position.by_pace(PaceChecks(box))


class PaceChecks:
    """What only one pace has."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def realtime(self, position: RealTime) -> None:
        check_times(self.box, position)
        check_hands(self.box, position)
        check_overdue(position)

    def turns(self, position: Turns) -> None:
        check_turns(position)

    def beats(self, position: Beats) -> None:
        check_beats(self.box, position)


# --- Phases


def check_huts(position: Grumpf) -> None:
    """GRU-085, 091. One Elder per hut, and during a hunt one of them is free."""
    taken = [clan.hut for clan in position.clans if clan.hut != AWAKE]
    free = 1 if position.phase == HUNT else 0
    if len(set(taken)) != len(taken) or len(taken) + free > position.huts() or max([0, *taken]) > position.huts():
        raise BadPosition(taken, list(range(1, position.huts() + 1)), detail="huts", rule="GRU-085")


def check_phase(box: Box, paper: Paper, position: Grumpf) -> None:
    """GRU-012, 035, 041. Each thing at its time; and a neutral clan and Jokers only where there are some."""
    phase = position.phase
    live = position.terms.pace == "realtime"
    if live and position.terms.daily:
        raise BadPosition("realtime", ["turns", "beats"], detail="daily", field="daily", rule="GRU-012")
    if phase == END and position.round != box.constants.rounds:
        raise BadPosition(position.round, box.constants.rounds, detail="end_round", rule="GRU-035")
    spots = [spot for track in position.tracks for spot in track]
    begun = any(spot.clan < position.seats or spot.club_clan >= 0 for spot in spots)
    if phase in BEFORE_GO and (begun or any(clan.hut != AWAKE for clan in position.clans)):
        raise BadPosition(phase, HUNT, detail="too_early", rule="GRU-041")
    if phase == WAITING and not position.deserted():
        raise BadPosition(WAITING, READYING if live else HUNT, detail="not_deserted", field="phase", rule="GRU-314")
    if not position.for_two() and (paper.neutral is not None or any(position.discarded)):
        raise BadPosition(position.seats, 2, detail="no_neutral", rule="GRU-027")
    if all(clan.jokers for clan in position.clans[: position.seats]):
        raise BadPosition(position.seats, position.seats - 1, detail="jokers", rule="GRU-007")


def check_chooser(paper: Paper, position: Grumpf) -> None:
    """GRU-165, 173. Whoever chooses has something to choose, on the side of the Sorcerer where that is the prize."""
    if position.chooser < 0:
        if position.phase == EXCHANGE:
            raise BadPosition("chooser", list(range(position.seats)), detail="no_chooser", rule="GRU-165")
        return
    if position.phase not in (EXCHANGE, REVIEW) or not exchanges(position, position.chooser):
        raise BadPosition(position.chooser, detail="chooser", rule="GRU-173")
    if position.terms.sides[SORCERER] == SIDE_1:
        right = paper.sides[:SORCERER] + "2"
        raise BadPosition(paper.sides, right, detail="sorcerer_side", field="sides", rule="GRU-165")


def check_neutral(box: Box, paper: Paper, position: Grumpf) -> None:
    """GRU-222, 223. So many neutral pawns on each board, and on its first spaces: they were there before anybody."""
    for board, track in enumerate(position.tracks):
        key = BOARDS[board]
        places = [place for place, spot in enumerate(track) if spot.clan >= position.seats]
        if places != list(range(len(places))):
            written = paper.tracks[key]
            right = sorted(written, key=lambda text: not text.startswith(NEUTRAL_LETTER))
            raise BadPosition(written, right, detail="neutral_order", field=f"tracks.{key}", rule="GRU-223")
        dealt = box.boards[board].neutral
        if len(places) > dealt:
            raise BadPosition(len(places), dealt, detail="neutral_deal", field=f"tracks.{key}", rule="GRU-222")


def check_until(box: Box, position: Grumpf) -> None:
    """GRU-044, 235, 236. What ends by itself does so before long; if its time is over, now."""
    constants = box.constants
    longest = max(constants.ready_max, constants.shout_max, constants.review_max)
    if position.phase in (READYING, SHOUTING, REVIEW):
        rule = "GRU-044" if position.phase == REVIEW else "GRU-235"
        check_range("until", position.until, 0, position.now + longest, rule)


# --- The slow paces


def check_turns(position: Turns) -> None:
    """GRU-285. It is the turn of somebody who is awake."""
    if position.phase == HUNT and position.clans[position.turn].hut != AWAKE:
        raise BadPosition(position.turn, detail="asleep", rule="GRU-285")


def check_beats(box: Box, position: Beats) -> None:
    """GRU-290, 291, 295. A beat that there is, with choices that were possible, and one that is still missing."""
    cap = box.constants.beats_cap
    if position.beat > cap:
        raise BadPosition(position.beat, cap, detail="no_such_beat", field="beats.beat", rule="GRU-295")
    for seat, move in enumerate(position.chosen):
        if move is not None and position.why_not(seat, move) is not None:
            raise BadPosition(move.text, detail="chosen", seat=seat, rule="GRU-291")
    if position.phase == HUNT and position.all_have_chosen():
        chosen = [str(move) for move in position.chosen if move is not None]
        raise BadPosition(chosen, "null", detail="all_chosen", field="beats.chosen", rule="GRU-290")


# --- Real time


def check_times(box: Box, position: RealTime) -> None:
    """GRU-237, 240, 270. The countdown and the windows."""
    now = position.now
    if position.phase == COUNTDOWN:
        check_range("realtime.go_at", position.go_at, now, now + box.constants.countdown, "GRU-237")
    elif position.phase == HUNT:
        check_windows(box, position)


def check_windows(box: Box, position: RealTime) -> None:
    """GRU-240, 271, 274. Windows open and close every `TICK`, after a countdown at most."""
    constants = box.constants
    now = position.now
    latest = now + constants.countdown - position.opened
    if position.go_at > latest:
        check_range("realtime.go_at", position.go_at, 0, latest, "GRU-274")
    time = hunt_time(position)
    for field, found in (("opened", position.opened), ("closed", position.closed)):
        if found % constants.tick or found > time:
            right = time // constants.tick * constants.tick
            raise BadPosition(found, right, detail="window", field=f"realtime.{field}", rule="GRU-240")
    check_range("realtime.last_act", position.last_act, 0, time, "GRU-271")


def hunt_time(position: RealTime) -> int:
    """After GO; during an interruption, where it stands still."""
    return max(position.opened, position.now - position.go_at)


def check_hands(box: Box, position: RealTime) -> None:
    """GRU-250 to 257. What a hand holds was sent in this hunt, and will be done in it."""
    for seat, hand in enumerate(position.hands):
        held = {"coming": hand.coming, "waiting": hand.waiting, "bed": hand.bed}
        for place, command in held.items():
            if command is None:
                continue
            field = f"realtime.hands[{seat}].{place}"
            if position.phase != HUNT:
                raise BadPosition(command.move.text, "null", detail="idle_hand", field=field, rule="GRU-263")
            if not position.can_be_sent(command.move):
                raise BadPosition(command.move.text, detail="not_sent", field=field, rule="GRU-265")
            if place != "coming" and isinstance(command.move, Bed) != (place == "bed"):
                right = ["bed"] if place == "bed" else PUTS
                raise BadPosition(command.move.text, right, detail="buffer", field=field, rule="GRU-252")
        if position.phase == HUNT:
            check_hand_times(box, hand, f"realtime.hands[{seat}]", hunt_time(position))


def check_hand_times(box: Box, hand: Hand, field: str, time: int) -> None:
    """GRU-241, 242, 250, 268."""
    constants = box.constants
    busy = max(constants.hand_flip, constants.hand_place, constants.hand_club, constants.hand_reject)
    check_range(f"{field}.busy_until", hand.busy_until, 0, time + busy, "GRU-250")
    for arrival in hand.arrivals:
        check_range(f"{field}.arrivals", arrival, 0, time + constants.tick, "GRU-268")
    if hand.coming is None:
        return
    close = hand.coming.close
    if close % constants.tick:
        right = close // constants.tick * constants.tick
        raise BadPosition(close, right, detail="window", field=f"{field}.coming", rule="GRU-240")
    check_range(f"{field}.coming", close, time, time + busy + constants.tick, "GRU-241")
    first = close - constants.tick - constants.lat_cap
    check_range(f"{field}.coming", hand.coming.key, first, close, "GRU-242")


def check_overdue(position: RealTime) -> None:
    """GRU-098, 237, 270, 271. Before now everything has happened that falls due in a countdown or a hunt."""
    due = position.due()
    if position.phase in (COUNTDOWN, HUNT) and due is not None and due < position.now:
        raise BadPosition(due, position.now, detail="overdue", field="now", rule="GRU-270")


def check_range(field: str, found: int, low: int, high: int, rule: str) -> None:
    if not low <= found <= high:
        raise BadPosition(found, [low, high], detail="time", field=field, rule=rule)
