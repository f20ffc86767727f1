"""What the conformance suite is told about Riddles, the small game with texts that are secrets."""

from __future__ import annotations

import re

from tablee.kernel import EVERYTHING, Eyes, Json, Luck, Words
from tests.conformance.specimen import Specimen, imagined
from tests.kernel.riddles import (
    BOX,
    CARDS,
    MOVES,
    RIDDLES_GAME,
    STONES,
    RiddleAnswered,
    RiddleAsked,
    RiddleRead,
    Riddles,
)


def stones(text: Words) -> set[str]:
    """The words of a consequence that stand nowhere else."""
    return set(STONES) & set(re.findall(r"\w+", text.en))


def secrets(position: Riddles, eyes: Eyes) -> set[str]:
    if eyes == EVERYTHING:
        return set()
    past = len(position.answers)
    unread = past + (not position.over and eyes == position.reader)
    return {stone for card, _ in position.deck[unread:] for text in BOX[card].behind for stone in stones(text)}


def marked(seats: int) -> Json:
    return Riddles(seats, [(card, number % 2 == 1) for number, card in enumerate(CARDS)]).to_json()


def turned(position: Riddles, eyes: Eyes, luck: Luck) -> Riddles:
    """Only the riddle that lies open differs, in which consequence is behind which answer; not for who reads it."""
    twin = position.clone()
    number = len(position.answers)
    if not position.over and eyes not in (position.reader, EVERYTHING):
        card, way = position.deck[number]
        twin.deck[number] = (card, not way)
    return twin


SPECIMEN = Specimen(
    game=RIDDLES_GAME,
    universe=tuple(move.text for move in MOVES),
    reveals=(RiddleAsked, RiddleRead, RiddleAnswered),
    twins=(imagined, turned),
    secrets=secrets,
    marked=marked,
)
