"""The first middleware: foreign pages, foreign names, floods of requests and bodies that are too big stay outside."""

from __future__ import annotations

from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tablee.server.headers import SAFE_METHODS, Hosts, Origins, has_header, header
from tablee.server.limits import Limits, address
from tablee.server.problems import Problem
from tablee.server.turnstile import Turnstile

FILES: Final = "/assets/"


class RequestFilter:
    """Looks at a request before anybody reads it."""

    def __init__(
        self, app: ASGIApp, origins: Origins, hosts: Hosts, limits: Limits, biggest: int, turnstile: Turnstile
    ) -> None:
        self.app = app
        self.origins = origins
        self.hosts = hosts
        self.limits = limits
        self.biggest = biggest
        self.turnstile = turnstile

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        send = self.in_turn(send)
        try:
            self.check(scope)
        except Problem as problem:
            await problem.response()(scope, receive, send)
        else:
            await self.app(scope, self.bounded(receive), send)

    def check(self, scope: Scope) -> None:
        if not self.hosts(scope):
            raise Problem(421, "foreign_host", header(scope, b"host") or "", "tablee serve --origin")
        if scope["method"] not in SAFE_METHODS and not self.origins(scope):
            raise Problem(403, "foreign_origin", header(scope, b"origin") or "", self.origins.own(scope))
        spend(self.limits, "file" if scope["path"].startswith(FILES) else "request", address(scope))
        if has_header(scope, b"transfer-encoding") and has_header(scope, b"content-length"):
            raise Problem(400, "malformed", right="HTTP", headers={"Connection": "close"})  # two lengths, two readings
        length = header(scope, b"content-length") or "0"
        if not length.isdecimal() or int(length) > self.biggest:
            raise self.too_large()

    def too_large(self) -> Problem:
        return Problem(413, "too_large", right=str(self.biggest), headers={"Connection": "close"})

    def bounded(self, receive: Receive) -> Receive:
        """Counts what really comes, whatever was announced."""
        size = 0

        async def counted() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > self.biggest:
                raise self.too_large()
            return message

        return counted

    def in_turn(self, send: Send) -> Send:
        """Many may have waited for the same thing, a commit of all their tables: they are not answered all at once."""

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                await self.turnstile.pass_through()
            await send(message)

        return sent


def spend(limits: Limits, kind: str, key: str) -> None:
    """One credit, or a problem that says when there will be one again."""
    if not limits.take(kind, key):
        raise too_many(limits, kind, key)


def must_have(limits: Limits, kind: str, key: str) -> None:
    """The same, and nothing is paid yet."""
    if not limits.has(kind, key):
        raise too_many(limits, kind, key)


def too_many(limits: Limits, kind: str, key: str) -> Problem:
    return Problem(429, "too_many", *waiting(limits, kind, key))


def waiting(limits: Limits, kind: str, key: str) -> tuple[str, str, dict[str, str]]:
    """What there was too much of, and how long one has to wait."""
    seconds = str(limits.wait(kind, key))
    return kind, seconds, {"Retry-After": seconds}
