"""What people write, so that it disturbs nothing around it: no controls, nothing invisible, no towers of accents."""

from __future__ import annotations

import unicodedata
from typing import Final

JOINERS: Final = "\u200c\u200d"  # invisible, but part of some writing systems and emoji
JOINED: Final = frozenset({"Lo", "Mc", "Me", "Mn", "Sk", "Sm", "So"})  # what they stand between there
FORBIDDEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})  # controls, bidi marks, surrogates, unassigned
PICTURES: Final = range(0x1F300, 0x1FB00)  # emoji: some are younger than our table of them
INVISIBLE: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5\u180b\u180c\u180d\u180e\u180f")
BREAKS: Final = frozenset("\t\n\v\f\r\x1c\x1d\x1e\x1f\x85\u2028\u2029")  # of lines, or wide as one likes
MOST_MARKS: Final = 3  # accents on one letter, before they climb into other lines


def mark(letter: str) -> bool:
    return letter in JOINERS or unicodedata.category(letter).startswith("M")


def allowed(letter: str) -> bool:
    if letter in JOINERS or ord(letter) in PICTURES:
        return True
    return unicodedata.category(letter) not in FORBIDDEN and letter not in INVISIBLE


def without_idle_joiners(text: str) -> str:
    """A joiner that joins nothing makes two names look alike, and an empty line look full."""
    if not any(joiner in text for joiner in JOINERS):
        return text
    around = zip(" " + text, text, text[1:] + " ", strict=False)
    return "".join(letter for before, letter, after in around if letter not in JOINERS or joins(before, after))


def joins(before: str, after: str) -> bool:
    """Whether a joiner means something there."""
    return all(ord(letter) in PICTURES or unicodedata.category(letter) in JOINED for letter in (before, after))


def tamed(text: str) -> str:
    """A line as it is kept: NFC, on one line, what is not allowed left out; empty, if there is nothing to see."""
    one_line = "".join(" " if letter in BREAKS else letter for letter in unicodedata.normalize("NFC", text))
    line: list[str] = []
    marks = 0
    for letter in without_idle_joiners("".join(filter(allowed, one_line))):
        marks = marks + 1 if mark(letter) else 0
        if marks <= MOST_MARKS:
            line.append(letter)
    kept = "".join(line).strip()
    return kept if any(not mark(letter) for letter in kept) else ""
