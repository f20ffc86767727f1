"""The creatures of the box, read from `content.toml` and checked by counts."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any, Final, final

from tablee.games.smile.moves import BORROW, CARD_IDS, COLLECT, OFFER
from tablee.kernel.edition import Edition
from tablee.kernel.errors import BadContent
from tablee.kernel.position import Move
from tablee.kernel.reading import CONTENT, content_of, read_toml
from tablee.kernel.records import Json

COLOURS: Final = ["pink", "blue", "yellow", "white"]  # SMI-013
NO_COLOUR: Final = -1
MARKS: Final = {"": 3, "IV": 4, "V": 5}  # SMI-020 to 022: the fewest players that a card is used with
COPIES: Final = {-5: 2, -4: 2, -3: 3, -2: 4, -1: 3, 0: 2, 1: 4, 2: 6, 3: 8, 4: 8, 5: 6, 6: 2}  # SMI-011
MARKED: Final = {"": 30, "IV": 10, "V": 10}  # SMI-015
FIELDS: Final = ["id", "value", "colour", "mark"]  # and `provenance`, which may be left out


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


def load(path: Path) -> Box:
    """The box that a content file describes."""
    return box_of(read_toml(path))


def box_of(written: Json) -> Box:
    """The box that was written down so; `BadContent` if it is none."""
    rows = read_rows(written)
    creatures = [read_creature(number, row) for number, row in enumerate(rows)]
    values = Counter(creature.value for creature in creatures)
    for value, count in COPIES.items():
        if values[value] != count:
            raise BadContent(values[value], count, detail="copies", value=value, rule="SMI-011")
    marks = Counter(row["mark"] for row in rows)
    for mark, count in MARKED.items():
        if marks[mark] != count:
            raise BadContent(marks[mark], count, detail="marked", mark=mark, rule="SMI-015")
    return Box(creatures)


def read_rows(written: Json) -> list[Any]:
    rows = written.get("creatures")
    if not isinstance(rows, list):
        raise BadContent(CONTENT, "creatures", detail="no_list")
    return rows


def read_creature(number: int, row: Any) -> Creature:
    if not isinstance(row, dict):
        raise BadContent(row, FIELDS, detail="not_a_creature", number=number + 1)
    missing = [field for field in FIELDS if field not in row]
    if len(missing) > 0:
        raise BadContent(missing, FIELDS, detail="missing_field", number=number + 1)
    unknown = [field for field in row if field not in FIELDS and field != "provenance"]
    if len(unknown) > 0:
        raise BadContent(unknown, FIELDS, detail="unknown_field", number=number + 1)
    if number >= len(CARD_IDS):
        raise BadContent(row["id"], len(CARD_IDS), detail="too_many", rule="SMI-011")
    card = CARD_IDS[number]
    if row["id"] != card:
        raise BadContent(row["id"], card, detail="out_of_place", first=CARD_IDS[0], last=CARD_IDS[-1])
    if type(row["value"]) is not int or row["value"] not in COPIES:
        raise BadContent(row["value"], list(COPIES), detail="value", card=card, rule="SMI-010")
    if row["colour"] != "none" and row["colour"] not in COLOURS:
        raise BadContent(row["colour"], COLOURS + ["none"], detail="colour", card=card, rule="SMI-013")
    if not isinstance(row["mark"], str) or row["mark"] not in MARKS:
        raise BadContent(row["mark"], list(MARKS), detail="mark", card=card, rule="SMI-015")
    colour = NO_COLOUR if row["colour"] == "none" else COLOURS.index(row["colour"])
    return Creature(number, row["value"], colour, MARKS[row["mark"]])


PRINTED: Final = Edition(read_toml(content_of("tablee.games.smile")))
BOX: Final = box_of(PRINTED.written)
