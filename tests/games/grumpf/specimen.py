"""What the conformance suite and the golden playthroughs are told about Grumpf."""

from __future__ import annotations

from tablee.games.grumpf import GRUMPF, Grumpf
from tablee.games.grumpf import events as hunting
from tablee.games.grumpf.moves import MOVES
from tablee.games.grumpf.realtime import RealTime
from tablee.kernel import EVERYTHING, Eyes, Json
from tests.conformance.specimen import Specimen, imagined

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
    tables={  # each pace has a playthrough to read
        2: {"pace": "realtime", "sides": "112212", "hunt_max": 60},
        3: {"pace": "turns"},
        4: {"pace": "beats"},
        5: {"pace": "turns", "sides": "expert"},
        6: {"pace": "beats", "sides": "121221"},
    },
    shown_after=("game_setup", "hunt_end", "game_end"),
)
