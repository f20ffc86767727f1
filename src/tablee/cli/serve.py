"""The server, from the command line."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple
from urllib.parse import urlsplit

from tablee.cli.complaints import Complaint
from tablee.cli.database import complaint_about, database_at, node_at, shown
from tablee.kernel import Game
from tablee.text import Speaker
from tablee.text.quotes import quoted

if TYPE_CHECKING:
    import structlog

    from tablee.store import Store, StoreError

EXAMPLE: Final = "https://games.example"
LAST_PORT: Final = 65_535
FIGURES_TOKEN: Final = "TABLEE_METRICS_TOKEN"  # no option of the command: everybody at the machine could read that
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
    database: str = ""  # its address, if there is one instead of a file

    @property
    def place(self) -> str:
        """Where tables are kept, in words."""
        return shown(self.database) if self.database else str(self.data)


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
        print(say.say("serve-running", address=here, file=wishes.place), flush=True)

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
    from tablee.server.crowd import caps, raise_file_limit
    from tablee.server.limits import USUAL
    from tablee.server.run import event_loop, run
    from tablee.server.settings import Settings

    most = raise_file_limit()
    settings = Settings(
        origins=wishes.origins,
        rates={} if wishes.unlimited else USUAL,
        caps={} if wishes.unlimited else caps(most),
        addresses=lambda: origins(listening),
        proxy=wishes.proxy,
        figures_token=os.environ.get(FIGURES_TOKEN, ""),
    )
    with listening, store_troubles(say, wishes), asyncio.Runner(loop_factory=event_loop()) as runner:
        runner.run(
            run(
                store_of(say, wishes, listening.getsockname()[1]),
                listening,
                settings,
                bot_workers=wishes.bot_workers,
                started=started,
                log=log,
                shelf=wishes.shelf,
            )
        )
    print(say.say("serve-stopped"))
    return 0


def store_of(say: Speaker, wishes: Wishes, port: int) -> Store:
    from tablee.store import SqliteStore

    if wishes.database:
        return database_at(say, wishes.database, wishes.durability, node_at(wishes.host, port))
    return SqliteStore(wishes.data, wishes.durability)


def check(say: Speaker, wishes: Wishes) -> None:
    if not 0 <= wishes.port <= LAST_PORT:
        raise Complaint(say.say("serve-port", last=str(LAST_PORT), wrong=say.number(wishes.port)))
    if wishes.bot_workers is not None and wishes.bot_workers < 1:
        wrong = quoted(say.number(wishes.bot_workers))
        raise Complaint(say.say("usage-at-least-one", option="--bot-workers", wrong=wrong))
    if not wishes.database and wishes.data.is_dir():
        raise Complaint(say.say("serve-no-store", file=str(wishes.data), why="other"))
    for origin in wishes.origins:
        found = urlsplit(origin)
        if found.scheme not in ("http", "https") or f"{found.scheme}://{found.netloc}" != origin or not found.netloc:
            raise Complaint(say.say("serve-origin", wrong=origin, example=EXAMPLE))


def address(wishes: Wishes, port: int) -> str:
    host = f"[{wishes.host}]" if ":" in wishes.host else wishes.host
    return f"http://{host}:{port}"


@contextmanager
def store_troubles(say: Speaker, wishes: Wishes) -> Iterator[None]:
    """A file or a database that cannot be served, in words."""
    from tablee.store import StoreError

    try:
        yield
    except StoreError as error:
        if wishes.database:
            raise complaint_about(say, wishes.database, error) from None
        raise Complaint(say.say("serve-no-store", file=str(wishes.data), why=code(error))) from None


def code(error: StoreError) -> str:
    from tablee.store import BadMigration

    return error.why if isinstance(error, BadMigration) else error.code
