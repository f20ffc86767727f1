"""What somebody else has written, as a part of our sentences: on one line, and short."""

from __future__ import annotations

from typing import Any, Final

from tablee.text.numbers import plain

LONGEST_QUOTE: Final = 40  # characters of what was wrong: enough to recognise it
LONGEST_PATH: Final = 200  # of the name of a file
LONGEST_PART: Final = 2_000  # of anything: Fluent gives up on a part of more than 2 500
LARGEST_NUMBER: Final = 10**12  # larger ones are no counts, but somebody's mistake
UNSEEN: Final = "\N{REPLACEMENT CHARACTER}"


def shortened(value: Any, most: int = LONGEST_QUOTE) -> Any:
    """A text cut to so many characters, the last of them an ellipsis. Anything else stays as it is."""
    return value[: most - 1] + "…" if isinstance(value, str) and len(value) > most else value


def one_line(text: str) -> str:
    """Without line breaks, and with a mark for every character that cannot be seen."""
    return "".join(letter if letter.isprintable() else UNSEEN for letter in " ".join(text.split()))


def quoted(text: str, most: int = LONGEST_QUOTE) -> str:
    """What somebody typed, as it can be repeated to them."""
    shown: str = shortened(one_line(text), most)
    return shown


def sayable(value: object) -> Any:
    """A part of an error: a count stays a number, for plurals; a number below zero gets a true minus sign."""
    if isinstance(value, (list, tuple)):
        return ", ".join(str(sayable(each)) for each in value)
    if isinstance(value, int) and not isinstance(value, bool):
        return value if 0 <= value < LARGEST_NUMBER else plain(value)
    return one_line(str(value))
