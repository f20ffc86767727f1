"""One line for each thing that happened: of JSON for a service, plain for whoever sits at a terminal. For a family
only what went wrong, in a sentence.

Names, tokens, cookies, addresses of guests, moves and views are never in it. Another node has no other name than its
address, and is called by it.

An address of a page is written as its pattern (`/api/tables/{table}`), because an id or a code is a key to a table; an
error as its kind and its place, because its message may quote what somebody sent.
"""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TextIO

import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tablee.server.problems import Problem

if TYPE_CHECKING:
    from tablee.server.metrics import Metrics

FRAMES: Final = 6  # of an error's way that are written down
NO_ROUTE: Final = "none"
CLOCK: Final = "%Y-%m-%d %H:%M:%S"


def make_log(stream: TextIO | None = None) -> structlog.typing.FilteringBoundLogger:
    """Lines of JSON. A logger of its own for each server: nothing global is set."""
    stamped = structlog.processors.TimeStamper(fmt="iso", utc=True)
    return written((structlog.processors.add_log_level, stamped, structlog.processors.JSONRenderer()), stream)


def plain_log(stream: TextIO | None = None) -> structlog.typing.FilteringBoundLogger:
    """The same to read: the time of this place, what happened, and what there is to say of it."""
    stamped = structlog.processors.TimeStamper(fmt=CLOCK, utc=False)
    return written((structlog.processors.add_log_level, stamped, in_a_line), stream)


def family_log(sentence: Callable[[str], str], stream: TextIO | None = None) -> structlog.typing.FilteringBoundLogger:
    """For a terminal at which nobody reads logs: silent, until something is the matter."""

    def in_words(_: Any, __: str, event: structlog.typing.EventDict) -> str:
        return sentence(" ".join(part for part in (brief(event), *event.get("where", ())[-1:]) if part))

    return written((in_words,), stream, logging.WARNING)


def written(
    processors: Sequence[structlog.typing.Processor], stream: TextIO | None, least: int = logging.INFO
) -> structlog.typing.FilteringBoundLogger:
    log: structlog.typing.FilteringBoundLogger = structlog.wrap_logger(
        structlog.WriteLogger(sys.stderr if stream is None else stream),
        processors=processors,
        wrapper_class=structlog.make_filtering_bound_logger(least),
        cache_logger_on_first_use=True,
    )
    return log


def in_a_line(_: Any, __: str, event: structlog.typing.EventDict) -> str:
    """`2026-11-18 20:15:04 warning trouble by=tablee said=...`: a level only where something is the matter."""
    said = dict(event)
    level = said.pop("level")
    head = [said.pop("timestamp"), *([] if level == "info" else [level]), said.pop("event")]
    return " ".join([*map(str, head), *(f"{name}={in_a_word(value)}" for name, value in said.items())])


def in_a_word(value: object) -> str:
    text = " < ".join(reversed(value)) if isinstance(value, list) else str(value)
    return json.dumps(text, ensure_ascii=False) if not text or not text.isprintable() or " " in text else text


def brief(event: Mapping[str, Any]) -> str:
    return str(event.get("kind") or event.get("said") or event["event"])


def where(error: BaseException) -> list[str]:
    """The way of an error: files, lines and functions, without anything that was in them."""
    way = traceback.extract_tb(error.__traceback__)[-FRAMES:]
    return [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in way]


class Bridge(logging.Handler):
    """What others log: ours as it is, libraries' before anything was put into it; the kind and place of an error."""

    def __init__(self, log: structlog.typing.FilteringBoundLogger) -> None:
        super().__init__(logging.WARNING)
        self.log = log

    def emit(self, record: logging.LogRecord) -> None:
        ours = record.name.startswith("tablee")
        found: dict[str, Any] = {"by": record.name, "said": record.getMessage() if ours else str(record.msg).strip()}
        if record.exc_info and record.exc_info[1] is not None:
            error = record.exc_info[1]
            found |= {"kind": type(error).__name__, "where": where(error)}
        self.log.log(record.levelno, "trouble", **found)


class Watch:
    """The outermost but one: notes how each request ended, and makes a plain answer of an error nobody expected."""

    def __init__(
        self,
        app: ASGIApp,
        log: structlog.typing.FilteringBoundLogger,
        metrics: Metrics,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.app = app
        self.log = log
        self.metrics = metrics
        self.clock = clock

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = self.clock()
        status = 0

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, noted)
        except Exception as error:
            self.log.error("failed", route=route(scope), kind=type(error).__name__, where=where(error))
            if status == 0:
                await Problem(500, "internal").response()(scope, receive, noted)
        finally:
            self.note(scope, status, self.clock() - began)

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        method = scope["method"] if scope["method"] in KNOWN_METHODS else "other"
        self.metrics.requested(method, route(scope), status, seconds)
        self.log.info("request", method=method, route=route(scope), status=status, ms=round(seconds * 1000, 2))


KNOWN_METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"})


def route(scope: Scope) -> str:
    """The pattern of the address, never the address itself."""
    found = scope.get("route")
    return str(getattr(found, "path", NO_ROUTE)) or "/"
