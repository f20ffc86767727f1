"""The three things that a player of Smile can do. Each move exists once and is known by its card."""

from __future__ import annotations

from typing import Final, final

from tablee.kernel.errors import BadMove
from tablee.kernel.position import Move

CARD_COUNT: Final = 50
CARD_IDS: Final = [f"C{number:02}" for number in range(1, CARD_COUNT + 1)]


class CardMove(Move):
    """A move that names one creature of the row."""

    __slots__ = ("card",)

    def __init__(self, verb: str, card: int) -> None:
        self.text = f"{verb} {CARD_IDS[card]}"
        self.card = card


@final
class Offer(CardMove):
    """Place a firefly from your hand on one of the lowest creatures, to stay in (SMI-040)."""

    __slots__ = ()


@final
class Collect(CardMove):
    """Take a creature that bears fireflies, with its fireflies, and be out for the round (SMI-061)."""

    __slots__ = ()


@final
class Borrow(CardMove):
    """With nothing else possible: take a tear, and offer a firefly from the supply (SMI-081)."""

    __slots__ = ()


OFFER: Final = [Offer("offer", card) for card in range(CARD_COUNT)]
COLLECT: Final = [Collect("collect", card) for card in range(CARD_COUNT)]
BORROW: Final = [Borrow("borrow", card) for card in range(CARD_COUNT)]

MOVES: Final[dict[str, Move]] = {}
for _card in range(CARD_COUNT):
    MOVES[OFFER[_card].text] = OFFER[_card]
    MOVES[COLLECT[_card].text] = COLLECT[_card]
    MOVES[BORROW[_card].text] = BORROW[_card]


def read_move(text: str) -> Move:
    """The move of a notation such as `offer C01`."""
    move = MOVES.get(text)
    if move is None:
        right = [move[0].text for move in (OFFER, COLLECT, BORROW)]
        raise BadMove(text, right, detail="notation", first=CARD_IDS[0], last=CARD_IDS[-1])
    return move
