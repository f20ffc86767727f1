"""Where things stand in a TOML file: tomllib reads values without their lines, and whoever corrects a file needs them.

The file has been read by tomllib before, so nothing is checked here, and keys are left to it: what remains is to tell
texts and comments from brackets, commas and ends of lines, and to count.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any, Final

from tablee.kernel.errors import At

TOKEN: Final = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}(?!")'
    r"|'''.*?'{3,5}(?!')"
    r'|"(?:\\.|[^"\\])*"'
    r"|'[^']*'"
    r"|#[^\n]*"
    r"|[\[\]{},=\n]"
    r"|[^\s\[\]{},=#\"']+",
    re.DOTALL,
)


def line_of(text: str, at: At) -> int:
    """The line of a value, from 1, in a text that tomllib can read; of what it would be in, if it is not there."""
    try:
        starts = Places(text).starts
    except RecursionError:  # so deep that tomllib has just managed to read it
        return 1
    while at not in starts:
        at = at[:-1]
    return text.count("\n", 0, starts[at]) + 1


class Places:
    """Where each value of a file begins; one with a key, at its key; a table, where it is first named."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens = [token for token in TOKEN.finditer(text) if not token[0].startswith("#")]
        self.next = 0
        self.starts: dict[At, int] = {(): 0}
        self.last: dict[At, int] = {}  # of each list of [[tables]], the number of its last one
        table: At = ()
        while self.skip("\n"):
            if self.peek() == "[":
                table = self.header()
            else:
                self.pair(table)

    # --- Tokens

    def peek(self) -> str:
        return self.tokens[self.next][0] if self.next < len(self.tokens) else ""

    def skip(self, *marks: str) -> bool:
        """Over these, however many; false at the end of the file."""
        while self.peek() in marks:
            self.next += 1
        return self.peek() != ""

    def until(self, *marks: str) -> str:
        """What stands before the next of these, or before the end of the file."""
        start = end = self.tokens[self.next].start()
        while self.peek() not in (*marks, ""):
            end = self.tokens[self.next].end()
            self.next += 1
        return self.text[start:end]

    def here(self) -> int:
        return self.tokens[self.next].start()

    # --- What stands in a file

    def header(self) -> At:
        """`[table]` or `[[table]]`: the one that the lines below it belong to."""
        start = self.here()
        brackets = 2 if self.text.startswith("[[", start) else 1
        self.next += brackets
        at: At = ()
        for name in names(self.until("]")):
            at = (*at, self.last[at], name) if at in self.last else (*at, name)
            self.starts.setdefault(at, start)
        self.next += brackets
        if brackets == 2:
            self.last[at] = self.last.get(at, -1) + 1
            at = (*at, self.last[at])
            self.starts[at] = start
        return at

    def pair(self, at: At) -> None:
        """`key = value`, in a table."""
        start = self.here()
        for name in names(self.until("=")):
            at = (*at, name)
            self.starts.setdefault(at, start)
        self.next += 1
        self.value(at)

    def value(self, at: At) -> None:
        self.starts.setdefault(at, self.here())
        if self.peek() in ("[", "{"):
            self.items(at)
        else:
            self.until(",", "]", "}", "\n")

    def items(self, at: At) -> None:
        """`[value, value]` or `{ key = value, key = value }`."""
        row = self.peek() == "{"
        self.next += 1
        index = 0
        while self.skip("\n", ",") and self.peek() not in ("]", "}"):
            if row:
                self.pair(at)
            else:
                self.value((*at, index))
            index += 1
        self.next += 1


def names(key: str) -> Iterator[str]:
    """`a."b c"` names a, and in it b c."""
    inside: dict[str, Any] = tomllib.loads(f"{key} = {{}}")
    while inside:
        (name,) = inside
        yield name
        inside = inside[name]
