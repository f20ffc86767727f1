"""A box with a content file such as the boxes to come have: cards with a kind, numbers, an effect and words."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from tablee.kernel import Edition, Json, Words
from tablee.kernel.content import Row, each_once, expect, known, read_content
from tests.kernel.bids import BidsGame

IDS: Final = ("S01", "S02", "S03")
EFFECTS: Final = ("bake", "sneeze")

PRINTED: Final = """\
rounds = 3
secret = true

[[cards]]
id = "S01"
kind = "task"
needs = [2, 1]
effect = "bake"
name = { fr = "Pâtissier", en = "Baker" }
text = { fr = "Prends un gâteau.", en = "Take a cake." }

[[cards]]
id = "S02"
kind = "event"
needs = [0, 0]
effect = "sneeze"
name = { fr = "Rhume", en = "Cold" }
text.fr = "Tout le monde éternue."
text.en = "Everybody sneezes."

[[cards]]
id = "S03"
kind = "task"
needs = [1, 1]
effect = "bake"
name = { fr = "Cuisinier", en = "Cook" }
[cards.text]
fr = "Goûte."
en = "Taste."

[provenance]
printed = "as printed"
"""


class CardRow(Row):
    id: str
    kind: Literal["task", "event"]
    needs: tuple[Annotated[int, msgspec.Meta(ge=0)], int]
    effect: str
    name: Words
    text: Words
    follows: list[Annotated[str, msgspec.Meta(pattern="^S")]] = []  # noqa: RUF012 (msgspec copies it)
    weight: float | None = None


class Contents(msgspec.Struct, forbid_unknown_fields=True):
    cards: list[CardRow]
    rounds: Annotated[int, msgspec.Meta(ge=1, le=4)]
    secret: bool
    provenance: dict[str, str] = {}


class CardsGame(BidsGame):
    """Played like Bids, whatever the cards say."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition

    def in_edition(self, written: Json) -> CardsGame:
        contents = read_content(written, Contents)
        each_once([row.id for row in contents.cards], IDS, "CAR-001", ("cards",), "id")
        for index, row in enumerate(contents.cards):
            known(row.effect, EFFECTS, "CAR-002", ("cards", index, "effect"))
        expect(sum(row.needs[0] for row in contents.cards), 3, "CAR-003", ("cards",))
        return CardsGame(Edition(written))


CARDS: Final = CardsGame(Edition({"cards": []}))
