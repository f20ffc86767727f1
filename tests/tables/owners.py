"""A copy of Smile with ten other cards than are printed: in five pairs, the values have changed places."""

from __future__ import annotations

import re
import tomllib
from typing import Final

from tablee.games import SHELF
from tablee.games.smile import SMILE
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
