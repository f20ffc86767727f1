"""How many may be here at once: connections of one address, sockets of one person, of one address, and of all.

Credits (`limits`) say how often; this says how many. Whoever is one too many is turned away, and nobody else notices.
That it happened is a line in the log of the house, once a minute at most.
"""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from types import MappingProxyType
from typing import Final

ALL: Final = "all"
SPARE: Final = 128  # open files that are not connections: the log, its readers, bots, what is asked of us meanwhile
OUR_SHARE: Final = 4  # of all connections, one address may have the fourth part
FEWEST: Final = 64
LINE_EVERY: Final = 60.0  # seconds between two lines of one kind in the log

# A school of twenty classes is one address; whoever has ten tabs open at two tables is one person.
USUAL: Final[Mapping[str, int]] = MappingProxyType(
    {
        "connection": 2_000,  # of one address, sockets included
        "socket": 1_000,  # of one address
        "person": 24,  # sockets of one person
        "table": 400,  # sockets at one table
        "lobbies": 12,  # tables of one person whose games have not begun
        "tables": 60,  # tables of one person whose games are not over
        ALL: 20_000,
    }
)


def caps(most: int, usual: Mapping[str, int] = USUAL) -> Mapping[str, int]:
    """The usual numbers, as far as so many open files allow them."""
    room = max(FEWEST, most - SPARE)
    share = max(FEWEST // OUR_SHARE, room // OUR_SHARE)
    return {
        **usual,
        "connection": min(usual["connection"], share),
        "socket": min(usual["socket"], share),
        ALL: min(usual[ALL], room),
    }


def raise_file_limit() -> int:
    """As many open files as the system lets us have; what it says, or a cautious number where it cannot be asked."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return USUAL[ALL]
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = USUAL[ALL] + SPARE if hard == resource.RLIM_INFINITY else hard
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted if soft == resource.RLIM_INFINITY else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):
        return soft
    return wanted


class Crowd:
    """Who is in. `enter` is asked first; whoever was let in leaves once."""

    def __init__(self, caps: Mapping[str, int], clock: Callable[[], float] = time.monotonic) -> None:
        self.caps = caps
        self.clock = clock
        self.inside: dict[Hashable, tuple[str, str]] = {}
        self.count: Counter[tuple[str, str]] = Counter()
        self.turned_away = 0
        self.said: dict[str, float] = {}

    def enter(self, what: Hashable, kind: str, key: str) -> bool:
        """Let something in that counts for a key of a kind; not if there are too many of that key."""
        place = (kind, key)
        if self.count[place] >= self.caps.get(kind, 1 << 62):
            self.turn_away(kind)
            return False
        self.count[place] += 1
        self.inside[what, kind] = place
        return True

    def leave(self, what: Hashable, *kinds: str) -> None:
        for kind in kinds:
            place = self.inside.pop((what, kind), None)
            if place is not None:
                self.count[place] -= 1
                if not self.count[place]:
                    del self.count[place]

    def turn_away(self, kind: str) -> None:
        """One too many."""
        self.note(kind, f"too many at once: {kind}, the most is {self.caps[kind]}")

    def come_too_often(self, kind: str) -> None:
        """Whoever has no credit left is turned away, too, before anybody counts how many they are."""
        self.note(f"{kind}, by credit", f"too often: {kind}")

    def note(self, kind: str, line: str) -> None:
        self.turned_away += 1
        now = self.clock()
        if now - self.said.get(kind, -LINE_EVERY) >= LINE_EVERY:
            self.said[kind] = now
            logging.getLogger("tablee").warning(line)
