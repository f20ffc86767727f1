"""What every answer carries so that a browser keeps to its own house, and whose requests are let in at all."""

from __future__ import annotations

import re
import socket
from collections.abc import Mapping, Sequence
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

# Svelte makes its templates under the first name; the client registers its service worker under the second, which it
# lets make nothing but that one address (docs/protocol.md).
TRUSTED_TYPES: Final = ("svelte-trusted-html", "tablee-worker")
POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "require-trusted-types-for 'script'",
        f"trusted-types {' '.join(TRUSTED_TYPES)}",
    )
)
ALWAYS: Final[Sequence[tuple[bytes, bytes]]] = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),  # the address of a table is a key to it
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
HTTPS_ONLY: Final = (b"strict-transport-security", b"max-age=31536000")
KEEP_NOTHING: Final = (b"cache-control", b"no-store")
AT_HOME: Final = (".local", ".localhost", ".lan", ".home", ".home.arpa", ".internal", ".box")
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
IN_BRACKETS: Final = re.compile(r"\[[^\]]+\](:\d*)?")


class SecurityHeaders:
    """Puts them on. What says nothing about caches is not kept anywhere."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", ()), *ALWAYS]
                if scope.get("scheme") == "https":
                    headers.append(HTTPS_ONLY)
                if all(name != b"cache-control" for name, _ in headers):
                    headers.append(KEEP_NOTHING)
                message["headers"] = headers
            await send(message)

        await self.app(scope, receive, dressed)


def header(scope: Mapping[str, Any], name: bytes) -> str | None:
    """A header that may be there once; None if it is not there, or not once."""
    found = [value for key, value in scope.get("headers", ()) if key == name]
    return str(found[0].decode("latin-1")) if len(found) == 1 else None


def has_header(scope: Mapping[str, Any], name: bytes) -> bool:
    return any(key == name for key, _ in scope.get("headers", ()))


class Origins:
    """Whose pages may act here: those of this very host; or only those of a list, if one is given.

    Browsers tell the origin with every unsafe request and every socket. Programs that are no browsers tell none; they
    hold no cookies of others, so they are let in.
    """

    def __init__(self, listed: Sequence[str] = ()) -> None:
        self.listed = frozenset(origin.lower().rstrip("/") for origin in listed)

    def __call__(self, scope: Mapping[str, Any]) -> bool:
        if not has_header(scope, b"origin"):
            return header(scope, b"sec-fetch-site") in (None, "same-origin", "none")
        origin = (header(scope, b"origin") or "").lower()
        if self.listed:
            return origin in self.listed
        found = parted(origin)
        host = (header(scope, b"host") or "").lower()
        return found.scheme in ("http", "https") and bool(host) and found.netloc == host

    def own(self, scope: Mapping[str, Any]) -> str:
        """The origin under which somebody sees us: `https://games.example`."""
        host = (header(scope, b"host") or "").lower()
        ours = f"{scope.get('scheme', 'http')}://{host}"
        if self.listed and ours not in self.listed:
            return min(self.listed)
        return ours


class Hosts:
    """By which names we are asked for: those of our origins, and those that nobody else can lead to us.

    A page elsewhere may let its own name point to this machine, and would then be of one origin with us (rebinding). A
    number, a name without a dot and a name of a home network are nobody's to sell.
    """

    def __init__(self, origins: Sequence[str] = ()) -> None:
        self.named = {parted(origin).hostname for origin in origins} | {socket.gethostname().lower()}

    def __call__(self, scope: Mapping[str, Any]) -> bool:
        if not has_header(scope, b"host"):  # no browser
            return True
        name = hostname(header(scope, b"host") or "")
        return name in self.named or is_number(name) or (bool(name) and ("." not in name or name.endswith(AT_HOME)))


def hostname(host: str) -> str:
    """Without its port, and without a dot at its end; empty if it is none."""
    if host.startswith("[") and not IN_BRACKETS.fullmatch(host):  # `[::1].evil.example`
        return ""
    return (parted(f"//{host}").hostname or "").rstrip(".")


def parted(address: str) -> SplitResult:
    """What an address is made of: of one that is none (`http://[`), nothing."""
    try:
        return urlsplit(address)
    except ValueError:
        return SplitResult("", "", "", "", "")


def is_number(name: str) -> bool:
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True
