"""Which commands were certainly never written: most of them, and then nobody has to look them up in the log.

For tables whose rows the writer has seen from the first one on. Each of their commands leaves a mark; where there is
none, there was no command. A mark may also be another's: then the log is asked.
"""

from __future__ import annotations

from typing import Final, final

BITS: Final = 23  # places for marks: a megabyte of them
MOST: Final = 1 << 19  # marks, before all of them are wiped out: about one place in seventeen is taken then


@final
class Seen:
    def __init__(self, bits: int = BITS, most: int = MOST) -> None:
        self.mask = (1 << bits) - 1
        self.most = most
        self.wipe()

    def wipe(self) -> None:
        """Nothing is known any more. Tables that begin from now on are."""
        self.marks = bytearray(self.mask + 1 >> 3)
        self.count = 0
        self.whole: set[str] = set()  # the tables that were seen from their first row on

    def note(self, table: str, number: int, command: str | None) -> None:
        if self.count >= self.most:
            self.wipe()
        if number == 1:
            self.whole.add(table)
        if command is not None:
            place = hash((table, command)) & self.mask
            self.marks[place >> 3] |= 1 << (place & 7)
            self.count += 1

    def is_new(self, table: str, command: str) -> bool:
        """Whether no row that was ever noted has this command; if not, it may have been another's mark."""
        place = hash((table, command)) & self.mask
        return table in self.whole and not self.marks[place >> 3] >> (place & 7) & 1
