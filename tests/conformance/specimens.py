"""What the suite must be told about each game: the only page of the suite that knows them.

A new box on the shelf gets a specimen here, and the whole suite runs over it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tablee.games import GRUMPF, SHELF, SMILE
from tablee.games.grumpf import Grumpf
from tablee.games.grumpf import events as hunting
from tablee.games.grumpf.moves import MOVES
from tablee.games.grumpf.realtime import RealTime
from tablee.games.smile import Smile, events
from tablee.kernel import EVERYTHING, Event, Eyes, Game, Json, Luck, Position
from tests.conformance.play import Case, cases
from tests.kernel import bids
from tests.kernel.bids import BIDS_GAME

Twin = Callable[[Any, Eyes, Luck], Position]


@dataclass(frozen=True)
class Specimen:
    game: Game[Any]
    universe: tuple[str, ...]  # the notation of every move that the game has
    reveals: tuple[type[Event], ...]  # the events that make something public which was a secret
    twins: tuple[Twin, ...]  # ways to another position that these eyes cannot tell from the first
    secrets: Callable[[Any, Eyes], set[str]]  # numbers and texts that may not reach these eyes now
    marked: Callable[[int], Json]  # a position for so many seats, in which no secret looks like anything public
    reported: tuple[type[Event], ...] = ()  # the events that only something reported by the table causes
    refused_later: tuple[Any, ...] = ()  # the events that tell the reason why a move that was taken could not be done
    seldom: tuple[type[Event], ...] = ()  # events that few random games have
    rare: tuple[str, ...] = ()  # reasons that no random game comes to


# --- Any game


def imagined(position: Position, eyes: Eyes, luck: Luck) -> Position:
    return position.imagine(eyes, luck)


# --- Smile

SMILE_HANDS = 1003  # a hand of more than a thousand fireflies is not to be mistaken for anything else


def smile_other_hands(position: Smile, eyes: Eyes, luck: Luck) -> Smile:
    """The same deck, other closed hands: these twins stay alike over many rounds."""
    return SMILE.position(position.imagine(eyes, luck).to_json() | {"deck": position.to_json()["deck"]})


def smile_secrets(position: Smile, eyes: Eyes) -> set[str]:
    """Section 6: the cards in the deck are for nobody (their list only by the option), hands are for their owners."""
    deck = set() if position.shows_unseen else {creature.id for creature in position.deck}
    if position.over or eyes == EVERYTHING:
        return deck
    hands = [hunter.fireflies for seat, hunter in enumerate(position.hunters) if seat != eyes]
    return deck | {str(hand) for hand in hands if hand > SMILE_HANDS // 2}


def smile_marked(seats: int) -> Json:
    """Hands of 1003, 1103, 1203 ... fireflies; seat 0 has the tears that SMI-140 asks for."""
    hands = [SMILE_HANDS + 100 * seat for seat in range(seats)]
    hunters = [{"hand": hand, "tears": 0} for hand in hands]
    hunters[0]["tears"] = sum(hands) - 6 * seats
    row = ["C01", "C22", "C07", "C24", "C29"][:seats]
    return {"hunters": hunters, "row": dict.fromkeys(row, 0)}


SMILE_SPECIMEN = Specimen(
    game=SMILE,
    universe=tuple(f"{verb} C{card:02}" for verb in ("offer", "collect", "borrow") for card in range(1, 51)),
    reveals=(events.RowRevealed, events.GameEnded),
    twins=(imagined, smile_other_hands),
    secrets=smile_secrets,
    marked=smile_marked,
)


# --- Grumpf

FAR_AWAY = 1003  # milliseconds: a delay that is not to be mistaken for anything else


def grumpf_secrets(position: Grumpf, eyes: Eyes) -> set[str]:
    """Section 6: how far away the others are. The bag's order and what others have sent are in the twins."""
    if eyes == EVERYTHING or not isinstance(position, RealTime):
        return set()
    delays = [hand.one_way for seat, hand in enumerate(position.hands) if seat != eyes]
    return {str(delay) for delay in delays if delay >= FAR_AWAY}


def grumpf_marked(seats: int) -> Json:
    """A hunt in which everybody is very far away, and has something on its way."""
    hands = [
        {"sent": 1, "one_way": FAR_AWAY + 100 * seat, "coming": [1, f"place {seat + 2} {face} fish", 20, 100]}
        for seat, face in zip(range(seats), (3, 5, 1, 2, 2, 3), strict=False)
    ]
    clans = [{"colour": colour} for colour in "VOGYPB"[:seats]]
    return {"clans": clans, "now": 50, "realtime": {"hands": hands}, "animals": {"bees": 12}}


GRUMPF_SPECIMEN = Specimen(
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
    secrets=grumpf_secrets,
    marked=grumpf_marked,
    reported=(hunting.HuntResumed,),
    refused_later=(hunting.Rejected, hunting.ActionFailed),
    seldom=(hunting.TileUnclaimed, hunting.TileDiscarded, hunting.ExchangeImpossible),
    rare=("rate_limited",),
)


# --- Bids, the small game of the kernel's tests


def bids_secrets(position: bids.Bids, eyes: Eyes) -> set[str]:
    if eyes == EVERYTHING:
        return set()
    others = [seat for seat in range(position.seats) if seat != eyes]
    return {str(card) for seat in others for card in (*position.hands[seat], position.bids[seat]) if card is not None}


def bids_marked(seats: int) -> Json:
    return bids.Bids([[101 + seat + seats * n for n in range(bids.HAND)] for seat in range(seats)], 1).to_json()


BIDS_SPECIMEN = Specimen(
    game=BIDS_GAME,
    universe=tuple(f"bid {card}" for card in range(101, bids.LAST_CARD + 1)),
    reveals=(bids.BidsClosed, bids.BidsShown),
    twins=(imagined,),
    secrets=bids_secrets,
    marked=bids_marked,
)


SPECIMENS = {specimen.game.key: specimen for specimen in (SMILE_SPECIMEN, GRUMPF_SPECIMEN, BIDS_SPECIMEN)}
GAMES: list[Game[Any]] = [*SHELF.values(), BIDS_GAME]
CASES: list[Case] = cases(*GAMES)


def specimen_of(case: Case) -> Specimen:
    return SPECIMENS[case.game.key]
