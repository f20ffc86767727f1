"""A queue in which people take turns, so that nobody waits long because somebody else has put much into it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Final, Generic, TypeVar

T = TypeVar("T")

MOST_WAITING: Final = 200  # things of one owner


class FairQueue(Generic[T]):
    """Things that wait, each of an owner and with a name. Owners take turns; what one owns is taken as it came.

    One thing is taken after the other: whoever takes the next is done with the one before.
    """

    def __init__(self, most: int = MOST_WAITING) -> None:
        self.most = most
        self.lines: OrderedDict[str, dict[Hashable, T]] = OrderedDict()  # of those who own something, next one first
        self.turn: str | None = None  # whose thing was taken last

    def __len__(self) -> int:
        return sum(map(len, self.lines.values()))

    def put(self, owner: str, name: Hashable, thing: T) -> T | None:
        """Have something wait; what goes for it: the older one of that name, or of too many the oldest."""
        line = self.lines.setdefault(owner, {})
        before = line.get(name)
        line[name] = thing  # in the place of the older one
        return line.pop(next(iter(line))) if len(line) > self.most else before

    def take(self) -> T | None:
        """The next thing. Whoever had the last one goes behind everybody who waits by now."""
        if self.turn is not None and self.turn in self.lines:
            self.lines.move_to_end(self.turn)
        self.turn = next(iter(self.lines), None)
        return None if self.turn is None else self.remove(self.turn, next(iter(self.lines[self.turn])))

    def remove(self, owner: str, name: Hashable) -> T | None:
        """Something need not wait any more, if it is there at all."""
        line = self.lines.get(owner, {})
        thing = line.pop(name, None)
        if not line:
            self.lines.pop(owner, None)
        return thing

    def ahead(self, owner: str) -> int:
        """How many come before what this owner puts in now, with the one that was taken last.

        However much others have put in, they have at most one more turn each than the owner has had by then.
        """
        mine = len(self.lines.get(owner, ()))
        before = mine + (self.turn is not None)
        for other, line in self.lines.items():
            if other != owner:
                before += min(len(line), mine + (other != self.turn))
        return before
