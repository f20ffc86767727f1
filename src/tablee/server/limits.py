"""Credits: how often somebody may do something. Buckets that fill again with time, in bounded memory.

The address limits are wide, because a household or a school shares one address; the tight ones are per person.
"""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Container, Mapping
from ipaddress import IPv6Address, ip_address, ip_network
from types import MappingProxyType
from typing import Any, Final, NamedTuple

MOST_BUCKETS: Final = 20_000  # of each kind: the one that was not used for the longest time makes room
NETWORK: Final = 64  # bits of an IPv6 address that belong to one household
AROUND: Final = {4: 24, 6: 48}  # bits of an address that one provider or company may give away as it likes


class Rate(NamedTuple):
    """So many at once, then so many a second."""

    burst: float
    each_second: float


# Tables around: twenty classes of thirty by threes are 200, a club evening of 300 people is 100; and if each of 600
# pupils opens one alone, all have theirs after ten minutes. In all: a lobby to which nobody comes back stands for six
# hours, so 1 200 + 2 * 21 600 = 44 400 stand at once, of 68 600 codes with five letters and 343 000 with six.
# Spare: a class of 36 by threes still finds its tables; one network, 12 + 72 = 84 in six hours.
#
# Thirty phones that were never here may come at once behind one address. Such a phone asks for 172 files, most of them
# for its service worker, and 13 times for something else until it sits, by a code: 5 160 and 390 credits for thirty.
USUAL: Final[Mapping[str, Rate]] = MappingProxyType(
    {
        "file": Rate(10_000, 100),  # files of the client, answered from memory, of one address
        "request": Rate(800, 40),  # all other HTTP requests, of one address
        "guest": Rate(60, 0.5),  # new people, of one address
        "guest_around": Rate(600, 2),  # the same, of all addresses around it: a school of twenty classes of thirty
        "code": Rate(10, 0.1),  # spoken codes that find nothing, of one address
        "code_around": Rate(60, 0.5),  # the same, of all addresses around it (`neighbourhood`)
        "code_all": Rate(600, 10),  # the same, of everybody together: one code in a thousand finds a table, perhaps
        "found": Rate(600, 5),  # those that find a table, of one address: a school of twenty classes
        "finder": Rate(60, 0.5),  # the same, of one person
        "name": Rate(10, 0.1),  # new names, of one person
        "table": Rate(30, 0.2),  # tables opened, of one person
        "tables": Rate(120, 1),  # the same, of one address
        "tables_around": Rate(300, 0.5),  # the same, of all addresses around it
        "tables_all": Rate(1_200, 2),  # the same, of everybody together
        "tables_spare": Rate(12, 1 / 300),  # of the addresses around one, when those of everybody are used up
        "mine": Rate(30, 1),  # the list of one's tables, of one person
        "lists": Rate(60, 2),  # the list of open tables, of one address
        "connection": Rate(3_000, 60),  # connections that are made, of one address, whatever is asked through them
        "picture": Rate(40, 0.5),  # pictures of links that are not at hand, of one address: drawing one takes 6 ms
        "download": Rate(150, 5),  # finished games, at hand or not, of one address
        "replay": Rate(60, 1),  # finished games that are not at hand, of one address: the heaviest answers
        "socket": Rate(1_000, 40),  # sockets that are opened, of one address: a school that comes back at once
        "message": Rate(120, 20),  # messages through the socket, of one person
        "frame": Rate(120, 20),  # frames that are no messages: pings, pongs, parts of something, of one person
        "hello": Rate(60, 1),  # what there is to know of a table, told anew, of one person
        "act": Rate(90, 3),  # what is done at tables besides moves, of one person
        "told": Rate(4_000, 400),  # frames to a crowd because of what one does at its table, of one person
        "say": Rate(10, 0.5),  # lines of chat, of one person
        "signal": Rate(6, 3),  # signals, of one person
        "advice": Rate(3, 0.2),  # questions to the adviser, of one person
    }
)


class Limits:
    """All the buckets of a server. `take` is asked before something is done; time is an input."""

    def __init__(
        self,
        rates: Mapping[str, Rate] = USUAL,
        clock: Callable[[], float] = time.monotonic,
        most: int = MOST_BUCKETS,
    ) -> None:
        self.rates = rates
        self.clock = clock
        self.most = most
        self.spent: Counter[tuple[str, str]] | None = None  # since it was last told to other nodes, of these kinds
        self.told: Container[str] = ()
        self.buckets: dict[str, OrderedDict[str, tuple[float, float]]] = {kind: OrderedDict() for kind in rates}

    def take(self, kind: str, key: str) -> bool:
        """One credit, if there is one left. What has no rate has no limit."""
        rate = self.rates.get(kind)
        if rate is None:
            return True
        left = self.left(kind, key, rate)
        allowed = left >= 1
        self.leave(kind, key, left - 1 if allowed else left)
        if self.spent is not None and kind in self.told:
            self.spent[kind, key] += allowed
        return allowed

    def give_back(self, kind: str, key: str) -> None:
        """A credit that was taken, and turned out not to be owed."""
        rate = self.rates.get(kind)
        if rate is None:
            return
        self.leave(kind, key, min(rate.burst, self.left(kind, key, rate) + 1))
        if self.spent is not None and kind in self.told:
            self.spent[kind, key] -= 1

    def leave(self, kind: str, key: str, left: float) -> None:
        buckets = self.buckets[kind]
        buckets[key] = (left, self.clock())
        buckets.move_to_end(key)
        if len(buckets) > self.most:
            buckets.popitem(last=False)

    def charge(self, kind: str, key: str, count: int) -> None:
        """Credits that were used elsewhere in the house, or for what turned out only later."""
        rate = self.rates.get(kind)
        if rate is not None and count > 0:
            self.leave(kind, key, max(0.0, self.left(kind, key, rate) - count))

    def has(self, kind: str, key: str, count: int = 1) -> bool:
        """Whether there is a credit left, or so many, for what is paid only when it is known how it came out."""
        rate = self.rates.get(kind)
        return rate is None or self.left(kind, key, rate) >= count

    def untouched(self, kind: str, key: str) -> bool:
        """Whether all credits are there, as if none was ever used."""
        rate = self.rates.get(kind)
        return rate is None or self.left(kind, key, rate) >= rate.burst

    def left(self, kind: str, key: str, rate: Rate) -> float:
        now = self.clock()
        left, at = self.buckets[kind].get(key, (rate.burst, now))
        return min(rate.burst, left + (now - at) * rate.each_second)

    def wait(self, kind: str, key: str) -> int:
        """Seconds until there is a credit again, rounded up."""
        rate = self.rates.get(kind)
        if rate is None or key not in self.buckets[kind]:
            return 0
        left, at = self.buckets[kind][key]
        missing = 1 - left - (self.clock() - at) * rate.each_second
        return max(0, int(-(-missing // rate.each_second)))


def address(scope: Mapping[str, Any]) -> str:
    """Whose credits a connection uses: an IPv4 address, or the network of an IPv6 one."""
    client = scope.get("client")
    if not client:
        return ""
    try:
        found = ip_address(client[0].partition("%")[0])
    except ValueError:
        return str(client[0])
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ip_network((found, NETWORK), strict=False).network_address)
    return str(found)


def neighbourhood(found: str) -> str:
    """What one who has many addresses may have of them: a /48 of IPv6, a /24 of IPv4."""
    try:
        there = ip_address(found)
    except ValueError:
        return found
    return str(ip_network((there, AROUND[there.version]), strict=False).network_address)


def is_here(scope: Mapping[str, Any]) -> bool:
    """Whether somebody asks from this very machine, and not through a proxy that speaks for others."""
    forwarded = any(name in (b"x-forwarded-for", b"forwarded") for name, _ in scope.get("headers", ()))
    try:
        return not forwarded and ip_address(address(scope)).is_loopback
    except ValueError:
        return False
