"""A copy of Smile with ten other cards than are printed: in five pairs, the values have changed places."""

from __future__ import annotations

import re
import tomllib
from typing import Any, ClassVar, Final

from tablee.games import SHELF
from tablee.games.smile import SMILE, SmileGame
from tablee.kernel import BadContent, Game, Json
from tablee.kernel.reading import content_of

SWAPPED: Final = {"C01": "C05", "C06": "C10", "C11": "C13", "C16": "C20", "C21": "C23"}
ROW: Final = re.compile(r'(\{ id = "(C\d\d)", value = +)(-?\d+)')
PRINTED: Final = content_of("tablee.games.smile").read_text("utf-8")


def owners_file() -> str:
    """The content file of that owner."""
    values = {card: value for _, card, value in ROW.findall(PRINTED)}
    other = SWAPPED | {there: here for here, there in SWAPPED.items()}
    return ROW.sub(lambda row: row[1] + values[other.get(row[2], row[2])], PRINTED)


OWNERS: Final = SMILE.in_edition(tomllib.loads(owners_file()))
OWNERS_SHELF: Final = SHELF | {"smile": OWNERS}
DIGEST: Final = OWNERS.edition.digest


class NewerSmile(SmileGame):
    """As if a later program had other rules."""

    rules_version: ClassVar[str] = "3"


class StricterSmile(SmileGame):
    """As if a later program refused the cards of that owner."""

    def in_edition(self, written: Json) -> SmileGame:
        raise BadContent("C01", "-2")


class QuietSmile(SmileGame):
    """As if somebody had changed cards and said nothing: neither the version nor the digest is another."""

    def __init__(self) -> None:
        super().__init__(OWNERS.box, SMILE.edition)


STRANGE: Final = {"rules": NewerSmile(), "game": None, "content": StricterSmile()}  # what a program may not know


def program(smile: SmileGame | None) -> dict[str, Game[Any]]:
    """As if this program printed that box; None: as if it did not have the game. Its shelf, until the test is over
    (`same_shelf`).
    """
    SHELF.pop("smile", None)
    if smile is not None:
        SHELF["smile"] = smile
    return SHELF
