"""Who asks, if a proxy that we trust speaks for them: read by uvicorn, for sockets as for everything else."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any, cast

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware


def proxies(proxy: str) -> Container[str]:
    """The addresses that were named: one, several, a network, or all."""
    unused: Any = None
    found: Any = ProxyHeadersMiddleware(unused, proxy).trusted_hosts
    return cast(Container[str], found)


async def seen_through(proxy: str | None, scope: Mapping[str, Any]) -> Mapping[str, Any]:
    """The same request with its real client, if `proxy` is where it came from."""
    if proxy is None:
        return scope
    found: dict[str, Any] = {}

    async def note(scope: Any, *_: Any) -> None:
        found.update(scope)

    unused: Any = None
    asked: Any = {**scope, "type": "websocket", "scheme": "ws"}
    await ProxyHeadersMiddleware(note, proxy)(asked, unused, unused)
    return found
