"""What somebody may be called: short, visible, and the same letters for everybody who reads it."""

from __future__ import annotations

import unicodedata
from typing import Final

from tablee.kernel import TableeError
from tablee.server.letters import MOST_MARKS, allowed, mark, without_idle_joiners

LONGEST_NAME: Final = 24


class BadName(TableeError):
    """A name that nobody could read, or that would disturb what stands around it: `empty`, too `long`, a `letter` that
    cannot be seen, or too many accents (`marks`). Right is the greatest number of them.
    """

    code = "bad_name"


def clean_name(wish: str) -> str:
    """The name as it is kept: NFC, without white space around it, one space between its words."""
    name = " ".join(unicodedata.normalize("NFC", wish).split())
    if not name:
        raise BadName("", LONGEST_NAME, detail="empty")
    if len(name) > LONGEST_NAME:
        raise BadName(len(name), LONGEST_NAME, detail="long")
    wrong = [letter for letter in name if not allowed(letter)]
    if wrong:
        raise BadName(f"U+{ord(wrong[0]):04X}", LONGEST_NAME, detail="letter")
    marks = "".join("m" if mark(letter) else " " for letter in name)
    if "m" * (MOST_MARKS + 1) in marks or " " not in marks:
        raise BadName(marks.count("m"), MOST_MARKS, detail="marks")
    return without_idle_joiners(name)
