"""The way in for orders: `POST /admin`, for whoever shows the secret that lies in the store, and for nobody else.

Whoever can read the store may administer the house: they could change it by hand as well. To everybody else there is
nothing at this address.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from hmac import compare_digest
from typing import Any, Final

import structlog
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tablee.server.admin.office import Office
from tablee.server.headers import header
from tablee.server.problems import JSON
from tablee.store.log import Store

PATH: Final = "/admin"
SECRET: Final = "admin"  # its name in the store
METHODS: Final = ("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


class Door:
    """Knows the secret once somebody has asked for it."""

    def __init__(self, office: Office, store: Store, log: structlog.typing.FilteringBoundLogger) -> None:
        self.office = office
        self.store = store
        self.log = log
        self.secret: bytes | None = None

    async def open(self) -> None:
        """The secret is there from the first start on, for whoever looks for it in the store."""
        self.secret = await self.store.secret(SECRET, lambda: secrets.token_bytes(32))

    async def lets_in(self, scope: Mapping[str, Any]) -> bool:
        if self.secret is None:
            await self.open()
        assert self.secret is not None
        return compare_digest((header(scope, b"authorization") or "").encode(), bearer(self.secret).encode())

    async def respond(self, request: Request) -> Response:
        if request.method != "POST" or not await self.lets_in(request.scope):
            raise HTTPException(404)
        status, body = await self.office.answer(await request.body())
        self.log.info("admin", status=status)
        return Response(body, status, media_type=JSON)

    def route(self) -> Route:
        return Route(PATH, self.respond, methods=list(METHODS))


def bearer(secret: bytes) -> str:
    return f"Bearer {secret.hex()}"
