"""The server, from the command line."""

from __future__ import annotations

import asyncio
import errno
import socket
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple
from urllib.parse import urlsplit

from tablee.cli.complaints import Complaint
from tablee.kernel import Game
from tablee.text import Speaker
from tablee.text.quotes import quoted

if TYPE_CHECKING:
    import structlog

    from tablee.store import StoreError

EXAMPLE: Final = "https://games.example"
LAST_PORT: Final = 65_535
WHY: Final = {errno.EADDRINUSE: "taken", errno.EACCES: "denied"}


class Wishes(NamedTuple):
    """What was asked for."""

    host: str
    port: int
    data: Path
    durability: Literal["full", "normal"]
    origins: tuple[str, ...]
    proxy: str | None
    unlimited: bool
    shelf: Mapping[str, Game[Any]]
    bot_workers: int | None = None


def serve(say: Speaker, wishes: Wishes) -> int:
    from tablee.server.run import listen

    check(say, wishes)
    try:
        listening = listen(wishes.host, wishes.port)
    except OSError as error:
        raise Complaint(
            say.say("serve-no-address", address=address(wishes, wishes.port), why=WHY.get(error.errno or 0, "other"))
        ) from None
    here = address(wishes, listening.getsockname()[1])

    def started() -> None:
        print(say.say("serve-running", address=here, file=str(wishes.data)), flush=True)

    return keep_house(say, wishes, listening, started)


def keep_house(
    say: Speaker,
    wishes: Wishes,
    listening: socket.socket,
    started: Callable[[], None],
    log: structlog.typing.FilteringBoundLogger | None = None,
) -> int:
    """Until somebody says stop."""
    from tablee.server.addresses import origins
    from tablee.server.limits import USUAL
    from tablee.server.run import event_loop, run
    from tablee.server.settings import Settings
    from tablee.store import SqliteStore

    settings = Settings(
        origins=wishes.origins,
        rates={} if wishes.unlimited else USUAL,
        addresses=lambda: origins(listening),
    )
    store = SqliteStore(wishes.data, wishes.durability)
    with listening, store_troubles(say, wishes.data), asyncio.Runner(loop_factory=event_loop()) as runner:
        runner.run(
            run(
                store,
                listening,
                settings,
                proxy=wishes.proxy,
                bot_workers=wishes.bot_workers,
                started=started,
                log=log,
                shelf=wishes.shelf,
            )
        )
    print(say.say("serve-stopped"))
    return 0


def check(say: Speaker, wishes: Wishes) -> None:
    if not 0 <= wishes.port <= LAST_PORT:
        raise Complaint(say.say("serve-port", last=str(LAST_PORT), wrong=say.number(wishes.port)))
    if wishes.bot_workers is not None and wishes.bot_workers < 1:
        wrong = quoted(say.number(wishes.bot_workers))
        raise Complaint(say.say("usage-at-least-one", option="--bot-workers", wrong=wrong))
    if wishes.data.is_dir():
        raise Complaint(say.say("serve-no-store", file=str(wishes.data), why="other"))
    for origin in wishes.origins:
        found = urlsplit(origin)
        if found.scheme not in ("http", "https") or f"{found.scheme}://{found.netloc}" != origin or not found.netloc:
            raise Complaint(say.say("serve-origin", wrong=origin, example=EXAMPLE))


def address(wishes: Wishes, port: int) -> str:
    host = f"[{wishes.host}]" if ":" in wishes.host else wishes.host
    return f"http://{host}:{port}"


@contextmanager
def store_troubles(say: Speaker, file: Path) -> Iterator[None]:
    """A file that cannot be served, in words."""
    from tablee.store import StoreError

    try:
        yield
    except StoreError as error:
        raise Complaint(say.say("serve-no-store", file=str(file), why=code(error))) from None


def code(error: StoreError) -> str:
    from tablee.store import BadMigration

    return error.why if isinstance(error, BadMigration) else error.code
