"""What the conformance suite and the golden playthroughs are told about Grumpf."""

from __future__ import annotations

from tablee.games.grumpf import GRUMPF, Grumpf
from tablee.games.grumpf import events as hunting
from tablee.games.grumpf.moves import MOVES
from tablee.games.grumpf.realtime import RealTime
from tablee.games.grumpf.view import GrumpfView, HandView
from tablee.kernel import EVERYTHING, Eyes, FastLuck, Json, Move, Refusal
from tests.conformance.specimen import Specimen, imagined

LUCK = FastLuck(0)  # of what nobody asks about
A_MOMENT = 2_000  # milliseconds: longer than a hand is busy
FAR_AWAY = 1003  # milliseconds: a delay that is not to be mistaken for anything else


def secrets(position: Grumpf, eyes: Eyes) -> set[str]:
    """Section 6: how far away the others are. The bag's order and what others have sent are in the twins."""
    if eyes == EVERYTHING or not isinstance(position, RealTime):
        return set()
    delays = [hand.one_way for seat, hand in enumerate(position.hands) if seat != eyes]
    return {str(delay) for delay in delays if delay >= FAR_AWAY}


def marked(seats: int) -> Json:
    """A hunt in which everybody is very far away, and has something on its way."""
    hands = [
        {"sent": 1, "one_way": FAR_AWAY + 100 * seat, "coming": [1, f"place {seat + 2} {face} fish", 20, 100]}
        for seat, face in zip(range(seats), (3, 5, 1, 2, 2, 3), strict=False)
    ]
    clans = [{"colour": colour} for colour in "VOGYPB"[:seats]]
    return {"clans": clans, "now": 50, "realtime": {"hands": hands}, "animals": {"bees": 12}}


def hand_in_hunt(position: Grumpf, seat: int) -> HandView | None:
    """What a seat knows of its own hand, in a hunt in real time."""
    view: GrumpfView = position.view(seat)
    return view.hands[seat] if view.phase == "hunt" else None


def is_free(hand: HandView) -> bool:
    return hand.coming is None and hand.waiting is None and not hand.bed


def tells(position: Grumpf, seat: int) -> bool:
    """Not what time decides, which no view has: at the moment of GO, and just before night; nor what is on its way."""
    hand = hand_in_hunt(position, seat)
    if hand is None:
        return True
    soon = alone(position, seat)
    while (due := soon.due()) is not None and due < position.now + A_MOMENT:
        soon.advance(due, LUCK)
    view: GrumpfView = position.view(seat)
    return is_free(hand) and position.now > (view.opens_at or 0) and hand_in_hunt(soon, seat) is not None


def alone(position: Grumpf, seat: int) -> Grumpf:
    """The same moment, in which nobody else has sent anything."""
    imagined = position.imagine(seat, LUCK)
    imagined.drain()
    return imagined


def answered(position: Grumpf, seat: int, move: Move) -> Refusal | None:
    """GRU-265. Of a command in real time most is found out when it is applied."""
    refusal = position.why_not(seat, move)
    if refusal is not None or hand_in_hunt(position, seat) is None:
        return refusal
    done = alone(position, seat)
    done.attempt(seat, move, LUCK)
    number = sent(done, seat)
    while (hand := hand_in_hunt(done, seat)) is not None and not is_free(hand):
        due = done.due()
        assert due is not None
        done.advance(due, LUCK)
    rejected = [event for event in done.drain() if isinstance(event, hunting.Rejected) and event.client_seq == number]
    codes = [event.reason for event in rejected]
    return next((refusal for refusal in GRUMPF.refusals if refusal.code in codes), None)


def sent(position: Grumpf, seat: int) -> int | None:
    hand = hand_in_hunt(position, seat)
    return None if hand is None else hand.sent


def situation(position: Grumpf, seat: int) -> str:
    """Whoever sleeps is refused what others are refused, too: what is asked for first is the question."""
    view: GrumpfView = position.view(seat)
    return f"{view.phase} {view.clans[seat].hut is not None}"


SPECIMEN = Specimen(
    game=GRUMPF,
    universe=tuple(MOVES),
    reveals=(
        hunting.AnimalsDrawn,
        hunting.Flipped,
        hunting.Placed,
        hunting.Clubbed,
        hunting.Bed,
        hunting.Rejected,
        hunting.StallWarning,
        hunting.HuntEnd,
        hunting.BeatReveal,
    ),
    twins=(imagined,),
    secrets=secrets,
    marked=marked,
    reported=(hunting.HuntResumed,),
    refused_later=(hunting.Rejected, hunting.ActionFailed),
    seldom=(hunting.TileUnclaimed, hunting.TileDiscarded, hunting.ExchangeImpossible),
    rare=("rate_limited",),
    answered=answered,
    tells=tells,
    situation=situation,
    tables={  # each pace has a playthrough to read
        2: {"pace": "realtime", "sides": "112212", "hunt_max": 60},
        3: {"pace": "turns"},
        4: {"pace": "beats"},
        5: {"pace": "turns", "sides": "expert"},
        6: {"pace": "beats", "sides": "121221"},
    },
    shown_after=("game_setup", "hunt_end", "game_end"),
)
