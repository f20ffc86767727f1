"""The box of Smile, read from `content.toml` and checked by counts (SMI-010 to 015)."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Final, Literal

import msgspec

from tablee.games.smile.box import COLOURS, COPIES, MARKED, MARKS, NO_COLOUR, Box, Creature
from tablee.games.smile.moves import CARD_IDS
from tablee.kernel.content import Row, each_once, read_content
from tablee.kernel.edition import Edition
from tablee.kernel.errors import BadContent
from tablee.kernel.reading import content_of, read_toml
from tablee.kernel.records import Json


class CreatureRow(Row):
    id: str
    value: Annotated[int, msgspec.Meta(ge=-5, le=6)]  # SMI-010
    colour: Literal["pink", "blue", "yellow", "white", "none"]  # SMI-013
    mark: Literal["", "IV", "V"]  # SMI-015


class Contents(msgspec.Struct, forbid_unknown_fields=True):
    creatures: list[CreatureRow]
    provenance: dict[str, str] = {}


def box_of(written: Json) -> Box:
    """The box that was written down so; `BadContent` if it is none."""
    contents = read_content(written, Contents)
    check(contents)
    return Box([creature_of(number, row) for number, row in enumerate(contents.creatures)])


def creature_of(number: int, row: CreatureRow) -> Creature:
    colour = NO_COLOUR if row.colour == "none" else COLOURS.index(row.colour)
    return Creature(number, row.value, colour, MARKS[row.mark])


def check(contents: Contents) -> None:
    """The counts of the rules: every card once, so many of each value and of each mark."""
    at = ("creatures",)
    each_once([row.id for row in contents.creatures], CARD_IDS, "SMI-011", at, "id")
    values = Counter(row.value for row in contents.creatures)
    for value, count in COPIES.items():
        if values[value] != count:
            raise BadContent(values[value], count, detail="copies", at=at, value=value, rule="SMI-011")
    marks: Counter[str] = Counter(row.mark for row in contents.creatures)
    for mark, count in MARKED.items():
        if marks[mark] != count:
            raise BadContent(marks[mark], count, detail="marked", at=at, mark=mark, rule="SMI-015")


PRINTED: Final = Edition(read_toml(content_of("tablee.games.smile")))
BOX: Final = box_of(PRINTED.written)
