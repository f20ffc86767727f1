"""The creatures of the box. `content` reads them from paper."""

from __future__ import annotations

from typing import Final, final

from tablee.games.smile.moves import BORROW, CARD_IDS, COLLECT, OFFER
from tablee.kernel.position import Move

COLOURS: Final = ["pink", "blue", "yellow", "white"]  # SMI-013
NO_COLOUR: Final = -1
MARKS: Final = {"": 3, "IV": 4, "V": 5}  # SMI-020 to 022: the fewest players that a card is used with
COPIES: Final = {-5: 2, -4: 2, -3: 3, -2: 4, -1: 3, 0: 2, 1: 4, 2: 6, 3: 8, 4: 8, 5: 6, 6: 2}  # SMI-011
MARKED: Final = {"": 30, "IV": 10, "V": 10}  # SMI-015


@final
class Creature:
    """A card: its value, its corner colour, the player counts it is used with, and the moves that name it.

    The last four are the whole choice of a player while no other creature can be named (`Smile.moves`).
    """

    __slots__ = (
        "number",
        "id",
        "value",
        "colour",
        "from_players",
        "offer",
        "collect",
        "borrow",
        "only_offer",
        "only_collect",
        "only_borrow",
        "offer_or_collect",
    )

    def __init__(self, number: int, value: int, colour: int, from_players: int) -> None:
        self.number = number
        self.id = CARD_IDS[number]
        self.value = value
        self.colour = colour
        self.from_players = from_players
        self.offer = OFFER[number]
        self.collect = COLLECT[number]
        self.borrow = BORROW[number]
        self.only_offer: tuple[Move, ...] = (self.offer,)
        self.only_collect: tuple[Move, ...] = (self.collect,)
        self.only_borrow: tuple[Move, ...] = (self.borrow,)
        self.offer_or_collect: tuple[Move, ...] = (self.offer, self.collect)

    def __repr__(self) -> str:
        letter = "N" if self.colour == NO_COLOUR else COLOURS[self.colour][0].upper()
        return f"{self.id} ({letter}{self.value:+})"

    def on_paper(self) -> dict[str, object]:
        """As a content file has it, but for where it comes from."""
        colour = "none" if self.colour == NO_COLOUR else COLOURS[self.colour]
        mark = next((mark for mark, players in MARKS.items() if players == self.from_players), "")
        return {"id": self.id, "value": self.value, "colour": colour, "mark": mark}

    def pairs_with(self, other: Creature) -> bool:
        """SMI-100, 102: the same corner colour; no colour is never the same."""
        return self.colour != NO_COLOUR and self.colour == other.colour


@final
class Box:
    """All the creatures of one copy of the game, in the order of their ids."""

    __slots__ = ("creatures", "decks")

    def __init__(self, creatures: list[Creature]) -> None:
        self.creatures = creatures
        self.decks = {
            players: [creature for creature in creatures if creature.from_players <= players] for players in (3, 4, 5)
        }

    def deck(self, players: int) -> list[Creature]:
        """SMI-020 to 023: the cards used with so many players."""
        return self.decks[players][:]

    def find(self, card: str) -> Creature | None:
        for creature in self.creatures:
            if creature.id == card:
                return creature
        return None
