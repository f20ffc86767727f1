"""The server as one ASGI application: everything but the sockets, through the filter to its endpoint.

The middlewares are plain ASGI: each hands the request on as it is, and none holds an answer back.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import structlog
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, Router
from starlette.types import ASGIApp, Receive, Scope, Send

from tablee.server.admin.door import Door
from tablee.server.admin.office import Office
from tablee.server.api import ENDPOINTS
from tablee.server.calls import House, endpoint_routes
from tablee.server.codes import Codes
from tablee.server.crowd import Crowd
from tablee.server.gossip import Gossip
from tablee.server.headers import Hosts, Origins, SecurityHeaders
from tablee.server.limits import Limits
from tablee.server.logs import Watch, make_log
from tablee.server.metrics import Metrics
from tablee.server.openapi import openapi
from tablee.server.pages import nowhere, pages
from tablee.server.problems import JSON, Problem, encode
from tablee.server.qr import Pictures
from tablee.server.replays import Replays
from tablee.server.request_filter import RequestFilter
from tablee.server.sessions import Sessions
from tablee.server.settings import Settings
from tablee.server.socket import Socket
from tablee.server.turnstile import Turnstile
from tablee.store.log import Store
from tablee.tables.hall import Hall

NOT_FOUND: Final = 404
CODES: Final = {NOT_FOUND: "unknown_path", 405: "bad_method"}


class App:
    """Built by `create_app`. `sessions`, `limits`, `origins` and `metrics` are those that the socket uses, too."""

    def __init__(
        self,
        hall: Hall,
        store: Store,
        settings: Settings,
        *,
        sessions: Sessions | None = None,
        limits: Limits | None = None,
        log: structlog.typing.FilteringBoundLogger | None = None,
    ) -> None:
        self.hall = hall
        self.log = make_log() if log is None else log
        self.sessions = Sessions(store, settings) if sessions is None else sessions
        self.limits = Limits(settings.rates) if limits is None else limits
        self.origins = Origins(settings.origins)
        self.hosts = Hosts(settings.origins)
        self.crowd = Crowd(settings.caps)
        self.proxy = settings.proxy
        self.socket = Socket(hall, self.sessions, self.limits, self.lets_in, self.crowd, settings.proxy)
        self.metrics = Metrics(hall, sockets=lambda: self.socket.open, turned_away=lambda: self.crowd.turned_away)
        store.committed = self.metrics.stored
        self.codes = Codes(store, self.limits)
        self.gossip = Gossip(store, self.sessions, self.limits)
        self.replays = Replays(hall)
        self.office = Office(hall, self.sessions, self.socket, self.replays)
        self.socket.notice = self.office.board.frame
        self.door = Door(self.office, store, self.log)
        house = House(
            hall,
            store,
            self.sessions,
            self.limits,
            self.origins,
            self.metrics,
            settings,
            self.codes,
            self.replays,
            Pictures(),
        )
        self.turnstile = Turnstile()
        filtered = RequestFilter(
            router(house, self.door), self.origins, self.hosts, self.limits, settings.biggest_body, self.turnstile
        )
        self.http: ASGIApp = SecurityHeaders(Watch(filtered, self.log, self.metrics))

    def lets_in(self, scope: Mapping[str, Any]) -> bool:
        """Whether a socket is asked for by a page of ours, under a name of ours."""
        return self.hosts(scope) and self.origins(scope)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.http(scope, receive, send)
        elif scope["type"] == "lifespan":
            await self.live(receive, send)

    async def join(self) -> None:
        """Become one of the nodes of a house that may have several."""
        if self.hall.store.shared:
            await self.socket.links.learn_secret()
            await self.gossip.start()

    def listens(self) -> None:
        """Other nodes can reach this one."""
        if self.hall.store.shared:
            self.socket.links.begin()

    async def leave(self) -> None:
        """The server is told to stop: other nodes take its tables, before anybody here is sent there."""
        if self.hall.store.shared:
            await self.hall.keeping.hand_over()

    async def live(self, receive: Receive, send: Send) -> None:
        """Wake the tables that have something due; on the way out, stop all that is under way."""
        await receive()
        try:
            await self.join()
            await self.door.open()
            await self.office.open()
            await self.hall.wake_up()
        except Exception as error:
            self.log.error("start", kind=type(error).__name__)
            await send({"type": "lifespan.startup.failed", "message": type(error).__name__})
            return
        await send({"type": "lifespan.startup.complete"})
        self.log.info("start", tables=len(self.hall.rooms))
        await receive()
        self.gossip.stop()
        self.socket.links.close()
        await self.hall.close()
        self.log.info("stop")
        await send({"type": "lifespan.shutdown.complete"})


def create_app(hall: Hall, store: Store, settings: Settings | None = None, **given: Any) -> App:
    """The whole server, on a hall and an open store. Tests give `sessions`, `limits` or `log` of their own."""
    return App(hall, store, Settings() if settings is None else settings, **given)


def router(house: House, door: Door) -> ASGIApp:
    described = encode(openapi(ENDPOINTS))

    async def description(_: Request) -> Response:
        return Response(described, media_type=JSON)

    described_routes = [*endpoint_routes(ENDPOINTS, house), Route("/openapi.json", description)]
    routes: list[BaseRoute] = [*described_routes, door.route(), *pages()]
    return Plain(Router(routes, redirect_slashes=False))


class Plain:
    """Starlette's router, with our kind of answer where nothing is found."""

    def __init__(self, app: Router) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope["app"] = self  # by this the router knows that somebody catches what it raises
        try:
            await self.app(scope, receive, send)
        except HTTPException as error:
            status = error.status_code
            problem = Problem(status, CODES.get(status, "unusable"), "", "/openapi.json", error.headers)
            page = nowhere(Request(scope)) if status == NOT_FOUND else None
            await (problem.response() if page is None else page)(scope, receive, send)
