"""A server from the first breath to the last: the store opens, the tables wake up, people come; then all of it back."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import sys
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import Any, Final, cast

import structlog
import uvicorn

from tablee.games import SHELF
from tablee.kernel import Game
from tablee.server.app import App, create_app
from tablee.server.connection import BIGGEST_FRAME
from tablee.server.doors import Doors
from tablee.server.http_protocol import PATIENCE, timed_http
from tablee.server.logs import Bridge, make_log
from tablee.server.settings import Settings
from tablee.server.websocket_protocol import WebSocketProtocol
from tablee.store import Store
from tablee.tables.hall import Hall
from tablee.tables.retention import UNBEGUN, Terms
from tablee.tables.substitutes import Substitutes

GRACE: Final = 5  # seconds that open connections have to end
KEEP_ALIVE: Final = 30
BIGGEST_HEAD: Final = 16_384  # bytes of a request's head
COLLECT: Final = (100_000, 20, 50)  # Python's own thresholds are made for programs that make much rubbish
SWITCH: Final = 0.0005  # seconds: Python's own 0.005 are as long as three moves
LIBRARIES: Final = ("tablee", "uvicorn", "asyncio", "picows")


class Server(uvicorn.Server):
    """Uvicorn, which leaves the ending of the process to us."""

    def __init__(
        self, config: uvicorn.Config, started: Callable[[], None], ending: Callable[[], Awaitable[None]] | None = None
    ) -> None:
        super().__init__(config)
        self.started_up = started
        self.ending = ending

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self.started_up()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """First the tables go elsewhere, if there is an elsewhere; then everybody is told to come back."""
        if self.ending is not None:
            await self.ending()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        try:
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.add_signal_handler(number, self.handle_exit, number, None)
        except (NotImplementedError, ValueError, RuntimeError):  # not on this system, or not in the main thread
            yield
            return
        try:
            yield
        finally:
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(number)


def listen(host: str, port: int) -> socket.socket:
    """Take the address first, so that one in use is found out before anything else is done."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise
    return listening


def event_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The quick one where there is one: not on Windows."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def collect_less_often() -> None:
    """Tables are long-lived and make few cycles: what is there at the start is never looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


def let_threads_in_sooner() -> None:
    """While the event loop is busy, the thread that writes waits so long for its turn, some times for each commit."""
    sys.setswitchinterval(SWITCH)


def config(app: App, patience: float = PATIENCE) -> uvicorn.Config:
    """Uvicorn as we want it: quiet, bounded in size and patience, and believing only the proxy that was named."""
    doors = Doors(app.crowd, app.limits, app.proxy)
    accepting = partial(WebSocketProtocol, accept=app.socket.accept, biggest=4 * BIGGEST_FRAME, doors=doors)
    return uvicorn.Config(
        app,
        http=timed_http(patience, doors, app.turnstile),
        ws=cast(Any, accepting),
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=app.proxy is not None,
        forwarded_allow_ips=app.proxy,
        h11_max_incomplete_event_size=BIGGEST_HEAD,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=GRACE,
    )


async def run(
    store: Store,
    listening: socket.socket,
    settings: Settings,
    *,
    bot_workers: int | None = None,
    started: Callable[[], None] = lambda: None,
    log: structlog.typing.FilteringBoundLogger | None = None,
    shelf: Mapping[str, Game[Any]] = SHELF,
) -> None:
    """Serve until somebody says stop, with the boxes of this shelf."""
    collect_less_often()
    let_threads_in_sooner()
    log = make_log() if log is None else log
    with bridged(log):
        async with store:
            terms = Terms(settings.keep_tables, settings.keep_guests, UNBEGUN)
            hall = Hall(store, Substitutes(bot_workers), shelf=shelf, caps=settings.caps, terms=terms)
            app = create_app(hall, store, settings, log=log)

            def listens() -> None:
                app.listens()
                started()

            await Server(config(app), listens, app.leave).serve([listening])


@contextmanager
def bridged(log: structlog.typing.FilteringBoundLogger) -> Iterator[None]:
    """Libraries speak through our log, and only of trouble."""
    bridge = Bridge(log)
    loggers = [logging.getLogger(name) for name in LIBRARIES]
    before = [(logger.propagate, logger.level) for logger in loggers]
    for logger in loggers:
        logger.addHandler(bridge)
        logger.propagate = False
        logger.setLevel(logging.WARNING)
    try:
        yield
    finally:
        for logger, (propagate, level) in zip(loggers, before, strict=True):
            logger.removeHandler(bridge)
            logger.propagate = propagate
            logger.setLevel(level)
