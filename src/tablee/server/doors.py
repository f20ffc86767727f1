"""How many connections one address may hold, whatever it asks through them: counted when they are made. And whoever has
used up their credits is read more slowly: a refusal costs us something, too.
"""

from __future__ import annotations

from asyncio import BaseTransport

from tablee.server.crowd import Crowd
from tablee.server.limits import Limits, address
from tablee.server.proxies import proxies


class Doors:
    """Everything that comes in from outside. A proxy that we trust speaks for many, and has no limit of its own."""

    def __init__(self, crowd: Crowd, limits: Limits, proxy: str | None = None) -> None:
        self.crowd = crowd
        self.limits = limits
        self.proxies = () if proxy is None else proxies(proxy)

    def enter(self, transport: BaseTransport) -> bool:
        """Not whoever has too many, nor whoever makes them too quickly: also one that ends at once costs something."""
        there = where(transport)
        if self.is_proxy(transport):
            return True
        return self.limits.take("connection", there) and self.crowd.enter(transport, "connection", there)

    def leave(self, transport: BaseTransport) -> None:
        self.crowd.leave(transport, "connection")

    def lets_wait(self, transport: BaseTransport) -> bool:
        """Whether whatever is asked there would be refused. Of a proxy nobody can say."""
        return not self.is_proxy(transport) and not self.limits.has("request", where(transport))

    def is_proxy(self, transport: BaseTransport) -> bool:
        peer = transport.get_extra_info("peername")
        return bool(peer) and peer[0] in self.proxies


def where(transport: BaseTransport) -> str:
    return address({"client": transport.get_extra_info("peername")})
